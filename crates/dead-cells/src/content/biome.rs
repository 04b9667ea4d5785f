//! Boards of biomes, and the tiles that lie on them.

use super::effect::{Gain, Gift, Gifts, Skill};
use super::{Gear, Kind};
use kernel::{InlineVec, Printed};
use serde::{Deserialize, Serialize};

/// The shape of a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TileShape {
    /// An encounter.
    Square,
    /// An elite encounter.
    Trapezoid,
    /// A treasure.
    Circle,
    /// A merchant.
    Pentagon,
    /// A door.
    Hexagon,
    /// A pillar to travel by.
    Teleportation,
    /// A restriction.
    Restriction,
}

impl TileShape {
    /// All of them.
    pub const ALL: [Self; 7] = [
        Self::Square,
        Self::Trapezoid,
        Self::Circle,
        Self::Pentagon,
        Self::Hexagon,
        Self::Teleportation,
        Self::Restriction,
    ];
}

/// What is printed on a space besides its shape.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SpaceMarks {
    /// Worms lie in wait. §worm.step
    pub worm: bool,
    /// It is under water. §worm.step
    pub water: bool,
    /// A fire burns there. §lantern.brazier
    pub brazier: bool,
    /// A key is guarded there. §castle.setup
    pub key: bool,
}

/// A space of a biome's board.
#[derive(Clone, Debug)]
pub struct BoardSpace {
    /// Its letter.
    pub id: String,
    /// Its shape.
    pub shape: TileShape,
    /// Its column and row.
    pub at: (u8, u8),
    /// Its board, from 1.
    pub board: u8,
    /// What is printed on it.
    pub marks: SpaceMarks,
}

/// A place on a biome's board: the start, a space, an exit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BoardSpot {
    /// Where the group starts.
    Start,
    /// A space, by its place.
    Space(u8),
    /// An exit, by its place.
    Exit(u8),
}

/// What a corridor asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Gate {
    /// Nothing.
    #[default]
    Open,
    /// A hand test. §test.hand
    Hand(Skill),
    /// A deck test, with what each skill gives. §test.deck
    Deck([Gifts; 3]),
    /// A rune, by its number from 1. §move.rune
    Rune(u8),
}

/// A corridor, in the direction of its arrow.
#[derive(Clone, Copy, Debug)]
pub struct Corridor {
    /// From where.
    pub from: BoardSpot,
    /// To where.
    pub to: BoardSpot,
    /// What it asks for.
    pub gate: Gate,
    /// Whether the combat at its end is fought at a hole. §roof.corridor
    pub hole: bool,
    /// How many keys have to be shown. §castle.gate
    pub keys: u8,
    /// Whether it is the jump of one pillar to the other. §tile.teleport
    pub jump: bool,
}

/// Where an exit leads.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Region {
    /// To a biome.
    Biome(u8),
    /// To a boss.
    Boss(u8),
}

/// A way out of a biome.
#[derive(Clone, Debug)]
pub struct Exit {
    /// What it is called.
    pub name: Printed,
    /// Where it leads.
    pub to: Region,
    /// What it gives.
    pub gain: Gifts,
}

/// What lies at the edge of the combat board. §token.wall-hole
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Edge {
    /// Nothing.
    #[default]
    Nothing,
    /// A wall.
    Wall,
    /// A hole.
    Hole,
}

/// One side of an either/or line. §icon.either
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Either {
    /// The hand test it takes.
    pub test: Option<Skill>,
    /// What it gives.
    pub gifts: Gifts,
}

/// Something for sale. §market.tile
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Good {
    /// What.
    pub gift: Gift,
    /// For how many gold teeth.
    pub price: u8,
    /// How often.
    pub times: u8,
}

/// What is behind a door. §tile.door
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Door {
    /// There is none.
    #[default]
    Nothing,
    /// A deck test.
    Deck([Gifts; 3]),
    /// A hand test: of what, what success gives, and failure.
    Hand(Skill, Gifts, Gifts),
}

/// A tile.
#[derive(Clone, Debug)]
pub struct Tile {
    /// Its code.
    pub code: String,
    /// Its shape.
    pub shape: TileShape,
    /// Whether the first player changes before anything else. §icon.change
    pub change_first: bool,
    /// The enemies, in order: whether each is an elite.
    pub enemies: InlineVec<bool, 4>,
    /// The loot.
    pub loot: Gifts,
    /// What lies at the edge.
    pub edge: Edge,
    /// What there is to gain: one of these.
    pub options: InlineVec<Either, 2>,
    /// What is for sale.
    pub goods: InlineVec<Good, 3>,
    /// What is behind a door.
    pub door: Door,
}

impl Tile {
    /// Whether it holds a key. §castle.setup
    pub fn has_key(&self) -> bool {
        self.loot.iter().any(|gift| gift.gain == Gain::Key)
    }
}

/// What is special in a biome.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Special {
    /// Nothing.
    #[default]
    Nothing,
    /// Open roofs. §roof.volley
    Roofs,
    /// Worms. §worm.step
    Worms,
    /// A clock, and bells. §clock.moves
    Clock,
    /// Lanterns, and darkness. §lantern.moves
    Lanterns,
    /// Keys, restrictions and malaise. §castle.setup
    Castle,
}

/// What a malaise does to whoever has it. §malaise.cards
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ailment {
    /// A hand holds two cards.
    HandOfTwo,
    /// Vials do not heal.
    NoVials,
    /// No actions in round I.
    NoFirstRound,
    /// After each combat a tooth, or a damage.
    Hunger,
    /// Cards are laid at random, and nothing is announced.
    RandomCard,
}

/// A malaise card.
#[derive(Clone, Debug)]
pub struct Malaise {
    /// Its code.
    pub code: String,
    /// Its name.
    pub name: Printed,
    /// What it says.
    pub says: Printed,
    /// What it does.
    pub does: Ailment,
}

/// A biome.
#[derive(Clone, Debug)]
pub struct Biome {
    /// Its code.
    pub code: String,
    /// Its name.
    pub name: Printed,
    /// What is special there.
    pub special: Special,
    /// Its spaces.
    pub spaces: Vec<BoardSpace>,
    /// Its corridors.
    pub corridors: Vec<Corridor>,
    /// Its exits.
    pub exits: Vec<Exit>,
    /// Its tiles.
    pub tiles: Vec<Tile>,
    /// Its monsters.
    pub monsters: Vec<Kind>,
    /// Its elites.
    pub elites: Vec<Kind>,
    /// Its blueprints, in order.
    pub blueprints: Vec<Gear>,
}
