//! Who can sit at a table, on views alone, and what many games of theirs come to.
//!
//! Read in this order: [`Bot`], [`Random`], [`Beginner`], [`Careful`], [`MonteCarlo`], [`InCharacter`], [`SearchInCharacter`], [`Seated`], [`Company`], [`series`], [`GameRow`],
//! [`AnyBot`], a bot for a game of any type, [`simulate`], [`bot_turn`], in which those at a table decide and talk, and [`table_loop`],
//! which says what comes next at a table.

mod any_bot;
mod beginner;
mod bot;
pub mod bot_turn;
pub mod calibration;
mod careful;
mod company;
pub mod difficulty;
mod distracted;
mod game_rows;
mod in_character;
pub mod judge;
pub mod learn;
pub mod learner;
mod monte_carlo;
pub mod network;
mod plan;
pub mod puzzle_maker;
mod random;
pub mod rating;
pub mod review;
pub mod search;
mod search_in_character;
mod seated;
pub mod self_play;
pub mod series;
mod simulate;
pub mod solve;
pub mod solver;
pub mod table_loop;

pub use any_bot::{AnyBot, BotFor, bot_for, typed_bot_for};
pub use beginner::Beginner;
pub use bot::{Advice, Bot, Judged};
pub use careful::Careful;
pub use company::Company;
pub use distracted::Distracted;
pub use game_rows::{GameRow, GameRows, RowQueue, RowSink};
pub use in_character::InCharacter;
pub use monte_carlo::MonteCarlo;
pub use random::Random;
pub use rating::{Confidence, Rating, WinChance};
pub use review::Review;
pub use search::Search;
pub use search_in_character::SearchInCharacter;
pub use seated::Seated;
pub use series::{Series, Stretch, Tally, Watch, play_game};
pub use simulate::simulate;
pub use table::bot_spec::{BotSpec, Budget};
pub use table_loop::{Next, PendingDecision, TableLoop};
