//! What is kept, in SQLite or PostgreSQL: people, tables, and the lines of their records.
//!
//! A table is its record: appending a line is the commit, and `(table, n)` is unique, so two nodes can never both win. The same
//! statements run on both databases.

mod accounts;
mod daily;
mod history;
mod imports;
mod lines;
mod people;
mod schema;
mod seats;
mod space;
mod tables;
mod whole;

pub use accounts::{Left, TokenRow};
pub use daily::{DailyRun, Played};
pub use history::{Cursor, Finished, Shelf};
pub use imports::IMPORT_DAYS;
pub use lines::{Appended, Entry};
pub use people::{COOKIE_DAYS, Person, TokenKind};
pub use seats::Recovered;
pub use space::{Heavy, Space};
pub use tables::{NewTable, Pace, SeatRow, TableRow};
pub use whole::{Counts, Filling};

use crate::{ids, lasting};
use lines::Scribe;
use sqlx::any::{AnyPoolOptions, install_default_drivers};
use sqlx::{AnyPool, Executor};
use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use tokio::sync::{Mutex, MutexGuard, Notify};

/// Where things are kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Place {
    /// In one file of this folder.
    Folder(PathBuf),
    /// In the PostgreSQL database of this address.
    Postgres(String),
}

/// Why something was not kept or found. Nothing has changed then, as far as anybody was told.
#[derive(Debug)]
pub enum StoreError {
    /// The database does not answer, or cannot write: the disk may be full. It may be better soon.
    Away(String),
    /// Somebody has this name already.
    Taken,
    /// Too much is being read already. It will be better soon.
    Busy,
    /// The table is not there any more.
    Gone,
    /// A newer version of the program made it.
    Newer(usize),
    /// No text: one of the databases takes no zero byte.
    NoText,
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Away(why) => write!(f, "the store does not answer: {why}"),
            Self::Taken => write!(f, "taken already"),
            Self::Busy => write!(f, "too much is being read"),
            Self::Gone => write!(f, "gone"),
            Self::Newer(version) => write!(f, "made by a newer version: {version}"),
            Self::NoText => write!(f, "no text"),
        }
    }
}

impl std::error::Error for StoreError {}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match &error {
            sqlx::Error::Database(database) if database.is_unique_violation() => Self::Taken,
            sqlx::Error::Database(database) if database.code().is_some_and(|code| code == "22021") => Self::NoText,
            _ => Self::Away(error.to_string()),
        }
    }
}

/// What the store gives.
pub type Kept<T> = Result<T, StoreError>;

/// Seconds since 1970.
pub fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs() as i64)
}

/// The store: a handle to the database.
pub struct Store {
    pool: AnyPool,
    place: Place,
    /// SQLite has one pen; whoever writes holds it.
    pen: Mutex<()>,
    /// When somebody last asked whether it is ready, and it was.
    wrote: Mutex<Option<Instant>>,
    scribe: Scribe,
    /// Told whenever tokens have ended here, or an account was closed.
    pub ended: Notify,
    /// The name of this node among those that share a database.
    pub node: String,
}

impl Store {
    /// Opens the store, and makes it where there is none.
    ///
    /// # Errors
    /// If the folder cannot be made, or the database does not answer.
    pub async fn open(place: Place) -> Kept<Arc<Self>> {
        install_default_drivers();
        let (url, connections) = match &place {
            Place::Folder(folder) => {
                let made = make_folder(folder).and_then(|()| make_file(&file(folder)));
                made.map_err(|error| StoreError::Away(format!("{}: {error}", folder.display())))?;
                (format!("sqlite://{}?mode=rwc", file(folder).display()), 4)
            }
            Place::Postgres(url) => (url.clone(), 10),
        };
        let sqlite = matches!(place, Place::Folder(_));
        let pool = AnyPoolOptions::new()
            .max_connections(connections)
            .acquire_timeout(Duration::from_secs(3))
            .after_connect(move |connection, _| {
                Box::pin(async move {
                    if sqlite {
                        // Whatever was answered survives the loss of power, too.
                        connection.execute("PRAGMA journal_mode = WAL").await?;
                        connection.execute("PRAGMA synchronous = FULL").await?;
                        connection.execute("PRAGMA busy_timeout = 5000").await?;
                    }
                    Ok(())
                })
            })
            .connect(&url)
            .await?;
        let (scribe, orders) = Scribe::new();
        let store = Arc::new(Self {
            pool,
            place,
            pen: Mutex::new(()),
            wrote: Mutex::new(None),
            scribe,
            ended: Notify::new(),
            node: ids::fresh(),
        });
        store.make_schema().await?;
        let (kept, orders) = (Arc::downgrade(&store), Arc::new(Mutex::new(orders)));
        lasting::begin("scribe", move || lines::write_down(kept.clone(), orders.clone()));
        Ok(store)
    }

    /// Where things are kept.
    pub fn place(&self) -> &Place {
        &self.place
    }

    /// The name of the database, for people who run a server.
    pub fn kind(&self) -> &'static str {
        match self.place {
            Place::Folder(_) => "sqlite",
            Place::Postgres(_) => "postgres",
        }
    }

    /// Whether the database answers and can write, and somebody writes lines.
    ///
    /// # Errors
    /// Why not.
    pub async fn ready(&self) -> Kept<()> {
        if self.scribe.gone() {
            return Err(StoreError::Away("nobody writes lines".into()));
        }
        // Asking often is no way to keep the disk busy.
        if self.wrote.lock().await.is_some_and(|wrote| wrote.elapsed() < Duration::from_secs(1)) {
            return Ok(());
        }
        let _pen = self.pen().await;
        sqlx::query("UPDATE meta SET value = $1 WHERE name = 'seen'")
            .bind(now().to_string())
            .execute(&self.pool)
            .await?;
        *self.wrote.lock().await = Some(Instant::now());
        Ok(())
    }

    /// A value that the whole server keeps: made once, the same for all nodes.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn once(&self, name: &str, make: impl FnOnce() -> String) -> Kept<String> {
        let _pen = self.pen().await;
        sqlx::query("INSERT INTO meta (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING")
            .bind(name)
            .bind(make())
            .execute(&self.pool)
            .await?;
        Ok(sqlx::query_scalar("SELECT value FROM meta WHERE name = $1").bind(name).fetch_one(&self.pool).await?)
    }

    /// What changes when those who run the server have changed something from the command line.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn news(&self) -> Kept<Option<String>> {
        let find = sqlx::query_scalar("SELECT value FROM meta WHERE name = 'news'");
        Ok(find.fetch_optional(&self.pool).await?)
    }

    /// Has servers that run on this store read their tables again.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn spread_news(&self) -> Kept<()> {
        let _pen = self.pen().await;
        let write = "INSERT INTO meta (name, value) VALUES ('news', $1) ON CONFLICT (name) DO UPDATE SET value = $1";
        sqlx::query(write).bind(ids::fresh()).execute(&self.pool).await?;
        Ok(())
    }

    /// The database itself, for those who run a server.
    pub fn pool(&self) -> &AnyPool {
        &self.pool
    }

    /// Takes the pen where there is but one.
    async fn pen(&self) -> Option<MutexGuard<'_, ()>> {
        match self.place {
            Place::Folder(_) => Some(self.pen.lock().await),
            Place::Postgres(_) => None,
        }
    }

    /// Closes the database once all that was given to the scribe is written.
    pub async fn close(&self) {
        self.pool.close().await;
    }
}

/// Makes a folder that nobody else on the machine can look into.
fn make_folder(folder: &Path) -> std::io::Result<()> {
    let mut maker = std::fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut maker, 0o700);
    maker.recursive(true).create(folder)
}

/// Makes an empty file that nobody else on the machine can read, where there is none. SQLite fills it, and gives the files that it
/// puts beside it the same rights.
///
/// # Errors
/// If it cannot be made.
pub fn make_file(path: &Path) -> std::io::Result<()> {
    let mut maker = std::fs::OpenOptions::new();
    maker.append(true).create(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut maker, 0o600);
    maker.open(path).map(drop)
}

/// The file of the database in a folder.
pub fn file(folder: &Path) -> PathBuf {
    folder.join("oubliette.db")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_store_in_which_nobody_writes_is_not_ready() {
        let folder = std::env::temp_dir().join(format!("oubliette-store-{}", std::process::id()));
        let store = Store::open(Place::Folder(folder.clone())).await.expect("a store");
        assert!(store.ready().await.is_ok());
        let (scribe, orders) = Scribe::new();
        let (pool, place, node) = (store.pool.clone(), store.place.clone(), store.node.clone());
        let other =
            Store { pool, place, pen: Mutex::new(()), wrote: Mutex::new(None), scribe, ended: Notify::new(), node };
        assert!(other.ready().await.is_ok(), "somebody may come");
        drop(orders);
        assert!(other.ready().await.is_err());
        store.close().await;
        let _ = std::fs::remove_dir_all(folder);
    }
}
