//! Companions: what they do and what they suffer.

use super::*;

/// §companion.slot: a companion fills a slot, and acts by itself in its round, after the card of who wears it.
#[test]
fn a_companion_fills_a_slot_and_acts_by_itself() {
    let given = scene("poisoned flayed").wears(0, "ST-01").then(&[Todo::Equip(gear("B2-03")), Todo::Explore]);
    given.play("equip 0 -").refuses("equip.slot");
    let swarm = || scene("poisoned flayed").lays(0, "ST-01").wears(0, "B2-03");
    let played = swarm().foes("- B2-14").with(|table| table.fight.round = 3);
    played.then(&[Todo::MemberTurn(0), Todo::Explore]).tells("0hits1:1 0hits1:1");
    let other = swarm().foes("- B2-14").with(|table| table.fight.round = 1);
    other.then(&[Todo::MemberTurn(0), Todo::Explore]).tells("");
}

/// §companion.life: with as much damage as life it is discarded; only damage of choice can be put on it, and if its owner fights.
#[test]
fn a_companion_dies_of_as_much_damage_as_it_has_life() {
    let swarm = || scene("poisoned flayed burnt").fighting("0 1").wears(0, "B2-03").wears(2, "B3-08").foes("- B1-12");
    let played = swarm().struck(1, "d2").may("assign 0 -; assign 0 0; assign 1 -");
    let played = played.play("assign 2 0").refuses("act.assign").play("assign 0 0; assign 0 0");
    let played = played.tells("companion:1 companion:0 scrap:B2-03");
    played.shows(|table| table.scrap.has(gear("B2-03")) && table.members[0].worn.is_empty() && !table.fight.hurt);
    swarm().struck(1, "d2s").play("assign 0 0").tells("companion:0 scrap:B2-03");
    swarm().struck(1, "d1F").tells("hurt0:1");
    swarm().struck(1, "d1A").tells("hurt0:1 hurt1:1");
    swarm().wears(1, "ST-01").struck(1, "d1").play("assign 1 0").refuses("act.assign");
}

/// §companion.limits: neither states nor shields nor healing are for a companion.
#[test]
fn a_companion_gets_neither_states_nor_shields_nor_healing() {
    let owl = || scene("poisoned flayed").fighting("0 1").wears(0, "B3-08").foes("- B1-12").hurt(0, 1);
    for state in ["p1", "b1", "f1", "z1", "m1"] {
        owl().struck(1, state).play("assign 0 0").refuses("companion.limits").may("assign 0 -; assign 1 -");
    }
    let hurt = || owl().with(|table| table.members[0].worn.as_mut_slice()[0].damage = 1);
    hurt().does(1, 1, "Sa1").may("help 0; help 1");
    hurt().does(1, 0, "H1").tells("heal0:1").has(|table| table.members[0].worn.as_slice()[0].damage, 1);
    // The shields of its owner do not stand before it.
    hurt()
        .with(|table| table.members[0].shields = 2)
        .struck(1, "d1")
        .play("assign 0 0")
        .tells("companion:0 scrap:B3-08");
}
