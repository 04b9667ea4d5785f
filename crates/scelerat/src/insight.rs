//! What players that reckon want to know of a table: what a learnt value looks at, when all is known, and what cannot be won any more.

use crate::content::{Card, Kind, MOST};
use crate::decisions::Action;
use crate::rules::{DUNGEON, Scelerat};
use crate::table::{Avoid, Dulled, DungeonEnd, FULL_LIFE, Table};
use kernel::{Bag, Ctx, Deck, Fate, Features, InlineVec, Nobody, Twin, Unasked};

/// What the value looks at. Of the pile, "unseen" is what lies in no known order, "beneath" what was avoided.
pub const FEATURES: [&str; 60] = [
    "one",
    "life",
    "life up to 6",
    "life up to 12",
    "weapon",
    "kills below",
    "weapon by kills below",
    "fresh weapon",
    "weapon of 6 or more",
    "carried monster",
    "blow of the carried monster",
    "carried weapon",
    "carried potion",
    "just avoided",
    "cards unseen",
    "cards beneath",
    "cards left",
    "four unseen at most",
    "monsters unseen",
    "potions unseen",
    "weapons unseen",
    "best weapon unseen",
    "blows unseen",
    "out of reach unseen",
    "above 10 unseen",
    "7 to 10 unseen",
    "2 to 6 unseen",
    "monsters beneath",
    "potions beneath",
    "weapons beneath",
    "best weapon beneath",
    "blows beneath",
    "out of reach beneath",
    "above 10 beneath",
    "7 to 10 beneath",
    "2 to 6 beneath",
    "weapons unseen less beneath",
    "potions unseen less beneath",
    "least blows, pairs apart",
    "life and potions less least blows, pairs apart",
    "second best weapon",
    "next four beneath: monsters",
    "next four beneath: potions",
    "next four beneath: weapons",
    "last eight beneath: monsters",
    "last eight beneath: best weapon",
    "life by weapon",
    "life by least blows, pairs apart",
    "number of weapons unseen",
    "number of potions unseen",
    "number of monsters unseen",
    "best potion unseen",
    "next eight beneath: monsters",
    "next eight beneath: best weapon",
    "next eight beneath: potions",
    "blows of the carried and unseen by the share of unseen",
    "weapon in reach of the average unseen monster",
    "life per card left",
    "dulled weapon also kills equals",
    "avoiding is free",
];

/// What lies in a part of the pile.
#[derive(Default)]
struct Part {
    cards: i32,
    monsters: i32,
    potions: i32,
    weapons: i32,
    best_weapon: i32,
    best_potion: i32,
    /// What its monsters would cost with the weapon in hand.
    blows: i32,
    beyond: i32,
    strong: i32,
    middling: i32,
    weak: i32,
    weapon_count: i32,
    potion_count: i32,
}

/// The weapon in hand.
#[derive(Clone, Copy)]
struct Armed {
    weapon: i32,
    kills_below: i32,
}

impl Armed {
    fn of(game: &Scelerat, table: &Table) -> Self {
        let weapon = table.weapon.map_or(0, |card| game.face(card).value as i32);
        Self { weapon, kills_below: (table.kills_below as i32).min(game.strongest as i32 + 1) }
    }

    fn blow(self, value: i32) -> i32 {
        if value < self.kills_below { (value - self.weapon).max(0) } else { value }
    }
}

impl Part {
    #[inline]
    fn add(&mut self, game: &Scelerat, card: Card, armed: Armed) {
        let face = game.face(card);
        let value = face.value as i32;
        self.cards += 1;
        match face.kind {
            Kind::Monster => {
                self.monsters += value;
                self.blows += armed.blow(value);
                self.beyond += (value >= armed.kills_below) as i32;
                match value {
                    11.. => self.strong += 1,
                    7..=10 => self.middling += 1,
                    _ => self.weak += 1,
                }
            }
            Kind::Potion => {
                self.potions += value;
                self.potion_count += 1;
                self.best_potion = self.best_potion.max(value);
            }
            Kind::Weapon => {
                self.weapons += value;
                self.weapon_count += 1;
                self.best_weapon = self.best_weapon.max(value);
            }
        }
    }

    fn of(game: &Scelerat, cards: impl Iterator<Item = Card>, armed: Armed) -> Self {
        let mut part = Self::default();
        cards.for_each(|card| part.add(game, card, armed));
        part
    }
}

/// All that is still to be faced, wherever it lies.
struct Ahead {
    /// How many monsters there are of each value.
    monsters: [u8; MOST + 1],
    potions: i32,
    best_potion: i32,
    /// The two best weapons that are still to be found.
    weapons: (i32, i32),
}

impl Ahead {
    fn of(game: &Scelerat, table: &Table) -> Self {
        let mut ahead = Self { monsters: [0; MOST + 1], potions: 0, best_potion: 0, weapons: (0, 0) };
        let pile = &table.dungeon;
        table.room.iter().for_each(|card| ahead.add(game, card));
        pile.on_top().iter().for_each(|card| ahead.add(game, Card(*card)));
        pile.beneath().iter().for_each(|card| ahead.add(game, Card(*card)));
        pile.unseen().iter().for_each(|card| ahead.add(game, Card(card)));
        ahead
    }

    #[inline]
    fn add(&mut self, game: &Scelerat, card: Card) {
        let face = game.face(card);
        let value = face.value as i32;
        match face.kind {
            Kind::Monster => self.monsters[(face.value as usize).min(MOST)] += 1,
            Kind::Potion => {
                self.potions += value;
                self.best_potion = self.best_potion.max(value);
            }
            Kind::Weapon if value > self.weapons.0 => self.weapons = (value, self.weapons.0),
            Kind::Weapon => self.weapons.1 = self.weapons.1.max(value),
        }
    }

    /// What all monsters cost at least, whatever is done: each is met with the best weapon there is; by the rulebook no weapon kills two of
    /// the same value, so the second of a pair meets the second best. Where up to three cards are never faced, the dearest are left out.
    fn least_blows(&self, table: &Table, armed: Armed) -> i32 {
        let twice = table.options.dulled == Dulled::LowerOrEqual;
        let mut left_out = if table.options.ending == DungeonEnd::Four { 3 } else { 0 };
        let mut least = 0;
        for value in (1..=MOST as i32).rev() {
            let count = self.monsters[value as usize];
            if count == 0 {
                continue;
            }
            let (mut first, mut second) = self.weapons;
            if value < armed.kills_below {
                if armed.weapon > first {
                    (first, second) = (armed.weapon, first);
                } else {
                    second = second.max(armed.weapon);
                }
            }
            for nth in 0..count {
                let weapon = match nth {
                    _ if twice => first,
                    0 => first,
                    1 => second,
                    _ => 0,
                };
                // A third of one value may meet a third weapon: nobody prints such a pack, and no bound may be wrong for it.
                let blow = if nth > 1 { 0 } else { (value - weapon).max(0) };
                if left_out > 0 && blow > 0 {
                    left_out -= 1;
                } else {
                    least += blow;
                }
            }
        }
        least
    }
}

/// Whether no way is left to cross the dungeon with a score of at least this.
pub fn hopeless(game: &Scelerat, table: &Table, score: i32) -> bool {
    let (ahead, armed) = (Ahead::of(game, table), Armed::of(game, table));
    // A potion that is the last card of all heals and counts besides. §score.bonus
    let bonus = if score > FULL_LIFE as i32 { ahead.best_potion } else { 0 };
    (table.hp as i32 + ahead.potions + bonus - ahead.least_blows(table, armed)) < score.max(1)
}

/// What the value looks at: a table before a room is dealt.
pub fn features(game: &Scelerat, table: &Table, out: &mut Features) {
    let armed = Armed::of(game, table);
    let pile = &table.dungeon;
    // What lies on top lies there because somebody laid the pile open: the value knows of no such thing.
    let unseen = Part::of(game, pile.unseen().iter().chain(pile.on_top().iter().copied()).map(Card), armed);
    let known = |from: usize, to: usize| {
        let beneath = pile.beneath();
        beneath[from.min(beneath.len())..to.min(beneath.len())].iter().copied().map(Card)
    };
    let count = pile.beneath().len();
    let beneath = Part::of(game, known(0, count), armed);
    let (next, soon) = (Part::of(game, known(0, 4), armed), Part::of(game, known(0, 8), armed));
    let last = Part::of(game, known(count.saturating_sub(8), count), armed);
    let (hp, Armed { weapon, kills_below }) = (table.hp as i32, armed);
    let carried = table.room.last().map(|card| game.face(card));
    let carries = |kind| carried.filter(|face| face.kind == kind).map_or(0, |face| face.value as i32);
    let monster = carries(Kind::Monster);
    let ahead = Ahead::of(game, table);
    let (least, potions) = (ahead.least_blows(table, armed), ahead.potions);
    let second = ahead.weapons.1.max(ahead.weapons.0.min(weapon));
    let left = unseen.cards + beneath.cards + table.room.len() as i32;

    out.flag(true);
    out.push(hp, 20);
    out.push(hp.min(6), 6);
    out.push(hp.min(12), 12);
    out.push(weapon, 10);
    out.push(kills_below, 15);
    out.push(weapon * kills_below, 150);
    out.flag(weapon > 0 && kills_below > game.strongest as i32);
    out.flag(weapon >= 6);
    out.push(monster, 14);
    out.push(if monster > 0 { armed.blow(monster) } else { 0 }, 14);
    out.push(carries(Kind::Weapon), 10);
    out.push(carries(Kind::Potion), 10);
    out.flag(table.avoided);
    out.push(unseen.cards, 40);
    out.push(beneath.cards, 24);
    out.push(left, 44);
    out.flag(unseen.cards <= 4);
    for part in [&unseen, &beneath] {
        out.push(part.monsters, 100);
        out.push(part.potions, 30);
        out.push(part.weapons, 30);
        out.push(part.best_weapon, 10);
        out.push(part.blows, 100);
        out.push(part.beyond, 10);
        out.push(part.strong, 4);
        out.push(part.middling, 6);
        out.push(part.weak, 8);
    }
    out.push(unseen.weapon_count - beneath.weapon_count, 4);
    out.push(unseen.potion_count - beneath.potion_count, 4);
    out.push(least, 30);
    out.push(hp + potions - least, 40);
    out.push(second, 10);
    out.push(next.monsters, 40);
    out.push(next.potions, 10);
    out.push(next.weapons, 10);
    out.push(last.monsters, 80);
    out.push(last.best_weapon, 10);
    out.push(hp * weapon, 200);
    out.push(hp * least, 600);
    out.push(unseen.weapon_count, 6);
    out.push(unseen.potion_count, 6);
    out.push(unseen.strong + unseen.middling + unseen.weak, 20);
    out.push(unseen.best_potion, 10);
    out.push(soon.monsters, 80);
    out.push(soon.best_weapon, 10);
    out.push(soon.potions, 20);
    out.push((unseen.blows + monster) * unseen.cards, 44 * 100);
    let average = unseen.monsters / (unseen.strong + unseen.middling + unseen.weak).max(1);
    out.flag(weapon > 0 && average < kills_below);
    out.push(hp * 4, left.max(4));
    out.flag(table.options.dulled == Dulled::LowerOrEqual);
    out.flag(table.options.avoid == Avoid::Partly);
}

/// The table as an action leaves it before the next room is dealt, where nobody knows what that will be.
pub fn after(game: &Scelerat, table: &Table, action: Action) -> Option<Table> {
    let pile = &table.dungeon;
    if pile.unseen().is_empty() || !pile.on_top().is_empty() {
        return None;
    }
    let leaves = action == Action::Avoid || table.room.len() == 2 && table.dealt == 4;
    if !leaves {
        return None;
    }
    let mut after = *table;
    let mut ctx = Ctx::new(Unasked, Nobody);
    game.carry_out(&mut after, action, &mut ctx).then_some(after)
}

/// What a solver remembers a table by. The order of a room matters only where it can still be avoided.
pub fn twin(table: &Table) -> Twin {
    let mut hash = Mixer(0x9e37_79b9_7f4a_7c15, 0xc2b2_ae3d_27d4_eb4f);
    let pile = &table.dungeon;
    let bits = |cards: &mut dyn Iterator<Item = u8>| cards.fold(0u64, |bits, card| bits | 1 << card);
    hash.add(bits(&mut pile.unseen().iter()));
    for known in [pile.on_top(), pile.beneath()] {
        hash.add(known.len() as u64);
        for eight in known.chunks(8) {
            hash.add(eight.iter().fold(0, |word, card| word << 8 | *card as u64));
        }
    }
    hash.add(if table.can_avoid().is_ok() {
        1 << 63 | table.room.iter().fold(0, |word, card| word << 8 | card.0 as u64)
    } else {
        bits(&mut table.room.iter().map(|card| card.0))
    });
    let weapon = table.weapon.map_or(0, |card| 1 + card.0 as u64);
    let flags = [table.potion_used, table.avoided, table.dealt == 4];
    let flags = flags.iter().fold(0, |word, flag| word << 1 | *flag as u64);
    hash.add(weapon << 16 | (table.kills_below as u64) << 8 | flags);
    Twin { key: (hash.0 as u128) << 64 | hash.1 as u128, rank: table.hp as i32 }
}

/// Two streams of bits stirred together.
struct Mixer(u64, u64);

impl Mixer {
    #[inline]
    fn add(&mut self, word: u64) {
        self.0 = (self.0 ^ word).wrapping_mul(0xff51_afd7_ed55_8ccd);
        self.0 ^= self.0 >> 29;
        self.1 = (self.1.rotate_left(23) ^ word).wrapping_mul(0x9fb2_1c65_1e98_df25);
        self.1 ^= self.1 >> 32;
    }
}

/// The same table with the pile in the order in which this fate would deal it.
pub fn laid_open<F: Fate>(table: &Table, fate: &mut F) -> Table {
    let mut pile = table.dungeon;
    let unseen = pile.unseen().len() as usize + pile.on_top().len();
    let mut order: InlineVec<u8, 44> = InlineVec::new();
    for _ in 0..unseen {
        pile.draw(DUNGEON, fate).into_iter().for_each(|card| order.push(card));
    }
    order.as_mut_slice().reverse();
    let mut beneath: InlineVec<u8, 44> = InlineVec::new();
    pile.beneath().iter().for_each(|card| beneath.push(*card));
    Table { dungeon: Deck::known(order, Bag::first(0), beneath), ..*table }
}
