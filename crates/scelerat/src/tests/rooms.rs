//! Rooms.

use super::*;

/// §room.deal
#[test]
fn four_cards_one_after_another() {
    set_up(Options::default(), "QS,7D,5H,9C")
        .heard("room 1; deals QS; deals 7D; deals 5H; deals 9C")
        .says("room=QS,7D,5H,9C dealt=4 rooms=1");
}

/// §room.order
#[test]
fn the_carried_card_lies_first() {
    play_drawing("room=2S,7D,5H,9C unseen=3S,4S,5S,6S", "6S,3S,5S", "take 7D; take 5H; fight 2S hands")
        .says("room=9C,6S,3S,5S unseen=4S");
    play_drawing("room=2S,7D,5H,9C unseen=3S,4S,5S,6S", "4S,6S,3S", "take 7D; take 5H; fight 9C hands")
        .says("room=2S,4S,6S,3S unseen=5S");
}

/// §room.order
#[test]
fn taking_a_card_closes_the_gap() {
    play("room=2S,7D,5H,9C", "take 7D").says("room=2S,5H,9C dealt=4");
    play("room=2S,7D,5H,9C", "fight 2S hands").says("room=7D,5H,9C");
    play("room=2S,7D,5H,9C", "take 5H; fight 9C hands").says("room=2S,7D");
}

/// §room.choose
#[test]
fn cards_are_taken_in_any_order() {
    let table = "room=2S,7D,5H,9C beneath=3S";
    play(table, "fight 2S hands; take 7D; take 5H").says("hp=20 room=9C,3S weapon=7D:");
    play(table, "take 5H; take 7D; fight 2S weapon").says("hp=20 room=9C,3S weapon=7D:2S");
    play(table, "fight 9C hands; take 5H; fight 2S hands").says("hp=14 room=7D,3S");
}

/// §room.choose
#[test]
fn only_cards_of_the_room() {
    let table = "room=2S,7D,5H,9C weapon=6D:QS,8C unseen=3S,3D beneath=3H";
    for action in [
        "take 3D",
        "take 3H",
        "take 6D",
        "take 4D",
        "fight 3S hands",
        "fight 3S weapon",
        "fight QS hands",
        "fight 4C hands",
    ] {
        play(table, action).refuses("room.choose").says("hp=20 room=2S,7D,5H,9C");
    }
    play(table, "take 7D; take 7D").refuses("room.choose");
}

/// §room.choose
#[test]
fn no_card_is_played_as_what_it_is_not() {
    let table = "room=2S,7D,5H,9C weapon=6D";
    for action in ["take 2S", "take 9C", "fight 7D hands", "fight 7D weapon", "fight 5H hands", "fight 5H weapon"] {
        play(table, action).refuses("room.choose");
    }
}

/// §room.three
#[test]
fn two_cards_are_too_few_and_three_are_enough() {
    let table = "room=2S,7D,5H,9C unseen=3S,4S,5S";
    play(table, "take 7D; take 5H").says("room=2S,9C dealt=4 rooms=1");
    play_drawing(table, "5S,4S,3S", "take 7D; take 5H; fight 2S weapon").says("room=9C,5S,4S,3S dealt=4 rooms=2");
}

/// §room.carry
#[test]
fn the_fourth_card_stays_for_the_next_room() {
    play_drawing("hp=10 room=2S,7D,5H,9C unseen=3S,4S,5S", "4S,3S,5S", "take 7D; take 5H; fight 9C weapon")
        .heard(
            "equips 7D; drinks 5H +5 hp=15; fights 9C Weapon -2 hp=13; 2S stays; room 2; deals 4S; deals 3S; deals 5S",
        )
        .says("hp=13 room=2S,4S,3S,5S rooms=2 weapon=7D:9C");
}

/// §room.short
#[test]
fn the_last_room_of_two_is_played_out() {
    let table = "hp=18 room=2S,7D,5H,9C rooms=14 unseen=3S";
    let fourteenth = "fight 2S hands; take 5H; take 7D";
    play_drawing(table, "3S", fourteenth).says("hp=20 room=9C,3S dealt=2 rooms=15");
    let fifteenth = format!("{fourteenth}; fight 3S hands");
    play_drawing(table, "3S", &fifteenth).says("hp=17 room=9C dealt=2 rooms=15");
    let last = format!("{fifteenth}; fight 9C hands");
    play_drawing(table, "3S", &last).crosses(8).says("room= rooms=15");
}

/// §room.short
#[test]
fn one_potion_heals_in_the_last_room() {
    play("hp=5 room=6H,4H dealt=2 rooms=15", "take 4H; take 6H").crosses(9).says("hp=9");
}

/// §room.short
#[test]
fn a_short_room_keeps_no_card() {
    play("hp=9 room=2S,3S,4S dealt=3", "fight 2S hands; fight 3S hands").says("hp=4 room=4S dealt=3 rooms=1");
    play("hp=9 room=4S dealt=1", "fight 4S hands").crosses(5);
}
