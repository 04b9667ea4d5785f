//! End of an encounter.

use super::short_ways::players;
use super::*;

/// Two full hands.
const FULL: &str = "40*4+30*3,30*2+20*5";

/// §prize.killer: the killer takes its prestige, the others nothing, whatever they did.
#[test]
fn the_killing_blow_takes_the_prestige() {
    at("foe=dragon:110:185 left=1 initiative=1,2,3 prestige=1,1,1 hand=100,10,feint", "")
        .all_set("100 10 feint", "refill")
        .says("prestige=1:0,7:0,1:0 killed=dragon foe=dragon:0:185:1:0:0:-");
}

/// §prize.killer: and the tokens that lie on it.
#[test]
fn the_prestige_tokens_go_to_the_killer() {
    for foe in ["fear", "shifter"] {
        at(&format!("foe={foe}:10:120:4:3 left=1 initiative=1,2,3 hand=10,feint,feint"), "")
            .all_set("10 feint feint", "refill")
            .says("prestige=5:0,0:0,0:0");
    }
}

/// §prize.late: 3 more in encounters 7 and 8, 5 more from the ninth on.
#[test]
fn late_kills_earn_more() {
    for (number, prestige) in [(1, 3), (6, 3), (7, 6), (8, 6), (9, 8), (10, 8), (14, 8)] {
        at(&format!("foe=ripper:10:150 number={number} left=1 initiative=1,2,3 hand=10,feint,feint"), "")
            .all_set("10 feint feint", "refill")
            .says(&format!("prestige={prestige}:0,0:0,0:0"));
    }
}

/// §prize.late: what was added to the dungeon is counted like the rest.
#[test]
fn added_encounters_are_counted_too() {
    let risen = at("phase=refill number=8 left=0 foe=necromancer:0 killed=ripper rising=ripper life=100,100,100", "")
        .play("1: done; 2: done; 3: done");
    assert_eq!((risen.table.number, risen.table.foe.raised), (9, true));
    at("foe=ripper:10:75:1:0:0:raised number=9 left=1 initiative=1,2,3 hand=10,feint,feint", "")
        .all_set("10 feint feint", "refill")
        .says("prestige=7:0,0:0,0:0");
}

/// §prize.dead: the Abomination bursts before prestige is given; a dead killer scores nothing, and nobody else does.
#[test]
fn a_dead_killer_scores_nothing() {
    for (life, prestige) in [(20, "0:0,2:0,0:0"), (21, "9:0,2:0,0:0")] {
        at(
            &format!(
                "foe=abomination:10:130 left=1 life={life},100,100 prestige=5,2,0 initiative=1,2,3 hand=10,feint,feint"
            ),
            "",
        )
        .all_set("10 feint feint", "refill")
        .says(&format!("prestige={prestige} life={},95,95", life - 20));
    }
}

/// §prize.dead: who dies of a Critical Fail and brings the creature down in the same turn scores nothing either.
#[test]
fn who_dies_in_the_turn_of_the_kill_scores_nothing() {
    at("foe=ripper:20:150 left=1 life=10,100,100 initiative=1,2,3 hand=50,feint+fail,feint+tough", "")
        .all_set("50 feint feint", "window:reveal")
        .play("2: fail; 1: pass; 3: pass; 1: pass; 3: pass")
        .says("life=0,100,100 phase=window:reveal")
        .awaits("2 3")
        .play("3: weaken; 2: pass; 2: pass")
        .until("refill")
        .says("prestige=0:0,0:0,0:0 killed=ripper");
}

/// §prize.refill: as many cards as one likes, then up to the limit.
#[test]
fn each_hero_discards_at_will_and_draws_up_to_the_limit() {
    let table = "phase=refill left=1 foe=ripper:0:150 hand=5*2+poke,40,30 curse=0,1,0";
    at(table, "").awaits("1 2 3").may(1, "done; discard 5; discard poke");
    let two = || {
        at(table, "")
            .play("1: discard 5; 1: discard poke")
            .says("hand=5,40,30 discard=5+poke")
            .play("1: done; 2: done")
            .says("hand=5,40,30")
            .awaits("3")
    };
    let all = two().play("3: done");
    assert_eq!([0, 1, 2].map(|seat| all.table.hero(seat).cards), [7, 6, 7]);
    two().play("1: discard 5").refuses("round.set");
    at(table, "").play("1: discard 40").refuses("low.hand");
    at(table, "").play("1: set 5").refuses("prize.refill");
}

/// §prize.refill: items are laid open and do not count.
#[test]
fn drawing_goes_on_until_the_hand_is_full() {
    at(&format!("phase=refill left=1 foe=ripper:0:150 hand=50*4+40,{FULL}"), "card:healing card:10 card:salve card:10")
        .play("1: done; 2: done; 3: done")
        .says(&format!("hand=50*4+40+10*2,{FULL} items=healing+salve,-,-"));
}

/// §prize.refill: all have discarded before anybody draws, and then they draw seat by seat, whoever was done first.
#[test]
fn nobody_draws_before_all_have_discarded() {
    let played = at(
        "phase=refill left=1 foe=ripper:0:150 hand=50*4+40*2,30*4+25*2,20*5+10",
        "card:100 card:10 card:5 foe:troll",
    )
    .play("3: done; 1: done")
    .says("phase=refill number=1");
    assert!(!played.heard(|event| matches!(event, Event::Drew { .. } | Event::Met { .. })));
    let played = played.play("2: done").says("hand=100+50*4+40*2,30*4+25*2+10,20*5+10+5 number=2");
    let met = played.place_of(|event| matches!(event, Event::Met { .. }));
    assert!(played.events[met..].iter().all(|event| !matches!(event, Event::Drew { .. })));
}

/// §prize.refill: what was set and not revealed is discarded.
#[test]
fn cards_that_were_not_revealed_are_discarded() {
    let played = at("foe=ripper:50:150 left=1 initiative=1,2,3 hand=50,40,30", "")
        .all_set("50 40 30", "refill")
        .says("set=-,-,- hand=-,-,- discard=50+40+30");
    let thirty = read_card("30").unwrap();
    assert!(played.heard(|event| *event == Event::Dropped { seat: 2, card: thirty, why: crate::Why::End }));
}

/// §prize.draw: nobody keeps a hand below its limit, be it after an encounter or after a round.
#[test]
fn drawing_is_compulsory() {
    let done = at("phase=refill left=1 foe=ripper:0:150 hand=5,40,30", "")
        .may(1, "done; discard 5")
        .play("1: discard 5; 1: done; 2: done; 3: done");
    assert_eq!([0, 1, 2].map(|seat| done.table.hero(seat).cards), [7, 7, 7]);
    // At the end of a round nobody is asked.
    let round = at("foe=chief:400 initiative=1,2,3 hand=50,40,30 items=amulet,-,-", "")
        .all_set("50 40 30", "set")
        .awaits("1 2 3");
    assert_eq!(
        round.events.iter().filter(|event| matches!(event, Event::Drew { .. } | Event::Gained { .. })).count(),
        3
    );
}

/// §prize.lapse: set-ups, potions and penalties end with the encounter.
#[test]
fn nothing_lasts_beyond_the_encounter() {
    at(
        "foe=ripper:50:150 left=1 initiative=1,2,3 hand=50,40,30 setups=-,focus@0,behind@0 potions=-,strength@2,skin@0 \
         state=-,stopped,stopped",
        "",
    )
    .all_set("50 40 30", "refill")
    .says("setups=-,-,- potions=-,-,- state=-,-,- discard=50+40+30+focus+behind gone=strength+skin");
}

/// §prize.progress: the marker advances by one, and the next encounter begins.
#[test]
fn the_progress_marker_advances_by_one() {
    let played = at("phase=refill number=4 left=2 foe=ripper:0:150", "foe:troll")
        .play("1: done; 2: done; 3: done")
        .says("number=5 left=1 foe=troll:160:160:0:0:0:-");
    let met = Event::Met { number: 5, foe: crate::Which(read_foe("troll").unwrap()), raised: false, life: 160 };
    assert!(played.heard(|event| *event == met));
    set_up(players(3), "foe:troll").says("number=1");
}
