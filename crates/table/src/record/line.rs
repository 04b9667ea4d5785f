//! A line of a record, by type: the one place where lines are written and read.

use crate::moment::Moment;
use crate::verdict::Verdict;
use core::fmt;
use core::str::FromStr;
use kernel::Seat;
use serde_json::Value;

/// What a record calls a person who takes a seat; no bot is called so.
const PERSON: &str = "person";

/// What the note on when a game was begun starts with.
pub(super) const BEGUN: &str = "begun ";

/// What a named pile or die showed, as the line of the decision says it: `dungeon:5D`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shown {
    /// The pile or die: [`kernel::SourceSpec::path`].
    pub source: String,
    /// What it showed, in the game's notation.
    pub face: String,
}

/// A line of a record. [`RecordLine::Title`] to [`RecordLine::Previous`] stand in the head, [`RecordLine::Start`] and what follows it here
/// in the body; notes stand in both.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordLine {
    /// The first line of every record.
    Title,
    /// `game scelerat`.
    Game(String),
    /// `rules 1`: a version, as it is said.
    Rules(String),
    /// `content 91c8…`: the hash of what the rules read off the content.
    Content(String),
    /// `own "C-W-C-D …"`: the whole content, where it is the player's own.
    Own(String),
    /// `players 3`.
    Players(u64),
    /// `bot 1 careful`: a seat that a bot held when the table was laid out.
    Bot {
        /// The seat.
        seat: Seat,
        /// The bot's name.
        name: String,
    },
    /// `option weapon lt`.
    Option {
        /// Its key.
        key: String,
        /// Its value.
        value: String,
    },
    /// `seed "42"`.
    Seed(String),
    /// `deal dungeon 5D QS`: what a pile or die will show; `deal dungeon 5D *`, and then what the seed has.
    Deal {
        /// The pile or die.
        source: String,
        /// What it will show, in order.
        faces: Vec<String>,
    },
    /// `asked`: real cards and dice.
    Asked,
    /// `chronicle "…"`: what a run of a campaign starts from.
    Chronicle(String),
    /// `campaign "Les quatre"`: what those who play call their campaign.
    Campaign(String),
    /// `previous 91c8…`: the hash of the record of the run before.
    Previous(String),
    /// `note begun 2026-11-15T20:33:44Z`: something that changes nothing.
    Note(String),
    /// `start < dungeon:5D #5f2c77aa`: the table is laid out.
    Start {
        /// What the player's cards showed.
        shown: Vec<Shown>,
        /// The checksum of the table.
        checksum: Option<String>,
    },
    /// `3 0 avoid < dungeon:5D #0b1d22c4`: a decision.
    Decision {
        /// Its number, counted from 1.
        number: usize,
        /// Whose it was.
        seat: Seat,
        /// What was done, in the game's notation.
        action: String,
        /// What the player's cards showed.
        shown: Vec<Shown>,
        /// The checksum of the table after it.
        checksum: Option<String>,
    },
    /// `undo #5f2c77aa`: the last decision was taken back.
    Undo {
        /// The checksum of the table after it.
        checksum: Option<String>,
    },
    /// `assisted`: the player had help that the rules do not give.
    Assisted {
        /// The checksum of the table.
        checksum: Option<String>,
    },
    /// `over -12 lost`: the game is over.
    Over {
        /// How it ended.
        verdict: Verdict,
        /// The checksum of the table.
        checksum: Option<String>,
    },
    /// `next "…"`: the chronicle that the next run of the campaign starts from.
    NextChronicle(String),
    /// `say 1 thanks 3`: somebody said something.
    Say {
        /// Who.
        seat: Seat,
        /// The word of the phrase.
        phrase: String,
        /// To whom; to all where nobody is named.
        to: Option<Seat>,
    },
    /// `seat 2 careful`, `seat 2 person`: a seat is in other hands.
    HandOver {
        /// The seat.
        seat: Seat,
        /// The bot that holds it from here on; a person does where none is named.
        bot: Option<String>,
    },
}

impl RecordLine {
    /// The first line of every record.
    pub const TITLE: &'static str = "oubliette record 1";

    /// The note on a game that was given up.
    pub const RESIGNED: &'static str = "resigned";

    /// The note on when a game was begun.
    pub fn begun(moment: Moment) -> Self {
        Self::Note(format!("{BEGUN}{moment}"))
    }

    /// The checksum that it ends in, if it does.
    pub fn checksum(&self) -> Option<&str> {
        match self {
            Self::Start { checksum, .. }
            | Self::Decision { checksum, .. }
            | Self::Undo { checksum }
            | Self::Assisted { checksum }
            | Self::Over { checksum, .. } => checksum.as_deref(),
            _ => None,
        }
    }

    /// What the player's cards showed.
    pub fn shown(&self) -> &[Shown] {
        match self {
            Self::Start { shown, .. } | Self::Decision { shown, .. } => shown,
            _ => &[],
        }
    }

    /// What no other line of a head may say as well: `seed`, `option weapon`; nothing where it may be said again.
    pub(crate) fn head_key(&self) -> Option<String> {
        Some(match self {
            Self::Title => "title".into(),
            Self::Game(_) => "game".into(),
            Self::Rules(_) => "rules".into(),
            Self::Content(_) => "content".into(),
            Self::Own(_) => "own".into(),
            Self::Players(_) => "players".into(),
            Self::Bot { seat, .. } => format!("bot {}", seat.0),
            Self::Option { key, .. } => format!("option {key}"),
            Self::Seed(_) => "seed".into(),
            Self::Deal { source, .. } => format!("deal {source}"),
            Self::Asked => "asked".into(),
            Self::Chronicle(_) => "chronicle".into(),
            Self::Campaign(_) => "campaign".into(),
            Self::Previous(_) => "previous".into(),
            _ => return None,
        })
    }
}

/// A text that is no line of a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoRecordLine;

impl fmt::Display for NoRecordLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("this is no line of a record")
    }
}

impl core::error::Error for NoRecordLine {}

impl fmt::Display for RecordLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Title => f.write_str(Self::TITLE),
            Self::Game(id) => write!(f, "game {id}"),
            Self::Rules(version) => write!(f, "rules {version}"),
            Self::Content(hash) => write!(f, "content {hash}"),
            Self::Own(content) => write!(f, "own {}", quoted(content)),
            Self::Players(players) => write!(f, "players {players}"),
            Self::Bot { seat, name } => write!(f, "bot {} {name}", seat.0),
            Self::Option { key, value } => write!(f, "option {key} {value}"),
            Self::Seed(seed) => write!(f, "seed {}", quoted(seed)),
            Self::Deal { source, faces } => {
                write!(f, "deal {source}")?;
                faces.iter().try_for_each(|face| write!(f, " {face}"))
            }
            Self::Asked => f.write_str("asked"),
            Self::Chronicle(text) => write!(f, "chronicle {}", quoted(text)),
            Self::Campaign(name) => write!(f, "campaign {}", quoted(name)),
            Self::Previous(hash) => write!(f, "previous {hash}"),
            Self::NextChronicle(text) => write!(f, "next {}", quoted(text)),
            Self::Note(note) => write!(f, "note {note}"),
            Self::Start { shown, checksum } => {
                f.write_str("start")?;
                write_end(f, shown, checksum.as_deref())
            }
            Self::Decision { number, seat, action, shown, checksum } => {
                write!(f, "{number} {} {action}", seat.0)?;
                write_end(f, shown, checksum.as_deref())
            }
            Self::Undo { checksum } => {
                f.write_str("undo")?;
                write_end(f, &[], checksum.as_deref())
            }
            Self::Assisted { checksum } => {
                f.write_str("assisted")?;
                write_end(f, &[], checksum.as_deref())
            }
            Self::Over { verdict, checksum } => {
                write!(f, "over {verdict}")?;
                write_end(f, &[], checksum.as_deref())
            }
            Self::Say { seat, phrase, to } => {
                write!(f, "say {} {phrase}", seat.0)?;
                to.iter().try_for_each(|to| write!(f, " {}", to.0))
            }
            Self::HandOver { seat, bot } => write!(f, "seat {} {}", seat.0, bot.as_deref().unwrap_or(PERSON)),
        }
    }
}

fn quoted(text: &str) -> Value {
    Value::from(text)
}

fn write_end(f: &mut fmt::Formatter<'_>, shown: &[Shown], checksum: Option<&str>) -> fmt::Result {
    if !shown.is_empty() {
        f.write_str(" <")?;
    }
    shown.iter().try_for_each(|Shown { source, face }| write!(f, " {source}:{face}"))?;
    checksum.iter().try_for_each(|checksum| write!(f, " #{checksum}"))
}

impl FromStr for RecordLine {
    type Err = NoRecordLine;

    fn from_str(text: &str) -> Result<Self, NoRecordLine> {
        read(text).ok_or(NoRecordLine)
    }
}

fn read(text: &str) -> Option<RecordLine> {
    if text == RecordLine::TITLE {
        return Some(RecordLine::Title);
    }
    let (key, rest) = text.split_once(' ').unwrap_or((text, ""));
    Some(match key {
        "game" => RecordLine::Game(rest.into()),
        "rules" => RecordLine::Rules(rest.into()),
        "content" => RecordLine::Content(rest.into()),
        "own" => RecordLine::Own(serde_json::from_str(rest).ok()?),
        "players" => RecordLine::Players(rest.parse().ok()?),
        "bot" => {
            let (number, name) = rest.split_once(' ')?;
            RecordLine::Bot { seat: seat(number)?, name: name.into() }
        }
        "option" => {
            let (key, value) = rest.split_once(' ')?;
            RecordLine::Option { key: key.into(), value: value.into() }
        }
        "seed" => RecordLine::Seed(serde_json::from_str(rest).ok()?),
        "deal" => {
            let mut words = rest.split(' ').map(String::from);
            RecordLine::Deal { source: words.next()?, faces: words.collect() }
        }
        "asked" if text == key => RecordLine::Asked,
        "chronicle" => RecordLine::Chronicle(serde_json::from_str(rest).ok()?),
        "campaign" => RecordLine::Campaign(serde_json::from_str(rest).ok()?),
        "previous" => RecordLine::Previous(rest.into()),
        "next" => RecordLine::NextChronicle(serde_json::from_str(rest).ok()?),
        "note" => RecordLine::Note(rest.into()),
        "say" => match rest.split(' ').collect::<Vec<_>>()[..] {
            [who, phrase] => RecordLine::Say { seat: seat(who)?, phrase: phrase.into(), to: None },
            [who, phrase, to] => RecordLine::Say { seat: seat(who)?, phrase: phrase.into(), to: Some(seat(to)?) },
            _ => return None,
        },
        "seat" => {
            let (number, name) = rest.split_once(' ').filter(|(_, name)| !name.contains(' '))?;
            RecordLine::HandOver { seat: seat(number)?, bot: (name != PERSON).then(|| name.into()) }
        }
        _ => return read_summed(text),
    })
}

/// A line that may end in what cards showed and in a checksum.
fn read_summed(text: &str) -> Option<RecordLine> {
    let (said, checksum) = match text.rsplit_once(" #") {
        Some((said, checksum)) => (said, Some(checksum.to_string())),
        None => (text, None),
    };
    let (said, shown) = match said.split_once(" < ") {
        Some((said, shown)) => (said, shown.split(' ').map(read_shown).collect::<Option<Vec<_>>>()?),
        None => (said, Vec::new()),
    };
    if said == "start" {
        return Some(RecordLine::Start { shown, checksum });
    }
    let words: Vec<&str> = said.splitn(3, ' ').collect();
    let line = match words[..] {
        ["undo"] => RecordLine::Undo { checksum },
        ["assisted"] => RecordLine::Assisted { checksum },
        ["over", ..] => RecordLine::Over { verdict: said.strip_prefix("over ")?.parse().ok()?, checksum },
        [number, who, action] => {
            let (number, seat, action) = (written_number(number)?, seat(who)?, action.into());
            return Some(RecordLine::Decision { number, seat, action, shown, checksum });
        }
        _ => return None,
    };
    shown.is_empty().then_some(line)
}

fn read_shown(word: &str) -> Option<Shown> {
    let (source, face) = word.split_once(':')?;
    Some(Shown { source: source.into(), face: face.into() })
}

fn seat(text: &str) -> Option<Seat> {
    written_number(text).map(Seat)
}

/// A number as it would be written: no sign, no zeros before it.
fn written_number<N: FromStr + ToString>(text: &str) -> Option<N> {
    text.parse().ok().filter(|number: &N| number.to_string() == text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn word() -> impl Strategy<Value = String> {
        "[a-z][a-z0-9.-]{0,9}"
    }

    fn shown() -> impl Strategy<Value = Vec<Shown>> {
        let one = (word(), "[A-Z0-9]{1,3}").prop_map(|(source, face)| Shown { source, face });
        proptest::collection::vec(one, 0..4)
    }

    fn checksum() -> impl Strategy<Value = Option<String>> {
        proptest::option::of("[0-9a-f]{8}")
    }

    fn seat() -> impl Strategy<Value = Seat> {
        any::<u8>().prop_map(Seat)
    }

    fn verdict() -> impl Strategy<Value = Verdict> {
        let seats = proptest::collection::vec((any::<i32>(), any::<bool>()), 1..8);
        seats.prop_map(|seats| {
            let said = seats.iter().map(|(score, won)| format!("{score} {}", if *won { "won" } else { "lost" }));
            said.collect::<Vec<_>>().join(" ").parse().expect("a verdict")
        })
    }

    fn line() -> impl Strategy<Value = RecordLine> {
        let head = prop_oneof![
            Just(RecordLine::Title),
            word().prop_map(RecordLine::Game),
            word().prop_map(RecordLine::Rules),
            word().prop_map(RecordLine::Content),
            any::<String>().prop_map(RecordLine::Own),
            any::<u64>().prop_map(RecordLine::Players),
            (seat(), "[a-z:0-9]{1,12}").prop_map(|(seat, name)| RecordLine::Bot { seat, name }),
            (word(), word()).prop_map(|(key, value)| RecordLine::Option { key, value }),
            any::<String>().prop_map(RecordLine::Seed),
            (word(), proptest::collection::vec(word(), 0..4))
                .prop_map(|(source, faces)| RecordLine::Deal { source, faces }),
            Just(RecordLine::Asked),
            any::<String>().prop_map(RecordLine::Chronicle),
            any::<String>().prop_map(RecordLine::Campaign),
            word().prop_map(RecordLine::Previous),
            any::<String>().prop_map(RecordLine::NextChronicle),
        ];
        let action = "[a-z]{1,8}( [A-Za-z0-9]{1,4}){0,3}";
        let body = prop_oneof![
            "[^\r\n]*".prop_map(RecordLine::Note),
            (shown(), checksum()).prop_map(|(shown, checksum)| RecordLine::Start { shown, checksum }),
            (any::<usize>(), seat(), action, shown(), checksum()).prop_map(
                |(number, seat, action, shown, checksum)| {
                    RecordLine::Decision { number, seat, action, shown, checksum }
                }
            ),
            checksum().prop_map(|checksum| RecordLine::Undo { checksum }),
            checksum().prop_map(|checksum| RecordLine::Assisted { checksum }),
            (verdict(), checksum()).prop_map(|(verdict, checksum)| RecordLine::Over { verdict, checksum }),
            (seat(), word(), proptest::option::of(seat())).prop_map(|(seat, phrase, to)| RecordLine::Say {
                seat,
                phrase,
                to
            }),
            (seat(), proptest::option::of("[a-o][a-z:0-9]{0,12}"))
                .prop_map(|(seat, bot)| RecordLine::HandOver { seat, bot }),
        ];
        prop_oneof![head, body]
    }

    proptest! {
        #[test]
        fn lines_are_read_as_they_are_written(line in line()) {
            let written = line.to_string();
            prop_assert!(!written.contains(['\n', '\r']), "{}", written);
            prop_assert_eq!(written.parse(), Ok(line));
        }

        /// Whatever can be read is the same once it has been written and read again.
        #[test]
        fn what_was_read_is_written_so_that_it_is_read_again(text in "(start|[0-9]{1,2} [0-9] [a-z]{1,4}|undo|over [0-9] won|note|say|seat|deal|bot|seed) ?[ -~]{0,12}( < [a-z:]{0,6})?( #[0-9a-f]{0,8})?") {
            if let Ok(line) = text.parse::<RecordLine>() {
                prop_assert_eq!(line.to_string().parse(), Ok(line));
            }
        }
    }

    #[test]
    fn lines_of_a_real_record() {
        let decision = |number, action: &str, shown, checksum: &str| {
            let (action, checksum) = (action.into(), Some(checksum.into()));
            RecordLine::Decision { number, seat: Seat(0), action, shown, checksum }
        };
        let shown = |face: &str| Shown { source: "dungeon".into(), face: face.into() };
        for (text, line) in [
            ("1 0 fight 9S hands #0b1d22c4", decision(1, "fight 9S hands", Vec::new(), "0b1d22c4")),
            ("3 0 avoid < dungeon:5D dungeon:QS #1", decision(3, "avoid", vec![shown("5D"), shown("QS")], "1")),
            ("undo #5f2c77aa", RecordLine::Undo { checksum: Some("5f2c77aa".into()) }),
            ("note coach 431 < #", RecordLine::Note("coach 431 < #".into())),
            ("seat 2 person", RecordLine::HandOver { seat: Seat(2), bot: None }),
        ] {
            assert_eq!(text.parse(), Ok(line.clone()));
            assert_eq!(line.to_string(), text);
        }
        for other in [
            "",
            " ",
            "01 0 fight",
            "1 00 fight",
            "1 0",
            "+1 0 a",
            "undo < a:b",
            "over",
            "over 3",
            "say 1",
            "seat 2",
            "asked now",
            "start now",
            "seed 42",
        ] {
            assert_eq!(other.parse::<RecordLine>(), Err(NoRecordLine), "{other:?}");
        }
    }
}
