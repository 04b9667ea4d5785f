//! What is counted of a game where many are played.

use crate::content::{Card, Kind};
use crate::decisions::{Event, With};
use crate::table::{Progress, Table};
use kernel::{MeasureName, Measures};

const ROOMS: usize = 0;
const AVOIDED: usize = 1;
const LIFE: usize = 2;
const DAMAGE: usize = 3;
const HEALED: usize = 4;
const ARMED: usize = 5;
const BARE: usize = 6;
const WASTED: usize = 7;
/// From here on, a measure for each weapon and potion: those cards in their order.
const CARDS: usize = 8;

/// The first card that is no monster.
const FIRST_THING: u8 = 26;
/// The highest value of a monster.
const HIGHEST: u8 = 14;

/// What one has or does, and is no card.
const THINGS: [&str; 3] = ["avoided", "bare", "wasted"];

/// What is counted.
pub fn measures() -> Vec<MeasureName> {
    let counted = [
        ("rooms", "salles", "rooms"),
        ("avoided", "salles évitées", "rooms avoided"),
        ("life", "vie à la fin", "life at the end"),
        ("damage", "dégâts subis", "damage taken"),
        ("healed", "vie rendue", "life healed"),
        ("armed", "monstres tués à l'arme", "monsters slain with a weapon"),
        ("bare", "monstres combattus à mains nues", "monsters fought bare-handed"),
        ("wasted", "potions gâchées", "potions wasted"),
    ];
    let counted = counted.into_iter().map(|(id, fr, en)| {
        let name = MeasureName::new(id, fr, en);
        if THINGS.contains(&id) { name.thing() } else { name }
    });
    let things = Card::all().filter(|card| card.kind() != Kind::Monster);
    counted
        .chain(things.map(|card| MeasureName::of(format!("card-{}", card.code().to_lowercase()), card.name())))
        .collect()
}

/// How games end: crossed, or by a monster of some value.
pub fn ends() -> Vec<MeasureName> {
    let killed = (2..=HIGHEST).map(|value| {
        MeasureName::new(
            format!("monster-{value}"),
            format!("monstre de valeur {value}"),
            format!("monster of value {value}"),
        )
    });
    [MeasureName::new("crossed", "donjon traversé", "dungeon crossed")].into_iter().chain(killed).collect()
}

/// Counts something that happened.
#[inline(always)]
pub fn count(event: &Event, out: &mut Measures) {
    let thing = |card: Card| CARDS + card.0.saturating_sub(FIRST_THING) as usize;
    match *event {
        Event::Avoided => out.add(0, AVOIDED, 1),
        Event::Equipped { card, .. } => out.add(0, thing(card), 1),
        Event::Drank { card, healed, .. } => {
            out.add(0, HEALED, healed);
            out.add(0, thing(card), 1);
        }
        Event::Wasted { .. } => out.add(0, WASTED, 1),
        Event::Fought { card, with, lost, hp } => {
            out.add(0, DAMAGE, lost);
            out.add(0, if with == With::Weapon { ARMED } else { BARE }, 1);
            if hp <= 0 {
                out.end(0, card.value().saturating_sub(1) as u16);
            }
        }
        _ => {}
    }
}

/// Counts what lies on the table at the end.
#[inline]
pub fn sum_up(table: &Table, out: &mut Measures) {
    out.set(0, ROOMS, table.rooms);
    out.set(0, LIFE, table.hp.max(0));
    if table.progress == Progress::Crossed {
        out.end(0, 0);
    }
}
