//! §attack, from holy to momentum: what bonus attacks do besides their damage.

use super::attack::{dragon, in_turn};
use super::*;

/// §attack.holy: against an undead or a demon, 50 more, and the creature does not strike this round.
#[test]
fn holy_water_burns_the_undead_and_demons() {
    for (foe, value) in [("abomination", 60), ("vampire", 60), ("pride", 60), ("ripper:300:300:1:0:0:raised", 60)] {
        let foe = if foe.contains(':') { foe.into() } else { format!("{foe}:300") };
        at(&format!("foe={foe} initiative=1,2,3 hand=holy,feint,feint prestige=1,2,3"), &in_turn(""))
            .reveal("1: set holy; 2: set feint; 3: set feint")
            .says("phase=choose:0")
            .play("1: mighty")
            .pass()
            .hits(&format!("1:{value}"))
            .hurts("")
            .says("phase=set life=100,100,100");
    }
}

/// §attack.holy: against a spectre too, if the coin lets it hit; a water that fails stops nothing.
#[test]
fn holy_water_that_fails_does_not_stop_the_creature() {
    for (coin, hits, hurts) in [("tails", "1:60", ""), ("heads", "", "3:20")] {
        at("foe=spectre:200 initiative=1,2,3 hand=holy,feint,feint", &in_turn(&format!("coin:{coin}")))
            .reveal("1: set holy; 2: set feint; 3: set feint")
            .play("1: mighty")
            .pass()
            .hits(hits)
            .hurts(hurts);
    }
}

/// §attack.holy: its player may do without.
#[test]
fn holy_water_may_be_thrown_plainly() {
    at("foe=vampire:150 initiative=1,2,3 hand=holy,feint,feint", &in_turn(""))
        .reveal("1: set holy; 2: set feint; 3: set feint")
        .play("1: plain")
        .pass()
        .hits("1:10")
        .hurts("1:25");
}

/// §attack.holy: the others do not fear it.
#[test]
fn holy_water_is_only_water_to_other_creatures() {
    for foe in ["ripper", "troll", "golem", "medusa", "spite", "necromancer", "dragon"] {
        at(&format!("foe={foe}:300 initiative=1,2,3 hand=holy,feint,feint"), "")
            .reveal("1: set holy; 2: set feint; 3: set feint")
            .says("phase=window:reveal")
            .pass_once()
            .hits("1:10");
    }
}

/// §attack.holy: it stops the creature in this round only.
#[test]
fn the_creature_strikes_again_in_the_next_round() {
    at("foe=abomination:300 initiative=1,2,3 hand=holy+poke,feint+poke,feint+poke", &in_turn(""))
        .reveal("1: set holy; 2: set feint; 3: set feint")
        .play("1: mighty")
        .pass()
        .hurts("")
        .play("1: set poke; 2: set poke; 3: set poke")
        .pass()
        .hurts("1:15");
}

/// §attack.crowd: the next two players in the order of initiative, and nobody else.
#[test]
fn crowd_turns_down_the_attacks_of_the_next_two() {
    at("foe=dragon:400 initiative=4,1,2,3,5 hand=40,50,crowd,30,50", "")
        .play("1: set 40; 2: set 50; 3: set crowd; 4: set 30; 5: set 50")
        .pass()
        .hits("2:50 3:20 4:15 1:20 5:50");
}

/// §attack.crowd: every attack of theirs, and a heroic one as well.
#[test]
fn crowd_turns_down_heroic_attacks_and_both_of_two() {
    dragon("crowd,double+50+40,archer-40", "")
        .reveal("1: set crowd; 2: set double; 3: set archer-40")
        .pass_once()
        .play("2: play 50; 2: play 40")
        .pass_once()
        .play("3: mighty")
        .pass()
        .hits("1:20 2:25 2:20 3:40");
}

/// §attack.crowd: in this round; and it has to succeed.
#[test]
fn crowd_is_over_with_the_round_and_does_nothing_if_it_fails() {
    dragon("crowd+poke,50*2,50+40", "")
        .play("1: set crowd; 2: set 50; 3: set 50")
        .pass()
        .hits("1:20 2:25 3:25")
        .play("1: set poke; 2: set 50; 3: set 40")
        .pass()
        .hits("1:20 2:25 3:25 1:0 2:50 3:40");
    dragon("crowd,50,trip+50", "")
        .reveal("1: set crowd; 2: set 50; 3: set 50")
        .play("1: pass; 2: pass; 3: trip 1")
        .pass()
        .hits("2:50 3:50");
}

/// §attack.fingers: whoever succeeds steals one closed item, of a player of their choice.
#[test]
fn light_fingers_steal_an_item() {
    dragon("fingers,feint,feint", "items=-,healing+skin,salve")
        .play("1: set fingers; 2: set feint; 3: set feint")
        .pass()
        .says("phase=steal:0")
        .awaits("1")
        .may(1, "steal 2 healing; steal 2 skin; steal 3 salve")
        .play("1: steal 2 skin")
        .hits("1:10")
        .says("items=skin,healing,salve phase=window:reveal");
}

/// §attack.fingers: not one's own, not what is not there, not of the dead.
#[test]
fn light_fingers_find_only_what_there_is() {
    for (said, clause) in
        [("steal 1 healing", "low.hand"), ("steal 2 skin", "item.open"), ("steal 3 salve", "end.death")]
    {
        at("foe=dragon:400 initiative=1,2,0 life=100,100,0 hand=fingers,feint,- items=healing,salve,-", "")
            .play("1: set fingers; 2: set feint")
            .pass()
            .play(&format!("1: {said}"))
            .refuses(clause)
            .says("items=healing,salve,-");
    }
}

/// §attack.fingers: if there is nothing to steal, or the attack fails, nothing is stolen.
#[test]
fn light_fingers_may_come_back_empty() {
    dragon("fingers,feint,feint", "items=healing,-,-")
        .play("1: set fingers; 2: set feint; 3: set feint")
        .pass()
        .hits("1:10")
        .says("phase=set items=healing,-,-");
    dragon("fingers,trip+feint,feint", "items=-,healing,-")
        .reveal("1: set fingers; 2: set feint; 3: set feint")
        .play("1: pass; 2: trip 1; 3: pass")
        .pass()
        .fails("1:fingers")
        .says("phase=set items=-,healing,-");
}

/// §attack.fingers: a killing blow has succeeded too: the item is stolen, then the encounter ends.
#[test]
fn light_fingers_steal_with_a_killing_blow() {
    at("foe=dragon:10 initiative=1,2,3 left=3 hand=double+fingers+50,feint,feint items=-,healing,-", "")
        .reveal("1: set double; 2: set feint; 3: set feint")
        .play("1: play fingers; 1: play 50")
        .pass()
        .says("phase=steal:0")
        .play("1: steal 2 healing")
        .hits("1:10")
        .says("phase=refill items=healing,-,- prestige=6:0,0:0,0:0");
}

/// §attack.sweep: the next player's first attack fails; the second of two does not.
#[test]
fn sweep_makes_the_next_players_first_attack_fail() {
    dragon("sweep,double+50+40,30", "")
        .reveal("1: set sweep; 2: set double; 3: set 30")
        .pass_once()
        .play("2: play 50; 2: play 40")
        .pass()
        .hits("1:20 2:40 3:30")
        .fails("2:50");
}

/// §attack.sweep: a heroic attack stands; used plainly it falls.
#[test]
fn sweep_does_not_stop_a_heroic_attack() {
    for (choice, hits) in [("mighty", "1:20 2:80"), ("plain", "1:20")] {
        dragon("sweep,thief-40,feint", "")
            .reveal("1: set sweep; 2: set thief-40; 3: set feint")
            .pass_once()
            .play(&format!("2: {choice}"))
            .pass()
            .hits(hits);
    }
}

/// §attack.sweep: nobody comes after the last.
#[test]
fn sweep_of_the_last_player_stops_nobody() {
    dragon("50,40,sweep", "").play("1: set 50; 2: set 40; 3: set sweep").pass().hits("1:50 2:40 3:20").fails("");
}

/// §attack.momentum: 20 more for initiative 1, for nobody else.
#[test]
fn momentum_does_more_for_who_goes_first() {
    for (order, hits) in [("1,2,3", "1:50"), ("2,1,3", "1:30"), ("3,1,2", "1:30")] {
        at(&format!("foe=dragon:400 initiative={order} hand=momentum,feint,feint"), "")
            .play("1: set momentum; 2: set feint; 3: set feint")
            .pass()
            .hits(hits);
    }
}
