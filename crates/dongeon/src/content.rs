//! The printed cards: faces with an icon at each edge; and decks that somebody else has written.

use kernel::changed_content::{bad_toml, read_content};
use kernel::{ContentError, Printed, PrintedContent};
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;

/// The most cards that a deck may have, beside the doors card.
pub const MOST_CARDS: usize = 35;

const SOURCE: &str = include_str!("../content/deck.toml");

/// What stands at an edge of a face.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Icon {
    /// A corridor.
    Corridor,
    /// A door.
    Door,
    /// A monster of some value.
    Monster(u8),
    /// A treasure.
    Treasure,
    /// A weapon.
    Weapon,
    /// A trap.
    Trap,
    /// The way back, on grey faces.
    Turnaround,
}

impl Icon {
    /// Whether one walks on by it.
    #[inline]
    pub fn is_path(self) -> bool {
        matches!(self, Self::Corridor | Self::Door | Self::Turnaround)
    }

    /// Whether it can be taken along.
    #[inline]
    pub fn is_thing(self) -> bool {
        matches!(self, Self::Treasure | Self::Weapon)
    }

    /// Its letter, as decks are written: `C`, `M3`.
    pub fn letter(self) -> String {
        match self {
            Self::Corridor => "C".into(),
            Self::Door => "D".into(),
            Self::Monster(value) => format!("M{value}"),
            Self::Treasure => "T".into(),
            Self::Weapon => "W".into(),
            Self::Trap => "P".into(),
            Self::Turnaround => "R".into(),
        }
    }

    /// The icon of a letter.
    pub fn read(letter: &str) -> Option<Self> {
        Some(match letter {
            "C" => Self::Corridor,
            "D" => Self::Door,
            "T" => Self::Treasure,
            "W" => Self::Weapon,
            "P" => Self::Trap,
            "R" => Self::Turnaround,
            _ => {
                let value = letter.strip_prefix('M').filter(|value| value.len() == 1)?;
                Self::Monster(value.parse().ok()?)
            }
        })
    }

    fn code(self) -> u16 {
        match self {
            Self::Monster(value) => value as u16,
            Self::Corridor => 10,
            Self::Door => 11,
            Self::Treasure => 12,
            Self::Weapon => 13,
            Self::Trap => 14,
            Self::Turnaround => 15,
        }
    }

    #[inline]
    fn of_code(code: u16) -> Self {
        match code {
            10 => Self::Corridor,
            11 => Self::Door,
            12 => Self::Treasure,
            13 => Self::Weapon,
            14 => Self::Trap,
            15 => Self::Turnaround,
            value => Self::Monster(value as u8),
        }
    }
}

/// A face: four icons, clockwise from the top as printed, in four bits each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Face(u16);

impl Face {
    /// A face with these icons, clockwise from the top.
    pub fn new(icons: [Icon; 4]) -> Self {
        Self(icons.iter().rev().fold(0, |face, icon| face << 4 | icon.code()))
    }

    /// The icon at one of its edges, counted clockwise from the top as printed.
    #[inline]
    pub fn icon(self, edge: u8) -> Icon {
        Icon::of_code(self.0 >> (4 * (edge & 3)) & 15)
    }

    /// The face turned by so many quarters: that edge is on top.
    #[inline]
    #[must_use]
    pub fn turned(self, edge: u8) -> Self {
        Self(self.0.rotate_right(4 * (edge & 3) as u32))
    }

    /// Which icons are among these, a bit each: monsters of every value, then the others.
    #[inline]
    fn kinds(self) -> u32 {
        1 << (self.0 & 15) | 1 << (self.0 >> 4 & 15) | 1 << (self.0 >> 8 & 15) | 1 << (self.0 >> 12)
    }

    /// The face with the icon on top at all four edges: what counts after a door.
    #[inline]
    #[must_use]
    pub fn top_only(self) -> Self {
        Self((self.0 & 15) * 0x1111)
    }

    /// Whether one of its icons is a path.
    #[inline]
    pub fn has_path(self) -> bool {
        self.kinds() & (1 << 10 | 1 << 11 | 1 << 15) != 0
    }

    /// Whether one of its icons is a monster.
    #[inline]
    pub fn has_monster(self) -> bool {
        self.kinds() & 0x3ff != 0
    }

    /// All four.
    #[inline]
    pub fn icons(self) -> [Icon; 4] {
        [0, 1, 2, 3].map(|edge| self.icon(edge))
    }

    /// Its letters, clockwise: `C-W-C-M3`.
    pub fn letters(self) -> String {
        self.icons().map(Icon::letter).join("-")
    }
}

/// A deck: as many white faces as grey ones. Which grey face is behind which white one, the deal decides.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardDeck {
    count: u8,
    white: [Face; MOST_CARDS],
    grey: [Face; MOST_CARDS],
    /// How many monsters of each value the white faces show, and the grey ones.
    monsters: [[u8; 10]; 2],
}

/// Why a text is no deck: the card (from 1; 0 for the whole deck) and the reason.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadDeck {
    /// The card.
    pub card: usize,
    /// The reason.
    pub reason: Printed,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    #[serde(default)]
    #[allow(dead_code, reason = "said for readers")]
    provenance: Option<String>,
    /// What whoever wrote it calls it.
    #[serde(default)]
    #[allow(dead_code, reason = "said for readers")]
    name: Option<String>,
    card: Vec<WrittenCard>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenCard {
    id: usize,
    white: Vec<String>,
    grey: Vec<String>,
}

/// §setup.deck
static PRINTED: LazyLock<CardDeck> = LazyLock::new(|| CardDeck::read(SOURCE).expect("the printed deck is a good one"));

impl CardDeck {
    /// The printed deck.
    pub fn printed() -> Self {
        PRINTED.clone()
    }

    /// How many cards there are beside the doors card.
    #[inline]
    pub fn count(&self) -> u8 {
        self.count
    }

    /// A white face.
    #[inline]
    pub fn white(&self, number: u8) -> Face {
        self.white[number as usize % MOST_CARDS]
    }

    /// A grey face.
    #[inline]
    pub fn grey(&self, number: u8) -> Face {
        self.grey[number as usize % MOST_CARDS]
    }

    /// How many monsters of each value the faces of a colour show: the white ones, or the grey ones.
    #[inline]
    pub fn monsters(&self, white: bool) -> &[u8; 10] {
        &self.monsters[!white as usize]
    }

    /// A deck that somebody wrote as TOML.
    ///
    /// # Errors
    /// The first card that is wrong, and why.
    pub fn read(text: &str) -> Result<Self, BadDeck> {
        let written = toml::from_str(text);
        Self::of(&written.map_err(|error| BadDeck { card: 0, reason: bad_toml(text, &error).reason })?)
    }

    /// The printed deck with the cards that a text changes; nothing where it does not name the game that it changes: then it is a whole
    /// deck.
    pub fn changed(text: &str) -> Option<Result<Self, ContentError>> {
        static PRINTED: LazyLock<PrintedContent> =
            LazyLock::new(|| PrintedContent::new("dongeon", &[SOURCE], &[], &[]));
        text.parse::<toml::Table>().ok().filter(|table| table.contains_key("game"))?;
        let read = |table: &toml::Table| Self::of(&read_content(table)?).map_err(|bad| bad.reason);
        Some(PRINTED.changed(text, read).map(|changed| changed.content))
    }

    fn of(written: &Written) -> Result<Self, BadDeck> {
        let bad = |card, fr: String, en: String| BadDeck { card, reason: Printed::new(fr, en) };
        if written.card.is_empty() || written.card.len() > MOST_CARDS {
            let count = written.card.len();
            return Err(bad(
                0,
                format!("un paquet a de 1 à {MOST_CARDS} cartes, celui-ci {count}"),
                format!("a deck has 1 to {MOST_CARDS} cards, this one {count}"),
            ));
        }
        let mut deck = Self {
            count: written.card.len() as u8,
            white: [Face::default(); MOST_CARDS],
            grey: [Face::default(); MOST_CARDS],
            monsters: [[0; 10]; 2],
        };
        for (at, card) in written.card.iter().enumerate() {
            if card.id != at + 1 {
                let (fr, en) = (format!("son numéro devrait être {}", at + 1), format!("its id should be {}", at + 1));
                return Err(bad(at + 1, fr, en));
            }
            deck.white[at] = face(card.id, &card.white, false)?;
            deck.grey[at] = face(card.id, &card.grey, true)?;
            for (counts, face) in deck.monsters.iter_mut().zip([deck.white[at], deck.grey[at]]) {
                for icon in face.icons() {
                    if let Icon::Monster(value) = icon {
                        counts[value as usize % 10] += 1;
                    }
                }
            }
        }
        if !deck.white[..deck.count as usize].iter().any(|face| face.icons().contains(&Icon::Corridor)) {
            return Err(bad(
                0,
                "aucune face blanche n'a de Couloir (C) : la partie ne pourrait pas commencer".into(),
                "no white face has a corridor (C): the game could not begin".into(),
            ));
        }
        Ok(deck)
    }

    /// All that the rules read off it, in one line: `C-W-C-D/P-D-C-M2 …`.
    pub fn line(&self) -> String {
        let cards = (0..self.count).map(|card| format!("{}/{}", self.white(card).letters(), self.grey(card).letters()));
        cards.collect::<Vec<_>>().join(" ")
    }

    /// Whether a text looks like the line that [`CardDeck::line`] gives, and not like what people write.
    pub fn is_line(text: &str) -> bool {
        let fits = |sign: u8| sign.is_ascii_alphanumeric() || matches!(sign, b'-' | b'/' | b' ');
        text.contains('/') && text.bytes().all(fits)
    }

    /// The deck that a line stands for.
    ///
    /// # Errors
    /// The first card that is wrong, and why.
    pub fn read_line(line: &str) -> Result<Self, BadDeck> {
        let quoted = |face: &str| face.split('-').map(|icon| format!("{icon:?}")).collect::<Vec<_>>().join(", ");
        let cards = line.split(' ').enumerate().map(|(at, card)| {
            let (white, grey) = card.split_once('/').unwrap_or((card, ""));
            format!("[[card]]\nid = {}\nwhite = [{}]\ngrey = [{}]\n", at + 1, quoted(white), quoted(grey))
        });
        Self::read(&cards.collect::<String>())
    }
}

fn face(card: usize, letters: &[String], grey: bool) -> Result<Face, BadDeck> {
    let bad = |fr: String, en: String| BadDeck { card, reason: Printed::new(fr, en) };
    let (side_fr, side_en) = if grey { ("grise", "grey") } else { ("blanche", "white") };
    if letters.len() != 4 {
        let count = letters.len();
        return Err(bad(
            format!("sa face {side_fr} a {count} icônes au lieu de 4"),
            format!("its {side_en} face has {count} icons instead of 4"),
        ));
    }
    let mut icons = [Icon::Corridor; 4];
    for (icon, letter) in icons.iter_mut().zip(letters) {
        let shown: String = letter.chars().take(12).filter(|sign| !sign.is_control()).collect();
        *icon = Icon::read(letter).ok_or_else(|| {
            bad(
                format!("« {shown} » n'est pas une icône : C Couloir, D Porte, M0 à M9 Monstre, T Trésor, W Arme, P Piège, R Retournement"),
                format!("“{shown}” is no icon: C corridor, D door, M0 to M9 monster, T treasure, W weapon, P trap, R turnaround"),
            )
        })?;
        if *icon == Icon::Turnaround && !grey {
            return Err(bad(
                "un Retournement (R) ne se trouve que sur une face grise".into(),
                "a turnaround (R) is found on grey faces only".into(),
            ));
        }
    }
    Ok(Face::new(icons))
}
