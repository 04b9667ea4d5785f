//! Set-up.

use super::short_ways::players;
use super::*;
use crate::content::{Card, names};
use crate::table::{Harm, Length, Life};

/// §setup.players: three to six, and no other seats.
#[test]
fn three_to_six_play_and_a_seat_that_does_not_exist_decides_nothing() {
    for count in 3..=6 {
        assert_eq!(SangRancune::default().seats(&players(count)), count);
        let played = set_up(players(count), "");
        assert_eq!(played.table.living().len(), count as u32);
        if count < 6 {
            played.play(&format!("{}: pass", count + 1)).refuses("setup.players");
        }
    }
    for count in [2, 7] {
        assert!(read_table(&format!("options={count},normal,9,normal,prestige")).is_err());
    }
    at("foe=ripper:150 initiative=1,2,3 hand=50,40,30", "").play("4: set 50").refuses("setup.players");
    at("phase=won", "").play("4: pass").refuses("setup.players");
}

/// §setup.content: as many of each as the rulebook and public descriptions count.
#[test]
fn six_heroes_49_cards_and_26_encounters() {
    let content: toml::Table = toml::from_str(include_str!("../../content/rancune.toml")).expect("the content");
    for (name, count) in [("heroes", 6), ("cards", 49), ("encounters", 26)] {
        assert_eq!(content[name].as_array().map(Vec::len), Some(count), "{name}");
    }
}

/// §setup.content: what the rulebook says of the Ripper is said to be the rulebook's, and nothing of the Hydra is.
#[test]
fn what_is_ours_is_not_said_to_be_the_rulebooks() {
    let content: toml::Table = toml::from_str(include_str!("../../content/rancune.toml")).expect("the content");
    let of = |id: &str| {
        let all = content["encounters"].as_array().expect("encounters");
        let entry = all.iter().find(|entry| entry["id"].as_str() == Some(id)).expect("an encounter");
        entry["provenance"].to_string()
    };
    let named =
        ["ripper", "golem", "spite", "fear", "shifter", "necromancer", "summoner", "wolves", "goblins", "chief"];
    for foe in 0..crate::ENCOUNTERS as u8 {
        let id = foe_word(foe);
        assert_eq!(of(id).contains("rulebook"), named.contains(&id), "{id}");
    }
    assert_eq!(of("hydra"), "\"designed\"");
}

/// §setup.encounters: nine of the 26, or as many as the option says.
#[test]
fn nine_of_the_encounters_form_the_dungeon() {
    for (length, count) in [(Length::Nine, 9), (Length::Six, 6), (Length::Twelve, 12)] {
        let played = set_up(Options { length, ..players(3) }, "");
        assert_eq!((played.table.number, played.table.left), (1, count - 1));
        assert_eq!(played.table.unmet.len(), 25);
    }
}

/// §setup.encounters: an encounter is drawn when it is turned up, and is then no longer among the unmet.
#[test]
fn an_encounter_is_drawn_at_the_moment_it_is_turned_up() {
    let played = at("phase=refill left=2 foe=ripper:150 hand=50,40,30", "").table;
    assert!(played.unmet.has(read_foe("dragon").unwrap()));
    for next in ["dragon", "bridge"] {
        let played =
            at("phase=refill left=2 foe=ripper:150 hand=50*4+5*2+poke,40*5+30*2,20*5+10*2", &format!("foe:{next}"))
                .play("1: done; 2: done; 3: done")
                .says("number=2 left=1");
        assert_eq!(foe_word(played.table.foe.id), next);
        assert!(!played.table.unmet.has(played.table.foe.id));
    }
}

/// §setup.heroes: six heroes by seat, each with 100 life.
#[test]
fn every_hero_begins_with_100_life() {
    assert_eq!(names().hero_words, ["dwarf", "thief", "archer", "knight", "barbarian", "mage"]);
    set_up(players(3), "").says("life=100,100,100");
    set_up(players(6), "").says("life=100,100,100,100,100,100");
}

/// §setup.heroes: nobody ever has more than 100.
#[test]
fn no_hero_has_more_than_100_life() {
    at("phase=market number=2 foe=ripper:150 life=90,50,100 items=healing,healing,-", "")
        .play("1: use healing 1; 2: use healing 2")
        .says("life=100,75,100");
    assert!(read_table("life=101,100,100").is_err());
}

/// §setup.heroes: the portrait of seat 2 is the second hero's.
#[test]
fn seats_play_the_heroes_in_order() {
    for (seat, hero) in ["dwarf", "thief", "archer", "knight", "barbarian", "mage"].iter().enumerate() {
        let mut hands = ["feint", "feint", "feint", "poke", "poke", "poke"].map(String::from);
        hands[seat] = format!("{hero}-40");
        let played = at(&format!("foe=dragon:400 initiative=1,2,3,4,5,6 hand={}", hands.join(",")), "")
            .all_set(&hands.join(" "), "choose:0");
        assert_eq!(played.table.active as usize, seat);
    }
}

/// How many there are of each card.
const COUNTS: [(&str, u8); 49] = [
    ("100", 2),
    ("50", 4),
    ("40", 5),
    ("30", 5),
    ("25", 3),
    ("20", 5),
    ("10", 4),
    ("5", 2),
    ("poke", 3),
    ("dwarf-40", 1),
    ("thief-40", 1),
    ("archer-40", 1),
    ("knight-40", 1),
    ("barbarian-40", 1),
    ("mage-40", 1),
    ("dwarf-25", 1),
    ("thief-25", 1),
    ("archer-25", 1),
    ("knight-25", 1),
    ("barbarian-25", 1),
    ("mage-25", 1),
    ("holy", 2),
    ("crowd", 2),
    ("fingers", 2),
    ("sweep", 1),
    ("momentum", 1),
    ("feint", 3),
    ("double", 2),
    ("opportunist", 2),
    ("focus", 2),
    ("behind", 2),
    ("riposte", 2),
    ("fail", 2),
    ("signals", 2),
    ("edge", 2),
    ("after", 2),
    ("plan", 2),
    ("tough", 2),
    ("trip", 2),
    ("rally", 2),
    ("watch", 1),
    ("fast", 1),
    ("healing", 2),
    ("salve", 2),
    ("strength", 2),
    ("haste", 1),
    ("skin", 1),
    ("fire", 1),
    ("amulet", 1),
];

/// §setup.cards: 94 cards, so many of each.
#[test]
fn there_are_94_action_cards() {
    let stock = SangRancune::default().content.stock();
    for (word, count) in COUNTS {
        let card = read_card(word).unwrap_or_else(|| panic!("{word}"));
        assert_eq!(stock.count(card.0), count, "{word}");
    }
    let of = |which: fn(Card) -> bool| Card::all().filter(|card| which(*card)).map(|card| stock.count(card.0)).sum();
    let sums: [u8; 4] = [of(|_| true), of(Card::is_attack), of(Card::is_low), of(Card::is_item)];
    assert_eq!(sums, [94, 66, 18, 10]);
    assert_eq!(of(|card| card < Card::HEROIC), 33);
    assert_eq!(of(|card| (Card::HEROIC..Card::HOLY).contains(&card)), 12);
    assert_eq!(of(|card| (Card::HOLY..=Card::MOMENTUM).contains(&card)), 8);
    assert_eq!(of(|card| (Card::FEINT..=Card::RIPOSTE).contains(&card)), 13);
}

/// §setup.cards: seven cards each; an item among them is laid open and not replaced.
#[test]
fn seven_cards_are_dealt_and_an_item_is_one_of_them() {
    let first = "card:50 card:50 card:50 card:50 card:40 card:40 card:healing";
    let second = "card:30 card:30 card:30 card:30 card:30 card:20 card:20";
    let third = "card:20 card:20 card:20 card:10 card:10 card:10 card:10";
    set_up(players(3), &format!("{first} {second} {third}"))
        .says("hand=50*4+40*2,30*5+20*2,20*3+10*4 items=healing,-,-");
    for count in 3..=6 {
        let played = set_up(players(count), "");
        for hero in &played.table.heroes[..count as usize] {
            assert_eq!(hero.cards as usize + hero.items.len(), 7 + 2 * hero.items.has(Card::AMULET) as usize);
        }
    }
}

/// §setup.hand: seven at most; whoever holds more discards before anything else happens.
#[test]
fn whoever_holds_more_than_seven_discards_at_once() {
    let table = "foe=ripper:150 initiative=1,2,3 hand=50*4+40*5,30,20";
    at(table, "").awaits("1").may(1, "discard 50; discard 40");
    at(table, "").play("1: set 50").refuses("setup.hand");
    at(table, "").play("2: set 30").refuses("round.order");
    at(table, "").play("1: discard 30").refuses("low.hand");
    at(table, "").play("1: discard 40").awaits("1").play("1: discard 50").awaits("1 2 3").says("discard=50+40");
}

/// §setup.hand: an effect may say otherwise.
#[test]
fn the_limit_of_a_hand_may_be_another() {
    let table = |more: &str| format!("foe=ripper:150 initiative=1,2,3 hand=50*4+40*4,30,20 {more}");
    at(&table("items=amulet,-,-"), "").awaits("1 2 3");
    at(&table("items=amulet,-,- curse=1,0,0"), "").awaits("1");
    at("foe=ripper:150 initiative=1,2,3 hand=50*4+40*2,30,20 curse=1,0,0", "").awaits("1 2 3");
    at("foe=ripper:150 initiative=1,2,3 hand=50*4+40*3,30,20 curse=1,0,0", "").awaits("1");
}

/// §setup.reshuffle: the discards become the deck; used items do not come back.
#[test]
fn an_empty_deck_is_made_anew_of_the_discards() {
    let played = at(
        "phase=refill left=1 foe=ripper:150 deck=30 discard=40*2 gone=skin hand=50*4+5,20*5+10*2,10*2+25*3+poke*2",
        "card:30 card:40 foe:troll",
    )
    .play("1: done; 2: done; 3: done")
    .says("hand=50*4+40+30+5,20*5+10*2,25*3+10*2+poke*2 deck=40 discard=- gone=skin");
    assert_eq!(played.events.iter().filter(|event| **event == Event::Reshuffled).count(), 1);
}

/// §setup.reshuffle: not when the last card is drawn, but when the next one is to be, with all discarded until then.
#[test]
fn the_deck_is_made_anew_at_the_next_draw() {
    let last = at(
        "phase=refill left=1 foe=ripper:150 deck=30 discard=40 hand=50*4+5*2,20*5+10*2,10*2+25*3+poke*2",
        "card:30 card:40 card:5 card:20 foe:chief place:1 place:2 place:3 place:1 place:2 place:3",
    )
    .play("1: done; 2: done; 3: done")
    .says("deck=- discard=40");
    assert!(!last.heard(|event| *event == Event::Reshuffled));
    let drawn = last.until("set").all_set("5 20 poke", "set");
    assert_eq!(drawn.events.iter().filter(|event| **event == Event::Reshuffled).count(), 1);
    // Of the four cards discarded by then, one each was drawn.
    drawn.says("deck=poke discard=-");
}

/// §setup.reshuffle: where every card is held, nothing is drawn.
#[test]
fn nothing_is_drawn_where_no_card_is_left() {
    at("phase=refill left=1 foe=ripper:150 deck=- gone=healing hand=50,40,30", "foe:troll")
        .play("1: done; 2: done; 3: done")
        .says("hand=50,40,30 gone=healing");
}

/// §setup.initiative: the cards from 1 up to the number of players.
#[test]
fn as_many_initiative_cards_are_used_as_there_are_players() {
    for count in 3..=6 {
        let played = set_up(players(count), "foe:ripper").close_the_market();
        let mut places: Vec<u8> = played.table.heroes.iter().map(|hero| hero.initiative).collect();
        places.sort_unstable();
        places.retain(|place| *place > 0);
        assert_eq!(places, (1..=count).collect::<Vec<_>>());
    }
}

/// §setup.life: the Ripper's 150, 190, 240 and 280 by degree, to the nearest multiple of 5.
#[test]
fn the_life_of_creatures_goes_by_the_degree() {
    let rows = [
        (Life::Normal, [150, 190, 240, 280]),
        (Life::Easy, [130, 160, 205, 240]),
        (Life::Hard, [175, 220, 275, 320]),
        (Life::Deadly, [195, 245, 310, 365]),
    ];
    for (life, figures) in rows {
        for (count, figure) in (3..=6).zip(figures) {
            let played = set_up(Options { life, ..players(count) }, "foe:ripper");
            assert_eq!((played.table.foe.life, played.table.foe.start), (figure, figure), "{life:?}, {count}");
        }
    }
}

/// §setup.life: not beyond the end of the track, and tokens keep the life they have.
#[test]
fn no_degree_goes_beyond_500_or_changes_tokens() {
    let deadly = |foe: &str| set_up(Options { life: Life::Deadly, ..players(6) }, &format!("foe:{foe}"));
    assert_eq!(deadly("dragon").table.foe.life, 500);
    deadly("wolves").says("pack=35+35+35+35+35+35+35+35+35");
    deadly("chief").says("goblins=10+10,10+10,10+10,10+10,10+10,10+10");
}

/// §setup.harm: 5 less but not below 5, or 5 more.
#[test]
fn the_blows_of_creatures_go_by_the_degree() {
    let rows =
        [("normal", "2:15", "1:5 2:5 3:5"), ("mild", "2:10", "1:5 2:5 3:5"), ("harsh", "2:20", "1:10 2:10 3:10")];
    for (harm, ripper, paladin) in rows {
        for (foe, hits) in [("ripper", ripper), ("paladin", paladin)] {
            let table =
                format!("options=3,normal,9,{harm},prestige foe={foe}:150 initiative=1,2,3 hand=feint,feint,feint");
            at(&table, "place:1 place:2 place:3").all_set("feint feint feint", "window:hits").until("set").loses(hits);
        }
    }
    assert_eq!(set_up(Options { harm: Harm::Harsh, ..players(3) }, "foe:ripper").table.foe.life, 150);
}

/// §setup.harm: what bursts and what falls is a blow as well.
#[test]
fn the_degree_holds_for_traps_too() {
    for (harm, lost) in [("mild", "1:15"), ("normal", "1:20"), ("harsh", "1:25")] {
        let table =
            format!("options=3,normal,9,{harm},prestige phase=cross:0 foe=bridge initiative=1,2,3 cards=3 place=1");
        at(&table, "coin:heads").play("1: flip").loses(lost);
    }
}
