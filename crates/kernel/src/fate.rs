//! Chance, as an argument.
//!
//! Rules never own randomness: they ask a fate for a card or a die of a named source. The same rules then run under
//! four fates: [`Seeded`] (one stream per source), [`Scripted`] (what a script says), asked (a script that the player
//! writes as the cards fall: see [`Trouble::Dry`]) and [`Enumerated`] (every outcome, with its exact probability). Where
//! outcomes are too many to be walked, [`sample`] throws often enough to say about how likely each is.

mod enumerated;
mod sampled;
mod scripted;
mod seeded;

pub use enumerated::{Enumerated, TooMany};
pub use sampled::{Chance, sample};
pub use scripted::{FateQuestion, Scripted, Trouble};
pub use seeded::{Seed, Seeded, Stream};

use crate::{Bag, Seat, SmallNumber, Stock};

/// A pile or a die that chance speaks through. A game numbers its own, from 0, and leaves out [`Source::PLAYER`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Source(pub u8);

impl Source {
    /// How many sources there are. The first few cost least: see [`Seeded`].
    pub const MOST: usize = 256;
    /// The luck of those who play: never a game's.
    pub const PLAYER: Self = Self(31);
}

/// Who decides what nobody knows.
pub trait Fate {
    /// A number below `ways`, which is not 0, each as likely. Rules call `draw`, `deal` and `roll`, which scripts and players can
    /// answer; this is what those come to, and for whoever imagines or plays.
    fn pick(&mut self, source: Source, ways: u32) -> u32;

    /// One of the unseen cards, each as likely. The bag is not empty.
    #[inline]
    fn draw<const W: usize, I: SmallNumber>(&mut self, source: Source, unseen: &Bag<W, I>) -> I {
        unseen.nth(self.pick(source, unseen.len()))
    }

    /// The kind of one of the unseen cards, each card as likely. The stock is not empty.
    #[inline]
    fn deal<const N: usize, I: SmallNumber>(&mut self, source: Source, unseen: &Stock<N, I>) -> I {
        unseen.nth(self.pick(source, unseen.len()))
    }

    /// A face from 1 to `faces`, each as likely.
    #[inline]
    fn roll(&mut self, source: Source, faces: u8) -> u8 {
        1 + self.pick(source, faces as u32) as u8
    }

    /// Says that the next answer, and what it could be, is for the eyes of this seat alone. Chance does not care; whoever deals real
    /// cards is asked where nobody else looks. Rules call [`Fate::for_eyes_of`], which says it before every answer.
    #[inline]
    fn show_only(&mut self, seat: Seat) {
        let _ = seat;
    }

    /// The same fate, of whose answers, and of what they could be, only this seat may know before the rules tell others.
    #[inline]
    fn for_eyes_of(&mut self, seat: Seat) -> PrivateFate<'_, Self>
    where
        Self: Sized,
    {
        PrivateFate { fate: self, seat }
    }
}

/// A fate whose answers are for the eyes of one seat: a card that is drawn into a hand, or out of one.
#[derive(Debug)]
pub struct PrivateFate<'a, F> {
    fate: &'a mut F,
    seat: Seat,
}

impl<F: Fate> Fate for PrivateFate<'_, F> {
    #[inline]
    fn pick(&mut self, source: Source, ways: u32) -> u32 {
        self.fate.show_only(self.seat);
        self.fate.pick(source, ways)
    }

    #[inline]
    fn draw<const W: usize, I: SmallNumber>(&mut self, source: Source, unseen: &Bag<W, I>) -> I {
        self.fate.show_only(self.seat);
        self.fate.draw(source, unseen)
    }

    #[inline]
    fn deal<const N: usize, I: SmallNumber>(&mut self, source: Source, unseen: &Stock<N, I>) -> I {
        self.fate.show_only(self.seat);
        self.fate.deal(source, unseen)
    }

    #[inline]
    fn roll(&mut self, source: Source, faces: u8) -> u8 {
        self.fate.show_only(self.seat);
        self.fate.roll(source, faces)
    }
}

impl<F: Fate> Fate for &mut F {
    #[inline]
    fn pick(&mut self, source: Source, ways: u32) -> u32 {
        (**self).pick(source, ways)
    }

    #[inline]
    fn draw<const W: usize, I: SmallNumber>(&mut self, source: Source, unseen: &Bag<W, I>) -> I {
        (**self).draw(source, unseen)
    }

    #[inline]
    fn deal<const N: usize, I: SmallNumber>(&mut self, source: Source, unseen: &Stock<N, I>) -> I {
        (**self).deal(source, unseen)
    }

    #[inline]
    fn roll(&mut self, source: Source, faces: u8) -> u8 {
        (**self).roll(source, faces)
    }

    #[inline]
    fn show_only(&mut self, seat: Seat) {
        (**self).show_only(seat);
    }
}

/// A fate for tables that leave nothing to chance. Whoever asks it is told the first of all answers.
#[derive(Clone, Copy, Debug)]
pub struct Unasked;

impl Fate for Unasked {
    #[inline]
    fn pick(&mut self, _: Source, _: u32) -> u32 {
        0
    }
}

/// A fate that counts how often it was asked.
#[derive(Clone, Debug)]
pub struct Counted<F> {
    /// Who decides.
    pub fate: F,
    /// How often it did.
    pub asked: u32,
}

impl<F> Counted<F> {
    /// A fate that has not been asked yet.
    pub fn new(fate: F) -> Self {
        Self { fate, asked: 0 }
    }
}

impl<F: Fate> Fate for Counted<F> {
    fn pick(&mut self, source: Source, ways: u32) -> u32 {
        self.asked += 1;
        self.fate.pick(source, ways)
    }

    fn draw<const W: usize, I: SmallNumber>(&mut self, source: Source, unseen: &Bag<W, I>) -> I {
        self.asked += 1;
        self.fate.draw(source, unseen)
    }

    fn deal<const N: usize, I: SmallNumber>(&mut self, source: Source, unseen: &Stock<N, I>) -> I {
        self.asked += 1;
        self.fate.deal(source, unseen)
    }

    fn roll(&mut self, source: Source, faces: u8) -> u8 {
        self.asked += 1;
        self.fate.roll(source, faces)
    }

    fn show_only(&mut self, seat: Seat) {
        self.fate.show_only(seat);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_question_counts() {
        let mut fate = Counted::new(Seeded::new(Seed::of("counted")));
        fate.pick(Source(0), 3);
        assert_eq!(fate.asked, 1);
        fate.draw(Source(1), &Bag::<1>::first(5));
        fate.deal(Source(2), &Stock::of([3_u8, 2]));
        assert_eq!(fate.asked, 3);
        fate.roll(Source(3), 6);
        assert_eq!(fate.asked, 4);
    }
}
