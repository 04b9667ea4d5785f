//! What bots at the table do: each decision is made by a bot made for it, which sees what its seat sees and nothing else.

use crate::any_bot::{AnyBot, BotFor};
use crate::{BotSpec, InCharacter};
use kernel::{Remark, Seat, SeatSet, Seed};
use table::{Luck, SeatView, Session};

/// A decision that a bot has to make: it can be made elsewhere, since the bot has all that it may see.
pub struct BotTurn {
    /// The seat that decides.
    pub seat: Seat,
    /// The bot that holds it.
    pub spec: BotSpec,
    bot: Box<dyn AnyBot>,
    view: SeatView,
}

impl BotTurn {
    /// The decision that a bot has to make now, if there is one. Where people choose at the same time, bots go first:
    /// nobody sees what they chose, and what a person chose last can still be taken back.
    pub fn of(session: &Session, bot_for: BotFor) -> Option<Self> {
        let seat = awaited_bot(session)?;
        let spec = session.bot(seat)?.clone();
        let bot = bot_at(session, seat, bot_for)?;
        Some(Self { seat, spec, bot, view: session.seat_view(seat) })
    }

    /// What the bot does, in notation.
    pub fn decide(mut self) -> String {
        self.bot.decide(&self.view)
    }
}

/// The seat of the bot that the table waits for, if there is one.
pub fn awaited_bot(session: &Session) -> Option<Seat> {
    let people = session.people();
    session.status().awaited().iter().find(|seat| !people.has(*seat))
}

/// Lets every bot hear what has just been decided or said, and say something about it; gives how many did.
pub(crate) fn let_bots_talk(session: &mut Session, bot_for: BotFor) -> usize {
    if session.phrases_now().is_empty() {
        return 0;
    }
    let people = session.people();
    let mut said = 0;
    for seat in SeatSet::first(session.seats()).iter().filter(|seat| !people.has(*seat)) {
        let Some(remark) = remark_of_bot(session, seat, bot_for) else { continue };
        let word = session.phrases().get(remark.phrase as usize).map(|phrase| phrase.word);
        // Who has said enough for now is silent.
        said += word.is_some_and(|word| session.say(seat, word, remark.to).is_ok()) as usize;
    }
    said
}

/// What the bot at a seat says to what it has just witnessed; once for each decision is enough.
fn remark_of_bot(session: &Session, seat: Seat, bot_for: BotFor) -> Option<Remark> {
    let step = session.decisions();
    if session.remarks().iter().any(|(said_at, remark)| *said_at == step && remark.seat == seat) {
        return None;
    }
    let mut bot = bot_at(session, seat, bot_for)?;
    bot.remark(&session.seat_view(seat), &session.witnessed(step, seat))
}

/// The bot at a seat, told what was said and done while its seat made its last decisions: it was made only now.
fn bot_at(session: &Session, seat: Seat, bot_for: BotFor) -> Option<Box<dyn AnyBot>> {
    let spec = session.unmasked_bot(seat)?;
    let mut bot = bot_for(session, &spec, luck(session, seat))?;
    if !matches!(spec, BotSpec::Character(_)) {
        return Some(bot);
    }
    let own = (1..=session.decisions()).rev().filter(|step| session.decided_by(*step) == Some(seat));
    let since = own.take(InCharacter::MEMORY).last().unwrap_or(0);
    let phrases = session.phrases();
    let said = session.remarks().iter().filter(|(step, _)| *step >= since);
    let said = said.filter_map(|(step, remark)| Some((*step, *remark, phrases.get(remark.phrase as usize)?.speech)));
    bot.recall(seat, &session.witnessed(since, seat), &said.collect::<Vec<_>>());
    Some(bot)
}

/// A bot's luck for one decision comes from the game's seed, the seat and the number of the decision, by a way that does
/// not lead back to fate's: whoever takes the game up again, or takes something back, meets the same bot. With real cards,
/// there is no seed, and it comes from what the bot sees.
fn luck(session: &Session, seat: Seat) -> Seed {
    let seed = match &session.settings().luck {
        Luck::Seed { seed, .. } => Seed::of(seed),
        Luck::Asked => Seed::of(&format!("bot {}", session.view(seat))),
    };
    seed.player(seat).nth(session.decisions() as u64)
}
