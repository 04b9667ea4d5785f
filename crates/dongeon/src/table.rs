//! What lies on the table, and what the player may know of it.
//!
//! An order nobody has seen does not exist, and neither does a face: a card whose face has not been seen has none yet.
//! Looking decides.

use crate::content::{CardDeck, Face, Icon, MOST_CARDS};
use kernel::{Bag, Side};
use serde::Serialize;
use serde::ser::{SerializeStruct, Serializer};

/// Lives at the start. §setup.life
pub const LIVES: u8 = 4;
/// Card actions after which the dungeon has won. §end.cap
pub const MOST_ACTIONS: u16 = 1_000;

/// How often one may get lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Torches {
    /// As often as one likes: the rulebook.
    #[default]
    Endless,
    /// So many times; once more is the end. §lost.torches
    Of(u8),
}

/// What is remembered of the cards seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Notebook {
    /// All of them.
    All,
    /// The next so many, and the last so many. §memory.notebook
    Near(u8),
}

/// Three cards either way: about what people remember.
impl Default for Notebook {
    fn default() -> Self {
        Self::Near(3)
    }
}

/// How this table is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// How often one may get lost.
    pub torches: Torches,
    /// What is remembered.
    pub notebook: Notebook,
}

/// A card in the deck or set aside: which faces it has, as far as somebody knows, and which of its edges is up.
///
/// Edges are counted clockwise on the white face as printed. Where only the grey face is known, they are counted so that
/// the top of the grey face is edge 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Card(u16);

/// The doors card has no face among those of the deck.
const DOORS: u16 = 63;
/// A face that was seen, and is not remembered.
const FORGOTTEN: u16 = 62;

impl Card {
    /// A card that nobody has seen.
    pub const UNSEEN: Self = Self(0);
    /// The doors card.
    pub const DOORS: Self = Self(DOORS);

    /// A card of which this is known. In its sixteen bits: the white face from 1, the grey face from 1, the edge that points
    /// up, and the edge of the white face behind which the top of the grey face is printed.
    #[inline]
    fn packed(white: u16, grey: u16, up: u8, turn: u8) -> Self {
        Self(white | grey << 6 | (up as u16 & 3) << 12 | (turn as u16 & 3) << 14)
    }

    /// A card of which everything is said: for notation.
    pub fn known(white: Option<u8>, grey: Option<u8>, up: u8, turn: u8) -> Self {
        let number = |face: Option<u8>| face.map_or(0, |face| face as u16 + 1);
        Self::packed(number(white), number(grey), up, turn)
    }

    #[inline]
    fn white(self) -> u16 {
        self.0 & 63
    }

    #[inline]
    fn grey(self) -> u16 {
        self.0 >> 6 & 63
    }

    /// Whether this is the doors card.
    #[inline]
    pub fn is_doors(self) -> bool {
        self.white() == DOORS
    }

    /// The number of its face of a colour, once it has been seen.
    #[inline]
    pub fn face(self, colour: Colour) -> Option<u8> {
        let face = if colour == Colour::White { self.white() } else { self.grey() };
        if face == 0 || face >= FORGOTTEN { None } else { Some(face as u8 - 1) }
    }

    /// Whether its face of a colour was seen, and is not remembered.
    pub fn is_forgotten(self, colour: Colour) -> bool {
        let face = if colour == Colour::White { self.white() } else { self.grey() };
        face == FORGOTTEN
    }

    /// The card with nothing remembered of it but which faces were seen.
    #[inline]
    fn forgotten(self) -> Self {
        let seen = |face: u16| if face == 0 { 0 } else { FORGOTTEN };
        if self.is_doors() { self } else { Self::packed(seen(self.white()), seen(self.grey()), 0, 0) }
    }

    /// The edge that points up.
    #[inline]
    pub fn up(self) -> u8 {
        (self.0 >> 12 & 3) as u8
    }

    /// How far its grey face is turned against its white one.
    #[inline]
    pub fn turn(self) -> u8 {
        (self.0 >> 14) as u8
    }

    /// The card with an edge up.
    #[inline]
    #[must_use]
    pub fn turned(self, up: u8) -> Self {
        Self(self.0 & !(3 << 12) | (up as u16 & 3) << 12)
    }

    /// The card once a face has been seen, which lies with that one of its letters on top, counted from 0.
    #[inline]
    #[must_use]
    pub fn seen(self, colour: Colour, face: u8, letter: u8) -> Self {
        let number = face as u16 + 1;
        match colour {
            // The first face seen counts the edges.
            Colour::White if self.grey() == 0 => Self::packed(number, 0, letter, 0),
            // Edges are counted anew on the white face: all move on by the same number of quarters.
            Colour::White => Self::packed(number, self.grey(), letter, letter + 4 - self.up()),
            Colour::Grey if self.white() == 0 => Self::packed(0, number, 4 - letter, 0),
            Colour::Grey => Self::packed(self.white(), number, self.up(), letter + self.up()),
        }
    }

    /// The edge on a side of the card as it lies, one colour visible. On grey, left and right change places.
    #[inline]
    pub fn edge(self, colour: Colour, side: Side) -> u8 {
        let quarters = side as u8;
        let edge = if colour == Colour::White { self.up() + quarters } else { self.up() + 4 - quarters };
        edge & 3
    }

    /// The icon at an edge, one colour visible; nothing if that face has not been seen.
    #[inline]
    pub fn icon(self, deck: &CardDeck, colour: Colour, edge: u8) -> Option<Icon> {
        let face = self.face(colour)?;
        Some(match colour {
            Colour::White => deck.white(face).icon(edge),
            // The grey face is printed the other way round.
            Colour::Grey => deck.grey(face).icon(self.turn() + 4 - edge),
        })
    }

    /// The face of a colour as it lies, clockwise from the top; nothing if it has not been seen.
    #[inline]
    pub fn lies(self, deck: &CardDeck, colour: Colour) -> Option<Face> {
        let face = self.face(colour)?;
        Some(match colour {
            Colour::White => deck.white(face).turned(self.up()),
            // Edges run the other way round on both, which makes it the same turn.
            Colour::Grey => deck.grey(face).turned(self.turn() + 4 - self.up()),
        })
    }
}

/// A colour of faces: which side of the deck one sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Colour {
    /// White: on the way.
    #[default]
    White,
    /// Grey: lost.
    Grey,
}

/// What was used last.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum After {
    /// A corridor, or what counts as one.
    #[default]
    Corridor,
    /// A door.
    Door,
}

/// Why a card lies aside.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Aside {
    /// A weapon.
    #[default]
    Weapon,
    /// A treasure.
    Treasure,
    /// A wound.
    Wound,
}

/// Who is fought.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Foe {
    /// A monster.
    Monster,
    /// The boss behind a door, by its number.
    Boss(u8),
    /// The final boss, in one of three assaults.
    Assault(u8),
}

/// What is to be decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// By which corridor the dungeon is entered.
    Start,
    /// What to do with the card on top.
    Walk,
    /// A fight is lost: a ransom or a wound, or healing first.
    Beaten {
        /// Who has won it.
        foe: Foe,
        /// What a ransom costs.
        value: u8,
    },
    /// Whether to heal before the final boss comes again: with this assault.
    Between(u8),
    /// Nothing: the game is over.
    Over(End),
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum End {
    /// The final boss is behind.
    Won,
    /// Four wounds.
    Died,
    /// Lost without a torch.
    Lost,
    /// The dungeon had more patience.
    Worn,
}

/// Cards in order, at most a whole deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cards {
    cards: [Card; MOST_CARDS + 1],
    count: u8,
}

impl Cards {
    /// None.
    pub const NONE: Self = Self { cards: [Card::UNSEEN; MOST_CARDS + 1], count: 0 };

    /// All of them, the top one first.
    #[inline]
    pub fn all(&self) -> &[Card] {
        &self.cards[..self.count as usize]
    }

    /// How many there are.
    #[inline]
    pub fn len(&self) -> usize {
        self.count as usize
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    #[inline]
    pub(crate) fn all_mut(&mut self) -> &mut [Card] {
        &mut self.cards[..self.count as usize]
    }

    /// Puts a card under the others.
    #[inline]
    pub fn push(&mut self, card: Card) {
        self.cards[self.count as usize] = card;
        self.count += 1;
    }

    /// The card on top goes under the others, with an edge up.
    #[inline]
    pub fn pass(&mut self, up: u8) {
        let cards = self.all_mut();
        if let [top, .., _] | [top] = *cards {
            cards.copy_within(1.., 0);
            cards[cards.len() - 1] = if top.is_doors() { top } else { top.turned(up) };
        }
    }

    /// Puts a card on top of the others.
    pub fn put_on_top(&mut self, card: Card) {
        self.push(card);
        self.all_mut().rotate_right(1);
    }

    /// Takes a card out.
    #[inline]
    pub fn remove(&mut self, at: usize) -> Card {
        let card = self.cards[at];
        self.all_mut().copy_within(at + 1.., at);
        self.count -= 1;
        self.cards[self.count as usize] = Card::UNSEEN;
        card
    }
}

/// All there is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Table {
    /// How this table is played.
    pub options: Options,
    /// What is to be decided.
    pub phase: Phase,
    /// The colour one sees.
    pub colour: Colour,
    /// What was used last.
    pub after: After,
    /// How many of that kind were used in a row.
    pub streak: u8,
    /// The number on top of the doors card.
    pub door: u8,
    /// Torches left, where they count.
    pub torches: u8,
    /// Lives lost.
    pub wounds: u8,
    /// Card actions so far.
    pub actions: u16,
    /// Whether the doors card is held until a fight is over.
    pub held: bool,
    /// Whom one fights, and of what value: only while a fight is being carried out.
    pub facing: Option<(Foe, u8)>,
    /// The face that one looks at, as it lies.
    pub shown: Face,
    /// The deck, the top card first.
    pub deck: Cards,
    /// Cards set aside, the oldest first, with their selected edge up.
    pub aside: Cards,
    /// Why each of them lies there.
    pub why: [Aside; MOST_CARDS + 1],
    /// White faces that nobody has seen.
    pub unseen_white: Bag<1>,
    /// Grey faces that nobody has seen.
    pub unseen_grey: Bag<1>,
}

/// Searching copies tables by the million.
const _: () = assert!(size_of::<Table>() <= 256);

impl Table {
    /// How many cards of a kind lie aside.
    #[inline]
    pub fn count(&self, kind: Aside) -> u8 {
        self.why[..self.aside.len()].iter().filter(|why| **why == kind).count() as u8
    }

    /// Cards of a kind that lie aside, the oldest first.
    pub fn lying(&self, kind: Aside) -> impl Iterator<Item = Card> + '_ {
        self.aside.all().iter().zip(&self.why).filter(move |(_, why)| **why == kind).map(|(card, _)| *card)
    }

    /// Lives left.
    pub fn lives(&self) -> u8 {
        LIVES.saturating_sub(self.wounds)
    }

    /// The card on top.
    #[inline]
    pub fn top(&self) -> Card {
        self.deck.all().first().copied().unwrap_or(Card::DOORS)
    }

    /// §walk.door: the icons that count: after a door, only the one on top.
    #[inline]
    pub fn counting(&self) -> Face {
        if self.after == After::Door { self.shown.top_only() } else { self.shown }
    }

    /// The icon on a side of the card on top, as it lies.
    #[inline]
    pub fn icon(&self, side: Side) -> Icon {
        self.shown.icon(side as u8)
    }

    /// §memory.notebook: the table, with so many faces of each colour, and all forgotten that the notebook does not hold.
    pub fn remembered(&self, faces: u8) -> Self {
        let Notebook::Near(depth) = self.options.notebook else { return *self };
        let mut view = *self;
        let (count, depth) = (view.deck.len(), depth as usize);
        if count <= 2 * depth + 1 {
            return view;
        }
        view.deck.all_mut()[depth + 1..count - depth].iter_mut().for_each(|card| *card = card.forgotten());
        // What is still known is little: all other faces may be anywhere.
        (view.unseen_white, view.unseen_grey) = (Bag::first(faces), Bag::first(faces));
        let near = view.deck.all()[..=depth].iter().chain(&view.deck.all()[count - depth..]);
        for card in near.chain(view.aside.all()) {
            card.face(Colour::White).into_iter().for_each(|face| view.unseen_white.take(face));
            card.face(Colour::Grey).into_iter().for_each(|face| view.unseen_grey.take(face));
        }
        view
    }

    /// The table on which nothing is decided that the notebook does not hold: looking decides.
    pub fn undecided(&self) -> Self {
        let mut table = *self;
        for card in table.deck.all_mut() {
            if card.is_forgotten(Colour::White) || card.is_forgotten(Colour::Grey) {
                *card = Card::UNSEEN;
            }
        }
        table
    }

    /// §end.score: what a run is worth.
    pub fn score(&self) -> i32 {
        match self.phase {
            Phase::Over(End::Won) => 10 + self.lives() as i32,
            _ => self.door as i32 - 1,
        }
    }
}

/// What the player may know, on the wire: cards in notation.
impl Serialize for Table {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let cards = |cards: &mut dyn Iterator<Item = Card>| cards.map(crate::notation::write_card).collect::<Vec<_>>();
        let mut view = serializer.serialize_struct("View", 15)?;
        view.serialize_field("phase", &crate::notation::write_phase(self.phase))?;
        view.serialize_field("colour", &self.colour)?;
        view.serialize_field("after", &self.after)?;
        view.serialize_field("streak", &self.streak)?;
        view.serialize_field("door", &self.door)?;
        view.serialize_field("lives", &self.lives())?;
        view.serialize_field("torches", &(self.options.torches != Torches::Endless).then_some(self.torches))?;
        view.serialize_field("actions", &self.actions)?;
        view.serialize_field("held", &self.held)?;
        view.serialize_field("deck", &cards(&mut self.deck.all().iter().copied()))?;
        view.serialize_field("weapons", &cards(&mut self.lying(Aside::Weapon)))?;
        view.serialize_field("treasures", &cards(&mut self.lying(Aside::Treasure)))?;
        view.serialize_field("wounds", &cards(&mut self.lying(Aside::Wound)))?;
        view.serialize_field("unseen_white", &self.unseen_white.iter().map(|face| face + 1).collect::<Vec<_>>())?;
        view.serialize_field("unseen_grey", &self.unseen_grey.iter().map(|face| face + 1).collect::<Vec<_>>())?;
        view.end()
    }
}
