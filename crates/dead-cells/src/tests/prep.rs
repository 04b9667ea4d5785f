//! Preparation.

use super::*;
use crate::table::Announced;

/// A group before a combat with a zombie, everybody with cards in hand.
fn ready(prisoners: &str) -> Scene {
    let hands = [("poisoned", "ST-01 ST-02 ST-03"), ("flayed", "ST-13 ST-14 ST-15"), ("burnt", "ST-07 ST-08 ST-09")];
    let mut scene = scene(prisoners).foes("- B1-12");
    for (member, who) in prisoners.split_whitespace().enumerate() {
        let cards = hands.iter().find(|(known, _)| *known == who).map_or("ST-20 ST-21 ST-22", |(_, cards)| *cards);
        scene = scene.hand(member, cards);
    }
    scene
}

/// How many cards each member has laid.
fn laid(played: &Played) -> [usize; 4] {
    played.table.members.map(|member| member.laid.len())
}

/// §prep.three, §prep.order: with three players each lays one, clockwise from the First Player.
#[test]
fn three_players_lay_one_card_each_in_order() {
    let played = ready("poisoned flayed burnt").with(|table| table.first = 1).fight().awaits(2);
    let played = played.play("1: lay ST-01 2 state").refuses("move.first").play("lay ST-13 1 aptitude").awaits(3);
    let played = played.play("lay ST-07 3 loot").awaits(1);
    assert_eq!((laid(&played), played.table.fight.preparing), ([0, 1, 1, 0], true));
    assert!(played.table.members[1].laid.as_slice().iter().all(|laid| !laid.open));
    let played = played.play("lay ST-02 1 state");
    assert_eq!((laid(&played), played.table.fight.preparing), ([1, 1, 1, 0], false));
}

/// §prep.two-players, §prep.three: the First Player lays two, then the other one.
#[test]
fn of_two_players_the_first_lays_two() {
    let played =
        ready("poisoned flayed").with(|table| table.first = 1).fight().awaits(2).play("lay ST-14 1 block").awaits(2);
    let played = played.play("lay ST-13 2 damage").awaits(1).play("lay ST-03 1 damage");
    assert_eq!((laid(&played), played.table.fight.preparing), ([1, 2, 0, 0], false));
}

/// §prep.four-players, §prep.three: the First Player says who passes, and cannot pass.
#[test]
fn of_four_players_one_passes_but_not_the_first() {
    let played = ready("poisoned flayed burnt quartered").with(|table| table.first = 2).fight().awaits(3);
    let played = played.may("pass 0; pass 1; pass 3").play("pass 2").refuses("prep.four-players");
    let played = played.play("1: pass 0").refuses("move.first").play("pass 3").awaits(3).play("lay ST-07 3 loot");
    // It is the Quartered's turn: not to lay a card, but to change cards.
    let played = played.awaits(4).play("lay ST-20 2 damage").refuses("prep.order").play("done").awaits(1);
    let played = played.play("lay ST-01 2 state").awaits(2).play("lay ST-14 1 block");
    assert_eq!((laid(&played), played.table.fight.preparing), ([1, 1, 1, 0], false));
}

/// §prep.three: alone, the Prisoner lays two, and Serenade's top card is the third.
#[test]
fn alone_the_third_card_is_serenades() {
    let played = ready("poisoned").chance("serenade:ST-25").fight().play("lay ST-02 1 state; lay ST-03 1 damage");
    let shown = played.events.iter().filter_map(|event| match event {
        Event::Shown { member, card } => Some((member.member, *card)),
        _ => None,
    });
    assert_eq!(shown.collect::<Vec<_>>(), [(0, card("ST-02")), (0, card("ST-03")), (1, card("ST-25"))]);
}

/// §prep.announce: an action that stands on the card, with its round; nothing else can be said, and only of a card in hand.
#[test]
fn what_is_announced_stands_on_the_card() {
    let played = ready("poisoned flayed burnt").fight();
    let played = played.may(
        "lay ST-01 2 state; lay ST-01 3 damage; lay ST-02 1 state; lay ST-02 3 loot; lay ST-03 1 damage; lay ST-03 2 damage",
    );
    let played =
        played.play("lay ST-01 1 state").refuses("prep.announce").play("lay ST-01 2 damage").refuses("prep.announce");
    let played = played.play("lay ST-04 1 aptitude").refuses("test.hand").play("lay ST-01 3 damage");
    assert_eq!(played.table.members[0].laid.as_slice()[0].said, Some((3, Announced::Damage)));
    let told = played.events.last().expect("a card was laid");
    assert!(matches!(played.game.witness(told, Seat(1)), Some(Event::Laid { card: None, said: Some((3, _)), .. })));
    // It binds nobody: both lines of the card are carried out.
    let played = played.play("lay ST-14 1 block; lay ST-08 3 damage; assign 1 -; assign 1 -");
    assert!(played.heard(|event| matches!(event, Event::Afflicted { state: State::Poison, .. })));
}

/// §prep.reveal: three cards lie hidden until the third; then all are turned up at once, before the first round.
#[test]
fn all_cards_are_turned_up_together() {
    let played = ready("poisoned flayed burnt").fight().play("lay ST-01 2 state; lay ST-14 1 block");
    assert!(!played.heard(|event| matches!(event, Event::Shown { .. } | Event::Round { .. })));
    let played = played.play("lay ST-07 3 loot");
    let place = |which: fn(&Event) -> bool| played.events.iter().position(which).expect("it happened");
    let shown = played.events.iter().filter(|event| matches!(event, Event::Shown { .. })).count();
    assert_eq!(shown, 3);
    assert!(
        place(|event| matches!(event, Event::Shown { .. })) < place(|event| matches!(event, Event::Round { round: 1 }))
    );
    assert!(played.table.members[..3].iter().all(|member| member.laid.as_slice().iter().all(|laid| laid.open)));
}

/// §prep.first-two: the card laid first acts first, and is discarded below the second.
#[test]
fn the_card_laid_first_acts_first() {
    let played = ready("burnt flayed")
        .with(|table| table.fight.foes[1] = Foe { stands: Stands::Foe(kind("B1-12")), ..Foe::default() })
        .fight()
        .play("lay ST-09 1 damage; lay ST-08 1 state; lay ST-14 1 block");
    let first = played.events.iter().position(|event| matches!(event, Event::Hit { .. })).expect("damage");
    let second = played.events.iter().position(|event| matches!(event, Event::Afflicted { .. })).expect("fire");
    assert!(first < second);
    let other = ready("burnt flayed").fight().play("lay ST-08 1 state; lay ST-09 1 damage; lay ST-14 1 block");
    let first = other.events.iter().position(|event| matches!(event, Event::Afflicted { .. })).expect("fire");
    let second = other.events.iter().position(|event| matches!(event, Event::Hit { .. })).expect("damage");
    assert!(first < second);
    let away = ready("burnt flayed")
        .with(|table| {
            table.fight.on = true;
            for code in ["ST-08", "ST-09"] {
                table.members[0].hand.take(card(code));
                table.members[0].laid.push(crate::table::Laid { card: Some(card(code)), open: true, said: None });
            }
        })
        .then(&[Todo::PutAway, Todo::Explore]);
    assert_eq!((away.table.members[0].discard.len(), away.table.members[0].top), (2, Some(card("ST-09"))));
}

/// §prep.first-two: frost on a player with two cards falls on the first.
#[test]
fn frost_falls_on_the_first_of_two_cards() {
    let played = ready("burnt flayed")
        .with(|table| table.members[0].frozen = 1 << 1)
        .fight()
        .play("lay ST-09 1 damage; lay ST-08 1 state; lay ST-14 1 block");
    let in_round_1: Vec<&Event> =
        played.events.iter().take_while(|event| !matches!(event, Event::Round { round: 2 })).collect();
    assert!(in_round_1.iter().any(|event| matches!(event, Event::Frozen { member } if member.member == 0)));
    assert!(in_round_1.iter().any(|event| matches!(event, Event::Afflicted { state: State::Fire, .. })));
    assert!(!in_round_1.iter().any(|event| matches!(event, Event::Hit { .. })));
}

/// §prep.talk: while cards are being laid nothing is decided but which card and what is announced with it.
#[test]
fn in_preparation_only_cards_are_laid() {
    ready("poisoned flayed burnt")
        .fight()
        .play("done")
        .refuses("prep.order")
        .play("aim 1")
        .refuses("prep.order")
        .shows(|table| table.fight.preparing);
}
