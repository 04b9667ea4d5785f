//! Taking decisions back: what it costs, who may ask for it, and how far it reaches.

use crate::record::RecordLine;
use crate::session::Session;
use core::fmt;
use kernel::{Seat, SeatSet, Secrets, Text};

/// Why a decision was not taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UndoRefused {
    /// Nothing has been decided.
    Nothing,
    /// Chance has answered it; alone, one may insist.
    Answered,
    /// Somebody else has seen it.
    Seen,
    /// A bot has decided since; where insisting helps, what it decided goes too.
    BotSince,
}

impl UndoRefused {
    /// The clause of the table's own rules.
    pub fn clause(self) -> &'static str {
        match self {
            Self::Nothing => "undo.nothing",
            Self::Answered => "undo.answered",
            Self::Seen => "undo.seen",
            Self::BotSince => "undo.bot",
        }
    }

    /// In words.
    pub fn text(self) -> Text {
        match self {
            Self::Nothing => Text::new("undo-nothing"),
            Self::Answered => Text::new("undo-answered"),
            Self::Seen => Text::new("undo-seen"),
            Self::BotSince => Text::new("undo-bot"),
        }
    }
}

impl fmt::Display for UndoRefused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "refused by §{}", self.clause())
    }
}

impl core::error::Error for UndoRefused {}

impl Session {
    /// Takes the last decision back, whoever made it: for free where it asked nothing of fate, and others learnt nothing of
    /// it or know everything anyway; else only if no other person sits at the table and the player insists, which marks the
    /// game as assisted.
    ///
    /// # Errors
    /// Why not.
    pub fn undo(&mut self, insist: bool) -> Result<(), UndoRefused> {
        let last = self.decided.last().ok_or(UndoRefused::Nothing)?;
        let allowed = insist && self.people().len() == 1;
        self.pay_for_undo(last.undo_cost, allowed)?;
        self.take_back();
        Ok(())
    }

    /// Takes back the last decision of the people, who share one screen at which this seat is looking, and whatever bots
    /// and usual orders have decided since. For free where the decision is the last one and [`Session::undo`] says so; else they must insist,
    /// and may where [`Session::may_insist`] says so. Where people have secrets from each other, only the seat that decided
    /// may ask.
    ///
    /// # Errors
    /// Why not.
    pub fn undo_at_one_screen(&mut self, looking: Seat, insist: bool) -> Result<(), UndoRefused> {
        if let Some(last) = self.last_lesson_move() {
            self.take_back_to(last);
            return Ok(());
        }
        let last = self.last_decided(self.people()).filter(|last| !self.leads_to_puzzle(*last));
        let last = last.ok_or(UndoRefused::Nothing)?;
        if self.is_puzzle_answer(last) {
            self.take_back_to(last);
            return Ok(());
        }
        if self.decided[last].seat != looking && !self.may_insist() {
            return Err(UndoRefused::Seen);
        }
        self.pay_for_undo(self.undo_cost_since(last), insist && self.may_insist())?;
        self.take_back_to(last);
        Ok(())
    }

    /// Takes back the last decision of a person at this seat, and whatever anybody has decided since. Everybody at the table has
    /// agreed to that: the caller sees to it. Where it is not free, the game is marked as assisted.
    ///
    /// # Errors
    /// If the seat has decided nothing.
    pub fn undo_by_consent(&mut self, asking: Seat) -> Result<(), UndoRefused> {
        let last = self.last_decided_by(asking).ok_or(UndoRefused::Nothing)?;
        self.pay_for_undo(self.undo_cost_since(last), true)?;
        self.take_back_to(last);
        Ok(())
    }

    /// What [`Session::undo_by_consent`] would do: how many decisions would go, and whether that is free; nothing where there is
    /// nothing to take back.
    pub fn undo_reach(&self, asking: Seat) -> Option<(usize, bool)> {
        let last = self.last_decided_by(asking)?;
        Some((self.decided.len() - last, self.undo_cost_since(last).is_none()))
    }

    /// Whether people who share one screen may insist on taking back what is not free: one person may, whoever the bots are,
    /// and so may several from whom the game keeps nothing.
    pub fn may_insist(&self) -> bool {
        self.people().len() == 1 || self.secrets() == Secrets::Nothing
    }

    /// Whether the last decision can be taken back for free.
    pub fn undo_is_free(&self) -> bool {
        self.decided.last().is_some_and(|decided| decided.undo_cost.is_none())
    }

    /// How often something was taken back.
    pub fn undone(&self) -> usize {
        self.undone
    }

    /// Takes the last decision back as a record says it was: what was not free is marked as assisted before. Who insisted, and
    /// whether all agreed, was between the people at that table.
    pub(crate) fn undo_again(&mut self) -> Result<(), UndoRefused> {
        let last = self.decided.last().ok_or(UndoRefused::Nothing)?;
        self.pay_for_undo(last.undo_cost, self.assisted())?;
        self.take_back();
        Ok(())
    }

    fn last_decided_by(&self, seat: Seat) -> Option<usize> {
        if self.people().has(seat) { self.last_decided(SeatSet::only(seat)) } else { None }
    }

    /// The place of the last decision that one of these seats made, and would have to make again.
    fn last_decided(&self, seats: SeatSet) -> Option<usize> {
        // What usual orders answer, they would answer again at once.
        let theirs = (0..self.decided.len()).rev().filter(|at| seats.has(self.decided[*at].seat));
        theirs.into_iter().find(|at| !self.is_usually_answered(*at, self.decided[*at].seat))
    }

    /// Why the decisions from that place on cannot be taken back for free.
    fn undo_cost_since(&self, last: usize) -> Option<UndoRefused> {
        let (people, since) = (self.people(), &self.decided[last..]);
        let bots_since = since.iter().any(|decided| !people.has(decided.seat));
        if bots_since { Some(UndoRefused::BotSince) } else { since.iter().find_map(|decided| decided.undo_cost) }
    }

    /// Marks the game as assisted where something is taken back that is not free.
    fn pay_for_undo(&mut self, cost: Option<UndoRefused>, allowed: bool) -> Result<(), UndoRefused> {
        match cost {
            None => Ok(()),
            Some(refused) if !allowed => Err(refused),
            Some(_) => {
                self.mark_assisted();
                Ok(())
            }
        }
    }

    fn take_back_to(&mut self, last: usize) {
        while self.decided.len() > last {
            self.take_back();
        }
    }

    fn take_back(&mut self) {
        self.decided.pop();
        self.undone += 1;
        self.game.take_back();
        let checksum = Some(self.game.checksum());
        self.write(&RecordLine::Undo { checksum });
        self.orders.reset(self.decided.len());
        self.renew_usual_orders();
        self.talk.taken_back(self.decided.len());
        self.holders.taken_back(self.decided.len());
    }
}
