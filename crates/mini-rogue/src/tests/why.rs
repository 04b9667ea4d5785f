//! What is said for an action or against it, by numbers counted by hand.

use super::*;
use kernel::Telling;

/// The message of an action, with its numbers, those of messages in it too.
#[track_caller]
fn why(text: &str, action: &str) -> Option<String> {
    let (game, table) = (MiniRogue::default(), table(text));
    let (seat, action) = (table.seat(), read_action(action).expect("an action"));
    assert_eq!(game.check(&table, seat, action), Ok(()));
    game.why(&game.view(&table, seat), seat, action).map(|text| text.to_string())
}

/// The lair of the first floor does 2 damage: one less with armor, and five of its critical answers take ten hit points. Of the pit, the
/// worst row takes 3.
#[test]
fn a_way_says_what_the_room_may_cost() {
    let area = "phase=move grid=rest*,lair,?,pit hp=10 armor=1";
    assert_eq!(why(area, "go right").as_deref(), Some("why-monster hit=1 worst=2 deadly=5 hp=10"));
    assert_eq!(why(area, "go down").as_deref(), Some("why-trap chance=33 worst=3 hp=10"));
}

/// Ten points of dice against eleven: a second throw of the six kills unless it misses, and only a miss weakens the blow.
#[test]
fn dice_say_how_many_of_their_faces_kill() {
    let strike = "phase=strike fight=husk:11 dice=6!+4+0 dungeon=1 xp=18 grid=lair* class=mage state=- hp=10";
    assert_eq!(why(strike, "reroll A").as_deref(), Some("why-die kill=5 worse=1"));
    // A 4 thrown anew has to be a 5 or a 6; 1, 2 and 3 are less.
    assert_eq!(why(strike, "feat B xp").as_deref(), Some("why-die kill=2 worse=3"));
    assert_eq!(why(strike, "feat B hp").as_deref(), Some("why (why-die kill=2 worse=3) (why-hp hp=8)"));
    assert_eq!(why(strike, "stop").as_deref(), Some("why-left left=1 hp=10"));
}

/// The blow kills, or the fire does: the answer of 2 is spared.
#[test]
fn a_killing_blow_says_what_it_spares() {
    let strike = "phase=strike fight=lair:4 dice=4 dungeon=3 grid=lair* hp=10 potions=fire";
    assert_eq!(why(strike, "stop").as_deref(), Some("why-kill loss=2"));
    let short = strike.replace("lair:4", "lair:6");
    assert_eq!(why(&short, "stop").as_deref(), Some("why-left left=2 hp=8"));
    assert_eq!(why(&short, "drink fire").as_deref(), Some("why-kill loss=2"));
}

/// Eighteen of twenty hit points: two of six come back. Rations are held against the nine areas to come.
#[test]
fn things_say_what_they_are_good_for() {
    let shop = "phase=room grid=merchant*,lair,?,nest gold=10 food=1 hp=18 potions=life";
    assert_eq!(why(shop, "drink life").as_deref(), Some("why-life healed=2 lost=4"));
    assert_eq!(why(shop, "buy armor").as_deref(), Some("why (why-armor) (why-gold gold=5)"));
    assert_eq!(why(shop, "buy food").as_deref(), Some("why (why-food food=2 areas=9) (why-gold gold=8)"));
}
