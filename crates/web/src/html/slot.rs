//! A part of a page that is drawn, compared and sent by itself: its place on the page never changes.

use crate::ids;
use maud::{Markup, PreEscaped, html};

/// A part of a page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Slot {
    /// Its name, the same for as long as the page is open.
    pub name: String,
    /// What stands there.
    pub html: String,
}

impl Slot {
    /// What stands in the place of that name.
    pub fn new(name: impl Into<String>, html: Markup) -> Self {
        Self { name: name.into(), html: html.into_string() }
    }
}

/// What tells the parts of a page from those of another, and the page around them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SlotMarks {
    around: String,
    slots: Vec<(String, String)>,
}

impl SlotMarks {
    /// Of a page around these parts.
    pub fn new(around: &str, slots: &[Slot]) -> Self {
        let marked = |slot: &Slot| (slot.name.clone(), ids::mark(&slot.html));
        Self { around: ids::mark(around), slots: slots.iter().map(marked).collect() }
    }

    /// The names of the parts that are not as they were; nothing where the page around them is another.
    pub fn changed_since(&self, before: &Self) -> Option<Vec<&str>> {
        if self.around != before.around {
            return None;
        }
        Some(self.slots.iter().filter(|slot| !before.slots.contains(slot)).map(|(name, _)| name.as_str()).collect())
    }
}

/// What stands in the slot of a name; nothing where there is none.
pub fn inside<'s>(slots: &'s [Slot], name: &str) -> PreEscaped<&'s str> {
    PreEscaped(slots.iter().find(|slot| slot.name == name).map_or("", |slot| slot.html.as_str()))
}

/// A slot in its place, as an element of that kind; empty where there is nothing of that name.
pub fn slot(element: &'static str, slots: &[Slot], name: &'static str) -> Markup {
    let (inside, id) = (inside(slots, name), format!("slot-{name}"));
    match element {
        "header" => html! { header.slot.(name) id=(id) data-slot=(name) { (inside) } },
        "section" => html! { section.slot.(name) id=(id) data-slot=(name) aria-labelledby="prompt" { (inside) } },
        "p" => html! { p.slot.(name) id=(id) data-slot=(name) { (inside) } },
        _ => html! { div.slot.(name) id=(id) data-slot=(name) { (inside) } },
    }
}
