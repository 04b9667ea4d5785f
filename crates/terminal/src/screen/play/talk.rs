//! Table talk at the screen: a phrase, then to whom.

use super::{Over, Play};
use crate::screen::Turn;
use crate::screen::canvas::Target;
use crate::screen::chooser::{Chooser, ChooserResult};
use crate::screen::house::House;
use crate::screen::press::Press;
use crate::who::who;
use kernel::{Phrase, Seat, SeatSet, Text};

impl Play {
    /// Whether anything may be said at this table.
    pub(super) fn talks(&self) -> bool {
        !self.is_over() && !self.session.phrases_now().is_empty()
    }

    /// Opens the list of phrases, where there is any.
    pub(super) fn open_talk(&mut self, house: &House) -> Turn {
        if !self.talks() {
            return Turn::Stay;
        }
        let phrase = |Phrase { text, .. }: &Phrase| {
            house.say(&Text::new("talk-phrase").plain("phrase", self.speech.game.say(text)))
        };
        let lines: Vec<String> = self.session.phrases_now().iter().map(phrase).collect();
        let (title, hint) = (house.word("screen-talk"), house.word("screen-talk-hint"));
        self.over = Some(Over::Talking(None, Chooser::new(title, hint, lines, "screen-key-choose")));
        Turn::Redraw
    }

    /// Whom one may talk to.
    fn others(&self) -> Vec<Seat> {
        SeatSet::first(self.session.seats()).without(self.seat).iter().collect()
    }

    fn open_whom(&mut self, house: &House, phrase: &Phrase) {
        let said = Text::new("talk-phrase").plain("phrase", self.speech.game.say(&phrase.text));
        let others = self.others().into_iter().map(|seat| house.say(&who(&self.session, seat)));
        let lines: Vec<String> = core::iter::once(house.word("talk-to-all")).chain(others).collect();
        let list = Chooser::new(house.say(&said), house.word("screen-talk-whom"), lines, "screen-key-say");
        self.over = Some(Over::Talking(Some(phrase.word), list));
    }

    /// Reads a key on the list of phrases, or of those whom one talks to.
    pub(super) fn press_talk(
        &mut self,
        house: &House,
        (word, mut list): (Option<&'static str>, Chooser),
        press: Press,
        targets: &[Target],
    ) -> Turn {
        match (list.press(press, targets), word) {
            (ChooserResult::Waiting, word) => self.over = Some(Over::Talking(word, list)),
            (ChooserResult::Closed, None) => {}
            (ChooserResult::Closed, Some(_)) => return self.open_talk(house),
            (ChooserResult::Line(at), None) => {
                if let Some(phrase) = self.session.phrases_now().get(at).cloned() {
                    self.open_whom(house, &phrase);
                }
            }
            (ChooserResult::Line(at), Some(word)) => {
                let to = at.checked_sub(1).and_then(|at| self.others().get(at).copied());
                self.say(house, word, to);
            }
        }
        Turn::Redraw
    }

    fn say(&mut self, house: &House, word: &str, to: Option<Seat>) {
        match self.table_loop.say(&mut self.session, self.seat, word, to) {
            Ok(()) => {
                self.hear_story(house);
                self.save(house);
            }
            Err(refused) => {
                let why = house.say(&refused.text());
                self.warn(house.say(&Text::new("talk-refused").plain("why", why)));
            }
        }
    }
}
