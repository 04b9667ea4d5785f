//! Answers to puzzles, and what they say of whoever gave them: a rating and days in a row, from the first answers alone.
//!
//! Puzzles and players stand on one scale, that of Elo: whoever has the rating of a puzzle finds it every other time, 400 points more find it
//! ten times out of eleven. A player begins at [`FIRST_RATING`]; each first answer moves the rating towards what it says, quickly at the
//! beginning and more slowly later.

use crate::archive::{Archive, read_text};
use crate::days::DayStreak;
use crate::moment::Moment;
use crate::puzzle::Puzzle;
use core::fmt;
use std::collections::BTreeSet;
use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::PathBuf;
use std::str::FromStr;

/// The rating of somebody who has answered nothing.
pub const FIRST_RATING: f64 = 1000.0;
/// How far one answer can move a rating at the beginning, and later.
const STEPS: [f64; 2] = [80.0, 32.0];
/// How many answers are the beginning.
const BEGINNING: usize = 10;
/// No rating is lower or higher than this.
const RATINGS: (f64, f64) = (100.0, 3000.0);

/// An answer to a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PuzzleAttempt {
    /// The day on which it was given: `2026-11-15`.
    pub day: String,
    /// The game.
    pub game: String,
    /// The puzzle, by its id.
    pub puzzle: String,
    /// The puzzle's rating.
    pub rating: u16,
    /// Whether the answer was right.
    pub right: bool,
    /// Whether it was the puzzle of that day.
    pub daily: bool,
}

impl PuzzleAttempt {
    /// An answer that is given now.
    pub fn new(puzzle: &Puzzle, right: bool, now: Moment) -> Self {
        let daily = [Puzzle::of_day(puzzle.game, now), Puzzle::today(now)].into_iter().flatten();
        let daily = daily.into_iter().any(|today| today.game == puzzle.game && today.number == puzzle.number);
        let (day, game, rating) = (now.date(), puzzle.game.into(), puzzle.rating);
        Self { day, game, puzzle: puzzle.id(), rating, right, daily }
    }
}

/// `2026-11-15 scelerat 1a2b3c4d 1432 right daily`.
impl fmt::Display for PuzzleAttempt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { day, game, puzzle, rating, right, daily } = self;
        let (right, daily) = (if *right { "right" } else { "wrong" }, if *daily { " daily" } else { "" });
        write!(f, "{day} {game} {puzzle} {rating} {right}{daily}")
    }
}

impl FromStr for PuzzleAttempt {
    type Err = ();

    fn from_str(line: &str) -> Result<Self, ()> {
        let words: Vec<&str> = line.split(' ').collect();
        let [day, game, puzzle, rating, right, daily @ ..] = words.as_slice() else { return Err(()) };
        let daily = match daily {
            [] => false,
            ["daily"] => true,
            _ => return Err(()),
        };
        let right = match *right {
            "right" => true,
            "wrong" => false,
            _ => return Err(()),
        };
        Moment::of_date(day).ok_or(())?;
        let rating = rating.parse().map_err(|_| ())?;
        Ok(Self { day: (*day).into(), game: (*game).into(), puzzle: (*puzzle).into(), rating, right, daily })
    }
}

/// Where somebody stands who has answered puzzles of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct PuzzleStanding {
    /// The rating.
    pub rating: u16,
    /// How much the last answer moved it.
    pub last: i16,
    /// How many puzzles were answered.
    pub answered: usize,
    /// How many of them rightly.
    pub right: usize,
    /// Days in a row on which the puzzle of the day was answered.
    pub streak: DayStreak,
}

impl PuzzleStanding {
    /// Where somebody stands in a game, by answers that come oldest first; of each puzzle the first one counts.
    pub fn of<'a>(game: &str, attempts: impl IntoIterator<Item = &'a PuzzleAttempt>, today: Moment) -> Self {
        let (mut seen, mut rating, mut last) = (BTreeSet::new(), FIRST_RATING, 0.0);
        let (mut answered, mut right, mut days) = (0, 0, Vec::new());
        for attempt in attempts.into_iter().filter(|attempt| attempt.game == game) {
            if !seen.insert(attempt.puzzle.as_str()) {
                continue;
            }
            let expected = 1.0 / (1.0 + 10f64.powf((f64::from(attempt.rating) - rating) / 400.0));
            let step = STEPS[usize::from(answered >= BEGINNING)];
            let before = rating;
            rating = (rating + step * (f64::from(u8::from(attempt.right)) - expected)).clamp(RATINGS.0, RATINGS.1);
            last = rating - before;
            (answered, right) = (answered + 1, right + usize::from(attempt.right));
            days.extend(attempt.daily.then_some(attempt.day.as_str()));
        }
        let streak = DayStreak::of(days, today);
        Self { rating: rating.round() as u16, last: last.round() as i16, answered, right, streak }
    }
}

/// The file of a player's answers beside the records of games, a line each.
const FILE: &str = "puzzles.log";

impl Archive {
    fn attempts_file(&self) -> PathBuf {
        self.folder().join(FILE)
    }

    /// The answers to puzzles, oldest first; lines that are none are passed over.
    ///
    /// # Errors
    /// If the file is there but cannot be read.
    pub fn attempts(&self) -> io::Result<Vec<PuzzleAttempt>> {
        match read_text(&self.attempts_file()) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Vec::new()),
            text => Ok(text?.lines().filter_map(|line| line.parse().ok()).collect()),
        }
    }

    /// Writes down an answer, if it is the first one to its puzzle; gives where whoever gave it stands then.
    ///
    /// # Errors
    /// If the disk says so.
    pub fn keep_attempt(&self, attempt: &PuzzleAttempt, today: Moment) -> io::Result<PuzzleStanding> {
        let mut attempts = self.attempts()?;
        let known = attempts.iter().any(|known| (&known.game, &known.puzzle) == (&attempt.game, &attempt.puzzle));
        if !known {
            fs::create_dir_all(self.folder())?;
            let mut file = OpenOptions::new().create(true).append(true).open(self.attempts_file())?;
            file.write_all(format!("{attempt}\n").as_bytes())?;
            file.sync_data()?;
            attempts.push(attempt.clone());
        }
        let standing = PuzzleStanding::of(&attempt.game, &attempts, today);
        Ok(if known { PuzzleStanding { last: 0, ..standing } } else { standing })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn attempt(day: u8, puzzle: u32, rating: u16, right: bool) -> PuzzleAttempt {
        let day = format!("2026-11-{day:02}");
        PuzzleAttempt { day, game: "one".into(), puzzle: format!("{puzzle:08x}"), rating, right, daily: puzzle < 100 }
    }

    #[test]
    fn attempts_are_read_as_they_were_written() {
        for written in [attempt(15, 3, 1432, true), attempt(16, 300, 900, false)] {
            assert_eq!(written.to_string().parse(), Ok(written));
        }
        for wrong in [
            "",
            "2026-11-15 one 1 900",
            "2026-11-15 one 1 900 maybe",
            "today one 1 900 right",
            "2026-11-15 one 1 x right",
        ] {
            assert_eq!(wrong.parse::<PuzzleAttempt>(), Err(()), "{wrong}");
        }
    }

    #[test]
    fn ratings_go_where_answers_lead_and_first_answers_alone_count() {
        let today = Moment::of_date("2026-11-17").expect("a day");
        let of = |attempts: &[PuzzleAttempt]| PuzzleStanding::of("one", attempts, today);
        assert_eq!((of(&[]).rating, of(&[]).answered), (1000, 0));
        let right = of(&[attempt(16, 1, 1000, true)]);
        assert_eq!((right.rating, right.last, right.right), (1040, 40, 1));
        let again = of(&[attempt(16, 1, 1000, false), attempt(16, 1, 1000, true)]);
        assert_eq!((again.rating, again.answered, again.right), (960, 1, 0));
        // Whoever always finds those below 1500 and never those above comes to about 1500.
        let many: Vec<_> = (0..300).map(|at| (1000 + at * 317 % 1000) as u16).enumerate().collect();
        let many: Vec<_> = many.into_iter().map(|(at, rating)| attempt(1, at as u32, rating, rating < 1500)).collect();
        assert!((1400..1600).contains(&of(&many).rating), "{}", of(&many).rating);
        let days = [attempt(15, 1, 900, true), attempt(16, 2, 900, false), attempt(17, 300, 900, true)];
        assert_eq!(of(&days).streak, DayStreak { days: 2, best: 2 });
        assert_eq!(PuzzleStanding::of("two", &days, today).answered, 0, "another game");
    }

    #[test]
    fn an_archive_keeps_first_answers() {
        let folder = std::env::temp_dir().join(format!("oubliette-puzzles-{}", std::process::id()));
        let (archive, today) = (Archive::new(&folder), Moment::of_date("2026-11-17").expect("a day"));
        assert_eq!(archive.attempts().expect("no file yet"), []);
        let first = archive.keep_attempt(&attempt(17, 1, 1000, true), today).expect("kept");
        let again = archive.keep_attempt(&attempt(17, 1, 1000, false), today).expect("kept");
        let kept = archive.attempts().expect("a file");
        let (runs, bad) = archive.runs().expect("a folder");
        fs::remove_dir_all(&folder).expect("our own folder");
        assert_eq!((first.rating, first.last, again.rating, again.last), (1040, 40, 1040, 0));
        assert_eq!((kept, runs.len(), bad.len()), (vec![attempt(17, 1, 1000, true)], 0, 0), "it is no game");
    }
}
