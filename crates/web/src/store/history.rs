//! What somebody has played and plays.

use super::tables::{seat, table};
use super::{SeatRow, Store, StoreResult, TableRow};
use crate::ids;
use sqlx::Row;
use sqlx::any::AnyRow;
use std::collections::HashMap;
use table::figures::GameKind;

/// A place in a list that goes by time: whoever has read up to there goes on behind it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cursor {
    /// The time of the table that was listed last, in seconds since 1970.
    pub at: i64,
    /// Its id.
    pub id: String,
}

impl Cursor {
    /// The cursor that a text says.
    pub fn read(text: &str) -> Option<Self> {
        let (at, id) = text.split_once('-')?;
        Some(Self { at: at.parse().ok()?, id: id.into() }).filter(|cursor| ids::plausible(&cursor.id))
    }

    /// As a text for addresses.
    pub fn write(&self) -> String {
        format!("{}-{}", self.at, self.id)
    }
}

/// Games of one kind that are over, as figures need them: the database puts them into one row, since rows are what costs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KindResults {
    /// The game.
    pub game: String,
    /// The version of its rules.
    pub rules: String,
    /// What must be the same for games to be compared.
    pub kind: String,
    /// Whether somebody had help.
    pub assisted: bool,
    /// When each ended, in seconds since 1970, the seat that somebody held, and the result: oldest first.
    pub games: Vec<(i64, u8, String)>,
}

fn kind_results(row: &AnyRow) -> Result<KindResults, sqlx::Error> {
    let read = |game: &str| {
        let mut words = game.splitn(3, ' ');
        Some((words.next()?.parse().ok()?, words.next()?.parse().ok()?, words.next()?.to_string()))
    };
    Ok(KindResults {
        game: row.try_get("game")?,
        rules: rules(row.try_get("start")?),
        kind: row.try_get("kind")?,
        assisted: row.try_get::<i64, _>("assisted")? != 0,
        games: row.try_get::<&str, _>("games")?.split(';').filter_map(read).collect(),
    })
}

/// What lists say of a table that is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finished {
    /// Its id.
    pub id: String,
    /// The game.
    pub game: String,
    /// The day, where it is the daily dungeon.
    pub daily: Option<String>,
    /// What must be the same for games to be compared.
    pub kind: String,
    /// Whether somebody had help.
    pub assisted: bool,
    /// How it ended, as a record says it.
    pub result: String,
    /// When, in seconds since 1970.
    pub ended: i64,
    /// The seat that somebody holds.
    pub seat: u8,
    /// How many decisions it took, whoever made them; nothing where that cannot be read.
    pub decisions: Option<u32>,
}

/// A game of somebody that was begun, as trophies and records look at it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BegunGame {
    /// The table's id.
    pub id: String,
    /// Its kind.
    pub kind: GameKind,
    /// What was asked for when the table was made.
    pub wanted: String,
    /// The day, where it is the daily dungeon.
    pub daily: Option<String>,
    /// How it ended, as a record says it; nothing while it goes on.
    pub result: Option<String>,
    /// When something last happened, in seconds since 1970.
    pub touched: i64,
    /// The seat that somebody holds.
    pub seat: u8,
    /// How many decisions it took so far; nothing where that cannot be read.
    pub decisions: Option<u32>,
}

/// The lines that were added last to the record of each table.
pub(super) const LAST: &str =
    "(SELECT lines.lines FROM lines WHERE lines.table_id = tables.id ORDER BY lines.n DESC LIMIT 1) AS last";

/// The number of the last decision among the last lines of a record.
pub(super) fn decisions(row: &AnyRow) -> Result<Option<u32>, sqlx::Error> {
    let last: Option<String> = row.try_get("last")?;
    let number = |line: &str| line.split(' ').next().and_then(|word| word.parse().ok());
    Ok(last.and_then(|last| last.lines().rev().find_map(number)))
}

/// The version of the rules, by the part of a head that says it.
fn rules(start: Option<String>) -> String {
    start.as_deref().and_then(|start| start.lines().next()?.strip_prefix("rules ")).unwrap_or("").into()
}

fn begun(row: &AnyRow) -> Result<BegunGame, sqlx::Error> {
    let (game, options) = (row.try_get("game")?, row.try_get("kind")?);
    let assisted = row.try_get::<i64, _>("assisted")? != 0;
    Ok(BegunGame {
        id: row.try_get("id")?,
        kind: GameKind { game, rules: rules(row.try_get("start")?), options, assisted },
        wanted: row.try_get("wanted")?,
        daily: row.try_get("daily")?,
        result: row.try_get("result")?,
        touched: row.try_get("touched")?,
        seat: row.try_get::<i64, _>("held")? as u8,
        decisions: decisions(row)?,
    })
}

fn finished(row: &AnyRow) -> Result<Finished, sqlx::Error> {
    Ok(Finished {
        id: row.try_get("id")?,
        game: row.try_get("game")?,
        daily: row.try_get("daily")?,
        kind: row.try_get("kind")?,
        assisted: row.try_get::<i64, _>("assisted")? != 0,
        result: row.try_get("result")?,
        ended: row.try_get("touched")?,
        seat: row.try_get::<i64, _>("held")? as u8,
        decisions: decisions(row)?,
    })
}

/// A game that somebody holds a seat in, as a codex needs it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HeldGame {
    /// The table's id.
    pub id: String,
    /// The seat that somebody holds.
    pub seat: u8,
    /// When the table was made, in seconds since 1970.
    pub created: i64,
    /// Whether the game is over.
    pub over: bool,
    /// The head of its record, once it has begun.
    pub head: Option<String>,
}

fn held_game(row: &AnyRow) -> Result<HeldGame, sqlx::Error> {
    Ok(HeldGame {
        id: row.try_get("id")?,
        seat: row.try_get::<i64, _>("held")? as u8,
        created: row.try_get("created")?,
        over: row.try_get::<i64, _>("over")? != 0,
        head: row.try_get("head")?,
    })
}

fn held(row: &AnyRow) -> Result<(TableRow, u8), sqlx::Error> {
    Ok((table(row)?, row.try_get::<i64, _>("held")? as u8))
}

/// So many parameters, as a list of a statement.
fn listed(count: usize) -> String {
    (1..=count).map(|at| format!("${at}")).collect::<Vec<_>>().join(", ")
}

impl Store {
    /// Somebody's tables that are not over, those touched last first, each with the seat.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn running_of(&self, person: &str, most: u32) -> StoreResult<Vec<(TableRow, u8)>> {
        let find = "SELECT tables.*, seats.seat AS held FROM seats JOIN tables ON tables.id = seats.table_id \
                    WHERE seats.person = $1 AND tables.result IS NULL ORDER BY tables.touched DESC, tables.id LIMIT $2";
        let rows = sqlx::query(find).bind(person).bind(most as i64).fetch_all(&self.pool).await?;
        Ok(rows.iter().map(held).collect::<Result<_, _>>()?)
    }

    /// Somebody's tables, those touched last first, each with the seat; those behind a cursor.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn tables_of(
        &self,
        person: &str,
        behind: Option<&Cursor>,
        most: u32,
    ) -> StoreResult<Vec<(TableRow, u8)>> {
        let find = "SELECT tables.*, seats.seat AS held FROM seats JOIN tables ON tables.id = seats.table_id \
                    WHERE seats.person = $1 AND (tables.touched < $2 OR tables.touched = $2 AND tables.id > $3) \
                    ORDER BY tables.touched DESC, tables.id LIMIT $4";
        let (at, id) = behind.map_or((i64::MAX, ""), |cursor| (cursor.at, &cursor.id));
        let find = sqlx::query(find).bind(person).bind(at).bind(id).bind(most as i64);
        Ok(find.fetch_all(&self.pool).await?.iter().map(held).collect::<Result<_, _>>()?)
    }

    /// Somebody's tables that are over, of one game or of all, those that ended last first; those behind a cursor.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn finished_of(
        &self,
        person: &str,
        game: Option<&str>,
        behind: Option<&Cursor>,
        most: u32,
    ) -> StoreResult<Vec<Finished>> {
        let find = format!(
            "SELECT tables.id, tables.game, tables.daily, tables.kind, tables.assisted, tables.result, tables.touched, \
             seats.seat AS held, {LAST} \
             FROM seats JOIN tables ON tables.id = seats.table_id \
             WHERE seats.person = $1 AND tables.result IS NOT NULL AND (tables.game = $5 OR $5 = '') \
             AND (tables.touched < $2 OR tables.touched = $2 AND tables.id > $3) \
             ORDER BY tables.touched DESC, tables.id LIMIT $4"
        );
        let (at, id) = behind.map_or((i64::MAX, ""), |cursor| (cursor.at, &cursor.id));
        let find = sqlx::query(&find).bind(person).bind(at).bind(id).bind(most as i64).bind(game.unwrap_or(""));
        Ok(find.fetch_all(&self.pool).await?.iter().map(finished).collect::<Result<_, _>>()?)
    }

    /// Somebody's tables at which the game was begun, the latest of them, oldest first.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn begun_by(&self, person: &str, most: u32) -> StoreResult<Vec<BegunGame>> {
        // What a head begins with is said below.
        let find = format!(
            "SELECT tables.id, tables.game, tables.kind, tables.wanted, tables.daily, tables.assisted, tables.result, \
             tables.touched, SUBSTR(tables.head, 26 + LENGTH(tables.game), 12) AS start, seats.seat AS held, {LAST} \
             FROM seats JOIN tables ON tables.id = seats.table_id \
             WHERE seats.person = $1 AND tables.head IS NOT NULL \
             ORDER BY tables.created DESC, tables.touched DESC, tables.id LIMIT $2"
        );
        let rows = sqlx::query(&find).bind(person).bind(most as i64).fetch_all(&self.pool).await?;
        Ok(rows.iter().rev().map(begun).collect::<Result<_, _>>()?)
    }

    /// Somebody's tables that are over, those that ended last, kind by kind.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn results_by_kind(&self, person: &str, most: u32) -> StoreResult<Vec<KindResults>> {
        // A head begins with its format and its game, whose lines are 26 signs long but for the game's id; then come its rules.
        let find = "SELECT game, kind, assisted, start, \
                    STRING_AGG(CAST(ended AS TEXT) || ' ' || CAST(held AS TEXT) || ' ' || result, ';' ORDER BY ended, id DESC) AS games \
                    FROM (SELECT tables.id, tables.game, tables.kind, tables.assisted, tables.touched AS ended, tables.result, \
                    SUBSTR(tables.head, 26 + LENGTH(tables.game), 12) AS start, seats.seat AS held \
                    FROM seats JOIN tables ON tables.id = seats.table_id \
                    WHERE seats.person = $1 AND tables.result IS NOT NULL \
                    ORDER BY tables.touched DESC, tables.id LIMIT $2) AS latest GROUP BY game, kind, assisted, start";
        let rows = sqlx::query(find).bind(person).bind(most as i64).fetch_all(&self.pool).await?;
        Ok(rows.iter().map(kind_results).collect::<Result<_, _>>()?)
    }

    /// Somebody's tables of a game that have begun, those made last first.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn held_of_game(&self, person: &str, game: &str, most: u32) -> StoreResult<Vec<HeldGame>> {
        let find = "SELECT tables.id, tables.created, tables.head, seats.seat AS held, \
                    CAST(CASE WHEN tables.result IS NULL THEN 0 ELSE 1 END AS BIGINT) AS over \
                    FROM seats JOIN tables ON tables.id = seats.table_id \
                    WHERE seats.person = $1 AND tables.game = $2 AND tables.head IS NOT NULL \
                    ORDER BY tables.created DESC, tables.id LIMIT $3";
        let find = sqlx::query(find).bind(person).bind(game).bind(most as i64);
        Ok(find.fetch_all(&self.pool).await?.iter().map(held_game).collect::<Result<_, _>>()?)
    }

    /// Some of somebody's tables, oldest first, each with the seat; those behind a cursor.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn held_by(&self, person: &str, behind: Option<&Cursor>, most: u32) -> StoreResult<Vec<(Cursor, u8)>> {
        let find = "SELECT tables.created, tables.id, seats.seat FROM seats JOIN tables ON tables.id = seats.table_id \
                    WHERE seats.person = $1 AND (tables.created > $2 OR tables.created = $2 AND tables.id > $3) \
                    ORDER BY tables.created, tables.id LIMIT $4";
        let (at, id) = behind.map_or((i64::MIN, ""), |cursor| (cursor.at, &cursor.id));
        let rows = sqlx::query(find).bind(person).bind(at).bind(id).bind(most as i64).fetch_all(&self.pool).await?;
        let read = |row: &AnyRow| {
            let cursor = Cursor { at: row.try_get("created")?, id: row.try_get("id")? };
            Ok::<_, sqlx::Error>((cursor, row.try_get::<i64, _>("seat")? as u8))
        };
        Ok(rows.iter().map(read).collect::<Result<_, _>>()?)
    }

    /// The tables of these ids that are there, each with its seats in order: two statements for all of them.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn tables(&self, ids: &[&str]) -> StoreResult<HashMap<String, (TableRow, Vec<SeatRow>)>> {
        let find = format!("SELECT * FROM tables WHERE id IN ({})", listed(ids.len()));
        let find = ids.iter().fold(sqlx::query(&find), |find, id| find.bind(*id));
        let mut found = HashMap::new();
        for row in find.fetch_all(&self.pool).await? {
            let row = table(&row)?;
            found.insert(row.id.clone(), (row, Vec::new()));
        }
        let find = format!(
            "SELECT seats.*, people.bot AS declared FROM seats LEFT JOIN people ON people.id = seats.person \
             WHERE seats.table_id IN ({}) ORDER BY seats.table_id, seats.seat",
            listed(ids.len())
        );
        let find = ids.iter().fold(sqlx::query(&find), |find, id| find.bind(*id));
        for row in find.fetch_all(&self.pool).await? {
            if let Some((_, seats)) = found.get_mut(row.try_get::<&str, _>("table_id")?) {
                seats.push(seat(&row)?);
            }
        }
        Ok(found)
    }

    /// The lines of the records of these tables, in order: one statement for all of them.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn lines_of(&self, ids: &[&str]) -> StoreResult<HashMap<String, Vec<String>>> {
        let mut lines: HashMap<String, Vec<String>> = HashMap::new();
        if ids.is_empty() {
            return Ok(lines);
        }
        let find = format!(
            "SELECT table_id, STRING_AGG(lines, '\n' ORDER BY n) FROM lines WHERE table_id IN ({}) GROUP BY table_id",
            listed(ids.len())
        );
        let find = ids.iter().fold(sqlx::query_as::<_, (String, String)>(&find), |find, id| find.bind(*id));
        for (table, some) in find.fetch_all(&self.pool).await? {
            lines.insert(table, some.split('\n').map(String::from).collect());
        }
        Ok(lines)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cursor_is_a_text() {
        let cursor = Cursor { at: -7, id: ids::fresh() };
        // Times before 1970 are nobody's.
        assert_eq!(Cursor::read(&cursor.write()), None);
        let cursor = Cursor { at: 1_700_000_000, ..cursor };
        assert_eq!(Cursor::read(&cursor.write()), Some(cursor));
        for odd in ["", "-", "1", "1-", "x-abcdefgh", "1-../../etc", "1-%00aaaaaaaaa", "99999999999999999999-abcdefgh"]
        {
            assert_eq!(Cursor::read(odd), None, "{odd}");
        }
    }
}
