//! Scroll tracks: what every step of the four Prisoners does.

use super::*;

/// A Prisoner with another one, against these enemies; the marker of one track has moved so far.
fn track(who: &str, steps: [u8; 3], foes: &str) -> Scene {
    let other = if who == "flayed" { "burnt" } else { "flayed" };
    scene(&format!("{who} {other}")).fighting("0 1").scrolls(0, steps).foes(foes)
}

/// §board.left, §equip.slot: life, slots and cards in hand, step by step; the rest of the steps is below and in §state.immune.
#[test]
fn tracks_give_life_slots_and_cards() {
    for (who, lives) in [
        ("poisoned", [3, 4, 4, 5, 5, 6]),
        ("burnt", [3, 4, 4, 5, 5, 6]),
        ("flayed", [3, 4, 4, 5, 5, 6]),
        ("quartered", [3, 4, 4, 5, 5, 6]),
    ] {
        for (step, life) in (0..).zip(lives) {
            assert_eq!(track(who, [step, 0, 0], "-").table.members[0].life, life, "{who} {step}");
        }
    }
    let slots = |who, steps| track(who, steps, "-").table.members[0].slots;
    assert_eq!([slots("poisoned", [0, 2, 3]), slots("poisoned", [0, 3, 3]), slots("poisoned", [0, 3, 4])], [1, 2, 3]);
    assert_eq!([slots("burnt", [0, 2, 0]), slots("burnt", [0, 3, 0])], [1, 2]);
    assert_eq!([slots("flayed", [0, 3, 3]), slots("flayed", [0, 3, 4])], [2, 3]);
    assert_eq!(
        [slots("quartered", [0, 2, 2]), slots("quartered", [0, 3, 2]), slots("quartered", [0, 3, 3])],
        [1, 2, 3]
    );
    let hand = |step| track("burnt", [0, step, 0], "-").table.members[0].hand_size;
    assert_eq!([hand(4), hand(5)], [3, 4]);
}

/// §act.aptitude: every aptitude of the boards, and what later steps add to it.
#[test]
fn each_aptitude_of_a_board_works() {
    let all = "B2-14 B2-14 B2-14 B2-14";
    let cases: [(&str, [u8; 3], &str, &str); 14] = [
        ("poisoned", [0, 0, 0], "aptitude tactics 0", "0apt:tactics0 0gives1:poison"),
        ("poisoned", [0, 1, 0], "aptitude tactics 0; aim 2", "0apt:tactics0 0gives2:poison"),
        ("poisoned", [0, 4, 0], "aptitude tactics 0; aim 0", "0apt:tactics0 0gives0:poison"),
        ("poisoned", [0, 0, 1], "aptitude brutality 1", "0apt:brutality1 0hits1:1"),
        ("burnt", [0, 4, 0], "aptitude tactics 4", "0apt:tactics4 0gives1:freeze"),
        ("burnt", [0, 0, 0], "aptitude brutality 0", "0apt:brutality0 0gives1:fire"),
        ("burnt", [0, 0, 1], "aptitude brutality 0; aim 2", "0apt:brutality0 0gives2:fire"),
        ("burnt", [0, 0, 4], "aptitude brutality 0; aim 0", "0apt:brutality0 0gives0:fire"),
        ("flayed", [0, 1, 0], "aptitude tactics 1; help 1", "0apt:tactics1 shield1:1"),
        ("flayed", [0, 0, 0], "aptitude brutality 0", "0apt:brutality0 shield0:1"),
        ("flayed", [0, 0, 3], "aptitude brutality 0", "0apt:brutality0 shield0:2"),
        ("quartered", [0, 0, 0], "aptitude tactics 0", "0apt:tactics0 0hits3:1"),
        ("quartered", [0, 1, 0], "aptitude tactics 0; aim 2", "0apt:tactics0 0hits2:1"),
        ("quartered", [0, 4, 1], "aptitude tactics 0; aim 1", "0apt:tactics0 0hits1:1"),
    ];
    for (who, steps, decisions, story) in cases {
        track(who, steps, all).does(1, 0, "A1").play(decisions).tells(story);
    }
    let thrown = track("quartered", [0, 0, 1], all).does(1, 0, "A1").play("aptitude brutality 1; aim 0");
    thrown.tells("0apt:brutality1 0hits0:1");
    track("burnt", [0, 1, 0], all)
        .loot("tooth1")
        .does(1, 0, "A1")
        .play("aptitude tactics 1")
        .tells("0apt:tactics1 0loots:teeth1 teeth+1");
    // Contagion: a token for another enemy than the poisoned one.
    let ill = track("poisoned", [0, 2, 0], "- B2-14 B2-14").with(|table| table.fight.foes[1].states[0] = 1);
    let ill = ill.does(1, 0, "A1").play("aptitude tactics 2").tells("0apt:tactics2 0gives2:poison");
    ill.has(|table| (table.fight.foes[1].states[0], table.fight.foes[2].states[0]), (1, 1));
    // Shield bash and riposte: with a shield only, and riposte spends it.
    let bare = track("flayed", [0, 4, 1], all).does(1, 0, "A1").play("aptitude brutality 1").refuses("act.aptitude");
    bare.play("aptitude tactics 4").refuses("act.aptitude");
    let held = || track("flayed", [0, 4, 1], all).with(|table| table.members[0].shields = 1).does(1, 0, "A1");
    held().play("aptitude brutality 1").tells("0apt:brutality1 0hits1:1").has(|table| table.members[0].shields, 1);
    held().play("aptitude tactics 4; aim 0").tells("0apt:tactics4 block0:1 0hits0:1");
}

/// §round.zero: every rule of a track for round 0.
#[test]
fn each_track_rule_of_round_zero_works() {
    let zero = |scene: Scene, decisions: &str, story: &str| {
        let played = scene.round(0);
        let played = if decisions.is_empty() { played } else { played.play(decisions) };
        played.begins(story);
    };
    let foes = "- B2-14";
    zero(track("poisoned", [4, 0, 0], foes).hurt(0, 1), "", "r0 heal0:1 r1");
    zero(track("poisoned", [0, 5, 0], foes), "", "r0 0gives1:poison r1");
    zero(track("poisoned", [0, 0, 3], foes), "", "r0 0hits1:1 r1");
    zero(track("burnt", [0, 2, 0], foes), "", "r0 0gives1:mark r1");
    zero(track("burnt", [0, 0, 2], foes), "", "r0 0hits1:1 r1");
    zero(track("flayed", [2, 0, 0], foes), "", "r0 shield0:1 r1");
    zero(track("flayed", [0, 2, 0], foes), "help 1", "r0 shield1:1 r1");
    zero(track("flayed", [0, 0, 2], foes), "", "r0 0hits1:1 r1");
    zero(track("quartered", [2, 0, 0], "- - - B2-14"), "", "r0 0gives3:mark r1");
    zero(track("quartered", [0, 5, 0], foes), "", "r0 0hits1:1 r1");
    zero(track("quartered", [0, 0, 4], "B2-14"), "", "r0 0hits0:1 r1");
}

/// §board.left: every rule of a track for kills and blows.
#[test]
fn each_track_rule_of_kills_and_blows_works() {
    // The Poisoned: a tooth for a poisoned enemy, and one damage more on one, once a combat.
    let ill = |steps| {
        track("poisoned", steps, "- B1-01 B2-14").with(|table| {
            table.fight.foes.iter_mut().for_each(|foe| foe.states[0] = 1);
        })
    };
    ill([0, 0, 2]).does(1, 0, "D2@1").tells("0hits1:2 killed1 teeth+1 cells+1");
    track("poisoned", [0, 0, 2], "- B1-01").does(1, 0, "D2@1").tells("0hits1:2 killed1 cells+1");
    ill([0, 0, 5]).does(1, 0, "D1@2+D1@2").tells("0hits2:2 0hits2:1");
    // The Burnt: a cell for the first death by fire, and damage with every fire.
    let fire = track("burnt", [0, 0, 3], "- B1-05 B1-05").does(1, 0, "F1&12+F1&12");
    fire.tells("0gives1:fire 0gives2:fire 0gives1:fire killed1 cells+1 teeth+1 0gives2:fire killed2 teeth+1");
    track("burnt", [0, 0, 5], "- B2-14").does(1, 0, "F1@1").tells("0gives1:fire 0hits1:1");
    // The Flayed: one more with a shield.
    let flayed = |shields| track("flayed", [0, 0, 5], "- B2-14").with(move |table| table.members[0].shields = shields);
    flayed(1).does(1, 0, "D1@1+D1@1").tells("0hits1:2 0hits1:2");
    flayed(0).does(1, 0, "D1@1").tells("0hits1:1");
    // The Quartered: loot with the first blow on a marked enemy, and one more with the first blow.
    let marked = |steps| {
        track("quartered", steps, "- B2-14").loot("tooth1+cell1").with(|table| {
            table.fight.foes[1].states[State::Mark as usize] = 1;
        })
    };
    marked([0, 0, 2]).does(1, 0, "D1@1").awaits(1).play("loot cells").tells("0hits1:2 0loots:cells1 cells+1");
    track("quartered", [0, 0, 2], "- B2-14").loot("tooth1").does(1, 0, "D1@1").tells("0hits1:1");
    track("quartered", [0, 0, 5], "- B2-14").does(1, 0, "D1@1+D1@1").tells("0hits1:2 0hits1:1");
}
