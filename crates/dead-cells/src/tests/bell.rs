//! Bells.

use super::*;

/// The First Player is struck by a bell.
fn rings(bell: &str, change: impl FnOnce(&mut Table)) -> Played {
    let scene = scene("poisoned flayed").laid_out(4, "a").with(change).chance(&format!("bell:{bell}"));
    scene.then(&[Todo::Bell, Todo::Explore])
}

/// §bell.legend: 2 damage, a scroll step of choice, a card of equipment; nobody else is struck.
#[test]
fn each_bell_strikes_the_first_player() {
    rings("1", |_| {}).tells("bell0 hurt0:2").has(|table| table.members[1].damage, 0);
    rings("1", |table| table.members[0].damage = 1).tells("bell0 hurt0:2 died0");
    let played = rings("2", |table| table.members[0].scrolls = [1, 0, 2]).awaits(1);
    let played = played.may("unscroll survival; unscroll brutality").play("unscroll brutality");
    played.tells("bell1 unscroll0:brutality1").has(|table| table.members[0].scrolls, [1, 0, 1]);
    rings("2", |_| {}).tells("bell1 nothing");
    let worn = |table: &mut Table| {
        table.members[0].slots = 2;
        for code in ["ST-03", "ST-04"] {
            table.equipment.take(gear(code));
            table.members[0].worn.push(Worn { gear: gear(code), damage: 0, used: false });
        }
    };
    let played = rings("3", worn).may("lose 0; lose 1").play("lose 1").tells("bell2 0loses:ST-04");
    assert!(played.table.scrap.has(gear("ST-04")));
    rings("3", |_| {}).tells("bell2 nothing");
}

/// §bell.legend: each bell rings once; the third is whichever is left.
#[test]
fn no_bell_rings_twice() {
    let played = scene("poisoned flayed").laid_out(4, "a").with(|table| table.crossing.bells = 0b101);
    played.then(&[Todo::Bell, Todo::Explore]).tells("bell1 nothing").has(|table| table.crossing.rung(), 3);
}

/// §clock.loss, §solo.burdens: of Serenade it is her marker, never back over her change; equipment is the Prisoner's.
#[test]
fn serenade_bears_what_she_can() {
    let solo = |bell: &str, steps: u8| {
        let scene = scene("poisoned").laid_out(4, "a").wears(0, "ST-03").chance(&format!("bell:{bell}"));
        let scene = scene.with(|table| (table.first, table.members[1].scrolls[0]) = (1, steps));
        scene.then(&[Todo::Bell, Todo::Explore])
    };
    solo("1", 0).tells("bell0 hurt1:2");
    solo("2", 2).tells("bell1 unscroll1:survival1");
    solo("2", 0).tells("bell1 nothing");
    solo("3", 0).tells("bell2 0loses:ST-03");
}
