//! What is said once a game is over, in words: the verdict, what decided it, what it was worth, how it compares, what turned it.

use kernel::{Seat, Text};
use std::path::Path;
use table::archive::Run;
use table::figures::{self, GameKind, Standing};
use table::{ForPeople, RecordLine, Session, Words, shelf};

/// What is said once a game is over, to whoever sits at a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Epilogue {
    /// Whether that is a victory.
    pub won: bool,
    /// The verdict in a word or two.
    pub verdict: String,
    /// The id of a drawing.
    pub picture: &'static str,
    /// What decided it, in a sentence.
    pub cause: String,
    /// What the score is made of, line by line.
    pub score: Vec<(String, i32)>,
    /// How it compares with earlier games, and how many were won in a row; nothing among rivals.
    pub compared: Vec<String>,
    /// What turned the game, in a sentence, and the step of its replay at which it did, counted from 1.
    pub turning: Option<(String, usize)>,
}

impl Epilogue {
    /// What a finished game came to; nothing while it goes on. Earlier games come oldest first.
    pub fn of(session: &Session, game: &Words, own: &Words, seat: Seat, earlier: &[&Run]) -> Option<Self> {
        let verdict = session.verdict()?;
        if session.is_lesson_done() {
            return Self::of_lesson(session, game, own, seat);
        }
        let (_, won) = *verdict.seats().get(seat.0 as usize)?;
        let result = verdict.of_people(session.settings().people(session.seats()), session.rivals());
        let compared = match result {
            // What is not kept is compared with nothing.
            ForPeople::Together { score, won } if session.lesson().is_none() => {
                compared(session, own, (score, won), earlier)
            }
            _ => Vec::new(),
        };
        let turning = session.turning_point(seat).map(|mark| {
            let step = replay_steps(session).get(mark.step.wrapping_sub(1)).copied().unwrap_or(mark.step);
            let what = game.say(&mark.words);
            (own.say(&Text::new("ending-turning-point").plain("what", what).number("step", step as i64)), step)
        });
        let ending = session.ending(seat);
        // Where the game has nothing more to say, its last prompt tells what happened.
        let (verdict, picture, cause) = match &ending {
            Some(ending) => (game.say(&ending.verdict), ending.picture, game.say(&ending.cause)),
            None => {
                let verdict = own.word(if won { "ending-won" } else { "ending-lost" });
                (verdict, "title", game.say(&session.page(seat).prompt))
            }
        };
        let score = ending.map(|ending| ending.score).unwrap_or_default();
        let score = score.iter().map(|line| (game.say(&line.label), line.points)).collect();
        Some(Self { won, verdict, picture, cause, score, compared, turning })
    }

    /// What is said at the end of a lesson: that it is over. Nobody won it, and nothing in it was one's own doing.
    fn of_lesson(session: &Session, game: &Words, own: &Words, seat: Seat) -> Option<Self> {
        let ending = session.ending(seat);
        let (picture, cause) = match &ending {
            Some(ending) => (ending.picture, game.say(&ending.cause)),
            None => ("title", session.lesson()?.end.in_lang(own.lang).to_string()),
        };
        let (verdict, score, compared) = (own.word("ending-lesson"), Vec::new(), Vec::new());
        Some(Self { won: true, verdict, picture, cause, score, compared, turning: None })
    }

    /// A line of the score: what for, and how much.
    pub fn points(points: i32) -> String {
        let sign = match points {
            0 => "",
            1.. => "+",
            _ => "−",
        };
        format!("{sign}{}", points.abs())
    }
}

/// The steps of the game's replay, counted from 1, at which the decisions that stand were made, one after the other: what was taken back and
/// said counts there, too.
pub fn replay_steps(session: &Session) -> Vec<usize> {
    let mut steps: Vec<usize> = Vec::new();
    let Ok(mut replay) = shelf::replay(&session.record()) else { return steps };
    while matches!(replay.forward(), Ok(true)) {
        steps.truncate(replay.session().decisions());
        if matches!(replay.line(), RecordLine::Decision { .. }) {
            steps.push(replay.at());
        }
    }
    steps
}

/// The finished games among these, but for the one in a file.
pub fn earlier<'r>(runs: &'r [Run], file: Option<&Path>) -> Vec<&'r Run> {
    runs.iter().filter(|run| Some(run.path.as_path()) != file).collect()
}

/// How a score compares with earlier games of the same kind.
fn compared(session: &Session, own: &Words, (score, won): (i32, bool), earlier: &[&Run]) -> Vec<String> {
    let Standing { earlier, place } = figures::rank(&GameKind::of_session(session), score, earlier.iter().copied());
    let Some(best) = earlier.best else { return vec![own.word("screen-first-run")] };
    let text = Text::new("screen-compared").number("runs", earlier.games as i64).number("place", place as i64);
    let text = text.number("of", earlier.games as i64 + 1).number("best", best);
    let mut lines = vec![own.say(&text.plain("mean", own.decimal(earlier.mean(), 1)))];
    let streak = if won { earlier.streak + 1 } else { 0 };
    let best_streak = earlier.best_streak.max(streak);
    if best_streak > 0 {
        let text = Text::new("ending-streak").number("streak", streak as i64).number("best", best_streak as i64);
        lines.push(own.say(&text));
    }
    if score > best {
        lines.insert(0, own.word("ending-new-best"));
    }
    lines
}
