//! A record, line by line.

use super::page::state_line;
use super::{Console, luck};
use crate::coach::Opinion;
use crate::keys;
use kernel::{Page, Seat, SeatSet, Text};
use std::io;
use table::{AnyReplay, AnySession, RecordError, Words, shelf};

/// A record being looked at.
pub struct Viewer<'a> {
    text: &'a str,
    replay: Box<dyn AnyReplay>,
}

impl<'a> Viewer<'a> {
    /// Opens a record, and makes sure that all of it can be replayed.
    ///
    /// # Errors
    /// Its first wrong line.
    pub fn open(text: &'a str) -> Result<Self, RecordError> {
        shelf::load(text)?;
        Ok(Self { text, replay: shelf::replay(text)? })
    }

    /// How many lines there are after the start.
    pub fn steps(&self) -> usize {
        self.replay.steps()
    }

    /// The number of the line at which the file ends early, where it does.
    pub fn cut(&self) -> Option<usize> {
        self.replay.cut()
    }

    /// Goes to a line; back to the start first if that lies behind.
    fn go(&mut self, step: usize) {
        if step < self.replay.at()
            && let Ok(replay) = shelf::replay(self.text)
        {
            self.replay = replay;
        }
        // The whole record was replayed when it was opened: it can be replayed again.
        while self.replay.at() < step && self.replay.forward() == Ok(true) {}
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
        let decision = Decision::read(&line);
        let said = console.words.say(&in_words(&line, decision.as_ref(), &before, &words));
        console.say(
            &match decision.as_ref().filter(|_| session.seats() > 1) {
                Some(decision) => Text::new("viewer-step-seat").number("seat", decision.seat.0),
                None => Text::new("viewer-step"),
            }
            .number("step", step as i64)
            .plain("said", said),
        )?;
        let seat = session.status().awaited().lowest().unwrap_or(Seat(0));
        let told = match &decision {
            Some(decision) => session.story(session.decisions(), decision.seat),
            None if step == 0 => session.story(0, seat),
            None => Vec::new(),
        };
        for telling in told {
            console.line(&words.say(&telling.text))?;
        }
        let page = session.page(seat);
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
        let title = Text::new("viewer-title").name("title", &session.title());
        console.say(&title.text("luck", luck(&session.settings().luck)).number("steps", steps as i64))?;
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

/// A decision, as a line of a record has it.
struct Decision<'a> {
    seat: Seat,
    action: &'a str,
}

impl<'a> Decision<'a> {
    fn read(line: &'a str) -> Option<Self> {
        let said = line.rsplit_once(" #").map_or(line, |(said, _)| said);
        let said = said.split_once(" < ").map_or(said, |(said, _)| said);
        let mut words = said.splitn(3, ' ');
        words.next()?.parse::<usize>().ok()?;
        Some(Self { seat: Seat(words.next()?.parse().ok()?), action: words.next()? })
    }
}

/// What every seat has before its eyes.
fn pages(session: &dyn AnySession) -> Vec<Page> {
    SeatSet::first(session.seats()).iter().map(|seat| session.page(seat)).collect()
}

/// What an action is called on one of these pages.
fn label<'a>(mut pages: impl Iterator<Item = &'a Page>, action: &str, words: &Words) -> Option<String> {
    let found = pages.find_map(|page| page.choices.iter().find(|choice| choice.action == action));
    found.map(|choice| words.say(&choice.label))
}

/// A line of a record in words; `before` is what the seats saw when it was written.
fn in_words(line: &str, decision: Option<&Decision<'_>>, before: &[Page], words: &Words) -> Text {
    if let Some(Decision { seat, action }) = decision {
        let found = label(before.iter().skip(seat.0 as usize).take(1), action, words);
        return Text::new("viewer-decision").plain("label", found.unwrap_or_else(|| (*action).into()));
    }
    if let Some(note) = line.strip_prefix("note ") {
        let Some(Opinion { action, win, error, playouts }) = Opinion::read(note) else {
            return Text::new("viewer-note").plain("note", note);
        };
        let text = Text::new("viewer-coach").plain("label", label(before.iter(), &action, words).unwrap_or(action));
        let text = text.plain("win", words.percent(win)).plain("error", words.percent(error));
        return text.number("playouts", playouts as i64);
    }
    match line.split(' ').next() {
        Some("start") => Text::new("viewer-start"),
        Some("undo") => Text::new("viewer-undo"),
        Some("assisted") => Text::new("viewer-assisted"),
        Some("over") => Text::new("viewer-over"),
        _ => Text::new("viewer-note").plain("note", line),
    }
}
