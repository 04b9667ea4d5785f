//! The coach at the screen: he thinks beside it, and what he says stands beside the choices.

use super::Happening;
use super::house::House;
use crate::coach::{Opinion, Question};
use kernel::{Seat, Text};
use std::panic::{AssertUnwindSafe, catch_unwind};
use table::AnySession;

/// The coach of a table.
#[derive(Default)]
pub struct Coach {
    /// The number of the last question.
    asked: u64,
    thinking: bool,
    /// What he said of the decision at hand, the best first.
    pub opinions: Vec<Opinion>,
}

impl Coach {
    /// Asks what to do; the answer comes as a [`Happening::Advice`]. False where nobody can say.
    pub fn ask(&mut self, house: &House, session: &dyn AnySession, seat: Seat) -> bool {
        let Some((post, question)) = house.post.clone().zip(Question::new(session, seat)) else { return false };
        let number = house.next_question();
        (self.asked, self.thinking, self.opinions) = (number, true, Vec::new());
        std::thread::spawn(move || {
            // A coach who stumbles has no advice; the game goes on.
            let answer = catch_unwind(AssertUnwindSafe(|| question.answer())).unwrap_or_default();
            post.send(Happening::Advice(number, answer))
        });
        true
    }

    /// Hears an answer; false if it came too late.
    pub fn hear(&mut self, number: u64, opinions: Vec<Opinion>) -> bool {
        if number != self.asked || !self.thinking {
            return false;
        }
        (self.thinking, self.opinions) = (false, opinions);
        true
    }

    /// The decision has been made: what was said, or would be, no longer counts.
    pub fn forget(&mut self) {
        *self = Self::default();
    }

    /// What stands beside a choice: the chance to win.
    pub fn beside(&self, house: &House, action: &str) -> Option<String> {
        let best = self.opinions.first()?;
        let opinion = self.opinions.iter().find(|opinion| opinion.action == action)?;
        let mark = if opinion.action == best.action { house.look.pointer() } else { "" };
        // Of what he gave up early he knows less: the error says how much less.
        let error = house.own.decimal(opinion.error as f64 / 10.0, 1);
        Some(format!("{mark} {} ±{error}", house.own.percent(opinion.win)))
    }

    /// What is said below the choices, where there is anything to say.
    pub fn said(&self, house: &House, label: impl Fn(&str) -> String) -> Option<String> {
        if self.thinking {
            return Some(house.word("screen-coach-thinks"));
        }
        let best = self.opinions.first()?;
        let playouts: u64 = self.opinions.iter().map(|opinion| opinion.playouts).sum();
        let text =
            Text::new("screen-coach").plain("best", label(&best.action)).plain("win", house.own.percent(best.win));
        let text = text.plain("error", house.own.percent(best.error));
        Some(house.say(&text.number("playouts", playouts as i64)))
    }
}
