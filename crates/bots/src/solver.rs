//! Exact answers where nothing hidden and no chance is left.

use crate::network::Network;
use core::hash::{BuildHasherDefault, Hasher};
use kernel::{Ctx, Features, Moves, Nobody, Outcome, Policy, Seat, Status, Twin, Unasked};
use std::collections::HashMap;

/// Keys of the memo are stirred already.
#[derive(Clone, Copy, Default)]
struct Stirred(u64);

impl Hasher for Stirred {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|byte| self.0 = self.0.rotate_left(8) ^ u64::from(*byte));
    }

    fn write_u128(&mut self, key: u128) {
        self.0 = key as u64;
    }
}

/// What is known of tables of one key: up to which rank they are lost, and from which on they are won.
#[derive(Clone, Copy)]
struct Known {
    lost_up_to: i32,
    won_from: i32,
}

/// A depth-first search with a memo and a bound over tables that are [settled](Policy::settled). It asks one question at a time: can this
/// seat win with a score of at least so much?
pub struct Solver<'g, G: Policy> {
    game: &'g G,
    seat: Seat,
    network: Option<&'g Network>,
    features: Features,
    score: i32,
    memo: HashMap<u128, Known, BuildHasherDefault<Stirred>>,
    nodes: u64,
    limit: u64,
    /// Whether the way to the goal must be found too: then only what is lost is taken from memory.
    wants_line: bool,
    /// The way to the goal, last action first, once there is one.
    line: Vec<G::Action>,
    /// Buffers for each depth.
    layers: Vec<Layer<G>>,
}

/// The most steps that are taken before tables are compared.
const STEPS: usize = 4;

/// The ends of a chapter.
struct Layer<G: Policy> {
    moves: [Moves<G::Action>; STEPS],
    met: Vec<Twin>,
    path: Vec<G::Action>,
    paths: Vec<G::Action>,
    ends: Vec<End<G::Table>>,
}

struct End<T> {
    promise: i32,
    path: (usize, usize),
    table: T,
}

impl<G: Policy> Default for Layer<G> {
    fn default() -> Self {
        Self { moves: Default::default(), met: Vec::new(), path: Vec::new(), paths: Vec::new(), ends: Vec::new() }
    }
}

impl<G: Policy> Layer<G> {
    fn clear(&mut self) {
        self.met.clear();
        self.path.clear();
        self.paths.clear();
        self.ends.clear();
    }

    /// Whether a table is no better than one that was met already.
    fn is_dominated(&mut self, twin: Option<Twin>) -> bool {
        let Some(twin) = twin else { return false };
        match self.met.iter_mut().find(|met| met.key == twin.key) {
            Some(met) if twin.rank <= met.rank => true,
            Some(met) => {
                met.rank = twin.rank;
                false
            }
            None => {
                self.met.push(twin);
                false
            }
        }
    }

    fn end(&mut self, promise: i32, table: G::Table) {
        let from = self.paths.len();
        self.paths.extend_from_slice(&self.path);
        self.ends.push(End { promise, path: (from, self.paths.len()), table });
    }
}

/// How the best play of a settled table ends.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solution<A> {
    /// Whether it is won.
    pub won: bool,
    /// The best score of a won table; what was asked for where it is lost.
    pub score: i32,
    /// The way to it; of a lost table, none.
    pub line: Vec<A>,
    /// How many tables were looked at.
    pub nodes: u64,
}

impl<'g, G: Policy> Solver<'g, G> {
    /// A solver that looks at no more than so many tables for one question.
    pub fn new(game: &'g G, seat: Seat, limit: u64) -> Self {
        Self {
            game,
            seat,
            network: None,
            features: Features::new(),
            score: i32::MIN,
            memo: HashMap::default(),
            nodes: 0,
            limit,
            wants_line: false,
            line: Vec::new(),
            layers: Vec::new(),
        }
    }

    /// The same, trying first what was learnt to be best rather than what the rule of thumb likes.
    #[must_use]
    pub fn guided(self, network: &'g Network) -> Self {
        Self { network: Some(network), ..self }
    }

    /// How promising a table looks.
    fn promise(&mut self, table: &G::Table) -> i32 {
        let Some(network) = self.network else { return self.game.promise(table, self.seat) };
        self.features.clear();
        self.game.features(&self.game.view(table, self.seat), self.seat, &mut self.features);
        (network.logit(&self.features) * 1_024.0) as i32
    }

    /// Whether the seat can win; nothing where that takes too long to find out.
    pub fn wins(&mut self, table: &G::Table) -> Option<bool> {
        self.wants_line = false;
        self.reaches(table, i32::MIN)
    }

    /// Whether the seat can win with a score of at least this; nothing where that takes too long to find out.
    fn reaches(&mut self, table: &G::Table, score: i32) -> Option<bool> {
        if self.score != score || self.memo.len() > 1 << 20 {
            self.memo.clear();
            self.score = score;
        }
        (self.nodes, self.line) = (0, Vec::new());
        match self.game.status(table) {
            Status::Over(outcome) => Some(outcome.won.has(self.seat) && self.score_of(&outcome) >= self.score),
            Status::Awaiting(_) => self.search(table, 0),
        }
    }

    /// Whether the table is won, with the best score and the way to it; nothing where that takes too long to find out.
    pub fn solve(&mut self, table: &G::Table) -> Option<Solution<G::Action>> {
        self.wants_line = true;
        let mut solution = Solution { won: false, score: 0, line: Vec::new(), nodes: 0 };
        // A won table is won better by more and more until it is not; between what can be had and what cannot, halves are tried.
        let (mut wanted, mut step, mut out_of_reach) = (i32::MIN, 1, i32::MAX);
        while wanted < out_of_reach {
            let reached = self.reaches(table, wanted)?;
            solution.nodes += self.nodes;
            if reached {
                let line: Vec<G::Action> = self.line.iter().rev().copied().collect();
                let score = self.play(table, &line).map_or(wanted, |outcome| self.score_of(&outcome));
                solution = Solution { won: true, score, line, ..solution };
            } else if solution.won {
                out_of_reach = wanted;
            } else {
                break;
            }
            step = if out_of_reach == i32::MAX { step * 2 } else { (out_of_reach - solution.score) / 2 };
            wanted = solution.score + step.max(1);
        }
        Some(solution)
    }

    /// How a table ends that is played like this.
    pub fn play(&self, table: &G::Table, line: &[G::Action]) -> Option<Outcome> {
        let mut table = table.clone();
        let mut ctx = Ctx::new(Unasked, Nobody);
        for action in line {
            self.game.check(&table, self.seat, *action).ok()?;
            self.game.apply(&mut table, self.seat, *action, &mut ctx);
        }
        match self.game.status(&table) {
            Status::Over(outcome) => Some(outcome),
            Status::Awaiting(_) => None,
        }
    }

    fn score_of(&self, outcome: &Outcome) -> i32 {
        outcome.scores.as_slice().get(self.seat.0 as usize).copied().unwrap_or(0)
    }

    /// Whether the goal can be reached from a table that is not over.
    fn search(&mut self, table: &G::Table, depth: usize) -> Option<bool> {
        let twin = self.game.twin(table);
        if let Some((twin, known)) = twin.and_then(|twin| Some((twin, self.memo.get(&twin.key)?))) {
            if twin.rank <= known.lost_up_to {
                return Some(false);
            }
            if twin.rank >= known.won_from && !self.wants_line {
                return Some(true);
            }
        }
        if self.game.hopeless(table, self.seat, self.score) {
            return Some(false);
        }
        let found = self.branch(table, depth)?;
        if let Some(twin) = twin {
            let known = self.memo.entry(twin.key).or_insert(Known { lost_up_to: i32::MIN, won_from: i32::MAX });
            if found {
                known.won_from = known.won_from.min(twin.rank);
            } else {
                known.lost_up_to = known.lost_up_to.max(twin.rank);
            }
        }
        Some(found)
    }

    /// Tries every way to the end of the chapter, the most promising first.
    fn branch(&mut self, table: &G::Table, depth: usize) -> Option<bool> {
        self.nodes += 1;
        if self.nodes > self.limit {
            return None;
        }
        if self.layers.len() <= depth {
            self.layers.resize_with(depth + 1, Layer::default);
        }
        let mut layer = core::mem::take(&mut self.layers[depth]);
        layer.clear();
        let won = self.grow(table, 0, &mut layer);
        let answer = if won {
            self.line.extend(layer.path.iter().rev());
            Some(true)
        } else {
            self.descend(&mut layer, depth)
        };
        self.layers[depth] = layer;
        answer
    }

    fn descend(&mut self, layer: &mut Layer<G>, depth: usize) -> Option<bool> {
        layer.ends.sort_by_key(|end| core::cmp::Reverse(end.promise));
        for end in &layer.ends {
            if self.search(&end.table, depth + 1)? {
                self.line.extend(layer.paths[end.path.0..end.path.1].iter().rev());
                return Some(true);
            }
        }
        Some(false)
    }

    /// Fills the layer with all ends of the chapter that cannot be told from better ones at a glance; whether the goal is reached at once,
    /// by the layer's path.
    fn grow(&mut self, table: &G::Table, steps: usize, layer: &mut Layer<G>) -> bool {
        let mut legal = core::mem::take(&mut layer.moves[steps]);
        self.game.legal_actions(table, self.seat, &mut legal);
        let mut won = false;
        for &action in legal.iter() {
            let mut after = table.clone();
            self.game.apply(&mut after, self.seat, action, &mut Ctx::new(Unasked, Nobody));
            layer.path.push(action);
            if let Status::Over(outcome) = self.game.status(&after) {
                won = outcome.won.has(self.seat) && self.score_of(&outcome) >= self.score;
            } else if !layer.is_dominated(self.game.twin(&after)) {
                let ends = steps + 1 == STEPS || self.game.chapter(&after) != self.game.chapter(table);
                if ends {
                    let promise = self.promise(&after);
                    layer.end(promise, after);
                } else {
                    won = self.grow(&after, steps + 1, layer);
                }
            }
            if won {
                break;
            }
            layer.path.pop();
        }
        layer.moves[steps] = legal;
        won
    }
}
