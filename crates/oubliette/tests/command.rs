//! The command from outside: statuses, streams, languages, lists, simulations, the menu.

mod common;

use common::{Home, Ran, text};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::process::{Command, Stdio};
use std::time::{SystemTime, UNIX_EPOCH};

const COMMANDS: [&str; 17] = [
    "play",
    "engine",
    "replay",
    "review",
    "verify",
    "sim",
    "lab",
    "puzzle",
    "puzzles",
    "sheet",
    "rules",
    "codex",
    "history",
    "stats",
    "paths",
    "completions",
    "man",
];

/// What is said is said whole: no message without words, no escape sequences.
#[track_caller]
fn sound(said: &str) {
    assert!(!said.contains('\u{1b}'), "{said:?}");
    assert!(!said.contains("{ $") && !said.contains("{$"), "{said}");
}

#[test]
fn help_and_version_are_data() {
    let home = Home::new();
    for flag in ["--version", "-V"] {
        let said = home.run(&[flag], "").good();
        assert_eq!(said, format!("oubliette {}\n", env!("CARGO_PKG_VERSION")));
    }
    let (french, english) = (home.run(&["--help"], "").good(), home.run(&["--lang", "en", "--help"], "").good());
    assert!(french.contains("Jouer une partie") && english.contains("Play a game"), "{french}{english}");
    for said in [&french, &english] {
        sound(said);
        assert!(COMMANDS.iter().all(|name| said.contains(name)), "{said}");
    }
    for name in COMMANDS {
        let (french, english) =
            (home.run(&[name, "--help"], "").good(), home.run(&[name, "-h", "--lang", "en"], "").good());
        assert_ne!(french, english, "{name}");
        sound(&french);
        sound(&english);
    }
}

#[test]
fn usage_errors_in_both_languages() {
    let home = Home::new();
    let wrong: &[&[&str]] = &[
        &["bogus"],
        &["--bogus"],
        &["play"],
        &["play", "whist"],
        &["play", "scelerat", "--seed"],
        &["play", "scelerat", "--bogus"],
        &["play", "scelerat", "extra"],
        &["play", "scelerat", "--seed", "1", "--daily"],
        &["play", "scelerat", "--seed", "1", "--fate", "asked"],
        &["play", "scelerat", "--fate", "blind"],
        &["play", "scelerat", "--option", "weapon"],
        &["play", "scelerat", "--option", "weapon=sharp"],
        &["play", "scelerat", "--option", "armour=yes"],
        &["play", "scelerat", "--option", "weapon=le", "--option", "weapon=lt"],
        &["play", "scelerat", "--option", "=le"],
        &["replay"],
        &["verify"],
        &["engine", "extra"],
        &["sim"],
        &["sim", "whist"],
        &["sim", "scelerat", "--games", "0"],
        &["sim", "scelerat", "--games", "-5"],
        &["sim", "scelerat", "--games", "many"],
        &["sim", "scelerat", "--games", "99999999999999999999"],
        &["sim", "scelerat", "--threads", "0"],
        &["sim", "scelerat", "--from", "-1"],
        &["sim", "scelerat", "--rows", "rows.txt"],
        &["lab"],
        &["lab", "run", "plan.toml"],
        &["lab", "run", "plan.toml", "--out", "x", "--shard", "5/4"],
        &["sim", "scelerat", "--threads", "x"],
        &["sim", "scelerat", "--bot", "oracle"],
        &["sim", "scelerat", "--bot", "montecarlo:0"],
        &["sim", "scelerat", "--bot", "montecarlo:x"],
        &["sim", "scelerat", "--bot", ""],
        &["sim", "scelerat", "--option", "weapon=sharp"],
        &["rules"],
        &["rules", "whist"],
        &["rules", "scelerat", "combat.whistling"],
        &["rules", "scelerat", "comb"],
        &["history", "whist"],
        &["stats", "whist"],
        &["completions"],
        &["completions", "tcsh"],
        &["man", "bogus"],
        &["--lang", "xx", "paths"],
    ];
    for args in wrong {
        let french = home.run(args, "").failed(2);
        let with: Vec<&str> = args.iter().copied().chain(["--lang", "en"]).collect();
        sound(&french);
        if args.contains(&"--lang") {
            continue;
        }
        let english = home.run(&with, "").failed(2);
        sound(&english);
        assert_ne!(french, english, "{args:?}");
        let mut command = home.command(args);
        command.env("LC_ALL", "en_GB.UTF-8");
        assert_eq!(Ran::of(command, "").failed(2), english, "{args:?}");
    }
    assert!(home.records().is_empty(), "nothing was begun");
    let said = home.run(&["sim", "scelerat", "--bot", "oracle"], "").failed(2);
    assert!(["random", "careful", "montecarlo"].iter().all(|bot| said.contains(bot)), "{said}");
    let said = home.run(&["play", "whist"], "").failed(2);
    assert!(said.contains("whist") && said.contains("scelerat"), "{said}");
}

#[test]
fn paths_follow_the_environment() {
    let home = Home::new();
    let said = home.run(&["paths"], "").good();
    let settings = format!("settings {}\n", home.0.join(".config/oubliette/settings.toml").display());
    assert_eq!(said, format!("records {}\n{settings}", home.folder().display()));
    let mut command = home.command(&["paths"]);
    command.env_remove("XDG_DATA_HOME");
    let said = Ran::of(command, "").good();
    assert_eq!(said, format!("records {}\n{settings}", home.0.join(".local/share/oubliette/records").display()));
    // The XDG rules: what is empty or relative does not count.
    for odd in ["", "relative/folder"] {
        let mut command = home.command(&["paths"]);
        command.env("XDG_DATA_HOME", odd);
        assert_eq!(Ran::of(command, "").good(), said, "{odd:?}");
    }
    assert!(home.records().is_empty());
}

#[test]
fn rules_whole_and_by_clause() {
    let home = Home::new();
    let french = home.run(&["rules", "scelerat"], "").good();
    let english = home.run(&["rules", "scelerat", "--lang", "en"], "").good();
    let clauses = |said: &str| -> BTreeSet<String> {
        said.lines().filter(|line| line.starts_with('§')).map(String::from).collect()
    };
    assert_eq!(clauses(&french), clauses(&english));
    assert!(clauses(&french).len() > 30 && clauses(&french).contains("§combat.dulled"));
    for clause in ["combat.dulled", "§combat.dulled"] {
        let one = home.run(&["rules", "scelerat", clause], "").good();
        assert_eq!(clauses(&one), BTreeSet::from(["§combat.dulled".to_string()]), "{one}");
        assert!(one.contains("Une arme neuve tue tout monstre"), "{one}");
    }
    let chapter = home.run(&["rules", "scelerat", "combat"], "").good();
    assert!(clauses(&chapter).len() > 5 && clauses(&chapter).iter().all(|id| id.starts_with("§combat.")));
    let said = home.run(&["rules", "scelerat", "combat.whistling"], "").failed(2);
    assert!(said.contains("combat.whistling") && said.contains("combat.dulled"), "{said}");
}

#[test]
fn completions_and_manual_pages() {
    let home = Home::new();
    for shell in ["bash", "zsh", "fish"] {
        let script = home.run(&["completions", shell], "").good();
        assert!(
            script.contains("oubliette") && script.contains("replay") && script.contains("--seed") || shell == "fish"
        );
        assert!(COMMANDS.iter().all(|name| script.contains(name)), "{shell}");
    }
    let script = home.run(&["completions", "bash"], "").good();
    let path = home.file("completions.bash", script);
    if let Ok(checked) = Command::new("bash").arg("-n").arg(path).status() {
        assert!(checked.success());
    }
    for (args, word) in [
        (&["man"][..], "jeux de donjon"),
        (&["man", "--lang", "en"], "Dungeon games"),
        (&["man", "play"], "Jouer une partie"),
        (&["man", "play", "--lang", "en"], "Play a game"),
    ] {
        let page = home.run(args, "").good();
        assert!(page.contains(".TH ") && page.contains(".SH") && page.contains(word), "{page}");
    }
    for name in COMMANDS {
        assert!(home.run(&["man", name], "").good().contains(".TH "), "{name}");
    }
    for (args, title, shown, not_shown) in [
        (&["man"][..], ".SH EXEMPLES", "oubliette sim", "oubliette paths"),
        (&["man", "--lang", "en"], ".SH EXAMPLES", "oubliette replay FILE", "oubliette paths"),
        (&["man", "sim"], ".SH EXEMPLES", "oubliette sim", "oubliette play"),
    ] {
        let page = home.run(args, "").good();
        let examples = page.split(title).nth(1).expect("examples");
        assert!(examples.contains(shown) && !examples.contains(not_shown), "{page}");
    }
    assert!(!home.run(&["man", "paths"], "").good().contains("EXEMPLES"));
}

/// Completions offer the ids of the games, and titles may be typed all the same.
#[test]
fn games_are_completed() {
    let home = Home::new();
    // What fish is given knows options only.
    assert!(home.run(&["completions", "zsh"], "").good().contains(&format!(":({})", table::IDS.join(" "))));
    let script = home.file("completions.bash", home.run(&["completions", "bash"], "").good());
    let ask = "COMP_WORDS=(oubliette play sc); COMP_CWORD=2; _oubliette oubliette sc play; echo \"${COMPREPLY[@]}\"";
    if let Ok(asked) = Command::new("bash").arg("-c").arg(format!("source {}; {ask}", script.display())).output() {
        assert_eq!(String::from_utf8_lossy(&asked.stdout).trim(), "scelerat");
    }
    for title in ["Scélérat", "scoundrel", "SCELERAT"] {
        home.run(&["rules", title, "combat"], "").good();
    }
}

/// Plays always the first choice that is allowed, by the notation of a fixed list, until the end.
fn lose(home: &Home, more: &[&str]) {
    let args: Vec<&str> = ["play", "scelerat"].iter().chain(more).copied().collect();
    let ran = home.run(&args, "1\n2\n1\n3\n".repeat(40));
    assert!(ran.code == Some(0) && ran.out.contains("Score"), "{ran:?}");
}

#[test]
fn history_and_statistics() {
    let home = Home::new();
    assert_eq!(home.run(&["history", "--json"], "").good(), "[]\n");
    assert_eq!(home.run(&["stats", "--json"], "").good(), "[]\n");
    let empty = home.run(&["history"], "").good();
    assert!(empty.contains("Aucune partie"), "{empty}");
    home.run(&["stats"], "").good();
    lose(&home, &["--seed", "a"]);
    lose(&home, &["--seed", "b"]);
    lose(&home, &["--seed", "a", "--option", "weapon=le", "--option", "score=room"]);
    home.run(&["play", "scelerat", "--seed", "c"], "avoid\nu!\nq\n").good();
    let runs: Value = serde_json::from_str(&home.run(&["history", "--json"], "").good()).expect("JSON");
    let runs = runs.as_array().expect("a list");
    assert_eq!(runs.len(), 4);
    let files: BTreeSet<&str> = runs.iter().map(|run| run["file"].as_str().expect("a file")).collect();
    assert_eq!(files.len(), 4);
    for run in runs {
        assert_eq!(run["game"], "scelerat");
        let record = text(run["file"].as_str().expect("a file").as_ref());
        let (seed, finished) = (run["seed"].as_str().expect("a seed"), run["seed"] != "c");
        assert!(record.contains(&format!("seed \"{seed}\"")), "{record}");
        assert_eq!(run["assisted"], !finished, "{run}");
        assert_eq!((run["score"].is_i64(), run["won"].is_boolean()), (finished, finished), "{run}");
        if finished {
            assert!(record.contains(&format!("\nover {} lost\n", run["score"])), "{record}");
        }
        for (key, value) in run["options"].as_object().expect("options") {
            assert!(record.contains(&format!("option {key} {}\n", value.as_str().expect("a value"))));
        }
        assert!(run["begun"].as_str().is_some_and(|begun| begun.ends_with('Z')), "{run}");
    }
    let told = home.run(&["history"], "").good();
    assert_eq!(told.lines().count(), 4, "{told}");
    assert!(told.lines().all(|line| line[19..].starts_with(" UTC  ")), "the time says where: {told}");
    assert!(
        told.contains("graine a")
            && told.contains("Arme émoussée : Tue aussi des monstres de même force")
            && told.contains("assistée"),
        "{told}"
    );
    let english = home.run(&["history", "scelerat", "--lang", "en"], "").good();
    assert!(english.contains("seed a") && english.contains("unfinished"), "{english}");

    let stats: Value = serde_json::from_str(&home.run(&["stats", "--json"], "").good()).expect("JSON");
    let stats = stats.as_array().expect("a list");
    assert_eq!(stats.len(), 2, "options are never mixed: {stats:?}");
    let scores: Vec<i64> = runs
        .iter()
        .filter(|run| run["options"]["weapon"] == "lt" && run["score"].is_i64())
        .map(|run| run["score"].as_i64().expect("a score"))
        .collect();
    let plain = stats.iter().find(|row| row["games"] == 2).expect("two games by the rulebook");
    assert_eq!((&plain["wins"], &plain["best_streak"]), (&json!(0), &json!(0)));
    assert_eq!(plain["best"].as_i64(), scores.iter().max().copied());
    assert_eq!(plain["worst"].as_i64(), scores.iter().min().copied());
    assert_eq!(plain["mean_score"].as_f64(), Some(scores.iter().sum::<i64>() as f64 / 2.0));
    let told = home.run(&["stats"], "").good();
    assert!(told.contains("2 parties") && told.contains("1 partie,"), "{told}");
    // A stranger among the records is named on the side, and harms nothing.
    std::fs::write(home.folder().join("stranger.txt"), "hello").expect("a file");
    let ran = home.run(&["history"], "");
    assert_eq!((ran.code, ran.out.lines().count()), (Some(0), 4));
    assert!(ran.err.contains("stranger.txt"), "{ran:?}");
}

#[test]
fn one_of_a_kind_is_said_in_the_singular() {
    let home = Home::new();
    home.run(&["play", "scelerat", "--seed", "c"], "avoid\nq\n").good();
    let mut missed = Vec::new();
    for (args, input) in [
        (&["history"][..], ""),
        (&["history", "--lang", "en"], ""),
        (&[], "q\n"),
        (&["--lang", "en"], "q\n"),
        (&["sim", "scelerat", "--games", "1"], ""),
        (&["sim", "scelerat", "--games", "1", "--lang", "en"], ""),
        (&["verify", home.only_record().to_str().expect("UTF-8")], ""),
        (&["verify", "--lang", "en", home.only_record().to_str().expect("UTF-8")], ""),
    ] {
        let said = home.run(args, input).good();
        for plural in [" 1 coups", " 1 parties", " 1 moves", " 1 games", " 1 decisions"] {
            if said.contains(plural) {
                missed.push((args.join(" "), plural));
            }
        }
    }
    assert!(missed.is_empty(), "{missed:?}");
}

/// The figures of a simulation, without those that depend on the clock.
fn figures(home: &Home, more: &[&str]) -> Value {
    let args: Vec<&str> = ["sim", "scelerat", "--json"].iter().chain(more).copied().collect();
    let said = home.run(&args, "").good();
    assert_eq!(said.lines().count(), 1);
    let mut figures: Value = serde_json::from_str(&said).expect("JSON");
    for field in ["games", "decisions", "wins"] {
        assert!(figures[field].is_u64(), "{field}: {figures}");
    }
    for field in ["seconds", "mean_score"] {
        assert!(figures[field].is_number(), "{field}: {figures}");
    }
    let fields = figures.as_object_mut().expect("an object");
    fields.retain(|field, _| !field.contains("second") && field != "threads");
    figures
}

#[test]
fn simulations_do_not_depend_on_the_threads() {
    let home = Home::new();
    for (bot, games) in [("random", "1000"), ("careful", "300"), ("montecarlo:20", "6")] {
        let run = |threads: &str, seed: &str| {
            figures(&home, &["--bot", bot, "--games", games, "--seed", seed, "--threads", threads])
        };
        let one = run("1", "s");
        assert_eq!(one["games"].to_string(), games);
        assert!(one["wins"].as_u64() <= one["games"].as_u64());
        assert_eq!(run("2", "s"), one, "{bot}");
        assert_eq!(run("3", "s"), one, "{bot}");
        assert_eq!(run("1", "s"), one, "{bot}");
        assert_ne!(run("1", "t")["decisions"], one["decisions"], "{bot}");
    }
    let rulebook = figures(&home, &["--games", "200", "--threads", "2"]);
    let option = figures(&home, &["--games", "200", "--threads", "2", "--option", "avoid=never"]);
    assert_eq!(option["options"]["avoid"], "never");
    assert_ne!(rulebook["mean_score"], option["mean_score"]);
    let told = home.run(&["sim", "scelerat", "--games", "50"], "").good();
    assert!(told.contains("50 parties") && told.contains("random"), "{told}");
    sound(&told);
    assert!(home.records().is_empty(), "simulated games are nobody's games");
}

/// The date in Greenwich, by the calendar of the test.
fn today() -> String {
    let days = SystemTime::now().duration_since(UNIX_EPOCH).expect("after 1970").as_secs() / 86_400;
    let leap = |year: u64| year.is_multiple_of(4) && !year.is_multiple_of(100) || year.is_multiple_of(400);
    let (mut year, mut left) = (1970, days);
    while left >= 365 + leap(year) as u64 {
        left -= 365 + leap(year) as u64;
        year += 1;
    }
    let lengths = [31, 28 + leap(year) as u64, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    let mut month = 0;
    while left >= lengths[month] {
        left -= lengths[month];
        month += 1;
    }
    format!("{year:04}-{:02}-{:02}", month + 1, left + 1)
}

#[test]
fn the_dungeon_of_the_day() {
    let home = Home::new();
    let before = today();
    let mut command = home.command(&["play", "scelerat", "--daily"]);
    command.env("TZ", "Pacific/Kiritimati");
    let daily = Ran::of(command, "avoid\nq\n").good();
    let day = if daily.contains(&before) { before } else { today() };
    assert!(daily.contains(&format!("Graine {day}.")), "{daily}");
    let seeded = home.run(&["play", "scelerat", "--seed", &day], "avoid\nq\n").good();
    let page = |said: &str| said.split("Choix ?").next().expect("a page").to_string();
    // How hard the deal is, is said first; then it is the same game.
    let (difficulty, game) = daily.split_once('\n').expect("lines");
    assert!(difficulty.contains("un robot de force fixe la gagne"), "{daily}");
    assert_eq!(page(game), page(&seeded));
    assert!(text(&home.records()[0]).contains(&format!("seed \"{day}\"\n")));
}

#[test]
fn no_colours_and_no_escape_sequences() {
    let home = Home::new();
    for (name, value) in [("NO_COLOR", "1"), ("CLICOLOR_FORCE", "1"), ("FORCE_COLOR", "1")] {
        for (args, input) in [
            (&["play", "scelerat", "--seed", "1", "--plain"][..], "s\n?\n1\nzz\nq\n"),
            (&["--help"], ""),
            (&["bogus"], ""),
            (&[], "h\nt\nl\nq\n"),
            (&["rules", "scelerat"], ""),
            (&["sim", "scelerat", "--games", "10"], ""),
        ] {
            let mut command = home.command(args);
            command.env(name, value);
            let ran = Ran::of(command, input);
            sound(&ran.out);
            sound(&ran.err);
        }
    }
}

#[test]
fn the_menu() {
    let home = Home::new();
    let said = home.run(&[], "").good();
    assert!(said.contains("1. Scélérat.") && !said.contains("c. "), "{said}");
    let said = home.run(&[], "\nzz\n7\n0\n-1\nc\n\u{1b}[2J\nQQ\nq\n").good();
    assert_eq!(said.matches("n'est pas au menu").count(), 7, "{said}");
    sound(&said);
    let said = home.run(&[], "l\nl\nl\nh\nq\n").good();
    assert!(said.contains("Oubliette: dungeon games") && said.contains("No games yet"), "{said}");
    assert_eq!(said.matches("Oubliette :").count(), 2, "{said}");
    // A game, left in the middle, and taken up again from the menu, in the other language.
    let said = home.run(&[], "1\n\navoid\nq\nq\n").good();
    assert!(
        said.contains("Salle 2.") && said.contains("Partie sauvegardée") && said.contains("c. Continuer"),
        "{said}"
    );
    let said = home.run(&[], "&\n\nQ\nq\n").good();
    assert!(said.contains("Salle 1."), "a French keyboard: {said}");
    let said = home.run(&["--lang", "en"], "C\nu!\nq\nR\n1\nt\nq\n").good();
    assert!(said.contains("Seed ") && said.contains("§combat.dulled"), "{said}");
    // The second game was left before anything was done, and is not kept.
    assert_eq!(home.records().len(), 1);
    let said = home.run(&[], "l\n1\n\nq\nh\nq\n").good();
    assert!(said.contains("Choice?") && said.contains("unfinished"), "{said}");
    // The end of input in the middle of a game saves it, and leaves.
    let said = home.run(&[], "1\n\navoid\n").good();
    assert!(said.contains("Partie sauvegardée"), "{said}");
}

#[test]
fn a_table_is_laid_out_from_the_menu() {
    let home = Home::new();
    // Going back, or the end of input, is no game; nor is a deal that is not finished.
    for typed in ["1\nq\nq\n", "1\n", "1\no\n", "1\ng\n", "1\nc\n\nq\nq\n", "1\nn\nzz\nQ\nq\n"] {
        home.run(&[], typed).good();
    }
    assert!(home.records().is_empty());
    let said = home.run(&[], "1\ng\nma graine\nO\n2\n3\n0\n\nx\n2\n\n1\nq\nq\n").good();
    assert!(said.contains("Graine au hasard.") && said.contains("Arme émoussée\n1. "), "{said}");
    assert_eq!(said.matches("n'est pas un numéro de 1 à 2").count(), 2, "{said}");
    let record = text(&home.only_record());
    for line in
        ["seed \"ma graine\"", "option weapon le", "option avoid never", "option ending all", "option score room"]
    {
        assert!(record.contains(&format!("\n{line}\n")), "{line}: {record}");
    }
    let said = home.run(&["--lang", "en"], "1\ns\nmine\nd\n\navoid\nq\nq\n").good();
    let day = today();
    assert!(said.contains("Seed mine.") && said.contains("Random seed."), "{said}");
    assert!(said.contains(&format!("Seed {day}.")) || today() != day, "{said}");
    let said = home.run(&[], "1\nc\n\nQS\n5D\n2H\n3C\nq\nq\n").good();
    assert!(said.contains("Vraies cartes") && said.contains("Partie sauvegardée"), "{said}");
    assert_eq!(home.records().len(), 3);
}

/// Runs a command whose reader is gone.
fn unread(home: &Home, args: &[&str], input: &str, errors_too: bool) -> Ran {
    let mut command = home.command(args);
    let pipe = || {
        let (reader, writer) = std::io::pipe().expect("a pipe");
        drop(reader);
        writer
    };
    command.stdin(Stdio::piped()).stdout(pipe());
    command.stderr(if errors_too { Stdio::from(pipe()) } else { Stdio::piped() });
    let mut child = command.spawn().expect("it starts");
    let _ = std::io::Write::write_all(&mut child.stdin.take().expect("piped"), input.as_bytes());
    let ended = child.wait_with_output().expect("it ends");
    Ran { code: ended.status.code(), out: String::new(), err: String::from_utf8_lossy(&ended.stderr).into_owned() }
}

const UNREAD: &[(&[&str], &str)] = &[
    (&["--help"], ""),
    (&["--version"], ""),
    (&["play", "--help"], ""),
    (&["play", "scelerat", "--seed", "1"], "1\n1\n1\nq\n"),
    (&["play", "scelerat", "--fate", "asked"], "2S\nq\n"),
    (&["engine"], "{\"do\":\"hello\"}\n{\"do\":\"games\"}\n"),
    (&["rules", "scelerat"], ""),
    (&["history"], ""),
    (&["history", "--json"], ""),
    (&["stats"], ""),
    (&["paths"], ""),
    (&["completions", "bash"], ""),
    (&["man"], ""),
    (&["sim", "scelerat", "--games", "10"], ""),
    (&["verify", "/dev/null"], ""),
    (&[], "h\nr\n1\n\n1\nq\nq\n"),
];

#[test]
fn a_reader_who_has_seen_enough() {
    let home = Home::new();
    let mut panics = Vec::new();
    for (args, input) in UNREAD {
        let ran = unread(&home, args, input, false);
        if ran.code == Some(101) || ran.err.contains("panicked") {
            panics.push(args.join(" "));
        }
    }
    assert!(panics.is_empty(), "these panic when nobody reads: {panics:?}");
}

#[test]
fn nobody_listens_to_complaints() {
    let home = Home::new();
    let mut panics = Vec::new();
    for args in [&["bogus"][..], &["verify", "/dev/null"], &["replay", "missing"], &["sim", "whist"]] {
        if unread(&home, args, "", true).code == Some(101) {
            panics.push(args.join(" "));
        }
    }
    assert!(panics.is_empty(), "these panic when nobody reads errors: {panics:?}");
}

/// Unfinished games, trophies, days in a row, and games that go away for good: from the command line.
#[test]
fn keeping_house() {
    let home = Home::new();
    assert!(home.run(&["history", "--unfinished"], "").good().contains("Aucune partie inachevée"));
    home.run(&["play", "scelerat", "--seed", "one"], "avoid\nq\n").good();
    home.run(&["play", "scelerat", "--seed", "two"], "avoid\na\no\n").good();
    lose(&home, &["--daily"]);
    let unfinished = home.run(&["history", "--unfinished"], "").good();
    assert!(unfinished.lines().count() == 1 && unfinished.contains("graine one"), "{unfinished}");
    let told = home.run(&["history"], "").good();
    assert!(told.contains("abandonnée, 1 coup") && told.contains("premier essai du jour"), "{told}");
    assert!(told.contains("Donjon du jour : 1 jour, record 1"), "{told}");
    let one = home.run(&["history", "scelerat", "--lang", "en"], "").good();
    assert!(one.contains("Scoundrel: 0 of 6") && one.contains("Never bare-handed: "), "{one}");
    let json: Value = serde_json::from_str(&home.run(&["history", "--json"], "").good()).expect("JSON");
    assert_eq!((&json[1]["resigned"], &json[2]["first_try"]), (&json!(true), &json!(true)), "{json}");
    let stats: Value = serde_json::from_str(&home.run(&["stats", "--json"], "").good()).expect("JSON");
    assert_eq!((&stats[0]["games"], &stats[0]["resigned"]), (&json!(2), &json!(1)), "{stats}");
    // What was given up is not taken up again, and can be seen.
    let path = json[1]["file"].as_str().expect("a file");
    let said = home.run(&["play", "scelerat", "--resume", path], "q\n").failed(2);
    assert!(said.contains("abandonnée"), "{said}");
    home.run(&["verify", path], "").good();
    home.run(&["replay", path, "--all"], "").good();
    // Deleting is asked.
    home.run(&["history", "--delete", path], "n\n").good();
    assert_eq!(home.records().len(), 3);
    assert!(home.run(&["history", "--delete", path], "o\n").good().contains("Supprimée."));
    assert_eq!(home.records().len(), 2);
    let other = home.file("notes.txt", "not a record");
    home.run(&["history", "--delete", other.to_str().expect("UTF-8")], "o\n").failed(3);
    assert!(other.exists());
}
