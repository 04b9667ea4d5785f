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
    let base = |line: &str| line.split(',').take(7).collect::<Vec<_>>().join(",");
    assert_eq!(text.lines().skip(1).map(base).collect::<Vec<_>>(), expected);
    let head = text.lines().next().unwrap();
    assert!(head.starts_with("variant,game,seat,bot,won,score,decisions,end,prestige,life,"), "{head}");
    assert!(text.lines().all(|line| line.split(',').count() == head.split(',').count()), "{text}");
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

/// The rows of a CSV file, each as its values by column.
fn csv(home: &Home, args: &[&str]) -> Vec<BTreeMap<String, String>> {
    let path = home.0.join("measured.csv");
    home.run(&[args, &["--rows", path_text(&path)]].concat(), "").good();
    let text = fs::read_to_string(&path).unwrap();
    let head: Vec<&str> = text.lines().next().unwrap().split(',').collect();
    let row = |line: &str| head.iter().map(ToString::to_string).zip(line.split(',').map(str::to_string)).collect();
    text.lines().skip(1).map(row).collect()
}

/// What is counted of every game fits what else is known of it.
#[test]
fn measures_fit_the_games() {
    let home = Home::new();
    let number = |row: &BTreeMap<String, String>, name: &str| -> i64 { row[name].parse().expect("a number") };
    for (game, bot, players) in [
        ("scelerat", "careful", "1"),
        ("dongeon", "careful", "1"),
        ("mini-rogue", "careful", "2"),
        ("sang-rancune", "careful", "4"),
        ("dead-cells", "careful", "2"),
    ] {
        let sim = ["sim", game, "--bot", bot, "--players", players, "--games", "60", "--seed", "measured"];
        let rows = csv(&home, &sim);
        assert_eq!(rows.len() as u64, 60 * players.parse::<u64>().unwrap(), "{game}");
        let ends: BTreeSet<&str> = rows.iter().map(|row| row["end"].as_str()).collect();
        assert!(ends.len() > 1 && !ends.contains(""), "{game}: {ends:?}");
        let won: BTreeSet<(&str, bool)> = rows.iter().map(|row| (row["end"].as_str(), row["won"] == "true")).collect();
        assert_eq!(won.len(), ends.len(), "{game}: how a game ends says whether it is won: {won:?}");
        for row in &rows {
            match game {
                "scelerat" => {
                    let life = 20 - number(row, "damage") + number(row, "healed");
                    assert_eq!(number(row, "life"), life.max(0), "{row:?}");
                    assert_eq!(row["won"] == "true", row["end"] == "crossed");
                }
                "dongeon" => {
                    assert_eq!(number(row, "lives"), 4 - number(row, "wounds") + number(row, "healed"), "{row:?}");
                    assert!(number(row, "fights_won") <= number(row, "fights"), "{row:?}");
                }
                "mini-rogue" => {
                    let classes: i64 = ["rogue", "mage", "crusader", "priestess"]
                        .iter()
                        .map(|class| number(row, &format!("class_{class}")))
                        .sum();
                    assert_eq!(classes, 1, "{row:?}");
                    assert!(number(row, "area") >= 1 && number(row, "tests_passed") <= number(row, "tests"));
                }
                "sang-rancune" => {
                    assert_eq!(number(row, "died") == 1, row["end"].starts_with("died-"), "{row:?}");
                    assert_eq!(number(row, "life") == 0, number(row, "died") == 1, "{row:?}");
                    assert!(number(row, "encounters") >= 1 && number(row, "dealt") > 0, "{row:?}");
                }
                _ => {
                    let prisoners = row.keys().filter(|name| name.starts_with("prisoner_"));
                    assert_eq!(prisoners.map(|name| number(row, name)).sum::<i64>(), 1, "{row:?}");
                    assert!(number(row, "combats") >= 1 && number(row, "dealt") > 0, "{row:?}");
                    assert!(row["end"].starts_with("won-c") || row["end"].starts_with("died-"), "{row:?}");
                }
            }
        }
    }
}

/// The columns of a table of results, by name, as text.
fn table(path: &Path) -> Vec<BTreeMap<String, String>> {
    let reader = SerializedFileReader::new(File::open(path).expect("a file")).expect("a whole file");
    let rows = reader.get_row_iter(None).expect("rows");
    let row = |row: parquet::record::Row| {
        row.get_column_iter().map(|(name, value)| (name.clone(), value.to_string())).collect()
    };
    rows.map(|found| row(found.expect("a row"))).collect()
}

#[test]
fn tables_are_compared_on_the_same_luck() {
    let home = Home::new();
    let (plan, out) = (home.file("plan.toml", PLAN), home.0.join("out"));
    run(&home, &plan, &out, &[]);
    let (lt, le) = ("scelerat-careful-weapon=lt", "scelerat-careful-weapon=le");
    let compare = |more: &[&str]| home.run(&[&["lab", "compare", path_text(&out)], more].concat(), "").good();
    let told: Value = serde_json::from_str(&compare(&[le, lt, "--json"])).expect("JSON");
    let pairs = told["pairs"].as_array().unwrap();
    let metrics: Vec<&str> = pairs.iter().map(|pair| pair["metric"].as_str().unwrap()).collect();
    assert_eq!(metrics[..3], ["won", "score", "decisions"]);
    assert!(metrics.contains(&"damage") && metrics.contains(&"card_2h"), "{metrics:?}");
    let won = &pairs[0];
    let games = |variant: &str| {
        let chunks = files(&out).into_keys().filter(|name| name.starts_with(variant));
        chunks
            .flat_map(|name| rows(&out.join("games").join(name)))
            .map(|row| (row.1, row.4))
            .collect::<BTreeMap<_, _>>()
    };
    let (a, b) = (games(le), games(lt));
    let only = |one: &BTreeMap<i64, bool>, other: &BTreeMap<i64, bool>| {
        one.iter().filter(|(game, won)| **won && !other[game]).count() as u64
    };
    assert_eq!((won["only_a"].as_u64(), won["only_b"].as_u64()), (Some(only(&a, &b)), Some(only(&b, &a))));
    let diff = (only(&a, &b) as f64 - only(&b, &a) as f64) / 900.0;
    assert!((won["diff"].as_f64().unwrap() - diff).abs() < 1e-12 && won["n"] == 900, "{won}");
    assert!(pairs[1]["variance_ratio"].as_f64().unwrap() > 1.0, "the same luck helps: {}", pairs[1]);
    // All pairs of a game: two of the one, two of the other; never one game against another.
    let of_metrics = |more: &[&str]| -> usize {
        let all: Value = serde_json::from_str(&compare(&[&["--json"], more].concat())).expect("JSON");
        let every = all["pairs"].as_array().unwrap();
        assert_eq!(table(&out.join("pairs.parquet")).len(), every.len());
        every.iter().filter(|pair| ["won", "score", "decisions"].contains(&pair["metric"].as_str().unwrap())).count()
    };
    assert_eq!((of_metrics(&[]), of_metrics(&["--bot", "careful"])), (6, 6));
    let summary = table(&out.join("summary.parquet"));
    let line = summary.iter().find(|line| line["variant"].contains(le) && line["metric"].contains("won")).unwrap();
    let mean: f64 = line["mean"].parse().unwrap();
    assert!((mean - a.values().filter(|won| **won).count() as f64 / 900.0).abs() < 1e-9, "{line:?}");
    let (french, english) = (compare(&["--lang", "fr"]), compare(&["--lang", "en"]));
    assert!(french.contains("parties de mêmes graines") && english.contains("games of the same seeds"), "{english}");
    let wrong = home.run(&["lab", "compare", path_text(&out), "nobody", "--lang", "en"], "").failed(2);
    assert!(wrong.contains("nobody") && wrong.contains(lt), "{wrong}");
    let empty = home.0.join("empty");
    fs::create_dir(&empty).unwrap();
    assert!(home.run(&["lab", "compare", path_text(&empty)], "").failed(3).contains("plan.json"));
    fs::write(empty.join("plan.json"), "{}").unwrap();
    assert!(home.run(&["lab", "compare", path_text(&empty), "--lang", "en"], "").failed(3).contains("lab run"));
}

/// What was counted is compared game by game, too, of all seats or of those of one bot; Holm's correction counts it apart.
#[test]
fn measures_are_compared_on_the_same_luck() {
    let home = Home::new();
    let (plan, out) = (home.file("plan.toml", PLAN), home.0.join("out"));
    run(&home, &plan, &out, &[]);
    let compare = |more: &[&str]| home.run(&[&["lab", "compare", path_text(&out)], more].concat(), "").good();
    let tables = ["sang-rancune-3p-careful+random-rotate", "sang-rancune-4p-careful+random-rotate"];
    let games = |players: &str, bot: Option<&str>| {
        let sim = ["sim", "sang-rancune", "--bot", "careful,random", "--rotate", "--seed", "try", "--games", "900"];
        let mut games: BTreeMap<String, Vec<f64>> = BTreeMap::new();
        for row in csv(&home, &[&sim[..], &["--players", players]].concat()) {
            if bot.is_none_or(|bot| row["bot"] == bot) {
                games.entry(row["game"].clone()).or_default().push(row["dealt"].parse().expect("a number"));
            }
        }
        games.into_iter().map(|(game, dealt)| (game, dealt.iter().sum::<f64>() / dealt.len() as f64)).collect()
    };
    for bot in [None, Some("random")] {
        let (three, four): (BTreeMap<String, f64>, BTreeMap<String, f64>) = (games("3", bot), games("4", bot));
        let by_hand = three.iter().map(|(game, dealt)| dealt - four[game]).sum::<f64>() / three.len() as f64;
        let of_bot = bot.map_or_else(Vec::new, |bot| vec!["--bot", bot]);
        let told: Value = serde_json::from_str(&compare(&[&tables[..], &["--json"], &of_bot].concat())).expect("JSON");
        let pairs = told["pairs"].as_array().unwrap();
        let dealt = pairs.iter().find(|pair| pair["metric"] == "dealt").expect("what was dealt");
        assert!((dealt["diff"].as_f64().unwrap() - by_hand).abs() < 1e-9, "{by_hand}: {dealt}");
        assert_eq!((&dealt["n"], &dealt["method"]), (&900.into(), &"paired".into()));
        let (metrics, measures) = pairs.split_at(3);
        for family in [metrics, measures] {
            let p = |pair: &Value, of: &str| pair[of].as_f64().unwrap();
            let least = family.iter().min_by(|one, other| p(one, "p").total_cmp(&p(other, "p"))).unwrap();
            let wanted = (family.len() as f64 * p(least, "p")).min(1.0);
            assert!((p(least, "p_holm") - wanted).abs() < 1e-12, "{} questions: {least}", family.len());
        }
    }
    let said = compare(&[&tables[..], &["--lang", "en"]].concat());
    assert!(said.contains("of what was counted") && said.contains("apart from those"), "{said}");
}

/// Rows of other figures are never taken for those of the printed ones, nor for those of others.
#[test]
fn rows_say_which_figures_were_played_with() {
    let home = Home::new();
    let variant = |deck: Option<&str>| {
        let path = deck.map(|figures| home.file("deck.toml", format!("game = \"mini-rogue\"\n{figures}")));
        let mut sim = vec!["sim", "mini-rogue", "--games", "2"];
        if let Some(path) = &path {
            sim.extend(["--deck", path_text(path)]);
        }
        csv(&home, &sim)[0]["variant"].clone()
    };
    let fire = |damage: u8| format!("[[potion]]\nid = \"fire\"\npower = {damage}\n");
    let named = [variant(None), variant(Some(&fire(3))), variant(Some(&fire(9)))];
    assert_eq!(named[0], "mini-rogue");
    assert!(named[1..].iter().all(|name| name.starts_with("mini-rogue-deck=own:")), "{named:?}");
    assert_eq!(named.iter().collect::<BTreeSet<_>>().len(), 3, "{named:?}");
}

/// Every column of every row is the same in both forms, in files of several row groups and for numbers that are far apart, too; and the bytes of a file
/// depend on its rows alone.
#[test]
fn parquet_has_the_rows_of_csv_whatever_the_threads() {
    let home = Home::new();
    for (game, bot, players, games) in [
        ("scelerat", "random", "1", "66000"),
        ("scelerat", "careful", "1", "3"),
        ("mini-rogue", "careful", "2", "200"),
        ("sang-rancune", "careful,random", "6", "40"),
        ("dead-cells", "random", "3", "50"),
    ] {
        let from = "5000000000";
        let sim = ["sim", game, "--bot", bot, "--players", players, "--games", games, "--from", from, "--rotate"];
        let parquet = |threads: &str| {
            let path = home.0.join(format!("rows-{threads}.parquet"));
            home.run(&[&sim[..], &["--threads", threads, "--rows", path_text(&path)]].concat(), "").good();
            path
        };
        let (one, many) = (parquet("1"), parquet("40"));
        assert!(fs::read(&one).unwrap() == fs::read(&many).unwrap(), "{game}, {games} games");
        let quoted = |row: BTreeMap<String, String>| -> BTreeMap<String, String> {
            row.into_iter().map(|(name, value)| (name, value.trim_matches('"').to_string())).collect()
        };
        let rows: Vec<BTreeMap<String, String>> = table(&one).into_iter().map(quoted).collect();
        assert_eq!(rows.len(), games.parse::<usize>().unwrap() * players.parse::<usize>().unwrap());
        assert!(rows == csv(&home, &sim), "{game}, {games} games");
    }
}

#[test]
fn reports_hold_everything_and_leave_what_people_wrote() {
    let home = Home::new();
    let (plan, out) = (home.file("plan.toml", PLAN), home.0.join("out"));
    run(&home, &plan, &out, &[]);
    let (page, balance) = (home.0.join("report.html"), home.file("BALANCE.md", "# Balance\n\nBy hand.\n"));
    let report = ["lab", "report", path_text(&out), "--lang", "en"];
    home.run(&[&report[..], &["--out", path_text(&page)]].concat(), "").good();
    let html = fs::read_to_string(&page).unwrap();
    for said in
        ["Par place", "By seat", "Not lost yet", "Avec et sans", "dungeon crossed", "What would settle this", "<svg"]
    {
        assert!(html.contains(said), "{said}");
    }
    for outside in ["http://", "https://", "<script", "src=", "url(", "@import", "<link"] {
        assert!(!html.contains(outside), "{outside}");
    }
    let with_markdown = ["--markdown", path_text(&balance), "--plan", "plan.toml"];
    home.run(&[&report[..], &with_markdown].concat(), "").good();
    let once = fs::read_to_string(&balance).unwrap();
    assert!(once.starts_with("# Balance\n\nBy hand.\n") && once.contains("oubliette lab run plan.toml"), "{once}");
    assert!(once.contains("| scelerat-careful-weapon=lt | 900 |"), "{once}");
    home.run(&[&report[..], &with_markdown].concat(), "").good();
    assert_eq!(fs::read_to_string(&balance).unwrap(), once);
    assert!(home.run(&report, "").failed(2).contains("--out"));
}
