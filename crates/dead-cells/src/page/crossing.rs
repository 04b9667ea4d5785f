//! What the later biomes add to a page: tokens on spaces and Prisoners, the clock, lanterns, keys, and what is new there.

use super::explained::Explained;
use super::telling::{gear_name, restriction_text};
use super::words::{self, fighter, name};
use crate::content::{BoardSpace, BoardSpot, Gain, Special, Tile, printed};
use crate::decisions::Event;
use crate::rules::{special, tile};
use crate::table::{CLOCK_END, LANTERN_COUNT, Phase, Table};
use kernel::{Gauge, Text, Thing};

/// The clock, the lanterns or the keys, where there are any.
pub fn gauges(table: &Table) -> Option<Gauge> {
    let crossing = &table.crossing;
    Some(match special(table) {
        Special::Clock => {
            Gauge::bar("clock", Text::new("gauge-clock"), crossing.clock as i32, CLOCK_END as i32).under("clock.moves")
        }
        Special::Lanterns => {
            let lit = crossing.lanterns as i32;
            Gauge::pips("lanterns", Text::new("gauge-lanterns"), lit, LANTERN_COUNT as i32).under("lantern.moves")
        }
        Special::Castle => Gauge::pips("keys", Text::new("gauge-keys"), crossing.keys as i32, 2).under("castle.key"),
        Special::Nothing | Special::Roofs | Special::Worms => return None,
    })
}

/// What is special in a biome, in a few words.
pub fn rule(special: Special) -> Option<Text> {
    Some(Text::new(match special {
        Special::Worms => "note-worms",
        Special::Clock => "note-clock",
        Special::Lanterns => "note-lanterns",
        Special::Castle => "note-castle",
        Special::Nothing | Special::Roofs => return None,
    }))
}

/// What is new is said where a biome begins; what holds is said as long as it does.
pub fn notes(table: &Table) -> Vec<Text> {
    let crossing = &table.crossing;
    let mut notes = Vec::new();
    let new = table.spot == BoardSpot::Start && !table.fight.on;
    if new {
        notes.extend(rule(special(table)));
    }
    match special(table) {
        _ if new => {}
        Special::Worms if table.fight.on && table.has_worms() => notes.push(Text::new("note-worms-bite")),
        Special::Clock if crossing.bells > 0 => notes.push(Text::new("note-bells").number("count", crossing.rung())),
        Special::Lanterns if crossing.lanterns == 0 => notes.push(Text::new("note-dark")),
        _ => {}
    }
    let held = (1..=4).filter(|number| crossing.restrictions >> number & 1 == 1 && table.restriction != *number);
    notes.extend(held.map(restriction_text));
    if crossing.runeless {
        notes.push(Text::new("note-runeless"));
    }
    for member in table.members() {
        if let Some(says) = malaise(table, member) {
            let who = words::who_name(table.member(member).who);
            notes.push(Text::new("note-malaise").name("who", who).text("says", says));
        }
    }
    notes
}

/// What the malaise of a member says.
pub fn malaise(table: &Table, member: u8) -> Option<Text> {
    let card = table.crossing.malaises[member as usize].checked_sub(1)?;
    Some(name(&printed().malaises[card as usize].says))
}

/// What clings to a member.
pub fn tokens(table: &Table, member: u8) -> Vec<Text> {
    let (worms, card) = (table.crossing.worms[member as usize], table.crossing.malaises[member as usize]);
    let worms = (worms > 0).then(|| Text::new("mark-worms").number("count", worms));
    let ill = card.checked_sub(1).map(|card| name(&printed().malaises[card as usize].name));
    worms.into_iter().chain(ill).collect()
}

/// Which clauses explain what clings to a member.
pub fn explain(table: &Table, member: u8, explained: Explained) -> Explained {
    let crossing = &table.crossing;
    let worms = (crossing.worms[member as usize] > 0).then_some("worm.bite");
    let ill = (crossing.malaises[member as usize] > 0).then_some("malaise.cards");
    worms.into_iter().chain(ill).fold(explained, Explained::and)
}

/// What is printed on a space, and lies on it.
pub fn mark(_: &Table, space: &BoardSpace, done: bool, thing: &mut Thing) {
    let marks = [
        (space.marks.worm && !done, "mark-worm-token", "worm.step"),
        (space.marks.water && !done, "mark-water", "worm.step"),
        (space.marks.brazier, "mark-brazier", "lantern.brazier"),
        (space.marks.key && !done, "mark-guarded-key", "castle.key"),
    ];
    for (_, said, clause) in marks.into_iter().filter(|(there, ..)| *there) {
        thing.marks.push(Text::new(said));
        if !thing.clauses.contains(&clause) {
            thing.clauses.push(clause);
        }
    }
}

/// Whose scroll or equipment is asked for.
pub fn asked(table: &Table) -> u8 {
    match table.phase {
        Phase::Unscroll(member) | Phase::Lose(member) => member,
        _ => table.first,
    }
}

/// What a curse of a biome does.
fn curse_text(special: Special, number: u8) -> Text {
    Text::new(match (special, number) {
        (Special::Worms | Special::Clock, 1) => "curse-potions",
        (Special::Worms, _) => "curse-last-life",
        (Special::Clock, _) => "curse-equipment",
        (Special::Lanterns, 1) => "curse-silence",
        (Special::Lanterns, _) => "curse-lanterns",
        (Special::Castle, 1) => "curse-teeth",
        _ => "curse-runes",
    })
}

/// A tile's text, with what its curse does.
pub fn with_curse(biome: u8, tile: &Tile, told: Text) -> Text {
    let gifts = tile.options.as_slice().iter().flat_map(|option| option.gifts.iter());
    let curse = { gifts }.find(|gift| gift.gain == Gain::Curse);
    match curse {
        Some(curse) => {
            let does = curse_text(printed().biomes[biome as usize].special, curse.count);
            Text::new("tile-cursed").text("rest", told).text("curse", does)
        }
        None => told,
    }
}

/// What a side of an either/or line costs: a curse, a restriction, a malaise.
pub fn price(table: &Table, option: u8) -> Text {
    let gifts = tile(table).and_then(|tile| tile.options.as_slice().get(option as usize)).map(|option| option.gifts);
    let price = gifts.into_iter().flat_map(|gifts| gifts.iter().collect::<Vec<_>>()).find_map(|gift| match gift.gain {
        Gain::Curse => Some(curse_text(special(table), gift.count)),
        Gain::Restrict => Some(restriction_text(gift.count)),
        Gain::Malaise => Some(Text::new("comes-malaise")),
        _ => None,
    });
    price.filter(|_| table.phase == Phase::Either).unwrap_or_else(|| Text::new("comes-nothing"))
}

/// An event of the later biomes, in words.
pub fn tell(event: &Event) -> Option<Text> {
    let of = |id, member| Text::new(id).text("who", fighter(member));
    let ill = |card: u8| name(&printed().malaises[card as usize].name);
    Some(match *event {
        Event::Worm { member, clings } => of(if clings { "told-worm" } else { "told-worm-blank" }, member),
        Event::Picked { member, count, .. } => of("told-picked", member).number("count", count),
        Event::Clock { at, back } => Text::new(if back { "told-clock-back" } else { "told-clock" }).number("at", at),
        Event::Rang { bell } => {
            Text::new(["told-bell-damage", "told-bell-scroll", "told-bell-gear"][bell as usize % 3])
        }
        Event::Silenced { left } => Text::new("told-silenced").number("left", left),
        Event::Unscrolled { member, skill, .. } => of("told-unscrolled", member).text("skill", words::skill(skill)),
        Event::Lost { member, gear } => of("told-lost", member).text("gear", gear_name(gear)),
        Event::Lanterns { lit, more } => {
            Text::new(if more { "told-lanterns-lit" } else { "told-lanterns-out" }).number("lit", lit)
        }
        Event::Key { keys } => Text::new("told-key").number("keys", keys),
        Event::Cursed { biome, curse } => {
            Text::new("told-cursed").text("what", curse_text(printed().biomes[biome as usize].special, curse))
        }
        Event::Emptied { kind, count } => Text::new("told-emptied").text("what", words::loot(kind, count)),
        Event::Restricted { restriction } => restriction_text(restriction),
        Event::Released { .. } => Text::new("told-released"),
        Event::Infected { member, card } => of("told-infected", member).text("card", ill(card)),
        Event::Cured { member, card } => of("told-cured", member).text("card", ill(card)),
        Event::Trembles { member } => of("told-trembles", member),
        Event::Hides { member } => of("told-hides", member),
        Event::Replays { round } => Text::new("told-replays").text("round", words::round(round)),
        Event::Guarded { count } => Text::new("told-guarded").number("count", count),
        Event::Hungers { member } => of("told-hungers", member),
        _ => return None,
    })
}
