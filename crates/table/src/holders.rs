//! Who holds the seats now: a person's seat may be handed to a bot in the middle of a game, and back.

use crate::session::Session;
use crate::settings::{OpenError, Settings, read_new_bot};
use kernel::{GameBox, Seat, SeatSet, Status, Text};

/// What a record calls a person who takes a seat; no bot is called so.
pub(crate) const PERSON: &str = "person";

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

/// The bot at each seat, by its name; nothing where a person sits.
#[derive(Clone)]
pub(crate) struct Holders(Vec<Option<String>>);

impl Holders {
    /// As the table was laid out.
    pub(crate) fn of(settings: &Settings, seats: u8) -> Self {
        Self((0..seats).map(|seat| settings.bot(Seat(seat)).map(String::from)).collect())
    }

    fn people(&self) -> SeatSet {
        (0..).zip(&self.0).filter(|(_, bot)| bot.is_none()).map(|(seat, _)| Seat(seat)).collect()
    }
}

impl<G: GameBox> Session<G> {
    /// The seats that people hold now.
    pub fn people(&self) -> SeatSet {
        self.holders.people()
    }

    /// The bot that holds a seat now, by its name; nothing where a person does.
    pub fn bot(&self, seat: Seat) -> Option<&str> {
        self.holders.0.get(seat.0 as usize)?.as_deref()
    }

    /// Hands a seat to the bot of that name, or to a person. Nothing of the game changes, no undo takes it back, and how the
    /// table was laid out stays as it was; the record says it. What the seat ordered goes with whoever gave it up.
    ///
    /// # Errors
    /// Why not.
    pub fn hand_over(&mut self, seat: Seat, bot: Option<&str>) -> Result<(), HandOverRefused> {
        if seat.0 >= self.seats() {
            return Err(HandOverRefused::NoSeat);
        }
        if matches!(self.status(), Status::Over(_)) {
            return Err(HandOverRefused::Over);
        }
        let characters = self.game().characters();
        let spec = bot.map(|name| read_new_bot(seat, name, &characters)).transpose().map_err(HandOverRefused::Bot)?;
        // What a bot takes for granted is written out, so that the record says it.
        let name = spec.map(|spec| spec.to_string());
        if self.bot(seat) == name.as_deref() {
            return Err(HandOverRefused::Held);
        }
        if name.is_some() && self.people().without(seat).is_empty() {
            return Err(HandOverRefused::Nobody);
        }
        self.write_line(format!("seat {} {}", seat.0, name.as_deref().unwrap_or(PERSON)));
        self.holders.0[seat.0 as usize] = name;
        self.change_orders(seat);
        Ok(())
    }
}
