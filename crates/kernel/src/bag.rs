//! Cards whose order nobody has seen.

use crate::SmallNumber;
use core::fmt;
use core::marker::PhantomData;

/// A set of cards numbered below `64 · W`: the part of a pile whose order nobody has seen, and which therefore has none.
/// Cards beyond 255 need `u16` for `I`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Bag<const W: usize, I: SmallNumber = u8> {
    words: [Word; W],
    ids: PhantomData<I>,
}

impl<const W: usize, I: SmallNumber> Bag<W, I> {
    /// An empty bag.
    pub const EMPTY: Self = {
        assert!(64 * W <= I::NUMBERS, "more cards than the type of their ids can tell apart");
        Self { words: [Word { cards: 0, up_to: 0 }; W], ids: PhantomData }
    };

    /// The cards from 0 to `count - 1`.
    ///
    /// # Panics
    /// If `count` is over `64 · W`.
    #[inline]
    pub fn first(count: I) -> Self {
        assert!(count.place() <= 64 * W, "a bag of {W} words holds no {count:?} cards");
        let mut bag = Self::EMPTY;
        for (at, word) in bag.words.iter_mut().enumerate() {
            *word = Word::first(count.place().saturating_sub(64 * at).min(64) as u32);
        }
        bag
    }

    /// How many cards there are.
    #[inline]
    pub fn len(&self) -> u32 {
        self.words.iter().map(Word::len).sum()
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.words.iter().all(|word| word.cards == 0)
    }

    /// Whether `card` is in it.
    #[inline]
    pub fn has(&self, card: I) -> bool {
        let (word, bit) = (card.place() / 64, card.place() % 64);
        word < W && self.words[word].cards >> bit & 1 == 1
    }

    /// Puts a card in.
    ///
    /// It must not be in already.
    #[inline]
    pub fn put(&mut self, card: I) {
        debug_assert!(!self.has(card), "card {card:?} is in the bag already");
        let word = &mut self.words[card.place() / 64];
        word.cards |= 1 << (card.place() % 64);
        word.up_to += ONES << (card.place() & 0x38);
    }

    /// Takes a card out.
    ///
    /// It must be in.
    #[inline]
    pub fn take(&mut self, card: I) {
        debug_assert!(self.has(card), "card {card:?} is not in the bag");
        let word = &mut self.words[card.place() / 64];
        word.cards &= !(1 << (card.place() % 64));
        word.up_to -= ONES << (card.place() & 0x38);
    }

    /// The card with `rank` lower ones in the bag.
    ///
    /// There must be so many.
    #[inline]
    pub fn nth(&self, rank: u32) -> I {
        debug_assert!(rank < self.len(), "no card of rank {rank} among {}", self.len());
        let (mut at, mut rank) = (0, rank);
        while at + 1 < W && rank >= self.words[at].len() {
            rank -= self.words[at].len();
            at += 1;
        }
        I::keep(at * 64 + self.words[at].nth(rank) as usize)
    }

    /// The cards, lowest first.
    pub fn iter(&self) -> impl Iterator<Item = I> + '_ {
        self.words.iter().enumerate().flat_map(|(at, word)| {
            let mut left = word.cards;
            core::iter::from_fn(move || {
                let lowest = (left != 0).then(|| left.trailing_zeros() as usize)?;
                left &= left - 1;
                Some(I::keep(at * 64 + lowest))
            })
        })
    }
}

impl<const W: usize, I: SmallNumber> fmt::Debug for Bag<W, I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// One in each of eight bytes.
const ONES: u64 = 0x0101_0101_0101_0101;

/// The cards of one machine word.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Word {
    /// The bits of the cards.
    cards: u64,
    /// Byte by byte, how many cards there are up to the end of that byte: kept, because every draw would count anew.
    up_to: u64,
}

impl Word {
    #[inline]
    fn first(count: u32) -> Self {
        let cards = u64::MAX.checked_shr(64 - count).unwrap_or(0);
        let up_to = (0..8).map(|byte| (count.min(8 * byte + 8) as u64) << (8 * byte)).sum();
        Self { cards, up_to }
    }

    #[inline]
    fn len(&self) -> u32 {
        (self.up_to >> 56) as u32
    }

    /// The place of the set bit that has `rank` set bits below it.
    #[inline]
    fn nth(&self, rank: u32) -> u8 {
        // The first byte by whose end there are more than `rank`: all eight are compared at once, in their high bits.
        let high = 0x80 * ONES;
        let more = ((self.up_to | high) - (rank + 1) as u64 * ONES) & high;
        let shift = more.trailing_zeros() & 0x38;
        let before = self.up_to << 8 >> shift & 0xff;
        let in_byte = IN_BYTE[(self.cards >> shift & 0xff) as usize][(rank as u64 - before) as usize & 7];
        shift as u8 | in_byte & 7
    }
}

/// `IN_BYTE[byte][rank]`: where the set bit of that rank stands.
static IN_BYTE: [[u8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut rank) = (0, 0);
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                table[byte][rank] = bit as u8;
                rank += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn nth_agrees_with_counting(cards in proptest::collection::btree_set(0u8..128, 1..128)) {
            let mut bag = Bag::<2>::EMPTY;
            cards.iter().for_each(|&card| bag.put(card));
            for (rank, &card) in cards.iter().enumerate() {
                prop_assert_eq!(bag.nth(rank as u32), card);
            }
            prop_assert!(bag.iter().eq(cards.iter().copied()));
        }

        #[test]
        fn one_word_agrees_with_counting(cards in proptest::collection::btree_set(0u8..64, 1..=64)) {
            let mut bag = Bag::<1>::EMPTY;
            cards.iter().for_each(|&card| bag.put(card));
            for (rank, &card) in cards.iter().enumerate() {
                prop_assert_eq!(bag.nth(rank as u32), card);
            }
        }

        #[test]
        fn a_bag_forgets_how_it_was_filled(out in proptest::collection::btree_set(0u8..94, 0..94)) {
            let (mut taken, mut put) = (Bag::<2>::first(94), Bag::<2>::EMPTY);
            out.iter().for_each(|&card| taken.take(card));
            (0..94).filter(|card| !out.contains(card)).for_each(|card| put.put(card));
            prop_assert_eq!(taken, put);
            prop_assert_eq!(taken.len() as usize, 94 - out.len());
            prop_assert_eq!(taken.is_empty(), out.len() == 94);
        }
    }

    proptest! {
        #[test]
        fn ids_go_beyond_a_byte(cards in proptest::collection::btree_set(0u16..640, 1..640)) {
            let mut bag = Bag::<10, u16>::EMPTY;
            cards.iter().for_each(|&card| bag.put(card));
            prop_assert_eq!(bag.len() as usize, cards.len());
            for (rank, &card) in cards.iter().enumerate() {
                prop_assert_eq!(bag.nth(rank as u32), card);
            }
            prop_assert!(bag.iter().eq(cards.iter().copied()));
            prop_assert!((0..700).all(|card| bag.has(card) == cards.contains(&card)));
            cards.iter().for_each(|&card| bag.take(card));
            prop_assert_eq!(bag, Bag::EMPTY);
        }
    }

    #[test]
    fn first_fills_whole_words() {
        assert_eq!(Bag::<5, u16>::first(300).len(), 300);
        assert!(Bag::<5, u16>::first(300).iter().eq(0..300));
        assert_eq!(Bag::<2>::first(94).len(), 94);
        assert!(Bag::<2>::first(94).iter().eq(0..94));
        assert!(Bag::<1>::first(64).iter().eq(0..64));
        assert_eq!(Bag::<2>::first(64).len(), 64);
        assert_eq!(Bag::<1>::first(0), Bag::EMPTY);
        assert_eq!(size_of::<Bag<1>>(), 16);
    }
}
