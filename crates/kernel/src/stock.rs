//! Cards of which several are alike.

use core::fmt;

/// How many cards there are of each of `N` kinds: cards that are alike have no identity, so nothing can be learnt from it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Stock<const N: usize> {
    counts: [u8; N],
    len: u8,
}

impl<const N: usize> Stock<N> {
    /// Nothing.
    pub const EMPTY: Self = Self { counts: [0; N], len: 0 };

    /// So many of each kind, 255 at most in all.
    pub const fn of(counts: [u8; N]) -> Self {
        let (mut len, mut kind) = (0, 0);
        while kind < N {
            len += counts[kind];
            kind += 1;
        }
        Self { counts, len }
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
    pub fn count(&self, kind: u8) -> u8 {
        self.counts.get(kind as usize).copied().unwrap_or(0)
    }

    /// Whether there is one of a kind.
    #[inline]
    pub fn has(&self, kind: u8) -> bool {
        self.count(kind) > 0
    }

    /// Puts a card in.
    #[inline]
    pub fn put(&mut self, kind: u8) {
        self.counts[kind as usize] += 1;
        self.len += 1;
    }

    /// Takes a card out.
    ///
    /// There must be one.
    #[inline]
    pub fn take(&mut self, kind: u8) {
        debug_assert!(self.has(kind), "no card of kind {kind}");
        self.counts[kind as usize] -= 1;
        self.len -= 1;
    }

    /// Puts in all that another holds.
    #[inline]
    pub fn put_all(&mut self, other: &Self) {
        self.counts.iter_mut().zip(other.counts).for_each(|(count, more)| *count += more);
        self.len += other.len;
    }

    /// The kind of the card with `rank` others before it, kinds in order.
    ///
    /// There must be so many.
    #[inline]
    pub fn nth(&self, rank: u32) -> u8 {
        debug_assert!(rank < self.len(), "no card of rank {rank} among {}", self.len);
        // Counting the kinds whose cards all come before spares the processor a guess at where the search ends.
        let (mut up_to, mut before) = (0, 0);
        for count in self.counts {
            up_to += count as u32;
            before += (up_to <= rank) as u8;
        }
        before
    }

    /// The kinds that there are, in order, each with how many.
    pub fn kinds(&self) -> impl Iterator<Item = (u8, u8)> + '_ {
        self.counts.iter().enumerate().filter(|(_, count)| **count > 0).map(|(kind, count)| (kind as u8, *count))
    }

    /// The cards by kind, in order, each as often as there is one.
    pub fn iter(&self) -> impl Iterator<Item = u8> + '_ {
        self.kinds().flat_map(|(kind, count)| core::iter::repeat_n(kind, count as usize))
    }
}

impl<const N: usize> Default for Stock<N> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<const N: usize> fmt::Debug for Stock<N> {
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
    }
}
