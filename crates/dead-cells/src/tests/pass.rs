//! The player who passes.

use super::*;

/// Four players; the third, the Quartered, passes, with this card on top, after two have laid theirs.
fn passes(scrolls: [u8; 3], chance: &str) -> Played {
    scene("poisoned flayed quartered burnt")
        .hand(0, "ST-02 ST-03 ST-05")
        .hand(1, "ST-14 ST-13 ST-15")
        .hand(2, "ST-20 ST-21 ST-22")
        .hand(3, "ST-07 ST-08 ST-09")
        .scrolls(2, scrolls)
        .foes("- B1-12")
        .loot("scrollSV1")
        .chance(chance)
        .fight()
        .play("pass 2; lay ST-05 3 loot; lay ST-14 1 block")
}

/// §pass.reveal: the top card is revealed when the turn comes, its symbol moves that scroll, and it is discarded.
#[test]
fn the_top_card_of_who_passes_moves_a_scroll() {
    let played = passes([0; 3], "deck3:ST-19").awaits(3);
    assert_eq!((played.table.members[2].scrolls, played.table.members[2].top), ([0, 1, 0], Some(card("ST-19"))));
    assert_eq!(played.table.members[2].hand.len(), 3);
    // Without a symbol nothing moves, and the card is discarded all the same.
    let played = passes([0; 3], "deck3:ST-24").awaits(3);
    assert_eq!((played.table.members[2].scrolls, played.table.members[2].top), ([0; 3], Some(card("ST-24"))));
}

/// §pass.reveal: of several symbols the player picks one; a full track leaves no choice.
#[test]
fn of_several_symbols_who_passes_picks_one() {
    let played = passes([0; 3], "deck3:ST-23").awaits(3).may("symbol survival; symbol tactics");
    let played = played.play("symbol brutality").refuses("test.hand").play("symbol survival");
    assert_eq!((played.table.members[2].scrolls, played.phase()), ([1, 0, 0], Phase::Redraw(2, 0)));
    let played = passes([0, 5, 0], "deck3:ST-23");
    assert_eq!((played.table.members[2].scrolls, played.phase()), ([1, 5, 0], Phase::Redraw(2, 0)));
}

/// §pass.redraw: any number of cards may be changed for as many.
#[test]
fn who_passes_may_change_cards() {
    let played = passes([0; 3], "deck3:ST-24 deck3:ST-19 deck3:ST-23");
    let played =
        played.may("discard ST-20; discard ST-21; discard ST-22; done").play("discard ST-19").refuses("test.hand");
    let played = played.play("discard ST-20; discard ST-22; done").awaits(4);
    let own = played.table.members[2];
    assert_eq!((own.hand.len(), own.top), (3, Some(card("ST-22"))));
    assert!(["ST-19", "ST-21", "ST-23"].iter().all(|code| own.hand.has(card(code))));
    // All three, for the two that are left and one of the discard.
    let played = passes([0; 3], "deck3:ST-24 deck3:ST-19 deck3:ST-23 deck3:ST-20")
        .play("discard ST-20; discard ST-21; discard ST-22");
    assert_eq!((played.table.members[2].hand.len(), played.table.members[2].discard.len()), (3, 0));
    // Or none.
    passes([0; 3], "deck3:ST-24").play("done").awaits(4).shows(|table| table.members[2].hand.len() == 3);
}

/// §pass.out: who passes takes no damage, no State and no loot.
#[test]
fn who_passes_is_not_in_the_combat() {
    let played = passes([0; 3], "deck3:ST-24").play("done; lay ST-09 1 damage");
    // The elite zombie strikes in rounds II and III, one of the three who fight each time, and all in IV.
    let played = played.may("assign 0 -; assign 1 -; assign 3 -").play("assign 2 -").refuses("act.assign");
    let played = played.play("assign 3 -; assign 1 -");
    assert!(played.heard(|event| matches!(event, Event::Looted { .. })));
    assert_eq!(played.table.members.map(|member| member.damage), [0, 2, 0, 2]);
    let played = played.awaits(1).may("scroll 0 survival; scroll 1 survival; scroll 3 survival");
    let played = played.play("scroll 2 survival").refuses("upkeep.give").play("scroll 0 survival");
    assert_eq!((played.table.members[2].scrolls, played.phase()), ([0; 3], Phase::Move));
}

/// §pass.out: a State of an enemy cannot be given to who passes either.
#[test]
fn who_passes_gets_no_state() {
    let played = scene("poisoned flayed quartered burnt")
        .hand(0, "ST-05")
        .hand(1, "ST-14")
        .hand(2, "ST-20")
        .hand(3, "ST-07")
        .foes("- B2-16")
        .chance("deck3:ST-24")
        .fight()
        .play("pass 2; lay ST-05 3 loot; lay ST-14 1 block; done; lay ST-07 2 damage");
    let played = played.may("assign 0 -; assign 1 -; assign 3 -").play("assign 2 -").refuses("act.assign");
    played.play("assign 1 -; assign 0 -").shows(|table| table.members[2].states == [0; 5]);
}
