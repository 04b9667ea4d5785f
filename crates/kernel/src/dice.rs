//! Dice.

use crate::{Fate, Source};

/// A die with faces from 1 to `faces`, thrown on a named source.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Die {
    /// Where its luck comes from.
    pub source: Source,
    /// How many faces it has.
    pub faces: u8,
}

impl Die {
    /// Throws it.
    #[inline]
    pub fn roll(self, fate: &mut impl Fate) -> u8 {
        fate.roll(self.source, self.faces)
    }
}
