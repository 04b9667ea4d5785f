//! What bots at the table do: each decision is made by a bot hired for it, which sees what its seat sees and nothing else.

use bots::{AnyBot, BotSpec};
use kernel::{Remark, Seat, SeatSet, Seed};
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
        let spec = session.settings().bot(seat).and_then(BotSpec::read)?;
        let bot = hire(session, spec, luck(session, seat))?;
        Some(Self { seat, bot, view: session.seat_view(seat) })
    }

    /// What the bot does, in notation.
    pub fn decide(mut self) -> String {
        self.bot.decide(&self.view)
    }
}

/// Lets every bot hear what has just been decided or said, and say something about it; gives how many did. Faces call this
/// after every decision and every remark of a person, and never when a game is taken up again: what was said is in its record.
pub fn let_bots_talk(session: &mut dyn AnySession, hire: Hire) -> usize {
    let phrases = session.phrases();
    if phrases.is_empty() {
        return 0;
    }
    let people = session.people();
    let mut said = 0;
    for seat in SeatSet::first(session.seats()).iter().filter(|seat| !people.has(*seat)) {
        let Some(remark) = remark_of_bot(session, seat, hire) else { continue };
        let word = phrases.get(remark.phrase as usize).map(|phrase| phrase.word);
        // Who has said enough for now is silent.
        said += word.is_some_and(|word| session.say(seat, word, remark.to).is_ok()) as usize;
    }
    said
}

/// What the bot at a seat says to what it has just witnessed. Bots have no character yet, and say nothing.
fn remark_of_bot(_session: &dyn AnySession, _seat: Seat, _hire: Hire) -> Option<Remark> {
    None
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
