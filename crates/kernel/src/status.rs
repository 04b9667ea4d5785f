//! Whether a game goes on, and how it ended.

use crate::{InlineVec, Seat, SeatSet};

/// Whom the table waits for, or how the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// These seats have a decision to make; several at once choose without seeing each other.
    Awaiting(SeatSet),
    /// The game is over.
    Over(Outcome),
}

impl Status {
    /// The seats awaited: none once the game is over.
    #[inline]
    pub fn awaited(&self) -> SeatSet {
        match self {
            Self::Awaiting(seats) => *seats,
            Self::Over(_) => SeatSet::NONE,
        }
    }
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// Each seat's score, by the game's own reckoning.
    pub scores: InlineVec<i32, 8>,
    /// The seats that won.
    pub won: SeatSet,
}

impl Outcome {
    /// The outcome of a game for one.
    #[inline]
    pub fn solo(score: i32, won: bool) -> Self {
        let won = if won { SeatSet::only(Seat(0)) } else { SeatSet::NONE };
        Self { scores: InlineVec::of(&[score]), won }
    }
}
