//! The columns that the views of a game are written in, and how numbers are read back by people.

use crate::numbers::Numbers;
use crate::pen::{Ink, Ruler};
use crate::{Ctx, Nobody, Seat, Seed, Seeded};
use core::fmt::Write;

/// What the numbers of a column mean.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ColumnKind {
    /// A number.
    Number,
    /// Whether something holds.
    Flag,
    /// One of the names, counted from 0.
    Choice,
    /// One of the names, counted from 1; 0 for none.
    Maybe,
    /// For each of the names, whether it is there.
    Set,
    /// For each of the names, how often it is there.
    Counts,
    /// In each place one of the names, counted from 1; 0 where it is empty.
    Row,
    /// In each place a number, one more than it is; 0 where it is empty.
    Amounts,
}

impl ColumnKind {
    /// Its word.
    pub fn word(self) -> &'static str {
        match self {
            Self::Number => "number",
            Self::Flag => "flag",
            Self::Choice => "choice",
            Self::Maybe => "maybe",
            Self::Set => "set",
            Self::Counts => "counts",
            Self::Row => "row",
            Self::Amounts => "amounts",
        }
    }
}

/// One or several numbers side by side that mean one thing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Column {
    /// Its name: `hero.0.life`.
    pub name: String,
    /// What its numbers mean.
    pub kind: ColumnKind,
    /// Where they begin.
    pub offset: usize,
    /// How many they are.
    pub width: usize,
    /// The lowest that each of them can be.
    pub low: i16,
    /// The highest.
    pub high: i16,
    /// What they are the numbers of; nothing where they are no more than numbers.
    pub names: Vec<String>,
}

impl Column {
    /// Its numbers, among those of a whole view.
    fn cells<'a>(&self, numbers: &'a [i16]) -> &'a [i16] {
        numbers.get(self.offset..self.offset + self.width).unwrap_or_default()
    }

    fn name_of(&self, number: i16, first: i16) -> &str {
        let at = usize::try_from(number as i32 - first as i32).ok();
        at.and_then(|at| self.names.get(at)).map_or("-", |name| name)
    }

    /// What numbers say, in a few words; nothing where nothing is there.
    fn said(&self, cells: &[i16]) -> Option<String> {
        let one = cells.first().copied().unwrap_or(0);
        let there = || cells.iter().zip(&self.names).filter(|(cell, _)| **cell != 0);
        let filled = cells.iter().rposition(|cell| *cell != 0).map_or(0, |last| last + 1);
        let words: Vec<String> = match self.kind {
            ColumnKind::Number => return Some(one.to_string()),
            ColumnKind::Choice => return Some(self.name_of(one, 0).into()),
            ColumnKind::Flag => return (one != 0).then(|| "yes".into()),
            ColumnKind::Maybe => return (one != 0).then(|| self.name_of(one, 1).into()),
            ColumnKind::Set => there().map(|(_, name)| name.clone()).collect(),
            ColumnKind::Counts => there().map(|(count, name)| format!("{count}*{name}")).collect(),
            ColumnKind::Row => cells[..filled].iter().map(|cell| self.name_of(*cell, 1).into()).collect(),
            ColumnKind::Amounts => {
                let amount = |cell: &i16| if *cell == 0 { "-".into() } else { (cell - 1).to_string() };
                cells[..filled].iter().map(amount).collect()
            }
        };
        (!words.is_empty()).then(|| words.join(" "))
    }
}

/// The columns of all views of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Columns {
    columns: Vec<Column>,
    width: usize,
}

impl Columns {
    /// The columns of all views under these options.
    pub fn of<G: Numbers>(game: &G, options: &G::Options) -> Self {
        let table = game.setup(options, &mut Ctx::new(Seeded::new(Seed::of("columns")), Nobody));
        Self::of_view(game, &game.view(&table, Seat(0)), Seat(0))
    }

    /// The columns that this view is written in: the same for every view of a table.
    pub fn of_view<G: Numbers>(game: &G, view: &G::View, seat: Seat) -> Self {
        let mut ruler = Ruler::default();
        game.write_numbers(view, seat, &mut ruler);
        let columns = ruler.columns();
        let width = columns.last().map_or(0, |last| last.offset + last.width);
        Self { columns, width }
    }

    /// All of them, in order.
    pub fn all(&self) -> &[Column] {
        &self.columns
    }

    /// How many numbers a view is written in.
    #[inline]
    pub fn width(&self) -> usize {
        self.width
    }

    /// A view in numbers.
    pub fn write<G: Numbers>(&self, game: &G, view: &G::View, seat: Seat) -> Vec<i16> {
        let mut numbers = vec![0; self.width];
        game.write_numbers(view, seat, &mut Ink::new(&mut numbers));
        numbers
    }

    /// The first column with a number that is out of bounds, and that number.
    pub fn out_of_bounds(&self, numbers: &[i16]) -> Option<(&Column, i16)> {
        self.columns.iter().find_map(|column| {
            let beyond = column.cells(numbers).iter().find(|number| !(column.low..=column.high).contains(number));
            beyond.map(|number| (column, *number))
        })
    }

    /// The numbers of a view as people read them: a line for every column that says something.
    pub fn print(&self, numbers: &[i16]) -> String {
        let mut text = String::new();
        for column in &self.columns {
            if let Some(said) = column.said(column.cells(numbers)) {
                let _ = writeln!(text, "{}: {said}", column.name);
            }
        }
        text
    }

    /// The columns themselves: a line for each, with its place, its bounds and what its numbers mean. Whoever keeps numbers keeps this, or a
    /// hash of it: under another text they mean something else.
    pub fn text(&self) -> String {
        let mut text = String::new();
        for column in &self.columns {
            let Column { name, kind, offset, width, low, high, names } = column;
            let _ = writeln!(text, "{offset}+{width} {name} {} {low}..{high} {}", kind.word(), names.join(","));
        }
        text
    }
}
