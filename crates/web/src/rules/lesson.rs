//! A lesson: a game that is played through with captions, in which the player makes the moves.
//!
//! Lessons are files in `learn/`. They name their game, what its piles and dice show, and step by step what is said, which
//! move is waited for, and what is said to whoever tries another. Where a lesson stands is the number of a step, and nothing
//! else: all that came before follows from the file.

use kernel::{Printed, Refused, Seat, Status};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::error::Error;
use std::fmt;
use std::sync::LazyLock;
use table::{Declined, Session, nobody_asks};
use table::{Luck, OpenError, Settings, shelf};

/// The files.
const FILES: [&str; 1] = [include_str!("../../learn/first.toml")];

static ALL: LazyLock<Vec<Lesson>> = LazyLock::new(|| {
    let read = |file: &&str| toml::from_str(file).unwrap_or_else(|error| panic!("an ill-formed lesson: {error}"));
    FILES.iter().map(read).collect()
});

/// A lesson.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// The id of its game.
    pub game: String,
    seed: String,
    /// What piles and dice show, in order, each by its path: notations with spaces between.
    #[serde(default)]
    deal: BTreeMap<String, String>,
    /// What the game is about, in a sentence.
    pub goal: Printed,
    /// Its steps.
    pub steps: Vec<LessonStep>,
    /// What is said at the end.
    pub end: Printed,
}

/// A step: one move of the player.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct LessonStep {
    /// Moves that are made before it without the player.
    #[serde(default)]
    meanwhile: Vec<String>,
    /// What is said before the move: one idea.
    pub say: Printed,
    /// What is asked of the player.
    pub ask: Printed,
    /// The move, in the game's notation.
    pub play: String,
    /// What is said to whoever tries another move.
    pub otherwise: Printed,
    /// What is said to whoever tries a certain other move.
    #[serde(default)]
    pub hints: Vec<Hint>,
    /// What is said after the move.
    pub done: Printed,
}

/// What is said to whoever tries a certain move.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Hint {
    /// The move, in the game's notation.
    #[serde(rename = "try")]
    pub tried: String,
    /// What is said, in French.
    pub fr: String,
    /// What is said, in English.
    pub en: String,
}

/// What comes of a move that somebody tries.
#[derive(PartialEq, Debug)]
pub enum MoveResult {
    /// It is the one that was waited for.
    Right,
    /// The rules forbid it.
    Refused(Refused),
    /// It is not what the lesson is about now.
    NotNow(Printed),
}

/// Why a lesson cannot be played: the rules have changed since it was written.
#[derive(Debug)]
pub enum LessonError {
    /// Its table cannot be laid out.
    Table(OpenError),
    /// A move of it cannot be made.
    Move(String, Declined),
    /// Its game is over before it is.
    Over,
}

impl fmt::Display for LessonError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Table(error) => write!(f, "its table cannot be laid out: {error:?}"),
            Self::Move(action, why) => write!(f, "the move {action} cannot be made: {why:?}"),
            Self::Over => write!(f, "its game is over before it is"),
        }
    }
}

impl Error for LessonError {}

impl Lesson {
    /// All of them.
    pub fn all() -> &'static [Self] {
        &ALL
    }

    /// The one of a game.
    pub fn of(game: &str) -> Option<&'static Self> {
        Self::all().iter().find(|lesson| lesson.game == game)
    }

    /// The table before a step, counted from 0, and the seat that decides; after the last step, as it ends.
    ///
    /// # Errors
    /// If the rules have changed since the lesson was written.
    pub fn at(&self, step: usize) -> Result<(Session, Seat), LessonError> {
        let faces = |shown: &String| shown.split_whitespace().map(String::from).collect();
        let deal = self.deal.iter().map(|(source, shown)| (source.clone(), faces(shown))).collect();
        let settings = Settings::new(Luck::Seed { seed: self.seed.clone(), deal });
        let mut session = shelf::open(&self.game, settings, &mut nobody_asks).map_err(LessonError::Table)?;
        for (at, each) in self.steps.iter().enumerate().take(step + 1) {
            each.meanwhile.iter().try_for_each(|action| make(&mut session, action))?;
            if at < step {
                make(&mut session, &each.play)?;
            }
        }
        let seat = session.status().awaited().lowest().unwrap_or(Seat(0));
        Ok((session, seat))
    }

    /// What comes of a move at a step, counted from 0.
    ///
    /// # Errors
    /// If the rules have changed since the lesson was written.
    pub fn tries(&self, step: usize, action: &str) -> Result<MoveResult, LessonError> {
        let Some(waited) = self.steps.get(step) else { return Err(LessonError::Over) };
        if waited.play == action {
            return Ok(MoveResult::Right);
        }
        if let Some(hint) = waited.hints.iter().find(|hint| hint.tried == action) {
            return Ok(MoveResult::NotNow(Printed::new(&hint.fr, &hint.en)));
        }
        let (mut session, seat) = self.at(step)?;
        match session.play(seat, action, &mut nobody_asks) {
            Err(Declined::Refused(refused)) => Ok(MoveResult::Refused(refused)),
            _ => Ok(MoveResult::NotNow(waited.otherwise.clone())),
        }
    }
}

/// Makes a move for whoever is awaited.
fn make(session: &mut Session, action: &str) -> Result<(), LessonError> {
    let Status::Awaiting(awaited) = session.status() else { return Err(LessonError::Over) };
    let seat = awaited.lowest().ok_or(LessonError::Over)?;
    session.play(seat, action, &mut nobody_asks).map_err(|declined| LessonError::Move(action.into(), declined))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_lesson_can_be_played_to_the_end_of_its_game() {
        for lesson in Lesson::all() {
            assert!((12..=16).contains(&lesson.steps.len()), "{}: about two minutes", lesson.game);
            for (at, step) in lesson.steps.iter().enumerate() {
                let (session, seat) = lesson.at(at).unwrap_or_else(|broken| panic!("step {}: {broken:?}", at + 1));
                let legal = session.legal_actions(seat);
                assert!(legal.contains(&step.play), "step {}: {} is none of {legal:?}", at + 1, step.play);
                assert!(legal.len() > 1 || at + 1 == lesson.steps.len(), "step {}: nothing to choose", at + 1);
                for hint in &step.hints {
                    assert!(legal.contains(&hint.tried), "step {}: nobody can try {}", at + 1, hint.tried);
                    assert_ne!(hint.tried, step.play, "step {}", at + 1);
                }
            }
            let (session, _) = lesson.at(lesson.steps.len()).expect("its end");
            assert!(session.verdict().is_some(), "{}: its game goes on", lesson.game);
        }
    }

    /// What a beginner needs happens: the rules refuse it before his eyes, or it is told.
    #[test]
    fn the_first_lesson_shows_what_matters() {
        let lesson = &Lesson::all()[0];
        let mut refused = BTreeSet::new();
        for at in 0..lesson.steps.len() {
            let (session, seat) = lesson.at(at).expect("a step");
            refused
                .extend(session.page(seat).choices.iter().filter_map(|choice| Some(choice.refused.as_ref()?.clause)));
        }
        for clause in ["combat.dulled", "avoid.twice", "avoid.whole"] {
            assert!(refused.contains(clause), "{clause} is never refused: {refused:?}");
        }
        let (session, seat) = lesson.at(lesson.steps.len()).expect("its end");
        let told: BTreeSet<&str> = session.story(0, seat).iter().map(|telling| telling.text.id).collect();
        for event in [
            "event-hands",
            "event-weapon",
            "event-drank",
            "event-replaced",
            "event-avoided",
            "event-stayed",
            "event-bonus",
        ] {
            assert!(told.contains(event), "{event} never happens: {told:?}");
        }
    }

    /// The captions speak of blows and of life: these are the figures that they were written for.
    #[test]
    fn the_first_lesson_costs_what_it_says() {
        let lesson = &Lesson::all()[0];
        let life = |at: usize| {
            let (session, seat) = lesson.at(at).expect("a step");
            session.page(seat).gauges[0].value
        };
        let all: Vec<i32> = (0..=lesson.steps.len()).map(life).collect();
        assert_eq!(all, [20, 20, 18, 20, 12, 11, 16, 16, 20, 17, 17, 20, 20, 16, 13, 11, 20]);
    }

    #[test]
    fn moves_are_right_forbidden_or_not_now() {
        let lesson = &Lesson::all()[0];
        let first = &lesson.steps[0];
        assert_eq!(lesson.tries(0, &first.play).expect("the step"), MoveResult::Right);
        let hint = &first.hints[0];
        let hinted = MoveResult::NotNow(Printed::new(&hint.fr, &hint.en));
        assert_eq!(lesson.tries(0, &hint.tried).expect("the step"), hinted);
        assert_eq!(lesson.tries(0, "nonsense").expect("the step"), MoveResult::NotNow(first.otherwise.clone()));
        assert!(
            matches!(lesson.tries(0, "fight 7S weapon"), Ok(MoveResult::Refused(refused)) if refused.clause == "combat.unarmed")
        );
        assert!(matches!(lesson.tries(lesson.steps.len(), "avoid"), Err(LessonError::Over)));
    }
}
