//! A line of a record, in words.

use crate::coach::Noted;
use crate::who::who_at;
use bots::Confidence;
use kernel::{Page, Seat, SeatSet, Text};
use table::{RecordLine, Session, ToldEvent, Words};

/// What every seat has before its eyes.
pub fn pages(session: &Session) -> Vec<Page> {
    SeatSet::first(session.seats()).iter().map(|seat| session.page(seat)).collect()
}

/// What an action is called on one of these pages.
pub fn label<'a>(mut pages: impl Iterator<Item = &'a Page>, action: &str, words: &Words) -> Option<String> {
    let found = pages.find_map(|page| page.choices.iter().find(|choice| choice.action == action));
    found.map(|choice| words.say(&choice.label))
}

/// What was said at the table, or whose seat changed hands, if that is what the line that was replayed last says.
pub fn said(line: &RecordLine, session: &Session) -> Option<ToldEvent> {
    let is_said = |telling: &ToldEvent| match line {
        RecordLine::Say { .. } => telling.remark.is_some(),
        RecordLine::HandOver { .. } => telling.hand_over.is_some(),
        _ => false,
    };
    session.story(session.decisions(), Seat(0)).into_iter().rfind(is_said)
}

/// A line of a record in words; `before` is what the seats saw when it was written. At a table of several, a decision
/// names who made it, and whether that was a bot. What is [`said`] has words of its own.
pub fn in_words(line: &RecordLine, before: &[Page], session: &Session, words: &Words) -> Text {
    match line {
        RecordLine::Decision { number, seat, action, .. } => {
            let found = label(before.iter().skip(seat.0 as usize).take(1), action, words);
            let text = match before.len() {
                0 | 1 => Text::new("viewer-decision"),
                _ => Text::new("viewer-decision-by").text("who", who_at(session, *seat, *number)),
            };
            text.plain("label", found.unwrap_or_else(|| action.clone()))
        }
        RecordLine::Note(note) => {
            let Some(Noted { action, confidence, playouts }) = Noted::read(note) else {
                return Text::new("viewer-note").plain("note", note.as_str());
            };
            let text = Text::new("viewer-coach").plain("label", label(before.iter(), &action, words).unwrap_or(action));
            let text = text.plain("confidence", confidence.map_or("untold", Confidence::word));
            text.number("playouts", playouts as i64)
        }
        RecordLine::Start { .. } => Text::new("viewer-start"),
        RecordLine::Undo { .. } => Text::new("viewer-undo"),
        RecordLine::Assisted { .. } => Text::new("viewer-assisted"),
        RecordLine::Over { .. } => Text::new("viewer-over"),
        RecordLine::NextChronicle(_) => Text::new("viewer-next"),
        line => Text::new("viewer-note").plain("note", line.to_string()),
    }
}
