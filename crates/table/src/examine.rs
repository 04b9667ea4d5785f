//! Looking closer: everything on a page with all that is known of it, and the clauses that explain it.

use crate::rulebook::RulebookClause;
use crate::words::Words;
use kernel::{Layout, Page, Text, Thing, Zone};

/// Something that was looked at closely.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ExaminedThing {
    /// Its id on the page; nothing for a quantity.
    pub thing: Option<String>,
    /// Where it lies.
    pub zone: String,
    /// What it is called.
    pub name: String,
    /// All that is known of it, a line each.
    pub known: Vec<String>,
    /// The clauses that explain it, in their order.
    pub clauses: Vec<RulebookClause>,
}

/// Everything on a page, in its order: quantities first, then what lies where. `words` are those of the game; the rules are those that may be read.
pub fn examine(page: &Page, words: &Words, rules: &[RulebookClause]) -> Vec<ExaminedThing> {
    let gauges = page.gauges.iter().map(|gauge| ExaminedThing {
        thing: None,
        zone: words.say(&page.heading),
        name: words.say(&gauge.label),
        known: vec![gauge.most.map_or_else(|| gauge.value.to_string(), |most| format!("{}/{most}", gauge.value))],
        clauses: found(rules, gauge.clause.as_slice()),
    });
    let things = page.zones.iter().flat_map(|zone| zone.things.iter().map(move |thing| (zone, thing)));
    gauges.chain(things.map(|(zone, thing)| examined(zone, thing, words, rules))).collect()
}

fn examined(zone: &Zone, thing: &Thing, words: &Words, rules: &[RulebookClause]) -> ExaminedThing {
    let say = |text: &Text| words.say(text);
    let mut known = vec![say(&thing.label)];
    known.extend(thing.marks.iter().chain(&thing.edges).map(say));
    let heads: &[Text] =
        if let Layout::Table { columns } = &zone.layout { columns.get(1..).unwrap_or(&[]) } else { &[] };
    for (head, cell) in heads.iter().zip(&thing.cells) {
        if let Some(text) = cell.text() {
            // French puts a space before the colon; a dash needs none of either language's manners.
            known.push(format!("{} — {}", say(head), say(text)));
        }
    }
    known.retain(|line| !line.is_empty());
    known.dedup();
    ExaminedThing {
        thing: Some(thing.id.clone()),
        zone: say(&zone.label),
        name: thing.name.in_lang(words.lang).to_string(),
        known,
        clauses: found(rules, &thing.clauses),
    }
}

fn found(rules: &[RulebookClause], asked: &[&str]) -> Vec<RulebookClause> {
    asked.iter().filter_map(|asked| rules.iter().find(|rule| rule.id == *asked)).cloned().collect()
}
