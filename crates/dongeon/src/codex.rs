//! All that can be met in Dongeon: icons, and the faces that show them.

use crate::content::{CardDeck, Face, Icon};
use crate::page::{self, IconLegend};
use kernel::{CodexChapter, CodexEntry, CodexSign, Printed, Text};
use std::collections::BTreeSet;

/// The icons, then the faces.
pub fn codex(deck: &CardDeck) -> Vec<CodexChapter> {
    let numbers = || 0..deck.count();
    let white = numbers().map(|number| (number, deck.white(number)));
    let grey = numbers().map(|number| (number, deck.grey(number)));
    vec![
        CodexChapter::new("zone-legend", icons(deck)),
        CodexChapter::new("codex-white", white.map(|(number, shown)| face("white", number, shown, page::white_name()))),
        CodexChapter::new("codex-grey", grey.map(|(number, shown)| face("grey", number, shown, page::grey_name()))),
    ]
}

fn icons(deck: &CardDeck) -> Vec<CodexEntry> {
    let faces: Vec<[Face; 2]> = (0..deck.count()).map(|number| [deck.white(number), deck.grey(number)]).collect();
    let on = |icon: Icon, side: usize| faces.iter().filter(|both| both[side].icons().contains(&icon)).count() as i64;
    let found = |icon: Icon| Text::new("codex-found").number("white", on(icon, 0)).number("grey", on(icon, 1));
    let entry = |id: String, icon: Icon, legend: &IconLegend, does: Text| {
        CodexEntry::new(id, &page::icon_name(icon), legend.picture)
            .facts([does, found(icon)])
            .under(legend.clauses)
            .known_by(CodexSign::Edge(page::icon_text(icon)))
    };
    let plain = page::LEGEND.iter().map(|legend| {
        entry(legend.id.trim_start_matches("sign-").to_string(), legend.icon, legend, Text::new(legend.label))
    });
    let values: BTreeSet<u8> = faces
        .iter()
        .flatten()
        .flat_map(|face| face.icons())
        .filter_map(|icon| if let Icon::Monster(value) = icon { Some(value) } else { None })
        .collect();
    let monsters = values.into_iter().map(|value| {
        let does = Text::new("codex-monster").number("value", value);
        entry(format!("monster{value}"), Icon::Monster(value), &page::MONSTER, does)
    });
    plain.chain(monsters).collect()
}

/// A face, by the number that stands on it.
fn face(side: &str, number: u8, face: Face, name: Printed) -> CodexEntry {
    let number = number + 1;
    let called = Printed::new(format!("{} {number}", name.fr), format!("{} {number}", name.en));
    let label = page::face_label(number);
    CodexEntry::new(format!("{side}{number}"), &called, "card")
        .facts([Text::new("codex-face").name("icons", &page::face_name(face)), Text::new(page::path_label(face).0)])
        .under(&[page::path_label(face).1])
        .known_by(CodexSign::Labelled(name, label))
}
