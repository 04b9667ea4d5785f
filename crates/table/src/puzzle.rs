//! Puzzles: positions in which one move is far better than the others, to be found by whoever looks.
//!
//! Each box brings a file that `oubliette puzzles make` wrote: games of bots up to a position, the chance to win by every legal action there
//! as a deep search found it, and how hard it is to find the best. The file is bound to the rules and the content that it was made for; one
//! that was made for others offers no puzzles.
//!
//! A puzzle is a [`Session`] like any other that stands at such a position: so every face can hold it. The first decision that is made in it
//! is the answer; what comes after it is played on for its own sake.

use crate::game_table::{Declined, nobody_asks};
use crate::label::Label;
use crate::moment::Moment;
use crate::record::{RecordLine, hash};
use crate::session::Session;
use crate::settings::{Luck, OpenError, Settings};
use crate::shelf;
use kernel::{Choice, Page, Seat, Status, Text};
use std::fmt;
use std::sync::LazyLock;

static ALL: LazyLock<Vec<Puzzle>> = LazyLock::new(|| {
    let labels = shelf::IDS.iter().filter_map(|id| shelf::label(id));
    labels
        .flat_map(|label| PuzzleFile::read(label, label.puzzles).map(|file| file.puzzles).unwrap_or_default())
        .collect()
});

/// The seat that a puzzle is put to: whoever plays alone.
pub const PUZZLED: Seat = Seat(0);

/// A position and what can be done there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    /// The id of its game.
    pub game: &'static str,
    /// Its place among those of its game, counted from 1.
    pub number: usize,
    /// How hard it is to find the best move, on the scale of [`crate::puzzle_attempt`].
    pub rating: u16,
    /// The seed of the game that it comes from.
    pub seed: String,
    /// The options of that game; the rulebook where nothing is said.
    pub options: Vec<(String, String)>,
    /// The decisions up to the position, in notation.
    pub moves: Vec<String>,
    /// Every legal action, the best first.
    pub lines: Vec<PuzzleLine>,
}

/// What a deep search found of an action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PuzzleLine {
    /// The action, in notation.
    pub action: String,
    /// The chance to win by it, in thousandths.
    pub thousandths: u16,
    /// How far that may be off, twice the standard error; nothing where it is proved.
    pub error: Option<u16>,
    /// Whether it is one to be found.
    pub right: bool,
}

/// The puzzles of a game, as they are written down.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PuzzleFile {
    /// What is said at its head.
    pub said: String,
    /// The seed of the games that were looked through, and how many of them were.
    pub mined: (String, u64),
    /// The puzzles.
    pub puzzles: Vec<Puzzle>,
}

/// Why a text is no file of puzzles for a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PuzzleFileError {
    /// It was made for something else: the word, what the game has, and what the text says.
    Bound {
        /// Which line of the head.
        what: &'static str,
        /// What the game has.
        wanted: String,
        /// What the text says.
        found: String,
    },
    /// A line cannot be read, counted from 1.
    Line(usize),
}

impl fmt::Display for PuzzleFileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bound { what, wanted, found } => {
                write!(f, "these puzzles were made for another {what}: {found} (here: {wanted}); make them anew")
            }
            Self::Line(line) => write!(f, "line {line} of the puzzles cannot be read"),
        }
    }
}

/// Why a puzzle cannot be laid out: the rules have changed since it was made.
#[derive(Debug)]
pub enum PuzzleError {
    /// Its table cannot be laid out.
    Table(OpenError),
    /// A move that leads to it cannot be made.
    Move(String, Declined),
    /// Nobody decides there, or somebody else.
    Over,
}

impl fmt::Display for PuzzleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Table(error) => write!(f, "its table cannot be laid out: {error:?}"),
            Self::Move(action, why) => write!(f, "the move {action} cannot be made: {why:?}"),
            Self::Over => write!(f, "there is nothing to decide"),
        }
    }
}

impl core::error::Error for PuzzleError {}

/// What stands between two decisions that lead to a position.
const BETWEEN: &str = "; ";

impl Puzzle {
    /// All of a game.
    pub fn all_of(game: &str) -> &'static [Self] {
        let first = ALL.iter().position(|puzzle| puzzle.game == game).unwrap_or(ALL.len());
        let count = ALL[first..].iter().take_while(|puzzle| puzzle.game == game).count();
        &ALL[first..first + count]
    }

    /// The ids of the games that have any.
    pub fn games() -> Vec<&'static str> {
        shelf::IDS.iter().copied().filter(|id| !Self::all_of(id).is_empty()).collect()
    }

    /// The one of that number, counted from 1.
    pub fn of(game: &str, number: usize) -> Option<&'static Self> {
        Self::all_of(game).get(number.checked_sub(1)?)
    }

    /// The one of a game for a day, the same for everybody; none comes back before all others have come.
    pub fn of_day(game: &str, day: Moment) -> Option<&'static Self> {
        let all = Self::all_of(game);
        all.get(place_of_day(day.day(), all.len())?)
    }

    /// The one of a day among those of all games, which take turns.
    pub fn today(day: Moment) -> Option<&'static Self> {
        let games = Self::games();
        let turn = usize::try_from(day.day()).ok()?.checked_rem(games.len())?;
        Self::of_day(games[turn], day)
    }

    /// The next one, after the last one the first.
    pub fn next(&self) -> &'static Self {
        let all = Self::all_of(self.game);
        &all[self.number % all.len()]
    }

    /// What an attempt remembers it by, wherever it stands in its file.
    pub fn id(&self) -> String {
        let options: String = self.options.iter().map(|(key, value)| format!(" {key}={value}")).collect();
        hash(&format!("{} {}{options}\n{}", self.game, self.seed, self.moves.join(BETWEEN)))[..8].to_string()
    }

    /// How its table is laid out.
    pub fn settings(&self) -> Settings {
        let luck = Luck::seed(self.seed.clone());
        Settings { options: self.options.clone(), known_seed: true, ..Settings::new(luck) }
    }

    /// The table at the position, without the question.
    ///
    /// # Errors
    /// If the rules have changed since the puzzle was made.
    pub fn position(&self) -> Result<Session, PuzzleError> {
        let mut session = shelf::open(self.game, self.settings(), &mut nobody_asks).map_err(PuzzleError::Table)?;
        for action in &self.moves {
            let made = session.play(PUZZLED, action, &mut nobody_asks);
            made.map_err(|declined| PuzzleError::Move(action.clone(), declined))?;
        }
        match session.status() {
            Status::Awaiting(awaited) if awaited.has(PUZZLED) => Ok(session),
            _ => Err(PuzzleError::Over),
        }
    }

    /// The table at the position, with the question.
    ///
    /// # Errors
    /// If the rules have changed since the puzzle was made.
    pub fn begin(&'static self) -> Result<Session, PuzzleError> {
        let mut session = self.position()?;
        session.puzzle = Some(self);
        Ok(session)
    }

    /// What was found of an action.
    pub fn line(&self, action: &str) -> Option<&PuzzleLine> {
        self.lines.iter().find(|line| line.action == action)
    }
}

/// The place of a day among so many; days that follow each other are far apart, and none has that of another before all have been.
fn place_of_day(day: u64, count: usize) -> Option<usize> {
    let count = count as u64;
    let common = |mut a: u64, mut b: u64| {
        while b > 0 {
            (a, b) = (b, a % b);
        }
        a
    };
    let step = (count * 5 / 8..).find(|step| common(*step, count) == 1).filter(|_| count > 0)?;
    usize::try_from(day % count * step % count).ok()
}

impl PuzzleFile {
    /// Reads the puzzles of a game; an empty text has none.
    ///
    /// # Errors
    /// If they were made for another game, other rules or other content, or cannot be read.
    pub fn read(label: &Label, text: &str) -> Result<Self, PuzzleFileError> {
        let mut file = Self::default();
        let mut lines = text.lines().enumerate().map(|(at, line)| (at + 1, line.trim_end()));
        let mut bonds = bonds(label).into_iter().filter(|_| !text.is_empty());
        let mut next_bond = bonds.next();
        while let Some((at, line)) = lines.next() {
            let wrong = || PuzzleFileError::Line(at);
            if let Some(said) = line.strip_prefix('#') {
                file.said.push_str(&format!("{}\n", said.trim()));
            } else if let Some((what, wanted)) = next_bond.take() {
                let found = line.strip_prefix(what).and_then(|rest| rest.strip_prefix(' ')).ok_or_else(wrong)?;
                if found != wanted {
                    return Err(PuzzleFileError::Bound { what, wanted, found: found.into() });
                }
                next_bond = bonds.next();
            } else if let Some(mined) = line.strip_prefix("mined ") {
                let (games, seed) = mined.split_once(' ').ok_or_else(wrong)?;
                file.mined = (seed.into(), games.parse().map_err(|_| wrong())?);
            } else if let Some(head) = line.strip_prefix("puzzle ") {
                let (_, moves) = lines.next().ok_or_else(wrong)?;
                let number = file.puzzles.len() + 1;
                file.puzzles.push(read_puzzle(label.id, number, head, moves).ok_or_else(wrong)?);
            } else if !line.is_empty() {
                let puzzle = file.puzzles.last_mut().ok_or_else(wrong)?;
                puzzle.lines.push(PuzzleLine::read(line).ok_or_else(wrong)?);
            }
        }
        Ok(file)
    }

    /// Writes them down.
    pub fn write(&self, label: &Label) -> String {
        let mut text: String = self.said.lines().map(|line| format!("# {line}\n")).collect();
        text.extend(bonds(label).map(|(what, bond)| format!("{what} {bond}\n")));
        text.push_str(&format!("mined {} {}\n", self.mined.1, self.mined.0));
        for puzzle in &self.puzzles {
            let options: String = puzzle.options.iter().map(|(key, value)| format!(" {key}={value}")).collect();
            let (rating, seed, moves) = (puzzle.rating, &puzzle.seed, puzzle.moves.join(BETWEEN));
            text.push_str(&format!("\npuzzle {rating} {seed}{options}\n{moves}\n"));
            text.extend(puzzle.lines.iter().map(|line| format!("{}\n", line.write())));
        }
        text
    }
}

/// What puzzles are bound to.
fn bonds(label: &Label) -> [(&'static str, String); 3] {
    [("game", label.id.into()), ("rules", label.rules.to_string()), ("content", label.content.clone())]
}

fn read_puzzle(game: &'static str, number: usize, head: &str, moves: &str) -> Option<Puzzle> {
    let mut words = head.split(' ');
    let (rating, seed) = (words.next()?.parse().ok()?, words.next()?.to_string());
    let option = |word: &str| word.split_once('=').map(|(key, value)| (key.to_string(), value.to_string()));
    let options = words.map(option).collect::<Option<_>>()?;
    let moves = moves.split(BETWEEN).filter(|action| !action.is_empty()).map(String::from).collect();
    Some(Puzzle { game, number, rating, seed, options, moves, lines: Vec::new() })
}

impl PuzzleLine {
    /// `+ 712 4 take 5D`: one to be found, 71.2% ± 0.4; `- 0 = avoid`: proved to be lost.
    fn write(&self) -> String {
        let error = self.error.map_or_else(|| "=".into(), |error| error.to_string());
        format!("{} {} {error} {}", if self.right { '+' } else { '-' }, self.thousandths, self.action)
    }

    fn read(line: &str) -> Option<Self> {
        let mut words = line.splitn(4, ' ');
        let right = match words.next()? {
            "+" => true,
            "-" => false,
            _ => return None,
        };
        let thousandths = words.next()?.parse().ok().filter(|share| *share <= 1000)?;
        let error = match words.next()? {
            "=" => None,
            error => Some(error.parse().ok()?),
        };
        Some(Self { right, thousandths, error, action: words.next()?.into() })
    }

    /// The chance to win, in words.
    pub fn chance(&self) -> Text {
        let tenths = |number: u16| Text::new("puzzle-tenths").number("whole", number / 10).number("tenth", number % 10);
        match (self.error, self.thousandths) {
            (None, 1000) => Text::new("puzzle-won"),
            (None, 0) => Text::new("puzzle-lost"),
            (None, number) => Text::new("puzzle-exact").text("chance", tenths(number)),
            (Some(error), number) => {
                Text::new("puzzle-chance").text("chance", tenths(number)).text("error", tenths(error))
            }
        }
    }
}

/// What came of an answer, for whoever is told: messages of the table and of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PuzzleResult {
    /// Whether it was right.
    pub right: bool,
    /// Whether it was, and what it gives away.
    pub verdict: Text,
    /// What is best and what comes of it; where the answer was another, what comes of that.
    pub why: Vec<Text>,
    /// Every move with the chance to win by it, the best first, and whether it is the one that was made.
    pub moves: Vec<(Text, bool)>,
}

impl PuzzleResult {
    /// What came of an action at a position, of which the page says what can be done.
    pub fn of(puzzle: &Puzzle, page: &Page, action: &str) -> Option<Self> {
        let answer = puzzle.line(action)?;
        let choice = |action: &str| page.choices.iter().find(|choice| choice.action == action);
        let label = |action: &str| match choice(action) {
            Some(choice) => choice.label.clone(),
            None => Text::new("puzzle-move").plain("move", action),
        };
        let best = puzzle.lines.first()?;
        let loss = best.thousandths.saturating_sub(answer.thousandths);
        let verdict = match answer.right {
            true => Text::new("puzzle-right"),
            false => Text::new("puzzle-wrong").number("whole", loss / 10).number("tenth", loss % 10),
        };
        let comes = |id: &'static str, choice: &Choice| {
            Text::new(id).text("move", choice.label.clone()).text("comes", choice.consequence.clone())
        };
        let best_of = if answer.right { answer } else { best };
        let why = choice(&best_of.action).map(|choice| comes("puzzle-best", choice));
        let yours = choice(action).filter(|_| !answer.right).map(|choice| comes("puzzle-yours", choice));
        let said = |line: &PuzzleLine| {
            let id = if line.right { "puzzle-line-right" } else { "puzzle-line" };
            let text = Text::new(id).text("move", label(&line.action)).text("chance", line.chance());
            (text, line.action == action)
        };
        let moves = puzzle.lines.iter().map(said).collect();
        Some(Self { right: answer.right, verdict, why: why.into_iter().chain(yours).collect(), moves })
    }
}

/// A puzzle under way.
impl Session {
    /// The puzzle that it is, if it is one.
    pub fn puzzle(&self) -> Option<&'static Puzzle> {
        self.puzzle
    }

    /// Whether it is a puzzle that waits for its answer.
    pub fn is_puzzling(&self) -> bool {
        self.puzzle.is_some_and(|puzzle| self.decisions() <= puzzle.moves.len())
    }

    /// The answer that was given to a puzzle, in notation.
    pub fn puzzle_answer(&self) -> Option<String> {
        let asked = self.puzzle?.moves.len() + 1;
        let lines: Vec<_> = self.lines().iter().collect();
        // What was taken back stands in the record, too: the last one counts.
        let answer = lines.iter().rev().find_map(|line| match line.parse() {
            Ok(RecordLine::Decision { number, action, .. }) if number == asked => Some(action),
            _ => None,
        });
        answer.filter(|_| !self.is_puzzling())
    }

    /// What came of the answer to a puzzle.
    pub fn puzzle_result(&self) -> Option<PuzzleResult> {
        let puzzle = self.puzzle?;
        let page = self.page_before(puzzle.moves.len() + 1, PUZZLED)?;
        PuzzleResult::of(puzzle, &page, &self.puzzle_answer()?)
    }

    /// Whether a decision, counted from 0, led to the position that a puzzle begins with.
    pub(crate) fn leads_to_puzzle(&self, decision: usize) -> bool {
        self.puzzle.is_some_and(|puzzle| decision < puzzle.moves.len())
    }

    /// Whether a decision, counted from 0, is the answer to a puzzle: whoever wants to try another takes it back for free.
    pub(crate) fn is_puzzle_answer(&self, decision: usize) -> bool {
        self.puzzle.is_some_and(|puzzle| decision == puzzle.moves.len())
    }

    /// What a puzzle says on a page, until it is answered: what it is, and what is asked.
    pub(crate) fn puzzled(&self, page: Page) -> Page {
        let Some(puzzle) = self.puzzle.filter(|_| self.is_puzzling()) else { return page };
        let what = Text::new("puzzle-what").number("number", puzzle.number as i64);
        let what = what.plain("rating", puzzle.rating.to_string());
        let prompt = Text::new("puzzle-ask").text("prompt", page.prompt);
        Page { notes: core::iter::once(what).chain(page.notes).collect(), prompt, ..page }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_day_has_another_puzzle_until_all_have_been() {
        assert_eq!(place_of_day(3, 0), None);
        for count in [1, 2, 3, 7, 200, 201, 256] {
            let mut places: Vec<usize> =
                (20_000..20_000 + count as u64).filter_map(|day| place_of_day(day, count)).collect();
            assert!(count < 10 || places.windows(2).all(|pair| pair[0].abs_diff(pair[1]) > 1), "{count}: {places:?}");
            places.sort_unstable();
            assert_eq!(places, (0..count).collect::<Vec<_>>(), "{count}");
        }
    }

    #[test]
    fn puzzles_are_read_as_they_were_written() {
        let label = shelf::label(shelf::IDS[0]).expect("a game on the shelf");
        let line =
            |action: &str, thousandths, error, right| PuzzleLine { action: action.into(), thousandths, error, right };
        let puzzle = Puzzle {
            game: label.id,
            number: 1,
            rating: 1432,
            seed: "a-1".into(),
            options: vec![("weapon".into(), "le".into())],
            moves: vec!["one move".into(), "another".into()],
            lines: vec![line("go on", 712, Some(4), true), line("stay", 0, None, false)],
        };
        let first = Puzzle { number: 2, moves: Vec::new(), options: Vec::new(), ..puzzle.clone() };
        let file = PuzzleFile { said: "Made\n".into(), mined: ("a seed".into(), 12), puzzles: vec![puzzle, first] };
        let text = file.write(label);
        assert_eq!(PuzzleFile::read(label, &text), Ok(file), "{text}");
        assert_eq!(PuzzleFile::read(label, ""), Ok(PuzzleFile::default()));
        let other = text.replace("rules ", "rules 9");
        assert!(matches!(PuzzleFile::read(label, &other), Err(PuzzleFileError::Bound { what: "rules", .. })));
        for (from, to) in
            [("+ 712", "* 712"), ("712", "1712"), ("mined 12", "mined x"), ("1432 ", "hard "), ("=le", "le")]
        {
            let wrong = PuzzleFile::read(label, &text.replace(from, to));
            assert!(matches!(wrong, Err(PuzzleFileError::Line(_))), "{from}: {wrong:?}");
        }
    }
}
