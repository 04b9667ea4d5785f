//! Icons.

use super::*;
use crate::content::Skill;

/// What is written in a content file, as it is carried out outside a combat, and on from there.
fn gains(scene: Scene, text: &str) -> Played {
    let gifts = spell::gifts(text).expect("gifts");
    let todos: Vec<Todo> = gifts.iter().map(Todo::Gift).chain([Todo::Explore]).collect();
    scene.then(&todos)
}

/// §icon.first: what is marked so is the First Player's, and nobody is asked.
#[test]
fn what_is_the_first_players_is_nobody_elses() {
    let played = gains(scene("poisoned flayed burnt").with(|table| table.first = 1), "d1F");
    assert_eq!(played.table.members.map(|member| member.damage), [0, 1, 0, 0]);
    assert_eq!(played.phase(), Phase::Move);
    let damage = |event: &Event| matches!(event, Event::Hurt { member, damage: 1, .. } if member.member == 1);
    assert!(played.heard(damage));
}

/// §icon.change: the token passes clockwise before anything else of the tile, from the last to the first.
#[test]
fn the_token_passes_before_anything_else() {
    let turned = |first, tile: &str| {
        let scene = scene("poisoned flayed burnt").laid_out(0, "start").with(|table| table.first = first);
        scene.chance(tile).explore().play("go 0")
    };
    turned(0, "tile:1").awaits(2).shows(|table| table.first == 1);
    turned(2, "tile:5").awaits(1).shows(|table| table.first == 0);
    turned(0, "tile:2").awaits(1).shows(|table| table.first == 0);
}

/// §icon.either: exactly one of two is taken.
#[test]
fn one_of_two_options_is_taken() {
    let turned =
        || scene("poisoned flayed").laid_out(0, "h").hurt(0, 1).hurt(1, 1).chance("tile:13").explore().play("go 14");
    turned().may("take 0; take 1").play("take 2").refuses("icon.either");
    turned().play("take 0; scroll 1 brutality").shows(|table| {
        table.members[1].scrolls == [0, 0, 1] && table.members[0].damage == 1 && table.phase == Phase::Move
    });
    turned().play("take 1; heal 0").shows(|table| {
        table.members[0].damage == 0 && table.members[1].scrolls == [0; 3] && table.phase == Phase::Move
    });
}

/// §icon.either: an option with a test needs it passed; after a failed one the other is taken.
#[test]
fn a_failed_option_leaves_the_other() {
    let turned =
        || scene("poisoned flayed").laid_out(0, "h").hand(0, "ST-01 ST-02").chance("tile:11").explore().play("go 14");
    let played = turned().play("take 1").may("discard ST-01; decline").play("discard ST-02").refuses("test.hand");
    played
        .play("discard ST-01; scroll 0 tactics")
        .shows(|table| table.members[0].scrolls == [0, 1, 0] && table.teeth == 0);
    turned().play("take 1; decline").shows(|table| table.teeth == 2 && table.phase == Phase::Move);
    turned().play("take 0").shows(|table| table.teeth == 2);
}

/// §icon.equipment: the top card goes to a Prisoner, the First Player says to whom.
#[test]
fn equipment_goes_to_a_prisoner() {
    let found = scene("poisoned flayed burnt").with(|table| table.first = 2).chance("gear:ST-06");
    let played = gains(found, "equip1").awaits(3).may("equip 0 -; equip 1 -; equip 2 -").play("equip 1 -");
    assert_eq!(played.table.members[1].worn.as_slice()[0].gear, gear("ST-06"));
    assert!(!played.table.equipment.has(gear("ST-06")));
    // What was put on top comes first.
    let on_top = scene("poisoned flayed").with(|table| table.on_top.push(gear("B1-02")));
    gains(on_top, "equip1").play("equip 0 -").shows(|table| table.members[0].worn.as_slice()[0].gear == gear("B1-02"));
}

/// §icon.blueprint: the next blueprint waits on the collector's space and belongs to nobody yet.
#[test]
fn a_blueprint_waits_for_the_interbiome() {
    let played = gains(scene("poisoned flayed").at(1, "start"), "schema1");
    assert_eq!(played.table.collector.as_slice(), [gear("B2-01")]);
    assert!(!played.table.campaign.equipment.has(gear("B2-01")) && played.table.on_top.is_empty());
}

/// §icon.tooth, §icon.cell, §icon.potion: one for each icon, into the bag.
#[test]
fn teeth_cells_and_potions_go_into_the_bag() {
    let played = gains(scene("poisoned flayed").hurt(0, 1), "tooth2+cell3+potion1");
    assert_eq!((played.table.teeth, played.table.cells, played.table.potions), (2, 3, 1));
    assert_eq!((played.table.members[0].damage, played.phase()), (1, Phase::Move));
}

/// §icon.potion: it removes all damage, in round 0 of a combat and with a loot action, and at no other time.
#[test]
fn a_potion_is_used_in_round_0_or_by_looting() {
    let ready = || {
        let scene = scene("poisoned flayed burnt").hand(0, "ST-02").hand(1, "ST-14").hand(2, "ST-07").foes("- B1-01");
        scene.hurt(1, 2).with(|table| table.potions = 1)
    };
    ready().explore().play("drink 1").refuses("move.steps");
    let cards = "lay ST-02 3 loot; lay ST-14 1 block; lay ST-07 3 loot";
    let played = ready().fight().play("drink 1").refuses("prep.order").play(cards);
    assert_eq!((played.phase(), played.table.fight.round), (Phase::Drink, 0));
    played.play("drink 1").shows(|table| table.members[1].damage == 0 && table.potions == 0);
    // Kept in round 0, it can be used by whoever loots in round III.
    let played = ready().fight().play(cards).play("done");
    assert_eq!((played.phase(), played.table.fight.round), (Phase::Loot(0), 3));
    played.play("drink 1").shows(|table| table.members[1].damage == 0 && table.potions == 0);
}

/// §icon.scroll: the marker of its colour moves on one Prisoner's board, as the First Player says; any colour, if it has none.
#[test]
fn a_scroll_goes_to_one_prisoner() {
    let ready = || scene("poisoned flayed").with(|table| table.first = 1);
    let played = gains(ready(), "scrollBR1").awaits(2).may("scroll 0 brutality; scroll 1 brutality");
    let played = played.play("scroll 0 survival").refuses("icon.scroll").play("scroll 0 brutality");
    assert_eq!((played.table.members[0].scrolls, played.table.members[1].scrolls), ([0, 0, 1], [0; 3]));
    let played = gains(ready(), "scroll?1").play("scroll 1 tactics");
    assert_eq!(played.table.members[1].scrolls, [0, 1, 0]);
    assert!(played.heard(|event| matches!(event, Event::Scrolled { skill: Skill::Tactics, step: 1, .. })));
}

/// §icon.vial: 1 damage is removed at once from one Prisoner; with nobody hurt the vial is lost.
#[test]
fn a_vial_heals_one_or_is_lost() {
    let played = gains(scene("poisoned flayed burnt").hurt(0, 2).hurt(1, 1), "vial1").may("heal 0; heal 1");
    let played = played.play("heal 2").refuses("icon.vial").play("heal 0");
    assert_eq!((played.table.members[0].damage, played.table.members[1].damage), (1, 1));
    gains(scene("poisoned flayed").hurt(1, 2), "vial1").shows(|table| table.members[1].damage == 1);
    let lost = gains(scene("poisoned flayed"), "vial1");
    assert!(lost.heard(|event| matches!(event, Event::Nothing)));
    assert_eq!((lost.table.bag.vials, lost.phase()), (0, Phase::Move));
}

/// §icon.rune: on an encounter it is loot, turned when it is looted; once it is active, the loot named instead lies there.
#[test]
fn a_rune_is_loot_until_it_is_active() {
    let turned = |runes| {
        let scene = scene("poisoned flayed").laid_out(1, "h").with(|table| table.campaign.runes = runes);
        scene.chance("tile:11").explore().play("go 14")
    };
    let new = turned(0).shows(|table| table.fight.loot.rune == 1 && table.fight.loot.blueprints.is_empty());
    assert_eq!(new.table.campaign.runes, 0);
    turned(1).shows(|table| table.fight.loot.rune == 0 && table.fight.loot.blueprints.as_slice() == [gear("B2-01")]);
    let played = scene("poisoned flayed burnt")
        .hand(0, "ST-02")
        .hand(1, "ST-14")
        .hand(2, "ST-08")
        .foes("- B1-01")
        .with(|table| table.fight.loot.rune = 1)
        .hurt(0, 2)
        .fight()
        .play("lay ST-02 3 loot; lay ST-14 1 block; lay ST-08 1 state; assign 2 -");
    assert!(played.heard(|event| matches!(event, Event::Rune { rune: 1 })));
    assert!(played.table.campaign.has_rune(1));
    // It stays, whatever becomes of the run.
    let lost = scene("poisoned flayed").with(|table| table.campaign.runes = 1).then(&[Todo::RunOver(false)]);
    assert!(lost.table.campaign.has_rune(1));
}

/// §icon.test: the First Player makes it, out of the hand or from the deck, as the icon says.
#[test]
fn a_test_is_made_by_the_first_player() {
    let ready = || scene("poisoned flayed").with(|table| table.first = 1).hand(0, "ST-03").hand(1, "ST-15");
    let played = ready().at(0, "a").explore().play("go 2").awaits(2).may("discard ST-15; decline");
    played.play("1: discard ST-03").refuses("move.first").play("discard ST-03").refuses("test.hand");
    let played = ready().at(0, "g").chance("deck2:ST-17").explore().play("go 13");
    assert!(played.heard(|event| matches!(event, Event::Revealed { member, .. } if member.member == 1)));
    assert_eq!(played.table.teeth, 1);
}

/// §icon.empty: an empty deck of enemies or equipment is made of its discard; of nothing, the icon is skipped.
#[test]
fn an_empty_deck_is_made_of_its_discard() {
    let encounter = |gone: &[&str]| {
        let scene = scene("poisoned flayed").laid_out(0, "start").with(|table| {
            table.monsters = Default::default();
            gone.iter().for_each(|code| table.monsters_gone.0.put(kind(code).0));
        });
        scene.chance("tile:6").explore().play("go 0")
    };
    encounter(&["B1-01", "B1-01"]).shows(|table| table.foes().count() == 2 && table.monsters_gone.0.is_empty());
    encounter(&["B1-01"]).shows(|table| table.foes().count() == 1 && table.phase == Phase::Lay(0));
    let scrap = |codes: &[&str]| {
        let codes: Vec<_> = codes.iter().map(|code| gear(code)).collect();
        gains(
            scene("poisoned flayed").with(|table| {
                (table.equipment, table.scrap) = (Default::default(), codes.into_iter().collect());
            }),
            "equip1",
        )
    };
    scrap(&["ST-02"]).play("equip 0 -").shows(|table| table.members[0].worn.as_slice()[0].gear == gear("ST-02"));
    scrap(&[]).shows(|table| table.phase == Phase::Move && table.members[0].worn.is_empty());
}

/// §icon.empty: each blueprint that is missing gives a gold tooth.
#[test]
fn a_missing_blueprint_gives_a_tooth() {
    let all = || printed().biomes[0].blueprints.iter();
    let ready =
        scene("poisoned flayed").with(|table| all().skip(1).for_each(|gear| table.campaign.equipment.put(*gear)));
    let played = gains(ready, "schema3");
    assert_eq!((played.table.collector.as_slice(), played.table.teeth), (&[gear("B1-01")][..], 2));
}
