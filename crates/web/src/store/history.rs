//! What somebody has played and plays.

use super::tables::table;
use super::{Kept, Store, TableRow};
use sqlx::Row;
use sqlx::any::AnyRow;

fn held(row: &AnyRow) -> Result<(TableRow, u8), sqlx::Error> {
    Ok((table(row)?, row.try_get::<i64, _>("held")? as u8))
}

impl Store {
    /// Somebody's tables that are not over, those touched last first, each with the seat.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn running_of(&self, person: &str, most: u32) -> Kept<Vec<(TableRow, u8)>> {
        let find = "SELECT tables.*, seats.seat AS held FROM seats JOIN tables ON tables.id = seats.table_id \
                    WHERE seats.person = $1 AND tables.result IS NULL ORDER BY tables.touched DESC, tables.id LIMIT $2";
        let rows = sqlx::query(find).bind(person).bind(most as i64).fetch_all(&self.pool).await?;
        Ok(rows.iter().map(held).collect::<Result<_, _>>()?)
    }

    /// Some of somebody's tables that are over, those that ended last first, each with the seat.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn finished_of(&self, person: &str, from: u32, most: u32) -> Kept<Vec<(TableRow, u8)>> {
        let find = "SELECT tables.*, seats.seat AS held FROM seats JOIN tables ON tables.id = seats.table_id \
                    WHERE seats.person = $1 AND tables.result IS NOT NULL ORDER BY tables.touched DESC, tables.id LIMIT $2 OFFSET $3";
        let rows = sqlx::query(find).bind(person).bind(most as i64).bind(from as i64).fetch_all(&self.pool).await?;
        Ok(rows.iter().map(held).collect::<Result<_, _>>()?)
    }

    /// How many of somebody's tables are over.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn count_finished(&self, person: &str) -> Kept<u32> {
        let count = "SELECT COUNT(*) FROM seats JOIN tables ON tables.id = seats.table_id \
                     WHERE seats.person = $1 AND tables.result IS NOT NULL";
        Ok(sqlx::query_scalar::<_, i64>(count).bind(person).fetch_one(&self.pool).await? as u32)
    }

    /// The ids of all of somebody's tables, oldest first, each with the seat.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn held_by(&self, person: &str) -> Kept<Vec<(String, u8)>> {
        let find = "SELECT tables.id, seats.seat FROM seats JOIN tables ON tables.id = seats.table_id \
                    WHERE seats.person = $1 ORDER BY tables.created, tables.id";
        let rows = sqlx::query(find).bind(person).fetch_all(&self.pool).await?;
        let read = |row: &AnyRow| Ok::<_, sqlx::Error>((row.try_get("id")?, row.try_get::<i64, _>("seat")? as u8));
        Ok(rows.iter().map(read).collect::<Result<_, _>>()?)
    }
}
