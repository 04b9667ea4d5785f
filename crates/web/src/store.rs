//! What is kept, in SQLite or PostgreSQL: people, tables, and the lines of their records.
//!
//! A table is its record: appending a line is the commit, and `(table, n)` is unique, so two nodes can never both win. The same
//! statements run on both databases.

mod accounts;
mod daily;
mod dump;
mod history;
mod imports;
mod lines;
mod people;
mod puzzles;
mod reviews;
mod schema;
mod seasons;
mod seats;
mod space;
mod tables;

pub use crate::clock::now;
pub use accounts::{Left, TokenRow};
pub use daily::{DailyPlay, DailyRun};
pub use dump::{Counts, Restore};
pub use history::{BegunGame, Cursor, Finished, HeldGame, KindResults};
pub use imports::IMPORT_DAYS;
pub use lines::{Appended, NewLines};
pub use people::{COOKIE_DAYS, Person, TokenKind};
pub use reviews::REVIEW_DAYS;
pub use seasons::SeasonPlace;
pub use seats::Recovered;
pub use space::{Heavy, Space};
pub use tables::{NewTable, Pace, SeatRow, TableRow};

use crate::background;
use crate::ids;
use lines::LineWriter;
use sqlx::any::{AnyPoolOptions, install_default_drivers};
use sqlx::{AnyConnection, AnyPool, Connection, Executor};
use std::fmt;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};
use table::RecordError;
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
    /// What is kept is damaged, and nothing will be better soon: where, and how.
    Damaged(String),
    /// A game that was begun by older rules parts from today's: a record that says [`table::Damage::Changed`].
    Parted(RecordError),
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
            Self::Damaged(what) => write!(f, "what is kept is damaged: {what}"),
            Self::Parted(error) => write!(f, "a game of older rules parts from today's: {error:?}"),
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
            sqlx::Error::Database(database) if database.code().is_some_and(|code| says_damaged(&code)) => {
                Self::Damaged(error.to_string())
            }
            _ => Self::Away(error.to_string()),
        }
    }
}

/// Whether a code of SQLite says that the file is damaged, or none of its own; those of PostgreSQL have five signs.
fn says_damaged(code: &str) -> bool {
    code.len() < 5 && code.parse::<u32>().is_ok_and(|code| matches!(code & 0xff, 11 | 26))
}

/// What the store gives.
pub type StoreResult<T> = Result<T, StoreError>;

/// How long ago, by the clock, the round before may have been for what is too old to be forgotten in this one, in seconds.
const ROUND_BEFORE: i64 = 20 * 86_400;

/// The store: a handle to the database.
pub struct Store {
    pool: AnyPool,
    place: Place,
    /// SQLite has one pen; whoever writes holds it.
    pen: Mutex<()>,
    /// When somebody last asked whether it is ready, and it was.
    wrote: Mutex<Option<Instant>>,
    line_writer: LineWriter,
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
    pub async fn open(place: Place) -> StoreResult<Arc<Self>> {
        install_default_drivers();
        let (url, connections) = match &place {
            Place::Folder(folder) => {
                not_torn(&file(folder))?;
                let made = make_folder(folder).and_then(|()| make_file(&file(folder)));
                made.map_err(|error| StoreError::Away(format!("{}: {error}", folder.display())))?;
                (format!("sqlite://{}?mode=rwc", file(folder).display()), 4)
            }
            Place::Postgres(url) => (url.clone(), 10),
        };
        if let Place::Folder(folder) = &place {
            sound(&file(folder), &url).await?;
        }
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
        let (line_writer, jobs) = LineWriter::new();
        let store = Arc::new(Self {
            pool,
            place,
            pen: Mutex::new(()),
            wrote: Mutex::new(None),
            line_writer,
            ended: Notify::new(),
            node: ids::fresh(),
        });
        store.make_schema().await?;
        let (kept, jobs) = (Arc::downgrade(&store), Arc::new(Mutex::new(jobs)));
        background::supervise("line writer", move || lines::write_batches(kept.clone(), jobs.clone()));
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
    pub async fn ready(&self) -> StoreResult<()> {
        if self.line_writer.gone() {
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
    pub async fn once(&self, name: &str, make: impl FnOnce() -> String) -> StoreResult<String> {
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
    pub async fn news(&self) -> StoreResult<Option<String>> {
        let find = sqlx::query_scalar("SELECT value FROM meta WHERE name = 'news'");
        Ok(find.fetch_optional(&self.pool).await?)
    }

    /// Notes that what is too old is looked for at this moment, and says whether that was so not long before, by the clock: right after the
    /// clock has leapt, nothing is old.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn follows_a_round(&self, name: &str, moment: i64) -> StoreResult<bool> {
        let name = format!("round {name}");
        let _pen = self.pen().await;
        let find = sqlx::query_scalar("SELECT value FROM meta WHERE name = $1").bind(&name);
        let before: Option<String> = find.fetch_optional(&self.pool).await?;
        let write = "INSERT INTO meta (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = $2";
        sqlx::query(write).bind(&name).bind(moment.to_string()).execute(&self.pool).await?;
        let before = before.and_then(|before| before.parse::<i64>().ok());
        Ok(before.is_some_and(|before| (0..=ROUND_BEFORE).contains(&(moment - before))))
    }

    /// Has servers that run on this store read their tables again.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn spread_news(&self) -> StoreResult<()> {
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

    /// Closes the database once all that was given to the line writer is written.
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

/// Sees to it that a file which has lost its content is not taken for a new one: SQLite would throw away what waits beside it to
/// be written into it. Nor does it mind an end that was torn off, where nothing waits that would mend it.
fn not_torn(path: &Path) -> StoreResult<()> {
    let length = |path: &Path| std::fs::metadata(path).map(|found| found.len()).ok();
    let waiting = PathBuf::from(format!("{}-wal", path.display()));
    match (length(path), length(&waiting)) {
        (None | Some(0), Some(1..)) => Err(StoreError::Damaged(format!("{} is empty", path.display()))),
        (Some(length @ 1..), None | Some(0)) if !page_size(path).is_none_or(|page| length.is_multiple_of(page)) => {
            Err(StoreError::Damaged(format!("{} ends in the middle of a page", path.display())))
        }
        _ => Ok(()),
    }
}

/// The size of a page, as the head of the file says it; nothing where that is no head.
fn page_size(path: &Path) -> Option<u64> {
    let mut head = [0; 18];
    std::fs::File::open(path).and_then(|mut file| file.read_exact(&mut head)).ok()?;
    match u64::from(u16::from_be_bytes([head[16], head[17]])) {
        1 => Some(65_536),
        size => Some(size).filter(|size| head.starts_with(b"SQLite format 3") && *size >= 512),
    }
}

/// Whether the file of the database is whole, as far as it can tell by itself; before anybody writes to it.
async fn sound(path: &Path, url: &str) -> StoreResult<()> {
    let check = async {
        let mut line = AnyConnection::connect(url).await?;
        line.execute("PRAGMA busy_timeout = 5000").await?;
        let said: String = sqlx::query_scalar("PRAGMA quick_check(1)").fetch_one(&mut line).await?;
        line.close().await?;
        StoreResult::Ok(said)
    };
    match check.await {
        Ok(said) if said == "ok" => Ok(()),
        Ok(why) | Err(StoreError::Damaged(why)) => {
            Err(StoreError::Damaged(format!("{}: {}", path.display(), why.lines().last().unwrap_or_default())))
        }
        Err(error) => Err(error),
    }
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
        let (line_writer, jobs) = LineWriter::new();
        let (pool, place, node) = (store.pool.clone(), store.place.clone(), store.node.clone());
        let other = Store {
            pool,
            place,
            pen: Mutex::new(()),
            wrote: Mutex::new(None),
            line_writer,
            ended: Notify::new(),
            node,
        };
        assert!(other.ready().await.is_ok(), "somebody may come");
        drop(jobs);
        assert!(other.ready().await.is_err());
        store.close().await;
        let _ = std::fs::remove_dir_all(folder);
    }
}
