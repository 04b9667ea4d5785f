//! Combat round.

use super::short_ways::aimed;
use super::*;

/// §round.set: all at once; whoever has set cannot set another.
#[test]
fn a_card_that_has_been_set_cannot_be_changed() {
    let table = "foe=ripper:150 initiative=1,2,3 hand=50+40,30,20";
    at(table, "").awaits("1 2 3").may(1, "set 50; set 40");
    at(table, "").play("2: set 30").awaits("1 3").says("set=-,30@2,- phase=set");
    at(table, "").play("1: set 50; 1: set 40").refuses("round.set");
    at(table, "").play("1: set 50; 1: enough").refuses("round.set");
    at(table, "").play("1: set 30").refuses("low.hand");
    at(table, "").play("1: pass").refuses("round.set");
}

/// §round.set: nobody else sees it.
#[test]
fn a_card_is_set_in_secret() {
    let played = at("foe=ripper:150 initiative=1,2,3 hand=50+40,30,20", "").play("1: set 50");
    let fifty = read_card("50");
    let seen_by = |seat| played.game.view(&played.table, Seat(seat)).seen.hero(0).set.as_slice()[0].card;
    assert_eq!([seen_by(0), seen_by(1), seen_by(2)], [fifty, None, None]);
    let told = |seat| played.game.witness(&Event::Set { seat: 0, card: fifty }, Seat(seat));
    assert_eq!(told(0), Some(Event::Set { seat: 0, card: fifty }));
    assert_eq!(told(1), Some(Event::Set { seat: 0, card: None }));
}

/// §round.useless: a low blow is set only by who holds no attack, be it a Feint.
#[test]
fn only_who_holds_no_attack_sets_a_low_blow() {
    let table = |hand: &str| format!("foe=ripper:150 initiative=1,2,3 hand={hand},30,20");
    at(&table("fail+5"), "").may(1, "set 5").play("1: set fail").refuses("round.useless");
    at(&table("fail+riposte"), "").may(1, "set riposte").play("1: set fail").refuses("round.useless");
    at(&table("fail+edge"), "").may(1, "set fail; set edge");
}

/// §round.useless: it has no effect, and is discarded when it is revealed.
#[test]
fn a_low_blow_that_was_set_does_nothing() {
    let played = at("foe=ripper:150 initiative=1,2,3 hand=fail,30,20", "")
        .all_set("fail 30 20", "window:reveal")
        .says("active=1 discard=fail spent=- board=- pile=- life=100,100,100");
    assert!(played.heard(|event| matches!(event, Event::Useless { seat: 0, .. })));
    played.until("window:hits").deals("2:30:30 3:20:20").says("state=-,attacked,attacked");
}

/// §round.nothing: an empty hand sets nothing, and has not attacked.
#[test]
fn an_empty_hand_sets_nothing() {
    let played = at("foe=ripper:150 initiative=1,2,3 hand=-,30,20", "").awaits("2 3");
    played
        .play("2: set 30; 3: set 20")
        .until("window:hits")
        .deals("2:30:30 3:20:20")
        .idles("1")
        .says("state=-,attacked,attacked dealt=0,30,20");
    at("foe=ripper:150 initiative=1,2,3 hand=-,30,20", "").play("1: pass").refuses("round.order");
}

/// §round.nothing: where nobody holds a card, the round is played all the same.
#[test]
fn a_round_goes_by_even_if_nobody_sets_a_card() {
    at("foe=fear:150 initiative=1,2,3 hand=feint,-,-", "")
        .play("1: set feint")
        .until("set")
        .idles("2 3")
        .loses("1:5 2:5 3:5")
        .says("foe=fear:150:150:2:1:0:-");
}

/// §round.order: turns go by initiative from 1 upwards, not by seats.
#[test]
fn turns_go_by_initiative() {
    let played = at("foe=dragon:400 initiative=3,1,2 hand=50,40,30", "").all_set("50 40 30", "window:hits");
    let turns: Vec<u8> = played
        .events
        .iter()
        .filter_map(|event| if let Event::Turn { seat, .. } = event { Some(seat + 1) } else { None })
        .collect();
    assert_eq!(turns, [2, 3, 1]);
    played.deals("2:40:40 3:30:30 1:50:50");
}

/// §round.order: what is set is revealed in its own turn only.
#[test]
fn a_set_card_is_revealed_in_its_turn() {
    at("foe=dragon:400 initiative=3,1,2 hand=50,40,30", "")
        .all_set("50 40 30", "window:opening")
        .says("set=50@1,40@2,30@3 board=-")
        .pass_once()
        .says("set=50@1,-,30@3 board=40:plain:0 active=2")
        .pass_once()
        .says("set=50@1,-,- board=30:plain:0 active=3");
    let before = at("foe=dragon:400 initiative=3,1,2 hand=50,dwarf-40+thief-40,30", "");
    before.all_set("50 thief-40 30", "choose:0").awaits("2").play("1: mighty").refuses("round.order");
}

/// §round.pile: all values of the round lie there, whoever has dealt them.
#[test]
fn successful_attacks_are_laid_on_the_pile() {
    at("foe=dragon:400 initiative=1,2,3,4 hand=50,poke,crowd,feint", "")
        .all_set("50 poke crowd feint", "window:reveal")
        .pass_once()
        .says("active=2 pile=1:50:50")
        .pass_once()
        .pass_once()
        .says("active=4 pile=1:50:50+2:poke:0+3:crowd:20 spent=50+poke+crowd+feint discard=-");
}

/// §round.failed: a failed attack is discarded at once, and its hero has not attacked.
#[test]
fn a_failed_attack_does_not_go_on_the_pile() {
    at("foe=dragon:400 initiative=1,2,3 hand=50,feint+trip,feint", "")
        .all_set("50 feint feint", "window:reveal")
        .play("2: trip 1; 1: pass; 3: pass; 1: pass; 3: pass")
        .says("discard=50+trip spent=- phase=window:reveal board=50:plain:0x")
        .until("window:hits")
        .deals("")
        .says("state=stopped,-,- dealt=0,0,0");
}

/// §round.failed: so it is not whom Fear seeks, and where nobody else attacked, every hero takes 5.
#[test]
fn who_failed_counts_as_not_having_attacked() {
    let fight = |others: &str| {
        at(&format!("foe=fear:400 initiative=1,2,3 hand=50,{others}+trip,feint"), "")
            .all_set(&format!("50 {others} feint"), "window:reveal")
            .play("2: trip 1; 1: pass; 3: pass; 1: pass; 3: pass")
            .until("set")
    };
    fight("feint").loses("1:5 2:5 3:5");
    fight("100").loses("2:20");
}

/// §round.kill: a total that is equal kills; one that is lower does not.
#[test]
fn the_creature_is_dead_when_the_pile_equals_its_life() {
    for (life, phase) in [(89, "refill"), (90, "refill"), (91, "window:hits")] {
        at(&format!("foe=medusa:{life}:120 left=1 initiative=1,2,3 hand=50,40,feint"), "")
            .all_set("50 40 feint", phase)
            .says(if life > 90 { "prestige=0:0,0:0,0:0" } else { "prestige=0:0,3:0,0:0" });
    }
}

/// §round.kill: those who come later have no turn any more.
#[test]
fn nobody_has_a_turn_after_the_kill() {
    let played =
        at("foe=medusa:90:120 left=1 initiative=1,2,3 hand=50,40,30", "").all_set("50 40 30", "refill").loses("");
    assert!(!played.heard(|event| matches!(event, Event::Turn { seat: 2, .. })));
    assert!(!played.heard(|event| matches!(event, Event::Aimed { .. } | Event::Adjusted { .. })));
    played.says("discard=50+40+30 set=-,-,-");
}

/// §round.marker: the rulebook's own example: three cards of 90 in all, and the marker has not moved.
#[test]
fn the_marker_does_not_move_while_the_round_lasts() {
    let played = at("foe=ripper:190 initiative=1,2,3,4 hand=40,30,20,feint", "place:1 place:2 place:3 place:4")
        .all_set("40 30 20 feint", "window:reveal")
        .pass_once()
        .pass_once()
        .pass_once()
        .says("active=4 pile=1:40:40+2:30:30+3:20:20 foe=ripper:190:190:1:0:0:-");
    assert_eq!((played.table.piled(), played.table.remaining()), (90, 100));
    played.until("window:hits").says("foe=ripper:100:190:1:0:0:-");
}

/// §round.end: the Golem, Spite and the prestige tokens act before life is adjusted.
#[test]
fn special_rules_of_the_end_act_before_life_is_adjusted() {
    let table = |foe: &str| format!("foe={foe}:400 initiative=1,2,3 hand=50,40,30");
    let golem = at(&table("golem"), "").all_set("50 40 30", "window:hits");
    let spite = at(&table("spite"), "").all_set("50 40 30", "vote").says("foe=spite:400:400:1:0:0:-");
    let spite = spite.play("1: point 2; 2: point 3; 3: point 2");
    let fear = at(&table("fear"), "").all_set("50 40 30", "window:hits");
    for played in [golem, spite, fear] {
        let acted = played
            .place_of(|event| matches!(event, Event::Dismantled { .. } | Event::Pointed { .. } | Event::Grew { .. }));
        assert!(acted < played.place_of(|event| matches!(event, Event::Adjusted { .. })));
    }
}

/// §round.end: not before all have had their turn.
#[test]
fn special_rules_of_the_end_wait_for_the_last_turn() {
    let played = at("foe=golem:400 initiative=1,2,3 hand=50,40,30", "")
        .all_set("50 40 30", "window:reveal")
        .pass_once()
        .pass_once()
        .says("active=3 pile=1:50:50+2:40:40");
    assert!(!played.heard(|event| matches!(event, Event::Dismantled { .. })));
}

/// §round.adjust: what is on the pile at the end is taken off.
#[test]
fn the_pile_is_taken_off_the_creatures_life() {
    for (foe, life) in [("dragon", 280), ("golem", 330)] {
        at(&format!("foe={foe}:400 initiative=1,2,3 hand=50,40,30"), "")
            .all_set("50 40 30", "window:hits")
            .says(&format!("foe={foe}:{life}:400:1:0:0:-"));
    }
    at("foe=dragon:400 initiative=1,2,3 hand=feint,poke,feint", "")
        .all_set("feint poke feint", "window:hits")
        .says("foe=dragon:400:400:1:0:0:-");
}

/// §round.adjust: it is taken off once: the next round begins with an empty pile.
#[test]
fn the_pile_is_taken_off_once() {
    at("foe=chief:400 initiative=1,2,3 hand=50+10,40+feint,30+feint", "")
        .all_set("50 40 30", "set")
        .says("foe=chief:280:400:2:0:0:- pile=-")
        .all_set("10 feint feint", "set")
        .says("foe=chief:270:400:3:0:0:- pile=-");
    at("foe=chief:150 left=1 initiative=1,2,3 hand=50+30,40+feint,feint*2", "")
        .all_set("50 40 feint", "set")
        .all_set("30 feint feint", "set")
        .says("foe=chief:30:150:3:0:0:- prestige=0:0,0:0,0:0");
}

/// §round.initiative: new cards, after life is adjusted and before the creature strikes; they hold for the next round.
#[test]
fn initiative_is_drawn_anew_before_the_creature_strikes() {
    let played = at("foe=ripper:150 initiative=1,2,3 hand=10*2,20*2,5*2", "place:3 place:1 place:2")
        .all_set("10 20 5", "window:hits")
        .says("initiative=3,1,2");
    let dealt = played.place_of(|event| *event == Event::Dealt { places: [3, 1, 2, 0, 0, 0] });
    assert!(played.place_of(|event| matches!(event, Event::Adjusted { .. })) < dealt);
    assert!(dealt < played.place_of(|event| matches!(event, Event::Aimed { .. })));
    assert_eq!(aimed(&played.events), "3:15");
    played.until("set").says("initiative=3,1,2 foe=ripper:115:150:2:0:0:-");
}

/// §round.discard: the cards of the pile lie there until the creature has struck.
#[test]
fn the_pile_is_discarded_when_the_creature_has_struck() {
    at("foe=dragon:400 initiative=1,2,3 hand=50,40,30", "card:5 card:5 card:10")
        .all_set("50 40 30", "window:hits")
        .says("spent=50+40+30 discard=-")
        .until("set")
        .says("spent=- discard=50+40+30");
}

/// §round.draw: one card each, and the next round begins.
#[test]
fn each_hero_draws_one_card() {
    at("foe=paladin:400 initiative=1,2,3 hand=50,40,30", "card:5 card:25 card:10 place:2 place:1 place:3")
        .all_set("50 40 30", "set")
        .says("hand=25,5,10 foe=paladin:295:400:2:0:0:-")
        .awaits("1 2 3");
}

/// §round.draw: nobody draws beyond the limit of the hand.
#[test]
fn nobody_draws_beyond_the_limit() {
    let hand = "signals+edge+after+plan+tough+trip+rally";
    at(
        &format!("foe=chief:400 initiative=1,2,3 state=barred,-,- hand={hand},40,30"),
        "card:10 card:5 place:1 place:2 place:3",
    )
    .play("2: set 40; 3: set 30")
    .until("set")
    .says(&format!("hand={hand},10,5"));
    at(
        "foe=chief:400 initiative=1,2,3 state=barred,-,- hand=50*4+fail+edge,40,30 curse=1,0,0",
        "card:10 card:5 place:1 place:2 place:3",
    )
    .play("2: set 40; 3: set 30")
    .until("set")
    .says("hand=50*4+fail+edge,10,5");
}

/// §round.draw: an item was the draw.
#[test]
fn an_item_that_is_drawn_was_the_draw() {
    at("foe=chief:400 initiative=1,2,3 hand=50,40,30", "card:healing card:25 card:10 place:1 place:2 place:3")
        .all_set("50 40 30", "set")
        .says("hand=-,25,10 items=healing,-,-");
}

/// §round.weary: from the 20th round on every hero loses 5 at the end of the round, iron skin or not.
#[test]
fn a_fight_wears_everybody_out_from_the_20th_round_on() {
    for (round, lost) in [(19, ""), (20, "1:5 2:5 3:5"), (21, "1:5 2:5 3:5")] {
        at(&format!("foe=chief:400:400:{round} initiative=1,2,3 potions=skin@0,-,- hand=feint,feint,feint"), "")
            .all_set("feint feint feint", "set")
            .loses(lost);
    }
}

/// §round.weary: it may kill, and then everybody.
#[test]
fn weariness_may_kill() {
    let weary = |life: &str| {
        at(&format!("foe=chief:400:400:20 life={life} initiative=1,2,3 hand=feint,feint,feint"), "")
            .play("1: set feint; 2: set feint; 3: set feint")
            .pass()
    };
    weary("5,100,100").says("phase=set life=0,95,95 cards=2").awaits("2 3");
    weary("5,5,5").says("phase=nobody life=0,0,0");
}
