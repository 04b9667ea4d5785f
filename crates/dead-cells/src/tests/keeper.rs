//! The Time Keeper.

use super::*;
use crate::content::Aim;
use crate::rules::foe_life;

fn group(instance: u8, pattern: u8) -> Scene {
    let scene = scene("poisoned flayed").fighting("0 1").scrolls(0, [3, 0, 0]).scrolls(1, [1, 0, 0]);
    let scene = scene.with(|table| table.members[1].life = 5);
    scene.facing(1, instance, pattern)
}

/// Whoever has a shuriken, as bits.
fn stuck(table: &Table) -> u8 {
    table.fight.boss.expect("a boss").shurikens
}

/// §keeper.setup: alone on space 1, with two instances, of which the second begins with a shuriken for the First Player.
#[test]
fn the_time_keeper_begins_alone_on_space_one() {
    let played = scene("poisoned flayed").boss(1).tells("placed1 turn1");
    assert_eq!(played.table.foes().collect::<Vec<_>>(), [1]);
    let boss = &printed().bosses[1];
    assert_eq!((boss.instances.len(), boss.patterns.len(), boss.blueprints.len()), (2, 6, 5));
    assert!(boss.instances[0].zero.is_empty() && boss.strike.is_none() && boss.guards.is_empty());
    let falls = group(0, 0).with(|table| table.fight.foes[1].damage = 13).does(2, 0, "D1@1");
    falls.tells("0hits1:1 killed1 beaten0 placed1 turn2 first1");
    let zero = group(1, 3).with(|table| table.fight.boss.as_mut().expect("a boss").of_instance = 1);
    zero.round(0).begins("r0 stuck0 r1");
}

/// §keeper.pattern: what each of the six says for the rounds; she is on the other side after each of them.
#[test]
fn each_pattern_does_what_it_says() {
    let cases = [
        (0, 0, "assign 1 -; assign 1 -", "r1 hurt1:1 1>3 r2 hurt0:1 3>1 r3 hurt1:2 1>3 turn2"),
        (
            0,
            1,
            "assign 1 -; assign 1 -",
            "r1 stuck1 stuck0 1>3 r2 guards3:1 3>1 r3 hurt1:1 hurt0:1 1>3 hurt0:1 hurt1:1 turn2",
        ),
        (0, 2, "", "r1 hurt0:1 1>3 r2 3>1 r3 hurt0:2 1>3 turn2"),
        (1, 3, "assign 1 -", "r1 hurt0:1 hurt1:1 1>3 r2 guards3:1 3>1 r3 hurt1:1 hurt0:1 1>3 turn2"),
        (1, 4, "assign 1 -; assign 1 -", "r1 stuck1 stuck0 1>3 r2 hurt1:1 3>1 r3 hurt0:1 1>3 hurt0:1 hurt1:1 turn2"),
        (
            1,
            5,
            "assign 1 -; assign 1 -; assign 1 -",
            "r1 hurt1:1 hurt0:1 1>3 r2 hurt1:1 hurt0:1 3>1 r3 hurt1:1 hurt0:1 1>3 turn2",
        ),
    ];
    for (instance, pattern, decisions, story) in cases {
        let group = group(instance, pattern).with(|table| {
            table.members[..2].iter_mut().for_each(|member| member.life = 6);
        });
        let played = group.round(1);
        let played = if decisions.is_empty() { played } else { played.play(decisions) };
        played.begins(story);
    }
}

/// §keeper.life: by the number of players.
#[test]
fn the_time_keeper_has_more_life_against_more_players() {
    let groups = ["poisoned", "poisoned flayed", "poisoned flayed burnt", "poisoned flayed burnt quartered"];
    for (instance, pattern, lives) in [(0, 0, [10, 14, 33, 41]), (1, 3, [12, 17, 39, 49])] {
        for (group, life) in groups.iter().zip(lives) {
            let table = scene(group).facing(1, instance, pattern).table;
            assert_eq!(foe_life(printed(), &table, 1), life, "{group}");
        }
    }
}

/// §keeper.moves: at the end of each round, after poison; a new turn finds her where she stands, a new instance on space 1.
#[test]
fn she_changes_her_place_at_the_end_of_every_round() {
    let poisoned = group(0, 2).with(|table| table.fight.foes[1].states[State::Poison as usize] = 1);
    let ends = [Todo::RoundEnd(1), Todo::Explore];
    let played = poisoned.with(|table| table.fight.on = true).then(&ends).begins("-hits1:1 1>3");
    assert_eq!(played.table.fight.foes[3].stands, Stands::Boss);
    let far = || group(0, 2).with(|table| table.fight.foes.swap(1, 3));
    far().with(|table| table.fight.on = true).then(&[Todo::CloseUp, Todo::Explore]).tells("3>1");
    let next = far().with(|table| table.fight.on = true).then(&[Todo::EndFight, Todo::Explore]).tells("turn2 first1");
    assert_eq!(next.table.fight.foes[3].stands, Stands::Boss);
    far()
        .with(|table| table.fight.foes[3].damage = 13)
        .does(1, 0, "D1@3")
        .begins("0hits3:1 killed3 beaten0 placed3 3>1");
    far().does(1, 0, "X1@3+G1@23").tells("");
}

/// §keeper.shuriken: one each, of choice, for those who fight; the rest is lost.
#[test]
fn shurikens_stick_in_different_prisoners() {
    let three = scene("poisoned flayed burnt").fighting("0 1 2").facing(1, 0, 1);
    let played = three.struck(1, "shuriken2").awaits(1).may("assign 0 -; assign 1 -; assign 2 -").play("assign 2 -");
    let played = played.play("assign 2 -").refuses("keeper.shuriken").may("assign 0 -; assign 1 -").play("assign 0 -");
    played.tells("stuck2 stuck0").has(stuck, 0b101);
    group(1, 4).struck(1, "shuriken3").play("assign 0 -").tells("stuck0 stuck1");
    let again = group(1, 4).with(|table| table.fight.boss.as_mut().expect("a boss").shurikens = 0b01);
    again.struck(1, "shuriken3+shurikenF").tells("stuck1").has(stuck, 0b11);
    // Companions take none.
    let pet = group(0, 1).wears(0, "W-19").struck(1, "shuriken2").may("assign 0 -; assign 1 -");
    pet.play("assign 0 0").refuses("companion.limits");
    assert_eq!(spell::foe_line("shurikenF").expect("a line").as_slice()[0].aim, Aim::First);
}

/// §keeper.shuriken: they hit in round IV, shields block them, marks add nothing; whoever passes keeps one, and so does everybody when an
/// instance falls.
#[test]
fn shurikens_hit_in_round_four() {
    let both = |scene: Scene| {
        scene.with(|table| {
            (table.fight.on, table.fight.boss.as_mut().expect("a boss").shurikens) = (true, 0b11);
        })
    };
    let four = [Todo::RoundFour, Todo::Explore];
    let played = both(group(0, 0)).state(0, State::Mark, 1).with(|table| table.members[1].shields = 1).then(&four);
    played.tells("hurt0:1 block1:1").has(stuck, 0);
    let passing = both(group(0, 0).with(|table| table.members[1].fights = false)).then(&four);
    passing.tells("hurt0:1").has(stuck, 0b10);
    let falls = both(group(0, 0)).with(|table| table.fight.foes[1].damage = 13).does(2, 0, "D1@1");
    falls.has(stuck, 0b11);
    let killed = both(group(0, 0)).hurt(0, 5).then(&four).begins("hurt0:1 died0");
    assert!(killed.heard(|event| matches!(event, Event::Died { cause: crate::decisions::Cause::Shuriken, .. })));
}

/// §keeper.bells: a shield for each bell that has rung, with each of her instances.
#[test]
fn rung_bells_shield_each_instance() {
    let rung = scene("poisoned flayed").with(|table| table.boss_shields = 2).boss(1).tells("placed1 guards1:2 turn1");
    let played = rung.has(|table| (table.boss_shields, table.fight.foes[1].shields), (0, 2));
    let fight = played.table.fight.boss;
    let falls = group(0, 0).with(|table| {
        table.fight.foes[1].damage = 13;
        table.fight.boss.as_mut().expect("a boss").shields = fight.expect("a boss").shields;
    });
    falls.does(2, 0, "D1@1").tells("0hits1:1 killed1 beaten0 placed1 guards1:2 turn2 first1");
}

/// §keeper.immune: neither fire nor bleeding nor frost.
#[test]
fn the_time_keeper_spurns_fire_bleeding_and_frost() {
    let played = group(0, 0).does(1, 0, "F1@1+B1@1+Z1@1").tells("immune1:fire immune1:bleed immune1:freeze");
    played.has(|table| (table.fight.foes[1].states, table.fight.foes[1].frozen), ([0; 5], 0));
    group(0, 0).does(1, 0, "P1@1+M1@1").tells("0gives1:poison 0gives1:mark");
}

/// §keeper.victory, §secret.take: cells, two blueprints, and the first time the secret with the castle as a start.
#[test]
fn victory_over_the_time_keeper_gives_its_reward() {
    let last = || group(1, 3).with(|table| table.fight.foes[1].damage = 16);
    let first = last().does(1, 0, "D1@1");
    let first = first.begins("0hits1:1 killed1 beaten1 won cells+4 schema:C2-01 schema:C2-02 secret16");
    let campaign = &first.table.campaign;
    assert_eq!((campaign.beaten, campaign.secrets >> 16 & 1, campaign.told >> 16 & 1), ([0, 1, 0], 1, 1));
    assert_eq!(campaign.starts >> 6 & 1 == 1, printed().biomes.len() > 6);
    let again = last().with(|table| {
        (table.campaign.secrets, table.campaign.told, table.campaign.beaten[1]) = (1 << 16, 1 << 16, 1);
        ["C2-01", "C2-02", "C2-03", "C2-04"].iter().for_each(|code| table.campaign.equipment.put(gear(code)));
    });
    again.does(1, 0, "D1@1").tells("0hits1:1 killed1 beaten1 won cells+4 schema:C2-05");
}

/// §cells.feat: with two life left each, two cards of tactics are free.
#[test]
fn a_healthy_victory_over_the_time_keeper_is_a_feat() {
    let wins = |hurt: u8| {
        let scene = group(1, 3).mutations("TC-36").hurt(0, hurt).with(|table| table.fight.foes[1].damage = 16);
        scene.does(1, 0, "D1@1").table
    };
    let left = wins(0).members[0].left();
    assert_eq!((wins(left - 2).campaign.free[1], wins(left - 1).campaign.free[1]), (2, 0));
}
