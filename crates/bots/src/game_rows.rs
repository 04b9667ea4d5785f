//! Every game of a series, row by row: in their order, whichever thread played them.

use kernel::{Measures, Outcome, Seat};
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
    /// How it ended for this seat: a place among [`Policy::ends`](kernel::Policy::ends).
    pub end: u16,
}

/// The rows of some games, with what was counted of each.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct GameRows {
    /// A row for every game and seat, in their order.
    pub rows: Vec<GameRow>,
    /// Of every row, all measures of the game: as many as [`Policy::measures`](kernel::Policy::measures) names.
    pub measures: Vec<i32>,
}

impl GameRows {
    /// Room for so many rows of so many measures each.
    pub(crate) fn with_capacity(rows: usize, measures: usize) -> Self {
        Self { rows: Vec::with_capacity(rows), measures: Vec::with_capacity(rows * measures) }
    }

    /// Adds the rows of a game.
    pub(crate) fn add(&mut self, rows: impl Iterator<Item = GameRow>, measures: &Measures) {
        for row in rows {
            self.measures.extend_from_slice(measures.of(row.seat));
            self.rows.push(GameRow { end: measures.end_of(row.seat), ..row });
        }
    }
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
            end: 0,
        })
    }
}

/// Where threads put the rows of the games that they have played.
pub trait RowSink: Sync {
    /// Takes the rows of the games from one number up to another, which come in any order.
    fn add(&self, from: u64, to: u64, rows: GameRows);
}

/// Where rows go: somebody who is given them in the order of the games.
pub struct RowQueue<'a> {
    state: Mutex<Waiting<'a>>,
}

/// Somebody who is given rows.
type RowTaker<'a> = Box<dyn FnMut(&GameRows) + Send + 'a>;

/// Rows that came before others that belong before them.
struct Waiting<'a> {
    /// The first game that nobody has heard of.
    next: u64,
    /// By their first game: the game after the last one, and the rows.
    early: BTreeMap<u64, (u64, GameRows)>,
    take: RowTaker<'a>,
}

impl<'a> RowQueue<'a> {
    /// A queue for games from that number on.
    pub fn new(from: u64, take: impl FnMut(&GameRows) + Send + 'a) -> Self {
        Self { state: Mutex::new(Waiting { next: from, early: BTreeMap::new(), take: Box::new(take) }) }
    }
}

impl RowSink for RowQueue<'_> {
    /// Passes on all whose turn has come.
    fn add(&self, from: u64, to: u64, rows: GameRows) {
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
        let row = |game| GameRow { game, seat: 0, bot: 0, won: false, score: 0, decisions: 1, end: 0 };
        let rows =
            |games: &[u64]| GameRows { rows: games.iter().map(|game| row(*game)).collect(), measures: Vec::new() };
        let mut heard = Vec::new();
        let queue = RowQueue::new(5, |rows| heard.extend(rows.rows.iter().map(|row| row.game)));
        queue.add(7, 9, rows(&[7, 8]));
        queue.add(9, 10, rows(&[9]));
        queue.add(5, 7, rows(&[5, 6]));
        drop(queue);
        assert_eq!(heard, [5, 6, 7, 8, 9]);
    }
}
