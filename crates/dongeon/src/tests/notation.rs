//! Notation.

use super::*;

#[test]
fn every_action_is_written_as_it_is_read() {
    let uses = Side::ALL.map(|side| Action::Use { side });
    let others = [Action::Leave, Action::Flee, Action::Heal, Action::Ransom, Action::Bleed, Action::Fight];
    for action in uses.into_iter().chain(others) {
        assert_eq!(read_action(&write_action(action)), Some(action));
    }
    assert_eq!(write_action(Action::Use { side: Side::Left }), "use left");
}

#[test]
fn what_is_not_an_action_is_not_read() {
    for text in ["", "use", "use ", " use top", "use up", "use Top", "use top left", "leave 1", "fight 2", "pass"] {
        assert_eq!(read_action(text), None, "{text}");
    }
}

#[test]
fn what_is_not_a_table_is_not_read() {
    let deck = game(DECK).deck;
    for (text, wrong) in [
        ("deck=10/1@0", "deck=10/1@0"),
        ("deck=0/1@0", "deck=0/1@0"),
        ("deck=1/1@4", "deck=1/1@4"),
        ("deck=1/1@0^4", "deck=1/1@0^4"),
        ("deck=1/1", "deck=1/1"),
        ("deck=1@0", "deck=1@0"),
        ("deck=?/?@0", "deck=?/?@0"),
        ("deck=1/?@0,1/?@0", "1/?@0^0"),
        ("deck=1/2@0,3/2@0", "3/2@0^0"),
        ("deck=1/1@0 aside=weapon:1/?@0", "1/?@0^0"),
        ("aside=sword:1/1@0", "aside=sword:1/1@0"),
        ("aside=1/1@0", "aside=1/1@0"),
        ("door=0", "door=0"),
        ("door=5", "door=5"),
        ("streak=3", "streak=3"),
        ("wounds=5", "wounds=5"),
        ("torches=13", "torches=13"),
        ("phase=beaten:boss4:3", "phase=beaten:boss4:3"),
        ("phase=over", "phase=over"),
        ("colour=black", "colour=black"),
        ("options=5,all", "options=5,all"),
        ("options=none", "options=none"),
        ("life=3", "life=3"),
        ("walk", "walk"),
    ] {
        assert_eq!(read_table(&deck, text).err(), Some(wrong.into()), "{text}");
    }
}

#[test]
fn decks_are_written_as_they_are_read() {
    assert_eq!(game(DECK).deck.line(), DECK);
    let printed = CardDeck::printed();
    assert_eq!(CardDeck::read_line(&printed.line()), Ok(printed));
}
