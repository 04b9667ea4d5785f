//! `verify` and `replay`, on good records and on damaged ones.

mod common;

use common::{Engine, Home, Ran, Rng, random_record, text};
use serde_json::json;
use std::fs;
use std::path::Path;

/// A finished game with everything in it: decisions, free undos, an assisted one, a result.
fn rich_record(home: &Home) -> String {
    let seed = 3;
    println!("seed {seed}");
    let mut rng = Rng(seed);
    let mut engine = Engine::start(home);
    engine.new_game("rich");
    for step in 0.. {
        let actions = engine.actions();
        if actions.is_empty() {
            break;
        }
        if step == 2 {
            engine.ok(&json!({"do": "undo"}));
        }
        let careful = engine.ok(&json!({"do": "go", "seat": 0, "bot": "careful"}))["action"].clone();
        let chosen = if step < 9 { careful } else { actions[rng.below(actions.len())].clone() };
        let revealed =
            engine.play(&chosen)["events"].as_array().expect("events").iter().any(|event| event["type"] == "dealt");
        if revealed && !engine.record().contains("assisted") && step > 5 {
            engine.ok(&json!({"do": "undo", "assisted": true}));
        }
    }
    let record = engine.record();
    assert!(record.contains("\nundo #") && record.contains("\nassisted\nundo"), "{record}");
    assert!(record.contains("\nover "), "{record}");
    record
}

fn verify(home: &Home, record: impl AsRef<[u8]>) -> Ran {
    let path = home.file("damaged.txt", record);
    home.run(&["verify", path.to_str().expect("UTF-8")], "")
}

/// Verification fails with one of these statuses, and the first wrong line is this one, counted from 1.
#[track_caller]
fn wrong(home: &Home, record: &str, codes: &[i32], line: usize) {
    let ran = verify(home, record);
    let code = ran.code.expect("a status");
    let context = format!("expected line {line} in:\n{record}\ngot {ran:?}");
    assert!(codes.contains(&code) && ran.out.is_empty(), "{context}");
    assert!(ran.err.contains(&format!("ligne {line} ")), "{context}");
    assert!(ran.err.contains("damaged.txt"), "{context}");
}

fn joined(lines: &[String]) -> String {
    lines.iter().map(|line| format!("{line}\n")).collect()
}

fn lines(record: &str) -> Vec<String> {
    record.lines().map(String::from).collect()
}

fn is_decision(line: &str) -> bool {
    line.starts_with(|sign: char| sign.is_ascii_digit())
}

fn start_of(lines: &[String]) -> usize {
    lines.iter().position(|line| line.starts_with("start")).expect("a start")
}

/// The place of the head's line with that key.
fn head(lines: &[String], key: &str) -> usize {
    lines.iter().position(|line| line.split(' ').next() == Some(key)).unwrap_or_else(|| panic!("no {key}"))
}

#[test]
fn good_records_are_good() {
    let home = Home::new();
    let record = rich_record(&home);
    let decisions = record.lines().filter(|line| is_decision(line)).count();
    let undone = record.lines().filter(|line| line.starts_with("undo")).count();
    let said = verify(&home, &record).good();
    assert!(said.contains("damaged.txt") && said.contains(&format!("{} coups", decisions - undone)), "{said}");
    let score = record.lines().last().expect("a result").split(' ').nth(1).expect("a score");
    assert!(said.contains(&score.replace('-', "−")), "{said}");
    // Without its end, from another system, without checksums: still good.
    verify(&home, record.replace('\n', "\r\n")).good();
    let bare: Vec<String> = record.lines().map(|line| line.split(" #").next().expect("a line").into()).collect();
    verify(&home, joined(&bare)).good();
    let unfinished: Vec<String> = lines(&record).into_iter().take(15).collect();
    assert!(verify(&home, joined(&unfinished)).good().contains("inachevée"));
    for luck in 0..5 {
        verify(&home, random_record(&home, &format!("seed \"{luck}\" é\\ #12345678"), luck)).good();
    }
}

#[test]
fn a_wrong_digit_of_a_checksum() {
    let home = Home::new();
    let record = lines(&rich_record(&home));
    for (at, line) in record.iter().enumerate().skip(start_of(&record)) {
        let Some(sum) = line.find(" #") else { continue };
        for digit in sum + 2..line.len() {
            if digit % 4 != at % 4 {
                continue;
            }
            let mut damaged = record.clone();
            let other = if &line[digit..=digit] == "a" { "b" } else { "a" };
            damaged[at].replace_range(digit..=digit, other);
            wrong(&home, &joined(&damaged), &[4], at + 1);
        }
        let mut damaged = record.clone();
        damaged[at].pop();
        wrong(&home, &joined(&damaged), &[4], at + 1);
    }
}

#[test]
fn a_decision_that_was_another() {
    let home = Home::new();
    let record = lines(&rich_record(&home));
    let mut engine = Engine::start(&home);
    let mut tried = 0;
    for at in (0..record.len()).filter(|at| is_decision(&record[*at])) {
        engine.ok(&json!({"do": "load", "record": joined(&record[..at])}));
        let words: Vec<&str> = record[at].split(' ').collect();
        for action in engine.actions() {
            let said: Vec<&str> = ["type", "card", "with"].iter().filter_map(|field| action[field].as_str()).collect();
            let other = format!("{} {} {} {}", words[0], words[1], said.join(" "), words[words.len() - 1]);
            if other != record[at] {
                let mut damaged = record.clone();
                damaged[at] = other;
                wrong(&home, &joined(&damaged), &[4], at + 1);
                tried += 1;
            }
        }
        for (field, other) in [(0, "99"), (0, "x"), (1, "1"), (1, "300"), (2, "dance"), (2, "")] {
            let mut damaged = record.clone();
            let mut words = words.clone();
            words[field] = other;
            damaged[at] = words.join(" ");
            wrong(&home, &joined(&damaged), &[4], at + 1);
        }
    }
    assert!(tried > 20, "{tried}");
}

#[test]
fn a_line_of_the_body_removed() {
    let home = Home::new();
    let record = lines(&rich_record(&home));
    for at in start_of(&record)..record.len() - 1 {
        if record[at] == "assisted" {
            continue;
        }
        let mut damaged = record.clone();
        damaged.remove(at);
        let codes = if record[at].starts_with("start") { &[3, 4][..] } else { &[4] };
        // The mark of help alone says nothing that could be wrong.
        let first = if record[at + 1] == "assisted" { at + 2 } else { at + 1 };
        wrong(&home, &joined(&damaged), codes, first);
    }
}

#[test]
fn a_line_of_the_body_twice() {
    let home = Home::new();
    let record = lines(&rich_record(&home));
    for at in start_of(&record)..record.len() - 1 {
        if record[at] == "assisted" {
            continue;
        }
        let mut damaged = record.clone();
        damaged.insert(at, record[at].clone());
        wrong(&home, &joined(&damaged), &[4], at + 2);
    }
}

#[test]
fn two_lines_of_the_body_swapped() {
    let home = Home::new();
    let record = lines(&rich_record(&home));
    for at in start_of(&record)..record.len() - 1 {
        if record[at] == "assisted" || record[at + 1] == "assisted" || record[at] == record[at + 1] {
            continue;
        }
        let mut damaged = record.clone();
        damaged.swap(at, at + 1);
        let ran = verify(&home, joined(&damaged));
        let codes = if record[at].starts_with("start") { &[3, 4][..] } else { &[4] };
        assert!(codes.contains(&ran.code.expect("a status")), "{ran:?}");
        assert!(ran.err.contains(&format!("ligne {} ", at + 1)), "{at} {ran:?}");
    }
}

/// Help that was taken is not taken out of a record without a trace.
#[test]
fn the_mark_of_an_assisted_game_removed() {
    let home = Home::new();
    let mut record = lines(&rich_record(&home));
    let at = head(&record, "assisted");
    record.remove(at);
    wrong(&home, &joined(&record), &[4], at + 1);
}

#[test]
fn another_result() {
    let home = Home::new();
    let record = lines(&rich_record(&home));
    let last = record.len() - 1;
    let words: Vec<&str> = record[last].split(' ').collect();
    let score: i32 = words[1].parse().expect("a score");
    let results = [
        format!("over {} {}", score + 1, words[2]),
        format!("over {} {}", -score, words[2]),
        format!("over {score} {}", if words[2] == "won" { "lost" } else { "won" }),
        format!("over {score}"),
        "over".into(),
        format!("over {score} {} 5 won", words[2]),
        format!("{} nonsense", record[last]),
    ];
    for result in results {
        let mut damaged = record.clone();
        damaged[last] = result;
        wrong(&home, &joined(&damaged), &[4], last + 1);
    }
    let mut early = record.clone();
    let result = early.remove(last);
    early.insert(start_of(&record) + 3, result);
    wrong(&home, &joined(&early), &[4], start_of(&record) + 4);
}

#[test]
fn nothing_comes_after_the_end() {
    let home = Home::new();
    let record = lines(&rich_record(&home));
    let last = record.len();
    for more in [record[last - 1].clone(), "99 0 avoid".into(), "hello".into()] {
        let mut damaged = record.clone();
        damaged.push(more);
        wrong(&home, &joined(&damaged), &[4], last + 1);
    }
}

#[test]
fn another_seed_or_option() {
    let home = Home::new();
    let record = lines(&rich_record(&home));
    let start = start_of(&record) + 1;
    let alter = |key: &str, line: &str| {
        let mut damaged = record.clone();
        let at = head(&record, key);
        damaged[at] = line.into();
        (joined(&damaged), at + 1)
    };
    wrong(&home, &alter("seed", "seed \"rick\"").0, &[4], start);
    wrong(&home, &alter("option", "option weapon le").0, &[4], start);
    let (damaged, line) = alter("content", "content 0000000000000000");
    wrong(&home, &damaged, &[4], line);
    let (damaged, line) = alter("rules", "rules 2");
    wrong(&home, &damaged, &[3, 4], line);
    let (damaged, line) = alter("seed", "seed rich");
    wrong(&home, &damaged, &[3, 4], line);
    let (damaged, line) = alter("seed", "sed \"rich\"");
    wrong(&home, &damaged, &[3, 4], line);
}

#[test]
fn settings_that_do_not_exist_are_found_on_their_own_line() {
    let home = Home::new();
    let record = lines(&rich_record(&home));
    for (key, line) in [
        ("option", "option weapon sharp"),
        ("option", "option armour lt"),
        ("players", "players 2"),
        ("players", "players many"),
    ] {
        let mut damaged = record.clone();
        let at = head(&record, key);
        damaged[at] = line.into();
        wrong(&home, &joined(&damaged), &[3, 4], at + 1);
    }
}

#[test]
fn a_line_of_the_head_twice() {
    let home = Home::new();
    let record = lines(&rich_record(&home));
    let mut missed = Vec::new();
    for at in 0..start_of(&record) {
        let mut damaged = record.clone();
        damaged.insert(at, record[at].clone());
        if verify(&home, joined(&damaged)).code == Some(0) {
            missed.push(&record[at]);
        }
    }
    assert!(missed.is_empty(), "twice in a record that is called correct: {missed:?}");
}

#[test]
fn what_is_no_record_is_a_bad_file() {
    let home = Home::new();
    let record = lines(&rich_record(&home));
    let mut other = record.clone();
    other[1] = "game whist".into();
    wrong(&home, &joined(&other), &[3], 2);
    other = record.clone();
    other[0] = "oubliette record 2".into();
    wrong(&home, &joined(&other), &[3], 1);
    other = record.clone();
    other.remove(0);
    wrong(&home, &joined(&other), &[3], 1);
    other = record.clone();
    other.remove(1);
    assert_eq!(verify(&home, joined(&other)).code, Some(3));
    let rubbish: Vec<u8> = (0..=255).cycle().take(5000).collect();
    for bytes in [&b""[..], b"\n", b"hello\n", &rubbish, &[0; 300], b"oubliette record 1\n", b"\xef\xbb\xbfoubliette"] {
        let said = verify(&home, bytes).failed(3);
        assert!(said.contains("damaged.txt"), "{said}");
        assert!(!said.contains('\u{0}') && !said.contains('\u{1b}'), "{said:?}");
    }
    for path in [home.0.join("missing.txt"), home.0.clone()] {
        let path = path.to_str().expect("UTF-8");
        let said = home.run(&["verify", path], "").failed(3);
        assert!(said.contains(path), "{said}");
        let said = home.run(&["replay", path], "").failed(3);
        assert!(said.contains(path), "{said}");
    }
    // Rubbish in the middle of a record is a wrong line like any other.
    let mut bytes = joined(&record).into_bytes();
    let at = bytes.len() - 60;
    bytes[at] = 0xff;
    assert_eq!(verify(&home, &bytes).code, Some(4));
    let huge = "x".repeat(17 << 20);
    verify(&home, huge).failed(3);
}

#[test]
fn many_files_and_the_worst_status() {
    let home = Home::new();
    let record = rich_record(&home);
    let good = home.file("good.txt", &record);
    let bad = home.file("bad.txt", "hello");
    let wrong = home.file("wrong.txt", record.replace("\nover ", "\nover 1"));
    let missing = home.0.join("missing.txt");
    let path = |path: &Path| path.to_str().expect("UTF-8").to_string();
    let (good, bad, wrong, missing) = (path(&good), path(&bad), path(&wrong), path(&missing));
    for (files, code) in [
        (vec![&good, &good], 0),
        (vec![&bad, &good], 3),
        (vec![&good, &missing], 3),
        (vec![&wrong, &good, &bad], 4),
        (vec![&missing, &wrong, &good], 4),
    ] {
        let args: Vec<&str> = ["verify"].into_iter().chain(files.iter().map(|file| file.as_str())).collect();
        let ran = home.run(&args, "");
        assert_eq!(ran.code, Some(code), "{ran:?}");
        for file in files {
            let (told, other) = if *file == good { (&ran.out, &ran.err) } else { (&ran.err, &ran.out) };
            assert!(told.contains(file.as_str()) && !other.contains(file.as_str()), "{ran:?}");
        }
    }
    let english = home.run(&["verify", &good, &wrong, "--lang", "en"], "");
    assert!(english.out.contains("correct") && english.err.contains("line "), "{english:?}");
}

/// The lines that a replay told, in order.
fn told(said: &str) -> Vec<usize> {
    let numbers = said.lines().filter_map(|line| {
        let line = line.rsplit(" ? ").next()?.strip_prefix("Étape ")?;
        line.split_once(" : ")?.0.parse().ok()
    });
    numbers.collect()
}

#[test]
fn replaying_all_at_once() {
    let home = Home::new();
    let record = rich_record(&home);
    let body = record.lines().skip_while(|line| !line.starts_with("start")).count();
    let path = home.file("game.txt", &record);
    let path = path.to_str().expect("UTF-8");
    let said = home.run(&["replay", path, "--all"], "").good();
    assert_eq!(told(&said), (0..body).collect::<Vec<_>>());
    // Every line in words, none in notation.
    let lines = || said.lines().filter(|line| line.starts_with("Étape "));
    assert!(lines().all(|line| !line.contains('#') && line.ends_with('.')), "{said}");
    for (kind, words) in [("undo", "le dernier coup est annulé."), ("over", "la partie est finie.")] {
        let written = record.lines().filter(|line| line.split(' ').next() == Some(kind)).count();
        assert_eq!(lines().filter(|line| line.ends_with(words)).count(), written, "{said}");
    }
    let fights = record.lines().filter(|line| line.contains(" fight ")).count();
    let told = lines().filter(|line| line.contains("à mains nues.") || line.contains("à l'arme.")).count();
    assert!(fights > 3 && told == fights, "{told} of {fights}: {said}");
    let score = record.lines().last().expect("a result").split(' ').nth(1).expect("a score");
    assert!(said.contains(&format!("Score : {}", score.replace('-', "−"))), "{said}");
    assert!(!said.contains('\u{1b}'));
    let english = home.run(&["replay", path, "--all", "--lang", "en"], "").good();
    assert_eq!(english.lines().count(), said.lines().count());
    assert_eq!(text(Path::new(path)), record, "a replay changes nothing");
}

#[test]
fn a_replay_says_what_the_coach_said() {
    let home = Home::new();
    home.run(&["play", "scelerat", "--seed", "coached"], "c\no\n1\nq\n").good();
    let path = home.only_record();
    let record = text(&path);
    assert!(record.contains("\nassisted\nnote coach "), "{record}");
    // Notes of others are repeated as they are.
    fs::write(&path, record + "note hello\n").expect("a file");
    let path = path.to_str().expect("UTF-8");
    let said = home.run(&["replay", path, "--all"], "").good();
    assert!(said.contains("Étape 1 : la partie est désormais assistée."), "{said}");
    assert!(said.contains("Étape 2 : conseil, ") && said.contains(" parties simulées."), "{said}");
    assert!(said.contains("Étape 4 : note, hello\n") && !said.contains("coach"), "{said}");
    home.run(&["verify", path], "").good();
    // Older notes have a share of games that was no chance of winning: it is not told again.
    let note = text(Path::new(path)).lines().find(|line| line.starts_with("note coach ")).expect("a note").to_string();
    let action = note.splitn(5, ' ').nth(4).expect("an action");
    let older = text(Path::new(path)).replace(&note, &format!("note coach 431 12 1500 {action}"));
    fs::write(path, older).expect("a file");
    let said = home.run(&["replay", path, "--all"], "").good();
    assert!(said.contains("Étape 2 : conseil, ") && said.contains(", sur 1500 parties simulées."), "{said}");
    assert!(!said.contains('%') && !said.contains("43"), "{said}");
    home.run(&["verify", path], "").good();
}

#[test]
fn stepping_through_a_replay() {
    let home = Home::new();
    let record = rich_record(&home);
    let last = record.lines().skip_while(|line| !line.starts_with("start")).count() - 1;
    let path = home.file("game.txt", &record);
    let path = path.to_str().expect("UTF-8");
    let steps = |args: &[&str], input: &str| {
        let args: Vec<&str> = ["replay", path].into_iter().chain(args.iter().copied()).collect();
        told(&home.run(&args, input).good())
    };
    assert_eq!(steps(&[], ""), [0]);
    assert_eq!(steps(&[], "q\n\n\n"), [0]);
    assert_eq!(steps(&[], "\n\np\nP\np\n"), [0, 1, 2, 1, 0, 0]);
    assert_eq!(steps(&[], "F\n\nd\n5\n0\n"), [0, last, last, 0, 5, 0]);
    assert_eq!(steps(&["--turn", "3"], "\nq\n"), [3, 4]);
    assert_eq!(steps(&["--turn", &last.to_string()], "p\n"), [last, last - 1]);
    assert_eq!(steps(&[], "é\n\"\n("), [0, 2, 3, 5], "a French keyboard");
    let said = home.run(&["replay", path], "99\nxyz\n-1\n").good();
    assert_eq!(told(&said), [0]);
    assert!(said.matches("n'est pas une étape").count() == 3, "{said}");
    for turn in ["999", "-1", "x", ""] {
        home.run(&["replay", path, "--turn", turn], "").failed(2);
    }
    home.run(&["replay", path, "--turn", "1", "--all"], "").failed(2);
    home.run(&["replay"], "").failed(2);
}

#[test]
fn a_replay_echoes_no_control_signs() {
    let home = Home::new();
    let path = home.file("game.txt", rich_record(&home));
    let said = home.run(&["replay", path.to_str().expect("UTF-8")], "\u{1b}[2Jx\u{7}\n").good();
    assert!(!said.contains('\u{1b}') && !said.contains('\u{7}'), "{said:?}");
}

#[test]
fn replaying_what_is_damaged_or_cut_short() {
    let home = Home::new();
    let record = rich_record(&home);
    let path = home.file("game.txt", record.replace("\nover ", "\nover 1"));
    let path = path.to_str().expect("UTF-8");
    home.run(&["replay", path, "--all"], "").failed(4);
    fs::write(path, "hello").expect("a file");
    home.run(&["replay", path, "--all"], "").failed(3);
    let cut = record.find("\n5 0 ").expect("a fifth decision") + 6;
    fs::write(path, &record[..cut]).expect("a file");
    let ran = home.run(&["replay", path, "--all"], "");
    assert_eq!(ran.code, Some(0));
    assert!(!told(&ran.out).is_empty());
    let line = record[..cut].lines().count();
    assert!(ran.err.contains(&format!("ligne {line}")), "a replay of a file that ends early says so: {:?}", ran.err);
}

/// Two games in one file, or the record of a longer game: nothing is quietly left out.
#[test]
fn a_record_after_a_record() {
    let home = Home::new();
    let record = rich_record(&home);
    let line = record.lines().count() + 1;
    wrong(&home, &(record.clone() + &record), &[3, 4], line);
}

/// A record comes from anywhere: what it says is shown, not obeyed.
#[test]
fn records_from_strangers_send_no_escape_sequences() {
    let home = Home::new();
    let record = rich_record(&home);
    let evil = "\u{1b}[2J\u{1b}]0;x\u{7}";
    let mut leaks = Vec::new();
    for (what, record) in [
        ("a line", record.replace("\nover ", &format!("\n{evil}over "))),
        ("a line of the head", record.replace("\nseed ", &format!("\n{evil} "))),
        ("the game", record.replace("game scelerat", &format!("game {evil}"))),
        ("an option", record.replace("option weapon lt", &format!("option weapon {evil}"))),
    ] {
        let ran = verify(&home, record);
        assert!([3, 4].contains(&ran.code.expect("a status")), "{ran:?}");
        if (ran.out + &ran.err).contains('\u{1b}') {
            leaks.push(format!("verify shows {what} as it is"));
        }
    }
    let mut engine = Engine::start(&home);
    engine.new_game(evil);
    fs::create_dir_all(home.folder()).expect("a folder");
    let path = home.folder().join("2026-01-01-000000-scelerat.txt");
    fs::write(&path, engine.record().replace("start", &format!("note begun {evil}\nstart"))).expect("a file");
    for (args, input) in [
        (&["replay", path.to_str().expect("UTF-8")][..], "q\n"),
        (&["history"], ""),
        (&["play", "scelerat", "--resume"], "q\n"),
    ] {
        let ran = home.run(args, input);
        if (ran.out + &ran.err).contains('\u{1b}') {
            leaks.push(format!("{} shows the seed or a note as it is", args[0]));
        }
    }
    assert!(leaks.is_empty(), "{leaks:#?}");
}

/// Whatever is done to a record, it loads or it is refused; and what loads is a record again.
#[test]
fn mutated_records() {
    let home = Home::new();
    let record = rich_record(&home);
    let seed = 77;
    println!("seed {seed}");
    let mut rng = Rng(seed);
    let mut engine = Engine::start(&home);
    let mut loaded = 0;
    for _ in 0..1500 {
        let mut chars: Vec<char> = record.chars().collect();
        for _ in 0..1 + rng.below(3) {
            let at = rng.below(chars.len());
            match rng.below(4) {
                0 => chars[at] = [' ', '\n', '#', '0', '9', 'x', 'é', '<', ':', '"', '-'][rng.below(11)],
                1 => chars.truncate(at.max(1)),
                2 => drop(chars.remove(at)),
                _ => chars.insert(at, ['\n', ' ', '1', '\r', '\u{0}'][rng.below(5)]),
            }
        }
        let damaged: String = chars.into_iter().collect();
        let answer = engine.ask(&json!({"do": "load", "record": damaged}));
        if answer.get("ok").is_some() {
            loaded += 1;
            let once = engine.record();
            engine.ok(&json!({"do": "load", "record": once}));
            assert_eq!(engine.record(), once, "from\n{damaged}");
        } else {
            assert_eq!(common::code(&answer).as_deref(), Some("record"), "{answer}");
        }
    }
    assert!(loaded > 100, "{loaded}");
}

#[cfg(unix)]
#[test]
fn a_file_name_that_is_no_text() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;
    let home = Home::new();
    let path = home.0.join(OsStr::from_bytes(b"g\xffme.txt"));
    fs::write(&path, rich_record(&home)).expect("a file");
    let mut command = home.command(&["verify"]);
    command.arg(&path);
    Ran::of(command, "").good();
    let mut command = home.command(&["play"]);
    command.arg(OsStr::from_bytes(b"\xff"));
    Ran::of(command, "").failed(2);
}
