//! What a seat has before its eyes, as plain data: each face draws pages once, whatever the game.

use crate::{Printed, Text};
use serde::Serialize;

/// What a seat has before its eyes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Page {
    /// Where the game stands: "Room 6".
    pub heading: Text,
    /// Quantities that go up and down.
    pub gauges: Vec<Gauge>,
    /// Piles, rows and hands.
    pub zones: Vec<Zone>,
    /// What else the seat should bear in mind, a sentence each.
    pub notes: Vec<Text>,
    /// What is to be decided; or how it ended.
    pub prompt: Text,
    /// What can be done, and what cannot, in a stable order.
    pub choices: Vec<Choice>,
}

/// A quantity between 0 and a most.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Gauge {
    /// A stable id.
    pub id: &'static str,
    /// What it measures.
    pub label: Text,
    /// How much there is.
    pub value: i32,
    /// How much there can be.
    pub most: i32,
}

/// How the things of a zone lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Layout {
    /// Side by side, all visible.
    Row,
    /// On top of each other; only the number counts.
    Pile,
    /// On top of each other, each one's edge visible, oldest first.
    Stack,
}

/// A place where things lie.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Zone {
    /// A stable id.
    pub id: &'static str,
    /// What it is.
    pub label: Text,
    /// How things lie there.
    pub layout: Layout,
    /// The things that can be seen.
    pub things: Vec<Thing>,
    /// How many things there are, seen or not.
    pub count: u32,
}

/// A card, a die, a token.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Thing {
    /// A stable id: its notation.
    pub id: String,
    /// Its printed name.
    pub name: Printed,
    /// What it is, in a word or two: "monster 12".
    pub label: Text,
    /// What a face may draw for it.
    pub picture: &'static str,
}

/// Something that a seat can do, or cannot do now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Choice {
    /// The action, in the game's notation.
    pub action: String,
    /// The thing it is done to, by its id.
    pub thing: Option<String>,
    /// What it is: "Queen of spades with the weapon".
    pub label: Text,
    /// What will certainly come of it.
    pub consequence: Text,
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
