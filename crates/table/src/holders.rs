//! Who holds the seats, and who held them before: a person's seat may be handed to a bot in the middle of a game, and back.

use crate::bot_spec::BotSpec;
use crate::game_table::ToldEvent;
use crate::option_words;
use crate::record::RecordLine;
use crate::session::Session;
use crate::settings::{self, OpenError, Settings};
use core::fmt;
use kernel::{Seat, SeatSet, Text};
use serde_json::json;

/// Why a seat does not change hands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum HandOverRefused {
    /// There is no such seat.
    NoSeat,
    /// There is no such bot.
    Bot(OpenError),
    /// It is in these hands already.
    Held,
    /// Nobody would be left at the table.
    Nobody,
    /// The game is over.
    Over,
}

impl HandOverRefused {
    /// The clause of the table's own rules.
    pub fn clause(&self) -> &'static str {
        match self {
            Self::NoSeat => "seat.unknown",
            Self::Bot(_) => "seat.bot",
            Self::Held => "seat.held",
            Self::Nobody => "seat.nobody",
            Self::Over => "seat.over",
        }
    }

    /// In words.
    pub fn text(&self) -> Text {
        match self {
            Self::NoSeat => Text::new("seat-unknown"),
            Self::Bot(error) => error.text(),
            Self::Held => Text::new("seat-held"),
            Self::Nobody => Text::new("seat-nobody"),
            Self::Over => Text::new("seat-over"),
        }
    }
}

impl fmt::Display for HandOverRefused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "refused by §{}", self.clause())
    }
}

impl core::error::Error for HandOverRefused {}

/// A seat that changed hands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HandOver {
    /// The seat.
    pub seat: Seat,
    /// The bot that held it until then; a person did where there is none.
    pub from: Option<BotSpec>,
    /// The bot that holds it from then on; a person does where there is none.
    pub to: Option<BotSpec>,
    /// How many decisions stood.
    step: usize,
    /// How much had been said: the story has both in their order.
    remarks: usize,
}

/// Who holds the seats, and who held them before.
#[derive(Clone)]
pub(crate) struct Holders {
    /// The bot at each seat; nothing where a person sits.
    now: Vec<Option<BotSpec>>,
    /// The seats that changed hands, in order.
    changes: Vec<HandOver>,
}

impl Holders {
    /// As the table was laid out.
    pub(crate) fn of(settings: &Settings, seats: u8) -> Self {
        Self { now: (0..seats).map(|seat| settings.bot(Seat(seat)).cloned()).collect(), changes: Vec::new() }
    }

    fn people(&self) -> SeatSet {
        (0..).zip(&self.now).filter(|(_, bot)| bot.is_none()).map(|(seat, _)| Seat(seat)).collect()
    }

    /// Something was taken back, and so many decisions stand: the seats stay in the hands that they are in.
    pub(crate) fn taken_back(&mut self, decisions: usize) {
        self.changes.iter_mut().for_each(|change| change.step = decisions.min(change.step));
    }
}

/// All who have held a seat, the first one first and each once, by whoever held it first and whoever took it over.
pub(crate) fn each_once(first: Option<BotSpec>, later: impl Iterator<Item = Option<BotSpec>>) -> Vec<Option<BotSpec>> {
    let mut holders = vec![first];
    for holder in later {
        if !holders.contains(&holder) {
            holders.push(holder);
        }
    }
    holders
}

impl Session {
    /// The seats that people hold now; [`Settings::people`] says who held them when the table was laid out.
    pub fn people(&self) -> SeatSet {
        self.holders.people()
    }

    /// The bot that holds a seat now; nothing where a person does.
    pub fn bot(&self, seat: Seat) -> Option<&BotSpec> {
        self.holders.now.get(seat.0 as usize)?.as_ref()
    }

    /// The bot that held a seat when a decision was made, counted from 1; nothing where a person did.
    pub fn bot_at(&self, seat: Seat, decision: usize) -> Option<&BotSpec> {
        let since = self.holders.changes.iter().find(|change| change.seat == seat && change.step >= decision);
        since.map_or_else(|| self.bot(seat), |change| change.from.as_ref())
    }

    /// All who have held a seat, the first one first and each once: bots as everybody may know them, nothing for a person.
    pub fn holders_of(&self, seat: Seat) -> Vec<Option<BotSpec>> {
        let shown = |bot: Option<&BotSpec>| bot.map(|bot| self.shown(seat, bot));
        let changes = self.holders.changes.iter().filter(|change| change.seat == seat);
        each_once(shown(self.bot_at(seat, 0)), changes.map(|change| shown(change.to.as_ref())))
    }

    /// The seats that changed hands, in order.
    pub fn hand_overs(&self) -> &[HandOver] {
        &self.holders.changes
    }

    /// What is said of a seat that changes hands, but for `who`, whose seat it is: what people are called, each face knows.
    pub fn hand_over_text(&self, change: &HandOver) -> Text {
        let bot = |bot: &BotSpec| option_words::bot_text(self.characters(), &self.shown(change.seat, bot));
        match (&change.from, &change.to) {
            (None, Some(to)) => Text::new("hand-over-to-bot").text("bot", bot(to)),
            (Some(from), Some(to)) => {
                Text::new("hand-over-between-bots").text("before", bot(from)).text("bot", bot(to))
            }
            (from, None) => {
                from.iter().fold(Text::new("hand-over-to-person"), |text, from| text.text("bot", bot(from)))
            }
        }
    }

    /// The number of the first seat that changed hands since a decision, counted from 1; from 0, of the first of all.
    pub(crate) fn first_hand_over_since(&self, decision: usize) -> usize {
        let changes = &self.holders.changes;
        changes.iter().position(|change| change.step >= decision).unwrap_or(changes.len())
    }

    /// The seats that changed hands from that number on, counted from 0, as they are told.
    pub(crate) fn told_hand_overs(&self, from: usize) -> impl Iterator<Item = ToldEvent> {
        self.holders.changes.iter().enumerate().skip(from).map(|(number, change)| {
            let to = change.to.as_ref().map(|bot| self.shown(change.seat, bot).to_string());
            let json = json!({ "type": "seat", "seat": change.seat.0, "bot": to });
            let text = self.hand_over_text(change).text("who", self.seat_text(change.seat));
            ToldEvent { step: change.step, json, text, notable: true, remark: None, hand_over: Some(number) }
        })
    }

    /// Where something told stands among what was told of the same decision: first what the game tells, then what was said and who
    /// handed over, in their order.
    pub(crate) fn order_in_step(&self, told: &ToldEvent) -> (bool, usize, bool) {
        let handed = told.hand_over.and_then(|number| self.holders.changes.get(number));
        match (handed, told.remark) {
            (Some(change), _) => (true, change.remarks, false),
            (None, Some(number)) => (true, number, true),
            (None, None) => (false, 0, false),
        }
    }

    /// Hands a seat to a bot, or to a person. Nothing of the game changes, no undo takes it back, and how the
    /// table was laid out stays as it was; the record says it. What the seat ordered goes with whoever gave it up.
    ///
    /// # Errors
    /// Why not.
    pub fn hand_over(&mut self, seat: Seat, bot: Option<BotSpec>) -> Result<(), HandOverRefused> {
        if seat.0 >= self.seats() {
            return Err(HandOverRefused::NoSeat);
        }
        if self.is_over() {
            return Err(HandOverRefused::Over);
        }
        if let Some(bot) = &bot {
            settings::check_new_bot(seat, bot, self.characters()).map_err(HandOverRefused::Bot)?;
        }
        // What a bot takes for granted is written out, so that the record says it.
        let bot = bot.map(BotSpec::written_out);
        if self.bot(seat) == bot.as_ref() {
            return Err(HandOverRefused::Held);
        }
        if bot.is_some() && self.people().without(seat).is_empty() {
            return Err(HandOverRefused::Nobody);
        }
        self.write(&RecordLine::HandOver { seat, bot: bot.as_ref().map(BotSpec::to_string) });
        let from = core::mem::replace(&mut self.holders.now[seat.0 as usize], bot.clone());
        let (step, remarks) = (self.decisions(), self.remarks().len());
        self.holders.changes.push(HandOver { seat, from, to: bot, step, remarks });
        self.change_orders(seat);
        Ok(())
    }
}
