//! What has happened at a table: every decision, and the table itself now and then, so that any moment can be had again.

use kernel::{Ctx, Game, Nobody, Scripted, Seat, Source};
use std::ops::Range;
use std::sync::Arc;

/// The table is kept as it was before every so many decisions; between, decisions are carried out again.
const BETWEEN_CHECKPOINTS: usize = 32;

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

/// A decision that stands.
#[derive(Clone, Copy)]
struct Step<A> {
    seat: Seat,
    action: A,
    /// Where what followed from it ends among the events of its chapter.
    events_end: u32,
    /// Where what real cards showed for it ends among those of its chapter.
    shown_end: u32,
}

/// A table, and the decisions that followed: all of them side by side, since a server holds many thousands.
struct Chapter<G: Game> {
    /// How many decisions stood before.
    first: usize,
    before: Checkpoint<G>,
    steps: Vec<Step<G::Action>>,
    events: Vec<G::Event>,
    /// What the player's real cards showed: nothing else knows.
    shown: Vec<(Source, u16)>,
}

impl<G: Game> Clone for Chapter<G> {
    fn clone(&self) -> Self {
        Self {
            first: self.first,
            before: self.before.clone(),
            steps: self.steps.clone(),
            events: self.events.clone(),
            shown: self.shown.clone(),
        }
    }
}

impl<G: Game> Chapter<G> {
    /// Nothing has followed yet.
    fn new(first: usize, before: Checkpoint<G>) -> Self {
        Self { first, before, steps: Vec::new(), events: Vec::new(), shown: Vec::new() }
    }

    /// How many decisions stand after its last.
    fn end(&self) -> usize {
        self.first + self.steps.len()
    }

    /// Where what belongs to a step lies, by where it ends.
    fn range(&self, step: usize, end: impl Fn(&Step<G::Action>) -> u32) -> Range<usize> {
        let start = step.checked_sub(1).map_or(0, |before| end(&self.steps[before]));
        start as usize..end(&self.steps[step]) as usize
    }

    /// What happened, with the place of the decision that it followed from.
    fn events(&self) -> impl Iterator<Item = (usize, &G::Event)> {
        let of_step = |step| self.events[self.range(step, |step| step.events_end)].iter();
        (0..self.steps.len()).flat_map(move |step| of_step(step).map(move |event| (self.first + step, event)))
    }

    fn push(&mut self, seat: Seat, action: G::Action, events: Vec<G::Event>, shown: &[(Source, u16)]) {
        self.events.extend(events);
        self.shown.extend_from_slice(shown);
        let (events_end, shown_end) = (self.events.len() as u32, self.shown.len() as u32);
        self.steps.push(Step { seat, action, events_end, shown_end });
        if self.is_full() {
            self.steps.shrink_to_fit();
            self.events.shrink_to_fit();
        }
    }

    fn is_full(&self) -> bool {
        self.steps.len() >= BETWEEN_CHECKPOINTS
    }

    /// Forgets its last decision, where it has one.
    fn pop(&mut self) {
        self.steps.pop();
        let (events, shown) = self.steps.last().map_or((0, 0), |step| (step.events_end, step.shown_end));
        self.events.truncate(events as usize);
        self.shown.truncate(shown as usize);
    }

    /// The table before the decision at that place in it.
    fn table_before(&self, game: &G, place: usize) -> Checkpoint<G> {
        let mut point = self.before.clone();
        for (number, step) in self.steps[..place].iter().enumerate() {
            let shown = &self.shown[self.range(number, |step| step.shown_end)];
            shown.iter().for_each(|(source, face)| point.fate.name(*source, [*face]));
            let mut ctx = Ctx::new(&mut point.fate, Nobody);
            game.apply(&mut point.table, step.seat, step.action, &mut ctx);
            point.fate.told();
        }
        point
    }
}

/// The decisions that stand, and the table before some of them. Clones share all but what is added to one of them.
pub(super) struct Timeline<G: Game> {
    chapters: Vec<Arc<Chapter<G>>>,
}

impl<G: Game> Clone for Timeline<G> {
    fn clone(&self) -> Self {
        Self { chapters: self.chapters.clone() }
    }
}

impl<G: Game> Timeline<G> {
    /// Nothing has been decided yet.
    pub fn new() -> Self {
        Self { chapters: Vec::new() }
    }

    /// How many decisions stand.
    fn len(&self) -> usize {
        self.chapters.last().map_or(0, |chapter| chapter.end())
    }

    /// What happened from that place on, with the place of the decision that it followed from.
    pub fn events_from(&self, place: usize) -> impl Iterator<Item = (usize, &G::Event)> {
        let chapter = self.chapters.partition_point(|chapter| chapter.end() <= place);
        let events = self.chapters[chapter..].iter().flat_map(|chapter| chapter.events());
        events.skip_while(move |(at, _)| *at < place)
    }

    /// Keeps the table as it stands now, whatever was decided before.
    pub fn keep(&mut self, now: Checkpoint<G>) {
        let at = self.len();
        self.chapters.retain(|chapter| chapter.first < at);
        self.chapters.push(Arc::new(Chapter::new(at, now)));
    }

    /// Adds a decision that was made at `before`, what followed from it, and what real cards showed.
    pub fn push(
        &mut self,
        before: Checkpoint<G>,
        (seat, action): (Seat, G::Action),
        events: Vec<G::Event>,
        shown: &[(Source, u16)],
    ) {
        if self.chapters.last().is_none_or(|chapter| chapter.is_full()) {
            self.keep(before);
        }
        if let Some(chapter) = self.chapters.last_mut() {
            Arc::make_mut(chapter).push(seat, action, events, shown);
        }
    }

    /// Takes the last decision back, and gives the table before it; nothing where there is none.
    pub fn pop(&mut self, game: &G) -> Option<Checkpoint<G>> {
        let last = self.len().checked_sub(1)?;
        let before = self.table_before(game, last)?;
        self.chapters.retain(|chapter| chapter.first <= last);
        Arc::make_mut(self.chapters.last_mut()?).pop();
        Some(before)
    }

    /// The table before the decision at that place; nothing where none stands there.
    pub fn table_before(&self, game: &G, place: usize) -> Option<Checkpoint<G>> {
        let chapter = self.chapters.iter().rfind(|chapter| chapter.first <= place && place < chapter.end())?;
        Some(chapter.table_before(game, place - chapter.first))
    }
}
