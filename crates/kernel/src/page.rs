//! What a seat has before its eyes, as plain data: each face draws pages once, whatever the game.

use crate::{Printed, Text};
use serde::Serialize;

/// What a seat has before its eyes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Page {
    /// Where the game stands: "Room 6".
    pub heading: Text,
    /// Quantities that go up and down; the first is the one that a run is remembered by.
    pub gauges: Vec<Gauge>,
    /// Where things lie, what matters most first.
    pub zones: Vec<Zone>,
    /// What else the seat should bear in mind, a sentence each.
    pub notes: Vec<Text>,
    /// What is to be decided; or how it ended.
    pub prompt: Text,
    /// What can be done, and what cannot, in a stable order.
    pub choices: Vec<Choice>,
}

/// How a quantity is best shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Shape {
    /// As a bar: twenty points of life.
    Bar,
    /// As so many pips: four wounds.
    Pips,
    /// As a figure: five pieces of gold.
    Figure,
}

/// A quantity, between 0 and a most where it has one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Gauge {
    /// A stable id.
    pub id: &'static str,
    /// What it measures.
    pub label: Text,
    /// How much there is.
    pub value: i32,
    /// How much there can be.
    pub most: Option<i32>,
    /// How it is best shown.
    pub shape: Shape,
    /// Where something happens on the way: the levels of an experience track.
    pub steps: Vec<i32>,
    /// The clause that says what it is good for.
    pub clause: Option<&'static str>,
    /// Who took how much of what is missing, where that is known: the blows on a creature.
    pub shares: Vec<GaugeShare>,
}

/// What somebody took of a quantity.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct GaugeShare {
    /// Who.
    pub who: Printed,
    /// How much.
    pub amount: i32,
}

impl Gauge {
    /// A quantity shown as a bar.
    pub fn bar(id: &'static str, label: Text, value: i32, most: i32) -> Self {
        Self {
            id,
            label,
            value,
            most: Some(most),
            shape: Shape::Bar,
            steps: Vec::new(),
            clause: None,
            shares: Vec::new(),
        }
    }

    /// A quantity shown as so many pips.
    pub fn pips(id: &'static str, label: Text, value: i32, most: i32) -> Self {
        Self { shape: Shape::Pips, ..Self::bar(id, label, value, most) }
    }

    /// A quantity without a limit.
    pub fn figure(id: &'static str, label: Text, value: i32) -> Self {
        Self { id, label, value, most: None, shape: Shape::Figure, steps: Vec::new(), clause: None, shares: Vec::new() }
    }

    /// The same, with the clause that says what it is good for.
    #[must_use]
    pub fn under(self, clause: &'static str) -> Self {
        Self { clause: Some(clause), ..self }
    }
}

/// How the things of a zone lie.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Layout {
    /// Side by side, all visible.
    Row,
    /// Held in a hand: side by side, closer.
    Hand,
    /// On top of each other; only the number counts.
    Pile,
    /// On top of each other, each one's edge visible, oldest first.
    Stack,
    /// Only named, as on a sheet of paper kept aside.
    List,
    /// One card, large, with something at each of its four edges ([`Thing::edges`]).
    Card,
    /// In rows and columns; where, says [`Thing::at`].
    Grid {
        /// How many columns there are.
        columns: u8,
        /// How many rows there are.
        rows: u8,
    },
    /// As a grid, with arrows from each thing to those it leads to ([`Thing::leads_to`]).
    Path {
        /// How many columns there are.
        columns: u8,
        /// How many rows there are.
        rows: u8,
    },
    /// In lanes beside each other; in which one, says the column of [`Thing::at`].
    Lanes {
        /// What each lane is called.
        labels: Vec<Text>,
    },
    /// One thing a line, with what is known of it in columns ([`Thing::cells`]).
    Table {
        /// The heads of the columns; that of the things' own names first.
        columns: Vec<Text>,
    },
    /// Dice, each showing its corner.
    Dice,
    /// Tokens, each so many times.
    Tokens,
    /// One after the other, as they come or came to pass.
    Timeline,
}

/// What a zone is to whoever looks: it says where the zone lies on every face, from the first decision to the last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ZoneRole {
    /// Where it happens: the room, the map, the board of a combat.
    Scene,
    /// Who or what one is up against.
    Opponent,
    /// What one has and is besides a hand: gear, dice, tracks.
    Own,
    /// The cards in one's hand.
    Hand,
    /// The other players.
    Others,
    /// Piles, discards, what is out of reach.
    Piles,
    /// What is worth remembering, and could be looked up.
    Memory,
}

impl ZoneRole {
    /// All of them, what matters most first.
    pub const ALL: [Self; 7] =
        [Self::Scene, Self::Opponent, Self::Own, Self::Hand, Self::Others, Self::Piles, Self::Memory];

    /// What a zone of that layout is unless its game says otherwise.
    fn of(layout: &Layout) -> Self {
        match layout {
            Layout::Hand => Self::Hand,
            Layout::Pile | Layout::Stack => Self::Piles,
            Layout::List | Layout::Tokens => Self::Memory,
            _ => Self::Scene,
        }
    }
}

/// A place where things lie.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Zone {
    /// A stable id.
    pub id: &'static str,
    /// What it is to whoever looks.
    pub role: ZoneRole,
    /// What it is.
    pub label: Text,
    /// How things lie there.
    pub layout: Layout,
    /// The things that can be seen, face down ones included where each has its place.
    pub things: Vec<Thing>,
    /// How many things there are, seen or not.
    pub count: u32,
}

impl Zone {
    /// A zone whose things can all be seen.
    pub fn new(id: &'static str, label: Text, layout: Layout, things: impl IntoIterator<Item = Thing>) -> Self {
        let things: Vec<Thing> = things.into_iter().collect();
        let count = things.iter().map(|thing| thing.count).sum();
        Self { id, role: ZoneRole::of(&layout), label, layout, things, count }
    }

    /// A pile of so many things, none of which can be seen.
    pub fn pile(id: &'static str, label: Text, count: u32) -> Self {
        Self { id, role: ZoneRole::Piles, label, layout: Layout::Pile, things: Vec::new(), count }
    }

    /// The same, as something else to whoever looks.
    #[must_use]
    pub fn in_role(self, role: ZoneRole) -> Self {
        Self { role, ..self }
    }
}

/// A suit of playing cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Suit {
    /// Spades.
    Spades,
    /// Hearts.
    Hearts,
    /// Diamonds.
    Diamonds,
    /// Clubs.
    Clubs,
}

/// What a thing is to the player, for the colour of its frame. Words say it too.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Tone {
    /// Neither good nor bad.
    #[default]
    Plain,
    /// It hurts.
    Danger,
    /// It helps.
    Help,
    /// It is worth something.
    Wealth,
    /// It is out of the ordinary.
    Wonder,
    /// It is spent, or far away.
    Faint,
}

/// An edge of a card as it lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// Away from the player.
    Top,
    /// To the right.
    Right,
    /// Towards the player.
    Bottom,
    /// To the left.
    Left,
}

impl Side {
    /// All four, clockwise from the top: the order of [`Thing::edges`].
    pub const ALL: [Self; 4] = [Self::Top, Self::Right, Self::Bottom, Self::Left];
}

/// What stands in a column of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum PageCell {
    /// Nothing.
    Empty,
    /// Something that lies face down.
    Hidden,
    /// Something that can be said.
    Said(Text),
    /// What one of the thing's quantities ([`Thing::gauges`]) says as well: whoever draws those leaves it out.
    Measured(Text),
}

impl PageCell {
    /// What stands there, in words: nothing where there is nothing, or where it lies face down.
    pub fn text(&self) -> Option<&Text> {
        match self {
            Self::Empty | Self::Hidden => None,
            Self::Said(text) | Self::Measured(text) => Some(text),
        }
    }
}

/// A card, a die, a token, a room, a player: whatever lies or stands in a zone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Thing {
    /// A stable id: its notation. A thing that lies face down is named after its place.
    pub id: String,
    /// Its printed name; of a thing that lies face down, that of its back.
    pub name: Printed,
    /// What it is, in a word or two: "monster 12".
    pub label: Text,
    /// What a face may draw for it: the id of a drawing.
    pub picture: &'static str,
    /// What stands in its corner: a rank, the pips of a die.
    pub corner: Option<Printed>,
    /// Its suit.
    pub suit: Option<Suit>,
    /// What it is to the player.
    pub tone: Tone,
    /// Whether it lies face down.
    pub hidden: bool,
    /// Whether this is where the player is, or who the player is, or what goes on now.
    pub here: bool,
    /// How many there are of it.
    pub count: u32,
    /// What lies on it or holds of it: wounds, tokens.
    pub marks: Vec<Text>,
    /// Its quantities: the life of a creature, the prestige of a player.
    pub gauges: Vec<Gauge>,
    /// What stands at its edges, in the order of [`Side::ALL`]; nothing for cards without.
    pub edges: Vec<Text>,
    /// What is known of it, column by column, in a table.
    pub cells: Vec<PageCell>,
    /// Its column and row, where places matter.
    pub at: (u8, u8),
    /// The things that it leads to, by id.
    pub leads_to: Vec<String>,
    /// The clauses that explain it and what lies on it, what matters most first.
    pub clauses: Vec<&'static str>,
}

impl Thing {
    /// A thing that lies face up.
    pub fn new(id: impl Into<String>, name: Printed, label: Text, picture: &'static str) -> Self {
        Self {
            id: id.into(),
            name,
            label,
            picture,
            corner: None,
            suit: None,
            tone: Tone::Plain,
            hidden: false,
            here: false,
            count: 1,
            marks: Vec::new(),
            gauges: Vec::new(),
            edges: Vec::new(),
            cells: Vec::new(),
            at: (0, 0),
            leads_to: Vec::new(),
            clauses: Vec::new(),
        }
    }
}

/// Something that a seat can do, or cannot do now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Choice {
    /// The action, in the game's notation.
    pub action: String,
    /// The things it is done to or with, by their ids; the first is the one to click on.
    pub things: Vec<String>,
    /// The edge of the thing that it is about, for cards with four.
    pub side: Option<Side>,
    /// What it is: "Queen of spades with the weapon".
    pub label: Text,
    /// What will certainly come of it.
    pub consequence: Text,
    /// The clause, or the chapter, that says what it does.
    pub clause: &'static str,
    /// Whether chance has a say before the next decision.
    pub chance: bool,
    /// Why it cannot be done now.
    pub refused: Option<Refused>,
}

/// Why something cannot be done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Refused {
    /// The clause of the rules.
    pub clause: &'static str,
    /// The reason.
    pub why: Text,
}
