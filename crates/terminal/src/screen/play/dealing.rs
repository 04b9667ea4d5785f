//! Real cards at the screen: each is asked of whom it is for.

use super::curtain::Curtain;
use super::{Over, Play};
use crate::screen::canvas::Target;
use crate::screen::house::House;
use crate::screen::picker::{Picked, Picker};
use crate::screen::press::Press;
use crate::screen::{Turn, focus};
use crate::who::called;
use kernel::Seat;
use table::RealCardAnswer;

impl Play {
    /// Asks for the real card that a decision waits for; where it is for the eyes of somebody else, once the screen is theirs.
    pub(super) fn ask_for_card(&mut self, house: &House) {
        let Some(pending) = self.table_loop.pending() else { return };
        let asking = pending.asking.clone();
        if let Some(seat) = asking.eyes.filter(|seat| *seat != self.seat && self.session.people().has(*seat)) {
            self.look_with(house, seat);
            if self.hides() {
                self.over = Some(Over::Handing(Curtain::fallen(self.now)));
                return;
            }
        }
        let Some(pending) = self.table_loop.pending() else { return };
        let others = pending.decision.as_ref().filter(|(seat, _)| *seat != self.seat);
        let what = others.map(|(seat, action)| self.announced(house, *seat, action));
        let whose = asking.eyes.filter(|_| self.session.seats() > 1).map(|seat| called(&self.session, seat));
        self.over = Some(Over::Dealing(Picker::new(asking, &self.speech.game).of(what).whose(whose)));
    }

    /// Sees with the eyes of somebody who is asked for a card before the decision stands.
    fn look_with(&mut self, house: &House, seat: Seat) {
        self.seat = seat;
        // What was said to one is not for the next.
        self.forget_messages();
        self.coach.forget();
        self.page = self.session.page(seat);
        self.hear_story(house);
    }

    /// Whether the curtain is down before a card that is for the eyes of one.
    pub(super) fn hands_over_for_card(&self) -> bool {
        matches!(self.over, Some(Over::Handing(_))) && self.table_loop.pending().is_some()
    }

    pub(super) fn deal(&mut self, house: &House, mut picker: Picker, press: Press, targets: &[Target]) -> Turn {
        let picked = match press {
            Press::Click(x, y) => picker.click(focus::under(targets, x, y)),
            press => picker.press(press),
        };
        let answer = match picked {
            Picked::Waiting => {
                self.over = Some(Over::Dealing(picker));
                return Turn::Redraw;
            }
            Picked::Shows(at) => RealCardAnswer::Shows(at),
            Picked::Back => RealCardAnswer::Back,
            Picked::Stop => {
                let ordered = self.table_loop.pending().is_some_and(|pending| pending.decision.is_none());
                let _ = self.table_loop.answer(&mut self.session, RealCardAnswer::Stop);
                // Whoever was asked for a card need not be the one who decides.
                if ordered || !self.session.to_ask().has(self.seat) {
                    self.look_again(house);
                }
                self.message = Some((house.word("plain-unanswered"), false));
                return Turn::Redraw;
            }
        };
        let decided = self.table_loop.answer(&mut self.session, answer);
        self.decided(house, decided);
        if answer == RealCardAnswer::Back {
            return Turn::Redraw;
        }
        self.ask_bots(house);
        Turn::Moved
    }
}
