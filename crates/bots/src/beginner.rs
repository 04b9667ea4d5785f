//! A bot that errs.

use crate::Bot;
use kernel::fate::Stream;
use kernel::{Policy, Seat, Seed, Source};

/// One decision in so many is made without thinking.
const ERRS_ONE_IN: u32 = 4;

/// Follows the game's rule of thumb but for one decision in four, which is any that is allowed.
#[derive(Clone, Debug)]
pub struct Beginner {
    luck: Stream,
}

impl Default for Beginner {
    fn default() -> Self {
        Self { luck: Seed::of("").stream(Source::PLAYER) }
    }
}

impl<G: Policy> Bot<G> for Beginner {
    fn restart(&mut self, seed: Seed) {
        self.luck = seed.stream(Source::PLAYER);
    }

    fn choose(&mut self, game: &G, seat: Seat, view: &G::View, legal: &[G::Action]) -> G::Action {
        if self.luck.pick(ERRS_ONE_IN) == 0 {
            return legal[self.luck.pick(legal.len() as u32) as usize];
        }
        game.careful(view, seat)
    }
}
