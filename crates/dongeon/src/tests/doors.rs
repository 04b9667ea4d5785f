//! The doors: bosses, the final one, the way back.

use super::*;

/// §doors.boss
#[test]
fn the_doors_on_top_are_passed_at_once_and_a_boss_is_fought() {
    play("deck=1/1@0,doors,2/2@2,6/6@3,9/9@0,7/7@0", "use top")
        .heard("walks C; fights Boss(1) 4; 5+0 wins")
        .deck("9 7 1 doors 2 6")
        .lies(2, "D-C-M3-P/C-D-M2-R")
        .lies(6, "P-D-M5-C/P-R-M6-D")
        .says("door=2 after=corridor streak=0 wounds=0 phase=walk");
}

/// §doors.boss
#[test]
fn after_a_door_the_doors_are_passed_the_same_way_and_are_no_door_in_a_row() {
    play("after=door streak=1 deck=2/2@0,doors,8/8@0,3/3@0,6/6@0,7/7@0", "use top")
        .heard("walks D; fights Boss(1) 7; 4+0 loses; hurt 3")
        .says("door=2 after=corridor streak=0 colour=white");
}

/// §doors.boss
#[test]
fn each_door_shows_the_next_number() {
    for door in 1..=3 {
        let table = format!("door={door} deck=1/1@0,doors,9/9@1,8/8@0,6/6@0,7/7@0");
        play(&table, "use top")
            .says(&format!("door={}", door + 1))
            .heard(&format!("walks C; fights Boss({door}) {}; 6+0 wins", 1 + door));
    }
}

/// §doors.value
#[test]
fn a_boss_is_worth_a_monster_and_the_number_of_the_door() {
    // Cards go by for his value, and again for the fight.
    play("door=3 deck=1/1@0,doors,4/4@0,9/9@1,6/6@0,5/5@0,8/8@0,2/2@0", "use top")
        .heard("walks C; passes 1; fights Boss(3) 4; passes 2; 6+0 wins")
        .deck("2 1 doors 4 9 6 5 8")
        .lies(9, "C-W-M1-D/R-D-M4-T")
        .lies(4, "P-P-T-W/P-P-W-T");
}

/// §doors.value
#[test]
fn where_no_monster_comes_up_he_is_worth_the_door() {
    let deck = "C-P-T-P/P-P-P-P C-P-M5-P/P-P-P-P C-P-M5-P/P-P-P-P C-P-M5-P/P-P-P-P C-P-M5-P/P-P-P-P";
    // Corridors and a treasure go by, then the doors themselves, and no monster is him. The second time round the
    // monsters are up; the doors that were held come again at once.
    play_on(deck, "door=2 deck=1/1@0,doors,2/2@0,3/3@0,4/4@0,5/5@0", "", "use top")
        .heard("walks C; holds; passes 5; fights Boss(2) 2; 5+0 wins; fights Boss(3) 8; 5+0 loses; hurt 3")
        .deck("5 1 2 doors 3")
        .says("door=4 wounds=1");
}

/// §doors.normal
#[test]
fn a_boss_is_fought_like_a_monster() {
    let table = "door=2 deck=1/1@0,doors,9/9@1,7/7@1,6/6@0,2/2@0";
    play(table, "use top")
        .heard("walks C; fights Boss(2) 3; 0+0 loses; hurt 3")
        .deck("6 2 1 doors 9")
        .aside(Aside::Wound, "M0-C-P-D/D-M3-C-R")
        .says("wounds=1");
    play(&format!("{table} aside=weapon:4/4@1,weapon:8/8@0,weapon:5/5@0"), "use top")
        .heard("walks C; fights Boss(2) 3; 0+3 wins");
    play(&format!("{table} aside=treasure:4/4@0,treasure:8/8@3"), "use top")
        .heard("walks C; fights Boss(2) 3; 0+0 loses; hurt 3");
}

/// §doors.normal
#[test]
fn a_boss_takes_a_ransom_and_nobody_flees_him() {
    let table = "door=2 deck=1/1@0,doors,9/9@1,7/7@1,6/6@0,2/2@0 \
                 aside=treasure:4/4@0,treasure:8/8@3,treasure:5/5@0,treasure:3/3@3";
    play(table, "use top").says("phase=beaten:boss2:3 door=3").may("ransom; bleed");
    play(table, "use top; flee").refuses("fight.ransom");
    play(table, "use top; ransom")
        .heard("walks C; fights Boss(2) 3; 0+0 loses; pays 3")
        .deck("6 2 1 doors 9 7 4 8 5")
        .says("aside=treasure:3/3@3^0 wounds=0 door=3 after=corridor");
}

const FINAL: &str = "door=4 deck=1/1@0,doors,9/9@1,6/6@3,7/7@1,3/3@0,2/2@2,8/8@0,4/4@0";

/// §doors.final
#[test]
fn the_final_boss_is_fought_three_times() {
    // 1 + 4 against 5; 0 + 4 against 4; 3 + 4 against 6.
    play(FINAL, "use top")
        .heard(
            "walks C; fights Assault(1) 5; 5+0 wins; fights Assault(2) 4; 4+0 wins; fights Assault(3) 7; 6+0 loses; \
             hurt 3; ends Won 13",
        )
        .deck("4 1 doors 9 6 7 3 2")
        .aside(Aside::Wound, "M6-P-C-T/P-D-W-C")
        .ends(End::Won, 13);
}

const HURT: &str = "wounds=1 door=4 deck=1/1@0,doors,7/7@1,9/9@1,6/6@3,3/3@0,2/2@2,8/8@0 \
                    aside=wound:?,treasure:4/4@0,treasure:5/5@0,treasure:?,treasure:?";

/// §doors.final
#[test]
fn whoever_cannot_heal_fights_on_at_once() {
    play(HURT, "use top").says("phase=beaten:assault1:4").may("ransom; bleed; heal");
    play(HURT, "use top; ransom")
        .heard(
            "walks C; fights Assault(1) 4; 1+0 loses; pays 4; fights Assault(2) 9; 4+0 loses; hurt 2; \
             fights Assault(3) 7; 6+0 loses; hurt 1; ends Won 11",
        )
        .ends(End::Won, 11);
}

/// §doors.final §thing.heal
#[test]
fn between_assaults_one_may_heal() {
    // The card on top can be seen in the pause.
    play(HURT, "use top; bleed")
        .heard("walks C; fights Assault(1) 4; 1+0 loses; hurt 2")
        .says("phase=between:2 wounds=2")
        .top("M5-C-P-D")
        .may("heal; fight");
    play(HURT, "use top; bleed; fight")
        .heard("walks C; fights Assault(1) 4; 1+0 loses; hurt 2; fights Assault(2) 9; 4+0 loses; hurt 1")
        .says("phase=between:3 wounds=3");
    // Whoever never heals dies of the third, unless he heals even then.
    play(HURT, "use top; bleed; fight; fight").says("phase=beaten:assault3:7 wounds=3").may("bleed; heal");
    play(HURT, "use top; bleed; fight; fight; bleed").ends(End::Died, 3);
    play(HURT, "use top; bleed; fight; fight; heal").says("phase=beaten:assault3:7 wounds=2").may("bleed; heal");
    play(HURT, "use top; bleed; fight; fight; heal; bleed").ends(End::Won, 11);
    play(HURT, "use top; bleed; fight; fight; heal; heal").ends(End::Won, 12);
    // Once there is nothing left to heal with, the next assault comes at once.
    play(HURT, "use top; bleed; heal").says("phase=between:2 wounds=1");
    play(HURT, "use top; bleed; heal; heal")
        .heard(
            "walks C; fights Assault(1) 4; 1+0 loses; hurt 2; healed 3; healed 4; fights Assault(2) 9; 4+0 loses; hurt 3; \
             fights Assault(3) 7; 6+0 loses; hurt 2; ends Won 12",
        )
        .ends(End::Won, 12);
    for action in ["use top", "leave", "flee", "ransom", "bleed"] {
        play(HURT, &format!("use top; bleed; {action}")).refuses("doors.final");
    }
    play(FINAL, "fight").refuses("doors.final");
}

/// §doors.final
#[test]
fn the_doors_may_be_held_between_assaults() {
    let table = "door=4 deck=1/1@0,doors,9/9@1,8/8@0,2/2@2 aside=weapon:?";
    play(table, "use top")
        .heard(
            "walks C; fights Assault(1) 5; 6+1 wins; fights Assault(2) 7; holds; passes 3; 0+1 loses; hurt 3; \
             passes 1; fights Assault(3) 5; 6+1 wins; ends Won 13",
        )
        .says("held=yes door=4")
        .ends(End::Won, 13);
}

/// §doors.back
#[test]
fn on_grey_a_door_is_crossed_back_without_a_fight() {
    for door in 2..=4 {
        for after in ["corridor", "door"] {
            let card = if after == "corridor" { "2/2@0" } else { "2/2@3" };
            let used = if after == "corridor" { "C" } else { "D" };
            play(&format!("colour=grey door={door} deck={card},doors,6/6@0,7/7@0 after={after}"), "use top")
                .heard(&format!("walks {used}; back to {}", door - 1))
                .deck("6 7 2 doors")
                .says(&format!("door={} after={after} colour=grey wounds=0", door - 1));
        }
    }
}

/// §doors.back
#[test]
fn a_door_crossed_back_has_a_boss_again() {
    let table = "colour=grey door=2 deck=2/2@0,doors,6/6@0,3/3@0,8/8@0,1/1@0";
    // Back through the door; a turnaround; on through the same door.
    play(table, "use top; use top")
        .heard("walks C; back to 1; walks R; flips White")
        .deck("6 doors 2 1 8 3")
        .says("door=1 colour=white");
    play(table, "use top; use top; use top")
        .heard("walks C; back to 1; walks R; flips White; walks C; passes 2; fights Boss(1) 7; 4+0 loses; hurt 3")
        .says("door=2");
}

/// §doors.entrance
#[test]
fn the_first_door_crossed_back_is_the_entrance() {
    play("colour=grey door=1 after=door deck=2/2@3,doors,6/6@0,7/7@0", "use top")
        .heard("walks D; entrance; flips White")
        // The doors are not passed: they are at the bottom again.
        .deck("2 7 6 doors")
        .top("P-D-C-M3")
        .says("door=1 colour=white after=corridor streak=0");
}

/// §doors.entrance
#[test]
fn with_no_other_card_left_one_walks_out_and_in_again_from_boss_to_boss() {
    play("colour=grey door=3 deck=4/4@0,doors", "use top")
        .heard(
            "takes W; back to 2; back to 1; entrance; flips White; holds; fights Boss(1) 1; 0+1 wins; \
             holds; fights Boss(2) 2; 0+1 loses; hurt 3; holds; fights Boss(3) 3; 0+1 loses; hurt 2; \
             holds; fights Assault(1) 4; 0+1 loses; hurt 1; fights Assault(2) 4; 0+1 loses; hurt 0; ends Died 3",
        )
        .ends(End::Died, 3);
}
