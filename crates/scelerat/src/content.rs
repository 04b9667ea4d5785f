//! The printed cards.

use kernel::changed_content::read_content;
use kernel::{ChangedContent, ContentError, Printed, PrintedContent};
use serde::de::{Error, IgnoredAny};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::sync::LazyLock;

/// How many cards there are.
pub const CARDS: u8 = 44;

const SOURCE: &str = include_str!("../content/cards.toml");

/// A card, by its number in the printed order: spades, clubs, diamonds, hearts, each from 2 upwards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Card(pub u8);

/// What a card is to the player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// §card.monster
    #[default]
    Monster,
    /// §card.weapon
    Weapon,
    /// §card.potion
    Potion,
}

/// What kinds are called in what records are bound to.
pub const KINDS: [(&str, Kind); 3] = [("monster", Kind::Monster), ("weapon", Kind::Weapon), ("potion", Kind::Potion)];

/// What the rules read off a card; four bytes apart in memory, which is how processors like to count.
#[derive(Clone, Copy, Debug, Default)]
#[repr(align(4))]
pub struct Face {
    pub kind: Kind,
    pub value: u8,
    /// The value of a monster, 0 for anything else.
    pub menace: u8,
}

/// The faces of all cards, by number; as many as a byte can name, so that looking one up cannot miss.
pub type Faces = [Face; 256];

/// All printed things.
pub struct Content {
    pub faces: Faces,
    codes: Vec<String>,
    names: Vec<Printed>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Pack {
    /// Said for readers.
    #[serde(rename = "provenance")]
    _provenance: IgnoredAny,
    rank: Vec<Rank>,
    suit: Vec<Suit>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Rank {
    code: String,
    fr: String,
    en: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Suit {
    code: String,
    kind: Kind,
    /// Of its ranks, from the first.
    values: Vec<u8>,
    fr: String,
    en: String,
}

/// How many cards the suits have.
const RANKS: [usize; 4] = [13, 13, 9, 9];

/// Up to what value the rules of thumb count.
pub const MOST: usize = 20;

static PRINTED: LazyLock<PrintedContent> = LazyLock::new(|| {
    PrintedContent::new("scelerat", &[SOURCE], &[("suit.*.values", 1..=MOST as i64)], &["suit.*.kind"])
});

/// §setup.deck
pub static CONTENT: LazyLock<Content> =
    LazyLock::new(|| read(PRINTED.table()).expect("the printed content is well formed"));

fn read(table: &toml::Table) -> Result<Content, Printed> {
    let pack: Pack = read_content(table)?;
    let mut content = Content { faces: [Face::default(); 256], codes: Vec::new(), names: Vec::new() };
    for (suit, ranks) in pack.suit.iter().zip(RANKS) {
        if suit.values.len() != ranks {
            let (code, count) = (&suit.code, suit.values.len());
            return Err(Printed::new(
                format!("la couleur {code} a {ranks} valeurs, pas {count}"),
                format!("the suit {code} has {ranks} values, not {count}"),
            ));
        }
        for (rank, value) in pack.rank.iter().zip(&suit.values) {
            content.faces[content.codes.len()] =
                Face { kind: suit.kind, value: *value, menace: if suit.kind == Kind::Monster { *value } else { 0 } };
            content.codes.push(format!("{}{}", rank.code, suit.code));
            content
                .names
                .push(Printed::new(format!("{} de {}", rank.fr, suit.fr), format!("{} of {}", rank.en, suit.en)));
        }
    }
    assert_eq!(content.codes.len(), CARDS as usize, "the pack has {CARDS} cards");
    Ok(content)
}

/// The printed figures, in a line that [`changed`] reads.
pub fn printed_line() -> String {
    PRINTED.line()
}

/// The printed cards with what a text changes.
///
/// # Errors
/// The first change that does not fit.
pub fn changed(text: &str) -> Result<ChangedContent<Faces>, ContentError> {
    PRINTED.changed(text, |table| read(table).map(|content| content.faces))
}

impl Card {
    /// All cards.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..CARDS).map(Self)
    }

    /// The card that a code such as `QS` stands for.
    pub fn from_code(code: &str) -> Option<Self> {
        CONTENT.codes.iter().position(|known| known == code).map(|number| Self(number as u8))
    }

    /// Its code: `QS`.
    pub fn code(self) -> &'static str {
        &CONTENT.codes[self.0 as usize]
    }

    /// Its printed name.
    pub fn name(self) -> &'static Printed {
        &CONTENT.names[self.0 as usize]
    }

    /// What it is to the player, whatever its value.
    pub fn kind(self) -> Kind {
        CONTENT.faces[self.0 as usize].kind
    }

    /// The printed value of a monster, 0 for anything else.
    #[cfg(test)]
    pub fn menace(self) -> u8 {
        CONTENT.faces[self.0 as usize].menace
    }

    /// Its printed value.
    pub fn value(self) -> u8 {
        CONTENT.faces[self.0 as usize].value
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.code())
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let code = String::deserialize(deserializer)?;
        Self::from_code(&code).ok_or_else(|| D::Error::custom("no such card"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stray_field_is_refused() {
        let read = |text: &str| toml::from_str::<Pack>(text).map(drop);
        assert_eq!(read(SOURCE), Ok(()));
        for strayed in [
            format!("stray = 1\n{SOURCE}"),
            SOURCE.replacen("[[rank]]", "[[rank]]\nstray = 1", 1),
            SOURCE.replacen("[[suit]]", "[[suit]]\nstray = 1", 1),
        ] {
            assert!(read(&strayed).is_err_and(|error| error.message().contains("stray")), "{strayed}");
        }
    }
}
