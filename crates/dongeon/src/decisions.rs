//! What can be decided, why not, and what happens.

use crate::content::Icon;
use crate::table::{Aside, Colour, End, Foe};
use kernel::Side;
use serde::{Deserialize, Serialize};

/// A decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum Action {
    /// Use the icon on a side of the card on top.
    Use {
        /// The side, as the card lies.
        #[serde(with = "crate::notation::side")]
        side: Side,
    },
    /// Let the card be and walk past it.
    Leave,
    /// Run from the monster.
    Flee,
    /// Give two treasures for a life.
    Heal,
    /// Pay the victor in treasures.
    Ransom,
    /// Take the wound.
    Bleed,
    /// Face the next assault of the final boss.
    Fight,
}

/// Why a decision is not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// §setup.solo
    NoSuchSeat,
    /// §end.over
    Over,
    /// §setup.corridor: one enters by a corridor.
    NotACorridor,
    /// §setup.first: nothing else before the first step.
    NotBegun,
    /// §walk.corridor: a path is there, so it must be a path.
    PathFirst,
    /// §walk.lair: a monster is there.
    MonsterFirst,
    /// §walk.hoard: a trap is not chosen.
    NotATrap,
    /// §walk.door: after a door, the icon on top.
    TopOnly,
    /// §walk.leave: what is there cannot be left.
    CannotLeave,
    /// §flee.flip: there is no monster to run from.
    NothingToFlee,
    /// §flee.white: not on grey.
    NoFlightOnGrey,
    /// §thing.heal: there is no wound.
    Unhurt,
    /// §thing.heal: there are not two treasures.
    TooPoorToHeal,
    /// §fight.ransom: no fight is lost now.
    NotBeaten,
    /// §fight.ransom: the fight must be settled first.
    Beaten,
    /// §fight.ransom: there are not treasures enough.
    TooPoorToPay,
    /// §doors.final: the next assault comes first.
    BetweenAssaults,
    /// §doors.final: no assault is to come.
    NoAssault,
}

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Event {
    /// A card that is on top now, as it lies: its icons clockwise from the top.
    Turned {
        /// The icons.
        icons: [Icon; 4],
        /// Whether this face was seen for the first time.
        new: bool,
    },
    /// A path was used.
    Walked {
        /// Which.
        icon: Icon,
    },
    /// A thing was taken.
    Took {
        /// Which.
        icon: Icon,
    },
    /// A card was left alone.
    Left,
    /// A trap was sprung.
    Sprung {
        /// What it cost.
        cost: Cost,
    },
    /// A fight began.
    Fought {
        /// Against whom.
        foe: Foe,
        /// Of what value.
        value: u8,
    },
    /// Cards went by without a monster on top.
    Searched {
        /// How many.
        cards: u8,
    },
    /// The fight is decided.
    Struck {
        /// The value of the monster that was drawn.
        drawn: u8,
        /// Weapons.
        weapons: u8,
        /// What it was up against; programs know it from [`Event::Fought`].
        #[serde(skip)]
        value: u8,
        /// Whether it was enough.
        won: bool,
    },
    /// A ransom was paid.
    Paid {
        /// In treasures.
        treasures: u8,
    },
    /// A life was lost.
    Hurt {
        /// Lives left.
        lives: u8,
        /// Who did it and of what value, where it was no trap; programs know it from [`Event::Fought`].
        #[serde(skip)]
        by: Option<(Foe, u8)>,
    },
    /// A life came back.
    Healed {
        /// Lives left.
        lives: u8,
    },
    /// The doors card came up in a fight, and is held.
    Held,
    /// A door was crossed back, on grey.
    CrossedBack {
        /// The number on top now.
        door: u8,
    },
    /// The entrance of the dungeon was reached, on grey.
    Entrance,
    /// The player got lost.
    Lost {
        /// Torches left, where they count.
        torches: Option<u8>,
    },
    /// The deck was turned over.
    Flipped {
        /// The colour one sees now.
        colour: Colour,
    },
    /// The game is over.
    Ended {
        /// How.
        end: End,
        /// The score.
        score: i32,
    },
}

/// What a trap cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Cost {
    /// A weapon.
    Weapon,
    /// A treasure.
    Treasure,
    /// A life.
    Life,
}

impl From<Aside> for Cost {
    fn from(aside: Aside) -> Self {
        match aside {
            Aside::Weapon => Self::Weapon,
            Aside::Treasure => Self::Treasure,
            Aside::Wound => Self::Life,
        }
    }
}
