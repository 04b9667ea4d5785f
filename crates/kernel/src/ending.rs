//! How a game ended, as its plate says it.

use crate::Text;
use serde::Serialize;

/// How a game ended for whoever looks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Ending {
    /// Whether whoever looks has won; of who watches, whether anybody has.
    pub won: bool,
    /// The verdict in a word or two: "Victory", "Slain".
    pub verdict: Text,
    /// What a face may draw for it: the id of a drawing.
    pub picture: &'static str,
    /// What decided it, in a sentence: what killed and how close it was, or by how much it was won.
    pub cause: Text,
    /// What the score is made of, line by line: they add up to it.
    pub score: Vec<ScoreLine>,
}

/// A part of a score.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ScoreLine {
    /// What for.
    pub label: Text,
    /// How much.
    pub points: i32,
}

impl ScoreLine {
    /// So many points for something.
    pub fn new(label: Text, points: impl Into<i32>) -> Self {
        Self { label, points: points.into() }
    }
}
