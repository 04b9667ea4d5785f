//! The screen, at a real terminal: the command runs in a window of tmux, keys are pressed, the window is looked at.
#![cfg(unix)]

#[path = "../common/mod.rs"]
mod common;
mod looks;
mod playing;
mod records;
mod windows;

use common::terminal::{Terminal, at, kept, signal, wait_for_end};
use common::{Home, random_record, text};
use std::fs;
use std::time::{Duration, Instant};

/// The first room of this seed: 4 of hearts, 8 of diamonds, 2 of diamonds, ace of clubs.
const PLAY: &str = "oubliette play scelerat --seed alpha";
const FIRST: &str = "1  8 de carreau, s'équiper";

fn verify(home: &Home) {
    for path in home.records() {
        let ran = home.run(&["verify", path.to_str().expect("UTF-8")], "");
        assert_eq!(ran.code, Some(0), "{ran:?}\n{}", text(&path));
    }
}

/// Whether a choice is the one looked at: while it is shown what happened, none is, and a key only goes to the end of that.
fn asks(screen: &str) -> bool {
    let number = |line: &str| line.trim_start().strip_prefix(['▸', '>'])?.trim_start().chars().next();
    screen.lines().filter_map(number).any(|sign| sign.is_ascii_digit())
}

/// Takes the first choice again and again until the newest game is over.
#[track_caller]
fn play_on(home: &Home, terminal: &Terminal<'_>) {
    let newest = || text(home.records().last().expect("a record"));
    for _ in 0..600 {
        let before = newest();
        if before.contains("\nover ") {
            return;
        }
        // While what happened is being shown, the key goes to its end: that is seen, and not kept.
        let seen = terminal.screen();
        terminal.keys(&["Enter"]);
        let begun = Instant::now();
        while newest() == before && terminal.screen() == seen {
            assert!(begun.elapsed() < Duration::from_secs(10), "Enter does nothing\n{}", terminal.screen());
            // Another process draws and writes the record: all one can do is to look again, until a deadline.
            std::thread::sleep(Duration::from_millis(5));
        }
    }
    panic!("the game does not end\n{}", terminal.screen());
}

/// The last line that says something about the decisions of a record.
fn last_action(record: &str) -> &str {
    record.lines().rfind(|line| line.starts_with(|sign: char| sign.is_ascii_digit())).unwrap_or("")
}
