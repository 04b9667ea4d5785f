//! What lies on the table. Nobody hides anything: what is face down, nobody has seen, and then it is not decided yet.

use crate::content::{Class, Content, Foe, Potion, Room};
use kernel::{Bag, Seat};
use serde::Serialize;
use serde::ser::{SerializeStruct, Serializer};

/// The rooms of an area, and the exit after them.
pub const CELLS: u8 = 9;
/// The exit: the corner at the bottom right.
pub const EXIT: u8 = 8;
/// Areas of the dungeon.
pub const AREAS: u8 = 10;
/// Exchanges that a hero may propose between two rooms. §two.exchange
pub const MOST_OFFERS: u8 = 2;

/// Who plays a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cast {
    /// A class that was chosen.
    Of(Class),
    /// One of the rulebook's two, drawn.
    Drawn,
}

/// How hard it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Difficulty {
    /// As the cards say.
    #[default]
    Normal,
    /// More of everything.
    Easy,
    /// Less.
    Hard,
    /// Still less.
    Harder,
    /// And no gold.
    Roguelike,
}

/// How many cards a hero may carry.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Carry {
    /// One: a ruling of ours.
    #[default]
    One,
    /// As many as are won: the rulebook knows no limit.
    Any,
}

/// How this table is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// One player, or two.
    pub players: u8,
    /// The class of the first.
    pub hero: Cast,
    /// The class of the second; where it is the first one's, another is taken. §two.classes
    pub partner: Class,
    /// How hard it is.
    pub difficulty: Difficulty,
    /// Whether the merchant sells rations. §merchant.food
    pub food: bool,
    /// How many cards a hero may carry. §item.one
    pub carry: Carry,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            players: 1,
            hero: Cast::Of(Class::Rogue),
            partner: Class::Mage,
            difficulty: Difficulty::Normal,
            food: true,
            carry: Carry::One,
        }
    }
}

/// Some potions, all different.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Potions(u8);

impl Potions {
    /// Whether a potion is among them.
    #[inline]
    pub fn has(self, potion: Potion) -> bool {
        self.0 >> potion as u8 & 1 == 1
    }

    /// Puts one in.
    #[inline]
    pub fn put(&mut self, potion: Potion) {
        self.0 |= 1 << potion as u8;
    }

    /// Takes one out.
    #[inline]
    pub fn take(&mut self, potion: Potion) {
        self.0 &= !(1 << potion as u8);
    }

    /// How many they are.
    #[inline]
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// All of them, in the order of their numbers.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Potion> {
        Potion::ALL.into_iter().filter(move |potion| self.has(*potion))
    }
}

/// The card that a hero carries, or both where there is no limit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Item {
    /// None.
    #[default]
    None,
    /// The crow.
    Crow,
    /// A weapon with so many feats left.
    Weapon(u8),
    /// The crow, and a weapon with so many feats left.
    Both(u8),
}

impl Item {
    /// The crow or not, and a weapon with so many feats, or none.
    #[inline]
    fn of(crow: bool, feats: u8) -> Self {
        match (crow, feats) {
            (false, 0) => Self::None,
            (true, 0) => Self::Crow,
            (false, feats) => Self::Weapon(feats),
            (true, feats) => Self::Both(feats),
        }
    }

    /// Whether the crow is there.
    #[inline]
    pub fn has_crow(self) -> bool {
        matches!(self, Self::Crow | Self::Both(_))
    }

    /// The feats of the weapon: 0 where there is none.
    #[inline]
    pub fn feats(self) -> u8 {
        match self {
            Self::None | Self::Crow => 0,
            Self::Weapon(feats) | Self::Both(feats) => feats,
        }
    }

    /// Whether it is one card, and not none or two.
    #[inline]
    pub fn is_one(self) -> bool {
        matches!(self, Self::Crow | Self::Weapon(_))
    }

    /// With another card.
    #[must_use]
    pub fn with(self, card: Self) -> Self {
        let feats = if card.feats() > 0 { card.feats() } else { self.feats() };
        Self::of(self.has_crow() || card.has_crow(), feats)
    }

    /// Without the crow.
    #[must_use]
    pub fn without_crow(self) -> Self {
        Self::of(false, self.feats())
    }

    /// With so many feats of the weapon; without the weapon, if none is left.
    #[must_use]
    pub fn with_feats(self, feats: u8) -> Self {
        Self::of(self.has_crow(), feats)
    }

    /// The room cards that it is.
    pub fn rooms(self) -> impl Iterator<Item = Room> {
        let crow = self.has_crow().then_some(Room::Crow);
        crow.into_iter().chain((self.feats() > 0).then_some(Room::Armory))
    }
}

/// Where a hero goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Way {
    /// To the right.
    Right,
    /// Down.
    Down,
}

/// A hero.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Hero {
    /// Who it is.
    pub class: Class,
    /// Hit points.
    pub hp: u8,
    /// Experience.
    pub xp: u8,
    /// Points of armor.
    pub armor: u8,
    /// Potions.
    pub potions: Potions,
    /// The card carried, or both.
    pub item: Item,
    /// Whether the class's skills are ready.
    pub ready: bool,
    /// Whether the poison die is in hand.
    pub poisoned: bool,
    /// Whether the curse die is in hand.
    pub cursed: bool,
    /// Whether the next rooms cannot be seen.
    pub blind: bool,
    /// Whether a monster or a trap was met in this area.
    pub danger: bool,
    /// Whether the next blow counts double.
    pub lurking: bool,
    /// Whether the next room is met under a shelter.
    pub sheltered: bool,
    /// The place in the area.
    pub at: u8,
    /// Whether the room there is dealt with.
    pub settled: bool,
    /// Where to next, once it was said.
    pub going: Option<Way>,
    /// Whether the next room is passed without a look.
    pub evading: bool,
    /// A test for a card that both want: passed, and the dungeon die.
    pub tried: Option<(bool, u8)>,
}

impl Hero {
    /// Whether something ails the hero.
    #[inline]
    pub fn is_afflicted(&self) -> bool {
        self.poisoned || self.cursed || self.blind
    }
}

/// What lies at a place of the area.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Cell {
    /// A card face down: which one, nobody knows.
    #[default]
    Down,
    /// A card face up.
    Up(Room),
    /// Nothing: the card was taken along.
    Gone,
}

/// An adventurer die on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Pip {
    /// What it shows.
    pub face: u8,
    /// What it adds to the blow: nothing if it missed.
    pub value: u8,
    /// Whether it shows a critical that may be thrown again.
    pub critical: bool,
    /// Whether a feat was spent on it.
    pub spent: bool,
}

/// A handful of dice on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Throw {
    /// The adventurer dice.
    pub dice: [Pip; 3],
    /// How many they are.
    pub count: u8,
    /// The dungeon die.
    pub dungeon: u8,
    /// Whether the curse spoke.
    pub cursed: bool,
    /// Whether the poison bit.
    pub bitten: bool,
    /// The dungeon die of the throw that won a reward, once the reward was thrown.
    pub before: u8,
    /// Which of the things offered was taken, from 1: what others heard of it, they must be able to see.
    pub picked: u8,
}

impl Throw {
    /// The adventurer dice.
    #[inline]
    pub fn dice(&self) -> &[Pip] {
        &self.dice[..(self.count as usize).min(3)]
    }

    /// What they add up to.
    #[inline]
    pub fn total(&self) -> u8 {
        self.dice().iter().fold(0, |sum, die| sum.saturating_add(die.value))
    }
}

/// A fight.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fight {
    /// Against whom.
    pub foe: Foe,
    /// Its hit points.
    pub hp: u8,
    /// Whether it wastes away.
    pub poisoned: bool,
    /// Whether it does not act next time.
    pub frozen: bool,
    /// Blows so far.
    pub blows: u8,
    /// Whether both heroes fight it.
    pub together: bool,
    /// Whose room it is.
    pub owner: u8,
}

/// What a test is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aim {
    /// What the room asks.
    Room,
    /// A backstab.
    Backstab,
    /// A potion out of thin air.
    Conjure(Potion),
    /// A blow with the armor.
    Smite,
    /// A gift of blood.
    Sacrifice,
}

/// What goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// The next area is not laid out yet: the crow may speak.
    Prepare,
    /// A hero stands in a room that is not dealt with.
    Room,
    /// A test failed, and there is still something to drink.
    Failed(Aim),
    /// A test was passed, or a reward thrown, and one of several things is to be chosen.
    Pick,
    /// Both want a card: who gets it.
    Award,
    /// A card was won, and another is carried already.
    Item,
    /// A hero is to attack.
    Fight,
    /// The dice of an attack lie there.
    Strike,
    /// A priestess gives blood.
    Bleed,
    /// A hero is done with the room.
    Settled,
    /// Where to next.
    Move,
    /// The area is left, with nothing to eat for a hero who would die of it, and has something to drink.
    Descent,
    /// Nothing: the game is over.
    Over(End),
}

/// A question that comes first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aside {
    /// None.
    None,
    /// So many more rooms may be seen.
    Sight(u8),
    /// With which room this one changes places.
    Swap(u8),
    /// A third potion was found.
    Potion(Potion),
    /// The other hero proposes an exchange.
    Offer {
        /// What would be given.
        give: Gift,
        /// What is wanted.
        want: Gift,
    },
}

/// Something that heroes hand to each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Gift {
    /// A potion.
    Potion(Potion),
    /// A point of armor.
    Armor,
    /// The card carried.
    Item,
    /// The crow, for whoever carries both cards.
    Crow,
    /// The weapon, for whoever carries both cards.
    Weapon,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum End {
    /// The Blood of Og is found.
    Won,
    /// Slain by an enemy.
    Slain,
    /// Killed by a trap.
    Trapped,
    /// Starved, or bitten by rats.
    Starved,
    /// Killed by poison.
    Poisoned,
    /// A fight without an end.
    Worn,
}

/// All there is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Table {
    /// How this table is played.
    pub options: Options,
    /// What goes on.
    pub phase: Phase,
    /// A question that comes first.
    pub aside: Aside,
    /// Whose decision it is.
    pub turn: u8,
    /// Who leads.
    pub leader: u8,
    /// The area, from 1.
    pub area: u8,
    /// Rations.
    pub food: u8,
    /// Gold.
    pub gold: u8,
    /// The heroes.
    pub heroes: [Hero; 2],
    /// The rooms of the area.
    pub grid: [Cell; EXIT as usize],
    /// Rooms that somebody has been in, a bit each.
    pub visited: u16,
    /// Room cards that nobody has seen since the area was laid out.
    pub unseen: Bag<1>,
    /// The room that the crow keeps out of the next area.
    pub banned: Option<Room>,
    /// Whether the area was fallen into.
    pub fell: bool,
    /// Whether somebody falls once both are done.
    pub falling: bool,
    /// Whether the crow is fed, and both try to win it.
    pub fed: bool,
    /// The guardian of this area, once it is seen.
    pub guardian: Option<Foe>,
    /// Whether it is beaten.
    pub beaten: bool,
    /// Guardians that nobody has seen, of the three upper ones.
    pub guardians: Bag<1>,
    /// The fight that goes on.
    pub fight: Option<Fight>,
    /// Dice on the table.
    pub throw: Throw,
    /// Exchanges proposed since the last room.
    pub offers: u8,
}

/// Searching copies tables by the million.
const _: () = assert!(size_of::<Table>() <= 160);

impl Table {
    /// Whose decision it is.
    #[inline]
    pub fn hero(&self) -> &Hero {
        &self.heroes[self.turn as usize & 1]
    }

    #[inline]
    pub(crate) fn hero_mut(&mut self) -> &mut Hero {
        &mut self.heroes[self.turn as usize & 1]
    }

    /// The other one.
    #[inline]
    pub fn other(&self) -> &Hero {
        &self.heroes[self.turn as usize & 1 ^ 1]
    }

    /// Whether two play.
    #[inline]
    pub fn is_two(&self) -> bool {
        self.options.players == 2
    }

    /// The heroes that play.
    #[inline]
    pub fn party(&self) -> &[Hero] {
        &self.heroes[..(self.options.players as usize).clamp(1, 2)]
    }

    #[inline]
    pub(crate) fn party_mut(&mut self) -> &mut [Hero] {
        &mut self.heroes[..(self.options.players as usize).clamp(1, 2)]
    }

    /// §item.one: whether a hero may carry this card too.
    #[inline]
    pub fn has_room(&self, hero: &Hero, card: Item) -> bool {
        match (self.options.carry, card) {
            (Carry::One, _) => hero.item == Item::None,
            (Carry::Any, Item::Crow) => !hero.item.has_crow(),
            (Carry::Any, _) => hero.item.feats() == 0,
        }
    }

    /// Whether both stand at the same place.
    #[inline]
    pub fn is_joined(&self) -> bool {
        self.is_two() && self.heroes[0].at == self.heroes[1].at
    }

    /// Whether both deal with the same room, and neither is done.
    #[inline]
    pub fn is_shared(&self) -> bool {
        self.is_joined() && !self.heroes[0].settled && !self.heroes[1].settled
    }

    /// The room a hero stands in; none at the exit, and where the card was taken along.
    #[inline]
    pub fn room(&self) -> Option<Room> {
        match self.grid.get(self.hero().at as usize) {
            Some(Cell::Up(room)) => Some(*room),
            _ => None,
        }
    }

    /// The place on a way from another, if there is one.
    #[inline]
    pub fn next(at: u8, way: Way) -> Option<u8> {
        match way {
            Way::Right if at % 3 < 2 => Some(at + 1),
            Way::Down if at < 6 => Some(at + 3),
            _ => None,
        }
    }

    /// Whether a place was dealt with, or is being.
    #[inline]
    pub fn is_visited(&self, cell: u8) -> bool {
        self.visited >> cell & 1 == 1
    }

    /// The seat whose decision it is.
    #[inline]
    pub fn seat(&self) -> Seat {
        Seat(self.turn)
    }

    /// The damage that the dice on the table would do as they lie.
    #[inline]
    pub fn blow(&self, content: &Content, fire: bool) -> u8 {
        let more = if fire { content.power[Potion::Fire as usize] } else { 0 };
        let times = if self.hero().lurking { content.backstab } else { 1 };
        self.throw.total().saturating_add(more).saturating_mul(times)
    }

    /// The hit points of the enemy.
    #[inline]
    pub fn foe_hp(&self) -> u8 {
        self.fight.map_or(0, |fight| fight.hp)
    }

    /// What such a blow leaves of the enemy by the time of its answer: poison comes first. §potion.poison
    #[inline]
    pub fn left(&self, content: &Content, damage: u8) -> u8 {
        let wastes =
            if self.fight.is_some_and(|fight| fight.poisoned) { content.power[Potion::Poison as usize] } else { 0 };
        self.foe_hp().saturating_sub(damage).saturating_sub(wastes)
    }

    /// A hero's armor, with a shelter.
    #[inline]
    pub fn armor(&self, content: &Content) -> u8 {
        let hero = self.hero();
        let more = if hero.sheltered { content.shelter } else { 0 };
        (hero.armor + more).min(content.most_armor)
    }

    /// What the enemy's answer would cost the hero, by the dungeon die. §answer.die
    #[inline]
    pub fn answer(&self, content: &Content, dungeon: u8) -> u8 {
        let Some(fight) = self.fight else { return 0 };
        let stats = content.stats(fight.foe, content.floor(self.area));
        match dungeon {
            1 => 0,
            2..=5 if stats.skill != crate::content::Skill::Pierce => stats.damage.saturating_sub(self.armor(content)),
            _ => stats.damage,
        }
    }

    /// §end.score: what a run is worth.
    pub fn score(&self) -> i32 {
        let hp = self.party().iter().map(|hero| hero.hp as i32).min().unwrap_or(0);
        match self.phase {
            Phase::Over(End::Won) => AREAS as i32 + hp,
            _ => self.area as i32 - 1,
        }
    }
}

/// All there is, on the wire: the notation says it.
impl Serialize for Table {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut said = serializer.serialize_struct("Table", 9)?;
        said.serialize_field("area", &self.area)?;
        said.serialize_field("turn", &self.turn)?;
        said.serialize_field("leader", &self.leader)?;
        said.serialize_field("food", &self.food)?;
        said.serialize_field("gold", &self.gold)?;
        said.serialize_field("grid", &self.grid)?;
        said.serialize_field("unseen", &self.unseen.iter().map(Room::of).collect::<Vec<_>>())?;
        said.serialize_field("guardian", &self.guardian)?;
        said.serialize_field("table", &crate::notation::write_table(self))?;
        said.end()
    }
}
