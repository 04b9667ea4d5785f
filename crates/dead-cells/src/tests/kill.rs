//! Eliminating an enemy.

use super::*;

/// §kill.death: all of the death box goes into the bag, whatever has killed; who leaves by itself gives nothing.
#[test]
fn a_death_box_goes_into_the_bag() {
    let bearer = || scene("poisoned flayed").fighting("0 1").foes("- B1-10");
    bearer().does(1, 0, "D2@1").tells("0hits1:2 killed1 cells+1 teeth+1");
    let ill = bearer().with(|table| table.fight.foes[1].states[State::Poison as usize] = 2);
    ill.then(&[Todo::Poison(1), Todo::Explore]).tells("-hits1:2 killed1 cells+1 teeth+1");
    let bled = bearer().with(|table| table.fight.foes[1].states[State::Bleed as usize] = 1);
    bled.then(&[Todo::Bleed, Todo::Explore]).tells("killed1 cells+1 teeth+1");
    let elite = scene("poisoned flayed").fighting("0 1").foes("- B1-13").does(1, 0, "F1@1+F1@1");
    elite.has(|table| (table.bag.scrolls, table.cells), ([0, 0, 0, 1], 1));
    let kamikaze = scene("poisoned flayed").fighting("0").foes("- B2-10").struck(1, "d2s+K");
    kamikaze.tells("hurt0:2 left1").has(|table| table.teeth, 0);
}

/// §kill.penalty: damage in a death box strikes at once, and the first player says whom.
#[test]
fn a_penalty_strikes_at_once() {
    let worm = || scene("poisoned flayed").fighting("0 1").foes("- B2-08 B1-12").with(|table| table.first = 1);
    let played = worm().does(1, 0, "D2@1+D2@1+D1@2").awaits(2).tells("0hits1:2 0hits1:2 killed1 cells+2");
    played.anew().play("assign 0 -").tells("hurt0:1 0hits2:1");
    let elite = scene("poisoned flayed burnt").fighting("0 1 2").foes("- B2-14");
    elite.does(1, 0, "F1@1+F1@1").play("assign 2 -; assign 2 -").refuses("act.two");
    // Shields stand before it.
    let guarded = worm().with(|table| table.members[0].shields = 1).does(1, 0, "F1@1+F1@1").play("assign 0 -");
    guarded.tells("0gives1:fire 0gives1:fire killed1 cells+2 block0:1");
}

/// §kill.space: the card goes to its discard, and its space stays empty until the end of the round.
#[test]
fn the_space_of_the_dead_stays_empty_for_the_round() {
    let played = scene("poisoned flayed").fighting("0").foes("- B1-01 - B1-11").does(1, 0, "D2@1");
    let played = played.shows(|table| !table.fight.foes[1].is_there() && table.fight.foes[3].is_there());
    assert_eq!(played.table.monsters_gone.0.kinds().collect::<Vec<_>>(), [(kind("B1-01").0, 1)]);
    let elite = scene("poisoned flayed").fighting("0").foes("- B1-12").does(1, 0, "F1@1+F1@1");
    assert_eq!(elite.table.elites_gone.0.kinds().collect::<Vec<_>>(), [(kind("B1-12").0, 1)]);
    scene("poisoned flayed")
        .lays(0, "BR-37")
        .foes("- B1-01 - B1-12")
        .round(1)
        .begins("r1 0hits1:2 killed1 cells+1 3>1 r2 0hits1:2 hurt0:1");
}

/// §kill.on: all rounds are played though nobody is left: poison works, and loot is taken.
#[test]
fn a_combat_goes_on_without_enemies() {
    let played = scene("poisoned flayed").lays(0, "ST-02").fighting("1").foes("- B1-01").loot("tooth2");
    let played = played.state(1, State::Poison, 1).with(|table| table.fight.foes[1].damage = 1);
    let played = played.scrolls(1, [1, 0, 0]).round(1);
    played.tells("r1 0gives1:poison hurt1:1 -hits1:1 killed1 cells+1 r2 hurt1:1 r3 0loots:teeth2 teeth+2 hurt1:1");
}
