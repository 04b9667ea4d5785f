//! What skill may earn in Dongeon.

use crate::decisions::Event;
use crate::table::{Aside, Table};
use kernel::Trophy;

/// Whether a victory like this earns something.
type Test = fn(&Table, &[Event]) -> bool;

/// So many treasures are a hoard.
const HOARD: usize = 4;

/// All trophies, each with its test.
pub fn trophies() -> [(Trophy, Test); 5] {
    [
        (Trophy::new("unhurt", "trophy-unhurt", "trophy-unhurt-deed"), |_, story| {
            !story.iter().any(|event| matches!(event, Event::Hurt { .. }))
        }),
        (Trophy::new("guide", "trophy-guide", "trophy-guide-deed"), |_, story| {
            !story.iter().any(|event| matches!(event, Event::Lost { .. }))
        }),
        (Trophy::new("wary", "trophy-wary", "trophy-wary-deed"), |_, story| {
            !story.iter().any(|event| matches!(event, Event::Sprung { .. }))
        }),
        (Trophy::new("bare", "trophy-bare", "trophy-bare-deed"), |_, story| {
            let last = story.iter().rev().find_map(|event| match event {
                Event::Struck { weapons, won, .. } => Some(*won && *weapons == 0),
                _ => None,
            });
            last == Some(true)
        }),
        (Trophy::new("hoard", "trophy-hoard", "trophy-hoard-deed"), |table, _| {
            let why = &table.why[..table.aside.all().len()];
            why.iter().filter(|why| **why == Aside::Treasure).count() >= HOARD
        }),
    ]
}
