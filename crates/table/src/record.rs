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
//! player's cards showed: `3 0 avoid < dungeon:5D dungeon:QS #…`. The head may carry notes (`note begun …`), and the whole
//! content where it is the player's own (`own "C-W-C-D/P-D-C-M2 …"`, after `content`, which is then its hash): such a record
//! can be replayed without the file that it came from. Where bots hold seats, the head says which, after `players` and
//! counted from 0 as in every line (`bot 1 careful`), so that the same bots go on when the game is taken up again. A replay
//! does not ask them: what they decided stands on lines like everybody's.
//!
//! A decision that is taken back goes on a line of its own, the last one first: `undo #…`. Where that was not free, because chance
//! had answered or others had seen it, `assisted` stands somewhere before; whether the one who asked was alone or all had agreed, a
//! record does not say.
//!
//! The body may carry notes too, on lines of their own between the others: `note coach 431 12 1500 fight 9S hands`. They
//! say what no replay can find again, such as what a coach said. They change nothing, are no decisions, have no checksum
//! (a note that ends in one is refused), and stay where they were written when the game is taken up again.
//!
//! What was said at the table stands between the decisions as it was said, by a seat, to all or to one: `say 1 thanks`,
//! `say 1 threat 3`. It changes nothing either and has no checksum, but it is part of the story; no undo takes it back.
//!
//! A seat that changes hands says so where it does: `seat 2 careful` for a bot that takes a person's place, `seat 2 person` for a
//! person who takes a bot's. It changes nothing of the table, has no checksum and is not undone; whoever takes the game up again
//! finds the seats as they were left. The head, and with it what the game counts as, stays as the table was laid out.

use crate::any_session::Declined;
use crate::holders::HandOverRefused;
use crate::session::Session;
use crate::settings::{Luck, OpenError, Settings};
use crate::talk::SayRefused;
use crate::verdict::{ForPeople, Verdict};
use crate::{Words, shelf};
use kernel::{GameBox, Lang, RuleChange, Seat, Text};
use std::collections::BTreeMap;

/// The first line of every record.
const TITLE: &str = "oubliette record 1";

/// FNV-1a over bytes: checksums and content hashes. They find damage, they do not prove anything.
pub(crate) fn fnv(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ *byte as u64).wrapping_mul(0x0100_0000_01b3))
}

/// The hash of a content: sixteen hexadecimal digits.
pub(crate) fn hash(content: &str) -> String {
    format!("{:016x}", fnv(content.as_bytes()))
}

pub(crate) fn content_hash<G: GameBox>(game: &G) -> String {
    hash(&game.content())
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
    pub damage: Box<Damage>,
    /// Whether the file is no record at all, rather than a wrong one.
    pub bad_file: bool,
}

impl RecordError {
    /// In words: the line, and what is wrong with it.
    pub fn say(&self, lang: Lang) -> String {
        let words = shelf::words(&self.game, lang).unwrap_or_else(|| Words::new(lang, &[crate::locale(lang)]));
        let text = match self.step {
            Some(step) => Text::new("record-step").number("step", step as i64),
            None => Text::new("record-line"),
        };
        words.say(&text.number("line", self.line as i64).text("damage", self.damage.text()))
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
    /// Another decision is expected here.
    Order(usize),
    /// The table cannot be laid out like this.
    Settings(OpenError),
    /// The game follows rules that this program does not know yet, or that nobody ever had.
    Rules {
        /// What the record says.
        said: String,
        /// The newest version that is known here.
        known: u32,
    },
    /// The game was played by older rules, and parts here from today's.
    Changed {
        /// How the line does not fit.
        damage: Box<Damage>,
        /// The version of the rules that the record follows.
        rules: u32,
        /// What changed since.
        changes: Vec<RuleChange>,
    },
    /// The game was played with other content.
    Content,
    /// The content of one's own is not what the line of that number says it is.
    Own(usize),
    /// The decision cannot be carried out.
    Declined(Declined),
    /// The table is not what the checksum says.
    Checksum,
    /// The game did not end like this.
    Outcome,
    /// The decision cannot be taken back.
    Undo,
    /// Nobody could say this here.
    Said(SayRefused),
    /// The seat could not change hands here.
    HandedOver(HandOverRefused),
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
            Self::Order(expected) => Text::new("record-order").number("expected", *expected as i64),
            Self::Settings(error) => error.text(),
            Self::Rules { said, known } => {
                let shown: String = said.chars().take(20).collect();
                Text::new("record-rules").plain("rules", shown).number("known", *known)
            }
            Self::Changed { damage, rules, changes } => {
                let mut clauses: Vec<String> = changes.iter().map(|change| format!("§{}", change.clause)).collect();
                clauses.dedup();
                // The oldest of the changes says which release had none of them.
                let release = changes.first().map_or("", |change| change.release);
                Text::new("record-changed")
                    .text("damage", damage.text())
                    .number("rules", *rules)
                    .number("count", clauses.len() as i64)
                    .plain("clauses", clauses.join(", "))
                    .plain("release", release)
            }
            Self::Content => Text::new("record-content"),
            Self::Own(line) => Text::new("record-own").number("content", *line as i64),
            Self::Declined(Declined::Refused(refused)) => {
                Text::new("record-refused").plain("clause", refused.clause).text("why", refused.why.clone())
            }
            Self::Declined(Declined::Fate(error)) => error.text(),
            Self::Declined(Declined::NoAction | Declined::Unanswered) => Text::new("record-no-action"),
            Self::Checksum => Text::new("record-checksum"),
            Self::Outcome => Text::new("record-outcome"),
            Self::Undo => Text::new("record-undo"),
            Self::Said(refused) => Text::new("record-said").text("why", refused.text()),
            Self::HandedOver(refused) => Text::new("record-handed-over").text("why", refused.text()),
        }
    }
}

/// The head of a session's record.
pub(crate) fn head<G: GameBox>(session: &Session<G>) -> Vec<String> {
    if let Some(older) = session.older_head() {
        return older.lines.clone();
    }
    let mut lines = vec![
        TITLE.to_string(),
        format!("game {}", G::ID),
        format!("rules {}", G::RULES),
        format!("content {}", content_hash(session.game())),
    ];
    lines.extend(
        Session::settings(session).own.iter().map(|own| format!("own {}", serde_json::Value::from(own.as_str()))),
    );
    lines.push(format!("players {}", Session::seats(session)));
    lines.extend(Session::settings(session).bots.iter().map(|(seat, name)| format!("bot {} {name}", seat.0)));
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

/// The head of a record that was begun by older rules: it stays as it was written.
pub(crate) struct OlderHead {
    /// The version of those rules.
    pub rules: u32,
    /// Its lines, without notes.
    pub lines: Vec<String>,
}

/// The text of a record, taken apart but not replayed.
pub struct Record {
    /// The game's id.
    pub game: String,
    game_line: usize,
    pub(crate) rules: (usize, String),
    pub(crate) content: (usize, String),
    pub(crate) settings: Settings,
    /// The lines of the head as they stand, without notes.
    pub(crate) head_lines: Vec<String>,
    /// The line of each thing that the head says: `seed`, `option weapon`, `deal dungeon`.
    pub(crate) head: BTreeMap<String, usize>,
    pub(crate) notes: Vec<String>,
    pub(crate) body: Vec<Line>,
    pub(crate) cut: Option<usize>,
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
    /// How it ended, once the game is over.
    pub over: Option<Verdict>,
}

impl Summary {
    /// How many seats there are.
    pub fn seats(&self) -> u8 {
        let least = || shelf::label(&self.game).map_or(1, |label| label.players.0);
        self.settings.players.map_or_else(least, |players| players.min(8) as u8)
    }

    /// What the game came to for the people at the table, once it is over.
    pub fn result(&self) -> Option<ForPeople> {
        let verdict = self.over.as_ref()?;
        let rivals = shelf::label(&self.game).is_some_and(|label| label.rivals);
        Some(verdict.of_people(self.settings.people(self.seats()), rivals))
    }
}

/// A line of the body: its number, the number of bytes up to its end, and what it says.
pub(crate) struct Line {
    pub number: usize,
    pub end: usize,
    pub said: String,
    pub sum: Option<String>,
}

impl Line {
    pub fn wrong(&self, damage: Damage) -> RecordError {
        let step = self.said.split(' ').next().and_then(|word| word.parse().ok());
        RecordError { game: String::new(), line: self.number, step, damage: Box::new(damage), bad_file: false }
    }

    pub fn unreadable(&self) -> RecordError {
        self.wrong(Damage::Unreadable(self.said.clone()))
    }
}

impl Record {
    /// Takes a text apart.
    ///
    /// # Errors
    /// The first line that cannot be read.
    pub fn read(text: &str) -> Result<Self, RecordError> {
        let bad = |line, damage| RecordError {
            game: String::new(),
            line,
            step: None,
            damage: Box::new(damage),
            bad_file: true,
        };
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
            head_lines: vec![TITLE.into()],
            head: BTreeMap::new(),
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
        let thing = match key {
            "option" | "deal" | "bot" => line.splitn(3, ' ').take(2).collect::<Vec<_>>().join(" "),
            _ => key.to_string(),
        };
        if key != "note" && self.head.insert(thing, number).is_some() {
            return Err(unreadable());
        }
        if key != "note" {
            self.head_lines.push(line.into());
        }
        match key {
            "game" => (self.game, self.game_line) = (rest.into(), number),
            "rules" => self.rules = (number, rest.into()),
            "content" => self.content = (number, rest.into()),
            "own" => self.settings.own = Some(serde_json::from_str(rest).map_err(|_| unreadable())?),
            "players" => self.settings.players = Some(rest.parse().map_err(|_| unreadable())?),
            "bot" => {
                let (seat, name) = rest.split_once(' ').ok_or_else(unreadable)?;
                let number: u8 = seat.parse().map_err(|_| unreadable())?;
                if number.to_string() != seat {
                    return Err(unreadable());
                }
                self.settings.bots.push((Seat(number), name.into()));
            }
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
                ["over", ref verdict @ ..] => summary.over = Verdict::read(verdict),
                [step, _, ..] if step.parse::<usize>().is_ok() => summary.decisions += 1,
                _ => {}
            }
        }
        summary
    }

    pub(crate) fn unknown_game(&self) -> RecordError {
        let damage = Box::new(Damage::Settings(OpenError::Game(self.game.clone())));
        RecordError { game: self.game.clone(), line: self.game_line, step: None, damage, bad_file: true }
    }
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
