//! The rulebooks that can be read: one for each game, and that of the table.

use crate::rules::search_query::SearchQuery;
use kernel::Lang;
use std::sync::LazyLock;
use table::rulebook::{self, RulebookClause, fits};
use table::{IDS, shelf};

/// The id of the table's own rules, which no game has.
pub const TABLE: &str = "table";

/// A rulebook.
pub struct Rulebook {
    /// The id of its game, or [`TABLE`].
    pub id: &'static str,
    /// What it is called; nothing for the table's.
    pub title: Option<String>,
    /// What its game is, in a sentence.
    pub pitch: Option<String>,
    /// What it says before its first chapter.
    pub preface: &'static str,
    /// Its clauses.
    pub rules: Vec<RulebookClause>,
}

static FRENCH: LazyLock<Vec<Rulebook>> = LazyLock::new(|| read_all(Lang::Fr));
static ENGLISH: LazyLock<Vec<Rulebook>> = LazyLock::new(|| read_all(Lang::En));

fn read_all(lang: Lang) -> Vec<Rulebook> {
    let of_table = match lang {
        Lang::Fr => include_str!("../../rules/table.fr.md"),
        Lang::En => include_str!("../../rules/table.en.md"),
    };
    let (preface, rules) = (rulebook::preface(of_table), rulebook::read(of_table));
    let of_table = Rulebook { id: TABLE, title: None, pitch: None, preface, rules };
    IDS.iter().filter_map(|id| of_game(id, lang)).chain([of_table]).collect()
}

fn of_game(id: &str, lang: Lang) -> Option<Rulebook> {
    let label = shelf::label(id)?;
    let said = |printed: &kernel::Printed| Some(table::words::tie(lang, printed.in_lang(lang)));
    let (preface, rules) = (shelf::preface(id, lang)?, shelf::rules(id, lang)?);
    Some(Rulebook { id: label.id, title: said(&label.title), pitch: said(&label.pitch), preface, rules })
}

/// A chapter: its heading and its clauses.
pub type Chapter<'a> = (&'static str, &'a [RulebookClause]);

impl Rulebook {
    /// All of them, the table's last.
    pub fn all(lang: Lang) -> &'static [Self] {
        match lang {
            Lang::Fr => &FRENCH,
            Lang::En => &ENGLISH,
        }
    }

    /// The one of that game, or of the table.
    pub fn of(id: &str, lang: Lang) -> Option<&'static Self> {
        Self::all(lang).iter().find(|book| book.id == id)
    }

    /// How much of it lies sealed, in words; nothing where all lies open.
    pub fn sealed_note(&self, lang: Lang) -> Option<String> {
        let note = rulebook::sealed_note(shelf::label(self.id)?, &self.rules)?;
        Some(shelf::words(self.id, lang)?.say(&note))
    }

    /// That a clause lies sealed, in words; nothing where there is no such clause.
    pub fn sealed_clause(&self, asked: &str, lang: Lang) -> Option<String> {
        let sealed = rulebook::sealed_clause(shelf::label(self.id)?, asked)?;
        Some(shelf::words(self.id, lang)?.say(&sealed))
    }

    /// Its chapters.
    pub fn chapters(&self) -> impl Iterator<Item = Chapter<'_>> {
        self.rules.chunk_by(|one, next| one.chapter == next.chapter).map(|rules| (rules[0].chapter, rules))
    }

    /// Where a clause or a group of clauses stands, if it is there.
    pub fn link(&self, clause: &str) -> Option<String> {
        let known = self.rules.iter().any(|rule| fits(rule.id, clause));
        known.then(|| format!("/rules/{}#{clause}", self.id))
    }

    /// The group that a clause is the first of: `combat` for `combat.hands`, if nothing of combat stands before it.
    pub fn begins(&self, rule: &RulebookClause) -> Option<&'static str> {
        let (group, _) = rule.id.split_once('.')?;
        let first = self.rules.iter().find(|other| fits(other.id, group))?;
        (first.id == rule.id).then_some(group)
    }

    /// The clauses that hold what is looked for.
    pub fn search(&self, query: &SearchQuery) -> Vec<&RulebookClause> {
        let holds = |rule: &&RulebookClause| query.is_in(&[rule.id, rule.chapter, &rule.plain()]);
        self.rules.iter().filter(holds).collect()
    }
}
