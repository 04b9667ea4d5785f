//! Classes and their skills.

use super::*;

const FIGHT: &str = "phase=fight fight=husk:25 grid=lair* state=ready";
const WAY: &str = "phase=move grid=rest*,lair,?,nest state=ready";

/// §class.skills
#[test]
fn each_class_has_one_skill_in_combat_and_one_on_the_way() {
    let fight = |class: &str| format!("{FIGHT} class={class} hp=20");
    may(&format!("{} fight=husk:25:1", fight("rogue")), "attack; backstab");
    may(&format!("{} fight=husk:25:1", fight("mage")), "attack; conjure fire; conjure frost; conjure poison");
    may(&format!("{} fight=husk:25:1", fight("crusader")), "attack; smite");
    may(&format!("{} fight=husk:25:1", fight("priestess")), "attack; sacrifice");
    let way = |class: &str| format!("{WAY} class={class} hp=19");
    may(&way("rogue"), "go right; go down; evade right; evade down");
    may(&way("mage"), "go right; go down; see 3; see 5; see 6; see 7; see 8");
    may(&way("crusader"), "go right; go down; shelter");
    may(&way("priestess"), "go right; go down; bless 1");
}

/// §class.skills
#[test]
fn nobody_uses_the_skill_of_another_class() {
    for (class, others) in [
        ("rogue", "conjure fire; smite; sacrifice; see 3; shelter; bless 1"),
        ("mage", "backstab; smite; sacrifice; evade right; shelter; bless 1"),
        ("crusader", "backstab; conjure fire; sacrifice; evade right; see 3; bless 1"),
        ("priestess", "backstab; conjure frost; smite; evade right; see 3; shelter"),
    ] {
        for action in others.split("; ") {
            refuses(&format!("{FIGHT} class={class}"), action, "class.skills");
            refuses(&format!("{WAY} class={class}"), action, "class.skills");
        }
    }
}

/// §class.spent
#[test]
fn either_skill_spends_both_whether_it_worked_or_not() {
    let backstab = |chance: &str, then: &str| play(FIGHT, chance, &format!("backstab{then}"));
    backstab("a5 d1", "").says("state=lurking");
    backstab("a4 d1", "").says("state=-").hears("1 fails 4 d1; 1 uses backstab");
    backstab("a4 d1", "; backstab").refuses("class.spent");
    play(&format!("{WAY} grid=rest*,lair,?,nest,?,?,?"), "tomb shrine", "evade right")
        .says("state=settled+evading")
        .says("at=2");
    for (class, action) in
        [("rogue", "evade right"), ("mage", "see 3"), ("crusader", "shelter"), ("priestess", "bless 1")]
    {
        refuses(&format!("{WAY} class={class} state=-"), action, "class.spent");
    }
    for (class, action) in
        [("rogue", "backstab"), ("mage", "conjure fire"), ("crusader", "smite"), ("priestess", "sacrifice")]
    {
        refuses(&format!("{FIGHT} class={class} state=-"), action, "class.spent");
    }
    // Used on the way, it is spent in combat too.
    play("phase=move grid=rest*,lair class=crusader", "", "shelter; go right; smite").refuses("class.spent");
}

/// §class.spent
#[test]
fn a_rest_a_descent_and_the_sixth_treasure_make_it_ready_again() {
    play("phase=room grid=rest*,lair,?,nest state=-", "", "pick 3").says("state=ready+settled");
    play("phase=pick dungeon=6 grid=treasure*,lair,?,nest state=-", "", "pick 2").says("state=ready+settled");
    play("phase=move at=8 area=2 food=1 state=-", "rest", "go right").says("state=ready");
    // Nothing else does: neither a fall nor a shrine.
    play("phase=room grid=pit* state=-", "a1 d5 shrine rest", "roll").says("state=settled");
    play("phase=room grid=shrine*,lair,?,nest state=-", "d4", "pray").says("state=settled");
}

/// §class.way
#[test]
fn a_skill_on_the_way_is_used_before_a_room_or_between_two() {
    for (class, action, used) in [
        ("mage", "see 3", "1 uses sight"),
        ("crusader", "shelter", "1 uses shelter"),
        ("priestess", "bless 1", "1 uses blessing"),
    ] {
        let chance = if class == "mage" { "pit" } else { "" };
        let may_use = |table: &str| play(&format!("{table} class={class} state=ready"), chance, action).hears(used);
        may_use("phase=move grid=rest*,lair,?,nest");
        may_use("phase=room grid=rest*,lair,?,nest");
        may_use("phase=fight fight=lair:6 grid=lair*");
        let refused = |table: &str, clause| refuses(&format!("{table} class={class} state=ready"), action, clause);
        // Once somebody has attacked, or where the room is being dealt with already.
        refused("phase=fight fight=lair:6:1 grid=lair*", "fight.foe");
        refused("phase=fight fight=ghost:6 grid=tomb*", "fight.foe");
        refused("phase=fight fight=heart:20 area=10 at=9", "fight.foe");
        refused("phase=strike fight=lair:6 dice=2 dungeon=1 grid=lair*", "attack.blow");
        refused("phase=pick dungeon=1 grid=treasure*", "play.pick");
        refused("phase=failed:room dungeon=1 dice=1 grid=pit* potions=perception", "hero.test");
        refused("phase=prepare card=crow", "area.deal");
    }
    // No test is needed.
    play(&format!("{WAY} class=crusader"), "", "shelter").says("state=sheltered phase=move");
}

/// §class.combat
#[test]
fn a_skill_in_combat_is_a_test_in_place_of_the_attack() {
    // Passed: the enemy does not strike back, whatever the dungeon die says.
    play(FIGHT, "a5 d6", "backstab")
        .heard("1 passes 5 d6; 1 uses backstab; 1 answered kept 0 none")
        .says("phase=fight hp=10 fight=husk:25:1:1:-");
    // Failed: nothing but the enemy's answer, by that die.
    play(FIGHT, "a4 d2", "backstab").says("hp=2 state=cursed fight=husk:25:1:1:-");
    play(FIGHT, "a4 d1", "backstab").says("hp=10 state=-");
    for action in ["backstab", "attack"] {
        refuses("phase=strike fight=lair:6 dice=2 dungeon=1 grid=lair*", action, "attack.blow");
        refuses(WAY, action, "area.ways");
    }
}

/// §class.combat
#[test]
fn perception_passes_a_skill_in_combat() {
    let fight = format!("{FIGHT} potions=perception");
    play(&fight, "a4 d6", "backstab").says("phase=failed:backstab hp=10").may("accept; drink perception");
    play(&fight, "a4 d6", "backstab; drink perception").says("state=lurking hp=10 potions=- phase=fight");
    play(&fight, "a4 d2", "backstab; accept").says("hp=2 phase=fight potions=perception");
    let mage = format!("{FIGHT} potions=perception class=mage");
    play(&mage, "a4 d6", "conjure fire; drink perception").says("fight=husk:18:1:1:- hp=10");
    play(&mage, "a4 d6", "conjure frost").says("phase=failed:frost");
    play(&format!("{FIGHT} potions=perception class=crusader"), "a4 d6", "smite; drink perception")
        .says("fight=husk:21:1:1:-");
}

/// §rogue.backstab
#[test]
fn the_next_attack_counts_double() {
    let fight = FIGHT.replace("husk:25", "husk:40");
    play(&fight, "a5 d1 a4 d1", "backstab; attack; stop").says("fight=husk:32:2:1:- state=-");
    // One attack only.
    play(&fight, "a5 d1 a4 d1 a4 d1", "backstab; attack; stop; attack; stop").says("fight=husk:28:3:1:-");
    // It counts what the criticals add up to.
    play(&fight, "a5 d1 a6 d1 a3", "backstab; attack; reroll A; stop").hears("1 strikes 18 leaves 22");
    // And for being enough.
    play("phase=strike fight=lair:6 dice=3 dungeon=1 state=lurking grid=lair* xp=3", "", "feat A xp")
        .refuses("attack.enough");
}

/// §rogue.backstab
#[test]
fn the_doubling_ends_with_the_fight_or_with_the_phase() {
    let wasted = "phase=fight area=10 at=9 fight=husk:4:3:1:poisoned state=ready";
    play(wasted, "a5 d1", "backstab")
        .says("fight=heart:20:0:1:- state=-")
        .hears("wastes 4 leaves 0; kills husk/4; rises");
    play("phase=fight fight=lair:4:3:1:poisoned grid=lair*,nest,?,tomb state=ready", "a5 d1", "backstab")
        .says("state=settled");
}

/// §rogue.evasion
#[test]
fn the_rogue_passes_a_room_without_dealing_with_it() {
    play(WAY, "tomb shrine", "evade right")
        .says("at=2 grid=rest*,lair*,tomb,nest,shrine,?,?,? phase=move hp=10 state=settled+evading")
        .heard("1 uses evasion; 1 evades 2; reveals 3 tomb; reveals 5 shrine");
    // No danger was met.
    play(&WAY.replace("lair", "pit"), "tomb shrine", "evade right").says("state=settled+evading phase=move");
    // Blind, one still sees where one is.
    play("phase=move grid=rest* state=ready+blind", "lair", "evade down")
        .says("grid=rest*,?,?,lair*,?,?,?,? phase=move");
}

/// §rogue.evasion
#[test]
fn neither_the_exit_nor_the_entrance_can_be_evaded() {
    refuses("phase=move at=8", "evade right", "rogue.evasion");
    refuses("phase=move at=6", "evade down", "rogue.evasion");
    refuses("phase=move at=6", "evade right", "area.ways");
    refuses("phase=room grid=lair*", "evade right", "area.entrance");
    refuses("phase=fight fight=lair:6 grid=lair*", "evade right", "fight.foe");
}

/// §mage.conjuring
#[test]
fn the_mage_needs_no_bottle() {
    let fight = format!("{FIGHT} class=mage");
    play(&fight, "a5 d6", "conjure fire").says("fight=husk:18:1:1:- hp=10 phase=fight potions=-");
    play(&fight, "a5 d6", "conjure poison").says("fight=husk:21:1:1:poisoned hp=10");
    play(&fight, "a5 d6", "conjure frost").says("fight=husk:25:1:1:frozen hp=10");
    for potion in ["life", "water", "perception"] {
        refuses(&fight, &format!("conjure {potion}"), "potion.timing");
    }
    play(&fight.replace("husk:25", "lair:7"), "a5 d6 tomb nest", "conjure fire").says("phase=move xp=1");
}

/// §mage.conjuring
#[test]
fn conjured_frost_takes_two_answers() {
    let fight = format!("{FIGHT} class=mage");
    play(&fight, "a5 d6 a2 d6", "conjure frost; attack; stop").says("fight=husk:23:2:1:- hp=10");
    play(&fight, "a5 d6 a2 d6 a2 d2", "conjure frost; attack; stop; attack; stop").says("hp=2");
    play(&fight, "a5 d6 a2 d1 a3 d1", "conjure poison; attack; stop; attack; stop").says("fight=husk:8:3:1:poisoned");
}

/// §mage.sight
#[test]
fn the_mage_sees_three_rooms_one_after_another() {
    let way = format!("{WAY} class=mage");
    play(&way, "pit", "see 8")
        .says("aside=sight:2 grid=rest*,lair,?,nest,?,?,?,pit state=-")
        .may("see 3; see 5; see 6; see 7; enough");
    play(&way, "pit tomb shrine", "see 8; see 3; see 5")
        .says("aside=- grid=rest*,lair,tomb,nest,shrine,?,?,pit phase=move")
        .may("go right; go down");
    play(&way, "pit", "see 8; enough").says("aside=- phase=move");
    refuses(&way, "see 2", "mage.sight");
    play(&way, "pit", "see 8; see 8").refuses("mage.sight");
    for action in ["go right", "attack", "leave"] {
        play(&way, "pit", &format!("see 8; {action}")).refuses("mage.sight");
    }
    // Where fewer lie face down, that is all.
    play("class=mage phase=move grid=rest*,lair,shrine,nest,tomb,crow,pit", "armory", "see 8").says("aside=-");
    refuses(&way, "enough", "area.ways");
}

/// §crusader.smite
#[test]
fn the_dice_of_the_test_strike_with_twice_the_armor() {
    let fight = format!("{FIGHT} class=crusader armor=2 xp=18");
    play(&fight, "a5 a3 a1 d6", "smite").says("fight=husk:13:1:1:- hp=10 phase=fight").hears("1 strikes 12 leaves 13");
    // A six is not thrown again; a shelter counts.
    play(&format!("{fight} state=ready+sheltered"), "a6 a1 a1 d6", "smite").says("fight=husk:13:1:1:-");
    play(&fight, "a4 a4 a4 d2", "smite").says("fight=husk:25:1:1:- hp=4");
    // Cursed dice count one less, and a cursed 2 misses.
    play(&format!("{fight} state=ready+cursed"), "a6 a2 a1 d1 c+", "smite").says("fight=husk:16:1:1:-");
    play("class=crusader phase=fight fight=lair:6 armor=1 grid=lair*,nest,?,tomb", "a5 d6", "smite")
        .says("phase=move xp=1");
}

/// §crusader.shelter
#[test]
fn a_shelter_is_armor_until_the_next_room_is_dealt_with() {
    let way = "phase=move grid=rest*,lair,?,nest class=crusader armor=1";
    play(way, "", "shelter").says("state=sheltered armor=1");
    play(way, "a2 d2 a2 d2", "shelter; go right; attack; stop; attack; stop")
        .says("hp=10 state=danger+sheltered armor=1");
    let strike = "phase=strike fight=lair:1 dice=2 dungeon=1 grid=lair*,nest,?,tomb class=crusader state=sheltered";
    play(strike, "", "stop").says("state=settled");
    // Four is the most, and it cannot be sold.
    play("area=8 phase=strike fight=lair:9 dice=2 dungeon=2 grid=lair* armor=4 state=sheltered", "", "stop")
        .says("hp=6");
    refuses("phase=room grid=merchant* class=crusader state=sheltered", "sell armor", "merchant.sell");
    // A critical ignores it, and a guardian that pierces.
    play("phase=strike fight=lair:6 dice=2 dungeon=6 grid=lair* state=sheltered", "", "stop").says("hp=8");
}

/// §crusader.shelter
#[test]
fn a_shelter_is_for_all_heroes_each_until_their_own_room() {
    let two = "class=crusader,mage phase=move at=1,1 grid=rest*,shrine,?,lair state=ready,ready";
    play(two, "", "shelter").says("state=sheltered,ready+sheltered");
    play(two, "d6", "shelter; go right; go down; pray").says("state=settled,ready+danger+sheltered phase=fight turn=2");
}

/// §crusader.shelter
#[test]
fn a_shelter_ends_for_both_with_what_they_dealt_with_together() {
    let fight = "class=crusader,mage phase=strike fight=lair:2:1:1:together dice=2 dungeon=1 grid=lair*,nest,?,tomb";
    play(&format!("{fight} state=sheltered,sheltered"), "", "stop").says("state=settled,settled phase=move");
    let armory = "class=crusader,mage phase=room grid=armory*,nest,?,tomb state=sheltered,sheltered";
    play(armory, "a5 d1 a1 d1", "roll; roll").says("state=settled,settled card=weapon1,- phase=move");
    let crow = "class=crusader,mage phase=room grid=crow*,nest,?,tomb state=sheltered,sheltered";
    play(crow, "", "leave").says("state=settled,settled phase=move");
}

/// §priestess.sacrifice
#[test]
fn blood_is_given_point_by_point() {
    let fight = format!("{FIGHT} class=priestess hp=4");
    play(&fight, "a5 d6", "sacrifice").says("phase=bleed hp=4").may("bleed; stop");
    play(&fight, "a5 d6", "sacrifice; stop").says("hp=4 fight=husk:25:1:1:- phase=fight");
    play(&fight, "a5 d6", "sacrifice; bleed; bleed; stop").says("hp=2 fight=husk:21:1:1:- phase=fight");
    play(&fight, "a5 d6", "sacrifice; bleed; bleed; bleed; bleed").refuses("priestess.sacrifice");
    play(&fight, "a4 d1", "sacrifice").says("phase=fight hp=4");
    for action in ["attack", "go right", "leave"] {
        play(&fight, "a5 d6", &format!("sacrifice; {action}")).refuses("priestess.sacrifice");
    }
    let dying = "class=priestess phase=fight fight=lair:3 grid=lair*,nest,?,tomb";
    play(dying, "a5 d6", "sacrifice; bleed; bleed").says("hp=8 xp=1 phase=move");
    refuses(&fight, "bleed", "fight.foe");
}

/// §priestess.blessing
#[test]
fn a_blessing_takes_the_curse_and_gives_two_hit_points() {
    let way = "phase=move grid=rest*,lair,?,nest class=priestess";
    play(&format!("{way} state=ready+cursed+poisoned"), "", "bless 1").says("hp=12 state=poisoned");
    play(&format!("{way} hp=20 state=ready+cursed"), "", "bless 1").says("hp=20 state=-");
    refuses(&format!("{way} hp=20"), "bless 1", "priestess.blessing");
    refuses(&format!("{way} hp=20 state=ready+poisoned+blind"), "bless 1", "priestess.blessing");
    refuses(way, "bless 2", "priestess.blessing");
    let two = "phase=move grid=rest*,lair,?,nest class=priestess,rogue hp=9,5 state=ready,ready+cursed";
    play(two, "", "bless 2").says("hp=9,7 state=-,ready");
    // Wherever the other is.
    play(&format!("{two} at=2,4"), "", "bless 2").says("hp=9,7");
}

/// §crusader.shelter: the open exit is no room.
#[test]
fn a_shelter_lasts_past_an_open_exit() {
    let way = "class=crusader phase=move at=8 area=5 grid=rest*,lair*,?,nest,shrine*,?,?,tomb* food=2";
    play(way, "rest", "shelter; go right").says("area=6 state=ready+sheltered");
}
