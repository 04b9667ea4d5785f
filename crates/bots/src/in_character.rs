//! A bot that plays in one of the game's characters.

use crate::Bot;
use kernel::{Persona, Policy, Remark, Seat, Seed, Seeded, Speech};

/// A bot with a character, a memory for what it is told and sees, and luck of its own.
#[derive(Clone, Debug)]
pub struct InCharacter {
    memory: Persona,
    luck: Seeded,
}

impl InCharacter {
    /// For how many of its own last decisions such a bot is told again what was said and done, where it is made anew for each.
    pub const MEMORY: usize = 80;

    /// A bot of that character: a place among the game's.
    pub fn new(character: u8) -> Self {
        Self { memory: Persona::of(character), luck: Seeded::new(Seed::of("")) }
    }
}

impl<G: Policy> Bot<G> for InCharacter {
    fn restart(&mut self, seed: Seed) {
        self.luck.restart(seed);
        self.memory = Persona::of(self.memory.character);
    }

    fn choose(&mut self, game: &G, seat: Seat, view: &G::View, _: &[G::Action]) -> G::Action {
        game.in_character(view, seat, self.memory, &mut self.luck)
    }

    fn hear(&mut self, seat: Seat, remark: Remark, speech: Speech) {
        self.memory.hear(seat, remark, speech);
    }

    fn witness(&mut self, game: &G, seat: Seat, event: &G::Event) {
        game.remember(&mut self.memory, seat, event);
    }

    fn remark(&mut self, game: &G, seat: Seat, view: &G::View, witnessed: &[G::Event]) -> Option<Remark> {
        game.remark(view, seat, self.memory, witnessed, &mut self.luck)
    }
}
