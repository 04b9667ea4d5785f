//! Where things stand in records.

use kernel::Seat;
use table::record::Record;
use table::{Luck, Session, Settings, nobody_asks, shelf};

/// A table of Scélérat, at which the first legal action was carried out so many times.
fn played(decisions: usize) -> Session {
    let mut session = shelf::open("scelerat", Settings::new(Luck::seed("places")), &mut nobody_asks)
        .expect("a table by the rulebook");
    for _ in 0..decisions {
        let action = session.legal_actions(Seat(0)).swap_remove(0);
        session.play(Seat(0), &action, &mut nobody_asks).expect("a legal action");
    }
    session
}

#[test]
fn a_decision_stands_where_it_was_made_last() {
    let mut session = played(2);
    session.note("before it is taken back");
    session.undo(true).expect("whoever plays alone may insist");
    let action = session.legal_actions(Seat(0)).swap_remove(0);
    session.play(Seat(0), &action, &mut nobody_asks).expect("a legal action");
    let record = Record::read(&session.record()).expect("a record");
    let place = |text: &str| session.lines().iter().rposition(|line| line.starts_with(text));
    assert_eq!(record.place_of_decision(0), Some(0));
    assert_eq!((record.place_of_decision(1), record.place_of_decision(2)), (place("1 "), place("2 ")));
    assert_eq!(record.place_of_decision(2), Some(session.lines().len() - 1));
    assert_eq!(record.place_of_decision(3), None);
}

#[test]
fn what_is_wrong_with_settings_is_found_on_its_line() {
    let record = played(0).record();
    for (line, text) in (1..).zip(record.lines()).filter(|(_, text)| text.starts_with("option ")) {
        let (option, _) = text.rsplit_once(' ').expect("an option and its value");
        let error = shelf::load(&record.replace(text, &format!("{option} nonsense"))).err().expect("no such value");
        assert_eq!(error.line, line, "{text}: {error:?}");
    }
}
