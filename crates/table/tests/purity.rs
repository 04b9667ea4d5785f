//! The rules of every box hold values, never text, and depend on their arguments alone. Lints forbid clocks, files and
//! hash order by type; this looks at what lints cannot see.

mod common;

use std::fs;
use std::path::{Path, PathBuf};
use table::IDS;

/// The files that carry out the rules of a box.
fn rules(folder: &Path) -> Vec<PathBuf> {
    let src = folder.join("src");
    let mut files = vec![src.join("rules.rs"), src.join("table.rs"), src.join("decisions.rs")];
    if let Ok(chapters) = fs::read_dir(src.join("rules")) {
        files.extend(chapters.map(|chapter| chapter.expect("an entry").path()));
    }
    files
}

#[test]
fn rules_hold_no_text_no_floats_and_no_world() {
    for path in IDS.iter().flat_map(|id| rules(&common::crate_folder(id))) {
        let text = fs::read_to_string(&path).unwrap_or_else(|_| panic!("{} is not there", path.display()));
        // A chronicle is a text: what the rules of a campaign read and write, and nothing that they reckon with.
        let chronicle = ["fn next_chronicle(", "fn options_after("];
        let is_rule =
            |line: &str| !line.trim_start().starts_with("//") && !chronicle.iter().any(|named| line.contains(named));
        for (number, line) in text.lines().enumerate().filter(|(_, line)| is_rule(line)) {
            let words = line.split(|sign: char| !(sign.is_alphanumeric() || sign == '_'));
            for word in words {
                let forbidden = matches!(
                    word,
                    "String"
                        | "str"
                        | "f32"
                        | "f64"
                        | "HashMap"
                        | "HashSet"
                        | "Instant"
                        | "SystemTime"
                        | "thread"
                        | "fs"
                        | "env"
                );
                assert!(!forbidden, "{}:{}: {word}", path.display(), number + 1);
            }
        }
    }
}

/// All files in a folder and in those below it.
fn files(folder: &Path) -> Vec<PathBuf> {
    let paths = fs::read_dir(folder).expect("a source folder").map(|entry| entry.expect("an entry").path());
    paths.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}

/// Boxes know no face, and faces name no game: the shelf is the only list.
#[test]
fn nobody_names_a_game_but_the_shelf() {
    for face in ["kernel", "bots", "terminal", "web", "python", "oubliette"] {
        for path in files(&common::crate_folder(face).join("src")) {
            let text = fs::read_to_string(&path).expect("a source file");
            for id in IDS {
                let named = text.lines().find(|line| {
                    !line.trim_start().starts_with("//") && (line.contains(id) || line.contains(&id.replace('-', "_")))
                });
                assert_eq!(named, None, "{} names {id}", path.display());
            }
        }
    }
}
