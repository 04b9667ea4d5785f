//! What a game is, and nothing about any one game.
//!
//! A game is *(game, rules, content, options, seed, decisions)*. The rules are a [`Game`]; chance is an argument
//! ([`Fate`]); what a seat may know is a `View`; a face draws a [`Page`].
//!
//! Read in this order: [`seat`], [`status`], [`game`], [`fate`], [`deck`], [`dice`], [`text`], [`page`],
//! [`sense`], [`character`], [`talk`], [`order`], [`chronicle`], [`notation`],
//! [`game_box`], and then [`contract`], which every game must pass, [`clause_test`], by which boxes test their clauses, and
//! [`toys`], which keep all of this honest.

#![deny(clippy::float_arithmetic, clippy::print_stdout, clippy::print_stderr)]

pub mod bag;
pub mod character;
pub mod chronicle;
pub mod clause_test;
pub mod contract;
pub mod deck;
pub mod dice;
pub mod drawing;
pub mod fate;
pub mod fraction;
pub mod game;
pub mod game_box;
pub mod line;
pub mod moves;
pub mod notation;
pub mod order;
pub mod page;
pub mod seat;
pub mod sense;
pub mod small_number;
pub mod spelling;
pub mod status;
pub mod stock;
pub mod talk;
pub mod text;
pub mod toys;

pub use bag::Bag;
pub use character::{Character, Manner};
pub use chronicle::ChronicleError;
pub use deck::Deck;
pub use dice::Die;
pub use drawing::drawing;
pub use fate::{
    Chance, Counted, Enumerated, Fate, Question, Scripted, Seed, Seeded, Source, Stream, TooMany, Trouble, sample,
};
pub use fraction::Fraction;
pub use game::{Audience, Clause, Ctx, Game, Nobody, Secrets};
pub use game_box::{Chosen, GameBox, OptionSpec, OwnError, RuleChange, Sheet, SourceKind, SourceSpec};
pub use line::Line;
pub use moves::Moves;
pub use notation::NotationError;
pub use order::{Obeyed, Order};
pub use page::{Cell, Choice, Gauge, Layout, Page, Refused, Shape, Side, Suit, Thing, Tone, Zone};
pub use seat::{Seat, SeatSet};
pub use sense::Sense;
pub use small_number::SmallNumber;
pub use status::{Outcome, Status};
pub use stock::Stock;
pub use talk::{Phrase, Remark, Speech};
pub use text::{Arg, Lang, Printed, Text};
