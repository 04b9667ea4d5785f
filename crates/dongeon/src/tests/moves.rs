//! How cards move: order, colour, and which icon is up afterwards.

use super::*;

const SIDES: [&str; 4] = ["top", "right", "bottom", "left"];

/// §move.pass-white
#[test]
fn on_white_the_icon_that_was_used_goes_down() {
    for up in 0..4 {
        let table = format!("deck=6/6@{up},1/1@0,doors");
        // The corridor stands at the printed top, the door at the printed bottom.
        let (corridor, door) = (SIDES[(4 - up) % 4], SIDES[(6 - up) % 4]);
        play(&table, &format!("use {corridor}")).deck("1 doors 6").lies(6, "D-M5-C-P/D-P-R-M6").says("colour=white");
        play(&table, &format!("use {door}")).deck("1 doors 6").lies(6, "C-P-D-M5/R-M6-D-P");
    }
    for up in 0..4 {
        let table = format!("deck=1/1@{up},2/2@0,doors");
        // The corridor at the printed top, the door to its right.
        play(&table, &format!("use {}", SIDES[(4 - up) % 4])).lies(1, "W-T-C-D/T-W-M1-P");
        play(&table, &format!("use {}", SIDES[(5 - up) % 4])).lies(1, "T-C-D-W/P-T-W-M1");
    }
}

/// §move.pass-white
#[test]
fn every_edge_of_a_white_face_can_go_down() {
    let deck = "C-C-C-D/M1-M2-M3-M4 D-D-D-C/P-P-P-P";
    for (side, lies) in [
        ("top", "C-D-C-C/M3-M4-M1-M2"),
        ("right", "D-C-C-C/M2-M3-M4-M1"),
        ("bottom", "C-C-C-D/M1-M2-M3-M4"),
        ("left", "C-C-D-C/M4-M1-M2-M3"),
    ] {
        play_on(deck, "deck=1/1@0,2/2@0,doors", "", &format!("use {side}")).deck("2 doors 1").lies(1, lies);
    }
}

/// §move.pass-grey
#[test]
fn on_grey_the_icon_that_was_used_stays_up() {
    for up in 0..4 {
        let table = format!("colour=grey deck=2/2@{up},6/6@0,doors");
        // Seen from grey, a card turns the other way: the corridor of its printed top moves to the right first.
        let (corridor, door) = (SIDES[up], SIDES[(up + 1) % 4]);
        play(&table, &format!("use {corridor}")).deck("6 doors 2").lies(2, "D-C-M3-P/C-D-M2-R").says("colour=grey");
        play(&table, &format!("use {door}")).deck("6 doors 2").lies(2, "P-D-C-M3/D-M2-R-C");
    }
}

/// §move.pass-grey
#[test]
fn every_edge_of_a_grey_face_can_stay_up() {
    let deck = "M1-M2-M3-C/C-C-C-D D-D-D-C/P-P-P-D";
    for (side, lies) in [
        ("top", "M1-M2-M3-C/C-C-C-D"),
        ("right", "C-M1-M2-M3/C-C-D-C"),
        ("bottom", "M3-C-M1-M2/C-D-C-C"),
        ("left", "M2-M3-C-M1/D-C-C-C"),
    ] {
        play_on(deck, "colour=grey deck=1/1@0,2/2@0,doors", "", &format!("use {side}")).deck("2 doors 1").lies(1, lies);
    }
}

/// §move.flip
#[test]
fn turned_over_the_last_card_is_first_and_every_card_keeps_its_top() {
    play("deck=3/3@0,1/1@1,9/9@2,doors,6/6@3,2/2@0 streak=1", "flee")
        .deck("2 6 doors 9 1 3")
        .says("colour=grey deck=2/2@0^0,6/6@3^0,doors,9/9@2^0,1/1@1^0,3/3@0^0 streak=0")
        .heard("lost None; flips Grey")
        .top("C-D-M2-R");
    // The door at the printed right is up: from grey, its back is the icon at the printed left.
    play("deck=3/3@0,doors,1/1@1", "flee").top("W-M1-P-T").lies(1, "D-W-T-C/W-M1-P-T");
}

/// §move.flip
#[test]
fn turned_over_left_and_right_change_places() {
    let deck = "C-D-D-D/P-P-P-P M1-M2-M3-M4/C-D-T-W";
    for up in 0..4 {
        let card = read_table(&game(deck).deck, &format!("deck=2/2@{up}")).expect("a table").top();
        let edge = |colour, side| card.edge(colour, side);
        assert_eq!(edge(Colour::White, Side::Top), edge(Colour::Grey, Side::Top));
        assert_eq!(edge(Colour::White, Side::Bottom), edge(Colour::Grey, Side::Bottom));
        assert_eq!(edge(Colour::White, Side::Left), edge(Colour::Grey, Side::Right));
        assert_eq!(edge(Colour::White, Side::Right), edge(Colour::Grey, Side::Left));
    }
    for (up, lies) in
        [(0, "M1-M2-M3-M4/C-D-T-W"), (1, "M2-M3-M4-M1/W-C-D-T"), (2, "M3-M4-M1-M2/T-W-C-D"), (3, "M4-M1-M2-M3/D-T-W-C")]
    {
        play_on(deck, &format!("deck=1/1@0,2/2@{up},doors"), "", "use top").lies(2, lies);
    }
}

/// §move.flip
#[test]
fn a_grey_face_may_be_printed_turned() {
    for (turn, lies) in [(0, "R-M6-D-P"), (1, "M6-D-P-R"), (2, "D-P-R-M6"), (3, "P-R-M6-D")] {
        play(&format!("deck=1/1@0,6/6@0^{turn},doors"), "use top").lies(6, &format!("C-P-D-M5/{lies}"));
    }
}

/// §move.aside
#[test]
fn set_aside_the_icon_that_was_used_is_up() {
    play("deck=4/4@3,1/1@0,doors", "use right")
        .aside(Aside::Treasure, "T-W-P-P/W-T-P-P")
        .deck("1 doors")
        .says("aside=treasure:4/4@0^0");
    play("deck=4/4@3,1/1@0,doors", "use bottom").aside(Aside::Weapon, "W-P-P-T/P-W-T-P").deck("1 doors");
    // From grey, the weapon of the card stands at its printed top.
    play("colour=grey deck=4/4@2,2/2@0,doors", "use bottom").aside(Aside::Weapon, "T-W-P-P/W-T-P-P").deck("2 doors");
    play("colour=grey deck=4/4@2,2/2@0,doors", "use left").aside(Aside::Treasure, "P-T-W-P/T-P-P-W").deck("2 doors");
}

/// §move.discard
#[test]
fn given_back_the_icon_is_down_on_either_colour() {
    let table = "wounds=1 aside=treasure:4/4@0,wound:3/3@1,treasure:8/8@3 deck=1/1@0,2/2@0,doors";
    play(table, "heal").deck("1 2 doors 3 4 8").lies(3, "T-M4-M2-P/C-P-T-D").lies(4, "P-P-T-W/P-P-W-T");
    let grey = "wounds=1 aside=treasure:4/4@0,wound:3/3@1,treasure:8/8@3 colour=grey deck=2/2@0,6/6@0,doors";
    play(grey, "heal")
        .deck("2 6 doors 3 4 8")
        .lies(3, "T-M4-M2-P/C-P-T-D")
        .lies(4, "P-P-T-W/P-P-W-T")
        .lies(8, "P-C-T-M6/C-P-D-W")
        .says("colour=grey");
}
