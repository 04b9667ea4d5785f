//! The dungeons of a day: who has played them, and how they went.

use super::{Kept, Store, TableRow};
use sqlx::Row;
use sqlx::any::AnyRow;
use table::Verdict;

/// How a dungeon of the day went for somebody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DailyRun {
    /// The table's id.
    pub table: String,
    /// Who played, by id.
    pub person: String,
    /// What whoever played is called.
    pub name: String,
    /// Whether it is a declared bot.
    pub bot: bool,
    /// The score.
    pub score: i32,
    /// Whether it was won.
    pub won: bool,
    /// How many decisions it took, whoever made them; nothing where that cannot be read.
    pub decisions: Option<u32>,
    /// Whether somebody had help.
    pub assisted: bool,
    /// When it was over, in seconds since 1970.
    pub ended: i64,
}

fn run(row: &AnyRow) -> Result<Option<DailyRun>, sqlx::Error> {
    let (result, last): (String, Option<String>) = (row.try_get("result")?, row.try_get("last")?);
    let verdict = Verdict::read(&result.split(' ').collect::<Vec<_>>());
    let own = verdict.and_then(|verdict| verdict.seats().get(row.try_get::<i64, _>("seat").ok()? as usize).copied());
    let Some((score, won)) = own else { return Ok(None) };
    let number = |line: &str| line.split(' ').next().and_then(|word| word.parse().ok());
    Ok(Some(DailyRun {
        table: row.try_get("id")?,
        person: row.try_get("person")?,
        name: row.try_get("name")?,
        bot: row.try_get::<i64, _>("bot")? != 0,
        score,
        won,
        decisions: last.and_then(|last| last.lines().rev().find_map(number)),
        assisted: row.try_get::<i64, _>("assisted")? != 0,
        ended: row.try_get("touched")?,
    }))
}

impl Store {
    /// The finished runs of a day, of one game and kind, in the order in which they were begun; of everybody the first alone.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn daily_runs(&self, day: &str, game: &str, kind: &str) -> Kept<Vec<DailyRun>> {
        let find = "SELECT tables.id, tables.result, tables.assisted, tables.touched, seats.seat, seats.person, seats.name, people.bot, \
                    (SELECT lines.lines FROM lines WHERE lines.table_id = tables.id ORDER BY lines.n DESC LIMIT 1) AS last \
                    FROM tables JOIN seats ON seats.table_id = tables.id JOIN people ON people.id = seats.person \
                    WHERE tables.daily = $1 AND tables.game = $2 AND tables.kind = $3 AND tables.result IS NOT NULL AND people.banned = 0 \
                    ORDER BY tables.created, tables.id LIMIT 2000";
        let rows = sqlx::query(find).bind(day).bind(game).bind(kind).fetch_all(&self.pool).await?;
        let mut runs: Vec<DailyRun> = Vec::with_capacity(rows.len());
        for run in rows.iter().filter_map(|row| run(row).transpose()) {
            let run = run?;
            // Whoever logs in after having played as a guest may have played twice.
            if !runs.iter().any(|known| known.person == run.person) {
                runs.push(run);
            }
        }
        Ok(runs)
    }

    /// Somebody's table of a day, of one game and kind, and whether it is over.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn daily_table(&self, day: &str, game: &str, kind: &str, person: &str) -> Kept<Option<(String, bool)>> {
        let find = "SELECT tables.id, tables.result FROM tables JOIN seats ON seats.table_id = tables.id \
                    WHERE tables.daily = $1 AND tables.game = $2 AND tables.kind = $3 AND seats.person = $4 \
                    ORDER BY tables.created, tables.id LIMIT 1";
        let find = sqlx::query(find).bind(day).bind(game).bind(kind).bind(person);
        let Some(row) = find.fetch_optional(&self.pool).await? else { return Ok(None) };
        Ok(Some((row.try_get("id")?, row.try_get::<Option<String>, _>("result")?.is_some())))
    }

    /// Somebody's finished tables of one game and kind, those touched last first, each with the seat.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn finished_of_kind(&self, person: &str, game: &str, kind: &str) -> Kept<Vec<(TableRow, u8)>> {
        let find = "SELECT tables.*, seats.seat AS held FROM seats JOIN tables ON tables.id = seats.table_id \
                    WHERE seats.person = $1 AND tables.game = $2 AND tables.kind = $3 AND tables.result IS NOT NULL \
                    ORDER BY tables.touched DESC LIMIT 2000";
        let rows = sqlx::query(find).bind(person).bind(game).bind(kind).fetch_all(&self.pool).await?;
        let read =
            |row: &AnyRow| Ok::<_, sqlx::Error>((super::tables::table(row)?, row.try_get::<i64, _>("held")? as u8));
        Ok(rows.iter().map(read).collect::<Result<_, _>>()?)
    }
}
