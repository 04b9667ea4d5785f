//! Bots at the table: they think beside the screen, and what they did is in the story.

use super::curtain::Curtain;
use super::{Over, Play};
use crate::screen::house::House;
use crate::screen::{Happening, Turn};
use crate::who::who;
use bots::Next;
use bots::bot_turn::awaited_bot;
use kernel::{Seat, Text};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

/// A bot that thinks longer than this is seen to think, and how often that is said anew.
const PATIENCE: Duration = Duration::from_secs(1);

/// A bot that is thinking.
pub(super) struct Thinking {
    seat: Seat,
    /// The number of the question: an answer to another one comes too late.
    number: u64,
    since: Instant,
    /// How many seconds are on the screen.
    shown: u64,
}

impl Play {
    /// Asks the bot whose turn it is, if there is one; the answer comes as a [`Happening::Decided`]. Else standing orders are
    /// followed.
    pub(super) fn ask_bots(&mut self, house: &House) {
        self.thinking = None;
        // A real card that is asked for belongs to a decision that has been made.
        if matches!(self.over, Some(Over::Dealing(..))) || self.hands_over_for_card() {
            return;
        }
        loop {
            let turn = match self.next(house) {
                Next::Bot(turn) => turn,
                Next::RealCard(_) => return self.ask_for_card(house),
                Next::People(_) | Next::Over => return,
            };
            let seat = turn.seat;
            let Some(post) = house.post.clone() else {
                // Nobody would hear of an answer: it is waited for.
                let action = turn.decide();
                if !self.bot_decided(house, seat, &action) {
                    return;
                }
                continue;
            };
            let number = house.next_question();
            self.thinking = Some(Thinking { seat, number, since: Instant::now(), shown: 0 });
            std::thread::spawn(move || {
                let decided = catch_unwind(AssertUnwindSafe(|| turn.decide())).ok();
                post.send(Happening::Decided(number, decided))
            });
            return;
        }
    }

    /// Hears what a bot has decided; nothing if it stumbled.
    pub(super) fn hear_bot(&mut self, house: &House, number: u64, decided: Option<String>) -> Turn {
        let Some(seat) = self.thinking.as_ref().filter(|thinking| thinking.number == number).map(|bot| bot.seat) else {
            return Turn::Stay;
        };
        self.thinking = None;
        match decided {
            Some(action) => {
                if self.bot_decided(house, seat, &action) {
                    self.ask_bots(house);
                }
            }
            None => self.warn(self.of_bot(house, "screen-bot-stumbled", seat)),
        }
        Turn::Moved
    }

    /// What comes next, with what standing orders have decided on the way.
    fn next(&mut self, house: &House) -> Next {
        // While orders are being given, none is followed.
        if matches!(self.over, Some(Over::Ordering(_))) {
            let bot = self.table_loop.next_bot(&self.session);
            return bot.map_or(Next::People(self.session.to_ask()), Next::Bot);
        }
        let next = self.table_loop.next(&mut self.session);
        let ordered = self.table_loop.take_ordered();
        if ordered.is_empty() {
            self.hear_of_orders();
        } else {
            self.ordered.extend(ordered);
            self.look_again(house);
            self.save(house);
        }
        next
    }

    /// Carries out what a bot has decided; false where that has to wait for a real card, or cannot be.
    fn bot_decided(&mut self, house: &House, seat: Seat, action: &str) -> bool {
        let before = self.session.decisions();
        self.decide(house, seat, action);
        self.session.decisions() > before
    }

    /// The seat of the bot that the table waits for, whether it thinks or has to be asked again.
    pub(super) fn awaited_bot(&self) -> Option<Seat> {
        awaited_bot(&self.session)
    }

    /// When the screen should show the next beat, or say how long a bot has been thinking.
    pub fn due(&self) -> Option<Instant> {
        let thinking = self.thinking.as_ref();
        let patience = thinking.map(|thinking| thinking.since + PATIENCE * (thinking.shown as u32 + 1));
        patience.into_iter().chain(self.next_beat()).min()
    }

    /// The time has come to show the next beat, or to say how long a bot has been thinking.
    pub fn wake(&mut self, now: Instant) -> Turn {
        if let turn @ Turn::Moved = self.show_next_beat(now) {
            return turn;
        }
        let Some(thinking) = &mut self.thinking else { return Turn::Stay };
        let seconds = now.saturating_duration_since(thinking.since).as_secs();
        if seconds <= thinking.shown {
            return Turn::Stay;
        }
        thinking.shown = seconds;
        // What lies over the table says nothing of it.
        if self.over.is_none() { Turn::Redraw } else { Turn::Stay }
    }

    /// What is said while a bot has to decide.
    pub(super) fn waiting(&self, house: &House) -> Option<String> {
        if let Some(Thinking { seat, shown, .. }) = &self.thinking {
            let text = match shown {
                0 => Text::new("screen-bot-turn"),
                seconds => Text::new("screen-bot-thinks").number("seconds", *seconds as i64),
            };
            return Some(house.say(&text.plain("who", house.say(&who(&self.session, *seat)))));
        }
        self.awaited_bot().map(|seat| self.of_bot(house, "screen-bot-waits", seat))
    }

    fn of_bot(&self, house: &House, id: &'static str, seat: Seat) -> String {
        house.say(&Text::new(id).plain("who", house.say(&who(&self.session, seat))))
    }

    /// Whether the curtain falls when the screen goes to another seat.
    pub(super) fn hides(&self) -> bool {
        self.session.people().len() > 1 && self.session.has_secrets()
    }

    /// Sees with the eyes of the person that the table waits for; where it waits for bots or orders alone, nobody else comes.
    pub(super) fn look_for_person(&mut self) {
        let asked = self.session.to_ask();
        if asked.has(self.seat) || self.awaited_bot().is_some() {
            return;
        }
        if let Some(next) = asked.lowest() {
            self.seat = next;
            // What was said to one is not for the next, and what one was about to say or order is not the next one's.
            self.forget_messages();
            if matches!(self.over, Some(Over::Ordering(_) | Over::Talking(..))) {
                self.over = None;
            }
            if self.hides() {
                self.over = Some(Over::Handing(Curtain::fallen(self.now)));
            }
        }
    }
}
