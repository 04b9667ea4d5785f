//! The interbiome.

use super::*;

/// §inter.blueprints: first the collector's blueprints go on top of the equipment, in the first player's order, for ever.
#[test]
fn blueprints_go_on_top_in_the_first_players_order() {
    let played = scene("poisoned flayed").at(0, "g").with(|table| {
        table.first = 1;
        [gear("B1-01"), gear("B1-03")].into_iter().for_each(|gear| table.collector.push(gear));
    });
    let played = played.explore().play("go 12").awaits(2).may("next 0; next 1").play("next 2").refuses("test.hand");
    // What is laid last is the top, and so the merchant's first card.
    let played = played.play("next 1").tells("crossed0 healer merchant found:B1-01 scrap:B1-01 collector schema:B1-02");
    played.shows(|table| {
        let owned = &table.campaign.equipment;
        owned.has(gear("B1-01")) && owned.has(gear("B1-03")) && table.on_top.as_slice() == [gear("B1-03")]
    });
}

/// §inter.market: then healer, merchant and collector, in this order.
#[test]
fn healer_merchant_and_collector_come_in_this_order() {
    let played = scene("poisoned flayed").at(0, "g").hurt(0, 1).with(|table| table.teeth = 9);
    let played = played.chance("gear:ST-04").explore().play("go 12; done; done");
    let played = played.tells("crossed0 healer merchant found:ST-04 scrap:ST-04 collector schema:B1-01");
    played.may("buy 0; done").play("done").shows(|table| table.place == Region::Biome(1) && table.teeth == 9);
}

/// §inter.clean: equipment left at the market is discarded, blueprints left return to their deck.
#[test]
fn what_is_left_at_the_market_is_put_away() {
    let played = scene("poisoned flayed").at(0, "g").with(|table| table.teeth = 9);
    let played = played.chance("gear:ST-04").explore().play("go 12; done; done");
    played.shows(|table| {
        let next = table.campaign.next_blueprint(&printed().biomes[0].blueprints, table.held_blueprints().as_slice());
        table.scrap.has(gear("ST-04")) && next == Some(gear("B1-01")) && table.stall.is_empty()
    });
}
