//! Every message exists in both languages, speaks of the same things, is said somewhere, and is well formed.

mod common;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

type Messages = BTreeMap<String, BTreeSet<String>>;

/// The messages of a locale file, with the names of what they speak of.
fn messages(path: &Path) -> Messages {
    let text = fs::read_to_string(path).expect("a locale file");
    let resource = parser::parse(text.as_str()).unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
    let mut messages = Messages::new();
    for entry in &resource.body {
        if let Entry::Message(message) = entry {
            let mut names = BTreeSet::new();
            spoken_of(message.value.as_ref().expect("a message says something"), &mut names);
            let before = messages.insert(message.id.name.to_string(), names);
            assert!(before.is_none(), "{}: {} stands twice", path.display(), message.id.name);
        }
    }
    messages
}

fn spoken_of(pattern: &Pattern<&str>, names: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            match expression {
                Expression::Inline(inline) => variable(inline, names),
                Expression::Select { selector, variants } => {
                    variable(selector, names);
                    variants.iter().for_each(|variant| spoken_of(&variant.value, names));
                }
            }
        }
    }
}

fn variable(inline: &InlineExpression<&str>, names: &mut BTreeSet<String>) {
    if let InlineExpression::VariableReference { id } = inline {
        names.insert(id.name.to_string());
    }
}

/// The locale files of a crate in a language: one, or a folder of them.
fn locale_files(folder: &Path, lang: &str) -> Vec<PathBuf> {
    let one = folder.join(format!("locales/{lang}.ftl"));
    match fs::read_dir(folder.join("locales").join(lang)) {
        Ok(files) => files.map(|file| file.expect("an entry").path()).collect(),
        Err(_) => vec![one],
    }
}

/// The messages of a crate in a language.
fn all_messages(folder: &Path, lang: &str) -> Messages {
    let mut all = Messages::new();
    for (id, names) in locale_files(folder, lang).iter().flat_map(|file| messages(file)) {
        assert!(all.insert(id.clone(), names).is_none(), "{}: {id} stands in two files", folder.display());
    }
    all
}

/// All of a crate's sources in one text.
fn sources(folder: &Path) -> String {
    let mut all = String::new();
    for entry in fs::read_dir(folder).expect("a source folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            all += &sources(&path);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            all += &fs::read_to_string(&path).expect("a source file");
        }
    }
    all
}

#[test]
fn messages_are_complete() {
    let crates = fs::read_dir(common::crate_folder("")).expect("the folder of crates");
    // What tables say, every face can say, too.
    let tables = all_messages(&common::crate_folder("table"), "en");
    let mut looked_at = 0;
    for folder in crates.map(|entry| entry.expect("an entry").path()).filter(|folder| folder.join("locales").is_dir()) {
        looked_at += 1;
        let name = folder.display();
        let (fr, en) = (all_messages(&folder, "fr"), all_messages(&folder, "en"));
        assert_eq!(fr, en, "{name}: the languages differ in messages or in what they speak of");
        let sources = sources(&folder.join("src"));
        // Messages of the command line are put together from its own names, and looked up by its own test.
        for id in en.keys().filter(|id| !id.starts_with("cli-")) {
            assert!(sources.contains(&format!("\"{id}\"")), "{name}: {id} is never said");
        }
        for said in sources.split("Text::new(\"").skip(1).filter_map(|rest| rest.split('"').next()) {
            assert!(en.contains_key(said) || tables.contains_key(said), "{name}: {said} is missing");
        }
    }
    assert!(looked_at >= 4);
}

/// French as French people write it.
#[test]
fn french_is_spaced() {
    let crates = fs::read_dir(common::crate_folder("")).expect("the folder of crates");
    for folder in crates.map(|entry| entry.expect("an entry").path()) {
        for file in locale_files(&folder, "fr").into_iter().chain([folder.join("REGLES.md")]) {
            let Ok(text) = fs::read_to_string(file) else { continue };
            for line in text.lines().filter(|line| !line.starts_with('#')) {
                let signs: Vec<char> = line.chars().collect();
                for pair in signs.windows(2) {
                    let tight = matches!(pair[1], '!' | '?' | ';' | '»') && !pair[0].is_whitespace() && pair[0] != '«';
                    // `u!` is a key, not a sentence.
                    assert!(!tight || line.contains("u!"), "{}: {line}", folder.display());
                    assert!(pair[0] != '«' || pair[1].is_whitespace(), "{}: {line}", folder.display());
                }
                assert!(!line.contains('“'), "{}: {line}", folder.display());
            }
        }
    }
}

/// What no French person writes: each was once in a text of ours.
const NOT_FRENCH: [&str; 13] = [
    "l'un de deux",
    "l'un de trois",
    "l'un de quatre",
    "l'une de deux",
    "l'une de trois",
    "l'une de quatre",
    "aussi probables",
    "bouts des pistes",
    "connaît publiquement",
    "joueurs de l'ordinateur",
    "que toute sa valeur",
    "tout pareil",
    "tue aussi fort que",
];

/// The French texts of a crate: messages, rulebooks, lessons, and the sources with the labels of boxes.
fn french_texts(folder: &Path) -> Vec<(PathBuf, String)> {
    let mut files = locale_files(folder, "fr");
    files.push(folder.join("REGLES.md"));
    for inner in ["learn", "rules", "content", "src"] {
        let inside = fs::read_dir(folder.join(inner)).into_iter().flatten();
        files.extend(inside.map(|entry| entry.expect("an entry").path()).filter(|path| path.is_file()));
    }
    files.into_iter().filter_map(|path| fs::read_to_string(&path).ok().map(|text| (path, text))).collect()
}

/// Turns of phrase that were translated word by word, also where they go on in the next line.
#[test]
fn french_is_idiomatic() {
    let crates = fs::read_dir(common::crate_folder("")).expect("the folder of crates");
    let mut looked_at = 0;
    let readme = common::crate_folder("..").join("LISEZMOI.md");
    let readme = [(readme.clone(), fs::read_to_string(&readme).expect("LISEZMOI.md"))];
    let texts = crates.flat_map(|entry| french_texts(&entry.expect("an entry").path()));
    for (path, text) in texts.chain(readme) {
        looked_at += 1;
        let flowing = text.split_whitespace().collect::<Vec<_>>().join(" ");
        for phrase in NOT_FRENCH {
            assert!(!flowing.contains(phrase), "{}: « {phrase} »", path.display());
        }
        let turned = "cartes défaussées sont retournées";
        assert!(!flowing.contains(turned), "{}: say which face is up, not « {turned} »", path.display());
    }
    assert!(looked_at > 40, "only {looked_at} files");
}

/// A participle agrees with what it stands before: where that is any card, there is no masculine one alone.
#[test]
fn participles_do_not_stand_alone_before_a_thing() {
    for id in table::IDS {
        for file in locale_files(&common::crate_folder(id), "fr") {
            let text = fs::read_to_string(&file).expect("a locale file");
            for line in text.lines() {
                let Some((_, said)) = line.split_once(" = ") else { continue };
                let Some((word, _)) = said.split_once(" : { $") else { continue };
                let participle = word.ends_with('é') && !word.ends_with("ité") || word.ends_with("du");
                let alone = !word.contains(' ') && participle;
                assert!(!alone, "{}: {line}", file.display());
            }
        }
    }
}
