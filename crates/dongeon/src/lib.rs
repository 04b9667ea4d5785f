//! Un dongeon dans un deck (Franck Genet, 2011), whole, by the French rulebook, on a deck of our own design.
//!
//! Read in this order: `content` (faces, icons, decks), `table` (cards, how they lie, what is known), `decisions`,
//! `rules` (walking, fights, doors), `notation`, `numbers`, `page`, `odds` (of fights), `staging` (what happened), `ending`, `careful`, `insight`, `why`, `sheet`.
//! The clauses (§) are in RULES.md.

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
mod odds;
mod page;
mod preparation;
mod rules;
mod sheet;
mod staging;
mod table;
#[cfg(test)]
mod tests;
mod trophies;
mod why;

pub use content::{BadDeck, CardDeck, Face, Icon, MOST_CARDS};
pub use decisions::{Action, Cost, Event, Refusal};
pub use rules::{Dongeon, GREY, GREY_TURN, WHITE, WHITE_TURN};
pub use table::{After, Aside, Card, Cards, Colour, End, Foe, Notebook, Options, Phase, Table, Torches};
