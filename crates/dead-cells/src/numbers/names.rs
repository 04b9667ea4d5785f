//! What numbers are the numbers of.

use crate::content::{Mutation, printed};
use kernel::{Among, Pen};
use serde::Serialize;
use std::collections::BTreeSet;
use std::sync::LazyLock;

/// What is kept in a byte, and bounded by nothing else.
pub const BYTE: i16 = 255;

/// Combat cards.
pub fn cards() -> Among<'static> {
    Among::Named(printed().cards.len(), &|at| printed().cards[at].code.clone())
}

/// Equipment.
pub fn gears() -> Among<'static> {
    Among::Named(printed().gear.len(), &|at| printed().gear[at].code.clone())
}

/// Kinds of enemies.
pub fn foes() -> Among<'static> {
    Among::Named(printed().foes.len(), &|at| printed().foes[at].code.clone())
}

/// Upgrades, and then the cards of the well.
pub fn mutations() -> Among<'static> {
    let count = printed().upgrades.len() + printed().well.len();
    Among::Named(count, &|at| printed().mutation_code(Mutation(at as u8)).into())
}

/// Truths that are kept as bits.
pub fn bits<P: Pen>(name: &'static str, kept: impl Into<u64>, count: usize, pen: &mut P) {
    let kept = kept.into();
    pen.set(name, (0..count).filter(|bit| kept >> bit & 1 == 1), Among::Named(count, &|bit| bit.to_string()));
}

/// The codes of all cards, each with a number of its own.
static CODES: LazyLock<Vec<&'static str>> = LazyLock::new(|| {
    let content = printed();
    let codes = content.cards.iter().map(|card| &card.code).chain(content.gear.iter().map(|gear| &gear.code));
    let codes = codes.chain(content.foes.iter().map(|foe| &foe.code));
    let codes = codes.chain(content.upgrades.iter().map(|upgrade| &upgrade.code));
    let codes = codes.chain(content.well.iter().map(|card| &card.code));
    codes.map(String::as_str).collect::<BTreeSet<_>>().into_iter().collect()
});

/// The number of a card's code.
pub fn code_number(code: &str) -> Option<u16> {
    CODES.binary_search(&code).ok().map(|at| at as u16)
}

/// The most numbers that a thing to be done, or to be decided, comes to.
const SHAPE: usize = 14;
/// Codes are numbered below this.
const MOST_CODES: i16 = 1_023;

/// Something of many shapes: what is to be done, what is to be decided.
pub fn shape<P: Pen, T: Serialize>(name: &'static str, value: &T, pen: &mut P) {
    pen.digits(name, (SHAPE, MOST_CODES), value, &code_number);
}
