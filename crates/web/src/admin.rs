//! For those who run a server, from the command line and while it runs: copies of everything, and what must be done to accounts and
//! tables.

use crate::http::http_error::HttpError;
use crate::people::export::Export;
use crate::people::history;
use crate::people::names;
use crate::people::passwords;
use crate::store::{Left, Person, Place, Restore, Store, StoreError, TokenKind, make_file};
use kernel::Text;
use serde_json::{Map, Value, json};
use std::error::Error;
use std::fmt;
use std::fs::{self, File};
use std::io::{self, BufRead, Write};
use std::path::Path;

/// Why nothing came of it. Nothing has changed then.
#[derive(Debug)]
pub enum AdminError {
    /// The store does not answer.
    Store(StoreError),
    /// A file cannot be read or written.
    Io(io::Error),
    /// No account has that name.
    NoAccount,
    /// There is no table of that id.
    NoTable,
    /// There is no record from elsewhere of that id.
    NoImport,
    /// A name or a password will not do; why, in words of the web face.
    Refused(Text),
    /// There is something in the store already.
    NotEmpty,
    /// This line of the file is not what an export has there.
    NotAnExport(usize),
    /// The export is of another version of the store.
    OtherVersion,
    /// Only SQLite is copied like this.
    NotOneFile,
    /// There is a file already.
    Exists,
    /// The machine has no randomness.
    Defect,
}

impl fmt::Display for AdminError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Store(error) => error.fmt(f),
            Self::Io(error) => error.fmt(f),
            Self::NoAccount => write!(f, "no account has that name"),
            Self::NoTable => write!(f, "there is no such table"),
            Self::NoImport => write!(f, "there is no such record from elsewhere"),
            Self::Refused(text) => write!(f, "refused: {}", text.id),
            Self::NotEmpty => write!(f, "there is something in the store already"),
            Self::NotAnExport(line) => write!(f, "line {line} is not that of an export"),
            Self::OtherVersion => write!(f, "the export is of another version of the store"),
            Self::NotOneFile => write!(f, "only SQLite is copied like this"),
            Self::Exists => write!(f, "there is a file already"),
            Self::Defect => write!(f, "the machine has no randomness"),
        }
    }
}

impl Error for AdminError {}

impl From<StoreError> for AdminError {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Taken => Self::Refused(names::NameRefused::Taken.text()),
            _ => Self::Store(error),
        }
    }
}

impl From<io::Error> for AdminError {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

impl From<HttpError> for AdminError {
    fn from(_: HttpError) -> Self {
        Self::Defect
    }
}

/// Copies the one file of SQLite while a server writes to it: as it is at one moment, and never half.
///
/// # Errors
/// If this is not SQLite, there is a file already, or it cannot be written.
pub async fn backup(store: &Store, to: &Path) -> Result<u64, AdminError> {
    if !matches!(store.place(), Place::Folder(_)) {
        return Err(AdminError::NotOneFile);
    }
    if to.exists() {
        return Err(AdminError::Exists);
    }
    let part = to.with_extension("part");
    let copied = async {
        let _ = fs::remove_file(&part);
        make_file(&part)?;
        store.vacuum_into(&part.to_string_lossy()).await?;
        File::open(&part)?.sync_all()?;
        fs::rename(&part, to)?;
        Ok(fs::metadata(to)?.len())
    };
    let copied = copied.await;
    if copied.is_err() {
        let _ = fs::remove_file(&part);
    }
    copied
}

/// Writes down everything, as it is at one moment: one JSON object a line. The file holds hashes and seeds: keep it well. Gives
/// the number of rows.
///
/// # Errors
/// If the store does not answer, or the file cannot be written.
pub async fn export(store: &Store, out: &mut impl Write) -> Result<u64, AdminError> {
    let head = json!({ "oubliette": "export", "schema": store.schema().await?, "version": env!("CARGO_PKG_VERSION") });
    writeln!(out, "{head}")?;
    let mut rows = 0;
    let mut written = Ok(());
    store
        .each_row(|table, row| {
            rows += 1;
            written = writeln!(out, "{}", json!({ "table": table, "row": row }));
            written.is_ok()
        })
        .await?;
    written?;
    writeln!(out, "{}", json!({ "end": rows }))?;
    out.flush()?;
    Ok(rows)
}

/// Takes up all that an export has, into a store that has nothing; all of it or nothing. Gives the number of rows.
///
/// # Errors
/// If the store is not empty, or this is no whole export of this version.
pub async fn import(store: &Store, from: impl BufRead) -> Result<u64, AdminError> {
    let mut lines = (1..).zip(from.lines());
    let (_, head) = read_line(lines.next())?;
    if head["oubliette"] != "export" {
        return Err(AdminError::NotAnExport(1));
    }
    if head["schema"] != store.schema().await? {
        return Err(AdminError::OtherVersion);
    }
    let mut filling = store.fill().await?.ok_or(AdminError::NotEmpty)?;
    let filled = fill(&mut filling, lines).await;
    if filled.is_err() {
        filling.abandon().await?;
        return filled;
    }
    filling.done().await?;
    store.spread_news().await?;
    filled
}

/// A line of an export, with its number.
fn read_line(numbered: Option<(usize, io::Result<String>)>) -> Result<(usize, Value), AdminError> {
    let (number, line) = numbered.ok_or(AdminError::NotAnExport(0))?;
    Ok((number, serde_json::from_str(&line?).map_err(|_| AdminError::NotAnExport(number))?))
}

/// Lays the rows of an export into a store, up to its last line; how many there were.
async fn fill(
    filling: &mut Restore<'_>,
    mut lines: impl Iterator<Item = (usize, io::Result<String>)>,
) -> Result<u64, AdminError> {
    let mut rows = 0;
    loop {
        let (number, line) = read_line(lines.next())?;
        if let Some(end) = line.get("end") {
            let whole = *end == rows && lines.next().is_none();
            return if whole { Ok(rows) } else { Err(AdminError::NotAnExport(number)) };
        }
        let row: Option<&Map<String, Value>> = line["row"].as_object();
        let (Some(table), Some(row)) = (line["table"].as_str(), row) else {
            return Err(AdminError::NotAnExport(number));
        };
        if !filling.add(table, row).await? {
            return Err(AdminError::NotAnExport(number));
        }
        rows += 1;
    }
}

async fn account(store: &Store, name: &str) -> Result<Person, AdminError> {
    store.person_named(&names::folded(name)).await?.ok_or(AdminError::NoAccount)
}

/// Writes down all that is known of an account, but for the hash of its password: first the account, then its games as it may
/// take them away itself. One JSON object a line.
///
/// # Errors
/// If no account has that name, or the file cannot be written.
pub async fn export_person(store: &Store, name: &str, out: &mut impl Write) -> Result<u64, AdminError> {
    let person = account(store, name).await?;
    let date = |seconds| history::moment(seconds).to_string();
    let tokens: Vec<Value> = store
        .bearers_of(&person.id)
        .await?
        .iter()
        .map(|token| json!({ "label": token.label, "made": date(token.created) }))
        .collect();
    let (made, seen) = (date(person.created), date(person.seen));
    let known = json!({ "name": person.name, "bot": person.bot, "banned": person.banned, "made": made, "seen": seen, "tokens": tokens });
    writeln!(out, "{known}")?;
    let (mut export, mut games) = (Export::of(&person.id), 0);
    while let Some(lines) = export.next(store).await? {
        games += lines.lines().count() as u64;
        out.write_all(lines.as_bytes())?;
    }
    out.flush()?;
    Ok(games)
}

/// Closes an account, or opens it again. Its name stays taken, and its browsers and programs are shown the door at once.
///
/// # Errors
/// If no account has that name.
pub async fn ban(store: &Store, name: &str, banned: bool) -> Result<(), AdminError> {
    let person = account(store, name).await?;
    Ok(store.set_banned(&person.id, banned).await?)
}

/// Deletes an account as its owner could; others at its tables see what is given here.
///
/// # Errors
/// If no account has that name.
pub async fn delete_person(store: &Store, name: &str, gone: &str) -> Result<Left, AdminError> {
    let person = account(store, name).await?;
    let left = store.delete_person(&person.id, gone).await?;
    store.spread_news().await?;
    Ok(left)
}

/// Deletes a table with its record.
///
/// # Errors
/// If there is no such table.
pub async fn delete_table(store: &Store, id: &str) -> Result<(), AdminError> {
    if !store.delete_table(id).await? {
        return Err(AdminError::NoTable);
    }
    Ok(store.spread_news().await?)
}

/// Deletes a record from elsewhere.
///
/// # Errors
/// If there is no such record.
pub async fn delete_import(store: &Store, id: &str) -> Result<(), AdminError> {
    if store.delete_import(id).await? { Ok(()) } else { Err(AdminError::NoImport) }
}

/// Gives an account another name, at its tables, too.
///
/// # Errors
/// If no account has that name, or nobody may have the new one.
pub async fn rename(store: &Store, name: &str, new: &str) -> Result<(), AdminError> {
    let person = account(store, name).await?;
    let new = names::checked(new).map_err(|refused| AdminError::Refused(refused.text()))?;
    store.set_name(&person, &new, &names::folded(&new)).await?;
    Ok(store.spread_news().await?)
}

/// Gives an account another password, and logs it out everywhere; its programs, too.
///
/// # Errors
/// If no account has that name, or the password will not do.
pub async fn set_password(store: &Store, name: &str, password: &str) -> Result<(), AdminError> {
    let person = account(store, name).await?;
    passwords::checked(password, name).map_err(|refused| AdminError::Refused(refused.text()))?;
    store.set_password(&person.id, &passwords::hashed(password).await?).await?;
    store.end_tokens(&person.id, TokenKind::Cookie).await?;
    Ok(store.end_tokens(&person.id, TokenKind::Bearer).await?)
}
