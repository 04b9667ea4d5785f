//! Dead Cells, the rogue-lite board game: runs through biomes, and the campaign around them, for one to four.
//!
//! Read in this order: `content` (what cards, boards and tiles say), `campaign` (what outlives a run), `table`, `decisions`, `rules`
//! (the camp, the way, combat, effects, enemies, bosses, feats and secrets, what a seat may know, and the judge). The clauses (§)
//! are in RULES.md.

#![deny(clippy::float_arithmetic, clippy::print_stdout, clippy::print_stderr)]

mod campaign;
mod content;
mod decisions;
mod game_box;
mod insight;
mod measures;
mod numbers;
mod page;
mod policy;
mod rules;
mod seals;
mod sets;
mod table;
#[cfg(test)]
mod tests;
mod trophies;
mod why;

pub use campaign::{Campaign, Lasting, NextRun};
pub use content::{
    Biome, BoardSpot, Card, Content, Gate, Gear, Kind, Mutation, Region, Skill, State, TileShape, UpgradeKind,
};
pub use decisions::{Action, Cause, Due, Event, Fighter, Refusal};
pub use rules::{
    BELLS, DELIRIUM, DeadCells, ELITES, EQUIPMENT, MALAISES, MONSTERS, PATTERNS, RESTRICTIONS, SERENADES_DECK, TILES,
    View, WORMS,
};
pub use sets::{Cards, Foes, Gears, Tiles};
pub use table::{Announced, LootKind, Options, Phase, Table, Todo, Ware};
