//! Cards whose order nobody has seen.

use core::fmt;

/// A set of cards numbered below `64 · W`: the part of a pile whose order nobody has seen, and which therefore has none.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Bag<const W: usize> {
    words: [u64; W],
    len: u16,
}

impl<const W: usize> Bag<W> {
    /// An empty bag.
    pub const EMPTY: Self = Self { words: [0; W], len: 0 };

    /// The cards from 0 to `count - 1`.
    ///
    /// # Panics
    /// If `count` is over `64 · W`.
    #[inline]
    pub fn first(count: u8) -> Self {
        let mut bag = Self::EMPTY;
        let mut left = count as u32;
        for word in &mut bag.words {
            let here = left.min(64);
            *word = if here == 64 { u64::MAX } else { (1 << here) - 1 };
            left -= here;
        }
        assert!(left == 0, "a bag of {W} words holds no {count} cards");
        bag.len = count as u16;
        bag
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

    /// Whether `card` is in it.
    #[inline]
    pub fn has(&self, card: u8) -> bool {
        let word = card as usize / 64;
        word < W && self.words[word] >> (card % 64) & 1 == 1
    }

    /// Puts a card in.
    ///
    /// It must not be in already.
    #[inline]
    pub fn put(&mut self, card: u8) {
        debug_assert!(!self.has(card), "card {card} is in the bag already");
        self.words[card as usize / 64] |= 1 << (card % 64);
        self.len += 1;
    }

    /// Takes a card out.
    ///
    /// It must be in.
    #[inline]
    pub fn take(&mut self, card: u8) {
        debug_assert!(self.has(card), "card {card} is not in the bag");
        self.words[card as usize / 64] &= !(1 << (card % 64));
        self.len -= 1;
    }

    /// The card with `rank` lower ones in the bag.
    ///
    /// There must be so many.
    #[inline]
    pub fn nth(&self, rank: u32) -> u8 {
        debug_assert!(rank < self.len as u32, "no card of rank {rank} among {}", self.len);
        let mut rank = rank;
        for (at, &word) in self.words.iter().enumerate() {
            if W == 1 {
                return select(word, rank);
            }
            let here = word.count_ones();
            if rank < here {
                return (at * 64) as u8 + select(word, rank);
            }
            rank -= here;
        }
        unreachable!("the bag's length is the number of its cards")
    }

    /// The cards, lowest first.
    pub fn iter(&self) -> impl Iterator<Item = u8> + '_ {
        self.words.iter().enumerate().flat_map(|(at, &word)| {
            let mut left = word;
            core::iter::from_fn(move || {
                let lowest = (left != 0).then(|| left.trailing_zeros() as u8)?;
                left &= left - 1;
                Some((at * 64) as u8 + lowest)
            })
        })
    }
}

impl<const W: usize> fmt::Debug for Bag<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

const ONES: u64 = 0x0101_0101_0101_0101;

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

/// The place of the set bit of `word` that has `rank` set bits below it: all eight bytes are counted at once.
#[inline]
fn select(word: u64, rank: u32) -> u8 {
    let pairs = word - (word >> 1 & 0x5555_5555_5555_5555);
    let nibbles = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    let bytes = (nibbles + (nibbles >> 4)) & 0x0f0f_0f0f_0f0f_0f0f;
    let up_to = bytes.wrapping_mul(ONES);
    let not_above = ((rank as u64 * ONES | 0x80 * ONES) - up_to) & (0x80 * ONES);
    let shift = (not_above >> 7).wrapping_mul(ONES) >> 56 << 3;
    let before = (up_to << 8) >> shift & 0xff;
    shift as u8 + IN_BYTE[(word >> shift & 0xff) as usize][(rank as u64 - before) as usize & 7]
}

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
    }

    #[test]
    fn first_fills_whole_words() {
        assert_eq!(Bag::<2>::first(94).len(), 94);
        assert!(Bag::<2>::first(94).iter().eq(0..94));
        assert!(Bag::<1>::first(64).iter().eq(0..64));
    }
}
