//! Solo with Serenade.

use super::*;
use crate::content::{Gain, Gift, Skill};

/// The Poisoned and Serenade.
fn solo() -> Scene {
    scene("poisoned")
}

/// Serenade has changed, and her marker has moved so far.
fn melee(steps: u8) -> Scene {
    solo().with(move |table| (table.members[1].changed, table.members[1].scrolls[0]) = (true, steps))
}

/// §solo.setup, §solo.first: one Prisoner, and Serenade on her first side with three cards; the Prisoner is first player.
#[test]
fn a_player_alone_takes_a_prisoner_and_serenade() {
    let options = Options { players: 1, open_patterns: false, campaign: Campaign::first(printed()) };
    let played = Played(ClauseTest::set_up(DeadCells::default(), &options, clause_test::script(&[])));
    let played = played.awaits(1).play("choose 3").has(|table| table.phase, Phase::Move);
    let table = &played.table;
    let serenade = &table.members[1];
    assert_eq!((table.count, table.first, table.members[0].who, serenade.who), (2, 0, 3, SERENADE));
    assert_eq!((serenade.deck.len(), serenade.hand.len(), serenade.scrolls, serenade.changed), (3, 0, [0; 3], false));
    assert_eq!((serenade.life, table.members[0].hand.len()), (4, 3));
}

/// §solo.first: the token can pass to Serenade, and the player decides for both; what is meant for the first player hits her.
#[test]
fn the_token_can_pass_to_serenade() {
    let fight = || solo().fighting("0 1").foes("- B1-12").with(|table| table.first = 1);
    fight().struck(1, "d1F").tells("hurt1:1");
    fight().struck(1, "d1").awaits(1).may("assign 0 -; assign 1 -");
    let tile = solo().at(0, "a").with(|table| table.fields[0].tile = Some(0));
    tile.then(&[Todo::Tile, Todo::Explore]).begins("first1").has(|table| table.first, 1);
}

/// §solo.combat, §solo.two: the Prisoner lays two cards, whoever has the token, and Serenade plays the top of her deck.
#[test]
fn the_prisoner_lays_two_cards_and_serenade_plays_her_top_card() {
    for first in [0, 1] {
        let played = solo()
            .hand(0, "ST-01 ST-03 ST-05")
            .foes("- B2-14")
            .chance("serenade:ST-26")
            .with(|table| table.first = first);
        let played = played.fight().awaits(1).play("lay ST-01 2 state").awaits(1).play("lay ST-03 1 damage");
        let [prisoner, serenade] = ["0hits1:1", "1hits1:1"];
        let story =
            if first == 0 { format!("r1 {prisoner} {serenade} r2") } else { format!("r1 {serenade} {prisoner} r2") };
        played.begins(&story);
    }
}

/// §solo.power: by the symbol on top of the Prisoner's discard; of several the player picks; without any there is none.
#[test]
fn the_top_of_the_discard_gives_serenade_a_power() {
    let fight = |top: &str| {
        solo().discard(0, top).foes("- B2-14").lays(0, "ST-02").chance("serenade:ST-27").with(|table| {
            (table.fight.on, table.members[1].fights) = (true, true);
        })
    };
    let revealed = |top: &str| fight(top).then(&[Todo::Reveal, Todo::Explore]);
    let begins = |top: &str, story: &str| drop(revealed(top).begins(story));
    begins("ST-05 ST-02", "r0 1gives1:freeze r1");
    begins("ST-01", "r0 1gives1:mark r1");
    begins("ST-06", "r1");
    let bare = solo()
        .foes("- B2-14")
        .chance("serenade:ST-27")
        .with(|table| (table.fight.on, table.members[1].fights) = (true, true));
    bare.then(&[Todo::Reveal, Todo::Explore]).begins("r1");
    // Brutality: one damage more in round III.
    let brutal = revealed("ST-03").play("assign 0 -");
    let third = brutal.story();
    assert!(third.contains("r3 1hits1:1 1hits1:1"), "{third}");
    let picked = revealed("ST-05")
        .awaits(1)
        .play("symbol tactics")
        .refuses("test.hand")
        .may("symbol survival; symbol brutality");
    picked
        .play("symbol survival")
        .has(|table| table.fight.power.or(Some(Skill::Survival)), Some(Skill::Survival))
        .begins("r0 1gives1:freeze");
}

/// §solo.discard: after a combat her card is discarded; she has four life.
#[test]
fn serenades_card_is_discarded_after_a_combat() {
    let fought = solo().lays(1, "ST-25").hurt(1, 3).with(|table| table.fight.on = true);
    let played = fought.then(&[Todo::PutAway, Todo::Explore]);
    let serenade = &played.table.members[1];
    assert_eq!((serenade.discard.len(), serenade.deck.len(), serenade.hand.len()), (1, 2, 0));
    assert_eq!((serenade.life, serenade.dead), (4, false));
    solo().fighting("1").hurt(1, 3).foes("- B1-12").struck(1, "d1").tells("hurt1:1 died1");
}

/// §solo.empty: without cards she does what is printed on her board; her discard comes back in the interbiome only.
#[test]
fn without_cards_serenades_board_acts() {
    let empty = |scene: Scene| {
        scene.discard(1, "ST-25 ST-26 ST-27").foes("- B2-14").chance("").with(|table| {
            (table.fight.on, table.members[1].fights) = (true, true);
        })
    };
    empty(solo()).then(&[Todo::Reveal, Todo::Explore]).begins("r1 r2 1hits1:1 hurt1:1 r3");
    empty(melee(0)).then(&[Todo::Reveal, Todo::Explore]).begins("r1 1hits1:1 r2 hurt1:1 r3 1hits1:1");
    let interbiome = solo().discard(1, "ST-25 ST-26 ST-27").at(0, "g").explore().play("go 12");
    interbiome.has(|table| (table.members[1].deck.len(), table.members[1].discard.len()), (3, 0));
}

/// §solo.tests: before any test the Prisoner takes the token back.
#[test]
fn the_prisoner_takes_the_token_back_for_a_test() {
    let hand = solo().hand(0, "ST-03").at(0, "a").with(|table| table.first = 1).explore().play("go 2");
    hand.tells("first0").may("discard ST-03; decline");
    let deck =
        solo().at(0, "d").chance("deck1:ST-01").with(|table| (table.first, table.fields[3].tile) = (1, Some(14)));
    deck.then(&[Todo::Tile, Todo::Explore]).tells("first0 teeth+2");
}

/// §solo.rewards: whatever its colour a scroll moves her marker; she is healed, and gets no equipment.
#[test]
fn serenade_may_get_scrolls_and_vials_but_no_equipment() {
    let gift = |gain| Todo::Gift(Gift { gain, count: 1 });
    let scroll = solo().then(&[gift(Gain::Scroll(Some(Skill::Brutality))), Todo::Explore]);
    let scroll = scroll.may("scroll 0 brutality; scroll 1 brutality").play("scroll 1 survival").refuses("icon.scroll");
    scroll.play("scroll 1 brutality").tells("scroll1:survival1 teeth+2");
    let vial = solo().hurt(0, 1).hurt(1, 2).then(&[gift(Gain::Vial), Todo::Explore]);
    vial.may("heal 0; heal 1").play("heal 1").tells("heal1:1");
    solo().then(&[Todo::Equip(gear("ST-01")), Todo::Explore]).tells("0wears:ST-01");
    let full = solo().wears(0, "ST-02").then(&[Todo::Equip(gear("ST-01")), Todo::Explore]);
    full.may("equip 0 0; scrap").play("equip 1 -").refuses("solo.rewards");
    melee(3).then(&[gift(Gain::Scroll(Some(Skill::Brutality))), Todo::Explore]).tells("scroll0:brutality1");
}

/// §solo.rewards: what a mutation gives to every Prisoner's life it gives her, too.
#[test]
fn serenade_lives_longer_by_mutations() {
    let options = |campaign| Options { players: 1, open_patterns: false, campaign };
    let campaign = Campaign::first(printed());
    let mut vital = campaign;
    vital.start.push(mutation("SV-09"));
    for (campaign, lives) in [(campaign, [3, 4]), (vital, [4, 5])] {
        let played = Played(ClauseTest::set_up(DeadCells::default(), &options(campaign), clause_test::script(&[])));
        let played = played.play("choose 0");
        assert_eq!([0, 1].map(|member| played.table.members[member].life), lives);
    }
}

/// §solo.death: her death ends the run.
#[test]
fn serenades_death_ends_the_run() {
    let dead = solo().with(|table| table.members[1].dead = true).explore();
    dead.shows(|table| table.phase == Phase::Over(false));
    solo().explore().has(|table| table.phase, Phase::Move);
}

/// §solo.transform, §solo.power-track: teeth, a vial for the Prisoner, then the change: healed, the same cards, a new track.
#[test]
fn serenades_power_track_leads_to_her_change() {
    let scroll = Todo::Gift(Gift { gain: Gain::Scroll(None), count: 3 });
    let played = solo().hurt(0, 2).hurt(1, 3).discard(1, "ST-25").then(&[scroll, Todo::Explore]);
    let played = played.play("scroll 1 survival").has(|table| table.teeth, 2);
    let played =
        played.play("scroll 1 survival").has(|table| (table.members[0].damage, table.members[1].damage), (1, 3));
    let played = played.play("scroll 1 survival");
    let played = played.tells("scroll1:survival1 teeth+2 scroll1:survival2 heal0:1 scroll1:survival3 transformed");
    let serenade = &played.table.members[1];
    assert_eq!((serenade.changed, serenade.damage, serenade.scrolls), (true, 0, [0; 3]));
    assert_eq!((serenade.deck.len(), serenade.discard.len()), (2, 1));
}

/// §solo.melee-track: for round 0 a shield, an aptitude of the Prisoner, one damage less.
#[test]
fn serenades_melee_track_helps_the_prisoner_in_round_zero() {
    let fight = |steps| melee(steps).fighting("0 1").hurt(0, 2).foes("- B2-14").round(0);
    fight(0).begins("r1");
    fight(1).begins("r0 shield0:1 r1");
    let two = fight(2).awaits(1).may("aptitude tactics 0; skip").play("aptitude tactics 0");
    two.begins("r0 shield0:1 0apt:tactics0 0gives1:poison r1");
    fight(3).play("skip").begins("r0 shield0:1 heal0:1 r1");
}
