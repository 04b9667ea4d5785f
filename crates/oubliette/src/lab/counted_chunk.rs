//! What was counted of the games of a chunk, read back for a comparison.

use super::comparison::GameMean;
use crate::row_reader::RowReader;
use std::io;
use std::path::Path;

/// The measures of a chunk that are asked for.
pub struct CountedChunk {
    /// The number of the game of every row.
    games: Vec<i64>,
    /// Of every row, whether it counts: it does where it is of the bot that is asked for.
    kept: Vec<bool>,
    /// Of every measure, the values of all rows.
    values: Vec<Vec<i32>>,
}

impl CountedChunk {
    /// Reads those measures of a chunk; of the seats of one bot alone, where it is named.
    ///
    /// # Errors
    /// If the file is damaged, or has no such measure.
    pub fn read(path: &Path, measures: &[&String], bot: Option<&str>) -> io::Result<Self> {
        let file = RowReader::open(path)?;
        let (mut chunk, mut names) = (Self { games: Vec::new(), kept: Vec::new(), values: Vec::new() }, Vec::new());
        chunk.values.resize(measures.len(), Vec::new());
        for group in file.groups() {
            let group = group?;
            chunk.games.extend(group.longs("game")?);
            let bots = group.places("bot", &mut names)?;
            chunk.kept.extend(bots.iter().map(|place| bot.is_none_or(|bot| names[*place as usize] == bot)));
            for (values, id) in chunk.values.iter_mut().zip(measures) {
                values.extend(group.wholes(id)?);
            }
        }
        Ok(chunk)
    }

    /// What a measure, by its place among those asked for, came to in every game.
    pub fn games(&self, measure: usize) -> impl Iterator<Item = (u64, GameMean)> {
        let (mut from, values) = (0, &self.values[measure]);
        self.games.chunk_by(|one, other| one == other).filter_map(move |of_game| {
            let rows = from..from + of_game.len();
            from = rows.end;
            let kept = rows.filter(|at| self.kept[*at]).map(|at| values[at] as f64);
            Some((of_game[0] as u64, GameMean::of(kept)?))
        })
    }
}
