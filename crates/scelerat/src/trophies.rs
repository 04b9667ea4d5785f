//! What skill may earn in Scélérat.

use crate::decisions::{Event, With};
use crate::table::{FULL_LIFE, Table};
use kernel::Trophy;

/// Whether a dungeon that was crossed like this earns something.
type Test = fn(&Table, &[Event]) -> bool;

/// All trophies, each with its test.
pub fn trophies() -> [(Trophy, Test); 5] {
    [
        (Trophy::new("whole", "trophy-whole", "trophy-whole-deed"), |table, _| table.hp == FULL_LIFE),
        (Trophy::new("armed", "trophy-armed", "trophy-armed-deed"), |_, story| {
            !story.iter().any(|event| matches!(event, Event::Fought { with: With::Hands, .. }))
        }),
        (Trophy::new("onward", "trophy-onward", "trophy-onward-deed"), |_, story| !story.contains(&Event::Avoided)),
        (Trophy::new("thrift", "trophy-thrift", "trophy-thrift-deed"), |_, story| {
            !story.iter().any(|event| matches!(event, Event::Wasted { .. }))
        }),
        (Trophy::new("toast", "trophy-toast", "trophy-toast-deed"), |_, story| {
            story.iter().any(|event| matches!(event, Event::Crossed { bonus: Some(_), .. }))
        }),
    ]
}
