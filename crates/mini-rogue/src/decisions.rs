//! What can be decided, why not, and what happens.

use crate::content::{Class, Foe, Potion, Room, Skill, Ware};
use crate::table::{End, Gift, Item, Way};
use serde::{Deserialize, Serialize};

/// Something bought or sold.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Goods {
    /// From the list.
    Ware(Ware),
    /// A potion of choice.
    Potion(Potion),
}

/// What a feat is paid with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Price {
    /// Experience.
    Xp,
    /// Hit points.
    Hp,
    /// A feat of the weapon carried.
    Weapon,
}

/// A decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum Action {
    /// The crow keeps a room out of the next area.
    Ban {
        /// Which.
        room: Room,
    },
    /// The next area is laid out.
    Deal,
    /// The test that the room asks.
    Roll,
    /// A prayer at the shrine.
    Pray,
    /// A prayer, with a piece of gold before.
    Offer,
    /// One of the things offered, from 1.
    Pick {
        /// Which.
        row: u8,
    },
    /// What the dungeon die comes to at the tomb.
    Row {
        /// The face.
        die: u8,
    },
    /// Take it as it is.
    Accept,
    /// Give the crow a ration.
    Feed,
    /// Walk away from it.
    Leave,
    /// Take the card.
    Take,
    /// Give the card to a hero.
    Award {
        /// Whom.
        seat: u8,
    },
    /// Buy.
    Buy {
        /// What.
        goods: Goods,
    },
    /// Sell.
    Sell {
        /// What.
        goods: Goods,
    },
    /// Drink or throw a potion.
    Drink {
        /// Which.
        potion: Potion,
    },
    /// Pour a potion away to make room.
    Discard {
        /// Which.
        potion: Potion,
    },
    /// Throw all dice at the enemy.
    Attack,
    /// Throw a critical die again.
    Reroll {
        /// Which, from 0.
        die: u8,
    },
    /// Throw any die again, at a price.
    Feat {
        /// Which, from 0.
        die: u8,
        /// The price.
        price: Price,
    },
    /// Strike with what lies there; or give no more blood.
    Stop,
    /// The rogue's skill in combat.
    Backstab,
    /// The mage's skill in combat.
    Conjure {
        /// As which potion.
        potion: Potion,
    },
    /// The crusader's skill in combat.
    Smite,
    /// The priestess's skill in combat.
    Sacrifice,
    /// One more hit point for two of the enemy's.
    Bleed,
    /// The mage's skill on the way: look at a room.
    See {
        /// Where.
        cell: u8,
    },
    /// No more rooms.
    Enough,
    /// The crusader's skill on the way.
    Shelter,
    /// The priestess's skill on the way.
    Bless {
        /// Whom.
        seat: u8,
    },
    /// Leave the area hungry.
    Descend,
    /// Go on.
    Go {
        /// Where.
        way: Way,
    },
    /// The rogue's skill on the way: go on, past the next room.
    Evade {
        /// Where.
        way: Way,
    },
    /// The crow picks up a room.
    Swap {
        /// Where.
        cell: u8,
    },
    /// The crow changes it with another.
    With {
        /// Where.
        cell: u8,
    },
    /// Give the other hero something.
    Give {
        /// What.
        gift: Gift,
    },
    /// Propose an exchange to the other hero.
    Trade {
        /// For this.
        give: Gift,
        /// That.
        want: Gift,
    },
    /// Agree to it.
    Agree,
    /// Do not.
    Refuse,
}

/// What is to be decided now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Due {
    /// Whether the crow speaks before the area is laid out.
    Prepare,
    /// What the room asks.
    Room,
    /// Whether a failed test is taken as it is.
    Failed,
    /// Which thing is taken.
    Pick,
    /// Who gets the card.
    Award,
    /// Whether the card is taken.
    Item,
    /// How to attack.
    Fight,
    /// What to make of the dice.
    Strike,
    /// How much blood is given.
    Bleed,
    /// Where to next.
    Move,
    /// Whether a hero drinks before hunger kills.
    Descent,
    /// Which rooms are seen.
    Sight,
    /// With which room another changes places.
    Swap,
    /// What becomes of a third potion.
    Potion,
    /// Whether an exchange is agreed to.
    Offer,
}

/// Why a decision is not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// §setup.players
    NoSuchSeat,
    /// §end.over
    Over,
    /// §two.turn
    NotYourTurn,
    /// Something else is to be decided: the clause is that one's.
    NotNow(Due),
    /// §merchant.trade: too little gold.
    TooPoor,
    /// §merchant.food: no rations for sale.
    NotSold,
    /// §merchant.sell: the merchant does not take that.
    NotBought,
    /// §hero.tracks: no more hit points.
    HpFull,
    /// §hero.tracks: no more armor.
    ArmorFull,
    /// §hero.tracks: no more food.
    FoodFull,
    /// §affliction.cure: nothing to cure.
    Healthy,
    /// §potion.different: that one is carried already.
    HasPotion,
    /// §potion.two: two are carried already.
    TwoPotions,
    /// §potion.two: that one is not carried.
    NoPotion,
    /// §potion.timing: not a potion for now.
    NotThatPotion,
    /// §merchant.sell, §two.exchange: no armor.
    NoArmor,
    /// §crow.feed: no food.
    NoFood,
    /// §shrine.offering: no gold.
    NoGold,
    /// §feat.price: no experience.
    NoXp,
    /// §feat.price: it would be the end.
    TooWeak,
    /// §armory.feats: no weapon.
    NoWeapon,
    /// §feat.once: that die had its feat.
    DieSpent,
    /// §attack.critical: that die shows no critical.
    NotCritical,
    /// §attack.dice: there is no such die.
    NoDie,
    /// §attack.enough: the enemy is dead already.
    Enough,
    /// §class.skills: that is another class's.
    WrongClass,
    /// §class.spent: the skill was used.
    SkillSpent,
    /// §affliction.blind: a blind hero sees no rooms.
    Blind,
    /// §mage.sight: that room is seen already.
    AlreadySeen,
    /// §area.rooms: there is no such room.
    NoRoom,
    /// §area.ways: there is no way there.
    NoWay,
    /// §rogue.evasion: not past the exit.
    NotPastExit,
    /// §crow.draft: no crow.
    NoCrow,
    /// §crow.draft: somebody has been there.
    RoomDone,
    /// §crow.draft: nothing would change.
    BothDown,
    /// §crow.omen: that card is not among those to be dealt.
    NotInDeck,
    /// §tomb.shift: too far from the die.
    WrongRow,
    /// §play.pick: there is no such thing to pick.
    NoRow,
    /// §two.exchange: alone.
    Alone,
    /// §two.exchange: not in the same room.
    Apart,
    /// §two.exchange: nothing of that kind.
    NothingToGive,
    /// §two.limits: the other cannot take it.
    PartnerFull,
    /// §two.exchange: enough was proposed.
    EnoughOffers,
    /// §two.exchange: those are not exchanged for each other.
    NoTrade,
    /// §priestess.sacrifice: the last hit point is not given.
    LastHp,
    /// §priestess.blessing: no such hero.
    NoHero,
    /// §priestess.blessing: it would do nothing.
    NoNeed,
}

/// A track.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Stat {
    /// Hit points.
    Hp,
    /// Experience.
    Xp,
    /// Armor.
    Armor,
    /// Rations.
    Food,
    /// Gold.
    Gold,
}

/// An affliction.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Affliction {
    /// The poison die.
    Poison,
    /// The curse die.
    Curse,
    /// Blindness.
    Blind,
}

/// Where a potion went.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Poured {
    /// It was drunk, or thrown.
    Used,
    /// It was poured away, or left.
    Away,
    /// It was sold.
    Sold,
    /// It is carried already: no second one.
    Double,
}

/// How the enemy answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Answer {
    /// It missed.
    Miss,
    /// It hit, less the armor.
    Hit,
    /// It hit, whatever the armor.
    Critical,
    /// It is frozen.
    Frozen,
    /// A skill keeps it from answering.
    Kept,
}

/// What a test is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Trial {
    /// A chest.
    Chest,
    /// A tomb.
    Tomb,
    /// An old weapon.
    Armory,
    /// A card that both want.
    Contest,
    /// The gauntlet.
    Gauntlet,
    /// The pit.
    Pit,
    /// A skill in combat.
    Skill,
}

/// A skill of a class.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Talent {
    /// Rogue, in combat.
    Backstab,
    /// Rogue, on the way.
    Evasion,
    /// Mage, in combat.
    Conjuring,
    /// Mage, on the way.
    Sight,
    /// Crusader, in combat.
    Smite,
    /// Crusader, on the way.
    Shelter,
    /// Priestess, in combat.
    Sacrifice,
    /// Priestess, on the way.
    Blessing,
}

/// Something that happened. `seat` says to whom.
#[expect(missing_docs, reason = "the fields are named after the tracks, cards and dice that they speak of")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Event {
    /// A hero enters the game.
    Began { seat: u8, class: Class },
    /// Both threw a die for the lead.
    Led { first: u8, second: u8, leader: u8 },
    /// What follows is of this hero, and not of whoever decided.
    Of { seat: u8, class: Class, moves: bool },
    /// An area was laid out.
    Opened { area: u8, floor: u8, guardian: Option<Foe> },
    /// The crow keeps a room away.
    Banned { room: Room },
    /// A room was turned up.
    Revealed { cell: u8, room: Room },
    /// The mage looks at a room.
    Looked { seat: u8, cell: u8 },
    /// A hero went on.
    Went { seat: u8, cell: u8, evading: bool },
    /// A test: the adventurer dice as they count, and the dungeon die.
    Tested { seat: u8, area: u8, trial: Trial, dice: [u8; 3], count: u8, dungeon: u8, cursed: bool, passed: bool },
    /// The dungeon die alone, and what it counts as.
    Threw { seat: u8, dungeon: u8, counts: u8 },
    /// The dungeon die for what a guardian leaves.
    Rewarded { seat: u8, dungeon: u8 },
    /// A track moved, and where it stands.
    Changed { seat: u8, stat: Stat, by: i8, now: u8 },
    /// A level was gained or lost.
    Level { seat: u8, level: u8 },
    /// Something ails a hero now.
    Afflicted { seat: u8, affliction: Affliction },
    /// The poison die bit.
    Bitten { seat: u8 },
    /// Afflictions are gone.
    Cured { seat: u8 },
    /// A potion came in.
    Found { seat: u8, potion: Potion },
    /// A potion went.
    Poured { seat: u8, potion: Potion, how: Poured },
    /// A card was taken along.
    Took { seat: u8, item: Item },
    /// A card went back.
    Dropped { seat: u8, item: Item },
    /// A skill was used.
    Used { seat: u8, talent: Talent },
    /// A skill is ready again.
    Refreshed { seat: u8 },
    /// Two rooms changed places.
    Swapped { one: u8, other: u8 },
    /// A fight began.
    Met { foe: Foe, floor: u8, hp: u8, together: bool },
    /// The dice of an attack, as they count. `deadly` if they are enough, `answer` what the enemy will do else.
    Threatened {
        seat: u8,
        dice: [u8; 3],
        count: u8,
        dungeon: u8,
        cursed: bool,
        total: u8,
        left: u8,
        answer: Answer,
        loss: u8,
        deadly: bool,
    },
    /// A die was thrown again: what it shows, what it counts, and what the blow would be.
    Rethrew { seat: u8, die: u8, face: u8, value: u8, total: u8, left: u8 },
    /// A blow, and what is left of the enemy.
    Struck { seat: u8, damage: u8, left: u8 },
    /// The enemy wastes away.
    Wasted { damage: u8, left: u8 },
    /// The enemy's answer.
    Answered { seat: u8, dungeon: u8, answer: Answer, loss: u8, skill: Skill },
    /// The enemy is dead.
    Killed { foe: Foe, floor: u8 },
    /// The last guardian rises again.
    Rose,
    /// A ghost woke.
    Haunted { seat: u8 },
    /// The floor gave way.
    Fell { area: u8 },
    /// Nothing beneath to fall to.
    Caught { seat: u8 },
    /// On to the next area; whether there was something to eat.
    Descended { ate: bool },
    /// A hero gave something to the other.
    Gave { seat: u8, gift: Gift },
    /// A hero proposes an exchange.
    Proposed { seat: u8, give: Gift, want: Gift },
    /// The other hero answered.
    Replied { seat: u8, agreed: bool },
    /// A hero died.
    Died { seat: u8 },
    /// The game is over.
    Ended { end: End, score: i32 },
}

impl Event {
    /// The hero it is about, where it is about one.
    pub fn seat(&self) -> Option<u8> {
        match *self {
            Self::Went { seat, .. }
            | Self::Tested { seat, .. }
            | Self::Threw { seat, .. }
            | Self::Rewarded { seat, .. }
            | Self::Level { seat, .. }
            | Self::Afflicted { seat, .. }
            | Self::Bitten { seat }
            | Self::Cured { seat }
            | Self::Found { seat, .. }
            | Self::Poured { seat, .. }
            | Self::Took { seat, .. }
            | Self::Dropped { seat, .. }
            | Self::Used { seat, .. }
            | Self::Refreshed { seat }
            | Self::Answered { seat, .. }
            | Self::Caught { seat } => Some(seat),
            // Food and gold belong to both.
            Self::Changed { seat, stat: Stat::Hp | Stat::Xp | Stat::Armor, .. } => Some(seat),
            _ => None,
        }
    }
}
