//! Where zones lie on the screen: side by side while there is room, small ones below each other beside tall ones.

use super::look::Look;
use super::zones::{self, Scale, Sight};
use kernel::Layout;
use ratatui::layout::Rect;

/// The columns between two zones.
const GAP: u16 = 2;

/// Where every zone lies, relative to the corner of them all, and how many lines they take together.
pub struct Arrangement {
    /// Each zone by its place in the page.
    pub places: Vec<(usize, Rect)>,
    /// The lines they take.
    pub height: u16,
}

/// Lays the zones of a page out in a width.
pub fn arrange(sight: &Sight<'_>, look: Look, scale: Scale, width: u16) -> Arrangement {
    let mut flow = Flow { width, ..Flow::default() };
    for (at, zone) in sight.page.zones.iter().enumerate() {
        // An empty list or stack says nothing.
        if zone.count == 0
            && zone.things.is_empty()
            && matches!(zone.layout, Layout::List | Layout::Stack | Layout::Tokens)
        {
            continue;
        }
        let (across, down) = zones::size(sight, zone, look, scale, width);
        flow.place(at, across, down);
    }
    Arrangement { height: flow.top + flow.tall, places: flow.places }
}

/// Zones being laid out: lines of columns of zones.
#[derive(Default)]
struct Flow {
    width: u16,
    places: Vec<(usize, Rect)>,
    /// The line: where it begins, and how tall it is.
    top: u16,
    tall: u16,
    /// The column: where it begins, how broad it is, and how far it is filled.
    left: u16,
    broad: u16,
    filled: u16,
}

impl Flow {
    fn place(&mut self, at: usize, across: u16, down: u16) {
        let beside = if self.broad == 0 { 0 } else { self.left + self.broad + GAP };
        if self.broad > 0 && self.filled + down <= self.tall && self.left + across <= self.width {
            // Below the one before.
            self.put(at, across, down);
        } else if beside + across <= self.width {
            (self.left, self.broad, self.filled) = (beside, 0, 0);
            self.put(at, across, down);
        } else {
            self.top += self.tall;
            (self.tall, self.left, self.broad, self.filled) = (0, 0, 0, 0);
            self.put(at, across, down);
        }
    }

    fn put(&mut self, at: usize, across: u16, down: u16) {
        self.places.push((at, Rect::new(self.left, self.top + self.filled, across, down)));
        self.filled += down;
        self.broad = self.broad.max(across);
        self.tall = self.tall.max(self.filled);
    }
}
