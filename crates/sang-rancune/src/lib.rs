//! Sang Rancune (the French edition of Cutthroat Caverns by Curt Covert), whole, for three to six.
//!
//! Read in this order: `content` (what cards say), `table` (heroes, the encounter, the pile), `decisions`, `rules`
//! (encounters, rounds, windows, creatures, what a seat may know, and the judge), `notation`, `numbers`, `page`, `characters`. The
//! clauses (§) are in RULES.md.

#![deny(clippy::float_arithmetic, clippy::print_stdout, clippy::print_stderr)]

mod characters;
mod content;
mod decisions;
mod game_box;
mod insight;
mod measures;
mod notation;
mod numbers;
mod orders;
mod page;
mod rules;
mod sight;
mod stakes;
mod table;
#[cfg(test)]
mod tests;
mod trophies;
mod why;

pub use content::{
    Aim, Blow, Breed, Card, Cards, Content, ENCOUNTERS, Effect, Encounter, HEROES, KINDS, Printing, Rule,
};
pub use decisions::{Action, Cause, Drawn, Due, Event, Gain, Refusal, Which, Why};
pub use rules::{ACTIONS, COIN, ENCOUNTER, HANDS, INITIATIVE, ITEMS, SIGNS, SangRancune, View};
pub use table::{
    Blown, End, Foe, Harm, Hero, Hit, Laid, Length, Life, Options, Phase, Piled, Played, Potion, Proposal, Setup, Step,
    Table, Window,
};
