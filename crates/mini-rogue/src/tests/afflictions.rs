//! Afflictions.

use super::*;

/// §affliction.dice
#[test]
fn each_affliction_is_a_die_in_every_throw() {
    let fight = |state: &str| format!("phase=fight fight=warden:12 grid=lair* state=ready{state}");
    play(&fight("+poisoned"), "a3 d1 p-", "attack").says("hp=10 dice=3 curse=no");
    play(&fight("+cursed"), "a3 d1 c-", "attack").says("hp=10 dice=3 curse=no");
    play(&fight("+poisoned+cursed"), "a3 d1 c- p-", "attack").says("hp=10 dice=3 curse=no");
    play(&fight("+blind"), "a3 d1", "attack").says("dice=3");
    let test = "phase=room grid=armory*,nest,?,tomb state=poisoned+cursed";
    play(test, "a4 d1 c- p-", "roll").says("hp=10 card=-");
    // Neither a prayer nor a reward nor a die thrown again brings them along.
    play("phase=room grid=shrine*,nest,?,tomb state=poisoned+cursed", "d6", "pray").says("hp=11");
    play("phase=strike dice=6! dungeon=1 fight=warden:12 state=poisoned+cursed", "a2", "reroll A").says("dice=8");
}

/// §affliction.dice
#[test]
fn three_of_six_faces_bear_the_symbol() {
    let game = MiniRogue::default();
    for (state, key) in [("cursed", "curse=yes"), ("poisoned", "hp=9")] {
        let table = table(&format!("phase=fight fight=warden:12 state={state}"));
        let mut symbol = Fraction::ZERO;
        let run = |fate: &mut Enumerated| {
            let mut table = table;
            game.apply(&mut table, Seat(0), Action::Attack, &mut Ctx::new(fate, kernel::Nobody));
            write_table(&table).split(' ').any(|part| part == key)
        };
        let each = |odds, shows| symbol = if shows { symbol.plus(odds).expect("small") } else { symbol };
        Enumerated::walk(1000, run, each).expect("few ways");
        assert_eq!(symbol, Fraction::new(3, 6), "{state}");
    }
}

/// §affliction.dice
#[test]
fn nobody_has_two_dice_of_a_kind_but_both_kinds_go_together() {
    let shrine = |state: &str| format!("phase=room grid=shrine*,nest,?,tomb state=ready{state}");
    play(&shrine(""), "d1", "pray").says("state=ready+poisoned+cursed+settled");
    play(&shrine("+cursed"), "d1", "pray").says("state=ready+poisoned+cursed+settled").hears("1 gets poison");
    play(&shrine("+cursed"), "d2", "pray").says("state=ready+cursed+settled").heard("1 throws 2 as 2");
}

/// §affliction.poison
#[test]
fn the_poison_costs_a_hit_point_at_once() {
    play("phase=fight fight=lair:6 state=poisoned", "a6 d1 p+", "attack")
        .says("hp=9 phase=strike dice=6! bite=yes")
        .heard("1 throws 6 d1: 6 leaves 0 then miss 0; 1 bitten; 1 hp-1=9");
    play("phase=room grid=gauntlet*,nest,?,tomb state=poisoned", "a6 d3 p+", "roll")
        .says("hp=9 armor=1")
        .hears("1 passes 6 d3; 1 bitten; 1 hp-1=9; 1 armor+1=1");
}

/// §affliction.poison
#[test]
fn the_poison_kills_before_anything_comes_of_the_throw() {
    // The blow would have killed, and the test was passed.
    play("phase=fight fight=lair:6 state=poisoned hp=1", "a6 d1 p+", "attack").ends(End::Poisoned, 0).says("xp=0");
    play("phase=room grid=gauntlet* state=poisoned hp=1 area=3", "a6 d3 p+", "roll")
        .ends(End::Poisoned, 2)
        .says("armor=0");
    play("phase=fight fight=lair:6 state=ready+poisoned hp=1", "a6 d1 p+", "backstab").ends(End::Poisoned, 0);
}

/// §affliction.curse
#[test]
fn a_curse_takes_one_from_every_adventurer_die() {
    // The rulebook's own example: 6, 2 and 1 become 5, 1 and 0, of which only the 5 does damage.
    play("phase=fight fight=warden:12 xp=18 state=cursed grid=lair*", "a6 a2 a1 d1 c+", "attack; stop")
        .hears("1 throws 5+0+0 d1 cursed: 5 leaves 7 then miss 0; 1 strikes 5 leaves 7");
    // And its other one: a cursed 5 fails.
    play("phase=room grid=armory*,nest,?,tomb state=cursed", "a5 d4 c+", "roll")
        .says("card=-")
        .hears("1 fails 4 d4 cursed");
    play("phase=room grid=armory*,nest,?,tomb state=cursed", "a6 d4 c+", "roll").says("card=weapon2");
    play("phase=room grid=armory*,nest,?,tomb state=cursed", "a5 d4 c-", "roll").says("card=weapon2");
}

/// §affliction.curse
#[test]
fn a_cursed_six_is_no_critical_and_a_cursed_two_misses() {
    let fight = "phase=fight fight=warden:12 state=cursed xp=6";
    let played = play(fight, "a6 a2 d1 c+", "attack").says("dice=5+0 curse=yes");
    played.may("stop; feat A xp; feat B xp; feat A hp; feat B hp");
    play(fight, "a6 a2 d1 c+", "attack; reroll A").refuses("attack.critical");
    play(fight, "a6 a2 d1 c-", "attack").says("dice=6!+2 curse=no");
}

/// §affliction.curse
#[test]
fn dice_thrown_again_are_cursed_too() {
    let table = "phase=strike dice=5+0 dungeon=1 curse=yes fight=warden:12 xp=6";
    play(table, "a2", "feat A xp").says("dice=0x+0");
    play(table, "a4", "feat B hp").says("dice=5+3x");
    play(table, "a6", "feat B xp").says("dice=5+5x");
    play("phase=strike dice=6! dungeon=1 curse=no fight=warden:12 state=cursed", "a2", "reroll A").says("dice=8");
}

/// §affliction.curse
#[test]
fn the_curse_does_not_touch_the_dungeon_die() {
    play("phase=fight fight=lair:6 state=cursed grid=lair*", "a2 d2 c+", "attack; stop").says("hp=8");
    play("phase=room grid=gauntlet*,nest,?,tomb state=cursed food=4 area=5", "a2 d3 c+", "roll").says("hp=8 food=4");
    play("phase=room grid=shrine*,nest,?,tomb state=cursed", "d4", "pray").says("state=settled hp=12");
}

/// §affliction.blind
#[test]
fn a_blind_hero_sees_a_room_on_entering() {
    play("phase=room grid=rest* state=blind", "", "pick 1").says("grid=rest*,?,?,?,?,?,?,? phase=move");
    play("phase=move grid=rest* state=blind", "shrine", "go down")
        .says("grid=rest*,?,?,shrine*,?,?,?,? phase=room at=4")
        .heard("1 goes 4; reveals 4 shrine");
    // What is face up stays so.
    play("phase=room grid=rest*,lair state=blind", "", "pick 1").says("grid=rest*,lair,?,?,?,?,?,?");
    // The entrance is entered.
    play("phase=move area=2 at=8 food=1 state=blind", "rest", "go right").says("grid=rest*,?,?,?,?,?,?,? area=3");
}

/// §affliction.blind
#[test]
fn a_blind_mage_cannot_use_sight() {
    refuses("class=mage phase=move grid=rest* state=ready+blind", "see 5", "affliction.blind");
    may("class=mage phase=move grid=rest* state=ready+blind", "go right; go down");
}

/// §affliction.cure
#[test]
fn holy_water_cures_all_and_perception_blindness_only() {
    let ill = "phase=move grid=rest*,lair,?,nest state=ready+poisoned+cursed+blind potions=water+perception";
    play(ill, "", "drink water").says("state=ready potions=perception").heard("1 used water; 1 cured");
    play(ill, "", "drink perception").says("state=ready+poisoned+cursed potions=water");
    play("phase=room grid=merchant* gold=2 state=poisoned+cursed+blind", "", "buy beads").says("state=- gold=0");
    play("phase=room grid=shrine*,nest,?,tomb state=poisoned+cursed+blind", "d5", "pray").says("state=settled hp=11");
}

/// §affliction.cure
#[test]
fn cured_between_two_rooms_one_sees_the_next_ones_at_once() {
    let blind = "phase=move grid=rest* state=blind potions=water+perception";
    play(blind, "lair tomb", "drink water").says("grid=rest*,lair,?,tomb,?,?,?,? phase=move");
    play(blind, "lair tomb", "drink perception").says("grid=rest*,lair,?,tomb,?,?,?,? phase=move");
    // Before a room is dealt with there is nothing to see yet.
    play("phase=room grid=rest* state=blind potions=water", "", "drink water").says("grid=rest*,?,?,?,?,?,?,?");
    play("phase=room grid=shrine* state=blind", "d4 lair tomb", "pray").says("grid=shrine*,lair,?,tomb,?,?,?,?");
    // Who was not blind sees nothing more, not even a room that the crow has put there face down.
    play("phase=move grid=rest* state=cursed potions=water", "", "drink water").says("grid=rest*,?,?,?,?,?,?,?");
}

/// §affliction.cure
#[test]
fn a_cure_with_nothing_to_cure_is_refused() {
    refuses("phase=move grid=rest*,lair,?,nest potions=water", "drink water", "affliction.cure");
    refuses("phase=move grid=rest*,lair,?,nest potions=perception", "drink perception", "affliction.cure");
    refuses("phase=room grid=merchant* gold=9", "buy beads", "affliction.cure");
    refuses("phase=move grid=rest*,lair,?,nest potions=perception state=cursed", "drink perception", "affliction.cure");
}
