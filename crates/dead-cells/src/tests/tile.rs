//! Tiles.

use super::*;
use crate::content::{Door, TileShape};
use crate::table::Seller;

/// §tile.treasure: what a treasure shows is gained.
#[test]
fn a_treasure_gives_what_it_shows() {
    let played = scene("poisoned flayed").laid_out(0, "h").chance("tile:12").explore().play("go 14");
    assert_eq!((played.table.teeth, played.phase()), (3, Phase::Move));
    let played =
        scene("poisoned flayed").laid_out(0, "h").chance("tile:10 gear:ST-03").explore().play("go 14; equip 1 -");
    assert_eq!(played.table.members[1].worn.as_slice()[0].gear, gear("ST-03"));
}

/// §tile.treasure, §tile.door, §castle.restriction: every tile does what its shape says, and pillars and restrictions offer gains.
#[test]
fn every_tile_does_what_its_shape_says() {
    for tile in printed().biomes.iter().flat_map(|biome| &biome.tiles) {
        let does =
            [!tile.enemies.is_empty(), !tile.options.is_empty(), !tile.goods.is_empty(), tile.door != Door::Nothing];
        let expected = match tile.shape {
            TileShape::Square | TileShape::Trapezoid => [true, false, false, false],
            TileShape::Circle => [false, true, false, false],
            TileShape::Pentagon => [false, false, true, false],
            TileShape::Hexagon => [false, false, false, true],
            TileShape::Teleportation | TileShape::Restriction => [false, true, false, false],
        };
        assert_eq!(does, expected, "{}", tile.code);
    }
}

/// §tile.merchant: wares, prices and numbers of times; buying is a choice.
#[test]
fn a_merchant_sells_as_often_as_the_tile_says() {
    let at_merchant = |teeth| {
        let scene =
            scene("poisoned flayed").laid_out(0, "d").with(move |table| table.teeth = teeth).hurt(0, 3).hurt(1, 2);
        scene.with(|table| table.members[0].life = 8).chance("tile:14 gear:ST-04").explore().play("go 7")
    };
    let played = at_merchant(4).may("buy 0; buy 1; done").play("buy 0; heal 0; buy 0; heal 0");
    assert_eq!((played.table.teeth, played.table.members[0].damage), (2, 1));
    // Both vials are sold, and the sword is too dear now: the merchant is left.
    assert_eq!(played.phase(), Phase::Move);
    let played =
        at_merchant(5).play("buy 0; heal 0; buy 1; equip 0 -").may("buy 0; done").play("buy 1").refuses("market.tile");
    assert_eq!((played.table.teeth, played.table.members[0].worn.as_slice()[0].gear), (1, gear("ST-04")));
}

/// §tile.merchant: nothing must be bought, and without teeth nothing can.
#[test]
fn nothing_must_be_bought() {
    let at_merchant = |teeth| {
        let scene = scene("poisoned flayed").laid_out(0, "d").with(move |table| table.teeth = teeth).hurt(0, 1);
        scene.chance("tile:14 gear:ST-04").explore().play("go 7")
    };
    let played = at_merchant(3);
    assert_eq!(played.phase(), Phase::Shop(Seller::Tile));
    let played = played.play("done");
    assert_eq!((played.phase(), played.table.teeth, played.table.scrap.has(gear("ST-04"))), (Phase::Move, 3, true));
    at_merchant(0).shows(|table| table.phase == Phase::Move && table.scrap.has(gear("ST-04")));
    at_merchant(2).play("buy 1").refuses("market.tile");
}

/// §tile.encounter: a combat begins with the enemies of the tile; an elite encounter brings an elite.
#[test]
fn an_encounter_begins_a_combat() {
    let played = scene("poisoned flayed").laid_out(0, "start").chance("tile:6").explore().play("go 0");
    assert!(played.table.fight.on);
    assert_eq!((played.table.foes().count(), played.phase()), (2, Phase::Lay(0)));
    let played = scene("poisoned flayed").laid_out(0, "d").chance("tile:8 elite:B1-12").explore().play("go 8");
    assert_eq!(played.table.fight.foes[1].stands, Stands::Foe(kind("B1-12")));
    for tile in printed().biomes.iter().flat_map(|biome| &biome.tiles) {
        let elite = tile.enemies.iter().any(|elite| elite);
        assert_eq!(elite, tile.shape == TileShape::Trapezoid, "{}", tile.code);
    }
}

/// §tile.door: a hand test there is rewarded, or punished; its State falls on the First Player when the next combat begins.
#[test]
fn a_door_rewards_a_hand_test_or_punishes_it() {
    let at_door =
        || scene("flayed burnt").laid_out(1, "f").hand(0, "ST-15 ST-14").chance("tile:19").explore().play("go 9");
    at_door().play("discard ST-15").shows(|table| table.cells == 2 && table.poison_next == 0);
    let played = at_door().play("discard ST-14").refuses("test.hand").play("decline");
    assert_eq!((played.table.cells, played.table.poison_next, played.phase()), (0, 1, Phase::Move));
    assert_eq!(played.table.members[0].tokens(State::Poison), 0);
    let mut table = played.table;
    table.first = 1;
    let fight = Scene { table, fate: clause_test::script(&[]) }.foes("- B2-01").fight();
    assert_eq!((fight.table.members[1].tokens(State::Poison), fight.table.poison_next), (1, 0));
}

/// §tile.door: the penalty of another door is damage.
#[test]
fn a_door_may_hurt_the_first_player() {
    let played = scene("poisoned flayed").laid_out(2, "c").chance("tile:19").explore().play("go 5; decline");
    assert_eq!(played.table.members[0].damage, 1);
}

/// §tile.door: a deck test there gives the reward of the symbol drawn.
#[test]
fn a_door_rewards_the_symbol_drawn() {
    let drawn = |card: &str| {
        let chance = format!("tile:15 deck1:{card}");
        scene("poisoned flayed").laid_out(0, "a").hurt(0, 1).chance(&chance).explore().play("go 3")
    };
    drawn("ST-02").shows(|table| table.members[0].damage == 0 && table.teeth == 0);
    drawn("ST-01").shows(|table| table.teeth == 2);
    drawn("ST-03").shows(|table| table.cells == 1);
    drawn("ST-06").shows(|table| table.cells == 0 && table.teeth == 0 && table.phase == Phase::Move);
}

/// §tile.cursed: what a cursed treasure shows is gained, then its curse strikes; the second may be left for a small gain.
#[test]
fn a_cursed_treasure_gives_and_then_takes() {
    let chest = |tile: &str| {
        let scene = scene("poisoned flayed").laid_out(3, "j").with(|table| table.potions = 2);
        scene.chance(&format!("worms:blank tile:{tile} gear:ST-03 gear:ST-04")).explore().play("go 20")
    };
    let played = chest("16").play("equip 0 -; equip 1 -");
    played.tells("blank0 found:ST-03 0wears:ST-03 found:ST-04 1wears:ST-04 curse1 potions-2");
    let closed = chest("17").may("take 0; take 1").play("take 1");
    closed.tells("blank0 teeth+1").has(|table| table.potions, 2);
}

/// §tile.teleport: pillars lie open from the start, give once, and with the rune the next move may be the jump, one way only.
#[test]
fn a_pillar_leads_to_the_other() {
    let tower = |runes: u8| {
        let scene = scene("poisoned flayed").laid_out(4, "b").with(move |table| table.campaign.runes = runes);
        let pillars: Vec<usize> = (0..13).filter(|at| scene.table.fields[*at].tile.is_some()).collect();
        assert_eq!(pillars, [3, 12]);
        scene.explore().play("go 4")
    };
    tower(0).play("go 9").refuses("move.rune").may("go 8");
    let jumped = tower(0b10).may("go 8; go 9").play("go 9");
    assert_eq!((jumped.table.spot, jumped.table.crossing.clock), (BoardSpot::Space(12), 2));
    jumped.may("go 19");
}

/// §tile.again: a tile that was resolved is not resolved again; the brazier there lights a lantern each time.
#[test]
fn a_tile_is_resolved_once() {
    let scene = scene("poisoned flayed").laid_out(5, "a").chance("tile:18 deck1:ST-06");
    let back = scene.explore().play("go 2; go 7; go 8");
    assert_eq!(back.events.iter().filter(|event| matches!(event, Event::Revealed { .. })).count(), 1);
    let light: Vec<String> =
        back.story().split(' ').filter(|word| word.contains("out") || word.contains("lit")).map(String::from).collect();
    assert_eq!(light, ["out2", "lit3", "out2", "out1", "lit2"]);
}
