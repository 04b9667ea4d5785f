//! What skill may earn in a game: kept nowhere, since whoever has the record can find it again.

use crate::Text;

/// Something that a victory may earn beyond its score.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trophy {
    /// Its id, among those of its game.
    pub id: &'static str,
    /// What it is called.
    pub name: Text,
    /// What earns it, in a sentence.
    pub deed: Text,
}

impl Trophy {
    /// A trophy, by the messages of its name and of what earns it.
    pub fn new(id: &'static str, name: &'static str, deed: &'static str) -> Self {
        Self { id, name: Text::new(name), deed: Text::new(deed) }
    }
}
