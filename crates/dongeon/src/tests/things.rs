//! Things and traps.

use super::*;

/// §thing.take
#[test]
fn what_is_taken_lies_aside_and_leaves_the_deck() {
    play("deck=4/4@0,1/1@0,doors", "use top").heard("takes T").says("aside=treasure:4/4@0^0").deck("1 doors");
    play("deck=4/4@0,1/1@0,doors", "use right").heard("takes W").says("aside=weapon:4/4@1^0").deck("1 doors");
    play("colour=grey deck=4/4@0,2/2@0,doors", "use right").heard("takes T").says("aside=treasure:4/4@3^0");
}

/// §thing.weapon
#[test]
fn every_weapon_adds_a_point_against_monsters_and_bosses() {
    for (weapons, said) in [("", "1+0 loses"), ("weapon:4/4@1", "1+1 loses"), ("weapon:4/4@1,weapon:1/1@2", "1+2 wins")]
    {
        let monster = format!("after=door deck=2/2@2,9/9@1,6/6@0,doors aside={weapons}");
        let hurt = if said.ends_with("loses") { "; hurt 3" } else { "" };
        play(&monster, "use top").heard(&format!("fights Monster 3; {said}{hurt}"));
    }
    // A boss of a rat and the first door.
    play("deck=6/6@0,doors,7/7@1,9/9@1,2/2@0 aside=weapon:4/4@1", "use top")
        .heard("walks C; fights Boss(1) 1; 1+1 wins");
    // Treasures add nothing.
    let table = "after=door deck=2/2@2,9/9@1,6/6@0,doors aside=treasure:4/4@0,treasure:1/1@3";
    play(table, "use top").heard("fights Monster 3; 1+0 loses; hurt 3");
}

const HURT: &str = "wounds=2 aside=treasure:8/8@3,wound:3/3@0,weapon:9/9@0,treasure:4/4@0,wound:2/2@2,treasure:1/1@3";

/// §thing.heal
#[test]
fn two_treasures_give_a_life_back() {
    let table = format!("{HURT} deck=6/6@0,7/7@0,doors streak=2 after=door");
    // The oldest wound first, then the two oldest treasures, each with its icon down; no step is taken.
    play(&table, "heal")
        .heard("healed 3")
        .deck("6 7 doors 3 8 4")
        .lies(3, "P-T-M4-M2/P-T-D-C")
        .lies(8, "P-C-T-M6/C-P-D-W")
        .lies(4, "P-P-T-W/P-P-W-T")
        .says("wounds=1 aside=weapon:9/9@0^0,wound:2/2@2^0,treasure:1/1@3^0 after=door streak=2 actions=0");
}

/// §thing.heal
#[test]
fn without_a_wound_or_two_treasures_there_is_no_healing() {
    play("deck=6/6@0,doors aside=treasure:4/4@0,treasure:1/1@3", "heal").refuses("thing.heal");
    play("deck=6/6@0,doors wounds=1 aside=treasure:4/4@0,wound:3/3@0,weapon:9/9@0", "heal").refuses("thing.heal");
    let table = format!("{HURT} deck=6/6@0,7/7@0,doors");
    play(&table, "heal; heal").refuses("thing.heal");
}

/// §thing.heal
#[test]
fn one_heals_whenever_there_is_something_to_decide() {
    for rest in ["deck=6/6@0,7/7@0,doors", "colour=grey deck=6/6@0,7/7@0,doors", "after=door deck=7/7@1,6/6@0,doors"] {
        play(&format!("{HURT} {rest}"), "heal").says("wounds=1");
    }
    // The ransom of 1 can still be paid after it.
    for phase in ["beaten:monster:1", "beaten:boss2:1", "beaten:assault1:1", "beaten:assault2:1"] {
        let table = format!("{HURT} deck=6/6@3,7/7@0,doors phase={phase}");
        play(&table, "heal").heard("healed 3").says(&format!("wounds=1 phase={phase}")).may("ransom; bleed");
    }
}

/// §thing.heal
#[test]
fn whoever_heals_after_a_lost_fight_may_be_too_poor_to_pay() {
    // Beaten by a 2 with two treasures: two heal, and none is left; the wound follows at once.
    let table = "wounds=1 after=door deck=3/3@1,9/9@1,6/6@0,doors aside=treasure:8/8@3,wound:2/2@2,treasure:4/4@0";
    play(table, "use top").says("phase=beaten:monster:2").may("ransom; bleed; heal");
    play(table, "use top; heal")
        .heard("fights Monster 2; 1+0 loses; healed 4; hurt 3")
        .deck("6 doors 3 2 8 4")
        .aside(Aside::Wound, "M1-D-C-W/M4-T-R-D")
        .says("phase=walk wounds=1");
    // With three wounds he is still asked, for he could heal again; to pay, he is too poor.
    let last = "wounds=3 phase=beaten:monster:5 deck=9/9@1,6/6@0,doors aside=treasure:8/8@3,treasure:4/4@0";
    play(last, "ransom").refuses("fight.ransom");
}

/// §thing.heal
#[test]
fn nobody_dies_who_can_still_heal() {
    // Too poor for a ransom of 4, and the wound would be the last.
    let table = "wounds=3 deck=3/3@0,9/9@1,6/6@0,doors aside=treasure:8/8@3,wound:2/2@2,treasure:4/4@0";
    play(table, "use top").heard("fights Monster 4; 1+0 loses").says("phase=beaten:monster:4").may("bleed; heal");
    play(table, "use top; heal")
        .heard("fights Monster 4; 1+0 loses; healed 2; hurt 1")
        .deck("6 doors 3 2 8 4")
        .says("phase=walk wounds=3 after=corridor streak=0");
    play(table, "use top; bleed").ends(End::Died, 0);
    // A boss asks as well.
    let boss = "wounds=3 door=2 deck=1/1@0,doors,9/9@1,7/7@1,6/6@0,2/2@0 aside=treasure:4/4@0,treasure:8/8@3";
    play(boss, "use top").says("phase=beaten:boss2:3").may("bleed; heal");
    // A wound that is not the last can be healed afterwards: nobody is asked.
    play(&table.replace("wounds=3", "wounds=2"), "use top")
        .heard("fights Monster 4; 1+0 loses; hurt 1")
        .says("phase=walk wounds=3");
}

/// §thing.heal
#[test]
fn what_healing_puts_into_an_empty_deck_is_the_wound_again() {
    let deck = "C-P-P-P/P-P-P-P C-P-P-P/P-P-P-P C-P-T-P/P-P-P-P C-P-T-P/P-P-P-P";
    let table = "phase=beaten:boss1:1 door=2 held=yes deck= wounds=3 aside=wound:1/1@1,treasure:3/3@2,treasure:4/4@2";
    play_on(deck, &format!("{table},wound:2/2@1"), "", "heal")
        .heard("healed 2; hurt 1; holds; passes 2; fights Boss(2) 2; passes 2; 0+0 loses; hurt 0; ends Died 2");
}

/// §thing.heal
#[test]
fn what_healed_comes_round_again() {
    // The wound's monster comes on top upside down.
    play("wounds=1 aside=wound:3/3@0,treasure:4/4@0,treasure:1/1@3 deck=6/6@0,doors,7/7@1,9/9@1", "heal; use top")
        .heard("healed 4; walks C; fights Boss(1) 1; 1+0 wins")
        .deck("3 4 1 6 doors 7 9")
        .top("P-T-M4-M2");
}

/// §trap.object
#[test]
fn a_trap_takes_the_oldest_weapon() {
    let aside = "aside=treasure:8/8@3,weapon:9/9@0,weapon:4/4@1";
    play(&format!("after=door deck=2/2@3,6/6@0,doors {aside}"), "use top")
        .heard("trap Weapon")
        // First the trap, then the weapon, both down.
        .deck("6 doors 2 9")
        .lies(2, "C-M3-P-D/R-C-D-M2")
        .lies(9, "D-C-W-M1/D-M4-T-R")
        .says("aside=treasure:8/8@3^0,weapon:4/4@1^0 wounds=0 after=corridor streak=0");
}

/// §trap.object
#[test]
fn without_a_weapon_it_takes_a_treasure() {
    play("after=door streak=1 deck=2/2@3,6/6@0,doors aside=treasure:8/8@3,treasure:4/4@0", "use top")
        .heard("trap Treasure")
        .deck("6 doors 2 8")
        .lies(8, "P-C-T-M6/C-P-D-W")
        .says("aside=treasure:4/4@0^0 wounds=0 after=corridor streak=0");
    // On grey the trap stays up, and what it takes goes down all the same.
    play("colour=grey after=door deck=1/1@3,6/6@0,doors aside=weapon:9/9@0", "use top")
        .deck("6 doors 1 9")
        .lies(1, "T-C-D-W/P-T-W-M1")
        .lies(9, "D-C-W-M1/D-M4-T-R");
}

/// §trap.wound
#[test]
fn with_nothing_to_take_a_trap_wounds() {
    play("after=door streak=2 deck=2/2@3,6/6@0,doors", "use top")
        .heard("trap Life; hurt 3")
        .deck("6 doors")
        .aside(Aside::Wound, "P-D-C-M3/D-M2-R-C")
        .says("wounds=1 after=corridor streak=0");
    play("after=door deck=2/2@3,6/6@0,doors wounds=1 aside=wound:3/3@0", "use top")
        .aside(Aside::Wound, "M4-M2-P-T/D-C-P-T P-D-C-M3/D-M2-R-C")
        .says("wounds=2");
}

/// §trap.wound
#[test]
fn a_trap_is_never_sprung_after_a_corridor() {
    for table in
        ["deck=5/5@0,1/1@0,doors", "deck=4/4@2,1/1@0,doors", "deck=2/2@3,1/1@0,doors", "deck=3/3@2,1/1@0,doors"]
    {
        let played = play(table, "use top");
        assert!(played.refused.is_some(), "{table}");
    }
}
