//! How a game teaches itself: its goal in a sentence, how it is played on one page, and a lesson, a game that is played through with
//! captions, in which the player makes the moves.
//!
//! Each box brings a file. It says what the piles and dice of the lesson show, and step by step what is said, which move is waited for, and
//! what is said to whoever tries another. Where a lesson stands follows from how many decisions were made in it, and from nothing else.
//!
//! A lesson is a [`Session`] like any other, which says on its pages what the lesson says and takes no other move than the one that is waited
//! for: so every face can hold it.

use crate::game_table::{Declined, nobody_asks};
use crate::session::{Session, StoryMark};
use crate::settings::{Luck, OpenError, Settings, THEN_SEEDED};
use crate::{BotSpec, shelf};
use kernel::{Page, Printed, Refused, Seat, Status, Text};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::error::Error;
use std::fmt;
use std::sync::LazyLock;

static ALL: LazyLock<Vec<Lesson>> = LazyLock::new(|| {
    let taught = shelf::IDS.iter().filter_map(|id| shelf::label(id)).filter(|label| !label.teaching.is_empty());
    let read = |label: &crate::Label| {
        let lesson = toml::from_str(label.teaching).unwrap_or_else(|error| panic!("an ill-formed lesson: {error}"));
        Lesson { game: label.id, ..lesson }
    };
    taught.map(read).collect()
});

/// How a game teaches itself.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// The id of its game.
    #[serde(skip)]
    pub game: &'static str,
    seed: String,
    /// The number of players; bots hold all seats but the first.
    players: Option<u64>,
    /// Options by key and value; the rulebook where nothing is said.
    #[serde(default)]
    options: BTreeMap<String, String>,
    /// What piles and dice show, in order, each by its path: notations with spaces between.
    #[serde(default)]
    deal: BTreeMap<String, String>,
    /// What the game is about, in a sentence.
    pub goal: Printed,
    /// How it is played, on one page.
    #[serde(default)]
    pub guide: Vec<GuidePart>,
    /// Its steps.
    pub steps: Vec<LessonStep>,
    /// What is said at the end.
    pub end: Printed,
}

/// A part of the page on how a game is played.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct GuidePart {
    /// What is drawn beside it: a picture of the game's things.
    pub picture: String,
    /// What it is about.
    pub title: Printed,
    /// What is said, in a few sentences.
    pub text: Printed,
    /// The clause that says it all.
    pub clause: String,
}

/// A step: one move of the player.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct LessonStep {
    /// Moves that are made before it without the player, each for whoever is awaited, or for the player that it names: `@2 pass`.
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
pub struct Hint {
    /// The move, in the game's notation.
    #[serde(rename = "try")]
    pub tried: String,
    /// What is said.
    #[serde(flatten)]
    pub said: Printed,
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

    /// Whether a move was declined because a lesson waits for another, and not because the rules forbid it.
    pub fn is_wish(refused: &Refused) -> bool {
        refused.why.id == NOT_NOW
    }

    /// How many decisions stand once so many steps have been made.
    fn decisions_after(&self, steps: usize) -> usize {
        self.steps.iter().take(steps).map(|step| step.meanwhile.len() + 1).sum()
    }

    /// How many steps have been made where so many decisions stand.
    fn steps_within(&self, decisions: usize) -> usize {
        (1..=self.steps.len()).take_while(|steps| self.decisions_after(*steps) <= decisions).count()
    }

    /// The table before its first step.
    ///
    /// # Errors
    /// If the rules have changed since the lesson was written.
    pub fn begin(&'static self) -> Result<Session, LessonError> {
        // Whoever plays on after the last step finds what the seed has.
        let faces = |shown: &String| shown.split_whitespace().chain([THEN_SEEDED]).map(String::from).collect();
        let deal = self.deal.iter().map(|(source, shown)| (source.clone(), faces(shown))).collect();
        let bots = (1..self.players.unwrap_or(1) as u8).map(|seat| (Seat(seat), BotSpec::Careful)).collect();
        let options = self.options.iter().map(|(key, value)| (key.clone(), value.clone())).collect();
        let luck = Luck::Seed { seed: self.seed.clone(), deal };
        let settings = Settings { players: self.players, options, bots, ..Settings::new(luck) };
        let mut session = shelf::open(self.game, settings, &mut nobody_asks).map_err(LessonError::Table)?;
        session.lesson = Some(self);
        session.go_on_by_itself()?;
        Ok(session)
    }

    /// The table before a step, counted from 0, and the seat that decides; after the last step, as it ends.
    ///
    /// # Errors
    /// If the rules have changed since the lesson was written.
    pub fn at(&'static self, step: usize) -> Result<(Session, Seat), LessonError> {
        let mut session = self.begin()?;
        for each in self.steps.iter().take(step) {
            make(&mut session, &each.play)?;
        }
        let seat = session.status().awaited().lowest().unwrap_or(Seat(0));
        Ok((session, seat))
    }

    /// What comes of a move at a step, counted from 0.
    ///
    /// # Errors
    /// If the rules have changed since the lesson was written.
    pub fn tries(&'static self, step: usize, action: &str) -> Result<MoveResult, LessonError> {
        let Some(waited) = self.steps.get(step) else { return Err(LessonError::Over) };
        let (mut session, seat) = self.at(step)?;
        match session.play(seat, action, &mut nobody_asks) {
            Ok(()) => Ok(MoveResult::Right),
            Err(Declined::Refused(refused)) if Self::is_wish(&refused) => {
                Ok(MoveResult::NotNow(waited.said_to(action).clone()))
            }
            Err(Declined::Refused(refused)) => Ok(MoveResult::Refused(refused)),
            Err(_) => Ok(MoveResult::NotNow(waited.otherwise.clone())),
        }
    }
}

impl LessonStep {
    /// What is said to whoever tries another move.
    fn said_to(&self, action: &str) -> &Printed {
        self.hints.iter().find(|hint| hint.tried == action).map_or(&self.otherwise, |hint| &hint.said)
    }
}

/// What is said of a move that the lesson does not wait for.
const NOT_NOW: &str = "lesson-not-now";

/// A step of a lesson that is under way.
impl Session {
    /// The lesson that it is, if it is one.
    pub fn lesson(&self) -> Option<&'static Lesson> {
        self.lesson
    }

    /// The step that a lesson waits for, and how many have been made; nothing where all have.
    pub fn lesson_step(&self) -> Option<(usize, &'static LessonStep)> {
        let lesson = self.lesson?;
        let made = lesson.steps_within(self.decisions());
        Some((made, lesson.steps.get(made)?))
    }

    /// The move that a lesson waits for.
    pub fn lesson_move(&self) -> Option<&'static str> {
        self.lesson_step().map(|(_, step)| step.play.as_str())
    }

    /// Whether this is a lesson whose steps have all been made, and in which the player has not gone on by himself.
    pub fn is_lesson_done(&self) -> bool {
        self.lesson.is_some() && self.lesson_step().is_none() && !self.plays_on()
    }

    /// As far as the story of a lesson went before its last step was made; nothing before the first.
    pub fn lesson_mark(&self) -> Option<StoryMark> {
        let lesson = self.lesson?;
        let made = lesson.steps_within(self.decisions());
        (made > 0).then(|| self.story_mark_before(lesson.decisions_after(made)))
    }

    /// The decision, counted from 0, that taking back one step of a lesson takes back.
    pub(crate) fn last_lesson_move(&self) -> Option<usize> {
        let lesson = self.lesson?;
        let made = lesson.steps_within(self.decisions());
        lesson.decisions_after(made).checked_sub(1).filter(|_| self.lesson_step().is_some())
    }

    /// What a lesson says on a page: what came of the last step and what to know beside what there is to bear in mind, and what it asks for.
    pub(crate) fn taught(&self, page: Page) -> Page {
        let Some(lesson) = self.lesson else { return page };
        let made = lesson.steps_within(self.decisions());
        let said = |text: &Printed| Text::new("lesson-says").name("said", text);
        let done = made.checked_sub(1).map(|last| said(&lesson.steps[last].done));
        let (says, prompt) = match lesson.steps.get(made) {
            Some(step) => (said(&step.say), said(&step.ask)),
            None if self.plays_on() => return page,
            None => (said(&lesson.end), page.prompt),
        };
        Page { notes: done.into_iter().chain([says]).collect(), prompt, ..page }
    }

    /// Whether the player has decided beyond the last step of a lesson; others may go on by themselves.
    pub(crate) fn plays_on(&self) -> bool {
        let Some(lesson) = self.lesson else { return false };
        let since = self.decided.iter().skip(lesson.decisions_after(lesson.steps.len()));
        since.into_iter().any(|decided| decided.seat == Seat(0))
    }

    /// Why a lesson does not take a move now; nothing where it does.
    pub(crate) fn lesson_declines(&self, seat: Seat, action: &str) -> Option<Declined> {
        let (_, step) = self.lesson_step()?;
        // However it is written.
        let action = self.action_from_json(&self.action_to_json(action)?).filter(|action| *action != step.play)?;
        let page = self.game.page(seat);
        let choice = page.choices.into_iter().find(|choice| choice.action == action)?;
        let why = Text::new(NOT_NOW).name("said", step.said_to(&action));
        Some(Declined::Refused(choice.refused.unwrap_or(Refused { clause: choice.clause, why })))
    }

    /// Makes the moves that a lesson makes without the player.
    pub(crate) fn go_on_by_itself(&mut self) -> Result<(), LessonError> {
        let Some((made, step)) = self.lesson_step() else { return Ok(()) };
        let lesson = self.lesson;
        let done = self.decisions() - lesson.map_or(0, |lesson| lesson.decisions_after(made));
        self.lesson = None;
        let moves = step.meanwhile.iter().skip(done).try_for_each(|action| make(self, action));
        self.lesson = lesson;
        moves
    }
}

/// Makes a move for whoever is awaited, or for whom it names.
fn make(session: &mut Session, action: &str) -> Result<(), LessonError> {
    let Status::Awaiting(awaited) = session.status() else { return Err(LessonError::Over) };
    let named = action.strip_prefix('@').and_then(|named| named.split_once(' '));
    let (seat, action) = match named.and_then(|(seat, action)| Some((seat.parse::<u8>().ok()?.checked_sub(1)?, action)))
    {
        Some((seat, action)) => (Seat(seat), action),
        None => (awaited.lowest().ok_or(LessonError::Over)?, action),
    };
    session.play(seat, action, &mut nobody_asks).map_err(|declined| LessonError::Move(action.into(), declined))
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::{Fate, Lang, Seed, Seeded, Source};
    use std::collections::BTreeSet;

    /// The most signs of a caption: it has to stand beside the table on a screen of 80 by 24.
    const LONGEST: usize = 240;

    #[test]
    fn every_lesson_can_be_played_to_its_end() {
        for lesson in Lesson::all() {
            let game = lesson.game;
            assert!((8..=20).contains(&lesson.steps.len()), "{game}: two to five minutes");
            for (at, step) in lesson.steps.iter().enumerate() {
                let (session, seat) =
                    lesson.at(at).unwrap_or_else(|broken| panic!("{game}, step {}: {broken}", at + 1));
                let name = format!("{game}, step {}", at + 1);
                let made = lesson.decisions_after(at) + step.meanwhile.len();
                assert_eq!(session.decisions(), made, "{name}: a move before it cannot be made");
                assert_eq!(session.status().awaited().iter().collect::<Vec<_>>(), [Seat(0)], "{name}: who decides");
                let legal = session.legal_actions(seat);
                assert!(legal.contains(&step.play), "{name}: {} is none of {legal:?}", step.play);
                for hint in &step.hints {
                    assert!(legal.contains(&hint.tried), "{name}: nobody can try {}: {legal:?}", hint.tried);
                    assert_ne!(hint.tried, step.play, "{name}");
                }
                for lang in Lang::ALL {
                    for caption in [&step.say, &step.ask, &step.done, &step.otherwise] {
                        let caption = caption.in_lang(lang);
                        assert!((5..=LONGEST).contains(&caption.chars().count()), "{name}: {caption}");
                    }
                }
            }
            lesson.at(lesson.steps.len()).unwrap_or_else(|broken| panic!("{game}, its end: {broken}"));
        }
    }

    /// Whoever plays on after the last step can do so to the end, whatever the lesson dealt; and the record of it can be replayed.
    #[test]
    fn the_game_goes_on_after_the_lesson() {
        for (lesson, game) in Lesson::all().iter().flat_map(|lesson| (0..4_u64).map(move |game| (lesson, game))) {
            let name = format!("{}/{game}", lesson.game);
            let (mut session, _) = lesson.at(lesson.steps.len()).expect("a lesson");
            let mut luck = Seeded::new(Seed::of(&name));
            for _ in 0..600 {
                let Some(seat) = session.status().awaited().lowest() else { break };
                let legal = session.legal_actions(seat);
                let action = &legal[luck.pick(Source::PLAYER, legal.len() as u32) as usize];
                let played = session.play(seat, action, &mut nobody_asks);
                played.unwrap_or_else(|declined| panic!("{name}: {action}: {declined:?}"));
            }
            let record = session.record();
            let loaded = shelf::load(&record).unwrap_or_else(|error| panic!("{name}: {error:?}"));
            assert_eq!(loaded.session.record(), record, "{name}");
        }
    }

    /// Whatever else is tried is declined with a reason and changes nothing; taking back goes one step back.
    #[test]
    fn a_lesson_takes_the_move_that_it_waits_for_and_no_other() {
        for lesson in Lesson::all() {
            let mut session = lesson.begin().expect("a lesson");
            for (at, step) in lesson.steps.iter().enumerate() {
                let (before, checksum) = (session.decisions(), session.checksum());
                for action in session.legal_actions(Seat(0)).iter().filter(|action| **action != step.play) {
                    let declined = session.play(Seat(0), action, &mut nobody_asks);
                    assert!(
                        matches!(declined, Err(Declined::Refused(_))),
                        "{}, step {}: {action}",
                        lesson.game,
                        at + 1
                    );
                    // However it is written.
                    for odd in [action.to_uppercase(), action.replace(' ', "  "), format!(" {action} ")] {
                        assert!(session.play(Seat(0), &odd, &mut nobody_asks).is_err(), "{}: {odd}", lesson.game);
                    }
                }
                assert_eq!((session.decisions(), session.checksum()), (before, checksum.clone()));
                assert_eq!(session.page(Seat(0)).prompt, Text::new("lesson-says").name("said", &step.ask));
                session.play(Seat(0), &step.play, &mut nobody_asks).expect("what it waits for");
                if at + 1 < lesson.steps.len() {
                    session.undo_at_one_screen(Seat(0), false).expect("a step back");
                    assert_eq!((session.checksum(), session.lesson_move()), (checksum, Some(&*step.play)));
                    session.play(Seat(0), &step.play, &mut nobody_asks).expect("again");
                }
            }
        }
    }

    /// The page on how a game is played: a few parts, each with its clause.
    #[test]
    fn every_guide_is_one_page() {
        for lesson in Lesson::all() {
            assert!((4..=9).contains(&lesson.guide.len()), "{}: {} parts", lesson.game, lesson.guide.len());
            let label = shelf::label(lesson.game).expect("a game");
            for part in &lesson.guide {
                for lang in Lang::ALL {
                    let clause = format!("### §{}\n", part.clause);
                    assert!(label.rules_text(lang).contains(&clause), "{}: no {clause}", lesson.game);
                    let text = part.text.in_lang(lang);
                    assert!((40..=420).contains(&text.chars().count()), "{}: {text}", lesson.game);
                }
            }
        }
    }

    /// What a beginner needs happens: the rules refuse it before his eyes, or it is told.
    #[test]
    fn the_first_lesson_shows_what_matters() {
        let lesson = Lesson::of("scelerat").expect("a lesson");
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
        let lesson = Lesson::of("scelerat").expect("a lesson");
        let life = |at: usize| {
            let (session, seat) = lesson.at(at).expect("a step");
            session.page(seat).gauges[0].value
        };
        let all: Vec<i32> = (0..=lesson.steps.len()).map(life).collect();
        assert_eq!(all, [20, 20, 18, 20, 12, 11, 16, 16, 20, 17, 17, 20, 20, 16, 13, 11, 20]);
    }

    #[test]
    fn moves_are_right_forbidden_or_not_now() {
        let lesson = Lesson::of("scelerat").expect("a lesson");
        let first = &lesson.steps[0];
        assert_eq!(lesson.tries(0, &first.play).expect("the step"), MoveResult::Right);
        let hint = &first.hints[0];
        let hinted = MoveResult::NotNow(hint.said.clone());
        assert_eq!(lesson.tries(0, &hint.tried).expect("the step"), hinted);
        assert_eq!(lesson.tries(0, "nonsense").expect("the step"), MoveResult::NotNow(first.otherwise.clone()));
        assert!(
            matches!(lesson.tries(0, "fight 7S weapon"), Ok(MoveResult::Refused(refused)) if refused.clause == "combat.unarmed")
        );
        assert!(matches!(lesson.tries(lesson.steps.len(), "avoid"), Err(LessonError::Over)));
    }
}
