//! The shelf: the one list of games.

use crate::game_table::Ask;
use crate::label::Label;
use crate::own_content::OwnContent;
use crate::record::{Record, RecordError};
use crate::replay::{Loaded, Replay};
use crate::rulebook::{self, RulebookClause};
use crate::session::Session;
use crate::settings::{self, OpenError, Settings};
use crate::words::Words;
use dead_cells::DeadCells;
use dongeon::Dongeon;
use kernel::{GameBox, Lang, Text};
use mini_rogue::MiniRogue;
use sang_rancune::SangRancune;
use scelerat::Scelerat;
use std::sync::{Arc, LazyLock};

/// The ids of all games.
pub const IDS: &[&str] = &[Scelerat::ID, Dongeon::ID, MiniRogue::ID, SangRancune::ID, DeadCells::ID];

/// Something to be done with a game of any type.
pub trait Visitor {
    /// What comes of it.
    type Out;
    /// Does it.
    fn visit<G: GameBox>(self, game: G) -> Self::Out;
}

/// Does something with the game of that id, if there is one.
pub fn visit<V: Visitor>(id: &str, visitor: V) -> Option<V::Out> {
    match id {
        Scelerat::ID => Some(visitor.visit(Scelerat::printed())),
        Dongeon::ID => Some(visitor.visit(Dongeon::printed())),
        MiniRogue::ID => Some(visitor.visit(MiniRogue::printed())),
        SangRancune::ID => Some(visitor.visit(SangRancune::printed())),
        DeadCells::ID => Some(visitor.visit(DeadCells::printed())),
        _ => None,
    }
}

/// What is printed on the box of a game, if there is one of that id.
pub fn label(id: &str) -> Option<&'static Label> {
    shared_label(id).map(|label| &**label)
}

/// The drawing of that id of a game, in characters.
pub fn drawing(id: &str, picture: &str) -> Option<&'static str> {
    struct Find<'a>(&'a str);
    impl Visitor for Find<'_> {
        type Out = Option<&'static str>;
        fn visit<G: GameBox>(self, game: G) -> Self::Out {
            game.drawing(self.0)
        }
    }
    visit(id, Find(picture)).flatten()
}

/// The same, for whoever holds on to it.
pub(crate) fn shared_label(id: &str) -> Option<&'static Arc<Label>> {
    struct Read;
    impl Visitor for Read {
        type Out = Arc<Label>;
        fn visit<G: GameBox>(self, game: G) -> Arc<Label> {
            Arc::new(Label::of(&game))
        }
    }
    static LABELS: LazyLock<Vec<Arc<Label>>> = LazyLock::new(|| IDS.iter().filter_map(|id| visit(id, Read)).collect());
    LABELS.iter().find(|label| label.id == id)
}

/// Whether the game of that id can be played on content of one's own.
pub fn takes_custom(id: &str) -> bool {
    label(id).is_some_and(|label| label.takes_custom)
}

/// What the rules of the game of that id read off a text: content of one's own, as [`Settings::custom`] carries it.
///
/// # Errors
/// If there is no such game, it takes none, or the text does not fit it.
pub fn custom(id: &str, text: &str) -> Result<String, OpenError> {
    struct Read<'a>(&'a str);
    impl Visitor for Read<'_> {
        type Out = Result<String, OpenError>;
        fn visit<G: GameBox>(self, game: G) -> Self::Out {
            let game = settings::with_custom(game, Some(self.0))?;
            Ok(OwnContent::read(self.0).line(&game))
        }
    }
    visit(id, Read(text)).unwrap_or_else(|| Err(OpenError::Game(id.into())))
}

/// The ids of the games that have pages to print.
pub fn printable() -> Vec<&'static str> {
    let prints = |id: &&str| sheets(id, None).is_ok_and(|sheets| !sheets.is_empty());
    IDS.iter().copied().filter(prints).collect()
}

/// The pages to print for the game of that id, with content of one's own where there is some, each by its file's name.
///
/// # Errors
/// If there is no such game, or the content does not fit it.
pub fn sheets(id: &str, custom: Option<&str>) -> Result<Vec<(String, String)>, OpenError> {
    struct Print<'a>(Option<&'a str>);
    impl Visitor for Print<'_> {
        type Out = Result<Vec<(String, String)>, OpenError>;
        fn visit<G: GameBox>(self, game: G) -> Self::Out {
            let sheets = settings::with_custom(game, self.0)?.sheets();
            Ok(sheets.into_iter().map(|sheet| (format!("{}-{}", G::ID, sheet.name), sheet.svg)).collect())
        }
    }
    visit(id, Print(custom)).unwrap_or_else(|| Err(OpenError::Game(id.into())))
}

/// Lays out a table of a game.
///
/// # Errors
/// If there is no such game, or the settings do not fit it.
pub fn open(id: &str, settings: Settings, ask: Ask<'_>) -> Result<Session, OpenError> {
    struct Open<'a>(Settings, Ask<'a>);
    impl Visitor for Open<'_> {
        type Out = Result<Session, OpenError>;
        fn visit<G: GameBox>(self, game: G) -> Self::Out {
            Session::open(game, self.0, self.1)
        }
    }
    visit(id, Open(settings, ask)).unwrap_or_else(|| Err(OpenError::Game(id.into())))
}

/// What is taken out of the box of that id, shuffled and put together before a game with real cards that is laid out like this, line by
/// line in the game's words; nothing where its rulebook says it all.
///
/// # Errors
/// If there is no such game, or the settings do not fit it.
pub fn preparation(id: &str, settings: &Settings) -> Result<Vec<Text>, OpenError> {
    struct Prepare<'a>(&'a Settings);
    impl Visitor for Prepare<'_> {
        type Out = Result<Vec<Text>, OpenError>;
        fn visit<G: GameBox>(self, game: G) -> Self::Out {
            let game = settings::with_custom(game, self.0.custom.as_deref())?;
            Ok(game.preparation(&settings::options(&game, self.0)?))
        }
    }
    visit(id, Prepare(settings)).unwrap_or_else(|| Err(OpenError::Game(id.into())))
}

/// Begins to replay a record.
///
/// # Errors
/// What is wrong with its head or its start.
pub fn replay(text: &str) -> Result<Replay, RecordError> {
    replay_record(Record::read(text)?)
}

/// Begins to replay a record that was taken apart.
///
/// # Errors
/// What is wrong with its head or its start.
pub fn replay_record(record: Record) -> Result<Replay, RecordError> {
    struct Open(Record);
    impl Visitor for Open {
        type Out = Result<Replay, RecordError>;
        fn visit<G: GameBox>(self, game: G) -> Self::Out {
            Replay::open(game, self.0)
        }
    }
    let (id, unknown) = (record.game.clone(), record.unknown_game());
    visit(&id, Open(record)).unwrap_or(Err(unknown))
}

/// Replays a record to its end.
///
/// # Errors
/// The first wrong line.
pub fn load(text: &str) -> Result<Loaded, RecordError> {
    let mut replay = replay(text)?.without_checkpoints();
    while replay.forward()? {}
    Ok(replay.stop())
}

/// What makes a table another one than the rulebook's for the fewest: more players, bots among them, options, a deck of
/// one's own: `players=3 bots=careful weapon=le deck=own:1a2b3c4d`.
pub fn non_default_options<T: AsRef<str>>(label: &Label, seats: u8, options: &[(T, T)], settings: &Settings) -> String {
    let players = (seats != label.players.0).then(|| format!("players={seats}"));
    let rest = [settings.company(seats), non_default_rules(label, options, settings)];
    let rest = rest.into_iter().filter(|part| !part.is_empty());
    players.into_iter().chain(rest).collect::<Vec<_>>().join(" ")
}

/// The same, but for who sits there: `weapon=le deck=own:1a2b3c4d`.
pub fn non_default_rules<T: AsRef<str>>(label: &Label, options: &[(T, T)], settings: &Settings) -> String {
    let usual = |key: &str, value: &str| label.options.iter().any(|spec| spec.key == key && spec.values[0].0 == value);
    let said = options.iter().map(|(key, value)| (key.as_ref(), value.as_ref()));
    let other = said.filter(|(key, value)| !usual(key, value)).map(|(key, value)| format!("{key}={value}"));
    let deck = settings.deck().map(|deck| format!("deck={deck}"));
    other.chain(deck).collect::<Vec<_>>().join(" ")
}

/// The rulebook of a game, clause by clause, if there is a game of that id; what campaigns open is not in it.
pub fn rules(id: &str, lang: Lang) -> Option<Vec<RulebookClause>> {
    Some(rulebook::unsealed(whole_rules(id, lang)?, &label(id)?.sealed))
}

/// The whole rulebook of a game, if there is a game of that id: for those who check it. People read [`rules`].
pub fn whole_rules(id: &str, lang: Lang) -> Option<Vec<RulebookClause>> {
    Some(rulebook::read(label(id)?.rules_text(lang)))
}

/// What the rulebook of a game says before its first chapter, if there is a game of that id.
pub fn preface(id: &str, lang: Lang) -> Option<&'static str> {
    Some(rulebook::preface(label(id)?.rules_text(lang)))
}

/// The words of a game, if there is one of that id.
pub fn words(id: &str, lang: Lang) -> Option<Words> {
    Some(Words::new(lang, &[crate::locale(lang), label(id)?.locale(lang)]))
}
