//! What is printed on a game's box: all that can be said of a game without playing it.

use crate::bot_spec;
use crate::record::hash;
use kernel::{
    BoxLabel, Character, CodexChapter, GameBox, HarderTable, Lang, OptionSpec, Phrase, Printed, RuleChange, Seal, Seat,
    SourceSpec, Trophy,
};

/// What is printed on a game's box.
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
    /// What changed its meaning from version to version, the oldest first.
    pub changes: &'static [RuleChange],
    /// How tables may differ.
    pub options: Vec<OptionSpec>,
    /// The characters that bots come in; none where there is one sensible way to play.
    pub characters: Vec<Character>,
    /// The names of all bots that may hold a seat, from the weakest to the strongest.
    pub bots: Vec<&'static str>,
    /// The table that is recommended to one person among bots who wants it harder.
    pub harder: Option<HarderTable>,
    /// Whether those who play are rivals.
    pub rivals: bool,
    /// What may be said at its tables; nothing where nothing needs saying.
    pub phrases: Vec<Phrase>,
    /// The piles and dice.
    pub sources: Vec<SourceSpec>,
    /// Whether it can be played on content of one's own.
    pub takes_custom: bool,
    /// The chronicle that a campaign starts from, where the game knows campaigns.
    pub first_chronicle: Option<String>,
    /// What skill may earn in it.
    pub trophies: Vec<Trophy>,
    /// All that can be met in it.
    pub codex: Vec<CodexChapter>,
    /// A drawing for its lid, in characters.
    pub drawing: &'static str,
    /// What whoever holds each seat is called in the game, where its story calls everybody by name.
    pub seat_names: Vec<Option<Printed>>,
    /// What campaigns open one after the other, for those who sit at none.
    pub sealed: Vec<Seal>,
    /// The rulebook in our words, in the order of [`Lang::ALL`].
    pub rules_texts: [&'static str; 2],
    /// The game's messages, in Fluent's format, in the order of [`Lang::ALL`].
    pub locales: [&'static str; 2],
    /// How it teaches itself, in TOML; see [`crate::lesson`].
    pub teaching: &'static str,
    /// What the rules read off its content, as a hash: what puzzles are bound to.
    pub content: String,
    /// Its puzzles; see [`crate::puzzle`].
    pub puzzles: &'static str,
}

impl Label {
    /// The label of a game.
    pub fn of<G: GameBox>(game: &G) -> Self {
        let BoxLabel { title, pitch, players, options, rules_texts, locales, teaching } = game.label();
        let characters = game.characters();
        Self {
            id: G::ID,
            title,
            pitch,
            players,
            rules: G::RULES,
            changes: G::CHANGES,
            options,
            bots: bot_spec::ranked(G::RANKING, &characters),
            characters,
            harder: game.harder_table(),
            rivals: G::RIVALS,
            phrases: game.phrases(),
            sources: game.sources(),
            takes_custom: G::custom("").is_some(),
            first_chronicle: game.first_chronicle(),
            trophies: game.trophies(),
            codex: game.codex(),
            drawing: game.drawing("title").unwrap_or_default(),
            seat_names: (0..players.1).map(|seat| game.seat_name(Seat(seat))).collect(),
            sealed: game.sealed(None),
            rules_texts,
            locales,
            teaching,
            content: hash(&game.content()),
            puzzles: game.puzzles(),
        }
    }

    /// What whoever holds a seat is called in the game, where its story calls everybody by name.
    pub fn seat_name(&self, seat: Seat) -> Option<&Printed> {
        self.seat_names.get(seat.0 as usize)?.as_ref()
    }

    /// The rulebook in our words.
    pub fn rules_text(&self, lang: Lang) -> &'static str {
        self.rules_texts[lang.place()]
    }

    /// The game's messages, in Fluent's format.
    pub fn locale(&self, lang: Lang) -> &'static str {
        self.locales[lang.place()]
    }
}
