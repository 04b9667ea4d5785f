//! Names that can be searched for: what one reads of a type is about that type and no other.

mod common;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// The boxes: each speaks its own game, so that every one of them has its `Action`, `Table` and `Hero`.
const BOXES: [&str; 5] = ["dead-cells", "dongeon", "mini-rogue", "sang-rancune", "scelerat"];

/// The crates that all boxes and faces share.
const SHARED: [&str; 7] = ["kernel", "table", "bots", "terminal", "web", "python", "oubliette"];

/// The Rust files of a folder, but those of tests.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder of sources") {
        let path = entry.expect("an entry").path();
        let name = path.file_stem().and_then(|name| name.to_str()).unwrap_or_default();
        if name == "tests" {
            continue;
        }
        if path.is_dir() {
            found.extend(sources(&path));
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
    found
}

/// The types that a file offers to other crates, by their names.
fn public_types(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter_map(|line| {
        let rest = line.strip_prefix("pub ")?;
        let rest = ["struct ", "enum ", "trait ", "type "].iter().find_map(|kind| rest.strip_prefix(kind))?;
        rest.split(|sign: char| !sign.is_alphanumeric()).next()
    })
}

#[test]
fn no_two_public_types_share_a_name() {
    let mut homes: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut note = |crate_name: &str, shared: bool| {
        for path in sources(&common::crate_folder(crate_name).join("src")) {
            let text = fs::read_to_string(&path).expect("a source");
            let file = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
            for name in public_types(&text) {
                let known = homes.get(name).is_some_and(|homes| homes.iter().any(|home| home.starts_with("shared ")));
                // Boxes may call things alike among themselves, but not as the house does.
                if shared || known {
                    let home = if shared { "shared" } else { "box" };
                    homes.entry(name.into()).or_default().push(format!("{home} {crate_name}/{file}"));
                }
            }
        }
    };
    SHARED.iter().for_each(|name| note(name, true));
    BOXES.iter().for_each(|name| note(name, false));
    assert!(homes.len() > 150, "only {} public types were found", homes.len());
    let twice: Vec<_> = homes.iter().filter(|(_, homes)| homes.len() > 1).collect();
    assert!(twice.is_empty(), "one name for several things: {twice:#?}");
}
