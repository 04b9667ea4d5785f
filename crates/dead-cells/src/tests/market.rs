//! The market, and merchants on the way.

use super::*;
use crate::table::{Offer, Seller, Ware};

/// What a seller sets out: price, how often, how often for nothing.
fn offers(scene: Scene, seller: Seller) -> Vec<(u8, u8, u8)> {
    let played = scene.with(|table| table.teeth = 20).hurt(0, 2).then(&[Todo::Market(seller), Todo::Explore]);
    played.table.stall.iter().map(|Offer { price, left, free, .. }| (price, left, free)).collect()
}

/// A group with so many teeth.
fn with_teeth(teeth: u8) -> Scene {
    scene("poisoned flayed").with(|table| table.teeth = teeth)
}

/// §market.healer: one damage for each payment, of whom the group wants; at first two teeth, once.
#[test]
fn the_healer_removes_damage_for_teeth() {
    let played = with_teeth(4).hurt(0, 2).hurt(1, 1).then(&[Todo::Market(Seller::Healer), Todo::Explore]);
    let played = played.play("buy 0; heal 0").tells("healer heal0:1").has(|table| table.teeth, 2);
    played.shows(|table| table.phase == Phase::Move);
    let poor = with_teeth(1).hurt(0, 2).then(&[Todo::Market(Seller::Healer), Todo::Explore]);
    poor.shows(|table| table.phase == Phase::Move);
    let well = with_teeth(9).then(&[Todo::Market(Seller::Healer), Todo::Explore]);
    well.shows(|table| table.phase == Phase::Move);
}

/// §market.healer, §mutation.board: the healer's levels, and the potion that a feat has him sell.
#[test]
fn upgrades_make_the_healer_better() {
    let group = || scene("poisoned flayed");
    assert_eq!(offers(group(), Seller::Healer), [(2, 1, 0)]);
    for (code, offer) in [("SV-02", (1, 2, 0)), ("SV-17", (1, 4, 0)), ("SV-41", (1, 4, 2))] {
        assert_eq!(offers(group().mutations(code), Seller::Healer), [offer], "{code}");
    }
    let free = group().mutations("SV-41").hurt(0, 2).then(&[Todo::Market(Seller::Healer), Todo::Explore]);
    free.play("buy 0; buy 0").tells("healer heal0:1 heal0:1").has(|table| table.teeth, 0);
    let potion = with_teeth(4).hurt(0, 2).with(|table| table.campaign.lasting.potion_price = 2);
    let potion =
        potion.then(&[Todo::Market(Seller::Healer), Todo::Explore]).play("buy 1; buy 1").refuses("market.tile");
    potion.has(|table| (table.potions, table.teeth), (1, 2)).play("buy 7").refuses("market.tile");
}

/// §market.merchant: cards from the top of the equipment, at first one for three teeth; what is bought is equipped at once.
#[test]
fn the_merchant_sells_equipment() {
    let played = with_teeth(4).chance("gear:ST-04").then(&[Todo::Market(Seller::Merchant), Todo::Explore]);
    let played = played.may("buy 0; done").play("buy 0").may("equip 0 -; equip 1 -").play("equip 1 -");
    played.tells("merchant found:ST-04 1wears:ST-04").has(|table| table.teeth, 1);
    let group = || scene("poisoned flayed");
    assert_eq!(offers(group(), Seller::Merchant), [(3, 1, 0)]);
    for (code, cards, price) in [("TC-02", 2, 2), ("TC-16", 3, 1), ("TC-39", 4, 1)] {
        assert_eq!(offers(group().mutations(code), Seller::Merchant), vec![(price, 1, 0); cards], "{code}");
    }
}

/// §market.collector: the next blueprints of the biome, at first one for two teeth, on top of the equipment as they are bought.
#[test]
fn the_collector_sells_blueprints() {
    let played = with_teeth(8).mutations("BR-02").then(&[Todo::Market(Seller::Collector), Todo::Explore]);
    let played = played.play("buy 1; buy 0").tells("collector schema:B1-01 schema:B1-02").has(|table| table.teeth, 4);
    let played = played.shows(|table| table.on_top.as_slice() == [gear("B1-02"), gear("B1-01")]);
    assert!(played.table.campaign.equipment.has(gear("B1-01")) && played.table.campaign.equipment.has(gear("B1-02")));
    let group = || scene("poisoned flayed");
    assert_eq!(offers(group(), Seller::Collector), [(2, 1, 0)]);
    for (code, cards, price) in [("BR-02", 2, 2), ("BR-17", 3, 1), ("BR-36", 3, 0)] {
        assert_eq!(offers(group().mutations(code), Seller::Collector), vec![(price, 1, 0); cards], "{code}");
    }
}

/// §market.cells: cells buy nothing at the market.
#[test]
fn cells_are_not_spent_at_the_market() {
    let rich = with_teeth(4).hurt(0, 1).with(|table| table.cells = 9);
    let played = rich.then(&[Todo::Market(Seller::Healer), Todo::Explore]).may("buy 0; done");
    played
        .play("upgrade survival")
        .refuses("market.tile")
        .play("throw")
        .refuses("market.tile")
        .has(|table| table.cells, 9);
    let poor = with_teeth(0).hurt(0, 1).with(|table| table.cells = 9);
    poor.then(&[Todo::Market(Seller::Healer), Todo::Explore]).shows(|table| table.phase == Phase::Move);
}

/// §market.tile: a tile shows as many cards as its number of times; all else is sold up to that number; the rest is put away.
#[test]
fn a_merchant_tile_sells_up_to_its_number_of_times() {
    let tile = |biome: u8, space: &str, place: usize, tile: u8, teeth: u8| {
        let scene = scene("poisoned flayed").at(biome, space).hurt(0, 2).hurt(1, 2);
        scene.with(move |table| (table.fields[place].tile, table.teeth) = (Some(tile), teeth))
    };
    let todos = [Todo::Tile, Todo::Explore];
    let played = tile(0, "e", 4, 13, 6).chance("gear:ST-04").then(&todos).may("buy 0; buy 1; done");
    let played = played.play("buy 0; heal 0; buy 0; heal 1; buy 0").refuses("market.tile").has(|table| table.teeth, 4);
    let played = played.play("buy 1; equip 0 -").has(|table| table.teeth, 1);
    played.shows(|table| table.phase == Phase::Move && table.stall.is_empty());
    let dear = tile(0, "e", 4, 13, 2).chance("gear:ST-04").then(&todos).play("buy 1").refuses("market.tile");
    dear.play("done").tells("found:ST-04 scrap:ST-04");
    // A blueprint that is bought goes to the collector, one that is left to its deck.
    let played = tile(1, "d", 3, 16, 3).then(&todos).play("buy 1").tells("schema:B2-01");
    played.shows(|table| table.collector.as_slice() == [gear("B2-01")] && !table.campaign.equipment.has(gear("B2-01")));
    let left = tile(1, "d", 3, 16, 3).then(&todos).play("done");
    left.shows(|table| table.collector.is_empty() && table.held_blueprints().is_empty());
    let two = tile(1, "d", 3, 17, 3).chance("gear:ST-01 gear:ST-02").then(&todos);
    two.shows(|table| table.stall.iter().all(|offer| matches!(offer.ware, Ware::Gear(_))) && table.stall.len() == 2);
    let potion = tile(2, "b", 1, 17, 3).then(&todos).play("buy 1");
    potion.has(|table| (table.potions, table.teeth), (1, 0));
}
