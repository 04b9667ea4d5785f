//! Talk.

use super::*;
use kernel::{TableManners, Telling};

/// §talk.pings: signals point at enemies, loot and rounds, say what is urgent, and name no card.
#[test]
fn signals_name_no_card() {
    let phrases = DeadCells::default().phrases();
    let words: Vec<&str> = phrases.iter().map(|phrase| phrase.word).collect();
    let places = ["left", "first-space", "second-space", "third-space", "elite", "loot"];
    let times = ["round-one", "round-two", "round-three", "help", "fine", "thanks"];
    assert_eq!(words, [places, times].concat());
}

/// §talk.pings: of a card that lies face down only what was announced is known, and no decision tells more.
#[test]
fn only_what_is_announced_is_known_of_a_card() {
    let played = scene("poisoned flayed burnt").hand(0, "ST-01").foes("- B1-01").fight().play("lay ST-01 2 state");
    for seat in [1, 2] {
        let view = played.game.view(&played.table, Seat(seat)).seen;
        let laid = view.members[0].laid.as_slice()[0];
        assert_eq!((laid.card, laid.said), (None, Some((2, crate::table::Announced::State))));
        assert_eq!(view.last, None);
    }
    for said in ["say ST-01", "show ST-01", "tell 1 damage"] {
        assert_eq!(played.game.read_action(said), None, "{said}");
    }
}

/// §talk.silence, §curse.crypt: under the curse no signal is left while cards are laid; before and after, all are.
#[test]
fn a_curse_keeps_everybody_silent() {
    let silent = |played: &Played| played.game.silence(&played.game.view(&played.table, Seat(1)));
    let ready = || scene("poisoned flayed burnt").hand(0, "ST-01").hand(1, "ST-13").hand(2, "ST-07").foes("- B1-12");
    let mut played = ready().fight();
    assert!(!silent(&played));
    played.table.silent = true;
    assert!(silent(&played));
    let notes = played.game.page(&played.game.view(&played.table, Seat(0)), Seat(0)).notes;
    assert!(notes.iter().any(|note| note.id == "note-silence") && !notes.iter().any(|note| note.id == "note-talk"));
    let played = played.play("lay ST-01 2 state; lay ST-13 1 aptitude");
    assert!(silent(&played));
    assert!(!silent(&played.play("lay ST-07 3 loot")));
    let mut exploring = ready().explore();
    exploring.table.silent = true;
    assert!(!silent(&exploring));
}

/// §talk.silence: while cards are being laid, players are told that only signals remain; alone, and afterwards, nobody is.
#[test]
fn while_cards_are_laid_only_signals_remain() {
    let quiet = |played: &Played| {
        let view = played.game.view(&played.table, Seat(0));
        let notes = played.game.page(&view, Seat(0)).notes;
        notes.iter().any(|note| note.id == "note-talk")
    };
    let ready = || scene("poisoned flayed burnt").hand(0, "ST-01").hand(1, "ST-13").hand(2, "ST-07").foes("- B1-12");
    assert!(quiet(&ready().fight()));
    let played = ready().fight().play("lay ST-01 2 state; lay ST-13 1 aptitude");
    assert!(quiet(&played));
    assert!(!quiet(&played.play("lay ST-07 3 loot")));
    assert!(!quiet(&ready().explore()));
    assert!(!quiet(&scene("poisoned").foes("- B1-12").hand(0, "ST-01 ST-02").fight()));
}
