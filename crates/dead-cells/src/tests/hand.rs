//! The Hand of the King.

use super::*;
use crate::content::Pile;
use crate::rules::foe_life;

fn group(instance: u8, pattern: u8) -> Scene {
    let scene = scene("poisoned flayed").fighting("0 1").scrolls(0, [3, 0, 0]).scrolls(1, [1, 0, 0]);
    let scene = scene.with(|table| table.members[1].life = 5);
    scene.facing(2, instance, pattern)
}

/// A boss that is away, with so much damage on its card.
fn away(scene: Scene, damage: u8) -> Scene {
    scene.with(move |table| {
        let boss = table.fight.boss.as_mut().expect("a boss");
        (boss.away, boss.retreated, table.fight.on) = (Some(damage), true, true);
        table.fight.foes[1] = Foe::default();
    })
}

/// Who stands on the four spaces, by their codes.
fn stands(table: &Table) -> String {
    let code = |foe: &Foe| match foe.stands {
        Stands::Nobody => "-",
        Stands::Boss => "boss",
        Stands::Foe(kind) => &printed().foe(kind).code,
    };
    table.fight.foes.iter().map(code).collect::<Vec<_>>().join(" ")
}

/// §hand.setup: alone on space 1, with three instances, eight guards and two banners; two shields for who came past the second key.
#[test]
fn the_hand_of_the_king_begins_alone_on_space_one() {
    let played = scene("poisoned flayed").boss(2).tells("placed1 turn1");
    assert_eq!(stands(&played.table), "- boss - -");
    let boss = &printed().bosses[2];
    assert_eq!((boss.instances.len(), boss.patterns.len(), boss.blueprints.len()), (3, 9, 3));
    let cards = |pile: Pile| {
        let of = boss.guards.iter().filter(move |kind| printed().foe(**kind).pile == Some(pile));
        of.map(|kind| printed().foe(*kind).count).sum::<u8>()
    };
    assert_eq!([Pile::Plain, Pile::Elite, Pile::Banner].map(cards), [4, 4, 2]);
    assert_eq!(played.table.fight.boss.expect("a boss").guards.iter().sum::<u8>(), 10);
    let shielded = scene("poisoned flayed").with(|table| table.boss_shields = 2).boss(2);
    shielded.tells("placed1 guards1:2 turn1");
    // The first instance alone has them.
    let falls = group(0, 0).with(|table| {
        let boss = table.fight.boss.as_mut().expect("a boss");
        (boss.shields, boss.retreated, table.fight.foes[1].damage) = (2, true, 15);
    });
    falls.does(2, 0, "D1@1").tells("0hits1:1 killed1 beaten0 placed1 turn2 first1");
    for (instance, pattern, zero) in [(0, 0, "r0 r1"), (1, 3, "r0 hurt0:1 r1"), (2, 6, "r0 hurt0:1 hurt1:1 r1")] {
        let first = group(instance, pattern).with(|table| table.fight.boss.as_mut().expect("a boss").of_instance = 1);
        first.round(0).begins(zero);
    }
}

/// §hand.pattern: what each of the nine says for the rounds.
#[test]
fn each_pattern_does_what_it_says() {
    let cases = [
        (0, 0, "assign 1 -; assign 1 -", "r1 hurt1:1 hurt0:1 r2 r3 hurt1:1 hurt0:1 turn2"),
        (0, 1, "assign 1 -; assign 1 -", "r1 r2 hurt1:1 hurt0:1 r3 hurt0:1 hurt1:1 turn2"),
        (0, 2, "assign 1 -", "r1 placed3 r2 placed2 r3 hurt0:1 hurt1:2 turn2"),
        (1, 3, "assign 1 -; assign 1 -; assign 0 -", "r1 hurt1:1 r2 hurt1:1 hurt0:1 r3 hurt0:2 turn2"),
        (1, 4, "assign 1 -", "r1 guards1:2 r2 hurt0:2 r3 hurt1:1 hurt0:1 turn2"),
        (1, 5, "assign 1 -; assign 1 -; assign 1 -", "r1 hurt1:1 r2 hurt1:1 hurt0:1 r3 hurt1:1 hurt0:1 turn2"),
        (2, 6, "assign 1 -", "r1 placed3 r2 r3 hurt0:1 hurt1:1 hurt1:1 hurt0:1 turn2"),
        (2, 7, "assign 1 -; assign 1 -", "r1 hurt1:1 hurt0:1 r2 hurt0:1 r3 hurt1:2 turn2"),
        (2, 8, "", "r1 guards1:1 r2 hurt0:1 r3 hurt0:2 hurt1:2 turn2"),
    ];
    for (instance, pattern, decisions, story) in cases {
        let group = group(instance, pattern).chance("guard:C3-12").with(|table| {
            table.members[..2].iter_mut().for_each(|member| member.life = 6);
        });
        let played = group.round(1);
        let played = if decisions.is_empty() { played } else { played.play(decisions) };
        played.begins(story);
    }
}

/// §hand.life: by the number of players.
#[test]
fn the_hand_has_more_life_against_more_players() {
    let groups = ["poisoned", "poisoned flayed", "poisoned flayed burnt", "poisoned flayed burnt quartered"];
    for (instance, lives) in [(0, [9, 16, 33, 37]), (1, [10, 25, 44, 47]), (2, [11, 32, 56, 58])] {
        for (group, life) in groups.iter().zip(lives) {
            let table = scene(group).facing(2, instance, 3 * instance).table;
            assert_eq!(foe_life(printed(), &table, 1), life, "{group}");
        }
    }
}

/// §hand.retreat: at half its life the boss leaves with its damage and without its tokens, once an instance; two guards come.
#[test]
fn at_half_its_life_the_boss_leaves() {
    let hurt = |damage: u8| {
        group(0, 0).with(move |table| {
            let foe = &mut table.fight.foes[1];
            (foe.damage, foe.states[State::Poison as usize]) = (damage, 1);
        })
    };
    let played = hurt(7).chance("guard:C3-14 guard:C3-16").does(1, 0, "D3@1+D1@=");
    let played = played.tells("0hits1:1 retreat1 placed1 guards1:1 placed3");
    assert_eq!(stands(&played.table), "- C3-14 - C3-16");
    let boss = played.table.fight.boss.expect("a boss");
    assert_eq!((boss.away, boss.retreated, boss.guards.iter().sum::<u8>()), (Some(8), true, 8));
    hurt(6).does(1, 0, "D1@1").tells("0hits1:1");
    // Once an instance, and never in the last.
    let once = hurt(7).with(|table| table.fight.boss.as_mut().expect("a boss").retreated = true);
    once.does(1, 0, "D3@1").tells("0hits1:3");
    let last = group(2, 6).with(|table| table.fight.foes[1].damage = 7);
    last.does(1, 0, "D3@1").tells("0hits1:3");
    // Poison at the end of a round drives it away, too.
    let ill = hurt(7).chance("guard:C3-12 guard:C3-18").with(|table| table.fight.on = true);
    ill.then(&[Todo::Poison(1), Todo::Explore]).tells("-hits1:1 retreat1 placed1 placed2");
    // A blow that strikes several strikes whoever stood there, and nobody who comes.
    let each = hurt(7).foes("- - - C3-20").chance("guard:C3-12 guard:C3-19").does(1, 0, "D1&L123");
    each.tells("0hits1:1 retreat1 placed1 placed0 0hits3:1");
    // What the boss was still to do is not done by who comes.
    let acting = hurt(7).chance("guard:C3-12 guard:C3-18").with(|table| table.fight.on = true);
    let line = spell::foe_line("d1F").expect("a line").as_slice()[0];
    let hit = spell::line("D1@1").expect("a line").as_slice()[0];
    acting.then(&[Todo::Effect(0, hit, None), Todo::FoeAct(1, line), Todo::Explore]).begins("0hits1:1 retreat1");
}

/// §hand.guards: they come where their cards say, act from the next round on, close up and give nothing when they die.
#[test]
fn guards_come_act_and_close_up() {
    let calls = |scene: Scene, guard: &str| scene.chance(&format!("guard:{guard}")).struck(1, "guard");
    calls(group(0, 2), "C3-14").tells("placed2 guards2:1").shows(|table| table.fight.foes[2].acted);
    calls(group(0, 2).foes("- - C3-12 C3-12"), "C3-14").tells("placed0 guards0:1");
    // The lines of round 0 are for their coming alone.
    let zero = group(1, 3).foes("- - C3-14").with(|table| table.fight.boss.as_mut().expect("a boss").of_instance = 1);
    zero.round(0).begins("r0 hurt0:1 r1");
    let next = away(group(0, 0).foes("- - C3-12 C3-16"), 6).round(1).play("assign 1 -");
    next.begins("r1 hurt1:1 gets0:mark 2>1 3>2 r2");
    let dead = group(0, 0).foes("- - C3-18").with(|table| table.fight.foes[2].damage = 4);
    dead.does(2, 0, "D1@2").play("assign 1 -").tells("0hits2:1 killed2 hurt1:1").has(|table| table.cells, 0);
    // Neither monsters nor elites.
    group(0, 0).foes("- - - C3-16").does(1, 0, "X1@3").tells("");
    let frenzy = group(0, 0).foes("- - C3-16").mutations("SV-24").hurt(0, 1);
    frenzy.with(|table| table.fight.foes[2].damage = 3).does(1, 0, "D1@2").tells("0hits2:1 killed2");
    // They stay when the instance changes, with their damage.
    let stays = group(0, 0).foes("- - C3-12").with(|table| {
        table.fight.boss.as_mut().expect("a boss").retreated = true;
        (table.fight.foes[1].damage, table.fight.foes[2].damage) = (11, 1);
    });
    let stays = stays.does(1, 0, "D1@1");
    assert_eq!((stands(&stays.table).as_str(), stays.table.fight.foes[2].damage), ("- boss C3-12 -", 1));
}

/// §hand.back: once no elite guard is left the boss comes back to space 1 at the end of the round, and whoever stands there makes room.
#[test]
fn the_boss_comes_back_when_its_elite_guard_is_dead() {
    let ends = [Todo::CloseUp, Todo::Explore];
    let waits = away(group(0, 0).foes("- - - C3-16"), 6).then(&ends).tells("3>1");
    assert_eq!(stands(&waits.table), "- C3-16 - -");
    let back = |foes: &str| away(group(0, 0), 6).foes(foes).then(&ends);
    let played = back("- C3-12 - -").tells("1>2 back1");
    assert_eq!((stands(&played.table).as_str(), played.table.fight.foes[1].damage), ("- boss C3-12 -", 6));
    assert_eq!(played.table.fight.boss.expect("a boss").away, None);
    assert_eq!(stands(&back("- C3-12 - C3-20").tells("1>2 back1").table), "- boss C3-12 C3-20");
    assert_eq!(stands(&back("- C3-12 C3-14 C3-20").tells("3>0 2>3 1>2 back1").table), "C3-20 boss C3-12 C3-14");
    let full = away(group(0, 0), 6).foes("C3-12 C3-12 C3-14 C3-14").with(|table| {
        table.fight.boss.as_mut().expect("a boss").guards = [0; crate::table::GUARDS];
    });
    let full = full.then(&ends).tells("left3 2>3 1>2 back1");
    assert_eq!(full.table.fight.boss.expect("a boss").guards.iter().sum::<u8>(), 1);
    // It acts from the next round on, by the pattern of this turn; away, it does nothing.
    let acts = away(group(0, 0), 6).round(2).begins("r2 back1 r3").awaits(1);
    assert_eq!(acts.table.phase, Phase::Assign(stage::damage(1, crate::content::Aim::Two), None));
    away(group(0, 1), 6).foes("- C3-16").round(2).begins("r2 hurt0:1 r3");
    // After round III, when the next turn begins.
    away(group(0, 0), 6).then(&[Todo::EndFight, Todo::Explore]).tells("turn2 back1 first1");
}

/// §hand.banner: while one stands each damage action of a guard deals one more, to one of those it hits; nobody closes up past it.
#[test]
fn a_banner_makes_guards_stronger() {
    let group = |foes: &str| group(0, 0).foes(foes).with(|table| table.members[0].life = 6);
    group("- - C3-12 C3-20").struck(2, "d1").play("assign 1 -").tells("hurt1:2");
    group("- - C3-14 C3-20").struck(2, "d1F").tells("hurt0:2");
    group("C3-20 - C3-17 C3-20").struck(2, "d1x2").play("assign 1 -").tells("hurt1:2 hurt0:1");
    group("- - C3-16 C3-20").struck(2, "m1F").tells("gets0:mark");
    group("- - C3-12").struck(2, "d1").play("assign 1 -").tells("hurt1:1");
    // Neither the boss nor a death box.
    group("- - C3-12 C3-20").struck(1, "d1F").tells("hurt0:1");
    let dead = group("- - C3-18 C3-20").with(|table| table.fight.foes[2].damage = 4);
    dead.does(2, 0, "D1@2").play("assign 1 -").tells("0hits2:1 killed2 hurt1:1");
    let ends = [Todo::CloseUp, Todo::Explore];
    let gap = |foes: &str| away(group(foes), 6).with(|table| table.fight.foes[0] = Foe::default());
    let elite = |table: &mut Table| table.fight.foes[0].stands = Stands::Foe(kind("C3-19"));
    gap("- - C3-20 C3-12").with(elite).then(&ends).tells("");
    gap("- - - C3-20").with(elite).then(&ends).tells("");
    // One that falls lies aside again.
    let left = |table: &Table| table.fight.boss.expect("a boss").guards[6];
    let fallen = group("- - - C3-20").with(|table| {
        (table.fight.boss.as_mut().expect("a boss").guards[6], table.fight.foes[3].damage) = (1, 2);
    });
    fallen.does(1, 0, "D1@3").tells("0hits3:1 killed3").has(left, 2);
}

/// §hand.call: a banner on space 3 or wherever there is room, a plain guard; else what stands beside it.
#[test]
fn what_is_called_comes_or_something_else_happens() {
    group(0, 2).struck(1, "banner2").tells("placed3");
    group(0, 2).foes("- - - C3-12").struck(1, "banner2").tells("placed2");
    group(0, 2).foes("C3-12 - C3-12 C3-14").struck(1, "banner2").tells("guards1:2");
    let out = |scene: Scene| scene.with(|table| table.fight.boss.as_mut().expect("a boss").guards = [0; 8]);
    out(group(2, 6)).struck(1, "banner1").tells("guards1:1");
    out(group(0, 2)).struck(1, "guard").play("assign 1 -").tells("hurt1:1 hurt0:1");
    group(0, 2).foes("C3-20 - C3-12 C3-14").struck(1, "guard").play("assign 1 -").tells("hurt1:1 hurt0:1");
}

/// §hand.bomb: two damage for every fighter, one where the boss has taken four in this turn.
#[test]
fn the_megabomb_is_weaker_after_hard_blows() {
    let bomb = |suffered: u8| {
        let scene = group(2, 8).with(move |table| table.fight.boss.as_mut().expect("a boss").suffered = suffered);
        scene.struck(1, "bomb2")
    };
    bomb(3).tells("hurt0:2 hurt1:2");
    bomb(4).tells("hurt0:1 hurt1:1");
    let suffered = |table: &Table| table.fight.boss.expect("a boss").suffered;
    group(2, 8).does(1, 0, "D3@1+D1@1").has(suffered, 4);
    let next = group(2, 8).with(|table| {
        (table.fight.on, table.fight.boss.as_mut().expect("a boss").suffered) = (true, 4);
    });
    next.then(&[Todo::EndFight, Todo::Explore]).has(suffered, 0);
}

/// §hand.immune: neither fire nor bleeding.
#[test]
fn the_hand_spurns_fire_and_bleeding() {
    let played = group(0, 0).does(1, 0, "F1@1+F1@1+B1@1").tells("immune1:fire immune1:fire immune1:bleed");
    played.has(|table| table.fight.foes[1].states, [0; 5]);
    group(0, 0).does(1, 0, "P1@1+M1@1+Z1@1").tells("0gives1:poison 0gives1:mark 0gives1:freeze");
}

/// §hand.victory, §bosscell.level: cells, a rune, a blueprint and a boss cell, whatever guards are left; with somebody dead it is lost.
#[test]
fn victory_over_the_hand_gives_its_reward() {
    let last = || group(2, 6).foes("- - C3-12 C3-20").with(|table| table.fight.foes[1].damage = 31);
    let first = last().does(1, 0, "D1@1");
    let first = first.tells("0hits1:1 killed1 beaten2 won cells+6 rune7 schema:C3-01 secret18 cell1");
    assert_eq!((first.table.campaign.beaten, first.table.campaign.farther.boss_cell), ([0, 0, 1], 1));
    first.play("done").shows(|table| table.phase == Phase::Over(true));
    let dead = last().with(|table| table.members[1].dead = true).does(1, 0, "D1@1");
    dead.tells("0hits1:1 killed1 beaten2").shows(|table| table.phase == Phase::Over(false));
}
