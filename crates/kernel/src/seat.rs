//! Places at a table.

/// A place at a table, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub struct Seat(pub u8);

impl Seat {
    /// Whoever only watches: at no table, whatever the game. Views, pages and events for the watcher hold what everybody at the
    /// table knows, and nothing else; the watcher decides nothing.
    pub const WATCHER: Self = Self(u8::MAX);
}

/// Some of the seats of a table; at most eight.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const NONE: Self = Self(0);

    /// One seat.
    #[inline]
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// The first `count` seats.
    pub const fn first(count: u8) -> Self {
        Self(((1u16 << count) - 1) as u8)
    }

    /// Whether `seat` is among them.
    #[inline]
    pub const fn has(self, seat: Seat) -> bool {
        seat.0 < 8 && self.0 >> seat.0 & 1 == 1
    }

    /// These and `seat`.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.0)
    }

    /// These but `seat`; all of them where it is at no table.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        if seat.0 < 8 { Self(self.0 & !(1 << seat.0)) } else { self }
    }

    /// Whether nobody is among them.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many they are.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The lowest of them.
    #[inline]
    pub fn lowest(self) -> Option<Seat> {
        (self.0 != 0).then(|| Seat(self.0.trailing_zeros() as u8))
    }

    /// All of them, lowest first.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..8).map(Seat).filter(move |&seat| self.has(seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::NONE, Self::with)
    }
}
