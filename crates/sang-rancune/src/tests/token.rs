//! §token: creatures that are many, and prestige that lies on one.

use super::attack::in_turn;
use super::*;

/// Against tokens; seat 1 goes first, and again in every round.
#[track_caller]
fn pack(foe: &str, tokens: &str, hands: &str, more: &str) -> Played {
    at(&format!("foe={foe}:0:0:2 pack={tokens} initiative=1,2,3 left=3 hand={hands} {more}"), &in_turn(""))
}

/// §token.aim: the attacker chooses for each attack which token it hits.
#[test]
fn the_attacker_chooses_the_token() {
    let aiming =
        || pack("wolves", "25+10+15", "10,feint,feint", "").play("1: set 10; 2: set feint; 3: set feint").pass();
    aiming().says("phase=aim:0").awaits("1").may(1, "aim 25; aim 10; aim 15").play("1: aim 20").refuses("token.aim");
    for (life, left) in [(25, "10+15+15"), (10, "25+15"), (15, "25+10+5")] {
        aiming().play(&format!("1: aim {life}")).says(&format!("pack={left}"));
    }
}

/// §token.aim: tokens with the same life are the same: nothing is asked.
#[test]
fn there_is_no_choice_among_equal_tokens() {
    pack("goblins", "10+10+10", "5,feint,feint", "")
        .reveal("1: set 5; 2: set feint; 3: set feint")
        .pass_once()
        .wounds("1:5")
        .says("phase=window:reveal pack=10+10+5");
}

/// §token.excess: damage beyond what kills a token is lost.
#[test]
fn excess_damage_is_lost() {
    pack("wolves", "25+25", "100,feint,feint", "")
        .reveal("1: set 100; 2: set feint; 3: set feint")
        .pass_once()
        .wounds("1:0")
        .says("pack=25 dealt=25,0,0");
}

/// §token.excess: a second attack of the same hero may take another token.
#[test]
fn a_second_attack_takes_another_token() {
    pack("wolves", "25+25", "double+50+100,feint,feint", "")
        .reveal("1: set double; 2: set feint; 3: set feint")
        .play("1: play 50; 1: play 100")
        .pass()
        .wounds("1:0 1:0")
        .says("phase=refill prestige=2:0,0:0,0:0");
}

/// §token.pile: damage stays on the token, and does not enter the pile.
#[test]
fn damage_stays_on_a_token_from_round_to_round() {
    pack("wolves", "25+25", "20+5,feint+poke,feint+poke", "")
        .reveal("1: set 20; 2: set feint; 3: set feint")
        .pass_once()
        .says("pile=- pack=25+5")
        .pass()
        .says("phase=set pack=25+5")
        .play("1: set 5; 2: set poke; 3: set poke")
        .pass()
        .play("1: aim 5")
        .says("pack=25 tokens=1,0,0");
}

/// §token.prestige: a wolf is worth 1, to whoever kills it and at once.
#[test]
fn a_wolf_is_worth_one_prestige() {
    pack("wolves", "25+25+25", "25,30,10", "")
        .play("1: set 25; 2: set 30; 3: set 10")
        .pass()
        .wounds("1:0 2:0 3:15")
        .says("prestige=1:0,1:0,0:0 tokens=1,1,0");
}

/// §token.prestige: goblins are worth 1 for every three that a hero holds.
#[test]
fn three_goblins_are_worth_one_prestige() {
    for (held, tokens, prestige) in [(0, 1, 0), (1, 2, 0), (2, 3, 1), (3, 4, 0), (5, 6, 1)] {
        pack("goblins", "10+10+10+10", "10,feint,feint", &format!("tokens={held},0,0"))
            .play("1: set 10; 2: set feint; 3: set feint")
            .pass()
            .says(&format!("prestige={prestige}:0,0:0,0:0 tokens={tokens},0,0"));
    }
}

/// §token.prestige: those of one encounter do not count in the next.
#[test]
fn tokens_of_an_encounter_do_not_count_in_the_next() {
    pack("goblins", "10", "10,feint,feint", "tokens=1,2,0")
        .play("1: set 10; 2: set feint; 3: set feint")
        .pass()
        .says("phase=refill tokens=0,0,0 prestige=0:0,0:0,0:0");
}

/// §token.bonus: only the last token earns the late bonus: none up to the sixth encounter, 3 in the seventh and eighth,
/// 5 from the ninth on.
#[test]
fn only_the_last_token_earns_the_late_bonus() {
    for (number, bonus) in [(1, 0), (6, 0), (7, 3), (8, 3), (9, 5), (10, 5), (14, 5)] {
        let last = 1 + bonus;
        pack("wolves", "25+25", "30,40,feint", &format!("number={number}"))
            .play("1: set 30; 2: set 40; 3: set feint")
            .pass()
            .says(&format!("phase=refill prestige=1:0,{last}:0,0:0"));
    }
}

/// §token.left: goblins still standing when the chief falls are discarded; nobody gets them.
#[test]
fn tokens_that_are_left_are_discarded() {
    at("foe=chief:40:60:2 goblins=-,10+10,10 left=3 initiative=1,2,3 hand=40,feint,feint", "")
        .play("1: set 40; 2: set feint; 3: set feint")
        .pass()
        .says("phase=refill goblins=-,-,- prestige=4:0,0:0,0:0 tokens=0,0,0");
}

/// §token.chief: two goblins stand in front of each hero, whatever the number of players.
#[test]
fn two_goblins_stand_before_each_hero() {
    for (players, life) in [(3, 60), (4, 80), (5, 100), (6, 120)] {
        let goblins = vec!["10+10"; players].join(",");
        let options = Options { players: players as u8, ..Options::default() };
        set_up(options, "foe:chief").says(&format!("goblins={goblins} pack=- foe=chief:{life}:{life}:0:0:0:-"));
    }
}

/// §token.chief: one's own goblins come first, one after the other; then the chief.
#[test]
fn ones_own_goblins_come_first() {
    at("foe=chief:60:60:2 goblins=10+10,10,10 initiative=1,2,3 hand=double*2+100+20+30,feint,feint", &in_turn(""))
        .reveal("1: set double; 2: set feint; 3: set feint")
        .play("1: play double; 1: play 100; 1: play 20; 1: play 30")
        .pass()
        .wounds("1:0 1:0")
        .hits("1:30")
        .says("goblins=-,10,10 foe=chief:30:60:3:0:0:-");
}

/// §token.chief: what hits goblins is no damage to the chief, but whoever has none left hits him.
#[test]
fn blows_on_goblins_do_not_wound_the_chief() {
    at("foe=chief:60:60:2 goblins=10,-,10 initiative=1,2,3 hand=50,40,feint", &in_turn(""))
        .play("1: set 50; 2: set 40; 3: set feint")
        .pass()
        .wounds("1:0")
        .hits("2:40")
        // Seat 3 still has a goblin, seat 2 wounded the chief most.
        .loses("3:5 2:15");
}

/// §token.chief: among one's own, one chooses.
#[test]
fn one_chooses_among_ones_own_goblins() {
    at("foe=chief:60:60:2 goblins=10+5,10,10 initiative=1,2,3 hand=5,feint,feint", "")
        .play("1: set 5; 2: set feint; 3: set feint")
        .pass()
        .may(1, "aim 10; aim 5")
        .play("1: aim 5")
        .says("goblins=10,10,10");
}

/// §token.prestige-tokens: one more at each end of a round; whoever kills takes all of them.
#[test]
fn prestige_tokens_grow_and_go_to_the_killer() {
    for foe in ["fear", "shifter"] {
        let hands = "poke+poke+50,feint+10+10,feint+10+10";
        at(
            &format!("foe={foe}:60:60:1 left=3 initiative=1,2,3 coin=1 hand={hands}"),
            &in_turn("coin:tails coin:tails"),
        )
        .play("1: set poke; 2: set feint; 3: set feint")
        .pass()
        .says(&format!("foe={foe}:60:60:2:1:0:-"))
        .play("1: set poke; 2: set 10; 3: set 10")
        .pass()
        .says(&format!("foe={foe}:40:60:3:2:0:-"))
        .play("1: set 50; 2: set 10; 3: set 10")
        .pass()
        .says("phase=refill prestige=4:0,0:0,0:0");
    }
}

/// §token.prestige-tokens: other creatures gather none.
#[test]
fn other_creatures_gather_no_prestige() {
    for foe in ["ripper", "troll", "hydra", "dragon", "medusa"] {
        let played = at(&format!("foe={foe}:300 initiative=1,2,3 hand=poke,feint,feint"), "")
            .play("1: set poke; 2: set feint; 3: set feint")
            .pass();
        assert_eq!(played.table.foe.tokens, 0, "{foe}");
    }
}
