//! What a learnt value looks at: a handful of numbers of a view.

/// The numbers of one view, in the order of the game's [`Policy::FEATURES`](crate::Policy::FEATURES). Each is written as so many of its
/// unit, so that most of them lie between 0 and 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Features {
    values: [i16; Self::MOST],
    count: usize,
}

impl Features {
    /// The most numbers that a view is told in.
    pub const MOST: usize = 128;
    /// What one unit is written as.
    pub const ONE: i32 = 1024;

    /// None yet.
    #[inline]
    pub fn new() -> Self {
        Self { values: [0; Self::MOST], count: 0 }
    }

    /// Adds a number, so many of its unit.
    ///
    /// # Panics
    /// If there are more than [`Features::MOST`].
    #[inline]
    pub fn push(&mut self, number: i32, unit: i32) {
        let scaled = number * Self::ONE / unit;
        self.values[self.count] = scaled.clamp(-16_383, 16_383) as i16;
        self.count += 1;
    }

    /// Adds whether something holds.
    #[inline]
    pub fn flag(&mut self, holds: bool) {
        self.push(holds as i32, 1);
    }

    /// Forgets all of them.
    #[inline]
    pub fn clear(&mut self) {
        self.values[..self.count].fill(0);
        self.count = 0;
    }

    /// How many there are.
    #[inline]
    pub fn len(&self) -> usize {
        self.count
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// The numbers; beyond the last, zeros, up to a whole multiple of eight.
    #[inline]
    pub fn padded(&self) -> &[i16] {
        &self.values[..self.count.next_multiple_of(8).min(Self::MOST)]
    }
}

impl Default for Features {
    fn default() -> Self {
        Self::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_in_their_units_and_padded() {
        let mut features = Features::new();
        features.push(10, 20);
        features.flag(true);
        features.push(1_000_000, 1);
        assert_eq!((features.len(), features.padded()), (3, [512, 1024, 16_383, 0, 0, 0, 0, 0].as_slice()));
        features.clear();
        assert!(features.is_empty() && features.padded().is_empty());
    }
}
