//! The dungeons of a day: who has played them, and how they went.

use super::history::{LAST, decisions};
use super::{Store, StoreResult, TableRow};
use crate::daily::{self, Leaderboard};
use sqlx::any::AnyRow;
use sqlx::{Any, Row, Transaction};
use table::Verdict;

/// Whether a table counts on a board: it is the one with which whoever holds its seat has played the day.
pub(super) const COUNTS: &str = "EXISTS (SELECT 1 FROM daily_plays JOIN seats ON seats.table_id = daily_plays.table_id \
                                 AND seats.person = daily_plays.person WHERE daily_plays.table_id = tables.id)";

/// How a dungeon of the day went for somebody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DailyRun {
    /// The table's id.
    pub table: String,
    /// Who played, by id.
    pub person: String,
    /// What whoever played is called.
    pub name: String,
    /// The score.
    pub score: i32,
    /// Whether it was won.
    pub won: bool,
    /// How many decisions it took, whoever made them; nothing where that cannot be read.
    pub decisions: Option<u32>,
}

/// With which table somebody has played a day.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DailyPlay {
    /// With this one; whether its game is over.
    At(String, bool),
    /// With one that is no more.
    Gone,
}

fn runs() -> String {
    format!(
        "SELECT tables.id, tables.result, tables.board, tables.worth, seats.seat, seats.person, seats.name, {LAST} \
         FROM tables JOIN seats ON seats.table_id = tables.id JOIN people ON people.id = seats.person"
    )
}

fn run(row: &AnyRow) -> Result<Option<DailyRun>, sqlx::Error> {
    let Some((score, won)) = own_result(row)? else { return Ok(None) };
    Ok(Some(DailyRun {
        table: row.try_get("id")?,
        person: row.try_get("person")?,
        name: row.try_get("name")?,
        score,
        won,
        decisions: decisions(row)?,
    }))
}

/// The score of a seat, and whether it has won.
fn own_result(row: &AnyRow) -> Result<Option<(i32, bool)>, sqlx::Error> {
    let (result, seat): (String, i64) = (row.try_get("result")?, row.try_get("seat")?);
    let verdict = result.parse::<Verdict>().ok();
    Ok(verdict.and_then(|verdict| verdict.seats().get(seat as usize).copied()))
}

/// Says of runs from before there were boards on which they stand.
pub(super) async fn rank_old_runs(change: &mut Transaction<'_, Any>) -> StoreResult<()> {
    let find = format!(
        "SELECT tables.id, tables.daily, tables.result, tables.assisted, tables.touched, seats.seat, people.bot \
         FROM tables JOIN seats ON seats.table_id = tables.id JOIN people ON people.id = seats.person \
         WHERE tables.daily IS NOT NULL AND tables.result IS NOT NULL AND {COUNTS}"
    );
    for row in sqlx::query(&find).fetch_all(&mut **change).await? {
        let Some((score, won)) = own_result(&row)? else { continue };
        let (day, id): (String, String) = (row.try_get("daily")?, row.try_get("id")?);
        let flag = |name| row.try_get::<i64, _>(name).map(|flag| flag != 0);
        let board = Leaderboard::of(&day, row.try_get("touched")?, flag("bot")?, flag("assisted")?);
        let update = sqlx::query("UPDATE tables SET board = $2, worth = $3 WHERE id = $1").bind(id);
        update.bind(board.word()).bind(daily::worth(score, won)).execute(&mut **change).await?;
    }
    Ok(())
}

impl Store {
    /// The best runs of a board of a day, of one game and kind, best first; among equals, who was done first.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn best_runs(
        &self,
        day: &str,
        game: &str,
        kind: &str,
        board: Leaderboard,
        most: u32,
    ) -> StoreResult<Vec<DailyRun>> {
        let find = format!(
            "{} WHERE tables.daily = $1 AND tables.game = $2 AND tables.kind = $3 AND tables.board = $4 AND people.banned = 0 \
             ORDER BY tables.worth DESC, tables.touched, tables.id LIMIT $5",
            runs()
        );
        let find = sqlx::query(&find).bind(day).bind(game).bind(kind).bind(board.word()).bind(most as i64);
        let rows = find.fetch_all(&self.pool).await?;
        Ok(rows.iter().filter_map(|row| run(row).transpose()).collect::<Result<_, _>>()?)
    }

    /// Somebody's own run of a day, of one game and kind, where it counts: the board that it stands on, its place, and the run.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn own_run(
        &self,
        day: &str,
        game: &str,
        kind: &str,
        person: &str,
    ) -> StoreResult<Option<(Leaderboard, usize, DailyRun)>> {
        let find = format!(
            "{} JOIN daily_plays ON daily_plays.table_id = tables.id AND daily_plays.person = seats.person \
             WHERE daily_plays.day = $1 AND daily_plays.game = $2 AND daily_plays.kind = $3 AND daily_plays.person = $4 \
             AND tables.board IS NOT NULL",
            runs()
        );
        let find = sqlx::query(&find).bind(day).bind(game).bind(kind).bind(person);
        let Some(row) = find.fetch_optional(&self.pool).await? else { return Ok(None) };
        let board = Leaderboard::read(row.try_get("board")?);
        let (Some(board), Some(run)) = (board, run(&row)?) else { return Ok(None) };
        let better =
            "SELECT COUNT(*) FROM tables WHERE daily = $1 AND game = $2 AND kind = $3 AND board = $4 AND worth > $5";
        let better = sqlx::query_scalar(better).bind(day).bind(game).bind(kind).bind(board.word());
        let better: i64 = better.bind(row.try_get::<i64, _>("worth")?).fetch_one(&self.pool).await?;
        Ok(Some((board, better as usize + 1, run)))
    }

    /// How many runs stand on the boards of a day, of one game and kind.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn count_runs(&self, day: &str, game: &str, kind: &str) -> StoreResult<i64> {
        let count = "SELECT COUNT(*) FROM tables WHERE daily = $1 AND game = $2 AND kind = $3 AND board IS NOT NULL";
        Ok(sqlx::query_scalar(count).bind(day).bind(game).bind(kind).fetch_one(&self.pool).await?)
    }

    /// With which table somebody has played a day, of one game and kind, be it that the seat has moved on since.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn played(&self, day: &str, game: &str, kind: &str, person: &str) -> StoreResult<Option<DailyPlay>> {
        let find = "SELECT tables.id, tables.result FROM daily_plays LEFT JOIN tables ON tables.id = daily_plays.table_id \
                    WHERE daily_plays.day = $1 AND daily_plays.game = $2 AND daily_plays.kind = $3 AND daily_plays.person = $4";
        let find = sqlx::query(find).bind(day).bind(game).bind(kind).bind(person);
        let Some(row) = find.fetch_optional(&self.pool).await? else { return Ok(None) };
        let over = row.try_get::<Option<String>, _>("result")?.is_some();
        Ok(Some(row.try_get::<Option<String>, _>("id")?.map_or(DailyPlay::Gone, |id| DailyPlay::At(id, over))))
    }

    /// Forgets who has played days before that one at tables that are no more.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn forget_plays(&self, day: &str) -> StoreResult<()> {
        let _pen = self.pen().await;
        let delete = "DELETE FROM daily_plays WHERE day < $1 AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.id = daily_plays.table_id)";
        sqlx::query(delete).bind(day).execute(&self.pool).await?;
        Ok(())
    }

    /// Somebody's finished tables of one game and kind, those touched last first, each with the seat.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn finished_of_kind(&self, person: &str, game: &str, kind: &str) -> StoreResult<Vec<(TableRow, u8)>> {
        let find = "SELECT tables.*, seats.seat AS held FROM seats JOIN tables ON tables.id = seats.table_id \
                    WHERE seats.person = $1 AND tables.game = $2 AND tables.kind = $3 AND tables.result IS NOT NULL \
                    ORDER BY tables.touched DESC LIMIT 2000";
        let rows = sqlx::query(find).bind(person).bind(game).bind(kind).fetch_all(&self.pool).await?;
        let read =
            |row: &AnyRow| Ok::<_, sqlx::Error>((super::tables::table(row)?, row.try_get::<i64, _>("held")? as u8));
        Ok(rows.iter().map(read).collect::<Result<_, _>>()?)
    }
}
