//! Table talk: phrases of the game that anybody says at any time. They change nothing, and are no decisions.

use crate::any_session::Telling;
use crate::session::Session;
use kernel::{GameBox, Phrase, Remark, Seat, Status, Text};
use serde_json::json;

/// So much may a seat say between two decisions of the game: nobody floods a record.
pub const MOST_REMARKS: u8 = 3;

/// Why something was not said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SayRefused {
    /// The game has no such phrase.
    NoPhrase,
    /// There is no such seat.
    NoSeat,
    /// Nobody talks to himself.
    ToOneself,
    /// The game is over.
    Over,
    /// The seat has said enough until somebody decides something.
    Enough,
}

impl SayRefused {
    /// The clause of the table's own rules.
    pub fn clause(self) -> &'static str {
        match self {
            Self::NoPhrase => "talk.phrase",
            Self::NoSeat => "talk.seat",
            Self::ToOneself => "talk.oneself",
            Self::Over => "talk.over",
            Self::Enough => "talk.enough",
        }
    }

    /// In words.
    pub fn text(self) -> Text {
        match self {
            Self::NoPhrase => Text::new("talk-no-phrase"),
            Self::NoSeat => Text::new("talk-no-seat"),
            Self::ToOneself => Text::new("talk-oneself"),
            Self::Over => Text::new("talk-over"),
            Self::Enough => Text::new("talk-enough").number("most", MOST_REMARKS),
        }
    }
}

/// What was said at a table.
#[derive(Clone, Default)]
pub(crate) struct Talk {
    /// Each remark with the number of decisions that stood.
    said: Vec<(usize, Remark)>,
    /// How much each seat has said since the last decision.
    since: [u8; 8],
}

impl Talk {
    /// Somebody has decided something.
    pub(crate) fn decided(&mut self) {
        self.since = [0; 8];
    }

    /// Something was taken back, and so many decisions stand: what was said stays said.
    pub(crate) fn taken_back(&mut self, decisions: usize) {
        self.said.iter_mut().for_each(|(step, _)| *step = decisions.min(*step));
    }
}

impl<G: GameBox> Session<G> {
    /// Says something, to all or to one, whoever is awaited. All hear it; nothing changes, and no undo takes it back.
    ///
    /// # Errors
    /// Why not.
    pub fn say(&mut self, remark: Remark) -> Result<(), SayRefused> {
        let Remark { seat, phrase, to } = remark;
        if matches!(self.status(), Status::Over(_)) {
            return Err(SayRefused::Over);
        }
        if core::iter::once(seat).chain(to).any(|named| named.0 >= self.seats()) {
            return Err(SayRefused::NoSeat);
        }
        let Phrase { word, .. } = *self.game().phrases().get(phrase as usize).ok_or(SayRefused::NoPhrase)?;
        if to == Some(seat) {
            return Err(SayRefused::ToOneself);
        }
        if self.talk.since[seat.0 as usize] >= MOST_REMARKS {
            return Err(SayRefused::Enough);
        }
        self.talk.since[seat.0 as usize] += 1;
        let step = self.decisions();
        self.talk.said.push((step, remark));
        let to = to.map(|to| format!(" {}", to.0)).unwrap_or_default();
        self.write_line(format!("say {} {word}{to}", seat.0));
        Ok(())
    }

    /// What was said, in order, each with the number of decisions that stood.
    pub fn remarks(&self) -> impl Iterator<Item = (usize, Remark)> {
        self.talk.said.iter().copied()
    }

    /// What was said since a decision, counted from 1; from 0, everything.
    pub(crate) fn told_remarks(&self, from: usize) -> Vec<Telling> {
        let phrases = self.game().phrases();
        let heard = self.talk.said.iter().enumerate().filter(|(_, (step, _))| *step >= from);
        let telling = |(number, (step, remark)): (usize, &(usize, Remark))| {
            let phrase = &phrases[remark.phrase as usize];
            let named = |seat: Seat| self.game().seat_name(seat);
            let said = match (named(remark.seat), remark.to) {
                (None, None) => Text::new("talk-said").number("seat", remark.seat.0 + 1),
                (None, Some(to)) => Text::new("talk-said-to").number("seat", remark.seat.0 + 1).number("to", to.0 + 1),
                (Some(who), None) => Text::new("talk-named").name("who", &who),
                (Some(who), Some(to)) => {
                    let text = Text::new("talk-named-to").name("who", &who);
                    named(to).iter().fold(text, |text, to| text.name("to", to))
                }
            };
            let text = said.text("phrase", phrase.text.clone());
            let to = remark.to.map(|Seat(to)| to);
            let json = json!({ "type": "said", "seat": remark.seat.0, "phrase": phrase.word, "to": to });
            Telling { step: *step, json, text, notable: true, remark: Some(number) }
        };
        heard.map(telling).collect()
    }
}
