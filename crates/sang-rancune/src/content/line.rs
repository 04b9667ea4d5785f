//! All that the rules read off the cards, in one line: what records are bound to. Frozen, word for word.

use super::written::write_blow;
use super::{Blow, Content, Encounter, Printing, names};
use kernel::{InlineVec, notation};
use serde::Serialize;

/// In the words of the content file.
fn said<T: Serialize + ?Sized>(value: &T) -> String {
    notation::write(value).expect("figures and the words of the content file")
}

fn card(card: &Printing) -> String {
    format!("{} {} {} {}", card.count, said(&card.effect), said(card.sides.as_slice()), card.side)
}

fn blows(by_players: &[InlineVec<Blow, 2>; 4]) -> String {
    let row = |blows: &InlineVec<Blow, 2>| blows.iter().map(write_blow).collect::<Vec<_>>();
    said(&by_players.iter().map(row).collect::<Vec<_>>())
}

fn encounter(foe: &Encounter) -> String {
    let Encounter { breed, prestige, life, random, precise, rule } = foe;
    format!("{} {prestige} {} {} {} {}", said(breed), said(life), blows(random), blows(precise), said(rule))
}

/// All that the rules read off the cards, in one line.
pub fn line(content: &Content) -> String {
    let cards = content.cards.iter().zip(&names().card_words).map(|(of, word)| format!("{word} {}", card(of)));
    let encounters =
        content.encounters.iter().zip(&names().encounter_words).map(|(of, word)| format!("{word} {}", encounter(of)));
    let figures = [
        format!("hero {}", content.life),
        format!("hand {} {}", content.limit, content.least),
        format!("nobody {}", content.nobody),
        format!("late {}", said(&content.late)),
        format!("track {}", content.track),
        format!("weary {} {}", content.weary_from, content.weary),
        format!("dials {} / {} / {}", said(&content.life_dial), said(&content.harm_dial), said(&content.length_dial)),
    ];
    cards.chain(encounters).chain(figures).collect::<Vec<_>>().join("; ")
}
