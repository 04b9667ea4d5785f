//! Sets of cards, written by their codes.

use crate::content::{Card, Gear, Kind, printed};
use kernel::{Bag, Stock};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Combat cards without an order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cards(pub Bag<2>);

/// Pieces of equipment without an order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gears(pub Bag<2>);

/// How many kinds of enemies there can be.
pub const KINDS: usize = 96;

/// Enemies by kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Foes(pub Stock<KINDS>);

/// Tiles of one biome without an order, by their places in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tiles(pub Bag<1>);

impl Default for Tiles {
    fn default() -> Self {
        Self(Bag::EMPTY)
    }
}

impl Serialize for Tiles {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter())
    }
}

impl<'de> Deserialize<'de> for Tiles {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut tiles = Self::default();
        let list = once_each(Vec::<u8>::deserialize(deserializer)?)?;
        list.into_iter().filter(|tile| *tile < 64).for_each(|tile| tiles.0.put(tile));
        Ok(tiles)
    }
}

impl Default for Cards {
    fn default() -> Self {
        Self(Bag::EMPTY)
    }
}

impl Default for Gears {
    fn default() -> Self {
        Self(Bag::EMPTY)
    }
}

impl Cards {
    /// How many there are.
    #[inline]
    pub fn len(&self) -> u8 {
        self.0.len() as u8
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether a card is among them.
    #[inline]
    pub fn has(&self, card: Card) -> bool {
        self.0.has(card.0)
    }

    /// Puts a card in.
    #[inline]
    pub fn put(&mut self, card: Card) {
        self.0.put(card.0);
    }

    /// Takes a card out.
    #[inline]
    pub fn take(&mut self, card: Card) {
        self.0.take(card.0);
    }

    /// Puts in all of another set.
    pub fn put_all(&mut self, other: &Self) {
        other.iter().for_each(|card| self.put(card));
    }

    /// The cards, in order of their places.
    pub fn iter(&self) -> impl Iterator<Item = Card> + '_ {
        self.0.iter().map(Card)
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = Self::default();
        cards.into_iter().for_each(|card| set.put(card));
        set
    }
}

impl Gears {
    /// Whether a piece is among them.
    #[inline]
    pub fn has(&self, gear: Gear) -> bool {
        self.0.has(gear.0)
    }

    /// Puts a piece in.
    pub fn put(&mut self, gear: Gear) {
        self.0.put(gear.0);
    }

    /// Takes a piece out.
    pub fn take(&mut self, gear: Gear) {
        self.0.take(gear.0);
    }

    /// The pieces, in order of their places.
    pub fn iter(&self) -> impl Iterator<Item = Gear> + '_ {
        self.0.iter().map(Gear)
    }
}

impl FromIterator<Gear> for Gears {
    fn from_iter<I: IntoIterator<Item = Gear>>(pieces: I) -> Self {
        let mut set = Self::default();
        pieces.into_iter().for_each(|gear| set.put(gear));
        set
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(once_each(Vec::<Card>::deserialize(deserializer)?)?.into_iter().collect())
    }
}

impl Serialize for Gears {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Gears {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(once_each(Vec::<Gear>::deserialize(deserializer)?)?.into_iter().collect())
    }
}

/// Refuses a list that names something twice.
fn once_each<T: Ord + Copy, E: serde::de::Error>(list: Vec<T>) -> Result<Vec<T>, E> {
    let mut sorted = list.clone();
    sorted.sort_unstable();
    if sorted.windows(2).any(|pair| pair[0] == pair[1]) { Err(E::custom("a card twice")) } else { Ok(list) }
}

impl Serialize for Foes {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.kinds().map(|(kind, count)| (Kind(kind), count)))
    }
}

impl<'de> Deserialize<'de> for Foes {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut foes = Self::default();
        for (kind, count) in Vec::<(Kind, u8)>::deserialize(deserializer)? {
            (0..count.min(printed().foe(kind).count.max(1))).for_each(|_| foes.0.put(kind.0));
        }
        Ok(foes)
    }
}
