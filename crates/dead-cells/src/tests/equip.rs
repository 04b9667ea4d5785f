//! Equipment: slots, and how it is used.

use super::*;

/// What a member wears, by codes.
fn worn(table: &Table, member: usize) -> Vec<&'static str> {
    table.members[member].worn.iter().map(|worn| printed().gear(worn.gear).code.as_str()).collect()
}

/// §equip.slot, §equip.place: one slot at first, where what is received goes; more slots hold more.
#[test]
fn equipment_goes_into_the_first_free_slot() {
    let given = |scene: Scene| scene.then(&[Todo::Equip(gear("ST-04")), Todo::Explore]);
    let played = given(scene("poisoned flayed")).awaits(1).may("equip 0 -; equip 1 -").play("equip 1 -");
    assert_eq!(worn(&played.table, 1), ["ST-04"]);
    assert!(played.table.members[..2].iter().all(|member| member.slots == 1));
    let full = || scene("poisoned flayed").wears(0, "ST-01");
    given(full()).play("equip 0 -").refuses("equip.slot").may("equip 0 0; equip 1 -; scrap");
    let wide = given(full().scrolls(0, [0, 3, 0])).play("equip 0 -");
    assert_eq!(worn(&wide.table, 0), ["ST-01", "ST-04"]);
    given(scene("poisoned flayed")).play("equip 1 0").refuses("equip.full").play("scrap").refuses("equip.full");
}

/// §equip.full: with no slot free an old card or the new one is discarded.
#[test]
fn without_a_free_slot_something_is_discarded() {
    let full = || scene("poisoned flayed").wears(0, "ST-01").wears(1, "ST-02");
    let given = || full().then(&[Todo::Equip(gear("ST-04")), Todo::Explore]);
    let played = given().may("equip 0 0; equip 1 0; scrap").play("equip 0 0");
    assert_eq!(worn(&played.table, 0), ["ST-04"]);
    assert!(played.table.scrap.has(gear("ST-01")));
    let played = given().play("scrap");
    assert_eq!((worn(&played.table, 0), worn(&played.table, 1)), (vec!["ST-01"], vec!["ST-02"]));
    assert!(played.table.scrap.has(gear("ST-04")));
}

/// §equip.use: on its round and no other, and always of choice.
#[test]
fn equipment_is_used_on_its_round_and_of_choice() {
    let bow = || scene("poisoned flayed").lays(0, "ST-03").wears(0, "ST-02").foes("- B1-12 B1-12");
    let played = bow().round(1).awaits(1).has(|table| table.fight.round, 2).may("gear 0; bare");
    played.anew().play("gear 0").begins("0uses:ST-02 0hits2:1 hurt0:1");
    bow().round(1).anew().play("bare").begins("0hits1:1 hurt0:1");
    bow().round(1).play("gear 1").refuses("test.hand");
}

/// §equip.one: one piece with each card, and the same piece not twice.
#[test]
fn one_piece_goes_with_each_card_and_none_twice() {
    let twice = scene("poisoned flayed").scrolls(0, [0, 3, 0]).lays(0, "ST-03 ST-06").foes("- B2-14");
    let twice = twice.wears(0, "ST-01 B2-04").round(1);
    let played = twice.may("gear 0; gear 1; bare").play("gear 1").may("gear 0; bare").play("gear 0");
    played.begins("r1 0uses:B2-04 0hits1:1 0hits1:1 0uses:ST-01 0hits1:1 r2");
    // One card takes one piece.
    let once = scene("poisoned flayed").scrolls(0, [0, 3, 0]).lays(0, "ST-03").foes("- B2-14").wears(0, "ST-01 B2-04");
    once.round(1).play("gear 0").begins("r1 0uses:ST-01 0hits1:1 r2");
    let single = scene("poisoned flayed").lays(0, "ST-03 ST-06").foes("- B2-14").wears(0, "ST-01").round(1);
    single.play("gear 0").begins("r1 0uses:ST-01 0hits1:1 0gives1:poison -hits1:1 r2");
}

/// §equip.kept: nothing that is worn can change hands: only what is new is given, and there is no action to trade.
#[test]
fn what_is_worn_stays_with_who_wears_it() {
    let played = scene("poisoned flayed").wears(0, "ST-01").explore();
    played.play("equip 1 -").refuses("move.steps").play("equip 0 0").refuses("move.steps");
    let played = scene("poisoned flayed").wears(0, "ST-01").then(&[Todo::Equip(gear("ST-04")), Todo::Explore]);
    let played = played.play("equip 1 -");
    assert_eq!((worn(&played.table, 0), worn(&played.table, 1)), (vec!["ST-01"], vec!["ST-04"]));
}

/// §equip.replace: instead of the line of the card, also where that is empty.
#[test]
fn a_slash_replaces_the_line_of_the_card() {
    let sword = |laid: &str| scene("poisoned flayed").lays(0, laid).wears(0, "ST-01").foes("- B2-14").round(1);
    sword("ST-02").play("gear 0").begins("r1 0uses:ST-01 0hits1:1 r2");
    sword("ST-02").play("bare").begins("r1 0gives1:poison -hits1:1 r2");
    sword("ST-01").play("gear 0").begins("r1 0uses:ST-01 0hits1:1 r2");
}

/// §equip.add: in addition to the line of the card, also where that is empty.
#[test]
fn a_plus_adds_to_the_line_of_the_card() {
    let bow = |laid: &str| scene("poisoned flayed").lays(0, laid).wears(0, "B1-02").foes("- B2-14").round(1);
    let story = |played: Played| played.anew().play("gear 0").story();
    assert!(story(bow("ST-03")).starts_with("0uses:B1-02 0hits1:1 0hits1:1 hurt0:1"));
    assert!(story(bow("ST-02")).starts_with("0uses:B1-02 0hits1:1 hurt0:1"));
}

/// §equip.aptitude: an aptitude activates it; the tonic is discarded for it.
#[test]
fn equipment_with_an_aptitude_needs_an_aptitude() {
    let hurt = || scene("burnt flayed").fighting("0 1").hurt(0, 2).wears(0, "ST-08").foes("- - - B1-12");
    let played = hurt().does(1, 0, "A2").may("item 0; skip").play("item 0").tells("0uses:ST-08 scrap:ST-08 heal0:1");
    played.shows(|table| table.scrap.has(gear("ST-08")) && table.members[0].worn.is_empty());
    // On a line of a card it is not offered.
    scene("burnt flayed").lays(0, "ST-09").wears(0, "ST-06").foes("- B1-12").round(1).begins("r1 0hits1:1 r2");
}

/// §equip.always: always at work: the raven wings strike in round 0 of every combat, without any card.
#[test]
fn some_equipment_is_always_at_work() {
    let wings = scene("burnt flayed").fighting("0 1").wears(0, "B7-04").foes("- - - B1-12");
    wings.round(0).begins("r0 0hits3:1 r1");
}
