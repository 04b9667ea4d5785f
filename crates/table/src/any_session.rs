//! A game being played, whatever the game: what faces hold.

use crate::holders::HandOverRefused;
use crate::orders::{Offered, OrderNews, OrderRefused};
use crate::session::{Ask, Odds, PlayError, Session, UndoRefused};
use crate::settings::{FateError, Settings};
use crate::talk::SayRefused;
use crate::verdict::Verdict;
use crate::{Words, record, shelf, wire};
use kernel::{
    Chance, Character, GameBox, Lang, Order, Page, Phrase, Printed, Refused, Remark, Seat, SeatSet, Secrets, Status,
    Text, TooMany,
};
use serde_json::Value;
use std::any::Any;

/// What the player is asked to look up on the real table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asking {
    /// The pile or die, as records name it.
    pub name: String,
    /// The pile or die, for people.
    pub label: Printed,
    /// What it may show, in notation and by its printed name.
    pub faces: Vec<(String, Printed)>,
    /// Whether it is a die, not a pile of cards.
    pub die: bool,
    /// How many questions have been answered since the last decision.
    pub answered: usize,
}

/// An event, or something that was said at the table, on the wire and in words.
#[derive(Clone, PartialEq, Debug)]
pub struct Telling {
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
}

/// A seat's view of some game, to be handed to a bot. It holds a view and nothing else.
pub struct SeatView {
    /// The seat.
    pub seat: Seat,
    view: Box<dyn Any + Send>,
}

impl SeatView {
    /// The view, if it is of this game.
    pub fn of<G: GameBox>(&self) -> Option<&G::View> {
        self.view.downcast_ref()
    }
}

/// What a seat of some game has witnessed, to be handed to a bot.
pub struct Witnessed {
    events: Box<dyn Any + Send>,
}

impl Witnessed {
    /// The events, if they are of this game.
    pub fn of<G: GameBox>(&self) -> Option<&[G::Event]> {
        self.events.downcast_ref::<Vec<G::Event>>().map(Vec::as_slice)
    }
}

/// Why a decision was not carried out, whatever the game.
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

/// Why there are no odds.
#[derive(Clone, PartialEq, Debug)]
pub enum NoOdds {
    /// The action could not be carried out.
    Declined(Declined),
    /// There are too many outcomes.
    TooMany,
}

/// A game being played, whatever the game.
///
/// Pages, views, stories and odds hold what a seat may know, and pages, views and stories of [`Seat::WATCHER`] what everybody
/// knows. The settings, the record and its lines hold everything (a seed,
/// checksums of the whole table): where there are secrets, they are for those who keep the table, not for those who sit at it.
pub trait AnySession: Send {
    /// The game's id.
    fn id(&self) -> &'static str;
    /// The game's title.
    fn title(&self) -> Printed;
    /// The version of its rules.
    fn rules(&self) -> u32;
    /// How the table was laid out.
    fn settings(&self) -> &Settings;
    /// The value of every option.
    fn options(&self) -> Vec<(&'static str, &'static str)>;
    /// What is not the rulebook's for the fewest: `players=3 bots=careful weapon=le deck=own:1a2b3c4d`.
    fn odd_options(&self) -> String {
        shelf::odd_options(self.id(), self.seats(), &self.options(), self.settings())
    }
    /// The same, but for who sits there: `weapon=le deck=own:1a2b3c4d`.
    fn odd_rules(&self) -> String {
        shelf::odd_rules(self.id(), &self.options(), self.settings())
    }
    /// The characters that bots of this game come in.
    fn characters(&self) -> Vec<Character>;
    /// Whether those who play are rivals.
    fn rivals(&self) -> bool;
    /// How many seats there are.
    fn seats(&self) -> u8;
    /// The seats that people hold now; [`Settings::people`] says who held them when the table was laid out.
    fn people(&self) -> SeatSet;
    /// The bot that holds a seat now, by its name; nothing where a person does.
    fn bot(&self, seat: Seat) -> Option<String>;
    /// Hands a seat to the bot of that name, or to a person; see [`Session::hand_over`].
    ///
    /// # Errors
    /// Why not.
    fn hand_over(&mut self, seat: Seat, bot: Option<&str>) -> Result<(), HandOverRefused>;
    /// Whom the table waits for, or how the game ended.
    fn status(&self) -> Status;
    /// How the game ended, once it is over.
    fn verdict(&self) -> Option<Verdict> {
        match self.status() {
            Status::Over(outcome) => Some(Verdict::of(&outcome)),
            Status::Awaiting(_) => None,
        }
    }
    /// How many decisions stand.
    fn decisions(&self) -> usize;
    /// The seat that made a decision, counted from 1.
    fn decided_by(&self, decision: usize) -> Option<Seat>;
    /// Whether the player had help that the rules do not give.
    fn assisted(&self) -> bool;
    /// Writes down that the player had help.
    fn mark_assisted(&mut self);
    /// Writes a note of one line into the record; it changes nothing.
    fn note(&mut self, note: &str);
    /// Whether seats know what others must not.
    fn secrets(&self) -> bool;
    /// The drawing of that id in characters.
    fn drawing(&self, picture: &str) -> Option<&'static str>;
    /// The legal actions of a seat, in a stable order, as notation.
    fn actions(&self, seat: Seat) -> Vec<String>;
    /// An action from the wire, as notation.
    fn action_from_json(&self, action: &Value) -> Option<String>;
    /// An action in notation, on the wire.
    fn action_to_json(&self, action: &str) -> Option<Value>;
    /// All that a seat may know, on the wire.
    fn view(&self, seat: Seat) -> Value;
    /// All that a seat may know, for a bot.
    ///
    /// # Panics
    /// For [`Seat::WATCHER`], who decides nothing.
    fn seat_view(&self, seat: Seat) -> SeatView;
    /// What a seat has witnessed from the given decision on, counted as for [`AnySession::story`], for a bot.
    fn witnessed(&self, from_decision: usize, seat: Seat) -> Witnessed;
    /// What a seat has before its eyes.
    fn page(&self, seat: Seat) -> Page;
    /// What a seat has witnessed from the given decision on, counted from 1; from 0, the laying out of the table too. What was
    /// said at the table stands in its place.
    fn story(&self, from: usize, seat: Seat) -> Vec<Telling>;
    /// Carries out an action in notation.
    ///
    /// # Errors
    /// Why not; the game is then exactly as it was.
    fn play(&mut self, seat: Seat, action: &str, ask: Ask<'_>) -> Result<(), Declined>;
    /// Everything that chance may do with an action before the next decision, as `viewer` would witness it.
    ///
    /// # Errors
    /// If the action is not allowed, or there are more than `most` outcomes.
    fn odds(&self, seat: Seat, action: &str, viewer: Seat, most: usize) -> Result<Odds<Value>, NoOdds>;
    /// What chance may make of an action, as far as the seat cares, the likeliest first; nothing where chance does not
    /// matter, or there are more than `most` ways.
    fn forecast(&self, seat: Seat, action: &str, most: usize) -> Vec<(Chance, Text)>;
    /// What whoever holds a seat is called in the game, where its story calls everybody by name.
    fn seat_name(&self, seat: Seat) -> Option<Printed>;
    /// What was said, in order, each with the number of decisions that stood.
    fn remarks(&self) -> Vec<(usize, Remark)>;
    /// What may be said at this table; nothing where nothing needs saying.
    fn phrases(&self) -> Vec<Phrase>;
    /// Says the phrase of that word, to all or to one; see [`Session::say`].
    ///
    /// # Errors
    /// Why not.
    fn say(&mut self, seat: Seat, word: &str, to: Option<Seat>) -> Result<(), SayRefused>;
    /// What a seat may order now, with what it has ordered: for that seat alone; see [`crate::orders`].
    fn orders(&self, seat: Seat) -> Vec<Offered>;
    /// Gives a standing order; see [`Session::give_order`].
    ///
    /// # Errors
    /// Why not.
    fn give_order(&mut self, seat: Seat, word: &str) -> Result<(), OrderRefused>;
    /// Has the game's usual orders stand where one person sits among bots; gives those that do. See
    /// [`Session::give_usual_orders`].
    fn give_usual_orders(&mut self) -> Vec<Order>;
    /// Withdraws a standing order.
    ///
    /// # Errors
    /// Why not.
    fn withdraw_order(&mut self, seat: Seat, word: &str) -> Result<(), OrderRefused>;
    /// Carries out what is ordered; gives how many decisions that made. See [`Session::follow_orders`].
    fn follow_orders(&mut self, ask: Ask<'_>) -> usize;
    /// What became of a seat's orders since it was last told: for that seat alone.
    fn order_news(&mut self, seat: Seat) -> Vec<OrderNews>;
    /// The people whom the table waits for and no order answers for.
    fn to_ask(&self) -> SeatSet;
    /// Takes the last decision back, whoever made it; see [`Session::undo`]. This drops all standing orders.
    ///
    /// # Errors
    /// Why not.
    fn undo(&mut self, insist: bool) -> Result<(), UndoRefused>;
    /// Takes back the last decision of people who share one screen; see [`Session::undo_at_one_screen`].
    ///
    /// # Errors
    /// Why not.
    fn undo_at_one_screen(&mut self, looking: Seat, insist: bool) -> Result<(), UndoRefused>;
    /// Whether people who share one screen may insist on taking back what is not free.
    fn may_insist(&self) -> bool;
    /// Takes back the last decision of a seat and all that came after it, to which everybody has agreed; see
    /// [`Session::undo_by_consent`].
    ///
    /// # Errors
    /// Why not.
    fn undo_by_consent(&mut self, asking: Seat) -> Result<(), UndoRefused>;
    /// How many decisions that would take back, and whether it is free; see [`Session::undo_reach`].
    fn undo_reach(&self, asking: Seat) -> Option<(usize, bool)>;
    /// Whether the last decision can be taken back for free.
    fn undo_is_free(&self) -> bool;
    /// The head of the record, line by line.
    fn head(&self) -> Vec<String>;
    /// The lines of the record after its head; lines are only ever added.
    fn lines(&self) -> &[String];
    /// The words of this game.
    fn words(&self, lang: Lang) -> Words;
    /// The same game at another table, where this seat cannot tell the difference; see [`Session::elsewhere`].
    fn elsewhere(&self, seat: Seat, luck: &str) -> Box<dyn AnySession>;

    /// The whole record.
    fn record(&self) -> String {
        let lines = self.head().into_iter().chain(self.lines().iter().cloned());
        lines.map(|line| line + "\n").collect()
    }
}

impl<G: GameBox> Session<G> {
    fn decline(&self, error: PlayError<G::Refusal>) -> Declined {
        match error {
            PlayError::Refused(refusal) => {
                Declined::Refused(Refused { clause: self.game().clause(refusal).0, why: self.game().explain(refusal) })
            }
            PlayError::Fate(error) => Declined::Fate(error),
            PlayError::Unanswered => Declined::Unanswered,
        }
    }
}

impl<G: GameBox> AnySession for Session<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn title(&self) -> Printed {
        self.game().title()
    }

    fn rules(&self) -> u32 {
        Session::rules(self)
    }

    fn settings(&self) -> &Settings {
        Session::settings(self)
    }

    fn options(&self) -> Vec<(&'static str, &'static str)> {
        Session::options(self)
    }

    fn characters(&self) -> Vec<Character> {
        self.game().characters()
    }

    fn rivals(&self) -> bool {
        G::RIVALS
    }

    fn seats(&self) -> u8 {
        Session::seats(self)
    }

    fn people(&self) -> SeatSet {
        Session::people(self)
    }

    fn bot(&self, seat: Seat) -> Option<String> {
        Session::bot(self, seat).map(String::from)
    }

    fn hand_over(&mut self, seat: Seat, bot: Option<&str>) -> Result<(), HandOverRefused> {
        Session::hand_over(self, seat, bot)
    }

    fn status(&self) -> Status {
        Session::status(self)
    }

    fn decisions(&self) -> usize {
        Session::decisions(self)
    }

    fn decided_by(&self, decision: usize) -> Option<Seat> {
        Session::decided_by(self, decision)
    }

    fn assisted(&self) -> bool {
        Session::assisted(self)
    }

    fn mark_assisted(&mut self) {
        Session::mark_assisted(self);
    }

    fn actions(&self, seat: Seat) -> Vec<String> {
        self.legal_actions(seat).iter().map(|action| self.game().write_action(*action)).collect()
    }

    fn action_from_json(&self, action: &Value) -> Option<String> {
        let action: G::Action = serde_json::from_value(action.clone()).ok()?;
        Some(self.game().write_action(action))
    }

    fn action_to_json(&self, action: &str) -> Option<Value> {
        self.game().read_action(action).map(|action| wire::value(&action))
    }

    fn view(&self, seat: Seat) -> Value {
        wire::value(&Session::view(self, seat))
    }

    fn seat_view(&self, seat: Seat) -> SeatView {
        assert_ne!(seat, Seat::WATCHER, "who watches decides nothing");
        SeatView { seat, view: Box::new(Session::view(self, seat)) }
    }

    fn witnessed(&self, from_decision: usize, seat: Seat) -> Witnessed {
        let events: Vec<G::Event> =
            Session::story(self, from_decision, seat).into_iter().map(|(_, event)| event).collect();
        Witnessed { events: Box::new(events) }
    }

    fn page(&self, seat: Seat) -> Page {
        Session::page(self, seat)
    }

    fn story(&self, from: usize, seat: Seat) -> Vec<Telling> {
        let events = Session::story(self, from, seat);
        let telling = |(step, event)| {
            let (json, text) = (wire::value(&event), self.game().tell(&event));
            Telling { step, json, text, notable: self.game().notable(&event), remark: None }
        };
        let mut story: Vec<Telling> = events.into_iter().map(telling).collect();
        story.extend(self.told_remarks(from));
        // Whatever was said after a decision was said after all that followed from it.
        story.sort_by_key(|telling| telling.step);
        story
    }

    fn play(&mut self, seat: Seat, action: &str, ask: Ask<'_>) -> Result<(), Declined> {
        let action = self.game().read_action(action).ok_or(Declined::NoAction)?;
        Session::play(self, seat, action, ask).map_err(|error| self.decline(error))
    }

    fn odds(&self, seat: Seat, action: &str, viewer: Seat, most: usize) -> Result<Odds<Value>, NoOdds> {
        let action = self.game().read_action(action).ok_or(NoOdds::Declined(Declined::NoAction))?;
        self.check(seat, action).map_err(|refusal| NoOdds::Declined(self.decline(PlayError::Refused(refusal))))?;
        let outcomes = Session::odds(self, seat, action, viewer, most).map_err(|TooMany| NoOdds::TooMany)?;
        Ok(outcomes.into_iter().map(|(p, events)| (p, events.iter().map(wire::value).collect())).collect())
    }

    fn forecast(&self, seat: Seat, action: &str, most: usize) -> Vec<(Chance, Text)> {
        let action = self.game().read_action(action).filter(|action| self.check(seat, *action).is_ok());
        action.map(|action| Session::forecast(self, seat, action, most)).unwrap_or_default()
    }

    fn drawing(&self, picture: &str) -> Option<&'static str> {
        self.game().drawing(picture)
    }

    fn secrets(&self) -> bool {
        Session::secrets(self) == Secrets::OfOthers
    }

    fn note(&mut self, note: &str) {
        Session::note(self, note);
    }

    fn seat_name(&self, seat: Seat) -> Option<Printed> {
        self.game().seat_name(seat)
    }

    fn remarks(&self) -> Vec<(usize, Remark)> {
        Session::remarks(self).collect()
    }

    fn phrases(&self) -> Vec<Phrase> {
        self.game().phrases()
    }

    fn say(&mut self, seat: Seat, word: &str, to: Option<Seat>) -> Result<(), SayRefused> {
        let phrase = self.game().phrases().iter().position(|phrase| phrase.word == word);
        let phrase = phrase.and_then(|phrase| u8::try_from(phrase).ok()).ok_or(SayRefused::NoPhrase)?;
        Session::say(self, Remark { seat, phrase, to })
    }

    fn orders(&self, seat: Seat) -> Vec<Offered> {
        Session::orders(self, seat)
    }

    fn give_order(&mut self, seat: Seat, word: &str) -> Result<(), OrderRefused> {
        Session::give_order(self, seat, word)
    }

    fn give_usual_orders(&mut self) -> Vec<Order> {
        Session::give_usual_orders(self)
    }

    fn withdraw_order(&mut self, seat: Seat, word: &str) -> Result<(), OrderRefused> {
        Session::withdraw_order(self, seat, word)
    }

    fn follow_orders(&mut self, ask: Ask<'_>) -> usize {
        Session::follow_orders(self, ask)
    }

    fn order_news(&mut self, seat: Seat) -> Vec<OrderNews> {
        Session::order_news(self, seat)
    }

    fn to_ask(&self) -> SeatSet {
        Session::to_ask(self)
    }

    fn undo(&mut self, insist: bool) -> Result<(), UndoRefused> {
        Session::undo(self, insist)
    }

    fn undo_at_one_screen(&mut self, looking: Seat, insist: bool) -> Result<(), UndoRefused> {
        Session::undo_at_one_screen(self, looking, insist)
    }

    fn may_insist(&self) -> bool {
        Session::may_insist(self)
    }

    fn undo_by_consent(&mut self, asking: Seat) -> Result<(), UndoRefused> {
        Session::undo_by_consent(self, asking)
    }

    fn undo_reach(&self, asking: Seat) -> Option<(usize, bool)> {
        Session::undo_reach(self, asking)
    }

    fn undo_is_free(&self) -> bool {
        Session::undo_is_free(self)
    }

    fn head(&self) -> Vec<String> {
        record::head(self)
    }

    fn lines(&self) -> &[String] {
        Session::lines(self)
    }

    fn words(&self, lang: Lang) -> Words {
        Words::new(lang, &[crate::locale(lang), self.game().locale(lang)])
    }

    fn elsewhere(&self, seat: Seat, luck: &str) -> Box<dyn AnySession> {
        Box::new(Session::elsewhere(self, seat, luck))
    }
}
