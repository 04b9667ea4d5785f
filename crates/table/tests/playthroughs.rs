//! Whole games, kept: they replay for ever, to the letter.

mod common;

use kernel::Status;
use std::fs;
use table::{IDS, shelf};

#[test]
fn kept_games_replay_to_the_letter() {
    for id in IDS {
        let folder = common::crate_folder(id).join("playthroughs");
        let mut kept = 0;
        for entry in fs::read_dir(&folder).unwrap_or_else(|_| panic!("{id} keeps no games")) {
            let path = entry.expect("an entry").path();
            let text = fs::read_to_string(&path).expect("a record");
            let loaded = shelf::load(&text).unwrap_or_else(|error| panic!("{}: {error:?}", path.display()));
            assert_eq!(loaded.session.id(), *id);
            assert!(matches!(loaded.session.status(), Status::Over(_)), "{} is not over", path.display());
            let written: String =
                text.lines().filter(|line| !line.starts_with("note ")).map(|line| format!("{line}\n")).collect();
            assert_eq!(loaded.session.record(), written, "{}", path.display());
            kept += 1;
        }
        assert!(kept >= 3, "{id} keeps {kept} games");
    }
}
