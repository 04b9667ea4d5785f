//! A bot that looks a little ahead on tables it can only imagine, and asks there what was learnt.

use crate::judge::Judge;
use crate::network::{Chance16, Network, SURE};
use crate::plan::{by_thumb, plans, rest};
use crate::{Advice, Bot, Judged, MonteCarlo};
use kernel::{Ctx, Game, GameBox, Nobody, Policy, Seat, Seed, Seeded, Status};
use rayon::prelude::*;
use std::sync::Arc;
use std::time::{Duration, Instant};
use table::bot_spec::{Budget, SEARCH_PLAYOUTS};

/// The most ways that are weighed against each other.
const MOST_WAYS: usize = 16;
/// Playouts that each way is worth at least: with fewer of them, fewer ways are tried.
const FEWEST: u64 = 4;
/// How many playouts what was learnt counts for, where it knows a way before any playout: few playouts say less than it does, and the
/// luckiest of many ways is not the best.
const GUESS_WEIGHT: f64 = 32.0;
/// Ways that are thought of for each millisecond there is.
const WAYS_A_MILLI: u64 = 4;
/// Playouts that one thread takes at a time.
const BATCH: u64 = 8;
/// How long a round of playouts may take where a clock decides: what a budget is kept within.
const PACE: Duration = Duration::from_millis(3);
/// Who is less likely to win than this plays by the rule of thumb, which knows how to lose well.
const HOPELESS: Chance16 = SURE / 5_000;

/// Where a way must be better than the rule of thumb by some margin, it must be so by this at least: who goes round in circles for next to
/// nothing may do so for ever.
const LEAST_GAIN: f64 = 0.003;

/// Monte Carlo with a cut: every way to play on is tried on imagined tables, to the end of the game's horizon and no further; there the
/// learnt value is asked, or the solver where all is known. Playouts are shared among the ways by sequential halving, and the same luck is
/// tried on all of them.
pub struct Search<G: Game> {
    network: Option<Arc<Network>>,
    budget: Budget,
    seed: Seed,
    decisions: u64,
    /// What plays where nothing was learnt.
    without: MonteCarlo<G>,
    /// The rest of the way that was chosen, last action first, with the view that each is meant for.
    following: Vec<(G::View, G::Action)>,
}

/// A way to play on: its actions, and what is known of it.
struct Way<G: Policy> {
    actions: Vec<G::Action>,
    /// The table that the last action meets, where the seat may know all of it.
    before: Option<G::Table>,
    /// What was thought of it before any playout.
    first_guess: Chance16,
    proved: bool,
    playouts: u64,
    sum: u64,
    squares: u64,
    /// What each playout came to, where ways are held against that of the rule of thumb.
    results: Vec<Chance16>,
}

impl<G: Policy> Way<G> {
    fn chance(&self) -> f64 {
        if self.playouts == 0 || self.proved {
            return f64::from(self.first_guess) / f64::from(SURE);
        }
        self.sum as f64 / self.playouts as f64 / f64::from(SURE)
    }

    /// What it is chosen by: its chance, with what was thought of it before. What is said of it is the chance alone, which playouts bring
    /// as near to the truth as one likes.
    fn promise(&self) -> f64 {
        if !G::VALUES_AFTER || self.proved {
            return self.chance();
        }
        let sum = self.sum as f64 + GUESS_WEIGHT * f64::from(self.first_guess);
        sum / (self.playouts as f64 + GUESS_WEIGHT) / f64::from(SURE)
    }

    /// The standard error of the chance.
    fn error(&self) -> f64 {
        if self.proved {
            return 0.0;
        }
        if self.playouts < 2 {
            return 0.5;
        }
        let sure = f64::from(SURE);
        let mean = self.chance();
        let spread = (self.squares as f64 / self.playouts as f64 / sure / sure - mean * mean).max(1e-6);
        (spread / self.playouts as f64).sqrt()
    }
}

/// A decision being thought about.
struct Thinking<'a, G: Policy> {
    game: &'a G,
    network: &'a Network,
    seat: Seat,
    view: &'a G::View,
    seed: Seed,
    ways: Vec<Way<G>>,
    /// The way of the rule of thumb, where one must be better than that by some margin.
    thumb: Option<usize>,
}

impl<G: Policy> Thinking<'_, G> {
    /// All ways to begin: until chance answers where the seat knows the table and there are playouts for all of them, else single actions.
    fn begin(&mut self, legal: &[G::Action], budget: Budget) {
        let fresh = |actions, before| Way {
            actions,
            before,
            first_guess: SURE / 2,
            proved: false,
            playouts: 0,
            sum: 0,
            squares: 0,
            results: Vec::new(),
        };
        if !G::VALUES_AFTER {
            let most = match budget {
                Budget::Playouts(playouts) => playouts / FEWEST,
                Budget::Usual => SEARCH_PLAYOUTS / FEWEST,
                Budget::Millis(millis) => millis.saturating_mul(WAYS_A_MILLI),
            };
            let mut plans = plans(self.game, self.seat, self.view, legal, most as usize);
            if plans.iter().all(|plan| plan.before.is_none()) {
                // Of actions that come to the same one is tried.
                let mut tried: Vec<G::Action> = Vec::new();
                plans.retain(|plan| {
                    let fresh = tried.iter().all(|other| !self.game.alike(*other, plan.first()));
                    tried.extend(fresh.then(|| plan.first()));
                    fresh
                });
            }
            if G::PAIRED_MARGIN_IN_TENTHS_OF_ERROR > 0 {
                self.thumb = Some(by_thumb(self.game, self.seat, self.view, &plans));
            }
            self.ways = plans.into_iter().map(|plan| fresh(plan.actions, plan.before)).collect();
            return;
        }
        let table = self.game.imagine(self.view, self.seat, &mut Seeded::new(self.seed));
        let mut judge = Judge::new(self.game, self.network, self.seat);
        for first in legal {
            let leaves = judge.leaves_from(&table, *first).to_vec();
            self.ways.extend(leaves.iter().map(|leaf| Way {
                first_guess: leaf.chance,
                proved: leaf.proved,
                ..fresh(judge.actions(leaf).to_vec(), Some(leaf.before.clone()))
            }));
        }
        self.ways.sort_by_key(|way| core::cmp::Reverse(way.first_guess));
    }

    /// Those worth a playout: the best of each first action, then the best of all.
    fn worth_trying(&self, every_action: bool) -> Vec<usize> {
        let mut tried: Vec<usize> = (0..self.ways.len().min(MOST_WAYS)).collect();
        if !G::VALUES_AFTER {
            return (0..self.ways.len()).collect();
        }
        if every_action {
            let mut begun: Vec<G::Action> = Vec::new();
            for (at, way) in self.ways.iter().enumerate() {
                if !begun.contains(&way.actions[0]) {
                    begun.push(way.actions[0]);
                    if !tried.contains(&at) {
                        tried.push(at);
                    }
                }
            }
        }
        tried.retain(|at| !self.ways[*at].proved);
        tried
    }

    /// Halves the ways again and again, giving those that are left more and more playouts.
    fn sequential_halving(&mut self, budget: Budget, every_action: bool) {
        let begun = Instant::now();
        let mut alive = self.worth_trying(every_action);
        if alive.is_empty() {
            return;
        }
        if let Budget::Playouts(playouts) = budget
            && G::VALUES_AFTER
        {
            alive.truncate((playouts / FEWEST) as usize);
            // To try one alone would tell nothing.
            if alive.len() < 2 {
                return;
            }
        }
        let rounds = alive.len().next_power_of_two().trailing_zeros().max(1);
        for round in 1..=rounds {
            match budget {
                Budget::Usual | Budget::Playouts(_) => {
                    let playouts = if let Budget::Playouts(playouts) = budget { playouts } else { SEARCH_PLAYOUTS };
                    self.play_out(&alive, (playouts / u64::from(rounds) / alive.len() as u64).max(1));
                }
                Budget::Millis(millis) => {
                    let until = Duration::from_millis(millis) * round / rounds;
                    self.play_out_until(&alive, begun, until);
                }
            }
            alive.sort_by(|a, b| self.ways[*b].promise().total_cmp(&self.ways[*a].promise()).then(a.cmp(b)));
            alive.truncate(alive.len().div_ceil(2));
            alive.extend(self.thumb.filter(|thumb| !alive.contains(thumb)));
        }
    }

    /// Gives these ways playouts until a time, a few at a time.
    fn play_out_until(&mut self, alive: &[usize], begun: Instant, until: Duration) {
        let mut each = 1;
        while begun.elapsed() < until {
            let started = Instant::now();
            self.play_out(alive, each);
            let took = started.elapsed();
            if took * 2 < PACE {
                each *= 2;
            } else if took > PACE && each > 1 {
                each /= 2;
            }
            if begun.elapsed() + took > until {
                break;
            }
        }
    }

    /// Gives each of these ways so many more playouts, on all cores.
    fn play_out(&mut self, alive: &[usize], each: u64) {
        let work: Vec<(usize, u64, u64)> = alive
            .iter()
            .flat_map(|&at| {
                let from = self.ways[at].playouts;
                let to = from + each;
                (from..to).step_by(BATCH as usize).map(move |start| (at, start, (start + BATCH).min(to)))
            })
            .collect();
        let this = &*self;
        let found: Vec<(usize, Vec<Chance16>)> = work
            .into_par_iter()
            .map_init(
                || Judge::new(this.game, this.network, this.seat),
                |judge, (at, from, to)| {
                    let mut luck = Seeded::new(this.seed);
                    let results = this.seed.series(from..to).map(|seed| {
                        luck.restart(seed);
                        this.playout(&this.ways[at], judge, &mut luck)
                    });
                    (at, results.collect())
                },
            )
            .collect();
        for (at, results) in found {
            let way = &mut self.ways[at];
            way.playouts += results.len() as u64;
            way.sum += results.iter().map(|chance| u64::from(*chance)).sum::<u64>();
            way.squares += results.iter().map(|chance| u64::from(*chance).pow(2)).sum::<u64>();
            if self.thumb.is_some() {
                way.results.extend(results);
            }
        }
    }

    /// Plays a way to the end of the horizon.
    fn playout(&self, way: &Way<G>, judge: &mut Judge<'_, G>, luck: &mut Seeded) -> Chance16 {
        let game = self.game;
        let mut table = match &way.before {
            Some(before) => before.clone(),
            None => game.suspect(self.view, self.seat, luck),
        };
        let horizon = game.chapter(&table) + G::HORIZON;
        let mut ctx = Ctx::new(luck, Nobody);
        game.apply(&mut table, self.seat, way.actions[way.actions.len() - 1], &mut ctx);
        loop {
            let awaited = match game.status(&table) {
                Status::Over(outcome) => return if outcome.won.has(self.seat) { SURE } else { 0 },
                Status::Awaiting(seats) => seats,
            };
            if game.chapter(&table) >= horizon || game.settled(&table, self.seat) {
                return judge.chance(&table);
            }
            if G::VALUES_AFTER {
                let best = judge.best(&table);
                let last = *judge.actions(&best).last().expect("a way has a step");
                table = best.before;
                game.apply(&mut table, self.seat, last, &mut ctx);
            } else {
                let mover = awaited.lowest().expect("an unfinished game awaits somebody");
                let action = game.rollout(&table, mover, &mut ctx.fate);
                game.apply(&mut table, mover, action, &mut ctx);
            }
        }
    }

    /// The ways, the best first: those that were looked at longest, unless others are proved to be better, or hardly better than that of
    /// the rule of thumb.
    fn ranked(mut self) -> Vec<Way<G>> {
        let mut order: Vec<usize> = (0..self.ways.len()).collect();
        order.sort_by(|a, b| {
            let (a, b) = (&self.ways[*a], &self.ways[*b]);
            let longer = if a.proved || b.proved { core::cmp::Ordering::Equal } else { b.playouts.cmp(&a.playouts) };
            longer.then(b.promise().total_cmp(&a.promise()))
        });
        if let Some(thumb) = self.thumb.filter(|thumb| self.is_in_doubt(order[0], *thumb)) {
            order.retain(|at| *at != thumb);
            order.insert(0, thumb);
        }
        let mut ways: Vec<Option<Way<G>>> = self.ways.drain(..).map(Some).collect();
        order.into_iter().filter_map(|at| ways[at].take()).collect()
    }

    /// Whether a way is hardly better than that of the rule of thumb, for all that playouts with the same luck have shown.
    fn is_in_doubt(&self, best: usize, thumb: usize) -> bool {
        let pairs = self.ways[best].results.iter().zip(&self.ways[thumb].results);
        let more = pairs.map(|(best, thumb)| (f64::from(*best) - f64::from(*thumb)) / f64::from(SURE));
        let (count, sum, squares) =
            more.fold((0.0, 0.0, 0.0), |(count, sum, squares), more| (count + 1.0, sum + more, squares + more * more));
        let mean: f64 = sum / f64::max(count, 1.0);
        let error = ((squares / f64::max(count, 1.0) - mean * mean).max(0.0) / f64::max(count, 1.0)).sqrt();
        mean < f64::max(error * f64::from(G::PAIRED_MARGIN_IN_TENTHS_OF_ERROR) / 10.0, LEAST_GAIN)
    }
}

impl<G: Policy> Search<G> {
    /// A bot with what was learnt, and this budget for each decision; without anything learnt it plays games out to their end.
    pub fn new(network: Option<Arc<Network>>, budget: Budget) -> Self {
        let (seed, without) = (Seed::of(""), MonteCarlo::new(budget));
        Self { network, budget, seed, decisions: 0, without, following: Vec::new() }
    }

    /// A bot with what was learnt for this game; where that does not fit its rules or content, one without.
    pub fn of(game: &G, budget: Budget) -> Self
    where
        G: GameBox,
    {
        Self::new(Network::of(game).ok().map(Arc::new), budget)
    }

    /// Another that knows as much.
    #[must_use]
    pub fn again(&self) -> Self {
        Self::new(self.network.clone(), self.budget)
    }

    fn think(&mut self, game: &G, seat: Seat, view: &G::View, legal: &[G::Action], every_action: bool) -> Vec<Way<G>> {
        let seed = self.seed.nth(self.decisions);
        self.decisions += 1;
        let Some(network) = &self.network else { return Vec::new() };
        let mut thinking = Thinking { game, network, seat, view, seed, ways: Vec::new(), thumb: None };
        thinking.begin(legal, self.budget);
        thinking.sequential_halving(self.budget, every_action);
        thinking.ranked()
    }
}

/// What the rule of thumb does, where nothing was found that is better than that by anything: what will come of it beyond this game, it
/// may know.
fn thumb_among_equals<G: Policy>(game: &G, seat: Seat, view: &G::View, ways: &[Way<G>]) -> Option<G::Action> {
    let best = ways[0].chance();
    let level = |way: &&Way<G>| way.actions.len() == 1 && way.chance() >= best;
    if G::VALUES_AFTER || ways.iter().filter(level).count() < 2 {
        return None;
    }
    let thumb = game.careful(view, seat);
    ways.iter().filter(level).any(|way| way.actions[0] == thumb).then_some(thumb)
}

impl<G: Policy> Bot<G> for Search<G> {
    fn restart(&mut self, seed: Seed) {
        self.seed = seed;
        self.decisions = 0;
        self.following.clear();
        self.without.restart(seed);
    }

    fn choose(&mut self, game: &G, seat: Seat, view: &G::View, legal: &[G::Action]) -> G::Action {
        if self.network.is_none() {
            return self.without.choose(game, seat, view, legal);
        }
        while let Some((expected, action)) = self.following.pop() {
            if expected == *view {
                return action;
            }
        }
        if legal.len() == 1 {
            return legal[0];
        }
        let ways = self.think(game, seat, view, legal, false);
        let best = &ways[0];
        if best.chance() * f64::from(SURE) < f64::from(HOPELESS) {
            return game.careful(view, seat);
        }
        if let Some(thumb) = thumb_among_equals(game, seat, view, &ways) {
            return thumb;
        }
        if best.actions.len() > 1 {
            self.following = rest(game, seat, view, &best.actions);
        }
        best.actions[0]
    }

    fn advise(&mut self, game: &G, seat: Seat, view: &G::View, legal: &[G::Action]) -> Advice<G::Action> {
        if self.network.is_none() {
            return self.without.advise(game, seat, view, legal);
        }
        let ways = self.think(game, seat, view, legal, true);
        let mut lines: Vec<Judged<G::Action>> = Vec::new();
        let told = |way: &Way<G>| match &self.network {
            Some(network) if !way.proved => network.tell(way.chance()),
            _ => way.chance(),
        };
        for way in &ways {
            let action = way.actions[0];
            if lines.iter().all(|line| line.action != action) {
                let chance = told(way);
                // A way that was given up earlier may look better by luck alone: it is not shown as better than the advised one.
                let shown = lines.first().map_or(chance, |first| chance.min(first.worth));
                lines.push(Judged {
                    action,
                    worth: shown,
                    error: way.error(),
                    playouts: way.playouts,
                    win: Some(shown),
                    proved: way.proved,
                });
            }
        }
        // What comes to the same as another is worth the same.
        for action in legal {
            if lines.iter().all(|line| line.action != *action)
                && let Some(alike) = lines.iter().find(|line| game.alike(line.action, *action))
            {
                lines.push(Judged { action: *action, ..alike.clone() });
            }
        }
        lines[1..].sort_by(|a, b| b.worth.total_cmp(&a.worth));
        let thumb = thumb_among_equals(game, seat, view, &ways);
        if let Some(at) = thumb.and_then(|thumb| lines.iter().position(|line| line.action == thumb)) {
            lines[..=at].rotate_right(1);
        }
        Advice { action: lines[0].action, lines }
    }
}
