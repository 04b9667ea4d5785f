//! §low: low blows, their windows, and what they do.

use super::attack::{dragon, in_turn};
use super::*;
use crate::content::{Card, Effect, printed};

/// The low blows, how many there are, and what they say.
const LOW: [(&str, u8, Effect); 10] = [
    ("fail", 2, Effect::Fail { life: 10 }),
    ("signals", 2, Effect::Signals),
    ("edge", 2, Effect::Edge),
    ("after", 2, Effect::After),
    ("plan", 2, Effect::Plan),
    ("tough", 2, Effect::Tough { life: 20 }),
    ("trip", 2, Effect::Trip),
    ("rally", 2, Effect::Rally),
    ("watch", 1, Effect::Watch),
    ("fast", 1, Effect::Fast),
];

/// Each low blow, as it is played on seat 1, its attack or its hit.
const PLAYED: [(&str, &str); 11] = [
    ("fail", "fail"),
    ("signals", "swap 1"),
    ("edge", "edge 1"),
    ("after", "divert 1 3"),
    ("plan", "plan 1"),
    ("tough", "weaken"),
    ("tough", "toughen"),
    ("trip", "trip 1"),
    ("rally", "rally 1"),
    ("watch", "watch"),
    ("fast", "snatch"),
];

/// §low.hand, §setup.cards: the ten kinds, 18 cards in all.
#[test]
fn low_blows_bear_these_figures() {
    let (content, mut all) = (printed(), 0);
    for (at, (word, count, effect)) in LOW.into_iter().enumerate() {
        let (card, printing) = (Card(Card::FAIL.0 + at as u8), content.card(Card(Card::FAIL.0 + at as u8)));
        assert_eq!((card_word(card), card.is_low(), card.is_attack()), (word, true, false));
        assert_eq!((printing.count, printing.effect, printing.sides.len()), (count, effect, 0), "{word}");
        all += count;
    }
    assert_eq!(all, 18);
}

/// §low.hand: they are no attacks: whoever holds an attack does not set one.
#[test]
fn low_blows_are_not_set() {
    for (card, ..) in LOW {
        dragon(&format!("50+{card},feint,feint"), "").play(&format!("1: set {card}")).refuses("round.useless");
    }
}

/// §low.hand: from the hand, and only from there.
#[test]
fn who_does_not_hold_a_low_blow_does_not_play_it() {
    for (_, action) in PLAYED {
        dragon("50,feint,feint", "")
            .play(&format!("1: set 50; 2: set feint; 3: set feint; 2: {action}"))
            .refuses("low.hand");
    }
}

/// A table at each window, where seat 2 holds this low blow: the start, the opening, a reveal, hits at random, after hits,
/// precise hits, after which nobody is hit any more.
fn at_window(window: &str, low: &str) -> Played {
    let hands = format!("50+30,{low}+feint,40");
    match window {
        "start" => at(
            &format!("foe=dragon:400 phase=window:start initiative=1,2,3 hand=50,{low}+feint,40 items=salve,-,-"),
            &in_turn(""),
        ),
        "opening" => dragon(&hands, "").play("1: set 50; 2: set feint; 3: set 40"),
        "reveal" => dragon(&hands, "").reveal("1: set 50; 2: set feint; 3: set 40"),
        "hits" => dragon(&hands, "")
            .reveal("1: set 50; 2: set feint; 3: set 40")
            .pass_once()
            .pass_once()
            .pass_once()
            .says("phase=window:hits blow=random"),
        "precise" => at_window("hits", low).pass_once().says("phase=window:hits blow=precise"),
        _ => dragon(&format!("50+30,{low}+feint*2,40"), "")
            .reveal("1: set 50; 2: set feint; 3: set 40")
            .pass_once()
            .pass_once()
            .pass_once()
            .pass_once()
            .says("phase=window:riposte"),
    }
}

/// §low.hand: each at the moment its card says, and at no other.
#[test]
fn each_low_blow_has_its_moment() {
    for (card, action) in PLAYED {
        for window in ["start", "opening", "reveal", "hits", "riposte", "precise"] {
            let fits = match card {
                // A blow is still to come when the dragon has aimed at random.
                "plan" => window == "start" || window == "precise",
                "edge" => window == "opening",
                // Seat 1 has revealed by then; seat 3 has not.
                "signals" => window == "opening",
                "after" => window == "hits" || window == "precise",
                "watch" | "fast" => false,
                _ => window == "reveal",
            };
            let played = at_window(window, card);
            let mut offered = Vec::new();
            played.game.candidates(&played.table, Seat(1), |action| offered.push(write_action(action)));
            // Seat 1 has nothing face down by then: nobody thinks of it.
            let late = matches!((card, window), ("edge" | "signals", "reveal"));
            assert_eq!(offered.contains(&action.to_string()), fits, "{action} at {window}");
            let played = played.play(&format!("2: {action}"));
            assert_eq!(played.refused.is_none(), fits, "{action} at {window}: {:?}", played.refused);
            if !fits {
                played.refuses(if late { "low.edge" } else { "low.hand" });
            }
        }
    }
}

/// §low.hand: what is set and not yet revealed can still be edged out or swapped when others have revealed.
#[test]
fn face_down_cards_can_be_reached_until_they_are_revealed() {
    at_window("reveal", "edge+signals").may(2, "pass; swap 3; edge 3");
}

/// §low.window: every living hero is asked, holding a fitting card or not.
#[test]
fn every_window_asks_every_living_hero() {
    for window in ["start", "opening", "reveal", "hits", "precise"] {
        at_window(window, "poke").awaits("1 2 3");
    }
    at("foe=dragon:400 initiative=1,0,2 life=100,0,100 hand=50,-,40", "")
        .play("1: set 50; 3: set 40")
        .awaits("1 3")
        .pass_once()
        .awaits("1 3");
}

/// §low.window: the answers are secret until all have answered, and nobody answers twice.
#[test]
fn answers_are_secret_and_final() {
    let played = at_window("reveal", "trip").play("2: trip 1");
    for seat in [0, 2] {
        let view = played.game.view(&played.table, Seat(seat));
        assert_eq!(view.seen.answers[1], None);
        let told = played.events.iter().map(|event| played.game.witness(event, Seat(seat)));
        assert!(!told.flatten().any(|event| matches!(event, Event::Blown { .. })));
    }
    played.awaits("1 3").says("hand=30,trip,-").play("2: pass").refuses("round.set");
}

/// §low.window: after hits only those who were hit are asked, and could do something.
#[test]
fn the_window_after_hits_asks_those_who_were_hit() {
    let table = "foe=ripper:150:150:2 initiative=1,2,3 hand=poke+20*2,poke+10*3,poke+30*2";
    at(table, &in_turn("hand:10"))
        .reveal("1: set poke; 2: set poke; 3: set poke")
        .pass_once()
        .pass_once()
        .pass_once()
        .pass_once()
        .says("phase=window:riposte struck=2")
        .awaits("2");
}

/// §low.priority: the initiative closest to 1 comes first; the others keep their cards, unseen.
#[test]
fn of_several_the_first_by_initiative_is_played() {
    let played = at("foe=dragon:400 initiative=1,3,2 hand=50,trip+feint,rally+feint", &in_turn(""))
        .reveal("1: set 50; 2: set feint; 3: set feint")
        .play("1: pass; 2: trip 1; 3: rally 1")
        .says("phase=window:counter stack=3:rally_1 hand=-,trip,-");
    assert!(!played.heard(|event| matches!(event, Event::Blown { seat: 1, .. })));
    let shown = played.game.view(&played.table, Seat(0));
    assert!(shown.seen.heroes[1].hand.is_empty());
    // Then the window opens again.
    let played = played.pass_once().says("phase=window:reveal").awaits("1 2 3").play("1: pass; 2: trip 1; 3: pass");
    played.says("stack=2:trip_1 hand=-,-,-").pass().fails("1:50");
}

/// §low.priority: it opens until all pass.
#[test]
fn a_window_opens_until_all_pass() {
    dragon("50,rally+feint,rally+feint", "")
        .reveal("1: set 50; 2: set feint; 3: set feint")
        .play("1: pass; 2: rally 1; 3: rally 1")
        .pass_once()
        .says("phase=window:reveal board=50:plain:1")
        .play("1: pass; 2: pass; 3: rally 1")
        .pass_once()
        .says("phase=window:reveal board=50:plain:2")
        .pass_once()
        .hits("1:100");
}

/// §low.priority: with a Riposte as well; whoever comes second may still riposte.
#[test]
fn ripostes_come_in_the_order_of_initiative() {
    let table = "foe=dragon:400 initiative=1,2,3 hand=feint+riposte+50,feint,feint+riposte+40";
    at(table, "place:3 place:2 place:1 place:1 place:2 place:3")
        .reveal("1: set feint; 2: set feint; 3: set feint")
        .pass_once()
        .pass_once()
        .pass_once()
        .pass_once()
        .awaits("1 3")
        .play("1: riposte 50; 3: riposte 40")
        .says("turn=riposte active=3")
        .pass_once()
        .says("phase=window:riposte hand=50+riposte,-,-")
        .awaits("1")
        .play("1: riposte 50")
        .pass_once()
        .hits("3:40 1:50");
}

/// §low.cancel: a low blow can be cancelled before it takes effect, by anybody but its player.
#[test]
fn a_low_blow_has_a_window_of_its_own() {
    dragon("50,trip+feint,watch+feint", "")
        .reveal("1: set 50; 2: set feint; 3: set feint")
        .play("1: pass; 2: trip 1; 3: pass")
        .says("phase=window:counter stack=2:trip_1 board=50:plain:0")
        .awaits("1 3")
        .may(3, "pass; watch")
        .pass_once()
        .fails("1:50");
}

/// §low.cancel: it is told when it is played, with whom it is played on, and not once more when it works.
#[test]
fn a_low_blow_is_told_once() {
    let played = dragon("50+watch,trip+feint,fast+feint", "")
        .reveal("1: set 50; 2: set feint; 3: set feint")
        .play("1: pass; 2: trip 1; 3: pass; 1: watch; 3: pass; 2: pass; 3: snatch")
        .pass();
    let blown = played.events.iter().filter_map(|event| match *event {
        Event::Blown { seat, on, .. } => Some((seat, on)),
        _ => None,
    });
    assert_eq!(blown.collect::<Vec<_>>(), [(1, Some(0)), (0, Some(1)), (2, Some(0))]);
    let worked: Vec<&Event> = played.events.iter().filter(|event| matches!(event, Event::Worked { .. })).collect();
    assert!(!worked.is_empty() && worked.iter().all(|event| played.game.witness(event, Seat(0)).is_none()));
}

/// §low.cancel: what cancels is a low blow, and can be cancelled too.
#[test]
fn who_cancels_may_be_cancelled() {
    dragon("50+fast,trip+feint,watch+feint", "")
        .reveal("1: set 50; 2: set feint; 3: set feint")
        .play("1: pass; 2: trip 1; 3: pass; 1: pass; 3: watch")
        .says("stack=2:trip_1+3:watch")
        .awaits("1 2")
        .play("1: snatch; 2: pass")
        .says("stack=2:trip_1+3:watch+1:snatch")
        .pass_once()
        // The watch is taken, and may now be played by its new holder.
        .says("phase=window:counter stack=2:trip_1 hand=watch,-,- seen=watch,-,-")
        .play("1: watch; 3: pass")
        .pass()
        .hits("1:50")
        .fails("");
}

/// §low.fail: every unprotected attack just revealed fails, and its player loses 10 life.
#[test]
fn critical_fail_hurts_who_fails() {
    dragon("50,fail+feint,30", "")
        .reveal("1: set 50; 2: set feint; 3: set 30")
        .play("1: pass; 2: fail; 3: pass")
        .pass_once()
        .fails("1:50")
        .says("life=90,100,100 discard=50+fail state=-,-,-")
        .pass()
        .hits("3:30");
}

/// §low.fail: it may kill; the dead attack no more.
#[test]
fn critical_fail_may_kill() {
    dragon("double+50+dwarf-40,fail+feint,30", "life=10,100,100")
        .reveal("1: set double; 2: set feint; 3: set 30")
        .play("1: play 50; 1: play dwarf-40; 1: mighty; 1: pass; 2: fail; 3: pass")
        .pass_once()
        .says("life=0,100,100")
        .awaits("2 3")
        .pass()
        .hits("3:30");
}

/// §low.fail: not on one's own attack.
#[test]
fn nobody_fails_their_own_attack() {
    for (card, action) in [("fail", "fail"), ("trip", "trip 1"), ("rally", "rally 1")] {
        dragon(&format!("50+{card},feint,feint"), "")
            .reveal("1: set 50; 2: set feint; 3: set feint")
            .play(&format!("1: {action}"))
            .refuses("low.fail");
    }
}

/// §low.signals: the two set cards change places; who knows a card goes on knowing it.
#[test]
fn mixed_signals_swap_set_cards() {
    let played = dragon("50,poke+signals,30", "")
        .play("1: set 50; 2: set poke; 3: set 30; 1: pass; 2: swap 1; 3: pass")
        .pass_once()
        .says("set=poke@12,50@12,30@3 phase=window:opening");
    for (seat, knows) in [(0, true), (1, true), (2, false)] {
        let seen = played.game.view(&played.table, Seat(seat)).seen;
        assert_eq!(seen.heroes[0].set.as_slice()[0].card.is_some(), knows, "seat {seat}");
        assert_eq!(seen.heroes[1].set.as_slice()[0].card.is_some(), knows, "seat {seat}");
    }
    played.pass().hits("1:0 2:50 3:30");
}

/// §low.signals: one needs a card of one's own, and another's, both face down.
#[test]
fn mixed_signals_need_two_cards_face_down() {
    let opened = || dragon("50,poke+signals,30", "").play("1: set 50; 2: set poke; 3: set 30");
    opened().play("2: swap 2").refuses("low.hand");
    opened().pass_once().play("2: swap 1").refuses("low.edge");
    opened().pass_once().pass_once().says("active=2").play("2: swap 3").refuses("low.signals");
}

/// §low.edge: the card is discarded, and that player does not attack in this round.
#[test]
fn who_is_edged_out_does_not_attack() {
    dragon("50,edge+poke,30", "")
        .play("1: set 50; 2: set poke; 3: set 30; 1: pass; 2: edge 1; 3: pass")
        .pass_once()
        .says("set=-,poke@2,30@3 discard=50+edge state=edged,-,-")
        .pass()
        .idles("1")
        .hits("2:0 3:30");
}

/// §low.edge: not with a Riposte either: in that round nobody asks for it.
#[test]
fn who_is_edged_out_does_not_riposte() {
    let edged = || {
        dragon("50+feint+riposte+40,edge+feint+poke,feint+poke+riposte+30", "")
            .play("1: set 50; 2: set feint; 3: set feint; 1: pass; 2: edge 1; 3: pass")
            .until("window:riposte")
            .says("life=95,95,95 struck=1+2+3 state=edged,-,-")
            .awaits("3")
    };
    edged().play("1: riposte 40").refuses("round.order");
    let next = edged().pass().play("1: set feint; 2: set poke; 3: set poke").until("window:riposte");
    next.play("1: riposte 40").pass().hits("2:0 3:0 1:40");
}

/// §low.edge: both cards of somebody in haste.
#[test]
fn who_is_edged_out_in_haste_loses_both_cards() {
    dragon("50+40,edge+poke,30", "potions=haste@2,-,-")
        .play("1: set 50; 1: set 40; 2: set poke; 3: set 30; 1: pass; 2: edge 1; 3: pass")
        .pass()
        .hits("2:0 3:30");
}

/// §low.edge: not oneself, not the dead, not where nothing lies face down.
#[test]
fn edge_out_needs_a_card_face_down() {
    dragon("50,edge+poke,30", "").reveal("1: set 50; 2: set poke; 3: set 30").play("2: edge 1").refuses("low.edge");
    dragon("50,edge+poke,30", "").reveal("1: set 50; 2: set poke; 3: set 30").play("2: edge 2").refuses("low.hand");
    at("foe=dragon:400 initiative=1,2,0 life=100,100,0 hand=50,edge+poke,-", "")
        .play("1: set 50; 2: set poke; 2: edge 3")
        .refuses("end.death");
}

/// §low.edge: not the cards of a Double Strike, which are face up.
#[test]
fn edge_out_does_not_reach_a_double_strike() {
    dragon("double+50+40,edge+poke,30", "")
        .reveal("1: set double; 2: set poke; 3: set 30")
        .play("1: play 50; 1: play 40; 2: edge 1")
        .refuses("low.edge")
        .pass_rest()
        .hits("1:50 1:40 2:0 3:30");
}

/// §low.edge: the second card of an Opportunist, but not the first.
#[test]
fn edge_out_reaches_the_second_card_of_an_opportunist() {
    dragon("opportunist+50+40,edge+poke,30", "")
        .reveal("1: set opportunist; 2: set poke; 3: set 30")
        .play("1: play 50; 1: lay 40; 1: pass; 2: edge 1; 3: pass")
        .pass()
        .hits("1:50 2:0 3:30");
}

/// §low.edge-signals: the answer takes the card of whoever did it, and neither attacks.
#[test]
fn who_is_edged_out_may_answer_with_mixed_signals() {
    dragon("50+signals,poke+edge,30", "")
        .play("1: set 50; 2: set poke; 3: set 30; 1: pass; 2: edge 1; 3: pass")
        .pass_once()
        .says("phase=window:opening set=-,poke@2,30@3")
        .may(1, "pass; swap 2")
        .play("1: swap 2; 2: pass; 3: pass")
        .pass_once()
        .says("set=poke@12,-,30@3")
        .pass()
        .hits("3:30")
        .fails("");
}

/// §low.edge-signals: of nobody else, and only at once.
#[test]
fn the_answer_to_edge_out_is_to_its_player_and_at_once() {
    let edged = || {
        dragon("50+signals,30,poke+edge", "")
            .play("1: set 50; 2: set 30; 3: set poke; 1: pass; 2: pass; 3: edge 1")
            .pass_once()
    };
    edged().may(1, "pass; swap 3");
    edged().play("1: swap 2").refuses("low.signals");
    edged().pass_once().says("phase=window:reveal active=2").may(1, "pass").play("1: swap 3").refuses("low.signals");
}

/// The ripper has just aimed at seat 2; seat 1 holds `low`.
fn aimed(foe: &str, low: &str, more: &str) -> Played {
    let table = format!("foe={foe} initiative=1,2,3 hand=poke+{low},poke+10*3,poke+10 {more}");
    at(&table, &in_turn("hand:10 hand:10"))
        .reveal("1: set poke; 2: set poke; 3: set poke")
        .pass_once()
        .pass_once()
        .pass_once()
        .says("phase=window:hits")
}

/// §low.after: damage and effects go to another living player.
#[test]
fn after_you_hands_on_damage_and_effects() {
    aimed("ripper:150:150:2", "after", "")
        .says("hits=2:15")
        .play("1: divert 1 3; 2: pass; 3: pass")
        .pass_once()
        .says("hits=3:15 phase=window:hits")
        .pass_once()
        .loses("3:15")
        .says("torn=-,-,10");
}

/// §low.after: of several hits one chooses which; the same hero may be hit twice.
#[test]
fn after_you_may_hit_the_same_hero_twice() {
    let table = "foe=ripper:240:240:2 initiative=1,2,3,4,5 hand=poke+after,poke+10*3,poke+10,feint+20*3,feint";
    let places = "place:1 place:2 place:3 place:4 place:5 ".repeat(2);
    at(table, &(places + "hand:20 hand:20"))
        .play("1: set poke; 2: set poke; 3: set poke; 4: set feint; 5: set feint")
        .pass_once()
        .pass_once()
        .pass_once()
        .pass_once()
        .pass_once()
        .pass_once()
        .says("phase=window:hits hits=2:15+4:15")
        .play("1: divert 1 4; 2: pass; 3: pass; 4: pass; 5: pass")
        .pass_once()
        .pass_once()
        .loses("4:15 4:15")
        .says("torn=-,-,-,20+20,-");
}

/// §low.after: of those who are tied, one is chosen; the others are still hit.
#[test]
fn after_you_takes_one_of_tied_hits() {
    at("foe=medusa:400:400:2 initiative=1,2,3 hand=50,50,poke+after", &in_turn(""))
        .reveal("1: set 50; 2: set 50; 3: set poke")
        .pass_once()
        .pass_once()
        .pass_once()
        .says("phase=window:hits hits=1:20+2:20 blow=precise")
        .play("1: pass; 2: pass; 3: divert 1 2")
        .pass()
        .loses("2:20 2:20")
        .says("state=-,barred,-");
}

/// §low.after: not to the one whom it hits anyway, not to the dead, and not where there is no hit.
#[test]
fn after_you_needs_a_hit_and_another_hero() {
    let hit = |more| aimed("ripper:150:150:2", "after", more);
    hit("").play("1: divert 1 2").refuses("low.after");
    hit("").play("1: divert 2 3").refuses("low.after");
    hit("").play("1: divert 1 4").refuses("end.death");
    hit("").may(1, "pass; divert 1 1; divert 1 3");
}

/// §low.plan: before cards are set, initiative cards are swapped.
#[test]
fn change_of_plan_swaps_initiative_at_the_start() {
    at("foe=dragon:400:400:0 phase=window:start initiative=1,2,3 hand=50,plan+40,30", &in_turn(""))
        .play("1: pass; 2: plan 1; 3: pass")
        .pass_once()
        .says("initiative=2,1,3 phase=window:start")
        .pass_once()
        .play("1: set 50; 2: set 40; 3: set 30")
        .pass()
        .hits("2:40 1:50 3:30");
}

/// §low.plan: after random hits are assigned, it changes who goes first, and not who is hit.
#[test]
fn change_of_plan_does_not_dodge_a_hit() {
    aimed("ripper:150:150:2", "plan", "")
        .play("1: plan 2; 2: pass; 3: pass")
        .pass_once()
        .says("initiative=2,1,3 hits=2:15 phase=window:hits")
        .pass_once()
        .loses("2:15");
}

/// §low.plan: also where the creature has no random attack, and where it hits nobody at all.
#[test]
fn places_may_be_changed_where_nobody_is_hit_at_random() {
    aimed("troll:150:150:2", "plan", "")
        .says("hits=1:5:bare+2:5:bare+3:5:bare blow=precise")
        .may(1, "pass; plan 2; plan 3")
        .play("1: plan 3; 2: pass; 3: pass")
        .pass()
        .loses("1:5 2:5 3:5");
    at("foe=abomination:300 initiative=1,2,3 hand=holy,feint+plan,feint", &in_turn(""))
        .reveal("1: set holy; 2: set feint; 3: set feint")
        .play("1: mighty")
        .until("window:hits")
        .says("hits=-")
        .may(2, "pass; plan 1; plan 3")
        .pass_once()
        .says("phase=set");
}

/// §low.plan: with another living hero.
#[test]
fn change_of_plan_needs_another_living_hero() {
    let start = || at("foe=dragon:400 phase=window:start initiative=1,2,0 life=100,100,0 hand=50,plan+40,-", "");
    start().play("2: plan 2").refuses("low.hand");
    start().play("2: plan 3").refuses("end.death");
}

/// Seat 1 has revealed; seat 2 holds Not so Tough / Tougher than it Looks.
fn tough(foe: &str, card: &str) -> Played {
    at(&format!("foe={foe} left=3 initiative=1,2,3 hand={card},tough+feint,feint"), &in_turn(""))
        .reveal(&format!("1: set {card}; 2: set feint; 3: set feint"))
}

/// §low.tough: 20 life less or 20 more, as its player says.
#[test]
fn not_so_tough_takes_twenty_and_tougher_gives_twenty() {
    for (action, life) in [("weaken", 380), ("toughen", 420)] {
        tough("dragon:400", "50")
            .may(2, "pass; weaken; toughen")
            .play(&format!("1: pass; 2: {action}; 3: pass"))
            .pass_once()
            .says(&format!("foe=dragon:{life}:400:1:0:0:- phase=window:reveal"));
    }
}

/// §low.tough: not above 500, nor below 0.
#[test]
fn the_track_ends_at_five_hundred() {
    tough("dragon:490", "50").play("1: pass; 2: toughen; 3: pass").pass_once().says("foe=dragon:500:490:1:0:0:-");
    tough("dragon:500", "50").may(2, "pass; weaken").play("2: toughen").refuses("low.tough");
    tough("dragon:10:400", "feint").play("1: pass; 2: weaken; 3: pass").pass_once().says("foe=dragon:0:400:1:0:0:-");
}

/// §low.tough: what it brings down belongs to the one whose turn it is, whatever they have played.
#[test]
fn not_so_tough_gives_the_kill_to_whose_turn_it_is() {
    for card in ["feint", "50", "focus"] {
        tough("dragon:20:400", card)
            .play("1: pass; 2: weaken; 3: pass")
            .pass()
            .says("phase=refill prestige=6:0,0:0,0:0");
    }
}

/// §low.tough: before it is checked whether the creature is dead: a killing blow can be taken away.
#[test]
fn tougher_takes_a_kill_away() {
    tough("dragon:50:400", "50").play("1: pass; 2: toughen; 3: pass").pass().hits("1:50").says("prestige=0:0,0:0,0:0");
}

/// §low.tough: wolves, goblins and traps without life have no marker to move; the chief has.
#[test]
fn tokens_are_neither_tough_nor_weak() {
    for foe in ["wolves:0 pack=25+25", "goblins:0 pack=10+10", "blades:0"] {
        for action in ["weaken", "toughen"] {
            tough(foe, "5").may(2, "pass").play(&format!("2: {action}")).refuses("low.tough");
        }
    }
    tough("chief:60 goblins=10+10,10+10,10+10", "5").may(2, "pass; weaken; toughen");
    tough("ceiling:60", "5").may(2, "pass; weaken; toughen");
}

/// §low.trip: one attack fails, and its player sets no card in the next round.
#[test]
fn who_is_tripped_sets_no_card_in_the_next_round() {
    dragon("50+40,trip+feint+poke,30+20", "")
        .reveal("1: set 50; 2: set feint; 3: set 30")
        .play("1: pass; 2: trip 1; 3: pass")
        .pass_once()
        .says("state=stopped,-,- discard=50+trip")
        .pass()
        .fails("1:50")
        .says("phase=set state=barred,-,-")
        .awaits("2 3")
        .play("2: set poke; 3: set 20")
        .pass()
        .says("state=-,-,-")
        .awaits("1 2 3");
}

/// §low.trip: one attack of two.
#[test]
fn trip_makes_one_of_two_attacks_fail() {
    dragon("double+50+40,trip+feint,feint", "")
        .reveal("1: set double; 2: set feint; 3: set feint")
        .play("1: play 50; 1: play 40; 1: pass; 2: trip 2; 3: pass")
        .pass()
        .hits("1:50")
        .fails("1:40");
}

/// §low.trip: an attack that has failed already cannot be tripped.
#[test]
fn what_has_failed_cannot_fail_again() {
    dragon("50,trip+fail+feint,feint", "")
        .reveal("1: set 50; 2: set feint; 3: set feint")
        .play("1: pass; 2: fail; 3: pass")
        .pass_once()
        .may(2, "pass")
        .play("2: trip 1")
        .refuses("attack.feint");
}

/// §low.rally: the attack turns one step up.
#[test]
fn rally_turns_an_attack_one_step_up() {
    for (card, value) in [("50", 100), ("25", 50), ("5", 10), ("poke", 0), ("100", 200)] {
        dragon(&format!("{card},rally+feint,feint"), "")
            .reveal(&format!("1: set {card}; 2: set feint; 3: set feint"))
            .play("1: pass; 2: rally 1; 3: pass")
            .pass()
            .hits(&format!("1:{value}"));
    }
}

/// §low.watch: the low blow is cancelled; both cards are discarded.
#[test]
fn not_on_my_watch_cancels() {
    dragon("50+watch,trip+feint,feint", "")
        .reveal("1: set 50; 2: set feint; 3: set feint")
        .play("1: pass; 2: trip 1; 3: pass; 1: watch; 3: pass")
        .pass_once()
        .says("phase=window:reveal stack=- discard=trip+watch")
        .pass()
        .hits("1:50")
        .says("state=-,-,-");
}

/// §low.fast: it is cancelled and taken in hand, where all have seen it.
#[test]
fn not_so_fast_cancels_and_takes() {
    let played = dragon("50,trip+feint,fast+feint", "")
        .reveal("1: set 50; 2: set feint; 3: set feint")
        .play("1: pass; 2: trip 1; 3: pass; 1: pass; 3: snatch")
        .pass_once()
        .says("phase=window:reveal stack=- discard=fast hand=-,-,trip seen=-,-,trip");
    assert!(played.game.view(&played.table, Seat(0)).seen.heroes[2].hand.has(Card::TRIP.0));
    played.play("1: pass; 2: pass; 3: trip 1").pass().fails("1:50");
}
