//! What a codex says of whatever can be met in a game: general facts, not how it stood at one table.

use crate::{Page, PageCell, Printed, Text, Thing, ZoneRole};

/// A chapter of a codex: things of one kind.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CodexChapter {
    /// What they are: "Monsters".
    pub label: Text,
    /// Whether it may be said how many there are. Where that would give away what lies ahead, a chapter holds what was met and no more.
    pub counted: bool,
    /// All of them, in a stable order.
    pub entries: Vec<CodexEntry>,
}

impl CodexChapter {
    /// Things of which anybody may know how many there are, by the message that names them.
    pub fn new(label: &'static str, entries: impl IntoIterator<Item = CodexEntry>) -> Self {
        Self { label: Text::new(label), counted: true, entries: entries.into_iter().collect() }
    }

    /// The same, of which nobody is told how many there are.
    #[must_use]
    pub fn uncounted(self) -> Self {
        Self { counted: false, ..self }
    }
}

/// Something that can be met.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CodexEntry {
    /// Its id, among those of its game.
    pub id: String,
    /// What it is called.
    pub name: Printed,
    /// What a face may draw for it: the id of a drawing.
    pub picture: &'static str,
    /// What it is and does, in figures, a line each.
    pub facts: Vec<Text>,
    /// The clauses that explain it, what matters most first.
    pub clauses: Vec<&'static str>,
    /// How it is known on a page.
    pub sign: CodexSign,
}

/// How something is known on a page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CodexSign {
    /// A thing of its name and its picture.
    Named,
    /// The same, also among what a page remembers: what lies there was found before.
    Remembered,
    /// A thing of its picture, whatever it is called just then.
    Pictured,
    /// A thing of that name and that label.
    Labelled(Printed, Text),
    /// A thing of its name and its picture with that mark and a quantity of at most so much, and a row of its name with these columns: cards
    /// of one name are told apart by what they have and do.
    Fighter {
        /// What the row says.
        row: Vec<PageCell>,
        /// What holds of the thing.
        mark: Text,
        /// The most that one of its quantities can be.
        most: i32,
    },
    /// What stands at the edge of a card.
    Edge(Text),
    /// A zone that is called so: a place where one is.
    Place(Text),
}

impl CodexEntry {
    /// Something that stands on pages by its name and its picture.
    pub fn new(id: impl Into<String>, name: &Printed, picture: &'static str) -> Self {
        Self {
            id: id.into(),
            name: name.clone(),
            picture,
            facts: Vec::new(),
            clauses: Vec::new(),
            sign: CodexSign::Named,
        }
    }

    /// The same, with what it does.
    #[must_use]
    pub fn facts(self, facts: impl IntoIterator<Item = Text>) -> Self {
        Self { facts: facts.into_iter().collect(), ..self }
    }

    /// The same, with the clauses that explain it.
    #[must_use]
    pub fn under(self, clauses: &[&'static str]) -> Self {
        Self { clauses: clauses.to_vec(), ..self }
    }

    /// The same, known by another sign.
    #[must_use]
    pub fn known_by(self, sign: CodexSign) -> Self {
        Self { sign, ..self }
    }

    /// Whether it stands open on a page. What lies face down is nobody's to know; what a page only remembers need not have been met.
    pub fn is_on(&self, page: &Page) -> bool {
        let remembered = self.sign == CodexSign::Remembered;
        let mut zones = page.zones.iter().filter(|zone| remembered || zone.role != ZoneRole::Memory);
        if let CodexSign::Place(label) = &self.sign {
            return zones.any(|zone| zone.label == *label);
        }
        zones.flat_map(|zone| &zone.things).filter(|thing| !thing.hidden).any(|thing| match &self.sign {
            CodexSign::Named | CodexSign::Remembered => thing.picture == self.picture && thing.name == self.name,
            CodexSign::Pictured => thing.picture == self.picture,
            CodexSign::Fighter { row, mark, most } => {
                let named = thing.name == self.name && thing.picture == self.picture && thing.marks.contains(mark);
                let whole = || thing.gauges.iter().any(|gauge| gauge.most == Some(*most));
                let is_row = |other: &Thing| other.name == self.name && other.cells == *row;
                named && whole() && page.zones.iter().flat_map(|zone| &zone.things).any(is_row)
            }
            CodexSign::Labelled(name, label) => thing.label == *label && thing.name == *name,
            CodexSign::Edge(edge) => thing.edges.contains(edge),
            CodexSign::Place(_) => false,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Gauge, Layout, Zone};

    fn page(zone: Zone) -> Page {
        let words = || Text::new("words");
        let (gauges, notes, choices) = (Vec::new(), Vec::new(), Vec::new());
        Page { heading: words(), gauges, zones: vec![zone], notes, prompt: words(), choices }
    }

    #[test]
    fn only_what_lies_open_is_met() {
        let name = Printed::new("Rat", "Rat");
        let cells = vec![PageCell::Empty, PageCell::Said(Text::new("bites"))];
        let rat = Thing::new("a", name.clone(), Text::new("foe"), "rat");
        let (gauges, marks) = (vec![Gauge::pips("life", Text::new("life"), 1, 3)], vec![Text::new("hungry")]);
        let rat = Thing { edges: vec![Text::new("door")], cells: cells.clone(), gauges, marks, ..rat };
        let zone = |thing: Thing| Zone::new("room", Text::new("cellar"), Layout::Row, [thing]);
        let entry = CodexEntry::new("rat", &name, "rat");
        let signs = [
            CodexSign::Named,
            CodexSign::Pictured,
            CodexSign::Fighter { row: cells, mark: Text::new("hungry"), most: 3 },
            CodexSign::Remembered,
            CodexSign::Labelled(name.clone(), Text::new("foe")),
            CodexSign::Edge(Text::new("door")),
            CodexSign::Place(Text::new("cellar")),
        ];
        for sign in signs {
            let entry = entry.clone().known_by(sign);
            assert!(entry.is_on(&page(zone(rat.clone()))), "{entry:?}");
            let aside = entry.is_on(&page(zone(rat.clone()).in_role(ZoneRole::Memory)));
            assert_eq!(aside, entry.sign == CodexSign::Remembered, "{entry:?}");
            let hidden = Thing { hidden: true, ..rat.clone() };
            assert_eq!(entry.is_on(&page(zone(hidden))), matches!(entry.sign, CodexSign::Place(_)), "{entry:?}");
        }
        let other = Thing { picture: "cat", ..rat };
        assert!(!entry.is_on(&page(zone(other))));
    }
}
