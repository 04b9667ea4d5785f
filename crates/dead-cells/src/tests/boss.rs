//! Bosses.

use super::*;
use crate::rules::foe_life;

fn concierge() -> Scene {
    scene("poisoned flayed").fighting("0 1").against(0, 0)
}

/// The boss has so much life left.
fn weak(scene: Scene, left: u8) -> Scene {
    scene.with(move |table| table.fight.foes[1].damage = foe_life(printed(), table, 1) - left)
}

/// §boss.sheet: set up as its sheet says; in all else the rules of combat hold.
#[test]
fn the_rules_of_combat_hold_against_a_boss() {
    let played = scene("poisoned flayed").hand(0, "ST-02 ST-03 ST-04").hand(1, "ST-13 ST-14 ST-17").chance("pattern:1");
    let played = played.boss(0).tells("placed1 turn1").awaits(1).play("lay ST-02 1 state; lay ST-03 1 damage");
    let played = played.awaits(2).anew().play("lay ST-14 1 block");
    let played = played.begins("pattern0 r0 r1 0gives1:poison 0hits1:1 shield1:1 -hits1:1 r2 0hits1:1").awaits(1);
    played.anew().play("assign 1 -; assign 0 -").begins("block1:1 hurt1:1 -hits1:1 r3 1hits1:1 hurt0:1 -hits1:1 turn2");
}

/// §boss.enemy: what concerns enemies concerns a boss, what concerns monsters or elites does not; and nobody closes up.
#[test]
fn a_boss_is_neither_a_monster_nor_an_elite() {
    concierge().does(1, 0, "P1@1").tells("0gives1:poison");
    let slayer = concierge().lays(0, "ST-01").wears(0, "B5-09").with(|table| table.fight.round = 3);
    slayer.then(&[Todo::MemberTurn(0), Todo::Explore]).play("gear 0").tells("0uses:B5-09 0hits1:1 0hits1:1");
    let elite = scene("poisoned flayed").fighting("0 1").foes("- B1-12").lays(0, "ST-01").wears(0, "B5-09");
    let elite = elite.with(|table| table.fight.round = 3).then(&[Todo::MemberTurn(0), Todo::Explore]);
    elite.play("gear 0").tells("0uses:B5-09 0hits1:1 0hits1:3 killed1 schema:B1-01 cells+1");
    weak(concierge(), 1)
        .mutations("SV-24 BR-29")
        .hurt(0, 1)
        .does(1, 0, "D1@1")
        .begins("0hits1:1 killed1 beaten0 placed1");
    let far = concierge().with(|table| table.fight.foes.swap(1, 3)).foes("- - C1-10");
    far.then(&[Todo::CloseUp, Todo::Explore]).tells("");
    concierge().does(1, 0, "X1@1").tells("");
}

/// §boss.turn: round 0 is played in the first turn against each instance only.
#[test]
fn round_zero_is_for_the_first_turn_of_an_instance() {
    let turn = |instance: u8, of_instance: u8| {
        let scene = scene("poisoned flayed").fighting("0 1").scrolls(0, [1, 0, 0]).against(instance, 4 * instance);
        let scene = scene.with(|table| table.fight.boss.as_mut().expect("a boss").of_instance = of_instance);
        scene.round(0).story()
    };
    assert!(turn(0, 1).starts_with("r0 r1") && turn(1, 1).starts_with("r0 hurt0:1 r1"));
    assert!(turn(0, 2).starts_with("r1") && turn(1, 2).starts_with("r1"));
}

/// §boss.turn: from the sixteenth turn on every fighter takes one damage at the end of a turn, whatever shields there are.
#[test]
fn from_the_sixteenth_turn_on_a_boss_wears_everybody_out() {
    let late = |turn: u8| {
        let scene = scene("poisoned flayed burnt quartered").fighting("0 1 3").against(0, 0).with(move |table| {
            table.fight.boss.as_mut().expect("a boss").turn = turn;
            (table.members[0].shields, table.fight.on) = (2, true);
        });
        scene.then(&[Todo::EndFight, Todo::Explore])
    };
    late(15).tells("turn16 first1");
    late(16).tells("hurt0:1 hurt1:1 hurt3:1 turn17 first1").has(|table| table.members[0].shields, 2);
}

/// §boss.new: hands are filled, the token passes clockwise, then the new first player lays cards.
#[test]
fn a_new_turn_fills_hands_and_passes_the_token() {
    let played = scene("poisoned flayed").hand(0, "ST-01").hand(1, "ST-13 ST-14").against(0, 0);
    let played = played.lays(0, "ST-02 ST-03").lays(1, "ST-15").with(|table| table.fight.on = true);
    let played = played.then(&[Todo::EndFight, Todo::Explore]).tells("turn2 first1").awaits(2);
    assert!(played.table.members[..2].iter().all(|member| member.hand.len() == 3 && member.laid.is_empty()));
    played.shows(|table| table.phase == Phase::Lay(1) && table.members[0].discard.len() == 2);
}

/// §boss.pass: each turn another player passes until all have; who passes reveals nothing and may change cards.
#[test]
fn another_player_passes_each_turn() {
    let four = |first: u8, passed: u8| {
        scene("poisoned flayed burnt quartered").hand(2, "ST-07 ST-08 ST-09").against(0, 0).with(move |table| {
            (table.first, table.fight.on) = (first, true);
            let boss = table.fight.boss.as_mut().expect("a boss");
            (boss.passed, boss.pattern) = (passed, None);
        })
    };
    let prepare = [Todo::Prepare, Todo::Explore];
    let played = four(0, 0b0010).then(&prepare).may("pass 2; pass 3").play("pass 1").refuses("boss.pass");
    let played = played.play("pass 0").refuses("prep.four-players").play("pass 2");
    played.has(|table| table.fight.boss.expect("a boss").passed, 0b0110);
    // All have passed once: the order is free again.
    let played = four(0, 0b0111).then(&prepare).may("pass 3").play("pass 3");
    played.has(|table| table.fight.boss.expect("a boss").passed, 0);
    // Only the first player has not: somebody passes again.
    four(0, 0b1110).then(&prepare).may("pass 1; pass 2; pass 3");
    let redraw = four(2, 0).with(|table| table.fight.passing = Some(2)).chance("deck3:ST-10");
    let redraw = redraw.then(&[Todo::Pass(2), Todo::Explore]).awaits(3).play("discard ST-07; done");
    redraw.tells("").shows(|table| table.members[2].scrolls == [0; 3] && table.members[2].hand.has(card("ST-10")));
}

/// §boss.flip: the next instance is a new combat: no states, no shields, round 0; the special cards stay.
#[test]
fn the_next_instance_is_a_new_combat() {
    let fight = weak(concierge().foes("- - - C1-10"), 1).state(1, State::Poison, 1).mutations("SV-34");
    let fight = fight.with(|table| {
        table.fight.foes[1].states[State::Mark as usize] = 1;
        (table.members[0].shields, table.fight.spared) = (2, true);
    });
    let played = fight.does(2, 0, "D1@1").tells("0hits1:2 killed1 beaten0 placed1 turn2 first1");
    let table = &played.table;
    assert_eq!((table.fight.foes[1].damage, table.fight.foes[1].states), (0, [0; 5]));
    assert_eq!((table.members[0].shields, table.members[1].states), (0, [0; 5]));
    assert_eq!(table.fight.foes[3].stands, Stands::Foe(kind("C1-10")));
    assert_eq!(
        (table.fight.boss.map(|boss| (boss.instance, boss.of_instance)), table.fight.spared),
        (Some((1, 1)), false)
    );
}

/// §boss.over: the damage beyond is lost and the turn is over, for all that was still to be done.
#[test]
fn when_an_instance_falls_the_turn_is_over() {
    let fight = weak(scene("poisoned flayed").lays(0, "BR-28").lays(1, "ST-15").against(0, 0), 1);
    let played = fight.round(1).tells("r1 0hits1:2 killed1 beaten0 placed1 turn2 first1");
    played.has(|table| table.fight.foes[1].damage, 0);
    // Also where one blow strikes several: nobody else is hit, least of all the next instance.
    let left = weak(concierge(), 1).with(|table| table.fight.foes.swap(0, 1)).foes("- - C1-10");
    let left = left.does(1, 0, "D1&L123").begins("0hits0:1 killed0 beaten0 placed0 0>1 turn2");
    left.shows(|table| table.fight.foes[1].damage == 0 && table.fight.foes[2].is_there());
}

/// §boss.won, §over.success: with all instances beaten and all alive the run is won; with one dead it is lost, after the turn.
#[test]
fn the_run_is_won_with_all_alive() {
    let last = || weak(scene("poisoned flayed").fighting("0 1").against(1, 4), 1);
    let played = last().does(1, 0, "D1@1");
    let played = played.tells("0hits1:1 killed1 beaten1 won cells+3 rune5 schema:C1-01 schema:C1-02");
    played.play("done").shows(|table| table.phase == Phase::Over(true));
    let dead = last().with(|table| table.members[1].dead = true).does(1, 0, "D1@1");
    dead.tells("0hits1:1 killed1 beaten1").shows(|table| table.phase == Phase::Over(false));
    // No new turn begins.
    let dying = concierge().with(|table| (table.members[1].dead, table.fight.on) = (true, true));
    dying.then(&[Todo::EndFight, Todo::Explore]).tells("").shows(|table| table.phase == Phase::Over(false));
}
