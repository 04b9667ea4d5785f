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
        let clauses: Vec<_> = shelf::whole_rules(id, Lang::En).expect("a game").iter().map(|rule| rule.id).collect();
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

/// A hash of a file that no other kept game has: FNV-1a.
fn hash(bytes: &[u8]) -> String {
    let hash =
        bytes.iter().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ *byte as u64).wrapping_mul(0x100_0000_01b3));
    format!("{hash:016x}")
}

/// What was kept as of version 0.1 is still there, byte for byte. It replays, or it lies among those that parted and says at which
/// clause; what had parted then does not come back.
#[test]
fn the_games_of_version_0_1_are_kept_for_ever() {
    let fixture = include_str!("fixtures/0.1.txt");
    let listed: Vec<&str> = fixture.lines().filter(|line| !line.starts_with('#')).collect();
    assert!(listed.len() >= 39, "a line has gone: {}", listed.len());
    for line in listed {
        let [sum, id, place] = line.split(' ').collect::<Vec<_>>()[..] else { panic!("no line of a fixture: {line}") };
        let folder = common::crate_folder(id).join("playthroughs");
        let parted = folder.join("parted");
        let all = records(&folder).into_iter().chain(records(&parted));
        let path = all.into_iter().find(|path| hash(&fs::read(path).expect("a record")) == sum);
        let path = path.unwrap_or_else(|| panic!("{id} has lost {place}, or it has changed"));
        let text = fs::read_to_string(&path).expect("a record");
        match shelf::load(&text) {
            Ok(loaded) => {
                assert!(!path.starts_with(&parted), "{line} replays after all");
                assert!(matches!(loaded.session.status(), Status::Over(_)), "{line} is not over");
                assert_eq!(loaded.cut, None, "{line}");
            }
            Err(error) => {
                assert!(path.starts_with(&parted), "{line}: {error:?}");
                let Damage::Changed { changes, .. } = &*error.damage else { panic!("{line}: {error:?}") };
                let rules = shelf::whole_rules(id, Lang::En).expect("a game on the shelf");
                assert!(!changes.is_empty(), "{line} parts at no clause");
                assert!(
                    changes.iter().all(|change| rules.iter().any(|rule| rule.id == change.clause)),
                    "{line}: {changes:?}"
                );
            }
        }
    }
}

/// A changed byte is another file.
#[test]
fn the_hash_of_a_file_is_that_of_every_byte() {
    assert_eq!(hash(b""), "cbf29ce484222325");
    assert_eq!(hash(b"a"), "af63dc4c8601ec8c");
    assert_eq!(hash(b"foobar"), "85944171f73967e8");
}
