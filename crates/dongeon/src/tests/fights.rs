//! Fights and flights.

use super::*;

/// §fight.draw
#[test]
fn cards_go_by_until_a_monster_is_on_top() {
    play("deck=3/3@0,4/4@0,6/6@1,8/8@0,1/1@0,doors", "use top")
        .heard("fights Monster 4; passes 2; 6+0 wins")
        .deck("1 doors 3 4 6 8")
        // The monster that is fought goes down, and so does what was on top of each card that went by.
        .lies(3, "P-T-M4-M2/P-T-D-C")
        .lies(4, "P-P-T-W/P-P-W-T")
        .lies(6, "M5-C-P-D/M6-D-P-R");
    play("colour=grey deck=1/1@0,4/4@0,6/6@0,7/7@0,2/2@0,doors", "use top")
        .heard("fights Monster 1; passes 2; 3+0 wins")
        .deck("2 doors 1 4 6 7")
        // On grey everything stays up.
        .lies(1, "C-D-W-T/M1-P-T-W")
        .lies(4, "T-W-P-P/W-T-P-P")
        .lies(6, "C-P-D-M5/R-M6-D-P")
        .lies(7, "D-M0-C-P/M3-C-R-D");
}

/// §fight.draw
#[test]
fn only_the_icon_on_top_counts() {
    // 6 has a monster to the left, 3 a trap on top.
    play("after=door deck=2/2@2,6/6@0,3/3@2,9/9@1,1/1@0,doors", "use top")
        .heard("fights Monster 3; passes 2; 1+0 loses; hurt 3");
}

/// §fight.draw
#[test]
fn cards_that_nobody_has_seen_are_seen_as_they_go_by() {
    let played = play_seeing("deck=3/3@0,?,?,?,?,doors", "w4@1 w1@3 w8@0 w6@0", "use top");
    assert_eq!(seen(&played.events), ["W-P-P-T", "T-C-D-W", "M6-P-C-T", "C-P-D-M5"]);
    played.says("deck=6/?@0^0,doors,3/3@2^0,4/?@3^0,1/?@1^0,8/?@2^0");
}

/// §fight.value
#[test]
fn as_much_is_enough() {
    let table = |weapons: &str| format!("deck=3/3@0,9/9@1,6/6@0,doors aside={weapons}");
    play(&table("weapon:1/1@2,weapon:4/4@1"), "use top").heard("fights Monster 4; 1+2 loses; hurt 3");
    let tie = "deck=3/3@0,2/2@2,6/6@0,doors aside=weapon:4/4@1";
    play(tie, "use top").heard("fights Monster 4; 3+1 wins").says("wounds=0");
    let more = "deck=3/3@0,2/2@2,6/6@0,doors aside=weapon:4/4@1,weapon:1/1@2";
    play(more, "use top").heard("fights Monster 4; 3+2 wins");
}

/// §fight.value
#[test]
fn a_rat_is_always_beaten_and_beats_nothing() {
    play("after=door deck=7/7@1,9/9@1,6/6@0,doors", "use top").heard("fights Monster 0; 1+0 wins");
    play("after=door deck=9/9@1,7/7@1,6/6@0,doors", "use top").heard("fights Monster 1; 0+0 loses; hurt 3");
    play("after=door deck=9/9@1,7/7@1,6/6@0,doors aside=weapon:4/4@1", "use top").heard("fights Monster 1; 0+1 wins");
}

/// §fight.won
#[test]
fn after_a_victory_both_monsters_are_under_the_deck() {
    play("streak=2 deck=3/3@0,8/8@0,6/6@0,doors", "use right")
        .heard("fights Monster 2; 6+0 wins")
        .deck("6 doors 3 8")
        .lies(3, "T-M4-M2-P/C-P-T-D")
        .lies(8, "C-T-M6-P/W-C-P-D")
        .says("phase=walk after=corridor streak=0 wounds=0 aside=");
    play("colour=grey after=door deck=2/2@2,7/7@0,6/6@0,doors", "use top")
        .deck("6 doors 2 7")
        .lies(2, "M3-P-D-C/M2-R-C-D")
        .lies(7, "D-M0-C-P/M3-C-R-D");
}

/// §fight.lost
#[test]
fn a_defeat_sets_the_deciding_monster_aside() {
    play("deck=3/3@0,4/4@0,9/9@1,6/6@0,doors", "use top")
        .heard("fights Monster 4; passes 1; 1+0 loses; hurt 3")
        .deck("6 doors 3 4")
        .lies(3, "P-T-M4-M2/P-T-D-C")
        .aside(Aside::Wound, "M1-D-C-W/M4-T-R-D")
        .says("wounds=1 after=corridor streak=0");
    play("colour=grey after=door deck=7/7@0,1/1@0,6/6@0,doors", "use top")
        .heard("fights Monster 3; 1+0 loses; hurt 3")
        .deck("6 doors 7")
        .aside(Aside::Wound, "C-D-W-T/M1-P-T-W");
}

const POOR: &str = "deck=3/3@0,9/9@1,6/6@0,doors aside=treasure:8/8@3";
const RICH: &str = "deck=3/3@0,9/9@1,6/6@0,doors aside=treasure:8/8@3,weapon:7/7@0,treasure:4/4@0,treasure:1/1@3";

/// §fight.ransom
#[test]
fn as_many_treasures_as_the_victor_is_worth_save_a_life() {
    // The weapon does not help: 1 + 1 against 4. With three treasures that is a wound.
    play(RICH, "use top").heard("fights Monster 4; 1+1 loses; hurt 3");
    let rich = RICH.replace("weapon:7/7@0", "treasure:7/7@0");
    play(&rich, "use top").heard("fights Monster 4; 1+0 loses").says("phase=beaten:monster:4").may("ransom; bleed");
    play(&rich, "use top; ransom")
        .heard("fights Monster 4; 1+0 loses; pays 4")
        // The deciding monster first, then the treasures, the oldest first, each down.
        .deck("6 doors 3 9 8 7 4 1")
        .lies(9, "C-W-M1-D/R-D-M4-T")
        .lies(8, "P-C-T-M6/C-P-D-W")
        .lies(4, "P-P-T-W/P-P-W-T")
        .says("phase=walk wounds=0 aside= after=corridor");
    play(&rich, "use top; bleed")
        .heard("fights Monster 4; 1+0 loses; hurt 3")
        .deck("6 doors 3")
        .aside(Aside::Wound, "M1-D-C-W/M4-T-R-D")
        .says("phase=walk wounds=1");
}

/// §fight.ransom
#[test]
fn too_few_treasures_buy_nothing() {
    play(POOR, "use right").heard("fights Monster 2; 1+0 loses; hurt 3").says("wounds=1");
    play("after=door deck=9/9@1,7/7@1,6/6@0,doors aside=treasure:8/8@3", "use top").may("ransom; bleed");
}

/// §fight.ransom
#[test]
fn a_lost_fight_is_settled_before_anything_else() {
    let rich = RICH.replace("weapon:7/7@0", "treasure:7/7@0");
    for action in ["use top", "use right", "leave", "flee", "fight"] {
        play(&rich, &format!("use top; {action}")).refuses("fight.ransom");
    }
    play(&rich, "use top; heal").refuses("thing.heal");
    for action in ["ransom", "bleed"] {
        play(&rich, action).refuses("fight.ransom");
    }
}

/// §fight.ransom
#[test]
fn a_ransom_saves_the_last_life() {
    let table = "wounds=3 after=door deck=9/9@1,7/7@1,6/6@0,doors aside=treasure:8/8@3";
    play(table, "use top; ransom").says("phase=walk wounds=3");
    play(table, "use top; bleed").ends(End::Died, 0);
}

/// §fight.held
#[test]
fn the_doors_are_held_until_the_fight_is_over() {
    play("deck=3/3@0,4/4@0,doors,8/8@0,2/2@2,6/6@3,1/1@0", "use top")
        .heard("fights Monster 4; holds; passes 1; 6+0 wins; fights Boss(1) 4; 5+0 wins")
        // They were put back on top, and met at once.
        .deck("1 3 4 8 doors 2 6")
        .says("door=2 held=no");
    let table =
        "deck=3/3@0,4/4@0,doors,9/9@1,6/6@3,2/2@2,1/1@0 aside=treasure:8/8@3,treasure:7/7@0,treasure:5/5@0,treasure:?";
    play(table, "use top")
        .heard("fights Monster 4; holds; passes 1; 1+0 loses")
        .says("phase=beaten:monster:4 held=yes")
        .deck("9 6 2 1 3 4");
    play(table, "use top; bleed")
        .heard("fights Monster 4; holds; passes 1; 1+0 loses; hurt 3; fights Boss(1) 6; 3+0 loses; hurt 2")
        .deck("1 3 4 doors 6")
        .says("door=2 held=no");
}

/// §fight.held
#[test]
fn on_grey_the_doors_are_held_too() {
    play("colour=grey door=3 after=door deck=2/2@2,doors,7/7@0,6/6@0", "use top")
        .heard("fights Monster 2; holds; 3+0 wins; back to 2")
        .deck("6 2 7 doors")
        .says("door=2 held=no after=corridor");
}

const EMPTY: &str = "M4-P-T-P/C-C-C-C C-P-M5-P/M1-P-P-P C-P-M5-P/M1-P-P-P C-P-M5-P/M1-P-P-P C-P-M5-P/M1-P-P-P";

/// §fight.round
#[test]
fn a_round_without_a_monster_is_worth_nothing() {
    // All four others go by; the doors are held; the monster's own card decides. Then the others lie monster up.
    play_on(EMPTY, "deck=1/1@0,2/2@0,3/3@0,doors,4/4@0,5/5@0 aside=weapon:?", "", "use top")
        .heard("fights Monster 4; holds; passes 4; 0+1 loses; hurt 3; fights Boss(1) 6; 5+1 wins")
        .deck("4 5 doors 2 3")
        .aside(Aside::Wound, "M4-P-T-P/C-C-C-C")
        .says("wounds=1 door=2")
        .top("M5-P-C-P");
    // With weapons enough even that is a victory, and the card goes under once more, monster down.
    play_on(EMPTY, "deck=1/1@0,2/2@0,3/3@0,doors,4/4@0,5/5@0 aside=weapon:?,weapon:?,weapon:?,weapon:?", "", "use top")
        .heard("fights Monster 4; holds; passes 4; 0+4 wins; fights Boss(1) 6; 5+4 wins")
        .deck("4 5 1 doors 2 3")
        .lies(1, "T-P-M4-P/C-C-C-C");
}

/// §fight.round
#[test]
fn on_grey_its_monster_is_still_up() {
    let deck = "C-P-M5-P/M4-P-T-P C-P-P-P/P-D-M5-P C-P-P-P/P-D-M5-P";
    play_on(deck, "colour=grey door=3 deck=1/1@0,2/2@0,doors,3/3@0", "", "use top")
        .heard("fights Monster 4; holds; passes 2; 0+0 loses; hurt 3; back to 2")
        .deck("2 3 doors")
        .aside(Aside::Wound, "C-P-M5-P/M4-P-T-P")
        .lies(2, "C-P-P-P/P-D-M5-P");
}

/// §fight.round §doors.value
#[test]
fn the_card_of_a_boss_decides_too() {
    // Only the card that gave his value has a monster: 5 + 1 against none.
    let deck = "C-P-P-P/P-P-P-P C-P-M5-P/P-P-P-P C-P-T-P/P-P-P-P C-P-T-P/P-P-P-P";
    let played = play_on(deck, "deck=1/1@0,doors,2/2@2,3/3@0,4/4@0", "", "use top");
    let heard: Vec<String> = played.events.iter().filter_map(told).take(6).collect();
    assert_eq!(heard.join("; "), "walks C; fights Boss(1) 6; holds; passes 3; 0+0 loses; hurt 3");
    assert_eq!(
        played.table.lying(Aside::Wound).next().map(|card| lying(&played.game, card)).as_deref(),
        Some("M5-P-C-P/P-P-P-P")
    );
}

/// §fight.round
#[test]
fn without_a_card_left_the_wound_counts_all_the_same() {
    // The only card is a wound already: two bosses wound without a card, and the third one kills.
    let deck = "C-P-P-P/P-P-P-P C-P-P-P/P-P-P-P";
    play_on(deck, "after=door deck=1/1@1,doors wounds=0", "", "use top")
        .heard(
            "trap Life; hurt 3; holds; fights Boss(1) 1; 0+0 loses; hurt 2; holds; fights Boss(2) 2; 0+0 loses; \
             hurt 1; holds; fights Boss(3) 3; 0+0 loses; hurt 0; ends Died 3",
        )
        .ends(End::Died, 3)
        .says("wounds=4 aside=wound:1/1@1^0 deck=");
}

/// §fight.round
#[test]
fn a_wound_without_a_card_is_healed_without_one() {
    play("wounds=1 aside=treasure:4/4@0,treasure:1/1@3 deck=6/6@0,2/2@0,doors", "heal")
        .says("wounds=0 aside=")
        .deck("6 2 doors 4 1");
}

/// §flee.flip
#[test]
fn whoever_flees_turns_the_deck_over_and_passes_nothing() {
    play("streak=2 deck=3/3@1,1/1@0,doors,9/9@3,6/6@2", "flee")
        .heard("lost None; flips Grey")
        .deck("6 9 doors 1 3")
        .says("colour=grey after=corridor streak=0 actions=1 wounds=0")
        // The last card passed, as it lies; the monster stays where it is, as it lies.
        .top("D-P-R-M6")
        .lies(3, "M2-P-T-M4/T-D-C-P");
}

/// §flee.flip
#[test]
fn after_a_door_one_flees_into_the_corridors() {
    play("after=door streak=1 deck=2/2@2,1/1@0,doors,6/6@0", "flee")
        .says("colour=grey after=corridor streak=0")
        .may("use top; use bottom");
    play("deck=1/1@0,doors", "flee").refuses("flee.flip");
    play("after=door deck=2/2@3,1/1@0,doors", "flee").refuses("flee.flip");
    // A monster beside a path is not there to be fled.
    play("deck=6/6@3,1/1@0,doors", "flee").refuses("flee.flip");
}

/// §flee.white
#[test]
fn on_grey_nobody_flees() {
    may("colour=grey deck=1/1@0,doors", "use top");
    play("colour=grey deck=1/1@0,doors", "flee").refuses("flee.white");
    play("colour=grey after=door deck=2/2@2,doors", "flee").refuses("flee.white");
}
