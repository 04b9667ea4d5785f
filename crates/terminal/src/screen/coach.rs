//! The coach at the screen: he thinks beside it, and what he says stands beside the choices.

use super::Happening;
use super::house::House;
use crate::coach::{CoachQuestion, Opinion, Opinions, chance_text};
use bots::Rating;
use kernel::{Seat, Text};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use table::Session;

/// The coach of a table.
#[derive(Default)]
pub struct Coach {
    /// The number of the last question.
    asked: u64,
    thinking: bool,
    /// Whether anybody still looks at what he says: then he goes on thinking.
    looked_at: Arc<AtomicBool>,
    /// What he said of the decision at hand.
    pub opinions: Option<Opinions>,
}

impl Coach {
    /// Asks what to do; the answer comes as a [`Happening::Advice`]. False where nobody can say.
    pub fn ask(&mut self, house: &House, session: &Session, seat: Seat) -> bool {
        let Some((post, question)) = house.post.clone().zip(CoachQuestion::sharpening(session, seat)) else {
            return false;
        };
        let number = house.next_question();
        self.forget();
        (self.asked, self.thinking) = (number, true);
        self.looked_at.store(true, Ordering::Relaxed);
        let looked_at = self.looked_at.clone();
        std::thread::spawn(move || {
            let mut answers = question.answers();
            // A coach who stumbles has no advice; the game goes on.
            let mut next = || catch_unwind(AssertUnwindSafe(|| answers.next())).unwrap_or(Some(None));
            while let Some(answer) = next() {
                let none = answer.is_none();
                if !looked_at.load(Ordering::Relaxed) || post.send(Happening::Advice(number, answer)).is_err() || none {
                    break;
                }
            }
        });
        true
    }

    /// Hears an answer, the first or a better one; false if it came too late.
    pub fn hear(&mut self, number: u64, opinions: Option<Opinions>) -> bool {
        if number != self.asked || !self.looked_at.load(Ordering::Relaxed) {
            return false;
        }
        (self.thinking, self.opinions) = (false, opinions);
        true
    }

    /// What he would do, as far as he has said.
    pub fn best(&self) -> Option<&str> {
        self.opinions.as_ref().map(|opinions| opinions.best().action.as_str())
    }

    /// The decision has been made: what was said, or would be, no longer counts.
    pub fn forget(&mut self) {
        self.looked_at.store(false, Ordering::Relaxed);
        *self = Self::default();
    }

    /// What stands beside a choice: a bar that compares it with what he would do, which is marked.
    pub fn beside(&self, house: &House, action: &str) -> Option<String> {
        let opinion = self.opinions.as_ref()?.lines.iter().find(|opinion| opinion.action == action)?;
        Some(house.look.beside_the_best(opinion.bar, opinion.rating == Rating::Best))
    }

    /// What is said below the choices, where there is anything to say: what he would do, how sure he is, and how the choice that
    /// one looks at stands beside it.
    pub fn said(
        &self,
        house: &House,
        looking: Option<&str>,
        label: impl Fn(&str) -> String,
        why: impl Fn(&str) -> Option<String>,
    ) -> Option<String> {
        if self.thinking {
            return Some(house.word("screen-coach-thinks"));
        }
        let opinions = self.opinions.as_ref()?;
        let text = Text::new("screen-coach").plain("best", label(&opinions.best().action));
        let text = text.plain("confidence", opinions.confidence.word()).number("playouts", opinions.playouts as i64);
        let chance =
            |opinion: &Opinion| opinion.chance.map_or_else(String::new, |chance| house.say(&chance_text(chance)));
        let known = if opinions.best().chance.is_some() { "yes" } else { "no" };
        let mut said = house.say(&text.plain("known", known).plain("chance", chance(opinions.best())));
        let because = |action: &str| {
            let why = why(action).map(|why| house.say(&Text::new("coach-why").plain("why", why)));
            why.map_or_else(String::new, |why| format!(" {why}"))
        };
        said += &because(&opinions.best().action);
        if let Some(opinion) = opinions.lines[1..].iter().find(|opinion| Some(opinion.action.as_str()) == looking) {
            said += " ";
            said += &house.say(
                &Text::new("screen-coach-beside")
                    .plain("rating", opinion.rating.word())
                    .plain("chance", chance(opinion)),
            );
            said += &because(&opinion.action);
        }
        Some(said)
    }
}
