//! What players that reckon want to know of a table: what a learnt value looks at, and when a part of the way is done.

use crate::careful::Thumb;
use crate::content::{Class, Foe, Potion, Room};
use crate::rules::MiniRogue;
use crate::table::{AREAS, Carry, Cell, EXIT, Hero, Phase, Table, Way};
use kernel::{Features, Seat};

/// What the value looks at. Of two heroes, "the other" is the one whom another seat plays.
pub const FEATURES: [&str; 118] = [
    "one",
    "life",
    "life up to 4",
    "life up to 8",
    "experience",
    "second level",
    "third level",
    "experience to the next level",
    "armour",
    "gold",
    "gold of 5 or more",
    "food",
    "no food",
    "food that will be missing",
    "fire",
    "frost",
    "poison",
    "life potion",
    "holy water",
    "perception",
    "two potions",
    "crow",
    "feats of the weapon",
    "skill ready",
    "poisoned",
    "cursed",
    "blind",
    "sheltered",
    "Rogue",
    "Mage",
    "Crusader",
    "Priestess",
    "Rogue ready",
    "danger met",
    "area",
    "second floor",
    "third floor",
    "fourth floor",
    "areas to the next guardian",
    "last area",
    "guardian known",
    "guardian ignores armour",
    "guardian curses",
    "guardian poisons",
    "warden to come",
    "wyrm to come",
    "weaver to come",
    "steps to the exit",
    "room not dealt with",
    "before the area",
    "at the exit",
    "toll of this floor's guardian",
    "life after this floor's guardian",
    "toll of the next floor's guardian",
    "toll of the last guardian",
    "life after the last guardian",
    "toll of this floor's monsters",
    "toll of the next floor's monsters",
    "best worth ahead",
    "other worth ahead",
    "best next room",
    "worst next room",
    "one way only",
    "here: lair",
    "here: nest",
    "here: merchant",
    "here: rest",
    "here: crow",
    "here: treasure",
    "here: shrine",
    "here: tomb",
    "here: armoury",
    "here: gauntlet",
    "here: pit",
    "next: lair",
    "next: nest",
    "next: merchant",
    "next: rest",
    "next: crow",
    "next: treasure",
    "next: shrine",
    "next: tomb",
    "next: armoury",
    "next: gauntlet",
    "next: pit",
    "farther: merchant",
    "farther: treasure",
    "farther: rest",
    "farther: monsters",
    "farther: traps",
    "unseen: merchant",
    "unseen: treasure",
    "unseen: rest",
    "unseen: monsters",
    "unseen: traps",
    "rations on sale",
    "two cards carried",
    "two heroes",
    "the other's life",
    "the other's life up to 6",
    "the other's experience",
    "the other's level",
    "the other's armour",
    "the other's fire",
    "the other's frost",
    "the other's poison",
    "the other's life potion",
    "the other's holy water",
    "the other's perception",
    "the other's feats and crow",
    "the other is ready",
    "the other is poisoned",
    "the other is cursed",
    "the other's life after this floor's guardian",
    "the other is a Rogue",
    "the other is a Mage",
    "the other is a Crusader",
    "together",
];

/// Rooms that are counted together, where it matters less what they are.
const MONSTERS: [Room; 2] = [Room::Lair, Room::Nest];
const TRAPS: [Room; 2] = [Room::Gauntlet, Room::Pit];

/// A number that grows when a room is dealt with, or an area left.
pub fn chapter(table: &Table) -> u32 {
    let done = match table.phase {
        Phase::Prepare => 0,
        _ => {
            let party = table.party();
            let steps = party.iter().map(|hero| hero.at % 3 + hero.at / 3).max().unwrap_or(0);
            let settled = party.iter().all(|hero| hero.settled && hero.at != EXIT);
            (steps + settled as u8) as u32
        }
    };
    table.area as u32 * 5 + done
}

/// What the value looks at.
pub fn features(game: &MiniRogue, table: &Table, seat: Seat, out: &mut Features) {
    let own = Table { turn: seat.0.min(table.options.players.saturating_sub(1)), ..*table };
    let thumb = Thumb::tuned(game, &own);
    of_hero(game, &own, out);
    of_area(game, &own, out);
    tolls(&thumb, &own, out);
    ways(&thumb, &own, out);
    out.flag(own.options.food);
    out.flag(own.options.carry == Carry::Any);
    of_other(&thumb, &own, out);
}

fn of_hero(game: &MiniRogue, table: &Table, out: &mut Features) {
    let (hero, content) = (table.hero(), &game.content);
    let (hp, xp) = (hero.hp as i32, hero.xp as i32);
    out.flag(true);
    out.push(hp, 20);
    out.push(hp.min(4), 4);
    out.push(hp.min(8), 8);
    out.push(xp, 23);
    let level = content.level(hero.xp);
    out.flag(level >= 2);
    out.flag(level >= 3);
    let next = content.levels.into_iter().find(|level| *level > hero.xp);
    out.push(next.map_or(0, |next| next as i32 - xp), 12);
    out.push(hero.armor as i32, 4);
    out.push(table.gold as i32, 10);
    out.flag(table.gold >= 5);
    out.push(table.food as i32, 4);
    out.flag(table.food == 0);
    out.push((AREAS as i32 - table.area as i32 - table.food as i32).max(0), 8);
    Potion::ALL.into_iter().for_each(|potion| out.flag(hero.potions.has(potion)));
    out.flag(hero.potions.len() >= content.most_potions);
    out.flag(hero.item.has_crow());
    out.push(hero.item.feats() as i32, 3);
    out.flag(hero.ready);
    out.flag(hero.poisoned);
    out.flag(hero.cursed);
    out.flag(hero.blind);
    out.flag(hero.sheltered);
    Class::ALL.into_iter().for_each(|class| out.flag(hero.class == class));
    out.flag(hero.ready && hero.class == Class::Rogue);
    out.flag(hero.danger);
}

fn of_area(game: &MiniRogue, table: &Table, out: &mut Features) {
    let (hero, content, area) = (table.hero(), &game.content, table.area);
    let floor = content.floor(area);
    out.push(area as i32, 10);
    (2..=4).for_each(|number| out.flag(floor == number));
    let guarded = (area..=AREAS).position(|area| content.is_guarded(area)).unwrap_or(0);
    out.push(guarded as i32, 2);
    out.flag(area == AREAS);
    let guardian = table.guardian.filter(|_| !table.beaten);
    out.flag(guardian.is_some());
    Foe::GUARDIANS.into_iter().for_each(|foe| out.flag(guardian == Some(foe)));
    (0..3).for_each(|card| out.flag(table.guardians.has(card)));
    let before = table.phase == Phase::Prepare;
    let steps = hero.at % 3 + hero.at / 3;
    out.push(if before { 4 } else { 4 - steps as i32 }, 4);
    out.flag(!before && !hero.settled);
    out.flag(before);
    out.flag(!before && hero.at == EXIT);
}

/// What fights will cost, as the rule of thumb reckons.
fn tolls(thumb: &Thumb<'_>, table: &Table, out: &mut Features) {
    let (hp, floor) = (table.hero().hp as i32 * 60, thumb.floor());
    let here = guardian_toll(thumb, table, floor);
    let below = guardian_toll(thumb, table, (floor + 1).min(4));
    let last = guardian_toll(thumb, table, 4);
    out.push(here, 1200);
    out.push(hp - here, 1200);
    out.push(below, 1200);
    out.push(last, 2400);
    out.push(hp - last, 1200);
    let monsters = |floor: u8| (thumb.toll(Foe::Lair, floor) + thumb.toll(Foe::Nest, floor)) / 2;
    out.push(monsters(floor), 600);
    out.push(monsters((floor + 1).min(4)), 600);
}

/// What the guardian of a floor costs the hero; the mean of those that may be it.
fn guardian_toll(thumb: &Thumb<'_>, table: &Table, floor: u8) -> i32 {
    if floor == 4 {
        return thumb.toll(Foe::Husk, 4) + thumb.toll(Foe::Heart, 4);
    }
    if floor == thumb.floor()
        && let Some(foe) = table.guardian
    {
        return if table.beaten { 0 } else { thumb.toll(foe, floor) };
    }
    let (mut sum, mut count) = (0, 0);
    for card in table.guardians.iter() {
        sum += thumb.toll(Foe::GUARDIANS[card as usize % 3], floor);
        count += 1;
    }
    if count == 0 { 0 } else { sum / count }
}

/// What lies at this place, at the next ones, and farther on.
fn ways(thumb: &Thumb<'_>, table: &Table, out: &mut Features) {
    let hero = table.hero();
    let laid = table.phase != Phase::Prepare;
    let worths = thumb.room_worths();
    let unknown = thumb.unknown(&worths);
    let paths = thumb.paths(&worths);
    let mut next: [Option<u8>; 2] = [None; 2];
    if laid {
        next = [Way::Right, Way::Down].map(|way| Table::next(hero.at, way));
    }
    let ahead = next.map(|cell| cell.map(|cell| paths[cell as usize]));
    let rooms = next.map(|cell| cell.map(|cell| thumb.place_worth(cell, &worths, unknown)));
    let best = |pair: [Option<i32>; 2]| pair.into_iter().flatten().max().unwrap_or(0);
    let least = |pair: [Option<i32>; 2]| pair.into_iter().flatten().min().unwrap_or(0);
    out.push(if laid { best(ahead) } else { 3 * unknown }, 800);
    out.push(if laid { least(ahead) } else { 3 * unknown }, 800);
    out.push(best(rooms), 400);
    out.push(least(rooms), 400);
    out.flag(laid && next.iter().flatten().count() == 1);
    let room_at = |cell: u8| match table.grid.get(cell as usize) {
        Some(Cell::Up(room)) if laid => Some(*room),
        _ => None,
    };
    let here = if hero.settled { None } else { room_at(hero.at) };
    Room::ALL.into_iter().for_each(|room| out.flag(here == Some(room)));
    let mut beside = [0; Room::ALL.len()];
    next.iter().flatten().filter_map(|cell| room_at(*cell)).for_each(|room| beside[room as usize] += 1);
    beside.iter().for_each(|count| out.push(*count, 1));
    let mut farther = [0; Room::ALL.len()];
    let is_farther = |cell: u8| {
        let (right, down) = (cell as i32 % 3 - hero.at as i32 % 3, cell as i32 / 3 - hero.at as i32 / 3);
        right >= 0 && down >= 0 && right + down > 1
    };
    (0..EXIT).filter(|cell| is_farther(*cell)).filter_map(room_at).for_each(|room| farther[room as usize] += 1);
    let unseen = |room: Room| (!laid || table.unseen.has(room as u8)) as i32;
    let sum = |rooms: &[Room], of: &dyn Fn(Room) -> i32| rooms.iter().map(|room| of(*room)).sum::<i32>();
    let farther = |room: Room| farther[room as usize];
    for of in [&farther as &dyn Fn(Room) -> i32, &unseen] {
        [Room::Merchant, Room::Treasure, Room::Rest].into_iter().for_each(|room| out.push(of(room), 1));
        out.push(sum(&MONSTERS, of), 2);
        out.push(sum(&TRAPS, of), 2);
    }
}

fn of_other(thumb: &Thumb<'_>, table: &Table, out: &mut Features) {
    let two = table.is_two();
    out.flag(two);
    let alone = Hero::default();
    let other = if two { table.other() } else { &alone };
    let level = if two { thumb.level(other) as i32 - 1 } else { 0 };
    out.push(other.hp as i32, 20);
    out.push(other.hp.min(6) as i32, 6);
    out.push(other.xp as i32, 23);
    out.push(level, 2);
    out.push(other.armor as i32, 4);
    Potion::ALL.into_iter().for_each(|potion| out.flag(other.potions.has(potion)));
    out.push(other.item.feats() as i32 + other.item.has_crow() as i32, 3);
    out.flag(two && other.ready);
    out.flag(other.poisoned);
    out.flag(other.cursed);
    let theirs = if two {
        let swapped = Table { turn: table.turn ^ 1, ..*table };
        let thumb = Thumb::tuned(thumb.game, &swapped);
        other.hp as i32 * 60 - guardian_toll(&thumb, &swapped, thumb.floor())
    } else {
        0
    };
    out.push(theirs, 1200);
    Class::ALL[..3].iter().for_each(|class| out.flag(two && other.class == *class));
    out.flag(table.is_joined());
}
