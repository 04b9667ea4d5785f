//! A bot that plays in one of the game's characters, but not against its own interest.

use crate::{Bot, InCharacter, Search};
use kernel::{Game, Policy, Remark, Seat, Seed, Speech};

/// How much of its chance to win such a bot gives for doing as its character does.
const INDULGENCE: f64 = 0.02;

/// A bot that does as its character would unless that costs too much of its chance to win, by a search of so many playouts.
pub struct SearchInCharacter<G: Game> {
    character: InCharacter,
    search: Search<G>,
}

impl<G: Policy> SearchInCharacter<G> {
    /// A character with what it looks ahead by.
    pub fn new(character: InCharacter, search: Search<G>) -> Self {
        Self { character, search }
    }
}

impl<G: Policy> Bot<G> for SearchInCharacter<G> {
    fn restart(&mut self, seed: Seed) {
        Bot::<G>::restart(&mut self.character, seed);
        // Other luck than the character's own.
        self.search.restart(seed.nth(1));
    }

    fn choose(&mut self, game: &G, seat: Seat, view: &G::View, legal: &[G::Action]) -> G::Action {
        let own = self.character.choose(game, seat, view, legal);
        if legal.len() == 1 {
            return own;
        }
        let advice = self.search.advise(game, seat, view, legal);
        let worth = |action| advice.lines.iter().find(|line| line.action == action).map_or(0.0, |line| line.worth);
        if worth(own) + INDULGENCE >= worth(advice.action) { own } else { advice.action }
    }

    fn hear(&mut self, seat: Seat, remark: Remark, speech: Speech) {
        Bot::<G>::hear(&mut self.character, seat, remark, speech);
    }

    fn witness(&mut self, game: &G, seat: Seat, event: &G::Event) {
        self.character.witness(game, seat, event);
    }

    fn remark(&mut self, game: &G, seat: Seat, view: &G::View, witnessed: &[G::Event]) -> Option<Remark> {
        self.character.remark(game, seat, view, witnessed)
    }
}
