//! Who can sit at a table, on views alone, and what many games of theirs come to.
//!
//! Read in this order: [`Bot`], [`Random`], [`Careful`], [`MonteCarlo`], [`InCharacter`], [`Seated`], [`Company`], [`series`],
//! [`desk`], which hires a bot for a game of any type, and [`bot_turn`], which lets those at a table decide and talk.

mod bot;
pub mod bot_turn;
mod careful;
mod company;
pub mod desk;
mod in_character;
mod monte_carlo;
mod plan;
mod random;
pub mod rating;
mod seated;
pub mod series;

pub use bot::{Advice, Bot, Judged};
pub use careful::Careful;
pub use company::Company;
pub use desk::{AnyBot, hire, hire_for};
pub use in_character::InCharacter;
pub use monte_carlo::MonteCarlo;
pub use random::Random;
pub use rating::{Confidence, Rating};
pub use seated::Seated;
pub use series::{Series, Tally, play_game};
pub use table::bot_spec::{BotSpec, Budget};
