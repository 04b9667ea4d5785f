//! A bot for a game of any type.

use crate::{Advice, Beginner, Bot, Careful, InCharacter, Judged, MonteCarlo, Random, Search, SearchInCharacter};
use kernel::{GameBox, Remark, Seat, Seed, Speech};
use table::bot_spec::Budget;
use table::{BotSpec, SeatView, Session, Visitor, Witnessed, shelf};

/// A bot for some game.
pub trait AnyBot: Send {
    /// What it would do, in notation, and why.
    ///
    /// # Panics
    /// If the view is of another game.
    fn advise(&mut self, view: &SeatView) -> Advice<String>;

    /// What it thinks of one legal action alone, with all its budget; nothing where it does not reckon.
    ///
    /// # Panics
    /// If the view is of another game, or this is no action of it.
    fn weigh(&mut self, view: &SeatView, action: &str) -> Option<Judged<String>>;

    /// What it does, in notation.
    ///
    /// # Panics
    /// If the view is of another game.
    fn decide(&mut self, view: &SeatView) -> String;

    /// Hears at its seat what somebody said, and what that does.
    fn hear(&mut self, seat: Seat, remark: Remark, speech: Speech);

    /// Is told at its seat what has happened and what was said, each with the number of the decision that it followed. A bot that is made
    /// for one decision is told before it decides, of its last [`InCharacter::MEMORY`] decisions.
    ///
    /// # Panics
    /// If the events are of another game.
    fn recall(&mut self, seat: Seat, witnessed: &Witnessed, said: &[(usize, Remark, Speech)]);

    /// What it says, now that its seat has witnessed this; nothing where it has nothing to say.
    ///
    /// # Panics
    /// If the view or the events are of another game.
    fn remark(&mut self, view: &SeatView, witnessed: &Witnessed) -> Option<Remark>;
}

struct TypedBot<G, B> {
    game: G,
    bot: B,
}

impl<G: GameBox, B> TypedBot<G, B> {
    fn sees<'a>(&self, view: &'a SeatView) -> (Seat, &'a G::View, &'a [G::Action]) {
        let seen = view.view::<G>().zip(view.legal_actions::<G>());
        let (seen, legal) = seen.expect("a bot is shown views of the game it was made for");
        (view.seat, seen, legal)
    }
}

impl<G: GameBox, B: Bot<G>> TypedBot<G, B> {
    fn advise_on(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> Advice<String> {
        let advice = self.bot.advise(&self.game, seat, view, legal);
        let write = |action| self.game.write_action(action);
        let line = |Judged { action, worth, error, playouts, win, proved }| Judged {
            action: write(action),
            worth,
            error,
            playouts,
            win,
            proved,
        };
        Advice { action: write(advice.action), lines: advice.lines.into_iter().map(line).collect() }
    }
}

impl<G: GameBox, B: Bot<G>> AnyBot for TypedBot<G, B> {
    fn decide(&mut self, view: &SeatView) -> String {
        let (seat, view, legal) = self.sees(view);
        self.game.write_action(self.bot.choose(&self.game, seat, view, legal))
    }

    fn hear(&mut self, seat: Seat, remark: Remark, speech: Speech) {
        self.bot.hear(seat, remark, speech);
    }

    fn recall(&mut self, seat: Seat, witnessed: &Witnessed, said: &[(usize, Remark, Speech)]) {
        let events = witnessed.of::<G>().expect("a bot is told of the game it was made for");
        let mut said = said.iter().peekable();
        for (step, event) in witnessed.steps().iter().zip(events) {
            while let Some((_, remark, speech)) = said.next_if(|(at, ..)| at < step) {
                self.bot.hear(seat, *remark, *speech);
            }
            self.bot.witness(&self.game, seat, event);
        }
        said.for_each(|(_, remark, speech)| self.bot.hear(seat, *remark, *speech));
    }

    fn remark(&mut self, view: &SeatView, witnessed: &Witnessed) -> Option<Remark> {
        let events = witnessed.of::<G>().expect("a bot is told of the game it was made for");
        let (seat, view, _) = self.sees(view);
        self.bot.remark(&self.game, seat, view, events)
    }

    fn advise(&mut self, view: &SeatView) -> Advice<String> {
        let (seat, view, legal) = self.sees(view);
        self.advise_on(seat, view, legal)
    }

    fn weigh(&mut self, view: &SeatView, action: &str) -> Option<Judged<String>> {
        let (seat, view, _) = self.sees(view);
        let action = self.game.read_action(action).expect("a bot weighs actions of the game it was made for");
        self.advise_on(seat, view, &[action]).lines.into_iter().next()
    }
}

/// Makes a bot for the game at a table, with its luck from a seed; nothing where there is none for this game.
pub type BotFor = fn(&Session, &BotSpec, Seed) -> Option<Box<dyn AnyBot>>;

/// Makes bots for the games on the shelf.
pub fn bot_for(session: &Session, spec: &BotSpec, seed: Seed) -> Option<Box<dyn AnyBot>> {
    struct Make<'a>(&'a Session, &'a BotSpec, Seed);
    impl Visitor for Make<'_> {
        type Out = Option<Box<dyn AnyBot>>;
        fn visit<G: GameBox>(self, _: G) -> Self::Out {
            let Self(session, spec, seed) = self;
            typed_bot_for(session.typed::<G>()?.game(), spec, seed)
        }
    }
    shelf::visit(session.id(), Make(session, spec, seed)).flatten()
}

/// Makes a bot for a game, on the shelf or not, with its luck from a seed; nothing where the game has no such bot.
pub fn typed_bot_for<G: GameBox>(game: &G, spec: &BotSpec, seed: Seed) -> Option<Box<dyn AnyBot>> {
    fn seated<G: GameBox, B: Bot<G> + 'static>(game: &G, mut bot: B, seed: Seed) -> Option<Box<dyn AnyBot>> {
        bot.restart(seed.player(Seat(0)));
        Some(Box::new(TypedBot { game: game.clone(), bot }))
    }
    match spec {
        BotSpec::Random => seated(game, Random::default(), seed),
        BotSpec::Beginner => seated(game, Beginner::default(), seed),
        BotSpec::Careful | BotSpec::Hidden => seated(game, Careful, seed),
        BotSpec::MonteCarlo(budget) => seated(game, MonteCarlo::new(*budget), seed),
        BotSpec::Search(budget) => seated(game, Search::of(game, *budget), seed),
        BotSpec::Character(_) => {
            let character = InCharacter::new(spec.place(&game.characters())?);
            match spec.playouts_in_character() {
                Some(playouts) => {
                    let search = Search::of(game, Budget::Playouts(playouts));
                    seated(game, SearchInCharacter::new(character, search), seed)
                }
                None => seated(game, character, seed),
            }
        }
    }
}
