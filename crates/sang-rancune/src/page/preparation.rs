//! What is shuffled and put together for a game with real cards.

use crate::content::{Card, Content, names};
use crate::table::Options;
use kernel::Text;

/// The packs, and what lies before everybody. §setup.cards §setup.encounters §setup.initiative §setup.heroes
pub fn preparation(content: &Content, options: &Options) -> Vec<Text> {
    let count = |card: Card| content.card(card).count as i64;
    let all = Card::all().map(count).sum::<i64>();
    let mut said = vec![Text::new("prepare-shuffle").number("count", all).number("hand", content.limit)];
    type IsKind = fn(Card) -> bool;
    let kinds: [(&str, IsKind); 3] =
        [("prepare-attacks", Card::is_attack), ("prepare-low", Card::is_low), ("prepare-items", Card::is_item)];
    for (id, is_kind) in kinds {
        let counted = |card: Card| {
            let name = &names().cards[card.0 as usize];
            Text::new("prepare-counted").name("name", name).number("count", count(card))
        };
        let cards: Vec<Card> = Card::all().filter(|card| is_kind(*card)).collect();
        let number = cards.iter().map(|card| count(*card)).sum::<i64>();
        said.push(Text::new(id).number("count", number).text("cards", list(cards.into_iter().map(counted))));
    }
    let length = content.length_dial[options.length as usize] as i64;
    let encounters = Text::new("prepare-encounters").number("count", names().encounters.len() as i64);
    said.push(encounters.number("length", length));
    let heroes = names().heroes.iter().take(options.players as usize);
    let heroes = list(heroes.map(|name| Text::new("prepare-card").name("name", name)));
    said.push(Text::new("prepare-heroes").number("players", options.players).text("heroes", heroes));
    said
}

/// Texts one after the other.
fn list(mut texts: impl Iterator<Item = Text>) -> Text {
    let first = texts.next().expect("there are cards in the box");
    texts.fold(first, |all, next| Text::new("prepare-list").text("first", all).text("next", next))
}
