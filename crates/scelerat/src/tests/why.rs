//! What is said for an action or against it, by numbers counted by hand.

use super::*;
use kernel::Telling;

/// A weapon of 5 that has killed an 8; of the unseen monsters it still kills the 2 and the 7, not the queen (12) nor the king (13).
const ROOM: &str = "hp=10 room=6C,7D,5H,9C weapon=5D:8C unseen=2S,7S,QC,KS,3H";

/// The message of an action, with its numbers, those of messages in it too.
#[track_caller]
fn why(table: &str, action: &str) -> Option<String> {
    let game = Scelerat::default();
    let table = read_table(table).expect("a table");
    let action = read_action(action).expect("an action");
    assert_eq!(game.check(&table, PLAYER, action), Ok(()));
    game.why(&game.view(&table, PLAYER), PLAYER, action).map(|text| text.to_string())
}

/// With the weapon the 6 costs 1 and dulls it below the 7; with bare hands it costs 6, and the weapon is kept.
#[test]
fn a_fight_says_what_it_keeps_and_spends() {
    let weapon = "why (why-weapon reach=1 monsters=4 spared=5 spent=1) (why-risk deadly=2 monsters=4)";
    assert_eq!(why(ROOM, "fight 6C weapon").as_deref(), Some(weapon));
    let hands = "why (why-hands-keeping reach=2 monsters=4 lost=6) (why-risk deadly=2 monsters=4)";
    assert_eq!(why(ROOM, "fight 6C hands").as_deref(), Some(hands));
}

/// A new weapon of 7 kills all four, and a blow less of 7 or five hit points more kill nobody.
#[test]
fn things_say_what_they_change() {
    let replaced = "why (why-replace reach=4 monsters=4 before=2) (why-risk deadly=0 monsters=4)";
    assert_eq!(why(ROOM, "take 7D").as_deref(), Some(replaced));
    assert_eq!(why(ROOM, "take 5H").as_deref(), Some("why (why-drink healed=5) (why-risk deadly=0 monsters=4)"));
}

/// The 6 and the 9 wait beneath.
#[test]
fn avoiding_says_what_is_put_off() {
    assert_eq!(why(ROOM, "avoid").as_deref(), Some("why (why-avoid count=2 total=15) (why-risk deadly=2 monsters=4)"));
}

/// What ends the game says so itself.
#[test]
fn nothing_is_said_of_the_end() {
    assert_eq!(why("hp=5 room=9C,7D,5H,6C unseen=2S", "fight 9C hands"), None);
}
