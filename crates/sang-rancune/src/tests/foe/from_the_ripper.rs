//! From the Ripper to the Blood Summoner.

use super::*;

/// §foe.ripper: its card.
#[test]
fn the_ripper_is_a_beast() {
    card("ripper", Breed::Beast, [150, 190, 240, 280], 3);
    strikes("ripper:400", ["2:15", "2:15", "2:15 4:15", "2:15 5:15"], always(""));
}

/// §foe.ripper: the rulebook's own figures: 4 players, 190 life, and initiative 2 takes 15.
#[test]
fn the_ripper_of_the_rulebook() {
    set_up(players(4), "foe:ripper").says("foe=ripper:190:190:0:0:0:-");
    assert_eq!(aimed(&round("ripper:190", 4).events), "2:15");
}

/// §foe.ripper: each hero it hits discards a card at random; an empty hand loses nothing.
#[test]
fn the_ripper_tears_a_card_from_the_hand() {
    let fight = |hand: &str, chance: &str| {
        at(
            &format!("foe=ripper:150 initiative=1,2,3 hand=feint,feint{hand},feint"),
            &format!("place:1 place:2 place:3 {chance}"),
        )
        .all_set("feint feint feint", "window:hits")
        .pass_once()
        .says("life=100,85,100")
    };
    for torn in ["50", "fail"] {
        let played = fight("+50+fail+5", &format!("hand:{torn}")).says(&format!("torn=-,{torn},-"));
        assert_eq!(played.table.hero(1).cards, 2);
        assert_eq!(played.table.discard.count(read_card(torn).unwrap().0), 1);
    }
    assert!(!fight("", "").heard(|event| matches!(event, Event::Torn { .. })));
}

/// §foe.troll: its card.
#[test]
fn the_battle_troll_is_a_giant() {
    card("troll", Breed::Giant, [160, 190, 220, 250], 4);
    strikes("troll:400", always(""), always("1:20 2:10"));
}

/// §foe.troll: if nobody wounds it, every hero takes 5, once.
#[test]
fn the_troll_takes_5_from_everybody_whom_nobody_wounds() {
    at("foe=troll:160 initiative=1,2,3 hand=feint,poke,feint", "")
        .all_set("feint poke feint", "window:hits")
        .says("hits=1:5:bare+2:5:bare+3:5:bare blow=precise")
        .until("set")
        .says("life=95,95,95");
}

/// §foe.paladin: its card.
#[test]
fn the_anti_paladin_is_a_humanoid() {
    card("paladin", Breed::Humanoid, [95, 145, 195, 245], 3);
    strikes("paladin:400", ALL_FIVE, always(""));
}

/// §foe.paladin: what it has done is added to its life; what iron skin keeps off is not.
#[test]
fn the_anti_paladin_lives_on_the_damage_it_does() {
    let fight = |more: &str| {
        at(&format!("foe=paladin:200 initiative=1,2,3 hand=50,feint,feint {more}"), "")
            .play("1: set 50; 2: set feint; 3: set feint")
            .pass()
    };
    fight("").says("foe=paladin:165:200:2:0:0:- life=95,95,95");
    fight("potions=-,skin@0,-").says("foe=paladin:160:200:2:0:0:- life=95,100,95");
    fight("life=3,100,100").says("foe=paladin:163:200:2:0:0:- life=0,95,95");
}

/// §foe.gargoyle: its card.
#[test]
fn the_iron_skin_gargoyle_is_a_construct() {
    card("gargoyle", Breed::Artificial, [160, 190, 220, 250], 4);
    strikes("gargoyle:400", ["1:15", "1:20", "1:20 4:10", "1:20 5:10"], always(""));
}

/// §foe.gargoyle: 20 or less does 0, and is a successful attack all the same.
#[test]
fn weak_attacks_do_nothing_to_the_gargoyle() {
    at("foe=gargoyle:160 initiative=1,2,3 hand=20,25,10", "")
        .all_set("20 25 10", "window:hits")
        .deals("1:20:0 2:25:25 3:10:0")
        .says("foe=gargoyle:135:160:1:0:0:- state=attacked,attacked,attacked dealt=0,25,0 wounds=2");
}

/// §foe.gargoyle: it is what the attack comes to that counts, not what is printed.
#[test]
fn an_attack_that_is_raised_above_20_wounds_the_gargoyle() {
    at("foe=gargoyle:160:160:2 initiative=1,2,3 hand=20,feint,feint setups=behind@1,-,-", "")
        .all_set("20 feint feint", "window:hits")
        .deals("1:20:40");
}

/// §foe.medusa: her card.
#[test]
fn medusa_is_a_monster() {
    card("medusa", Breed::Monster, [120, 160, 195, 225], 3);
    strikes("medusa:400", always(""), always("1:20"));
}

/// §foe.medusa: whoever she hits sets no card in the next round, and only in that.
#[test]
fn whoever_medusa_hits_is_petrified() {
    let played = at("foe=medusa:400 initiative=1,2,3 hand=30+50,25*2,feint*2", "").all_set("30 25 feint", "set");
    assert!(played.heard(|event| *event == Event::Petrified { seat: 0 }));
    let played = played.says("state=barred,-,-").awaits("2 3");
    let next =
        played.play("2: set 25; 3: set feint").until("set").says("life=80,80,100 state=-,barred,-").awaits("1 3");
    next.play("2: set feint").refuses("round.order");
}

/// §foe.golem: its card.
#[test]
fn the_clockwork_golem_is_a_construct() {
    card("golem", Breed::Artificial, [110, 160, 205, 250], 4);
    strikes("golem:400", ["1:15", "1:20", "1:15 4:15", "1:15 4:15"], always(""));
}

/// §foe.golem: the highest card is removed before life is adjusted; one only, even of several alike.
#[test]
fn the_golem_removes_the_highest_card_of_the_pile() {
    for (cards, left) in [("30 50 40", 330), ("30 50 30", 340), ("40 40 40", 320), ("feint 50 feint", 400)] {
        at(&format!("foe=golem:400 initiative=1,2,3 hand={}", cards.replace(' ', ",")), "")
            .all_set(cards, "window:hits")
            .says(&format!("foe=golem:{left}:400:1:0:0:-"));
    }
    at("foe=golem:400 initiative=1,2,3 hand=feint,feint,feint", "").all_set("feint feint feint", "window:hits");
}

/// §foe.golem: not before the round is over: an attack that kills it kills it.
#[test]
fn the_golem_dies_before_it_can_remove_a_card() {
    at("foe=golem:90:110 left=1 initiative=1,2,3 hand=50,40,feint", "")
        .all_set("50 40 feint", "refill")
        .says("prestige=0:0,4:0,0:0");
}

/// §foe.spite: its card, and whom it hits.
#[test]
fn spite_is_an_incarnation() {
    card("spite", Breed::Incarnation, [140, 185, 230, 275], 4);
    for (count, damage) in [(3, 15), (4, 20), (5, 25), (6, 30)] {
        let hands = &["feint", "feint", "feint", "poke", "poke", "poke"][..count];
        let places: Vec<String> = (1..=count).map(|place| place.to_string()).collect();
        let mut played = at(&format!("foe=spite:400 initiative={} hand={}", places.join(","), hands.join(",")), "")
            .all_set(&hands.join(" "), "vote");
        for seat in 1..=count {
            played = played.play(&format!("{seat}: point {}", if seat == 3 { 1 } else { 3 }));
        }
        played.until("set").loses(&format!("3:{damage}"));
    }
}

/// §foe.spite: all name another living hero, at once and in secret.
#[test]
fn heroes_name_each_other_in_secret() {
    let table = "phase=vote foe=spite:185 life=100,100,0,100 initiative=1,2,0,3";
    let played = at(table, "").awaits("1 2 4").may(1, "point 2; point 4").play("1: point 2").awaits("2 4");
    assert_eq!(played.game.view(&played.table, Seat(1)).seen.answers, [None; 6]);
    let own = played.game.view(&played.table, Seat(0)).seen.answers[0];
    assert_eq!(own, Some(crate::Action::Point { seat: 1 }));
    let played = played.play("2: point 4");
    assert_eq!(played.events, []);
    played.play("1: point 4").refuses("round.set");
    let played = at(table, "").play("1: point 2; 2: point 4; 4: point 2");
    for (seat, at) in [(0, 1), (1, 3), (3, 1)] {
        assert!(played.heard(|event| *event == Event::Pointed { seat, at }));
    }
    at(table, "").play("1: point 1").refuses("low.hand");
    at(table, "").play("1: point 3").refuses("end.death");
    at(table, "").play("1: pass").refuses("foe.spite");
}

/// §foe.spite: if several are named most often, each of them is hit.
#[test]
fn all_who_are_named_most_often_are_hit() {
    let vote = |votes: &str| {
        at("phase=vote foe=spite:185 initiative=1,2,3,4", "place:1 place:2 place:3 place:4").play(votes).until("set")
    };
    vote("1: point 2; 2: point 1; 3: point 1; 4: point 2").loses("1:20 2:20");
    vote("1: point 2; 2: point 3; 3: point 4; 4: point 1").loses("1:20 2:20 3:20 4:20");
    vote("1: point 2; 2: point 3; 3: point 2; 4: point 2").loses("2:20");
}

/// §foe.spite: a sole survivor has nobody to name, and takes 5 (§strike.nobody).
#[test]
fn a_sole_survivor_names_nobody() {
    at("foe=spite:140 life=100,0,0 initiative=1,0,0 hand=feint,-,-", "").play("1: set feint").until("set").loses("1:5");
}

/// §foe.fear: its card.
#[test]
fn fear_is_an_incarnation() {
    card("fear", Breed::Incarnation, [120, 170, 210, 250], 2);
    strikes("fear:400", always(""), always("3:20"));
}

/// §foe.fear: a token comes first at each end of a round, and each makes its blow 10 harder.
#[test]
fn fear_grows_with_every_round() {
    for (tokens, damage) in [(0, 20), (1, 30), (2, 40), (5, 70)] {
        at(&format!("foe=fear:400:400:{}:{tokens} initiative=1,2,3 hand=10,feint,feint", tokens + 1), "")
            .all_set("10 feint feint", "window:hits")
            .says(&format!("foe=fear:390:400:{}:{}:0:-", tokens + 1, tokens + 1))
            .until("set")
            .loses(&format!("1:{damage}"));
    }
}

/// §foe.fear: its killer takes 2, and 1 for each token.
#[test]
fn fears_tokens_are_prestige() {
    at("foe=fear:10:120:4:3 left=1 initiative=1,2,3 hand=10,feint,feint", "")
        .all_set("10 feint feint", "refill")
        .says("prestige=5:0,0:0,0:0");
}

/// §foe.shifter: its card, and each of its forms.
#[test]
fn the_shapeshifter_is_a_monster() {
    card("shifter", Breed::Monster, [130, 170, 210, 250], 2);
    strikes("shifter:400 coin=1", ["1:15", "1:15", "1:15 3:15", "1:15 3:15"], always(""));
    strikes("shifter:400 coin=2", always(""), always("1:20"));
}

/// §foe.shifter: the coin says its form at the start of each round; the first is no change.
#[test]
fn the_coin_says_which_form_it_has() {
    for (coin, side) in [("tails", 1), ("heads", 2)] {
        let played =
            at("phase=window:start foe=shifter:100:130:0 initiative=1,2,3 hand=50,40,30", &format!("coin:{coin}"))
                .until("set");
        assert!(!played.heard(|event| matches!(event, Event::Changed { .. })));
        played.says(&format!("coin={side} foe=shifter:100:130:1:0:0:-"));
    }
}

/// §foe.shifter: another form than before gives it 20 life, but not above its start.
#[test]
fn a_new_form_regains_life() {
    for (life, coin, left) in [(100, "tails", 90), (100, "heads", 110), (135, "heads", 130), (130, "heads", 130)] {
        at(&format!("foe=shifter:{life}:130 coin=1 initiative=1,2,3 hand=10,feint,feint"), &format!("coin:{coin}"))
            .all_set("10 feint feint", "set")
            .says(&format!("foe=shifter:{left}:130:2:1:0:-"));
    }
}

/// §foe.shifter: a token at each end of a round; the killer takes them.
#[test]
fn the_shapeshifters_tokens_are_prestige() {
    at("foe=shifter:130 coin=1 initiative=1,2,3 hand=10,feint,feint", "")
        .all_set("10 feint feint", "window:hits")
        .says("foe=shifter:120:130:1:1:0:-");
    at("foe=shifter:10:130:3:2 coin=1 left=1 initiative=1,2,3 hand=10,feint,feint", "")
        .all_set("10 feint feint", "refill")
        .says("prestige=4:0,0:0,0:0");
}

/// §foe.necromancer: her card.
#[test]
fn the_necromancer_is_a_mage() {
    card("necromancer", Breed::Mage, [130, 175, 220, 265], 3);
    strikes("necromancer:400", ["3:20", "4:20", "5:20 1:15", "6:20 1:15"], always(""));
}

/// A kill of the Necromancer, after this one.
fn kill_necromancer(killed: &str) -> Played {
    at(&format!("foe=necromancer:10:130 left=3 number=4 killed={killed} initiative=1,2,3 hand=10,feint,feint"), "")
        .all_set("10 feint feint", "refill")
}

/// §foe.necromancer: the last creature killed rises with half its life and half its prestige, and is undead.
#[test]
fn the_last_creature_killed_rises() {
    for (foe, life) in [("ripper", 75), ("paladin", 50), ("hydra", 85), ("dragon", 95)] {
        let played = kill_necromancer(foe).says(&format!("rising={foe} left=3 prestige=3:0,0:0,0:0"));
        assert!(played.heard(|event| *event == Event::Rises { foe: crate::Which(read_foe(foe).unwrap()) }));
        let played = played.play("1: done; 2: done; 3: done").says("number=5 left=3 rising=-");
        let risen = played.table.foe;
        assert_eq!((foe_word(risen.id), risen.life, risen.start, risen.raised), (foe, life, life, true));
    }
    for (foe, prestige) in [("ripper", 2), ("hydra", 3), ("cursed", 1), ("dragon", 3)] {
        at(&format!("foe={foe}:30:75:1:0:1:raised left=1 initiative=1,2,3 hand=30,feint,feint"), "")
            .all_set("30 feint feint", "refill")
            .says(&format!("prestige={prestige}:0,0:0,0:0"));
    }
    at("foe=ripper:400:400:1:0:0:raised initiative=1,2,3 hand=holy,feint,feint", "")
        .all_set("holy feint feint", "choose:0");
}

/// §foe.necromancer: what has risen keeps its special rule.
#[test]
fn what_has_risen_keeps_its_rule() {
    at("foe=ripper:75:75:1:0:0:raised initiative=1,2,3 hand=feint,feint+50,feint", "place:1 place:2 place:3")
        .all_set("feint feint feint", "window:hits")
        .pass_once()
        .says("torn=-,50,-");
    let chief = kill_necromancer("chief").play("1: done; 2: done; 3: done");
    chief.says("goblins=10+10,10+10,10+10");
}

/// §foe.necromancer: neither tokens nor a trap can rise; and if nothing was killed, nothing does.
#[test]
fn neither_tokens_nor_traps_rise() {
    kill_necromancer("-").says("rising=- left=3");
    for foe in ["wolves pack=10", "ceiling:10:120"] {
        at(&format!("foe={foe} left=1 killed=troll initiative=1,2,3 hand=10,feint,feint"), "")
            .all_set("10 feint feint", "refill")
            .says("killed=troll");
    }
    at("foe=bridge phase=cross:0 place=3 left=1 killed=troll active=3 initiative=1,2,3", "coin:tails")
        .play("3: flip")
        .says("killed=troll");
}

/// §foe.necromancer: her death is enough, even if her killer dies with her.
#[test]
fn it_rises_even_if_her_killer_is_dead() {
    at(
        "foe=necromancer:20:130 left=1 killed=troll life=10,100,100 initiative=1,2,3 hand=50,feint+fail,feint+tough",
        "",
    )
    .all_set("50 feint feint", "window:reveal")
    .play("2: fail; 1: pass; 3: pass; 1: pass; 3: pass; 3: weaken; 2: pass; 2: pass")
    .until("refill")
    .says("rising=troll prestige=0:0,0:0,0:0 life=0,100,100");
}

/// §foe.summoner: her card.
#[test]
fn the_blood_summoner_is_a_mage() {
    card("summoner", Breed::Mage, [140, 195, 245, 295], 3);
    strikes("summoner:400", ALL_FIVE.map(|all| format!("{all} 1:10")).each_ref().map(String::as_str), always(""));
}

/// §foe.summoner: alive at the end of the second round she calls another encounter, once.
#[test]
fn the_summoner_calls_another_encounter() {
    for (round, left) in [(1, 3), (2, 4), (3, 3), (4, 3)] {
        at(&format!("foe=summoner:140:140:{round} left=3 initiative=1,2,3 hand=10,feint,feint"), "")
            .all_set("10 feint feint", "set")
            .says(&format!("left={left}"));
    }
    at("foe=summoner:10:140:2 left=3 initiative=1,2,3 hand=10,feint,feint", "")
        .all_set("10 feint feint", "refill")
        .says("left=3");
}

/// §foe.summoner: where no unused encounter is left, none is added.
#[test]
fn the_summoner_calls_nothing_where_nothing_is_left() {
    for (unmet, left) in [("troll+dragon", 2), ("troll+dragon+hydra", 3)] {
        at(&format!("foe=summoner:140:140:2 left=2 unmet={unmet} initiative=1,2,3 hand=10,feint,feint"), "")
            .all_set("10 feint feint", "set")
            .says(&format!("left={left}"));
    }
}
