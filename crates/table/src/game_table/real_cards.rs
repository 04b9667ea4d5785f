//! Rules under a session's fate. Where the player deals real cards, they are run again with every answer until no question is left.

use super::{Ask, RealCardAnswer, RealCardQuestion};
use crate::settings::{FateError, named};
use kernel::{
    Audience, Bag, Counted, Ctx, Fate, FateQuestion, Game, GameBox, Scripted, Seat, SmallNumber, Source, SourceKind,
    Stock, Trouble,
};
use std::cell::Cell;
use std::collections::BTreeSet;
use std::rc::Rc;

/// What a run of the rules gave.
pub(super) struct Ran<G: Game, T> {
    pub result: T,
    pub fate: Scripted,
    pub events: Vec<G::Event>,
    pub asked: u32,
    pub told: Vec<(Source, u16)>,
    /// What was told for the eyes of one seat.
    pub private: BTreeSet<PrivateAnswer>,
}

/// What a source showed to one seat alone.
pub(super) type PrivateAnswer = (Source, u16, Seat);

/// Why a run of the rules came to nothing.
pub(super) enum Stop {
    Fate(FateError),
    Unanswered,
}

/// What rules are given: a fate and an audience of which neither goes on once the other has.
pub(super) type RealCtx<E> = Ctx<Counted<Halting>, UntilHalted<E>>;

/// A script that says when it could not answer.
pub(super) struct Halting {
    fate: Scripted,
    halted: Rc<Cell<bool>>,
}

impl Halting {
    fn noted<T>(&self, answer: T) -> T {
        self.halted.set(self.fate.trouble().is_some());
        answer
    }
}

impl Fate for Halting {
    fn pick(&mut self, source: Source, ways: u32) -> u32 {
        let answer = self.fate.pick(source, ways);
        self.noted(answer)
    }

    fn draw<const W: usize, I: SmallNumber>(&mut self, source: Source, unseen: &Bag<W, I>) -> I {
        let answer = self.fate.draw(source, unseen);
        self.noted(answer)
    }

    fn deal<const N: usize, I: SmallNumber>(&mut self, source: Source, unseen: &Stock<N, I>) -> I {
        let answer = self.fate.deal(source, unseen);
        self.noted(answer)
    }

    fn roll(&mut self, source: Source, faces: u8) -> u8 {
        let answer = self.fate.roll(source, faces);
        self.noted(answer)
    }

    fn show_only(&mut self, seat: Seat) {
        self.fate.show_only(seat);
    }
}

/// Hears what happens until the script cannot answer: what comes after that has not happened.
pub(super) struct UntilHalted<E> {
    events: Vec<E>,
    halted: Rc<Cell<bool>>,
}

impl<E> Audience<E> for UntilHalted<E> {
    fn hear(&mut self, event: E) {
        if !self.halted.get() {
            self.events.push(event);
        }
    }
}

/// Rules and their fate, before an action or the laying out of a table.
pub(super) struct RealCards<'a, G> {
    pub game: &'a G,
    /// Whether the player deals real cards.
    pub asked: bool,
    pub fate: &'a Scripted,
    /// What seats were told alone before.
    pub private: &'a BTreeSet<PrivateAnswer>,
}

/// What was answered: the source, what it showed, and for whose eyes that is.
type Answer = (Source, u16, Option<Seat>);

impl<G: GameBox> RealCards<'_, G> {
    /// Runs rules, from the start with every new answer: nothing has happened before no question is left.
    pub fn run<T>(&self, ask: Ask<'_>, run: impl Fn(&mut RealCtx<G::Event>) -> T) -> Result<Ran<G, T>, Stop> {
        let mut answers: Vec<Answer> = Vec::new();
        loop {
            let halted = Rc::new(Cell::new(false));
            let mut start = self.fate.clone();
            answers.iter().for_each(|(source, face, _)| start.name(*source, [*face]));
            let fate = Counted::new(Halting { fate: start, halted: halted.clone() });
            let mut ctx = Ctx::new(fate, UntilHalted { events: Vec::new(), halted });
            let result = run(&mut ctx);
            let (mut fate, asked, events) = (ctx.fate.fate.fate, ctx.fate.asked, ctx.audience.events);
            match fate.trouble() {
                None => {
                    let told = fate.told();
                    let private = answers.iter().filter_map(|(source, face, eyes)| Some((*source, *face, (*eyes)?)));
                    return Ok(Ran { result, fate, events, asked, told, private: private.collect() });
                }
                Some(Trouble::Dry(question)) if self.asked => {
                    self.answer(question, &events, &mut answers, &mut *ask)?
                }
                Some(trouble) => return Err(Stop::Fate(FateError::of(self.game, trouble))),
            }
        }
    }

    /// Asks until something is answered that can be.
    fn answer(
        &self,
        question: &FateQuestion,
        events: &[G::Event],
        answers: &mut Vec<Answer>,
        ask: Ask<'_>,
    ) -> Result<(), Stop> {
        let listed = self.listed(question, answers);
        let mut asking = self.asking(question, &listed, events, answers);
        loop {
            match ask(&asking) {
                RealCardAnswer::Shows(at) => {
                    let face = *listed.get(at).ok_or(Stop::Unanswered)?;
                    if question.faces.contains(&face) {
                        answers.push((question.source, face, question.eyes));
                        return Ok(());
                    }
                    asking.refused = Some(at);
                }
                RealCardAnswer::Back => {
                    answers.pop();
                    return Ok(());
                }
                RealCardAnswer::Later | RealCardAnswer::Stop => return Err(Stop::Unanswered),
            }
        }
    }

    /// What is offered as an answer. What others alone were told stays among it though it may be theirs for good: that something is
    /// missing from the list would say who has it.
    fn listed(&self, question: &FateQuestion, answers: &[Answer]) -> Vec<u16> {
        let now = answers.iter().filter_map(|(source, face, eyes)| Some((*source, *face, (*eyes)?)));
        let of_others = self.private.iter().copied().chain(now).filter_map(|(source, face, seat)| {
            (source == question.source && Some(seat) != question.eyes).then_some(face)
        });
        let listed: BTreeSet<u16> = question.faces.iter().copied().chain(of_others).collect();
        listed.into_iter().collect()
    }

    fn asking(
        &self,
        question: &FateQuestion,
        listed: &[u16],
        events: &[G::Event],
        answers: &[Answer],
    ) -> RealCardQuestion {
        let FateQuestion { source, eyes, .. } = *question;
        let spec = named(self.game, source);
        let faces = listed.iter().map(|face| (self.game.face(source, *face), self.game.face_name(source, *face)));
        let same = answers.iter().filter(|(of, _, seen_by)| (*of, *seen_by) == (source, eyes));
        let witnessed = events.iter().filter_map(|event| self.game.witness(event, eyes.unwrap_or(Seat::WATCHER)));
        RealCardQuestion {
            name: spec.path(),
            label: spec.label,
            faces: faces.collect(),
            details: listed.iter().map(|face| self.game.face_text(source, *face)).collect(),
            die: spec.kind == SourceKind::Die,
            answered: answers.len(),
            number: same.count() + 1,
            eyes,
            refused: None,
            happened: witnessed.map(|event| self.game.tell(&event)).collect(),
        }
    }
}
