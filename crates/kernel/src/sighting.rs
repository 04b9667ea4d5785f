//! Who has seen what: knowledge by seat.

use crate::SeatSet;

/// A piece that lies somewhere, and who has seen it there: a card in a hand, a card that was shown to a neighbour.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Sighting {
    /// The piece: which card.
    pub piece: u16,
    /// Where it lies: whose hand, which place.
    pub place: u16,
    /// The seats that know it.
    pub seen_by: SeatSet,
}
