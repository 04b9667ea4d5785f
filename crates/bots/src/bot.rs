//! What a bot is.

use kernel::{Game, Remark, Seat, Seed, Speech};
use table::wire::Judgement;

/// Somebody who decides for a seat, seeing what the seat sees and nothing else.
pub trait Bot<G: Game>: Send {
    /// A new game begins; all of the bot's own luck comes from this seed.
    fn restart(&mut self, seed: Seed);

    /// Decides. `legal` is never empty.
    fn choose(&mut self, game: &G, seat: Seat, view: &G::View, legal: &[G::Action]) -> G::Action;

    /// Decides, and says what it thinks of every legal action, where it thinks.
    fn advise(&mut self, game: &G, seat: Seat, view: &G::View, legal: &[G::Action]) -> Advice<G::Action> {
        Advice { action: self.choose(game, seat, view, legal), lines: Vec::new() }
    }

    /// Hears at its seat what somebody said, and what that does.
    fn hear(&mut self, seat: Seat, remark: Remark, speech: Speech) {
        let _ = (seat, remark, speech);
    }

    /// Sees at its seat that something has happened.
    fn witness(&mut self, game: &G, seat: Seat, event: &G::Event) {
        let _ = (game, seat, event);
    }

    /// Says something, now that its seat has witnessed this since it last spoke; nothing where it has nothing to say.
    fn remark(&mut self, game: &G, seat: Seat, view: &G::View, witnessed: &[G::Event]) -> Option<Remark> {
        let _ = (game, seat, view, witnessed);
        None
    }
}

/// A bot of a kind that is not known where it plays.
impl<G: Game> Bot<G> for Box<dyn Bot<G> + '_> {
    fn restart(&mut self, seed: Seed) {
        (**self).restart(seed);
    }

    #[inline]
    fn choose(&mut self, game: &G, seat: Seat, view: &G::View, legal: &[G::Action]) -> G::Action {
        (**self).choose(game, seat, view, legal)
    }

    fn advise(&mut self, game: &G, seat: Seat, view: &G::View, legal: &[G::Action]) -> Advice<G::Action> {
        (**self).advise(game, seat, view, legal)
    }

    fn hear(&mut self, seat: Seat, remark: Remark, speech: Speech) {
        (**self).hear(seat, remark, speech);
    }

    fn witness(&mut self, game: &G, seat: Seat, event: &G::Event) {
        (**self).witness(game, seat, event);
    }

    fn remark(&mut self, game: &G, seat: Seat, view: &G::View, witnessed: &[G::Event]) -> Option<Remark> {
        (**self).remark(game, seat, view, witnessed)
    }
}

/// What a bot would do, and why.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice<A> {
    /// What it would do.
    pub action: A,
    /// Every legal action with what it thinks of it, the best first; empty if it does not reckon.
    pub lines: Vec<Judged<A>>,
}

impl Judged<String> {
    /// As programs are told.
    pub fn told(&self) -> Judgement<'_> {
        let Self { action, worth, error, win, proved, playouts } = self;
        Judgement { action, worth: *worth, win: *win, proved: *proved, error: *error, playouts: *playouts }
    }
}

/// What a bot thinks of an action.
#[derive(Clone, PartialEq, Debug)]
pub struct Judged<A> {
    /// The action.
    pub action: A,
    /// A number that only compares the lines of one advice; the first has the greatest. Unless it is the same as [`Judged::win`] it is no
    /// chance of winning: it comes from games that are played out by rules of thumb.
    pub worth: f64,
    /// The chance to win by it, where the bot plays on as it advises and that chance comes true.
    pub win: Option<f64>,
    /// Whether that is proved.
    pub proved: bool,
    /// The standard error of how far it is behind the first line; of the first line, of how far it is ahead of the second.
    pub error: f64,
    /// The playouts it was found in.
    pub playouts: u64,
}
