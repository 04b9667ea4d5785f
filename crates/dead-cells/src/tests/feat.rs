//! Feats: what each asks for and gives.

use super::*;

/// A group that has a feat.
fn feat(code: &str) -> Scene {
    scene("poisoned flayed").mutations(code).fighting("0 1")
}

/// §cells.feat: what is done in combats.
#[test]
fn feats_of_combats() {
    // Four shields spent in a combat that was won.
    let shields = |spent, foes: &str| {
        let scene =
            feat("SV-12").foes(foes).with(move |table| (table.fight.on, table.fight.shields_spent) = (true, spent));
        scene.then(&[Todo::PutAway, Todo::Explore]).table.campaign.free[0]
    };
    assert_eq!((shields(4, "-"), shields(3, "-"), shields(4, "- B1-01")), (1, 0, 0));
    // Three potions in a run: the healer sells one.
    let potions = feat("SV-22").with(|table| table.potions = 3).round(0).play("drink 0; drink 0");
    let potions = potions.has(|table| table.campaign.lasting.potion_price, 0).play("drink 1");
    potions.has(|table| table.campaign.lasting.potion_price, 2);
    // Three elites in a run: more life for one Prisoner, chosen when cells are spent.
    let elites = feat("SV-29").foes("- B1-11").with(|table| table.deeds.elites = 2).does(2, 0, "F1@1+F1@1");
    let elites = elites.has(|table| table.campaign.lasting.life_owed, 1);
    let campaign = elites.table.campaign;
    let chosen =
        scene("poisoned flayed").with(|table| table.campaign = campaign).over(0).may("pick 0; pick 1; pick 2; pick 3");
    let chosen = chosen.play("pick 2").has(|table| table.campaign.lasting.life, [0, 0, 1, 0]);
    assert_eq!(chosen.again(2).play("choose 0; choose 2; first 0").table.members[1].life, 4);
    // Poison kills two at one round end.
    let poison = feat("TC-05").foes("- B1-01 B1-01").with(|table| {
        [1, 2].into_iter().for_each(|space| table.fight.foes[space].states[0] = 2);
    });
    poison.then(&[Todo::RoundEnd(1), Todo::Explore]).has(|table| table.campaign.free[1], 1);
    // An enemy on space 3 in round I: a blueprint.
    let far = |round| feat("TC-29").foes("- - - B1-01").does(round, 0, "D2@3").table.bag.blueprints.len();
    assert_eq!((far(1), far(2)), (1, 0));
    // An elite by fire.
    feat("BR-23").foes("- B1-11").does(2, 0, "F1@1+F1@1").has(|table| table.campaign.free[2], 1);
    feat("BR-23").foes("- B1-01").does(2, 0, "F1@1+F1@1").has(|table| table.campaign.free[2], 0);
    // Three kills in a round.
    feat("BR-05").foes("- B1-01 B1-01 B1-01").does(2, 0, "F1&123+F1&123").has(|table| table.campaign.free[2], 1);
}

/// §cells.feat: what is done on the way and at the end of a run.
#[test]
fn feats_of_the_way() {
    let leaves =
        |scene: Scene, biome, space: &str, way: &str| scene.at(biome, space).explore().play(way).table.campaign;
    // The first biome with nobody hurt: a vial at the start of every run.
    assert_eq!(leaves(feat("SV-05"), 0, "g", "go 12").lasting.vials, 1);
    assert_eq!(leaves(feat("SV-05").hurt(1, 1), 0, "g", "go 12").lasting.vials, 0);
    // Four tests passed in a biome.
    let tests = |passed| feat("TC-12").with(move |table| table.deeds.tests = passed);
    assert_eq!(leaves(tests(4), 0, "g", "go 12").free[1], 1);
    assert_eq!(leaves(tests(3), 0, "g", "go 12").free[1], 0);
    // The roofs after two elite encounters.
    let elites = |fights| feat("BR-33").with(move |table| table.deeds.elite_fights = fights);
    assert_eq!(leaves(elites(2), 2, "e", "go 15").free[2], 2);
    assert_eq!(leaves(elites(1), 2, "e", "go 15").free[2], 0);
    // Eight teeth at the end: one more at the start of every run.
    let rich = feat("TC-21").with(|table| table.teeth = 8).over(0).has(|table| table.campaign.lasting.teeth, 1);
    assert_eq!(rich.again(2).play("choose 0; choose 2; first 0").table.teeth, 1);
    feat("TC-21").with(|table| table.teeth = 7).over(0).has(|table| table.campaign.lasting.teeth, 0);
}

/// §cells.feat, §boss.won: what is done against a boss.
#[test]
fn feats_against_a_boss() {
    let falls = |code: &str, instance: u8, of_instance: u8, potions: u8| {
        let scene = feat(code).against(instance, 4 * instance).with(move |table| {
            table.fight.boss.as_mut().expect("a boss").of_instance = of_instance;
            table.fight.potions = potions;
            table.fight.foes[1].damage = crate::rules::foe_life(printed(), table, 1) - 1;
        });
        scene.does(1, 0, "D1@1").table
    };
    // Two cells for an instance that falls within two turns, the first or the last.
    assert_eq!((falls("BR-15", 0, 2, 0).cells, falls("BR-15", 0, 3, 0).cells), (2, 0));
    assert_eq!((falls("BR-15", 1, 1, 0).cells, falls("BR-15", 1, 3, 0).cells), (5, 3));
    // Two cards for nothing if no potion was used.
    assert_eq!(falls("SV-38", 1, 3, 0).campaign.free[0], 2);
    assert_eq!(falls("SV-38", 1, 3, 1).campaign.free[0], 0);
}
