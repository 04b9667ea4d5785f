//! What is counted of every game has names that last: columns of files are called by them.

use std::collections::BTreeSet;
use table::{IDS, Luck, Measured, Settings};

/// Columns that every file of rows has.
const TAKEN: [&str; 8] = ["variant", "game", "seat", "bot", "won", "score", "decisions", "end"];

#[test]
fn measures_and_ends_have_names_of_their_own() {
    for id in IDS {
        let Measured { measures, ends } = Measured::of(id, &Settings::new(Luck::seed("0"))).expect("a game");
        assert!(measures.len() > 4 && ends.len() > 2, "{id}");
        let mut seen: BTreeSet<&str> = TAKEN.into_iter().collect();
        for measure in &measures {
            let plain = |sign: char| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == '_';
            assert!(measure.id.chars().all(plain), "{id}: {}", measure.id);
            assert!(seen.insert(&measure.id), "{id}: {} is there twice", measure.id);
        }
        let mut seen = BTreeSet::new();
        for end in &ends {
            assert!(end.id.chars().all(|sign| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == '-'));
            assert!(seen.insert(&end.id), "{id}: {} is there twice", end.id);
        }
        for name in measures.iter().chain(&ends) {
            assert!(!name.name.fr.is_empty() && !name.name.en.is_empty(), "{id}: {}", name.id);
        }
    }
}
