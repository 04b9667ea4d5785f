//! Notation.

use super::*;

#[test]
fn every_action_is_written_as_it_is_read() {
    let every = Card::all().flat_map(|card| {
        let fight = |with| Action::Fight { card, with };
        [Action::Take { card }, fight(With::Hands), fight(With::Weapon)]
    });
    for action in every.chain([Action::Avoid]) {
        assert_eq!(read_action(&write_action(action)), Some(action));
    }
    assert_eq!(write_action(Action::Take { card: card("10H") }), "take 10H");
}

#[test]
fn what_is_not_an_action_is_not_read() {
    for text in [
        "",
        " avoid",
        "avoid 2S",
        "take",
        "take JD",
        "take 5d",
        "take 5D 6D",
        "fight QS",
        "fight QS sword",
        "fight hands",
        "flee",
    ] {
        assert_eq!(read_action(text), None, "{text}");
    }
}

#[test]
fn what_is_not_a_table_is_not_read() {
    for (text, wrong) in [
        ("room=2S,2S", "room=2S,2S"),
        ("room=2S unseen=3S,2S", "unseen=3S,2S"),
        ("room=2S weapon=5D:QS,2S", "weapon=5D:QS,2S"),
        ("room=2S,3S,4S,5S,6S", "room=2S,3S,4S,5S,6S"),
        ("room=2S,3S dealt=1", "dealt=1"),
        ("hp=21", "hp=21"),
        ("hp=-14", "hp=-14"),
        ("dealt=5", "dealt=5"),
        ("last=JD", "last=JD"),
        ("life=3", "life=3"),
        ("avoided", "avoided"),
        ("options=lt,apart", "options=lt,apart"),
        ("options=lt,apart,all,all", "options=lt,apart,all,all"),
    ] {
        assert_eq!(read_table(text), Err(wrong.into()), "{text}");
    }
}
