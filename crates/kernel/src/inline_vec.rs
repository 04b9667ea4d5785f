//! A short list inside a table.

use crate::SmallNumber;
use core::fmt;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A list of at most `N` small things, kept inline so that a table stays one flat piece of memory.
/// Lists of more than 255 things need `u16` for `L`.
#[derive(Clone, Copy)]
pub struct InlineVec<T, const N: usize, L: SmallNumber = u8> {
    len: L,
    things: [T; N],
}

impl<T: Copy + Default, const N: usize> InlineVec<T, N> {
    /// An empty list; a long one is begun by its default.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// A list of the given things.
    ///
    /// # Panics
    /// If they are more than `N`.
    pub fn of(things: &[T]) -> Self {
        let mut line = Self::new();
        things.iter().for_each(|&thing| line.push(thing));
        line
    }

    /// The same, of things that may be too many.
    pub fn try_of(things: &[T]) -> Option<Self> {
        (things.len() <= N).then(|| Self::of(things))
    }
}

impl<T: Copy + Default, const N: usize, L: SmallNumber> InlineVec<T, N, L> {
    /// The things, in order.
    #[inline]
    pub fn as_slice(&self) -> &[T] {
        &self.things[..self.len.place().min(N)]
    }

    /// The things, in order, to be changed.
    #[inline]
    pub fn as_mut_slice(&mut self) -> &mut [T] {
        &mut self.things[..self.len.place().min(N)]
    }

    /// How many there are.
    #[inline]
    pub fn len(&self) -> usize {
        self.len.place()
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len.place() == 0
    }

    /// Adds a thing at the end.
    ///
    /// # Panics
    /// If the list is full.
    #[inline]
    pub fn push(&mut self, thing: T) {
        const { assert!(N < L::NUMBERS, "more things than the type of the length can count") };
        self.things[self.len.place()] = thing;
        self.len = L::keep(self.len.place() + 1);
    }

    /// Takes out the thing at `at`; the later ones close up.
    ///
    /// # Panics
    /// If there is none there.
    #[inline]
    pub fn remove(&mut self, at: usize) -> T {
        let len = self.len.place().min(N);
        let thing = self.things[..len][at];
        self.things.copy_within(at + 1..len, at);
        self.len = L::keep(self.len.place().wrapping_sub(1));
        thing
    }

    /// Takes out the last thing.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        let last = self.last()?;
        self.len = L::keep(self.len.place().wrapping_sub(1));
        Some(last)
    }

    /// The last thing.
    #[inline]
    pub fn last(&self) -> Option<T> {
        self.as_slice().last().copied()
    }

    /// Forgets everything.
    #[inline]
    pub fn clear(&mut self) {
        self.len = L::default();
    }

    /// Shows every thing, in order. Unlike [`InlineVec::iter`], the places of a short list are known when it is compiled, so
    /// that what is asked of each thing can be worked out for its place.
    #[inline(always)]
    pub fn each(&self, mut show: impl FnMut(T)) {
        for at in 0..N {
            if at < self.len.place() {
                show(self.things[at]);
            }
        }
    }

    /// The things, in order.
    #[inline]
    pub fn iter(&self) -> core::iter::Copied<core::slice::Iter<'_, T>> {
        self.as_slice().iter().copied()
    }
}

impl<T: Copy + Default + PartialEq, const N: usize, L: SmallNumber> InlineVec<T, N, L> {
    /// Whether a thing is in the list.
    #[inline]
    pub fn has(&self, thing: T) -> bool {
        // Looking at every place keeps the processor from guessing where the search ends.
        (0..N).fold(false, |found, at| found | ((self.things[at] == thing) & (at < self.len.place())))
    }

    /// Takes out a thing; the later ones close up.
    ///
    /// It must be in the list.
    #[inline]
    pub fn take(&mut self, thing: T) {
        debug_assert!(self.has(thing), "only what is in a list can be taken out");
        let mut gone = false;
        for slot in 1..N {
            gone |= self.things[slot - 1] == thing;
            self.things[slot - 1] = self.things[if gone { slot } else { slot - 1 }];
        }
        self.len = L::keep(self.len.place().wrapping_sub(1));
    }
}

impl<T: Copy + Default, const N: usize, L: SmallNumber> Default for InlineVec<T, N, L> {
    #[inline]
    fn default() -> Self {
        Self { len: L::default(), things: [T::default(); N] }
    }
}

impl<T: Copy + Default + PartialEq, const N: usize, L: SmallNumber> PartialEq for InlineVec<T, N, L> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<T: Copy + Default + Eq, const N: usize, L: SmallNumber> Eq for InlineVec<T, N, L> {}

impl<T: Copy + Default + fmt::Debug, const N: usize, L: SmallNumber> fmt::Debug for InlineVec<T, N, L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_slice().fmt(f)
    }
}

/// As a list.
impl<T: Copy + Default + Serialize, const N: usize, L: SmallNumber> Serialize for InlineVec<T, N, L> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.as_slice())
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize, L: SmallNumber> Deserialize<'de>
    for InlineVec<T, N, L>
{
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let things = Vec::<T>::deserialize(deserializer)?;
        if things.len() > N {
            return Err(D::Error::custom(format_args!("at most {N} things fit, not {}", things.len())));
        }
        let mut line = Self::default();
        things.into_iter().for_each(|thing| line.push(thing));
        Ok(line)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_changed_in_place_is_all_that_there_is() {
        let mut line = InlineVec::<u8, 4>::of(&[7, 8]);
        line.as_mut_slice().iter_mut().for_each(|thing| *thing += 1);
        assert_eq!(line.as_slice(), [8, 9]);
    }

    #[test]
    fn what_was_taken_out_is_neither_found_nor_shown() {
        let mut line = InlineVec::<u8, 4>::of(&[7, 8, 9, 6]);
        line.take(8);
        assert_eq!(line.as_slice(), [7, 9, 6]);
        line.take(6);
        assert!(line.has(7) && line.has(9) && !line.has(6) && !line.has(8));
        assert_eq!(line.pop(), Some(9));
        let mut shown = Vec::new();
        line.each(|thing| shown.push(thing));
        assert_eq!(shown, [7]);
        line.take(7);
        assert_eq!(line.pop(), None);
    }

    #[test]
    fn lists_are_read_as_they_are_written() {
        let line = InlineVec::<u8, 4>::of(&[7, 8, 9]);
        let text = crate::notation::write(&line).expect("a list");
        assert_eq!((text.as_str(), crate::notation::read(&text)), ("[7 8 9]", Ok(line)));
        assert!(crate::notation::read::<InlineVec<u8, 2>>(&text).is_err(), "three do not fit into two");
    }

    #[test]
    fn three_hundred_things() {
        let mut line = InlineVec::<u16, 300, u16>::default();
        (0..300).for_each(|thing| line.push(thing));
        assert_eq!((line.len(), line.remove(256), line.last()), (300, 256, Some(299)));
        assert!(line.iter().eq((0..300).filter(|thing| *thing != 256)));
    }

    #[test]
    fn removing_closes_up() {
        let mut line = InlineVec::<u8, 4>::of(&[7, 8, 9, 6]);
        assert_eq!(line.remove(1), 8);
        assert_eq!(line.remove(0), 7);
        assert_eq!(line.as_slice(), [9, 6]);
    }
}
