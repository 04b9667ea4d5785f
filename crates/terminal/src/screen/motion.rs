//! Cards that move slide to where they go, for a moment.

use super::canvas::{Canvas, Spot, Target};
use kernel::{Layout, Page};
use ratatui::buffer::Cell;
use ratatui::layout::Rect;
use std::time::{Duration, Instant};

/// How long a card slides.
pub const SLIDE: Duration = Duration::from_millis(150);
/// How often it is drawn meanwhile.
pub const FRAME: Duration = Duration::from_millis(25);

/// Where every thing of a page lay when it was drawn, by id; and the pile that new ones come from.
#[derive(Clone, Default)]
pub struct Places {
    things: Vec<(String, Rect)>,
    pile: Option<Rect>,
}

impl Places {
    /// Reads them off what was drawn.
    pub fn of(page: &Page, targets: &[Target]) -> Self {
        let thing = |target: &Target| match target.spot {
            Spot::Thing(zone, thing) => {
                let zone = page.zones.get(zone)?;
                // Words in a line do not move when the line does, whatever they stand for: they would be written over each other.
                let table = matches!(zone.layout, Layout::Table { .. });
                (target.area.height > 1 && !table).then_some((zone.things.get(thing)?.id.clone(), target.area))
            }
            _ => None,
        };
        let pile = targets.iter().find(|target| match target.spot {
            Spot::Zone(zone) => page.zones.get(zone).is_some_and(|zone| zone.layout == Layout::Pile),
            _ => false,
        });
        Self { things: targets.iter().filter_map(thing).collect(), pile: pile.map(|target| target.area) }
    }

    fn of_thing(&self, id: &str) -> Option<Rect> {
        self.things.iter().find(|(known, _)| known == id).map(|(_, area)| *area)
    }
}

/// Cards on their way.
pub struct Motion {
    from: Places,
    begun: Instant,
}

impl Motion {
    /// Things slide from where they lay.
    pub fn new(from: Places, now: Instant) -> Self {
        Self { from, begun: now }
    }

    /// Whether all have arrived.
    pub fn done(&self, now: Instant) -> bool {
        now.duration_since(self.begun) >= SLIDE
    }

    /// Moves what was just drawn back along its way.
    pub fn draw(&self, canvas: &mut Canvas<'_>, to: &Places, now: Instant) {
        let gone = now.duration_since(self.begun).as_millis().min(SLIDE.as_millis()) as i32;
        let whole = SLIDE.as_millis() as i32;
        let mut lifted: Vec<(Rect, Vec<Cell>)> = Vec::new();
        for (id, area) in &to.things {
            // What is new comes off the pile.
            let Some(from) = self.from.of_thing(id).or(self.from.pile) else { continue };
            if from == *area {
                continue;
            }
            let between = |from: u16, to: u16| (from as i32 + (to as i32 - from as i32) * gone / whole) as u16;
            let at = Rect { x: between(from.x, area.x), y: between(from.y, area.y), ..*area };
            lifted.push((at, canvas.lift(*area)));
        }
        for (area, cells) in lifted {
            canvas.put(area, cells);
        }
    }
}
