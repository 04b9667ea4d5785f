//! What happened, as it is staged: one beat after the other, each with the page as it stands then.

use crate::Text;
use serde::Serialize;

/// What kind of happening a beat is, for whoever shows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum BeatKind {
    /// Something is told.
    #[default]
    Told,
    /// Something goes from one place to another.
    Moves,
    /// A card is turned up, or a die shows its face.
    Shows,
    /// Somebody is hurt.
    Hurt,
    /// Somebody is healed.
    Healed,
    /// Something is gained.
    Gained,
    /// Something is lost or spent.
    Lost,
    /// A turn, a round or a place begins.
    Begins,
    /// It is over.
    Ends,
}

/// How much a beat weighs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum BeatWeight {
    /// It is in the story, and takes no time of its own.
    Aside,
    /// It is shown.
    #[default]
    Normal,
    /// It turns the game.
    Turning,
}

/// One thing that happened, as a seat witnessed it: who does what to what, by how much.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Beat {
    /// What kind of happening it is.
    pub kind: BeatKind,
    /// Where it comes from: a thing or a zone of the page, by its id.
    pub from: Option<String>,
    /// Where it goes, or whom it befalls.
    pub to: Option<String>,
    /// By how much; 0 where that says nothing.
    pub amount: i32,
    /// How much it weighs.
    pub weight: BeatWeight,
    /// In a dozen words at most.
    pub words: Text,
}

impl Beat {
    /// Something that is told.
    pub fn told(words: Text, weight: BeatWeight) -> Self {
        Self { kind: BeatKind::Told, from: None, to: None, amount: 0, weight, words }
    }

    /// The same as a happening of another kind.
    #[must_use]
    pub fn of(self, kind: BeatKind) -> Self {
        Self { kind, ..self }
    }

    /// The same, from somewhere.
    #[must_use]
    pub fn from(self, from: impl Into<String>) -> Self {
        Self { from: Some(from.into()), ..self }
    }

    /// The same, to somewhere or somebody.
    #[must_use]
    pub fn to(self, to: impl Into<String>) -> Self {
        Self { to: Some(to.into()), ..self }
    }

    /// The same, by so much.
    #[must_use]
    pub fn by(self, amount: impl Into<i32>) -> Self {
        Self { amount: amount.into(), ..self }
    }

    /// The same, as a turning point.
    #[must_use]
    pub fn turning(self) -> Self {
        Self { weight: BeatWeight::Turning, ..self }
    }
}
