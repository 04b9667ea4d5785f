//! Malaise.

use super::*;
use crate::content::{Ailment, Gain, Gift};
use crate::rules::has_ailment;

fn gift(gain: Gain) -> Todo {
    Todo::Gift(Gift { gain, count: 1 })
}

fn castle() -> Scene {
    scene("poisoned flayed").laid_out(6, "a")
}

/// Member 0 has the malaise of this number.
fn ill(card: u8) -> Scene {
    castle().with(move |table| table.crossing.malaises[0] = card)
}

/// §malaise.tokens: the First Player gets one of five cards, one at most; the Elite Bodyguard gives it in round IV after its damage.
#[test]
fn a_malaise_falls_on_the_first_player() {
    assert_eq!(printed().malaises.len(), 5);
    let played = castle().chance("malaise:B7-12").then(&[gift(Gain::Malaise), gift(Gain::Malaise), Todo::Explore]);
    played.tells("ill0:2 nothing").has(|table| table.crossing.malaises, [3, 0, 0, 0]);
    let guard = castle().fighting("0 1").foes("- B7-18").chance("malaise:B7-10").struck(1, "d1A+i1F");
    guard.tells("hurt0:1 hurt1:1 ill0:0");
    assert_eq!(printed().foe(kind("B7-18")).lines[4].len(), 2);
    let killed = castle().hurt(0, 2).fighting("0 1").foes("- B7-18").struck(1, "d1A+i1F");
    assert!(!killed.heard(|event| matches!(event, Event::Infected { .. })));
    // A card that somebody has does not come again.
    let others = castle().with(|table| table.crossing.malaises[1] = 1).then(&[gift(Gain::Malaise), Todo::Explore]);
    assert!(!others.heard(|event| matches!(event, Event::Infected { card: 0, .. })));
    let solo = scene("poisoned").laid_out(6, "a").with(|table| table.first = 1).chance("malaise:B7-10");
    solo.then(&[gift(Gain::Malaise), Todo::Explore]).tells("ill0:0");
}

/// §malaise.cards: each card does what it says.
#[test]
fn every_malaise_does_what_it_says() {
    let all = [Ailment::HandOfTwo, Ailment::NoVials, Ailment::NoFirstRound, Ailment::Hunger, Ailment::RandomCard];
    for (card, ailment) in (1..).zip(all) {
        assert!(has_ailment(&ill(card).table, 0, ailment), "{ailment:?}");
    }
    // Fever.
    let fever = ill(1).hand(0, "ST-01").fighting("0 1").with(|table| table.fight.on = true);
    let fever = fever.then(&[Todo::PutAway, Todo::Explore]);
    assert_eq!((fever.table.members[0].hand.len(), fever.table.members[1].hand.len()), (2, 3));
    // Nausea.
    let vial = || Todo::Gift(Gift { gain: Gain::Vial, count: 1 });
    ill(2).hurt(0, 2).hurt(1, 1).then(&[vial(), Todo::Explore]).tells("heal1:1");
    ill(2).hurt(0, 2).then(&[vial(), Todo::Explore]).tells("nothing");
    // Tremors.
    let tremor = |round: u8| {
        let scene = ill(3).lays(0, "ST-03").fighting("1").foes("- B7-11").with(move |table| {
            (table.fight.on, table.fight.round) = (true, round);
        });
        scene.then(&[Todo::CardLine(0, 0), Todo::Explore])
    };
    tremor(1).tells("trembles0");
    tremor(2).tells("0hits1:1");
    // Hunger.
    let hungry = |teeth: u8| {
        let scene = ill(4).fighting("0 1").with(move |table| (table.fight.on, table.teeth) = (true, teeth));
        scene.then(&[Todo::EndFight, Todo::Explore])
    };
    hungry(0).begins("hurt0:1");
    hungry(2).may("take 0; take 1").play("take 0").begins("hungers0").has(|table| table.teeth, 1);
    hungry(2).play("take 1").begins("hurt0:1").has(|table| table.teeth, 2);
}

/// §malaise.cards: delirium lays a card by chance, and announces nothing.
#[test]
fn delirium_lays_any_card() {
    let scene =
        scene("poisoned flayed burnt").laid_out(6, "a").hand(0, "ST-01 ST-03").hand(1, "ST-17").hand(2, "ST-07");
    let scene = scene.foes("- B7-01").with(|table| table.crossing.malaises[0] = 5).chance("delirium:ST-03");
    let played = scene.fight().awaits(2);
    let laid = played.table.members[0].laid.as_slice()[0];
    assert_eq!((laid.card, laid.said, laid.open), (Some(card("ST-03")), None, false));
    assert!(played.heard(|event| matches!(event, Event::Laid { said: None, .. })));
    // The others do not see which.
    assert_eq!(played.game.view(&played.table, Seat(1)).seen.members[0].laid.as_slice()[0].card, None);
}

/// §malaise.cure: one Prisoner is cured, of choice; a restriction is lifted; all of it is gone when the biome is left.
#[test]
fn what_holds_can_be_lifted() {
    let both = || castle().with(|table| table.crossing.malaises = [2, 4, 0, 0]);
    both().then(&[gift(Gain::Cure), Todo::Explore]).may("cure 0; cure 1").play("cure 1").tells("cured1:3");
    ill(1).then(&[gift(Gain::Cure), Todo::Explore]).tells("cured0:0");
    castle().then(&[gift(Gain::Cure), gift(Gain::Release), Todo::Explore]).tells("nothing nothing");
    let held = castle().with(|table| table.crossing.restrictions = 0b10010);
    held.then(&[gift(Gain::Release), Todo::Explore]).may("release 1; release 4").play("release 4").tells("released4");
    let left = scene("poisoned flayed").laid_out(6, "t").with(|table| {
        (table.crossing.keys, table.crossing.malaises, table.crossing.runeless) = (2, [1, 2, 0, 0], true);
    });
    left.explore().play("go 37").has(|table| (table.crossing.malaises, table.crossing.runeless), ([0; 4], false));
}

/// §bosscell.rules, §malaise.tokens: at the fourth level every Prisoner begins with a malaise, until the first biome is left.
#[test]
fn the_fourth_boss_cell_brings_a_malaise() {
    let begun = |level: u8, biomes: u8| {
        let scene = scene("poisoned flayed").with(move |table| {
            (table.campaign.farther.boss_cell, table.deeds.biomes) = (level, biomes);
        });
        scene.laid_out(0, "start").table.crossing.malaises.iter().filter(|card| **card > 0).count()
    };
    assert_eq!([begun(4, 0), begun(5, 0), begun(3, 0), begun(4, 1)], [2, 2, 0, 0]);
}
