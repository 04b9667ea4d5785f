//! Rounds: who acts, in which order, and what comes before round I.

use super::*;

/// §round.actions, §round.order, §round.group: from left to right; in the group the first player first, then clockwise.
#[test]
fn a_round_goes_from_left_to_right() {
    scene("poisoned flayed burnt")
        .with(|table| table.first = 1)
        .lays(0, "ST-03")
        .lays(1, "ST-15")
        .lays(2, "ST-09")
        .foes("B2-13 B2-14 B2-15 B1-11")
        .round(1)
        .awaits(2)
        .play("assign 0 -; assign 2 -; assign 0 -; assign 1 -")
        .awaits(2)
        .has(|table| table.fight.round, 2)
        .shows(|table| table.members[0].damage == 2)
        .tells("r1 gets0:poison 1hits1:1 2hits1:1 0hits1:1 hurt2:1 hurt0:1 hurt1:1 hurt0:1 r2");
}

/// §round.actions: each card says on its own line what is done in a round; who has laid none does nothing.
#[test]
fn a_line_counts_in_its_round_only() {
    scene("poisoned flayed")
        .lays(0, "ST-03")
        .scrolls(0, [3, 0, 0])
        .foes("- B1-12")
        .round(1)
        .tells("r1 0hits1:1 r2 0hits1:1 hurt0:1 r3 hurt0:2 hurt0:1");
}

/// §round.mandatory: what a card does is done without asking, and cannot be left out; an aptitude and equipment can.
#[test]
fn only_aptitudes_and_equipment_may_be_left_out() {
    scene("poisoned flayed")
        .fighting("0 1")
        .foes("- B1-12")
        .loot("tooth2")
        .does(1, 0, "D1@123+L1+S1")
        .tells("0hits1:1 0loots:teeth2 teeth+2 shield0:1");
    let played = scene("poisoned flayed").fighting("0 1").foes("- B1-12 B1-12").does(1, 0, "D1@123");
    played.play("skip").refuses("round.actions").play("bare").refuses("round.actions").may("aim 1; aim 2");
    let played = scene("poisoned flayed").fighting("0 1").loot("tooth1+cell1").does(1, 0, "L1");
    played.play("done").refuses("round.actions").may("loot teeth; loot cells");
    scene("flayed burnt").fighting("0 1").does(1, 0, "A1").play("skip").has(|table| table.members[0].shields, 0);
    let played = scene("flayed burnt").lays(0, "ST-14").wears(0, "ST-01").foes("- B1-12").round(1);
    played.play("bare").begins("r1 shield0:1 r2");
}

/// §round.zero: there is a round 0 if an enemy, a track, equipment or a mutation has something for it, or a potion is there.
#[test]
fn round_zero_comes_where_somebody_has_something_for_it() {
    let begins = |scene: Scene| scene.round(0).story().split(' ').next().map(String::from);
    let plain = || scene("quartered burnt").fighting("0 1");
    assert_eq!(begins(plain().foes("- B1-01")), Some("r1".into()));
    assert_eq!(begins(plain().foes("- B1-10")), Some("r0".into()));
    assert_eq!(begins(plain().foes("- B1-01").scrolls(1, [0, 2, 0])), Some("r0".into()));
    assert_eq!(begins(plain().foes("- B1-01").wears(0, "B7-04")), Some("r0".into()));
    assert_eq!(begins(plain().foes("- B1-01").mutations("TC-20")), Some("r0".into()));
    assert_eq!(begins(plain().foes("- B1-01").with(|table| table.potions = 1)), Some("r0".into()));
    // Who passes has no part in it.
    assert_eq!(begins(scene("quartered burnt").fighting("0").scrolls(1, [0, 2, 0])), Some("r1".into()));
}

/// §round.zero: in round 0 too it goes from left to right, and everybody does all they have for it.
#[test]
fn round_zero_keeps_the_order_and_takes_all() {
    scene("quartered burnt")
        .with(|table| table.first = 1)
        .fighting("0 1")
        .scrolls(0, [2, 0, 4])
        .scrolls(1, [0, 2, 2])
        .foes("B4-13 B7-18 - B3-15")
        .round(0)
        .begins("r0 guards0:1 1gives1:mark 1hits1:2 0gives3:mark")
        // The Quartered's second rule has two enemies to choose from.
        .awaits(1)
        .may("aim 0; aim 1")
        .anew()
        .play("aim 1")
        .begins("0hits1:2 guards1:2 gets1:mark r1");
}

/// §round.potion: in round 0 the first player gives potions one after the other, also to who passes, never to the dead.
#[test]
fn potions_are_drunk_in_round_zero() {
    scene("poisoned flayed quartered burnt")
        .with(|table| {
            (table.potions, table.first, table.fight.passing) = (2, 2, Some(3));
            (table.members[1].dead, table.members[1].damage) = (true, 3);
        })
        .fighting("0 2")
        .hurt(0, 2)
        .hurt(3, 2)
        .round(0)
        .awaits(3)
        .play("drink 1")
        .refuses("act.assign")
        .may("drink 0; drink 2; drink 3; done")
        .play("drink 3")
        .has(|table| (table.members[3].damage, table.potions), (0, 1))
        .play("drink 0")
        .has(|table| (table.members[0].damage, table.potions), (0, 0))
        .begins("r0 drank3 drank0 r1");
    // None need be used, and outside round 0 there is no such moment.
    let played = scene("poisoned flayed").fighting("0 1").with(|table| table.potions = 1).round(0);
    let played = played.play("done").has(|table| table.potions, 1);
    played.begins("r0 r1 r2 r3").play("drink 0").refuses("move.steps");
}

/// §round.potion: who decides for the group does so even when dead.
#[test]
fn a_dead_first_player_still_decides() {
    scene("poisoned flayed")
        .with(|table| (table.potions, table.members[0].dead) = (1, true))
        .fighting("1")
        .round(0)
        .awaits(1)
        .may("drink 1; done");
}
