//! `oubliette review` from outside: both languages, JSON that adds up, and what is kept beside the record.

mod common;

use common::Home;
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};

fn kept(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../scelerat/playthroughs").join(name)
}

fn text(path: &Path) -> &str {
    path.to_str().expect("UTF-8")
}

#[test]
fn a_lost_game_is_reviewed_in_both_languages_and_kept() {
    let home = Home::new();
    fs::create_dir_all(home.folder()).expect("a folder");
    let record = home.folder().join("lost.txt");
    fs::copy(kept("lost.txt"), &record).expect("a record");
    let first = home.run(&["review", text(&record)], "");
    assert_eq!(first.code, Some(0), "{}", first.err);
    assert!(first.err.lines().all(|line| line.starts_with("Analyse en cours")), "{}", first.err);
    for said in ["Analyse : Scélérat", "Précision : ", "Chances de gagner : ", "par le hasard", "Toutes les décisions"]
    {
        assert!(first.out.contains(said), "{said}: {}", first.out);
    }
    assert!(first.out.contains("0,0 % à la fin (défaite)"), "{}", first.out);
    // It is kept: whoever asks again waits for nothing.
    let beside = record.with_extension("review.json");
    assert!(beside.is_file());
    let english = home.run(&["--lang", "en", "review", text(&record)], "").good();
    for said in ["Review: Scoundrel", "Accuracy: ", "Chance to win: ", "by luck", "All decisions", "(lost)"] {
        assert!(english.contains(said), "{said}: {english}");
    }
    assert_eq!(home.run(&["review", text(&record)], "").good(), first.out);
    // What is damaged is found again, and never an error.
    fs::write(&beside, "{").expect("a file");
    let again = home.run(&["review", text(&record)], "");
    assert_eq!((again.code, again.out), (Some(0), first.out));
    // The list of games does not know it, and it goes with its game.
    assert!(!home.run(&["history"], "").good().contains("review"));
    home.run(&["history", "--delete", text(&record)], "o\n").good();
    assert!(!beside.exists() && !record.exists());
}

#[test]
fn the_figures_add_up_to_the_result() {
    let home = Home::new();
    let ran = home.run(&["review", text(&kept("won.txt")), "--json"], "");
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    let told: Value = serde_json::from_str(&ran.out).expect("JSON");
    let seat = &told["seats"][0];
    let number = |name: &str| seat[name].as_i64().unwrap_or_else(|| panic!("{name}: {seat}"));
    assert_eq!(number("beginning") - number("cost") + number("luck"), number("result"));
    assert_eq!((number("result"), &seat["won"]), (1_000, &Value::Bool(true)));
    assert!((0..=1_000).contains(&number("accuracy")));
    assert!(seat["costliest"].as_array().is_some_and(|costliest| costliest.len() <= 3));
    assert!(seat["decisions"].as_array().is_some_and(|decisions| decisions.len() > 10));
    assert_eq!(told["deal"]["winnable"], true, "it was won");
    assert_eq!(told["deal"]["lost_at"], Value::Null);
    assert!(!kept("won.review.json").exists(), "nothing is left beside files elsewhere");
}

#[test]
fn what_cannot_be_reviewed_is_said() {
    let home = Home::new();
    let record = fs::read_to_string(kept("lost.txt")).expect("a record");
    let unfinished: String = record.lines().take(14).map(|line| format!("{line}\n")).collect();
    let unfinished = home.file("unfinished.txt", unfinished);
    assert!(home.run(&["review", text(&unfinished)], "").failed(2).contains("n'est pas finie"));
    let english = home.run(&["--lang", "en", "review", "--seat", "3", text(&kept("lost.txt"))], "").failed(2);
    assert!(english.contains("no such seat"), "{english}");
    home.run(&["review", "--seat", "0", text(&kept("lost.txt"))], "").failed(2);
    home.run(&["review", text(&home.0.join("nowhere.txt"))], "").failed(3);
}
