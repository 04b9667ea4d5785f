//! The well, card by card.

use super::*;
use crate::table::Purging;

fn group() -> Scene {
    scene("poisoned flayed")
}

/// One cell is thrown in for a card.
fn thrown(scene: Scene, number: u8) -> Played {
    scene.with(|table| table.campaign.well = number - 1).over(1).play("throw")
}

/// The run after, at its beginning.
fn begins(played: &Played) -> Played {
    played.again(2).play("choose 0; choose 2; first 0")
}

/// §well.throw: a cell for each card, in order, while cards are left.
#[test]
fn each_cell_brings_the_next_card() {
    let played = group().over(2).play("throw").tells("nothing").has(|table| (table.cells, table.campaign.well), (1, 1));
    let played = played.play("throw").has(|table| (table.cells, table.campaign.well), (0, 2));
    played.has(|table| table.phase, Phase::Over(false));
    let empty = group().with(|table| table.campaign.well = 21).over(3).play("throw").refuses("well.throw");
    empty.may("upgrade survival; upgrade tactics; upgrade brutality; done");
}

/// §well.throw: what each of the twenty-one cards does.
#[test]
fn each_card_of_the_well_does_what_it_says() {
    for number in [1, 3, 9, 15] {
        thrown(group(), number).tells("nothing");
    }
    let teeth = thrown(group(), 2).has(|table| table.campaign.next.teeth, 1);
    assert_eq!(begins(&teeth).table.teeth, 1);
    assert_eq!(begins(&teeth).table.campaign.next.teeth, 0);
    thrown(group(), 4).has(|table| table.campaign.next.vials, 1);
    for number in [5, 14] {
        thrown(group(), number).has(|table| table.campaign.secrets, 1);
    }
    thrown(group(), 6).has(|table| table.campaign.price(crate::content::Skill::Tactics), 1);
    for (number, biome, code) in [(7, 1, "W-07"), (18, 2, "W-18")] {
        let campaign = thrown(group(), number).table.campaign;
        let entered = group().with(|table| table.campaign = campaign).then(&[Todo::Enter(Region::Biome(biome))]);
        let mut foes = entered.table.monsters.0.kinds().chain(entered.table.elites.0.kinds());
        assert!(foes.any(|(known, _)| known == kind(code).0), "{code}");
    }
    thrown(group(), 8).has(|table| table.phase, Phase::Purge(Purging::Any, 1)).play("purge-gear ST-05");
    thrown(group(), 10).tells("nothing");
    let sheet = thrown(group().with(|table| table.campaign.last = 2), 10).tells("schema:B2-01");
    assert!(begins(&sheet).table.equipment.has(gear("B2-01")));
    thrown(group(), 11).play("give W-11 1").shows(|table| table.campaign.decks[1].has(card("W-11")));
    let bitten = thrown(group(), 12).has(|table| table.cells, 2).play("done");
    assert!(begins(&bitten).table.members[..2].iter().all(|member| member.damage == 1));
    thrown(group(), 13).shows(|table| table.campaign.during.has(mutation("W-13")));
    let seen = begins(&thrown(group(), 16));
    assert!(seen.table.fields[..9].iter().all(|field| field.tile.is_some() && !field.done));
    assert!(!seen.table.campaign.next.tiles);
    thrown(group(), 17).shows(|table| table.campaign.start.has(mutation("W-17")));
    thrown(group(), 19).shows(|table| table.campaign.equipment.has(gear("W-19")));
    let any = thrown(group().with(|table| table.campaign.secrets = 1), 20).play("pick 0").refuses("cells.decks");
    any.play("pick 6").has(|table| table.campaign.secrets, 0b100_0001);
    thrown(group(), 21).shows(|table| table.campaign.equipment.has(gear("W-21")) && table.campaign.well == 21);
}

/// §well.throw: a vial from the well is used when the next run begins.
#[test]
fn a_vial_of_the_well_waits_for_the_next_run() {
    let hurt = group().hurt(1, 2).with(|table| table.campaign.next.vials = 1).then(&[Todo::StartPerks, Todo::Explore]);
    hurt.tells("heal1:1").has(|table| table.campaign.next.vials, 0);
}
