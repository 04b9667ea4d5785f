//! What is said for an action or against it, by numbers counted by hand.

use super::*;
use kernel::Telling;

/// The message of an action at a table of [`DECK`], with its numbers, those of messages in it too.
#[track_caller]
fn why(table: &str, action: &str) -> Option<String> {
    let game = game(DECK);
    let table = read_table(&game.deck, table).expect("a table");
    let action = read_action(action).expect("an action");
    assert_eq!(game.check(&table, PLAYER, action), Ok(()));
    game.why(&game.view(&table, PLAYER), PLAYER, action).map(|text| text.to_string())
}

/// A monster 3 comes up next, known: one loses against a 4 bare-handed, and never with a weapon.
#[test]
fn a_fight_says_how_often_it_is_won_and_what_losing_costs() {
    let known = "after=door deck=3/?@0,2/?@2,doors options=none,all";
    assert_eq!(why(known, "use top").as_deref(), Some("why-fight won=0 (loss-life)"));
    let armed = "after=door deck=3/?@0,2/?@2,doors aside=weapon:9/?@0 options=none,all";
    assert_eq!(why(armed, "use top").as_deref(), Some("why-fight-sure"));
}

/// Of the nine white faces one is on top; of the eight others the third is a lair. Eighteen of their 32 edges hold a monster or a trap.
#[test]
fn a_way_says_what_may_lie_behind_it() {
    let table = "deck=1/?@0,?,?,?,?,?,?,?,?,doors options=none,all";
    assert_eq!(why(table, "use top").as_deref(), Some("why-lairs lairs=1 faces=8"));
    assert_eq!(why(table, "use right").as_deref(), Some("why-edges bad=18 edges=32"));
    let known = "deck=1/?@0,3/?@0,?,?,?,?,?,?,?,doors options=none,all";
    assert_eq!(why(known, "use top").as_deref(), Some("why-known-lair weakest=2"));
    assert_eq!(why(known, "use right").as_deref(), Some("why-known-icon (icon-monster value=4)"));
}

/// The third corridor in a row costs a torch, and a flight too.
#[test]
fn getting_lost_says_how_many_torches_are_left() {
    let table = "streak=2 torches=1 deck=1/?@0,?,doors options=3,all";
    assert_eq!(why(table, "use top").as_deref(), Some("why-torches torches=0"));
    let lair = "torches=3 deck=3/?@0,5/?@0,2/?@0,doors options=3,all";
    // Nothing but a trap and a door come up: worth 0 against the weaker of its monsters, a 2.
    assert_eq!(why(lair, "flee").as_deref(), Some("why (why-flee lost=100) (why-torches torches=2)"));
}

/// What treasures are good for, and what is left of them.
#[test]
fn things_and_their_use_are_counted() {
    let hoard = "deck=4/?@0,?,doors options=none,all";
    assert_eq!(why(hoard, "use top").as_deref(), Some("why-treasure treasures=1 healed=0"));
    let rich = "phase=beaten:monster:2 wounds=1 deck=3/?@0,?,doors aside=treasure:1/?@3,treasure:4/?@0,treasure:8/?@3 \
                options=none,all";
    assert_eq!(why(rich, "ransom").as_deref(), Some("why-ransom lives=3 treasures=1"));
    assert_eq!(why(rich, "bleed").as_deref(), Some("why-bleed lives=2 treasures=3"));
}
