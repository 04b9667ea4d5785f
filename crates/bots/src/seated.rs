//! Whoever sits at a table where not all are of one kind.

use crate::{Advice, Beginner, Bot, Careful, InCharacter, MonteCarlo, Random, Search, SearchInCharacter};
use kernel::{Game, GameBox, Policy, Remark, Seat, Seed, Speech};
use table::bot_spec::{BotSpec, Budget};

/// A bot of any kind.
pub struct Seated<G: Game>(Box<dyn Bot<G>>);

impl<G: Game> Seated<G> {
    /// Any bot at all.
    pub fn new(bot: Box<dyn Bot<G>>) -> Self {
        Self(bot)
    }
}

impl<G: Policy + 'static> Seated<G> {
    /// The bot that a name stands for in this game, with whatever was learnt for it; a character that it does not have plays by its rule of
    /// thumb.
    pub fn of(game: &G, spec: &BotSpec) -> Self
    where
        G: GameBox,
    {
        match spec {
            BotSpec::Search(budget) => Self(Box::new(Search::of(game, *budget))),
            BotSpec::Character(_) => match (spec.place(&game.characters()), spec.playouts_in_character()) {
                (Some(place), Some(playouts)) => {
                    let search = Search::of(game, Budget::Playouts(playouts));
                    Self(Box::new(SearchInCharacter::new(InCharacter::new(place), search)))
                }
                _ => Self::unlearnt(game, spec),
            },
            other => Self::unlearnt(game, other),
        }
    }

    /// The same, in a game that nothing was learnt for.
    pub fn unlearnt(game: &G, spec: &BotSpec) -> Self {
        Self(match spec {
            BotSpec::Random => Box::new(Random::default()),
            BotSpec::Beginner => Box::new(Beginner::default()),
            BotSpec::Careful | BotSpec::Hidden => Box::new(Careful),
            BotSpec::MonteCarlo(budget) => Box::new(MonteCarlo::new(*budget)),
            BotSpec::Search(budget) => Box::new(Search::new(None, *budget)),
            BotSpec::Character(_) => match spec.place(&game.characters()) {
                Some(place) => Box::new(InCharacter::new(place)),
                None => Box::new(Careful),
            },
        })
    }
}

impl<G: Game> Bot<G> for Seated<G> {
    fn restart(&mut self, seed: Seed) {
        self.0.restart(seed);
    }

    fn choose(&mut self, game: &G, seat: Seat, view: &G::View, legal: &[G::Action]) -> G::Action {
        self.0.choose(game, seat, view, legal)
    }

    fn advise(&mut self, game: &G, seat: Seat, view: &G::View, legal: &[G::Action]) -> Advice<G::Action> {
        self.0.advise(game, seat, view, legal)
    }

    fn hear(&mut self, seat: Seat, remark: Remark, speech: Speech) {
        self.0.hear(seat, remark, speech);
    }

    fn witness(&mut self, game: &G, seat: Seat, event: &G::Event) {
        self.0.witness(game, seat, event);
    }

    fn remark(&mut self, game: &G, seat: Seat, view: &G::View, witnessed: &[G::Event]) -> Option<Remark> {
        self.0.remark(game, seat, view, witnessed)
    }
}
