//! Upkeep: what is left after a combat.

use super::*;

/// §upkeep.give, §upkeep.pass: the first player gives what the bag holds to those who fought; blueprints go to the collector.
#[test]
fn what_was_gained_goes_to_those_who_fought() {
    let bag = scene("poisoned flayed burnt quartered").fighting("0 1 2").hurt(0, 1).hurt(1, 1).hurt(3, 1);
    let bag = bag.with(|table| {
        (table.first, table.fight.on, table.fight.passing) = (2, true, Some(3));
        (table.bag.scrolls[0], table.bag.vials) = (1, 1);
        table.bag.gear.push(gear("ST-04"));
        table.bag.blueprints.push(gear("B1-01"));
    });
    let played = bag.then(&[Todo::Upkeep, Todo::PutAway, Todo::Explore]).awaits(3);
    let played = played.play("scroll 3 survival").refuses("upkeep.give");
    let played = played.may("scroll 0 survival; scroll 1 survival; scroll 2 survival").play("scroll 1 survival");
    let played = played.play("heal 3").refuses("upkeep.give").may("heal 0; heal 1").play("heal 0");
    let played = played.play("equip 3 -").refuses("upkeep.give").may("equip 0 -; equip 1 -; equip 2 -");
    let played = played.play("equip 1 -").tells("scroll1:survival1 heal0:1 1wears:ST-04");
    played.shows(|table| table.collector.as_slice() == [gear("B1-01")] && table.members[3].damage == 1);
}

/// §upkeep.leave: enemies who live give nothing; loot that was left is discarded, and a blueprint returns to its deck.
#[test]
fn what_was_left_is_put_away() {
    let left = scene("poisoned flayed").fighting("0 1").foes("- B1-01 - B1-11").loot("tooth2+cell1").with(|table| {
        table.fight.on = true;
        table.fight.loot.gear.push(gear("ST-04"));
        table.fight.loot.blueprints.push(gear("B1-01"));
        table.equipment.take(gear("ST-04"));
    });
    let played = left.then(&[Todo::Upkeep, Todo::PutAway, Todo::Explore]);
    let table = &played.table;
    assert_eq!((table.teeth, table.cells, table.fight), (0, 0, Default::default()));
    assert!(table.scrap.has(gear("ST-04")) && table.collector.is_empty());
    assert_eq!(table.monsters_gone.0.kinds().collect::<Vec<_>>(), [(kind("B1-01").0, 1)]);
    assert_eq!(table.elites_gone.0.kinds().collect::<Vec<_>>(), [(kind("B1-11").0, 1)]);
    let blueprints = &printed().biomes[0].blueprints;
    assert_eq!(table.campaign.next_blueprint(blueprints, table.held_blueprints().as_slice()), Some(gear("B1-01")));
}

/// §upkeep.hand: hands are filled first, from the old discard where the deck is empty; then the active cards are discarded.
#[test]
fn hands_are_filled_before_the_active_cards_are_discarded() {
    let spent = scene("poisoned flayed").hand(0, "ST-01 ST-02").lays(0, "ST-03").discard(0, "ST-04").with(|table| {
        table.members[0].deck = Default::default();
        table.fight.on = true;
    });
    let played = spent.then(&[Todo::PutAway, Todo::Explore]);
    let own = &played.table.members[0];
    let codes =
        |cards: &crate::sets::Cards| cards.iter().map(|card| printed().card(card).code.clone()).collect::<Vec<_>>();
    assert_eq!(
        (codes(&own.hand), codes(&own.discard)),
        (vec!["ST-01".into(), "ST-02".into(), "ST-04".into()], vec!["ST-03".into()])
    );
    assert_eq!((own.top, played.table.members[1].hand.len()), (Some(card("ST-03")), 3));
}

/// §upkeep.tokens: states and shields leave the boards, damage stays.
#[test]
fn tokens_leave_and_damage_stays() {
    let worn = scene("poisoned flayed").fighting("0 1").hurt(0, 2).state(0, State::Poison, 1).with(|table| {
        (table.fight.on, table.members[1].shields, table.members[1].frozen) = (true, 2, 0b100);
    });
    let played = worn.then(&[Todo::PutAway, Todo::Explore]);
    let [one, two] = [played.table.members[0], played.table.members[1]];
    assert_eq!((one.states, one.damage, two.shields, two.frozen), ([0; 5], 2, 0, 0));
}
