//! Standing orders: what a seat wants decided without being asked.

use crate::Text;

/// A standing order that a seat may give.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Order {
    /// Its word, by which the game knows it.
    pub word: String,
    /// What it says.
    pub label: Text,
    /// Whether everybody will want it: it then stands from the beginning. Whether such an order spares a question goes by what all at
    /// the table can see, so that silence tells nothing.
    pub usual: bool,
}

/// What a standing order comes to, now that its seat is awaited.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Obeyed<A> {
    /// The order decides, whatever other orders say.
    Do(A),
    /// The seat is to be asked, unless another order decides.
    Wanted,
    /// The seat need not be asked: this is its answer, unless another order decides or wants it asked. Nobody tells of it.
    Spare(A),
    /// The order says nothing about this: other orders do, or the seat is asked.
    Ask,
    /// The order has run its course: it is dropped, and the seat is asked.
    Over,
}
