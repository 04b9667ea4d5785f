//! What skill may earn in Sang & Rancune.

use crate::decisions::Event;
use crate::table::Table;
use kernel::{Seat, Trophy};

/// Whether a victory like this earns its winner something.
type Test = fn(&Table, u8, &[Event]) -> bool;

/// So far ahead, nobody argues.
const LEAD: u8 = 20;
/// So many creatures make a slayer.
const SLAYER: usize = 6;
/// So much life is plenty at the end.
const PLENTY: u8 = 75;

/// All trophies, each with its test.
pub fn trophies() -> [(Trophy, Test); 5] {
    [
        (Trophy::new("clean", "trophy-clean", "trophy-clean-deed"), |_, seat, story| {
            !story.iter().any(|event| matches!(event, Event::Blown { seat: by, .. } if *by == seat))
        }),
        (Trophy::new("slayer", "trophy-slayer", "trophy-slayer-deed"), |_, seat, story| {
            let own = |event: &&Event| matches!(event, Event::Killed { seat: by, .. } if *by == seat);
            story.iter().filter(own).count() >= SLAYER
        }),
        (Trophy::new("ahead", "trophy-ahead", "trophy-ahead-deed"), |table, seat, _| {
            let own = table.hero(seat).prestige;
            let rivals = table.living().without(Seat(seat));
            rivals.iter().all(|rival| own >= table.hero(rival.0).prestige + LEAD)
        }),
        (Trophy::new("sturdy", "trophy-sturdy", "trophy-sturdy-deed"), |table, seat, _| {
            table.hero(seat).life >= PLENTY
        }),
        (Trophy::new("six", "trophy-six", "trophy-six-deed"), |table, _, _| table.options.players == 6),
    ]
}
