//! Instructions: what each one does.

use super::cells::bought;
use super::*;
use crate::table::Purging;

fn group() -> Scene {
    scene("poisoned flayed")
}

/// §cells.instruction, §purge.six: a start card is purged, where the deck is large enough.
#[test]
fn start_cards_are_purged() {
    for code in ["SV-03", "TC-03", "BR-04"] {
        bought(group(), code).has(|table| table.phase, Phase::Over(false));
        let large = bought(group().with(|table| table.campaign.decks[0].put(card("SV-01"))), code);
        let large = large.has(|table| table.phase, Phase::Purge(Purging::Start, 1));
        let large = large.may("purge ST-01; purge ST-02; purge ST-03; purge ST-04; purge ST-05; purge ST-06");
        let large = large.play("purge SV-01").refuses("purge.tray").play("purge ST-07").refuses("purge.six");
        large
            .play("purge ST-02")
            .shows(|table| table.campaign.purged.has(card("ST-02")) && !table.campaign.decks[0].has(card("ST-02")));
    }
}

/// §cells.instruction: equipment is purged, or cards of any deck.
#[test]
fn equipment_and_any_cards_are_purged() {
    for code in ["SV-40", "TC-38"] {
        let played = bought(group(), code).play("purge ST-01").refuses("purge.tray").play("purge-gear ST-04");
        played.shows(|table| {
            !table.campaign.equipment.has(gear("ST-04")) && table.campaign.purged_gear.has(gear("ST-04"))
        });
    }
    let played = bought(group().with(|table| table.campaign.decks[4].put(card("SV-01"))), "BR-34");
    let played = played.play("purge ST-25; purge-gear ST-01").has(|table| table.phase, Phase::Over(false));
    played.shows(|table| table.campaign.purged.has(card("ST-25")) && table.campaign.purged_gear.has(gear("ST-01")));
}

/// §cells.instruction: an enemy joins the deck of its biome for the rest of the campaign.
#[test]
fn enemies_join_their_decks() {
    for (code, biome, elite) in [("SV-10", 1, false), ("SV-33", 0, true), ("TC-23", 1, false), ("BR-11", 0, false)] {
        let count = |scene: Scene| {
            let entered = scene.then(&[Todo::Enter(Region::Biome(biome))]);
            let foes = if elite { entered.table.elites } else { entered.table.monsters };
            foes.0.kinds().filter(|(known, _)| *known == kind(code).0).map(|(_, count)| count).sum::<u8>()
        };
        let after = bought(group(), code).table.campaign;
        assert_eq!((count(group()), count(group().with(|table| table.campaign = after))), (0, 1), "{code}");
    }
}

/// §cells.instruction, §secret.take: the next secret is taken.
#[test]
fn secrets_are_taken() {
    for code in ["SV-15", "TC-18", "BR-19"] {
        bought(group(), code).has(|table| table.campaign.secrets, 1);
        bought(group().with(|table| table.campaign.secrets = 0b101), code).has(|table| table.campaign.secrets, 0b111);
    }
}

/// §cells.instruction: the next three cards of a deck are put into any order.
#[test]
fn the_next_cards_are_put_into_any_order() {
    for (code, deck, place) in [("SV-21", ["TC-01", "TC-02", "TC-03"], 1), ("TC-31", ["BR-01", "BR-02", "BR-03"], 2)] {
        let played = bought(group(), code).may("next 0; next 1; next 2").play("next 3").refuses("test.hand");
        let played = played.play("next 2").may("next 0; next 1").play("next 1");
        let order = [deck[2], deck[1], deck[0]].map(mutation);
        let played = played.shows(move |table| table.campaign.ahead[place].as_slice() == order);
        assert_eq!(played.table.campaign.taken[place], 3);
    }
}

/// §cells.instruction, §mutation.full: a mutation on the board is changed for one aside.
#[test]
fn a_mutation_is_changed_for_one_aside() {
    let played = bought(group().mutations("SV-19").with(|table| table.campaign.aside.push(mutation("BR-21"))), "SV-28");
    let played = played.may("pocket BR-21 SV-19; done").play("pocket BR-21 SV-19");
    played
        .has(|table| table.campaign.skill, Some(mutation("BR-21")))
        .shows(|table| table.campaign.aside.has(mutation("SV-19")));
    bought(group(), "SV-28").has(|table| table.phase, Phase::Over(false));
}

/// §cells.instruction: a blueprint of a biome that was crossed joins the equipment.
#[test]
fn a_blueprint_of_a_crossed_biome_joins_the_equipment() {
    bought(group(), "TC-11").tells("nothing");
    let played = bought(group().with(|table| table.campaign.crossed = 0b11), "TC-11").may("pick 0; pick 1");
    let played = played
        .play("pick 2")
        .refuses("cells.decks")
        .play("pick 200")
        .refuses("cells.decks")
        .play("pick 1")
        .tells("schema:B2-01");
    played.shows(|table| table.campaign.equipment.has(gear("B2-01")));
}

/// §cells.instruction: cells at once.
#[test]
fn cells_are_gained_at_once() {
    bought(group(), "BR-27").has(|table| (table.cells, table.phase), (2, Phase::Spend));
}
