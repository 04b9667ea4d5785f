//! What is taken out of a pack of cards for a game with real ones.

use crate::content::Card;
use crate::table::FULL_LIFE;
use kernel::Text;

/// The cards to shuffle, suit by suit as they are printed, and what to put beside them. §setup.deck §setup.dungeon §setup.life
pub fn preparation() -> Vec<Text> {
    let cards: Vec<Card> = Card::all().collect();
    let suit = |card: &Card| card.code().chars().next_back();
    let suits = cards.chunk_by(|one, next| suit(one) == suit(next));
    let mut said = vec![Text::new("prepare-shuffle").number("count", cards.len() as i64)];
    said.extend(suits.map(|suit| {
        let text = Text::new("prepare-suit").number("count", suit.len() as i64);
        text.name("first", suit[0].name()).name("last", suit[suit.len() - 1].name())
    }));
    said.push(Text::new("prepare-life").number("life", FULL_LIFE));
    said
}
