//! Everything at once: copies of a store, and stores from copies. What tables and columns there are, the database says itself, so
//! that nothing is forgotten; the same rows go into SQLite and PostgreSQL.

use super::{Place, Store, StoreError, StoreResult};
use futures_util::TryStreamExt;
use serde_json::{Map, Value};
use sqlx::any::AnyRow;
use sqlx::{Any, Executor, Row, Transaction};
use tokio::sync::MutexGuard;

/// A table of the database: its columns in order, and whether each holds a number; all others hold text.
struct DumpedTable {
    name: String,
    columns: Vec<(String, bool)>,
}

/// What belongs to a database and not to what is in it.
const ITS_OWN: [&str; 3] = ["schema", "seen", "news"];

/// A store that is being filled: all of it or nothing.
pub struct Restore<'a> {
    change: Transaction<'static, Any>,
    shapes: Vec<DumpedTable>,
    _pen: Option<MutexGuard<'a, ()>>,
}

/// What is counted in a store.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    /// Accounts, declared bots among them.
    pub accounts: i64,
    /// Declared bots.
    pub bots: i64,
    /// Accounts that were closed.
    pub banned: i64,
    /// Guests.
    pub guests: i64,
    /// Tables that wait for people.
    pub waiting: i64,
    /// Games that are being played.
    pub running: i64,
    /// Games that are over.
    pub finished: i64,
    /// Of them all, those touched in the last day.
    pub today: i64,
    /// Games of each kind on the shelf.
    pub games: Vec<(String, i64)>,
}

impl Store {
    /// The version of the store's shape.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn schema(&self) -> StoreResult<String> {
        Ok(sqlx::query_scalar("SELECT value FROM meta WHERE name = 'schema'").fetch_one(&self.pool).await?)
    }

    /// Copies the one file of SQLite to another, which must be empty or not be there.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn vacuum_into(&self, file: &str) -> StoreResult<()> {
        sqlx::query("VACUUM INTO $1").bind(file).execute(&self.pool).await?;
        Ok(())
    }

    /// Gives every row of every table, all as they are at one moment, until `take` says that it is enough.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn each_row(&self, mut take: impl FnMut(&str, Map<String, Value>) -> bool) -> StoreResult<()> {
        let mut look = self.pool.begin().await?;
        if let Place::Postgres(_) = self.place {
            look.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ").await?;
        }
        for shape in self.shapes(&mut look).await? {
            let find = format!("SELECT {} FROM \"{}\" ORDER BY 1, 2", shape.list(), shape.name);
            let mut rows = sqlx::query(&find).fetch(&mut *look);
            while let Some(row) = rows.try_next().await? {
                if !take(&shape.name, shape.read(&row)?) {
                    return Ok(());
                }
            }
        }
        Ok(())
    }

    /// Begins to fill the store; nothing where there is something in it.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn fill(&self) -> StoreResult<Option<Restore<'_>>> {
        let pen = self.pen().await;
        let mut change = self.pool.begin().await?;
        let shapes = self.shapes(&mut change).await?;
        for shape in shapes.iter().filter(|shape| shape.name != "meta") {
            let count = format!("SELECT COUNT(*) FROM \"{}\"", shape.name);
            if sqlx::query_scalar::<_, i64>(&count).fetch_one(&mut *change).await? > 0 {
                return Ok(None);
            }
        }
        Ok(Some(Restore { change, shapes, _pen: pen }))
    }

    async fn shapes(&self, look: &mut Transaction<'_, Any>) -> StoreResult<Vec<DumpedTable>> {
        let (tables, columns) = match self.place {
            Place::Folder(_) => (
                "SELECT name AS told FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name",
                "SELECT name AS told, type AS kind FROM pragma_table_info($1) ORDER BY cid",
            ),
            Place::Postgres(_) => (
                // Parts of a table that those who run the database have partitioned are in it already.
                "SELECT CAST(relname AS TEXT) AS told FROM pg_class WHERE relnamespace = CAST(current_schema() AS REGNAMESPACE) \
                 AND relkind IN ('r', 'p') AND NOT relispartition ORDER BY 1",
                "SELECT CAST(column_name AS TEXT) AS told, CAST(data_type AS TEXT) AS kind FROM information_schema.columns \
                 WHERE table_schema = current_schema() AND table_name = $1 ORDER BY ordinal_position",
            ),
        };
        let mut shapes = Vec::new();
        for name in sqlx::query_scalar::<_, String>(tables).fetch_all(&mut **look).await? {
            let rows = sqlx::query(columns).bind(&name).fetch_all(&mut **look).await?;
            let read = |row: &AnyRow| {
                let kind: String = row.try_get("kind")?;
                Ok::<_, sqlx::Error>((row.try_get("told")?, kind.eq_ignore_ascii_case("bigint")))
            };
            shapes.push(DumpedTable { name, columns: rows.iter().map(read).collect::<Result<_, _>>()? });
        }
        Ok(shapes)
    }

    /// Counts what is in the store.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn counts(&self) -> StoreResult<Counts> {
        let count = async |from: &str| -> StoreResult<i64> {
            Ok(sqlx::query_scalar(&format!("SELECT COUNT(*) FROM {from}")).fetch_one(&self.pool).await?)
        };
        let games = sqlx::query("SELECT game, COUNT(*) AS many FROM tables GROUP BY game ORDER BY game");
        let games = games.fetch_all(&self.pool).await?;
        let read = |row: &AnyRow| Ok::<_, sqlx::Error>((row.try_get("game")?, row.try_get("many")?));
        Ok(Counts {
            accounts: count("people WHERE name IS NOT NULL").await?,
            bots: count("people WHERE bot = 1").await?,
            banned: count("people WHERE banned = 1").await?,
            guests: count("people WHERE name IS NULL").await?,
            waiting: count("tables WHERE head IS NULL").await?,
            running: count("tables WHERE head IS NOT NULL AND result IS NULL").await?,
            finished: count("tables WHERE result IS NOT NULL").await?,
            today: count(&format!("tables WHERE touched > {}", super::now() - 86_400)).await?,
            games: games.iter().map(read).collect::<Result<_, _>>()?,
        })
    }
}

impl DumpedTable {
    fn list(&self) -> String {
        self.columns.iter().map(|(name, _)| format!("\"{name}\"")).collect::<Vec<_>>().join(", ")
    }

    fn read(&self, row: &AnyRow) -> Result<Map<String, Value>, sqlx::Error> {
        let cell = |(at, (name, number)): (usize, &(String, bool))| {
            let value = match number {
                true => Value::from(row.try_get::<Option<i64>, _>(at)?),
                false => Value::from(row.try_get::<Option<String>, _>(at)?),
            };
            Ok((name.clone(), value))
        };
        self.columns.iter().enumerate().map(cell).collect()
    }
}

impl Restore<'_> {
    /// Adds a row; false where it does not fit the store.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn add(&mut self, table: &str, row: &Map<String, Value>) -> StoreResult<bool> {
        let Some(shape) = self.shapes.iter().find(|shape| shape.name == table) else { return Ok(false) };
        if row.len() != shape.columns.len() {
            return Ok(false);
        }
        if table == "meta" && row.get("name").and_then(Value::as_str).is_some_and(|name| ITS_OWN.contains(&name)) {
            return Ok(true);
        }
        let places: Vec<String> = (1..=shape.columns.len()).map(|at| format!("${at}")).collect();
        let mut insert = format!("INSERT INTO \"{table}\" ({}) VALUES ({})", shape.list(), places.join(", "));
        if table == "meta" {
            insert += " ON CONFLICT (name) DO UPDATE SET value = excluded.value";
        }
        let mut query = sqlx::query(&insert);
        for (name, number) in &shape.columns {
            query = match (row.get(name), number) {
                (Some(Value::Null), true) => query.bind(None::<i64>),
                (Some(Value::Null), false) => query.bind(None::<String>),
                (Some(Value::Number(value)), true) if value.is_i64() => query.bind(value.as_i64()),
                (Some(Value::String(value)), false) => query.bind(value.clone()),
                _ => return Ok(false),
            };
        }
        match query.execute(&mut *self.change).await {
            Ok(_) => Ok(true),
            // Twice the same, or nothing where something must be.
            Err(sqlx::Error::Database(error)) if error.is_unique_violation() || error.is_check_violation() => Ok(false),
            Err(error) => Err(error.into()),
        }
    }

    /// Has all of it stand.
    ///
    /// # Errors
    /// If the store does not answer: then nothing stands.
    pub async fn done(self) -> Result<(), StoreError> {
        Ok(self.change.commit().await?)
    }

    /// Has none of it stand, before anybody else may write: a change that is only forgotten keeps its locks until somebody finds the
    /// time to undo it.
    ///
    /// # Errors
    /// If the store does not answer: then nothing stands, either.
    pub async fn abandon(self) -> Result<(), StoreError> {
        Ok(self.change.rollback().await?)
    }
}
