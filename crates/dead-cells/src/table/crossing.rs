//! What a biome adds to a crossing: tokens, markers, and what holds until it is left.

use super::MEMBERS;
use serde::{Deserialize, Serialize};

/// How many worm tokens show a worm, and how many show nothing. §worm.setup
pub const WORM_TOKENS: [u8; 2] = [12, 6];
/// How many bells there are. §clock.setup
pub const BELL_COUNT: u8 = 3;
/// The clock rings at so many steps, and at every multiple. §clock.bells
pub const CLOCK_QUARTER: u8 = 4;
/// Where the clock stops.
pub const CLOCK_END: u8 = CLOCK_QUARTER * BELL_COUNT;
/// How many lanterns there are. §lantern.setup
pub const LANTERN_COUNT: u8 = 3;
/// How many malaise tokens there are. §malaise.tokens
pub const MALAISE_TOKENS: usize = 4;

/// What a biome adds to a crossing. Written down only where there is any of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Crossing {
    /// The worms on each member.
    pub worms: [u8; MEMBERS],
    /// Those of them that have clung in this combat. §worm.fresh
    pub fresh: [u8; MEMBERS],
    /// Where the clock stands.
    pub clock: u8,
    /// The bells that have rung, as bits.
    pub bells: u8,
    /// The lanterns that are lit.
    pub lanterns: u8,
    /// The keys that the group has.
    pub keys: u8,
    /// The restrictions that hold until the biome is left, as bits by their number.
    pub restrictions: u8,
    /// The malaise of each member, from 1; 0 where there is none.
    pub malaises: [u8; MEMBERS],
    /// Whether no rune can be used. §curse.castle
    pub runeless: bool,
    /// Whether equipment has lit a lantern. §equip.tricks
    pub kindled: bool,
}

impl Crossing {
    /// How many bells have rung.
    #[inline]
    pub fn rung(&self) -> u8 {
        self.bells.count_ones() as u8
    }

    /// What goes along to the next place: bells that have rung. §clock.wall
    #[must_use]
    pub fn left_behind(&self) -> Self {
        Self { bells: self.bells, ..Self::default() }
    }
}
