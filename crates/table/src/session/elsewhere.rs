//! The same game at another table, where a seat cannot tell the difference: for tests that compare what leaves a table.

use super::{Session, Step};
use crate::settings::{self, Luck};
use kernel::{GameBox, Seat};

impl<G: GameBox> Session<G> {
    /// A session that this seat cannot tell from this one. What it sees and has witnessed, what it has ordered and what was
    /// said are the same; what it does not see is dealt anew, luck to come is another, and nobody else has ordered anything.
    ///
    /// # Panics
    /// For [`Seat::WATCHER`], who sits at no table.
    pub fn elsewhere(&self, seat: Seat, luck: &str) -> Self {
        assert_ne!(seat, Seat::WATCHER, "who watches sits at no table");
        let mut settings = self.settings.clone();
        settings.luck = Luck::seed(luck);
        let mut fate = settings::fate(&self.game, &settings.luck).expect("a seed fits every game");
        let table = self.game.imagine(&self.view(seat), seat, &mut fate);
        let mut lines = self.lines.clone();
        lines.push("note elsewhere".into());
        Self {
            game: self.game.clone(),
            options: self.options.clone(),
            opening: self.opening.clone(),
            steps: self.steps.iter().map(Step::again).collect(),
            assisted: self.assisted,
            older_head: None,
            holders: self.holders.clone(),
            orders: self.orders.of_one(seat),
            talk: self.talk.clone(),
            settings,
            table,
            fate,
            lines,
        }
    }
}

impl<G: GameBox> Step<G> {
    fn again(&self) -> Self {
        Self {
            seat: self.seat,
            events: self.events.clone(),
            table_before: self.table_before.clone(),
            fate_before: self.fate_before.clone(),
            bound: self.bound,
        }
    }
}
