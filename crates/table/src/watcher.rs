//! What somebody sees who only watches, as far as it is the table's to say: whom the game waits for.

use crate::session::Session;
use kernel::{GameBox, Page, Seat, Text};

impl<G: GameBox> Session<G> {
    /// What a seat has before its eyes; of [`Seat::WATCHER`], what everybody knows, and whom the table waits for.
    pub fn page(&self, seat: Seat) -> Page {
        let page = self.game().page(&self.view(seat), seat);
        match self.awaited_text().filter(|_| seat == Seat::WATCHER) {
            Some(prompt) => Page { prompt, ..page },
            None => page,
        }
    }

    /// Whom the table waits for, in words; nothing once the game is over.
    fn awaited_text(&self) -> Option<Text> {
        let named = |seat: Seat| match self.game().seat_name(seat) {
            Some(name) => Text::new("awaited-named").name("who", &name),
            None => Text::new("awaited-seat").number("seat", seat.0 + 1),
        };
        let awaited = self.status().awaited();
        let several = |first, next| Text::new("awaited-several").text("first", first).text("next", next);
        let who = awaited.iter().map(named).reduce(several)?;
        Some(if self.seats() == 1 { Text::new("awaited-alone") } else { Text::new("awaited").text("who", who) })
    }
}
