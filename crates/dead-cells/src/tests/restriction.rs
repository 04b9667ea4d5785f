//! Restrictions, as the challenge of a rune brings them.

use super::*;
use crate::content::{Aim, FoeAction, FoeVerb};

/// The camp of two players with these runes, and this restriction to come.
fn camp(runes: u8, chance: &str) -> Played {
    let campaign = Campaign { runes, starts: 0b11, ..Campaign::first(printed()) };
    let options = Options { players: 2, open_patterns: false, campaign };
    let fate = scene("poisoned flayed").chance(chance).fate;
    Played(ClauseTest::set_up(DeadCells::default(), &options, fate))
}

/// §restriction.legend: the challenge needs its rune and draws one of four, once.
#[test]
fn a_challenge_draws_one_restriction() {
    camp(0b0000_1111, "").play("challenge").refuses("move.rune");
    let played = camp(0b0001_0000, "restriction:3").play("2: challenge").refuses("move.first").play("challenge");
    assert!(played.heard(|event| matches!(event, Event::Challenged { restriction: 3 })));
    let played = played.play("challenge").refuses("move.rune").play("done; choose 0; choose 1; first 0");
    assert_eq!((played.table.restriction, played.phase()), (3, Phase::Move));
}

/// §restriction.legend: whoever crosses the first biome under it has 3 cells.
#[test]
fn a_challenge_is_worth_three_cells() {
    let crossed = |restriction, biomes| {
        let scene = scene("poisoned flayed").at(0, "i").with(|table| {
            (table.restriction, table.deeds.biomes) = (restriction, biomes);
        });
        scene.explore().play("go 15").table.cells
    };
    assert_eq!([crossed(4, 0), crossed(0, 0), crossed(4, 1)], [3, 0, 0]);
}

/// A combat of two under a restriction: the Burnt is first, with two cards.
fn fight_under(restriction: u8, change: impl FnOnce(&mut Table)) -> Played {
    scene("burnt flayed")
        .hand(0, "ST-09 ST-07")
        .hand(1, "ST-14")
        .foes("- B1-12")
        .with(|table| table.restriction = restriction)
        .with(change)
        .fight()
        .play("lay ST-09 1 damage; lay ST-07 3 loot; lay ST-14 1 block")
}

/// §restriction.legend: I, the First Player's cards do nothing in round II, and work in the others.
#[test]
fn the_first_player_does_not_act_in_round_ii() {
    let loot = |table: &mut Table| table.fight.loot.teeth = 2;
    let did = |played: &Played| {
        let (mut round, mut rounds) = (0, Vec::new());
        for event in &played.events {
            match event {
                Event::Round { round: now } => round = *now,
                Event::Hit { member: Some(who), .. } if who.member == 0 => rounds.push(round),
                Event::Afflicted { member, .. } | Event::Looted { member, .. } if member.member == 0 => {
                    rounds.push(round)
                }
                _ => {}
            }
        }
        rounds
    };
    // In round II the second card strikes and the first one burns; after an assignment the second loots.
    assert_eq!(did(&fight_under(0, loot).play("assign 1 -")), [1, 2, 2, 3]);
    let played = fight_under(1, loot).play("assign 1 -");
    assert_eq!(did(&played), [1, 3]);
    assert_eq!(played.events.iter().filter(|event| matches!(event, Event::Frozen { .. })).count(), 2);
}

/// §restriction.legend: II, two shields block one damage; a single one blocks nothing and stays.
#[test]
fn two_shields_block_one_damage() {
    let struck = |restriction, shields, value| {
        let action = FoeAction { verb: FoeVerb::Damage, value, aim: Aim::First };
        let played = scene("burnt flayed")
            .with(|table| {
                (table.restriction, table.fight.on) = (restriction, true);
                (table.members[0].fights, table.members[0].shields) = (true, shields);
            })
            .foes("- B1-12")
            .then(&[Todo::FoeAct(1, action), Todo::Explore]);
        (played.table.members[0].damage, played.table.members[0].shields)
    };
    assert_eq!([struck(0, 2, 1), struck(2, 2, 1), struck(2, 1, 1), struck(2, 3, 2)], [(0, 1), (0, 0), (1, 1), (1, 1)]);
}

/// §restriction.legend: III, no potion is used: neither in round 0, which it does not bring about, nor by looting.
#[test]
fn no_potion_is_used_under_the_third() {
    let full = |table: &mut Table| {
        (table.potions, table.fight.loot.teeth, table.fight.loot.cells) = (1, 1, 1);
        table.members[1].damage = 1;
    };
    let free = fight_under(0, full);
    assert_eq!((free.phase(), free.table.fight.round), (Phase::Drink, 0));
    let played = fight_under(3, full).play("assign 0 -");
    assert!(!played.heard(|event| matches!(event, Event::Round { round: 0 })));
    assert_eq!(played.phase(), Phase::Loot(0));
    played.may("loot teeth; loot cells").play("drink 1").refuses("round.potion");
}

/// §restriction.legend: IV, no aptitude is used, and nobody is asked.
#[test]
fn no_aptitude_is_used_under_the_fourth() {
    let asked = |restriction| {
        let fight = scene("flayed burnt poisoned").hand(0, "ST-13").hand(1, "ST-07").hand(2, "ST-05").foes("- B1-12");
        let fight = fight.edge(Edge::Wall).with(|table| table.restriction = restriction).fight();
        let played = fight.play("lay ST-13 1 aptitude; lay ST-07 2 damage; lay ST-05 2 block");
        (played.phase() == Phase::Aptitude(0), played.table.fight.round)
    };
    assert_eq!((asked(0), asked(4)), ((true, 1), (false, 2)));
}
