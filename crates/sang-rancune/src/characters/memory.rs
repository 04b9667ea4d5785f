//! What bots remember: who keeps a promise, who wrongs them, and whom they owe something.

use super::{Mind, TRAITOR};
use crate::decisions::{Action, Event};
use crate::rules::leaders;
use kernel::{Persona, Seat, SeatSet};

/// The strongest attack of whoever has promised to hit lightly, and keeps it.
pub(super) const LIGHT: i32 = 25;

/// The encounter from which on no truce protects whoever leads.
const LATE: u8 = 7;

/// Whether a low blow harms whom it is played on.
pub(super) fn harms(action: Action) -> bool {
    use Action::{Divert, Edge, Fail, Plan, Swap, Trip};
    matches!(action, Fail | Trip { .. } | Swap { .. } | Edge { .. } | Plan { .. } | Divert { .. })
}

/// What a bot remembers of something that everybody has seen. Promises hold until the next encounter: who has kept one is trusted.
pub(super) fn remember(memory: &mut Persona, seat: Seat, event: &Event) {
    match *event {
        Event::Met { .. } => {
            memory.trusted = memory.promised.iter().fold(memory.trusted, SeatSet::with);
            (memory.promised, memory.pledged) = (SeatSet::NONE, SeatSet::NONE);
        }
        Event::Blown { seat: by, action, on: Some(on) } if harms(action) && by != on => {
            if on == seat.0 {
                hold_against(memory, Seat(by));
            } else if by == seat.0 {
                settle(memory, Seat(on));
            }
        }
        // Whoever kills has not hit lightly.
        Event::Killed { seat: by, .. } if memory.promised.has(Seat(by)) => hold_against(memory, Seat(by)),
        Event::Used { seat: by, on, .. } if on == seat.0 && by != on => {
            memory.grudges = memory.grudges.without(Seat(by));
            memory.trusted = memory.trusted.with(Seat(by));
        }
        Event::Declined { from, to } if from == seat.0 => memory.declined = memory.declined.with(Seat(to)),
        // Who is hurt anew may think otherwise of an offer.
        Event::Hurt { seat: who, .. } => memory.declined = memory.declined.without(Seat(who)),
        Event::Died { seat: who } => memory.forget(Seat(who)),
        _ => {}
    }
}

/// Somebody has wronged the bot: his word is worth nothing any more.
fn hold_against(memory: &mut Persona, by: Seat) {
    memory.grudges = memory.grudges.with(by);
    for kept in [&mut memory.promised, &mut memory.truces, &mut memory.trusted] {
        *kept = kept.without(by);
    }
}

/// The bot has paid somebody back: that is settled, and peace with him is over.
fn settle(memory: &mut Persona, with: Seat) {
    for kept in [&mut memory.grudges, &mut memory.vowed, &mut memory.truces] {
        *kept = kept.without(with);
    }
}

impl Mind<'_> {
    /// Whether the bot keeps what it promises.
    fn keeps_its_word(&self) -> bool {
        self.manner.character != TRAITOR
    }

    /// Whether it has promised to hit lightly, and keeps it.
    pub(super) fn hits_lightly(&self) -> bool {
        self.keeps_its_word() && !self.manner.pledged.is_empty()
    }

    /// Whether somebody is left alone: by the bot's own word, by his, or for fear of his threat.
    pub(super) fn spares(&self, seat: u8) -> bool {
        let (who, memory) = (Seat(seat), &self.manner);
        if memory.grudges.has(who) || memory.vowed.has(who) {
            return false;
        }
        // A truce holds for whoever keeps his word, but late in the game nobody lets the leader get away with it.
        let leads = leaders(self.table).has(who);
        if self.keeps_its_word() && memory.truces.has(who) && !(leads && self.table.number >= LATE) {
            return true;
        }
        let trusts = self.temper.kindness >= 100 && (memory.promised.has(who) || memory.trusted.has(who));
        let fears = self.temper.care >= 200 && memory.threatened.has(who);
        (trusts || fears) && !leads
    }

    /// Whether somebody has it coming: he wronged the bot, or the bot threatened him.
    pub(super) fn owes(&self, seat: u8) -> bool {
        self.manner.grudges.has(Seat(seat)) || self.manner.vowed.has(Seat(seat))
    }

    /// How gladly a low blow is played against somebody: a grudge makes bold, and a threat is carried out.
    pub(super) fn malice_against(&self, seat: u8) -> i32 {
        match (self.spares(seat), self.manner.vowed.has(Seat(seat)), self.manner.grudges.has(Seat(seat))) {
            (true, ..) => 0,
            (false, true, _) => self.temper.malice.max(100) * 2,
            (false, false, true) => self.temper.malice * 3 / 2,
            (false, false, false) => self.temper.malice,
        }
    }
}
