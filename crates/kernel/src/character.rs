//! Characters that bots play in.

use crate::{Printed, SeatSet};

/// A character that a bot may play in, for games in which there is more than one sensible way to play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Character {
    /// Its word, as in `--bot 2=traitor`.
    pub word: &'static str,
    /// What somebody of that character is called at the table, in full: a name and what one is known for.
    pub name: Printed,
    /// How such a one plays, in a sentence.
    pub style: Printed,
}

/// How a bot plays: its character, and what it was told at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Persona {
    /// Its character: a place among the game's.
    pub character: u8,
    /// Those who have promised it something lately.
    pub promised: SeatSet,
    /// Those who have threatened it lately.
    pub threatened: SeatSet,
}
