//! What a choice is said to come to.

use super::*;
use kernel::Telling;

/// What the choices of laying a card, and the notes, say in numbers, for a seat.
fn said(played: &Played, seat: u8) -> (Vec<(i64, i64)>, Option<i64>) {
    let number = |text: &kernel::Text, name: &str| {
        let found = text.args.iter().find(|(key, _)| *key == name);
        found.and_then(|(_, arg)| if let kernel::Arg::Number(number) = arg { Some(*number) } else { None })
    };
    let page = played.game.page(&played.game.view(&played.table, Seat(seat)), Seat(seat));
    let choices = page
        .choices
        .iter()
        .filter_map(|choice| Some((number(&choice.consequence, "fallen")?, number(&choice.consequence, "hurt")?)));
    let worst = page.notes.iter().find(|note| note.id.starts_with("note-worst"));
    (choices.collect(), worst.and_then(|note| number(note, "hurt")))
}

/// Nothing that others hide changes what is said, and what a hand may hope for is never worse than the worst case.
#[test]
fn a_projection_knows_no_hidden_card() {
    let ready = |other: &str| {
        let scene = scene("poisoned flayed burnt").hand(0, "ST-01 ST-02").hand(1, other).hand(2, "ST-07");
        scene.foes("- B1-01 B1-05").fight()
    };
    let (one, other) = (ready("ST-13"), ready("ST-14"));
    let seat = crate::rules::decider(&one.table).0;
    assert_eq!(said(&one, seat), said(&other, seat));
    let (choices, worst) = said(&one, seat);
    let worst = worst.expect("a worst case while cards are laid");
    assert!(!choices.is_empty() && worst > 0);
    assert!(choices.iter().all(|(_, hurt)| *hurt <= worst), "{choices:?} {worst}");
}

/// Where no combat is prepared, nothing of the kind is said.
#[test]
fn nothing_is_projected_on_the_way() {
    let played = scene("poisoned flayed burnt").hand(0, "ST-01").explore();
    assert_eq!(said(&played, 0), (Vec::new(), None));
}
