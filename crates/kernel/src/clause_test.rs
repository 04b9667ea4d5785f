//! How boxes test their clauses: a table in notation, decisions in notation, and what came of them.
//!
//! A box wraps a [`ClauseTest`] in a type of its own that derefs to it: that type then has [`ClauseSteps`], and the box adds how its
//! chance is written and what its events are in a few words. All else is here, once for all boxes.

use crate::{Clause, Ctx, GameBox, Moves, Scripted, Seat, Seed, Seeded, Source};
use core::ops::DerefMut;

/// What came of some decisions.
#[derive(Debug)]
pub struct ClauseTest<G: GameBox> {
    /// The game.
    pub game: G,
    /// The table now.
    pub table: G::Table,
    /// The table before the last decision.
    pub before: G::Table,
    /// What happened, the oldest first.
    pub events: Vec<G::Event>,
    /// What comes up by chance.
    pub fate: Scripted,
    /// Why the last decision was not allowed, if it was not.
    pub refused: Option<G::Refusal>,
    /// Another way to say a part of the table, where there is one.
    pub shorter: Option<fn(&str) -> String>,
}

/// A fate in which these sources show what is named later and nothing else; the others follow a seed.
pub fn script(dry: &[Source]) -> Scripted {
    let mut fate = Scripted::new(Seeded::new(Seed::of("no other source")));
    dry.iter().for_each(|source| fate.name(*source, []));
    fate
}

impl<G: GameBox> ClauseTest<G> {
    /// A table in notation.
    #[track_caller]
    pub fn at(game: G, table: &str, fate: Scripted) -> Self {
        let table = game.read_table(table).unwrap_or_else(|part| panic!("no table: {part}"));
        Self { game, before: table.clone(), table, events: Vec::new(), fate, refused: None, shorter: None }
    }

    /// A table as the game lays it out.
    #[track_caller]
    pub fn set_up(game: G, options: &G::Options, mut fate: Scripted) -> Self {
        let mut events = Vec::new();
        let table = game.setup(options, &mut Ctx::new(&mut fate, &mut events));
        assert_eq!(fate.trouble(), None);
        Self { game, before: table.clone(), table, events, fate, refused: None, shorter: None }
    }

    /// What a seat may do now, in notation.
    pub fn legal(&self, seat: Seat) -> Vec<String> {
        let mut legal = Moves::new();
        self.game.legal_actions(&self.table, seat, &mut legal);
        legal.iter().map(|action| self.game.write_action(*action)).collect()
    }

    /// The table, in notation.
    pub fn written(&self) -> String {
        self.game.write_table(&self.table)
    }
}

/// What is said of a test, one after the other: each step panics, at the line that called it, where it is not so.
pub trait ClauseSteps<G: GameBox>: Sized + DerefMut<Target = ClauseTest<G>> {
    /// Carries out decisions, `set 50; 2: pass`: of the seat that stands before them, counted from 1, else of the first that is awaited.
    /// Only the last may be refused.
    #[track_caller]
    fn play(mut self, decisions: &str) -> Self {
        for said in decisions.split("; ") {
            assert_eq!(self.refused, None, "before {said}");
            let (seat, said) = match said.split_once(": ") {
                Some((seat, said)) => (Seat(seat.parse::<u8>().expect("a seat") - 1), said),
                None => (self.game.awaited(&self.table).lowest().unwrap_or(Seat(0)), said),
            };
            let action = self.game.read_action(said).unwrap_or_else(|| panic!("no action: {said}"));
            self.before = self.table.clone();
            match self.game.check(&self.table, seat, action) {
                Ok(()) => {
                    let test = &mut *self;
                    let mut ctx = Ctx::new(&mut test.fate, &mut test.events);
                    test.game.apply(&mut test.table, seat, action, &mut ctx);
                    assert_eq!(test.fate.trouble(), None, "after {said}");
                }
                Err(refusal) => self.refused = Some(refusal),
            }
        }
        self
    }

    /// So many things were asked of the named sources since this was last asked.
    #[track_caller]
    fn spent(mut self, told: usize) -> Self {
        let shown = self.fate.told();
        assert_eq!(shown.len(), told, "only this came up: {shown:?}");
        self
    }

    /// Each part of this notation is a part of the table's.
    #[track_caller]
    fn says(self, parts: &str) -> Self {
        assert_eq!(self.refused, None);
        let whole = self.game.write_table(&self.table);
        for part in parts.split_whitespace() {
            let same = |known: &str| known == part || self.shorter.is_some_and(|shorter| shorter(known) == part);
            assert!(whole.split_whitespace().any(same), "{part}: {whole}");
        }
        self
    }

    /// The last decision was refused by this clause, and changed nothing.
    #[track_caller]
    fn refuses(mut self, clause: &str) -> Self {
        let refused = self.refused.take();
        let refusal = refused.unwrap_or_else(|| panic!("it was allowed: {}", self.game.write_table(&self.table)));
        let Clause(named) = self.game.clause(refusal);
        assert_eq!(named, clause, "{refusal:?}");
        assert_eq!(self.table, self.before);
        self
    }
}

impl<G: GameBox, T: DerefMut<Target = ClauseTest<G>>> ClauseSteps<G> for T {}
