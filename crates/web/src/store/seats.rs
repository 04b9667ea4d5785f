//! Who holds a seat. Each of these changes what it is about and nothing else, and only where things are as whoever asks saw them:
//! another node may have been faster.

use super::{Store, StoreResult, now};
use crate::ids;
use sqlx::Row;
use table::BotSpec;

/// What came of a recovery code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Recovered {
    /// The seat is held by whoever had the code.
    Held,
    /// The code was worth nothing.
    Worthless,
    /// Whoever had the code has played this dungeon of the day at another table. Nothing has changed.
    PlayedAlready,
}

impl Store {
    /// Whoever has this recovery code holds this seat: the table's id, and the seat.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn seat_by_recovery(&self, code: &str) -> StoreResult<Option<(String, u8)>> {
        let find = sqlx::query("SELECT table_id, seat FROM seats WHERE recovery = $1").bind(ids::hashed(code));
        let Some(row) = find.fetch_optional(&self.pool).await? else { return Ok(None) };
        Ok(Some((row.try_get("table_id")?, row.try_get::<i64, _>("seat")? as u8)))
    }

    /// Gives a seat to whoever has its recovery code, which is worth nothing from then on. A dungeon of the day is then played by
    /// both who had it and who has it: neither may play another.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn recover_seat(&self, id: &str, seat: u8, code: &str, person: &str) -> StoreResult<Recovered> {
        let _pen = self.pen().await;
        let mut change = self.pool.begin().await?;
        let update = "UPDATE seats SET person = $4, recovery = NULL, seen = $5 WHERE table_id = $1 AND seat = $2 AND recovery = $3";
        let update = sqlx::query(update).bind(id).bind(seat as i64).bind(ids::hashed(code)).bind(person).bind(now());
        if update.execute(&mut *change).await?.rows_affected() != 1 {
            return Ok(Recovered::Worthless);
        }
        let play = "INSERT INTO daily_plays (day, game, kind, person, table_id) \
                    SELECT daily, game, kind, $2, id FROM tables WHERE id = $1 AND daily IS NOT NULL ON CONFLICT DO NOTHING";
        sqlx::query(play).bind(id).bind(person).execute(&mut *change).await?;
        let other = "SELECT COUNT(*) FROM daily_plays JOIN tables ON tables.daily = daily_plays.day AND tables.game = daily_plays.game \
                     AND tables.kind = daily_plays.kind WHERE tables.id = $1 AND daily_plays.person = $2 AND daily_plays.table_id <> $1";
        let other: i64 = sqlx::query_scalar(other).bind(id).bind(person).fetch_one(&mut *change).await?;
        if other > 0 {
            return Ok(Recovered::PlayedAlready);
        }
        change.commit().await?;
        Ok(Recovered::Held)
    }

    /// A new recovery code for a seat; gives it, and keeps its hash. The one before is worth nothing any more.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn new_recovery(&self, id: &str, seat: u8) -> StoreResult<String> {
        let code = ids::fresh();
        let _pen = self.pen().await;
        sqlx::query("UPDATE seats SET recovery = $3 WHERE table_id = $1 AND seat = $2")
            .bind(id)
            .bind(seat as i64)
            .bind(ids::hashed(&code))
            .execute(&self.pool)
            .await?;
        Ok(code)
    }

    /// Seats somebody, if nobody was faster; true if so. What somebody else had of the seat is worth nothing any more.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn sit_down(&self, id: &str, seat: u8, person: &str, name: &str) -> StoreResult<bool> {
        let _pen = self.pen().await;
        let update = "UPDATE seats SET person = $3, name = $4, recovery = NULL, seen = $5 \
                      WHERE table_id = $1 AND seat = $2 AND person IS NULL AND bot IS NULL";
        let update = sqlx::query(update).bind(id).bind(seat as i64).bind(person).bind(name).bind(now());
        Ok(update.execute(&self.pool).await?.rows_affected() == 1)
    }

    /// Frees a seat of whoever holds it, of a game that has not begun; false if it is not theirs.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn stand_up(&self, id: &str, seat: u8, person: &str) -> StoreResult<bool> {
        let _pen = self.pen().await;
        let update = "UPDATE seats SET person = NULL, name = '', bot = NULL, orders = '', recovery = NULL \
                      WHERE table_id = $1 AND seat = $2 AND person = $3";
        let update = sqlx::query(update).bind(id).bind(seat as i64).bind(person);
        Ok(update.execute(&self.pool).await?.rows_affected() == 1)
    }

    /// Has a bot take a seat that is free; false if it is not.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn seat_bot(&self, id: &str, seat: u8, bot: &BotSpec) -> StoreResult<bool> {
        let _pen = self.pen().await;
        let update = "UPDATE seats SET bot = $3, recovery = NULL \
                      WHERE table_id = $1 AND seat = $2 AND person IS NULL AND bot IS NULL";
        let update = sqlx::query(update).bind(id).bind(seat as i64).bind(bot.to_string());
        Ok(update.execute(&self.pool).await?.rows_affected() == 1)
    }

    /// Writes down that a bot stands in at a seat, or does not any more.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn set_stand_in(&self, id: &str, seat: u8, bot: Option<&BotSpec>) -> StoreResult<()> {
        let _pen = self.pen().await;
        let update = "UPDATE seats SET bot = $3, orders = '', seen = $4 WHERE table_id = $1 AND seat = $2";
        sqlx::query(update)
            .bind(id)
            .bind(seat as i64)
            .bind(bot.map(BotSpec::to_string))
            .bind(now())
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// Writes down what a seat has ordered, and nothing else: who holds it may change meanwhile.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn set_orders(&self, id: &str, seat: u8, orders: &str) -> StoreResult<()> {
        let _pen = self.pen().await;
        let update = "UPDATE seats SET orders = $3 WHERE table_id = $1 AND seat = $2";
        sqlx::query(update).bind(id).bind(seat as i64).bind(orders).execute(&self.pool).await?;
        Ok(())
    }

    /// Has somebody else be the host of a table.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn set_owner(&self, id: &str, person: &str) -> StoreResult<()> {
        let _pen = self.pen().await;
        let update = sqlx::query("UPDATE tables SET owner = $2 WHERE id = $1").bind(id).bind(person);
        update.execute(&self.pool).await?;
        Ok(())
    }
}
