//! What records are bound to: the hash of the printed content, frozen for each version of the rules.

use kernel::GameBox;
use std::fs;
use table::shelf::{self, Visitor};
use table::{IDS, Luck, Settings, nobody_asks};

mod common;

/// These may never change. Whoever changes figures makes a new version of the rules, and adds a line.
const FROZEN: &[(&str, u32, &str)] = &[
    ("scelerat", 1, "8a6ad6a1b445a7b5"),
    ("dongeon", 2, "f26ad5cdd4127456"),
    ("mini-rogue", 2, "c2d09c13c3f695d0"),
    ("sang-rancune", 1, "43f307b07e894370"),
    ("sang-rancune", 2, "be17252078bbe3b7"),
    ("dead-cells", 1, "f84b57ec3cf1f59c"),
    ("dead-cells", 2, "69d3501a1eb45200"),
];

/// The version of a game's rules, and the hashes that earlier releases knew its content by.
struct Known;

impl Visitor for Known {
    type Out = (u32, &'static [(u32, &'static str)]);

    fn visit<G: GameBox>(self, game: G) -> Self::Out {
        let content = game.content();
        assert!(!content.contains(|sign: char| sign.is_control()), "one line: {content}");
        (G::RULES, G::KNOWN_CONTENT)
    }
}

/// What a line of a record's head says.
fn said<'a>(record: &'a str, key: &str) -> &'a str {
    record.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(' ')).unwrap_or_default()
}

#[test]
fn the_identity_of_the_printed_content_is_frozen() {
    let bound = IDS.iter().map(|id| {
        let (rules, _) = shelf::visit(id, Known).expect("a game on the shelf");
        let session = shelf::open(id, Settings::new(Luck::seed("content")), &mut nobody_asks).expect("a table");
        (*id, rules, said(&session.record(), "content").to_string())
    });
    let new: Vec<_> = bound.filter(|(id, rules, hash)| !FROZEN.contains(&(id, *rules, hash))).collect();
    assert!(new.is_empty(), "not frozen: {new:?}");
}

/// Records of earlier releases keep the hash they were written with, and are bound to it.
#[test]
fn records_of_earlier_releases_are_known_by_their_own_hash() {
    for id in IDS {
        let (rules, known) = shelf::visit(id, Known).expect("a game on the shelf");
        for (version, hash) in known.iter().filter(|(version, _)| *version == rules) {
            let folder = common::crate_folder(id).join("playthroughs");
            let kept = fs::read_dir(folder).expect("kept games").map(|entry| entry.expect("an entry").path());
            let texts = kept.filter(|path| path.is_file()).map(|path| fs::read_to_string(path).expect("a record"));
            let old: Vec<String> = texts
                .filter(|text| said(text, "content") == *hash && said(text, "rules") == version.to_string())
                .collect();
            assert!(!old.is_empty(), "{id}: no kept game has the content {hash} of rules {version}");
            for text in old {
                let loaded = shelf::load(&text).unwrap_or_else(|error| panic!("{id}: {error:?}"));
                assert_eq!(said(&loaded.session.record(), "content"), *hash);
                let other = text.replacen(hash, "0123456789abcdef", 1);
                assert!(shelf::load(&other).is_err(), "{id}: any content will do");
            }
        }
    }
}
