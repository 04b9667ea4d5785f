//! Files of rows, read back column by column.

use crate::parquet_rows::as_io;
use parquet::column::reader::ColumnReader;
use parquet::data_type::ByteArray;
use parquet::errors::Result as ParquetResult;
use parquet::file::reader::{FileReader, RowGroupReader, SerializedFileReader};
use std::fs::File;
use std::io;
use std::path::Path;

/// A Parquet file that is being read.
pub struct RowReader {
    file: SerializedFileReader<File>,
    /// Its columns, by name, in their order.
    pub columns: Vec<String>,
}

/// The values of a column.
enum ColumnValues {
    Truths(Vec<bool>),
    Wholes(Vec<i32>),
    Longs(Vec<i64>),
    Texts(Vec<ByteArray>),
    Other,
}

/// Rows that were written together.
pub struct RowGroup<'a> {
    group: Box<dyn RowGroupReader + 'a>,
    columns: &'a [String],
}

impl RowReader {
    /// Opens a file.
    ///
    /// # Errors
    /// If it cannot be read, or is no Parquet file.
    pub fn open(path: &Path) -> io::Result<Self> {
        let file = SerializedFileReader::new(File::open(path)?).map_err(as_io)?;
        let columns = file.metadata().file_metadata().schema_descr().columns();
        let columns = columns.iter().map(|column| column.name().to_string()).collect();
        Ok(Self { file, columns })
    }

    /// All its rows, group by group.
    ///
    /// # Errors
    /// If a group cannot be read.
    pub fn groups(&self) -> impl Iterator<Item = io::Result<RowGroup<'_>>> {
        (0..self.file.num_row_groups()).map(|at| {
            let group = self.file.get_row_group(at).map_err(as_io)?;
            Ok(RowGroup { group, columns: &self.columns })
        })
    }
}

impl RowGroup<'_> {
    /// How many rows it has.
    pub fn len(&self) -> usize {
        self.group.metadata().num_rows().max(0) as usize
    }

    fn values(&self, name: &str) -> io::Result<ColumnValues> {
        let at = self.columns.iter().position(|column| column == name);
        let at = at.ok_or_else(|| io::Error::new(io::ErrorKind::InvalidData, format!("no column {name}")))?;
        let read = self.read(at).map_err(as_io)?;
        let count = match &read {
            ColumnValues::Truths(all) => all.len(),
            ColumnValues::Wholes(all) => all.len(),
            ColumnValues::Longs(all) => all.len(),
            ColumnValues::Texts(all) => all.len(),
            ColumnValues::Other => 0,
        };
        if count == self.len() { Ok(read) } else { Err(unfit(name)) }
    }

    fn read(&self, at: usize) -> ParquetResult<ColumnValues> {
        let rows = self.len();
        Ok(match self.group.get_column_reader(at)? {
            ColumnReader::BoolColumnReader(mut reader) => {
                let mut values = Vec::with_capacity(rows);
                reader.read_records(rows, None, None, &mut values)?;
                ColumnValues::Truths(values)
            }
            ColumnReader::Int32ColumnReader(mut reader) => {
                let mut values = Vec::with_capacity(rows);
                reader.read_records(rows, None, None, &mut values)?;
                ColumnValues::Wholes(values)
            }
            ColumnReader::Int64ColumnReader(mut reader) => {
                let mut values = Vec::with_capacity(rows);
                reader.read_records(rows, None, None, &mut values)?;
                ColumnValues::Longs(values)
            }
            ColumnReader::ByteArrayColumnReader(mut reader) => {
                let mut values = Vec::with_capacity(rows);
                reader.read_records(rows, None, None, &mut values)?;
                ColumnValues::Texts(values)
            }
            _ => ColumnValues::Other,
        })
    }

    /// A column of truths.
    pub fn truths(&self, name: &str) -> io::Result<Vec<bool>> {
        if let ColumnValues::Truths(values) = self.values(name)? { Ok(values) } else { Err(unfit(name)) }
    }

    /// A column of whole numbers.
    pub fn wholes(&self, name: &str) -> io::Result<Vec<i32>> {
        if let ColumnValues::Wholes(values) = self.values(name)? { Ok(values) } else { Err(unfit(name)) }
    }

    /// A column of long numbers.
    pub fn longs(&self, name: &str) -> io::Result<Vec<i64>> {
        if let ColumnValues::Longs(values) = self.values(name)? { Ok(values) } else { Err(unfit(name)) }
    }

    /// A column of texts, each as its place among those that were met so far.
    pub fn places(&self, name: &str, known: &mut Vec<String>) -> io::Result<Vec<u16>> {
        let ColumnValues::Texts(values) = self.values(name)? else { return Err(unfit(name)) };
        let mut places = Vec::with_capacity(values.len());
        for value in &values {
            let text = value.as_utf8().map_err(as_io)?;
            let place = known.iter().position(|name| name == text).unwrap_or_else(|| {
                known.push(text.into());
                known.len() - 1
            });
            places.push(u16::try_from(place).map_err(|_| unfit(name))?);
        }
        Ok(places)
    }
}

fn unfit(name: &str) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, format!("the column {name} is not what it should be"))
}
