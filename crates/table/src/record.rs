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
//! A game that was given up says so in a note, `note resigned`: the table stays as it was left, and nobody takes the game up again.
//!
//! What was said at the table stands between the decisions as it was said, by a seat, to all or to one: `say 1 thanks`,
//! `say 1 threat 3`. It changes nothing either and has no checksum, but it is part of the story; no undo takes it back.
//!
//! A seat that changes hands says so where it does: `seat 2 careful` for a bot that takes a person's place, `seat 2 person` for a
//! person who takes a bot's. It changes nothing of the table, has no checksum and is not undone; whoever takes the game up again
//! finds the seats as they were left. The head, and with it what the game counts as, stays as the table was laid out.

mod damage;
mod line;
mod lines;

pub use damage::{Damage, RecordError};
pub use line::{NoRecordLine, RecordLine, Shown};
pub use lines::RecordLines;

use crate::bot_spec::BotSpec;
use crate::campaign::CampaignStart;
use crate::settings::{Luck, OpenError, Settings};
use crate::shelf;
use crate::verdict::{ForPeople, Verdict};
use kernel::Seat;
use std::collections::BTreeMap;

/// FNV-1a over bytes: checksums and content hashes. They find damage, they do not prove anything.
pub(crate) fn fnv(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ *byte as u64).wrapping_mul(0x0100_0000_01b3))
}

/// The hash of a content: sixteen hexadecimal digits.
pub fn hash(content: &str) -> String {
    format!("{:016x}", fnv(content.as_bytes()))
}

/// The lines of a head, in the order in which they are written.
pub(crate) fn head(
    id: &str,
    rules: u32,
    content: &str,
    seats: u8,
    settings: &Settings,
    options: &[(&str, &str)],
) -> Vec<RecordLine> {
    let mut lines = vec![
        RecordLine::Title,
        RecordLine::Game(id.into()),
        RecordLine::Rules(rules.to_string()),
        RecordLine::Content(hash(content)),
    ];
    lines.extend(settings.custom.iter().cloned().map(RecordLine::Own));
    if let Some(start) = &settings.campaign {
        lines.push(RecordLine::Chronicle(start.chronicle.clone()));
        lines.extend((!start.name.is_empty()).then(|| RecordLine::Campaign(start.name.clone())));
        lines.extend(start.previous.iter().cloned().map(RecordLine::Previous));
    }
    lines.push(RecordLine::Players(seats as u64));
    lines.extend(settings.bots.iter().map(|(seat, bot)| RecordLine::Bot { seat: *seat, name: bot.to_string() }));
    lines.extend(options.iter().map(|(key, value)| RecordLine::Option { key: (*key).into(), value: (*value).into() }));
    match &settings.luck {
        Luck::Asked => lines.push(RecordLine::Asked),
        Luck::Seed { seed, deal } => {
            lines.push(RecordLine::Seed(seed.clone()));
            lines.extend(
                deal.iter().map(|(source, faces)| RecordLine::Deal { source: source.clone(), faces: faces.clone() }),
            );
        }
    }
    lines
}

/// The text of a record, taken apart but not replayed.
pub struct Record {
    /// The game's id.
    pub game: String,
    pub(crate) rules: String,
    pub(crate) content: String,
    pub(crate) settings: Settings,
    /// The lines of the head as they stand, without notes.
    pub(crate) head_lines: Vec<String>,
    /// The number of the line of each thing that the head says: `seed`, `option weapon`, `deal dungeon`.
    pub(crate) head: BTreeMap<String, usize>,
    pub(crate) notes: Vec<String>,
    pub(crate) body: Vec<BodyLine>,
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
    /// Whether the game was given up before it was over.
    pub resigned: bool,
    /// How it ended, once the game is over.
    pub over: Option<Verdict>,
    /// The seats that changed hands, in order, each with the bot that took it; a person did where there is none.
    pub handed_over: Vec<(Seat, Option<BotSpec>)>,
}

impl Summary {
    /// How many seats there are.
    pub fn seats(&self) -> u8 {
        let least = || shelf::label(&self.game).map_or(1, |label| label.players.0);
        self.settings.players.map_or_else(least, |players| players.min(8) as u8)
    }

    /// When the game was begun, in Greenwich: `2026-11-15T20:33:44Z`.
    pub fn begun(&self) -> Option<&str> {
        self.notes.iter().find_map(|note| note.strip_prefix(line::BEGUN))
    }

    /// Whether the game can go on.
    pub fn is_unfinished(&self) -> bool {
        self.over.is_none() && !self.resigned
    }

    /// What the game came to for the people at the table, once it is over.
    pub fn result(&self) -> Option<ForPeople> {
        let verdict = self.over.as_ref()?;
        let rivals = shelf::label(&self.game).is_some_and(|label| label.rivals);
        Some(verdict.of_people(self.settings.people(self.seats()), rivals))
    }
}

/// A line of the body, with its place in the text.
pub struct BodyLine {
    /// Its number in the file, counted from 1.
    pub number: usize,
    /// The number of bytes up to its end.
    pub(crate) end: usize,
    /// As it stands.
    pub text: String,
    /// What it says; nothing where it cannot be read.
    pub line: Option<RecordLine>,
}

impl BodyLine {
    fn read(number: usize, text: &str, end: usize) -> Self {
        // What could be written otherwise is written in one way only. A note that seems to end in a checksum is none.
        let written = |line: &RecordLine| match line {
            RecordLine::Note(_) if text.contains(" #") || text.contains('\r') => false,
            line => line.to_string() == text,
        };
        Self { number, end, text: text.into(), line: text.parse().ok().filter(written) }
    }

    pub(crate) fn wrong(&self, damage: Damage) -> RecordError {
        let step = self.text.split(' ').next().and_then(|word| word.parse().ok());
        RecordError { game: String::new(), line: self.number, step, damage: Box::new(damage), bad_file: false }
    }

    pub(crate) fn unreadable(&self) -> RecordError {
        let said = self.text.rsplit_once(" #").map_or(self.text.as_str(), |(said, _)| said);
        self.wrong(Damage::Unreadable(said.into()))
    }
}

impl Record {
    /// Takes a text apart.
    ///
    /// # Errors
    /// The first line of the head that cannot be read.
    pub fn read(text: &str) -> Result<Self, RecordError> {
        let bad = |line, damage| RecordError {
            game: String::new(),
            line,
            step: None,
            damage: Box::new(damage),
            bad_file: true,
        };
        let (lines, cut) = whole_lines(text);
        if lines.first().map(|line| line.1) != Some(RecordLine::TITLE) {
            return Err(bad(1, Damage::NotARecord));
        }
        let mut record = Self {
            game: String::new(),
            rules: String::new(),
            content: String::new(),
            settings: Settings::new(Luck::seed("")),
            head_lines: vec![RecordLine::TITLE.into()],
            head: BTreeMap::new(),
            notes: Vec::new(),
            body: Vec::new(),
            cut,
        };
        for &(number, line, end) in &lines[1..] {
            if record.body.is_empty() && !is_start(line) {
                record.read_head(number, line).map_err(|damage| bad(number, damage))?;
            } else {
                record.body.push(BodyLine::read(number, line, end));
            }
        }
        if record.body.is_empty() {
            return Err(bad(cut.unwrap_or(lines.len() + 1), Damage::NoStart));
        }
        Ok(record)
    }

    fn read_head(&mut self, number: usize, text: &str) -> Result<(), Damage> {
        let unreadable = || Damage::Unreadable(text.into());
        let line: RecordLine = text.parse().map_err(|_| unreadable())?;
        if let Some(key) = line.head_key() {
            if self.head.insert(key, number).is_some() {
                return Err(unreadable());
            }
            self.head_lines.push(text.into());
        }
        match line {
            RecordLine::Game(id) => self.game = id,
            RecordLine::Rules(version) => self.rules = version,
            RecordLine::Content(hash) => self.content = hash,
            RecordLine::Own(content) => self.settings.custom = Some(content),
            RecordLine::Players(players) => self.settings.players = Some(players),
            RecordLine::Bot { seat, name } => self.settings.bots.push((seat, name.as_str().into())),
            RecordLine::Option { key, value } => self.settings.options.push((key, value)),
            RecordLine::Seed(seed) => self.settings.luck = Luck::Seed { seed, deal: Vec::new() },
            RecordLine::Deal { source, faces } => match &mut self.settings.luck {
                Luck::Seed { deal, .. } => deal.push((source, faces)),
                Luck::Asked => return Err(unreadable()),
            },
            RecordLine::Asked => self.settings.luck = Luck::Asked,
            RecordLine::Chronicle(chronicle) => {
                self.settings.campaign = Some(CampaignStart { chronicle, ..CampaignStart::default() });
            }
            RecordLine::Campaign(name) => {
                self.settings.campaign.as_mut().ok_or_else(unreadable)?.name = name;
            }
            // The chronicle comes first: without one, there is no run before.
            RecordLine::Previous(hash) => {
                self.settings.campaign.as_mut().ok_or_else(unreadable)?.previous = Some(hash);
            }
            RecordLine::Note(note) => self.notes.push(note),
            _ => return Err(unreadable()),
        }
        Ok(())
    }

    /// The lines from the start on.
    pub fn body(&self) -> &[BodyLine] {
        &self.body
    }

    /// How many bytes of the text decide nothing: all before its start, and its notes.
    pub fn free_bytes(&self) -> usize {
        let is_note = |line: &&BodyLine| matches!(line.line, Some(RecordLine::Note(_)) | None);
        let head: usize = self.head_lines.iter().chain(&self.notes).map(String::len).sum();
        head + self.body.iter().filter(is_note).map(|line| line.text.len()).sum::<usize>()
    }

    /// The place in the body of the line after which the decision of that number stands: the last line that has it, since it may have
    /// been taken back and made again; 0, the start, for the number 0.
    pub fn place_of_decision(&self, number: usize) -> Option<usize> {
        let has =
            |line: &BodyLine| matches!(line.line, Some(RecordLine::Decision { number: found, .. }) if found == number);
        if number == 0 { Some(0) } else { self.body.iter().rposition(has) }
    }

    /// What the record says of itself, unchecked: for lists of many games.
    pub fn summary(&self) -> Summary {
        let mut summary = Summary {
            game: self.game.clone(),
            rules: self.rules.clone(),
            settings: self.settings.clone(),
            notes: self.notes.clone(),
            decisions: 0,
            assisted: false,
            resigned: false,
            over: None,
            handed_over: Vec::new(),
        };
        for line in self.body.iter().filter_map(|line| line.line.as_ref()) {
            match line {
                RecordLine::Undo { .. } => {
                    (summary.decisions, summary.over) = (summary.decisions.saturating_sub(1), None);
                }
                RecordLine::Assisted { .. } => summary.assisted = true,
                RecordLine::Note(note) if note == RecordLine::RESIGNED => summary.resigned = true,
                RecordLine::Over { verdict, .. } => summary.over = Some(verdict.clone()),
                RecordLine::Decision { .. } => summary.decisions += 1,
                RecordLine::HandOver { seat, bot } => {
                    summary.handed_over.push((*seat, bot.as_deref().map(BotSpec::from)));
                }
                _ => {}
            }
        }
        summary.resigned &= summary.over.is_none();
        summary
    }

    /// The number of the line of the head that says something; 1 where none does.
    pub(crate) fn line_of(&self, key: &str) -> usize {
        self.head.get(key).copied().unwrap_or(1)
    }

    pub(crate) fn unknown_game(&self) -> RecordError {
        let damage = Box::new(Damage::Settings(OpenError::Game(self.game.clone())));
        RecordError { game: self.game.clone(), line: self.line_of("game"), step: None, damage, bad_file: true }
    }
}

/// Whether the body begins here, be it that the line cannot be read.
fn is_start(line: &str) -> bool {
    line.split(' ').next() == Some("start")
}

/// The lines of a text, each with its number and where it ends, and the number of the line at which the text was cut
/// short. A last line without its end is whole if its checksum is.
fn whole_lines(text: &str) -> (Vec<(usize, &str, usize)>, Option<usize>) {
    let mut lines = Vec::new();
    let mut end = 0;
    for (at, line) in text.split_inclusive('\n').enumerate() {
        end += line.len();
        let ended = line.ends_with('\n');
        let line = line.strip_suffix('\n').unwrap_or(line);
        let line = line.strip_suffix('\r').unwrap_or(line);
        let whole = |sum: &str| sum.len() == 8 && sum.bytes().all(|byte| byte.is_ascii_hexdigit());
        let summed = line.rsplit_once(" #").is_some_and(|(_, sum)| whole(sum));
        if !ended && !summed {
            return (lines, Some(at + 1));
        }
        lines.push((at + 1, line, end));
    }
    (lines, None)
}
