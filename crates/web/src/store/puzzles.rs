//! Answers to puzzles: the first one of each person to each.

use super::{Store, StoreResult, now};
use sqlx::Row;
use sqlx::any::AnyRow;
use table::PuzzleAttempt;

impl Store {
    /// Keeps an answer, if it is somebody's first one to its puzzle.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn keep_attempt(&self, person: &str, attempt: &PuzzleAttempt) -> StoreResult<()> {
        let _pen = self.pen().await;
        let insert = "INSERT INTO puzzle_attempts (person, game, puzzle, attempt, at) VALUES ($1, $2, $3, $4, $5) \
                      ON CONFLICT DO NOTHING";
        let insert = sqlx::query(insert).bind(person).bind(&attempt.game).bind(&attempt.puzzle);
        insert.bind(attempt.to_string()).bind(now()).execute(&self.pool).await?;
        Ok(())
    }

    /// Somebody's answers, oldest first.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn attempts(&self, person: &str) -> StoreResult<Vec<PuzzleAttempt>> {
        let find = "SELECT attempt FROM puzzle_attempts WHERE person = $1 ORDER BY at, game, puzzle";
        let rows = sqlx::query(find).bind(person).fetch_all(&self.pool).await?;
        let read = |row: &AnyRow| row.try_get::<String, _>("attempt").map(|line| line.parse().ok());
        Ok(rows.iter().filter_map(|row| read(row).transpose()).collect::<Result<_, _>>()?)
    }
}
