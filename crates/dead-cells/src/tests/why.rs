//! What is said for an action or against it, by numbers counted by hand.

use super::*;
use kernel::{Arg, Telling};

/// What is said of an action of whoever is awaited, with its numbers.
#[track_caller]
fn why(played: &Played, action: &str) -> String {
    let seat = crate::rules::decider(&played.table);
    let action = played.game.read_action(action).expect("an action");
    assert_eq!(played.game.check(&played.table, seat, action), Ok(()));
    let Some(text) = played.game.why(&played.game.view(&played.table, seat), seat, action) else { return "-".into() };
    let numbers = text.args.iter().map(|(name, arg)| match arg {
        Arg::Number(number) => format!(" {name}={number}"),
        other => format!(" {other:?}"),
    });
    text.id.to_string() + &numbers.collect::<String>()
}

/// Scratch deals 1 in two rounds, next to the group; the elite zombie has 4 life, and the second one stands too far off.
#[test]
fn a_card_says_what_it_does_to_whom() {
    let ready =
        |foes: &str| scene("poisoned flayed burnt").hand(0, "ST-03 ST-01").hand(1, "ST-13").hand(2, "ST-07").foes(foes);
    assert_eq!(why(&ready("- B1-12").fight(), "lay ST-03 1 damage"), "why-lay damage=2 life=4 missed=0");
    assert_eq!(why(&ready("- B1-12 B1-12").fight(), "lay ST-03 1 damage"), "why-lay damage=2 life=8 missed=1");
}

/// From the second round on the elite zombie deals 1, 2, and 1 to each of two.
#[test]
fn a_target_says_what_it_still_threatens() {
    let two = |line: &str| scene("poisoned flayed").fighting("0 1").foes("- B1-12 B1-12").does(1, 0, line);
    assert_eq!(why(&two("D1@12"), "aim 1"), "why-aim threat=5");
    assert_eq!(why(&two("D4@12"), "aim 2"), "why-aim-kills threat=5");
}

/// From d by e, one fights on g alone before the exit; by f, the elites of f too.
#[test]
fn a_way_says_how_many_fights_are_left() {
    let at_d = scene("poisoned flayed").at(0, "d").hurt(1, 1).explore();
    assert_eq!(why(&at_d, "go 7"), "why-way fights=1 weakest=2");
    assert_eq!(why(&at_d, "go 8"), "why-way fights=2 weakest=2");
}

/// An upgrade costs two cells, and the well one.
#[test]
fn cells_say_what_is_left_of_them() {
    let over = scene("poisoned flayed").over(5);
    let cards = printed().decks[crate::content::Skill::Tactics.place()].len() - 1;
    assert_eq!(why(&over, "upgrade tactics"), format!("why-upgrade cells=3 cards={cards}"));
    assert_eq!(why(&over, "throw"), "why-throw cells=4");
}
