//! The end of a round.

use super::*;

/// §close.poison: from left to right: the left space, the group, then spaces 1 to 3.
#[test]
fn poison_works_from_left_to_right() {
    let ill = scene("poisoned flayed").fighting("0 1").foes("B1-12 B1-12 B1-12 B1-12").with(|table| {
        table.first = 1;
        table.fight.foes.iter_mut().for_each(|foe| foe.states[0] = 1);
    });
    let ill = ill.state(0, State::Poison, 2).state(1, State::Poison, 1).then(&[Todo::RoundEnd(1), Todo::Explore]);
    ill.begins("-hits0:1 hurt1:1 hurt0:2 -hits1:1 -hits2:1 -hits3:1 r2");
}

/// §close.up: after poison enemies close up until no free space lies before them.
#[test]
fn enemies_close_up_to_the_group() {
    let ends = |foes: &str| scene("poisoned flayed").fighting("0").foes(foes).then(&[Todo::CloseUp, Todo::Explore]);
    ends("- - - B1-12").tells("3>1");
    ends("- - B1-12 B1-13").tells("2>1 3>2");
    ends("- B1-12 - B1-13").tells("3>2");
    ends("- B1-12 B1-13 -").tells("");
    let dying = scene("poisoned flayed").fighting("0").foes("- B1-01 B1-12").with(|table| {
        table.fight.foes[1].states[State::Poison as usize] = 2;
    });
    dying.then(&[Todo::RoundEnd(1), Todo::Explore]).begins("-hits1:2 killed1 cells+1 2>1 r2");
}

/// §close.left: nobody passes the group, and who stands to its left stays.
#[test]
fn nobody_passes_the_group() {
    let ends = |foes: &str| scene("poisoned flayed").fighting("0").foes(foes).then(&[Todo::CloseUp, Todo::Explore]);
    ends("- B1-12 - -").tells("");
    ends("B1-12 - - -").tells("").shows(|table| table.fight.foes[0].is_there());
    ends("B1-12 - B1-13 -").tells("2>1");
}

/// §close.next: then the next round begins at the left end.
#[test]
fn the_next_round_begins_at_the_left() {
    let played = scene("poisoned flayed").lays(0, "ST-03").foes("B2-03 B2-14 - -");
    played
        .with(|table| table.fight.round = 1)
        .then(&[Todo::RoundEnd(1), Todo::Explore])
        .begins("r2 gets0:poison 0hits1:1 hurt0:1 hurt0:1 r3");
}
