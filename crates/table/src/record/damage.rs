//! What is wrong with a record.

use crate::game_table::Declined;
use crate::holders::HandOverRefused;
use crate::settings::OpenError;
use crate::talk::SayRefused;
use crate::{Words, shelf};
use core::fmt;
use kernel::{Lang, RuleChange, Text};

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

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.say(Lang::En))
    }
}

impl core::error::Error for RecordError {}
