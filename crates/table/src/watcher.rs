//! What somebody sees who only watches, as far as it is the table's to say: whom the game waits for.

use crate::session::Session;
use kernel::{Seat, Text};

impl Session {
    /// Whom the table waits for, in words; nothing once the game is over.
    pub(crate) fn awaited_text(&self) -> Option<Text> {
        let named = |seat: Seat| match self.seat_name(seat) {
            Some(name) => Text::new("awaited-named").name("who", name),
            None => Text::new("awaited-seat").number("seat", seat.0 + 1),
        };
        let awaited = self.status().awaited();
        let several = |first, next| Text::new("awaited-several").text("first", first).text("next", next);
        let who = awaited.iter().map(named).reduce(several)?;
        Some(if self.seats() == 1 { Text::new("awaited-alone") } else { Text::new("awaited").text("who", who) })
    }
}
