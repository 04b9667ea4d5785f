//! After round III.

use super::*;

/// §third.bleed: after the poison of round III, everybody who bleeds dies.
#[test]
fn bleeding_kills_after_the_poison_of_round_three() {
    let played = scene("poisoned flayed").fighting("0 1").foes("B1-12 B1-01").state(1, State::Bleed, 1).with(|table| {
        table.fight.on = true;
        table.fight.foes[0].states[State::Bleed as usize] = 1;
        table.fight.foes[1].states[State::Poison as usize] = 1;
    });
    let played = played.then(&[Todo::RoundEnd(3), Todo::Explore]);
    played.begins("-hits1:1 killed0 schema:B1-01 cells+1 died1 hurt0:1");
}

/// §third.four: then whoever is left and has a line IV carries it out, from left to right; fighters do not act.
#[test]
fn round_four_is_for_enemies() {
    let played = scene("poisoned flayed").lays(0, "BR-37").fighting("1").foes("B2-13 B1-01 B1-05 B1-12");
    let played = played.then(&[Todo::RoundEnd(3), Todo::Explore]).awaits(1);
    played.play("assign 0 -; assign 1 -").begins("hurt0:1 hurt1:1 hurt0:1 hurt1:1");
    let bled = scene("poisoned flayed").fighting("0 1").foes("- B1-01").with(|table| {
        table.fight.foes[1].states[State::Bleed as usize] = 1;
    });
    bled.then(&[Todo::RoundEnd(3), Todo::Explore]).tells("killed1 cells+1");
}
