//! The player's own games on disk: one record a file, written line by line as decisions are made.

use crate::moment::Moment;
use crate::record::{Record, RecordError, RecordLine, Summary};
use crate::replay::Loaded;
use crate::session::Session;
use crate::settings::{Luck, Settings};
use crate::shelf;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// A folder of records.
#[derive(Clone, Debug)]
pub struct Archive {
    folder: PathBuf,
}

/// Keeps a game's file as it is played. The file is locked: nobody else writes to it meanwhile.
pub struct Keeper {
    path: PathBuf,
    file: File,
    /// The lines of the session that are on disk.
    kept: usize,
    /// The bytes of the file that are sound.
    bytes: u64,
}

/// A game in the archive.
#[derive(Clone, Debug)]
pub struct Run {
    /// Its file.
    pub path: PathBuf,
    /// What its record says of itself.
    pub summary: Summary,
}

impl Run {
    /// The seed it was played with; none with real cards.
    pub fn seed(&self) -> Option<&str> {
        match &self.summary.settings.luck {
            Luck::Seed { seed, .. } => Some(seed),
            Luck::Asked => None,
        }
    }

    /// When it was begun, in Greenwich: `2026-11-15T20:33:44Z`.
    pub fn begun(&self) -> Option<&str> {
        self.summary.begun()
    }

    /// What is not the rulebook's for the fewest: `players=3 bots=careful weapon=le deck=own:1a2b3c4d`.
    pub fn non_default_options(&self) -> String {
        self.options_with(&self.summary.settings)
    }

    /// The same, with the masks of bots off once the game is over.
    pub fn shown_options(&self) -> String {
        self.options_with(&self.summary.shown_settings())
    }

    fn options_with(&self, settings: &Settings) -> String {
        let Some(label) = shelf::label(&self.summary.game) else { return String::new() };
        shelf::non_default_options(label, self.summary.seats(), &settings.options, settings)
    }
}

/// Why a game cannot be taken up again.
#[derive(Debug)]
pub enum ResumeError {
    /// The file cannot be read or written.
    Io(io::Error),
    /// Somebody else is playing it.
    Busy,
    /// It was given up.
    Resigned,
    /// The record is damaged.
    Record(RecordError),
}

impl From<io::Error> for ResumeError {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

/// Larger files are no records of ours.
const MOST_BYTES: u64 = 16 << 20;

/// Reads a file that should be a record. Bytes that are no text are kept as signs that no record has.
///
/// # Errors
/// If it cannot be read, or is far too long.
pub fn read_text(path: &Path) -> io::Result<String> {
    Ok(String::from_utf8_lossy(&read_bytes(&File::open(path)?)?).into_owned())
}

fn read_bytes(file: &File) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    file.take(MOST_BYTES + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > MOST_BYTES {
        return Err(io::ErrorKind::FileTooLarge.into());
    }
    Ok(bytes)
}

impl Archive {
    /// The archive in a folder, which is made when it is first needed.
    pub fn new(folder: impl Into<PathBuf>) -> Self {
        Self { folder: folder.into() }
    }

    /// The folder.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Begins the file of a new game.
    ///
    /// # Errors
    /// If the disk says so.
    pub fn keep(&self, session: &Session) -> io::Result<Keeper> {
        fs::create_dir_all(&self.folder)?;
        let (now, path, file) = self.fresh_file(session.id(), Moment::now())?;
        let mut keeper = Keeper { path, file, kept: 0, bytes: 0 };
        if let Err(error) = self.begin(&mut keeper, now, session) {
            // A game that cannot be kept is not begun, and leaves nothing behind.
            let _ = fs::remove_file(&keeper.path);
            return Err(error);
        }
        Ok(keeper)
    }

    fn begin(&self, keeper: &mut Keeper, now: Moment, session: &Session) -> io::Result<()> {
        keeper.file.lock()?;
        let head: String = session.head().iter().map(|line| format!("{line}\n")).collect();
        keeper.append(&format!("{head}{}\n", RecordLine::begun(now)), session)?;
        // The file's name is in the folder for good only once the folder is on disk too.
        File::open(&self.folder)?.sync_all()
    }

    /// A file named after this moment, or the next that no other game has, so that names sort as games were begun.
    fn fresh_file(&self, id: &str, mut now: Moment) -> io::Result<(Moment, PathBuf, File)> {
        loop {
            let path = self.folder.join(format!("{}-{id}.txt", now.stamp()));
            match OpenOptions::new().write(true).create_new(true).open(&path) {
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => now = now.next(),
                opened => return Ok((now, path, opened?)),
            }
        }
    }

    /// Takes a game up again where its file ends; a last line that was cut short is dropped.
    ///
    /// # Errors
    /// If the file cannot be read, is being played, or is damaged.
    pub fn resume(&self, path: &Path) -> Result<(Loaded, Keeper), ResumeError> {
        let mut file = OpenOptions::new().read(true).write(true).open(path)?;
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => return Err(ResumeError::Busy),
            Err(TryLockError::Error(error)) => return Err(error.into()),
            Ok(()) => {}
        }
        let bytes = read_bytes(&file)?;
        let text = String::from_utf8_lossy(&bytes);
        let loaded = shelf::load(&text).map_err(ResumeError::Record)?;
        if loaded.session.resigned() {
            return Err(ResumeError::Resigned);
        }
        let sound = &text[..loaded.bytes];
        if !bytes.starts_with(sound.as_bytes()) {
            return Err(ResumeError::Io(io::ErrorKind::InvalidData.into()));
        }
        file.set_len(sound.len() as u64)?;
        file.seek(SeekFrom::End(0))?;
        let mut keeper = Keeper { path: path.into(), file, kept: loaded.lines, bytes: sound.len() as u64 };
        if !sound.ends_with('\n') {
            keeper.write("\n")?;
        }
        Ok((loaded, keeper))
    }

    /// All games, oldest first, and the files that are no records.
    ///
    /// # Errors
    /// If the folder is there but cannot be read.
    pub fn runs(&self) -> io::Result<(Vec<Run>, Vec<PathBuf>)> {
        let entries = match fs::read_dir(&self.folder) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok((Vec::new(), Vec::new())),
            entries => entries?,
        };
        let mut paths: Vec<PathBuf> =
            entries.map(|entry| entry.map(|entry| entry.path())).collect::<io::Result<_>>()?;
        paths.retain(|path| path.extension().is_some_and(|ending| ending == "txt"));
        paths.sort();
        let (mut runs, mut bad) = (Vec::new(), Vec::new());
        for path in paths {
            match read_text(&path).map(|text| (text.is_empty(), Record::read(&text).ok())) {
                // A game that was killed before its first word: there is nothing to tell.
                Ok((true, _)) => {}
                Ok((_, Some(record))) => runs.push(Run { summary: record.summary(), path }),
                _ => bad.push(path),
            }
        }
        Ok((runs, bad))
    }

    /// The unfinished games, the last one first, of that id if one is given.
    ///
    /// # Errors
    /// If the folder is there but cannot be read.
    pub fn unfinished(&self, id: Option<&str>) -> io::Result<Vec<Run>> {
        let (runs, _) = self.runs()?;
        let playable = |run: &Run| {
            let version = run.summary.rules.parse::<u32>();
            shelf::label(&run.summary.game).is_some_and(|label| version.is_ok_and(|version| version <= label.rules))
        };
        let fits =
            |run: &Run| run.summary.is_unfinished() && id.is_none_or(|id| run.summary.game == id) && playable(run);
        Ok(runs.into_iter().rev().filter(fits).collect())
    }

    /// Deletes the file of a game for good.
    ///
    /// # Errors
    /// If somebody is playing it ([`io::ErrorKind::ResourceBusy`]), or the disk says so.
    pub fn delete(&self, path: &Path) -> io::Result<()> {
        match File::open(path)?.try_lock() {
            Err(TryLockError::WouldBlock) => Err(io::ErrorKind::ResourceBusy.into()),
            Err(TryLockError::Error(error)) => Err(error),
            Ok(()) => {
                // What was found of a game goes with it; where nothing was, there is nothing to remove.
                let _ = self.review_file(path).map(fs::remove_file);
                fs::remove_file(path)
            }
        }
    }

    /// Where the review of a game of this archive is kept, beside its file; nothing for files elsewhere, beside which nobody expects another.
    pub fn review_file(&self, path: &Path) -> Option<PathBuf> {
        let whole = |folder: &Path| folder.canonicalize().ok();
        let here = whole(path.parent()?).zip(whole(&self.folder)).is_some_and(|(of_file, own)| of_file == own);
        here.then(|| path.with_extension("review.json"))
    }
}

impl Keeper {
    /// The game's file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Writes down what has been decided since, and waits until it is on disk.
    ///
    /// # Errors
    /// If the disk says so; the next call tries again.
    pub fn save(&mut self, session: &Session) -> io::Result<()> {
        self.append("", session)
    }

    /// Removes the file of a game that nobody has touched, so that opening one and leaving it leaves nothing behind; gives whether it did.
    ///
    /// # Errors
    /// If the disk says so.
    pub fn drop_untouched(&self, session: &Session) -> io::Result<bool> {
        let untouched = session.is_untouched();
        if untouched {
            fs::remove_file(&self.path)?;
        }
        Ok(untouched)
    }

    fn append(&mut self, head: &str, session: &Session) -> io::Result<()> {
        let lines = session.lines();
        let new: String = lines.since(self.kept).flat_map(|line| [line, "\n"]).collect();
        self.write(&format!("{head}{new}"))?;
        self.kept = lines.len();
        Ok(())
    }

    fn write(&mut self, text: &str) -> io::Result<()> {
        if text.is_empty() {
            return Ok(());
        }
        let written = self.file.write_all(text.as_bytes()).and_then(|()| self.file.sync_data());
        if written.is_err() {
            // Half a line must not stay before the next try.
            self.file.set_len(self.bytes)?;
            self.file.seek(SeekFrom::Start(self.bytes))?;
        }
        written?;
        self.bytes += text.len() as u64;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_of_the_same_moment_have_files_of_their_own() {
        let folder = std::env::temp_dir().join(format!("oubliette-moments-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a temporary folder");
        let (archive, now) = (Archive::new(&folder), Moment::of_seconds(0));
        let begun = [0, 1, 2].map(|_| archive.fresh_file("scelerat", now).expect("a file"));
        fs::remove_dir_all(&folder).expect("our own folder");
        let names = begun.each_ref().map(|(_, path, _)| path.file_name().and_then(|name| name.to_str()).unwrap_or(""));
        let expected = ["000", "001", "002"].map(|millis| format!("1970-01-01-000000-{millis}-scelerat.txt"));
        assert_eq!(names, expected.each_ref().map(String::as_str));
        assert_eq!(begun.map(|(moment, _, _)| moment), [now, now.next(), now.next().next()]);
        // Where no file can be made at all, no other moment helps.
        assert!(archive.fresh_file("scelerat", now).is_err());
    }
}
