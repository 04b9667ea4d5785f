//! A bot that plays every idea out, many times over, on tables it can only imagine.

use crate::{Advice, Bot, Judged};
use kernel::{Counted, Ctx, Game, GameBox, Moves, Nobody, Seat, Seed, Seeded, Status};
use rayon::prelude::*;
use std::time::{Duration, Instant};

/// How long it may think about one decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// So many playouts: the same answer every time.
    Playouts(u64),
    /// So many milliseconds.
    Millis(u64),
}

/// Flat Monte Carlo: every plan is played out on imagined tables by the game's rollout policy; playouts are shared among
/// plans by sequential halving.
///
/// Where the player knows the whole table, a plan goes on until chance speaks: nothing is learnt before that, so nothing
/// is lost by deciding at once, and each plan is judged by its own continuation. Elsewhere a plan is one action.
#[derive(Clone, Debug)]
pub struct MonteCarlo {
    budget: Budget,
    seed: Seed,
    decisions: u64,
}

/// A plan: its first action, and the last one, which chance (or somebody else) answers. `before` is the table that the
/// last action meets; where the table is not wholly known, it is imagined anew for every playout.
struct Plan<G: Game> {
    first: G::Action,
    last: G::Action,
    before: Option<G::Table>,
}

/// What playouts of a plan came to. Whole numbers, so that their order does not matter.
#[derive(Clone, Copy, Default)]
struct Record {
    playouts: u64,
    wins: u64,
    scores: i64,
}

impl Record {
    fn and(self, other: Self) -> Self {
        Self {
            playouts: self.playouts + other.playouts,
            wins: self.wins + other.wins,
            scores: self.scores + other.scores,
        }
    }

    fn win(&self) -> f64 {
        self.wins as f64 / self.playouts.max(1) as f64
    }

    /// Winning counts; among plans that hardly win, getting further counts a little.
    fn worth(&self) -> f64 {
        self.win() + SCORE_WORTH * self.scores as f64 / self.playouts.max(1) as f64
    }

    /// The standard error of the win probability, with half a win and half a loss added so that it is never 0.
    fn error(&self) -> f64 {
        let playouts = self.playouts as f64 + 1.0;
        let win = (self.wins as f64 + 0.5) / playouts;
        (win * (1.0 - win) / playouts).sqrt()
    }
}

/// What a point of score is worth beside a win.
const SCORE_WORTH: f64 = 0.001;
/// The most plans that are weighed against each other.
const MOST_PLANS: usize = 512;
/// Playouts that one thread takes at a time.
const BATCH: u64 = 32;

impl MonteCarlo {
    /// A bot with this budget for each decision.
    pub fn new(budget: Budget) -> Self {
        Self { budget, seed: Seed::of(""), decisions: 0 }
    }

    fn reckon<G: GameBox>(
        &self,
        game: &G,
        seat: Seat,
        view: &G::View,
        legal: &[G::Action],
    ) -> Vec<(Plan<G>, Record)> {
        let seed = self.seed.nth(self.decisions);
        let mut plans: Vec<(Plan<G>, Record)> =
            plans(game, seat, view, legal).into_iter().map(|plan| (plan, Record::default())).collect();
        let begun = Instant::now();
        let mut alive: Vec<usize> = (0..plans.len()).collect();
        let rounds = plans.len().next_power_of_two().trailing_zeros().max(1);
        for round in 0..rounds {
            let share = |alive: usize, rounds: u32| match self.budget {
                Budget::Playouts(playouts) => (playouts / rounds as u64 / alive as u64).max(1),
                Budget::Millis(_) => BATCH,
            };
            let until = match self.budget {
                Budget::Playouts(_) => None,
                Budget::Millis(millis) => Some(Duration::from_millis(millis) * (round + 1) / rounds),
            };
            loop {
                let each = share(alive.len(), rounds);
                let found: Vec<Record> = alive
                    .par_iter()
                    .map(|&at| {
                        let (plan, so_far) = &plans[at];
                        let work = so_far.playouts..so_far.playouts + each;
                        let batches: Vec<_> = work.clone().step_by(BATCH as usize).collect();
                        batches
                            .into_par_iter()
                            .map(|from| {
                                let numbers = from..(from + BATCH).min(work.end);
                                playouts(game, seat, view, plan, seed.nth(at as u64), numbers)
                            })
                            .reduce(Record::default, Record::and)
                    })
                    .collect();
                for (&at, found) in alive.iter().zip(found) {
                    plans[at].1 = plans[at].1.and(found);
                }
                if until.is_none_or(|until| begun.elapsed() >= until) {
                    break;
                }
            }
            alive.sort_by(|&a, &b| plans[b].1.worth().total_cmp(&plans[a].1.worth()).then(a.cmp(&b)));
            alive.truncate(alive.len().div_ceil(2));
        }
        plans
    }
}

impl<G: GameBox> Bot<G> for MonteCarlo {
    fn restart(&mut self, seed: Seed) {
        // A series of its own: a bot must not be able to foresee the fate of the same seed.
        self.seed = seed.nth(u64::MAX);
        self.decisions = 0;
    }

    fn choose(&mut self, game: &G, seat: Seat, view: &G::View, legal: &[G::Action]) -> G::Action {
        if legal.len() == 1 {
            return legal[0];
        }
        self.advise(game, seat, view, legal).action
    }

    fn advise(&mut self, game: &G, seat: Seat, view: &G::View, legal: &[G::Action]) -> Advice<G::Action> {
        let plans = self.reckon(game, seat, view, legal);
        self.decisions += 1;
        // Plans that lived longer were looked at more closely: they come first, then the better ones.
        let best_of = |action: G::Action| {
            let own = plans.iter().filter(|(plan, _)| plan.first == action).map(|(_, record)| record);
            own.max_by(|a, b| a.playouts.cmp(&b.playouts).then(a.worth().total_cmp(&b.worth()))).copied()
        };
        let mut lines: Vec<(G::Action, Record)> =
            legal.iter().map(|action| (*action, best_of(*action).unwrap_or_default())).collect();
        lines.sort_by(|(_, a), (_, b)| b.playouts.cmp(&a.playouts).then(b.worth().total_cmp(&a.worth())));
        let lines: Vec<Judged<G::Action>> = lines
            .into_iter()
            .map(|(action, record)| Judged { action, win: record.win(), error: record.error(), playouts: record.playouts })
            .collect();
        Advice { action: lines[0].action, lines }
    }
}

/// The plans that begin with each legal action.
fn plans<G: GameBox>(game: &G, seat: Seat, view: &G::View, legal: &[G::Action]) -> Vec<Plan<G>> {
    let single = || legal.iter().map(|&action| Plan { first: action, last: action, before: None }).collect();
    if G::SECRETS {
        return single();
    }
    let mut luck = Seeded::new(Seed::of("plans"));
    let table = game.imagine(view, seat, &mut luck);
    let mut plans = Vec::new();
    let mut outcomes = Vec::new();
    let whole = legal.iter().all(|&first| grow(game, seat, first, first, &table, &mut plans, &mut outcomes));
    if whole { plans } else { single() }
}

/// Follows a plan until chance speaks or the seat has no more to say; false if there are too many.
fn grow<G: GameBox>(
    game: &G,
    seat: Seat,
    first: G::Action,
    action: G::Action,
    table: &G::Table,
    plans: &mut Vec<Plan<G>>,
    outcomes: &mut Vec<(G::Action, G::Table)>,
) -> bool {
    let mut after = table.clone();
    let mut ctx = Ctx::new(Counted::new(Seeded::new(Seed::of("plans"))), Nobody);
    game.apply(&mut after, seat, action, &mut ctx);
    let goes_on = game.awaited(&after) == kernel::SeatSet::only(seat) && ctx.fate.asked == 0;
    if !goes_on {
        // Two ways to the same table, under the same fate, are one plan.
        if outcomes.iter().any(|(known, outcome)| *known == first && *outcome == after) {
            return true;
        }
        outcomes.push((first, after));
        plans.push(Plan { first, last: action, before: Some(table.clone()) });
        return plans.len() <= MOST_PLANS;
    }
    let mut legal = Moves::new();
    game.legal_actions(&after, seat, &mut legal);
    legal.iter().all(|&next| grow(game, seat, first, next, &after, plans, outcomes))
}

/// Plays a plan out for each number, each with its own luck.
fn playouts<G: GameBox>(
    game: &G,
    seat: Seat,
    view: &G::View,
    plan: &Plan<G>,
    seed: Seed,
    numbers: core::ops::Range<u64>,
) -> Record {
    let mut record = Record::default();
    let mut luck = Seeded::new(seed);
    for number in numbers {
        luck.restart(seed.nth(number));
        let mut table = match &plan.before {
            Some(before) => before.clone(),
            None => game.imagine(view, seat, &mut luck),
        };
        let mut ctx = Ctx::new(&mut luck, Nobody);
        game.apply(&mut table, seat, plan.last, &mut ctx);
        let outcome = loop {
            match game.status(&table) {
                Status::Over(outcome) => break outcome,
                Status::Awaiting(seats) => {
                    let mover = seats.lowest().expect("an unfinished game awaits somebody");
                    let action = game.rollout(&table, mover, &mut ctx.fate);
                    game.apply(&mut table, mover, action, &mut ctx);
                }
            }
        };
        record.playouts += 1;
        record.wins += outcome.won.has(seat) as u64;
        record.scores += outcome.scores.as_slice().get(seat.0 as usize).copied().unwrap_or(0) as i64;
    }
    record
}
