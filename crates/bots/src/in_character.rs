//! A bot that plays in one of the game's characters.

use crate::Bot;
use kernel::{Persona, Policy, Remark, Seat, Seed, Seeded, Speech};

/// A bot with a character, a memory for what it is told, and luck of its own.
#[derive(Clone, Debug)]
pub struct InCharacter {
    character: u8,
    luck: Seeded,
    /// For each seat, how many of the bot's own decisions its promise is still remembered for.
    promised: [u8; 8],
    /// The same for threats.
    threatened: [u8; 8],
}

impl InCharacter {
    /// How many of its own decisions such a bot remembers a promise or a threat for.
    pub const MEMORY: u8 = 40;

    /// A bot of that character: a place among the game's.
    pub fn new(character: u8) -> Self {
        Self { character, luck: Seeded::new(Seed::of("")), promised: [0; 8], threatened: [0; 8] }
    }

    /// How it plays now.
    fn manner(&self) -> Persona {
        let remembered = |left: &[u8; 8]| {
            let seats = (0..).zip(left).filter(|(_, left)| **left > 0);
            seats.map(|(seat, _)| Seat(seat)).collect()
        };
        let (promised, threatened) = (remembered(&self.promised), remembered(&self.threatened));
        Persona { character: self.character, promised, threatened }
    }
}

impl<G: Policy> Bot<G> for InCharacter {
    fn restart(&mut self, seed: Seed) {
        self.luck.restart(seed);
        (self.promised, self.threatened) = ([0; 8], [0; 8]);
    }

    fn choose(&mut self, game: &G, seat: Seat, view: &G::View, _: &[G::Action]) -> G::Action {
        let manner = self.manner();
        let remembered = self.promised.iter_mut().chain(&mut self.threatened);
        remembered.for_each(|left| *left = left.saturating_sub(1));
        game.in_character(view, seat, manner, &mut self.luck)
    }

    fn hear(&mut self, seat: Seat, remark: Remark, speech: Speech) {
        let to_me = remark.to.is_none_or(|to| to == seat) && remark.seat != seat;
        let kept = match speech {
            Speech::Promise => &mut self.promised,
            Speech::Threat => &mut self.threatened,
            Speech::Warning | Speech::Thanks => return,
        };
        if let Some(left) = kept.get_mut(remark.seat.0 as usize).filter(|_| to_me) {
            *left = Self::MEMORY;
        }
    }

    fn remark(&mut self, game: &G, seat: Seat, view: &G::View, witnessed: &[G::Event]) -> Option<Remark> {
        game.remark(view, seat, self.manner(), witnessed, &mut self.luck)
    }
}
