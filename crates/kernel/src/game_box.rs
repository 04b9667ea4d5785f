//! What comes in a box besides the rules, parted by who reads it: a label for menus, a notation for records, a telling for faces, and
//! manners for the table.

use crate::{
    Beat, BeatWeight, ChronicleError, CodexChapter, Ending, Game, Lang, Numbers, Obeyed, Order, Page, Phrase, Policy,
    Printed, Seal, Seat, Source, Text, Trophy,
};
use serde::{Serialize, de::DeserializeOwned};

/// A way in which tables of a game may differ.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionSpec {
    /// Its key, as in `--option key=value`.
    pub key: &'static str,
    /// What it settles.
    pub label: Printed,
    /// Its values, the rulebook's first, each with what it means.
    pub values: Vec<(&'static str, Printed)>,
}

/// Options as people choose them: key and value. What is not chosen is as in the rulebook.
pub type Chosen = [(String, String)];

/// What kind of thing a source is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SourceKind {
    /// A pile of cards; `once` where no card can come up twice in a game.
    Pile {
        /// Whether a card comes up at most once.
        once: bool,
    },
    /// A die.
    Die,
}

/// A pile or die that chance speaks through.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SourceSpec {
    /// Its number.
    pub source: Source,
    /// Its name in scripts: its own among piles, or among dice.
    pub name: &'static str,
    /// Its name for people.
    pub label: Printed,
    /// What it is.
    pub kind: SourceKind,
    /// How many faces it can show: a pile's are numbered from 0, a die's from 1.
    pub faces: u16,
}

impl SourceSpec {
    /// The numbers of all that it can show.
    pub fn all_faces(&self) -> core::ops::RangeInclusive<u16> {
        match self.kind {
            SourceKind::Pile { .. } => 0..=self.faces - 1,
            SourceKind::Die => 1..=self.faces,
        }
    }

    /// Its name in records, where piles and dice stand side by side: `dungeon`, `die.dungeon`.
    pub fn path(&self) -> String {
        match self.kind {
            SourceKind::Pile { .. } => self.name.into(),
            SourceKind::Die => format!("die.{}", self.name),
        }
    }
}

/// Why a text is no content for a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ContentError {
    /// Where: `Card 3`, `enemy.lair.hp`; nothing where it is about the whole.
    pub place: Option<Printed>,
    /// What is wrong with it.
    pub reason: Printed,
}

/// A clause whose meaning changed: records of older rules may part from today's at it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RuleChange {
    /// The first version of the rules with the new meaning.
    pub rules: u32,
    /// The clause that says it.
    pub clause: &'static str,
    /// The last release that plays by the old meaning.
    pub release: &'static str,
}

/// A page to print, so that a game can be played by hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sheet {
    /// The end of its file's name, after the game's id: `1-white.svg`.
    pub name: String,
    /// The page, in SVG.
    pub svg: String,
}

/// A table that is recommended to one person among bots who wants it harder than a new table comes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HarderTable {
    /// How many play.
    pub players: u8,
    /// The options that are chosen; the others stay as they are.
    pub options: &'static [(&'static str, &'static str)],
    /// What it is like, in a few words.
    pub what: Printed,
}

/// What is printed on a box: all that a menu, a rules page or a lesson needs to know of a game.
#[derive(Clone, Debug)]
pub struct BoxLabel {
    /// The title.
    pub title: Printed,
    /// What the game is, in a sentence.
    pub pitch: Printed,
    /// The fewest and the most players.
    pub players: (u8, u8),
    /// How tables may differ.
    pub options: Vec<OptionSpec>,
    /// The rulebook in our words, in the order of [`Lang::ALL`].
    pub rules_texts: [&'static str; 2],
    /// The game's messages, in Fluent's format, in the order of [`Lang::ALL`].
    pub locales: [&'static str; 2],
    /// How the game teaches itself, in TOML: its goal, how it is played, and a lesson. Empty where it does not.
    pub teaching: &'static str,
}

impl BoxLabel {
    /// The rulebook in our words.
    pub fn rules_text(&self, lang: Lang) -> &'static str {
        self.rules_texts[lang.place()]
    }

    /// The game's messages, in Fluent's format.
    pub fn locale(&self, lang: Lang) -> &'static str {
        self.locales[lang.place()]
    }
}

/// How a game is written down: what records, tests and scripts read.
pub trait Notation: Game {
    /// What the rules read off the content, written out: what records are bound to. Names and comments are not in it. Its words are
    /// those of the content files and no names of Rust, so that nothing but other figures changes it.
    fn content(&self) -> String;
    /// The piles and dice.
    fn sources(&self) -> Vec<SourceSpec>;
    /// What a source shows, in notation.
    fn face(&self, source: Source, face: u16) -> String;
    /// What a source shows, by its printed name.
    fn face_name(&self, source: Source, face: u16) -> Printed;
    /// What a notation says a source shows.
    fn read_face(&self, source: Source, text: &str) -> Option<u16>;
    /// An action in notation: a few words on one line.
    fn write_action(&self, action: Self::Action) -> String;
    /// The action that a notation stands for.
    fn read_action(&self, text: &str) -> Option<Self::Action>;
    /// A table in notation: one line that says all of it.
    fn write_table(&self, table: &Self::Table) -> String;
    /// The table that a notation stands for.
    ///
    /// # Errors
    /// The part that cannot be read.
    fn read_table(&self, text: &str) -> Result<Self::Table, String>;
}

/// How a game is shown and told: what faces read.
pub trait Telling: Game {
    /// How many questions of chance the odds of a choice look at: what [`Telling::outcome`] says must not depend on more.
    const FORESIGHT: usize = usize::MAX;

    /// What the seat has before its eyes; [`Seat::WATCHER`] has no choices, and where nobody has secrets looks over the shoulder
    /// of whoever decides. Whom the watcher is waiting for is the table's to say.
    fn page(&self, view: &Self::View, seat: Seat) -> Page;
    /// The same while a decision is being carried out: nobody is asked anything, and the table may be between two states of the rules.
    fn scene(&self, view: &Self::View, seat: Seat) -> Page {
        Page { choices: Vec::new(), ..self.page(view, seat) }
    }
    /// An event, in words.
    fn tell(&self, event: &Self::Event) -> Text;
    /// Whether an event belongs into one line on what just happened, rather than only into the whole story.
    fn notable(&self, _: &Self::Event) -> bool {
        true
    }
    /// An event as it is staged: who does what to what, by how much, how weighty.
    fn beat(&self, event: &Self::Event) -> Beat {
        Beat::told(self.tell(event), if self.notable(event) { BeatWeight::Normal } else { BeatWeight::Aside })
    }
    /// How it ended for whoever looks, from the whole story that they witnessed: what killed may lie some decisions back. Nothing while it
    /// goes on.
    fn ending(&self, _view: &Self::View, _: Seat, _story: &[Self::Event]) -> Option<Ending> {
        None
    }
    /// How well a seat stands, in one number: its life where one has to survive, its lead among rivals. What decided a game is read off the
    /// swings of it. Nothing for who watches, and where no number says it.
    fn standing(&self, _view: &Self::View, _: Seat) -> Option<i32> {
        None
    }
    /// What skill may earn in this game beyond a score, the same at every table.
    fn trophies(&self) -> Vec<Trophy> {
        Vec::new()
    }
    /// The ids of the trophies that this seat earned with a game that it won, from the whole story that it witnessed.
    fn earned(&self, _view: &Self::View, _: Seat, _story: &[Self::Event]) -> Vec<&'static str> {
        Vec::new()
    }
    /// All that can be met in this game, with what it is and does in general: what a codex is made of. Whoever reads it is shown what they
    /// have met and nothing else.
    fn codex(&self) -> Vec<CodexChapter> {
        Vec::new()
    }
    /// What an outcome of chance comes to, in a word or two, for the odds of a choice: outcomes of which the same is said
    /// count as one. Nothing where chance settles nothing that matters.
    fn outcome(&self, events: &[Self::Event]) -> Option<Text>;
    /// What speaks for an action or against it, in facts: what it keeps, spends or risks, as far as the seat may know. It is said within a
    /// sentence, as consequences are. Nothing where no fact stands out.
    fn why(&self, _view: &Self::View, _: Seat, _: Self::Action) -> Option<Text> {
        None
    }
    /// The drawing of that id in characters, where there is one: `title` for the whole game, at most 36 signs by 12, and the
    /// pictures of things, at most 9 by 3.
    fn drawing(&self, picture: &str) -> Option<&'static str>;
    /// A refusal, in words.
    fn explain(&self, refusal: Self::Refusal) -> Text;
    /// What lies sealed for whoever has this view: nothing that is shown or told says it. For somebody who sits at no table, all that any
    /// campaign opens. Nothing where all lies open.
    fn sealed(&self, _view: Option<&Self::View>) -> Vec<Seal> {
        Vec::new()
    }
    /// What stands on a face of a source, where its name does not say it to somebody with the real thing before the eyes.
    fn face_text(&self, _: Source, _face: u16) -> Option<Text> {
        None
    }
    /// What is taken out of the box, shuffled and put together before a game with real cards, line by line; nothing where the rulebook
    /// says it all.
    fn preparation(&self, _: &Self::Options) -> Vec<Text> {
        Vec::new()
    }
}

/// What people may do at a table of the game besides deciding: what the table reads.
pub trait TableManners: Game {
    /// What whoever holds a seat is called in this game, where events call everybody by name.
    fn seat_name(&self, _: Seat) -> Option<Printed> {
        None
    }

    /// What may be said at the table; nothing where nothing needs saying.
    fn phrases(&self) -> Vec<Phrase> {
        Vec::new()
    }

    /// Whether the rules forbid all talk now, whoever has this view: for as long as it is so, nothing is offered to say.
    fn silence(&self, _view: &Self::View) -> bool {
        false
    }

    /// The standing orders that a seat may give now.
    fn orders(&self, _view: &Self::View, _: Seat) -> Vec<Order> {
        Vec::new()
    }

    /// What a standing order comes to, now that the seat that gave it is awaited. A word that the game does not know is over. `asked` is
    /// how many decisions of this seat stand that its usual orders did not spare it: everybody can count them.
    fn obey(&self, _order: &str, _view: &Self::View, _: Seat, _asked: u16) -> Obeyed<Self::Action> {
        Obeyed::Over
    }
}

/// A whole box: rules, and all that faces, records and bots need to handle them without knowing the game.
pub trait GameBox:
    Policy<Action: Serialize + DeserializeOwned, Event: Serialize, View: Serialize>
    + Notation
    + Telling
    + TableManners
    + Numbers
    + Clone
    + Send
    + 'static
{
    /// The game's id: `scelerat`.
    const ID: &'static str;
    /// The version of its rules: a change of meaning is a new one.
    const RULES: u32;

    /// What changed its meaning from version to version, the oldest first.
    const CHANGES: &'static [RuleChange] = &[];

    /// The hashes by which records of earlier releases know the printed content, each with the version of the rules: the same
    /// figures, written otherwise. What is listed here stays for ever.
    const KNOWN_CONTENT: &'static [(u32, &'static str)] = &[];

    /// Whether those who play are rivals, one of whom wins; else they win or lose together.
    const RIVALS: bool = false;

    /// The game as printed in this version.
    fn printed() -> Self;

    /// The game on content of one's own, from a text that somebody wrote or from the line that [`GameBox::custom_line`] gives;
    /// nothing where the game takes none.
    fn custom(text: &str) -> Option<Result<Self, ContentError>> {
        let _ = text;
        None
    }

    /// The whole content in one line that [`GameBox::custom`] reads: what records carry where it is somebody's own, so that they need no
    /// file, nor what is printed.
    fn custom_line(&self) -> String {
        self.content()
    }

    /// What is printed on the box.
    fn label(&self) -> BoxLabel;

    /// The table that is recommended to one person among bots who wants it harder.
    fn harder_table(&self) -> Option<HarderTable> {
        None
    }

    /// The options for a choice that fits [`BoxLabel::options`], and the number of players.
    fn options(&self, players: u8, chosen: &Chosen) -> Self::Options;
    /// The chronicle that a campaign starts from, where the game knows campaigns: a run from it is a run from none.
    fn first_chronicle(&self) -> Option<String> {
        None
    }
    /// The options for a choice, the number of players, and the chronicle that the run starts from, where it is part of a campaign.
    ///
    /// # Errors
    /// Why no run starts from that chronicle.
    fn options_from(
        &self,
        players: u8,
        chosen: &Chosen,
        chronicle: Option<&str>,
    ) -> Result<Self::Options, ChronicleError> {
        let options = self.options(players, chosen);
        match chronicle {
            None => Ok(options),
            Some(chronicle) => self.options_after(&options, chronicle),
        }
    }
    /// The value of every option, in the order of the specs.
    fn chosen(&self, options: &Self::Options) -> Vec<(&'static str, &'static str)>;

    /// The pages to print, in order; none where there is nothing of ours to print.
    fn sheets(&self) -> Vec<Sheet> {
        Vec::new()
    }
}
