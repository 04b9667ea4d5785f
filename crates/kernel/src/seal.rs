//! What a campaign opens piece by piece: until then, nobody at the table reads of it.

use crate::{Arg, Choice, Page, PageCell, Printed, Text, Thing};

/// Something that lies sealed until a campaign opens it. What is sealed is no secret of the game: whoever has played before may know it. But
/// nothing that leaves says it: no page, no story, no odds, no rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Seal {
    /// A card, an enemy, whatever has a name.
    Name(Printed),
    /// A clause of the rules, or all of a group of clauses: `roof` for `roof.volley` and its like.
    Clauses(&'static str),
}

impl Seal {
    /// Whether a clause lies under this seal.
    pub fn covers(&self, clause: &str) -> bool {
        let Self::Clauses(sealed) = self else { return false };
        clause == *sealed || clause.strip_prefix(sealed).is_some_and(|rest| rest.starts_with('.'))
    }
}

/// What somebody reads on a page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PageWord<'a> {
    /// A name.
    Name(&'a str),
    /// A clause that is pointed at.
    Clause(&'static str),
}

/// Reads a message aloud: every name in it.
pub fn read_text(text: &Text, read: &mut impl FnMut(PageWord<'_>)) {
    for (_, arg) in &text.args {
        match arg {
            Arg::Number(_) => {}
            Arg::Name(printed) => read_printed(printed, read),
            Arg::Plain(plain) => read(PageWord::Name(plain)),
            Arg::Text(text) => read_text(text, read),
        }
    }
}

/// Reads a page aloud: every name on it, and every clause that it points at.
pub fn read_page(page: &Page, read: &mut impl FnMut(PageWord<'_>)) {
    read_text(&page.heading, read);
    read_text(&page.prompt, read);
    page.notes.iter().for_each(|note| read_text(note, read));
    for gauge in &page.gauges {
        read_text(&gauge.label, read);
        gauge.clause.into_iter().for_each(|clause| read(PageWord::Clause(clause)));
    }
    for zone in &page.zones {
        read_text(&zone.label, read);
        zone.things.iter().for_each(|thing| read_thing(thing, read));
    }
    page.choices.iter().for_each(|choice| read_choice(choice, read));
}

fn read_printed(printed: &Printed, read: &mut impl FnMut(PageWord<'_>)) {
    read(PageWord::Name(&printed.fr));
    read(PageWord::Name(&printed.en));
}

fn read_thing(thing: &Thing, read: &mut impl FnMut(PageWord<'_>)) {
    read_printed(&thing.name, read);
    thing.clauses.iter().for_each(|clause| read(PageWord::Clause(clause)));
    thing.corner.iter().for_each(|corner| read_printed(corner, read));
    let said = thing.cells.iter().filter_map(PageCell::text);
    let texts = [&thing.label].into_iter().chain(&thing.marks).chain(&thing.edges).chain(said);
    texts.for_each(|text| read_text(text, read));
}

fn read_choice(choice: &Choice, read: &mut impl FnMut(PageWord<'_>)) {
    read(PageWord::Clause(choice.clause));
    read_text(&choice.label, read);
    read_text(&choice.consequence, read);
    if let Some(refused) = &choice.refused {
        read(PageWord::Clause(refused.clause));
        read_text(&refused.why, read);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seal_covers_a_group_and_its_clauses() {
        let seal = Seal::Clauses("roof");
        assert!(seal.covers("roof") && seal.covers("roof.volley"));
        assert!(!seal.covers("roofs.volley") && !seal.covers("open.roof"));
        assert!(!Seal::Name(Printed::new("roof", "roof")).covers("roof"));
    }
}
