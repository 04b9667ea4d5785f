//! States: their tokens and what they do.

use super::*;

fn two() -> Scene {
    scene("poisoned flayed").fighting("0 1").foes("- B1-12")
}

/// §state.tokens: a token on the board or card of who gets it; what an enemy gives goes where the first player says.
#[test]
fn states_are_tokens_on_boards_and_cards() {
    two().does(1, 0, "P1@1+M1@1").has(|table| table.fight.foes[1].states, [1, 0, 0, 0, 1]);
    two()
        .struck(1, "p1")
        .awaits(1)
        .may("assign 0 -; assign 1 -")
        .play("assign 1 -")
        .has(|table| table.members[1].states, [1, 0, 0, 0, 0]);
    two().struck(1, "m1F").has(|table| table.members[0].states, [0, 0, 0, 0, 1]);
    two().struck(1, "p1x2").play("assign 1 -").tells("gets1:poison gets0:poison");
}

/// §state.poison, §close.poison: one damage for each token at the end of every round, and shields do not help.
#[test]
fn poison_hurts_at_the_end_of_each_round() {
    let played = scene("poisoned flayed").fighting("0 1").foes("- B2-14");
    let played = played.state(1, State::Poison, 1).with(|table| {
        (table.members[1].shields, table.fight.foes[1].shields) = (1, 1);
        table.fight.foes[1].states[State::Poison as usize] = 2;
    });
    let played = played.then(&[Todo::Round(1), Todo::Explore]).play("assign 0 -");
    played.begins("r1 hurt1:1 -hits1:2 r2 hurt0:1 hurt1:1 -hits1:2 r3");
}

/// §state.bleed, §third.bleed: who bleeds after round III dies, not before; the Flayed can become immune.
#[test]
fn who_bleeds_dies_after_round_three() {
    let bleeding = || {
        scene("poisoned flayed").fighting("0 1").foes("- B1-12").with(|table| {
            table.fight.foes[1].states[State::Bleed as usize] = 1;
        })
    };
    let played = bleeding().then(&[Todo::RoundEnd(2), Todo::Explore]);
    played.shows(|table| table.fight.foes[1].is_there() && table.fight.round == 3);
    bleeding().then(&[Todo::RoundEnd(3), Todo::Explore]).tells("killed1 schema:B1-01 cells+1");
    bleeding()
        .state(1, State::Bleed, 1)
        .then(&[Todo::RoundEnd(3), Todo::Explore])
        .begins("killed1 schema:B1-01 cells+1 died1");
    two().scrolls(1, [4, 0, 0]).struck(1, "b1").play("assign 1 -").tells("spurns1:bleed");
}

/// §state.fire: the first token does nothing, the second kills at once.
#[test]
fn the_second_fire_token_kills_at_once() {
    two().does(1, 0, "F1@1").tells("0gives1:fire").shows(|table| table.fight.foes[1].damage == 0);
    two().does(1, 0, "F1@1+F1@1").tells("0gives1:fire 0gives1:fire killed1 schema:B1-01 cells+1");
    two().state(1, State::Fire, 1).struck(1, "f1").play("assign 1 -").tells("gets1:fire died1");
    two().struck(1, "f1").play("assign 1 -").tells("gets1:fire").shows(|table| !table.members[1].dead);
}

/// §state.freeze: on the next line with an action that is not over; on it the bearer does nothing.
#[test]
fn frost_lies_on_the_next_line_with_an_action() {
    // The elite zombie has nothing in round I: it loses round II.
    two().does(1, 0, "Z1@1").has(|table| table.fight.foes[1].frozen, 0b100);
    two().does(1, 0, "Z1@1+Z1@1").has(|table| table.fight.foes[1].frozen, 0b1100);
    let acted = two().with(|table| table.fight.foes[1].acted = true);
    acted.does(2, 0, "Z1@1").has(|table| table.fight.foes[1].frozen, 0b1000);
    // In round 0, or in round I before it has acted, it loses its line I.
    let archer = || scene("poisoned flayed").fighting("0").foes("- B1-05");
    archer().does(0, 0, "Z1@1").has(|table| table.fight.foes[1].frozen, 0b10);
    scene("poisoned flayed").lays(0, "SV-18").foes("- B1-05").round(1).begins("r1 0gives1:freeze skips1 r2");
    // A fighter's first card, and equipment with it.
    let played = scene("poisoned flayed").lays(0, "ST-03 ST-06").wears(0, "ST-01").foes("- B1-12");
    let frozen = played.with(|table| table.members[0].frozen = 0b10).then(&[Todo::Round(1), Todo::Explore]);
    frozen.play("bare").begins("r1 frozen0 0gives1:poison");
    let empty = scene("poisoned flayed").lays(0, "ST-01").foes("- B1-12").struck(1, "z1");
    empty.has(|table| table.members[0].frozen, 0b100);
}

/// §state.freeze-none: with no such line left it has no effect.
#[test]
fn frost_without_a_line_left_has_no_effect() {
    let played = two().with(|table| table.fight.foes[1].acted = true);
    played.does(3, 0, "Z1@1").has(|table| table.fight.foes[1].frozen, 0).tells("0gives1:freeze");
    scene("poisoned flayed")
        .lays(0, "ST-03")
        .foes("- B1-12")
        .with(|table| {
            (table.fight.round, table.members[0].acted) = (2, true);
        })
        .struck(1, "z1")
        .has(|table| table.members[0].frozen, 0);
}

/// §state.mark: each action that deals damage deals one more for each token; poison does not.
#[test]
fn whoever_is_marked_takes_one_more_damage() {
    let marked = |tokens| two().with(move |table| table.fight.foes[1].states[State::Mark as usize] = tokens);
    marked(1).does(1, 0, "D1@1").tells("0hits1:2");
    marked(2).does(1, 0, "D1@1").tells("0hits1:3");
    marked(1)
        .with(|table| table.fight.foes[1].states[State::Poison as usize] = 1)
        .then(&[Todo::Poison(1), Todo::Explore])
        .tells("-hits1:1");
    two().state(1, State::Mark, 1).struck(1, "d1").play("assign 1 -").tells("hurt1:2");
    two().state(0, State::Mark, 1).scrolls(0, [1, 0, 0]).struck(1, "d2s").play("assign 0 -").tells("hurt0:3");
    two().state(1, State::Mark, 1).state(1, State::Poison, 1).then(&[Todo::Poison(9), Todo::Explore]).tells("hurt1:1");
}

/// §state.immune: the token is not placed; the immune may be chosen so that it is lost.
#[test]
fn the_immune_may_be_chosen_and_get_nothing() {
    let played = two().scrolls(0, [2, 0, 0]).struck(1, "p1").may("assign 0 -; assign 1 -").play("assign 0 -");
    played.tells("spurns0:poison").has(|table| table.members[0].tokens(State::Poison), 0);
    let cases: [(&str, [u8; 3], &str, &str); 6] = [
        ("poisoned", [2, 0, 0], "p1F", "poison"),
        ("burnt", [2, 0, 0], "z1F", "freeze"),
        ("burnt", [4, 0, 0], "f1F", "fire"),
        ("flayed", [4, 0, 0], "b1F", "bleed"),
        ("quartered", [0, 2, 0], "m1F", "mark"),
        ("quartered", [4, 0, 0], "z1F", "freeze"),
    ];
    for (who, steps, action, state) in cases {
        let other = if who == "poisoned" { "burnt" } else { "poisoned" };
        let group = || scene(&format!("{who} {other}")).fighting("0 1").foes("- B1-12");
        group().scrolls(0, steps).struck(1, action).tells(&format!("spurns0:{state}"));
        let less = steps.map(|step: u8| step.saturating_sub(1));
        group().scrolls(0, less).struck(1, action).tells(&format!("gets0:{state}"));
    }
}
