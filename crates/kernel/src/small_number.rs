//! Whole numbers as narrow as a table can afford.

use core::fmt::Debug;

/// A whole number that a table keeps in one byte or in two: the ids of cards, and how many there are. Small games keep `u8`;
/// games with more than 256 different cards write `u16` where piles and stocks ask for it. Scripts and faces speak of both as
/// `u16`.
pub trait SmallNumber: Copy + Default + Ord + Debug + Into<u16> {
    /// How many numbers can be kept: all below this.
    const NUMBERS: usize;

    /// The number, which must be below [`SmallNumber::NUMBERS`].
    fn keep(number: usize) -> Self;

    /// The number as a place in a list.
    fn place(self) -> usize;
}

impl SmallNumber for u8 {
    const NUMBERS: usize = 1 << 8;

    #[inline(always)]
    fn keep(number: usize) -> Self {
        debug_assert!(number < Self::NUMBERS, "{number} does not fit a byte");
        number as Self
    }

    #[inline(always)]
    fn place(self) -> usize {
        self as usize
    }
}

impl SmallNumber for u16 {
    const NUMBERS: usize = 1 << 16;

    #[inline(always)]
    fn keep(number: usize) -> Self {
        debug_assert!(number < Self::NUMBERS, "{number} does not fit two bytes");
        number as Self
    }

    #[inline(always)]
    fn place(self) -> usize {
        self as usize
    }
}
