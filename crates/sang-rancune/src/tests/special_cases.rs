//! The special cases of the rulebook's last pages, and figures that it states, where no chapter shows them already:
//! several attacks, Double Strike, ripostes and set-ups are in `attack` and `ripostes_and_bonuses`; tokens in `token`;
//! Change of Plan, After You, Edge Out and its combination with Mixed Signals in `low`; fire in `item`.

use super::attack::in_turn;
use super::*;
use crate::content::{Aim, Blow};
use kernel::InlineVec;

/// Gives the encounter of a table other blows than its card: what the rulebook says of all creatures needs such a one.
fn striking(mut played: Played, random: &[Blow], precise: &[Blow]) -> Played {
    let foe = played.table.foe.id as usize;
    played.game.content.encounters[foe].random = [InlineVec::of(random); 4];
    played.game.content.encounters[foe].precise = [InlineVec::of(precise); 4];
    played
}

/// §strike.least: a Poke with Stick is an attack of 0, a Feint is none.
#[test]
fn a_poke_is_the_least_and_a_feint_is_not() {
    at("foe=fear:300 initiative=1,2,3 hand=poke,feint,50", &in_turn(""))
        .play("1: set poke; 2: set feint; 3: set 50")
        .pass()
        .loses("1:20");
}

/// §strike.least: whoever attacks alone, with 0, is the least.
#[test]
fn a_lonely_poke_is_the_least() {
    at("foe=fear:300 initiative=1,2,3 hand=feint,poke,feint", &in_turn(""))
        .play("1: set feint; 2: set poke; 3: set feint")
        .pass()
        .loses("2:20");
}

/// §strike.nobody: where all have feinted nobody meets a condition, and every hero takes 5.
#[test]
fn where_all_feint_every_hero_takes_five() {
    for foe in ["fear", "medusa", "troll"] {
        at(&format!("foe={foe}:300 initiative=1,2,3 hand=feint,feint,feint"), &in_turn(""))
            .play("1: set feint; 2: set feint; 3: set feint")
            .pass()
            .loses("1:5 2:5 3:5")
            .says("phase=set state=-,-,-");
    }
}

/// §strike.most: where nobody has wounded it, 5 for every hero stand in place of the attack and its effects.
#[test]
fn where_nobody_wounds_it_the_effect_is_gone_too() {
    at("foe=medusa:300 initiative=1,2,3 hand=poke,feint,poke", &in_turn(""))
        .play("1: set poke; 2: set feint; 3: set poke")
        .pass()
        .loses("1:5 2:5 3:5")
        .says("state=-,-,-");
}

/// §strike.ties: those who are tied for most all suffer the attack, in full.
#[test]
fn who_is_tied_for_most_suffers_in_full() {
    at("foe=medusa:300 initiative=1,2,3 hand=50,50,40", &in_turn(""))
        .play("1: set 50; 2: set 50; 3: set 40")
        .pass()
        .loses("1:20 2:20")
        .says("state=barred,barred,-");
}

/// §strike.least: whoever alone has wounded the creature is the most and the least, and is hit twice.
#[test]
fn one_hero_may_be_the_most_and_the_least() {
    let blows = [Blow { aim: Aim::Most, damage: 20 }, Blow { aim: Aim::Least, damage: 10 }];
    let table = at("foe=medusa:300 initiative=1,2,3 hand=feint,50,feint", &in_turn(""));
    striking(table, &[], &blows).play("1: set feint; 2: set 50; 3: set feint").pass().loses("2:20 2:10");
}

/// §strike.first: one hero alone may be the first and the last to wound the troll.
#[test]
fn one_hero_may_be_the_first_and_the_last() {
    at("foe=troll:300 initiative=1,2,3 hand=feint,50,poke", &in_turn(""))
        .play("1: set feint; 2: set 50; 3: set poke")
        .pass()
        .loses("2:20 2:10");
}

/// §strike.missing: two alive of four: a hit on initiative 4 falls to initiative 2.
#[test]
fn a_hit_on_a_number_that_nobody_has_falls_to_the_next_lower() {
    let blows = [Blow { aim: Aim::Place(4), damage: 15 }];
    let table = "foe=ripper:190 initiative=1,0,2,0 life=100,0,100,0 hand=poke,-,poke+20,-";
    striking(at(table, "place:1 place:2 place:1 place:2 hand:20"), &blows, &[])
        .play("1: set poke; 3: set poke")
        .pass()
        .loses("3:15");
}

/// §strike.missing: the last one alive is hit as 1 and as 2.
#[test]
fn a_sole_survivor_may_be_hit_twice() {
    let blows = [Blow { aim: Aim::Place(1), damage: 15 }, Blow { aim: Aim::Place(2), damage: 10 }];
    let table = "foe=abomination:200 initiative=0,1,0 life=0,100,0 hand=-,poke,-";
    striking(at(table, "place:1 place:1"), &blows, &[]).play("2: set poke").pass().loses("2:15 2:10");
}

/// §round.order: a turn comes with its initiative: cards are revealed then, and not before.
#[test]
fn cards_are_revealed_in_their_players_turn() {
    at("foe=dragon:400 initiative=2,3,1 hand=50,40,30", &in_turn(""))
        .reveal("1: set 50; 2: set 40; 3: set 30")
        .says("active=3 board=30:plain:0 set=50@1,40@2,-")
        .pass_once()
        .says("active=1 board=50:plain:0 set=-,40@2,-")
        .pass_once()
        .says("active=2 board=40:plain:0 set=-,-,-");
}

/// §foe.ripper: with four players it has 190 life, hits initiative 2 for 15, and tears a card from that hand.
#[test]
fn the_ripper_of_the_rulebook() {
    let played = set_up(Options { players: 4, ..Options::default() }, "foe:ripper");
    assert_eq!((played.table.foe.life, played.table.foe.start), (190, 190));
    let places = "place:3 place:1 place:2 place:4 hand:20";
    at("foe=ripper:190 initiative=1,2,3,4 hand=poke,feint,feint+20*2,feint", places)
        .play("1: set poke; 2: set feint; 3: set feint; 4: set feint")
        .pass()
        .loses("3:15")
        .says("torn=-,-,20,- phase=set");
}

/// §round.marker: a pile of 90 leaves the marker at 190 until the round ends.
#[test]
fn the_marker_waits_for_the_end_of_the_round() {
    at("foe=ripper:190 initiative=1,2,3,4 hand=40,30,20,poke", "place:1 place:2 place:3 place:4")
        .play("1: set 40; 2: set 30; 3: set 20; 4: set poke")
        .pass_once()
        .pass_once()
        .pass_once()
        .pass_once()
        .says("foe=ripper:190:190:1:0:0:- pile=1:40:40+2:30:30+3:20:20 active=4")
        .pass()
        .says("foe=ripper:100:190:2:0:0:-");
}

/// §round.adjust, §round.discard: what was taken off in one round is not taken off in the next.
#[test]
fn a_pile_is_taken_off_once() {
    at("foe=dragon:200 initiative=1,2,3 hand=50*2,feint+40,feint+40", &in_turn(""))
        .play("1: set 50; 2: set feint; 3: set feint")
        .pass()
        .says("foe=dragon:150:200:2:0:0:- pile=-")
        .play("1: set 50; 2: set 40; 3: set 40")
        .pass()
        .says("foe=dragon:20:200:3:0:0:- phase=set");
}

/// §prize.late: nothing up to the sixth encounter, 3 in the seventh and eighth, 5 from the ninth on.
#[test]
fn late_kills_earn_more() {
    for (number, prestige) in [(1, 3), (6, 3), (7, 6), (8, 6), (9, 8), (10, 8), (13, 8)] {
        at(&format!("foe=ripper:50 number={number} left=3 initiative=1,2,3 hand=50,feint,feint"), "")
            .play("1: set 50; 2: set feint; 3: set feint")
            .pass()
            .says(&format!("phase=refill prestige={prestige}:0,0:0,0:0"));
    }
}

/// §low.after-whose: one's own hit or another's, to anybody else alive, the player of the card among them.
#[test]
fn after_you_moves_anybodys_hit() {
    // The Ripper aims at seat 2: another's hit for seats 1 and 3, one's own for seat 2.
    for (seat, to) in [(1, 1), (1, 3), (2, 1), (2, 3), (3, 1), (3, 3)] {
        let hands = ["10", "10*2", "10"].iter().enumerate();
        let hands =
            hands.map(|(at, more)| if at + 1 == seat { format!("poke+{more}+after") } else { format!("poke+{more}") });
        let table = format!("foe=ripper:150:150:2 initiative=1,2,3 hand={}", hands.collect::<Vec<_>>().join(","));
        at(&table, &in_turn("hand:10"))
            .reveal("1: set poke; 2: set poke; 3: set poke")
            .until("window:hits")
            .says("hits=2:15")
            .may(seat as u8, "pass; divert 1 1; divert 1 3")
            .play(&format!("{seat}: divert 1 {to}"))
            .pass()
            .loses(&format!("{to}:15"));
    }
}
