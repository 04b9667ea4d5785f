//! How hard a deal is: how often a player of fixed strength wins it, and deals that are as hard as somebody would like.
//!
//! The player is a [`Distracted`] bot. The deal is the same every time; what the bot overlooks is not, so that it wins some of its games on it
//! and loses others. What it comes to is the same for everybody and every time.

use crate::network::Network;
use crate::solve::can_be_solved;
use crate::solver::Solver;
use crate::{Bot, Distracted, play_game};
use kernel::{Ctx, GameBox, Moves, Nobody, Seat, Seed, Seeded};
use rayon::prelude::*;
use std::sync::Arc;
pub use table::difficulty::{DealDifficulty, DealLevel, DealWish};
use table::{Luck, OpenError, Settings, Visitor, settings, shelf};

/// Of whoever measures deals, one decision in so many is not looked at.
const DISTRACTED_ONCE_IN: u32 = 10;
/// The games that a deal is measured by.
pub const GAMES: u32 = 50;
/// The games after which it is clear of most deals that they are not what somebody would like.
const FEW: u32 = 12;
/// The most tables that are looked at to say whether a deal can be won.
const MOST_TABLES: u64 = 1_000_000;
/// The most deals that are looked at for somebody.
const MOST_DEALS: u32 = 400;

/// Why a deal has no difficulty.
#[derive(Clone, PartialEq, Debug)]
pub enum NoDifficulty {
    /// There is no such game, or the settings do not fit it.
    Settings(OpenError),
    /// Real cards are dealt by hand, a script says what comes, or several play.
    NoDeal,
    /// Nobody can say of this game what can be won.
    NotSolved,
    /// Whoever waited did not want to wait any more.
    Stopped,
}

/// A deal that was found for somebody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FoundDeal {
    /// Its seed.
    pub seed: String,
    /// How hard it is.
    pub difficulty: DealDifficulty,
    /// Whether it is what was wished for; else it comes nearest among those that were looked at.
    pub fits: bool,
    /// How many deals were looked at.
    pub looked: u32,
}

/// Whether deals of a table that is laid out like this have a difficulty: one person plays, and chance comes from a seed.
pub fn has_difficulty(id: &str, settings: &Settings) -> bool {
    struct Ask<'a>(&'a Settings);
    impl Visitor for Ask<'_> {
        type Out = bool;
        fn visit<G: GameBox>(self, game: G) -> bool {
            let plain = matches!(&self.0.luck, Luck::Seed { deal, .. } if deal.is_empty());
            let alone = || settings::options(&game, self.0).is_ok_and(|options| game.seats(&options) == 1);
            plain && self.0.custom.is_none() && self.0.campaign.is_none() && alone()
        }
    }
    shelf::visit(id, Ask(settings)).unwrap_or(false)
}

/// Measures a deal by so many games, of which `from` have been played before.
fn measure(id: &str, settings: &Settings, games: core::ops::Range<u32>) -> Result<u32, NoDifficulty> {
    struct Measure<'a>(&'a Settings, Seed, core::ops::Range<u32>);
    impl Visitor for Measure<'_> {
        type Out = Result<u32, NoDifficulty>;
        fn visit<G: GameBox>(self, game: G) -> Self::Out {
            let Self(settings, deal, games) = self;
            let options = settings::options(&game, settings).map_err(NoDifficulty::Settings)?;
            let network = Network::of(&game).ok().map(Arc::new);
            let seeds: Vec<Seed> = games.map(|number| Seed::of("difficulty").nth(u64::from(number))).collect();
            let play = |seed: &Seed| {
                let mut bot = [Distracted::new(network.clone(), DISTRACTED_ONCE_IN)];
                bot[0].restart(*seed);
                let (outcome, _) = play_game(&game, &options, &mut Seeded::new(deal), &mut bot, &mut Moves::new());
                u32::from(outcome.won.has(Seat(0)))
            };
            Ok(seeds.par_iter().map(play).sum())
        }
    }
    if !has_difficulty(id, settings) {
        return Err(NoDifficulty::NoDeal);
    }
    let Luck::Seed { seed, .. } = &settings.luck else { return Err(NoDifficulty::NoDeal) };
    let measure = Measure(settings, Seed::of(seed), games);
    shelf::visit(id, measure).unwrap_or_else(|| Err(NoDifficulty::Settings(OpenError::Game(id.into()))))
}

/// How hard the deal of these settings is.
///
/// # Errors
/// Why that cannot be said.
pub fn difficulty(id: &str, settings: &Settings) -> Result<DealDifficulty, NoDifficulty> {
    Ok(measured(id, measure(id, settings, 0..GAMES)?))
}

/// What so many wins out of [`GAMES`] say of a deal of a game.
fn measured(id: &str, won: u32) -> DealDifficulty {
    struct Bounds;
    impl Visitor for Bounds {
        type Out = (u32, u32);
        fn visit<G: GameBox>(self, _: G) -> (u32, u32) {
            G::DEAL_BOUNDS
        }
    }
    let bounds = shelf::visit(id, Bounds).unwrap_or_default();
    DealDifficulty { won, games: GAMES, bounds }
}

/// The kinds of deals that can be wished for in a game.
pub fn wishes(id: &str) -> Vec<DealWish> {
    let alone = has_difficulty(id, &Settings::new(Luck::seed("")));
    let fits = |wish: &DealWish| alone && (*wish != DealWish::Winnable || can_be_solved(id));
    DealWish::ALL.into_iter().filter(fits).collect()
}

/// Whether a deal is surely not what is wished for, by few games: two standard errors away or more.
fn is_off(wish: DealWish, few: DealDifficulty) -> bool {
    let (hard, easy) = (few.bounds.0 as f64 / 100.0, few.bounds.1 as f64 / 100.0);
    let won = f64::from(few.won) / f64::from(FEW);
    let error = |share: f64| 2.0 * (share * (1.0 - share) / f64::from(FEW)).sqrt();
    match wish {
        DealWish::Easy => won < easy - error(easy),
        DealWish::Fair => won < hard - error(hard) || won > easy + error(easy),
        DealWish::Hard => won > hard + error(hard),
        DealWish::Winnable => false,
    }
}

/// Finds a deal that is what somebody would like: one of these seeds after the other is looked at. `watch` is told how many were, and says
/// whether to go on; else the nearest so far is given.
///
/// # Errors
/// Why there is none.
pub fn find_deal(
    id: &str,
    settings: &Settings,
    wish: DealWish,
    seeds: &mut dyn FnMut() -> String,
    watch: &mut dyn FnMut(u32) -> bool,
) -> Result<FoundDeal, NoDifficulty> {
    let mut nearest: Option<(u32, FoundDeal)> = None;
    for looked in 1..=MOST_DEALS {
        if !watch(looked - 1) {
            return nearest.map(|(_, found)| FoundDeal { looked: looked - 1, ..found }).ok_or(NoDifficulty::Stopped);
        }
        let seed = seeds();
        let settings = Settings { luck: Luck::seed(seed.clone()), ..settings.clone() };
        if wish == DealWish::Winnable && !can_be_won(id, &settings, &seed)? {
            continue;
        }
        let first = measure(id, &settings, 0..FEW)?;
        // A deal that is off is measured no further, unless there is no other yet.
        if nearest.is_some() && is_off(wish, measured(id, first)) {
            continue;
        }
        let difficulty = measured(id, first + measure(id, &settings, FEW..GAMES)?);
        let fits = wish.level().is_none_or(|level| difficulty.level() == level);
        let found = FoundDeal { seed, difficulty, fits, looked };
        if fits {
            return Ok(found);
        }
        let far = match wish {
            DealWish::Easy => GAMES - difficulty.won,
            DealWish::Hard => difficulty.won,
            DealWish::Fair | DealWish::Winnable => {
                (difficulty.won * 100).abs_diff(GAMES * (difficulty.bounds.0 + difficulty.bounds.1) / 2)
            }
        };
        if nearest.as_ref().is_none_or(|(nearer, _)| far < *nearer) {
            nearest = Some((far, found));
        }
    }
    nearest.map(|(_, found)| FoundDeal { looked: MOST_DEALS, ..found }).ok_or(NoDifficulty::NotSolved)
}

/// Whether whoever knows the whole order can win a deal; false, too, where that takes too long to say.
fn can_be_won(id: &str, settings: &Settings, seed: &str) -> Result<bool, NoDifficulty> {
    struct Solve<'a>(&'a Settings, Seed);
    impl Visitor for Solve<'_> {
        type Out = Result<bool, NoDifficulty>;
        fn visit<G: GameBox>(self, game: G) -> Self::Out {
            let Self(settings, seed) = self;
            let options = settings::options(&game, settings).map_err(NoDifficulty::Settings)?;
            let mut ctx = Ctx::new(Seeded::new(seed), Nobody);
            let table = game.setup(&options, &mut ctx);
            let open = game.laid_open(&table, &mut ctx.fate).ok_or(NoDifficulty::NotSolved)?;
            let network = Network::of(&game).ok();
            let solver = Solver::new(&game, Seat(0), MOST_TABLES);
            let mut solver = match &network {
                Some(network) => solver.guided(network),
                None => solver,
            };
            Ok(solver.wins(&open).unwrap_or(false))
        }
    }
    let solve = Solve(settings, Seed::of(seed));
    shelf::visit(id, solve).unwrap_or_else(|| Err(NoDifficulty::Settings(OpenError::Game(id.into()))))
}
