//! Whole games, kept: they replay for ever, to the letter. Games of older rules that part from today's stand in a folder of their
//! own, and say which clause changed.

mod common;

use kernel::{Lang, Status};
use std::fs;
use std::path::{Path, PathBuf};
use table::record::Damage;
use table::{IDS, shelf};

/// The records in a folder.
fn records(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().map(|entry| entry.expect("an entry").path());
    entries.filter(|path| path.is_file()).collect()
}

#[test]
fn kept_games_replay_to_the_letter() {
    for id in IDS {
        let kept = records(&common::crate_folder(id).join("playthroughs"));
        for path in &kept {
            let text = fs::read_to_string(path).expect("a record");
            let loaded = shelf::load(&text).unwrap_or_else(|error| panic!("{}: {error:?}", path.display()));
            assert_eq!(loaded.session.id(), *id);
            assert!(matches!(loaded.session.status(), Status::Over(_)), "{} is not over", path.display());
            let written: String =
                text.lines().filter(|line| !line.starts_with("note ")).map(|line| format!("{line}\n")).collect();
            assert_eq!(loaded.session.record(), written, "{}", path.display());
        }
        assert!(kept.len() >= 3, "{id} keeps {} games", kept.len());
    }
}

#[test]
fn games_of_older_rules_say_which_clause_parts_them() {
    for id in IDS {
        let clauses: Vec<_> = shelf::rules(id, Lang::En).expect("a game").iter().map(|rule| rule.id).collect();
        for path in records(&common::crate_folder(id).join("playthroughs/parted")) {
            let text = fs::read_to_string(&path).expect("a record");
            let Err(error) = shelf::load(&text) else { panic!("{} replays", path.display()) };
            let Damage::Changed { rules, changes, .. } = &*error.damage else {
                panic!("{}: {error:?}", path.display())
            };
            assert!(text.contains(&format!("\nrules {rules}\n")));
            for change in changes {
                assert!(clauses.contains(&change.clause), "{id} has no §{}", change.clause);
                for lang in [Lang::Fr, Lang::En] {
                    let said = error.say(lang);
                    for part in [format!("§{}", change.clause), format!(" {}", error.line), changes[0].release.into()]
                    {
                        assert!(said.contains(&part), "{said}: no {part}");
                    }
                }
            }
        }
    }
}
