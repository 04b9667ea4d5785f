//! Talk.

use super::*;

/// §talk.hands: nobody sees what another holds, only how many cards that is.
#[test]
fn nobody_sees_the_hand_of_another() {
    let played = at("foe=ripper:150 initiative=1,2,3 hand=50+40,30+fail,20", "");
    for seat in 0..3 {
        let seen = played.game.view(&played.table, Seat(seat)).seen;
        for other in 0..3 {
            let (shown, held) = (seen.hero(other), played.table.hero(other));
            assert_eq!(shown.cards, held.cards);
            assert_eq!(shown.hand, if other == seat { held.hand } else { crate::Cards::EMPTY });
        }
    }
}

/// §talk.hands: what somebody draws is told to nobody else, and no decision shows a hand.
#[test]
fn what_is_drawn_is_told_to_nobody_else() {
    let played = at("phase=refill left=1 foe=ripper:0:150 hand=50*4+40,40*4+30*3,30*2+20*5", "card:10 card:5")
        .play("1: done; 2: done; 3: done");
    let drew = played.events.iter().find(|event| matches!(event, Event::Drew { .. })).expect("cards were drawn");
    assert!(matches!(played.game.witness(drew, Seat(0)), Some(Event::Drew { count: 2, cards: Some(_), .. })));
    assert_eq!(played.game.witness(drew, Seat(1)), Some(Event::Drew { seat: 0, count: 2, cards: None }));
    for action in ["show 50", "say 50", "give 50"] {
        assert_eq!(read_action(action), None, "{action}");
    }
}
