//! Potions.

use super::*;

/// §potion.kinds
#[test]
fn there_are_six_kinds_of_potion() {
    let strike = |potion: &str| format!("phase=strike fight=warden:12 dice=3 dungeon=3 grid=lair* potions={potion}");
    play(&strike("fire"), "", "drink fire").says("fight=warden:2:1:1:- hp=8 potions=-");
    play(&strike("frost"), "", "drink frost").says("fight=warden:9:1:1:- hp=10 potions=-");
    play(&strike("poison"), "", "drink poison").says("fight=warden:5:1:1:poisoned hp=8 potions=-");
    play("phase=move grid=rest*,lair,?,nest potions=life hp=5", "", "drink life").says("hp=11 potions=-");
    play("phase=move grid=rest*,lair,?,nest potions=water state=cursed", "", "drink water").says("state=- potions=-");
    play("phase=failed:room dungeon=3 dice=4 grid=gauntlet*,nest,?,tomb potions=perception", "", "drink perception")
        .says("armor=1 potions=-");
    assert_eq!(Potion::ALL.len(), 6);
}

/// §potion.two
#[test]
fn a_third_potion_takes_the_place_of_another_or_is_left() {
    let chest = "phase=pick dungeon=3 grid=treasure*,nest,?,tomb potions=fire+water";
    let found = play(chest, "", "pick 1").says("aside=potion:life potions=fire+water");
    found.may("discard fire; discard water; leave");
    play(chest, "", "pick 1; discard fire")
        .says("aside=- phase=move potions=life+water")
        .hears("1 away fire; 1 finds life");
    play(chest, "", "pick 1; discard water").says("phase=move potions=fire+life");
    play(chest, "", "pick 1; leave").says("aside=- phase=move potions=fire+water").hears("1 away life");
    play(chest, "", "pick 1; discard life").refuses("potion.two");
    play(chest, "", "pick 1; discard frost").refuses("potion.two");
}

/// §potion.two
#[test]
fn a_potion_drunk_makes_room_for_the_third() {
    let chest = "phase=pick dungeon=2 grid=treasure*,nest,?,tomb potions=life+water hp=9 state=cursed";
    play(chest, "", "pick 1").may("discard life; discard water; leave; drink life; drink water");
    play(chest, "", "pick 1; drink life").says("hp=15 potions=fire+water phase=move aside=-");
    play(chest, "", "pick 1; drink water").says("potions=fire+life state=settled phase=move");
    let blind = "phase=pick dungeon=2 grid=treasure* potions=life+perception state=blind hp=20";
    play(blind, "nest tomb", "pick 1; drink perception").says("potions=fire+life state=settled phase=move");
}

/// §potion.two
#[test]
fn a_third_potion_is_settled_before_anything_else() {
    let third = "phase=settled aside=potion:life grid=treasure*,nest,?,tomb potions=fire+water";
    for action in ["go right", "roll", "pick 1", "attack", "accept", "take"] {
        refuses(third, action, "potion.two");
    }
    refuses("phase=move grid=rest*,lair,?,nest potions=fire", "discard fire", "area.ways");
}

/// §potion.two
#[test]
fn the_merchant_sells_no_third_potion() {
    let shop = "phase=room grid=merchant* gold=10 potions=fire+water";
    refuses(shop, "buy life", "potion.two");
    play(shop, "", "sell fire; buy life").says("potions=life+water gold=5");
    refuses("phase=room grid=merchant*", "sell fire", "potion.two");
    refuses("phase=move grid=rest*,lair,?,nest", "drink life", "potion.two");
}

/// §potion.different
#[test]
fn nobody_carries_two_of_the_same() {
    refuses("phase=room grid=merchant* gold=10 potions=fire", "buy fire", "potion.different");
    play("phase=pick dungeon=2 grid=treasure*,nest,?,tomb potions=fire", "", "pick 1")
        .says("potions=fire phase=move")
        .hears("1 double fire");
    play("phase=pick dungeon=2 grid=treasure*,nest,?,tomb potions=fire+life", "", "pick 1").says("aside=- phase=move");
}

/// §potion.timing
#[test]
fn life_and_water_are_drunk_at_any_decision() {
    let hero = "hp=5 state=ready+cursed potions=life+water";
    for table in [
        "phase=prepare card=crow",
        "phase=room grid=rest*",
        "phase=room grid=merchant*",
        "phase=failed:room dungeon=1 dice=1 grid=pit*",
        "phase=pick dungeon=1 grid=treasure*",
        "phase=item dungeon=1 card=crow grid=armory*",
        "phase=fight fight=lair:6 grid=lair*",
        "phase=fight fight=lair:6:7 grid=lair*",
        "phase=strike fight=lair:6 dice=2 dungeon=1 grid=lair*",
        "phase=bleed class=priestess fight=lair:6 dice=6 dungeon=1 grid=lair*",
        "phase=move grid=rest*,lair,?,nest",
    ] {
        let before = format!("{table} {hero}");
        let phase = write_table(&self::table(&before)).split(' ').next().map(str::to_string).expect("a phase");
        play(&before, "", "drink life").says("hp=11 potions=water").says(&phase);
        play(&before, "", "drink water").says("potions=life").says(&phase);
    }
}

/// §potion.timing
#[test]
fn nobody_drinks_in_the_middle_of_sight_of_a_draft_or_of_an_exchange() {
    let hero = "hp=5 potions=life";
    refuses(&format!("class=mage phase=move aside=sight:2 {hero}"), "drink life", "mage.sight");
    refuses(&format!("card=crow phase=move aside=swap:2 {hero}"), "drink life", "crow.draft");
    let offer = "class=rogue,mage turn=2 aside=offer:fire:life potions=fire,life hp=5,5";
    refuses(offer, "drink life", "two.exchange");
}

/// §potion.timing
#[test]
fn nobody_drinks_on_the_turn_of_the_other() {
    let table = "class=rogue,mage phase=move grid=rest*,lair,?,nest hp=5,5 potions=life,life";
    play(table, "", "2: drink life").refuses("two.turn");
    play(table, "", "1: drink life; 1: go right; 2: drink life").says("hp=11,11");
}

/// §potion.timing
#[test]
fn fire_frost_and_poison_are_thrown_with_the_dice_on_the_table() {
    for potion in ["fire", "frost", "poison"] {
        let drink = format!("drink {potion}");
        for table in [
            "phase=fight fight=warden:12 grid=lair*",
            "phase=move grid=rest*,lair,?,nest",
            "phase=room grid=rest*",
            "phase=failed:backstab dungeon=3 dice=4 fight=warden:12 grid=lair*",
        ] {
            refuses(&format!("{table} potions={potion}"), &drink, "potion.timing");
        }
        // One potion to an attack: throwing it is the blow.
        let strike = "phase=strike fight=husk:25 dice=3 dungeon=1 grid=lair* potions=fire+frost";
        play(strike, "", "drink fire; drink frost").refuses("potion.timing");
    }
}

/// §potion.timing
#[test]
fn perception_passes_a_test_that_has_just_failed() {
    let chest = "phase=room grid=treasure*,nest,?,tomb potions=perception";
    play(chest, "a4 d3", "roll").says("phase=failed:room").may("accept; drink perception");
    play(chest, "a4 d3", "roll; drink perception").says("phase=pick potions=- gold=1").may("pick 1; pick 2");
    play(chest, "a4 d3", "roll; accept").says("phase=move potions=perception gold=1");
    play(chest, "a5 d3", "roll").says("phase=pick potions=perception");
    refuses(chest, "drink perception", "affliction.cure");
    let tomb = "phase=room grid=tomb*,nest,?,lair potions=perception";
    play(tomb, "a4 d5", "roll; drink perception").may("row 4; row 5; row 6");
    let crow = "class=rogue,mage phase=room fed=yes grid=crow*,nest,?,lair potions=perception,-";
    play(crow, "a4 d5 a4 d4", "roll; drink perception; roll").says("card=crow,- phase=move");
}

/// §potion.timing
#[test]
fn without_a_potion_that_helps_a_failed_test_is_not_asked_about() {
    play("phase=room grid=pit*,nest,?,tomb potions=fire+water", "a4 d3", "roll").says("hp=9 phase=move");
    // A life potion may be wanted before a failure hurts.
    play("phase=room grid=pit*,nest,?,tomb potions=life hp=3", "a4 d6", "roll").says("phase=failed:room");
    play("phase=room grid=pit*,nest,?,tomb potions=life hp=3 area=8", "a4 d6", "roll; drink life; accept").says("hp=6");
    play("phase=room grid=treasure*,nest,?,tomb potions=life hp=3", "a4 d6", "roll").says("phase=move");
    play("phase=room grid=pit*,nest,?,tomb potions=life hp=20", "a4 d3", "roll").says("phase=move hp=19");
    play("phase=fight fight=husk:25 potions=life hp=19", "a4 d2", "backstab").says("phase=failed:backstab hp=19");
    play("phase=fight fight=husk:25 potions=life hp=20", "a4 d2", "backstab").says("phase=fight hp=12");
}

/// §potion.timing
#[test]
fn perception_cures_blindness_outside_fights_only() {
    let blind = "state=ready+blind potions=perception";
    play(&format!("phase=room grid=rest* {blind}"), "", "drink perception").says("state=ready potions=-");
    play(&format!("phase=pick dungeon=1 grid=treasure* {blind}"), "", "drink perception").says("state=ready");
    play(&format!("phase=prepare card=crow at=9 {blind}"), "", "drink perception").says("state=ready phase=prepare");
    refuses(&format!("phase=fight fight=lair:6 grid=lair* {blind}"), "drink perception", "potion.timing");
    refuses(&format!("phase=fight fight=lair:6:1 grid=lair* {blind}"), "drink perception", "potion.timing");
    refuses(&format!("phase=fight fight=ghost:6 grid=tomb* {blind}"), "drink perception", "potion.timing");
    let strike = format!("phase=strike fight=lair:6 dice=2 dungeon=3 grid=lair* {blind}");
    refuses(&strike, "drink perception", "potion.timing");
}

/// §potion.fire
#[test]
fn fire_adds_seven_to_the_blow() {
    let strike = |more: &str| format!("phase=strike fight=husk:25 dice=3+4 dungeon=1 grid=lair* potions=fire {more}");
    play(&strike(""), "", "drink fire").says("fight=husk:11:1:1:-").hears("1 used fire; 1 strikes 14 leaves 11");
    // With a backstab it is doubled like the rest.
    play(&strike("state=lurking fight=husk:49"), "", "drink fire").hears("1 strikes 28 leaves 21");
    // It works where the dice have missed.
    play(&strike("dice=0+0"), "", "drink fire").says("fight=husk:18:1:1:-");
    play("phase=strike fight=lair:7 dice=0 dungeon=6 grid=lair*,nest,?,tomb potions=fire", "", "drink fire")
        .says("phase=move xp=1 hp=10");
}

/// §potion.frost
#[test]
fn frost_takes_the_next_turn_of_the_enemy_and_no_other() {
    let strike = "phase=strike fight=wyrm:12 dice=2 dungeon=6 grid=lair* potions=frost";
    play(strike, "", "drink frost")
        .says("hp=10 fight=wyrm:10:1:1:- phase=fight")
        .heard("1 used frost; 1 strikes 2 leaves 10; 1 answered frozen 0 none");
    play(strike, "a2 d2", "drink frost; attack; stop").says("hp=8 fight=wyrm:8:2:1:-");
}

/// §potion.poison
#[test]
fn a_poisoned_enemy_loses_four_before_each_of_its_turns() {
    let strike = "phase=strike fight=weaver:20 dice=2 dungeon=2 grid=lair* potions=poison";
    play(strike, "", "drink poison").heard(
        "1 used poison; 1 strikes 2 leaves 18; wastes 4 leaves 14; 1 answered hit 2 poison; 1 hp-2=8; 1 gets poison",
    );
    play(strike, "a3 d1 p-", "drink poison; attack; stop").says("fight=weaver:7:2:1:poisoned");
}

/// §potion.poison
#[test]
fn an_enemy_dies_of_poison_before_it_strikes() {
    play("phase=strike fight=lair:5:3:1:poisoned dice=2 dungeon=6 grid=lair*,nest,?,tomb", "", "stop")
        .heard("1 strikes 2 leaves 3; wastes 3 leaves 0; kills lair/1; 1 xp+1=1")
        .says("hp=10 phase=move fight=-");
}

/// §potion.poison
#[test]
fn frozen_or_kept_it_loses_them_as_well_and_twice_is_once() {
    play("phase=strike fight=husk:20:3:1:poisoned dice=2 dungeon=6 potions=frost", "", "drink frost")
        .says("fight=husk:14:4:1:poisoned hp=10");
    play("phase=fight fight=husk:20:3:1:poisoned", "a5 d6", "backstab").says("fight=husk:16:4:1:poisoned hp=10");
    play("phase=strike fight=husk:20:3:1:poisoned dice=2 dungeon=1 potions=poison", "", "drink poison")
        .says("fight=husk:14:4:1:poisoned");
}

/// §potion.different, §potion.timing: before a double is lost, the one that is carried may be drunk.
#[test]
fn a_double_that_can_be_drunk_first_is_not_lost() {
    let tomb = "phase=room grid=tomb*,lair,?,nest state=cursed potions=water";
    play(tomb, "a1 d1 c-", "roll; drink water").says("potions=water state=settled phase=move");
    play(tomb, "a1 d1 c-", "roll; leave").says("potions=water state=cursed+settled phase=move");
    play(tomb, "a1 d1 c-", "roll; discard water").refuses("potion.different");
    let healthy = "phase=room grid=tomb*,lair,?,nest state=- potions=water";
    play(healthy, "a1 d1", "roll").says("potions=water phase=move");
}
