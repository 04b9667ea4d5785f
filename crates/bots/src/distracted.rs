//! A bot that knows a game and does not always look: how people play.

use crate::network::Network;
use crate::{Bot, Search};
use kernel::{Policy, Seat, Seed, Source, Stream};
use std::sync::Arc;
use table::bot_spec::Budget;

/// Plays by what was learnt alone, but for one decision in so many, in which it goes by the rule of thumb. Where nothing was learnt it plays
/// by the rule of thumb, and one decision in so many is any legal one. Its luck is its own: on one and the same deal it plays differently
/// again and again.
pub struct Distracted<G: Policy> {
    learnt: Option<Search<G>>,
    once_in: u32,
    luck: Stream,
}

impl<G: Policy> Distracted<G> {
    /// A bot with what was learnt, if anything was, that does not look once in so many decisions.
    pub fn new(network: Option<Arc<Network>>, once_in: u32) -> Self {
        let learnt = network.map(|network| Search::new(Some(network), Budget::Playouts(1)));
        Self { learnt, once_in, luck: luck(Seed::of("")) }
    }
}

fn luck(seed: Seed) -> Stream {
    seed.stream(Source::PLAYER)
}

impl<G: Policy> Bot<G> for Distracted<G> {
    fn restart(&mut self, seed: Seed) {
        self.luck = luck(seed);
        self.learnt.iter_mut().for_each(|learnt| learnt.restart(seed));
    }

    fn choose(&mut self, game: &G, seat: Seat, view: &G::View, legal: &[G::Action]) -> G::Action {
        let distracted = self.luck.pick(self.once_in) == 0;
        match &mut self.learnt {
            Some(learnt) if !distracted => learnt.choose(game, seat, view, legal),
            None if distracted => legal[self.luck.pick(legal.len() as u32) as usize],
            _ => game.careful(view, seat),
        }
    }
}
