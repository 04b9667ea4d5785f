//! What is news at a table though it is no part of the game: who plays for whom, who is there, and who agreed to something.

use kernel::Seat;

/// What is news at a table. It stands until whoever looks is told of something that happened later.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TableNews {
    /// How many decisions stood.
    pub decisions: usize,
    /// Whom it is about.
    pub seat: Seat,
    /// What they did.
    pub deed: NewsDeed,
}

/// What somebody did beside the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NewsDeed {
    /// They came last, and the game began.
    Arrived,
    /// They agreed that something was undone.
    Agreed,
    /// A bot plays for them.
    StoodIn,
    /// They play themselves again.
    CameBack,
    /// They have closed the page of the table.
    WentAway,
    /// They have it open again.
    Returned,
}

impl NewsDeed {
    /// The message that says so.
    pub fn message(self) -> &'static str {
        match self {
            Self::Arrived => "news-arrived",
            Self::Agreed => "news-agreed",
            Self::StoodIn => "news-stood-in",
            Self::CameBack => "news-came-back",
            Self::WentAway => "news-went-away",
            Self::Returned => "news-returned",
        }
    }
}
