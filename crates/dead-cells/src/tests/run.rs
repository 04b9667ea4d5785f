//! A run.

use super::*;
use kernel::Status;

/// §run.end: a death ends the run, nothing can be done after it, and the campaign goes on.
#[test]
fn a_run_ends_with_a_death_and_the_campaign_goes_on() {
    let over = scene("poisoned flayed").with(|table| table.members[1].dead = true).explore();
    assert_eq!(over.phase(), Phase::Over(false));
    assert!(over.game.next_chronicle(&over.table).is_some());
    over.play("1: go 0").refuses("run.end");
}

/// §run.end: a boss beaten ends it too, and that is a victory of all.
#[test]
fn a_run_ends_with_a_boss_beaten() {
    let played = scene("poisoned flayed burnt")
        .hand(0, "ST-03")
        .hand(1, "ST-14")
        .hand(2, "ST-12")
        .chance("pattern:5")
        .then(&[Todo::Enter(Region::Boss(0))]);
    let mut table = played.table;
    let boss = table.fight.boss.as_mut().expect("a boss");
    (boss.instance, boss.of_instance, boss.patterns) = (1, 2, 0b1111_0000);
    table.fight.foes[1].damage = 19;
    let played = Played(ClauseTest { before: table, table, ..played.0 })
        .play("lay ST-03 1 damage; lay ST-14 1 block; lay ST-12 1 state");
    assert!(played.heard(|event| matches!(event, Event::Won { boss: 0 })));
    assert!(played.heard(|event| matches!(event, Event::Ended { won: true, .. })));
    let played = played.play("done");
    let Status::Over(outcome) = played.game.status(&played.table) else { panic!("it goes on") };
    assert!(outcome.won.has(Seat(0)) && outcome.won.has(Seat(2)));
}

/// §run.biome: every biome has two exits, and whoever takes one has crossed it.
#[test]
fn a_biome_is_crossed_by_one_of_two_exits() {
    assert!(printed().biomes.iter().all(|biome| biome.exits.len() == 2));
    let played = scene("poisoned flayed").at(0, "i").explore().play("go 15");
    assert!(played.heard(|event| matches!(event, Event::Crossed { biome: 0 })));
    assert_eq!((played.table.deeds.biomes, played.table.campaign.crossed), (1, 1));
    assert_eq!((played.table.place, played.table.spot), (Region::Biome(1), BoardSpot::Start));
}

/// §run.bag: teeth, cells and potions lie in one bag; loot lies there too, and is given out only at upkeep.
#[test]
fn loot_lies_in_the_bag_until_upkeep() {
    let played = scene("poisoned flayed burnt")
        .hand(0, "ST-05")
        .hand(1, "ST-14")
        .hand(2, "ST-09")
        .hurt(0, 1)
        .loot("vial1")
        .foes("- B1-12")
        .fight()
        .play("lay ST-05 3 loot; lay ST-14 1 block; lay ST-09 1 damage; assign 2 -");
    assert!(played.heard(|event| matches!(event, Event::Looted { count: 1, .. })));
    assert!(!played.heard(|event| matches!(event, Event::Healed { .. })));
    let played = played.shows(|table| table.bag.vials == 1 && table.fight.loot.vials == 0);
    // The zombie has its round IV before anybody is healed.
    let played = played.play("assign 1 -");
    assert_eq!((played.phase(), played.table.fight.round), (Phase::Vial, 4));
    played.play("heal 1").shows(|table| table.members[1].damage == 1 && !table.fight.on);
    let gifts = spell::gifts("tooth2+cell1+potion1").expect("gifts");
    let todos: Vec<Todo> = gifts.iter().map(Todo::Gift).chain([Todo::Explore]).collect();
    scene("poisoned flayed").then(&todos).shows(|table| (table.teeth, table.cells, table.potions) == (2, 1, 1));
}

/// §run.score: the cells carried home, 10 for each biome and 30 for a boss, the same for everybody.
#[test]
fn the_score_counts_cells_biomes_and_the_boss() {
    let score = |won| {
        let over = scene("poisoned flayed")
            .with(|table| (table.cells, table.deeds.biomes) = (3, 2))
            .then(&[Todo::RunOver(won)])
            .play("throw; done");
        match over.game.status(&over.table) {
            Status::Over(outcome) => outcome.scores.as_slice().to_vec(),
            Status::Awaiting(_) => panic!("it goes on"),
        }
    };
    assert_eq!((score(false), score(true)), (vec![23, 23], vec![53, 53]));
}
