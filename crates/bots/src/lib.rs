//! Who can sit at a table, on views alone.

mod bot;
mod random;
mod series;

pub use bot::{Advice, Bot, Judged};
pub use random::Random;
pub use series::play_game;
