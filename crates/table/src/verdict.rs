//! How a game ended, seat by seat, and for the people at the table.

use kernel::{Outcome, Seat, SeatSet};

/// How a game ended: each seat's score, and whether it won.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdict(Vec<(i32, bool)>);

impl Verdict {
    /// How the rules say it ended.
    pub fn of(outcome: &Outcome) -> Self {
        let seats = outcome.scores.iter().enumerate();
        Self(seats.map(|(seat, score)| (score, outcome.won.has(Seat(seat as u8)))).collect())
    }

    /// How the last line of a record says it ended: `12 won 7 lost`; nothing where it cannot be read.
    pub fn read(words: &[&str]) -> Option<Self> {
        let seats = words.chunks(2).map(|seat| match seat {
            [score, won @ ("won" | "lost")] => Some((score.parse().ok()?, *won == "won")),
            _ => None,
        });
        seats.collect::<Option<Vec<_>>>().filter(|seats| !seats.is_empty()).map(Self)
    }

    /// As a record writes it.
    pub fn write(&self) -> String {
        let seat = |(score, won): &(i32, bool)| format!("{score} {}", if *won { "won" } else { "lost" });
        self.0.iter().map(seat).collect::<Vec<_>>().join(" ")
    }

    /// Each seat's score, and whether it won.
    pub fn seats(&self) -> &[(i32, bool)] {
        &self.0
    }

    /// Whether all seats came to the same: played alone, or all together.
    pub fn shared(&self) -> bool {
        self.0.windows(2).all(|pair| pair[0] == pair[1])
    }

    /// What it came to for the people at the table, who keep one book of their games: they won if one of them did, and
    /// their score is the best of theirs. Alone that is one's own, and in a game against nobody that of all.
    pub fn of_people(&self, people: SeatSet) -> (i32, bool) {
        let theirs = || people.iter().filter_map(|seat| self.0.get(seat.0 as usize));
        (theirs().map(|(score, _)| *score).max().unwrap_or(0), theirs().any(|(_, won)| *won))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_people_came_to() {
        let verdict = Verdict(vec![(3, false), (9, true), (5, false)]);
        assert_eq!(verdict.of_people(SeatSet::only(Seat(0))), (3, false));
        assert_eq!(verdict.of_people(SeatSet::only(Seat(2)).with(Seat(0))), (5, false));
        assert_eq!(verdict.of_people(SeatSet::first(3)), (9, true));
        assert!(!verdict.shared() && Verdict(vec![(4, true); 2]).shared() && Verdict(vec![(4, true)]).shared());
    }

    #[test]
    fn verdicts_are_read_as_they_are_written() {
        let verdict = Verdict(vec![(-12, false), (7, true)]);
        assert_eq!(verdict.write(), "-12 lost 7 won");
        assert_eq!(Verdict::read(&["-12", "lost", "7", "won"]), Some(verdict));
        for other in [&[][..], &["3"], &["3", "win"], &["a", "won"], &["3", "won", "4"]] {
            assert_eq!(Verdict::read(other), None, "{other:?}");
        }
    }
}
