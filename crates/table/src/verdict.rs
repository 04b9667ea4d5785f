//! How a game ended, seat by seat, and for the people at the table.

use core::fmt;
use core::str::FromStr;
use kernel::{Outcome, Seat, SeatSet};

/// How a game ended: each seat's score, and whether it won.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdict(Vec<(i32, bool)>);

/// What a game came to for the people at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ForPeople {
    /// One thing for all of them.
    Together {
        /// Their score.
        score: i32,
        /// Whether they won.
        won: bool,
    },
    /// Rivals at one screen have nothing in common but the game: these seats won it, a bot's maybe.
    Apart {
        /// The seats that won.
        winners: SeatSet,
    },
}

impl ForPeople {
    /// Their score, and whether they won, where that is one thing for all of them.
    pub fn together(self) -> Option<(i32, bool)> {
        match self {
            Self::Together { score, won } => Some((score, won)),
            Self::Apart { .. } => None,
        }
    }
}

impl Verdict {
    /// How the rules say it ended.
    pub fn of(outcome: &Outcome) -> Self {
        let seats = outcome.scores.iter().enumerate();
        Self(seats.map(|(seat, score)| (score, outcome.won.has(Seat(seat as u8)))).collect())
    }

    /// Each seat's score, and whether it won.
    pub fn seats(&self) -> &[(i32, bool)] {
        &self.0
    }

    /// Whether all seats came to the same: played alone, or all together.
    pub fn shared(&self) -> bool {
        self.0.windows(2).all(|pair| pair[0] == pair[1])
    }

    /// The seats that won.
    pub fn winners(&self) -> SeatSet {
        let won = (0..8).zip(&self.0).filter(|(_, (_, won))| *won);
        won.map(|(seat, _)| Seat(seat)).collect()
    }

    /// What it came to for the people at the table, who keep one book of their games: they won if one of them did, and
    /// their score is the best of theirs. Alone that is one's own, and in a game against nobody that of all. Several
    /// rivals have no such thing.
    pub fn of_people(&self, people: SeatSet, rivals: bool) -> ForPeople {
        if rivals && people.len() > 1 {
            return ForPeople::Apart { winners: self.winners() };
        }
        let theirs = || people.iter().filter_map(|seat| self.0.get(seat.0 as usize));
        let score = theirs().map(|(score, _)| *score).max().unwrap_or(0);
        ForPeople::Together { score, won: theirs().any(|(_, won)| *won) }
    }
}

impl fmt::Display for Verdict {
    /// As the last line of a record has it: `12 won 7 lost`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seat = |(score, won): &(i32, bool)| format!("{score} {}", if *won { "won" } else { "lost" });
        f.write_str(&self.0.iter().map(seat).collect::<Vec<_>>().join(" "))
    }
}

/// A text that is no verdict.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoVerdict;

impl fmt::Display for NoVerdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("this does not say how a game ended")
    }
}

impl core::error::Error for NoVerdict {}

impl FromStr for Verdict {
    type Err = NoVerdict;

    fn from_str(text: &str) -> Result<Self, NoVerdict> {
        let words: Vec<&str> = text.split(' ').collect();
        let seats = words.chunks(2).map(|seat| match seat {
            [score, won @ ("won" | "lost")] => Some((score.parse().ok()?, *won == "won")),
            _ => None,
        });
        seats.collect::<Option<Vec<_>>>().map(Self).ok_or(NoVerdict)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_people_came_to() {
        let verdict = Verdict(vec![(3, false), (9, true), (5, false)]);
        let together = |people, rivals| verdict.of_people(people, rivals).together();
        assert_eq!(together(SeatSet::only(Seat(0)), false), Some((3, false)));
        assert_eq!(together(SeatSet::only(Seat(2)).with(Seat(0)), false), Some((5, false)));
        assert_eq!(together(SeatSet::first(3), false), Some((9, true)));
        assert!(!verdict.shared() && Verdict(vec![(4, true); 2]).shared() && Verdict(vec![(4, true)]).shared());
    }

    /// One person among rivals has a result; several have not, but somebody won.
    #[test]
    fn rivals_at_one_screen() {
        let verdict = Verdict(vec![(3, false), (9, true), (9, true)]);
        let alone = verdict.of_people(SeatSet::only(Seat(1)), true);
        assert_eq!(alone, ForPeople::Together { score: 9, won: true });
        let winners = SeatSet::only(Seat(1)).with(Seat(2));
        assert_eq!(verdict.of_people(SeatSet::first(2), true), ForPeople::Apart { winners });
        let nobody = Verdict(vec![(3, false); 3]).of_people(SeatSet::first(3), true);
        assert_eq!((nobody, nobody.together()), (ForPeople::Apart { winners: SeatSet::NONE }, None));
    }

    #[test]
    fn verdicts_are_read_as_they_are_written() {
        let verdict = Verdict(vec![(-12, false), (7, true)]);
        assert_eq!(verdict.to_string(), "-12 lost 7 won");
        assert_eq!("-12 lost 7 won".parse(), Ok(verdict));
        for other in ["", "3", "3 win", "a won", "3 won 4"] {
            assert_eq!(other.parse::<Verdict>(), Err(NoVerdict), "{other:?}");
        }
    }
}
