//! Files of rows, one for every game and seat, as CSV or as Parquet. Nothing half-written ever has the name of a whole file.

use crate::parquet_rows::ParquetRows;
use bots::{GameRow, GameRows};
use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use table::Measured;

/// What is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RowForm {
    /// Lines of text, with a head.
    Csv,
    /// Columns, compressed.
    Parquet,
}

impl RowForm {
    /// The form that the end of a file's name asks for.
    pub fn of(path: &Path) -> Option<Self> {
        match path.extension()?.to_str()? {
            "csv" => Some(Self::Csv),
            "parquet" => Some(Self::Parquet),
            _ => None,
        }
    }
}

/// The columns that every file of rows has, in their order; the measures of the game come after them.
pub const BASE_COLUMNS: [&str; 8] = ["variant", "game", "seat", "bot", "won", "score", "decisions", "end"];

/// What the numbers of rows are the numbers of.
pub struct RowNames {
    /// The table that was played at.
    pub variant: String,
    /// The bots that played there, by place.
    pub bots: Vec<String>,
    /// What was counted there.
    pub measured: Measured,
}

impl RowNames {
    /// The columns of what was counted.
    pub fn measures(&self) -> impl Iterator<Item = &str> {
        self.measured.measures.iter().map(|measure| measure.id.as_str())
    }
}

/// A file of rows that is being written beside its place, and put there when it is whole.
pub struct RowFile {
    path: PathBuf,
    part: PathBuf,
    writer: RowWriter,
    /// The first thing that went wrong: nothing is written after it.
    failed: Option<io::Error>,
    finished: bool,
}

enum RowWriter {
    Csv(CsvRows),
    Parquet(Box<ParquetRows>),
}

impl RowFile {
    /// Begins a file with the rows of one variant.
    pub fn create(path: &Path, form: RowForm, names: RowNames) -> io::Result<Self> {
        let part = part_of(path);
        let file = File::create(&part)?;
        let begun = match form {
            RowForm::Csv => CsvRows::begin(file, &names).map(RowWriter::Csv),
            RowForm::Parquet => ParquetRows::begin(file, &names).map(Box::new).map(RowWriter::Parquet),
        };
        match begun {
            Ok(writer) => Ok(Self { path: path.into(), part, writer, failed: None, finished: false }),
            Err(error) => {
                let _ = fs::remove_file(&part);
                Err(error)
            }
        }
    }

    /// Adds rows; what goes wrong is said in the end.
    pub fn add(&mut self, rows: &GameRows) {
        if self.failed.is_none() {
            let added = match &mut self.writer {
                RowWriter::Csv(csv) => csv.add(rows),
                RowWriter::Parquet(parquet) => parquet.add(rows),
            };
            self.failed = added.err();
        }
    }

    /// Ends the file and puts it in its place.
    ///
    /// # Errors
    /// What went wrong with it on the way: then there is no file.
    pub fn finish(mut self) -> io::Result<()> {
        if let Some(error) = self.failed.take() {
            return Err(error);
        }
        let file = match &mut self.writer {
            RowWriter::Csv(csv) => csv.finish(),
            RowWriter::Parquet(parquet) => parquet.finish(),
        }?;
        file.sync_all()?;
        fs::rename(&self.part, &self.path)?;
        self.finished = true;
        Ok(())
    }
}

impl Drop for RowFile {
    fn drop(&mut self) {
        if !self.finished {
            let _ = fs::remove_file(&self.part);
        }
    }
}

/// Where a file is written before it is whole: beside its place, and apart for every process.
pub fn part_of(path: &Path) -> PathBuf {
    let mut name: OsString = path.file_name().unwrap_or_default().into();
    name.push(format!(".{}.part", std::process::id()));
    path.with_file_name(name)
}

/// Rows as lines.
struct CsvRows {
    out: BufWriter<File>,
    variant: String,
    bots: Vec<String>,
    ends: Vec<String>,
    each: usize,
}

impl CsvRows {
    fn begin(file: File, names: &RowNames) -> io::Result<Self> {
        let mut out = BufWriter::new(file);
        let head: Vec<&str> = BASE_COLUMNS.into_iter().chain(names.measures()).collect();
        writeln!(out, "{}", head.join(","))?;
        Ok(Self {
            out,
            variant: quoted(&names.variant),
            bots: names.bots.iter().map(|bot| quoted(bot)).collect(),
            ends: names.measured.ends.iter().map(|end| quoted(&end.id)).collect(),
            each: names.measured.measures.len(),
        })
    }

    fn add(&mut self, told: &GameRows) -> io::Result<()> {
        for (at, GameRow { game, seat, bot, won, score, decisions, end }) in told.rows.iter().enumerate() {
            let bot = self.bots.get(*bot).map_or("", |bot| bot);
            let end = self.ends.get(*end as usize).map_or("", |end| end);
            write!(self.out, "{},{game},{},{bot},{won},{score},{decisions},{end}", self.variant, seat + 1)?;
            for measure in &told.measures[at * self.each..(at + 1) * self.each] {
                write!(self.out, ",{measure}")?;
            }
            writeln!(self.out)?;
        }
        Ok(())
    }

    fn finish(&mut self) -> io::Result<File> {
        self.out.flush()?;
        self.out.get_ref().try_clone()
    }
}

/// A value as CSV wants it.
fn quoted(value: &str) -> String {
    if value.contains([',', '"', '\n', '\r']) { format!("\"{}\"", value.replace('"', "\"\"")) } else { value.into() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_end_of_a_name_says_the_form() {
        assert_eq!(RowForm::of(Path::new("a/b.csv")), Some(RowForm::Csv));
        assert_eq!(RowForm::of(Path::new("b.parquet")), Some(RowForm::Parquet));
        assert_eq!((RowForm::of(Path::new("b.txt")), RowForm::of(Path::new("csv"))), (None, None));
    }

    #[test]
    fn values_are_quoted_where_they_must() {
        assert_eq!(quoted("montecarlo:100"), "montecarlo:100");
        assert_eq!(quoted("a,\"b\""), "\"a,\"\"b\"\"\"");
    }
}
