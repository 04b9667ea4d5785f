//! All that can be met in Scélérat: the cards of the dungeon.

use crate::content::{Card, Kind};
use crate::page;
use crate::rules::Scelerat;
use kernel::{CodexChapter, CodexEntry, Text};

/// The cards, kind by kind.
pub fn codex(game: &Scelerat) -> Vec<CodexChapter> {
    let kinds = [
        (Kind::Monster, "codex-monsters", "codex-monster"),
        (Kind::Weapon, "codex-weapons", "codex-weapon"),
        (Kind::Potion, "codex-potions", "codex-potion"),
    ];
    let chapter = |(kind, label, does): (Kind, &'static str, &'static str)| {
        let entry = |card: Card| {
            let thing = page::thing(game, card);
            let does = Text::new(does).number("value", game.face(card).value);
            CodexEntry::new(thing.id, &thing.name, thing.picture).facts([thing.label, does]).under(&thing.clauses)
        };
        CodexChapter::new(label, Card::all().filter(|card| card.kind() == kind).map(entry))
    };
    kinds.map(chapter).into()
}
