//! A line of a record, in words.

use crate::coach::Noted;
use crate::who::who;
use bots::Confidence;
use kernel::{Page, Seat, SeatSet, Text};
use table::{AnySession, Telling, Words};

/// A decision, as a line of a record has it.
pub struct Decision<'a> {
    /// Whose it was.
    pub seat: Seat,
    /// What was done, in notation.
    pub action: &'a str,
}

impl<'a> Decision<'a> {
    /// The decision on a line, if there is one.
    pub fn read(line: &'a str) -> Option<Self> {
        let said = line.rsplit_once(" #").map_or(line, |(said, _)| said);
        let said = said.split_once(" < ").map_or(said, |(said, _)| said);
        let mut words = said.splitn(3, ' ');
        words.next()?.parse::<usize>().ok()?;
        Some(Self { seat: Seat(words.next()?.parse().ok()?), action: words.next()? })
    }
}

/// What every seat has before its eyes.
pub fn pages(session: &dyn AnySession) -> Vec<Page> {
    SeatSet::first(session.seats()).iter().map(|seat| session.page(seat)).collect()
}

/// What an action is called on one of these pages.
pub fn label<'a>(mut pages: impl Iterator<Item = &'a Page>, action: &str, words: &Words) -> Option<String> {
    let found = pages.find_map(|page| page.choices.iter().find(|choice| choice.action == action));
    found.map(|choice| words.say(&choice.label))
}

/// What was said at the table, if that is what the line that was replayed last says.
pub fn said(line: &str, session: &dyn AnySession) -> Option<Telling> {
    if !line.starts_with("say ") {
        return None;
    }
    session.story(0, Seat(0)).into_iter().rfind(|telling| telling.remark.is_some())
}

/// A line of a record in words; `before` is what the seats saw when it was written. At a table of several, a decision
/// names who made it, and whether that was a bot.
pub fn in_words(
    line: &str,
    decision: Option<&Decision<'_>>,
    before: &[Page],
    session: &dyn AnySession,
    words: &Words,
) -> Text {
    if let Some(Decision { seat, action }) = decision {
        let found = label(before.iter().skip(seat.0 as usize).take(1), action, words);
        let text = match before.len() {
            0 | 1 => Text::new("viewer-decision"),
            _ => Text::new("viewer-decision-by").text("who", who(session, *seat)),
        };
        return text.plain("label", found.unwrap_or_else(|| (*action).into()));
    }
    if let Some(note) = line.strip_prefix("note ") {
        let Some(Noted { action, confidence, playouts }) = Noted::read(note) else {
            return Text::new("viewer-note").plain("note", note);
        };
        let text = Text::new("viewer-coach").plain("label", label(before.iter(), &action, words).unwrap_or(action));
        let text = text.plain("confidence", confidence.map_or("untold", Confidence::word));
        return text.number("playouts", playouts as i64);
    }
    let mut line_words = line.split(' ');
    match line_words.next() {
        Some("seat") => match line_words.next().and_then(|seat| seat.parse().ok()) {
            Some(seat) => Text::new("viewer-seat").text("who", who(session, Seat(seat))),
            None => Text::new("viewer-note").plain("note", line),
        },
        Some("start") => Text::new("viewer-start"),
        Some("undo") => Text::new("viewer-undo"),
        Some("assisted") => Text::new("viewer-assisted"),
        Some("over") => Text::new("viewer-over"),
        _ => Text::new("viewer-note").plain("note", line),
    }
}
