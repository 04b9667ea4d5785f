//! A record, line by line.

use crate::{Console, keys, plain};
use kernel::{Seat, Text};
use std::io;
use table::{RecordError, shelf};

/// A record being looked at.
pub struct Viewer<'a> {
    text: &'a str,
    steps: usize,
}

impl<'a> Viewer<'a> {
    /// Opens a record.
    ///
    /// # Errors
    /// Its first wrong line.
    pub fn open(text: &'a str) -> Result<Self, RecordError> {
        let loaded = shelf::load(text)?;
        Ok(Self { text, steps: loaded.session.lines().len() - 1 })
    }

    /// How many lines there are after the start.
    pub fn steps(&self) -> usize {
        self.steps
    }

    /// Says what happened on a line, and where the game stands after it.
    ///
    /// # Errors
    /// If the console fails.
    pub fn show(&self, console: &mut Console<'_>, step: usize) -> io::Result<()> {
        let Ok(loaded) = shelf::load_until(self.text, step) else {
            return Ok(());
        };
        let session = loaded.session;
        let seat = session.status().awaited().lowest().unwrap_or(Seat(0));
        let words = session.words(console.lang());
        let line = session.lines().last().map_or("", |line| line.as_str());
        console.say(&Text::new("viewer-step").number("step", step as i64).plain("line", line))?;
        let decision = line.split(' ').next().is_some_and(|word| word.parse::<usize>().is_ok());
        if decision || step == 0 {
            let from = if step == 0 { 0 } else { session.decisions() };
            for telling in session.story(from, seat) {
                console.line(&words.say(&telling.text))?;
            }
        }
        let state = plain::state_line(&session.page(seat), &words, &console.words);
        console.line(&state)?;
        console.line("")
    }

    /// Steps and jumps until the reader has seen enough.
    ///
    /// # Errors
    /// If the console fails.
    pub fn browse(&self, console: &mut Console<'_>, from: usize) -> io::Result<()> {
        let Ok(loaded) = shelf::load_until(self.text, 0) else {
            return Ok(());
        };
        let luck = plain::luck(&loaded.session.settings().luck);
        let title = Text::new("viewer-title").name("title", &loaded.session.title()).text("luck", luck);
        console.say(&title.number("steps", self.steps as i64))?;
        console.say(&Text::new("viewer-keys"))?;
        let mut step = from.min(self.steps);
        self.show(console, step)?;
        loop {
            let ask = Text::new("viewer-ask").number("step", step as i64).number("steps", self.steps as i64);
            let Some(typed) = console.ask(&ask)? else { return Ok(()) };
            step = match (typed.as_str(), keys::number(&typed)) {
                ("q", _) => return Ok(()),
                ("", _) => (step + 1).min(self.steps),
                ("p", _) => step.saturating_sub(1),
                ("d", _) => 0,
                ("f", _) => self.steps,
                (_, Some(number)) if number <= self.steps => number,
                _ => {
                    let unknown =
                        Text::new("viewer-unknown").plain("typed", typed.chars().take(40).collect::<String>());
                    console.say(&unknown.number("steps", self.steps as i64))?;
                    continue;
                }
            };
            self.show(console, step)?;
        }
    }
}
