//! What bots at the table do: each decision is made by a bot hired for it, which sees what its seat sees and nothing else.

use crate::{AnyBot, BotSpec, InCharacter};
use kernel::{Remark, Seat, SeatSet, Seed};
use table::{AnySession, Luck, SeatView};

/// Hires a bot for the game at a table, with its luck from a seed; nobody where there is none for this game.
pub type Hire = fn(&dyn AnySession, BotSpec, Seed) -> Option<Box<dyn AnyBot>>;

/// Hires bots for the games on the shelf.
pub fn from_the_shelf(session: &dyn AnySession, spec: BotSpec, luck: Seed) -> Option<Box<dyn AnyBot>> {
    crate::hire(session.id(), session.settings().own.as_deref(), spec, luck)
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
        let spec = BotSpec::read(&session.bot(seat)?, &session.characters())?;
        let mut bot = hire(session, spec, luck(session, seat))?;
        remind(session, seat, &mut *bot);
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

/// What the bot at a seat says to what it has just witnessed; once for each decision is enough.
fn remark_of_bot(session: &dyn AnySession, seat: Seat, hire: Hire) -> Option<Remark> {
    let step = session.decisions();
    if session.remarks().iter().any(|(said_at, remark)| *said_at == step && remark.seat == seat) {
        return None;
    }
    let spec = BotSpec::read(&session.bot(seat)?, &session.characters())?;
    let mut bot = hire(session, spec, luck(session, seat))?;
    remind(session, seat, &mut *bot);
    bot.remark(&session.seat_view(seat), &session.witnessed(step, seat))
}

/// Tells a bot what was said while its seat made its last decisions: it was hired only now.
fn remind(session: &dyn AnySession, seat: Seat, bot: &mut dyn AnyBot) {
    let phrases = session.phrases();
    if phrases.is_empty() {
        return;
    }
    let own = (1..=session.decisions()).rev().filter(|step| session.decided_by(*step) == Some(seat));
    let since = own.take(InCharacter::MEMORY as usize).last().unwrap_or(0);
    for (_, remark) in session.remarks().into_iter().filter(|(step, _)| *step >= since) {
        if let Some(phrase) = phrases.get(remark.phrase as usize) {
            bot.hear(seat, remark, phrase.speech);
        }
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
