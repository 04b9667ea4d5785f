//! Lines that nobody should send to the engine: one answer each, and the game as it was.

mod common;

use common::{Engine, Home, Rng, code};
use serde_json::{Value, json};

/// An engine with a game under way.
fn playing(home: &Home) -> Engine {
    let mut engine = Engine::start(home);
    engine.new_game("42");
    let first = engine.actions()[0].clone();
    engine.play(&first);
    engine
}

/// Sends lines, each of which must be answered by an error, and change nothing.
fn all_errors(engine: &mut Engine, lines: impl IntoIterator<Item = (Vec<u8>, &'static [&'static str])>) {
    let before = engine.everything();
    for (line, codes) in lines {
        let shown = String::from_utf8_lossy(&line[..line.len().min(200)]).into_owned();
        let answer = engine.line(&line);
        let code = code(&answer).unwrap_or_else(|| panic!("{shown} gave {answer}"));
        assert!(codes.contains(&code.as_str()), "{shown} gave {answer}");
        assert_eq!(engine.everything(), before, "{shown}");
    }
}

#[test]
fn what_is_not_json() {
    let home = Home::new();
    let mut engine = playing(&home);
    let deep = |open: &str, close: &str, times: usize| {
        let nested = open.repeat(times) + &close.repeat(times);
        format!("{{\"do\":\"hello\",\"id\":{nested}}}").into_bytes()
    };
    let lines: Vec<Vec<u8>> = vec![
        b"".to_vec(),
        b" ".to_vec(),
        b"\t\r".to_vec(),
        b"hello".to_vec(),
        b"{".to_vec(),
        b"}".to_vec(),
        b"{\"do\":\"hello\"".to_vec(),
        b"{\"do\":\"hello\"}}".to_vec(),
        b"{\"do\":\"hello\"} {\"do\":\"hello\"}".to_vec(),
        b"{'do':'hello'}".to_vec(),
        b"{\"do\":\"hello\",}".to_vec(),
        b"{\"do\":NaN}".to_vec(),
        b"{\"do\":\"hello\",\"id\":1e999}".to_vec(),
        b"{\"do\":\"hello\",\"id\":01}".to_vec(),
        b"{\"do\":\"hel\xfflo\"}".to_vec(),
        b"\xff\xfe\x00".to_vec(),
        b"\xef\xbb\xbf".to_vec(),
        b"\0".to_vec(),
        b"\0\0\0{\"do\":\"hello\"}".to_vec(),
        b"{\"do\":\"hello\"}\0".to_vec(),
        b"{\"do\":\"hel\0lo\"}".to_vec(),
        b"{\"do\":\"\\ud800\"}".to_vec(),
        deep("[", "]", 200),
        deep("[", "]", 1_000_000),
        "[".repeat(1_000_000).into_bytes(),
        "{\"a\":".repeat(500_000).into_bytes(),
        vec![0xff; 100_000],
        vec![0; 100_000],
    ];
    all_errors(&mut engine, lines.into_iter().map(|line| (line, &["json"][..])));
    assert_eq!(engine.end(), Some(0));
}

#[test]
fn lines_of_ten_million_bytes() {
    let home = Home::new();
    let mut engine = playing(&home);
    let before = engine.everything();
    let pad = |byte: u8| vec![byte; 10 << 20];
    let padded = [&b"{\"do\":\"hello\",\"pad\":\""[..], &pad(b'x'), b"\"}"].concat();
    let record = [&b"{\"do\":\"load\",\"record\":\""[..], &pad(b'y'), b"\"}"].concat();
    for line in [pad(b'x'), pad(b'['), pad(b' '), pad(0xff), padded, record] {
        let answer = engine.line(&line);
        // A padded request may be obeyed; everything else is an error.
        assert!(answer.get("ok").is_none() || line.starts_with(b"{\"do\":\"hello"), "{answer}");
        assert_eq!(engine.everything(), before);
    }
    // Just below what an engine takes, a request is still a request.
    let long = format!("{{\"do\":\"hello\",\"id\":\"{}\"}}", "é".repeat(400_000));
    let answer = engine.line(long.as_bytes());
    assert_eq!(answer["id"].as_str().map(|id| id.chars().count()), Some(400_000));
    // A long line that the end of input cuts off.
    let ran = home.run(&["engine"], pad(b'z'));
    assert_eq!((ran.code, ran.out.lines().count()), (Some(0), 1));
}

#[test]
fn requests_that_are_no_objects() {
    let home = Home::new();
    let mut engine = playing(&home);
    let lines = ["[]", "[{\"do\":\"hello\"}]", "\"hello\"", "1", "-1.5e10", "true", "false", "null", "{}"];
    let more = [
        "{\"DO\":\"hello\"}",
        "{\"do\":null}",
        "{\"do\":1}",
        "{\"do\":[\"hello\"]}",
        "{\"do\":{\"do\":\"hello\"}}",
        "{\"do\":\"\"}",
        "{\"do\":\"Hello\"}",
        "{\"do\":\"hello \"}",
        "{\"do\":\"hello\\u0000\"}",
        "{\"do\":\"quit!\"}",
        "{\"do\":\"hello\",\"do\":\"nothing\"}",
    ];
    let long = format!("{{\"do\":\"{}\"}}", "verb".repeat(100_000));
    let all = lines.into_iter().chain(more).chain([long.as_str()]);
    all_errors(&mut engine, all.map(|line| (line.as_bytes().to_vec(), &["request"][..])));
}

#[test]
fn seats_that_do_not_exist() {
    let home = Home::new();
    let mut engine = playing(&home);
    let action = engine.actions()[0].to_string();
    let seats = [
        "7",
        "1",
        "-1",
        "1.5",
        "0.0",
        "-0.0",
        "\"0\"",
        "null",
        "1e99",
        "-1e99",
        "256",
        "4294967296",
        "18446744073709551616",
        "[0]",
        "{}",
        "true",
        "\"\"",
    ];
    let mut lines = Vec::new();
    for seat in seats {
        for verb in ["actions", "view", "go"] {
            lines.push(format!("{{\"do\":\"{verb}\",\"seat\":{seat}}}"));
        }
        for verb in ["play", "odds"] {
            lines.push(format!("{{\"do\":\"{verb}\",\"seat\":{seat},\"action\":{action}}}"));
            lines.push(format!("{{\"do\":\"{verb}\",\"seat\":0,\"as\":{seat},\"action\":{action}}}"));
        }
    }
    for verb in ["actions", "view", "go"] {
        lines.push(format!("{{\"do\":\"{verb}\"}}"));
    }
    lines.push(format!("{{\"do\":\"play\",\"action\":{action}}}"));
    all_errors(&mut engine, lines.into_iter().map(|line| (line.into_bytes(), &["seat", "request"][..])));
}

#[test]
fn fields_of_the_wrong_kind() {
    let home = Home::new();
    let mut engine = playing(&home);
    let odd = [
        json!(null),
        json!(true),
        json!(-1),
        json!(1.5),
        json!(1e300),
        json!([]),
        json!([[]]),
        json!({}),
        json!({"x": {}}),
        json!("\u{0}"),
        json!("zz"),
    ];
    let mut lines: Vec<(Vec<u8>, &'static [&'static str])> = Vec::new();
    let mut push =
        |request: Value, codes: &'static [&'static str]| lines.push((request.to_string().into_bytes(), codes));
    for value in &odd {
        let new = json!({"do": "new", "game": "scelerat", "seed": "1"});
        let with = |field: &str, value: &Value| {
            let mut request = new.clone();
            request[field] = value.clone();
            request
        };
        push(with("game", value), &["request", "game"]);
        if !value.is_string() {
            push(with("seed", value), &["request"]);
        }
        push(with("players", value), &["request"]);
        if *value != json!({}) {
            push(with("options", value), &["request", "options"]);
            push(with("deal", value), &["request", "fate"]);
            push(with("deal", &json!({"piles": value})), &["request", "fate"]);
        }
        push(with("options", &json!({"weapon": value})), &["options"]);
        push(with("options", &json!({"armour": value})), &["options"]);
        push(with("deal", &json!({"piles": {"dungeon": value}})), &["request", "fate"]);
        push(with("deal", &json!({"piles": {"dungeon": [value, "2S", "3S", "4S"]}})), &["request", "fate"]);
        push(with("deal", &json!({"dice": {"dungeon": value}})), &["request", "fate"]);
        push(with("as", value), &["seat", "request"]);
        push(json!({"do": "load", "record": value}), &["request", "record"]);
        for verb in ["play", "odds"] {
            for action in [
                value.clone(),
                json!({"type": value}),
                json!({"type": "take", "card": value}),
                json!({"type": "fight", "card": value, "with": "hands"}),
                json!({"type": "fight", "card": "2S", "with": value}),
            ] {
                push(json!({"do": verb, "seat": 0, "action": action}), &["request", "action"]);
            }
        }
        if !value.is_boolean() {
            push(json!({"do": "undo", "assisted": value}), &["request"]);
        }
        push(json!({"do": "go", "seat": 0, "bot": value}), &["request"]);
        for field in ["millis", "playouts"] {
            let mut request = json!({"do": "go", "seat": 0, "bot": "random"});
            request[field] = value.clone();
            push(request, &["request"]);
        }
    }
    for huge in [json!(0), json!(u64::MAX), json!(1e18)] {
        push(json!({"do": "go", "seat": 0, "bot": "montecarlo", "millis": huge}), &["request"]);
        push(json!({"do": "go", "seat": 0, "bot": "montecarlo", "playouts": huge}), &["request"]);
        push(json!({"do": "new", "game": "scelerat", "players": huge}), &["request"]);
    }
    push(json!({"do": "go", "seat": 0, "bot": "montecarlo:0"}), &["request"]);
    push(json!({"do": "go", "seat": 0, "bot": "montecarlo:99999999999999999999"}), &["request"]);
    push(json!({"do": "new", "game": "scelerat", "players": 2}), &["request"]);
    push(json!({"do": "new", "game": "Scelerat"}), &["game"]);
    push(json!({"do": "new", "game": "x".repeat(1_000_000)}), &["game"]);
    push(json!({"do": "new"}), &["request"]);
    push(json!({"do": "load"}), &["request"]);
    push(json!({"do": "play", "seat": 0}), &["request"]);
    push(json!({"do": "odds", "seat": 0}), &["request"]);
    push(json!({"do": "new", "game": "scelerat", "deal": {"cards": {}}}), &["request", "fate"]);
    all_errors(&mut engine, lines);
}

#[test]
fn of_a_key_that_stands_twice_one_counts() {
    let home = Home::new();
    let mut engine = playing(&home);
    let before = engine.everything();
    for line in [
        "{\"do\":\"view\",\"do\":\"view\",\"seat\":0,\"seat\":7}",
        "{\"do\":\"view\",\"seat\":7,\"seat\":0}",
        "{\"id\":1,\"id\":2,\"do\":\"hello\"}",
    ] {
        engine.line(line.as_bytes());
        assert_eq!(engine.everything(), before, "{line}");
    }
}

/// Mutated requests: one answer each, and never an end.
#[test]
fn noise() {
    let home = Home::new();
    let mut engine = playing(&home);
    let record = engine.record();
    let seed = 2026;
    println!("seed {seed}");
    let mut rng = Rng(seed);
    let requests = [
        json!({"do": "hello", "id": [1, "x"]}),
        json!({"do": "new", "game": "scelerat", "seed": "1", "deal": {"piles": {"dungeon": ["QS", "5D", "2H", "AC"]}}}),
        json!({"do": "play", "seat": 0, "action": {"type": "fight", "card": "QS", "with": "hands"}}),
        json!({"do": "odds", "seat": 0, "action": {"type": "avoid"}}),
        json!({"do": "load", "record": record}),
        json!({"do": "undo", "assisted": true}),
        json!({"do": "view", "seat": 0}),
    ];
    for _ in 0..1500 {
        let mut line = requests[rng.below(requests.len())].to_string().into_bytes();
        for _ in 0..1 + rng.below(4) {
            let at = rng.below(line.len().max(1));
            if line.is_empty() {
                break;
            }
            match rng.below(4) {
                0 => line[at] = rng.next() as u8,
                1 => line.insert(at, b"{}[]\",:0-eE\\\0\xff"[rng.below(14)]),
                2 => drop(line.remove(at)),
                _ => line.truncate(at.max(1)),
            }
        }
        line.retain(|byte| *byte != b'\n');
        engine.line(&line);
    }
    assert_eq!(engine.ok(&json!({"do": "hello"}))["protocol"], 1);
    assert_eq!(engine.end(), Some(0));
}
