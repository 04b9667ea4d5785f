//! What players that reckon want to know of a table: what a learnt value looks at, and what those who play sensibly may have hidden.

use crate::characters;
use crate::content::{Aim, Breed, Card, Effect, HEROES, Rule};
use crate::rules::{SangRancune, View, harmed, prestige};
use crate::table::{Hero, Phase, Table};
use kernel::{Fate, Features, InlineVec, Seat};

/// What the value looks at. Rivals come in the order of their prestige, the dead last; a lead is what the seat has more than somebody.
pub const FEATURES: [&str; 96] = [
    "alive",
    "life",
    "life up to 25",
    "life up to 50",
    "prestige",
    "lead over the first rival",
    "lead over the first rival, up to 4",
    "lead over the second rival",
    "lead over the third rival, up to 8",
    "rivals ahead",
    "rivals level",
    "leads alone",
    "encounters left",
    "last encounter",
    "one encounter left",
    "two encounters left",
    "prestige to come",
    "lead by prestige to come",
    "lead over the second by prestige to come",
    "life by encounters left",
    "bonus now",
    "prize now",
    "trap",
    "creature's life",
    "creature's life by the living",
    "harm to all in a round",
    "harm to who wounds most",
    "harm to who comes first",
    "tokens",
    "something rises",
    "round",
    "players",
    "the living",
    "own place",
    "first place",
    "last place",
    "harm dial",
    "life dial",
    "healing earns prestige",
    "cards",
    "limit of the hand",
    "attacks added up",
    "best attack",
    "second best attack",
    "third best attack",
    "attacks",
    "attacks up to 10",
    "attacks from 40",
    "feints",
    "double strikes",
    "opportunists",
    "setups in hand",
    "ripostes",
    "bonus attacks",
    "trips and fails",
    "tougher",
    "edge out",
    "after you",
    "change of plan",
    "mixed signals",
    "rallies",
    "counters",
    "setups that wait",
    "healing potions",
    "cures",
    "strength",
    "haste",
    "iron skin",
    "fire",
    "amulet",
    "potions that work",
    "first rival lives",
    "first rival's life",
    "first rival's cards",
    "first rival's healing",
    "first rival's other items",
    "second rival lives",
    "second rival's life",
    "second rival's cards",
    "second rival's healing",
    "second rival's other items",
    "third rival lives",
    "third rival's life",
    "third rival's cards",
    "third rival's healing",
    "third rival's other items",
    "lead over the fourth rival, up to 8",
    "fourth rival lives",
    "fourth rival's life",
    "fourth rival's items",
    "lead over the fifth rival, up to 8",
    "fifth rival lives",
    "fifth rival's life",
    "fifth rival's items",
    "rivals' life up to 25",
    "cards to be drawn",
];

/// What a creature is usually worth, in tenths of a point of prestige, traps among them.
const USUAL_PRIZE: i32 = 30;

/// A number that grows whenever an encounter is over and the next has been turned up.
pub fn chapter(table: &Table) -> u32 {
    table.number as u32
}

/// What there is still to be earned, in tenths: the prize at hand, and what those to come are usually worth.
fn to_come(game: &SangRancune, table: &Table) -> i32 {
    let later = (1..=table.left).map(|next| USUAL_PRIZE + 10 * game.content.late_bonus(table.number + next) as i32);
    10 * prize(game, table) + later.sum::<i32>()
}

/// What the killing blow is worth now.
fn prize(game: &SangRancune, table: &Table) -> i32 {
    let encounter = game.content.encounter(table.foe.id);
    if encounter.breed == Breed::Trap || matches!(table.phase, Phase::Refill) {
        return 0;
    }
    let late = game.content.late_bonus(table.number);
    let base = match encounter.rule {
        Rule::Pack { held, .. } => table.foe.pack.len() as i32 / held.max(1) as i32,
        _ => prestige(&game.content, table) as i32,
    };
    base + (table.foe.tokens + late) as i32
}

/// The harm of a round to a hero on average, to who wounds most, and to who comes first.
fn harm(game: &SangRancune, table: &Table) -> (i32, i32, i32) {
    let encounter = game.content.encounter(table.foe.id);
    let living = table.living().len().max(1) as i32;
    let column = table.column();
    let (mut all, mut most, mut first) = (0, 0, 0);
    for blow in encounter.random[column].iter().chain(encounter.precise[column].iter()) {
        let damage = harmed(&game.content, table, blow.damage) as i32;
        match blow.aim {
            Aim::All | Aim::AllByRound | Aim::Horde => all += damage * living,
            Aim::Most => (all, most) = (all + damage, most + damage),
            Aim::First | Aim::Place(1) => (all, first) = (all + damage, first + damage),
            Aim::EachToken => all += damage * table.foe.pack.len() as i32,
            Aim::Heads => all += damage * table.foe.heads as i32,
            _ => all += damage,
        }
    }
    (all / living, most, first)
}

/// The rivals, those with most prestige first, the dead last.
fn rivals(table: &Table, seat: u8) -> InlineVec<u8, HEROES> {
    let mut rivals: InlineVec<u8, HEROES> = InlineVec::new();
    (0..table.options.players).filter(|other| *other != seat).for_each(|other| rivals.push(other));
    let rank = |other: &u8| {
        let hero = table.hero(*other);
        (hero.lives(), hero.prestige, hero.life)
    };
    rivals.as_mut_slice().sort_unstable_by_key(|other| (core::cmp::Reverse(rank(other)), *other));
    rivals
}

/// What the value looks at.
pub fn features(game: &SangRancune, view: &View, seat: Seat, out: &mut Features) {
    let table = &view.seen;
    let rivals = rivals(table, seat.0);
    of_prestige(game, table, seat.0, rivals.as_slice(), out);
    of_encounter(game, table, seat.0, out);
    of_hand(game, table, seat.0, out);
    of_items(table.hero(seat.0), out);
    of_rivals(game, table, seat.0, rivals.as_slice(), out);
}

/// By how much the seat leads a rival; nobody leads the dead, nor who is not there.
fn lead(table: &Table, seat: u8, rival: Option<&u8>) -> i32 {
    let mine = table.hero(seat).prestige as i32;
    match rival.map(|rival| table.hero(*rival)).filter(|hero| hero.lives()) {
        Some(hero) => mine - hero.prestige as i32,
        None => mine + 2,
    }
}

fn of_prestige(game: &SangRancune, table: &Table, seat: u8, rivals: &[u8], out: &mut Features) {
    let own = table.hero(seat);
    let leads = [0, 1, 2].map(|at| lead(table, seat, rivals.get(at)));
    let living = || rivals.iter().filter(|rival| table.hero(**rival).lives());
    let ahead = living().filter(|rival| lead(table, seat, Some(rival)) < 0).count() as i32;
    let level = living().filter(|rival| lead(table, seat, Some(rival)) == 0).count() as i32;
    let (left, to_come) = (table.left as i32, to_come(game, table));
    let life = own.life as i32;
    out.flag(own.lives());
    out.push(life, 100);
    out.push(life.min(25), 25);
    out.push(life.min(50), 50);
    out.push(own.prestige as i32, 20);
    out.push(leads[0], 10);
    out.push(leads[0].clamp(-4, 4), 4);
    out.push(leads[1], 10);
    out.push(leads[2].clamp(-8, 8), 8);
    out.push(ahead, 3);
    out.push(level, 2);
    out.flag(ahead + level == 0);
    out.push(left, 9);
    out.flag(left == 0);
    out.flag(left == 1);
    out.flag(left == 2);
    out.push(to_come, 400);
    out.push((leads[0] * 60).clamp(-2 * to_come - 20, 2 * to_come + 20), to_come + 10);
    out.push((leads[1] * 60).clamp(-2 * to_come - 20, 2 * to_come + 20), to_come + 10);
    out.push(life * (left + 1), 500);
}

fn of_encounter(game: &SangRancune, table: &Table, seat: u8, out: &mut Features) {
    let foe = &table.foe;
    let encounter = game.content.encounter(foe.id);
    let pack: i32 = foe.pack.iter().map(i32::from).sum();
    let left = if foe.pack.is_empty() { table.remaining() as i32 } else { pack };
    let living = table.living().len() as i32;
    let (all, most, first) = harm(game, table);
    let place = table.hero(seat).initiative as i32;
    out.push(game.content.late_bonus(table.number) as i32, 5);
    out.push(prize(game, table), 10);
    out.flag(encounter.breed == Breed::Trap);
    out.push(left, 250);
    out.push(left, 60 * living.max(1));
    out.push(all, 20);
    out.push(most, 20);
    out.push(first, 20);
    out.push(foe.tokens as i32, 3);
    out.flag(table.rising.is_some());
    out.push(foe.round as i32, 4);
    out.push(table.options.players as i32, 6);
    out.push(living, 6);
    out.push(place, 6);
    out.flag(place == 1);
    out.flag(place > 1 && place == table.dealt as i32);
    out.push(game.content.harm_dial[table.options.harm as usize] as i32, 5);
    out.push(game.content.life_dial[table.options.life as usize] as i32 - 100, 30);
    out.flag(table.options.thanks);
}

fn of_hand(game: &SangRancune, table: &Table, seat: u8, out: &mut Features) {
    let (content, own) = (&game.content, table.hero(seat));
    let (mut sum, mut best, mut attacks, mut small, mut strong, mut bonus) = (0, [0; 3], 0, 0, 0, 0);
    for (kind, count) in own.hand.kinds().filter(|(kind, _)| Card(*kind).is_valued()) {
        let printing = content.card(Card(kind));
        let heroic = matches!(printing.effect, Effect::Heroic { hero } if hero == seat);
        let value = content.value(Card(kind), printing.side + heroic as u8) as i32;
        for _ in 0..count {
            let mut value = value;
            for place in &mut best {
                if value > *place {
                    core::mem::swap(place, &mut value);
                }
            }
        }
        let count = count as i32;
        sum += value * count;
        attacks += count;
        small += if value <= 10 { count } else { 0 };
        strong += if value >= 40 { count } else { 0 };
        bonus += if kind >= Card::HOLY.0 { count } else { 0 };
    }
    let held = |cards: &[Card]| cards.iter().map(|card| own.hand.count(card.0) as i32).sum::<i32>();
    let limit = table.limit(seat, content.limit, content.least) as i32;
    out.push(own.cards as i32, 7);
    out.push(limit, 7);
    out.push(sum, 200);
    best.iter().for_each(|value| out.push(*value, 100));
    out.push(attacks, 6);
    out.push(small, 3);
    out.push(strong, 3);
    out.push(held(&[Card::FEINT]), 2);
    out.push(held(&[Card::DOUBLE]), 1);
    out.push(held(&[Card::OPPORTUNIST]), 1);
    out.push(held(&[Card::FOCUS, Card::BEHIND]), 2);
    out.push(held(&[Card::RIPOSTE]), 1);
    out.push(bonus, 2);
    out.push(held(&[Card::TRIP, Card::FAIL]), 2);
    out.push(held(&[Card::TOUGH]), 1);
    out.push(held(&[Card::EDGE]), 1);
    out.push(held(&[Card::AFTER]), 1);
    out.push(held(&[Card::PLAN]), 1);
    out.push(held(&[Card::SIGNALS]), 1);
    out.push(held(&[Card::RALLY]), 1);
    out.push(held(&[Card::WATCH, Card::FAST]), 1);
    out.push(own.setups.len() as i32, 2);
}

fn of_items(own: &Hero, out: &mut Features) {
    let count = |item: Card| own.items.iter().filter(|held| *held == item).count() as i32;
    let all = [Card::HEALING, Card::SALVE, Card::STRENGTH, Card::HASTE, Card::SKIN, Card::FIRE, Card::AMULET];
    all.iter().for_each(|item| out.push(count(*item), 1));
    out.push(own.potions.len() as i32, 2);
}

fn of_rivals(game: &SangRancune, table: &Table, seat: u8, rivals: &[u8], out: &mut Features) {
    let nobody = Hero::default();
    let hero = |at: usize| rivals.get(at).map_or(&nobody, |rival| table.hero(*rival));
    let heals = |hero: &Hero| hero.items.iter().filter(|item| matches!(*item, Card::HEALING | Card::SALVE)).count();
    for rival in (0..3).map(hero) {
        out.flag(rival.lives());
        out.push(rival.life as i32, 100);
        out.push(rival.cards as i32, 7);
        out.push(heals(rival) as i32, 2);
        out.push((rival.items.len() - heals(rival)) as i32, 2);
    }
    for at in [3, 4] {
        out.push(lead(table, seat, rivals.get(at)).clamp(-8, 8), 8);
        out.flag(hero(at).lives());
        out.push(hero(at).life as i32, 100);
        out.push(hero(at).items.len() as i32, 3);
    }
    let weak = rivals.iter().map(|rival| table.hero(*rival)).filter(|hero| hero.lives() && hero.life <= 25);
    out.push(weak.count() as i32, 2);
    let limit = table.limit(seat, game.content.limit, game.content.least) as i32;
    out.push(limit - table.hero(seat).cards as i32, 7);
}

/// Deals what the seat has not seen to those who may hold it; what they have set and answered in secret is what a sound player would who
/// holds those cards.
pub fn suspect<F: Fate>(game: &SangRancune, view: &View, seat: Seat, fate: &mut F) -> Table {
    let mut table = game.imagine_cards(view, seat, fate);
    for other in (0..table.options.players).filter(|other| *other != seat.0) {
        let unknown = view.seen.hero(other).set.iter().zip(0..).find(|(laid, _)| laid.card.is_none());
        if let Some((_, at)) = unknown {
            lay_soundly(game, &mut table, other, at, fate);
        }
    }
    if matches!(table.phase, Phase::Window(_) | Phase::Vote | Phase::Sign) {
        let answered = table.answered;
        for other in answered.without(seat).iter() {
            table.answered = answered.without(other);
            let answer = characters::sound(game, &table, other, fate);
            table.answers[other.0 as usize] = Some(answer);
        }
        table.answered = answered;
    }
    table
}

/// Lets a hero have set what a sound player would have set at the beginning of the round.
fn lay_soundly<F: Fate>(game: &SangRancune, table: &mut Table, seat: u8, at: usize, fate: &mut F) {
    let mut before = *table;
    before.pile.clear();
    let hero = &mut before.heroes[seat as usize];
    let Some(laid) = hero.set.as_slice()[at].card else { return };
    hero.set.clear();
    hero.put(laid);
    let Some(card) = characters::sound_card(game, &before, seat, fate) else { return };
    let hero = &mut table.heroes[seat as usize];
    if card != laid && !hero.seen.has(card) {
        hero.hand.put(laid.0);
        hero.hand.take(card.0);
        hero.set.as_mut_slice()[at].card = Some(card);
    }
}
