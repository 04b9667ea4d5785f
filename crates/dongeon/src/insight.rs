//! What players that reckon want to know of a table: what a learnt value looks at, and how far a playout has come.

use crate::careful;
use crate::content::{Face, Icon};
use crate::rules::Dongeon;
use crate::table::{After, Aside, Card, Colour, Foe, MOST_ACTIONS, Notebook, Phase, Table, Torches};
use kernel::{Features, Side};

/// Cards either way that the value looks at.
const NEAR: usize = 3;

/// What the value looks at. "Ahead" are the cards after the one on top, as they lie; "behind" those that would come first if the deck were
/// turned over, on the colour that they would show then.
pub const FEATURES: [&str; 114] = [
    "one",
    "lives",
    "one life",
    "two lives",
    "unhurt",
    "treasures",
    "two treasures",
    "four treasures",
    "an odd treasure",
    "weapons",
    "a weapon",
    "two weapons",
    "three weapons",
    "four weapons",
    "five weapons",
    "assaults that may be lost",
    "the last boss cannot kill",
    "door",
    "door 2",
    "door 3",
    "door 4",
    "grey",
    "after a door",
    "row",
    "row of two",
    "card actions",
    "late card actions",
    "endless torches",
    "torches",
    "no torch left",
    "one torch left",
    "all remembered",
    "cards remembered",
    "cards to the doors",
    "doors within three",
    "doors within eight",
    "cards to the doors once turned over",
    "cards in the deck",
    "last boss ahead on white",
    "weapons less the next boss",
    "before the first step",
    "beaten",
    "ransom to pay",
    "ransom can be paid",
    "last wound",
    "between assaults",
    "assaults left",
    "here: corridor",
    "here: door",
    "here: only a third in a row",
    "here: turnaround",
    "here: treasure",
    "here: weapon",
    "here: trap",
    "here: monster",
    "here: toll of the fight",
    "here: dead end",
    "next draw known",
    "next draw",
    "traps that would bite",
    "1 ahead: known",
    "1 ahead: path on top",
    "1 ahead: treasure on top",
    "1 ahead: weapon on top",
    "1 ahead: trap on top",
    "1 ahead: monster on top",
    "1 ahead: path",
    "1 ahead: hoard",
    "1 ahead: lair",
    "2 ahead: known",
    "2 ahead: path on top",
    "2 ahead: treasure on top",
    "2 ahead: weapon on top",
    "2 ahead: trap on top",
    "2 ahead: monster on top",
    "2 ahead: path",
    "2 ahead: hoard",
    "2 ahead: lair",
    "3 ahead: known",
    "3 ahead: path on top",
    "3 ahead: treasure on top",
    "3 ahead: weapon on top",
    "3 ahead: trap on top",
    "3 ahead: monster on top",
    "3 ahead: path",
    "3 ahead: hoard",
    "3 ahead: lair",
    "1 behind: known",
    "1 behind: path on top",
    "1 behind: treasure on top",
    "1 behind: weapon on top",
    "1 behind: trap on top",
    "1 behind: monster on top",
    "1 behind: path",
    "1 behind: hoard",
    "1 behind: lair",
    "2 behind: known",
    "2 behind: path on top",
    "2 behind: treasure on top",
    "2 behind: weapon on top",
    "2 behind: trap on top",
    "2 behind: monster on top",
    "2 behind: path",
    "2 behind: hoard",
    "2 behind: lair",
    "3 behind: known",
    "3 behind: path on top",
    "3 behind: treasure on top",
    "3 behind: weapon on top",
    "3 behind: trap on top",
    "3 behind: monster on top",
    "3 behind: path",
    "3 behind: hoard",
    "3 behind: lair",
];

/// A number that grows every few card actions.
pub fn chapter(table: &Table) -> u32 {
    table.actions as u32 / 4
}

/// What the value looks at.
pub fn features(game: &Dongeon, table: &Table, out: &mut Features) {
    of_player(table, out);
    of_deck(table, out);
    of_phase(table, out);
    of_card(game, table, out);
    let other = if table.colour == Colour::White { Colour::Grey } else { Colour::White };
    let cards = table.deck.all();
    for at in 1..=NEAR {
        near(game, cards.get(at).copied(), table.colour, out);
    }
    for at in 1..=NEAR {
        near(game, cards.len().checked_sub(at).map(|at| cards[at]), other, out);
    }
}

fn of_player(table: &Table, out: &mut Features) {
    let (lives, treasures) = (table.lives() as i32, table.count(Aside::Treasure) as i32);
    let weapons = table.count(Aside::Weapon) as i32;
    out.flag(true);
    out.push(lives, 4);
    out.flag(lives <= 1);
    out.flag(lives == 2);
    out.flag(table.wounds == 0);
    out.push(treasures.min(10), 5);
    out.flag(treasures >= 2);
    out.flag(treasures >= 4);
    out.flag(treasures & 1 == 1);
    out.push(weapons, 5);
    (1..=5).for_each(|count| out.flag(weapons >= count));
    // Three assaults, and two treasures heal between them.
    let spare = lives - 1 + treasures / 2;
    out.push(spare.clamp(0, 3), 3);
    out.flag(spare >= 3);
    out.push(table.door as i32, 4);
    (2..=4).for_each(|door| out.flag(table.door == door));
    out.flag(table.colour == Colour::Grey);
    out.flag(table.after == After::Door);
    out.push(table.streak as i32, 2);
    out.flag(table.streak == 2);
    let actions = table.actions as i32;
    out.push(actions, MOST_ACTIONS as i32);
    out.push((actions - 700).max(0), 300);
}

fn of_deck(table: &Table, out: &mut Features) {
    let endless = table.options.torches == Torches::Endless;
    out.flag(endless);
    out.push(table.torches as i32, 6);
    out.flag(!endless && table.torches == 0);
    out.flag(!endless && table.torches == 1);
    let depth = match table.options.notebook {
        Notebook::All => 12,
        Notebook::Near(depth) => depth as i32,
    };
    out.flag(table.options.notebook == Notebook::All);
    out.push(depth, 6);
    let cards = table.deck.all();
    let doors = cards.iter().position(|card| card.is_doors()).unwrap_or(0) as i32;
    out.push(doors, 35);
    out.flag(doors <= 3);
    out.flag(doors <= 8);
    out.push(cards.len() as i32 - 1 - doors, 35);
    out.push(cards.len() as i32, 36);
    out.flag(table.door == 4 && table.colour == Colour::White);
    out.push(table.count(Aside::Weapon) as i32 - table.door as i32, 4);
}

fn of_phase(table: &Table, out: &mut Features) {
    out.flag(table.phase == Phase::Start);
    let (foe, value) = match table.phase {
        Phase::Beaten { foe, value } => (Some(foe), value),
        _ => (None, 0),
    };
    out.flag(foe.is_some());
    out.push(value as i32, 8);
    out.flag(foe.is_some() && table.count(Aside::Treasure) >= value);
    out.flag(foe.is_some() && table.lives() == 1);
    let (between, left) = match (table.phase, foe) {
        (Phase::Between(next), _) => (true, 4 - next as i32),
        (_, Some(Foe::Assault(number))) => (false, 3 - number as i32),
        _ => (false, 0),
    };
    out.flag(between);
    out.push(left, 3);
}

/// What can be done with the card on top.
fn of_card(game: &Dongeon, table: &Table, out: &mut Features) {
    let walking = table.phase == Phase::Walk || table.phase == Phase::Start;
    let seen = table.counting();
    let icons = seen.icons();
    let (path, monster) = (walking && seen.has_path(), walking && seen.has_monster());
    let has = |icon: Icon| icons.contains(&icon);
    let (corridor, door) = (path && has(Icon::Corridor), path && has(Icon::Door));
    let third = table.streak == 2 && table.colour == Colour::White;
    let safe = match table.after {
        After::Corridor => door,
        After::Door => corridor,
    };
    let (loot, lair) = (walking && !path && !monster, monster && !path);
    out.flag(corridor);
    out.flag(door);
    out.flag(third && path && !safe && !has(Icon::Turnaround));
    out.flag(path && has(Icon::Turnaround));
    out.flag(loot && has(Icon::Treasure));
    out.flag(loot && has(Icon::Weapon));
    out.flag(loot && table.after == After::Door && has(Icon::Trap));
    let drawn = careful::next_draw(game, table);
    let weapons = table.count(Aside::Weapon);
    let value = |icon: &Icon| if let Icon::Monster(value) = icon { Some(*value) } else { None };
    let weakest = icons.iter().filter_map(value).min().filter(|_| lair);
    out.push(weakest.map_or(0, |value| value as i32 + 1), 7);
    out.push(weakest.map_or(0, |value| careful::chance_to_lose(game, table.colour, drawn, value, weapons)), 60);
    out.flag(loot && !has(Icon::Treasure) && !has(Icon::Weapon));
    out.flag(drawn.is_some());
    out.push(drawn.map_or(0, |drawn| drawn as i32 + 1), 7);
    out.flag(table.aside.len() == table.wounds as usize);
}

/// A card nearby, as far as it is known.
fn near(game: &Dongeon, card: Option<Card>, colour: Colour, out: &mut Features) {
    let known: Option<Face> = card.and_then(|card| card.lies(&game.deck, colour));
    let Some(face) = known else {
        (0..9).for_each(|_| out.flag(false));
        return;
    };
    let top = face.icon(Side::Top as u8);
    out.flag(true);
    out.flag(top.is_path());
    out.flag(top == Icon::Treasure);
    out.flag(top == Icon::Weapon);
    out.flag(top == Icon::Trap);
    out.push(if let Icon::Monster(value) = top { value as i32 + 1 } else { 0 }, 7);
    let (path, monster) = (face.has_path(), face.has_monster());
    out.flag(path);
    out.flag(!path && !monster);
    out.flag(!path && monster);
}
