//! The engine protocol, driven as a child process, word by word.

mod common;

use common::{Engine, Home, Rng, action, code};
use serde_json::{Value, json};
use std::collections::BTreeSet;

fn rank(card: &str) -> i64 {
    match &card[..card.len() - 1] {
        "J" => 11,
        "Q" => 12,
        "K" => 13,
        "A" => 14,
        number => number.parse().expect("a number"),
    }
}

fn suit(card: &str) -> char {
    card.chars().last().expect("a suit")
}

fn is_monster(card: &str) -> bool {
    "SC".contains(suit(card))
}

/// The printed pack, spades first.
fn pack() -> Vec<String> {
    let ranks = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"];
    let suits = [("S", 13), ("C", 13), ("D", 9), ("H", 9)];
    suits.iter().flat_map(|(suit, many)| ranks[..*many].iter().map(move |rank| format!("{rank}{suit}"))).collect()
}

fn texts(value: &Value) -> Vec<String> {
    let list = value.as_array().unwrap_or_else(|| panic!("no list: {value}"));
    list.iter().map(|text| text.as_str().expect("a text").into()).collect()
}

fn dealt_cards(events: &Value) -> Vec<String> {
    let events = events.as_array().expect("events");
    let dealt = events.iter().filter(|event| event["type"] == "dealt");
    dealt.map(|event| event["card"].as_str().expect("a card").into()).collect()
}

#[test]
fn hello_games_and_quit() {
    let home = Home::new();
    let mut engine = Engine::start(&home);
    let hello = engine.ok(&json!({"do": "hello"}));
    assert_eq!(hello, json!({"name": "oubliette", "version": env!("CARGO_PKG_VERSION"), "protocol": 1}));
    let games = engine.ok(&json!({"do": "games"}));
    let games = games["games"].as_array().expect("a list");
    let game = games.iter().find(|game| game["id"] == "scelerat").expect("Scélérat");
    assert_eq!((&game["players"], &game["rules"]), (&json!([1, 1]), &json!(1)));
    assert_eq!(game["title"]["fr"], "Scélérat");
    assert!(game["title"]["en"].is_string() && game["options"].is_object(), "{game}");
    assert_eq!(engine.line(b"{\"do\":\"quit\",\"id\":9}"), json!({"ok": {}, "id": 9}));
    assert_eq!(engine.end(), Some(0));
}

#[test]
fn the_end_of_input_is_status_zero() {
    let home = Home::new();
    assert_eq!(Engine::start(&home).end(), Some(0));
    let mut engine = Engine::start(&home);
    engine.new_game("1");
    assert_eq!(engine.end(), Some(0));
    // A last line without its end is a request like any other, and is answered before the end.
    let ran = home.run(&["engine"], "{\"do\":\"hello\",\"id\":1}\n{\"do\":\"hello\",\"id\":2}");
    let lines: Vec<Value> = ran.good().lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!((lines.len(), &lines[1]["id"]), (2, &json!(2)));
    // After quit nothing is read any more.
    let ran = home.run(&["engine"], "{\"do\":\"quit\"}\n{\"do\":\"hello\"}\n");
    assert_eq!(ran.good(), "{\"ok\":{}}\n");
}

#[test]
fn the_answer_repeats_the_id() {
    let home = Home::new();
    let mut engine = Engine::start(&home);
    let ids = [
        json!(0),
        json!(-7),
        json!(1.5),
        json!(u64::MAX),
        json!(i64::MIN),
        json!("é \"\\ \u{0}"),
        json!(""),
        json!({"a": [1, {"b": null}]}),
        json!([1, [2]]),
        json!(null),
        json!(false),
    ];
    for id in ids {
        let good = engine.ask(&json!({"do": "hello", "id": id}));
        assert_eq!((good.get("id"), good.get("ok").is_some()), (Some(&id), true));
        let wrong = engine.ask(&json!({"do": "nonsense", "id": id}));
        assert_eq!((wrong.get("id"), code(&wrong).as_deref()), (Some(&id), Some("request")));
    }
    engine.new_game("42");
    let refused = engine.ask(&json!({"do": "undo", "id": "r"}));
    assert_eq!((&refused["id"], refused.get("refused").is_some()), (&json!("r"), true));
    let without = engine.ask(&json!({"do": "hello"}));
    assert_eq!(without.as_object().expect("an object").len(), 1, "{without}");
}

#[test]
fn a_game_from_new_to_record() {
    let home = Home::new();
    let mut engine = Engine::start(&home);
    for verb in ["actions", "view", "record", "undo", "play", "odds", "go"] {
        let request = json!({"do": verb, "seat": 0, "action": {"type": "avoid"}});
        assert_eq!(engine.error(&request), "no-game", "{verb}");
    }
    let new = engine.new_game("42");
    assert_eq!(new["status"], json!({"awaiting": [0]}));
    let view = engine.view();
    assert_eq!(dealt_cards(&new["events"]), texts(&view["room"]));
    for (field, value) in
        [("hp", json!(20)), ("dungeon", json!(40)), ("weapon", json!(null)), ("potion_used", json!(false))]
    {
        assert_eq!(view[field], value, "{field}");
    }
    assert_eq!(view["can_avoid"], true);
    let actions = engine.actions();
    assert_eq!(actions, engine.actions(), "the order is stable");
    let played = engine.play(&actions[0]);
    assert_eq!(played["status"], json!({"awaiting": [0]}));
    assert!(!played["events"].as_array().expect("events").is_empty());
    let record = engine.record();
    assert!(record.starts_with("oubliette record 1\n") && record.ends_with('\n'), "{record}");
    assert!(record.contains("seed \"42\"\n"), "{record}");
}

#[test]
fn piles_are_drawn_in_the_order_of_the_script() {
    let home = Home::new();
    let mut engine = Engine::start(&home);
    let seed = 11;
    println!("seed {seed}");
    let mut cards = pack();
    let mut rng = Rng(seed);
    for at in (1..cards.len()).rev() {
        cards.swap(at, rng.below(at + 1));
    }
    // The weak first, so that nobody dies before the end of the script is in sight.
    cards.sort_by_key(|card| is_monster(card) && rank(card) > 4);
    let new = engine.dealt(&cards.join(" "));
    let mut seen = dealt_cards(&new["events"]);
    loop {
        let actions = engine.actions();
        let Some(action) = actions.iter().find(|action| action["type"] != "avoid") else {
            break;
        };
        seen.extend(dealt_cards(&engine.play(action)["events"]));
    }
    assert!(seen.len() > 20, "{seen:?}");
    assert_eq!(seen, cards[..seen.len()]);
}

#[test]
fn what_a_script_does_not_fit_is_an_error_and_nothing_has_happened() {
    let home = Home::new();
    let mut engine = Engine::start(&home);
    engine.new_game("before");
    let before = engine.everything();
    let deals = [
        json!({"piles": {"dungeon": []}}),
        json!({"piles": {"dungeon": ["2S", "3S", "4S"]}}),
        json!({"piles": {"cellar": ["2S"]}}),
        json!({"piles": {"": ["2S"]}}),
        json!({"dice": {"dungeon": [4, 1]}}),
        json!({"dice": {"die": [4, 1]}}),
        json!({"piles": {"dungeon": ["AD", "2S", "3S", "4S"]}}),
        json!({"piles": {"dungeon": ["JH", "2S", "3S", "4S"]}}),
        json!({"piles": {"dungeon": ["1S", "2S", "3S", "4S"]}}),
        json!({"piles": {"dungeon": ["qs", "2S", "3S", "4S"]}}),
        json!({"piles": {"dungeon": ["", "2S", "3S", "4S"]}}),
        json!({"piles": {"dungeon": ["2S", "3S", "2S", "4S"]}}),
        json!({"piles": {"dungeon": ["2S", "3S", "4S", "5S", "2S"]}}),
        json!({"piles": {"dungeon": ["2S", "3S", "4S", "5S", "never"]}}),
    ];
    for deal in deals {
        let request = json!({"do": "new", "game": "scelerat", "seed": "x", "deal": deal});
        assert_eq!(engine.error(&request), "fate", "{deal}");
        assert_eq!(engine.everything(), before, "{deal}");
    }
    // A script that runs dry in the middle.
    engine.dealt("2S 3D 4H 5S");
    for said in ["take 3D", "fight 2S weapon"] {
        engine.play(&action(said));
    }
    let before = engine.everything();
    for said in ["take 4H", "fight 5S hands"] {
        let answer = engine.error(&json!({"do": "play", "seat": 0, "action": action(said)}));
        assert_eq!(answer, "fate", "{said}");
        assert_eq!(engine.everything(), before, "{said}");
    }
    engine.ok(&json!({"do": "undo"}));
    engine.play(&action("fight 2S hands"));
    // A script is in the record, and comes back with it.
    let record = engine.record();
    engine.ok(&json!({"do": "load", "record": record}));
    assert_eq!(engine.record(), record);
    let request = json!({"do": "play", "seat": 0, "action": action("take 4H")});
    assert_eq!(engine.error(&request), "fate");
}

#[test]
fn refused_moves_name_their_clause_and_change_nothing() {
    let home = Home::new();
    let mut engine = Engine::start(&home);
    let refuse = |engine: &mut Engine, said: &str, clause: &str| {
        let before = engine.everything();
        let request = json!({"do": "play", "seat": 0, "action": action(said)});
        assert_eq!(engine.refused(&request), clause, "{said}");
        let request = json!({"do": "odds", "seat": 0, "action": action(said)});
        assert_eq!(engine.refused(&request), clause, "odds of {said}");
        assert_eq!(engine.everything(), before, "{said}");
    };
    engine.dealt("5D 6C 6S 2H 7S 3C 4H 8S KS AS");
    refuse(&mut engine, "fight 6C weapon", "combat.unarmed");
    refuse(&mut engine, "take 6C", "room.choose");
    refuse(&mut engine, "fight 5D hands", "room.choose");
    refuse(&mut engine, "fight 2H hands", "room.choose");
    refuse(&mut engine, "fight AS hands", "room.choose");
    refuse(&mut engine, "take 10H", "room.choose");
    engine.play(&action("take 5D"));
    refuse(&mut engine, "avoid", "avoid.whole");
    refuse(&mut engine, "take 5D", "room.choose");
    engine.play(&action("fight 6C weapon"));
    refuse(&mut engine, "fight 6S weapon", "combat.dulled");
    engine.play(&action("fight 6S hands"));
    assert_eq!(engine.view()["weapon"], json!({"card": "5D", "slain": ["6C"]}));
    assert_eq!(engine.view()["hp"], 13);
    refuse(&mut engine, "fight 7S weapon", "combat.dulled");
    engine.play(&action("fight 3C weapon"));
    assert_eq!(engine.view()["weapon"], json!({"card": "5D", "slain": ["6C", "3C"]}));

    engine.dealt("2S 3S 4S 5S 6S 7S 8S 9S");
    engine.play(&action("avoid"));
    refuse(&mut engine, "avoid", "avoid.twice");
    assert_eq!(engine.view()["can_avoid"], false);

    engine.dealt("KS KC AS AC 2S 3S 4S 5S");
    engine.play(&action("fight KS hands"));
    let last = engine.play(&action("fight KC hands"));
    // 208 in all, less the two kings, the two aces in the room: 20 − 26 − 154.
    assert_eq!(last["status"], json!({"over": {"scores": [20 - 26 - (208 - 26 - 28)], "won": [false]}}));
    assert_eq!(engine.actions(), Vec::<Value>::new());
    for said in ["avoid", "fight AS hands", "take 2H", "fight KS hands"] {
        refuse(&mut engine, said, "end.over");
    }
    let go = engine.ask(&json!({"do": "go", "seat": 0, "bot": "random"}));
    assert!(code(&go).is_some(), "{go}");
}

#[test]
fn options_are_the_rules_of_the_table() {
    let home = Home::new();
    let mut engine = Engine::start(&home);
    let mut begin = |options: Value, cards: &str, moves: &[&str]| {
        let cards: Vec<&str> = cards.split(' ').collect();
        let deal = json!({"piles": {"dungeon": cards}});
        engine.ok(&json!({"do": "new", "game": "scelerat", "options": options, "deal": deal, "players": 1}));
        let (last, before) = moves.split_last().expect("a move");
        for said in before {
            engine.play(&action(said));
        }
        let answer = engine.ask(&json!({"do": "play", "seat": 0, "action": action(last)}));
        let clause = answer["refused"]["clause"].as_str().unwrap_or("played").to_string();
        (clause, engine.record())
    };
    let cards = "5D 6C 6S 7S 2H 3H 4H 5H 8S";
    let equal = ["take 5D", "fight 6C weapon", "fight 6S weapon"];
    let (clause, record) = begin(json!({"weapon": "le"}), cards, &equal);
    assert_eq!(clause, "played");
    assert!(record.contains("option weapon le\n"), "{record}");
    assert_eq!(begin(json!({"weapon": "lt"}), cards, &equal).0, "combat.dulled");
    let (clause, record) = begin(json!({}), cards, &equal);
    assert_eq!(clause, "combat.dulled");
    assert!(record.contains("option weapon lt\n") && record.contains("option avoid "), "{record}");
    let stronger = ["take 5D", "fight 6C weapon", "fight 7S weapon"];
    assert_ne!(begin(json!({"weapon": "le"}), cards, &stronger).0, "played");
    assert_eq!(begin(json!({"avoid": "never"}), cards, &["avoid"]).0, "avoid.never");
    assert_eq!(begin(json!({"avoid": "partly"}), cards, &["take 5D", "avoid"]).0, "played");
    assert_eq!(begin(json!({}), cards, &["take 5D", "avoid"]).0, "avoid.whole");
}

/// A game with real cards cannot go on where nobody can be asked; but it can be looked at.
#[test]
fn a_game_with_real_cards() {
    let home = Home::new();
    let args = ["play", "scelerat", "--fate", "asked"];
    home.run(&args, "QS\n5D\nKC\n2H\ntake 5D\nfight QS weapon\nq\n").good();
    let record = common::text(&home.only_record());
    let mut engine = Engine::start(&home);
    engine.ok(&json!({"do": "load", "record": record}));
    let before = engine.everything();
    assert_eq!(before.0["hp"], 13);
    for verb in ["odds", "go", "play"] {
        let answer = engine.ask(&json!({"do": verb, "seat": 0, "bot": "careful", "action": action("take 2H")}));
        let fine = match verb {
            "play" => code(&answer).as_deref() == Some("fate"),
            "go" => before.1.contains(&answer["ok"]["action"]),
            _ => code(&answer).as_deref() == Some("too-many"),
        };
        assert!(fine, "{verb}: {answer}");
        assert_eq!(engine.everything(), before, "{verb}");
    }
    engine.ok(&json!({"do": "undo"}));
    engine.play(&action("fight QS hands"));
    assert_eq!(engine.view()["hp"], 8);
}

#[test]
fn a_game_without_a_seed_has_one_all_the_same() {
    let home = Home::new();
    let mut engine = Engine::start(&home);
    let records: BTreeSet<String> = (0..4)
        .map(|_| {
            engine.ok(&json!({"do": "new", "game": "scelerat"}));
            engine.record()
        })
        .collect();
    assert_eq!(records.len(), 4, "each game has luck of its own");
    for record in records {
        engine.ok(&json!({"do": "load", "record": record}));
    }
}

#[test]
fn undo_is_free_until_chance_has_spoken() {
    let home = Home::new();
    let mut engine = Engine::start(&home);
    engine.dealt("5D 6C 6S 2H 7S 3C 4H 8S 9S 10S JS");
    assert_eq!(engine.refused(&json!({"do": "undo"})), "undo.nothing");
    let request = json!({"do": "undo", "assisted": true});
    assert_eq!(engine.refused(&request), "undo.nothing");
    let start = (engine.view(), engine.actions());
    engine.play(&action("take 5D"));
    let middle = (engine.view(), engine.actions());
    engine.play(&action("fight 6C weapon"));
    for expected in [&middle, &start] {
        let undone = engine.ok(&json!({"do": "undo"}));
        assert_eq!(undone, json!({"status": {"awaiting": [0]}}));
        assert_eq!((engine.view(), engine.actions()), *expected);
    }
    for said in ["take 5D", "fight 6C weapon", "fight 6S hands"] {
        engine.play(&action(said));
    }
    let before = engine.everything();
    assert_eq!(engine.refused(&json!({"do": "undo"})), "undo.answered");
    let request = json!({"do": "undo", "assisted": false});
    assert_eq!(engine.refused(&request), "undo.answered");
    assert_eq!(engine.everything(), before);
    assert!(!engine.record().contains("assisted"));
    engine.ok(&json!({"do": "undo", "assisted": true}));
    assert!(engine.record().contains("\nassisted\n"));
    // The same decision, taken again, meets the same cards.
    engine.play(&action("fight 6S hands"));
    assert_eq!(engine.view(), before.0);
    // The game is as after a load, wherever one goes on.
    let record = engine.record();
    engine.ok(&json!({"do": "load", "record": record}));
    assert_eq!((engine.view(), engine.record()), (before.0, record));
}

#[test]
fn another_seats_eyes() {
    let home = Home::new();
    let mut engine = Engine::start(&home);
    let plain = engine.new_game("42");
    let mut request = json!({"do": "new", "game": "scelerat", "seed": "42", "as": 0});
    assert_eq!(engine.ok(&request), plain);
    let before = engine.everything();
    request["seed"] = json!("43");
    for nobody in [json!(1), json!(-1), json!("0"), json!(null)] {
        request["as"] = nobody.clone();
        assert_eq!(engine.error(&request), "seat", "{nobody}");
        let action = engine.actions()[0].clone();
        for verb in ["play", "odds"] {
            let request = json!({"do": verb, "seat": 0, "action": action, "as": nobody});
            assert_eq!(engine.error(&request), "seat", "{verb} {nobody}");
        }
        assert_eq!(engine.everything(), before);
    }
}

#[test]
fn loading_tells_the_opening_and_damage_names_its_line() {
    let home = Home::new();
    let mut engine = Engine::start(&home);
    let new = engine.new_game("42");
    let alone = engine.record();
    for _ in 0..4 {
        let action = engine.actions()[0].clone();
        engine.play(&action);
    }
    let before = engine.everything();
    let record = engine.record();
    assert_eq!(engine.ok(&json!({"do": "load", "record": alone})), new, "as `new`");
    let loaded = engine.ok(&json!({"do": "load", "record": record}));
    assert_eq!(loaded["status"], json!({"awaiting": [0]}));
    assert_eq!(engine.everything(), before);
    let lines: Vec<&str> = record.lines().collect();
    let start = lines.iter().position(|line| line.starts_with("start")).expect("a start");
    for wrong in start..lines.len() {
        let mut damaged: Vec<String> = lines.iter().map(|line| line.to_string()).collect();
        let digit = damaged[wrong].pop().expect("a digit");
        damaged[wrong].push(if digit == '0' { '1' } else { '0' });
        let answer = engine.ask(&json!({"do": "load", "record": damaged.join("\n") + "\n"}));
        assert_eq!(code(&answer).as_deref(), Some("record"));
        let text = answer["error"]["text"].as_str().expect("a text");
        assert!(text.contains(&format!("ligne {}", wrong + 1)), "{text}");
        assert_eq!(engine.everything(), before);
    }
    for rubbish in ["", "\n", "hello", "oubliette record 1\n", "oubliette record 2\n", &"x".repeat(100_000)] {
        assert_eq!(engine.error(&json!({"do": "load", "record": rubbish})), "record");
        assert_eq!(engine.everything(), before);
    }
}

fn gcd(a: u128, b: u128) -> u128 {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// The sum of fractions, in lowest terms.
fn sum(fractions: impl Iterator<Item = (u128, u128)>) -> (u128, u128) {
    fractions.fold((0, 1), |(over, under), (more, of)| {
        assert!(more > 0 && more <= of, "{more}/{of}");
        let common = under / gcd(under, of) * of;
        let over = over * (common / under) + more * (common / of);
        let shared = gcd(over, common);
        (over / shared, common / shared)
    })
}

/// What may be done by the rulebook, from what can be seen.
fn by_the_rulebook(view: &Value, may_avoid: bool) -> BTreeSet<String> {
    let weapon = view["weapon"].as_object().map(|weapon| texts(&weapon["slain"]).last().map_or(99, |last| rank(last)));
    let mut legal = BTreeSet::new();
    for card in texts(&view["room"]) {
        if !is_monster(&card) {
            legal.insert(action(&format!("take {card}")).to_string());
            continue;
        }
        legal.insert(action(&format!("fight {card} hands")).to_string());
        if weapon.is_some_and(|below| rank(&card) < below) {
            legal.insert(action(&format!("fight {card} weapon")).to_string());
        }
    }
    if may_avoid {
        legal.insert(action("avoid").to_string());
    }
    legal
}

/// Life after a decision.
fn life_after(view: &Value, action: &Value) -> i64 {
    let hp = view["hp"].as_i64().expect("life");
    let Some(card) = action["card"].as_str() else {
        return hp;
    };
    let weapon = view["weapon"]["card"].as_str().map_or(0, rank);
    match (suit(card), action["with"].as_str()) {
        ('D', _) => hp,
        ('H', _) if view["potion_used"] == true => hp,
        ('H', _) => (hp + rank(card)).min(20),
        (_, Some("weapon")) => hp - (rank(card) - weapon).max(0),
        _ => hp - rank(card),
    }
}

/// Plays a whole game with a careless hand, checking everything on the way; the number of decisions.
fn whole_game(engine: &mut Engine, copy: &mut Engine, seed: u64) -> usize {
    let mut rng = Rng(seed);
    engine.new_game(&format!("whole {seed}"));
    let (mut played, mut fought, mut last, mut avoided) = (Vec::new(), 0, String::new(), false);
    for decision in 0.. {
        let (view, actions, record) = engine.everything();
        let room = texts(&view["room"]);
        let hp = view["hp"].as_i64().expect("life");
        assert!((1..=20).contains(&hp) && !room.is_empty() && room.len() <= 4, "{view}");
        assert_eq!(played.len() + room.len() + view["dungeon"].as_u64().expect("a count") as usize, 44);
        let may_avoid = view["can_avoid"].as_bool().expect("a bool");
        assert_eq!(may_avoid, room.len() == 4 && !avoided, "{view}");
        let listed: BTreeSet<String> = actions.iter().map(Value::to_string).collect();
        assert_eq!(listed.len(), actions.len(), "an action twice");
        assert_eq!(listed, by_the_rulebook(&view, may_avoid), "{view}");
        for action in &actions {
            copy.ok(&json!({"do": "load", "record": record}));
            assert_eq!(copy.record(), record);
            copy.play(action);
        }
        let careful = engine.ok(&json!({"do": "go", "seat": 0, "bot": "careful"}))["action"].clone();
        assert!(actions.contains(&careful), "{careful}");
        let chosen = if rng.below(5) == 0 { actions[rng.below(actions.len())].clone() } else { careful };
        let odds = engine.ask(&json!({"do": "odds", "seat": 0, "action": chosen}));
        assert_eq!(engine.view(), view, "odds change nothing");
        let answer = engine.play(&chosen);
        if let Some(outcomes) = odds["ok"]["outcomes"].as_array() {
            let number = |value: &Value| value.as_u64().expect("a number") as u128;
            let p = |outcome: &Value| (number(&outcome["p"][0]), number(&outcome["p"][1]));
            assert_eq!(sum(outcomes.iter().map(p)), (1, 1), "{chosen}");
            let same: Vec<_> = outcomes.iter().filter(|outcome| outcome["events"] == answer["events"]).collect();
            assert_eq!(same.len(), 1, "what came is one of the outcomes");
            let drawn = dealt_cards(&answer["events"]).len();
            assert!(outcomes.iter().all(|outcome| dealt_cards(&outcome["events"]).len() == drawn));
        } else {
            assert_eq!(code(&odds).as_deref(), Some("too-many"), "{odds}");
        }
        let after = engine.view();
        assert_eq!(after["hp"].as_i64(), Some(life_after(&view, &chosen)), "{view} {chosen}");
        if let Some(card) = chosen["card"].as_str() {
            assert!(!played.contains(&card.to_string()), "{card} twice");
            played.push(card.into());
            fought += if is_monster(card) { rank(card) } else { 0 };
            last = card.into();
            avoided &= texts(&after["room"]).len() < 4;
        } else {
            avoided = true;
        }
        let over = &answer["status"]["over"];
        if over.is_null() {
            assert_eq!(answer["status"], json!({"awaiting": [0]}));
            continue;
        }
        let hp = after["hp"].as_i64().expect("life");
        let lying: i64 = texts(&after["room"]).iter().filter(|card| is_monster(card)).map(|card| rank(card)).sum();
        let score = match hp {
            ..=0 => hp - (208 - fought - lying),
            20 if suit(&last) == 'H' => 20 + rank(&last),
            _ => hp,
        };
        assert_eq!(*over, json!({"scores": [score], "won": [hp > 0]}));
        assert_eq!(hp > 0, played.len() == 44);
        assert_eq!(engine.actions(), Vec::<Value>::new());
        return decision + 1;
    }
    unreachable!()
}

#[test]
fn whole_games_through_the_protocol() {
    let home = Home::new();
    let (mut engine, mut copy) = (Engine::start(&home), Engine::start(&home));
    let mut decisions = 0;
    for seed in 1..=8 {
        println!("seed {seed}");
        decisions += whole_game(&mut engine, &mut copy, seed);
    }
    assert!(decisions > 80, "only {decisions} decisions");
    assert_eq!((engine.end(), copy.end()), (Some(0), Some(0)));
}

#[test]
fn the_same_requests_give_the_same_bytes() {
    let home = Home::new();
    let seed = 5;
    println!("seed {seed}");
    let talk = |luck: u64| {
        let mut rng = Rng(luck);
        let mut engine = Engine::start(&home);
        let mut heard = String::new();
        let mut say = |engine: &mut Engine, request: Value| {
            engine.send(format!("{request}\n").as_bytes());
            let answer = engine.hear();
            heard.push_str(&answer);
            serde_json::from_str::<Value>(&answer).expect("JSON")
        };
        say(&mut engine, json!({"do": "games"}));
        say(&mut engine, json!({"do": "new", "game": "scelerat", "seed": "same", "id": 1}));
        loop {
            let actions = say(&mut engine, json!({"do": "actions", "seat": 0}));
            let actions = actions["ok"]["actions"].as_array().expect("a list").clone();
            let Some(action) = actions.get(rng.below(actions.len().max(1))) else {
                break;
            };
            say(&mut engine, json!({"do": "go", "seat": 0, "bot": "random"}));
            say(&mut engine, json!({"do": "odds", "seat": 0, "action": action}));
            say(&mut engine, json!({"do": "play", "seat": 0, "action": action}));
            say(&mut engine, json!({"do": "view", "seat": 0}));
        }
        say(&mut engine, json!({"do": "record"}));
        heard
    };
    assert_eq!(talk(seed), talk(seed));
    assert_ne!(talk(seed), talk(seed + 1));
}

#[test]
fn bots_answer_with_a_legal_action_and_honest_figures() {
    let home = Home::new();
    let mut twice = Vec::new();
    for _ in 0..2 {
        let mut engine = Engine::start(&home);
        let mut heard = Vec::new();
        for game in ["a", "b"] {
            engine.new_game(game);
            for step in 0..8 {
                let before = engine.everything();
                if before.1.is_empty() {
                    break;
                }
                for bot in ["random", "careful", "montecarlo"] {
                    let request =
                        json!({"do": "go", "seat": 0, "bot": bot, "playouts": 200, "seed": format!("{step}")});
                    let answer = engine.ok(&request);
                    assert!(before.1.contains(&answer["action"]), "{bot}: {answer}");
                    let lines = answer["lines"].as_array().expect("lines");
                    assert!(lines.first().is_none_or(|first| first["action"] == answer["action"]), "{answer}");
                    let (mut total, mut worth) = (0, f64::INFINITY);
                    for line in lines {
                        let number = |field: &str| line[field].as_f64().expect("a number");
                        assert!(before.1.contains(&line["action"]), "{line}");
                        assert!(line.get("win").is_none(), "no playout knows the chance of winning: {line}");
                        assert!(number("worth") <= worth && number("error") >= 0.0, "{line} after {worth}");
                        worth = number("worth");
                        total += line["n"].as_u64().expect("a count");
                    }
                    if bot == "montecarlo" && before.1.len() > 1 {
                        assert_eq!(lines.len(), before.1.len(), "a line for every legal action");
                        assert!((1..=200).contains(&total), "{total} playouts");
                    }
                    heard.push(answer);
                }
                assert_eq!(engine.everything(), before, "advice changes nothing");
                let best = heard.last().expect("three answers")["action"].clone();
                engine.play(&best);
            }
        }
        let quick = json!({"do": "go", "seat": 0, "bot": "montecarlo", "millis": 5});
        engine.new_game("c");
        let answer = engine.ok(&quick);
        assert!(engine.actions().contains(&answer["action"]));
        let request = json!({"do": "go", "seat": 0, "bot": "oracle"});
        assert_eq!(engine.error(&request), "request");
        twice.push(heard);
    }
    assert_eq!(twice[0], twice[1], "the same seed and playouts, the same advice");
}

#[test]
fn texts_follow_the_language() {
    let home = Home::new();
    let said = |args: &[&str], locale: &str| {
        let mut command = home.command(args);
        command.env("LC_ALL", locale);
        let mut engine = Engine::with(command);
        let error = engine.ask(&json!({"do": "view", "seat": 0}))["error"]["text"].clone();
        engine.dealt("2S 3S 4S 5S 6S 7S 8S 9S");
        let request = json!({"do": "play", "seat": 0, "action": action("fight 2S weapon")});
        let refused = engine.ask(&request)["refused"]["text"].clone();
        let record = engine.ask(&json!({"do": "load", "record": "x"}))["error"]["text"].clone();
        let fate = json!({"do": "new", "game": "scelerat", "deal": {"piles": {"dungeon": []}}});
        let fate = engine.ask(&fate)["error"]["text"].clone();
        let undo = engine.ask(&json!({"do": "undo"}))["refused"]["text"].clone();
        [error, refused, record, fate, undo].map(|text| text.as_str().expect("a text").to_string())
    };
    let french = said(&["engine"], "C");
    assert!(french[0].starts_with("Aucune partie"), "{}", french[0]);
    assert!(french[1].contains("vous n'avez pas d'arme"), "{}", french[1]);
    let english = said(&["engine", "--lang", "en"], "C");
    assert!(english[0].starts_with("No game"), "{}", english[0]);
    assert!(english[1].contains("you have no weapon"), "{}", english[1]);
    for (french, english) in french.iter().zip(&english) {
        assert_ne!(french, english);
    }
    assert_eq!(said(&["engine"], "en_GB.UTF-8"), english);
    assert_eq!(said(&["engine"], "fr_FR.UTF-8"), french);
    assert_eq!(said(&["engine", "--lang=fr"], "en_GB.UTF-8"), french);
    assert_eq!(said(&["--lang", "en", "engine"], "fr_FR.UTF-8"), english);
}
