//! Standing orders: what a seat wants decided without being asked.

use crate::Text;

/// A standing order that a seat may give.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Order {
    /// Its word, by which the game knows it.
    pub word: String,
    /// What it says.
    pub label: Text,
}

/// What a standing order comes to, now that its seat is awaited.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Obeyed<A> {
    /// The order decides.
    Do(A),
    /// The order says nothing about this: other orders decide, or the seat is asked.
    Ask,
    /// The seat is to be asked, whatever its other orders say.
    Wanted,
    /// The order has run its course: it is dropped, and the seat is asked.
    Over,
}
