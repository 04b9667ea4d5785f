//! Mini Rogue (Paolo Di Stefano and Gabriel Gendron, version 3.2.2 of the rules), whole, for one player or two.
//!
//! Read in this order: `content` (what cards and boards say), `table` (heroes, the area, fights), `decisions`, `rules`
//! (areas, rooms, fights, heroes, skills, two heroes, and the judge), `notation`, `numbers`, `page`, `careful`, `insight`. The clauses (§) are in
//! RULES.md.

#![deny(clippy::float_arithmetic, clippy::print_stdout, clippy::print_stderr)]

pub mod careful;
mod content;
mod decisions;
mod game_box;
mod insight;
mod measures;
mod notation;
mod numbers;
mod page;
mod rules;
mod table;
#[cfg(test)]
mod tests;
mod trophies;
mod why;

pub use content::{Class, Content, Effect, Effects, Foe, Potion, Room, Skill, Stats, Trap, Ware};
pub use decisions::{Action, Affliction, Answer, Due, Event, Goods, Poured, Price, Refusal, Stat, Talent, Trial};
pub use rules::{ADVENTURER, CLASSES, CURSE, DUNGEON, GUARDIANS, MiniRogue, POISON, ROOMS};
pub use table::{
    Aim, Aside, Carry, Cast, Cell, Difficulty, End, Fight, Gift, Hero, Item, Options, Phase, Pip, Potions, Table,
    Throw, Way,
};
