//! Rows of games as the columns of a Parquet file.

use crate::packed_column::PackedColumn;
use crate::rows::{BASE_COLUMNS, RowNames};
use bots::GameRows;
use parquet::basic::{Compression, Encoding};
use parquet::data_type::{Int32Type, Int64Type};
use parquet::errors::{ParquetError, Result as ParquetResult};
use parquet::file::properties::{EnabledStatistics, WriterProperties};
use parquet::file::writer::{SerializedFileWriter, SerializedRowGroupWriter};
use parquet::schema::parser::parse_message_type;
use parquet::schema::types::SchemaDescPtr;
use std::fs::File;
use std::io;
use std::sync::Arc;

/// A file of columns that is being written.
pub struct ParquetRows {
    writer: SerializedFileWriter<File>,
    schema: SchemaDescPtr,
    variant: Vec<String>,
    bots: Vec<String>,
    ends: Vec<String>,
    waiting: WaitingRows,
}

/// Rows that are written together, column by column.
#[derive(Default)]
struct WaitingRows {
    games: Vec<i64>,
    seats: Vec<i32>,
    bots: Vec<u16>,
    won: Vec<bool>,
    scores: Vec<i32>,
    decisions: Vec<i32>,
    ends: Vec<u16>,
    measures: Vec<Vec<i32>>,
}

/// So many rows are written together: as many as stay near the processor until they are.
const GROUP: usize = 1 << 16;

const BASE_SCHEMA: &str = "required binary variant (STRING);
    required int64 game;
    required int32 seat;
    required binary bot (STRING);
    required boolean won;
    required int32 score;
    required int32 decisions;
    required binary end (STRING);";

impl ParquetRows {
    /// Begins a file with the rows of one variant.
    pub fn begin(file: File, names: &RowNames) -> io::Result<Self> {
        let measures: String = names.measures().map(|id| format!("\n    required int32 {id};")).collect();
        let schema = format!("message rows {{\n    {BASE_SCHEMA}{measures}\n}}");
        let schema = Arc::new(parse_message_type(&schema).map_err(as_io)?);
        // For columns whose values are not few: their differences are quick to write, a dictionary of them is not.
        let properties = WriterProperties::builder()
            .set_compression(Compression::SNAPPY)
            .set_dictionary_enabled(false)
            .set_encoding(Encoding::DELTA_BINARY_PACKED)
            .set_statistics_enabled(EnabledStatistics::Chunk)
            .set_offset_index_disabled(true);
        let writer = SerializedFileWriter::new(file, schema, Arc::new(properties.build())).map_err(as_io)?;
        let measured = &names.measured;
        Ok(Self {
            schema: Arc::new(writer.schema_descr().clone()),
            writer,
            variant: vec![names.variant.clone()],
            bots: names.bots.clone(),
            ends: measured.ends.iter().map(|end| end.id.clone()).collect(),
            waiting: WaitingRows { measures: vec![Vec::new(); measured.measures.len()], ..WaitingRows::default() },
        })
    }

    /// Adds rows, and writes whole groups. Where groups end depends on the number of rows alone, not on how they come.
    pub fn add(&mut self, told: &GameRows) -> io::Result<()> {
        let mut from = 0;
        while from < told.rows.len() {
            let to = told.rows.len().min(from + GROUP - self.waiting.len());
            self.waiting.add(told, from, to);
            if self.waiting.len() == GROUP {
                self.write_group().map_err(as_io)?;
            }
            from = to;
        }
        Ok(())
    }

    fn write_group(&mut self) -> ParquetResult<()> {
        let Self { writer, schema, variant, bots, ends, waiting } = self;
        let mut group = GroupWriter { schema, group: writer.next_row_group()?, place: 0 };
        let WaitingRows { games, seats, won, scores, decisions, measures, .. } = &*waiting;
        group.add(PackedColumn::of_texts(variant, &vec![0; games.len()]))?;
        group.add_longs(games)?;
        group.add_numbers(seats)?;
        group.add(PackedColumn::of_texts(bots, &waiting.bots))?;
        group.add(PackedColumn::of_truths(won))?;
        group.add_numbers(scores)?;
        group.add_numbers(decisions)?;
        group.add(PackedColumn::of_texts(ends, &waiting.ends))?;
        debug_assert_eq!(group.place, BASE_COLUMNS.len());
        measures.iter().try_for_each(|measure| group.add_numbers(measure))?;
        group.group.close()?;
        waiting.clear();
        Ok(())
    }

    /// Ends the file.
    pub fn finish(&mut self) -> io::Result<File> {
        if self.waiting.len() > 0 {
            self.write_group().map_err(as_io)?;
        }
        self.writer.finish().map_err(as_io)?;
        self.writer.inner().try_clone()
    }
}

/// A row group that is being written, column by column in the order of the schema.
struct GroupWriter<'a> {
    schema: &'a SchemaDescPtr,
    group: SerializedRowGroupWriter<'a, File>,
    place: usize,
}

impl GroupWriter<'_> {
    fn add(&mut self, column: PackedColumn) -> ParquetResult<()> {
        self.place += 1;
        column.append(&mut self.group, self.schema.column(self.place - 1))
    }

    fn add_numbers(&mut self, numbers: &[i32]) -> ParquetResult<()> {
        if let Some(packed) = PackedColumn::of_numbers(numbers) {
            return self.add(packed);
        }
        self.place += 1;
        if let Some(mut column) = self.group.next_column()? {
            column.typed::<Int32Type>().write_batch(numbers, None, None)?;
            column.close()?;
        }
        Ok(())
    }

    fn add_longs(&mut self, numbers: &[i64]) -> ParquetResult<()> {
        self.place += 1;
        if let Some(mut column) = self.group.next_column()? {
            column.typed::<Int64Type>().write_batch(numbers, None, None)?;
            column.close()?;
        }
        Ok(())
    }
}

impl WaitingRows {
    fn len(&self) -> usize {
        self.games.len()
    }

    fn add(&mut self, told: &GameRows, from: usize, to: usize) {
        let rows = &told.rows[from..to];
        self.games.extend(rows.iter().map(|row| row.game as i64));
        self.seats.extend(rows.iter().map(|row| row.seat as i32 + 1));
        self.bots.extend(rows.iter().map(|row| row.bot as u16));
        self.won.extend(rows.iter().map(|row| row.won));
        self.scores.extend(rows.iter().map(|row| row.score));
        self.decisions.extend(rows.iter().map(|row| row.decisions as i32));
        self.ends.extend(rows.iter().map(|row| row.end));
        let each = self.measures.len();
        let counted = &told.measures[from * each..to * each];
        for (at, column) in self.measures.iter_mut().enumerate() {
            column.extend(counted.chunks_exact(each).map(|row| row[at]));
        }
    }

    fn clear(&mut self) {
        let Self { games, seats, bots, won, scores, decisions, ends, measures } = self;
        games.clear();
        won.clear();
        [bots, ends].into_iter().for_each(Vec::clear);
        [seats, scores, decisions].into_iter().chain(measures).for_each(Vec::clear);
    }
}

/// What went wrong with a Parquet file.
pub fn as_io(error: ParquetError) -> io::Error {
    io::Error::other(error)
}
