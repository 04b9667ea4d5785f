//! What skill may earn in Dead Cells.

use crate::decisions::Event;
use crate::table::Table;
use kernel::Trophy;

/// Whether a run that was won like this earns something.
type Test = fn(&Table, &[Event]) -> bool;

/// So many cells are a harvest.
const HARVEST: u8 = 12;

/// All trophies, each with its test.
pub fn trophies() -> [(Trophy, Test); 5] {
    [
        (Trophy::new("sober", "trophy-sober", "trophy-sober-deed"), |_, story| {
            !story.iter().any(|event| matches!(event, Event::Drank { .. }))
        }),
        (Trophy::new("firm", "trophy-firm", "trophy-firm-deed"), |table, _| {
            table.members().map(|member| table.member(member)).all(|own| own.left() * 2 >= own.life)
        }),
        (Trophy::new("immune", "trophy-immune", "trophy-immune-deed"), |_, story| {
            !story.iter().any(|event| matches!(event, Event::Suffers { immune: false, .. }))
        }),
        (Trophy::new("harvest", "trophy-harvest", "trophy-harvest-deed"), |table, _| table.deeds.cells >= HARVEST),
        (Trophy::new("dare", "trophy-dare", "trophy-dare-deed"), |table, _| table.restriction > 0),
    ]
}
