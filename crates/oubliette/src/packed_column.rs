//! Columns of a Parquet file whose values are few: each as its place among them, in no more bits than places need. Values are not looked up
//! one by one, as Parquet's own writer does: whoever counts in whole numbers has their places already.

use bytes::Bytes;
use parquet::basic::{Compression, Encoding};
use parquet::column::page::{CompressedPage, Page, PageWriteSpec, PageWriter};
use parquet::column::writer::ColumnCloseResult;
use parquet::errors::Result as ParquetResult;
use parquet::file::metadata::ColumnChunkMetaData;
use parquet::file::statistics::Statistics;
use parquet::file::writer::{SerializedPageWriter, SerializedRowGroupWriter, TrackedWrite};
use parquet::schema::types::ColumnDescPtr;
use std::io::Write;

/// A column of a row group, packed and ready to be appended to it.
pub struct PackedColumn {
    rows: usize,
    /// Where there is a dictionary: how many values it has, and they.
    dictionary: Option<(u32, Vec<u8>)>,
    places: Vec<u8>,
    bounds: Option<Statistics>,
}

impl PackedColumn {
    /// Texts, each by its place among some; a place beyond them is an empty one.
    pub fn of_texts(texts: &[String], places: &[u16]) -> Self {
        let highest = places.iter().fold(0, |highest, place| highest.max(*place));
        let mut dictionary = Vec::new();
        for place in 0..=highest as usize {
            let text = texts.get(place).map_or("", |text| text);
            dictionary.extend((text.len() as u32).to_le_bytes());
            dictionary.extend(text.as_bytes());
        }
        let packed = packed_places(places, highest, |place| place);
        Self { rows: places.len(), dictionary: Some((highest as u32 + 1, dictionary)), places: packed, bounds: None }
    }

    /// Whole numbers; nothing where they are so far apart that to name all between them would take more room than they do.
    pub fn of_numbers(numbers: &[i32]) -> Option<Self> {
        let bounds = (*numbers.first()?, *numbers.first()?);
        let (low, high) = numbers.iter().fold(bounds, |(low, high), number| (low.min(*number), high.max(*number)));
        let apart = u16::try_from(high as i64 - low as i64).ok().filter(|apart| (*apart as usize) < numbers.len())?;
        let dictionary = (low..=high).flat_map(i32::to_le_bytes).collect();
        Some(Self {
            rows: numbers.len(),
            dictionary: Some((apart as u32 + 1, dictionary)),
            places: packed_places(numbers, apart, |number| (number - low) as u16),
            bounds: Some(Statistics::int32(Some(low), Some(high), None, Some(0), false)),
        })
    }

    /// Truths, a bit each.
    pub fn of_truths(truths: &[bool]) -> Self {
        let mut places = Vec::new();
        pack(truths, 1, |truth| truth as u16, &mut places);
        places.truncate(truths.len().div_ceil(8));
        Self { rows: truths.len(), dictionary: None, places, bounds: None }
    }

    /// Appends it to a row group, as its next column.
    ///
    /// # Errors
    /// If it cannot be written, or the next column is another.
    pub fn append<W: Write + Send>(
        self,
        group: &mut SerializedRowGroupWriter<'_, W>,
        column: ColumnDescPtr,
    ) -> ParquetResult<()> {
        let Self { rows, dictionary, places, bounds } = self;
        let mut sink = TrackedWrite::new(Vec::with_capacity(places.len() + 256));
        let mut pages = SerializedPageWriter::new(&mut sink);
        let mut metadata = ColumnChunkMetaData::builder(column);
        let mut encoding = Encoding::PLAIN;
        if let Some((num_values, values)) = dictionary {
            encoding = Encoding::RLE_DICTIONARY;
            let values = Bytes::from(values);
            let page = Page::DictionaryPage { buf: values, num_values, encoding: Encoding::PLAIN, is_sorted: false };
            metadata = metadata.set_dictionary_page_offset(Some(write(&mut pages, page)?.offset as i64));
        }
        let spec = write(&mut pages, data_page(rows, places, encoding))?;
        pages.close()?;
        let chunk = Bytes::from(sink.into_inner()?);
        metadata = metadata
            .set_compression(Compression::UNCOMPRESSED)
            .set_encodings(vec![Encoding::PLAIN, Encoding::RLE, encoding])
            .set_num_values(rows as i64)
            .set_total_compressed_size(chunk.len() as i64)
            .set_total_uncompressed_size(chunk.len() as i64)
            .set_data_page_offset(spec.offset as i64);
        if let Some(bounds) = bounds {
            metadata = metadata.set_statistics(bounds);
        }
        let close = ColumnCloseResult {
            bytes_written: chunk.len() as u64,
            rows_written: rows as u64,
            metadata: metadata.build()?,
            bloom_filter: None,
            column_index: None,
            offset_index: None,
        };
        group.append_column(&chunk, close)
    }
}

fn data_page(rows: usize, values: Vec<u8>, encoding: Encoding) -> Page {
    Page::DataPage {
        buf: Bytes::from(values),
        num_values: rows as u32,
        encoding,
        def_level_encoding: Encoding::RLE,
        rep_level_encoding: Encoding::RLE,
        statistics: None,
    }
}

fn write(pages: &mut impl PageWriter, page: Page) -> ParquetResult<PageWriteSpec> {
    let size = page.buffer().len();
    pages.write_page(CompressedPage::new(page, size))
}

/// Places as Parquet has them: the number of bits of each, then one run of equal ones, or one of packed ones.
fn packed_places<T: Copy>(values: &[T], highest: u16, place: impl Fn(T) -> u16) -> Vec<u8> {
    let bits = (u16::BITS - highest.leading_zeros()).max(1);
    let mut out = Vec::with_capacity(8 + (values.len() + 7) * bits as usize / 8);
    out.push(bits as u8);
    if highest == 0 {
        put_count(&mut out, (values.len() as u32) << 1);
        out.push(0);
    } else {
        put_count(&mut out, (values.len().div_ceil(8) as u32) << 1 | 1);
        pack(values, bits, place, &mut out);
    }
    out
}

/// A number in groups of seven bits, the lowest first.
fn put_count(out: &mut Vec<u8>, mut count: u32) {
    while count > 0x7f {
        out.push(count as u8 | 0x80);
        count >>= 7;
    }
    out.push(count as u8);
}

/// Eight places of so many bits fill as many bytes. The last eight are filled up with the first place.
fn pack<T: Copy>(values: &[T], bits: u32, place: impl Fn(T) -> u16, out: &mut Vec<u8>) {
    let (mut at, bytes) = (out.len(), bits as usize);
    let end = at + values.len().div_ceil(8) * bytes;
    // Whole words are written, each over the rest of the one before: a copy of every few bytes would take longer than packing them.
    out.resize(end + size_of::<u128>(), 0);
    for eight in values.chunks(8) {
        if bits <= 8 {
            let packed = eight.iter().rev().fold(0, |packed, value| packed << bits | place(*value) as u64);
            out[at..at + size_of::<u64>()].copy_from_slice(&packed.to_le_bytes());
        } else {
            let packed = eight.iter().rev().fold(0, |packed, value| packed << bits | place(*value) as u128);
            out[at..at + size_of::<u128>()].copy_from_slice(&packed.to_le_bytes());
        }
        at += bytes;
    }
    out.truncate(end);
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The example of Parquet's own description: 0 to 7 in three bits.
    #[test]
    fn eight_places_fill_as_many_bytes_as_they_have_bits() {
        let mut out = Vec::new();
        pack(&[0_u16, 1, 2, 3, 4, 5, 6, 7], 3, |place| place, &mut out);
        assert_eq!(out, [0b1000_1000, 0b1100_0110, 0b1111_1010]);
        pack(&[0xffff_u16; 9], 16, |place| place, &mut out);
        assert_eq!(out.len(), 3 + 32, "nine are filled up to sixteen");
    }

    #[test]
    fn long_counts_take_several_bytes() {
        let mut out = Vec::new();
        put_count(&mut out, 127);
        put_count(&mut out, 300);
        assert_eq!(out, [127, 0b1010_1100, 0b10]);
    }

    #[test]
    fn numbers_that_are_far_apart_are_left_to_others() {
        assert!(PackedColumn::of_numbers(&[]).is_none());
        assert!(PackedColumn::of_numbers(&[0, 4]).is_none(), "five values for two numbers");
        assert!(PackedColumn::of_numbers(&[i32::MIN, i32::MAX]).is_none());
        assert!(PackedColumn::of_numbers(&[-1, 0, 1]).is_some());
    }
}
