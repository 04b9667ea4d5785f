//! Every game of a series, row by row: in their order, whichever thread played them.

use kernel::{Outcome, Seat};
use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

/// A game, as one seat had it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameRow {
    /// The number of the game in its series.
    pub game: u64,
    /// The seat, from 0.
    pub seat: u8,
    /// Which kind of bot sat there: its place among those of [`Company::kinds`](crate::Company::kinds).
    pub bot: usize,
    /// Whether it won.
    pub won: bool,
    /// Its score.
    pub score: i32,
    /// How many decisions the game took, all seats together.
    pub decisions: u32,
}

impl GameRow {
    /// The rows of a game; `kinds` has the kind of bot on each seat.
    pub(crate) fn of_game(
        game: u64,
        outcome: &Outcome,
        decisions: u32,
        kinds: impl Iterator<Item = usize>,
    ) -> impl Iterator<Item = Self> {
        outcome.scores.iter().zip(kinds).zip(0..).map(move |((score, bot), seat)| Self {
            game,
            seat,
            bot,
            won: outcome.won.has(Seat(seat)),
            score,
            decisions,
        })
    }
}

/// Where threads put the rows of the games that they have played.
pub trait RowSink: Sync {
    /// Takes the rows of the games from one number up to another, which come in any order.
    fn add(&self, from: u64, to: u64, rows: Vec<GameRow>);
}

/// Where rows go: somebody who is given them in the order of the games.
pub struct RowQueue<'a> {
    state: Mutex<Waiting<'a>>,
}

/// Somebody who is given rows.
type RowTaker<'a> = Box<dyn FnMut(&[GameRow]) + Send + 'a>;

/// Rows that came before others that belong before them.
struct Waiting<'a> {
    /// The first game that nobody has heard of.
    next: u64,
    /// By their first game: the game after the last one, and the rows.
    early: BTreeMap<u64, (u64, Vec<GameRow>)>,
    take: RowTaker<'a>,
}

impl<'a> RowQueue<'a> {
    /// A queue for games from that number on.
    pub fn new(from: u64, take: impl FnMut(&[GameRow]) + Send + 'a) -> Self {
        Self { state: Mutex::new(Waiting { next: from, early: BTreeMap::new(), take: Box::new(take) }) }
    }
}

impl RowSink for RowQueue<'_> {
    /// Passes on all whose turn has come.
    fn add(&self, from: u64, to: u64, rows: Vec<GameRow>) {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        state.early.insert(from, (to, rows));
        let Waiting { next, early, take } = &mut *state;
        while let Some((to, rows)) = early.remove(next) {
            take(&rows);
            *next = to;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_come_in_the_order_of_games() {
        let row = |game| GameRow { game, seat: 0, bot: 0, won: false, score: 0, decisions: 1 };
        let mut heard = Vec::new();
        let queue = RowQueue::new(5, |rows| heard.extend(rows.iter().map(|row| row.game)));
        queue.add(7, 9, vec![row(7), row(8)]);
        queue.add(9, 10, vec![row(9)]);
        queue.add(5, 7, vec![row(5), row(6)]);
        drop(queue);
        assert_eq!(heard, [5, 6, 7, 8, 9]);
    }
}
