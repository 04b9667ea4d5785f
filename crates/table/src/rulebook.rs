//! RULES.md, clause by clause.

use crate::label::Label;
use kernel::{Lang, Seal, Text};

/// A clause of a rulebook.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RulebookClause {
    /// Its id: `combat.dulled`.
    pub id: &'static str,
    /// The chapter it stands in.
    pub chapter: &'static str,
    /// What it says, with its source and ruling.
    pub body: &'static str,
}

impl RulebookClause {
    /// What it says, a line for each paragraph, without the marks of Markdown.
    pub fn plain(&self) -> String {
        let starts = |line: &str| line.is_empty() || line.starts_with('*') || line.starts_with("- ");
        let mut plain = String::new();
        for line in self.body.lines().filter(|line| !line.is_empty()) {
            if !plain.is_empty() {
                plain.push(if starts(line) { '\n' } else { ' ' });
            }
            plain += &line.replace('*', "");
        }
        plain
    }
}

/// Whether a clause is the one that was asked for, or of the chapter that was.
pub fn fits(id: &str, asked: &str) -> bool {
    id == asked || id.strip_prefix(asked).is_some_and(|rest| rest.starts_with('.'))
}

/// Reads a rulebook: chapters are `## ` headings, clauses `### §` headings.
pub fn read(text: &'static str) -> Vec<RulebookClause> {
    let mut rules = Vec::new();
    for part in text.split("\n## ").skip(1) {
        let (chapter, clauses) = part.split_once('\n').unwrap_or((part, ""));
        for clause in clauses.split("### §").skip(1) {
            let (id, body) = clause.split_once('\n').unwrap_or((clause, ""));
            rules.push(RulebookClause { id: id.trim(), chapter: chapter.trim(), body: body.trim() });
        }
    }
    rules
}

/// The clauses that nobody has sealed.
pub fn unsealed(rules: Vec<RulebookClause>, sealed: &[Seal]) -> Vec<RulebookClause> {
    rules.into_iter().filter(|rule| !sealed.iter().any(|seal| seal.covers(rule.id))).collect()
}

/// How many clauses of a game lie sealed, in words; nothing where none does.
pub fn sealed_note(label: &Label, open: &[RulebookClause]) -> Option<Text> {
    let sealed = read(label.rules_text(Lang::Fr)).len().saturating_sub(open.len());
    (sealed > 0).then(|| Text::new("rules-sealed").number("count", sealed as i64))
}

/// Whether a clause that is not among the open ones lies sealed, in words; nothing where there is no such clause.
pub fn sealed_clause(label: &Label, asked: &str) -> Option<Text> {
    let known = read(label.rules_text(Lang::Fr)).iter().any(|rule| fits(rule.id, asked));
    known.then(|| Text::new("rules-sealed-clause").plain("clause", asked))
}

/// What a rulebook says before its first chapter, without its title.
pub fn preface(text: &'static str) -> &'static str {
    let (before, _) = text.split_once("\n## ").unwrap_or((text, ""));
    before.split_once('\n').map_or("", |(_, preface)| preface.trim())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chapters_and_clauses() {
        let text = "# Game\nintro\n\n## One\n### §a.b\nfirst\n\n### §a.c\nsecond\n## Two\n### §d.e\nthird\n";
        let rules = read(text);
        let ids: Vec<_> = rules.iter().map(|rule| (rule.chapter, rule.id, rule.body)).collect();
        assert_eq!(ids, [("One", "a.b", "first"), ("One", "a.c", "second"), ("Two", "d.e", "third")]);
        assert_eq!((preface(text), preface("# Game\n"), preface("")), ("intro", "", ""));
    }
}
