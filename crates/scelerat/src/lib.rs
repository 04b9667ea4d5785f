//! Scélérat (Scoundrel, by Zach Gage and Kurt Bieg, 2011), whole, by the French rulebook.
//!
//! Read in this order: `content` (the printed cards), `table` (what lies there), `decisions` (what can be done),
//! `rules` (what comes of it), `notation`, `numbers`, `page`, `staging` (what happened), `ending`, `careful` (a rule of thumb). The
//! clauses (§) are in RULES.md.

#![deny(clippy::float_arithmetic, clippy::print_stdout, clippy::print_stderr)]

pub mod careful;
mod codex;
mod content;
mod decisions;
mod ending;
mod game_box;
mod insight;
mod measures;
mod notation;
mod numbers;
mod page;
mod preparation;
mod rules;
mod staging;
mod table;
#[cfg(test)]
mod tests;
mod trophies;
mod why;

pub use content::{Card, Kind};
pub use decisions::{Action, Event, Refusal, With};
pub use rules::{DUNGEON, Scelerat};
pub use table::{Avoid, Dulled, DungeonEnd, Options, Progress, Score, Table};
