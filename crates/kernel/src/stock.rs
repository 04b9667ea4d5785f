//! Cards of which several are alike.

use crate::SmallNumber;
use core::fmt;

/// How many cards there are of each of `N` kinds: cards that are alike have no identity, so nothing can be learnt from it.
/// Kinds beyond 255, or more than 255 cards of one kind, need `u16` for `I`; there are 65,535 cards at most in all.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Stock<const N: usize, I: SmallNumber = u8> {
    counts: [I; N],
    len: u16,
}

impl<const N: usize> Stock<N> {
    /// Nothing; of a stock of `u16`, that is its default.
    pub const EMPTY: Self = Self { counts: [0; N], len: 0 };
}

impl<const N: usize, I: SmallNumber> Stock<N, I> {
    /// So many of each kind.
    pub fn of(counts: [I; N]) -> Self {
        const { assert!(N <= I::NUMBERS, "more kinds than the type of their ids can tell apart") };
        Self { counts, len: counts.iter().map(|count| count.place() as u16).sum() }
    }

    /// How many cards there are.
    #[inline]
    pub fn len(&self) -> u32 {
        self.len as u32
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// How many there are of a kind.
    #[inline]
    pub fn count(&self, kind: I) -> I {
        self.counts.get(kind.place()).copied().unwrap_or_default()
    }

    /// Whether there is one of a kind.
    #[inline]
    pub fn has(&self, kind: I) -> bool {
        self.count(kind) > I::default()
    }

    /// Puts a card in.
    #[inline]
    pub fn put(&mut self, kind: I) {
        let count = &mut self.counts[kind.place()];
        *count = I::keep(count.place() + 1);
        self.len += 1;
    }

    /// Takes a card out.
    ///
    /// There must be one.
    #[inline]
    pub fn take(&mut self, kind: I) {
        debug_assert!(self.has(kind), "no card of kind {kind:?}");
        let count = &mut self.counts[kind.place()];
        *count = I::keep(count.place().wrapping_sub(1));
        self.len -= 1;
    }

    /// Puts in all that another holds.
    #[inline]
    pub fn put_all(&mut self, other: &Self) {
        self.counts
            .iter_mut()
            .zip(other.counts)
            .for_each(|(count, more)| *count = I::keep(count.place() + more.place()));
        self.len += other.len;
    }

    /// The kind of the card with `rank` others before it, kinds in order.
    ///
    /// There must be so many.
    #[inline]
    pub fn nth(&self, rank: u32) -> I {
        debug_assert!(rank < self.len(), "no card of rank {rank} among {}", self.len);
        // Counting the kinds whose cards all come before spares the processor a guess at where the search ends.
        let (mut up_to, mut before) = (0, 0);
        for count in self.counts {
            up_to += count.place() as u32;
            before += (up_to <= rank) as u16;
        }
        I::keep(before as usize)
    }

    /// The kinds that there are, in order, each with how many.
    pub fn kinds(&self) -> impl Iterator<Item = (I, I)> + '_ {
        let there = self.counts.iter().enumerate().filter(|(_, count)| **count > I::default());
        there.map(|(kind, count)| (I::keep(kind), *count))
    }

    /// The cards by kind, in order, each as often as there is one.
    pub fn iter(&self) -> impl Iterator<Item = I> + '_ {
        self.kinds().flat_map(|(kind, count)| core::iter::repeat_n(kind, count.place()))
    }
}

impl<const N: usize, I: SmallNumber> Default for Stock<N, I> {
    fn default() -> Self {
        Self { counts: [I::default(); N], len: 0 }
    }
}

impl<const N: usize, I: SmallNumber> fmt::Debug for Stock<N, I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.kinds()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn nth_agrees_with_counting(counts in proptest::array::uniform9(0u8..9)) {
            let stock = Stock::of(counts);
            let cards: Vec<u8> = stock.iter().collect();
            prop_assert_eq!(cards.len(), stock.len() as usize);
            for (rank, card) in cards.iter().enumerate() {
                prop_assert_eq!(stock.nth(rank as u32), *card);
            }
        }

        #[test]
        fn a_stock_forgets_how_it_was_filled(mut cards in proptest::collection::vec(0u8..9, 0..40)) {
            let filled = |cards: &[u8]| {
                let mut stock = Stock::<9>::EMPTY;
                cards.iter().for_each(|card| stock.put(*card));
                stock
            };
            let one = filled(&cards);
            cards.reverse();
            let mut other = filled(&cards);
            prop_assert_eq!(one, other);
            cards.iter().for_each(|card| other.take(*card));
            prop_assert_eq!(other, Stock::EMPTY);
            other.put_all(&one);
            prop_assert_eq!(other, one);
        }

        #[test]
        fn hundreds_of_kinds_and_of_cards(filled in proptest::collection::vec((0u16..300, 1u16..700), 1..40)) {
            let mut stock = Stock::<300, u16>::default();
            filled.iter().for_each(|&(kind, count)| (0..count).for_each(|_| stock.put(kind)));
            let cards: Vec<u16> = stock.iter().collect();
            prop_assert_eq!(cards.len(), stock.len() as usize);
            prop_assert_eq!(stock.len(), filled.iter().map(|(_, count)| *count as u32).sum::<u32>());
            for (rank, card) in cards.iter().enumerate().step_by(37) {
                prop_assert_eq!(stock.nth(rank as u32), *card);
            }
        }
    }

    #[test]
    fn a_byte_each_and_more_than_a_byte_in_all() {
        let stock = Stock::of([200u8, 0, 250]);
        assert_eq!((stock.len(), stock.count(2), stock.nth(199), stock.nth(200)), (450, 250, 0, 2));
    }
}
