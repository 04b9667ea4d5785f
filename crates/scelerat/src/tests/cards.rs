//! Cards.

use super::*;

/// §card.monster
#[test]
fn black_cards_are_monsters() {
    assert_eq!(values(Kind::Monster), [(2..=14).collect::<Vec<u8>>(), (2..=14).collect()].concat());
    let named = ["2S", "10C", "JS", "QC", "KS", "AC"].map(|code| card(code).value());
    assert_eq!(named, [2, 10, 11, 12, 13, 14]);
    assert_eq!(Card::all().map(|card| card.menace() as i32).sum::<i32>(), 208);
    assert!(Card::all().all(|card| (card.kind() == Kind::Monster) == card.code().ends_with(['S', 'C'])));
}

/// §card.monster
#[test]
fn a_monster_hits_as_hard_as_its_value() {
    let room = "room=7C,JS,KS,AC";
    play(room, "fight 7C hands").says("hp=13");
    play(room, "fight JS hands").says("hp=9");
    play(room, "fight KS hands").says("hp=7");
    play(room, "fight AC hands").says("hp=6");
}

/// §card.weapon
#[test]
fn diamonds_are_weapons() {
    assert_eq!(values(Kind::Weapon), (2..=10).collect::<Vec<u8>>());
    assert!(Card::all().all(|card| (card.kind() == Kind::Weapon) == card.code().ends_with('D')));
}

/// §card.potion
#[test]
fn hearts_are_potions() {
    assert_eq!(values(Kind::Potion), (2..=10).collect::<Vec<u8>>());
    assert!(Card::all().all(|card| (card.kind() == Kind::Potion) == card.code().ends_with('H')));
}

/// §card.discard
#[test]
fn the_discards_lie_nowhere_on_the_table() {
    let played = play("hp=10 room=5H,3S,7D,9C weapon=5D:QS,8C", "take 5H; fight 3S hands; take 7D")
        .says("hp=12 room=9C weapon=7D: unseen= beneath=");
    assert_eq!(played.table.dungeon.len(), 0);
    assert_eq!(played.table.menace, 0);
}
