//! Content of somebody's own, said as changes: a text in TOML that is laid over what is printed, entry by entry.

use crate::{ContentError, Printed};
use core::ops::RangeInclusive;
use serde::de::DeserializeOwned;
use std::collections::BTreeSet;
use std::sync::Arc;
use toml::{Table, Value};

/// The fields that entries are called by.
const CALLED_BY: [&str; 2] = ["id", "code"];
/// More changes than this are not tried one by one to find the one that does not fit.
const MOST_TRIES: usize = 64;
/// The bounds of a figure, where a box sets no others.
const USUAL_BOUNDS: RangeInclusive<i64> = 0..=99;

/// What is printed, as its files have it, and what of it may be changed how far.
pub struct PrintedContent {
    /// The game's id, which a text of changes names.
    game: &'static str,
    table: Table,
    /// Fields by their paths, such as `enemy.*.hp`, and the bounds of the figures in them.
    bounds: &'static [(&'static str, RangeInclusive<i64>)],
    /// Fields that nobody may change: as many things are in the box as its rules know.
    fixed: &'static [&'static str],
}

/// All figures of somebody's own content in one line, kept with the rules that were made of it.
pub type FiguresLine = Arc<str>;

/// Printed content with somebody's changes.
pub struct ChangedContent<C> {
    /// What a box reads off it.
    pub content: C,
    /// All its figures, in one line that [`PrintedContent::changed`] reads.
    pub line: String,
}

/// A field that is changed: where it is, and what it becomes.
struct Change {
    path: Vec<String>,
    value: Value,
}

impl PrintedContent {
    /// What stands in the files of a box; no two of them have a table in common.
    ///
    /// # Panics
    /// If they cannot be read: they are compiled in.
    pub fn new(
        game: &'static str,
        files: &[&str],
        bounds: &'static [(&'static str, RangeInclusive<i64>)],
        fixed: &'static [&'static str],
    ) -> Self {
        let read = |text: &&str| text.parse::<Table>().expect("content that is compiled in");
        let table = files.iter().flat_map(read).collect();
        Self { game, table, bounds, fixed }
    }

    /// The printed content itself.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// All printed figures, in one line that [`PrintedContent::changed`] reads.
    pub fn line(&self) -> String {
        figures(&self.table)
    }

    /// The printed content with what a text changes, as a box reads it: a text that somebody wrote in TOML, or a line of figures. What
    /// `read` says of content that does not fit is said of the change that brought it.
    ///
    /// # Errors
    /// The first change that does not fit, and why.
    pub fn changed<C>(
        &self,
        text: &str,
        read: impl Fn(&Table) -> Result<C, Printed>,
    ) -> Result<ChangedContent<C>, ContentError> {
        let mut changes = Vec::new();
        self.compare(&self.table, &self.said(text)?, &mut Vec::new(), &mut changes)?;
        let mut table = self.table.clone();
        for Change { path, value } in &changes {
            put(&mut table, path, value.clone());
        }
        match read(&table) {
            Ok(content) => Ok(ChangedContent { content, line: figures(&table) }),
            Err(reason) => Err(self.guilty(&changes, &read).unwrap_or(ContentError { place: None, reason })),
        }
    }

    /// The first change that does not fit even alone.
    fn guilty<C>(&self, changes: &[Change], read: impl Fn(&Table) -> Result<C, Printed>) -> Option<ContentError> {
        changes.iter().take(MOST_TRIES).find_map(|Change { path, value }| {
            let mut table = self.table.clone();
            put(&mut table, path, value.clone());
            read(&table).err().map(|reason| wrong(path, reason))
        })
    }

    /// What a text says of this game.
    fn said(&self, text: &str) -> Result<Table, ContentError> {
        if text.starts_with('{') {
            return serde_json::from_str(text).map_err(|error| {
                let what = plain(&error.to_string());
                whole(Printed::new(
                    format!("ligne de chiffres illisible ({what})"),
                    format!("unreadable figures ({what})"),
                ))
            });
        }
        let mut said: Table = toml::from_str(text).map_err(|error| bad_toml(text, &error))?;
        match said.remove("game") {
            Some(Value::String(game)) if game == self.game => {}
            Some(Value::String(game)) => {
                let (game, own) = (plain(&game), self.game);
                return Err(whole(Printed::new(
                    format!("ces changements sont pour « {game} », pas pour « {own} »"),
                    format!("these changes are for “{game}”, not for “{own}”"),
                )));
            }
            _ => {
                let own = self.game;
                return Err(whole(Printed::new(
                    format!("le fichier doit nommer son jeu : game = \"{own}\""),
                    format!("the file has to name its game: game = \"{own}\""),
                )));
            }
        }
        match said.remove("name") {
            None | Some(Value::String(_)) => Ok(said),
            Some(_) => Err(wrong(&["name".into()], Printed::new("un nom est un texte", "a name is a text"))),
        }
    }

    /// Finds what a table says otherwise than the printed one, and whether it may.
    fn compare(
        &self,
        printed: &Table,
        said: &Table,
        path: &mut Vec<String>,
        changes: &mut Vec<Change>,
    ) -> Result<(), ContentError> {
        for (key, value) in said {
            path.push(key.clone());
            match printed.get(key) {
                Some(was) => self.compare_value(was, value, path, changes)?,
                None => return Err(wrong(path, no_such_field(printed.keys()))),
            }
            path.pop();
        }
        Ok(())
    }

    fn compare_value(
        &self,
        printed: &Value,
        said: &Value,
        path: &mut Vec<String>,
        changes: &mut Vec<Change>,
    ) -> Result<(), ContentError> {
        match (printed, said) {
            (was, is) if was == is => Ok(()),
            (Value::Table(was), Value::Table(is)) => self.compare(was, is, path, changes),
            (Value::Array(was), Value::Array(is)) if has_entries(was) => self.compare_entries(was, is, path, changes),
            (was, is) => {
                self.check_field(was, is, path)?;
                changes.push(Change { path: path.clone(), value: is.clone() });
                Ok(())
            }
        }
    }

    /// Entries are found by what they are called, or else by their places.
    fn compare_entries(
        &self,
        printed: &[Value],
        said: &[Value],
        path: &mut Vec<String>,
        changes: &mut Vec<Change>,
    ) -> Result<(), ContentError> {
        let called = called_by(printed);
        if called.is_none() && said.len() != printed.len() {
            let (count, is) = (printed.len(), said.len());
            return Err(wrong(
                path,
                Printed::new(
                    format!("cette liste a {count} entrées, pas {is} ; {{}} laisse une entrée comme elle est"),
                    format!("this list has {count} entries, not {is}; {{}} leaves an entry as it is"),
                ),
            ));
        }
        let mut met = BTreeSet::new();
        for (at, value) in said.iter().enumerate() {
            let Value::Table(entry) = value else {
                return Err(wrong(
                    path,
                    Printed::new("on attend une liste d'entrées", "a list of entries is expected"),
                ));
            };
            let at = match called {
                None => at,
                Some(field) => place_of(printed, field, entry).map_err(|reason| wrong(path, reason))?,
            };
            let was = printed[at].as_table().expect("a list of entries");
            path.push(called.and_then(|field| word(was.get(field)?)).unwrap_or_else(|| (at + 1).to_string()));
            if !met.insert(at) {
                return Err(wrong(path, Printed::new("cette entrée y est deux fois", "this entry is there twice")));
            }
            self.compare_entry(printed, at, entry, path, changes)?;
            path.pop();
        }
        Ok(())
    }

    /// An entry may have what others of its list have.
    fn compare_entry(
        &self,
        printed: &[Value],
        at: usize,
        said: &Table,
        path: &mut Vec<String>,
        changes: &mut Vec<Change>,
    ) -> Result<(), ContentError> {
        let entries = || printed.iter().filter_map(Value::as_table);
        for (key, value) in said {
            path.push(key.clone());
            match (printed[at].get(key), entries().find_map(|entry| entry.get(key))) {
                (Some(was), _) => self.compare_value(was, value, path, changes)?,
                (None, Some(like)) => {
                    self.check_field(like, value, path)?;
                    changes.push(Change { path: path.clone(), value: value.clone() });
                }
                (None, None) => {
                    let known: BTreeSet<&String> = entries().flat_map(Table::keys).collect();
                    return Err(wrong(path, no_such_field(known)));
                }
            }
            path.pop();
        }
        Ok(())
    }

    /// Whether a field may become what is said: something of its kind, within its bounds.
    fn check_field(&self, printed: &Value, said: &Value, path: &[String]) -> Result<(), ContentError> {
        let field = path.last().map_or("", String::as_str);
        if is_for_readers(field) || CALLED_BY.contains(&field) {
            return Err(wrong(
                path,
                Printed::new(
                    "on ne change que ce que lisent les règles : noms, textes et origines restent comme imprimés",
                    "only what rules read can be changed: names, texts and where things come from stay as printed",
                ),
            ));
        }
        if self.fixed.iter().any(|pattern| fits(pattern, path)) {
            return Err(wrong(
                path,
                Printed::new("les règles ne permettent pas d'en changer", "rules do not allow that to change"),
            ));
        }
        if !is_alike(printed, said) {
            let (fr, en) = kind_of(printed);
            return Err(wrong(path, Printed::new(format!("on attend {fr}"), format!("{en} is expected"))));
        }
        let bounds = self.bounds.iter().find(|(pattern, _)| fits(pattern, path));
        check_bounds(said, bounds.map_or(&USUAL_BOUNDS, |(_, bounds)| bounds)).map_err(|reason| wrong(path, reason))
    }
}

/// What a table of content says, in the types that a box reads it with.
///
/// # Errors
/// Why it does not fit them.
pub fn read_content<T: DeserializeOwned>(table: &Table) -> Result<T, Printed> {
    table.clone().try_into().map_err(|error: toml::de::Error| {
        let what = plain(error.message());
        Printed::new(format!("ne convient pas ({what})"), format!("does not fit ({what})"))
    })
}

/// All figures of a table, in one line: what is there for readers is not in it.
fn figures(table: &Table) -> String {
    serde_json::to_string(&stripped(&Value::Table(table.clone()))).expect("plain data")
}

fn stripped(value: &Value) -> Value {
    match value {
        Value::Table(table) => {
            let kept = table.iter().filter(|(key, _)| !is_for_readers(key));
            Value::Table(kept.map(|(key, value)| (key.clone(), stripped(value))).collect())
        }
        Value::Array(list) => Value::Array(list.iter().map(stripped).collect()),
        other => other.clone(),
    }
}

/// Whether a field is there for readers, and not for rules.
pub fn is_for_readers(field: &str) -> bool {
    matches!(field, "fr" | "en" | "certain" | "says" | "use") || field.ends_with("provenance")
}

fn put(table: &mut Table, path: &[String], value: Value) {
    let (last, way) = path.split_last().expect("a change has a place");
    let mut at = table;
    let mut way = way.iter();
    while let Some(key) = way.next() {
        at = match at.get_mut(key).expect("a place that was found") {
            Value::Table(table) => table,
            Value::Array(entries) => {
                let called = called_by(entries);
                let said = way.next().expect("an entry that was found");
                let is_it = |(at, entry): &(usize, &mut Value)| match called {
                    Some(field) => entry.get(field).and_then(word).as_ref() == Some(said),
                    None => (at + 1).to_string() == *said,
                };
                let found = entries.iter_mut().enumerate().find(is_it).expect("an entry that was found").1;
                found.as_table_mut().expect("a list of entries")
            }
            _ => unreachable!("a way leads through tables and lists"),
        };
    }
    at.insert(last.clone(), value);
}

fn has_entries(list: &[Value]) -> bool {
    list.first().is_some_and(Value::is_table)
}

/// The field that all entries of a list are called by, where there is one.
fn called_by(entries: &[Value]) -> Option<&'static str> {
    let all_have = |field: &&str| entries.iter().all(|entry| entry.get(*field).and_then(word).is_some());
    CALLED_BY.into_iter().find(all_have)
}

/// What an entry is called: a word or a number.
fn word(value: &Value) -> Option<String> {
    match value {
        Value::String(word) => Some(word.clone()),
        Value::Integer(number) => Some(number.to_string()),
        _ => None,
    }
}

fn place_of(printed: &[Value], field: &str, entry: &Table) -> Result<usize, Printed> {
    let Some(said) = entry.get(field).and_then(word) else {
        return Err(Printed::new(
            format!("chaque entrée dit de quoi il s'agit : {field} = …"),
            format!("every entry says what it is about: {field} = …"),
        ));
    };
    let words: Vec<String> = printed.iter().filter_map(|entry| word(entry.get(field)?)).collect();
    words.iter().position(|known| *known == said).ok_or_else(|| {
        let (said, known) = (plain(&said), words.join(", "));
        Printed::new(
            format!("rien ne s'y appelle « {said} » ; on y trouve : {known}"),
            format!("nothing there is called “{said}”; there is: {known}"),
        )
    })
}

fn no_such_field<'a>(known: impl IntoIterator<Item = &'a String>) -> Printed {
    let known = known.into_iter().map(String::as_str).filter(|field| !is_for_readers(field));
    let known = known.collect::<Vec<_>>().join(", ");
    Printed::new(
        format!("ce champ n'existe pas ; il y a : {known}"),
        format!("there is no such field; there is: {known}"),
    )
}

/// Whether a path is what a pattern says, in which `*` stands for any word, and `**` at its end for any number of them.
fn fits(pattern: &str, path: &[String]) -> bool {
    let (pattern, path) = match pattern.strip_suffix(".**") {
        Some(start) => (start, &path[..path.len().min(start.split('.').count())]),
        None => (pattern, path),
    };
    let words: Vec<&str> = pattern.split('.').collect();
    words.len() == path.len() && words.iter().zip(path).all(|(word, said)| *word == "*" || word == said)
}

/// Whether two values are of one kind; lists where their things are, as far as something lies in them.
fn is_alike(printed: &Value, said: &Value) -> bool {
    match (printed, said) {
        (Value::Array(was), Value::Array(is)) => match was.first() {
            None => is.iter().all(|value| !value.is_table()),
            Some(first) => is.iter().all(|value| is_alike(first, value)),
        },
        (was, is) => was.same_type(is),
    }
}

fn check_bounds(value: &Value, bounds: &RangeInclusive<i64>) -> Result<(), Printed> {
    match value {
        Value::Integer(figure) if !bounds.contains(figure) => {
            let (least, most) = (bounds.start(), bounds.end());
            Err(Printed::new(
                format!("{figure} est hors limites : de {least} à {most}"),
                format!("{figure} is out of bounds: {least} to {most}"),
            ))
        }
        Value::Array(list) => list.iter().try_for_each(|value| check_bounds(value, bounds)),
        Value::Table(table) => table.values().try_for_each(|value| check_bounds(value, bounds)),
        _ => Ok(()),
    }
}

fn kind_of(value: &Value) -> (&'static str, &'static str) {
    match value {
        Value::Integer(_) => ("un nombre entier", "a whole number"),
        Value::String(_) => ("un texte entre guillemets", "a text in quotation marks"),
        Value::Boolean(_) => ("true ou false", "true or false"),
        Value::Array(_) => ("une liste comme celle qui est imprimée", "a list like the printed one"),
        Value::Table(_) => ("une table comme celle qui est imprimée", "a table like the printed one"),
        Value::Float(_) | Value::Datetime(_) => {
            ("une valeur comme celle qui est imprimée", "a value like the printed one")
        }
    }
}

fn whole(reason: Printed) -> ContentError {
    ContentError { place: None, reason }
}

fn wrong(path: &[String], reason: Printed) -> ContentError {
    let place: String = plain(&path.join("."));
    ContentError { place: Some(Printed::new(place.clone(), place)), reason }
}

/// What is wrong with a text that is no TOML, or not the one that is expected.
pub fn bad_toml(text: &str, error: &toml::de::Error) -> ContentError {
    let before = text.get(..error.span().map_or(0, |span| span.start)).unwrap_or_default();
    let (line, what) = (1 + before.matches('\n').count(), plain(error.message()));
    whole(Printed::new(
        format!("la ligne {line} ne convient pas à un paquet en TOML ({what})"),
        format!("line {line} does not fit a deck in TOML ({what})"),
    ))
}

/// A word that somebody wrote, fit to be shown.
fn plain(word: &str) -> String {
    word.chars().filter(|sign| !sign.is_control()).take(120).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = "
        [hero]
        life = 10
        fr = \"Héros\"
        provenance = \"designed\"
        [[foe]]
        id = \"wolf\"
        life = [3, 4]
        [[foe]]
        id = \"bear\"
        life = [8, 9]
        sleeps = true
        steps = [{ by = 1 }, { by = 2 }]
    ";

    fn printed() -> PrintedContent {
        PrintedContent::new("woods", &[FILE], &[("foe.*.life", 1..=20)], &["foe.bear.steps.**"])
    }

    /// The line of figures that a text comes to, or where and why it does not fit.
    fn line(text: &str) -> Result<String, (String, String)> {
        let read = |table: &Table| match table["hero"]["life"].as_integer() {
            Some(13) => Err(Printed::new("malheur", "bad luck")),
            _ => Ok(()),
        };
        let changed = printed().changed(text, read).map(|changed| changed.line);
        changed.map_err(|error| (error.place.map(|place| place.en).unwrap_or_default(), error.reason.en))
    }

    #[test]
    fn what_is_given_is_laid_over_what_is_printed() {
        let game = "game = \"woods\"\n";
        assert_eq!(line(game), Ok(printed().line()));
        assert!(!printed().line().contains("Héros") && !printed().line().contains("designed"));
        let own = line(&format!("{game}[hero]\nlife = 12\n[[foe]]\nid = \"wolf\"\nlife = [5, 6]\nsleeps = true\n"));
        let own = own.expect("a good change");
        assert!(own.contains("\"life\":12") && own.contains("[5,6],\"sleeps\":true") && own.contains("[8,9]"), "{own}");
        assert_eq!(line(&own), Ok(own.clone()), "a line is read as it is written");
    }

    #[test]
    fn what_does_not_fit_has_a_place() {
        let place = |text: &str| line(&format!("game = \"woods\"\n{text}")).expect_err(text).0;
        assert_eq!(place("[hero]\nlife = 100\n"), "hero.life");
        assert_eq!(place("[hero]\nlife = 13\n[[foe]]\nid = \"wolf\"\nlife = [1, 1]\n"), "hero.life");
        assert_eq!(place("[hero]\nfr = \"Elle\"\n"), "hero.fr");
        assert_eq!(place("[[foe]]\nid = \"fox\"\n"), "foe");
        assert_eq!(place("[[foe]]\nid = \"wolf\"\nlife = [21, 1]\n"), "foe.wolf.life");
        assert_eq!(place("[[foe]]\nid = \"bear\"\nsteps = [{ by = 3 }, {}]\n"), "foe.bear.steps.1.by");
        assert_eq!(place("[[foe]]\nid = \"bear\"\nsteps = [{}]\n"), "foe.bear.steps");
        assert_eq!(place("[[foe]]\nid = \"wolf\"\nwings = 2\n"), "foe.wolf.wings");
        assert_eq!(line("game = \"sea\"").expect_err("another game").0, "");
    }
}
