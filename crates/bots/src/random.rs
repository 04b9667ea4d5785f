//! A bot that does anything allowed.

use crate::Bot;
use kernel::{Fate, Game, Seat, Seed, Seeded, Source};

/// Every legal action is as likely.
#[derive(Clone, Debug)]
pub struct Random {
    luck: Seeded,
}

impl Default for Random {
    fn default() -> Self {
        Self {
            luck: Seeded::new(Seed::of("")),
        }
    }
}

impl<G: Game> Bot<G> for Random {
    #[inline]
    fn restart(&mut self, seed: Seed) {
        self.luck.restart(seed);
    }

    #[inline]
    fn choose(&mut self, _: &G, _: Seat, _: &G::View, legal: &[G::Action]) -> G::Action {
        legal[self.luck.pick(Source::PLAYER, legal.len() as u32) as usize]
    }
}
