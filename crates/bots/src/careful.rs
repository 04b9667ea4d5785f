//! A bot that follows the game's rule of thumb.

use crate::Bot;
use kernel::{Policy, Seat, Seed};

/// What somebody who knows the game does without reckoning.
#[derive(Clone, Copy, Debug, Default)]
pub struct Careful;

impl<G: Policy> Bot<G> for Careful {
    fn restart(&mut self, _: Seed) {}

    fn choose(&mut self, game: &G, seat: Seat, view: &G::View, _: &[G::Action]) -> G::Action {
        game.careful(view, seat)
    }
}
