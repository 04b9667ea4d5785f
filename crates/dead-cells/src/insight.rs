//! What players that reckon want to know of a table: what a learnt value looks at, and when something is over.

use crate::content::{Biome, BoardSpot, Content, Gate, PRISONERS, Region, State, TileShape};
use crate::policy::gear_worth;
use crate::rules::{DeadCells, View, biome, foe_life};
use crate::table::{GroupMember, Stands, Table, Todo};
use kernel::{Features, Seat};

/// What the value looks at. The group is one: what is good for it is good for every seat.
pub const FEATURES: [&str; 106] = [
    "one player",
    "two players",
    "three players",
    "four players",
    "patterns lie open",
    "life left in all",
    "least life left",
    "second least life left",
    "members with one life left",
    "members with two lives left at most",
    "room for life in all",
    "damage in all",
    "dead",
    "potions",
    "any potion",
    "teeth",
    "teeth up to 3",
    "cells",
    "equipment in all",
    "worth of equipment",
    "free slots",
    "scrolls in all",
    "brutality in all",
    "tactics in all",
    "survival in all",
    "full tracks",
    "steps from the third on",
    "blueprints found",
    "runes",
    "cards in hands at most",
    "run",
    "brutality upgrades",
    "tactics upgrades",
    "survival upgrades",
    "improved cards",
    "mutations for the start",
    "mutations for the run",
    "skill of the group",
    "boss beaten before",
    "first biome",
    "second biome",
    "later biome",
    "boss",
    "biomes crossed",
    "spaces resolved",
    "fewest steps to an exit",
    "most steps to an exit",
    "encounters ahead",
    "elites ahead",
    "treasures ahead",
    "merchants ahead",
    "doors ahead",
    "least fights ahead",
    "life left by fewest steps",
    "life left by least fights",
    "second stage",
    "life of the boss's stage",
    "life of the boss in all",
    "share of the boss's life",
    "life left by life of the boss",
    "least life by life of the boss",
    "turn",
    "turns of this stage",
    "boss's shields",
    "boss's poison",
    "boss's marks",
    "strikes on the board",
    "shields of the group",
    "states of the group",
    "passed against the boss",
    "the seat's own hand: damage",
    "the seat's own hand: shields",
    "the seat's own hand: healing",
    "the seat is first",
    "challenge",
    "poison waits",
    "Poisoned is there",
    "Poisoned: life left",
    "Poisoned: brutality",
    "Poisoned: tactics",
    "Poisoned: survival",
    "Poisoned: worth of equipment",
    "Burnt is there",
    "Burnt: life left",
    "Burnt: brutality",
    "Burnt: tactics",
    "Burnt: survival",
    "Burnt: worth of equipment",
    "Flayed is there",
    "Flayed: life left",
    "Flayed: brutality",
    "Flayed: tactics",
    "Flayed: survival",
    "Flayed: worth of equipment",
    "Quartered is there",
    "Quartered: life left",
    "Quartered: brutality",
    "Quartered: tactics",
    "Quartered: survival",
    "Quartered: worth of equipment",
    "Serenade is there",
    "Serenade: life left",
    "Serenade: steps",
    "Serenade has changed",
    "boss reached unhurt",
    "life left in a biome",
];

/// More than a biome has spaces.
const BIOME: u32 = 32;
/// How many steps are looked ahead at most.
const STEPS: u8 = 12;

/// A number that grows when a space is dealt with and the group moves on, when a biome is left and the next entered, and with every turn
/// against a boss. Once a run is over nothing more of it is worth a chapter: what is left is played to its end.
pub fn chapter(table: &Table) -> u32 {
    let todo = |which: fn(&Todo) -> bool| table.todo.as_slice().iter().any(which);
    let resolved = table.fields.iter().filter(|field| field.done).count() as u32;
    let here = match table.spot {
        BoardSpot::Space(space) => table.fields.get(space as usize).is_some_and(|field| field.done),
        _ => false,
    };
    // What a space brings comes before the group explores further; what lies between two biomes before it enters the next.
    let going_on = here && todo(|todo| matches!(todo, Todo::Explore | Todo::Finish(_)));
    let between = todo(|todo| matches!(todo, Todo::Enter(_)));
    let biomes = (table.deeds.biomes as u32).saturating_sub(between as u32);
    let turns = table.fight.boss.map_or(0, |boss| boss.turn as u32);
    biomes * BIOME + resolved - going_on as u32 + turns
}

/// What may lie on the ways from a spot on: where each way is as likely as any other, in sixteenths, and at least and at most.
#[derive(Clone, Copy, Default)]
struct Ahead {
    /// Encounters, elites, treasures, merchants, doors.
    shapes: [i32; 5],
    fewest: i32,
    most: i32,
    fights: i32,
}

fn ahead(biome: &Biome, table: &Table, spot: BoardSpot, steps: u8) -> Ahead {
    let mut all = Ahead { fewest: STEPS as i32, fights: STEPS as i32, ..Ahead::default() };
    let mut ways = 0;
    if steps == 0 {
        return Ahead::default();
    }
    for corridor in biome.corridors.iter().filter(|corridor| corridor.from == spot) {
        // Keys are found on the way.
        if matches!(corridor.gate, Gate::Rune(rune) if !table.can_use_rune(rune)) {
            continue;
        }
        ways += 1;
        let BoardSpot::Space(space) = corridor.to else {
            (all.fewest, all.fights) = (0, 0);
            continue;
        };
        let mut next = ahead(biome, table, corridor.to, steps - 1);
        let shape = biome.spaces[space as usize].shape;
        let place = match shape {
            TileShape::Square => Some(0),
            TileShape::Trapezoid => Some(1),
            TileShape::Circle => Some(2),
            TileShape::Pentagon => Some(3),
            TileShape::Hexagon => Some(4),
            TileShape::Teleportation | TileShape::Restriction => None,
        };
        if let Some(place) = place {
            next.shapes[place] += 16;
        }
        let fight = matches!(shape, TileShape::Square | TileShape::Trapezoid) as i32;
        all.shapes.iter_mut().zip(next.shapes).for_each(|(sum, shape)| *sum += shape);
        all.fewest = all.fewest.min(next.fewest + 1);
        all.most = all.most.max(next.most + 1);
        all.fights = all.fights.min(next.fights + fight);
    }
    all.shapes.iter_mut().for_each(|sum| *sum /= ways.max(1));
    all
}

/// What the value looks at.
pub fn features(game: &DeadCells, view: &View, seat: Seat, out: &mut Features) {
    let (content, table) = (&*game.content, &view.seen);
    let life = of_group(content, table, out);
    of_campaign(table, out);
    of_place(table, life, out);
    of_boss(content, table, life, out);
    of_seat(content, table, seat, out);
    of_members(content, table, out);
    out.flag(matches!(table.place, Region::Boss(_)) && life.damage == 0);
    out.push(if table.fight.boss.is_some() { 0 } else { life.left }, 15);
}

/// How the group stands.
#[derive(Clone, Copy)]
struct GroupLife {
    left: i32,
    least: i32,
    damage: i32,
}

fn worn_worth(content: &Content, own: &GroupMember) -> i32 {
    own.worn.iter().map(|worn| gear_worth(content, worn.gear)).sum()
}

fn of_group(content: &Content, table: &Table, out: &mut Features) -> GroupLife {
    let members = || table.members().map(|member| table.member(member));
    let sum = |of: &dyn Fn(&GroupMember) -> i32| members().map(of).sum::<i32>();
    let (mut least, mut second) = (9, 9);
    for left in members().map(|own| own.left() as i32) {
        if left < least {
            (least, second) = (left, least);
        } else {
            second = second.min(left);
        }
    }
    let left = sum(&|own| own.left() as i32);
    let damage = sum(&|own| own.damage as i32);
    let scrolls = |place: usize| sum(&|own| if own.is_serenade() { 0 } else { own.scrolls[place] as i32 });
    (1..=4).for_each(|players| out.flag(table.players == players));
    out.flag(table.open_patterns);
    out.push(left, 15);
    out.push(least, 5);
    out.push(second, 5);
    out.push(sum(&|own| (own.left() == 1) as i32), 2);
    out.push(sum(&|own| (own.left() <= 2) as i32), 2);
    out.push(sum(&|own| own.life as i32), 15);
    out.push(damage, 8);
    out.push(sum(&|own| own.dead as i32), 1);
    out.push(table.potions as i32, 2);
    out.flag(table.potions > 0);
    out.push(table.teeth as i32, 8);
    out.push(table.teeth.min(3) as i32, 3);
    out.push(table.cells as i32, 12);
    out.push(sum(&|own| own.worn.len() as i32), 6);
    out.push(sum(&|own| worn_worth(content, own)), 60);
    out.push(sum(&|own| (own.slots as i32 - own.worn.len() as i32).max(0)), 4);
    out.push(scrolls(0) + scrolls(1) + scrolls(2), 12);
    (0..3).for_each(|place| out.push(scrolls(place), 6));
    out.push(sum(&|own| own.scrolls.iter().filter(|step| **step >= 5).count() as i32), 2);
    out.push(sum(&|own| own.scrolls.iter().filter(|step| **step >= 3).count() as i32), 4);
    out.push(table.collector.len() as i32, 4);
    out.push(table.campaign.runes.count_ones() as i32, 4);
    out.push(sum(&|own| own.hand_size as i32), 12);
    GroupLife { left, least, damage }
}

fn of_campaign(table: &Table, out: &mut Features) {
    let campaign = &table.campaign;
    let all: i32 = campaign.decks.iter().map(|deck| deck.len() as i32).sum();
    let purged = campaign.purged.len() as i32;
    out.push((campaign.run as i32 - 1).min(20), 10);
    campaign.taken.iter().for_each(|taken| out.push(*taken as i32, 8));
    // Each Prisoner begins with eight cards, Serenade with four.
    out.push(all + purged - 8 * PRISONERS as i32 - 4, 8);
    out.push(campaign.start.len() as i32, 4);
    out.push(campaign.during.len() as i32, 4);
    out.flag(campaign.skill.is_some());
    out.flag(campaign.beaten.iter().any(|times| *times > 0));
}

fn of_place(table: &Table, life: GroupLife, out: &mut Features) {
    let resolved = table.fields.iter().filter(|field| field.done).count() as i32;
    let here = biome(table);
    let ahead = here.map_or_else(Ahead::default, |biome| ahead(biome, table, table.spot, STEPS));
    out.flag(table.place == Region::Biome(0));
    out.flag(table.place == Region::Biome(1));
    out.flag(matches!(table.place, Region::Biome(2..)));
    out.flag(here.is_none());
    out.push(table.deeds.biomes as i32, 3);
    out.push(if here.is_some() { resolved } else { 0 }, 6);
    out.push(ahead.fewest, 6);
    out.push(ahead.most, 6);
    ahead.shapes.iter().for_each(|shape| out.push(*shape, 48));
    out.push(ahead.fights, 4);
    out.push(life.left * (6 - ahead.fewest), 60);
    out.push(life.left * (4 - ahead.fights), 40);
}

fn of_boss(content: &Content, table: &Table, life: GroupLife, out: &mut Features) {
    let space = table.foes().find(|space| table.fight.foes[*space as usize].stands == Stands::Boss);
    let (Some(boss), Some(space)) = (table.fight.boss, space) else {
        (0..15).for_each(|_| out.push(0, 1));
        return;
    };
    let foe = &table.fight.foes[space as usize];
    let whole = foe_life(content, table, space) as i32;
    let stage = (whole - foe.damage as i32).max(0);
    let instances = &content.bosses[boss.boss as usize].instances;
    let of = |at: usize| instances[at].life[(table.players as usize).saturating_sub(1) % 4] as i32;
    let later: i32 = (boss.instance as usize + 1..instances.len()).map(of).sum();
    let all: i32 = (0..instances.len()).map(of).sum();
    let members = || table.members().map(|member| table.member(member));
    out.flag(boss.instance > 0);
    out.push(stage, 20);
    out.push(stage + later, 40);
    out.push(stage + later, all.max(1));
    out.push(life.left * 8, stage + later + 4);
    out.push(life.least * 20, stage + later + 4);
    out.push(boss.turn as i32, 10);
    out.push(boss.of_instance as i32, 6);
    out.push(foe.shields as i32, 4);
    out.push(foe.tokens(State::Poison) as i32, 4);
    out.push(foe.tokens(State::Mark) as i32, 3);
    out.push(table.foes().count() as i32 - 1, 3);
    out.push(members().map(|own| own.shields as i32).sum(), 4);
    out.push(members().map(|own| own.states.iter().map(|count| *count as i32).sum::<i32>()).sum(), 4);
    out.push(boss.passed.count_ones() as i32, 3);
}

/// What the seat alone knows: its hand.
fn of_seat(content: &Content, table: &Table, seat: Seat, out: &mut Features) {
    use crate::content::Verb;
    let own = table.members().filter(|member| table.seat_of(*member) == seat);
    let (mut damage, mut shields, mut healing) = (0, 0, 0);
    for card in own.flat_map(|member| table.member(member).hand.iter()) {
        for effect in content.card(card).lines.iter().flat_map(|line| line.iter()) {
            match effect.verb {
                Verb::Damage => damage += effect.value as i32,
                Verb::Shield => shields += effect.value as i32,
                Verb::Heal => healing += effect.value as i32,
                _ => {}
            }
        }
    }
    out.push(damage, 10);
    out.push(shields, 6);
    out.push(healing, 3);
    out.flag(table.seat_of(table.first) == seat);
    out.flag(table.restriction > 0);
    out.push(table.poison_next as i32, 2);
}

fn of_members(content: &Content, table: &Table, out: &mut Features) {
    let nobody = GroupMember { life: 0, ..GroupMember::default() };
    let of = |who: u8| table.who_plays(who).map_or(&nobody, |member| table.member(member));
    for own in (0..PRISONERS as u8).map(of) {
        out.flag(own.life > 0);
        out.push(own.left() as i32, 5);
        own.scrolls.iter().for_each(|step| out.push(*step as i32, 5));
        out.push(worn_worth(content, own), 25);
    }
    let serenade = of(crate::content::SERENADE);
    out.flag(serenade.life > 0);
    out.push(serenade.left() as i32, 5);
    out.push(serenade.scrolls[0] as i32, 4);
    out.flag(serenade.changed);
}
