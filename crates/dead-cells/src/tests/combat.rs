//! Setting up a combat.

use super::*;
use crate::content::{Class, Edge};

/// A group of two goes to the first space of a biome's board, onto this tile, with these enemies.
fn meets(biome: u8, chance: &str) -> Played {
    scene("poisoned flayed").laid_out(biome, "start").chance(chance).explore().play("go 0")
}

/// Who stands on the four spaces, by their codes.
fn placed(played: &Played) -> [&str; 4] {
    played.table.fight.foes.map(|foe| match foe.stands {
        Stands::Nobody => "-",
        Stands::Foe(kind) => printed().foe(kind).code.as_str(),
        Stands::Boss => "boss",
    })
}

/// §combat.foes: what names elites works on elites only.
#[test]
fn what_names_elites_does_not_work_on_monsters() {
    // With Necromancy, an elite's death heals a fighter.
    let killed = |code: &str, damage| {
        let fight = scene("poisoned flayed burnt")
            .mutations("SV-24")
            .hand(0, "ST-03")
            .hand(1, "ST-17")
            .hand(2, "ST-07")
            .hurt(1, 1)
            .foes(&format!("- {code}"))
            .with(|table| table.fight.foes[1].damage = damage)
            .fight();
        fight.play("lay ST-03 1 damage; lay ST-17 2 damage; lay ST-07 2 damage")
    };
    let elite = killed("B1-12", 3);
    assert!(elite.heard(|event| matches!(event, Event::Killed { .. })) && elite.table.members[1].damage == 0);
    let monster = killed("B1-01", 1);
    assert!(monster.heard(|event| matches!(event, Event::Killed { .. })) && monster.table.members[1].damage == 1);
}

/// §combat.foes: monsters, elites, bosses and their special cards are all enemies, each of its own kind.
#[test]
fn there_are_four_kinds_of_enemies() {
    let class = |code: &str| printed().foe(kind(code)).class;
    assert_eq!((class("B1-01"), class("B1-11")), (Class::Monster, Class::Elite));
    let boss = scene("poisoned flayed").boss(0);
    assert_eq!(crate::rules::class(printed(), &boss.table, 1), Some(Class::Boss));
    assert_eq!(printed().foe(printed().bosses[0].strike.expect("fire strikes")).class, Class::Special);
}

/// §combat.setup: first the enemies of the tile are placed, then its loot.
#[test]
fn enemies_are_placed_before_loot() {
    let played = meets(0, "tile:3 monster:B1-01 monster:B1-01");
    let place = |which: fn(&Event) -> bool| played.events.iter().rposition(which).expect("it happened");
    let enemies = place(|event| matches!(event, Event::Placed { .. }));
    let loot = played.events.iter().position(|event| matches!(event, Event::Loot { .. })).expect("loot");
    assert!(enemies < loot);
    assert_eq!((played.table.fight.loot.teeth, played.table.fight.loot.cells), (1, 1));
}

/// §combat.place: one after the other in the order of the tile, each to the first free space from 1 on.
#[test]
fn enemies_are_placed_from_space_1_on() {
    let played = meets(0, "tile:7 monster:B1-01 monster:B1-10 monster:B1-01");
    assert_eq!(placed(&played), ["-", "B1-01", "B1-10", "B1-01"]);
    assert_eq!(played.table.monsters.0.len(), 7);
    // The elite of the tile comes before the monster.
    let elite =
        scene("poisoned flayed").laid_out(0, "d").chance("tile:8 elite:B1-13 monster:B1-10").explore().play("go 8");
    assert_eq!(placed(&elite), ["-", "B1-13", "B1-10", "-"]);
}

/// §combat.third: the elite archer of the rulebook's example stands on space 3, the zombie after it on space 1.
#[test]
fn an_enemy_with_the_far_icon_stands_on_space_3() {
    let played =
        scene("poisoned flayed").laid_out(0, "d").chance("tile:8 elite:B1-11 monster:B1-01").explore().play("go 8");
    assert_eq!(placed(&played), ["-", "B1-01", "-", "B1-11"]);
}

/// §combat.left: an enemy with the left icon stands left of the group.
#[test]
fn an_enemy_with_the_left_icon_stands_left() {
    assert_eq!(placed(&meets(1, "tile:2 monster:B2-03 monster:B2-01")), ["B2-03", "B2-01", "-", "-"]);
}

/// §combat.taken: where the space of an icon is taken, the enemy is placed as if it had none.
#[test]
fn a_taken_space_makes_an_icon_void() {
    assert_eq!(placed(&meets(0, "tile:2 monster:B1-05 monster:B1-05")), ["-", "B1-05", "-", "B1-05"]);
    assert_eq!(placed(&meets(1, "tile:2 monster:B2-03 monster:B2-06")), ["B2-03", "B2-06", "-", "-"]);
    // Two far ones, then one without an icon.
    let three = meets(0, "tile:7 monster:B1-05 monster:B1-08 monster:B1-01");
    assert_eq!(placed(&three), ["-", "B1-08", "B1-01", "B1-05"]);
}

/// §combat.loot: tokens, the top card of the equipment, the next blueprint, all on the group's space.
#[test]
fn loot_lies_on_the_groups_space() {
    let played = meets(0, "tile:5 gear:ST-07");
    assert_eq!(played.table.fight.loot.gear.as_slice(), [gear("ST-07")]);
    assert!(played.heard(|event| matches!(event, Event::Found { gear: found } if *found == gear("ST-07"))));
    assert!(!played.table.equipment.has(gear("ST-07")));
    let played = meets(1, "tile:9");
    assert_eq!(
        (played.table.fight.loot.blueprints.as_slice(), played.table.fight.loot.cells),
        (&[gear("B2-01")][..], 1)
    );
    assert!(played.table.collector.is_empty() && played.table.cells == 0);
}

/// §combat.board: four spaces for enemies, one each, and the place of the token beyond space 3.
#[test]
fn the_board_has_four_spaces_and_an_edge() {
    let played = meets(1, "tile:9 monster:B2-03 monster:B2-10 monster:B2-01");
    assert_eq!(placed(&played), ["B2-03", "B2-01", "-", "B2-10"]);
    assert_eq!(played.table.fight.edge, Edge::Hole);
    assert_eq!(meets(1, "tile:2").table.fight.edge, Edge::Nothing);
}
