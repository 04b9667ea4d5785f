//! What the cards and boards say, in figures and in names.

mod limits;
mod line;
mod written;

pub use line::line;

use crate::table::Hero;
use kernel::{ChangedContent, ContentError, InlineVec, Printed, PrintedContent};
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;

const SOURCE: &str = include_str!("../content/dungeon.toml");

/// A class of heroes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Class {
    /// Backstabs, and slips past a room.
    #[default]
    Rogue,
    /// Conjures, and sees rooms from afar.
    Mage,
    /// Strikes with his armor, and shelters. An extension.
    Crusader,
    /// Gives her blood, and blesses. An extension.
    Priestess,
}

impl Class {
    /// All of them; the rulebook's first.
    pub const ALL: [Self; 4] = [Self::Rogue, Self::Mage, Self::Crusader, Self::Priestess];
}

/// A potion. §potion.kinds
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Potion {
    /// Damage.
    #[default]
    Fire,
    /// The enemy does not act.
    Frost,
    /// The enemy wastes away.
    Poison,
    /// Hit points.
    Life,
    /// Cures all afflictions.
    Water,
    /// Passes a test, or cures blindness.
    Perception,
}

impl Potion {
    /// All of them.
    pub const ALL: [Self; 6] = [Self::Fire, Self::Frost, Self::Poison, Self::Life, Self::Water, Self::Perception];
    /// Those thrown at an enemy.
    pub const OFFENSIVE: [Self; 3] = [Self::Fire, Self::Frost, Self::Poison];
}

/// A room card. There is one of each. §setup.rooms
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Room {
    /// A monster that curses, on the lower floors.
    #[default]
    Lair,
    /// A monster that poisons, on the lower floors.
    Nest,
    /// Buying and selling.
    Merchant,
    /// One of three comforts.
    Rest,
    /// A hungry bird.
    Crow,
    /// A chest.
    Treasure,
    /// Moody gods.
    Shrine,
    /// A grave, and who lies in it.
    Tomb,
    /// An old weapon.
    Armory,
    /// A trap: rats, acid, axes.
    Gauntlet,
    /// A trap: spikes, stakes, a fall.
    Pit,
}

impl Room {
    /// All of them.
    pub const ALL: [Self; 11] = [
        Self::Lair,
        Self::Nest,
        Self::Merchant,
        Self::Rest,
        Self::Crow,
        Self::Treasure,
        Self::Shrine,
        Self::Tomb,
        Self::Armory,
        Self::Gauntlet,
        Self::Pit,
    ];

    /// The card of that number.
    #[inline]
    pub fn of(card: u8) -> Self {
        Self::ALL[card as usize % Self::ALL.len()]
    }
}

/// What an enemy does to whom it has hurt. §enemy.skills
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Skill {
    /// Nothing.
    #[default]
    None,
    /// Curses.
    Curse,
    /// Poisons.
    Poison,
    /// Its attack ignores armor.
    Pierce,
    /// Takes experience.
    Weaken,
    /// Blinds.
    Blind,
}

/// Who is fought.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Foe {
    /// The monster of the lair.
    #[default]
    Lair,
    /// The monster of the nest.
    Nest,
    /// The ghost of a tomb.
    Ghost,
    /// A guardian that ignores armor.
    Warden,
    /// A guardian that curses.
    Wyrm,
    /// A guardian that poisons.
    Weaver,
    /// The last guardian, as it lies there.
    Husk,
    /// The last guardian, once more.
    Heart,
}

impl Foe {
    /// All of them.
    pub const ALL: [Self; 8] =
        [Self::Lair, Self::Nest, Self::Ghost, Self::Warden, Self::Wyrm, Self::Weaver, Self::Husk, Self::Heart];
    /// The guardians of the upper floors. §setup.guardians
    pub const GUARDIANS: [Self; 3] = [Self::Warden, Self::Wyrm, Self::Weaver];

    /// Whether it guards the way down.
    #[inline]
    pub fn is_guardian(self) -> bool {
        matches!(self, Self::Warden | Self::Wyrm | Self::Weaver | Self::Husk | Self::Heart)
    }
}

/// What the card of an enemy says, on a floor.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Stats {
    /// Hit points against one hero, and against two.
    pub hp: [u8; 2],
    /// What a hit costs.
    pub damage: u8,
    /// What it teaches.
    pub xp: u8,
    /// What it does besides.
    pub skill: Skill,
}

/// What a row of a table does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Effect {
    /// Nothing.
    #[default]
    Nothing,
    /// Gold comes in.
    Gold(u8),
    /// Rations come in.
    Food(u8),
    /// Experience.
    Xp(u8),
    /// Hit points come back.
    Hp(u8),
    /// Points of armor.
    Armor(u8),
    /// A potion.
    Potion(Potion),
    /// The class's skills are ready again.
    Refresh,
    /// All afflictions are cured.
    Cure,
    /// The curse.
    Curse,
    /// The poison.
    Poison,
    /// Hit points go.
    LoseHp(u8),
    /// As many hit points go as the floor says.
    LoseHpByFloor,
    /// Rations go, or so many hit points where there are not enough.
    LoseFood(u8, u8),
    /// As many rations go as the floor says, or so many hit points.
    LoseFoodByFloor(u8),
    /// Armor goes, or so many hit points.
    LoseArmor(u8, u8),
    /// A fall to the floor below.
    Fall,
    /// A ghost wakes.
    Ghost,
}

/// What happens together.
pub type Effects = InlineVec<Effect, 2>;

/// Something the merchant sells besides potions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Ware {
    /// A hit point.
    #[default]
    Herbs,
    /// A ration.
    Food,
    /// A cure.
    Beads,
    /// Four hit points.
    Roots,
    /// A point of armor.
    Armor,
}

impl Ware {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Herbs, Self::Food, Self::Beads, Self::Roots, Self::Armor];
}

/// What a class starts with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Start {
    /// Hit points.
    pub hp: u8,
    /// Points of armor.
    pub armor: u8,
    /// Rations.
    pub food: u8,
    /// Gold.
    pub gold: u8,
    /// A potion.
    pub potion: Option<Potion>,
}

/// What a preset of difficulty changes at the start.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Handicap {
    /// Hit points.
    pub hp: i8,
    /// Rations.
    pub food: i8,
    /// Gold.
    pub gold: i8,
}

/// A trap: what it does by the dungeon die, two faces a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Trap {
    /// If the test fails.
    pub fail: [Effects; 3],
    /// If it is passed.
    pub pass: [Effect; 3],
}

/// All figures that the rules read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Content {
    /// The most hit points.
    pub most_hp: u8,
    /// The most armor.
    pub most_armor: u8,
    /// The most rations.
    pub most_food: u8,
    /// The most gold.
    pub most_gold: u8,
    /// The most experience.
    pub most_xp: u8,
    /// The most potions.
    pub most_potions: u32,
    /// How many kinds of faces an affliction die has, the last one the symbol, all equally often.
    pub affliction: u8,
    /// Blows after which a fight has worn everybody out. §end.cap
    pub most_blows: u8,
    /// The experience of the second and of the third level.
    pub levels: [u8; 2],
    /// What hunger costs.
    pub hunger: u8,
    /// What a feat costs in experience, and in hit points.
    pub feat: [u8; 2],
    /// The floor of each area, from 1.
    pub floors: [u8; 10],
    /// Whether an area is guarded.
    pub guarded: [bool; 10],
    /// Where a fall leads to, from 1; 0 where there is nothing beneath.
    pub fall: [u8; 10],
    /// What classes start with.
    pub starts: [Start; 4],
    /// What the presets of difficulty change.
    pub handicaps: [Handicap; 5],
    /// The figure of each potion.
    pub power: [u8; 6],
    /// The enemies, by floor.
    pub enemies: [[Stats; 4]; 8],
    /// What wares cost, bring when sold (0: not bought back), and do.
    pub wares: [(u8, u8, Effect); 5],
    /// What a potion costs, and brings when sold.
    pub bottle: (u8, u8),
    /// The comforts of a rest.
    pub rest: [Effect; 3],
    /// The gold of a treasure, and what is added where danger was met.
    pub treasure_gold: [u8; 2],
    /// What is in the chest.
    pub treasure: [[Effect; 2]; 6],
    /// What an offering costs.
    pub offering: u8,
    /// What the gods do.
    pub shrine: [Effects; 6],
    /// What is in the tomb.
    pub tomb: [Effect; 6],
    /// The feats of weapons.
    pub armory: [u8; 6],
    /// The gauntlet, and the pit.
    pub traps: [Trap; 2],
    /// The reward card.
    pub reward: [[Effect; 2]; 6],
    /// How many rooms a mage sees.
    pub sight: u8,
    /// How many times a backstab counts.
    pub backstab: u8,
    /// How many times a crusader's armor strikes.
    pub smite: u8,
    /// The armor of a shelter.
    pub shelter: u8,
    /// What an enemy loses for each hit point of a priestess.
    pub sacrifice: u8,
    /// The hit points of a blessing.
    pub blessing: u8,
}

impl Content {
    /// What the card of an enemy says on a floor (from 1).
    #[inline]
    pub fn stats(&self, foe: Foe, floor: u8) -> &Stats {
        &self.enemies[foe as usize][(floor as usize - 1) & 3]
    }

    /// The level for so much experience.
    #[inline]
    pub fn level(&self, xp: u8) -> u8 {
        1 + (xp >= self.levels[0]) as u8 + (xp >= self.levels[1]) as u8
    }

    /// How often a hero passes a test, in 216ths: the curse die speaks every other time.
    #[inline]
    pub fn passes(&self, hero: &Hero) -> i32 {
        let by_level = if hero.cursed { [54, 93, 122] } else { [72, 120, 152] };
        by_level[self.level(hero.xp) as usize - 1]
    }

    /// The floor of an area, both from 1.
    #[inline]
    pub fn floor(&self, area: u8) -> u8 {
        self.floors[(area as usize - 1) % self.floors.len()]
    }

    /// Whether an area, from 1, ends at a guardian.
    #[inline]
    pub fn is_guarded(&self, area: u8) -> bool {
        self.guarded[(area as usize - 1) % self.guarded.len()]
    }
}

/// The names of things, as printed.
#[derive(Clone, Debug)]
pub struct Names {
    /// Of classes.
    pub classes: Vec<Printed>,
    /// Of potions.
    pub potions: Vec<Printed>,
    /// Of rooms.
    pub rooms: Vec<Printed>,
    /// Of enemies, by floor.
    pub enemies: Vec<Vec<Printed>>,
    /// Of wares.
    pub wares: Vec<Printed>,
}

/// §setup.content
static PRINTED: LazyLock<PrintedContent> =
    LazyLock::new(|| PrintedContent::new("mini-rogue", &[SOURCE], limits::BOUNDS, limits::FIXED));

static BOTH: LazyLock<(Content, Names)> =
    LazyLock::new(|| written::read(PRINTED.table()).expect("the printed dungeon is well written"));

/// The printed figures.
pub fn printed() -> Content {
    BOTH.0.clone()
}

/// The printed figures, in a line that [`changed`] reads.
pub fn printed_line() -> String {
    PRINTED.line()
}

/// The printed figures with what a text changes.
///
/// # Errors
/// The first change that does not fit.
pub fn changed(text: &str) -> Result<ChangedContent<Content>, ContentError> {
    PRINTED.changed(text, |table| {
        let (content, _) = written::read(table)?;
        limits::check(&content)?;
        Ok(content)
    })
}

/// The printed names.
pub fn names() -> &'static Names {
    &BOTH.1
}

/// The name of an enemy on a floor, from 1.
pub fn foe_name(foe: Foe, floor: u8) -> &'static Printed {
    let by_floor = &names().enemies[foe as usize];
    &by_floor[(floor as usize - 1).min(by_floor.len() - 1)]
}
