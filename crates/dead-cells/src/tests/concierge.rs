//! The Concierge.

use super::*;
use crate::rules::foe_life;

fn group(instance: u8, pattern: u8) -> Scene {
    let scene = scene("poisoned flayed").fighting("0 1").scrolls(0, [3, 0, 0]).scrolls(1, [3, 0, 0]);
    scene.against(instance, pattern)
}

/// §concierge.setup: alone on space 1; there are six fire strikes and two instances, of which the second strikes in round 0.
#[test]
fn the_concierge_begins_alone_on_space_one() {
    let played = scene("poisoned flayed").boss(0).tells("placed1 turn1");
    assert_eq!(played.table.foes().collect::<Vec<_>>(), [1]);
    assert_eq!(played.table.fight.foes[1].stands, Stands::Boss);
    let boss = &printed().bosses[0];
    assert_eq!((boss.instances.len(), printed().foe(boss.strike.expect("fire strikes")).count), (2, 6));
    assert!(boss.instances[0].zero.is_empty());
    assert_eq!(boss.instances[1].zero.as_slice(), [stage::damage(1, crate::content::Aim::First)]);
}

/// §concierge.pattern: what each of the eight says for the rounds.
#[test]
fn each_pattern_does_what_it_says() {
    let cases = [
        (0, 0, "assign 0 -; assign 1 -", "r1 r2 hurt0:2 r3 hurt1:1 turn2"),
        (0, 1, "assign 1 -", "r1 placed3 r2 hurt1:1 r3 hurt0:1 left3 turn2"),
        (0, 2, "assign 1 -", "r1 1>3 r2 r3 3>1 hurt1:2 turn2"),
        (0, 3, "assign 1 -", "r1 guards1:2 r2 hurt1:1 hurt0:1 r3 hurt0:1 turn2"),
        (1, 4, "assign 0 -; assign 1 -; assign 0 -", "r1 hurt0:1 r2 hurt1:2 r3 hurt0:1 turn2"),
        (1, 5, "assign 1 -; assign 1 -", "r1 placed2 placed3 r2 hurt1:1 r3 hurt1:1 hurt0:1 left2 hurt0:1 left3 turn2"),
        (1, 6, "assign 1 -; assign 1 -; assign 1 -", "r1 1>0 hurt1:1 r2 hurt1:1 hurt0:1 r3 0>1 hurt1:1 turn2"),
        (1, 7, "assign 1 -; assign 1 -", "r1 hurt0:1 r2 hurt1:1 hurt0:1 r3 hurt1:2 turn2"),
    ];
    for (instance, pattern, decisions, story) in cases {
        assert_eq!(printed().bosses[0].patterns[pattern as usize].instance, instance);
        group(instance, pattern).round(1).play(decisions).begins(story);
    }
}

/// §concierge.pattern: it is turned up after the cards were laid; when all four were used they are shuffled again.
#[test]
fn a_pattern_is_turned_up_after_the_cards() {
    let hands = scene("poisoned flayed").hand(0, "ST-01 ST-02 ST-03").hand(1, "ST-13 ST-14 ST-15");
    let played = hands.chance("pattern:3").boss(0).play("lay ST-01 2 state; lay ST-02 1 state");
    let played = played.tells("placed1 turn1").has(|table| table.fight.boss.expect("a boss").pattern, None);
    let played = played.anew().play("lay ST-13 2 damage").begins("pattern2 r0 r1");
    played.has(|table| table.fight.boss.expect("a boss").patterns, 0b1011);
    let used = group(0, 0).chance("pattern:2").with(|table| {
        let boss = table.fight.boss.as_mut().expect("a boss");
        (boss.patterns, boss.pattern) = (0, None);
    });
    let played = used.then(&[Todo::Reveal, Todo::Explore]).begins("pattern1 r1");
    played.has(|table| table.fight.boss.expect("a boss").patterns, 0b1101);
}

/// §concierge.life: by the number of players.
#[test]
fn the_concierge_has_more_life_against_more_players() {
    let groups = ["poisoned", "poisoned flayed", "poisoned flayed burnt", "poisoned flayed burnt quartered"];
    for (instance, lives) in [(0, [12, 12, 16, 20]), (1, [14, 14, 20, 24])] {
        for (group, life) in groups.iter().zip(lives) {
            let table = scene(group).against(instance, 4 * instance).table;
            assert_eq!(foe_life(printed(), &table, 1), life, "{group}");
        }
    }
}

/// §concierge.moves: who stands where the boss goes changes places with it.
#[test]
fn the_boss_changes_places_with_who_stands_there() {
    let played = group(0, 2).foes("- - - C1-10").struck(1, "move:3").tells("1>3");
    played.shows(|table| {
        table.fight.foes[3].stands == Stands::Boss && table.fight.foes[1].stands == Stands::Foe(kind("C1-10"))
    });
    group(0, 2).struck(1, "move:1").tells("");
}

/// §concierge.strike: one life, nothing for its death; on a taken space it goes to the next free one, and without any nowhere.
#[test]
fn fire_strikes_are_placed_where_there_is_room() {
    group(0, 0).foes("- - - C1-10").does(1, 0, "D1@3").tells("0hits3:1 killed3");
    group(0, 1).foes("- - - C1-10").struck(1, "strike:3").tells("placed2");
    group(0, 1).foes("- - C1-10 C1-10").struck(1, "strike:3").tells("placed0");
    group(0, 1).foes("C1-10 - C1-10 C1-10").struck(1, "strike:23").tells("");
    let four = group(0, 1).foes("- - - C1-10").with(|table| (table.first, table.fight.on) = (1, true));
    four.then(&[Todo::RoundFour, Todo::Explore]).tells("hurt1:1 left3");
}

/// §concierge.immune: neither fire nor bleeding.
#[test]
fn the_concierge_spurns_fire_and_bleeding() {
    let played = group(0, 0).does(1, 0, "F1@1+F1@1+B1@1").tells("immune1:fire immune1:fire immune1:bleed");
    played.has(|table| table.fight.foes[1].states, [0; 5]);
    group(1, 4).does(1, 0, "P1@1+M1@1+Z1@1").tells("0gives1:poison 0gives1:mark 0gives1:freeze");
}

/// §concierge.victory: cells, a rune the first time, and the next two blueprints for ever; the village becomes a start.
#[test]
fn victory_gives_cells_a_rune_and_two_blueprints() {
    let last = || group(1, 4).with(|table| table.fight.foes[1].damage = 13);
    let first = last().does(1, 0, "D1@1").tells("0hits1:1 killed1 beaten1 won cells+3 rune5 schema:C1-01 schema:C1-02");
    let campaign = &first.table.campaign;
    assert!(campaign.has_rune(5) && campaign.equipment.has(gear("C1-01")) && campaign.equipment.has(gear("C1-02")));
    assert_eq!((campaign.beaten[0], campaign.starts), (1, 0b1001));
    let again = last().with(|table| {
        table.campaign.runes = 1 << 4;
        ["C1-01", "C1-02"].iter().for_each(|code| table.campaign.equipment.put(gear(code)));
    });
    again.does(1, 0, "D1@1").tells("0hits1:1 killed1 beaten1 won cells+3 schema:C1-03 schema:C1-04");
}
