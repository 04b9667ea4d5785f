//! Where a bot is hired for a game of any type.

use crate::{Advice, Bot, Careful, Company, InCharacter, Judged, MonteCarlo, Random, Series, Tally};
use kernel::{GameBox, Moves, Remark, Seat, Seed, Seeded, Speech};
use std::sync::atomic::AtomicU64;
use table::bot_spec::BotSpec;
use table::{OpenError, SeatView, Settings, Visitor, Witnessed, settings, shelf};

/// A bot for some game.
pub trait AnyBot: Send {
    /// What it would do, in notation, and why.
    ///
    /// # Panics
    /// If the view is of another game.
    fn advise(&mut self, view: &SeatView) -> Advice<String>;

    /// What it does, in notation.
    ///
    /// # Panics
    /// If the view is of another game.
    fn decide(&mut self, view: &SeatView) -> String;

    /// Hears at its seat what somebody said, and what that does. A bot that is hired for one decision is told before it
    /// decides, of what was said in its last [`InCharacter::MEMORY`] decisions.
    fn hear(&mut self, seat: Seat, remark: Remark, speech: Speech);

    /// What it says, now that its seat has witnessed this; nothing where it has nothing to say.
    ///
    /// # Panics
    /// If the view or the events are of another game.
    fn remark(&mut self, view: &SeatView, witnessed: &Witnessed) -> Option<Remark>;
}

struct Hired<G, B> {
    game: G,
    bot: B,
}

impl<G: GameBox, B> Hired<G, B> {
    fn view<'a>(&self, view: &'a SeatView) -> &'a G::View {
        view.of::<G>().expect("a bot is shown views of the game it was hired for")
    }

    /// Legal actions depend on the view alone, so those of any table that fits it will do.
    fn legal(&self, view: &G::View, seat: Seat) -> Moves<G::Action> {
        let table = self.game.imagine(view, seat, &mut Seeded::new(Seed::of("legal")));
        let mut legal = Moves::new();
        self.game.legal_actions(&table, seat, &mut legal);
        legal
    }
}

impl<G: GameBox, B: Bot<G>> AnyBot for Hired<G, B> {
    fn decide(&mut self, view: &SeatView) -> String {
        let (seat, view) = (view.seat, self.view(view));
        let legal = self.legal(view, seat);
        self.game.write_action(self.bot.choose(&self.game, seat, view, &legal))
    }

    fn hear(&mut self, seat: Seat, remark: Remark, speech: Speech) {
        self.bot.hear(seat, remark, speech);
    }

    fn remark(&mut self, view: &SeatView, witnessed: &Witnessed) -> Option<Remark> {
        let events = witnessed.of::<G>().expect("a bot is told of the game it was hired for");
        self.bot.remark(&self.game, view.seat, self.view(view), events)
    }

    fn advise(&mut self, view: &SeatView) -> Advice<String> {
        let (seat, view) = (view.seat, self.view(view));
        let legal = self.legal(view, seat);
        let advice = self.bot.advise(&self.game, seat, view, &legal);
        let write = |action| self.game.write_action(action);
        Advice {
            action: write(advice.action),
            lines: advice
                .lines
                .into_iter()
                .map(|Judged { action, worth, error, playouts }| Judged {
                    action: write(action),
                    worth,
                    error,
                    playouts,
                })
                .collect(),
        }
    }
}

/// Hires a bot for the game of that id, on content of one's own where there is some, with its luck from a seed; nobody
/// where there is no such game, or it cannot be played on that content.
pub fn hire(id: &str, own: Option<&str>, spec: BotSpec, seed: Seed) -> Option<Box<dyn AnyBot>> {
    struct Hire<'a>(Option<&'a str>, BotSpec, Seed);
    impl Visitor for Hire<'_> {
        type Out = Option<Box<dyn AnyBot>>;
        fn visit<G: GameBox>(self, game: G) -> Self::Out {
            let Self(own, spec, seed) = self;
            Some(hire_for(settings::on_own(game, own).ok()?, spec, seed))
        }
    }
    shelf::visit(id, Hire(own, spec, seed)).flatten()
}

/// Hires a bot for a game, on the shelf or not, with its luck from a seed.
pub fn hire_for<G: GameBox>(game: G, spec: BotSpec, seed: Seed) -> Box<dyn AnyBot> {
    fn seated<G: GameBox, B: Bot<G> + 'static>(game: G, mut bot: B, seed: Seed) -> Box<dyn AnyBot> {
        bot.restart(seed.player(Seat(0)));
        Box::new(Hired { game, bot })
    }
    match spec {
        BotSpec::Random => seated(game, Random::default(), seed),
        BotSpec::Careful => seated(game, Careful, seed),
        BotSpec::MonteCarlo(budget) => seated(game, MonteCarlo::new(budget), seed),
        BotSpec::Character { place, .. } => seated(game, InCharacter::new(place), seed),
    }
}

/// Plays many games of the game of that id, with this company at every table.
///
/// # Errors
/// If there is no such game, or the settings do not fit it.
pub fn simulate(
    id: &str,
    settings: &Settings,
    company: &Company,
    seed: Seed,
    games: u64,
    threads: usize,
    done: &AtomicU64,
) -> Result<Tally, OpenError> {
    struct Simulate<'a>(&'a Settings, &'a Company, Seed, u64, usize, &'a AtomicU64);
    impl Visitor for Simulate<'_> {
        type Out = Result<Tally, OpenError>;
        fn visit<G: GameBox>(self, game: G) -> Self::Out {
            let Self(settings, company, seed, games, threads, done) = self;
            let game = settings::on_own(game, settings.own.as_deref())?;
            let series = Series { options: settings::options(&game, settings)?, seed, games, threads };
            Ok(match company.one() {
                Some(BotSpec::Random) => series.play(&game, Random::default, done),
                Some(BotSpec::Careful) => series.play(&game, || Careful, done),
                Some(BotSpec::MonteCarlo(budget)) => series.play(&game, || MonteCarlo::new(budget), done),
                Some(BotSpec::Character { place, .. }) => series.play(&game, || InCharacter::new(place), done),
                None => series.play_mixed(&game, company, done),
            })
        }
    }
    shelf::visit(id, Simulate(settings, company, seed, games, threads, done))
        .unwrap_or_else(|| Err(OpenError::Game(id.into())))
}
