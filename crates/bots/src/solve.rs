//! Whether a deal could be won, with the whole order known: for after a game, and for whoever asks.

use crate::network::Network;
use crate::solver::{Solution, Solver};
use kernel::{Ctx, GameBox, Nobody, Seat, Seed, Seeded, Unasked};
use table::{OpenError, Settings, Visitor, settings, shelf};

/// The most tables that are looked at for one question.
const LIMIT: u64 = 200_000_000;
/// The same where somebody waits who has asked for something else.
const QUICK_LIMIT: u64 = 50_000;

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
            let (game, open) = laid_open(game, settings, seed)?;
            let network = Network::of(&game).ok();
            let mut solver = solver(&game, network.as_ref(), LIMIT);
            let Solution { won, score, line, nodes } = solver.solve(&open).ok_or(Unsolved::TooLong)?;
            let line = line.into_iter().map(|action| game.write_action(action)).collect();
            Ok(Solution { won, score, line, nodes })
        }
    }
    shelf::visit(id, Solve(settings, seed)).unwrap_or_else(|| Err(Unsolved::Settings(OpenError::Game(id.into()))))
}

/// How many of these decisions, in notation, could be made at the deal of a seed so that it could still be won; nothing where it never could.
/// Whatever takes longer than a moment to find out is not found out.
///
/// # Errors
/// Why that is not known.
pub fn won_until(id: &str, settings: &Settings, seed: Seed, actions: &[String]) -> Result<Option<usize>, Unsolved> {
    struct Until<'a>(&'a Settings, Seed, &'a [String]);
    impl Visitor for Until<'_> {
        type Out = Result<Option<usize>, Unsolved>;
        fn visit<G: GameBox>(self, game: G) -> Self::Out {
            let Self(settings, seed, actions) = self;
            let (game, open) = laid_open(game, settings, seed)?;
            let mut tables = vec![open];
            for action in actions {
                let mut table = tables[tables.len() - 1].clone();
                let action = game.read_action(action).ok_or(Unsolved::NotOpen)?;
                game.check(&table, Seat(0), action).map_err(|_| Unsolved::NotOpen)?;
                game.apply(&mut table, Seat(0), action, &mut Ctx::new(Unasked, Nobody));
                tables.push(table);
            }
            let network = Network::of(&game).ok();
            let mut solver = solver(&game, network.as_ref(), QUICK_LIMIT);
            // What cannot be won any more never can be again: so the last one that can is found by halving.
            let (mut won, mut lost) = (0, tables.len());
            while won < lost {
                let middle = usize::midpoint(won, lost);
                if solver.wins(&tables[middle]).ok_or(Unsolved::TooLong)? {
                    won = middle + 1;
                } else {
                    lost = middle;
                }
            }
            Ok(won.checked_sub(1))
        }
    }
    shelf::visit(id, Until(settings, seed, actions))
        .unwrap_or_else(|| Err(Unsolved::Settings(OpenError::Game(id.into()))))
}

/// A deal with all that chance would say decided.
fn laid_open<G: GameBox>(game: G, settings: &Settings, seed: Seed) -> Result<(G, G::Table), Unsolved> {
    let game = settings::with_custom(game, settings.custom.as_deref()).map_err(Unsolved::Settings)?;
    let options = settings::options(&game, settings).map_err(Unsolved::Settings)?;
    let mut ctx = Ctx::new(Seeded::new(seed), Nobody);
    let table = game.setup(&options, &mut ctx);
    let open = game.laid_open(&table, &mut ctx.fate).ok_or(Unsolved::NotOpen)?;
    Ok((game, open))
}

/// Whoever solves a deal tries first what was learnt to be best.
fn solver<'g, G: GameBox>(game: &'g G, network: Option<&'g Network>, limit: u64) -> Solver<'g, G> {
    let solver = Solver::new(game, Seat(0), limit);
    match network {
        Some(network) => solver.guided(network),
        None => solver,
    }
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
