//! Weapons and potions.

use super::*;

/// §weapon.equip
#[test]
fn a_weapon_is_in_hand_at_once_and_fresh() {
    play("room=2S,3D,5H,AC", "take 3D; fight AC weapon").says("hp=9 weapon=3D:AC");
}

/// §weapon.equip
#[test]
fn a_new_weapon_replaces_the_old_one_and_what_lies_on_it() {
    let table = "room=2S,3D,KS,AC weapon=10D:QS,2C";
    play(table, "fight KS weapon").refuses("combat.dulled");
    let played = play(table, "take 3D").says("hp=20 weapon=3D:").heard("equips 3D for 10D");
    assert!(played.table.slain.is_empty());
    play(table, "take 3D; fight KS weapon").says("hp=10 weapon=3D:KS");
}

/// §potion.heal
#[test]
fn a_potion_gives_its_value() {
    play("hp=3 room=10H,2S,3S,4S", "take 10H")
        .says("hp=13 room=2S,3S,4S last=10H potion=used")
        .heard("drinks 10H +10 hp=13");
}

/// §potion.cap
#[test]
fn life_stops_at_twenty() {
    play("hp=13 room=7H,2S,3S,4S", "take 7H").says("hp=20");
    play("hp=14 room=7H,2S,3S,4S", "take 7H").says("hp=20").heard("drinks 7H +6 hp=20");
}

/// §potion.once
#[test]
fn a_second_potion_is_wasted_and_counts_as_a_card() {
    play("hp=3 room=2H,10H,3S,4S", "take 2H; take 10H")
        .says("hp=5 room=3S,4S last=10H")
        .heard("drinks 2H +2 hp=5; wastes 10H");
    play("hp=3 room=2H,10H,9H,4S", "take 2H; take 10H; take 9H").says("hp=5 room=4S rooms=2");
}

/// §potion.once
#[test]
fn the_next_room_heals_again() {
    let table = "hp=3 room=2H,3H,4D,5H unseen=6S,7S,8S,9S";
    let room = "take 2H; take 3H; take 4D";
    let played = play_drawing(table, "6S,7S,8S", room).says("hp=5 room=5H,6S,7S,8S");
    assert!(!played.table.potion_used);
    let next = format!("{room}; take 5H");
    play_drawing(table, "6S,7S,8S", &next).says("hp=10 potion=used");
}

/// §potion.full
#[test]
fn a_potion_at_full_life_uses_the_healing_of_the_room() {
    play("hp=20 room=2H,10H,9S,4S", "take 2H; fight 9S hands; take 10H")
        .says("hp=11")
        .heard("drinks 2H +0 hp=20; fights 9S Hands -9 hp=11; wastes 10H; 4S stays; room 2");
}
