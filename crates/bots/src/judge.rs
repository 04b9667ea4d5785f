//! What a table is worth to a seat: exactly where it can be known, else by what was learnt.

use crate::network::{Chance16, Network, SURE};
use crate::solver::Solver;
use kernel::{Ctx, Features, Moves, Nobody, Policy, Seat, Status, Unasked};

/// The most tables that are looked at to settle one.
const SOLVER_LIMIT: u64 = 100_000;

/// A way to play on until chance answers, and what it is worth.
#[derive(Clone, Debug)]
pub struct Leaf<T> {
    /// The chance to win by it.
    pub chance: Chance16,
    /// Whether that is proved.
    pub proved: bool,
    /// Where its actions lie.
    path: (usize, usize),
    /// The table that its last action meets.
    pub before: T,
}

/// Judges tables for one seat, with buffers that are used again and again.
pub struct Judge<'g, G: Policy> {
    game: &'g G,
    network: &'g Network,
    seat: Seat,
    solver: Solver<'g, G>,
    features: Features,
    moves: Vec<Moves<G::Action>>,
    /// What was met on the way: tables of the same key and no higher rank are not looked at again.
    met: Vec<(u128, i32)>,
    path: Vec<G::Action>,
    paths: Vec<G::Action>,
    leaves: Vec<Leaf<G::Table>>,
}

impl<'g, G: Policy> Judge<'g, G> {
    /// A judge with what was learnt.
    pub fn new(game: &'g G, network: &'g Network, seat: Seat) -> Self {
        Self {
            game,
            network,
            seat,
            solver: Solver::new(game, seat, SOLVER_LIMIT),
            features: Features::new(),
            moves: Vec::new(),
            met: Vec::new(),
            path: Vec::new(),
            paths: Vec::new(),
            leaves: Vec::new(),
        }
    }

    /// What a table is worth by what was learnt alone.
    pub fn learnt(&mut self, table: &G::Table) -> Chance16 {
        let view = self.game.view(table, self.seat);
        self.network.chance(self.game, &view, self.seat, &mut self.features)
    }

    /// What the value looked at last.
    pub fn features(&self) -> &Features {
        &self.features
    }

    /// What a table is worth that is over or settled, beyond doubt.
    pub fn proved(&mut self, table: &G::Table) -> Option<Chance16> {
        if let Status::Over(outcome) = self.game.status(table) {
            return Some(if outcome.won.has(self.seat) { SURE } else { 0 });
        }
        if !self.game.settled(table, self.seat) {
            return None;
        }
        self.solver.wins(table).map(|won| if won { SURE } else { 0 })
    }

    /// What a table is worth at which the seat decides.
    pub fn chance(&mut self, table: &G::Table) -> Chance16 {
        match self.proved(table) {
            Some(chance) => chance,
            None if G::VALUES_AFTER => self.best(table).chance,
            None => self.learnt(table),
        }
    }

    /// All ways to play on until chance answers, but for those that cannot be better than others.
    pub fn leaves(&mut self, table: &G::Table) -> &[Leaf<G::Table>] {
        self.clear();
        self.grow(table, 0);
        &self.leaves
    }

    /// The same, of those that begin with this action.
    pub fn leaves_from(&mut self, table: &G::Table, first: G::Action) -> &[Leaf<G::Table>] {
        self.clear();
        self.path.push(first);
        self.step(table, first, 0);
        &self.leaves
    }

    fn clear(&mut self) {
        self.leaves.clear();
        self.paths.clear();
        self.path.clear();
        self.met.clear();
    }

    /// The best of [`Judge::leaves`]; the first among equals.
    pub fn best(&mut self, table: &G::Table) -> Leaf<G::Table> {
        let leaves = self.leaves(table);
        let best = leaves.iter().reduce(|best, leaf| if leaf.chance > best.chance { leaf } else { best });
        best.expect("an unfinished game can be played on").clone()
    }

    /// The actions of one of the last [`Judge::leaves`].
    pub fn actions(&self, leaf: &Leaf<G::Table>) -> &[G::Action] {
        &self.paths[leaf.path.0..leaf.path.1]
    }

    fn leaf(&mut self, chance: Chance16, proved: bool, before: &G::Table) {
        let from = self.paths.len();
        self.paths.extend_from_slice(&self.path);
        self.leaves.push(Leaf { chance, proved, path: (from, self.paths.len()), before: before.clone() });
    }

    /// Whether a table is no better than one that was met already.
    fn is_dominated(&mut self, table: &G::Table) -> bool {
        let Some(twin) = self.game.twin(table) else { return false };
        match self.met.iter_mut().find(|(key, _)| *key == twin.key) {
            Some((_, rank)) if twin.rank <= *rank => true,
            Some((_, rank)) => {
                *rank = twin.rank;
                false
            }
            None => {
                self.met.push((twin.key, twin.rank));
                false
            }
        }
    }

    fn grow(&mut self, table: &G::Table, depth: usize) {
        if self.moves.len() <= depth {
            self.moves.resize_with(depth + 1, Moves::new);
        }
        let mut legal = core::mem::take(&mut self.moves[depth]);
        self.game.legal_actions(table, self.seat, &mut legal);
        for &action in legal.iter() {
            self.path.push(action);
            self.step(table, action, depth);
            self.path.pop();
        }
        self.moves[depth] = legal;
    }

    fn step(&mut self, table: &G::Table, action: G::Action, depth: usize) {
        if let Some(after) = self.game.after(table, self.seat, action) {
            if !self.is_dominated(&after) {
                let chance = self.learnt(&after);
                self.leaf(chance, false, table);
            }
            return;
        }
        let mut after = table.clone();
        self.game.apply(&mut after, self.seat, action, &mut Ctx::new(Unasked, Nobody));
        let over = matches!(self.game.status(&after), Status::Over(_));
        if !over && self.is_dominated(&after) {
            return;
        }
        match self.proved(&after) {
            Some(chance) => self.leaf(chance, true, table),
            None if self.game.settled(&after, self.seat) => {
                // Too much to settle: what was learnt is asked instead.
                let chance = self.learnt(&after);
                self.leaf(chance, false, table);
            }
            None => self.grow(&after, depth + 1),
        }
    }
}
