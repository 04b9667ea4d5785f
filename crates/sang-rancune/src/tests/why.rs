//! What is said for an action or against it, by numbers counted by hand.

use super::page::{REVEAL, said};
use super::*;
use kernel::Telling;

/// What is said of an action of a seat, counted from 1.
#[track_caller]
fn why(text: &str, seat: u8, action: &str) -> String {
    let (played, seat) = (at(text, ""), Seat(seat - 1));
    let action = read_action(action).expect("an action");
    assert_eq!(played.game.check(&played.table, seat, action), Ok(()));
    let why = played.game.why(&played.game.view(&played.table, seat), seat, action);
    why.map_or_else(|| "-".into(), |text| said(&text))
}

/// The ripper is worth 3. Alone in front, 50 kills 50; behind another, only if he does not; behind two of 190, they have to take 140.
#[test]
fn a_card_says_whether_a_killing_blow_is_in_reach() {
    let table = |life: u16| format!("foe=ripper:{life}:190:1 initiative=1,2,3 hand=50,50,50");
    assert_eq!(why(&table(50), 1, "set 50"), "why-kills 50 3 0 50");
    assert_eq!(why(&table(50), 2, "set 50"), "why-kills-unless 50 3 1 50");
    assert_eq!(why(&table(190), 3, "set 50"), "why-needs 50 3 2 140");
}

/// What a first blow leaves is held against every attack that nobody has seen: of a single point, all that have a value kill.
#[test]
fn a_card_says_what_it_leaves_to_the_next_hero() {
    let leaves = |life: u16| why(&format!("foe=ripper:{life}:190:1 initiative=1,2,3 hand=50,50,50"), 1, "set 50");
    let figures = |text: &str| text.split(' ').filter_map(|word| word.parse().ok()).collect::<Vec<i64>>();
    let (near, far) = (figures(&leaves(51)), figures(&leaves(190)));
    let [left, deadly, attacks] = near[..] else { panic!("{near:?}") };
    let content = crate::content::printed();
    let all = |which: &dyn Fn(crate::Card) -> bool| {
        let cards = crate::Card::all().filter(|card| card.is_valued() && which(*card));
        cards.map(|card| content.card(card).count as i64).sum::<i64>()
    };
    // All but the one in one's own hand.
    assert_eq!((left, attacks), (1, all(&|_| true) - 1));
    assert_eq!(deadly, all(&|card| content.value(card, content.card(card).side) > 0) - 1);
    assert_eq!(far, [140, 0, attacks]);
}

/// Sylvan's 50 meets 150, or 50 that are left: a trip saves it, and 3 prestige with it.
#[test]
fn a_low_blow_says_whom_it_costs_how_much() {
    assert_eq!(why(REVEAL, 1, "trip 1"), "why-then-left Sylvan 100 150 3 0 3");
    let deadly = REVEAL.replace("ripper:190:190", "ripper:90:190");
    assert_eq!(why(&deadly, 1, "trip 1"), "why-saves Sylvan 0 50 3 0 3");
    assert_eq!(why(&deadly, 1, "pass"), "why-lets Sylvan 3 3 0");
    assert_eq!(why(REVEAL, 1, "pass"), "-");
}

/// A hit of 20 takes 25 to 5, and kills who has 20.
#[test]
fn a_hit_says_what_is_left() {
    let table = "foe=dragon:300:400:1 phase=window:hits hits=1:20 initiative=1,2,3 life=25,90,20 prestige=3,1,9 \
                 hand=after,30,30";
    let name = |seat: u8| crate::page::hero_name(seat - 1).en;
    assert_eq!(why(table, 1, "pass"), format!("why-struck {} 20 5 3", name(1)));
    assert_eq!(why(table, 1, "divert 1 2"), format!("why-struck {} 20 70 1", name(2)));
    assert_eq!(why(table, 1, "divert 1 3"), format!("why-struck-dead {} 20 0 9", name(3)));
}
