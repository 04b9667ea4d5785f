//! The lines of a record, as they are written.

use std::fmt;
use std::ops::Index;
use std::sync::Arc;

/// How many lines lie on a sheet.
const LINES_A_SHEET: usize = 64;

/// Some lines, one after the other.
#[derive(Clone, Default)]
struct Sheet {
    text: String,
    /// Where each line ends.
    ends: Vec<u32>,
}

impl Sheet {
    fn push(&mut self, line: &str) {
        self.text.push_str(line);
        self.ends.push(self.text.len() as u32);
        if self.is_full() {
            self.text.shrink_to_fit();
        }
    }

    fn is_full(&self) -> bool {
        self.ends.len() >= LINES_A_SHEET
    }

    fn line(&self, place: usize) -> &str {
        let start = place.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.text[start as usize..self.ends[place] as usize]
    }
}

/// The lines of a record, as they are written: side by side, since a server holds many thousands. Clones share all but what is added to one of
/// them.
#[derive(Clone, Default)]
pub struct RecordLines {
    /// All but the last are full.
    sheets: Vec<Arc<Sheet>>,
}

impl RecordLines {
    /// Adds a line.
    pub(crate) fn push(&mut self, line: &str) {
        if self.sheets.last().is_none_or(|sheet| sheet.is_full()) {
            self.sheets.push(Arc::default());
        }
        if let Some(sheet) = self.sheets.last_mut() {
            Arc::make_mut(sheet).push(line);
        }
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.sheets.last().map_or(0, |last| (self.sheets.len() - 1) * LINES_A_SHEET + last.ends.len())
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.sheets.is_empty()
    }

    /// The last of them.
    pub fn last(&self) -> Option<&str> {
        self.iter().next_back()
    }

    /// All of them, in order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &str> + ExactSizeIterator {
        self.since(0)
    }

    /// Those after the first so many, in order.
    pub fn since(&self, first: usize) -> impl DoubleEndedIterator<Item = &str> + ExactSizeIterator {
        (first..self.len()).map(|place| &self[place])
    }
}

impl Index<usize> for RecordLines {
    type Output = str;

    fn index(&self, place: usize) -> &str {
        self.sheets[place / LINES_A_SHEET].line(place % LINES_A_SHEET)
    }
}

impl fmt::Debug for RecordLines {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_stand_as_they_were_written() {
        let written: Vec<String> = (0..3 * LINES_A_SHEET).map(|number| "é".repeat(number % 5)).collect();
        let mut lines = RecordLines::default();
        assert!(lines.is_empty() && lines.last().is_none());
        for (number, line) in written.iter().enumerate() {
            assert_eq!(lines.len(), number);
            lines.push(line);
            assert_eq!(lines.last(), Some(line.as_str()));
        }
        assert!(lines.iter().eq(written.iter()));
        for first in 0..=written.len() {
            assert!(lines.since(first).eq(written[first..].iter()));
        }
        assert_eq!(lines.since(written.len() + 1).len(), 0);
    }

    #[test]
    fn what_is_added_to_a_clone_is_its_own() {
        let mut lines = RecordLines::default();
        lines.push("one");
        let mut other = lines.clone();
        lines.push("two");
        other.push("three");
        assert!(lines.iter().eq(["one", "two"]) && other.iter().eq(["one", "three"]));
    }
}
