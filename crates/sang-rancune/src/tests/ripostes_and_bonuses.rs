//! §attack, from riposte to momentum: ripostes, and what bonus attacks do besides their damage.

use super::attack::{TACTICAL, dragon, in_turn};
use super::*;

/// The ripper hits seat 2, who has `hand` besides a poke, and tears a card.
fn ripped(hand: &str, torn: &str, more: &str) -> Played {
    let table = format!("foe=ripper:150:150:2 initiative=1,2,3 hand=poke,poke+{hand},poke {more}");
    at(&table, &in_turn(&format!("hand:{torn}")))
        .reveal("1: set poke; 2: set poke; 3: set poke")
        .pass_once()
        .pass_once()
        .pass_once()
        .says("phase=window:hits hits=2:15")
        .pass_once()
}

/// §attack.riposte: right after the hit and its effects, one attack at once.
#[test]
fn who_was_hit_may_riposte() {
    ripped("riposte+50+20", "20", "")
        .says("phase=window:riposte life=100,85,100 torn=-,20,-")
        .awaits("2")
        .may(2, "pass; riposte 50")
        .play("2: riposte 50")
        .says("phase=window:reveal turn=riposte board=50:plain:0")
        .awaits("1 2 3")
        .pass()
        .hits("1:0 2:0 3:0 2:50")
        .says("foe=ripper:100:150:3:0:0:- phase=set");
}

/// §attack.riposte: if the hit has not torn away what it takes.
#[test]
fn who_loses_the_riposte_to_the_ripper_does_not_riposte() {
    ripped("riposte+50+20", "riposte", "").play("2: riposte 50").refuses("attack.riposte");
    ripped("riposte+50+20", "riposte", "").may(2, "pass");
    // One card is not enough: nobody is asked.
    ripped("riposte+50", "50", "").says("phase=set");
}

/// §attack.riposte: only those who were hit.
#[test]
fn who_was_not_hit_does_not_riposte() {
    let table = "foe=ripper:150:150:2 initiative=1,2,3 hand=poke+riposte+50,poke+20*3,poke";
    at(table, &in_turn("hand:20"))
        .play("1: set poke; 2: set poke; 3: set poke")
        .pass_once()
        .pass_once()
        .pass_once()
        .pass_once()
        .pass_once()
        .awaits("2")
        .play("1: riposte 50")
        .refuses("round.order");
}

/// §attack.riposte-cards: with an attack that deals damage, or a Double Strike, which makes it two.
#[test]
fn a_riposte_is_an_attack_or_a_double_strike() {
    for other in ["feint", "focus", "behind", "opportunist"] {
        ripped(&format!("riposte+20+{other}"), "20", "")
            .play(&format!("2: riposte {other}"))
            .refuses("attack.riposte-cards")
            .may(2, "pass");
    }
    ripped("riposte+double+50+40+20", "20", "")
        .play("2: riposte double; 2: play 50; 2: play 40")
        .pass()
        .hits("1:0 2:0 3:0 2:50 2:40")
        .says("foe=ripper:60:150:3:0:0:-");
}

/// §attack.riposte-cards: what replaces that Double Strike is of the same kind, or another Double Strike.
#[test]
fn the_double_strike_of_a_riposte_is_replaced_by_attacks_that_deal_damage() {
    let struck = || ripped("riposte+double+opportunist+feint+50+20", "20", "").play("2: riposte double");
    struck().says("phase=play").may(2, "play 50; enough");
    struck().play("2: play opportunist").refuses("attack.riposte-cards");
    struck().play("2: play 50; 2: enough").pass().says("foe=ripper:100:150:3:0:0:- set=-,-,-");
    ripped("riposte+double*2+50+40+20", "20", "")
        .play("2: riposte double; 2: play double")
        .says("owed=3")
        .play("2: play 50; 2: play 40")
        .pass()
        .hits("1:0 2:0 3:0 2:50 2:40");
}

/// §attack.riposte: set face down it is nothing but a Feint.
#[test]
fn a_riposte_that_was_set_is_a_feint() {
    dragon("riposte,trip+feint,feint", "setups=focus@1,-,-")
        .reveal("1: set riposte; 2: set feint; 3: set feint")
        .may(2, "pass")
        .play("2: trip 1")
        .refuses("attack.feint");
    dragon("riposte,feint,feint", "setups=focus@1,-,-")
        .play("1: set riposte; 2: set feint; 3: set feint")
        .pass()
        .hits("")
        .says("setups=focus@1,-,-");
}

/// §attack.riposte-plain: set-ups wait for the next round, those of earlier rounds as well.
#[test]
fn set_ups_do_not_change_a_riposte() {
    ripped("riposte+50+20", "20", "setups=-,focus@2+behind@2,-")
        .play("2: riposte 50")
        .pass()
        .says("foe=ripper:100:150:3:0:0:- setups=-,focus@2+behind@2,-");
    at("foe=dragon:400:400:2 initiative=1,2,3 hand=feint,feint+riposte+50,feint setups=-,focus@1,-", &in_turn(""))
        .reveal("1: set feint; 2: set feint; 3: set feint")
        .pass_once()
        .pass_once()
        .pass_once()
        .pass_once()
        .says("phase=window:riposte")
        .play("2: riposte 50")
        .pass()
        .hits("2:50")
        .says("setups=-,focus@1,-");
}

/// §attack.riposte-kill: it is taken off the life at once, and may kill, with prestige and bonus.
#[test]
fn a_riposte_may_kill() {
    let table = "foe=ripper:80:150:2 number=9 left=3 initiative=1,2,3 hand=20,poke+riposte+50*2,10";
    at(table, &in_turn("hand:50"))
        .reveal("1: set 20; 2: set poke; 3: set 10")
        .pass_once()
        .pass_once()
        .pass_once()
        .pass_once()
        .says("phase=window:riposte foe=ripper:50:150:2:0:0:-")
        .play("2: riposte 50")
        .pass()
        .says("phase=refill prestige=0:0,8:0,0:0");
}

/// §attack.many: several attacks are treated one by one, and may be aimed at different tokens.
#[test]
fn two_attacks_may_take_two_tokens() {
    at("foe=wolves:0:0:2 pack=25+15+10 initiative=1,2,3 hand=double+20+10,feint,feint", "")
        .reveal("1: set double; 2: set feint; 3: set feint")
        .play("1: play 20; 1: play 10")
        .pass_once()
        .play("1: aim 15; 1: aim 10")
        .wounds("1:0 1:0")
        .says("pack=25 tokens=2,0,0");
}

/// §attack.many: the creature's own rule looks at each of them.
#[test]
fn two_small_attacks_do_not_add_up_to_a_large_one() {
    at("foe=gargoyle:160 initiative=1,2,3 hand=double+20*2,feint,feint", "")
        .reveal("1: set double; 2: set feint; 3: set feint")
        .play("1: play 20; 1: play 20")
        .pass()
        .hits("1:0 1:0");
}

/// §attack.tactical: none of the six does damage, and nothing makes it.
#[test]
fn tactical_cards_do_no_damage() {
    for (card, ..) in TACTICAL {
        let played = dragon(&format!("{card},rally+feint,feint"), "potions=strength@2,-,- setups=focus@1,-,-")
            .reveal(&format!("1: set {card}; 2: set feint; 3: set feint"));
        played.may(2, "pass").pass().hits("").fails("");
    }
}

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
            .loses("")
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
            .loses(hurts);
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
        .loses("1:25");
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
        .loses("")
        .play("1: set poke; 2: set poke; 3: set poke")
        .pass()
        .loses("1:15");
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
        .fails("2:50")
        .because("sweep:1");
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

/// §attack.sweep: the first that is not heroic, be it the second; and only that one, be it tripped besides.
#[test]
fn sweep_stops_the_first_attack_that_is_not_heroic() {
    let two = |hand: &str| {
        dragon(&format!("sweep,double+{hand},trip+feint"), "")
            .reveal("1: set sweep; 2: set double; 3: set feint")
            .pass_once()
    };
    two("thief-40+50").play("2: play thief-40; 2: play 50; 2: mighty").pass().hits("1:20 2:80").fails("2:50");
    two("50+40").play("2: play 50; 2: play 40; 1: pass; 2: pass; 3: trip 1").pass().hits("1:20 2:40").fails("2:50");
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
