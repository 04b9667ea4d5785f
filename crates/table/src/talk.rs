//! Table talk: phrases of the game that anybody says at any time. They change nothing, and are no decisions.

use crate::game_table::ToldEvent;
use crate::record::RecordLine;
use crate::session::Session;
use core::fmt;
use kernel::{Phrase, Remark, Seat, Text};
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
    /// The rules of the game forbid all talk now.
    Silence,
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
            Self::Silence => "talk.silence",
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
            Self::Silence => Text::new("talk-silence"),
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

impl fmt::Display for SayRefused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "refused by §{}", self.clause())
    }
}

impl core::error::Error for SayRefused {}

impl Session {
    /// Says the phrase of that word, to all or to one, whoever is awaited. All hear it; nothing changes, and no undo takes it back.
    ///
    /// # Errors
    /// Why not.
    pub fn say(&mut self, seat: Seat, word: &str, to: Option<Seat>) -> Result<(), SayRefused> {
        if self.is_over() {
            return Err(SayRefused::Over);
        }
        if core::iter::once(seat).chain(to).any(|named| named.0 >= self.seats()) {
            return Err(SayRefused::NoSeat);
        }
        let phrase = self.phrases().iter().position(|phrase| phrase.word == word);
        let phrase = phrase.and_then(|phrase| u8::try_from(phrase).ok()).ok_or(SayRefused::NoPhrase)?;
        if to == Some(seat) {
            return Err(SayRefused::ToOneself);
        }
        if self.phrases_now().is_empty() {
            return Err(SayRefused::Silence);
        }
        if self.talk.since[seat.0 as usize] >= MOST_REMARKS {
            return Err(SayRefused::Enough);
        }
        self.talk.since[seat.0 as usize] += 1;
        let step = self.decisions();
        self.talk.said.push((step, Remark { seat, phrase, to }));
        self.write(&RecordLine::Say { seat, phrase: word.into(), to });
        Ok(())
    }

    /// What was said, in order, each with the number of decisions that stood.
    pub fn remarks(&self) -> &[(usize, Remark)] {
        &self.talk.said
    }

    /// The number of the first remark since a decision, counted from 1; from 0, of the first of all.
    pub(crate) fn first_remark_since(&self, decision: usize) -> usize {
        self.talk.said.iter().position(|(step, _)| *step >= decision).unwrap_or(self.talk.said.len())
    }

    /// What was said from the remark of that number on, counted from 0.
    pub(crate) fn told_remarks(&self, from: usize) -> impl Iterator<Item = ToldEvent> {
        self.talk.said.iter().enumerate().skip(from).map(|(number, (step, remark))| {
            let phrase = &self.phrases()[remark.phrase as usize];
            let (text, to) = (self.told_remark(remark, phrase), remark.to.map(|Seat(to)| to));
            let json = json!({ "type": "said", "seat": remark.seat.0, "phrase": phrase.word, "to": to });
            ToldEvent { step: *step, json, text, notable: true, remark: Some(number), hand_over: None }
        })
    }

    fn told_remark(&self, remark: &Remark, phrase: &Phrase) -> Text {
        let said = match (self.seat_name(remark.seat), remark.to) {
            (None, None) => Text::new("talk-said").number("seat", remark.seat.0 + 1),
            (None, Some(to)) => Text::new("talk-said-to").number("seat", remark.seat.0 + 1).number("to", to.0 + 1),
            (Some(who), None) => Text::new("talk-named").name("who", who),
            (Some(who), Some(to)) => {
                let text = Text::new("talk-named-to").name("who", who);
                self.seat_name(to).into_iter().fold(text, |text, to| text.name("to", to))
            }
        };
        said.text("phrase", phrase.text.clone())
    }
}
