//! Lost: getting there, what is different, and the way back.

use super::*;

/// §grey.turnaround
#[test]
fn a_turnaround_leads_back_to_white() {
    play("colour=grey deck=6/6@2,1/1@0,doors,9/9@0", "use bottom")
        .heard("walks R; flips White")
        // Its card is on top of the white side, with the same edge up.
        .deck("6 9 doors 1")
        .top("C-P-D-M5")
        .says("colour=white after=corridor streak=0 door=1 actions=1");
    for (up, side, top) in
        [(0, "left", "C-M3-P-D"), (1, "top", "C-M3-P-D"), (2, "right", "C-M3-P-D"), (3, "bottom", "C-M3-P-D")]
    {
        play(&format!("colour=grey deck=2/2@{up},1/1@0,doors"), &format!("use {side}")).top(top).deck("2 doors 1");
    }
}

/// §grey.turnaround
#[test]
fn after_a_door_a_turnaround_on_top_is_taken() {
    may("colour=grey after=door deck=2/2@1,1/1@0,doors", "use top");
    play("colour=grey after=door deck=2/2@1,1/1@0,doors", "use top")
        .heard("walks R; flips White")
        .says("after=corridor");
    // Elsewhere on the card it is out of reach.
    play("colour=grey after=door deck=2/2@0,1/1@0,doors", "use left").refuses("walk.door");
}

/// §grey.streak
#[test]
fn nobody_gets_lost_twice() {
    let deck = ["C-C-C-C/C-C-C-D"; 5].join(" ");
    play_on(&deck, "colour=grey deck=1/1@0,2/2@0,3/3@0,4/4@0,5/5@0,doors", "", "use top; use top; use top; use top")
        .heard("walks C; walks C; walks C; walks C")
        .says("colour=grey streak=0 after=corridor");
    let deck = ["C-C-C-C/D-D-D-C"; 5].join(" ");
    play_on(&deck, "colour=grey deck=1/1@0,2/2@0,3/3@0,4/4@0,5/5@0,doors", "", "use top; use top; use top; use top")
        .says("colour=grey streak=0 after=door");
}

/// §lost.streak
#[test]
fn the_third_corridor_in_a_row_loses_the_way() {
    play("streak=2 deck=6/6@0,1/1@0,doors,9/9@0", "use top")
        .heard("walks C; lost None; flips Grey")
        // The third card is passed, its corridor down, and is the first one on grey.
        .deck("6 9 doors 1")
        .top("D-P-R-M6")
        .says("colour=grey after=corridor streak=0")
        .may("use top; use bottom");
    play("streak=1 deck=6/6@0,1/1@0,doors,9/9@0", "use top").says("colour=white streak=2");
    play("streak=2 deck=6/6@0,1/1@0,doors,9/9@0", "use bottom").says("colour=white streak=1 after=door");
}

/// §lost.streak
#[test]
fn the_third_door_in_a_row_loses_the_way_and_still_imposes_the_icon_on_top() {
    play("after=door streak=2 deck=2/2@0,1/1@0,doors,9/9@0", "use top")
        .heard("walks D; lost None; flips Grey")
        .deck("2 9 doors 1")
        .top("M2-R-C-D")
        .says("colour=grey after=door streak=0")
        .may("use top");
    play("after=door streak=2 deck=2/2@1,1/1@0,doors,9/9@0", "use top").says("colour=white streak=1 after=corridor");
}

/// §lost.streak
#[test]
fn three_steps_from_the_entrance() {
    play("phase=start deck=1/1@0,6/6@0,2/2@0,9/9@0,doors", "use top; use top; use right")
        .heard("walks C; walks C; walks C; lost None; flips Grey")
        .deck("2 6 1 doors 9");
}

/// §lost.torches
#[test]
fn a_torch_goes_out_each_time_and_without_one_the_game_is_lost() {
    let lost = "streak=2 deck=6/6@0,1/1@0,doors,9/9@0";
    let fled = "deck=3/3@0,1/1@0,doors,9/9@0";
    play(&format!("{lost} options=4,all torches=4"), "use top")
        .heard("walks C; lost Some(3); flips Grey")
        .says("torches=3");
    play(&format!("{fled} options=4,all torches=1"), "flee").heard("lost Some(0); flips Grey").says("torches=0");
    play(&format!("{lost} options=4,all torches=0 door=3"), "use top").heard("walks C; ends Lost 2").ends(End::Lost, 2);
    play(&format!("{fled} options=4,all torches=0"), "flee").heard("ends Lost 0").ends(End::Lost, 0);
    // Steps that do not lose the way cost nothing.
    play(&format!("{lost} options=4,all torches=0"), "use bottom").says("torches=0 phase=walk");
}

/// §lost.torches
#[test]
fn by_the_rulebook_there_are_no_torches() {
    let Options { torches, .. } = Options::default();
    assert_eq!(torches, Torches::Endless);
    for _ in 0..3 {
        play("deck=3/3@0,1/1@0,doors,9/9@0 torches=0", "flee").says("phase=walk colour=grey torches=0");
    }
}
