//! A pile of cards.

use crate::{Bag, Fate, InlineVec, SmallNumber, Source};

/// A pile, top first: cards that somebody put on top, then the unseen ones in no order at all, then cards that somebody
/// put beneath. Drawing decides which of the unseen was there. Cards beyond 255 need `u16` for `I`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deck<const W: usize, const N: usize, I: SmallNumber = u8> {
    on_top: InlineVec<I, N, I>,
    unseen: Bag<W, I>,
    beneath: InlineVec<I, N, I>,
}

impl<const W: usize, const N: usize, I: SmallNumber> Deck<W, N, I> {
    /// A shuffled pile of these cards.
    #[inline]
    pub fn shuffled(unseen: Bag<W, I>) -> Self {
        Self { on_top: InlineVec::default(), unseen, beneath: InlineVec::default() }
    }

    /// A pile of which some places are known.
    pub fn known(on_top: InlineVec<I, N, I>, unseen: Bag<W, I>, beneath: InlineVec<I, N, I>) -> Self {
        Self { on_top, unseen, beneath }
    }

    /// How many cards there are.
    #[inline]
    pub fn len(&self) -> usize {
        self.on_top.len() + self.unseen.len() as usize + self.beneath.len()
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The cards known to lie on top, topmost last.
    pub fn on_top(&self) -> &[I] {
        self.on_top.as_slice()
    }

    /// The cards whose place nobody knows.
    pub fn unseen(&self) -> &Bag<W, I> {
        &self.unseen
    }

    /// The cards known to lie beneath, in the order in which they will come.
    pub fn beneath(&self) -> &[I] {
        self.beneath.as_slice()
    }

    /// Takes the top card, or nothing from an empty pile. Fate is asked only where nobody knows the card.
    #[inline]
    pub fn draw(&mut self, source: Source, fate: &mut impl Fate) -> Option<I> {
        if !self.on_top.is_empty() {
            return self.on_top.pop();
        }
        if !self.unseen.is_empty() {
            let card = fate.draw(source, &self.unseen);
            self.unseen.take(card);
            return Some(card);
        }
        (!self.beneath.is_empty()).then(|| self.beneath.remove(0))
    }

    /// Puts a card that was seen on top.
    pub fn put_on_top(&mut self, card: I) {
        self.on_top.push(card);
    }

    /// Puts a card that was seen beneath all others.
    #[inline]
    pub fn put_beneath(&mut self, card: I) {
        self.beneath.push(card);
    }

    /// Shuffles these cards and every card whose place was known into the pile.
    pub fn shuffle_in(&mut self, cards: impl IntoIterator<Item = I>) {
        for card in self.on_top.iter().chain(self.beneath.iter()).chain(cards) {
            self.unseen.put(card);
        }
        self.on_top.clear();
        self.beneath.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Seed, Seeded};

    #[test]
    fn top_then_unseen_then_beneath() {
        let mut deck = Deck::<1, 8>::shuffled(Bag::first(3));
        deck.put_beneath(7);
        deck.put_beneath(6);
        deck.put_on_top(5);
        let mut fate = Seeded::new(Seed::of("deck"));
        let drawn: Vec<u8> = core::iter::from_fn(|| deck.draw(Source(0), &mut fate)).collect();
        assert_eq!(drawn[0], 5);
        let mut middle = drawn[1..4].to_vec();
        middle.sort_unstable();
        assert_eq!(middle, [0, 1, 2]);
        assert_eq!(drawn[4..], [7, 6]);
    }

    #[test]
    fn four_hundred_cards_come_once_each() {
        let mut deck = Deck::<7, 400, u16>::shuffled(Bag::first(300));
        (300..350).for_each(|card| deck.put_on_top(card));
        (350..400).for_each(|card| deck.put_beneath(card));
        let mut fate = Seeded::new(Seed::of("many"));
        let mut drawn: Vec<u16> = core::iter::from_fn(|| deck.draw(Source(0), &mut fate)).collect();
        assert!(drawn[..50].iter().copied().eq((300..350).rev()) && drawn[350..].iter().copied().eq(350..400));
        drawn.sort_unstable();
        assert!(drawn.into_iter().eq(0..400));
        (0..400).for_each(|card| deck.put_beneath(card));
        deck.shuffle_in([]);
        assert_eq!(deck.unseen().len(), 400);
    }

    #[test]
    fn shuffling_in_forgets_every_place() {
        let mut deck = Deck::<1, 8>::shuffled(Bag::first(2));
        deck.put_beneath(7);
        deck.put_on_top(5);
        deck.shuffle_in([4]);
        assert_eq!(deck.len(), 5);
        assert!(deck.on_top().is_empty() && deck.beneath().is_empty());
        assert!(deck.unseen().iter().eq([0, 1, 4, 5, 7]));
    }
}
