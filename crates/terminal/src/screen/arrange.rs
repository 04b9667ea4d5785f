//! Where zones lie on the screen: each as high up as it can, then as far left, so that small ones fill what tall ones leave.

use super::look::Look;
use super::zones::{self, Scale, Sight};
use kernel::{Layout, Zone};
use ratatui::layout::Rect;

/// The columns between two zones.
const GAP: u16 = 2;
/// The least width into which running words are squeezed.
const NARROW: u16 = 30;

/// Where every zone lies, relative to the corner of them all, and how many lines they take together.
pub struct Arrangement {
    /// Each zone by its place in the page.
    pub places: Vec<(usize, Rect)>,
    /// The lines they take.
    pub height: u16,
}

/// Lays the zones of a page out in a width, each in its scale.
pub fn arrange(sight: &Sight<'_>, look: Look, scales: &[Scale], width: u16) -> Arrangement {
    let mut arrangement = Arrangement { places: Vec::new(), height: 0 };
    for (at, (zone, scale)) in sight.page.zones.iter().zip(scales).enumerate() {
        if says_something(zone) {
            let natural = zones::size(sight, at, look, *scale, width);
            let squeezed = |most| zones::squeezed(sight, at, look, *scale, most);
            let place = arrangement.free(natural, squeezed, width);
            arrangement.height = arrangement.height.max(place.bottom());
            arrangement.places.push((at, place));
        }
    }
    arrangement
}

/// An empty list or stack says nothing.
fn says_something(zone: &Zone) -> bool {
    let silent = matches!(zone.layout, Layout::List | Layout::Stack | Layout::Tokens);
    zone.count > 0 || !zone.things.is_empty() || !silent
}

impl Arrangement {
    /// The best free place for a zone: the one that makes the whole least tall, then the highest, then the leftmost.
    fn free(&self, natural: (u16, u16), squeezed: impl Fn(u16) -> Option<(u16, u16)>, width: u16) -> Rect {
        let rects = || self.places.iter().map(|(_, rect)| rect);
        let mut lefts: Vec<u16> = [0].into_iter().chain(rects().map(|rect| rect.right() + GAP)).collect();
        let mut tops: Vec<u16> = [0].into_iter().chain(rects().map(|rect| rect.bottom())).collect();
        for places in [&mut lefts, &mut tops] {
            places.sort_unstable();
            places.dedup();
        }
        let mut best = (u16::MAX, Rect::new(0, self.height, natural.0, natural.1));
        for left in lefts {
            let room = width.saturating_sub(left);
            let whole = natural.0 <= room;
            let size = match room {
                _ if whole => Some(natural),
                NARROW.. => squeezed(room),
                _ => None,
            };
            let Some((across, down)) = size else { continue };
            for top in &tops {
                let rect = Rect::new(left, *top, across, down);
                // Words are squeezed only into what would stay empty.
                if !whole && rect.bottom() > self.height {
                    continue;
                }
                let (height, known) = (self.height.max(rect.bottom()), best.1);
                if (height, rect.y, rect.x) < (best.0, known.y, known.x) && !self.meets(rect) {
                    best = (height, rect);
                }
            }
        }
        best.1
    }

    fn meets(&self, rect: Rect) -> bool {
        let apart = Rect { x: rect.x.saturating_sub(GAP), width: rect.width + GAP + rect.x.min(GAP), ..rect };
        self.places.iter().any(|(_, other)| other.intersects(apart))
    }
}
