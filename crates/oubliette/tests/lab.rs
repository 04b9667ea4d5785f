//! The lab from outside: plans, chunks, parts, runs that are killed and go on; and the rows of simulations.

mod common;

use common::Home;
use parquet::file::reader::{FileReader, SerializedFileReader};
use parquet::record::RowAccessor;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::{Duration, Instant, SystemTime};

const PLAN: &str = r#"
seed = "try"
games = 900
chunk = 100

[[table]]
game = "scelerat"
bots = "careful"
[table.options]
weapon = ["lt", "le"]

[[table]]
game = "sang-rancune"
players = [3, 4]
bots = "careful,random"
rotate = true
"#;

/// The files of a run, by name.
fn files(out: &Path) -> BTreeMap<String, Vec<u8>> {
    let entries = fs::read_dir(out.join("games")).expect("a folder of games");
    let named = entries.map(|entry| {
        let path = entry.expect("an entry").path();
        let name = path.file_name().and_then(|name| name.to_str()).expect("a name").to_string();
        (name, fs::read(path).expect("a file"))
    });
    named.collect()
}

/// The whole ones among them.
fn whole(out: &Path) -> BTreeMap<String, Vec<u8>> {
    files(out).into_iter().filter(|(name, _)| name.ends_with(".parquet")).collect()
}

/// A row as text: variant, game, seat, bot, won, score, decisions.
fn rows(path: &Path) -> Vec<(String, i64, i32, String, bool, i32, i32)> {
    let reader = SerializedFileReader::new(File::open(path).expect("a file")).expect("a whole file");
    let rows = reader.get_row_iter(None).expect("rows");
    let read = |row: parquet::errors::Result<parquet::record::Row>| {
        let row = row.expect("a row");
        let text = |at| row.get_string(at).expect("a text").clone();
        let number = |at| row.get_int(at).expect("a number");
        (
            text(0),
            row.get_long(1).expect("a number"),
            number(2),
            text(3),
            row.get_bool(4).expect("a truth"),
            number(5),
            number(6),
        )
    };
    rows.map(read).collect()
}

fn path_text(path: &Path) -> &str {
    path.to_str().expect("a path in Unicode")
}

/// A run of a plan to its end.
fn run(home: &Home, plan: &Path, out: &Path, more: &[&str]) -> String {
    let args = [&["lab", "run", path_text(plan), "--out", path_text(out), "--lang", "en"], more].concat();
    home.run(&args, "").good()
}

#[test]
fn a_plan_is_played_once_and_written_down() {
    let home = Home::new();
    let (plan, out) = (home.file("plan.toml", PLAN), home.0.join("out"));
    let foreseen = run(&home, &plan, &out, &["--dry-run"]);
    assert!(foreseen.contains("4 tables, 3600 games in 36 chunks; left: 3600 games in 36 chunks"), "{foreseen}");
    let part = run(&home, &plan, &out, &["--dry-run", "--shard", "2/5"]);
    assert!(part.contains("4 tables, 700 games in 7 chunks; left: 700 games in 7 chunks"), "{part}");
    assert!(!out.exists(), "a dry run leaves nothing");
    let said = run(&home, &plan, &out, &[]);
    assert!(said.contains("3600 games in 36 chunks") && said.contains("none was there before"), "{said}");
    let played = files(&out);
    assert_eq!(played.len(), 36);
    assert!(played.contains_key("scelerat-careful-weapon=le-800-899.parquet"), "{:?}", played.keys());
    let told: Value = serde_json::from_str(&fs::read_to_string(out.join("plan.json")).unwrap()).unwrap();
    assert_eq!((&told["seed"], &told["games"]), (&"try".into(), &900.into()));
    assert_eq!(told["variants"].as_array().map(Vec::len), Some(4));
    assert_eq!(told["variants"][0]["options"]["weapon"], "lt");
    let prints: BTreeSet<&str> =
        told["variants"].as_array().unwrap().iter().map(|one| one["fingerprint"].as_str().unwrap()).collect();
    assert_eq!(prints.len(), 4);
    let times = |out: &Path| -> Vec<SystemTime> {
        let names = whole(out).into_keys();
        names.map(|name| fs::metadata(out.join("games").join(name)).unwrap().modified().unwrap()).collect()
    };
    let before = times(&out);
    let again = run(&home, &plan, &out, &[]);
    assert!(again.contains("0 games in 0 chunks") && again.contains("36 chunks were there before"), "{again}");
    assert_eq!(times(&out), before, "what was played is not played again");
    assert_eq!(files(&out), played);
}

/// Rows say what `sim` says of the same games, and game `n` of every table has the same seed.
#[test]
fn rows_are_those_of_sim() {
    let home = Home::new();
    let (plan, out) = (home.file("plan.toml", PLAN), home.0.join("out"));
    run(&home, &plan, &out, &["--shard", "19/36"]);
    let name = "sang-rancune-3p-careful+random-rotate-0-99.parquet";
    assert_eq!(whole(&out).into_keys().collect::<Vec<_>>(), [name]);
    let told = rows(&out.join("games").join(name));
    assert_eq!(told.len(), 300);
    let sim =
        ["sim", "sang-rancune", "--bot", "careful,random", "--rotate", "--seed", "try", "--games", "100", "--json"];
    let figures: Value = serde_json::from_str(&home.run(&sim, "").good()).unwrap();
    for seat in 0..3 {
        let of_seat = || told.iter().filter(|row| row.2 == seat + 1);
        assert_eq!(of_seat().filter(|row| row.4).count() as u64, figures["seats"][seat as usize]["wins"]);
    }
    let held = |bot: &str| told.iter().filter(|row| row.3 == bot).count() as u64;
    let of_bot = |at: usize| (figures["bots"][at]["bot"].as_str().unwrap(), &figures["bots"][at]["held"]);
    assert_eq!((of_bot(0), of_bot(1)), (("careful", &held("careful").into()), ("random", &held("random").into())));
    // A game of the series, played alone by its number, is the same game.
    let csv = home.0.join("rows.csv");
    let one =
        ["sim", "sang-rancune", "--bot", "careful,random", "--rotate", "--seed", "try", "--from", "57", "--games", "1"];
    home.run(&[&one[..], &["--rows", path_text(&csv)]].concat(), "").good();
    let text = fs::read_to_string(&csv).unwrap();
    let expected: Vec<String> = told
        .iter()
        .filter(|row| row.1 == 57)
        .map(|(_, game, seat, bot, won, score, decisions)| {
            format!("sang-rancune,{game},{seat},{bot},{won},{score},{decisions}")
        })
        .collect();
    assert_eq!(text.lines().skip(1).collect::<Vec<_>>(), expected);
    assert_eq!(text.lines().next(), Some("variant,game,seat,bot,won,score,decisions"));
}

/// Parts that are played apart are the whole, whatever the threads.
#[test]
fn shards_make_the_whole() {
    let home = Home::new();
    let plan = home.file("plan.toml", PLAN);
    let (one, many) = (home.0.join("one"), home.0.join("many"));
    run(&home, &plan, &one, &["--threads", "1"]);
    for part in ["3/3", "1/3", "2/3"] {
        run(&home, &plan, &many, &["--shard", part, "--threads", "2"]);
    }
    assert_eq!(files(&one), files(&many));
    assert_eq!(fs::read(one.join("plan.json")).unwrap(), fs::read(many.join("plan.json")).unwrap());
}

/// A run that is killed leaves whole chunks and nothing that looks like one; the next one goes on, to the same end.
#[test]
fn killed_runs_go_on() {
    let home = Home::new();
    let text = PLAN.replace("games = 900", "games = 40000").replace("chunk = 100", "chunk = 400");
    let text = text.split("[[table]]\ngame = \"sang").next().unwrap().to_string();
    let plan = home.file("plan.toml", text);
    let (killed, calm) = (home.0.join("killed"), home.0.join("calm"));
    let args = ["lab", "run", path_text(&plan), "--out", path_text(&killed), "--threads", "1"];
    let mut kept: BTreeMap<String, Vec<u8>> = BTreeMap::new();
    for deaths in 0..3 {
        let mut command = home.command(&args);
        let mut child = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
        let deadline = Instant::now() + Duration::from_secs(60);
        while !killed.join("games").exists() || whole(&killed).len() < kept.len() + 3 {
            assert!(Instant::now() < deadline, "nothing is played");
            assert!(child.try_wait().unwrap().is_none(), "it ended before it was killed, {deaths}");
            std::thread::sleep(Duration::from_millis(1));
        }
        child.kill().unwrap();
        child.wait().unwrap();
        let found = whole(&killed);
        assert!(kept.iter().all(|(name, bytes)| found.get(name) == Some(bytes)), "a whole chunk has changed");
        assert!(found.len() < 200, "it was killed too late");
        for name in found.keys() {
            assert_eq!(rows(&killed.join("games").join(name)).len(), 400, "{name}");
        }
        kept = found;
    }
    run(&home, &plan, &killed, &[]);
    run(&home, &plan, &calm, &[]);
    assert_eq!(whole(&killed), files(&calm));
}

/// Whatever is wrong with a plan is said in the reader's language, and nothing is played.
#[test]
fn bad_plans_are_refused() {
    let home = Home::new();
    let out = home.0.join("out");
    let refuse = |text: &str, lang: &str, code: i32| {
        let plan = home.file("bad.toml", text);
        home.run(&["lab", "run", path_text(&plan), "--out", path_text(&out), "--lang", lang], "").failed(code)
    };
    let table = |more: &str| format!("seed = \"s\"\ngames = 1\n[[table]]\ngame = \"scelerat\"\n{more}");
    for (text, code, fr, en) in [
        ("seed = 1".to_string(), 3, "la ligne 1 ne convient pas", "line 1 does not fit"),
        ("seed = \"s\"\ngames = 1".into(), 3, "aucune table", "no table"),
        (table("").replace("games = 1", "games = 0"), 3, "à partir de 1", "from 1 on"),
        (table("bots = [\"careful\", \"careful\"]"), 3, "deux fois", "twice"),
        (table("colour = 3"), 3, "la ligne 5", "line 5"),
        (table("bots = \"oracle\""), 2, "oracle", "oracle"),
        (table("players = 7"), 2, "", ""),
        (table("[table.options]\nweapon = \"none\""), 2, "weapon", "weapon"),
        (table("").replace("scelerat", "whist"), 2, "whist", "whist"),
    ] {
        let (french, english) = (refuse(&text, "fr", code), refuse(&text, "en", code));
        assert!(french.contains(fr) && english.contains(en), "{text}\n{french}\n{english}");
        assert!(!out.exists(), "{text}");
    }
    let missing = home.run(&["lab", "run", "nowhere.toml", "--out", path_text(&out)], "").failed(3);
    assert!(missing.contains("nowhere.toml"), "{missing}");
}

/// A folder with the games of another plan stays as it is.
#[test]
fn plans_are_not_mixed() {
    let home = Home::new();
    let small = "seed = \"a\"\ngames = 20\n[[table]]\ngame = \"scelerat\"\n";
    let (plan, out) = (home.file("plan.toml", small), home.0.join("out"));
    run(&home, &plan, &out, &[]);
    let before = (files(&out), fs::read(out.join("plan.json")).unwrap());
    let other = home.file("other.toml", small.replace("\"a\"", "\"b\""));
    let said = home.run(&["lab", "run", path_text(&other), "--out", path_text(&out), "--lang", "en"], "").failed(3);
    assert!(said.contains("another plan"), "{said}");
    assert_eq!((files(&out), fs::read(out.join("plan.json")).unwrap()), before);
}

/// Rows of `sim` cannot be written: it is said, and nothing half-written stays.
#[test]
fn rows_that_cannot_be_written() {
    let home = Home::new();
    let path: PathBuf = home.0.join("no such folder").join("rows.parquet");
    let said =
        home.run(&["sim", "scelerat", "--games", "10", "--rows", path_text(&path), "--lang", "en"], "").failed(3);
    assert!(said.contains("rows.parquet"), "{said}");
    let good = home.0.join("rows.parquet");
    home.run(&["sim", "scelerat", "--games", "300", "--bot", "careful", "--rows", path_text(&good)], "").good();
    assert_eq!(rows(&good).len(), 300);
    let names: Vec<_> = fs::read_dir(&home.0).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert!(!names.iter().any(|name| name.to_string_lossy().ends_with(".part")), "{names:?}");
}
