//! The vocabulary: what can be done, why not, and what happened.

use crate::content::Card;
use serde::{Deserialize, Serialize};

/// What a monster is fought with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum With {
    /// Bare hands.
    Hands,
    /// The weapon in hand.
    Weapon,
}

/// A decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum Action {
    /// Put the room under the dungeon.
    Avoid,
    /// Equip a weapon, or drink or waste a potion.
    Take {
        /// The weapon or potion.
        card: Card,
    },
    /// Fight a monster.
    Fight {
        /// The monster.
        card: Card,
        /// What with.
        with: With,
    },
}

/// Why a decision is not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// §end.over
    Over,
    /// §setup.solo
    NoSuchSeat,
    /// §room.choose: the card does not lie in the room.
    NotInRoom(Card),
    /// §room.choose: a monster is fought, not taken.
    TakesMonster(Card),
    /// §room.choose: a weapon or a potion is taken, not fought.
    FightsThing(Card),
    /// §combat.unarmed
    Unarmed,
    /// §combat.dulled, §combat.le
    Blunt {
        /// The monster.
        card: Card,
        /// The last monster that the weapon killed.
        last: Card,
    },
    /// §avoid.whole: a card has been taken.
    RoomBegun,
    /// §avoid.whole: fewer than four cards lay there.
    RoomShort,
    /// §avoid.twice
    AvoidedLast,
    /// §avoid.never
    NeverAvoids,
}

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum Event {
    /// A new room.
    Entered {
        /// Its number, from 1.
        room: u8,
    },
    /// A card was turned over.
    Dealt {
        /// The card.
        card: Card,
    },
    /// A card stayed for the next room.
    Stayed {
        /// The card.
        card: Card,
    },
    /// The room was put under the dungeon.
    Avoided,
    /// A weapon was taken up.
    Equipped {
        /// The weapon.
        card: Card,
        /// The weapon that was put away for it, with what it had slain.
        replaced: Option<Card>,
    },
    /// A potion was drunk.
    Drank {
        /// The potion.
        card: Card,
        /// How much it healed.
        healed: i8,
        /// Life afterwards.
        hp: i8,
    },
    /// A second potion was thrown away.
    Wasted {
        /// The potion.
        card: Card,
    },
    /// A monster was fought.
    Fought {
        /// The monster.
        card: Card,
        /// What with.
        with: With,
        /// The life it cost.
        lost: i8,
        /// Life afterwards.
        hp: i8,
    },
    /// The player died.
    Died {
        /// Life, 0 or below.
        hp: i8,
        /// The score.
        score: i32,
    },
    /// The dungeon was crossed.
    Crossed {
        /// The score.
        score: i32,
        /// The last potion, where it counts.
        bonus: Option<Card>,
    },
}
