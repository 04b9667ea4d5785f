//! What is shuffled and put together for a run with real cards and dice.

use crate::content::{Class, Foe, foe_name, names};
use crate::table::{Cast, Options};
use kernel::{Printed, SourceKind, SourceSpec, Text};

/// The piles, the heroes' cards and the dice. §setup.rooms §setup.guardians §setup.class
pub fn preparation(options: &Options, sources: &[SourceSpec]) -> Vec<Text> {
    let rooms = &names().rooms;
    let mut said = vec![Text::new("prepare-rooms").number("count", rooms.len() as i64).text("cards", list(rooms))];
    let guardians = Foe::GUARDIANS.map(|foe| foe_name(foe, 1));
    let guardians = Text::new("prepare-guardians").text("cards", list(guardians));
    said.push(guardians.name("last", foe_name(Foe::Husk, 1)));
    said.push(match options.hero {
        Cast::Of(class) if options.players == 1 => Text::new("prepare-class").name("class", class_name(class)),
        Cast::Of(_) => Text::new("prepare-classes"),
        _ => Text::new("prepare-class-drawn"),
    });
    let dice = sources.iter().filter(|source| source.kind == SourceKind::Die).map(|source| &source.label);
    said.push(Text::new("prepare-dice").text("dice", list(dice)));
    said
}

fn class_name(class: Class) -> &'static Printed {
    &names().classes[class as usize]
}

/// Names one after the other.
fn list<'a>(names: impl IntoIterator<Item = &'a Printed>) -> Text {
    let mut named = names.into_iter().map(|name| Text::new("prepare-card").name("name", name));
    let first = named.next().expect("there are cards in the box");
    named.fold(first, |all, next| Text::new("prepare-list").text("first", all).text("next", next))
}
