//! What is shuffled and put together for a game with printed cards.

use crate::rules::Dongeon;
use crate::table::LIVES;
use kernel::Text;

/// The cards, how they lie, and the doors card beneath. §setup.shuffle §setup.doors §setup.life
pub fn preparation(game: &Dongeon) -> Vec<Text> {
    vec![
        Text::new("prepare-shuffle").number("count", game.deck.count() as i64),
        Text::new("prepare-doors"),
        Text::new("prepare-life").number("life", LIVES),
    ]
}
