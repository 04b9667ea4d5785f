//! A bot that does anything allowed.

use crate::Bot;
use kernel::fate::Stream;
use kernel::{Game, Seat, Seed, Source};

/// Every legal action is as likely.
#[derive(Clone, Debug)]
pub struct Random {
    luck: Stream,
}

impl Default for Random {
    fn default() -> Self {
        Self { luck: Seed::of("").stream(Source::PLAYER) }
    }
}

impl<G: Game> Bot<G> for Random {
    #[inline]
    fn restart(&mut self, seed: Seed) {
        self.luck = seed.stream(Source::PLAYER);
    }

    #[inline]
    fn choose(&mut self, _: &G, _: Seat, _: &G::View, legal: &[G::Action]) -> G::Action {
        legal[self.luck.pick(legal.len() as u32) as usize]
    }
}
