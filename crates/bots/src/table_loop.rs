//! What comes next at a table, whatever the face: bots, standing orders, talk, real cards and people, each in turn.
//!
//! A face carries out what a person decides with [`TableLoop::decide`], asks [`TableLoop::next`] what comes then, and does that: it lets
//! a bot think, asks people, or asks for a real card. Whatever follows from a decision is settled here and nowhere else.

use crate::any_bot::BotFor;
use crate::bot_turn::{BotTurn, let_bots_talk};
use kernel::{Seat, SeatSet};
use table::{Declined, RealCardAnswer, RealCardQuestion, SayRefused, Session};

/// What comes next at a table.
pub enum Next {
    /// A bot decides: ask it, here or elsewhere, and carry out what it says with [`TableLoop::decide`].
    Bot(BotTurn),
    /// These people are asked; nobody where the table waits for a bot that cannot be had.
    People(SeatSet),
    /// A real card or die is to be looked up before the last decision stands: tell it with [`TableLoop::answer`].
    RealCard(RealCardQuestion),
    /// The game is over.
    Over,
}

/// A decision that stands once real cards have been looked up.
#[derive(Clone, Debug)]
pub struct PendingDecision {
    /// Whose it is, and what, in notation; nothing where a standing order decides, which is for its seat alone to know.
    pub decision: Option<(Seat, String)>,
    /// What was told so far, each a place among what was asked.
    answers: Vec<usize>,
    /// What is asked now.
    pub asking: RealCardQuestion,
}

/// What follows from decisions at one table. Nothing of it has to be kept: whoever takes a game up again begins anew.
#[derive(Clone, Debug)]
pub struct TableLoop {
    bot_for: BotFor,
    pending: Option<PendingDecision>,
    /// The decisions, counted from 1, that standing orders made and nobody has asked for yet.
    ordered: Vec<usize>,
}

impl Default for TableLoop {
    fn default() -> Self {
        Self::new(crate::bot_for)
    }
}

impl TableLoop {
    /// For a table whose bots are made so.
    pub fn new(bot_for: BotFor) -> Self {
        Self { bot_for, pending: None, ordered: Vec::new() }
    }

    /// The decision that waits for a real card.
    pub fn pending(&self) -> Option<&PendingDecision> {
        self.pending.as_ref()
    }

    /// The decisions, counted from 1, that standing orders have made since this was last asked.
    pub fn take_ordered(&mut self) -> Vec<usize> {
        core::mem::take(&mut self.ordered)
    }

    /// What comes next. Standing orders are carried out on the way, and bots talk about it.
    pub fn next(&mut self, session: &mut Session) -> Next {
        loop {
            if let Some(pending) = &self.pending {
                return Next::RealCard(pending.asking.clone());
            }
            if session.is_over() {
                return Next::Over;
            }
            if let Some(turn) = BotTurn::of(session, self.bot_for) {
                return Next::Bot(turn);
            }
            if !self.follow_orders(session, Vec::new()) && self.pending.is_none() {
                return Next::People(session.to_ask());
            }
        }
    }

    /// The bot that decides next, where one is awaited and no real card; nothing else is done.
    pub fn next_bot(&self, session: &Session) -> Option<BotTurn> {
        if self.pending.is_some() { None } else { BotTurn::of(session, self.bot_for) }
    }

    /// Lets bots and standing orders decide until somebody else has to: people, a real card, or a bot that `waits` says is waited for
    /// elsewhere. Gives what comes then.
    pub fn advance(&mut self, session: &mut Session, waits: impl Fn(&BotTurn) -> bool) -> Next {
        loop {
            match self.next(session) {
                Next::Bot(turn) if !waits(&turn) => {
                    let seat = turn.seat;
                    let action = turn.decide();
                    if self.decide(session, seat, &action).is_err() {
                        return Next::People(SeatSet::NONE);
                    }
                }
                next => return next,
            }
        }
    }

    /// Carries out a decision, of a person or of a bot. Where a real card has to be looked up first, it is pending.
    ///
    /// # Errors
    /// Why not; the game is then exactly as it was.
    pub fn decide(&mut self, session: &mut Session, seat: Seat, action: &str) -> Result<(), Declined> {
        self.attempt(session, (seat, action.into()), Vec::new())
    }

    /// Tells what a real card or die shows. [`RealCardAnswer::Stop`] drops the decision that waits for it; where that is an order's, the order
    /// ends.
    ///
    /// # Errors
    /// Why the decision cannot be carried out after all, [`Declined::Unanswered`] where it was dropped.
    pub fn answer(&mut self, session: &mut Session, answer: RealCardAnswer) -> Result<(), Declined> {
        let Some(mut pending) = self.pending.take() else { return Ok(()) };
        match answer {
            RealCardAnswer::Shows(at) => pending.answers.push(at),
            RealCardAnswer::Back => drop(pending.answers.pop()),
            RealCardAnswer::Later => {
                self.pending = Some(pending);
                return Ok(());
            }
            RealCardAnswer::Stop => {
                if pending.decision.is_none() {
                    session.follow_orders(&mut |_| RealCardAnswer::Stop);
                }
                return Err(Declined::Unanswered);
            }
        }
        match pending.decision {
            Some(decision) => self.attempt(session, decision, pending.answers),
            None => {
                self.follow_orders(session, pending.answers);
                Ok(())
            }
        }
    }

    /// Says a phrase, to all or to one; bots may answer.
    ///
    /// # Errors
    /// Why not.
    pub fn say(&self, session: &mut Session, seat: Seat, word: &str, to: Option<Seat>) -> Result<(), SayRefused> {
        session.say(seat, word, to)?;
        let_bots_talk(session, self.bot_for);
        Ok(())
    }

    fn attempt(
        &mut self,
        session: &mut Session,
        decision: (Seat, String),
        mut answers: Vec<usize>,
    ) -> Result<(), Declined> {
        let (mut given, mut asked) = (answers.iter(), None);
        let played = session.play(decision.0, &decision.1, &mut |asking| next_answer(&mut given, &mut asked, asking));
        match (played, asked) {
            (Ok(()), _) => {
                let_bots_talk(session, self.bot_for);
                Ok(())
            }
            (Err(Declined::Unanswered), Some(asking)) => {
                // What cannot come up is no answer.
                answers.truncate(asking.answered);
                self.pending = Some(PendingDecision { decision: Some(decision), answers, asking });
                Ok(())
            }
            (Err(declined), _) => Err(declined),
        }
    }

    /// Has standing orders carried out; whether they decided anything.
    fn follow_orders(&mut self, session: &mut Session, mut answers: Vec<usize>) -> bool {
        let before = session.decisions();
        let (mut given, mut asked) = (answers.iter(), None);
        let decided = session.follow_orders(&mut |asking| next_answer(&mut given, &mut asked, asking));
        if let Some(asking) = asked {
            if asking.refused.is_some() {
                answers.pop();
            }
            // What was told belonged to decisions that stand now, but for what this one was told.
            let told = asking.answered.min(answers.len());
            let answers = answers[answers.len() - told..].to_vec();
            self.pending = Some(PendingDecision { decision: None, answers, asking });
        }
        if decided > 0 {
            self.ordered.extend(before + 1..=before + decided);
            let_bots_talk(session, self.bot_for);
        }
        decided > 0
    }
}

/// The next thing that was told; where nothing is left, the question is kept, and the same is tried again later.
fn next_answer(
    given: &mut core::slice::Iter<'_, usize>,
    asked: &mut Option<RealCardQuestion>,
    asking: &RealCardQuestion,
) -> RealCardAnswer {
    match given.next() {
        Some(at) => RealCardAnswer::Shows(*at),
        None => {
            *asked = Some(asking.clone());
            RealCardAnswer::Later
        }
    }
}
