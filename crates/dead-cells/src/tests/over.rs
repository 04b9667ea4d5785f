//! The end of a run.

use super::*;

/// A run that ends with everything somebody can have.
fn rich() -> Scene {
    scene("poisoned flayed").scrolls(0, [2, 1, 0]).wears(0, "ST-01").wears(1, "B1-04").hurt(0, 2).with(|table| {
        (table.teeth, table.potions, table.bag.vials) = (5, 2, 1);
        table.bag.gear.push(gear("ST-02"));
        table.equipment.take(gear("ST-02"));
        table.bag.blueprints.push(gear("B1-02"));
        table.collector.push(gear("B1-01"));
        table.campaign.equipment.put(gear("B1-04"));
        table.members[1].shields = 1;
        table.members[1].states[0] = 1;
    })
}

/// The run that follows, after the choice of Prisoners.
fn next(played: &Played) -> Played {
    played.again(2).play("choose 0; choose 2; first 0")
}

/// §over.bag, §over.equipment: teeth, potions and all else are gone; equipment is shuffled into its deck, with what has joined it.
#[test]
fn only_cells_outlive_the_bag() {
    let played = rich().over(0).shows(|table| table.phase == Phase::Over(false));
    let after = next(&played);
    let table = &after.table;
    assert_eq!((table.teeth, table.potions, table.bag, table.cells), (0, 0, Default::default(), 0));
    assert!(table.members.iter().all(|member| member.worn.is_empty()) && table.on_top.is_empty());
    let mut all = Campaign::first(printed()).equipment;
    all.put(gear("B1-04"));
    assert_eq!((table.equipment, table.campaign.equipment), (all, all));
}

/// §over.collector: the blueprints of the collector are lost for this time, each at its own number.
#[test]
fn collected_blueprints_return_to_their_numbers() {
    let after = next(&rich().over(0));
    assert!(after.table.collector.is_empty());
    let deck = &printed().biomes[0].blueprints;
    assert_eq!(after.table.campaign.next_blueprint(deck, &[]), Some(gear("B1-01")));
    assert_eq!(after.table.campaign.next_blueprint(deck, &[gear("B1-01")]), Some(gear("B1-02")));
}

/// §over.scrolls: markers, damage, states and shields begin anew.
#[test]
fn scrolls_go_back_and_damage_is_removed() {
    let after = next(&rich().over(0));
    for member in &after.table.members[..2] {
        assert_eq!((member.scrolls, member.damage, member.life, member.shields), ([0; 3], 0, 3, 0));
        assert_eq!((member.states, member.hand.len(), member.slots), ([0; 5], 3, 1));
    }
}

/// §over.success: a victory's reward is taken first, and can be spent; then the run ends like any other.
#[test]
fn a_victory_ends_the_run_like_any_other() {
    let last = rich().fighting("0 1").against(1, 4).with(|table| table.fight.foes[1].damage = 13).does(1, 0, "D1@1");
    let last =
        last.awaits(1).has(|table| (table.phase, table.cells, table.deeds.cells), (Phase::Spend, 3, 3)).play("done");
    let after = last.again(2).play("done; choose 0; choose 2; first 0");
    assert!(after.table.equipment.has(gear("C1-01")) && after.table.equipment.has(gear("B1-04")));
    assert_eq!((after.table.teeth, after.table.members[0].scrolls), (0, [0; 3]));
}

/// §over.cells: cells are spent now or lost; with none there is nothing to decide.
#[test]
fn cells_that_are_not_spent_are_lost() {
    let played = rich().over(3).has(|table| table.phase, Phase::Spend).play("done");
    assert_eq!(next(&played).table.cells, 0);
    rich().over(0).has(|table| table.phase, Phase::Over(false));
}
