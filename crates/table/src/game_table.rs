//! The table of a game being played, whatever the game: the border behind which a game's own types stay.
//!
//! What depends on the game is a [`GameTable`]; all else about a game being played is a [`crate::Session`], which is compiled once.

mod real_cards;
mod timeline;
mod typed;

pub use typed::TypedTable;

use crate::record::Shown;
use crate::settings::FateError;
use crate::undo::UndoRefused;
use core::fmt;
use kernel::{
    Beat, Chance, Ending, Fraction, GameBox, Order, Page, Printed, Refused, Seal, Seat, Secrets, Status, Text,
};
use serde_json::Value;
use std::any::Any;

/// What the player is asked to look up on the real table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RealCardQuestion {
    /// The pile or die, as records name it.
    pub name: String,
    /// The pile or die, for people.
    pub label: Printed,
    /// What it may show, in notation and by its printed name.
    pub faces: Vec<(String, Printed)>,
    /// What stands on each of them, where its name does not say it.
    pub details: Vec<Option<Text>>,
    /// Whether it is a die, not a pile of cards.
    pub die: bool,
    /// How many questions have been answered since the last decision.
    pub answered: usize,
    /// The how many-th thing of this pile or die since the last decision, for the same eyes.
    pub number: usize,
    /// The seat for whose eyes alone the question is, what it offers and what is answered; nobody's where all may look.
    pub eyes: Option<Seat>,
    /// The place among the faces of what was answered and cannot come up: every such card lies elsewhere.
    pub refused: Option<usize>,
    /// What has happened since the last decision, as far as those know who are asked.
    pub happened: Vec<Text>,
}

/// What the player says of the real cards or dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RealCardAnswer {
    /// They show this: a place in [`RealCardQuestion::faces`].
    Shows(usize),
    /// The last answer was wrong; it is asked for again.
    Back,
    /// Not now, but soon: nothing has happened, and the same is about to be tried again.
    Later,
    /// Not now: nothing has happened.
    Stop,
}

/// Asks the player what the real cards or dice show.
pub type Ask<'a> = &'a mut dyn FnMut(&RealCardQuestion) -> RealCardAnswer;

/// For tables on which nothing is asked.
pub fn nobody_asks(_: &RealCardQuestion) -> RealCardAnswer {
    RealCardAnswer::Stop
}

/// Everything that chance may do: how likely each outcome is, and what is witnessed then.
pub type Odds = Vec<(Fraction, Vec<Value>)>;

/// An event, or something that was said at the table, on the wire and in words.
#[derive(Clone, PartialEq, Debug)]
pub struct ToldEvent {
    /// The decision it followed, counted from 1; 0 for the laying out of the table.
    pub step: usize,
    /// On the wire.
    pub json: Value,
    /// In words.
    pub text: Text,
    /// Whether it belongs into one line on what just happened.
    pub notable: bool,
    /// Where it is something that somebody said: the number of the remark, counted from 0.
    pub remark: Option<usize>,
    /// Where it is a seat that changed hands: its number among [`Session::hand_overs`](crate::Session::hand_overs), counted from 0.
    pub hand_over: Option<usize>,
}

impl ToldEvent {
    /// Whether the game tells it: nobody said it, and no seat changed hands.
    pub fn is_of_game(&self) -> bool {
        self.remark.is_none() && self.hand_over.is_none()
    }
}

/// Something that happened as it is staged: the beat, and the page as it stands then.
#[derive(Clone, PartialEq, Debug)]
pub struct StagedBeat {
    /// The decision it followed, counted from 1.
    pub step: usize,
    /// What happened.
    pub beat: Beat,
    /// What the seat has before its eyes then: in place of a question, what happened.
    pub page: Page,
}

/// What a seat of some game sees and may do, to be handed to a bot. It holds a view, legal actions and nothing else.
pub struct SeatView {
    /// The seat.
    pub seat: Seat,
    view: Box<dyn Any + Send>,
    legal: Box<dyn Any + Send>,
}

impl SeatView {
    /// The view, if it is of this game.
    pub fn view<G: GameBox>(&self) -> Option<&G::View> {
        self.view.downcast_ref()
    }

    /// The legal actions, if they are of this game.
    pub fn legal_actions<G: GameBox>(&self) -> Option<&[G::Action]> {
        self.legal.downcast_ref::<Vec<G::Action>>().map(Vec::as_slice)
    }
}

/// What a seat of some game has witnessed, to be handed to a bot.
pub struct Witnessed {
    events: Box<dyn Any + Send>,
    steps: Vec<usize>,
}

impl Witnessed {
    /// The decision that each of the events followed from, counted from 1; 0 for the laying out of the table.
    pub fn steps(&self) -> &[usize] {
        &self.steps
    }

    /// The events, if they are of this game.
    pub fn of<G: GameBox>(&self) -> Option<&[G::Event]> {
        self.events.downcast_ref::<Vec<G::Event>>().map(Vec::as_slice)
    }
}

/// Why a decision was not carried out. The game is exactly as it was.
#[derive(Clone, PartialEq, Debug)]
pub enum Declined {
    /// This is no action of the game.
    NoAction,
    /// The rules forbid it.
    Refused(Refused),
    /// The script does not fit.
    Fate(FateError),
    /// The player did not say what the cards show.
    Unanswered,
}

impl fmt::Display for Declined {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoAction => f.write_str("no action of the game"),
            Self::Refused(refused) => write!(f, "forbidden by §{}", refused.clause),
            Self::Fate(error) => write!(f, "the script does not fit: {error:?}"),
            Self::Unanswered => f.write_str("nobody said what the cards show"),
        }
    }
}

impl core::error::Error for Declined {}

/// Why there are no odds.
#[derive(Clone, PartialEq, Debug)]
pub enum NoOdds {
    /// The action could not be carried out.
    Declined(Declined),
    /// There are too many outcomes.
    TooMany,
}

impl fmt::Display for NoOdds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Declined(declined) => declined.fmt(f),
            Self::TooMany => f.write_str("too many outcomes"),
        }
    }
}

impl core::error::Error for NoOdds {}

/// A decision that was carried out.
pub struct PlayedDecision {
    /// What was done, in notation.
    pub action: String,
    /// What the player's real cards showed.
    pub shown: Vec<Shown>,
    /// Why it cannot be taken back for free.
    pub undo_cost: Option<UndoRefused>,
}

/// What a standing order comes to, now that its seat is awaited.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OrderVerdict {
    /// It says nothing about this.
    Silent,
    /// Its seat is to be asked, unless another order decides.
    Wanted,
    /// It decides, whatever other orders say: an action in notation.
    Decides(String),
    /// Its seat need not be asked: this is its answer, unless another order decides or wants it asked.
    Spares(String),
    /// It has run its course, or asks for what is not allowed.
    Ended,
}

/// The table of a game being played: all of a [`crate::Session`] that depends on the game. Actions are in the game's notation.
pub trait GameTable: Send {
    /// Whom the table waits for, or how the game ended.
    fn status(&self) -> Status;
    /// What the table keeps from its seats.
    fn secrets(&self) -> Secrets;
    /// A checksum of the table: eight hexadecimal digits.
    fn checksum(&self) -> String;
    /// All that a seat may know, on the wire.
    fn view(&self, seat: Seat) -> Value;
    /// All that a seat may know and do, for a bot.
    fn seat_view(&self, seat: Seat) -> SeatView;
    /// What a seat has witnessed from the given decision on, counted from 1; from 0, the laying out of the table too; for a bot.
    fn witnessed(&self, from: usize, seat: Seat) -> Witnessed;
    /// The same, in words and on the wire.
    fn story(&self, from: usize, seat: Seat) -> Vec<ToldEvent>;
    /// What a seat has witnessed from the given decision on, counted from 1, as it is staged. What weighs nothing is left out.
    fn beats(&self, from: usize, seat: Seat) -> Vec<StagedBeat>;
    /// The same without the pages, each with its decision, counted from 1; from 0, the laying out of the table too.
    fn beats_alone(&self, from: usize, seat: Seat) -> Vec<(usize, Beat)>;
    /// All that a seat has witnessed, each with its decision, counted from 1, and with how well the seat stood then.
    fn standings(&self, seat: Seat) -> Vec<(usize, Beat, i32)>;
    /// Shows all that a seat has had before its eyes, from the laying out of the table on: every decision that stands, as it is staged.
    fn watch(&self, seat: Seat, look: &mut dyn FnMut(&Page));
    /// What a seat had before its eyes when the given decision, counted from 1, was made, as it is staged; nothing where there is none.
    fn scene_before(&self, decision: usize, seat: Seat) -> Option<Page>;
    /// The page of a seat when the given decision, counted from 1, was made, with what was asked; nothing where there is none.
    fn page_before(&self, decision: usize, seat: Seat) -> Option<Page>;
    /// What a seat saw and could do when the given decision, counted from 1, was made, for a bot; nothing where there is none.
    fn seat_view_before(&self, decision: usize, seat: Seat) -> Option<SeatView>;
    /// What was decided by the given decision, counted from 1.
    fn action_of(&self, decision: usize) -> Option<String>;
    /// What speaks for an action of a seat or against it, from what it knew when so many decisions stood; nothing where nothing does, or
    /// where this is no action.
    fn why(&self, decisions: usize, seat: Seat, action: &str) -> Option<Text>;
    /// How it ended for a seat; nothing while it goes on.
    fn ending(&self, seat: Seat) -> Option<Ending>;
    /// The ids of the trophies that a seat earned; none while the game goes on, or where others won it.
    fn earned(&self, seat: Seat) -> Vec<&'static str>;
    /// What a seat has before its eyes.
    fn page(&self, seat: Seat) -> Page;
    /// The drawing of that id in characters.
    fn drawing(&self, picture: &str) -> Option<&'static str>;
    /// The legal actions of a seat, in a stable order.
    fn legal_actions(&self, seat: Seat) -> Vec<String>;
    /// An action from the wire.
    fn action_from_json(&self, action: &Value) -> Option<String>;
    /// An action, on the wire.
    fn action_to_json(&self, action: &str) -> Option<Value>;
    /// Carries out an action.
    ///
    /// # Errors
    /// Why not; the table is then exactly as it was.
    fn play(&mut self, seat: Seat, action: &str, ask: Ask<'_>) -> Result<PlayedDecision, Declined>;
    /// Takes the last decision back; nothing happens where there is none.
    fn take_back(&mut self);
    /// Everything that chance may do with an action before the next decision, as `viewer` would witness it.
    ///
    /// # Errors
    /// If the action is not allowed, or there are more than `most` outcomes.
    fn odds(&self, seat: Seat, action: &str, viewer: Seat, most: usize) -> Result<Odds, NoOdds>;
    /// What chance may make of an action, as far as the seat cares, the likeliest first; nothing where chance does not
    /// matter. Where there are more than `most` ways, an estimate from no more throws than that.
    fn forecast(&self, seat: Seat, action: &str, most: usize) -> Vec<(Chance, Text)>;
    /// The standing orders that a seat might give when so many decisions stood.
    fn orders(&self, decisions: usize, seat: Seat) -> Vec<Order>;
    /// What standing orders of those words came to when so many decisions stood, in turn.
    fn obey(&self, decisions: usize, seat: Seat, words: &[&str]) -> Vec<OrderVerdict>;
    /// Whether the rules forbid all talk now.
    fn silence(&self) -> bool;
    /// What lies sealed for a seat.
    fn sealed(&self, seat: Seat) -> Vec<Seal>;
    /// The chronicle that the rules write for the next run of a campaign.
    fn next_chronicle(&self) -> Option<String>;
    /// The same table, to go on from elsewhere; what has happened is shared, not copied.
    fn duplicate(&self) -> Box<dyn GameTable>;
    /// For those who know the game's type.
    fn as_any(&self) -> &dyn Any;
}
