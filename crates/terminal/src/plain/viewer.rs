//! A record, line by line.

use super::page::state_line;
use super::{Console, luck, review};
use crate::keys;
use crate::record_line::{in_words, pages, said};
use crate::who::{all_who, who};
use kernel::{Seat, SeatSet, Text};
use std::io;
use std::path::PathBuf;
use table::{RecordError, RecordLine, Replay, shelf};

/// A record being looked at.
pub struct Viewer {
    replay: Replay,
    /// Where its review is kept.
    file: Option<PathBuf>,
}

impl Viewer {
    /// Opens a record, and makes sure that all of it can be replayed.
    ///
    /// # Errors
    /// Its first wrong line.
    pub fn open(text: &str) -> Result<Self, RecordError> {
        let mut replay = shelf::replay(text)?;
        replay.go_to(replay.steps())?;
        Ok(Self { replay, file: None })
    }

    /// The same, with its review kept in a file.
    #[must_use]
    pub fn with_review(self, file: Option<PathBuf>) -> Self {
        Self { file, ..self }
    }

    /// How many lines there are after the start.
    pub fn steps(&self) -> usize {
        self.replay.steps()
    }

    /// The number of the line at which the file ends early, where it does.
    pub fn cut(&self) -> Option<usize> {
        self.replay.cut()
    }

    /// Goes to a line.
    fn go(&mut self, step: usize) {
        // The whole record was replayed when it was opened: it can be replayed again.
        let gone = self.replay.go_to(step);
        debug_assert!(gone.is_ok(), "{gone:?}");
    }

    /// Goes to a line, says what happened there, and where the game stands after it.
    ///
    /// # Errors
    /// If the console fails.
    pub fn show(&mut self, console: &mut Console<'_>, step: usize) -> io::Result<()> {
        // What was decided is said in the words of the page that it was decided on.
        self.go(step.saturating_sub(1));
        let before = pages(self.replay.session());
        self.go(step);
        let (session, line) = (self.replay.session(), self.replay.line());
        let words = session.words(console.lang());
        let said = match said(line, session) {
            Some(remark) => words.say(&remark.text),
            None => console.words.say(&in_words(line, &before, session, &words)),
        };
        console.say(&Text::new("viewer-step").number("step", step as i64).plain("said", said))?;
        let seat = session.status().awaited().lowest().unwrap_or(Seat(0));
        let told = match line {
            RecordLine::Decision { seat, .. } => session.story(session.decisions(), *seat),
            RecordLine::Start { .. } => session.story(0, seat),
            _ => Vec::new(),
        };
        for telling in told {
            console.line(&words.say(&telling.text))?;
        }
        let page = session.page(seat);
        if session.seats() > 1 && !session.status().awaited().is_empty() {
            let who = console.words.say(&who(session, seat));
            console.say(&Text::new("plain-seat").plain("who", who))?;
        }
        let state = state_line(&page, &words, &console.words);
        console.line(&state)?;
        console.line(&words.say(&page.prompt))?;
        console.line("")
    }

    /// Steps and jumps until the reader has seen enough.
    ///
    /// # Errors
    /// If the console fails.
    pub fn browse(&mut self, console: &mut Console<'_>, from: usize) -> io::Result<()> {
        let (session, steps) = (self.replay.session(), self.steps());
        let title = Text::new("viewer-title").name("title", session.title());
        console.say(&title.text("luck", luck(&session.settings().luck)).number("steps", steps as i64))?;
        // Where only people play, their numbers say nothing.
        let by_bots = |seat: &Seat| session.holders_of(*seat).iter().any(Option::is_some);
        for seat in SeatSet::first(session.seats()).iter().filter(by_bots) {
            let who = console.words.say(&all_who(session, seat));
            console.say(&Text::new("plain-seat").plain("who", who))?;
        }
        console.say(&Text::new("viewer-keys"))?;
        let mut step = from.min(steps);
        self.show(console, step)?;
        loop {
            let ask = Text::new("viewer-ask").number("step", step as i64).number("steps", steps as i64);
            let Some(typed) = console.ask(&ask)? else { return Ok(()) };
            step = match (typed.to_lowercase().as_str(), keys::number(&typed)) {
                ("q", _) => return Ok(()),
                ("", _) => (step + 1).min(steps),
                ("p", _) => step.saturating_sub(1),
                ("d" | "s", _) => 0,
                ("f" | "e", _) => steps,
                ("a", _) => {
                    self.go(steps);
                    review(console, self.replay.session(), self.file.as_deref())?;
                    continue;
                }
                (_, Some(number)) if number <= steps => number,
                _ => {
                    let unknown = Text::new("viewer-unknown").plain("typed", keys::shown(&typed));
                    console.say(&unknown.number("steps", steps as i64))?;
                    continue;
                }
            };
            self.show(console, step)?;
        }
    }
}
