//! Small tables of results as Parquet files. Nothing half-written ever has the name of a whole file.

use crate::parquet_rows::as_io;
use crate::rows::part_of;
use parquet::basic::Compression;
use parquet::data_type::{ByteArray, ByteArrayType, DoubleType, Int64Type};
use parquet::errors::Result as ParquetResult;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::parser::parse_message_type;
use std::fs::{self, File};
use std::io;
use std::path::Path;
use std::sync::Arc;

/// A column of a table.
pub enum TableColumn {
    /// Texts.
    Text(Vec<String>),
    /// Whole numbers, where there are some.
    Whole(Vec<Option<u64>>),
    /// Numbers, where there are some.
    Number(Vec<Option<f64>>),
}

impl TableColumn {
    fn kind(&self) -> (&'static str, &'static str) {
        match self {
            Self::Text(_) => ("required binary", " (STRING)"),
            Self::Whole(_) => ("optional int64", ""),
            Self::Number(_) => ("optional double", ""),
        }
    }
}

/// Writes a table into a file.
///
/// # Errors
/// If it cannot be written: then the file stays as it was.
pub fn write(path: &Path, columns: &[(&str, TableColumn)]) -> io::Result<()> {
    let part = part_of(path);
    let written = write_part(&part, columns).and_then(|()| fs::rename(&part, path));
    if written.is_err() {
        let _ = fs::remove_file(&part);
    }
    written
}

fn write_part(part: &Path, columns: &[(&str, TableColumn)]) -> io::Result<()> {
    let file = File::create(part)?;
    let fields: String = columns
        .iter()
        .map(|(name, column)| {
            let (kind, of) = column.kind();
            format!("{kind} {name}{of};\n")
        })
        .collect();
    let inner = write_columns(file, &format!("message rows {{\n{fields}}}"), columns).map_err(as_io)?;
    inner.sync_all()
}

fn write_columns(file: File, schema: &str, columns: &[(&str, TableColumn)]) -> ParquetResult<File> {
    let schema = Arc::new(parse_message_type(schema)?);
    let properties = WriterProperties::builder().set_compression(Compression::SNAPPY).build();
    let mut writer = SerializedFileWriter::new(file, schema, Arc::new(properties))?;
    let mut group = writer.next_row_group()?;
    let mut all = columns.iter();
    while let (Some(mut column), Some((_, values))) = (group.next_column()?, all.next()) {
        match values {
            TableColumn::Text(texts) => {
                let texts: Vec<ByteArray> = texts.iter().map(|text| text.as_str().into()).collect();
                column.typed::<ByteArrayType>().write_batch(&texts, None, None)?
            }
            TableColumn::Whole(numbers) => {
                let there: Vec<i64> = numbers.iter().flatten().map(|number| *number as i64).collect();
                column.typed::<Int64Type>().write_batch(&there, Some(&levels(numbers)), None)?
            }
            TableColumn::Number(numbers) => {
                let there: Vec<f64> = numbers.iter().flatten().copied().collect();
                column.typed::<DoubleType>().write_batch(&there, Some(&levels(numbers)), None)?
            }
        };
        column.close()?;
    }
    group.close()?;
    writer.into_inner()
}

/// Where something is there, as Parquet says it.
fn levels<T>(values: &[Option<T>]) -> Vec<i16> {
    values.iter().map(|value| value.is_some() as i16).collect()
}
