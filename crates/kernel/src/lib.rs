//! What a game is, and nothing about any one game.
//!
//! A game is *(game, rules, content, options, seed, decisions)*. The rules are a [`Game`]; chance is an argument
//! ([`Fate`]); what a seat may know is a `View`; a face draws a [`Page`].
//!
//! Read in this order: [`seat`], [`status`], [`game`], [`fate`], [`deck`], [`dice`], [`text`], [`page`],
//! [`policy`], [`character`], [`talk`], [`order`], [`chronicle`], [`notation`],
//! [`game_box`], and then [`contract`], which every game must pass, and [`toys`], which keep all of this honest.

#![deny(clippy::float_arithmetic, clippy::print_stdout, clippy::print_stderr)]

pub mod bag;
pub mod character;
pub mod chronicle;
pub mod contract;
pub mod deck;
pub mod dice;
pub mod drawing;
pub mod fate;
pub mod fraction;
pub mod game;
pub mod game_box;
pub mod inline_vec;
pub mod moves;
pub mod notation;
pub mod order;
pub mod page;
pub mod policy;
pub mod seat;
pub mod small_number;
pub mod spelling;
pub mod status;
pub mod stock;
pub mod talk;
pub mod text;
pub mod toys;

pub use bag::Bag;
pub use character::{Character, Persona};
pub use chronicle::ChronicleError;
pub use deck::Deck;
pub use dice::Die;
pub use drawing::drawing;
pub use fate::{
    Chance, Counted, Enumerated, Fate, FateQuestion, Scripted, Seed, Seeded, Source, Stream, TooMany, Trouble, sample,
};
pub use fraction::Fraction;
pub use game::{Audience, Clause, Ctx, Game, Nobody, Secrets};
pub use game_box::{
    BoxLabel, Chosen, ContentError, GameBox, Notation, OptionSpec, RuleChange, Sheet, SourceKind, SourceSpec,
    TableManners, Telling,
};
pub use inline_vec::InlineVec;
pub use moves::Moves;
pub use notation::NotationError;
pub use order::{Obeyed, Order};
pub use page::{Choice, Gauge, Layout, Page, PageCell, Refused, Shape, Side, Suit, Thing, Tone, Zone};
pub use policy::Policy;
pub use seat::{Seat, SeatSet};
pub use small_number::SmallNumber;
pub use status::{Outcome, Status};
pub use stock::Stock;
pub use talk::{Phrase, Remark, Speech};
pub use text::{Arg, Lang, Printed, Text};
