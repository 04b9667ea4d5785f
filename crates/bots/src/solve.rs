//! Whether a deal could be won, with the whole order known: for after a game, and for whoever asks.

use crate::network::Network;
use crate::solver::{Solution, Solver};
use kernel::{Ctx, GameBox, Nobody, Seat, Seed, Seeded};
use table::{OpenError, Settings, Visitor, settings, shelf};

/// The most tables that are looked at for one question.
const LIMIT: u64 = 200_000_000;

/// Why a deal was not solved.
#[derive(Clone, PartialEq, Debug)]
pub enum Unsolved {
    /// There is no such game, or the settings do not fit it.
    Settings(OpenError),
    /// Nobody can lay this game open: chance depends on what is done, or others play too.
    NotOpen,
    /// It would take too long.
    TooLong,
}

/// Solves the deal of a seed, from its beginning: won or proved lost, the best score, and a way to it, in notation.
///
/// # Errors
/// Why not.
pub fn solve(id: &str, settings: &Settings, seed: Seed) -> Result<Solution<String>, Unsolved> {
    struct Solve<'a>(&'a Settings, Seed);
    impl Visitor for Solve<'_> {
        type Out = Result<Solution<String>, Unsolved>;
        fn visit<G: GameBox>(self, game: G) -> Self::Out {
            let Self(settings, seed) = self;
            let game = settings::with_custom(game, settings.custom.as_deref()).map_err(Unsolved::Settings)?;
            let options = settings::options(&game, settings).map_err(Unsolved::Settings)?;
            let mut ctx = Ctx::new(Seeded::new(seed), Nobody);
            let table = game.setup(&options, &mut ctx);
            let open = game.laid_open(&table, &mut ctx.fate).ok_or(Unsolved::NotOpen)?;
            let network = Network::of(&game).ok();
            let solver = Solver::new(&game, Seat(0), LIMIT);
            let mut solver = match &network {
                Some(network) => solver.guided(network),
                None => solver,
            };
            let Solution { won, score, line, nodes } = solver.solve(&open).ok_or(Unsolved::TooLong)?;
            let line = line.into_iter().map(|action| game.write_action(action)).collect();
            Ok(Solution { won, score, line, nodes })
        }
    }
    shelf::visit(id, Solve(settings, seed)).unwrap_or_else(|| Err(Unsolved::Settings(OpenError::Game(id.into()))))
}

/// Whether deals of a game can be solved.
pub fn can_be_solved(id: &str) -> bool {
    struct Ask;
    impl Visitor for Ask {
        type Out = bool;
        fn visit<G: GameBox>(self, game: G) -> bool {
            let (least, _) = game.label().players;
            let options = game.options(least, &[]);
            let mut ctx = Ctx::new(Seeded::new(Seed::of("")), Nobody);
            let table = game.setup(&options, &mut ctx);
            game.laid_open(&table, &mut ctx.fate).is_some()
        }
    }
    shelf::visit(id, Ask).unwrap_or(false)
}
