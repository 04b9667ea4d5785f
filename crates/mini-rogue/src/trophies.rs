//! What skill may earn in Mini Rogue.

use crate::decisions::{Event, Poured};
use crate::table::{Difficulty, Table};
use kernel::Trophy;

/// Whether a victory like this earns something.
type Test = fn(&Table, &[Event]) -> bool;

/// So many hit points are plenty at the end.
const PLENTY: u8 = 12;

/// All trophies, each with its test.
pub fn trophies() -> [(Trophy, Test); 5] {
    [
        (Trophy::new("healthy", "trophy-healthy", "trophy-healthy-deed"), |_, story| {
            !story.iter().any(|event| matches!(event, Event::Afflicted { .. }))
        }),
        (Trophy::new("fed", "trophy-fed", "trophy-fed-deed"), |_, story| {
            !story.contains(&Event::Descended { ate: false })
        }),
        (Trophy::new("corked", "trophy-corked", "trophy-corked-deed"), |_, story| {
            !story.iter().any(|event| matches!(event, Event::Poured { how: Poured::Used, .. }))
        }),
        (Trophy::new("hale", "trophy-hale", "trophy-hale-deed"), |table, _| {
            table.party().iter().all(|hero| hero.hp >= PLENTY)
        }),
        (Trophy::new("hard", "trophy-hard", "trophy-hard-deed"), |table, _| {
            !matches!(table.options.difficulty, Difficulty::Easy | Difficulty::Normal)
        }),
    ]
}
