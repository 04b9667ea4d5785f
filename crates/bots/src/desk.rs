//! Where a bot is hired for a game of any type.

use crate::{Advice, Bot, Budget, Careful, Judged, MonteCarlo, Random, Series, Tally};
use kernel::{GameBox, Moves, Seat, Seed, Seeded};
use std::sync::atomic::AtomicU64;
use table::{OpenError, SeatView, Settings, Visitor, settings, shelf};

/// A bot, as people name it: `random`, `careful`, `montecarlo`, `montecarlo:5000`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BotSpec {
    /// Every legal action is as likely.
    Random,
    /// The game's rule of thumb.
    Careful,
    /// Flat Monte Carlo.
    MonteCarlo(Budget),
}

/// The playouts that `montecarlo` takes for a decision where nothing is said.
pub const PLAYOUTS: u64 = 4_000;

/// The names of all bots.
pub const NAMES: [&str; 3] = ["random", "careful", "montecarlo"];

impl BotSpec {
    /// The bot of that name.
    pub fn read(name: &str) -> Option<Self> {
        match name.split_once(':') {
            None => match name {
                "random" => Some(Self::Random),
                "careful" => Some(Self::Careful),
                "montecarlo" => Some(Self::MonteCarlo(Budget::Playouts(PLAYOUTS))),
                _ => None,
            },
            Some(("montecarlo", playouts)) => {
                let playouts = playouts.parse().ok().filter(|playouts| (1..=100_000_000).contains(playouts))?;
                Some(Self::MonteCarlo(Budget::Playouts(playouts)))
            }
            Some(_) => None,
        }
    }

    /// The same bot with another budget, where it has one.
    #[must_use]
    pub fn within(self, budget: Budget) -> Self {
        match self {
            Self::MonteCarlo(_) => Self::MonteCarlo(budget),
            other => other,
        }
    }
}

/// A bot for some game.
pub trait AnyBot: Send {
    /// What it would do, in notation, and why.
    ///
    /// # Panics
    /// If the view is of another game.
    fn advise(&mut self, view: &SeatView) -> Advice<String>;
}

struct Hired<G, B> {
    game: G,
    bot: B,
}

impl<G: GameBox, B: Bot<G>> AnyBot for Hired<G, B> {
    fn advise(&mut self, view: &SeatView) -> Advice<String> {
        let (seat, view) = (view.seat, view.of::<G>().expect("a bot is shown views of the game it was hired for"));
        // Legal actions depend on the view alone, so those of any table that fits it will do.
        let table = self.game.imagine(view, seat, &mut Seeded::new(Seed::of("legal")));
        let mut legal = Moves::new();
        self.game.legal_actions(&table, seat, &mut legal);
        let advice = self.bot.advise(&self.game, seat, view, &legal);
        let write = |action| self.game.write_action(action);
        Advice {
            action: write(advice.action),
            lines: advice
                .lines
                .into_iter()
                .map(|Judged { action, win, error, playouts }| Judged { action: write(action), win, error, playouts })
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
            fn seated<G: GameBox, B: Bot<G> + 'static>(game: G, mut bot: B, seed: Seed) -> Box<dyn AnyBot> {
                bot.restart(seed.player(Seat(0)));
                Box::new(Hired { game, bot })
            }
            let Self(own, spec, seed) = self;
            let game = settings::on_own(game, own).ok()?;
            Some(match spec {
                BotSpec::Random => seated(game, Random::default(), seed),
                BotSpec::Careful => seated(game, Careful, seed),
                BotSpec::MonteCarlo(budget) => seated(game, MonteCarlo::new(budget), seed),
            })
        }
    }
    shelf::visit(id, Hire(own, spec, seed)).flatten()
}

/// Plays many games of the game of that id.
///
/// # Errors
/// If there is no such game, or the settings do not fit it.
pub fn simulate(
    id: &str,
    settings: &Settings,
    spec: BotSpec,
    seed: Seed,
    games: u64,
    threads: usize,
    done: &AtomicU64,
) -> Result<Tally, OpenError> {
    struct Simulate<'a>(&'a Settings, BotSpec, Seed, u64, usize, &'a AtomicU64);
    impl Visitor for Simulate<'_> {
        type Out = Result<Tally, OpenError>;
        fn visit<G: GameBox>(self, game: G) -> Self::Out {
            let Self(settings, spec, seed, games, threads, done) = self;
            let game = settings::on_own(game, settings.own.as_deref())?;
            let series = Series { options: settings::options(&game, settings)?, seed, games, threads };
            Ok(match spec {
                BotSpec::Random => series.play(&game, Random::default, done),
                BotSpec::Careful => series.play(&game, || Careful, done),
                BotSpec::MonteCarlo(budget) => series.play(&game, || MonteCarlo::new(budget), done),
            })
        }
    }
    shelf::visit(id, Simulate(settings, spec, seed, games, threads, done))
        .unwrap_or_else(|| Err(OpenError::Game(id.into())))
}
