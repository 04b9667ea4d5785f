//! Toy games that keep the design honest: small enough to be known by heart, and each a trap for a kind of cheating.

mod duel;
mod expedition;
mod guess;
mod peek;

pub use duel::{Duel, DuelAction, DuelEvent, DuelTable, Leak};
pub use expedition::{Camp, Expedition, ExpeditionAction, ExpeditionEvent, ExpeditionTable, Slip};
pub use guess::{Guess, GuessTable};
pub use peek::{Peek, PeekCard, PeekRefusal, PeekSlip, PeekTable, Peeked};
