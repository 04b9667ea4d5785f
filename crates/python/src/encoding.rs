//! Numbers of a view as a network likes them: what names something is a flag for each name, and all else lies between -1 and 1.

use kernel::{ColumnKind, Columns};

/// How the numbers of a view are encoded.
pub struct Encoding {
    cells: Vec<EncodedCell>,
    width: usize,
}

/// What becomes of one number.
#[derive(Clone, Copy)]
enum EncodedCell {
    /// A flag for every name: the number of the first name, where their flags begin, and how many there are.
    Flags { first: i16, at: usize, names: usize },
    /// A share of the greatest that it can be.
    Share { at: usize, of: f32 },
}

impl Encoding {
    /// How views in these columns are encoded.
    pub fn of(columns: &Columns) -> Self {
        let (mut cells, mut at) = (Vec::with_capacity(columns.width()), 0);
        for column in columns.all() {
            let first = match column.kind {
                ColumnKind::Choice => Some(0),
                ColumnKind::Maybe | ColumnKind::Row => Some(1),
                _ => None,
            };
            for _ in 0..column.width {
                let names = column.names.len();
                let greatest = column.high.unsigned_abs().max(column.low.unsigned_abs()).max(1);
                let (cell, width) = match first {
                    Some(first) => (EncodedCell::Flags { first, at, names }, names),
                    None => (EncodedCell::Share { at, of: f32::from(greatest) }, 1),
                };
                cells.push(cell);
                at += width;
            }
        }
        Self { cells, width: at }
    }

    /// How many numbers an encoded view has.
    pub fn width(&self) -> usize {
        self.width
    }

    /// Tells every encoded number that is not 0, by its place.
    #[inline]
    pub fn encode(&self, numbers: &[i16], mut tell: impl FnMut(usize, f32)) {
        for (cell, &number) in self.cells.iter().zip(numbers) {
            match *cell {
                EncodedCell::Flags { first, at, names } => {
                    let name = number as isize - first as isize;
                    if (0..names as isize).contains(&name) {
                        tell(at + name as usize, 1.0);
                    }
                }
                EncodedCell::Share { at, of } if number != 0 => tell(at, f32::from(number) / of),
                EncodedCell::Share { .. } => {}
            }
        }
    }
}
