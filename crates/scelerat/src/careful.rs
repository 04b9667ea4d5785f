//! A rule of thumb: look at every way to play this room, and like some of what is left better than other things.
//!
//! The weights are designed: found by hill climbing on the share of games won by this rule alone.

use crate::content::Kind;
use crate::decisions::{Action, With};
use crate::rules::Scelerat;
use crate::table::{Dulled, DungeonEnd, FULL_LIFE, Table};

/// What is liked, in thousandths of a point of life.
#[derive(Clone, Copy, Debug)]
pub struct Weights {
    /// A point of life.
    pub life: i32,
    /// A point of life among the first eight.
    pub first_life: i32,
    /// A point of the weapon.
    pub weapon: i32,
    /// A point of the weapon for each value of monster it still kills.
    pub edge: i32,
    /// A point of a monster that stays.
    pub monster: i32,
    /// A point of the wounds that a staying monster would deal through the weapon.
    pub wound: i32,
    /// A point of a weapon that stays.
    pub spare: i32,
    /// A point of a potion that stays.
    pub potion: i32,
    /// Not having avoided this room.
    pub avoid: i32,
}

impl Weights {
    /// All of them, in the order in which they are declared.
    pub fn as_array(&self) -> [i32; 9] {
        let Self { life, first_life, weapon, edge, monster, wound, spare, potion, avoid } = *self;
        [life, first_life, weapon, edge, monster, wound, spare, potion, avoid]
    }

    /// All of them, in the order in which they are declared.
    pub fn from_array([life, first_life, weapon, edge, monster, wound, spare, potion, avoid]: [i32; 9]) -> Self {
        Self { life, first_life, weapon, edge, monster, wound, spare, potion, avoid }
    }
}

/// The weights in use.
pub const TUNED: Weights = Weights {
    life: 656,
    first_life: 197,
    weapon: 546,
    edge: 65,
    monster: -240,
    wound: -299,
    spare: 279,
    potion: 661,
    avoid: 699,
};

/// As bad as dying.
const DEATH: i32 = i32::MIN / 2;

/// A room being played in thought.
#[derive(Clone, Copy)]
struct Thought {
    hp: i32,
    weapon: i32,
    /// The weapon kills monsters below this.
    edge: i32,
    healed: bool,
}

/// One card of the room, as the rule sees it.
#[derive(Clone, Copy, Default)]
struct Lying {
    kind: Kind,
    value: i32,
}

struct Room<'a> {
    weights: &'a Weights,
    /// 1 where a weapon kills monsters as strong as its last, 0 by the rulebook.
    equal: i32,
    /// A weapon that has killed nothing kills all monsters below this.
    fresh: i32,
    /// Whether this is the last room: then only life counts.
    last: bool,
    cards: [Lying; 4],
}

/// What the rule does.
pub fn choose(game: &Scelerat, table: &Table, weights: &Weights) -> Action {
    let last_slain = table.slain.last().map(|card| game.face(card).value as i32);
    let equal = (table.options.dulled == Dulled::LowerOrEqual) as i32;
    let fresh = game.strongest as i32 + 1;
    let now = Thought {
        hp: table.hp as i32,
        weapon: table.weapon.map_or(0, |card| game.face(card).value as i32),
        edge: last_slain.map_or(fresh, |value| value + equal),
        healed: table.potion_used,
    };
    let stays = if table.dealt == 4 { 1 } else { 0 };
    let left = table.dungeon.len() + stays;
    let last = left == 0 || left < 4 && table.options.ending == DungeonEnd::Four;
    let mut room = Room { weights, equal, fresh, last, cards: [Lying::default(); 4] };
    for (at, card) in table.room.iter().enumerate() {
        let face = game.face(card);
        room.cards[at] = Lying { kind: face.kind, value: face.value as i32 };
    }
    let lying = (1u8 << table.room.len()) - 1;
    let (mut best, mut action) = (i32::MIN, None);
    if table.can_avoid().is_ok() {
        best = room.worth(now, None) - weights.avoid;
        action = Some(Action::Avoid);
    }
    for (at, card) in table.room.iter().enumerate() {
        for (with, thought) in room.ways(now, at) {
            let worth = room.best(thought, lying & !(1 << at), stays as u32);
            if worth > best || action.is_none() {
                best = worth;
                action = Some(match with {
                    Some(with) => Action::Fight { card, with },
                    None => Action::Take { card },
                });
            }
        }
    }
    action.expect("an unfinished game has a card to take")
}

/// How much the rule likes a table at the beginning of a room.
pub fn likes(game: &Scelerat, table: &Table, weights: &Weights) -> i32 {
    let fresh = game.strongest as i32 + 1;
    let equal = (table.options.dulled == Dulled::LowerOrEqual) as i32;
    let now = Thought {
        hp: table.hp as i32,
        weapon: table.weapon.map_or(0, |card| game.face(card).value as i32),
        edge: (table.kills_below as i32).min(fresh),
        healed: false,
    };
    let room = Room { weights, equal, fresh, last: false, cards: [Lying::default(); 4] };
    if table.avoided {
        return room.worth(now, None) - weights.avoid;
    }
    let stays = table.room.iter().next().map(|card| game.face(card));
    room.worth(now, stays.map(|face| Lying { kind: face.kind, value: face.value as i32 }))
}

impl Room<'_> {
    /// What taking a card may come to: one way, or hands and weapon.
    #[inline]
    fn ways(&self, now: Thought, at: usize) -> impl Iterator<Item = (Option<With>, Thought)> {
        let Lying { kind, value } = self.cards[at];
        let (first, second) = match kind {
            Kind::Monster => {
                let armed = now.weapon > 0 && value < now.edge;
                let hands = Thought { hp: now.hp - value, ..now };
                let cut = Thought { hp: now.hp - (value - now.weapon).max(0), edge: value + self.equal, ..now };
                ((Some(With::Hands), hands), armed.then_some((Some(With::Weapon), cut)))
            }
            Kind::Weapon => ((None, Thought { weapon: value, edge: self.fresh, ..now }), None),
            Kind::Potion if now.healed => ((None, now), None),
            Kind::Potion => ((None, Thought { hp: (now.hp + value).min(FULL_LIFE as i32), healed: true, ..now }), None),
        };
        core::iter::once(first).chain(second)
    }

    /// The best that can come of the cards still lying when `stays` of them will be left.
    fn best(&self, now: Thought, lying: u8, stays: u32) -> i32 {
        if now.hp <= 0 {
            return DEATH + now.hp;
        }
        if lying.count_ones() == stays {
            return self.worth(now, (lying != 0).then(|| self.cards[lying.trailing_zeros() as usize]));
        }
        let mut best = i32::MIN;
        let mut left = lying;
        while left != 0 {
            let at = left.trailing_zeros();
            left &= left - 1;
            for (_, thought) in self.ways(now, at as usize) {
                best = best.max(self.best(thought, lying & !(1 << at), stays));
            }
        }
        best
    }

    /// How good it is to leave the room like this, with this card staying.
    #[inline]
    fn worth(&self, now: Thought, stays: Option<Lying>) -> i32 {
        let likes = self.weights;
        if self.last {
            return now.hp * likes.life;
        }
        let mut worth = now.hp * likes.life + now.hp.min(8) * likes.first_life;
        worth += now.weapon * (likes.weapon + likes.edge * (now.edge - 2));
        worth += match stays {
            None => 0,
            Some(Lying { kind: Kind::Weapon, value }) => value * likes.spare,
            Some(Lying { kind: Kind::Potion, value }) => value * likes.potion,
            Some(Lying { value, .. }) => {
                let through = if value < now.edge { (value - now.weapon).max(0) } else { value };
                value * likes.monster + through * likes.wound
            }
        };
        worth
    }
}
