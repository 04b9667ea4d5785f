//! Files of rows, one for every game and seat, as CSV or as Parquet. Nothing half-written ever has the name of a whole file.

use bots::GameRow;
use parquet::basic::Compression;
use parquet::data_type::{BoolType, ByteArray, ByteArrayType, Int32Type, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::{SerializedFileWriter, SerializedRowGroupWriter};
use parquet::schema::parser::parse_message_type;
use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

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
    Parquet(ParquetRows),
}

impl RowFile {
    /// Begins a file with the rows of one variant, at which bots of these names play.
    pub fn create(path: &Path, form: RowForm, variant: &str, bots: Vec<String>) -> io::Result<Self> {
        let part = part_of(path);
        let file = File::create(&part)?;
        let begun = match form {
            RowForm::Csv => CsvRows::begin(file, variant, bots).map(RowWriter::Csv),
            RowForm::Parquet => ParquetRows::begin(file, variant, bots).map(RowWriter::Parquet),
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
    pub fn add(&mut self, rows: &[GameRow]) {
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
}

impl CsvRows {
    fn begin(file: File, variant: &str, bots: Vec<String>) -> io::Result<Self> {
        let mut out = BufWriter::new(file);
        writeln!(out, "variant,game,seat,bot,won,score,decisions")?;
        Ok(Self { out, variant: quoted(variant), bots: bots.iter().map(|bot| quoted(bot)).collect() })
    }

    fn add(&mut self, rows: &[GameRow]) -> io::Result<()> {
        for GameRow { game, seat, bot, won, score, decisions } in rows {
            let bot = self.bots.get(*bot).map_or("", |bot| bot);
            writeln!(self.out, "{},{game},{},{bot},{won},{score},{decisions}", self.variant, seat + 1)?;
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

/// Rows as columns.
struct ParquetRows {
    /// Nothing once the file is whole.
    writer: Option<SerializedFileWriter<File>>,
    variant: ByteArray,
    bots: Vec<ByteArray>,
    waiting: Vec<GameRow>,
}

/// So many rows are written together.
const GROUP: usize = 1 << 17;

const SCHEMA: &str = "message rows {
    required binary variant (STRING);
    required int64 game;
    required int32 seat;
    required binary bot (STRING);
    required boolean won;
    required int32 score;
    required int32 decisions;
}";

impl ParquetRows {
    fn begin(file: File, variant: &str, bots: Vec<String>) -> io::Result<Self> {
        let schema = Arc::new(parse_message_type(SCHEMA).map_err(as_io)?);
        let properties = WriterProperties::builder().set_compression(Compression::SNAPPY).build();
        let writer = SerializedFileWriter::new(file, schema, Arc::new(properties)).map_err(as_io)?;
        let bots = bots.iter().map(|bot| ByteArray::from(bot.as_str())).collect();
        Ok(Self { writer: Some(writer), variant: variant.into(), bots, waiting: Vec::new() })
    }

    fn add(&mut self, rows: &[GameRow]) -> io::Result<()> {
        self.waiting.extend_from_slice(rows);
        if self.waiting.len() >= GROUP { self.write_group() } else { Ok(()) }
    }

    fn write_group(&mut self) -> io::Result<()> {
        let Some(writer) = &mut self.writer else { return Ok(()) };
        if self.waiting.is_empty() {
            return Ok(());
        }
        let mut group = writer.next_row_group().map_err(as_io)?;
        write_columns(&mut group, &self.waiting, &self.variant, &self.bots).map_err(as_io)?;
        group.close().map_err(as_io)?;
        self.waiting.clear();
        Ok(())
    }

    fn finish(&mut self) -> io::Result<File> {
        self.write_group()?;
        let writer = self.writer.take().ok_or_else(|| io::Error::other("finished twice"))?;
        writer.into_inner().map_err(as_io)
    }
}

/// Writes every column of some rows, in the order of the schema.
fn write_columns(
    group: &mut SerializedRowGroupWriter<'_, File>,
    rows: &[GameRow],
    variant: &ByteArray,
    bots: &[ByteArray],
) -> Result<(), ParquetError> {
    let mut place = 0;
    while let Some(mut column) = group.next_column()? {
        let whole = |value: &dyn Fn(&GameRow) -> i32| rows.iter().map(value).collect::<Vec<i32>>();
        match place {
            0 => column.typed::<ByteArrayType>().write_batch(&vec![variant.clone(); rows.len()], None, None)?,
            1 => {
                let games: Vec<i64> = rows.iter().map(|row| row.game as i64).collect();
                column.typed::<Int64Type>().write_batch(&games, None, None)?
            }
            2 => column.typed::<Int32Type>().write_batch(&whole(&|row| row.seat as i32 + 1), None, None)?,
            3 => {
                let named: Vec<ByteArray> = rows.iter().map(|row| bots[row.bot].clone()).collect();
                column.typed::<ByteArrayType>().write_batch(&named, None, None)?
            }
            4 => {
                let won: Vec<bool> = rows.iter().map(|row| row.won).collect();
                column.typed::<BoolType>().write_batch(&won, None, None)?
            }
            5 => column.typed::<Int32Type>().write_batch(&whole(&|row| row.score), None, None)?,
            _ => column.typed::<Int32Type>().write_batch(&whole(&|row| row.decisions as i32), None, None)?,
        };
        column.close()?;
        place += 1;
    }
    Ok(())
}

fn as_io(error: ParquetError) -> io::Error {
    io::Error::other(error)
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
