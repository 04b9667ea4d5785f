//! The shelf: the one list of games.

use crate::any_session::AnySession;
use crate::record::{Record, RecordError};
use crate::replay::{AnyReplay, Loaded, Replay};
use crate::rulebook::{self, Rule};
use crate::session::{Ask, Session};
use crate::settings::{self, OpenError, Settings};
use crate::words::Words;
use dongeon::Dongeon;
use kernel::{Character, GameBox, Lang, OptionSpec, Printed, SourceSpec};
use mini_rogue::MiniRogue;
use sang_rancune::SangRancune;
use scelerat::Scelerat;

/// The ids of all games.
pub const IDS: &[&str] = &[Scelerat::ID, Dongeon::ID, MiniRogue::ID, SangRancune::ID];

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
        _ => None,
    }
}

/// Whether the game of that id can be played on content of one's own.
pub fn takes_own(id: &str) -> bool {
    struct Ask;
    impl Visitor for Ask {
        type Out = bool;
        fn visit<G: GameBox>(self, _: G) -> bool {
            G::own("").is_some()
        }
    }
    visit(id, Ask).unwrap_or(false)
}

/// What the rules of the game of that id read off a text: content of one's own, as [`Settings::own`] carries it.
///
/// # Errors
/// If there is no such game, it takes none, or the text does not fit it.
pub fn own(id: &str, text: &str) -> Result<String, OpenError> {
    struct Read<'a>(&'a str);
    impl Visitor for Read<'_> {
        type Out = Result<String, OpenError>;
        fn visit<G: GameBox>(self, game: G) -> Self::Out {
            Ok(settings::on_own(game, Some(self.0))?.content())
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
pub fn sheets(id: &str, own: Option<&str>) -> Result<Vec<(String, String)>, OpenError> {
    struct Print<'a>(Option<&'a str>);
    impl Visitor for Print<'_> {
        type Out = Result<Vec<(String, String)>, OpenError>;
        fn visit<G: GameBox>(self, game: G) -> Self::Out {
            let sheets = settings::on_own(game, self.0)?.sheets();
            Ok(sheets.into_iter().map(|sheet| (format!("{}-{}", G::ID, sheet.name), sheet.svg)).collect())
        }
    }
    visit(id, Print(own)).unwrap_or_else(|| Err(OpenError::Game(id.into())))
}

/// Lays out a table of a game.
///
/// # Errors
/// If there is no such game, or the settings do not fit it.
pub fn open(id: &str, settings: Settings, ask: Ask<'_>) -> Result<Box<dyn AnySession>, OpenError> {
    struct Open<'a>(Settings, Ask<'a>);
    impl Visitor for Open<'_> {
        type Out = Result<Box<dyn AnySession>, OpenError>;
        fn visit<G: GameBox>(self, game: G) -> Self::Out {
            Ok(Box::new(Session::open(game, self.0, self.1)?))
        }
    }
    visit(id, Open(settings, ask)).unwrap_or_else(|| Err(OpenError::Game(id.into())))
}

/// Begins to replay a record.
///
/// # Errors
/// What is wrong with its head or its start.
pub fn replay(text: &str) -> Result<Box<dyn AnyReplay>, RecordError> {
    struct Open(Record);
    impl Visitor for Open {
        type Out = Result<Box<dyn AnyReplay>, RecordError>;
        fn visit<G: GameBox>(self, game: G) -> Self::Out {
            Ok(Box::new(Replay::open(game, self.0)?))
        }
    }
    let record = Record::read(text)?;
    let (id, unknown) = (record.game.clone(), record.unknown_game());
    visit(&id, Open(record)).unwrap_or(Err(unknown))
}

/// Replays a record to its end.
///
/// # Errors
/// The first wrong line.
pub fn load(text: &str) -> Result<Loaded, RecordError> {
    let mut replay = replay(text)?;
    while replay.forward()? {}
    Ok(replay.stop())
}

/// What a menu says of a game.
#[derive(Clone, Debug)]
pub struct Label {
    /// Its id.
    pub id: &'static str,
    /// Its title.
    pub title: Printed,
    /// What it is, in a sentence.
    pub pitch: Printed,
    /// The fewest and the most players.
    pub players: (u8, u8),
    /// The version of its rules.
    pub rules: u32,
    /// How tables may differ.
    pub options: Vec<OptionSpec>,
    /// The characters that bots come in; none where there is one sensible way to play.
    pub characters: Vec<Character>,
    /// Whether those who play are rivals.
    pub rivals: bool,
    /// A drawing for its lid, in characters.
    pub drawing: &'static str,
}

/// What a menu says of a game, if there is one of that id.
pub fn label(id: &str) -> Option<Label> {
    struct Read;
    impl Visitor for Read {
        type Out = Label;
        fn visit<G: GameBox>(self, game: G) -> Label {
            let (title, pitch, players) = (game.title(), game.pitch(), game.players());
            let drawing = game.drawing("title").unwrap_or_default();
            let (options, characters) = (game.option_specs(), game.characters());
            let (rules, rivals) = (G::RULES, G::RIVALS);
            Label { id: G::ID, title, pitch, players, rules, options, characters, rivals, drawing }
        }
    }
    visit(id, Read)
}

/// What makes a table another one than the rulebook's for the fewest: more players, bots among them, options, a deck of
/// one's own: `players=3 bots=careful weapon=le deck=own:1a2b3c4d`.
pub fn odd_options<T: AsRef<str>>(id: &str, seats: u8, options: &[(T, T)], settings: &Settings) -> String {
    let least = label(id).map_or(1, |label| label.players.0);
    let players = (seats != least).then(|| format!("players={seats}"));
    let rest = [settings.company(seats), odd_rules(id, options, settings)];
    let rest = rest.into_iter().filter(|part| !part.is_empty());
    players.into_iter().chain(rest).collect::<Vec<_>>().join(" ")
}

/// The same, but for who sits there: `weapon=le deck=own:1a2b3c4d`.
pub fn odd_rules<T: AsRef<str>>(id: &str, options: &[(T, T)], settings: &Settings) -> String {
    let specs = label(id).map(|label| label.options).unwrap_or_default();
    let usual = |key: &str, value: &str| specs.iter().any(|spec| spec.key == key && spec.values[0].0 == value);
    let said = options.iter().map(|(key, value)| (key.as_ref(), value.as_ref()));
    let odd = said.filter(|(key, value)| !usual(key, value)).map(|(key, value)| format!("{key}={value}"));
    let deck = settings.deck().map(|deck| format!("deck={deck}"));
    odd.chain(deck).collect::<Vec<_>>().join(" ")
}

/// The rulebook of a game, clause by clause, if there is a game of that id.
pub fn rules(id: &str, lang: Lang) -> Option<Vec<Rule>> {
    struct Read(Lang);
    impl Visitor for Read {
        type Out = Vec<Rule>;
        fn visit<G: GameBox>(self, game: G) -> Vec<Rule> {
            rulebook::read(game.rules_text(self.0))
        }
    }
    visit(id, Read(lang))
}

/// What the rulebook of a game says before its first chapter, if there is a game of that id.
pub fn preface(id: &str, lang: Lang) -> Option<&'static str> {
    struct Read(Lang);
    impl Visitor for Read {
        type Out = &'static str;
        fn visit<G: GameBox>(self, game: G) -> &'static str {
            rulebook::preface(game.rules_text(self.0))
        }
    }
    visit(id, Read(lang))
}

/// The words of a game, if there is one of that id.
pub fn words(id: &str, lang: Lang) -> Option<Words> {
    struct Read(Lang);
    impl Visitor for Read {
        type Out = Words;
        fn visit<G: GameBox>(self, game: G) -> Words {
            Words::new(self.0, &[crate::locale(self.0), game.locale(self.0)])
        }
    }
    visit(id, Read(lang))
}

/// The piles and dice of a game, if there is one of that id.
pub fn sources(id: &str) -> Option<Vec<SourceSpec>> {
    struct Read;
    impl Visitor for Read {
        type Out = Vec<SourceSpec>;
        fn visit<G: GameBox>(self, game: G) -> Vec<SourceSpec> {
            game.sources()
        }
    }
    visit(id, Read)
}
