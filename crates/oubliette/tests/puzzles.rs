//! Puzzles and deals from outside: made, asked, answered, and said where there is none.

mod common;

use common::{Home, text};
use table::Puzzle;

const GAME: &str = "scelerat";

#[test]
fn a_puzzle_is_asked_and_judged() {
    let home = Home::new();
    let puzzle = Puzzle::of(GAME, 1).expect("a puzzle");
    let said = home.run(
        &["puzzle", GAME, "--number", "1", "--plain", "--lang", "en"],
        format!("{}\nn\nq\n", puzzle.lines[0].action),
    );
    let said = said.good();
    assert!(said.contains("Puzzle 1, rated") && said.contains("Right!") && said.contains("1 right out of 1"), "{said}");
    assert!(said.contains("Puzzle 2, rated"), "the next one follows: {said}");
    let kept = home.records();
    assert!(kept.iter().all(|file| file.ends_with("puzzles.log")), "no game is kept: {kept:?}");
    let today = home.run(&["puzzle", "--plain", "--lang", "fr"], "q\n").good();
    assert!(today.contains("Trouvez le meilleur coup."), "{today}");
}

#[test]
fn puzzles_are_made_and_gone_on_with() {
    let home = Home::new();
    let out = home.folder().join("puzzles.txt");
    std::fs::create_dir_all(home.folder()).expect("a folder");
    let out = out.to_str().expect("a path");
    let make = |seed: &str, count: &str| {
        let args = ["puzzles", "make", GAME, "--count", count, "--seed", seed, "--playouts", "2000", "--out", out];
        home.run(&[&args[..], &["--lang", "en"]].concat(), "")
    };
    let ran = make("test", "1");
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    assert!(ran.err.contains("Puzzles: 1 of 1"), "progress is told aside: {}", ran.err);
    let made = text(out.as_ref());
    assert!(made.starts_with("# Made by: oubliette puzzles make scelerat --count 1 --seed test"), "{made}");
    assert_eq!(made.matches("\npuzzle ").count(), 1, "{made}");
    make("test", "1").good();
    assert_eq!(text(out.as_ref()), made, "nothing is left to make");
    assert!(make("other", "1").failed(2).contains("another seed"));
    assert!(
        make("two words", "1").failed(2).contains("one word")
            || make("two words", "1").failed(2).contains("another seed")
    );
}

#[test]
fn what_is_no_puzzle_is_said() {
    let home = Home::new();
    let failed = |args: &[&str]| home.run(args, "").failed(2);
    assert!(failed(&["puzzle", "sang-rancune", "--plain", "--lang", "en"]).contains("has no puzzles"));
    assert!(failed(&["puzzle", GAME, "--number", "99999", "--plain", "--lang", "en"]).contains("numbered from 1 to"));
    assert!(failed(&["puzzle", "chess", "--plain", "--lang", "fr"]).contains("chess"));
    assert!(failed(&["puzzles", "make", "sang-rancune", "--lang", "en"]).contains("no puzzles can be made"));
    failed(&["puzzle", "--number", "3", "--plain"]);
    failed(&["puzzles", "make", GAME, "--count", "0"]);
}

#[test]
fn a_deal_for_me() {
    let home = Home::new();
    let said = home.run(&["play", GAME, "--deal", "hard", "--plain", "--lang", "en"], "q\n").good();
    assert!(said.contains("Hard deal: a bot of fixed strength wins it"), "{said}");
    let said = home.run(&["play", GAME, "--daily", "--plain", "--lang", "fr"], "q\n").good();
    assert!(said.contains("un robot de force fixe la gagne"), "{said}");
    let failed = |args: &[&str]| home.run(args, "").failed(2);
    assert!(failed(&["play", GAME, "--deal", "hopeless", "--lang", "en"]).contains("hopeless"));
    assert!(failed(&["play", "mini-rogue", "--deal", "winnable", "--plain", "--lang", "en"]).contains("for sure"));
    assert!(failed(&["play", "sang-rancune", "--deal", "easy", "--plain", "--lang", "en"]).contains("solo games"));
    failed(&["play", GAME, "--deal", "easy", "--seed", "a"]);
}
