//! The creature strikes.

use super::short_ways::aimed;
use super::*;
use crate::content::Aim;
use crate::rules::targets;

/// §strike.random: it hits by the initiative just drawn, not by that of the round.
#[test]
fn the_random_attack_hits_by_the_new_initiative() {
    for (places, seat) in
        [("place:1 place:2 place:3", 2), ("place:2 place:1 place:3", 1), ("place:1 place:3 place:2", 3)]
    {
        let played = at("foe=ripper:150 initiative=1,2,3 hand=feint,feint,feint", places)
            .all_set("feint feint feint", "window:hits")
            .says(&format!("hits={seat}:15 blow=random"));
        played.until("set").loses(&format!("{seat}:15"));
    }
}

/// §strike.missing: the hit falls to the next lower number that somebody has.
#[test]
fn a_missing_number_falls_to_the_next_lower_one() {
    // With five or six players the Golem hits initiative 1 and 4.
    let rows = [
        ("100,100,100,100,100", "place:1 place:2 place:3 place:4 place:5", "1:15+4:15"),
        ("100,100,100,0,100", "place:1 place:2 place:3 place:4", "1:15+5:15"),
        ("0,100,100,100,0", "place:1 place:2 place:3", "2:15+4:15"),
        ("0,100,0,100,0", "place:2 place:1", "4:15+2:15"),
    ];
    for (life, places, hits) in rows {
        let living: Vec<usize> =
            life.split(',').enumerate().filter(|(_, life)| *life != "0").map(|(at, _)| at + 1).collect();
        let mut initiative = [0; 5];
        living.iter().enumerate().for_each(|(place, seat)| initiative[seat - 1] = place + 1);
        let initiative = initiative.map(|place| place.to_string()).join(",");
        let hands = "hand=feint,feint,feint,poke,poke";
        let mut played = at(&format!("foe=golem:400 life={life} initiative={initiative} {hands}"), places);
        for seat in living {
            played = played.play(&format!("{seat}: set {}", if seat < 4 { "feint" } else { "poke" }));
        }
        played.until("window:hits").says(&format!("hits={hits}"));
    }
}

/// §strike.missing: a sole survivor takes all hits; of two heroes the second takes those of 2 and of all beyond.
#[test]
fn a_sole_survivor_may_be_hit_twice() {
    at("foe=golem:400 life=0,0,100,0,0 initiative=0,0,1,0,0 hand=-,-,feint,-,-", "place:1")
        .play("3: set feint")
        .until("window:hits")
        .says("hits=3:15+3:15")
        .until("set")
        .says("life=0,0,70,0,0");
    at("foe=hydra:400:400:1:0:2 life=100,0,0,100 initiative=1,0,0,2 hand=feint,-,-,feint", "place:2 place:1")
        .play("1: set feint; 4: set feint")
        .until("window:hits")
        .says("hits=4:15+1:15+1:15");
}

/// §strike.precise: it comes after the random attack, when that has landed.
#[test]
fn the_precise_attack_comes_second() {
    let played = at("foe=dragon:400 initiative=1,2,3 hand=50,40,30", "")
        .all_set("50 40 30", "window:hits")
        .says("hits=1:5+2:5+3:5 blow=random life=100,100,100")
        .pass_once()
        .says("life=95,95,95 hits=1:15 blow=precise phase=window:hits");
    played.pass_once().says("life=80,95,95 phase=set");
}

/// §low.window: there is one window for each kind of attack that the creature makes.
#[test]
fn one_window_for_each_attack() {
    for (foe, asked) in [
        ("ripper:400 initiative=1,2,3", "random"),
        ("troll:400 initiative=1,2,3", "precise"),
        ("chief:400 initiative=1,2,3", "precise"),
        ("shifter:400 coin=1 initiative=1,2,3", "random"),
        ("shifter:400 coin=2 initiative=1,2,3", "precise"),
        ("dragon:400 initiative=1,2,3", "random precise"),
        ("wolves pack=25 initiative=1,2,3", "random"),
        ("vampire:400 initiative=1,2,3", "precise"),
        ("vampire:400 initiative=1,2,3,4,5", "random precise"),
    ] {
        let mut played = at(&format!("foe={foe} hand=poke"), "").play("1: set poke");
        let mut windows = Vec::new();
        while let Phase::Window(window) = played.table.phase {
            if window == crate::Window::Hits {
                windows.push(if played.table.precise { "precise" } else { "random" });
            }
            played = played.pass_once();
        }
        assert_eq!(windows.join(" "), asked, "{foe}");
    }
}

/// §strike.ties: each of several suffers the attack in full.
#[test]
fn those_who_tie_are_all_hit_in_full() {
    at("foe=medusa:400 initiative=1,2,3 hand=30,30,25", "")
        .all_set("30 30 25", "set")
        .loses("1:20 2:20")
        .says("life=80,80,100 state=barred,barred,-");
    at("foe=fear:400 initiative=1,2,3 hand=poke,30,poke", "").all_set("poke 30 poke", "set").loses("1:20 3:20");
}

/// §strike.living: who has died in the round is left out, and the next best of the living is hit.
#[test]
fn the_next_best_of_the_living_is_hit() {
    // Seat 3 throws a fire after the others have attacked; seat 1 dies of it.
    let burnt = |foe: &str, cards: &str| {
        at(
            &format!(
                "foe={foe}:400 life=10,100,100,100 initiative=1,2,3,4 hand={} items=-,-,fire,-",
                cards.replace(' ', ",")
            ),
            "place:1 place:2 place:3",
        )
        .all_set(cards, "fire-before")
        .play("3: hold")
        .until("fire-after")
        .play("3: fire")
        .says("life=0,90,100,90")
        .until("window:hits")
    };
    // Most: seat 1 did 50, seat 2 40; least: seat 1 poked; first: seat 1, then seat 2.
    burnt("medusa", "50 40 feint feint").says("hits=2:20 blow=precise");
    burnt("fear", "poke 40 feint 50").says("hits=2:20");
    burnt("troll", "50 40 feint poke").says("hits=2:20+3:10");
}

/// §strike.living: where none of the living meets the condition, everybody takes 5.
#[test]
fn nobody_is_hit_for_what_the_dead_alone_did() {
    at("foe=fear:400 life=10,100,100 initiative=1,2,3 hand=50,feint+fail,feint", "place:1 place:2")
        .all_set("50 feint feint", "window:reveal")
        .play("2: fail; 1: pass; 3: pass")
        .until("window:hits")
        .says("life=0,100,100 hits=2:5:bare+3:5:bare");
}

/// §strike.living: whom a dead hero has named no longer counts.
#[test]
fn the_dead_point_at_nobody() {
    at(
        "foe=spite:400:400:20 phase=vote life=5,100,100,100 initiative=1,2,3,4 hand=5,5,10,10",
        "place:1 place:2 place:3",
    )
    .play("1: point 2; 2: point 3; 3: point 2; 4: point 3")
    .says("life=0,95,95,95 hits=3:20");
}

/// §strike.nobody: every hero takes 5 instead.
#[test]
fn everybody_takes_5_where_nobody_meets_the_condition() {
    for foe in ["troll", "medusa", "fear"] {
        let played = at(&format!("foe={foe}:400 life=100,0,100,100 initiative=1,0,2,3 hand=feint,-,feint,feint"), "")
            .play("1: set feint; 3: set feint; 4: set feint")
            .until("set")
            .loses("1:5 3:5 4:5");
        assert_eq!(played.events.iter().filter(|event| **event == Event::Wild).count(), 1, "{foe}");
    }
}

/// §strike.nobody: a hit of that kind is a hit: After You may send it elsewhere.
#[test]
fn what_everybody_takes_are_hits_as_well() {
    at("foe=medusa:400 initiative=1,2,3 hand=feint+after,feint,feint", "")
        .all_set("feint feint feint", "window:hits")
        .says("hits=1:5:bare+2:5:bare+3:5:bare blow=precise")
        .play("1: divert 1 2; 2: pass; 3: pass; 2: pass; 3: pass")
        .until("set")
        .says("life=100,90,95 state=-,-,-");
}

/// §strike.most: the total of a hero's attacks counts, not a single card.
#[test]
fn most_damage_is_the_total_of_a_heros_attacks() {
    at("foe=medusa:400 initiative=1,2,3 hand=double+25+20,40,feint", "")
        .all_set("double 40 feint", "play")
        .play("1: play 25; 1: play 20")
        .until("set")
        .loses("1:20");
}

/// §strike.most: where nobody has wounded it, 5 for everybody stand in place of the attack and of its effects.
#[test]
fn nobody_is_petrified_where_nobody_wounded_medusa() {
    at("foe=medusa:400 initiative=1,2,3 hand=feint,poke,feint", "")
        .all_set("feint poke feint", "set")
        .loses("1:5 2:5 3:5")
        .says("state=-,-,-")
        .awaits("1 2 3");
}

/// §strike.least: a Poke counts, a Feint does not.
#[test]
fn least_damage_is_sought_among_those_who_attacked() {
    at("foe=fear:400 initiative=1,2,3 hand=feint,poke,5", "").all_set("feint poke 5", "set").loses("2:20");
    at("foe=fear:400 initiative=1,2,3 hand=feint,10,5", "").all_set("feint 10 5", "set").loses("3:20");
    at("foe=fear:400 initiative=1,2,3 hand=feint,poke,feint", "").all_set("feint poke feint", "set").loses("2:20");
}

/// §strike.least: whoever alone attacked and wounded it is both the most and the least; with a Poke, the least only.
#[test]
fn one_hero_may_be_both_the_most_and_the_least() {
    let seats = |played: &Played, aim| targets(&played.table, aim).iter().map(|seat| seat.0 + 1).collect::<Vec<_>>();
    let fight = |card: &str| {
        at(&format!("foe=fear:400 initiative=1,2,3 hand=feint,{card},feint"), "")
            .all_set(&format!("feint {card} feint"), "window:hits")
    };
    let wounded = fight("10");
    assert_eq!((seats(&wounded, Aim::Most), seats(&wounded, Aim::Least)), (vec![2], vec![2]));
    let poked = fight("poke");
    assert_eq!((seats(&poked, Aim::Most), seats(&poked, Aim::Least)), (vec![], vec![2]));
}

/// §strike.first: by the order of the attacks; one of 0 does not wound.
#[test]
fn the_first_and_the_last_to_wound_are_found_by_the_order_of_attacks() {
    at("foe=troll:400 initiative=3,1,2 hand=30,poke,25", "").all_set("30 poke 25", "set").loses("3:20 1:10");
    at("foe=troll:400 initiative=2,1,3 hand=30,40,poke", "").all_set("30 40 poke", "set").loses("2:20 1:10");
}

/// §strike.first: one hero alone may be both.
#[test]
fn one_hero_may_be_both_the_first_and_the_last() {
    at("foe=troll:400 initiative=1,2,3 hand=feint,30,poke", "").all_set("feint 30 poke", "set").loses("2:20 2:10");
}

/// §strike.first: in this round only.
#[test]
fn the_first_of_an_earlier_round_is_forgotten() {
    let played = at(
        "foe=troll:400 initiative=1,2,3 hand=30+feint,feint+25,feint+20",
        "place:1 place:2 place:3 place:1 place:2 place:3",
    )
    .all_set("30 feint feint", "set")
    .loses("1:20 1:10");
    let so_far = played.events.len();
    let played = played.all_set("feint 25 20", "set");
    assert_eq!(aimed(&played.events[so_far..]), "2:20 3:10");
}

/// §strike.one: whoever takes a hit over takes its damage and its effects.
#[test]
fn whoever_takes_a_hit_over_takes_all_of_it() {
    at(
        "foe=ripper:150 initiative=1,2,3 hand=feint+50,feint+40+after,feint+30",
        "place:1 place:2 place:3 card:5 card:5 card:10",
    )
    .all_set("feint feint feint", "window:hits")
    .says("hits=2:15")
    .play("2: divert 1 1; 1: pass; 3: pass; 1: pass; 3: pass")
    .says("hits=1:15")
    .pass_once()
    .says("life=85,100,100 torn=50,-,- hand=5,40+5,30+10");
}

/// §strike.one: a Riposte comes after both, if its card is still there.
#[test]
fn a_riposte_comes_after_damage_and_effects() {
    for (torn, asked) in [("riposte", "2: riposte 40"), ("40", "2: pass")] {
        let played = at(
            "foe=ripper:150 initiative=1,2,3 hand=feint,feint+40+50+riposte,feint",
            &format!("place:1 place:2 place:3 hand:{torn}"),
        )
        .all_set("feint feint feint", "window:hits")
        .pass_once()
        .says(&format!("phase=window:riposte life=100,85,100 torn=-,{torn},-"))
        .awaits("2")
        .play(asked);
        if torn == "riposte" {
            played.refuses("attack.riposte");
        }
    }
}

/// §strike.round: what was done in earlier rounds does not count.
#[test]
fn damage_is_compared_within_the_round() {
    let places = "place:1 place:2 place:3 place:1 place:2 place:3";
    let played = at("foe=dragon:400 initiative=1,2,3 hand=100+feint,10+5,poke*2", places)
        .all_set("100 10 poke", "set")
        .loses("1:5 2:5 3:5 1:15")
        .says("dealt=0,0,0 total=100,10,0");
    let so_far = played.events.len();
    let played = played.all_set("feint 5 poke", "set");
    assert_eq!(aimed(&played.events[so_far..]), "1:5 2:5 3:5 2:15");
}
