//! The coach at the screen: he thinks beside it, and what he says stands beside the choices.

use super::Happening;
use super::house::House;
use crate::coach::{CoachQuestion, Opinion, Opinions, chance_text};
use bots::Rating;
use kernel::{Seat, Text};
use std::panic::{AssertUnwindSafe, catch_unwind};
use table::Session;

/// The coach of a table.
#[derive(Default)]
pub struct Coach {
    /// The number of the last question.
    asked: u64,
    thinking: bool,
    /// What he said of the decision at hand.
    pub opinions: Option<Opinions>,
}

impl Coach {
    /// Asks what to do; the answer comes as a [`Happening::Advice`]. False where nobody can say.
    pub fn ask(&mut self, house: &House, session: &Session, seat: Seat) -> bool {
        let Some((post, question)) = house.post.clone().zip(CoachQuestion::new(session, seat)) else { return false };
        let number = house.next_question();
        (self.asked, self.thinking, self.opinions) = (number, true, None);
        std::thread::spawn(move || {
            // A coach who stumbles has no advice; the game goes on.
            let answer = catch_unwind(AssertUnwindSafe(|| question.answer())).unwrap_or_default();
            post.send(Happening::Advice(number, answer))
        });
        true
    }

    /// Hears an answer; false if it came too late.
    pub fn hear(&mut self, number: u64, opinions: Option<Opinions>) -> bool {
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

    /// What stands beside a choice: a bar that compares it with what he would do, which is marked.
    pub fn beside(&self, house: &House, action: &str) -> Option<String> {
        let opinion = self.opinions.as_ref()?.lines.iter().find(|opinion| opinion.action == action)?;
        Some(house.look.beside_the_best(opinion.bar, opinion.rating == Rating::Best))
    }

    /// What is said below the choices, where there is anything to say: what he would do, how sure he is, and how the choice that
    /// one looks at stands beside it.
    pub fn said(&self, house: &House, looking: Option<&str>, label: impl Fn(&str) -> String) -> Option<String> {
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
        if let Some(opinion) = opinions.lines[1..].iter().find(|opinion| Some(opinion.action.as_str()) == looking) {
            said += " ";
            said += &house.say(
                &Text::new("screen-coach-beside")
                    .plain("rating", opinion.rating.word())
                    .plain("chance", chance(opinion)),
            );
        }
        Some(said)
    }
}
