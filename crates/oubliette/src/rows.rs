//! Files of rows, one for every game and seat, as CSV or as Parquet. Nothing half-written ever has the name of a whole file.

use bots::{GameRow, GameRows};
use parquet::basic::{Compression, Encoding};
use parquet::data_type::{BoolType, ByteArray, ByteArrayType, Int32Type, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::properties::{EnabledStatistics, WriterProperties};
use parquet::file::writer::{SerializedFileWriter, SerializedRowGroupWriter};
use parquet::schema::parser::parse_message_type;
use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
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
    fn measures(&self) -> impl Iterator<Item = &str> {
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

/// Rows as columns.
struct ParquetRows {
    /// Nothing once the file is whole.
    writer: Option<SerializedFileWriter<File>>,
    variant: ByteArray,
    bots: Vec<ByteArray>,
    ends: Vec<ByteArray>,
    waiting: Vec<GameRow>,
    /// What was counted of them, measure by measure.
    measures: Vec<Vec<i32>>,
}

/// So many rows are written together.
const GROUP: usize = 1 << 17;

const BASE_SCHEMA: &str = "required binary variant (STRING);
    required int64 game;
    required int32 seat;
    required binary bot (STRING);
    required boolean won;
    required int32 score;
    required int32 decisions;
    required binary end (STRING);";

impl ParquetRows {
    fn begin(file: File, names: &RowNames) -> io::Result<Self> {
        let measures: String = names.measures().map(|id| format!("\n    required int32 {id};")).collect();
        let schema = format!("message rows {{\n    {BASE_SCHEMA}{measures}\n}}");
        let schema = Arc::new(parse_message_type(&schema).map_err(as_io)?);
        let mut properties = WriterProperties::builder().set_compression(Compression::SNAPPY);
        for id in names.measures() {
            // Measures are many and small: their differences are quick to write, a dictionary of them is not.
            properties = properties.set_column_dictionary_enabled(id.into(), false);
            properties = properties.set_column_encoding(id.into(), Encoding::DELTA_BINARY_PACKED);
            properties = properties.set_column_statistics_enabled(id.into(), EnabledStatistics::None);
        }
        let writer = SerializedFileWriter::new(file, schema, Arc::new(properties.build())).map_err(as_io)?;
        let array = |name: &String| ByteArray::from(name.as_str());
        Ok(Self {
            writer: Some(writer),
            variant: names.variant.as_str().into(),
            bots: names.bots.iter().map(array).collect(),
            ends: names.measured.ends.iter().map(|end| array(&end.id)).collect(),
            waiting: Vec::new(),
            measures: vec![Vec::new(); names.measured.measures.len()],
        })
    }

    fn add(&mut self, told: &GameRows) -> io::Result<()> {
        self.waiting.extend_from_slice(&told.rows);
        for row in told.measures.chunks_exact(self.measures.len().max(1)) {
            self.measures.iter_mut().zip(row).for_each(|(column, value)| column.push(*value));
        }
        if self.waiting.len() >= GROUP { self.write_group() } else { Ok(()) }
    }

    fn write_group(&mut self) -> io::Result<()> {
        let Some(mut writer) = self.writer.take() else { return Ok(()) };
        if !self.waiting.is_empty() {
            let mut group = writer.next_row_group().map_err(as_io)?;
            self.write_columns(&mut group).map_err(as_io)?;
            group.close().map_err(as_io)?;
            self.waiting.clear();
            self.measures.iter_mut().for_each(Vec::clear);
        }
        self.writer = Some(writer);
        Ok(())
    }

    /// Writes every column of the rows that wait, in the order of the schema.
    fn write_columns(&self, group: &mut SerializedRowGroupWriter<'_, File>) -> Result<(), ParquetError> {
        let Self { waiting: rows, measures, variant, bots, ends, .. } = self;
        let mut place = 0;
        while let Some(mut column) = group.next_column()? {
            let whole = |value: fn(&GameRow) -> i32| rows.iter().map(value).collect::<Vec<i32>>();
            match place {
                0 => column.typed::<ByteArrayType>().write_batch(&vec![variant.clone(); rows.len()], None, None)?,
                1 => {
                    let games: Vec<i64> = rows.iter().map(|row| row.game as i64).collect();
                    column.typed::<Int64Type>().write_batch(&games, None, None)?
                }
                3 => {
                    let named: Vec<ByteArray> = rows.iter().map(|row| bots[row.bot].clone()).collect();
                    column.typed::<ByteArrayType>().write_batch(&named, None, None)?
                }
                4 => {
                    let won: Vec<bool> = rows.iter().map(|row| row.won).collect();
                    column.typed::<BoolType>().write_batch(&won, None, None)?
                }
                7 => {
                    let end = |row: &GameRow| ends.get(row.end as usize).cloned().unwrap_or_default();
                    let named: Vec<ByteArray> = rows.iter().map(end).collect();
                    column.typed::<ByteArrayType>().write_batch(&named, None, None)?
                }
                2 => column.typed::<Int32Type>().write_batch(&whole(|row| row.seat as i32 + 1), None, None)?,
                5 => column.typed::<Int32Type>().write_batch(&whole(|row| row.score), None, None)?,
                6 => column.typed::<Int32Type>().write_batch(&whole(|row| row.decisions as i32), None, None)?,
                _ => {
                    let measure = measures.get(place - BASE_COLUMNS.len()).map_or(&[][..], |column| column);
                    column.typed::<Int32Type>().write_batch(measure, None, None)?
                }
            };
            column.close()?;
            place += 1;
        }
        Ok(())
    }

    fn finish(&mut self) -> io::Result<File> {
        self.write_group()?;
        let writer = self.writer.take().ok_or_else(|| io::Error::other("finished twice"))?;
        writer.into_inner().map_err(as_io)
    }
}

/// What went wrong with a Parquet file.
pub fn as_io(error: ParquetError) -> io::Error {
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
