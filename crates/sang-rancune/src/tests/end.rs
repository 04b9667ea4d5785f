//! Death and the end.

use super::*;
use crate::table::End;

/// §end.death: a hero at 0 life is out; the prestige is lost, and the highest initiative card leaves.
#[test]
fn a_hero_at_0_life_is_out_of_the_game() {
    let played = at(
        "foe=ripper:150 life=100,15,100 prestige=2,9,1 initiative=1,2,3 hand=feint,feint,feint",
        "place:1 place:2 place:3",
    )
    .all_set("feint feint feint", "window:hits")
    .pass_once()
    .says("life=100,0,100 prestige=2:0,0:0,1:0 phase=set initiative=1,0,3 cards=3");
    assert!(played.heard(|event| *event == Event::Died { seat: 1 }));
    played.awaits("1 3").play("2: set feint").refuses("end.death");
}

/// §end.death: from the next deal on there are as many initiative cards as living heroes.
#[test]
fn the_highest_initiative_card_leaves_the_game() {
    at(
        "foe=chief:400 life=100,0,100,100 initiative=1,0,3,4 cards=4 hand=feint,-,feint,feint",
        "place:3 place:1 place:2",
    )
    .play("1: set feint; 3: set feint; 4: set feint")
    .until("set")
    .says("initiative=3,0,1,2 cards=3");
}

/// §end.death: the dead are nobody's target.
#[test]
fn nothing_can_be_aimed_at_the_dead() {
    at("phase=window:start foe=ripper:150 life=100,0,100 initiative=1,0,2 hand=plan,-,50", "")
        .may(1, "pass; plan 3")
        .play("1: plan 2")
        .refuses("end.death");
    at("phase=vote foe=spite:150 life=100,0,100 initiative=1,0,2", "")
        .awaits("1 3")
        .play("1: point 2")
        .refuses("end.death");
}

/// §end.remains: hand, set cards and set-ups are discarded; potions at work leave the game.
#[test]
fn what_a_dead_hero_leaves_is_discarded() {
    let played = at(
        "foe=ripper:400 life=100,10,100 initiative=1,2,3 hand=feint,50+40,feint setups=-,focus@0,- potions=-,strength@2,- \
         items=fire,salve,-",
        "",
    )
    .all_set("feint 50 feint", "window:opening")
    .pass_once()
    .play("1: fire")
    .says("life=100,0,90 hand=-,-,- set=-,-,feint@3 setups=-,-,- potions=-,-,- items=-,-,- loot=salve")
    .says("discard=50+40+focus gone=strength+fire");
    assert!(played.heard(|event| matches!(event, Event::Dropped { seat: 1, .. })));
    played.until("window:hits").deals("1:fire:30");
}

/// §end.remains: tokens kept for their prestige leave the game too.
#[test]
fn nobody_inherits_the_tokens_of_the_dead() {
    at(
        "foe=goblins pack=10+10+10 life=5,100,100 tokens=5,0,0 prestige=1,0,0 initiative=1,2,3 hand=feint,feint,feint",
        "",
    )
    .all_set("feint feint feint", "set")
    .says("life=0,95,95 tokens=0,0,0 prestige=0:0,0:0,0:0");
}

/// §end.loot: after the next initiative each hero in its order may take one item.
#[test]
fn the_items_of_the_dead_may_be_looted() {
    let table = "phase=refill left=1 foe=ripper:0:190 life=100,100,0,100 loot=healing+fire+salve hand=50*4+10*3,40*5+5*2,-,30*5+25*2";
    let played = at(table, "foe:troll place:3 place:1 place:2")
        .play("1: done; 2: done; 4: done")
        .says("phase=loot active=2 initiative=3,1,0,2")
        .awaits("2")
        .may(2, "loot healing; loot fire; loot salve; leave")
        .play("2: loot fire")
        .awaits("4")
        .says("items=-,fire,-,- loot=healing+salve");
    played.play("4: leave").awaits("1").play("1: loot salve").says("items=salve,fire,-,- phase=window:start");
}

/// §end.loot: one of each hero only; what nobody takes leaves the game.
#[test]
fn what_nobody_loots_leaves_the_game() {
    let played = at("phase=loot foe=troll:160 place=2 active=3 life=100,0,100 initiative=1,0,2 loot=fire+salve", "")
        .play("3: loot salve")
        .says("phase=window:start loot=- gone=fire items=-,-,salve");
    assert!(played.heard(|event| *event == Event::Left { items: 1 }));
    at("phase=loot foe=troll:160 place=1 active=1 life=100,0,100 initiative=1,0,2 loot=fire", "")
        .play("1: leave; 3: leave")
        .says("loot=- gone=fire");
    let table = "phase=loot foe=troll:160 place=1 active=1 life=100,0,100 initiative=1,0,2 loot=fire";
    at(table, "").play("1: loot salve").refuses("item.open");
    at(table, "").play("3: loot fire").refuses("round.order");
    at(table, "").play("1: pass").refuses("end.loot");
}

/// §end.heap: what two dead heroes have left is one heap, of which each takes one item.
#[test]
fn the_items_of_several_dead_lie_on_one_heap() {
    // The fire of seat 1 kills seats 2 and 3, and the Ripper with them.
    let dead = at(
        "foe=ripper:30:190 left=1 life=100,10,10,100 initiative=1,2,3,4 hand=50*4+40*3,30,25,20*5+10*2 \
         items=fire,healing+strength,salve,-",
        "card:5 card:5 foe:troll place:2 place:1",
    )
    .play("1: set 50; 2: set 30; 3: set 25; 4: set 20")
    .until("fire-before")
    .play("1: fire")
    .says("life=100,0,0,90 loot=healing+strength+salve phase=refill")
    .play("1: done; 4: done");
    dead.says("phase=loot active=4")
        .play("4: loot healing")
        .awaits("1")
        .play("1: loot salve")
        .says("items=salve,-,-,healing loot=- phase=window:start");
}

/// A kill of the Ripper by the first hero; `left` encounters are still to come.
fn kill(left: u8, more: &str) -> Played {
    at(&format!("foe=ripper:10:150 left={left} initiative=1,2,3 hand=10,feint,feint {more}"), "")
        .play("1: set 10; 2: set feint; 3: set feint")
        .pass()
}

/// §end.last: the game is over with the last encounter of the dungeon.
#[test]
fn the_game_is_over_with_the_last_encounter() {
    kill(1, "").says("phase=refill");
    let played = kill(0, "").says("phase=won prestige=3:0,0:0,0:0");
    assert!(played.heard(|event| *event == Event::Over { end: End::Won }));
}

/// §end.last: an encounter that was added comes first.
#[test]
fn an_added_encounter_makes_the_dungeon_longer() {
    at("foe=necromancer:10:130 left=0 killed=troll initiative=1,2,3 hand=10,feint,feint", "")
        .all_set("10 feint feint", "refill")
        .says("rising=troll left=0");
    at("foe=summoner:140:140:2 left=0 initiative=1,2,3 hand=10,feint,feint", "")
        .all_set("10 feint feint", "set")
        .says("left=1");
}

/// §end.winner: most prestige among the living wins, not the last killer.
#[test]
fn the_living_hero_with_most_prestige_wins() {
    let won = |more: &str| {
        let played = kill(0, more);
        let Status::Over(outcome) = played.game.status(&played.table) else { panic!("it goes on") };
        outcome.won.iter().map(|seat| seat.0 + 1).collect::<Vec<_>>()
    };
    assert_eq!(won(""), [1]);
    assert_eq!(won("prestige=0,9,4"), [2]);
    assert_eq!(won("prestige=0,2,4"), [3]);
}

/// §end.tie: if several lead, an encounter of the unused ones is played as well.
#[test]
fn a_tie_is_played_off() {
    let played = kill(0, "prestige=0,3,1 unmet=troll+dragon").says("phase=refill left=1");
    assert!(played.heard(|event| *event == Event::Tied));
    let played = played.play("1: done; 2: done; 3: done");
    assert!(["troll", "dragon"].contains(&foe_word(played.table.foe.id)));
    assert_eq!((played.table.number, played.table.left), (2, 0));
}

/// §end.tie: that goes on until one of them leads; where nothing is left to play, they share the victory.
#[test]
fn those_who_lead_share_the_victory_when_no_encounter_is_left() {
    let played = kill(0, "prestige=0,3,1 unmet=-").says("phase=shared");
    let Status::Over(outcome) = played.game.status(&played.table) else { panic!("it goes on") };
    assert_eq!(outcome.won.iter().map(|seat| seat.0 + 1).collect::<Vec<_>>(), [1, 2]);
    kill(0, "prestige=1,3,1 unmet=troll").says("phase=won");
}

/// §end.nobody: if nobody is left, nobody wins.
#[test]
fn nobody_wins_if_nobody_lives() {
    let played = at("foe=paladin:400 life=5,5,0 prestige=3,2,0 left=5 initiative=1,2,0 hand=feint,feint,-", "")
        .play("1: set feint; 2: set feint")
        .pass()
        .says("phase=nobody life=0,0,0 prestige=0:0,0:0,0:0");
    let Status::Over(outcome) = played.game.status(&played.table) else { panic!("it goes on") };
    assert!(outcome.won.is_empty());
}

/// §end.survivor: a sole survivor goes on through the dungeon.
#[test]
fn a_sole_survivor_goes_on_alone() {
    let table = |left: u8| format!("foe=ripper:10:150 left={left} life=100,0,0 initiative=1,0,0 hand=10,-,-");
    at(&table(1), "foe:troll").play("1: set 10").until("refill").awaits("1").play("1: done").says("number=2");
    at(&table(0), "").play("1: set 10").until("won").says("prestige=3:0,0:0,0:0");
    at("foe=ripper:400 left=1 life=15,0,0 initiative=1,0,0 hand=10,-,-", "").play("1: set 10").until("nobody");
}

/// §end.over: nothing is decided any more.
#[test]
fn nothing_is_decided_after_the_end() {
    for phase in ["won", "shared", "nobody"] {
        for action in ["pass", "set 50", "done", "discard 50"] {
            at(&format!("phase={phase} foe=ripper:150 hand=50,40,30"), "")
                .awaits("")
                .play(&format!("1: {action}"))
                .refuses("end.over");
        }
    }
}
