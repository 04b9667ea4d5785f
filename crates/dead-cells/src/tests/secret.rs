//! Secrets: how they are taken, and what each waits for.

use super::*;

/// A group that has one secret, by its number.
fn waiting(number: u8) -> Scene {
    scene("poisoned flayed").fighting("0 1").with(move |table| table.campaign.secrets = 1 << (number - 1))
}

/// §secret.take: only a secret that was taken comes true, the first time, and once in a campaign.
#[test]
fn a_secret_that_was_taken_comes_true_once() {
    let elite = |scene: Scene| scene.foes("- B1-13").does(1, 0, "F1@1+F1@1");
    let played = elite(waiting(11)).has(|table| (table.cells, table.campaign.told), (3, 1 << 10));
    assert!(played.story().contains("secret10"));
    elite(scene("poisoned flayed").fighting("0 1")).has(|table| (table.cells, table.campaign.told), (1, 0));
    elite(waiting(11).with(|table| table.campaign.told = 1 << 10)).has(|table| table.cells, 1);
    elite(waiting(1)).has(|table| table.cells, 1);
}

/// §secret.take: what each of them waits for and gives.
#[test]
fn each_secret_gives_its_reward() {
    // Three doors: a vial.
    let doors = waiting(1).hurt(0, 1).at(0, "d").with(|table| {
        (table.deeds.doors, table.fields[3].tile) = (2, Some(14));
    });
    assert!(doors.chance("deck1:ST-06").then(&[Todo::Tile, Todo::Explore]).story().contains("heal0:1"));
    // A run lost in the first biome without a cell: three cells, to be spent at once.
    let lost = waiting(2).with(|table| table.members[1].dead = true).explore();
    lost.has(|table| (table.cells, table.phase, table.deeds.cells), (3, Phase::Spend, 0));
    waiting(2).over(1).has(|table| table.cells, 1);
    // Ten teeth, an explosion, five cells in the well: equipment.
    let teeth = waiting(3).loot("tooth2").with(|table| table.teeth = 8).does(1, 0, "L1");
    teeth.shows(|table| table.campaign.equipment.has(gear("S-03")));
    let boom = waiting(9).foes("- B2-10").struck(1, "K").tells("left1 secret8 found:S-09");
    boom.shows(|table| table.campaign.equipment.has(gear("S-09")));
    let well = waiting(7)
        .over(5)
        .play("throw; throw; throw; throw")
        .shows(|table| !table.campaign.equipment.has(gear("S-07")));
    well.play("throw").shows(|table| table.campaign.equipment.has(gear("S-07")));
    // Three of a name: a blueprint.
    let alike = waiting(4).foes("- B1-01 B1-01 B1-01").does(1, 0, "F1&123+F1&123");
    alike.shows(|table| table.bag.blueprints.as_slice() == [gear("B1-01")]);
    // A card with two symbols for a test: a deck test again.
    let test = waiting(5).hand(0, "ST-05").at(0, "a").explore().play("go 2; discard ST-05");
    test.has(|table| table.campaign.lasting.retest, true);
    // Three kills and no damage: a scroll.
    let sweep = waiting(6).with(|table| (table.fight.on, table.fight.kills) = (true, 3));
    sweep.then(&[Todo::PutAway, Todo::Explore]).play("scroll 1 tactics").tells("secret5 scroll1:tactics1");
    let hurt = waiting(6).with(|table| (table.fight.on, table.fight.kills, table.fight.hurt) = (true, 3, true));
    hurt.then(&[Todo::PutAway, Todo::Explore]).tells("");
    // A potion for nothing: a tooth for each that is left.
    waiting(8)
        .with(|table| table.potions = 3)
        .round(0)
        .play("drink 0")
        .has(|table| (table.potions, table.teeth), (2, 2));
    // Death by poison: the next first player is immune.
    let ill = waiting(10).hurt(1, 2).state(1, State::Poison, 1).then(&[Todo::Poison(9), Todo::Explore]);
    let after = ill.tells("hurt1:1 died1 secret9").again(2).play("choose 0; choose 2; first 1");
    assert!(after.table.members[1].is_immune(State::Poison) && !after.table.members[0].is_immune(State::Poison));
    // An elite in round I: two cells.
    waiting(11).foes("- B1-11").does(1, 0, "F1@1+F1@1").has(|table| table.cells, 2);
    waiting(11).foes("- B1-11").does(2, 0, "F1@1+F1@1").has(|table| table.cells, 0);
    // The roofs by the rune: a potion, besides that of the winch.
    let winch = waiting(12).at(2, "k").with(|table| table.campaign.runes = 0b10).explore().play("go 17");
    winch.has(|table| table.potions, 2);
}

/// §secret.take, §test.deck: the secret of the test lets a failed deck test be made again, once a biome.
#[test]
fn a_deck_test_is_made_again_once_a_biome() {
    let again = scene("poisoned flayed").at(0, "d").chance("deck1:ST-06 deck1:ST-01").with(|table| {
        (table.campaign.lasting.retest, table.fields[3].tile) = (true, Some(14));
    });
    let played = again.then(&[Todo::Tile, Todo::Explore]).may("again; done").play("again").has(|table| table.teeth, 2);
    played.has(|table| table.deeds.retested, true);
}
