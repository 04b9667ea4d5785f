//! What is staged: from where to where, and by how much.

use super::*;
use crate::decisions::{Cause, Fighter};
use crate::page::beat;
use crate::table::LootKind;
use kernel::{BeatKind, BeatWeight, Telling};

/// A beat in a word: `hurt member0>space1:2`, with `!` where it turns the run and `.` where it takes no time.
fn word(event: &Event) -> String {
    let beat = beat(event);
    let mut word = format!("{:?}", beat.kind).to_lowercase();
    if beat.from.is_some() || beat.to.is_some() {
        word += &format!(" {}>{}", beat.from.unwrap_or_default(), beat.to.unwrap_or_default());
    }
    if beat.amount > 0 {
        word += &format!(":{}", beat.amount);
    }
    match beat.weight {
        BeatWeight::Aside => word + ".",
        BeatWeight::Normal => word,
        BeatWeight::Turning => word + "!",
    }
}

impl Played {
    /// What is staged of all that happened, a line each.
    fn stages(&self) -> Vec<String> {
        self.events.iter().map(word).collect()
    }
}

/// The combat that the rulebook prints, once its cards lie there: §round.order, §act.damage, §act.assign, §state.poison, §close.up.
#[test]
fn the_printed_combat_is_staged_blow_by_blow() {
    let played = scene("poisoned flayed quartered burnt")
        .hand(0, "ST-01 ST-02 ST-03")
        .hand(1, "ST-13 ST-14 ST-15")
        .hand(2, "ST-20 ST-21 ST-22")
        .hand(3, "ST-07 ST-08 ST-09")
        .foes("- B1-01 - B1-11")
        .loot("scrollSV1")
        .chance("deck3:ST-19 deck3:ST-24 gear:ST-04")
        .fight()
        .play("pass 2; lay ST-01 2 state; lay ST-13 1 aptitude; discard ST-22; done")
        .anew()
        .play("lay ST-07 3 loot");
    assert_eq!(
        played.stages(),
        [
            "moves ST-07>timeline",
            "shows member0>ST-01",
            "shows member1>ST-13",
            "shows member3>ST-07",
            "begins >timeline",
        ]
    );
    let played = played.anew().play("aptitude brutality 0; assign 1 -; assign 3 -");
    assert_eq!(
        played.stages(),
        [
            "shows member1>",
            "gained >member1:1",
            "lost >member1:1",
            "hurt >member3:1",
            "moves space3>space2",
            "begins >timeline",
        ]
    );
    let played = played.anew().play("aim 2; aim 1");
    assert_eq!(
        played.stages(),
        [
            "moves member0>space2:1",
            "hurt member1>space1:1",
            "hurt member3>space1:1",
            "lost member3>space1",
            "gained >cells:1",
            "hurt >space2:1",
            "moves space2>space1",
            "begins >timeline",
            "hurt member0>space1:1",
            "gained loot-scrolls>member3:1",
            "hurt >member0:1",
            "hurt >space1:1",
            "lost >space1",
            "shows",
        ]
    );
}

/// Damage that shields stop is a loss of shields; §act.shields, §act.block.
#[test]
fn blows_and_shields_are_counted_where_they_fall() {
    let struck = scene("poisoned flayed").foes("- B1-01").fighting("0 1").struck(1, "s1").play("go 0");
    assert_eq!(struck.stages()[0], "gained >space1:1");
    let hit = scene("poisoned flayed")
        .foes("- B1-01")
        .fighting("0 1")
        .with(|table| table.fight.foes[1].shields = 1)
        .does(1, 0, "D1@1");
    assert_eq!(hit.stages()[0], "lost member0>space1:1");
    let helped = scene("poisoned flayed").fighting("0 1").hurt(0, 2).does(1, 0, "H2");
    assert_eq!(helped.stages()[0], "healed >member0:2");
}

/// Whoever dies turns the run, and so does a boss that falls; a run begins and ends.
#[test]
fn deaths_and_bosses_turn_a_run() {
    let who = Fighter { member: 1, who: 2 };
    assert_eq!(word(&Event::Died { member: who, cause: Cause::Foe }), "lost >member1!");
    assert_eq!(word(&Event::Survived { member: who }), "healed >member1:1!");
    assert_eq!(word(&Event::Beaten { boss: 0, instance: 0 }), "lost >board!");
    assert_eq!(word(&Event::Won { boss: 0 }), "gained >board!");
    assert_eq!(word(&Event::Run { number: 3 }), "begins");
    assert_eq!(word(&Event::Entered { place: Region::Biome(1) }), "begins >map");
    assert_eq!(word(&Event::Ended { won: false, cells: 2 }), "ends!");
    assert_eq!(word(&Event::Over { won: false }), "ends");
}

/// The group walks from space to space, tiles are turned up, and what is gained goes where it is counted.
#[test]
fn the_way_is_walked() {
    let played = scene("poisoned flayed").laid_out(0, "start").chance("tile:1").explore().play("go 0");
    let staged = played.stages();
    assert_eq!(staged[..2], ["moves >place0", "shows >tile"], "{staged:?}");
    assert_eq!(word(&Event::Moved { to: BoardSpot::Exit(0) }), "moves >exit1");
    assert_eq!(word(&Event::Gained { kind: LootKind::Teeth, count: 2 }), "gained >teeth:2");
    assert_eq!(word(&Event::Gained { kind: LootKind::Vials, count: 1 }), "gained >group:1");
    assert_eq!(word(&Event::Bought { ware: crate::table::Ware::Potion, price: 3 }), "lost >teeth:3");
}

/// Of what others draw only the number is told, and it takes no time; one's own cards come into the hand.
#[test]
fn only_ones_own_cards_come_to_the_hand() {
    let game = DeadCells::default();
    let who = Fighter { member: 0, who: 0 };
    let drew = Event::Drew { member: who, count: 2, cards: Some([None; 4]) };
    let seen = |seat| word(&game.witness(&drew, seat).expect("all know that somebody draws"));
    assert_eq!(seen(Seat(0)), "moves >hand:2");
    assert_eq!(seen(Seat(1)), "moves >member0:2.");
    let laid = Event::Laid { member: who, card: Some(card("ST-01")), said: None };
    let seen = |seat| game.beat(&game.witness(&laid, seat).expect("all see it laid"));
    assert_eq!(seen(Seat(0)).from.as_deref(), Some("ST-01"));
    assert_eq!((seen(Seat(1)).kind, seen(Seat(1)).from.as_deref()), (BeatKind::Moves, Some("member0")));
}
