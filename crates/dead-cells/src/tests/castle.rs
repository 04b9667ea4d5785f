//! Keys and restrictions of High Peak Castle.

use super::*;

fn castle(space: &str, keys: u8) -> Scene {
    scene("poisoned flayed").laid_out(6, space).with(move |table| table.crossing.keys = keys)
}

/// §castle.setup: two boards of ten spaces; key tiles lie on the spaces with a key alone, one on each board.
#[test]
fn keys_have_spaces_of_their_own() {
    let castle = &printed().biomes[6];
    let on = |board: u8| castle.spaces.iter().filter(|space| space.board == board).count();
    assert_eq!((on(1), on(2)), (10, 10));
    assert_eq!(castle.tiles.iter().filter(|tile| tile.has_key()).count(), 2);
    for seed in 0..20u8 {
        let scene = scene("poisoned flayed").laid_out(6, "g").chance(&format!("tile:{}", 16 + seed % 2));
        let played = scene.explore().play("go 13");
        assert_eq!(played.table.fight.loot.keys, 1, "{}", played.story());
    }
    let elsewhere = scene("poisoned flayed").laid_out(6, "b").explore().play("go 5");
    assert_eq!(elsewhere.table.fight.loot.keys, 0);
}

/// §castle.key: a key is looted, or taken after round IV; while an elite is left that costs the First Player 2 damage.
#[test]
fn a_key_that_is_guarded_costs_blood() {
    let ended = |foes: &str, shields: u8| {
        let scene = castle("i", 0).fighting("0 1").foes(foes).with(|table| {
            (table.fight.on, table.fight.loot.keys, table.members[0].shields) = (true, 1, shields);
        });
        scene.then(&[Todo::EndFight, Todo::Explore])
    };
    ended("- B7-15", 0).begins("hurt0:2 key1").has(|table| table.crossing.keys, 1);
    ended("- B7-15", 2).begins("block0:2 key1");
    ended("- B7-01", 0).begins("key1");
    let looted = castle("i", 1).fighting("0 1").with(|table| table.fight.loot.keys = 1).does(3, 0, "L1");
    looted.tells("0loots:key1 key2");
}

/// §castle.gate: the gate needs a key; the jump passes over it.
#[test]
fn the_gate_needs_a_key() {
    castle("i", 0).explore().play("go 16").refuses("castle.gate").may("go 15");
    castle("i", 1).explore().may("go 15; go 16; go 17");
    let jump = castle("j", 0).with(|table| table.campaign.runes = 0b10).explore().may("go 20").play("go 20");
    assert_eq!(jump.table.spot, BoardSpot::Space(15));
}

/// §castle.exits: the throne needs both keys, the wall one and the Spider Rune; keys stay behind, and the boss gets shields.
#[test]
fn the_throne_needs_both_keys() {
    castle("t", 1).explore().play("go 37").refuses("castle.gate");
    let throne = castle("t", 2).with(|table| table.campaign.secrets = 1 << 17).explore().play("go 37");
    assert!(throne.heard(|event| matches!(event, Event::Revelation { secret: 17 })));
    throne.has(|table| table.crossing.keys, 0);
    castle("s", 1).explore().play("go 36").refuses("move.rune").may("go 35");
    let wall = castle("s", 1).with(|table| table.campaign.runes = 0b1000).explore().play("go 36");
    assert!(wall.story().starts_with("crossed6 guarded2"), "{}", wall.story());
    wall.has(|table| (table.place, table.fight.foes[1].shields), (Region::Boss(2), 2));
}

/// §castle.restriction: the restriction and its gain, or a malaise; whoever is ill must accept; restrictions add up and end.
#[test]
fn a_restriction_is_taken_or_a_malaise() {
    let tile = |number: u8, change: fn(&mut Table)| {
        let chance = format!("tile:{} malaise:B7-11", 37 + number);
        castle("b", 0).with(change).chance(&chance).explore().play("go 4").may_take()
    };
    let taken = tile(1, |_| {}).play("take 0").tells("restricted1 cells+3");
    assert!(taken.table.is_restricted(1) && !taken.table.is_restricted(2));
    tile(2, |_| {}).play("take 1").tells("ill0:1").has(|table| table.crossing.restrictions, 0);
    let ill = |table: &mut Table| table.crossing.malaises[0] = 3;
    tile(1, ill).play("take 1").refuses("castle.restriction").play("take 0").tells("restricted1 cells+3");
    let both = castle("b", 0).with(|table| (table.restriction, table.crossing.restrictions) = (2, 0b11000)).table;
    assert!(both.is_restricted(2) && both.is_restricted(3) && both.is_restricted(4) && !both.is_restricted(1));
    let left = castle("t", 2).with(|table| table.crossing.restrictions = 0b10).explore().play("go 37");
    left.has(|table| table.crossing.restrictions, 0);
}

impl Played {
    /// Somebody has to choose a side.
    #[track_caller]
    fn may_take(self) -> Self {
        assert_eq!(self.phase(), Phase::Either);
        self
    }
}
