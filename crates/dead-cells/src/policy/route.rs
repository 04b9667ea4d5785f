//! Which way to go, and what to give for a test.

use crate::content::{Biome, BoardSpot, Card, Content, Gain, Gate, Gift, Gifts, Region, Skill, Special, TileShape};
use crate::decisions::Action;
use crate::rules::biome;
use crate::table::Table;

/// The way that promises most for what it costs.
pub(super) fn way(content: &Content, table: &Table) -> Action {
    if crate::rules::may_light(content, table) && table.crossing.lanterns <= 1 {
        return Action::Light {};
    }
    let ways = crate::rules::ways(table).filter(|way| is_open(content, table, *way));
    let best = ways.max_by_key(|way| worth(table, *way, 6)).unwrap_or(0);
    // The homunculus goes where the group does not.
    let sent = crate::rules::ways(table).find(|way| *way != best && crate::rules::may_send(table, *way).is_ok());
    match sent {
        Some(way) => Action::Send { way },
        None => Action::Go { way: best },
    }
}

/// Whether a way can be taken, as far as the first player knows.
fn is_open(content: &Content, table: &Table, way: u8) -> bool {
    let Some(biome) = biome(table) else { return false };
    if table.closed >> way & 1 == 1 {
        return false;
    }
    if biome.corridors[way as usize].keys > table.crossing.keys {
        return false;
    }
    match biome.corridors[way as usize].gate {
        Gate::Rune(rune) => table.can_use_rune(rune),
        Gate::Hand(skill) => {
            let first = table.member(table.first);
            let first = if first.is_serenade() { table.member(1 - table.first) } else { first };
            first.hand.iter().any(|card| content.card(card).symbols.has(skill))
        }
        Gate::Open | Gate::Deck(_) => true,
    }
}

/// What a way is worth, and what can be reached from its end.
fn worth(table: &Table, way: u8, depth: u8) -> i32 {
    let Some(biome) = biome(table) else { return 0 };
    let corridor = &biome.corridors[way as usize];
    let gate = match &corridor.gate {
        Gate::Deck(gifts) => gifts.iter().map(gifts_worth).sum::<i32>() / 5,
        _ => 0,
    };
    let exit =
        |exit: u8| 4 * gifts_worth(&biome.exits[exit as usize].gain) + new_land(table, biome.exits[exit as usize].to);
    let BoardSpot::Space(space) = corridor.to else {
        return if let BoardSpot::Exit(number) = corridor.to { gate + exit(number) } else { 0 };
    };
    let marks = biome.spaces[space as usize].marks;
    let here = match table.fields[space as usize].done {
        // Nobody goes back without need.
        true => -12,
        false => {
            shape_worth(table, biome, biome.spaces[space as usize].shape)
                - step_cost(table, biome, space, corridor.jump)
        }
    };
    let here = here + 2 * marks.brazier as i32;
    if depth == 0 {
        return gate + here;
    }
    let onward = biome.corridors.iter().enumerate().filter(|(_, next)| next.from == corridor.to);
    let onward = onward.filter(|(_, next)| match next.gate {
        Gate::Rune(rune) => table.can_use_rune(rune),
        // Nobody knows which cards will be held then.
        Gate::Hand(_) => false,
        _ => true,
    });
    // Where nothing leads on but the way back, there was no use in coming.
    let best = onward.map(|(next, _)| worth(table, next as u8, depth - 1)).max().unwrap_or(-20);
    gate + here + best
}

/// What it is worth to see a biome that nobody has crossed: there may be a rune.
fn new_land(table: &Table, to: Region) -> i32 {
    match to {
        Region::Biome(biome) => 25 * (table.campaign.crossed >> biome & 1 == 0) as i32,
        Region::Boss(_) => 0,
    }
}

/// What a step costs where a biome makes steps dear.
fn step_cost(table: &Table, biome: &Biome, space: u8, jump: bool) -> i32 {
    let marks = biome.spaces[space as usize].marks;
    match biome.special {
        Special::Worms => 2 * (marks.worm as i32 + marks.water as i32),
        Special::Clock => 1,
        Special::Lanterns if jump => 0,
        Special::Lanterns if table.crossing.lanterns > 0 => 2,
        Special::Lanterns => 5,
        Special::Nothing | Special::Roofs | Special::Castle => 0,
    }
}

/// What a tile of a shape is worth now: combats cost the weak more than the strong.
fn shape_worth(table: &Table, biome: &Biome, shape: TileShape) -> i32 {
    let left: i32 = table.members().map(|member| table.member(member).left() as i32).sum();
    let life: i32 = table.members().map(|member| table.member(member).life as i32).sum();
    let weak = 10 - 10 * left / life.max(1);
    match shape {
        TileShape::Square => 3 - weak,
        TileShape::Trapezoid => 3 - 2 * weak + 7 * holds_rune(table, biome) as i32,
        TileShape::Circle => 9,
        TileShape::Pentagon => 1 + (table.teeth as i32).min(4) + weak / 2,
        TileShape::Hexagon => 4,
        TileShape::Teleportation => 4,
        TileShape::Restriction => 2,
    }
}

/// Whether a group that knows a biome still seeks the rune that elites guard there.
fn holds_rune(table: &Table, biome: &Biome) -> bool {
    let sought = |gift: Gift| matches!(gift.gain, Gain::Rune(rune) if !table.campaign.has_rune(rune));
    let known = matches!(table.place, Region::Biome(here) if table.campaign.crossed >> here & 1 == 1);
    known && biome.tiles.iter().any(|tile| tile.loot.iter().any(sought))
}

/// What gifts are worth, in tenths of a scroll.
pub(super) fn gifts_worth(gifts: &Gifts) -> i32 {
    gifts.iter().map(|gift| super::shares::gift_worth(gift.gain) * gift.count as i32).sum()
}

/// The card with the symbol that can best be spared.
pub(super) fn test(content: &Content, table: &Table, skill: Skill) -> Action {
    let hand = table.member(table.first).hand;
    let symbols = |card: &Card| content.card(*card).symbols.len();
    let fitting = hand.iter().filter(|card| content.card(*card).symbols.has(skill));
    fitting.min_by_key(symbols).map_or(Action::Decline {}, |card| Action::Discard { card })
}
