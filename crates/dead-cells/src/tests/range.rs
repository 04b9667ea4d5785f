//! Range: which enemies an action reaches.

use super::*;

/// §range.spaces: each spelling of a range, and whom it leaves to be aimed at.
#[test]
fn only_enemies_on_the_spaces_of_a_range_can_be_aimed_at() {
    let all = || scene("poisoned flayed").fighting("0 1").foes("B1-12 B1-12 B1-12 B1-12");
    for (line, spaces) in [
        ("D1@12", "aim 1; aim 2"),
        ("P1@23", "aim 2; aim 3"),
        ("D1@L1", "aim 0; aim 1"),
        ("Z1@123", "aim 1; aim 2; aim 3"),
        ("M1@L123", "aim 0; aim 1; aim 2; aim 3"),
    ] {
        all().does(1, 0, line).awaits(1).may(spaces);
    }
    all().does(1, 0, "D1@12").play("aim 3").refuses("range.spaces").play("aim 0").refuses("range.spaces");
    for (line, story) in [("D1@3", "0hits3:1"), ("D1@L", "0hits0:1"), ("D1@1", "0hits1:1")] {
        all().does(1, 0, line).tells(story);
    }
}

/// §range.one: one enemy is hit, of the actor's choice; every one in range only where the action says so.
#[test]
fn one_enemy_is_hit_unless_the_action_says_every_one() {
    let two = || scene("poisoned flayed").fighting("0 1").foes("- B1-12 B1-12 B1-12");
    two().does(1, 1, "D1@123").awaits(2).play("aim 2").tells("1hits2:1");
    two().does(1, 1, "D1&12").tells("1hits1:1 1hits2:1");
    two().does(1, 1, "P1&L123").tells("1gives1:poison 1gives2:poison 1gives3:poison");
}

/// §range.empty: where nobody stands in range there is no effect, nor for what would follow on the same enemy.
#[test]
fn an_action_without_an_enemy_in_range_has_no_effect() {
    let far = || scene("poisoned flayed").fighting("0 1").foes("- - - B1-12");
    far().does(1, 0, "D1@12").tells("");
    far().does(1, 0, "D1@123+Z1@12+D1@=").tells("0hits3:1");
    let gap = scene("poisoned flayed").fighting("0 1").foes("- B1-12 - B1-12").does(1, 0, "D1@123");
    gap.play("aim 2").refuses("range.empty").play("aim 9").refuses("range.empty").may("aim 1; aim 3");
    // Nobody closes up in the middle of a round: the space of the dead stays out of it.
    scene("poisoned flayed")
        .fighting("0 1")
        .foes("- B2-10 B1-12")
        .does(1, 0, "D1@1+D1@1")
        .tells("0hits1:1 killed1 teeth+2");
}
