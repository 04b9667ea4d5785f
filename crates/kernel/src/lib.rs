//! What a game is, and nothing about any one game.
//!
//! A game is *(game, rules, content, options, seed, decisions)*. The rules are a [`Game`]; chance is an argument
//! ([`Fate`]); what a seat may know is a `View`; a face draws a [`Page`].
//!
//! # A game in forty lines
//!
//! One die, one seat: throw for treasure as often as you dare, but no more than ten can be carried out.
//!
//! ```
//! use kernel::*;
//!
//! const DIE: Die = Die { source: Source(0), faces: 6 };
//! struct Greed;
//! #[derive(Clone, Copy, PartialEq, Eq, Debug)]
//! struct Table { treasure: u8, out: bool }
//! #[derive(Clone, Copy, PartialEq, Eq, Debug)]
//! enum Action { Throw, Leave }
//! #[derive(Clone, Copy, PartialEq, Eq, Debug)]
//! enum Refusal { NotYou, EmptyHanded }
//!
//! impl Game for Greed {
//!     type Options = ();
//!     type Table = Table;
//!     type Action = Action;
//!     type Event = u8;
//!     type View = Table;
//!     type Refusal = Refusal;
//!
//!     fn seats(&self, (): &()) -> u8 { 1 }
//!     fn longest(&self, (): &()) -> u32 { 12 }
//!     fn setup<F: Fate, A: Audience<u8>>(&self, (): &(), _: &mut Ctx<F, A>) -> Table { Table { treasure: 0, out: false } }
//!     fn status(&self, table: &Table) -> Status {
//!         match (table.out, table.treasure) {
//!             (_, 11..) => Status::Over(Outcome::solo(0, false)),
//!             (true, treasure) => Status::Over(Outcome::solo(treasure as i32, true)),
//!             (false, _) => Status::Awaiting(SeatSet::only(Seat(0))),
//!         }
//!     }
//!     fn candidates(&self, table: &Table, seat: Seat, offer: impl FnMut(Action)) {
//!         if self.awaited(table).has(seat) { [Action::Throw, Action::Leave].into_iter().for_each(offer) }
//!     }
//!     fn check(&self, table: &Table, seat: Seat, action: Action) -> Result<(), Refusal> {
//!         match action {
//!             _ if !self.awaited(table).has(seat) => Err(Refusal::NotYou),
//!             Action::Leave if table.treasure == 0 => Err(Refusal::EmptyHanded),
//!             _ => Ok(()),
//!         }
//!     }
//!     fn apply<F: Fate, A: Audience<u8>>(&self, table: &mut Table, _: Seat, action: Action, ctx: &mut Ctx<F, A>) {
//!         if action == Action::Leave { return table.out = true }
//!         let found = DIE.roll(&mut ctx.fate);
//!         table.treasure += found;
//!         ctx.audience.hear(found);
//!     }
//!     fn view(&self, table: &Table, _: Seat) -> Table { *table }
//!     fn imagine<F: Fate>(&self, view: &Table, _: Seat, _: &mut F) -> Table { *view }
//!     fn secrets(&self, _: &Table) -> Secrets { Secrets::Nothing }
//!     fn witness(&self, event: &u8, _: Seat) -> Option<u8> { Some(*event) }
//!     fn clause(&self, refusal: Refusal) -> Clause {
//!         Clause(match refusal { Refusal::NotYou => "turn.awaited", Refusal::EmptyHanded => "leave.treasure" })
//!     }
//! }
//!
//! // A game is its seed and its decisions: whoever has both has the game.
//! let play = |seed| {
//!     let mut ctx = Ctx::new(Seeded::new(Seed::of(seed)), Vec::new());
//!     let mut table = Greed.setup(&(), &mut ctx);
//!     while table.treasure < 5 {
//!         Greed.apply(&mut table, Seat(0), Action::Throw, &mut ctx);
//!     }
//!     (table, ctx.audience)
//! };
//! let (table, found) = play("greed");
//! assert_eq!(found.iter().sum::<u8>(), table.treasure);
//! assert_eq!(play("greed"), (table, found));
//!
//! // `check` is the only judge, and a refusal is a value with a clause.
//! let start = Table { treasure: 0, out: false };
//! let refused = Greed.check(&start, Seat(0), Action::Leave).unwrap_err();
//! assert_eq!(Greed.clause(refused), Clause("leave.treasure"));
//! let mut legal = Moves::new();
//! Greed.legal_actions(&start, Seat(0), &mut legal);
//! assert_eq!(legal[..], [Action::Throw]);
//!
//! // Odds are exact: the same rules, with a fate that goes every way.
//! let mut caught = Fraction::ZERO;
//! let throw = |fate: &mut Enumerated| {
//!     let mut table = Table { treasure: 8, out: false };
//!     Greed.apply(&mut table, Seat(0), Action::Throw, &mut Ctx::new(fate, Nobody));
//!     Greed.status(&table)
//! };
//! Enumerated::walk(100, throw, |likelihood, status| {
//!     if matches!(status, Status::Over(_)) { caught = caught.plus(likelihood).unwrap() }
//! }).unwrap();
//! assert_eq!((caught.over(), caught.under()), (2, 3));
//! ```
//!
//! With a rule of thumb ([`Policy`](crate::Policy)) it can be held to the [`contract`] and played by bots; with names, words, a notation and a page
//! ([`GameBox`]) by people.
//!
//! Read in this order: [`seat`], [`status`], [`game`], [`fate`], [`deck`], [`dice`], [`text`], [`page`],
//! [`policy`], [`character`], [`talk`], [`order`], [`chronicle`], [`notation`], [`numbers`], [`pen`], [`columns`],
//! [`game_box`], [`changed_content`], and then [`contract`], which every game must pass, [`clause_test`], by which boxes test their clauses, and
//! [`toys`], which keep all of this honest.

#![deny(clippy::float_arithmetic, clippy::print_stdout, clippy::print_stderr)]

pub mod bag;
pub mod beat;
pub mod changed_content;
pub mod character;
pub mod chronicle;
pub mod clause_test;
pub mod codex;
pub mod columns;
pub mod contract;
pub mod deck;
pub mod dice;
pub mod digits;
pub mod drawing;
pub mod ending;
pub mod fate;
pub mod features;
pub mod fraction;
pub mod game;
pub mod game_box;
pub mod inline_vec;
pub mod measures;
pub mod moves;
pub mod notation;
pub mod numbers;
pub mod order;
pub mod page;
pub mod pen;
pub mod policy;
pub mod scenes;
pub mod seal;
pub mod seat;
pub mod sighting;
pub mod small_number;
pub mod spelling;
pub mod status;
pub mod stock;
pub mod talk;
pub mod text;
pub mod toys;
pub mod trophy;

pub use bag::Bag;
pub use beat::{Beat, BeatKind, BeatWeight};
pub use changed_content::{ChangedContent, FiguresLine, PrintedContent};
pub use character::{Character, Persona, draw_hidden};
pub use chronicle::ChronicleError;
pub use codex::{CodexChapter, CodexEntry, CodexSign};
pub use columns::{Column, ColumnKind, Columns};
pub use deck::Deck;
pub use dice::Die;
pub use digits::digits;
pub use drawing::drawing;
pub use ending::{Ending, ScoreLine};
pub use fate::{
    Chance, Counted, Enumerated, Fate, FateQuestion, PrivateFate, Scripted, Seed, Seeded, Source, Stream, TooMany,
    Trouble, Unasked, sample,
};
pub use features::Features;
pub use fraction::Fraction;
pub use game::{Audience, Clause, Ctx, Game, Nobody, Secrets};
pub use game_box::{
    BoxLabel, Chosen, ContentError, GameBox, HarderTable, Notation, OptionSpec, RuleChange, Sheet, SourceKind,
    SourceSpec, TableManners, Telling,
};
pub use inline_vec::InlineVec;
pub use measures::{MeasureName, Measures};
pub use moves::Moves;
pub use notation::NotationError;
pub use numbers::{ActionSpace, Numbers};
pub use order::{Obeyed, Order};
pub use page::{
    Choice, Gauge, GaugeShare, Layout, Page, PageCell, Refused, Shape, Side, Suit, Thing, Tone, Zone, ZoneRole,
};
pub use pen::{Among, ColumnHead, Ink, Pen, Ruler};
pub use policy::{Policy, Twin};
pub use scenes::Scenes;
pub use seal::Seal;
pub use seat::{Seat, SeatSet};
pub use sighting::Sighting;
pub use small_number::SmallNumber;
pub use status::{Outcome, Status};
pub use stock::Stock;
pub use talk::{Phrase, Remark, Speech};
pub use text::{Arg, Lang, Printed, Text};
pub use trophy::Trophy;
