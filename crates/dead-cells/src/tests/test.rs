//! Tests of hand and deck.

use super::*;

/// The group before the corridor of B1 that asks for brutality.
fn before_a_hand_test(hand: &str) -> Played {
    scene("poisoned flayed").hand(0, hand).at(0, "a").explore().play("go 2")
}

/// §test.hand: a card with the symbol, out of the hand, passes the test and is discarded.
#[test]
fn a_hand_test_takes_a_card_with_the_symbol() {
    let played = before_a_hand_test("ST-01 ST-03 ST-05").may("discard ST-03; discard ST-05; decline");
    // One shows another symbol, one is not held.
    let played = played.play("discard ST-01").refuses("test.hand").play("discard ST-04").refuses("test.hand");
    let played = played.play("go 3").refuses("test.hand").play("discard ST-05");
    assert_eq!((played.table.spot, played.table.members[0].top), (BoardSpot::Space(2), Some(card("ST-05"))));
    assert!(!played.table.members[0].hand.has(card("ST-05")));
}

/// §test.closed: a failed test closes the corridor, and only it, for this move; another way is taken.
#[test]
fn a_failed_hand_test_closes_the_corridor() {
    let played = before_a_hand_test("ST-01").play("decline");
    assert_eq!((played.table.spot, played.phase()), (BoardSpot::Space(0), Phase::Move));
    let played = played.may("go 3").play("go 2").refuses("test.closed").play("go 3");
    assert_eq!((played.table.spot, played.table.closed), (BoardSpot::Space(3), 0));
}

/// §test.closed: from every space a way leads on that asks for nothing.
#[test]
fn every_space_has_a_way_that_asks_for_nothing() {
    use crate::content::Gate;
    for biome in &printed().biomes {
        let spots = (0..biome.spaces.len() as u8).map(BoardSpot::Space).chain([BoardSpot::Start]);
        for spot in spots {
            let open =
                |way: &crate::content::Corridor| way.from == spot && matches!(way.gate, Gate::Open | Gate::Deck(_));
            assert!(biome.corridors.iter().any(open), "{} {spot:?}", biome.code);
        }
    }
}

/// §test.decline: whoever has the card may keep it, and has failed.
#[test]
fn a_test_may_be_declined_with_the_card_in_hand() {
    let played = before_a_hand_test("ST-03").play("decline");
    assert!(played.table.members[0].hand.has(card("ST-03")));
    assert!(played.heard(|event| matches!(event, Event::Tested { card: None, .. })));
    played.play("go 2").refuses("test.closed");
}

/// The group takes the corridor of B1 with a deck test, with this card on top.
fn through_a_deck_test(top: &str) -> Played {
    let chance = format!("deck1:{top}");
    scene("poisoned flayed").hurt(0, 1).at(0, "g").chance(&chance).explore().play("go 13")
}

/// §test.deck, §test.open: the top card gives the reward of its symbol or nothing, is discarded, and the group goes on.
#[test]
fn a_deck_test_gives_the_reward_of_the_symbol_and_closes_nothing() {
    let came = |top, damage, teeth, cells| {
        let played = through_a_deck_test(top);
        let own = played.table.members[0];
        assert_eq!((own.damage, played.table.teeth, played.table.cells), (damage, teeth, cells), "{top}");
        assert_eq!((own.top, own.discard.len()), (Some(card(top)), 1));
        assert_eq!((played.table.spot, played.phase()), (BoardSpot::Space(8), Phase::Move));
    };
    came("ST-02", 0, 0, 0);
    came("ST-01", 1, 1, 0);
    came("ST-03", 1, 0, 1);
    came("ST-06", 1, 0, 0);
}

/// §test.deck: of several symbols the First Player picks one.
#[test]
fn of_several_symbols_one_reward_is_picked() {
    let played = through_a_deck_test("ST-05").awaits(1).may("symbol survival; symbol brutality");
    let played = played.play("symbol tactics").refuses("test.hand").play("symbol brutality");
    assert_eq!((played.table.cells, played.table.members[0].damage), (1, 1));
    assert_eq!(played.table.spot, BoardSpot::Space(8));
}

/// §test.refill: the hand is filled up to three; an empty deck is made of the discard, the card of the test among it.
#[test]
fn hands_are_filled_after_a_test() {
    let played = before_a_hand_test("ST-03 ST-01 ST-02").play("discard ST-03");
    assert_eq!((played.table.members[0].hand.len(), played.table.members[0].deck.len()), (3, 2));
    let played = scene("poisoned flayed")
        .hand(0, "ST-03 ST-01 ST-02")
        .discard(0, "ST-04 ST-05 ST-06")
        .chance("deck1:ST-03")
        .at(0, "a")
        .explore()
        .play("go 2; discard ST-03");
    let own = played.table.members[0];
    assert!(played.heard(|event| matches!(event, Event::Reshuffled { .. })));
    assert_eq!((own.hand.len(), own.deck.len(), own.discard.len()), (3, 3, 0));
    assert!(own.hand.has(card("ST-03")));
}
