//! Walking: what may be done with a card, after a corridor and after a door.

use super::*;

/// §walk.corridor
#[test]
fn after_a_corridor_any_path_and_nothing_else() {
    may("deck=1/1@0,doors", "use top; use right");
    may("deck=1/1@1,doors", "use top; use left");
    may("deck=6/6@3,doors", "use right; use left");
    play("deck=1/1@0,2/2@0,doors", "use bottom").refuses("walk.corridor");
    play("deck=1/1@0,2/2@0,doors", "use left").refuses("walk.corridor");
    play("deck=6/6@0,2/2@0,doors", "use left").refuses("walk.corridor");
    play("deck=6/6@0,2/2@0,doors", "use right").refuses("walk.corridor");
    play("deck=1/1@0,2/2@0,doors", "use right").heard("walks D").says("after=door streak=1").deck("2 doors 1");
}

/// §walk.corridor
#[test]
fn on_grey_a_turnaround_is_a_path() {
    may("colour=grey deck=2/2@0,doors", "use top; use right; use left");
    may("colour=grey deck=6/6@0,doors", "use top; use bottom");
    play("colour=grey deck=6/6@0,2/2@0,doors", "use right").refuses("walk.corridor");
}

/// §walk.lair
#[test]
fn without_a_path_any_monster_is_fought_or_fled() {
    may("deck=3/3@0,doors", "use top; use right; flee");
    play("deck=3/3@0,2/2@0,doors", "use bottom").refuses("walk.lair");
    play("deck=3/3@0,2/2@0,doors", "use left").refuses("walk.lair");
    play("deck=3/3@0,8/8@0,1/1@0,doors", "use right").heard("fights Monster 2; 6+0 wins").lies(3, "T-M4-M2-P/C-P-T-D");
    play("deck=3/3@0,8/8@0,1/1@0,doors", "use top").heard("fights Monster 4; 6+0 wins").lies(3, "P-T-M4-M2/P-T-D-C");
}

/// §walk.hoard
#[test]
fn with_neither_path_nor_monster_a_thing_is_taken_or_left() {
    may("deck=4/4@0,doors", "use top; use right; leave");
    may("colour=grey deck=4/4@0,doors", "use top; use right; leave");
    play("deck=4/4@0,1/1@0,doors", "use bottom").refuses("walk.hoard");
    play("deck=4/4@0,1/1@0,doors", "flee").refuses("flee.flip");
}

/// §walk.dead-end
#[test]
fn traps_alone_are_walked_past() {
    may("deck=5/5@0,1/1@0,doors", "leave");
    play("deck=5/5@1,1/1@0,doors streak=2", "leave")
        .heard("leaves")
        .says("deck=1/1@0^0,doors,5/5@3^0 after=corridor streak=0 wounds=0");
    play("colour=grey deck=5/5@1,2/2@0,doors", "leave").says("deck=2/2@0^0,doors,5/5@1^0 wounds=0");
    play("deck=5/5@0,1/1@0,doors", "use top").refuses("walk.hoard");
}

/// §walk.door
#[test]
fn after_a_door_the_icon_on_top_and_no_other() {
    let after = |card: &str| format!("after=door deck={card},1/1@0,doors");
    may(&after("2/2@0"), "use top");
    may(&after("2/2@1"), "use top");
    may(&after("2/2@2"), "use top; flee");
    may(&after("2/2@3"), "use top");
    may(&after("9/9@0"), "use top; leave");
    may(&after("8/8@3"), "use top; leave");
    for side in ["right", "bottom", "left"] {
        play(&after("2/2@0"), &format!("use {side}")).refuses("walk.door");
    }
    play(&after("2/2@1"), "use top").heard("walks C").says("after=corridor streak=1").lies(2, "P-D-C-M3/D-M2-R-C");
    play(&after("9/9@0"), "use top").heard("takes W").says("after=corridor");
    play(&after("8/8@3"), "use top").heard("takes T");
    play(&after("2/2@3"), "use top").heard("trap Life; hurt 3").aside(Aside::Wound, "P-D-C-M3/D-M2-R-C");
}

/// §walk.door
#[test]
fn after_a_door_on_grey_too() {
    let after = |card: &str| format!("colour=grey after=door deck={card},4/4@0,doors");
    // From grey: 2/2@0 shows a corridor, @1 a turnaround, @2 a monster, @3 a door.
    may(&after("2/2@0"), "use top");
    may(&after("2/2@2"), "use top");
    may(&after("1/1@2"), "use top; leave");
    play(&after("2/2@1"), "use right").refuses("walk.door");
    play(&after("2/2@3"), "use top").heard("walks D").says("after=door colour=grey").lies(2, "P-D-C-M3/D-M2-R-C");
    play(&after("1/1@3"), "use top").heard("trap Life; hurt 3").aside(Aside::Wound, "T-C-D-W/P-T-W-M1");
}

/// §walk.leave
#[test]
fn what_is_left_goes_under_by_its_top() {
    play("deck=4/4@1,1/1@0,doors streak=1", "leave")
        .heard("leaves")
        .deck("1 doors 4")
        .lies(4, "P-T-W-P/T-P-P-W")
        .says("after=corridor streak=0 aside=");
    play("after=door deck=9/9@0,1/1@0,doors", "leave").lies(9, "D-C-W-M1/D-M4-T-R").says("after=corridor");
    play("colour=grey deck=4/4@1,2/2@0,doors", "leave").lies(4, "W-P-P-T/P-W-T-P").deck("2 doors 4");
}

/// §walk.leave
#[test]
fn paths_monsters_and_sprung_traps_are_not_left() {
    for table in ["deck=1/1@0,doors", "deck=3/3@0,doors", "after=door deck=2/2@0,doors", "after=door deck=2/2@2,doors"]
    {
        play(table, "leave").refuses("walk.leave");
    }
    play("after=door deck=4/4@2,1/1@0,doors", "leave").refuses("walk.leave");
    play("colour=grey deck=2/2@0,doors", "leave").refuses("walk.leave");
}

/// §walk.after
#[test]
fn after_anything_met_one_walks_as_after_a_corridor() {
    for (table, action) in [
        ("deck=4/4@0,1/1@0,doors", "use top"),
        ("deck=4/4@1,1/1@0,doors", "use top"),
        ("deck=4/4@0,1/1@0,doors", "leave"),
        ("deck=4/4@2,1/1@0,doors", "use top"),
        ("deck=2/2@2,8/8@0,1/1@0,doors", "use top"),
    ] {
        for streak in 1..=2 {
            let before = format!("{table} after=door streak={streak}");
            play(&before, action).says("after=corridor streak=0").may("use top; use right");
        }
    }
    // A monster that was fought is no corridor in a row: two corridors later one is not lost yet.
    play("streak=2 deck=3/3@0,8/8@0,1/1@0,6/6@0,2/2@0,doors", "use top; use top; use top")
        .says("colour=white after=corridor streak=2");
}

/// §walk.streak
#[test]
fn paths_of_one_kind_count_in_a_row() {
    let table = "deck=1/1@0,6/6@0,2/2@0,7/7@0,9/9@0,8/8@0,doors";
    play(table, "use top").says("after=corridor streak=1");
    play(table, "use top; use top").says("after=corridor streak=2");
    play(table, "use top; use top; use top").says("after=door streak=1");
    // After that door, the next card's door is on top.
    play(table, "use top; use top; use top; use top").says("after=door streak=2 colour=white");
    play(table, "use right; use top; use right").says("after=corridor streak=2");
}

/// §walk.streak
#[test]
fn cards_that_go_by_in_a_fight_do_not_count() {
    // Three corridors go by on top.
    play("deck=3/3@0,1/1@0,6/6@0,2/2@1,8/8@0,9/9@3,7/7@0,doors", "use top; use top")
        .heard("fights Monster 4; passes 3; 6+0 wins; walks C")
        .says("colour=white after=corridor streak=1");
}
