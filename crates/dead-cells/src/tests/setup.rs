//! Setup.

use super::*;
use crate::content::{Gain, Gift, SERENADE, Skill};

/// A run as it is set up for so many players, after the campaign was changed.
fn run_for(players: u8, change: impl FnOnce(&mut Campaign)) -> Played {
    let mut campaign = Campaign::first(printed());
    change(&mut campaign);
    let options = Options { players, open_patterns: false, campaign };
    Played(ClauseTest::set_up(DeadCells::default(), &options, clause_test::script(&[])))
}

/// A campaign with the Challenger's Rune: there is something to decide in the camp.
fn with_a_camp(campaign: &mut Campaign) {
    campaign.runes = 1 << 4;
}

/// §setup.campaign: it begins with nothing bought, no rune, eight cards of equipment and six combat cards each.
#[test]
fn a_campaign_begins_with_nothing_bought() {
    let campaign = Campaign::first(printed());
    assert_eq!(campaign.decks.map(|deck| deck.len()), [6, 6, 6, 6, 3]);
    assert_eq!((campaign.equipment.iter().count(), campaign.runes, campaign.active().count()), (8, 0, 0));
    assert_eq!((campaign.taken, campaign.well, campaign.secrets), ([0; 3], 0, 0));
}

/// §setup.campaign: what was bought stands in the next run, which other numbers of players may play.
#[test]
fn the_next_run_keeps_what_was_bought_and_may_have_other_players() {
    let over = scene("poisoned flayed burnt")
        .with(|table| table.cells = 2)
        .then(&[Todo::RunOver(false)])
        .play("upgrade survival; give SV-01 1");
    assert_eq!(over.phase(), Phase::Over(false));
    let chronicle = over.game.next_chronicle(&over.table).expect("a campaign");
    let two = Options { players: 2, open_patterns: false, campaign: Campaign::first(printed()) };
    let next = over.game.options_after(&two, &chronicle).expect("options");
    assert_eq!((next.players, next.campaign.run, next.campaign.taken), (2, 2, [1, 0, 0]));
    assert!(next.campaign.decks[1].has(card("SV-01")));
}

/// §setup.order: upgrades, the well and blueprints lie in the order of their numbers.
#[test]
fn decks_that_are_not_shuffled_keep_the_order_of_their_numbers() {
    let content = printed();
    for deck in &content.decks {
        let codes: Vec<&str> = deck.iter().map(|card| content.upgrades[card.0 as usize].code.as_str()).collect();
        assert!(codes.is_sorted(), "{codes:?}");
    }
    assert!(content.well.is_sorted_by_key(|card| card.code.as_str()));
    assert!(content.secrets.is_sorted_by_key(|card| card.code.as_str()));
    for biome in &content.biomes {
        assert!(biome.blueprints.is_sorted_by_key(|gear| content.gear(*gear).code.as_str()));
    }
}

/// §setup.order: the lowest blueprint left is taken first, and one that is put back returns to its number.
#[test]
fn the_lowest_blueprint_comes_first_and_returns_to_its_number() {
    let blueprint = Todo::Gift(Gift { gain: Gain::Blueprint, count: 1 });
    let played = scene("poisoned flayed burnt").with(|table| table.campaign.equipment.put(gear("B1-01"))).then(&[
        blueprint,
        blueprint,
        Todo::Explore,
    ]);
    assert_eq!(played.table.collector.as_slice(), [gear("B1-02"), gear("B1-03")]);
    // Left on the group's space, number 1 goes back to where it was.
    let played = scene("poisoned flayed burnt")
        .with(|table| {
            table.fight.on = true;
            table.fight.loot.blueprints.push(gear("B1-01"));
        })
        .then(&[Todo::PutAway, blueprint, Todo::Explore]);
    assert_eq!(played.table.collector.as_slice(), [gear("B1-01")]);
}

/// §setup.boards: without a round 0 a combat begins on the first line, and no supply of tokens ends.
#[test]
fn a_combat_begins_on_the_first_line_and_supplies_do_not_end() {
    let played = scene("poisoned flayed burnt")
        .hand(0, "ST-02")
        .hand(1, "ST-14")
        .hand(2, "ST-07")
        .foes("- B1-01")
        .with(|table| table.teeth = 99)
        .fight()
        .play("lay ST-02 1 state; lay ST-14 1 block; lay ST-07 2 damage");
    let rounds = played.events.iter().filter_map(|event| match event {
        Event::Round { round } => Some(*round),
        _ => None,
    });
    assert_eq!(rounds.collect::<Vec<_>>().first(), Some(&1));
    scene("poisoned flayed burnt")
        .with(|table| table.teeth = 99)
        .then(&[Todo::Gift(Gift { gain: Gain::Tooth, count: 100 }), Todo::Explore])
        .shows(|table| table.teeth == 199);
}

/// §setup.biome, §setup.start: a run starts at the left end of B1, with its own monsters and elites and all the equipment.
#[test]
fn a_run_starts_in_the_prisoners_quarters() {
    let played = run_for(2, |_| {}).play("choose 0; choose 1; first 0");
    assert_eq!(
        (played.table.place, played.table.spot, played.phase()),
        (Region::Biome(0), BoardSpot::Start, Phase::Move)
    );
    assert_eq!((played.table.monsters.0.len(), played.table.elites.0.len()), (10, 3));
    assert_eq!(played.table.monsters.0.count(kind("B1-01").0), 4);
    assert_eq!(played.table.equipment, played.table.campaign.equipment);
    played.awaits(1).may("go 0; go 1");
}

/// §setup.biome: nobody starts where no start has been opened.
#[test]
fn no_run_starts_in_a_biome_that_is_not_open() {
    run_for(2, with_a_camp).play("start 1").refuses("setup.biome");
    run_for(2, |campaign| campaign.starts = 0b11)
        .play("start 1; done; choose 0; choose 1; first 0")
        .shows(|table| table.place == Region::Biome(1));
}

/// §setup.tiles: every space has a tile of its own shape, no tile lies twice, and those left over lie nowhere.
#[test]
fn tiles_lie_on_spaces_of_their_shape() {
    let played = run_for(2, |campaign| campaign.next.tiles = true).play("choose 0; choose 1; first 0");
    let biome = &printed().biomes[0];
    let mut laid: Vec<u8> = Vec::new();
    for (space, field) in biome.spaces.iter().zip(&played.table.fields) {
        let tile = field.tile.expect("a tile");
        assert_eq!(biome.tiles[tile as usize].shape, space.shape);
        laid.push(tile);
    }
    assert!(laid.iter().all(|tile| !played.table.tiles.0.has(*tile)));
    laid.sort_unstable();
    laid.dedup();
    assert_eq!((laid.len(), played.table.tiles.0.len()), (9, 6));
}

/// §setup.prisoner: each takes one of four, nobody one that is taken; the last of four takes the one left.
#[test]
fn no_prisoner_is_taken_twice() {
    let played = run_for(4, |_| {})
        .awaits(1)
        .may("choose 0; choose 1; choose 2; choose 3")
        .play("choose 2; choose 2")
        .refuses("setup.prisoner")
        .play("choose 4")
        .refuses("setup.prisoner")
        .awaits(2)
        .may("choose 0; choose 1; choose 3")
        .play("choose 0; choose 3");
    assert_eq!(played.table.members.map(|member| member.who), [2, 0, 3, 1]);
    played.play("5: first 0").refuses("setup.prisoner");
}

/// §setup.tracks, §setup.life: every marker on its first space, 3 HP and no damage, whoever is played.
#[test]
fn everybody_begins_with_three_hp_and_no_scroll() {
    let played = run_for(4, |_| {}).play("choose 0; choose 1; choose 2; first 0; wound 0; wound 1");
    for member in &played.table.members {
        assert_eq!((member.scrolls, member.life), ([0; 3], 3));
    }
    let three = run_for(3, |_| {}).play("choose 0; choose 1; choose 2; first 0");
    assert!(three.table.members[..3].iter().all(|member| member.damage == 0));
}

/// §setup.hand: three cards each out of the Prisoner's own six, which others do not see.
#[test]
fn hands_are_drawn_and_hidden() {
    let played = run_for(2, |_| {}).play("choose 0; choose 1; first 0");
    for member in &played.table.members[..2] {
        assert_eq!((member.hand.len(), member.deck.len()), (3, 3));
        assert!(member.hand.iter().all(|card| printed().card(card).owner == Some(member.who)));
    }
    let seen = played.game.view(&played.table, Seat(1));
    assert_eq!((seen.seen.members[0].hand.len(), seen.held[0], seen.seen.members[1].hand.len()), (0, 3, 3));
    let drew = played.events.iter().find(|event| matches!(event, Event::Drew { .. })).expect("cards were drawn");
    assert!(matches!(played.game.witness(drew, Seat(1)), Some(Event::Drew { count: 3, cards: None, .. })));
    assert!(matches!(played.game.witness(drew, Seat(0)), Some(Event::Drew { cards: Some(_), .. })));
}

/// §setup.hand: a hand that a track makes larger is filled to that size.
#[test]
fn a_larger_hand_is_filled_to_its_size() {
    let played = scene("burnt flayed").scrolls(0, [0, 5, 0]).then(&[Todo::Deal, Todo::Explore]);
    assert_eq!((played.table.members[0].hand.len(), played.table.members[1].hand.len()), (4, 3));
}

/// §setup.first, §setup.leader: the leader names the First Player, who then decides for the group.
#[test]
fn the_leader_names_the_first_player() {
    let played =
        run_for(3, |_| {}).play("choose 0; choose 1; choose 2").awaits(1).play("2: first 1").refuses("move.first");
    let played = played.play("first 3").refuses("setup.prisoner").play("first 2");
    assert_eq!(played.table.first, 2);
    played.awaits(3).play("1: go 0").refuses("move.first").shows(|table| table.first == 2);
}

/// §setup.leader: what is arranged in the camp is the leader's, and nothing else is decided there.
#[test]
fn the_leader_arranges_the_camp() {
    run_for(3, with_a_camp)
        .awaits(1)
        .may("challenge; done")
        .play("3: done")
        .refuses("move.first")
        .play("go 0")
        .refuses("setup.leader")
        .play("done")
        .shows(|table| table.phase == Phase::Choose(0));
}

/// §setup.leader: the First Player decides to the end, even when dead.
#[test]
fn a_dead_first_player_still_spends_the_cells() {
    scene("poisoned flayed burnt")
        .with(|table| {
            (table.first, table.cells) = (1, 2);
            table.members[1].dead = true;
        })
        .explore()
        .awaits(2)
        .play("1: throw")
        .refuses("move.first")
        .play("2: throw")
        .shows(|table| table.campaign.well == 1);
}

/// §setup.four: with four players, two different Prisoners begin with 1 damage, as the First Player says; with fewer nobody does.
#[test]
fn two_prisoners_of_four_begin_hurt() {
    let played = run_for(4, |_| {})
        .play("choose 0; choose 1; choose 2; first 3")
        .awaits(4)
        .play("wound 1; wound 1")
        .refuses("setup.four")
        .may("wound 0; wound 2; wound 3")
        .play("wound 3");
    assert_eq!(played.table.members.map(|member| member.damage), [0, 1, 0, 1]);
    assert_eq!(played.phase(), Phase::Move);
    run_for(3, |_| {}).play("choose 0; choose 1; choose 2; first 0").shows(|table| table.phase == Phase::Move);
}

/// §setup.prisoner: alone, one takes a Prisoner, and Serenade comes along.
#[test]
fn one_player_takes_one_prisoner() {
    let played = run_for(1, |_| {}).play("choose 3");
    assert_eq!((played.table.count, played.table.members[1].who), (2, SERENADE));
    assert_eq!((played.table.members[0].who, played.table.members[0].scrolls[Skill::Tactics.place()]), (3, 0));
}
