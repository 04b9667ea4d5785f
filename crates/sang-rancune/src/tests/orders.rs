//! Standing orders: what they answer, and when they ask.

use super::*;
use crate::Action;
use kernel::{Obeyed, TableManners};

fn obey(text: &str, seat: u8, order: &str) -> Obeyed<Action> {
    let played = at(text, "");
    let seat = Seat(seat - 1);
    played.game.obey(order, &played.game.view(&played.table, seat), seat)
}

const REVEAL: &str = "foe=ripper:40:190:1 phase=window:reveal initiative=1,2,3 active=0 place=1 board=50 spent=50";

fn reveal(hand: &str) -> String {
    format!("{} hand=-,{hand},40", REVEAL.replace("active=0", "active=1"))
}

#[test]
fn pass_until_my_turn() {
    assert_eq!(obey(&reveal("trip"), 2, "pass"), Obeyed::Spare(Action::Pass));
    assert_eq!(obey("foe=ripper:190 initiative=1,2,3 hand=40,40,40", 2, "pass"), Obeyed::Over);
    assert_eq!(obey("phase=refill foe=ripper:0 hand=40,40,40", 2, "pass"), Obeyed::Over);
}

#[test]
fn ask_only_if_something_can_be_played() {
    assert_eq!(obey(&reveal("40"), 2, "can"), Obeyed::Spare(Action::Pass));
    assert_eq!(obey(&reveal("plan"), 2, "can"), Obeyed::Spare(Action::Pass));
    assert_eq!(obey(&reveal("trip"), 2, "can"), Obeyed::Ask);
    assert_eq!(obey("foe=ripper:190 initiative=1,2,3 hand=40,40,40", 2, "can"), Obeyed::Ask);
}

#[test]
fn ask_only_if_that_card_can_be_played() {
    assert_eq!(obey(&reveal("trip"), 2, "ask trip"), Obeyed::Wanted);
    assert_eq!(obey(&reveal("trip"), 2, "ask fail"), Obeyed::Spare(Action::Pass));
    assert_eq!(obey(&reveal("trip"), 2, "ask 40"), Obeyed::Over);
    assert_eq!(obey(&reveal("trip"), 2, "ask nonsense"), Obeyed::Over);
    assert_eq!(obey(&reveal("trip"), 2, ""), Obeyed::Over);
}

/// A card is played if the attack would kill and the card helps; else the seat is asked.
#[test]
fn stop_a_killing_blow() {
    assert_eq!(obey(&reveal("trip"), 2, "stop trip"), Obeyed::Do(Action::Trip { at: 0 }));
    assert_eq!(obey(&reveal("fail"), 2, "stop fail"), Obeyed::Do(Action::Fail));
    assert_eq!(obey(&reveal("tough"), 2, "stop tough"), Obeyed::Do(Action::Toughen));
    // Twenty more do not save it from fifty.
    assert_eq!(obey(&reveal("tough").replace("ripper:40", "ripper:25"), 2, "stop tough"), Obeyed::Ask);
    assert_eq!(obey(&reveal("trip").replace("ripper:40", "ripper:60"), 2, "stop trip"), Obeyed::Ask);
    assert_eq!(obey(&reveal("40"), 2, "stop trip"), Obeyed::Ask);
    // Nobody stops himself, and a heroic attack cannot be stopped.
    let own = reveal("trip").replace("active=1", "active=2");
    assert_eq!(obey(&own, 2, "stop trip"), Obeyed::Ask);
    let heroic = reveal("trip").replace("board=50 spent=50", "board=dwarf-40:mighty spent=dwarf-40");
    assert_eq!(obey(&heroic, 2, "stop trip"), Obeyed::Ask);
}

/// What may be ordered says nothing about what is held, and every order is known.
#[test]
fn the_list_is_the_same_for_all() {
    let words = |text: &str| -> Vec<String> {
        let played = at(text, "");
        let view = played.game.view(&played.table, Seat(1));
        played.game.orders(&view, Seat(1)).into_iter().map(|order| order.word).collect()
    };
    let all = words(&reveal("trip"));
    assert_eq!(all, words(&reveal("40")));
    assert_eq!(all.len(), 15);
    assert!(all.iter().all(|word| obey(&reveal("40"), 2, word) != Obeyed::Over));
    assert!(words("phase=won foe=ripper:0 hand=-,-,-").is_empty());
    assert!(words("foe=ripper:190 initiative=1,0,2 life=100,0,100 hand=40,-,40").is_empty());
}
