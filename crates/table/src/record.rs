//! Records: a game as a text that anybody can read, keep and replay.
//!
//! ```text
//! oubliette record 1
//! game scelerat
//! rules 1
//! content 91c8…
//! players 1
//! option weapon lt
//! seed "42"
//! start #5f2c77aa
//! 1 0 fight 9S hands #0b1d22c4
//! undo #5f2c77aa
//! 1 0 take 7D #9ab3e610
//! over -12 lost
//! ```
//! After `#` stands a checksum of the table, which may be left out. A line under the asked fate also says what the
//! player's cards showed: `3 0 avoid < dungeon:5D dungeon:QS #…`. The head may carry notes (`note begun …`).

use crate::any_session::{AnySession, Declined};
use crate::session::Session;
use crate::settings::{Luck, OpenError, Settings};
use crate::{Words, shelf};
use kernel::{GameBox, Lang, Seat, Text};

/// The first line of every record.
const TITLE: &str = "oubliette record 1";

/// FNV-1a over bytes: checksums and content hashes. They find damage, they do not prove anything.
pub(crate) fn fnv(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ *byte as u64).wrapping_mul(0x0100_0000_01b3))
}

fn content_hash<G: GameBox>(game: &G) -> String {
    format!("{:016x}", fnv(game.content().as_bytes()))
}

/// What is wrong with a record, and on which line (from 1).
#[derive(Clone, PartialEq, Debug)]
pub struct RecordError {
    /// The game's id, if the record got as far as naming it.
    pub game: String,
    /// The line.
    pub line: usize,
    /// The decision it carries, if it is one.
    pub step: Option<usize>,
    /// What is wrong.
    pub damage: Damage,
    /// Whether the file is no record at all, rather than a wrong one.
    pub bad_file: bool,
}

impl RecordError {
    /// In words: the line, and what is wrong with it.
    pub fn say(&self, lang: Lang) -> String {
        let words = shelf::words(&self.game, lang).unwrap_or_else(|| Words::new(lang, &[crate::locale(lang)]));
        words.say(&Text::new("record-line").number("line", self.line as i64).text("damage", self.damage.text()))
    }
}

/// What is wrong with a line of a record.
#[derive(Clone, PartialEq, Debug)]
pub enum Damage {
    /// This is no record.
    NotARecord,
    /// The file ends within its head.
    NoStart,
    /// The line cannot be read.
    Unreadable(String),
    /// The table cannot be laid out like this.
    Settings(OpenError),
    /// The game has other rules by now.
    Rules,
    /// The game was played with other content.
    Content,
    /// The decision cannot be carried out.
    Declined(Declined),
    /// The table is not what the checksum says.
    Checksum,
    /// The game did not end like this.
    Outcome,
    /// The decision cannot be taken back.
    Undo,
}

impl Damage {
    /// In words; a refusal is in the game's words.
    pub fn text(&self) -> Text {
        match self {
            Self::NotARecord => Text::new("record-not-one"),
            Self::NoStart => Text::new("record-no-start"),
            Self::Unreadable(line) => {
                let shown: String = line.chars().take(60).collect();
                Text::new("record-unreadable").plain("line", shown)
            }
            Self::Settings(error) => error.text(),
            Self::Rules => Text::new("record-rules"),
            Self::Content => Text::new("record-content"),
            Self::Declined(Declined::Refused(refused)) => {
                Text::new("record-refused").plain("clause", refused.clause).text("why", refused.why.clone())
            }
            Self::Declined(Declined::Fate(error)) => error.text(),
            Self::Declined(Declined::NoAction | Declined::Unanswered) => Text::new("record-no-action"),
            Self::Checksum => Text::new("record-checksum"),
            Self::Outcome => Text::new("record-outcome"),
            Self::Undo => Text::new("record-undo"),
        }
    }
}

/// A record that was replayed.
pub struct Loaded {
    /// The game, as far as the record goes.
    pub session: Box<dyn AnySession>,
    /// The number of the line at which the file ends early, where it does: that line was left out.
    pub cut: Option<usize>,
    /// How many whole lines of the text were used, and how many bytes.
    pub used: (usize, usize),
    /// Notes of the head, such as when the game was begun.
    pub notes: Vec<String>,
}

/// The head of a session's record.
pub(crate) fn head<G: GameBox>(session: &Session<G>) -> Vec<String> {
    let mut lines = vec![
        TITLE.to_string(),
        format!("game {}", G::ID),
        format!("rules {}", G::RULES),
        format!("content {}", content_hash(session.game())),
        format!("players {}", Session::seats(session)),
    ];
    lines.extend(Session::options(session).iter().map(|(key, value)| format!("option {key} {value}")));
    match &Session::settings(session).luck {
        Luck::Asked => lines.push("asked".into()),
        Luck::Seed { seed, deal } => {
            lines.push(format!("seed {}", serde_json::Value::from(seed.as_str())));
            lines.extend(deal.iter().map(|(name, faces)| format!("deal {name} {}", faces.join(" ")).trim_end().into()));
        }
    }
    lines
}

/// The text of a record, taken apart but not replayed.
pub struct Record {
    /// The game's id.
    pub game: String,
    game_line: usize,
    rules: (usize, String),
    content: (usize, String),
    settings: Settings,
    settings_line: usize,
    notes: Vec<String>,
    body: Vec<Line>,
    cut: Option<usize>,
}

/// What a record says of itself.
#[derive(Clone, PartialEq, Debug)]
pub struct Summary {
    /// The game's id.
    pub game: String,
    /// The version of its rules.
    pub rules: String,
    /// How the table was laid out.
    pub settings: Settings,
    /// Notes of the head.
    pub notes: Vec<String>,
    /// How many decisions stand.
    pub decisions: usize,
    /// Whether the player had help.
    pub assisted: bool,
    /// The score of seat 0 and whether it won, once the game is over.
    pub over: Option<(i32, bool)>,
}

/// A line of the body: its number, the number of bytes up to its end, and what it says.
struct Line {
    number: usize,
    end: usize,
    said: String,
    sum: Option<String>,
}

impl Line {
    fn wrong(&self, damage: Damage) -> RecordError {
        let step = self.said.split(' ').next().and_then(|word| word.parse().ok());
        RecordError { game: String::new(), line: self.number, step, damage, bad_file: false }
    }

    fn unreadable(&self) -> RecordError {
        self.wrong(Damage::Unreadable(self.said.clone()))
    }
}

impl Record {
    /// Takes a text apart.
    ///
    /// # Errors
    /// The first line that cannot be read.
    pub fn read(text: &str) -> Result<Self, RecordError> {
        let bad = |line, damage| RecordError { game: String::new(), line, step: None, damage, bad_file: true };
        let (lines, cut) = whole_lines(text);
        if lines.first().map(|line| line.1) != Some(TITLE) {
            return Err(bad(1, Damage::NotARecord));
        }
        let mut record = Self {
            game: String::new(),
            game_line: 1,
            rules: (1, String::new()),
            content: (1, String::new()),
            settings: Settings::new(Luck::seed("")),
            settings_line: 1,
            notes: Vec::new(),
            body: Vec::new(),
            cut,
        };
        let mut started = false;
        for &(number, line, end) in &lines[1..] {
            started |= line == "start" || line.starts_with("start ");
            if started {
                let (said, sum) = split_sum(line);
                record.body.push(Line { number, end, said: said.into(), sum });
            } else {
                record.read_head(number, line).map_err(|damage| bad(number, damage))?;
            }
        }
        if !started {
            return Err(bad(cut.unwrap_or(lines.len() + 1), Damage::NoStart));
        }
        Ok(record)
    }

    fn read_head(&mut self, number: usize, line: &str) -> Result<(), Damage> {
        let unreadable = || Damage::Unreadable(line.into());
        let (key, rest) = line.split_once(' ').unwrap_or((line, ""));
        self.settings_line = number;
        match key {
            "game" => (self.game, self.game_line) = (rest.into(), number),
            "rules" => self.rules = (number, rest.into()),
            "content" => self.content = (number, rest.into()),
            "players" => self.settings.players = Some(rest.parse().map_err(|_| unreadable())?),
            "option" => {
                let (key, value) = rest.split_once(' ').ok_or_else(unreadable)?;
                self.settings.options.push((key.into(), value.into()));
            }
            "seed" => {
                let seed = serde_json::from_str(rest).map_err(|_| unreadable())?;
                self.settings.luck = Luck::Seed { seed, deal: Vec::new() };
            }
            "deal" => match &mut self.settings.luck {
                Luck::Seed { deal, .. } => {
                    let mut words = rest.split(' ').map(String::from);
                    let name = words.next().ok_or_else(unreadable)?;
                    deal.push((name, words.collect()));
                }
                Luck::Asked => return Err(unreadable()),
            },
            "asked" if rest.is_empty() => self.settings.luck = Luck::Asked,
            "note" => self.notes.push(rest.into()),
            _ => return Err(unreadable()),
        }
        Ok(())
    }

    /// What the record says of itself, unchecked: for lists of many games.
    pub fn summary(&self) -> Summary {
        let mut summary = Summary {
            game: self.game.clone(),
            rules: self.rules.1.clone(),
            settings: self.settings.clone(),
            notes: self.notes.clone(),
            decisions: 0,
            assisted: false,
            over: None,
        };
        for line in &self.body {
            let words: Vec<&str> = line.said.split(' ').collect();
            match words[..] {
                ["undo"] => (summary.decisions, summary.over) = (summary.decisions.saturating_sub(1), None),
                ["assisted"] => summary.assisted = true,
                ["over", score, won, ..] => {
                    summary.over = score.parse().ok().map(|score| (score, won == "won"));
                }
                [step, _, ..] if step.parse::<usize>().is_ok() => summary.decisions += 1,
                _ => {}
            }
        }
        summary
    }

    pub(crate) fn unknown_game(&self) -> RecordError {
        let damage = Damage::Settings(OpenError::Game(self.game.clone()));
        RecordError { game: self.game.clone(), line: self.game_line, step: None, damage, bad_file: true }
    }

    /// Replays up to `most` lines of the body.
    ///
    /// # Errors
    /// The first wrong line.
    pub fn replay<G: GameBox>(self, game: G, most: usize) -> Result<Loaded, RecordError> {
        self.replay_lines(game, most).map_err(|error| RecordError { game: G::ID.into(), ..error })
    }

    fn replay_lines<G: GameBox>(self, game: G, most: usize) -> Result<Loaded, RecordError> {
        let wrong = |line, damage| RecordError { game: String::new(), line, step: None, damage, bad_file: false };
        if self.rules.1 != G::RULES.to_string() {
            return Err(wrong(self.rules.0, Damage::Rules));
        }
        if self.content.1 != content_hash(&game) {
            return Err(wrong(self.content.0, Damage::Content));
        }
        let start = self.body.first().expect("a record that was read has a start");
        let (said, mut answers) = split_luck(start)?;
        if said != "start" {
            return Err(start.unreadable());
        }
        let opened = Session::open(game, self.settings, &mut |asking| answers.next_for(asking));
        let mut session = opened.map_err(|error| match error {
            OpenError::Fate(_) | OpenError::Unanswered => start.wrong(Damage::Settings(error)),
            error => wrong(self.settings_line, Damage::Settings(error)),
        })?;
        answers.all_used(start)?;
        check_sum(&session, start)?;
        let mut used = (start.number, start.end);
        for line in self.body.iter().skip(1).take(most) {
            replay_line(&mut session, line)?;
            used = (line.number, line.end);
        }
        Ok(Loaded { session: Box::new(session), cut: self.cut, used, notes: self.notes })
    }
}

fn replay_line<G: GameBox>(session: &mut Session<G>, line: &Line) -> Result<(), RecordError> {
    let (said, mut answers) = split_luck(line)?;
    let words: Vec<&str> = said.splitn(3, ' ').collect();
    match words[..] {
        ["undo"] => Session::undo(session, true).map_err(|_| line.wrong(Damage::Undo))?,
        ["assisted"] => Session::mark_assisted(session),
        ["over", ..] if session.over_line().as_deref() == Some(said) => {}
        ["over", ..] => return Err(line.wrong(Damage::Outcome)),
        [step, seat, action] => {
            let step: usize = step.parse().map_err(|_| line.unreadable())?;
            let seat: u8 = seat.parse().map_err(|_| line.unreadable())?;
            if step != Session::decisions(session) + 1 {
                return Err(line.unreadable());
            }
            AnySession::play(session, Seat(seat), action, &mut |asking| answers.next_for(asking))
                .map_err(|declined| line.wrong(Damage::Declined(declined)))?;
        }
        _ => return Err(line.unreadable()),
    }
    answers.all_used(line)?;
    check_sum(session, line)
}

fn check_sum<G: GameBox>(session: &Session<G>, line: &Line) -> Result<(), RecordError> {
    match &line.sum {
        Some(sum) if *sum != session.checksum() => Err(line.wrong(Damage::Checksum)),
        _ => Ok(()),
    }
}

/// What a line says the player's cards showed.
struct Answers(Vec<(String, String)>);

impl Answers {
    fn next_for(&mut self, asking: &crate::Asking) -> Option<usize> {
        let (name, _) = self.0.first()?;
        if name != asking.name {
            return None;
        }
        let (_, face) = self.0.remove(0);
        asking.faces.iter().position(|(known, _)| *known == face)
    }

    fn all_used(&self, line: &Line) -> Result<(), RecordError> {
        if self.0.is_empty() { Ok(()) } else { Err(line.unreadable()) }
    }
}

fn split_luck(line: &Line) -> Result<(&str, Answers), RecordError> {
    let Some((said, luck)) = line.said.split_once(" < ") else {
        return Ok((&line.said, Answers(Vec::new())));
    };
    let answers = luck.split(' ').map(|word| {
        let (source, face) = word.split_once(':')?;
        Some((source.to_string(), face.to_string()))
    });
    Ok((said, Answers(answers.collect::<Option<_>>().ok_or_else(|| line.unreadable())?)))
}

/// A line without its checksum, and the checksum.
fn split_sum(line: &str) -> (&str, Option<String>) {
    match line.rsplit_once(" #") {
        Some((said, sum)) => (said, Some(sum.into())),
        None => (line, None),
    }
}

/// The whole lines of a text, each with its number and the byte after its end, and the number of a last line that was cut
/// short. A last line without its end is whole if its checksum is.
fn whole_lines(text: &str) -> (Vec<(usize, &str, usize)>, Option<usize>) {
    let mut lines = Vec::new();
    let mut end = 0;
    for (at, line) in text.split_inclusive('\n').enumerate() {
        end += line.len();
        let ended = line.ends_with('\n');
        let line = line.strip_suffix('\n').unwrap_or(line);
        let line = line.strip_suffix('\r').unwrap_or(line);
        let summed = split_sum(line).1.is_some_and(|sum| sum.len() == 8 && sum.bytes().all(|b| b.is_ascii_hexdigit()));
        if !ended && !summed {
            return (lines, Some(at + 1));
        }
        lines.push((at + 1, line, end));
    }
    (lines, None)
}
