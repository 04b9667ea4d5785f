//! New encounter.

use super::short_ways::{aimed, players};
use super::*;

/// §encounter.reveal: it lies open, and its marker stands on its starting life.
#[test]
fn the_next_encounter_is_turned_up_for_all_to_see() {
    let played = set_up(players(4), "foe:ripper").says("foe=ripper:190:190:0:0:0:- number=1");
    let met = Event::Met { number: 1, foe: crate::Which(read_foe("ripper").unwrap()), raised: false, life: 190 };
    assert!(played.heard(|event| *event == met));
    for seat in 0..4 {
        assert_eq!(played.game.view(&played.table, Seat(seat)).seen.foe, played.table.foe);
        assert_eq!(played.game.witness(&met, Seat(seat)), Some(met));
    }
}

/// §encounter.start: the figures are those of the players who started, however many are left.
#[test]
fn an_encounter_does_not_get_easier_when_heroes_have_died() {
    for (options, lives, life) in [("4", "100,100,0,0", 190), ("5", "100,100,0,0,0", 240), ("6", "100,50,0,0,0,0", 280)]
    {
        at(
            &format!("options={options},normal,9,normal,prestige phase=refill left=1 foe=dragon life={lives}"),
            "foe:ripper",
        )
        .play("1: done; 2: done")
        .says(&format!("foe=ripper:{life}:{life}:0:0:0:-"));
    }
}

/// §encounter.start: so are its blows: with two of six left it strikes as with six.
#[test]
fn its_blows_do_not_get_easier_either() {
    let played = at("foe=ripper:280 life=100,100,0,0,0,0 initiative=1,2,0,0,0,0 hand=feint,feint", "place:1 place:2")
        .all_set("feint feint", "window:hits");
    assert_eq!(aimed(&played.events), "2:15 2:15");
}

/// §encounter.items: whoever has items is asked once the encounter lies there, and before initiative.
#[test]
fn items_are_used_before_initiative_is_drawn() {
    let table = "phase=market number=2 foe=ripper:150 life=50,50,50 items=healing,salve,-";
    at(table, "").awaits("1 2").says("initiative=0,0,0");
    let played = at(table, "").play("1: use healing 1; 2: use salve 2").says("life=75,65,50 phase=window:start");
    let used = played.place_of(|event| matches!(event, Event::Used { .. }));
    assert!(used < played.place_of(|event| matches!(event, Event::Dealt { .. })));
}

/// §encounter.items: when initiative is dealt it is too late.
#[test]
fn items_are_too_late_once_initiative_is_dealt() {
    let played = at("phase=market number=2 foe=ripper:150 life=50,50,50 items=healing,salve,- hand=50,40,30", "")
        .play("1: done; 2: done")
        .says("phase=window:start life=50,50,50 items=healing,salve,-");
    played.play("1: use healing 1").refuses("low.window");
    at("foe=ripper:150 initiative=1,2,3 life=50,50,50 items=healing,-,- hand=50,40,30", "")
        .play("1: use healing 1")
        .refuses("round.set");
}

/// §encounter.items: who is done may think again once another has used something.
#[test]
fn others_may_answer_what_they_see() {
    at("phase=market number=2 foe=ripper:150 life=50,50,50 items=healing,salve,-", "")
        .play("1: done")
        .awaits("2")
        .play("2: use salve 2")
        .awaits("1")
        .says("phase=market");
}

/// §encounter.initiative: one card each, by chance, face up.
#[test]
fn each_living_hero_draws_an_initiative_card() {
    let table = "phase=market number=2 foe=ripper:190 items=healing,-,-,- life=50,100,0,100";
    let played = at(table, "place:3 place:1 place:2").play("1: done").says("initiative=3,1,0,2 cards=3");
    assert!(played.heard(|event| *event == Event::Dealt { places: [3, 1, 0, 2, 0, 0] }));
    assert_eq!(played.game.view(&played.table, Seat(3)).seen.hero(0).initiative, 3);
}

/// §encounter.special: nobody wounds the Goblin Chief, and nobody takes 5 for it, whatever §strike.nobody says.
#[test]
fn a_special_rule_holds_against_the_others() {
    for (foe, lost) in [("medusa", "1:5 2:5 3:5"), ("chief", "")] {
        at(&format!("foe={foe}:100 initiative=1,2,3 hand=feint,feint,feint"), "")
            .all_set("feint feint feint", "set")
            .loses(lost);
    }
}

/// §encounter.special: no attacks are set on the Rotten Bridge.
#[test]
fn an_encounter_may_do_without_attacks() {
    at("phase=window:start foe=bridge initiative=1,2,3 hand=50,40,30", "")
        .until("cross:0")
        .play("1: set 50")
        .refuses("foe.bridge");
}

/// §encounter.trap: a trap is worth nothing, not even late in the dungeon.
#[test]
fn a_trap_gives_no_prestige() {
    for (foe, prestige) in [("ceiling", 0), ("ripper", 3 + 5)] {
        at(&format!("foe={foe}:30:150 number=9 left=1 initiative=1,2,3 hand=30,feint,feint"), "")
            .all_set("30 feint feint", "refill")
            .says(&format!("prestige={prestige}:0,0:0,0:0 number=9"));
    }
}

/// §encounter.trap: it is over as its own rule says.
#[test]
fn a_trap_may_end_without_a_killer() {
    let played =
        at("phase=cross:0 left=1 foe=bridge initiative=1,2,3 cards=3 place=1", "coin:tails coin:tails coin:tails")
            .play("1: flip; 2: flip; 3: flip")
            .says("phase=refill prestige=0:0,0:0,0:0");
    assert!(played.heard(|event| matches!(event, Event::Passed { .. })));
}
