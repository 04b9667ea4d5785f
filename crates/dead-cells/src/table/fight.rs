//! The combat board: who stands where, what lies there, and a boss being fought.

use super::is_default;
use crate::content::{Edge, Gear, Kind, Skill, State};
use kernel::InlineVec;
use serde::{Deserialize, Serialize};

/// Who stands on a space of the combat board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stands {
    /// Nobody.
    #[default]
    Nobody,
    /// An enemy of this kind.
    Foe(Kind),
    /// The boss.
    Boss,
}

/// A space of the combat board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Foe {
    /// Who stands there.
    pub stands: Stands,
    /// Damage.
    pub damage: u8,
    /// Shields.
    pub shields: u8,
    /// Tokens, by state.
    pub states: [u8; 5],
    /// The rounds that are frozen, as bits.
    pub frozen: u8,
    /// Whether it has acted in this round.
    pub acted: bool,
    /// The rounds whose line is put off to the next, as bits.
    #[serde(default, skip_serializing_if = "is_default")]
    pub delayed: u8,
}

impl Foe {
    /// Whether anybody stands there.
    #[inline]
    pub fn is_there(&self) -> bool {
        self.stands != Stands::Nobody
    }

    /// How many tokens of a state there are.
    #[inline]
    pub fn tokens(&self, state: State) -> u8 {
        self.states[state as usize]
    }
}

/// Loot, in the group's space or in the bag until it is given out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Spoils {
    /// Gold teeth.
    pub teeth: u8,
    /// Cells.
    pub cells: u8,
    /// Potions.
    pub potions: u8,
    /// Vials.
    pub vials: u8,
    /// Scrolls by skill, and of any colour.
    pub scrolls: [u8; 4],
    /// Equipment.
    pub gear: InlineVec<Gear, 8>,
    /// Blueprints.
    pub blueprints: InlineVec<Gear, 8>,
    /// A rune, by its number from 1.
    pub rune: u8,
    /// Steps that the clock goes back. §clock.back
    #[serde(default, skip_serializing_if = "is_default")]
    pub back: u8,
    /// Lanterns that are lit. §lantern.light
    #[serde(default, skip_serializing_if = "is_default")]
    pub lights: u8,
    /// Keys. §castle.key
    #[serde(default, skip_serializing_if = "is_default")]
    pub keys: u8,
}

/// A type of loot. §act.loot
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LootKind {
    /// Gold teeth.
    Teeth,
    /// Cells.
    Cells,
    /// Potions.
    Potions,
    /// Vials.
    Vials,
    /// Scrolls.
    Scrolls,
    /// Equipment.
    Equipment,
    /// Blueprints.
    Blueprints,
    /// A rune.
    Rune,
    /// The clock goes back.
    Clock,
    /// Lanterns are lit.
    Lanterns,
    /// A key.
    Key,
}

impl LootKind {
    /// All of them.
    pub const ALL: [Self; 11] = [
        Self::Teeth,
        Self::Cells,
        Self::Potions,
        Self::Vials,
        Self::Scrolls,
        Self::Equipment,
        Self::Blueprints,
        Self::Rune,
        Self::Clock,
        Self::Lanterns,
        Self::Key,
    ];
}

impl Spoils {
    /// Whether there is loot of a type.
    pub fn has(&self, kind: LootKind) -> bool {
        match kind {
            LootKind::Teeth => self.teeth > 0,
            LootKind::Cells => self.cells > 0,
            LootKind::Potions => self.potions > 0,
            LootKind::Vials => self.vials > 0,
            LootKind::Scrolls => self.scrolls.iter().any(|count| *count > 0),
            LootKind::Equipment => !self.gear.is_empty(),
            LootKind::Blueprints => !self.blueprints.is_empty(),
            LootKind::Rune => self.rune > 0,
            LootKind::Clock => self.back > 0,
            LootKind::Lanterns => self.lights > 0,
            LootKind::Key => self.keys > 0,
        }
    }

    /// The types of loot that there are.
    pub fn kinds(&self) -> impl Iterator<Item = LootKind> + '_ {
        LootKind::ALL.into_iter().filter(|kind| self.has(*kind))
    }
}

/// A boss being fought.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct BossFight {
    /// Which boss.
    pub boss: u8,
    /// Its instance, from 0.
    pub instance: u8,
    /// Which turn this is, from 1.
    pub turn: u8,
    /// Which turn of this instance it is, from 1.
    pub of_instance: u8,
    /// The pattern of this turn.
    pub pattern: Option<u8>,
    /// The patterns that have not been drawn, as bits.
    pub patterns: u16,
    /// The members who have passed, as bits. §boss.pass
    pub passed: u8,
    /// The members in whom a shuriken sticks, as bits. §keeper.shuriken
    #[serde(default, skip_serializing_if = "is_default")]
    pub shurikens: u8,
    /// The shields that the way here has given the boss. §keeper.bells, §hand.setup
    #[serde(default, skip_serializing_if = "is_default")]
    pub shields: u8,
    /// The damage that the boss has taken in this turn. §hand.bomb
    #[serde(default, skip_serializing_if = "is_default")]
    pub suffered: u8,
    /// Whether the instance has left the board once. §hand.retreat
    #[serde(default, skip_serializing_if = "is_default")]
    pub retreated: bool,
    /// The damage on the card of a boss that is away.
    #[serde(default, skip_serializing_if = "is_default")]
    pub away: Option<u8>,
    /// How many guards and banners are left of each kind, by their places among those of the boss.
    #[serde(default, skip_serializing_if = "is_default")]
    pub guards: [u8; GUARDS],
}

/// How many kinds of guards and banners a boss has at most.
pub const GUARDS: usize = 8;

/// A combat. §combat.board
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Fight {
    /// Whether there is one.
    pub on: bool,
    /// The round, 0 to 4.
    pub round: u8,
    /// Whether cards are still being laid.
    pub preparing: bool,
    /// The spaces: left of the group, then 1 to 3.
    pub foes: [Foe; 4],
    /// The loot in the group's space.
    pub loot: Spoils,
    /// What lies at the edge.
    pub edge: Edge,
    /// Whether it is fought at the hole whatever the tile shows. §roof.corridor
    pub hole: bool,
    /// The boss, where one is fought.
    pub boss: Option<BossFight>,
    /// The member who passes.
    pub passing: Option<u8>,
    /// The space that an effect was aimed at last.
    pub aimed: Option<u8>,
    /// The power that Serenade uses. §solo.power
    pub power: Option<Skill>,
    /// Whose action it is that tokens come from.
    pub striker: Stands,
    /// Enemies that poison has killed in this round end.
    pub poison_kills: u8,
    /// Whether somebody has been shoved in this round. §token.shove
    pub shoved: bool,
    /// Whether the first player was spared the first damage.
    pub spared: bool,
    /// The mutations that have worked in this combat, as bits of the pockets: start, during, skill.
    pub worked: u32,
    /// Kills in this combat.
    pub kills: u8,
    /// Kills in this round.
    pub kills_in_round: u8,
    /// What was killed in this combat.
    pub killed: InlineVec<Kind, 8>,
    /// Whether any member took damage.
    pub hurt: bool,
    /// Shields spent by all.
    pub shields_spent: u8,
    /// Potions used in this fight.
    pub potions: u8,
    /// The space of the enemy whose action it is. §equip.tricks
    #[serde(default, skip_serializing_if = "is_default")]
    pub attacker: Option<u8>,
    /// Whether the last attack of a fighter has killed. §equip.tricks
    #[serde(default, skip_serializing_if = "is_default")]
    pub slew: bool,
}
