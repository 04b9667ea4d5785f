//! The prison rooftops.

use super::*;
use crate::decisions::Cause;
use crate::table::{LootKind, Seller};

/// A combat of three in a biome.
fn fight_in(biome: u8, foes: &str, edge: Edge, change: impl FnOnce(&mut Table)) -> Played {
    scene("poisoned flayed burnt")
        .hand(0, "ST-05")
        .hand(1, "ST-17")
        .hand(2, "ST-07")
        .at(biome, "a")
        .foes(foes)
        .edge(edge)
        .with(change)
        .fight()
        .play("lay ST-05 2 block; lay ST-17 2 damage; lay ST-07 2 damage")
}

/// §roof.volley: at the end of round 0 the enemy on space 3 deals 1 damage; a shield blocks it.
#[test]
fn the_enemy_on_space_3_shoots_in_round_0() {
    let played = fight_in(2, "- - - B3-01", Edge::Nothing, |table| table.members[1].shields = 1).awaits(1);
    assert!(played.heard(|event| matches!(event, Event::Round { round: 0 })));
    assert_eq!((played.table.fight.round, played.phase() != Phase::Move), (0, true));
    let hurt = fight_in(2, "- - - B3-01", Edge::Nothing, |_| {}).play("assign 2 -");
    assert_eq!(hurt.table.members.map(|member| member.damage), [0, 0, 1, 0]);
    let blocked = played.play("assign 1 -");
    assert_eq!((blocked.table.members[1].damage, blocked.table.members[1].shields), (0, 0));
}

/// §roof.volley: round 0 is played with nobody on space 3 too, and nobody shoots; in other biomes neither is.
#[test]
fn nobody_shoots_from_elsewhere() {
    let played = fight_in(2, "- B3-01 - -", Edge::Nothing, |_| {});
    assert!(played.heard(|event| matches!(event, Event::Round { round: 0 })));
    let hurt_early = |played: &Played| {
        let early = played.events.iter().take_while(|event| !matches!(event, Event::Round { round: 1 }));
        early.filter(|event| matches!(event, Event::Hurt { .. })).count()
    };
    assert_eq!(hurt_early(&played), 0);
    let elsewhere = fight_in(1, "- - - B2-01", Edge::Nothing, |_| {});
    assert!(!elsewhere.heard(|event| matches!(event, Event::Round { round: 0 })));
    assert_eq!(hurt_early(&elsewhere), 0);
}

/// §roof.wall: with a wall nobody shoots, but an enemy on space 3 has a shield when the token is laid; only there.
#[test]
fn a_wall_shields_the_enemy_on_space_3() {
    let turned = |biome, chance: &str| {
        let scene = scene("poisoned flayed").laid_out(biome, "start").chance(chance);
        scene.explore().play("go 0").table.fight.foes.map(|foe| foe.shields)
    };
    assert_eq!(turned(2, "tile:3 monster:B3-04 monster:B3-01"), [0, 0, 0, 1]);
    assert_eq!(turned(2, "tile:3 monster:B3-01 monster:B3-08"), [0, 0, 0, 0]);
    assert_eq!(turned(2, "tile:5 monster:B3-04 monster:B3-01"), [0, 0, 0, 0]);
    assert_eq!(turned(1, "tile:8 monster:B2-12 monster:B2-01"), [0, 0, 0, 0]);
    let played = fight_in(2, "- - - B3-01", Edge::Wall, |_| {});
    assert!(played.heard(|event| matches!(event, Event::Round { round: 1 })));
    assert!(!played.heard(|event| matches!(event, Event::Hurt { .. })));
}

/// Whether the hole has hurt the First Player.
fn bitten(played: &Played) -> bool {
    played
        .heard(|event| matches!(event, Event::Hurt { member, damage: 1, cause: Cause::Hole, .. } if member.member == 0))
}

/// §roof.hole: an enemy left after round III costs the First Player 1 damage; a shield blocks it; in B3 only.
#[test]
fn a_hole_bites_while_enemies_are_left() {
    let shield_bearer = |biome, change: fn(&mut Table)| fight_in(biome, "- B3-08", Edge::Hole, change);
    let played = shield_bearer(2, |_| {});
    assert!(bitten(&played) && played.table.members[0].damage == 1);
    let blocked = shield_bearer(2, |table| table.members[0].shields = 1);
    assert!(!bitten(&blocked) && blocked.table.members[0].damage == 0);
    assert!(!bitten(&shield_bearer(1, |_| {})));
    assert!(!bitten(&shield_bearer(2, |table| table.fight.foes[1].damage = 1)));
    assert!(!bitten(&fight_in(2, "- B3-08", Edge::Wall, |_| {})));
}

/// §roof.hole: bleeding comes before it, and round IV after it.
#[test]
fn a_hole_bites_between_bleeding_and_round_iv() {
    let sweeper = |bleeds: u8| {
        fight_in(2, "- B3-16", Edge::Hole, |table| table.fight.foes[1].states[State::Bleed as usize] = bleeds)
    };
    assert!(!bitten(&sweeper(1)));
    let played = sweeper(0);
    let hurt: Vec<Cause> = played
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Hurt { member, cause, .. } if member.member == 0 => Some(*cause),
            _ => None,
        })
        .collect();
    // In round II the shield has taken the sweep.
    assert_eq!(hurt, [Cause::Hole, Cause::Foe]);
}

/// §roof.corridor: the hole corridor asks for tactics, and the combat at its end has the hole, whatever the tile shows.
#[test]
fn the_hole_corridor_brings_the_hole() {
    let ready = |space: &str| {
        let scene = scene("poisoned flayed").laid_out(2, space).hand(0, "ST-01 ST-03");
        scene.chance("tile:10").explore()
    };
    let played = ready("i").play("go 13").may("discard ST-01; decline").play("discard ST-03").refuses("test.hand");
    let played = played.play("discard ST-01");
    assert_eq!((played.table.spot, played.table.fight.edge), (BoardSpot::Space(10), Edge::Hole));
    // By another way the tile has its wall.
    assert_eq!(ready("j").play("go 14").table.fight.edge, Edge::Wall);
    // And after a failed test too.
    let failed = ready("i").play("go 13; decline").table;
    assert!(!failed.fight.hole);
    // The next combat has its own token.
    let away = Scene { table: played.table, fate: clause_test::script(&[]) }.then(&[Todo::PutAway, Todo::Explore]);
    assert!(!away.table.fight.hole && away.table.fight.edge == Edge::Nothing);
}

/// §roof.winch: the second exit needs the Teleportation Rune, looted here or before, and gives a potion before the interbiome.
#[test]
fn the_winch_needs_its_rune_and_gives_a_potion() {
    scene("poisoned flayed").at(2, "k").explore().may("go 16").play("go 17").refuses("move.rune");
    let played = scene("poisoned flayed burnt")
        .hand(0, "ST-05")
        .hand(1, "ST-17")
        .hand(2, "ST-07")
        .at(2, "k")
        .foes("- B3-01")
        .with(|table| table.fight.loot.rune = 2)
        .fight()
        .play("lay ST-05 3 loot; lay ST-17 2 damage; lay ST-07 2 damage")
        .shows(|table| table.phase == Phase::Move && table.campaign.has_rune(2))
        .play("go 17");
    let place = |which: fn(&Event) -> bool| played.events.iter().position(which).expect("it happened");
    let potion = place(|event| matches!(event, Event::Gained { kind: LootKind::Potions, count: 1 }));
    assert!(potion < place(|event| matches!(event, Event::Market { seller: Seller::Healer })));
    assert_eq!((played.table.potions, played.table.place), (1, Region::Boss(0)));
}
