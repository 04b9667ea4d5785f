//! What has happened at a table: every decision, and the table itself now and then, so that any moment can be had again.

use kernel::{Ctx, Game, Nobody, Scripted, Seat, Source};
use std::sync::Arc;

/// The table is kept as it was before every so many decisions; between, decisions are carried out again.
const BETWEEN_CHECKPOINTS: usize = 32;

/// A decision that stands.
pub(super) struct Step<G: Game> {
    pub seat: Seat,
    pub action: G::Action,
    /// What followed from it.
    pub events: Box<[G::Event]>,
    /// What the player's real cards showed: nothing else knows.
    pub shown: Box<[(Source, u16)]>,
}

/// A table, and the luck to come.
pub(super) struct Checkpoint<G: Game> {
    pub table: G::Table,
    pub fate: Scripted,
}

impl<G: Game> Clone for Checkpoint<G> {
    fn clone(&self) -> Self {
        Self { table: self.table.clone(), fate: self.fate.clone() }
    }
}

/// The decisions that stand, and the table before some of them. What it holds is shared by its clones.
pub(super) struct Timeline<G: Game> {
    steps: Vec<Arc<Step<G>>>,
    /// The table when so many decisions stood, in order.
    checkpoints: Vec<(usize, Arc<Checkpoint<G>>)>,
}

impl<G: Game> Clone for Timeline<G> {
    fn clone(&self) -> Self {
        Self { steps: self.steps.clone(), checkpoints: self.checkpoints.clone() }
    }
}

impl<G: Game> Timeline<G> {
    /// Nothing has been decided yet.
    pub fn new() -> Self {
        Self { steps: Vec::new(), checkpoints: Vec::new() }
    }

    /// The decisions that stand, from that place on.
    pub fn steps_from(&self, from: usize) -> impl Iterator<Item = (usize, &Step<G>)> {
        self.steps.iter().enumerate().skip(from).map(|(at, step)| (at, &**step))
    }

    /// Keeps the table as it stands now, whatever was decided before.
    pub fn keep(&mut self, now: Checkpoint<G>) {
        let at = self.steps.len();
        self.checkpoints.retain(|(kept, _)| *kept < at);
        self.checkpoints.push((at, Arc::new(now)));
    }

    /// Adds a decision that was made at `before`.
    pub fn push(&mut self, before: Checkpoint<G>, step: Step<G>) {
        let at = self.steps.len();
        if at.is_multiple_of(BETWEEN_CHECKPOINTS) && self.checkpoints.last().is_none_or(|(kept, _)| *kept < at) {
            self.keep(before);
        }
        self.steps.push(Arc::new(step));
    }

    /// Takes the last decision back, and gives the table before it; nothing where there is none.
    pub fn pop(&mut self, game: &G) -> Option<Checkpoint<G>> {
        let last = self.steps.len().checked_sub(1)?;
        let before = self.table_before(game, last)?;
        self.steps.truncate(last);
        self.checkpoints.retain(|(kept, _)| *kept <= last);
        Some(before)
    }

    /// The table before the decision at that place; nothing where none stands there.
    pub fn table_before(&self, game: &G, place: usize) -> Option<Checkpoint<G>> {
        if place >= self.steps.len() {
            return None;
        }
        let (at, kept) = self.checkpoints.iter().rfind(|(at, _)| *at <= place)?;
        let mut point = Checkpoint::clone(kept);
        for step in &self.steps[*at..place] {
            step.shown.iter().for_each(|(source, face)| point.fate.name(*source, [*face]));
            let mut ctx = Ctx::new(&mut point.fate, Nobody);
            game.apply(&mut point.table, step.seat, step.action, &mut ctx);
            point.fate.told();
        }
        Some(point)
    }
}
