//! Every clause of every rulebook has code and a test, and every § stands for a clause.

mod common;

use kernel::{GameBox, Lang, RuleChange};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use table::{IDS, shelf};

/// The § in a text.
fn marks(text: &str) -> BTreeSet<String> {
    let after = text.split('§').skip(1);
    let ids = after.map(|rest| rest.chars().take_while(|sign| sign.is_ascii_lowercase() || ".-".contains(*sign)));
    ids.map(|id| id.collect::<String>().trim_end_matches('.').to_string()).filter(|id| id.contains('.')).collect()
}

/// Every source file below a folder, with its text.
fn sources_below(folder: &Path, found: &mut BTreeMap<String, String>) {
    for entry in fs::read_dir(folder).expect("a source folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            sources_below(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.insert(path.display().to_string(), fs::read_to_string(&path).expect("a source file"));
        }
    }
}

/// The test functions of a source file that `cargo fmt` has laid out: their doc comments, attributes and bodies. Whatever else is in
/// the file is no test: a heading, a helper, what is commented out.
fn test_functions(text: &str) -> Vec<String> {
    let lines: Vec<&str> = text.lines().collect();
    let belongs = |line: &&&str| line.trim_start().starts_with("///") || line.trim_start().starts_with("#[");
    let tests = lines.iter().enumerate().filter(|(_, line)| line.trim_start() == "#[test]");
    tests
        .map(|(at, line)| {
            let indent = &line[..line.len() - line.trim_start().len()];
            let first = at - lines[..at].iter().rev().take_while(belongs).count();
            let head =
                at + lines[at..].iter().position(|line| line.trim_start().starts_with("fn ")).expect("a function");
            let short = lines[head].ends_with('}');
            let end = format!("{indent}}}");
            let body = lines[head..].iter().position(|line| short || *line == end).expect("the end of a function");
            lines[first..=head + body].join("\n")
        })
        .collect()
}

/// What is no test counts for none.
#[test]
fn only_what_a_test_function_names_counts_as_tested() {
    let text = "//! §a.heading\n\nuse x;\n\n/// §b.helper\nfn help() {\n    // §c.helped\n}\n\n\
                /// §d.said: why.\n#[test]\n#[cfg(unix)]\nfn said() {\n    if x {\n    }\n    // §e.within\n}\n\n\
                /// §f.after\nconst X: u8 = 0;\n\nmod inner {\n    #[test]\n    fn short() {}\n\n    /// §g.inner\n\
                \x20   #[test]\n    fn one() {\n        says(\"§h.text\");\n    }\n    // §i.behind\n}\n";
    let named: BTreeSet<String> = test_functions(text).iter().flat_map(|test| marks(test)).collect();
    assert_eq!(named, ["d.said", "e.within", "g.inner", "h.text"].map(String::from).into());
}

/// A § counts as tested where a test function names it: in its doc comment or its body.
#[test]
fn every_clause_has_code_and_a_test() {
    for id in IDS {
        let of = |lang| shelf::whole_rules(id, lang).expect("a game on the shelf");
        let clauses: BTreeSet<String> = of(Lang::En).iter().map(|rule| rule.id.to_string()).collect();
        let mut sources = BTreeMap::new();
        let src = common::crate_folder(id).join("src");
        sources_below(&src, &mut sources);
        let tests_at = src.join("tests").display().to_string();
        let (beside, code): (Vec<_>, Vec<_>) = sources.iter().partition(|(path, _)| path.starts_with(&tests_at));
        let all = |texts: Vec<String>| -> BTreeSet<String> { texts.iter().flat_map(|text| marks(text)).collect() };
        let tests = all(beside.iter().flat_map(|(_, text)| test_functions(text)).collect());
        let beside = all(beside.into_iter().map(|(_, text)| text.clone()).collect());
        let code = all(code.into_iter().map(|(_, text)| text.clone()).collect());
        assert!(!clauses.is_empty(), "{id} has no rules");
        assert_eq!(clauses.difference(&code).collect::<Vec<_>>(), Vec::<&String>::new(), "{id}: clauses without code");
        assert_eq!(clauses.difference(&tests).collect::<Vec<_>>(), Vec::<&String>::new(), "{id}: clauses without test");
        let unknown: BTreeSet<_> = code.union(&beside).filter(|mark| !clauses.contains(*mark)).collect();
        assert_eq!(unknown, BTreeSet::new(), "{id}: § without clause");
    }
}

/// Whoever has a record of older rules is sent to a release that is not this one, for a clause that there is.
#[test]
fn what_changed_names_a_clause_and_an_older_release() {
    struct Changes;
    impl table::Visitor for Changes {
        type Out = (u32, &'static [RuleChange]);
        fn visit<G: GameBox>(self, _: G) -> Self::Out {
            (G::RULES, G::CHANGES)
        }
    }
    let version = |said: &str| -> Vec<u32> { said.split('.').map(|part| part.parse().expect("a number")).collect() };
    let this = version(env!("CARGO_PKG_VERSION"));
    for id in IDS {
        let (rules, changes) = shelf::visit(id, Changes).expect("a game on the shelf");
        let clauses = shelf::whole_rules(id, Lang::En).expect("a game on the shelf");
        assert!(changes.is_sorted_by_key(|change| change.rules), "{id}: the oldest first");
        let changed: BTreeSet<u32> = changes.iter().map(|change| change.rules).collect();
        assert_eq!(changed, (2..=rules).collect(), "{id}: every version changed something");
        for change in changes {
            assert!(clauses.iter().any(|rule| rule.id == change.clause), "{id}: {change:?}");
            assert!(version(change.release)[..] < this[..2], "{id}: this is release {this:?}, {change:?}");
        }
    }
}

/// The two languages say the same clauses in the same order, each with its source.
#[test]
fn rulebooks_are_twins() {
    for id in IDS {
        let of = |lang| shelf::whole_rules(id, lang).expect("a game on the shelf");
        let (fr, en) = (of(Lang::Fr), of(Lang::En));
        let ids = |rules: &[table::rulebook::RulebookClause]| rules.iter().map(|rule| rule.id).collect::<Vec<_>>();
        assert_eq!(ids(&fr), ids(&en));
        let mut sorted = ids(&en);
        sorted.sort_unstable();
        sorted.dedup();
        assert_eq!(sorted.len(), en.len(), "{id}: a clause stands twice");
        for (fr, en) in fr.iter().zip(&en) {
            assert!(fr.body.contains("*Source :*"), "{}", fr.id);
            assert!(en.body.contains("*Source:*"), "{}", en.id);
            assert_eq!(fr.body.contains("*Décision :*"), en.body.contains("*Ruling:*"), "{}", en.id);
            assert_eq!(fr.body.contains("*Option :*"), en.body.contains("*Option:*"), "{}", en.id);
        }
    }
}
