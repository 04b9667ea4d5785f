//! What is counted of games where many of them are played: whole numbers for every seat, and how each game ended for it.

use crate::Printed;

/// The name of a measure, or of a way in which games end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MeasureName {
    /// What columns and programs call it: `damage`, `died-hydra`. It stays, whatever it is called in words.
    pub id: String,
    /// What people call it.
    pub name: Printed,
    /// Whether it counts something that one has or does by choice or luck, a card or a class, and not what comes of it: then one asks whether
    /// those who had it have won more often.
    pub thing: bool,
}

impl MeasureName {
    /// A name, in French and in English.
    pub fn new(id: impl Into<String>, fr: impl Into<String>, en: impl Into<String>) -> Self {
        Self { id: id.into(), name: Printed::new(fr, en), thing: false }
    }

    /// The name of something that is printed.
    pub fn of(id: impl Into<String>, name: &Printed) -> Self {
        Self { id: id.into(), name: name.clone(), thing: true }
    }

    /// The same, of something that one has or does.
    #[must_use]
    pub fn thing(self) -> Self {
        Self { thing: true, ..self }
    }
}

/// What was counted of one game; kept and cleared from game to game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Measures {
    /// Of each seat, all its measures.
    values: Vec<i32>,
    /// How many measures a seat has.
    each: usize,
    /// Of each seat, how the game ended for it.
    ends: Vec<u16>,
}

impl Measures {
    /// Nothing counted yet, for so many seats and measures.
    pub fn new(seats: usize, each: usize) -> Self {
        Self { values: vec![0; seats * each], each, ends: vec![0; seats] }
    }

    /// Nothing counted any more.
    #[inline]
    pub fn clear(&mut self) {
        self.values.fill(0);
        self.ends.fill(0);
    }

    /// How many seats there are.
    #[inline]
    pub fn seats(&self) -> u8 {
        self.ends.len() as u8
    }

    /// Counts so many more; a seat or a measure that there is not counts for nothing.
    #[inline]
    pub fn add(&mut self, seat: u8, measure: usize, by: impl Into<i32>) {
        if let Some(value) = self.value(seat, measure) {
            *value = value.saturating_add(by.into());
        }
    }

    /// Says what a measure is.
    #[inline]
    pub fn set(&mut self, seat: u8, measure: usize, to: impl Into<i32>) {
        if let Some(value) = self.value(seat, measure) {
            *value = to.into();
        }
    }

    #[inline]
    fn value(&mut self, seat: u8, measure: usize) -> Option<&mut i32> {
        if measure < self.each { self.values.get_mut(seat as usize * self.each + measure) } else { None }
    }

    /// Says how the game ended for a seat: a place among the names of its ends.
    #[inline]
    pub fn end(&mut self, seat: u8, end: u16) {
        if let Some(kept) = self.ends.get_mut(seat as usize) {
            *kept = end;
        }
    }

    /// The measures of a seat.
    #[inline]
    pub fn of(&self, seat: u8) -> &[i32] {
        let from = seat as usize * self.each;
        self.values.get(from..from + self.each).unwrap_or_default()
    }

    /// How the game ended for a seat.
    #[inline]
    pub fn end_of(&self, seat: u8) -> u16 {
        self.ends.get(seat as usize).copied().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_counted_apart_and_nothing_is_counted_beyond_them() {
        let mut measures = Measures::new(2, 3);
        measures.add(1, 2, 5);
        measures.add(1, 2, -1);
        measures.set(0, 0, 7);
        measures.add(0, 3, 9);
        measures.add(2, 0, 9);
        measures.end(1, 4);
        measures.end(2, 9);
        assert_eq!((measures.of(0), measures.of(1), measures.of(2)), (&[7, 0, 0][..], &[0, 0, 4][..], &[][..]));
        assert_eq!((measures.end_of(0), measures.end_of(1), measures.end_of(2)), (0, 4, 0));
        measures.clear();
        assert_eq!((measures.of(1), measures.end_of(1)), (&[0, 0, 0][..], 0));
    }
}
