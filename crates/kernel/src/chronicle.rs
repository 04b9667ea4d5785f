//! What is carried from one run of a campaign to the next.
//!
//! A campaign is a chain of games: a run starts from a chronicle, which is a text, and once it is over the rules write the next
//! one ([`Game::next_chronicle`](crate::Game::next_chronicle)). A run is still all there is in its record: the chronicle it
//! starts from is one of its options ([`Game::options_after`](crate::Game::options_after)).

use crate::Printed;

/// Why no run can start from a chronicle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ChronicleError {
    /// The game knows no campaigns.
    NoCampaigns,
    /// The text is no chronicle of this game.
    Unreadable(Printed),
}
