//! How a view is written down in whole numbers: one way to write, by which the columns are learnt and filled.
//!
//! A box writes its view once, with whatever [`Pen`] it is given. A [`Ruler`] learns from that which columns there are; an [`Ink`] fills them.
//! Since both run the same code, layout and values cannot disagree.

use crate::columns::{Column, ColumnKind};
use crate::digits::digits;
use core::ops::RangeInclusive;
use serde::Serialize;

/// Things of which one or some are meant, and what each is called.
#[derive(Clone, Copy)]
pub enum Among<'a> {
    /// These words.
    Words(&'a [&'a str]),
    /// So many, called so by their numbers.
    Named(usize, &'a dyn Fn(usize) -> String),
}

impl Among<'_> {
    /// How many there are.
    #[inline]
    pub fn count(&self) -> usize {
        match self {
            Self::Words(words) => words.len(),
            Self::Named(count, _) => *count,
        }
    }

    /// What they are called.
    pub fn names(&self) -> Vec<String> {
        match self {
            Self::Words(words) => words.iter().map(|word| word.to_string()).collect(),
            Self::Named(count, name) => (0..*count).map(name).collect(),
        }
    }
}

/// A column that is about to be written.
#[derive(Clone, Copy)]
pub struct ColumnHead<'a> {
    /// Its name, within the part that it belongs to.
    pub name: &'static str,
    /// What its numbers mean.
    pub kind: ColumnKind,
    /// How many numbers it has.
    pub width: usize,
    /// The lowest of them that can be.
    pub low: i16,
    /// The highest of them that can be.
    pub high: i16,
    /// What they are the numbers of.
    pub among: Among<'a>,
}

/// Nothing that has a name.
const NAMELESS: Among<'static> = Among::Words(&[]);

/// What a view is written with. Whatever the view, a box asks for the same columns in the same order.
pub trait Pen: Sized {
    /// The next column; `fill` is given its numbers, all of them 0.
    fn column(&mut self, head: ColumnHead<'_>, fill: impl FnOnce(&mut [i16]));

    /// What is written now belongs to the part of that name, the one at that place where there are several.
    fn part(&mut self, name: &'static str, at: Option<usize>, write: impl FnOnce(&mut Self));

    /// A number within bounds.
    #[inline(always)]
    fn number(&mut self, name: &'static str, value: impl Into<i32>, bounds: RangeInclusive<i16>) {
        let (low, high) = bounds.into_inner();
        let head = ColumnHead { name, kind: ColumnKind::Number, width: 1, low, high, among: NAMELESS };
        self.column(head, |cells| cells[0] = narrow(value.into()));
    }

    /// Whether something holds.
    #[inline(always)]
    fn flag(&mut self, name: &'static str, holds: bool) {
        let head = ColumnHead { name, kind: ColumnKind::Flag, width: 1, low: 0, high: 1, among: NAMELESS };
        self.column(head, |cells| cells[0] = holds as i16);
    }

    /// One of several things, by its number from 0.
    #[inline(always)]
    fn choice(&mut self, name: &'static str, chosen: impl Into<usize>, among: Among<'_>) {
        let high = among.count().saturating_sub(1) as i16;
        let head = ColumnHead { name, kind: ColumnKind::Choice, width: 1, low: 0, high, among };
        self.column(head, |cells| cells[0] = narrow(chosen.into() as i32));
    }

    /// One of several things, or none: 0 for none.
    #[inline(always)]
    fn maybe(&mut self, name: &'static str, chosen: Option<impl Into<usize>>, among: Among<'_>) {
        let head = ColumnHead { name, kind: ColumnKind::Maybe, width: 1, low: 0, high: among.count() as i16, among };
        self.column(head, |cells| cells[0] = chosen.map_or(0, |chosen| narrow(chosen.into() as i32 + 1)));
    }

    /// Some of several things, none of them twice: a flag for each.
    #[inline(always)]
    fn set<I: Into<usize>>(&mut self, name: &'static str, there: impl Iterator<Item = I>, among: Among<'_>) {
        let head = ColumnHead { name, kind: ColumnKind::Set, width: among.count(), low: 0, high: 1, among };
        self.column(head, |cells| there.for_each(|one| put(cells, one.into(), 1)));
    }

    /// How many there are of each of several kinds, at most so many.
    #[inline(always)]
    fn counts<I: Into<usize>>(
        &mut self,
        name: &'static str,
        counted: impl Iterator<Item = (I, I)>,
        most: i16,
        among: Among<'_>,
    ) {
        let head = ColumnHead { name, kind: ColumnKind::Counts, width: among.count(), low: 0, high: most, among };
        self.column(head, |cells| counted.for_each(|(kind, count)| put(cells, kind.into(), count.into() as i16)));
    }

    /// Several things in order, at most as many as there are places: 0 where a place is empty.
    #[inline(always)]
    fn row<I: Into<usize>>(
        &mut self,
        name: &'static str,
        places: usize,
        things: impl Iterator<Item = I>,
        among: Among<'_>,
    ) {
        let high = among.count() as i16;
        let head = ColumnHead { name, kind: ColumnKind::Row, width: places, low: 0, high, among };
        let fill = |cells: &mut [i16]| {
            things.enumerate().for_each(|(at, one)| put(cells, at, narrow(one.into() as i32 + 1)));
        };
        self.column(head, fill);
    }

    /// Several numbers in order, from 0 to the highest, at most as many as there are places: each is written as one more, so that 0 is
    /// an empty place.
    #[inline(always)]
    fn amounts<I: Into<i32>>(
        &mut self,
        name: &'static str,
        places: usize,
        amounts: impl Iterator<Item = I>,
        highest: i16,
    ) {
        let kind = ColumnKind::Amounts;
        let head = ColumnHead { name, kind, width: places, low: 0, high: highest + 1, among: NAMELESS };
        let fill = |cells: &mut [i16]| {
            amounts.enumerate().for_each(|(at, amount)| put(cells, at, narrow(amount.into() + 1)));
        };
        self.column(head, fill);
    }

    /// A value of many shapes, as the [`digits`](crate::digits::digits) of its type, at most as many as there are places and none above the
    /// highest; what a word's number is, the caller says.
    fn digits<T: Serialize>(
        &mut self,
        name: &'static str,
        (places, highest): (usize, i16),
        value: &T,
        number_of: &dyn Fn(&str) -> Option<u16>,
    ) {
        let kind = ColumnKind::Amounts;
        let head = ColumnHead { name, kind, width: places, low: 0, high: highest + 1, among: NAMELESS };
        self.column(head, |cells| {
            let mut at = 0;
            let written = digits(value, number_of, &mut |number| {
                put(cells, at, narrow(i32::try_from(number + 1).unwrap_or(i32::MAX)));
                at += 1;
            });
            debug_assert!(written.is_ok(), "{name}: {written:?}");
        });
    }

    /// Things of several parts in order, at most as many as there are places: how many, and then each of them; empty places are written as
    /// the default.
    #[inline(always)]
    fn list<T: Copy + Default>(
        &mut self,
        name: &'static str,
        places: usize,
        things: &[T],
        mut write: impl FnMut(&mut Self, T),
    ) {
        self.part(name, None, |pen| {
            pen.number("count", things.len() as i32, 0..=places as i16);
        });
        for at in 0..places {
            self.part(name, Some(at), |pen| write(pen, things.get(at).copied().unwrap_or_default()));
        }
    }
}

/// A number as columns hold it; one beyond all columns stays beyond all bounds.
#[inline(always)]
fn narrow(value: i32) -> i16 {
    value.clamp(i16::MIN as i32, i16::MAX as i32) as i16
}

/// What has no place is not written; the contract finds it, since then different views look the same.
#[inline(always)]
fn put(cells: &mut [i16], at: usize, value: i16) {
    debug_assert!(at < cells.len(), "there are {} places, and none is number {at}", cells.len());
    if let Some(cell) = cells.get_mut(at) {
        *cell = value;
    }
}

/// A pen that learns the columns.
#[derive(Debug, Default)]
pub struct Ruler {
    columns: Vec<Column>,
    width: usize,
    /// The parts that are being written, each with a dot: `hero.0.`.
    path: String,
}

impl Ruler {
    /// The columns that were written.
    pub fn columns(self) -> Vec<Column> {
        self.columns
    }
}

impl Pen for Ruler {
    fn column(&mut self, head: ColumnHead<'_>, _: impl FnOnce(&mut [i16])) {
        let ColumnHead { name, kind, width, low, high, among } = head;
        let name = format!("{}{name}", self.path);
        self.columns.push(Column { name, kind, offset: self.width, width, low, high, names: among.names() });
        self.width += width;
    }

    fn part(&mut self, name: &'static str, at: Option<usize>, write: impl FnOnce(&mut Self)) {
        let before = self.path.len();
        self.path.push_str(name);
        self.path.push('.');
        if let Some(at) = at {
            self.path.push_str(&format!("{at}."));
        }
        write(self);
        self.path.truncate(before);
    }
}

/// A pen that fills the numbers of one view.
#[derive(Debug)]
pub struct Ink<'a> {
    cells: &'a mut [i16],
    at: usize,
}

impl<'a> Ink<'a> {
    /// A pen over as many numbers as there are columns for, whatever they are now.
    #[inline]
    pub fn new(cells: &'a mut [i16]) -> Self {
        cells.fill(0);
        Self { cells, at: 0 }
    }

    /// How many numbers were written.
    #[inline]
    pub fn written(&self) -> usize {
        self.at
    }
}

impl Pen for Ink<'_> {
    #[inline(always)]
    fn column(&mut self, head: ColumnHead<'_>, fill: impl FnOnce(&mut [i16])) {
        let end = self.at + head.width;
        fill(&mut self.cells[self.at..end]);
        self.at = end;
    }

    #[inline(always)]
    fn part(&mut self, _: &'static str, _: Option<usize>, write: impl FnOnce(&mut Self)) {
        write(self);
    }
}
