//! What somebody sees who only watches, as far as it is the table's to say: whom the game waits for.

use crate::session::Session;
use kernel::{Seat, Text};

impl Session {
    /// Whom the table waits for, in words; nothing once the game is over.
    pub(crate) fn awaited_text(&self) -> Option<Text> {
        let awaited = self.status().awaited();
        let several = |first, next| Text::new("awaited-several").text("first", first).text("next", next);
        let who = awaited.iter().map(|seat| self.seat_text(seat)).reduce(several)?;
        Some(if self.seats() == 1 { Text::new("awaited-alone") } else { Text::new("awaited").text("who", who) })
    }

    /// What a seat is called: by the game, where it calls everybody by name, or by its number.
    pub(crate) fn seat_text(&self, seat: Seat) -> Text {
        match self.seat_name(seat) {
            Some(name) => Text::new("seat-called").name("who", name),
            None => Text::new("seat-numbered").number("seat", seat.0 + 1),
        }
    }
}
