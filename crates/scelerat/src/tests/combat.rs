//! Combat.

use super::*;

/// §combat.hands
#[test]
fn bare_hands_cost_the_full_value() {
    let played =
        play("hp=13 room=QS,7D,5H,9C", "fight QS hands").says("hp=1 room=7D,5H,9C").heard("fights QS Hands -12 hp=1");
    assert!(played.table.slain.is_empty());
}

/// §combat.free
#[test]
fn bare_hands_are_a_choice_with_a_weapon_too() {
    let table = "room=QS,7C,5H,9C weapon=10D:KC";
    play(table, "fight 7C hands").says("hp=13 weapon=10D:KC");
    play(table, "fight 7C hands; fight QS weapon").says("hp=11 weapon=10D:KC,QS");
}

/// §combat.weapon
#[test]
fn a_weapon_takes_its_value_off_the_blow() {
    let table = "room=QS,6C,5C,4C weapon=5D";
    play(table, "fight QS weapon").heard("fights QS Weapon -7 hp=13").says("hp=13");
    play(table, "fight 6C weapon").heard("fights 6C Weapon -1 hp=19").says("hp=19");
    play(table, "fight 5C weapon").heard("fights 5C Weapon -0 hp=20").says("hp=20");
    play(table, "fight 4C weapon").heard("fights 4C Weapon -0 hp=20").says("hp=20");
}

/// §combat.stack
#[test]
fn the_slain_lie_on_the_weapon() {
    play("room=QS,8C,5H,9C weapon=5D beneath=2S,3S,4S", "fight QS weapon; fight 9C weapon; fight 8C weapon")
        .says("hp=6 room=5H,2S,3S,4S weapon=5D:QS,9C,8C");
}

/// §combat.dulled
#[test]
fn a_used_weapon_kills_only_weaker_monsters() {
    play("room=QS,6C,2H,3H weapon=5D", "fight QS weapon; fight 6C weapon").says("hp=12 weapon=5D:QS,6C");
    let refused = play("room=QS,6C,2H,3H weapon=5D", "fight 6C weapon; fight QS weapon");
    assert_eq!(refused.refused, Some(Refusal::Blunt { card: card("QS"), last: card("6C") }));
    refused.refuses("combat.dulled").says("hp=19 weapon=5D:6C room=QS,2H,3H");
}

/// §combat.dulled
#[test]
fn an_equal_monster_is_too_strong() {
    play("room=8S,7C,2H,3H weapon=5D:8C", "fight 8S weapon").refuses("combat.dulled");
    play("room=8S,7C,2H,3H weapon=5D:8C", "fight 7C weapon").says("hp=18");
    play("room=2S,7C,2H,3H weapon=5D:2C", "fight 2S weapon").refuses("combat.dulled");
}

/// §combat.dulled
#[test]
fn the_last_kill_is_what_counts() {
    play("room=9S,7C,2H,3H weapon=5D:QS,8C", "fight 9S weapon").refuses("combat.dulled");
    play("room=9S,7C,2H,3H weapon=5D:QS,8C", "fight 7C weapon").says("hp=18 weapon=5D:QS,8C,7C");
}

/// §combat.le
#[test]
fn an_equal_monster_falls_under_the_option() {
    let table = "room=8S,9C,2H,3H weapon=5D:8C options=le,apart,all,pile";
    play(table, "fight 8S weapon").says("hp=17 weapon=5D:8C,8S");
    play(table, "fight 9C weapon").refuses("combat.dulled");
    play(table, "fight 8S weapon; fight 9C weapon").refuses("combat.dulled");
    let fresh = "room=AS,AC,2H,3H weapon=10D options=le,apart,all,pile";
    play(fresh, "fight AS weapon; fight AC weapon").says("hp=12 weapon=10D:AS,AC");
}

/// §combat.kept
#[test]
fn a_dulled_weapon_is_kept_for_weaker_monsters() {
    play("room=QS,5C,2H,3H weapon=5D:6C", "fight QS hands; fight 5C weapon").says("hp=8 weapon=5D:6C,5C");
    let refused = play("room=QS,5C,2H,3H weapon=5D:6C", "fight QS weapon");
    refused.refuses("combat.dulled").says("weapon=5D:6C hp=20");
}

/// §combat.unarmed
#[test]
fn without_a_weapon_only_bare_hands() {
    play("room=QS,7D,2H,3H", "fight QS weapon").refuses("combat.unarmed");
    play("room=QS,7D,2H,3H options=le,apart,all,pile", "fight QS weapon").refuses("combat.unarmed");
    play("room=QS,7D,2H,3H", "take 7D; fight QS weapon").says("hp=15");
}
