//! From the Wolf Pack to the Rotten Bridge.

use super::*;

/// A pack of so many tokens of that life.
fn pack(tokens: usize, life: u8) -> String {
    vec![life.to_string(); tokens].join("+")
}

/// Nobody does any damage to a table like this, with so many players, until hits are assigned.
fn idle(table: &str, count: usize) -> Played {
    let hands = &["feint", "feint", "feint", "poke", "poke", "poke"][..count];
    let places: Vec<String> = (1..=count).map(|place| place.to_string()).collect();
    let dealt: Vec<String> = places.iter().map(|place| format!("place:{place}")).collect();
    let options = format!("options={count},normal,9,normal,prestige");
    at(&format!("{options} initiative={} hand={} {table}", places.join(","), hands.join(",")), &dealt.join(" "))
        .all_set(&hands.join(" "), "window:hits")
}

/// §foe.wolves: their card.
#[test]
fn wolves_are_beasts() {
    card("wolves", Breed::Beast, [0; 4], 1);
    for (count, wolves) in (3..=6).zip([5, 6, 8, 9]) {
        set_up(players(count), "foe:wolves").says(&format!("pack={}", pack(wolves, 35)));
    }
}

/// §foe.wolves: no fire kills a wolf that was whole, with any number of players, in any degree.
#[test]
fn wolves_outlive_the_fire() {
    for (word, life) in crate::notation::LIVES {
        for count in 3..=6 {
            let whole = set_up(Options { life, ..players(count) }, "foe:wolves").table.foe.pack;
            let lives: Vec<String> = whole.iter().map(|life| life.to_string()).collect();
            let places: Vec<String> = (1..=count).map(|place| place.to_string()).collect();
            let burnt = at(
                &format!(
                    "options={count},{word},9,normal,prestige foe=wolves phase=fire-before active=1 place=1 pack={} \
                     initiative={} items=fire",
                    lives.join("+"),
                    places.join(",")
                ),
                "",
            )
            .play("1: fire");
            assert_eq!(burnt.table.foe.pack.len(), whole.len(), "{word}, {count} players");
            assert!(!burnt.heard(|event| matches!(event, Event::Token { dead: true, .. })), "{word}, {count} players");
        }
    }
}

/// §foe.wolves: each wolf left deals 5, in the order of initiative and from 1 again.
#[test]
fn each_wolf_bites_in_the_order_of_initiative() {
    let rows = [
        (3, 5, "1:5 2:5 3:5 1:5 2:5"),
        (4, 6, "1:5 2:5 3:5 4:5 1:5 2:5"),
        (5, 8, "1:5 2:5 3:5 4:5 5:5 1:5 2:5 3:5"),
        (6, 9, "1:5 2:5 3:5 4:5 5:5 6:5 1:5 2:5 3:5"),
        (3, 2, "1:5 2:5"),
    ];
    for (count, wolves, hits) in rows {
        let played = idle(&format!("foe=wolves pack={}", pack(wolves, 25)), count);
        assert_eq!(aimed(&played.events), hits);
        let so_far = played.events.len();
        assert_eq!(aimed(&played.until("set").events[so_far..]), "");
    }
}

/// §foe.wolves: 1 prestige for each wolf, and only the last earns the late bonus.
#[test]
fn only_the_last_wolf_earns_the_late_bonus() {
    at("foe=wolves pack=25+25 number=9 left=1 initiative=1,2,3 hand=30,25,feint", "")
        .all_set("30 25 feint", "refill")
        .says("prestige=1:0,6:0,0:0");
    at("foe=wolves pack=25+25+25 number=9 left=1 initiative=1,2,3 hand=30,20,feint", "")
        .all_set("30 20 feint", "window:hits")
        .says("prestige=1:0,0:0,0:0 pack=25+5 tokens=1,0,0");
}

/// §foe.goblins: their card.
#[test]
fn goblins_are_humanoids() {
    card("goblins", Breed::Humanoid, [0; 4], 1);
    for (count, goblins) in (3..=6).zip([9, 12, 15, 18]) {
        set_up(players(count), "foe:goblins").says(&format!("pack={}", pack(goblins, 10)));
    }
}

/// §foe.goblins: as many heroes as goblins are left take 5, each once at most.
#[test]
fn as_many_heroes_are_hit_as_goblins_are_left() {
    for (count, goblins) in (3..=6).zip([9, 12, 15, 18]) {
        assert_eq!(aimed(&idle(&format!("foe=goblins pack={}", pack(goblins, 10)), count).events), ALL_FIVE[count - 3]);
        assert_eq!(aimed(&idle("foe=goblins pack=10+10", count).events), "1:5 2:5");
    }
}

/// §foe.goblins: 1 prestige for every three that one hero holds; the last earns the late bonus.
#[test]
fn three_goblins_are_worth_1_prestige() {
    for (tokens, prestige, held) in [(0, 0, 1), (1, 0, 2), (2, 1, 3), (3, 0, 4), (5, 1, 6)] {
        at(&format!("foe=goblins pack=10+10 tokens={tokens},0,0 number=9 initiative=1,2,3 hand=10,feint,feint"), "")
            .all_set("10 feint feint", "window:hits")
            .says(&format!("prestige={prestige}:0,0:0,0:0 tokens={held},0,0"));
    }
    at("foe=goblins pack=10 tokens=0,2,2 number=7 left=1 initiative=1,2,3 hand=10,feint,feint", "")
        .all_set("10 feint feint", "refill")
        .says("prestige=3:0,0:0,0:0 tokens=0,0,0");
}

/// §foe.chief: his card, and two goblins before each hero.
#[test]
fn the_goblin_chief_is_a_humanoid() {
    card("chief", Breed::Humanoid, [60, 80, 100, 120], 4);
    strikes("chief:400", always(""), always("1:15"));
    for count in 3..=6 {
        set_up(players(count), "foe:chief").says(&format!("goblins={}", vec!["10+10"; count as usize].join(",")));
    }
}

/// §foe.chief: one's own goblins come first, are no damage to the chief, and are worth nothing.
#[test]
fn goblins_shield_the_chief() {
    at("foe=chief:60 initiative=1,2,3 hand=50,40,5 goblins=10+10,-,10", "")
        .all_set("50 40 5", "window:hits")
        .says("goblins=10,-,5 foe=chief:20:60:1:0:0:- dealt=0,40,0 prestige=0:0,0:0,0:0 tokens=0,0,0")
        .until("set")
        .loses("1:5 3:5 2:15");
}

/// §foe.chief: each hero with goblins takes 5 with any number of players; where a condition is met by nobody, nothing.
#[test]
fn nobody_takes_5_where_nobody_meets_the_chiefs_condition() {
    for count in 3..=6 {
        let goblins = vec!["10"; count].join(",");
        let played = idle(&format!("foe=chief:60 goblins={goblins}"), count).until("set");
        assert_eq!(aimed(&played.events), ALL_FIVE[count - 3]);
        assert_eq!(aimed(&idle("foe=chief:60", count).until("set").events), "");
    }
}

/// §foe.cursed: its card, and 5 for each round.
#[test]
fn the_cursed_goblin_is_a_humanoid() {
    card("cursed", Breed::Humanoid, [100, 130, 165, 200], 1);
    strikes("cursed:400", ALL_FIVE, always(""));
    for (round, hits) in [(2, "1:10 2:10 3:10"), (3, "1:15 2:15 3:15"), (7, "1:35 2:35 3:35")] {
        assert_eq!(aimed(&idle(&format!("foe=cursed:400:400:{round}"), 3).events), hits);
    }
}

/// §foe.cursed: its killer's hand is one smaller from then on, but not below 4.
#[test]
fn the_killer_of_the_cursed_goblin_is_cursed() {
    for (curse, after, limit) in [(0, 1, 6), (1, 2, 5), (2, 3, 4), (3, 3, 4)] {
        let played =
            at(&format!("foe=cursed:10:100 left=1 curse={curse},0,0 initiative=1,2,3 hand=10,feint,feint"), "")
                .all_set("10 feint feint", "refill")
                .says(&format!("curse={after},0,0"))
                .play("1: done; 2: done; 3: done");
        assert_eq!([0, 1, 2].map(|seat| played.table.hero(seat).cards), [limit, 7, 7]);
    }
}

/// §foe.cursed: whoever holds too much then discards at once.
#[test]
fn a_curse_may_cost_a_card_at_once() {
    let low = "fail+signals+edge+after+plan+tough+trip";
    at(
        &format!("foe=cursed:30:100 left=1 state=barred,-,- items=fire,-,- initiative=1,2,3 hand={low},feint,feint"),
        "",
    )
    .play("2: set feint; 3: set feint")
    .until("fire-before")
    .play("1: fire")
    .says("phase=refill curse=1,0,0 prestige=1:0,0:0,0:0")
    .awaits("1")
    .play("1: discard fail")
    .awaits("1 2 3");
}

/// §foe.abomination: its card.
#[test]
fn the_bloated_abomination_is_undead() {
    card("abomination", Breed::Undead, [130, 175, 220, 265], 4);
    strikes("abomination:400", ["1:15", "1:15", "1:15 2:10", "1:15 2:10"], always(""));
}

/// §foe.abomination: when it dies it bursts, 20 for the killer and 5 for the others, before prestige is given.
#[test]
fn the_abomination_bursts() {
    let played = at("foe=abomination:10:175 left=1 initiative=1,2,3,4 hand=feint,10,feint,feint", "")
        .all_set("feint 10 feint feint", "refill")
        .loses("1:5 2:20 3:5 4:5")
        .says("prestige=0:0,4:0,0:0,0:0");
    let burst = played.place_of(|event| matches!(event, Event::Hurt { .. }));
    assert!(burst < played.place_of(|event| matches!(event, Event::Praised { .. })));
}

/// §foe.abomination: a killer who dies of it scores nothing, and all may die of it.
#[test]
fn one_may_die_of_killing_the_abomination() {
    let burst = |life: &str| {
        at(&format!("foe=abomination:10:130 left=1 life={life} initiative=1,2,3 hand=10,feint,feint"), "")
            .play("1: set 10; 2: set feint; 3: set feint")
            .pass()
    };
    burst("20,100,100").says("prestige=0:0,0:0,0:0 life=0,95,95 phase=refill");
    burst("100,5,100").says("prestige=4:0,0:0,0:0 life=80,0,95 phase=refill");
    burst("20,5,5").says("phase=nobody");
}

/// §foe.sphinx: its card, and what it does to those who lose.
#[test]
fn the_sphinx_is_a_monster() {
    card("sphinx", Breed::Monster, [140, 185, 230, 275], 4);
    for count in 3..=6 {
        let places: Vec<String> = (1..=count).map(|place| place.to_string()).collect();
        let mut played = at(&format!("phase=sign foe=sphinx:400 initiative={}", places.join(",")), "sign:paper");
        for seat in 1..=count {
            played = played.play(&format!("{seat}: sign {}", if seat == 2 { "scissors" } else { "rock" }));
        }
        let losers: Vec<String> = (1..=count).filter(|seat| *seat != 2).map(|seat| format!("{seat}:20")).collect();
        played.until("set").loses(&losers.join(" "));
    }
}

/// §foe.sphinx: paper beats rock, scissors beat paper, rock beats scissors; a draw is no loss.
#[test]
fn whoever_loses_to_the_sphinx_is_hit() {
    for (sign, lost) in [("rock", "3:20"), ("paper", "1:20"), ("scissors", "2:20")] {
        at("phase=sign foe=sphinx:400 initiative=1,2,3", &format!("sign:{sign}"))
            .play("1: sign rock; 2: sign paper; 3: sign scissors")
            .until("set")
            .loses(lost);
    }
    assert_eq!(read_action("sign well"), None);
}

/// §foe.sphinx: all choose in secret at the end of the round; if nobody loses, nobody is hit.
#[test]
fn signs_are_chosen_in_secret() {
    let played = at("foe=sphinx:400 initiative=1,2,3 hand=10,feint,feint", "sign:rock")
        .all_set("10 feint feint", "sign")
        .awaits("1 2 3")
        .may(1, "sign rock; sign paper; sign scissors")
        .play("1: sign rock");
    assert_eq!(played.game.view(&played.table, Seat(1)).seen.answers, [None; 6]);
    played.play("2: sign paper; 3: sign rock").until("set").loses("");
    at("phase=sign foe=sphinx:400 initiative=1,2,3", "").play("1: pass").refuses("foe.sphinx");
    at("phase=sign foe=sphinx:400 initiative=1,2,3", "").play("1: sign rock; 1: sign paper").refuses("round.set");
}

/// §foe.hydra: its card, and the heads it starts with.
#[test]
fn the_hydra_is_a_beast() {
    card("hydra", Breed::Beast, [165, 225, 285, 345], 5);
    for (count, heads) in (3..=6).zip([1, 2, 2, 3]) {
        assert_eq!(set_up(players(count), "foe:hydra").table.foe.heads, heads);
    }
}

/// §foe.hydra: each head hits one initiative from 1 upwards for 15; a head more grows each round, up to one less than players.
#[test]
fn the_hydra_grows_a_head_where_it_is_not_wounded_enough() {
    let hits = ["1:15", "1:15 2:15", "1:15 2:15 3:15", "1:15 2:15 3:15 4:15", "1:15 2:15 3:15 4:15 5:15"];
    for count in 3..=6 {
        for heads in 1..count {
            let after = (heads + 1).min(count - 1);
            let played = idle(&format!("foe=hydra:400:400:1:0:{heads}"), count);
            assert_eq!(aimed(&played.events), hits[after - 1], "{count} players, {heads} heads");
            played.says(&format!("foe=hydra:400:400:1:0:{after}:-"));
        }
    }
}

/// §foe.hydra: 25 damage for each player who started cost it a head, but never the last.
#[test]
fn the_hydra_loses_a_head_where_it_is_wounded_enough() {
    let rows = [
        ("50 25 feint", 2, 1),
        ("50 25 feint", 1, 1),
        ("50 20 feint", 1, 2),
        ("50 50 feint feint", 2, 1),
        ("50 40 5 feint", 2, 3),
        ("100 25 feint feint poke", 3, 2),
        ("100 20 feint feint poke", 3, 4),
        ("100 50 feint feint feint poke", 4, 3),
        ("100 40 5 feint feint poke", 4, 5),
    ];
    for (cards, heads, after) in rows {
        let places: Vec<String> = (1..=cards.split(' ').count()).map(|place| place.to_string()).collect();
        let hand = cards.replace(' ', ",");
        let played = at(&format!("foe=hydra:400:400:1:0:{heads} initiative={} hand={hand}", places.join(",")), "");
        assert_eq!(played.all_set(cards, "window:hits").table.foe.heads, after, "{cards}");
    }
}

/// §foe.hydra: the dead count among those who started.
#[test]
fn the_hydra_does_not_lose_heads_more_easily_when_heroes_have_died() {
    for (cards, after) in [("50 40", 3), ("50 50", 1), ("100 feint", 1)] {
        let hand = cards.replace(' ', ",");
        let played = at(&format!("foe=hydra:400:400:1:0:2 life=100,100,0,0 initiative=1,2,0,0 hand={hand}"), "");
        assert_eq!(played.all_set(cards, "window:hits").table.foe.heads, after, "{cards}");
    }
}

/// §foe.vampire: its card.
#[test]
fn the_vampire_is_undead() {
    card("vampire", Breed::Undead, [130, 180, 230, 280], 4);
    strikes("vampire:400", ["", "", "1:15", "1:15"], ["1:25", "1:25", "2:25", "2:25"]);
}

/// §foe.vampire: it bites the hero with most life; of several, the one closest to initiative 1.
#[test]
fn the_vampire_bites_whoever_has_most_life() {
    for (life, places, bitten) in [
        ("50,60,70", "place:1 place:2 place:3", 3),
        ("70,60,70", "place:3 place:2 place:1", 3),
        ("70,60,70", "place:1 place:2 place:3", 1),
        ("70,70,70", "place:2 place:1 place:3", 2),
    ] {
        at(&format!("foe=vampire:130 life={life} initiative=1,2,3 hand=feint,feint,feint"), places)
            .all_set("feint feint feint", "set")
            .loses(&format!("{bitten}:25"));
    }
}

/// §foe.vampire, §low.plan: of several, the one whom initiative has chosen is bitten, and does not trade that place away.
#[test]
fn nobody_changes_places_to_escape_the_vampire() {
    at("foe=vampire:130 initiative=1,2,3 hand=feint,feint+plan,feint", "place:2 place:1 place:3")
        .all_set("feint feint feint", "window:hits")
        .says("hits=2:25 blow=precise")
        .play("1: pass; 2: plan 1; 3: pass")
        .pass_once()
        .says("initiative=1,2,3 hits=2:25 phase=window:hits")
        .until("set")
        .loses("2:25");
    // With five players it hits at random first, and the bite is still to come.
    let five = "foe=vampire:230 life=100,100,80,80,80 initiative=1,2,3,4,5 hand=feint,feint,feint+plan,poke,poke+plan";
    let first = || {
        at(five, "place:4 place:5 place:1 place:2 place:3")
            .all_set("feint feint feint poke poke", "window:hits")
            .says("hits=3:15 blow=random")
    };
    first().may(3, "pass").may(5, "pass").play("5: plan 2").refuses("low.hand");
    first().pass_once().says("hits=1:25 blow=precise").may(5, "pass; plan 1; plan 2; plan 3; plan 4");
}

/// §foe.vampire: a bite gives it 20 life, but not above its start; iron skin does not help against that.
#[test]
fn the_vampire_feeds_on_its_bite() {
    for (life, more, after) in [(60, "", 70), (140, "", 130), (130, "", 130), (60, "potions=skin@0,-,-", 70)] {
        at(&format!("foe=vampire:{life}:130 initiative=1,2,3 hand=10,feint,feint {more}"), "place:1 place:2 place:3")
            .all_set("10 feint feint", "set")
            .says(&format!("foe=vampire:{after}:130:2:0:0:-"));
    }
}

/// §foe.spectre: its card.
#[test]
fn the_spectre_is_undead() {
    card("spectre", Breed::Undead, [100, 130, 165, 200], 3);
    strikes("spectre:400", ["3:20", "4:20", "5:20 1:15", "6:20 1:15"], always(""));
}

/// §foe.spectre: an attack of 40 or more fails on heads; a weaker one flips no coin.
#[test]
fn strong_attacks_may_pass_through_the_spectre() {
    let fight =
        |chance: &str| at("foe=spectre:400 initiative=1,2,3 hand=40,30,50", chance).all_set("40 30 50", "window:hits");
    fight("coin:heads coin:tails").deals("2:30:30 3:50:50").says("state=-,attacked,attacked");
    fight("coin:tails coin:heads").deals("1:40:40 2:30:30").says("state=attacked,attacked,-");
    let both = fight("coin:heads coin:heads").deals("2:30:30").says("discard=50+40");
    assert_eq!(both.events.iter().filter(|event| matches!(event, Event::Flipped { .. })).count(), 2);
}

/// §foe.spectre: what the attack comes to counts; each of several has its own coin.
#[test]
fn each_strong_attack_has_its_coin() {
    at("foe=spectre:400:400:2 initiative=1,2,3 hand=20,feint,feint setups=behind@1,-,-", "coin:heads")
        .all_set("20 feint feint", "set")
        .deals("")
        .says("foe=spectre:400:400:3:0:0:- setups=-,-,- discard=20+feint*2+behind");
    at("foe=spectre:400 initiative=1,2,3 hand=double+40+50,feint,feint", "coin:heads coin:tails")
        .all_set("double feint feint", "play")
        .play("1: play 40; 1: play 50")
        .until("window:hits")
        .deals("1:50:50");
}

/// §foe.pride: its card.
#[test]
fn the_demon_of_pride_is_a_demon() {
    card("pride", Breed::Demon, [165, 220, 275, 330], 5);
    strikes("pride:400", ["", "", "2:10", "2:10"], always("1:20"));
}

/// §foe.pride: the hero with most prestige, or each of several; if nobody has any, initiative 1.
#[test]
fn the_demon_hates_whoever_has_most_prestige() {
    for (prestige, lost) in [("1,5,2", "2:20"), ("5,2,5", "1:20 3:20"), ("0,0,1", "3:20"), ("0,0,0", "2:20")] {
        at(
            &format!("foe=pride:165 prestige={prestige} initiative=1,2,3 hand=feint,feint,feint"),
            "place:3 place:1 place:2",
        )
        .all_set("feint feint feint", "set")
        .loses(lost);
    }
}

/// §foe.pride, §low.plan: where nobody has prestige, whoever has drawn initiative 1 is hit, and cannot give it away before.
#[test]
fn nobody_changes_places_to_escape_the_demon() {
    at("foe=pride:165 initiative=1,2,3 hand=feint,feint+plan,feint", "place:3 place:1 place:2")
        .all_set("feint feint feint", "window:hits")
        .says("hits=2:20 blow=precise")
        .play("1: pass; 2: plan 1; 3: pass")
        .pass_once()
        .says("initiative=1,3,2 hits=2:20 phase=window:hits")
        .until("set")
        .loses("2:20");
    let five = "foe=pride:275 initiative=1,2,3,4,5 hand=feint+plan,feint,feint,poke,poke";
    let first = || {
        at(five, "place:1 place:2 place:3 place:4 place:5")
            .all_set("feint feint feint poke poke", "window:hits")
            .says("hits=2:10 blow=random")
    };
    first().may(1, "pass").play("1: plan 5").refuses("low.hand");
    first().until("set").loses("2:10 1:20");
}

/// §foe.pride: if initiative 1 has just died and nobody has prestige, nobody meets the condition (§strike.nobody).
#[test]
fn the_demon_strikes_everybody_where_nobody_is_left_to_hate() {
    at(
        "foe=pride:275 life=10,100,100,100,100 initiative=1,2,3,4,5 hand=feint,feint+after,feint,poke,poke",
        "place:1 place:2 place:3 place:4 place:5",
    )
    .all_set("feint feint feint poke poke", "window:hits")
    .says("hits=2:10")
    .play("2: divert 1 1; 1: pass; 3: pass; 4: pass; 5: pass; 1: pass; 3: pass; 4: pass; 5: pass")
    .until("set")
    .loses("1:10 2:5 3:5 4:5 5:5");
}

/// §foe.mimic: its card.
#[test]
fn the_mimic_is_a_monster() {
    card("mimic", Breed::Monster, [120, 160, 200, 240], 2);
    strikes("mimic:400", ["1:15", "1:15", "1:15 3:15", "1:15 3:15"], always(""));
}

/// §foe.mimic: each hero it hits loses a closed item at random; not one at work.
#[test]
fn the_mimic_swallows_an_item() {
    let fight = |items: &str, chance: &str| {
        at(
            &format!(
                "foe=mimic:400 initiative=1,2,3 hand=feint,feint,feint items={items},salve,- potions=strength@2,-,-"
            ),
            &format!("place:1 place:2 place:3 {chance}"),
        )
        .all_set("feint feint feint", "window:hits")
        .pass_once()
    };
    fight("healing+haste", "item:1").says("items=haste,salve,- swallowed=healing");
    fight("healing+haste", "item:2").says("items=healing,salve,- swallowed=haste");
    fight("-", "").says("items=-,salve,- swallowed=- potions=strength@1,-,- life=85,100,100");
}

/// §foe.mimic: its killer takes all it has swallowed.
#[test]
fn the_killer_of_the_mimic_takes_what_it_swallowed() {
    at("foe=mimic:10:120 swallowed=healing+haste left=1 initiative=1,2,3 hand=feint,10,feint", "")
        .all_set("feint 10 feint", "refill")
        .says("items=-,healing+haste,- swallowed=- gone=- prestige=0:0,2:0,0:0");
}

/// §foe.mimic: if nobody kills it, or its killer is dead, that is lost.
#[test]
fn what_the_mimic_swallowed_is_lost_with_a_dead_killer() {
    at("foe=mimic:20:120 swallowed=healing left=1 life=10,100,100 initiative=1,2,3 hand=50,feint+fail,feint+tough", "")
        .all_set("50 feint feint", "window:reveal")
        .play("2: fail; 1: pass; 3: pass; 1: pass; 3: pass; 3: weaken; 2: pass; 2: pass")
        .until("refill")
        .says("items=-,-,- swallowed=- gone=healing loot=-");
}

/// §foe.dragon: its card, and it has no other rule.
#[test]
fn the_deep_dragon_is_a_dragon() {
    card("dragon", Breed::Dragon, [185, 265, 340, 415], 6);
    strikes("dragon:400", ALL_FIVE, always("1:15"));
    let id = read_foe("dragon").unwrap();
    assert_eq!(SangRancune::default().content.encounter(id).rule, crate::Rule::Plain);
}

/// §foe.dragon: where nobody has wounded it, 5 for everybody stand in place of the 15.
#[test]
fn the_dragon_takes_5_more_where_nobody_wounds_it() {
    at("foe=dragon:185 initiative=1,2,3 hand=feint,feint,feint", "")
        .all_set("feint feint feint", "set")
        .loses("1:5 2:5 3:5 1:5 2:5 3:5");
}

/// §foe.blades: its card.
#[test]
fn the_blade_corridor_is_a_trap() {
    card("blades", Breed::Trap, [0; 4], 0);
    strikes("blades", always(""), always("3:20"));
}

/// §foe.blades: two rounds, no life to take, and no prestige.
#[test]
fn the_corridor_is_over_after_two_rounds() {
    let table = |round: u8| format!("foe=blades:0:0:{round} number=9 left=1 initiative=1,2,3 hand=100,50+tough,30");
    at(&table(1), "").all_set("100 50 30", "set").says("number=9 prestige=0:0,0:0,0:0");
    let played = at(&table(2), "").all_set("100 50 30", "refill").says("prestige=0:0,0:0,0:0");
    assert!(played.heard(|event| matches!(event, Event::Passed { .. })));
    assert!(!played.heard(|event| matches!(event, Event::Killed { .. } | Event::Adjusted { .. })));
    at(&table(1), "").all_set("100 50 30", "window:reveal").play("2: weaken").refuses("low.tough");
}

/// §foe.blades: the lowest attack takes 20; of several, the new initiative closest to 1. A Feint is none.
#[test]
fn the_lowest_attack_is_hit() {
    for (cards, places, lost) in [
        ("50 40 30", "place:1 place:2 place:3", "3:20"),
        ("30 40 30", "place:3 place:2 place:1", "3:20"),
        ("30 40 30", "place:1 place:2 place:3", "1:20"),
        ("feint 40 50", "place:1 place:2 place:3", "2:20"),
        ("feint poke 50", "place:1 place:2 place:3", "2:20"),
        ("feint feint feint", "place:1 place:2 place:3", "1:5 2:5 3:5"),
    ] {
        at(&format!("foe=blades initiative=1,2,3 hand={}", cards.replace(' ', ",")), places)
            .all_set(cards, "set")
            .loses(lost);
    }
}

/// §foe.blades: with the usual windows.
#[test]
fn low_blows_are_played_in_the_corridor_too() {
    at("foe=blades initiative=1,2,3 hand=50,40,30+trip", "")
        .all_set("50 40 30", "window:reveal")
        .play("3: trip 1; 1: pass; 2: pass; 1: pass; 2: pass")
        .until("window:hits")
        .says("state=stopped,attacked,attacked");
}

/// §foe.ceiling: its card, and 5 for each round.
#[test]
fn the_falling_ceiling_is_a_trap() {
    card("ceiling", Breed::Trap, [120, 160, 205, 250], 0);
    strikes("ceiling:400", ALL_FIVE, always(""));
    for (round, hits) in [(2, "1:10 2:10 3:10"), (3, "1:15 2:15 3:15")] {
        assert_eq!(aimed(&idle(&format!("foe=ceiling:400:400:{round}"), 3).events), hits);
    }
}

/// §foe.ceiling: when it is destroyed, whoever did least over the whole encounter takes 15, or each of several.
#[test]
fn the_ceiling_falls_on_whoever_did_least() {
    for (total, lost) in
        [("0,50,60", "1:15"), ("100,50,60", "2:15"), ("40,50,50", "1:15 2:15 3:15"), ("90,0,0", "2:15 3:15")]
    {
        at(&format!("foe=ceiling:10:120:2 left=1 total={total} initiative=1,2,3 hand=10,feint,feint"), "")
            .all_set("10 feint feint", "refill")
            .loses(lost)
            .says("prestige=0:0,0:0,0:0");
    }
}

/// §foe.bridge: its card.
#[test]
fn the_rotten_bridge_is_a_trap() {
    card("bridge", Breed::Trap, [0; 4], 0);
    for count in 3..=6 {
        let played = set_up(players(count), "foe:bridge").close_the_market().until("cross:0");
        assert_eq!(played.table.hero(played.table.active).initiative, 1);
    }
}

/// §foe.bridge: in the order of initiative, two cards or the coin; heads take 20.
#[test]
fn each_hero_crosses_light_or_lucky() {
    let played =
        at("phase=window:start left=1 foe=bridge initiative=2,3,1 hand=50+40+30,20+10,5", "coin:heads coin:tails")
            .until("cross:0")
            .awaits("3")
            .may(3, "flip")
            .play("3: flip")
            .says("life=100,100,80")
            .awaits("1")
            .may(1, "flip; discard 50; discard 40; discard 30")
            .play("1: discard 40; 1: discard 50")
            .says("hand=30,20+10,5 discard=50+40")
            .awaits("2")
            .play("2: flip");
    played.says("phase=refill life=100,100,80 number=1");
}

/// §foe.bridge: fewer than two cards must flip; whoever has begun with cards goes on with them.
#[test]
fn who_holds_fewer_than_two_cards_must_flip() {
    let table = "phase=cross:0 foe=bridge place=1 active=1 initiative=1,2,3 hand=50,40,30";
    at(table, "").play("1: discard 50").refuses("foe.bridge");
    at(table, "").play("2: flip").refuses("round.order");
    at(table, "").play("1: pass").refuses("foe.bridge");
    let begun = "phase=cross:0 foe=bridge place=1 active=1 initiative=1,2,3 hand=50+40,40,30";
    at(begun, "").play("1: discard 50; 1: flip").refuses("foe.bridge");
    at(begun, "").play("1: discard 50").says("phase=cross:1").may(1, "discard 40");
}

/// §foe.bridge: one may die of it, and the others go on.
#[test]
fn one_may_die_on_the_bridge() {
    at(
        "phase=cross:0 left=1 foe=bridge place=1 active=1 life=20,100,100 initiative=1,2,3 hand=50,40,30",
        "coin:heads coin:tails coin:tails",
    )
    .play("1: flip")
    .says("life=0,100,100 discard=50")
    .awaits("2")
    .play("2: flip; 3: flip")
    .says("phase=refill");
}
