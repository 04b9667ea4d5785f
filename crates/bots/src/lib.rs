//! Who can sit at a table, on views alone, and what many games of theirs come to.
//!
//! Read in this order: [`Bot`], [`Random`], [`Careful`], [`MonteCarlo`], [`series`], and [`desk`], which hires a bot for a
//! game of any type.

mod bot;
mod careful;
pub mod desk;
mod monte_carlo;
mod plan;
mod random;
pub mod series;

pub use bot::{Advice, Bot, Judged};
pub use careful::Careful;
pub use desk::{AnyBot, hire, hire_for};
pub use monte_carlo::MonteCarlo;
pub use random::Random;
pub use series::{Series, Tally, play_game};
pub use table::bot_spec::{BotSpec, Budget};
