//! Who holds the seats now: a person's seat may be handed to a bot in the middle of a game, and back.

use crate::bot_spec::BotSpec;
use crate::record::RecordLine;
use crate::session::Session;
use crate::settings::{self, OpenError, Settings};
use core::fmt;
use kernel::{Seat, SeatSet, Text};

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

/// The bot at each seat; nothing where a person sits.
#[derive(Clone)]
pub(crate) struct Holders(Vec<Option<BotSpec>>);

impl Holders {
    /// As the table was laid out.
    pub(crate) fn of(settings: &Settings, seats: u8) -> Self {
        Self((0..seats).map(|seat| settings.bot(Seat(seat)).cloned()).collect())
    }

    fn people(&self) -> SeatSet {
        (0..).zip(&self.0).filter(|(_, bot)| bot.is_none()).map(|(seat, _)| Seat(seat)).collect()
    }
}

impl Session {
    /// The seats that people hold now; [`Settings::people`] says who held them when the table was laid out.
    pub fn people(&self) -> SeatSet {
        self.holders.people()
    }

    /// The bot that holds a seat now; nothing where a person does.
    pub fn bot(&self, seat: Seat) -> Option<&BotSpec> {
        self.holders.0.get(seat.0 as usize)?.as_ref()
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
        self.holders.0[seat.0 as usize] = bot;
        self.change_orders(seat);
        Ok(())
    }
}
