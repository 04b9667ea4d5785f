//! A bot that plays every idea out, many times over, on tables it can only imagine.

use crate::plan::{MOST_PLANS, Plan, by_thumb, plans, rest};
use crate::{Advice, Bot, Judged};
use core::ops::Range;
use kernel::{Ctx, Game, Nobody, Outcome, Policy, Seat, Seed, Seeded, Status};
use rayon::prelude::*;
use std::time::{Duration, Instant};
use table::bot_spec::{Budget, PLAYOUTS};

/// Flat Monte Carlo: every plan is played out on imagined tables by the game's rollout policy; playouts are shared among
/// plans by sequential halving, and the same luck is tried on all of them.
///
/// Where the player knows the whole table, a plan goes on until chance speaks: nothing is learnt before that, so nothing
/// is lost by deciding at once, and each plan is judged by its own continuation and then followed. Elsewhere a plan is one
/// action.
pub struct MonteCarlo<G: Game> {
    budget: Budget,
    seed: Seed,
    decisions: u64,
    /// The rest of the plan that was chosen, last action first, with the view that each is meant for.
    following: Vec<(G::View, G::Action)>,
}

/// What playouts of a plan came to. Whole numbers, so that their order does not matter.
#[derive(Clone, Copy, Default)]
struct PlayoutStats {
    playouts: u64,
    wins: u64,
    scores: i64,
    /// The squares of what each came to, in points.
    squares: i64,
}

/// Playouts that one thread takes at a time.
const BATCH: u64 = 32;

impl PlayoutStats {
    fn and(self, other: Self) -> Self {
        Self {
            playouts: self.playouts + other.playouts,
            wins: self.wins + other.wins,
            scores: self.scores + other.scores,
            squares: self.squares + other.squares,
        }
    }

    fn win(&self) -> f64 {
        self.wins as f64 / self.playouts.max(1) as f64
    }

    /// Winning counts; among plans that hardly win, getting further counts a little.
    fn worth(&self, points_for_a_win: u32) -> f64 {
        self.win() + self.scores as f64 / self.playouts.max(1) as f64 / points_for_a_win.max(1) as f64
    }

    /// How far [`PlayoutStats::worth`] may be from the truth, squared.
    fn doubt(&self, points_for_a_win: u32) -> f64 {
        let (count, points) = (self.playouts.max(1) as f64, points_for_a_win.max(1) as f64);
        let mean = self.worth(points_for_a_win);
        let spread = self.squares as f64 / count / points / points - mean * mean;
        spread.max(0.0) / count
    }
}

/// A plan, and what its playouts came to.
struct Tried<G: Game> {
    plan: Plan<G>,
    record: PlayoutStats,
    /// The record as it stood after each round that the plan lived through.
    rounds: Vec<PlayoutStats>,
}

impl<G: Policy> Tried<G> {
    fn new(plan: Plan<G>) -> Self {
        Self { plan, record: PlayoutStats::default(), rounds: Vec::new() }
    }

    /// How much less this is worth than another plan, and the standard error of that: over the playouts that both had, so that
    /// the luck is the same. A plan that was given up in some round was then behind every plan that lived on.
    fn behind(&self, other: &Self) -> (f64, f64) {
        let (points, shared) = (G::POINTS_FOR_A_WIN, self.rounds.len().min(other.rounds.len()));
        let Some(shared) = shared.checked_sub(1) else { return (0.0, 0.0) };
        let (own, other) = (&self.rounds[shared], &other.rounds[shared]);
        // Equal luck makes the true error smaller than this: better too modest than too sure. A game more or less is always in doubt.
        let error = (own.doubt(points) + other.doubt(points)).sqrt().max(1.0 / own.playouts.max(1) as f64);
        (other.worth(points) - own.worth(points), error)
    }
}

/// A decision being thought about.
struct Thinking<'a, G: Game> {
    game: &'a G,
    seat: Seat,
    view: &'a G::View,
    seed: Seed,
    plans: Vec<Tried<G>>,
    /// The plan of the rule of thumb.
    thumb: usize,
}

impl<G: Policy> Thinking<'_, G> {
    /// Halves the plans again and again, giving those that are left more and more playouts; the best first.
    fn sequential_halving(mut self, budget: Budget) -> Vec<Tried<G>> {
        let begun = Instant::now();
        let mut alive: Vec<usize> = (0..self.plans.len()).collect();
        let rounds = self.plans.len().next_power_of_two().trailing_zeros().max(1);
        for round in 1..=rounds {
            match budget {
                Budget::Usual | Budget::Playouts(_) => {
                    let playouts = if let Budget::Playouts(playouts) = budget { playouts } else { PLAYOUTS };
                    let each = playouts / rounds as u64 / alive.len() as u64;
                    self.play_out(&alive, each.max(1));
                }
                Budget::Millis(millis) => {
                    let until = Duration::from_millis(millis) * round / rounds;
                    self.play_out(&alive, BATCH);
                    while begun.elapsed() < until {
                        self.play_out(&alive, BATCH);
                    }
                }
            }
            for at in &alive {
                let tried = &mut self.plans[*at];
                tried.rounds.push(tried.record);
            }
            let worth = |at: &usize| self.plans[*at].record.worth(G::POINTS_FOR_A_WIN);
            alive.sort_by(|a, b| worth(b).total_cmp(&worth(a)).then(a.cmp(b)));
            alive.truncate(alive.len().div_ceil(2));
            if G::MARGIN_IN_TENTHS_OF_ERROR > 0 && !alive.contains(&self.thumb) {
                alive.push(self.thumb);
            }
        }
        // Plans that lived longer were looked at more closely: they come first, then the better ones.
        let worth = |record: &PlayoutStats| record.worth(G::POINTS_FOR_A_WIN);
        let mut order: Vec<usize> = (0..self.plans.len()).collect();
        order.sort_by(|a, b| {
            let (a, b) = (&self.plans[*a].record, &self.plans[*b].record);
            b.playouts.cmp(&a.playouts).then(worth(b).total_cmp(&worth(a)))
        });
        if G::MARGIN_IN_TENTHS_OF_ERROR > 0 && self.is_in_doubt(order[0]) {
            order.retain(|at| *at != self.thumb);
            order.insert(0, self.thumb);
        }
        let mut plans: Vec<Option<_>> = self.plans.into_iter().map(Some).collect();
        order.into_iter().filter_map(|at| plans[at].take()).collect()
    }

    /// Whether a plan is hardly better than that of the rule of thumb, for all that the playouts have shown.
    fn is_in_doubt(&self, best: usize) -> bool {
        let (best, thumb) = (&self.plans[best].record, &self.plans[self.thumb].record);
        let points = G::POINTS_FOR_A_WIN;
        let doubt = (best.doubt(points) + thumb.doubt(points)).sqrt() * f64::from(G::MARGIN_IN_TENTHS_OF_ERROR) / 10.0;
        best.worth(points) - thumb.worth(points) < doubt
    }

    /// Gives each of these plans so many more playouts, on all cores.
    fn play_out(&mut self, alive: &[usize], each: u64) {
        let work: Vec<(usize, Range<u64>)> = alive
            .iter()
            .flat_map(|&at| {
                let from = self.plans[at].record.playouts;
                let to = from + each;
                (from..to).step_by(BATCH as usize).map(move |start| (at, start..(start + BATCH).min(to)))
            })
            .collect();
        let found: Vec<(usize, PlayoutStats)> =
            work.into_par_iter().map(|(at, numbers)| (at, self.playouts(&self.plans[at].plan, numbers))).collect();
        for (at, record) in found {
            self.plans[at].record = self.plans[at].record.and(record);
        }
    }

    /// Plays a plan out for each number; the same number is the same luck for every plan.
    fn playouts(&self, plan: &Plan<G>, numbers: Range<u64>) -> PlayoutStats {
        let mut record = PlayoutStats::default();
        let mut luck = Seeded::new(self.seed);
        for seed in self.seed.series(numbers) {
            luck.restart(seed);
            let outcome = self.playout(plan, &mut luck);
            let won = outcome.won.has(self.seat);
            let score = outcome.scores.as_slice().get(self.seat.0 as usize).copied().unwrap_or(0) as i64;
            let points = score + won as i64 * G::POINTS_FOR_A_WIN as i64;
            record.playouts += 1;
            record.wins += won as u64;
            record.scores += score;
            record.squares += points * points;
        }
        record
    }

    fn playout(&self, plan: &Plan<G>, luck: &mut Seeded) -> Outcome {
        let game = self.game;
        let mut table = match &plan.before {
            Some(before) => before.clone(),
            None => game.imagine(self.view, self.seat, luck),
        };
        let mut ctx = Ctx::new(luck, Nobody);
        game.apply(&mut table, self.seat, plan.last(), &mut ctx);
        loop {
            let awaited = match game.status(&table) {
                Status::Over(outcome) => return outcome,
                Status::Awaiting(seats) => seats,
            };
            let mover = awaited.lowest().expect("an unfinished game awaits somebody");
            let action = game.rollout(&table, mover, &mut ctx.fate);
            game.apply(&mut table, mover, action, &mut ctx);
        }
    }
}

impl<G: Policy> MonteCarlo<G> {
    /// A bot with this budget for each decision.
    pub fn new(budget: Budget) -> Self {
        Self { budget, seed: Seed::of(""), decisions: 0, following: Vec::new() }
    }

    /// All plans with what their playouts came to, the best first.
    fn think(&mut self, game: &G, seat: Seat, view: &G::View, legal: &[G::Action]) -> Vec<Tried<G>> {
        let seed = self.seed.nth(self.decisions);
        self.decisions += 1;
        let plans: Vec<Plan<G>> = plans(game, seat, view, legal, MOST_PLANS);
        let thumb = if G::MARGIN_IN_TENTHS_OF_ERROR > 0 { by_thumb(game, seat, view, &plans) } else { 0 };
        let plans = plans.into_iter().map(Tried::new).collect();
        Thinking { game, seat, view, seed, plans, thumb }.sequential_halving(self.budget)
    }
}

impl<G: Policy> Bot<G> for MonteCarlo<G> {
    fn restart(&mut self, seed: Seed) {
        self.seed = seed;
        self.decisions = 0;
        self.following.clear();
    }

    fn choose(&mut self, game: &G, seat: Seat, view: &G::View, legal: &[G::Action]) -> G::Action {
        while let Some((expected, action)) = self.following.pop() {
            if expected == *view {
                return action;
            }
        }
        if legal.len() == 1 {
            return legal[0];
        }
        let plans = self.think(game, seat, view, legal);
        let best = &plans[0].plan;
        self.following = rest(game, seat, view, &best.actions);
        best.first()
    }

    fn advise(&mut self, game: &G, seat: Seat, view: &G::View, legal: &[G::Action]) -> Advice<G::Action> {
        let plans = self.think(game, seat, view, legal);
        Advice { action: plans[0].plan.first(), lines: judge(&plans) }
    }
}

/// What each action is worth by its best plan, the advised one first and then the better ones.
fn judge<G: Policy>(plans: &[Tried<G>]) -> Vec<Judged<G::Action>> {
    let first = &plans[0];
    let worth = first.record.worth(G::POINTS_FOR_A_WIN);
    let mut lines = vec![Judged {
        action: first.plan.first(),
        worth,
        error: 0.0,
        playouts: first.record.playouts,
        win: None,
        proved: false,
    }];
    for tried in &plans[1..] {
        let (action, playouts) = (tried.plan.first(), tried.record.playouts);
        if lines.iter().all(|line| line.action != action) {
            // What looks better than the rule of thumb, but not by enough to leave it, counts as just as good.
            let (behind, error) = tried.behind(first);
            lines.push(Judged { action, worth: worth - behind.max(0.0), error, playouts, win: None, proved: false });
        }
    }
    lines[1..].sort_by(|a, b| b.worth.total_cmp(&a.worth));
    lines[0].error = lines.get(1).map_or(0.0, |second| second.error);
    lines
}
