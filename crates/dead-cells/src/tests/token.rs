//! Wall and hole.

use super::*;
use crate::content::{Effect, Reach, Verb};
use crate::decisions::Cause;
use crate::rules::may_aim;

/// The Flayed, first, is about to use an aptitude in round I, before these enemies, with this at the edge.
fn about_to_shove(foes: &str, edge: Edge) -> Played {
    scene("flayed burnt poisoned")
        .hand(0, "ST-13")
        .hand(1, "ST-12")
        .hand(2, "ST-04")
        .foes(foes)
        .edge(edge)
        .fight()
        .play("lay ST-13 1 aptitude; lay ST-12 3 aptitude; lay ST-04 1 aptitude")
}

/// Who stands on the four spaces, by their codes.
fn stand(played: &Played) -> [&str; 4] {
    played.table.fight.foes.map(|foe| match foe.stands {
        Stands::Foe(kind) => printed().foe(kind).code.as_str(),
        _ => "-",
    })
}

/// §token.wall-hole: the token that a tile shows lies there once the enemies are placed, and upkeep removes it.
#[test]
fn the_token_of_a_tile_lies_there_until_upkeep() {
    let turned =
        |tile: &str| scene("poisoned flayed").laid_out(1, "start").chance(tile).explore().play("go 0").table.fight.edge;
    assert_eq!(["tile:8", "tile:9", "tile:1"].map(turned), [Edge::Wall, Edge::Hole, Edge::Nothing]);
    let away = scene("poisoned flayed")
        .edge(Edge::Wall)
        .with(|table| table.fight.on = true)
        .then(&[Todo::PutAway, Todo::Explore]);
    assert_eq!(away.table.fight.edge, Edge::Nothing);
}

/// §token.push: to the nearest free space on the right, past those that are taken.
#[test]
fn a_push_moves_to_the_nearest_free_space() {
    let played = about_to_shove("- B1-12 - B1-01", Edge::Hole).play("shove");
    assert_eq!(stand(&played), ["-", "-", "B1-12", "B1-01"]);
    let played = about_to_shove("- B1-12 B1-01 -", Edge::Hole).play("shove");
    assert_eq!(stand(&played), ["-", "-", "B1-01", "B1-12"]);
}

/// §token.push: without room, the enemy on space 3 takes 1 damage at a wall; a shield blocks it.
#[test]
fn a_wall_hurts_the_enemy_on_space_3() {
    let played = about_to_shove("- B1-12 B1-01 B1-13", Edge::Wall).play("shove");
    assert_eq!(stand(&played), ["-", "B1-12", "B1-01", "B1-13"]);
    // The elite shield bearer has its shield of round 0.
    assert_eq!((played.table.fight.foes[3].damage, played.table.fight.foes[3].shields), (0, 0));
    let played = about_to_shove("- B1-12 B1-01 B1-11", Edge::Wall).play("shove");
    assert!(played.heard(|event| matches!(event, Event::Hit { space: 3, damage: 1, cause: Cause::Wall, .. })));
    assert_eq!(played.table.fight.foes.map(|foe| foe.damage), [0, 0, 0, 1]);
}

/// §token.push, §token.fall: at a hole a monster on space 3 falls, with its death box, and the others move up to it.
#[test]
fn a_monster_falls_into_a_hole() {
    let played = about_to_shove("- B1-12 B1-11 B1-01", Edge::Hole).play("shove");
    assert!(played.heard(|event| matches!(event, Event::Killed { space: 3, cause: Cause::Hole, .. })));
    assert_eq!((stand(&played), played.table.cells), (["-", "-", "B1-12", "B1-11"], 1));
    assert!(played.table.monsters_gone.0.has(kind("B1-01").0));
}

/// §token.push: an elite at a hole takes 1 damage and stays, and so do the others.
#[test]
fn an_elite_does_not_fall() {
    let played = about_to_shove("- B1-01 B1-01 B1-12", Edge::Hole).play("shove");
    assert_eq!(stand(&played), ["-", "B1-01", "B1-01", "B1-12"]);
    assert_eq!(played.table.fight.foes.map(|foe| foe.damage), [0, 0, 0, 1]);
}

/// §token.fall: penalties of a death box strike too.
#[test]
fn the_fall_of_a_worm_still_hurts() {
    let played = about_to_shove("- B1-12 B1-12 B2-08", Edge::Hole).play("shove").awaits(1);
    assert_eq!((played.table.cells, stand(&played)), (2, ["-", "-", "B1-12", "B1-12"]));
    played.play("assign 1 -").shows(|table| table.members[1].damage == 1);
}

/// The Flayed uses hobnailed sandals in round I, before these enemies, with this at the edge.
fn kicks(foes: &str, edge: Edge) -> Played {
    scene("flayed burnt poisoned")
        .hand(0, "ST-14")
        .hand(1, "ST-07")
        .hand(2, "ST-04")
        .wears(0, "B3-06")
        .foes(foes)
        .edge(edge)
        .fight()
        .play("lay ST-14 1 block; lay ST-07 2 damage; lay ST-04 1 aptitude; gear 0")
}

/// §token.push: without a token nothing is at the edge; equipment with its own damage at a wall deals that one instead.
#[test]
fn equipment_that_names_a_wall_deals_its_own_damage() {
    let damage = |edge| kicks("- B1-12 B1-01 B1-11", edge).table.fight.foes.map(|foe| foe.damage);
    assert_eq!(damage(Edge::Nothing), [0, 1, 0, 0]);
    assert_eq!(damage(Edge::Wall), [0, 2, 0, 0]);
    assert_eq!(damage(Edge::Hole), [0, 1, 0, 1]);
    let moved = |event: &Event| matches!(event, Event::Shifted { from: 1, to: 2 });
    assert!(kicks("- B1-12 - -", Edge::Nothing).heard(moved));
}

/// §token.push: a push follows its own blow: with nobody there, it does not push whom another fighter has struck.
#[test]
fn a_push_follows_its_own_blow() {
    let played = scene("quartered flayed poisoned")
        .hand(0, "ST-21")
        .hand(1, "ST-14")
        .hand(2, "ST-05")
        .wears(1, "B3-06")
        .foes("- - B1-12 -")
        .edge(Edge::Hole)
        .fight()
        .play("lay ST-21 1 damage; lay ST-14 1 block; lay ST-05 2 block; gear 0");
    assert!(played.heard(|event| matches!(event, Event::Hit { space: 2, .. })));
    assert!(!played.heard(|event| matches!(event, Event::Shifted { to: 3, .. })));
}

/// §token.push: neither the enemy on the left nor a boss nor its special cards can be pushed.
#[test]
fn some_enemies_cannot_be_pushed() {
    let push = Effect { verb: Verb::Push, value: 1, reach: Reach::ALL, ..Effect::default() };
    let played = about_to_shove("B1-12 B1-01", Edge::Wall);
    assert_eq!([0, 1, 2].map(|space| may_aim(printed(), &played.table, 0, push, space)), [false, true, false]);
    let mut boss = scene("flayed burnt").boss(0).table;
    boss.fight.foes[3].stands = Stands::Foe(printed().bosses[0].strike.expect("fire strikes"));
    assert_eq!([1, 3].map(|space| may_aim(printed(), &boss, 0, push, space)), [false, false]);
    about_to_shove("B1-12 - B1-01", Edge::Wall).play("shove").refuses("range.empty");
}

/// §token.shove: with a token an aptitude action pushes the enemy on space 1, once per round for all; without one it cannot.
#[test]
fn the_group_shoves_once_a_round() {
    let played =
        about_to_shove("- B1-01 B1-01 B1-01", Edge::Wall).may("aptitude brutality 0; shove; skip").play("shove");
    assert_eq!(played.table.fight.foes.map(|foe| foe.damage), [0, 0, 0, 1]);
    let played = played.play("aim 3").awaits(3).may("aptitude tactics 0; skip").play("shove").refuses("act.repeat");
    // In another round it may be done again.
    let played = played.play("skip; aim 2; assign 0 -; assign 1 -; assign 2 -").awaits(2);
    assert_eq!(played.table.fight.round, 3);
    played.may("aptitude brutality 0; shove; skip");
    about_to_shove("- B1-12", Edge::Nothing).play("shove").refuses("act.aptitude");
}

/// §token.shove: equipment that pushes is not limited by it.
#[test]
fn equipment_pushes_besides_a_shove() {
    let played = scene("flayed burnt poisoned")
        .hand(0, "ST-13")
        .hand(1, "ST-07")
        .hand(2, "ST-04")
        .wears(1, "B3-06")
        .foes("- B1-12 B1-12 B1-11")
        .edge(Edge::Hole)
        .fight()
        .play("lay ST-13 1 aptitude; lay ST-07 2 damage; lay ST-04 1 aptitude; shove; gear 0");
    assert_eq!(played.table.fight.foes.map(|foe| foe.damage), [0, 1, 0, 2]);
}
