//! What lies on the table. The player may know all of it: the order of the dungeon, which nobody knows, is not there.

use crate::content::Card;
use kernel::{Deck, InlineVec};
use serde::{Serialize, Serializer, ser::SerializeStruct};

/// Which monsters a used weapon still kills.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Dulled {
    /// §combat.dulled: weaker than the last.
    #[default]
    Lower,
    /// §combat.le: as strong as the last at most.
    LowerOrEqual,
}

/// When a room can be avoided.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Avoid {
    /// §avoid.whole, §avoid.twice: a whole room, never two running.
    #[default]
    Apart,
    /// §avoid.partly: also a room already begun.
    Partly,
    /// §avoid.never
    Never,
}

/// When the dungeon is crossed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum DungeonEnd {
    /// §room.short: every card is faced.
    #[default]
    All,
    /// §end.four: as soon as no room of four can be made.
    Four,
}

/// Which monsters a loser counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Score {
    /// §score.loss: those left in the pile.
    #[default]
    Pile,
    /// §score.room: those lying in the room too.
    Room,
}

/// How this table is played; the rulebook by default.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// Which monsters a used weapon still kills.
    pub dulled: Dulled,
    /// When a room can be avoided.
    pub avoid: Avoid,
    /// When the dungeon is crossed.
    pub ending: DungeonEnd,
    /// Which monsters a loser counts.
    pub score: Score,
}

/// How far the game has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Progress {
    /// There is a room to play.
    #[default]
    Exploring,
    /// §end.death
    Dead,
    /// §end.crossed
    Crossed,
}

/// §setup.life
pub const FULL_LIFE: i8 = 20;

/// The table, which is also the player's view of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Table {
    /// How this table is played.
    pub options: Options,
    /// How far the game has come.
    pub progress: Progress,
    /// Life: 20 at most, and below 0 after a deadly blow.
    pub hp: i8,
    /// The cards of the room, the one left from the last room first. §room.order
    pub room: InlineVec<Card, 4>,
    /// How many cards the room had.
    pub dealt: u8,
    /// How many rooms have been entered.
    pub rooms: u8,
    /// Whether a potion has healed in this room.
    pub potion_used: bool,
    /// Whether the last room was avoided.
    pub avoided: bool,
    /// The weapon in hand.
    pub weapon: Option<Card>,
    /// It kills monsters below this value: 0 without a weapon. §combat.dulled
    pub kills_below: u8,
    /// The monsters it has slain, oldest first. §combat.stack
    pub slain: InlineVec<Card, 26>,
    /// The last card taken, if it was a potion. §score.bonus
    pub last_potion: Option<Card>,
    /// The pile.
    pub dungeon: Deck<1, 44>,
    /// The values of the monsters in the pile, added up.
    pub menace: i16,
}

/// Searching copies tables by the million.
const _: () = assert!(size_of::<Table>() <= 192);

impl Table {
    /// How many cards of the room have been taken.
    #[inline]
    pub fn taken(&self) -> u8 {
        self.dealt - self.room.len() as u8
    }

    /// The last card, where it is a potion that counts beyond a full life. §score.bonus
    #[inline]
    pub fn bonus(&self) -> Option<Card> {
        self.last_potion.filter(|_| self.progress == Progress::Crossed && self.hp == FULL_LIFE)
    }
}

/// The words of the engine protocol for what the player may know.
impl Serialize for Table {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Weapon<'a> {
            card: Card,
            slain: &'a [Card],
        }
        let mut view = serializer.serialize_struct("View", 12)?;
        view.serialize_field("hp", &self.hp)?;
        view.serialize_field("room", self.room.as_slice())?;
        view.serialize_field("dungeon", &self.dungeon.len())?;
        view.serialize_field("weapon", &self.weapon.map(|card| Weapon { card, slain: self.slain.as_slice() }))?;
        view.serialize_field("potion_used", &self.potion_used)?;
        view.serialize_field("can_avoid", &self.can_avoid().is_ok())?;
        view.serialize_field("taken", &self.taken())?;
        view.serialize_field("rooms", &self.rooms)?;
        view.serialize_field("unseen", &self.dungeon.unseen().iter().map(Card).collect::<Vec<_>>())?;
        view.serialize_field("beneath", &self.dungeon.beneath().iter().copied().map(Card).collect::<Vec<_>>())?;
        view.serialize_field("last_potion", &self.last_potion)?;
        view.serialize_field("over", &(self.progress != Progress::Exploring))?;
        view.end()
    }
}
