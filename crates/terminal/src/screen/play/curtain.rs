//! The curtain between two people at one screen.

use super::{Over, Play};
use crate::screen::Turn;
use crate::screen::house::House;
use crate::screen::press::Press;
use std::time::{Duration, Instant};

/// So long nothing must have been pressed before Enter lifts the curtain: whoever has just acted may press it once too often,
/// or hold it down.
const STILL: Duration = Duration::from_millis(900);

/// The curtain between two people.
pub(in crate::screen) struct Curtain {
    /// When it fell, or a key was last pressed too early.
    still_since: Instant,
}

impl Curtain {
    /// It falls now.
    pub fn fallen(now: Instant) -> Self {
        Self { still_since: now }
    }

    /// Whether a key lifts it. One key has no other meaning at the table; those that act there must not come too early.
    pub fn lifts(&self, press: Press, now: Instant) -> bool {
        match press {
            Press::Sign('v' | 'V') => true,
            Press::Enter | Press::Sign(' ') => now.saturating_duration_since(self.still_since) >= STILL,
            _ => false,
        }
    }
}

impl Play {
    /// Reads a key while the curtain is down. A click anywhere does nothing.
    pub(super) fn press_curtain(&mut self, house: &House, curtain: Curtain, press: Press) -> Turn {
        if curtain.lifts(press, self.now) {
            // Whoever came may have to look a card up first.
            self.ask_for_card(house);
            return Turn::Redraw;
        }
        self.over = Some(Over::Handing(Curtain::fallen(self.now)));
        if matches!(press, Press::Sign('q' | 'Q')) { Turn::Back } else { Turn::Stay }
    }
}
