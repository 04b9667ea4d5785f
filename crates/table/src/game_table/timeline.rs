//! What has happened at a table: every decision, and the table itself now and then, so that any moment can be had again.

use kernel::{Audience, Ctx, Game, Nobody, Scenes, Scripted, Seat, Source};
use std::sync::Arc;

/// The table is kept as it was before every so many decisions; between, decisions are carried out again.
const BETWEEN_CHECKPOINTS: usize = 64;

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

/// A table, and the decisions that followed: all of them side by side, since a server holds many thousands.
struct Chapter<G: Game> {
    /// How many decisions stood before.
    first: usize,
    before: Checkpoint<G>,
    steps: Vec<(Seat, G::Action)>,
    /// What happened, each with the place in the chapter of the decision that it followed from. Nothing once the chapter is full: it is
    /// seldom told then, and carrying out the decisions again tells it.
    events: Vec<(u32, G::Event)>,
    /// What the player's real cards showed, each with such a place: nothing else knows.
    shown: Vec<(u32, Source, u16)>,
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

    fn is_full(&self) -> bool {
        self.steps.len() >= BETWEEN_CHECKPOINTS
    }

    fn push(&mut self, (seat, action): (Seat, G::Action), events: Vec<G::Event>, shown: &[(Source, u16)]) {
        let place = self.steps.len() as u32;
        self.steps.push((seat, action));
        self.shown.extend(shown.iter().map(|(source, face)| (place, *source, *face)));
        if self.is_full() {
            self.events = Vec::new();
            self.shown.shrink_to_fit();
        } else {
            self.events.extend(events.into_iter().map(|event| (place, event)));
        }
    }

    /// Forgets its last decision, where it has one.
    fn pop(&mut self, game: &G) {
        if self.is_full() {
            self.events = self.events_from(game, 0);
        }
        self.steps.pop();
        let stand = self.steps.len() as u32;
        self.events.truncate(self.events.partition_point(|(place, _)| *place < stand));
        self.shown.truncate(self.shown.partition_point(|(place, ..)| *place < stand));
    }

    /// What happened from that place in it on.
    fn events_from(&self, game: &G, place: u32) -> Vec<(u32, G::Event)> {
        if !self.is_full() {
            let known = self.events.partition_point(|(at, _)| *at < place);
            return self.events[known..].to_vec();
        }
        let mut point = self.table_before(game, place);
        let told = |place| {
            let events = self.carry_out(game, &mut point, place, Vec::new());
            events.into_iter().map(move |event| (place, event))
        };
        (place..self.steps.len() as u32).flat_map(told).collect()
    }

    /// The table before the decision at that place in it.
    fn table_before(&self, game: &G, place: u32) -> Checkpoint<G> {
        let mut point = self.before.clone();
        for before in 0..place {
            self.carry_out(game, &mut point, before, Nobody);
        }
        point
    }

    /// Carries out the decision at that place again, at the table before it; gives those who heard what happened.
    fn carry_out<A: Audience<G::Event>>(&self, game: &G, point: &mut Checkpoint<G>, place: u32, audience: A) -> A {
        let shown = &self.shown[self.shown.partition_point(|(at, ..)| *at < place)..];
        for (_, source, face) in shown.iter().take_while(|(at, ..)| *at == place) {
            point.fate.name(*source, [*face]);
        }
        let (seat, action) = self.steps[place as usize];
        let mut ctx = Ctx::new(&mut point.fate, audience);
        game.apply(&mut point.table, seat, action, &mut ctx);
        let audience = ctx.audience;
        point.fate.told();
        audience
    }
}

/// Something that happened: the place of the decision that it followed from, and the table as it stood then.
pub(super) type Scene<G> = (usize, <G as Game>::Event, <G as Game>::Table);

/// Looks at what happened: the place of a decision, what is told then, if anything is, and the table as it stands.
pub(super) type Look<'a, G> = &'a mut dyn FnMut(usize, Option<<G as Game>::Event>, &<G as Game>::Table);

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
    pub fn decisions(&self) -> usize {
        self.chapters.last().map_or(0, |chapter| chapter.end())
    }

    /// What happened from that place on, with the place of the decision that it followed from.
    pub fn events_from(&self, game: &G, place: usize) -> impl Iterator<Item = (usize, G::Event)> {
        let chapter = self.chapters.partition_point(|chapter| chapter.end() <= place);
        self.chapters[chapter..].iter().flat_map(move |chapter| {
            let events = chapter.events_from(game, place.saturating_sub(chapter.first) as u32);
            events.into_iter().map(|(at, event)| (chapter.first + at as usize, event))
        })
    }

    /// What happened from that place on, each with the table as it stood then: decisions are carried out again.
    pub fn scenes_from(&self, game: &G, place: usize) -> Vec<Scene<G>> {
        let mut scenes = Vec::new();
        self.each_scene(game, place, &mut |at, event, table| {
            scenes.extend(event.map(|event| (at, event, table.clone())));
        });
        scenes
    }

    /// The same one after the other, so that nothing need be kept; and after each decision the table that it leaves, without an event.
    pub fn each_scene(&self, game: &G, place: usize, look: Look<'_, G>) {
        let chapter = self.chapters.partition_point(|chapter| chapter.end() <= place);
        for chapter in &self.chapters[chapter..] {
            let from = place.saturating_sub(chapter.first) as u32;
            let mut point = chapter.table_before(game, from);
            for step in from..chapter.steps.len() as u32 {
                let Scenes(seen) = chapter.carry_out(game, &mut point, step, Scenes::default());
                let (at, last) = (chapter.first + step as usize, seen.len().saturating_sub(1));
                for (number, (event, table)) in seen.into_iter().enumerate() {
                    // What is told last leaves the table as the decision does.
                    let table = table.filter(|_| number < last);
                    look(at, Some(event), table.as_ref().unwrap_or(&point.table));
                }
                look(at, None, &point.table);
            }
        }
    }

    /// Keeps the table as it stands now, whatever was decided before.
    pub fn keep(&mut self, now: Checkpoint<G>) {
        let at = self.decisions();
        self.chapters.retain(|chapter| chapter.first < at);
        self.chapters.push(Arc::new(Chapter::new(at, now)));
    }

    /// Adds a decision that was made at `before`, what followed from it, and what real cards showed.
    pub fn push(
        &mut self,
        before: Checkpoint<G>,
        decision: (Seat, G::Action),
        events: Vec<G::Event>,
        shown: &[(Source, u16)],
    ) {
        if self.chapters.last().is_none_or(|chapter| chapter.is_full()) {
            self.keep(before);
        }
        if let Some(chapter) = self.chapters.last_mut() {
            Arc::make_mut(chapter).push(decision, events, shown);
        }
    }

    /// Takes the last decision back, and gives the table before it; nothing where there is none.
    pub fn pop(&mut self, game: &G) -> Option<Checkpoint<G>> {
        let last = self.decisions().checked_sub(1)?;
        let before = self.table_before(game, last)?;
        self.chapters.retain(|chapter| chapter.first <= last);
        Arc::make_mut(self.chapters.last_mut()?).pop(game);
        Some(before)
    }

    /// Whose decision stands at that place, and what it is.
    pub fn decision(&self, place: usize) -> Option<(Seat, G::Action)> {
        let chapter = self.chapters.iter().rfind(|chapter| chapter.first <= place && place < chapter.end())?;
        Some(chapter.steps[place - chapter.first])
    }

    /// The table before the decision at that place; nothing where none stands there.
    pub fn table_before(&self, game: &G, place: usize) -> Option<Checkpoint<G>> {
        let chapter = self.chapters.iter().rfind(|chapter| chapter.first <= place && place < chapter.end())?;
        Some(chapter.table_before(game, (place - chapter.first) as u32))
    }
}
