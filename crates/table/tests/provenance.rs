//! Where the content of every box comes from: each entry says whether the rulebook, public descriptions or we are behind it.

mod common;

use std::fs;
use table::IDS;
use toml::{Table, Value};

/// Who can be behind an entry.
const ORIGINS: [&str; 3] = ["rulebook", "public", "designed"];

/// What is wrong with what an entry says of its origin: one of the words, a sentence with some of them, or such a line for each part.
fn wrong(said: &Value) -> Option<String> {
    match said {
        Value::String(line) => {
            let mut words = line.split(|sign: char| !sign.is_alphabetic());
            (!words.any(|word| ORIGINS.contains(&word))).then(|| format!("{line:?} names none of {ORIGINS:?}"))
        }
        Value::Table(parts) if !parts.is_empty() => parts.values().find_map(wrong),
        other => Some(format!("{other} says nothing")),
    }
}

/// The entries of a content file that do not say where they come from: each table, and each element of a list of tables. What the head
/// of the file says holds for the whole file.
fn unsaid(content: &Table) -> Vec<String> {
    let head = content.get("provenance");
    let mut unsaid: Vec<String> = head.and_then(wrong).into_iter().collect();
    for (name, entry) in content {
        let entries = match entry {
            Value::Array(entries) => entries.iter().collect(),
            Value::Table(_) => vec![entry],
            // A figure by itself stands in no entry.
            _ if name == "provenance" || head.is_some() => vec![],
            _ => vec![entry],
        };
        for (at, entry) in entries.into_iter().enumerate() {
            match entry.as_table().and_then(|entry| entry.get("provenance")).or(head) {
                Some(said) => unsaid.extend(wrong(said).map(|why| format!("{name} {}: {why}", at + 1))),
                None => unsaid.push(format!("{name} {}: no provenance", at + 1)),
            }
        }
    }
    unsaid
}

#[test]
fn every_entry_of_every_box_says_where_it_comes_from() {
    for id in IDS {
        let files = fs::read_dir(common::crate_folder(id).join("content")).expect("the content of a box");
        let files = files.map(|entry| entry.expect("an entry").path());
        let files: Vec<_> = files.filter(|path| path.extension().is_some_and(|ending| ending == "toml")).collect();
        assert!(!files.is_empty(), "{id} has no content");
        for path in files {
            let text = fs::read_to_string(&path).expect("a content file");
            let content: Table = text.parse().unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            assert!(content.values().any(|entry| entry.is_array() || entry.is_table()), "{}: empty", path.display());
            assert_eq!(unsaid(&content), Vec::<String>::new(), "{}", path.display());
        }
    }
}

/// The test above can fail.
#[test]
fn what_says_nothing_of_its_origin_is_found() {
    let unsaid = |text: &str| unsaid(&text.parse().expect("a text in TOML")).len();
    assert_eq!(unsaid("provenance = 'designed'\nlife = 3\n[[card]]\nid = 1\n[[card]]\nid = 2"), 0);
    assert_eq!(unsaid("[[card]]\nprovenance = 'rulebook'\n[[card]]\nid = 2"), 1);
    assert_eq!(unsaid("life = 3\n[hero]\nprovenance = 'name: rulebook; rest designed'"), 1);
    assert_eq!(unsaid("provenance = 'heard of'\n[hero]\nprovenance = 'public'"), 1);
    assert_eq!(unsaid("[hero]\nprovenance = 'redesigned'"), 1);
    assert_eq!(unsaid("[hero]\nprovenance = {}"), 1);
    assert_eq!(unsaid("[hero]\nprovenance = { name = 'rulebook', life = '' }"), 1);
    assert_eq!(unsaid("[hero]\nprovenance = { name = 'rulebook', life = 'public' }"), 0);
}
