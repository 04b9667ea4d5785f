//! What bots at the table do: each decision is made by a bot hired for it, which sees what its seat sees and nothing else.

use bots::{AnyBot, BotSpec};
use kernel::{Seat, Seed};
use table::{AnySession, Luck, SeatView};

/// Hires a bot for the game at a table, with its luck from a seed; nobody where there is none for this game.
pub type Hire = fn(&dyn AnySession, BotSpec, Seed) -> Option<Box<dyn AnyBot>>;

/// Hires bots for the games on the shelf.
pub fn from_the_shelf(session: &dyn AnySession, spec: BotSpec, luck: Seed) -> Option<Box<dyn AnyBot>> {
    bots::hire(session.id(), session.settings().own.as_deref(), spec, luck)
}

/// A decision that a bot has to make: it can be made elsewhere, since the bot has all that it may see.
pub struct BotTurn {
    /// The seat that decides.
    pub seat: Seat,
    bot: Box<dyn AnyBot>,
    view: SeatView,
}

impl BotTurn {
    /// The decision that a bot has to make now, if there is one. Where people choose at the same time, bots go first:
    /// nobody sees what they chose, and what a person chose last can still be taken back.
    pub fn of(session: &dyn AnySession, hire: Hire) -> Option<Self> {
        let seat = next(session)?;
        let spec = BotSpec::read(session.settings().bot(seat)?, &session.characters())?;
        let bot = hire(session, spec, luck(session, seat))?;
        Some(Self { seat, bot, view: session.seat_view(seat) })
    }

    /// What the bot does, in notation.
    pub fn decide(mut self) -> String {
        self.bot.decide(&self.view)
    }
}

/// The seat of the bot that the table waits for, if there is one.
pub fn next(session: &dyn AnySession) -> Option<Seat> {
    let people = session.people();
    session.status().awaited().iter().find(|seat| !people.has(*seat))
}

/// A bot's luck for one decision comes from the game's seed, the seat and the number of the decision, by a way that does
/// not lead back to fate's: whoever takes the game up again, or takes something back, meets the same bot. With real cards,
/// there is no seed, and it comes from what the bot sees.
fn luck(session: &dyn AnySession, seat: Seat) -> Seed {
    let seed = match &session.settings().luck {
        Luck::Seed { seed, .. } => Seed::of(seed),
        Luck::Asked => Seed::of(&format!("bot {}", session.view(seat))),
    };
    seed.player(seat).nth(session.decisions() as u64)
}
