//! What is counted of a run where many are played.

use crate::content::{Content, Gear, PRISONERS, Region};
use crate::decisions::{Event, Fighter};
use crate::table::{Phase, Table};
use kernel::{MeasureName, Measures};

const BIOMES: usize = 0;
const COMBATS: usize = 1;
const CELLS: usize = 2;
const ELITES: usize = 3;
const POTIONS: usize = 4;
const KILLS: usize = 5;
const DEALT: usize = 6;
const TAKEN: usize = 7;
const HEALED: usize = 8;
const BLOCKED: usize = 9;
/// From here on, the Prisoner that the seat plays.
const PRISONER: usize = 10;
/// From here on, the equipment that the seat put on.
const GEAR: usize = PRISONER + PRISONERS;

/// What one has or does, and is no card.
const THINGS: [&str; 1] = ["potions"];

/// What is counted.
pub fn measures(content: &Content) -> Vec<MeasureName> {
    let counted = [
        ("biomes", "biomes traversés", "biomes crossed"),
        ("combats", "combats", "combats"),
        ("cells", "cellules rapportées", "Cells carried home"),
        ("elites", "élites tués", "elites killed"),
        ("potions", "potions bues", "potions used"),
        ("kills", "ennemis tués", "enemies killed"),
        ("dealt", "dégâts infligés", "damage dealt"),
        ("taken", "dégâts subis", "damage taken"),
        ("healed", "dégâts soignés", "damage healed"),
        ("blocked", "boucliers dépensés", "shields spent"),
    ];
    let counted = counted.into_iter().map(|(id, fr, en)| {
        let name = MeasureName::new(id, fr, en);
        if THINGS.contains(&id) { name.thing() } else { name }
    });
    let prisoners = content.prisoners.iter().take(PRISONERS);
    let prisoners = prisoners.map(|prisoner| MeasureName::of(format!("prisoner-{}", prisoner.id), &prisoner.name));
    let gear = content.gear.iter();
    let gear = gear.map(|gear| MeasureName::of(format!("gear-{}", gear.code.to_lowercase()), &gear.name));
    counted.chain(prisoners).chain(gear).collect()
}

/// How runs end: a boss is beaten, or the group dies in a biome or before a boss.
pub fn ends(content: &Content) -> Vec<MeasureName> {
    let beaten = content.bosses.iter().map(|boss| {
        let (fr, en) = (format!("{} : victoire", boss.name.fr), format!("{}: beaten", boss.name.en));
        MeasureName::new(format!("won-{}", boss.code.to_lowercase()), fr, en)
    });
    let died = |(code, name)| MeasureName::of(format!("died-{}", str::to_lowercase(code)), name);
    let biomes = content.biomes.iter().map(|biome| (biome.code.as_str(), &biome.name));
    let bosses = content.bosses.iter().map(|boss| (boss.code.as_str(), &boss.name));
    beaten.chain(biomes.chain(bosses).map(died)).collect()
}

/// Counts something that happened. Alone, one decides for both members of the group.
#[inline(always)]
pub fn count(event: &Event, out: &mut Measures) {
    let seat = |fighter: Fighter| if fighter.member < out.seats() { fighter.member } else { 0 };
    let gear_at = |gear: Gear| GEAR + gear.0 as usize;
    let (member, measure, by) = match *event {
        // Serenade is no Prisoner.
        Event::Chose { member } if (member.who as usize) < PRISONERS => (member, PRISONER + member.who as usize, 1),
        Event::Drank { member, .. } => (member, POTIONS, 1),
        Event::Killed { member: Some(member), .. } => (member, KILLS, 1),
        Event::Hit { member: Some(member), damage, .. } => (member, DEALT, damage.into()),
        Event::Hurt { member, damage, .. } => (member, TAKEN, damage.into()),
        Event::Healed { member, count, .. } => (member, HEALED, count.into()),
        Event::Blocked { member, count } => (member, BLOCKED, count.into()),
        Event::Equipped { member, gear, .. } => (member, gear_at(gear), 1),
        _ => return,
    };
    let seat = seat(member);
    out.add(seat, measure, by);
}

/// Counts what lies on the table at the end.
pub fn sum_up(content: &Content, table: &Table, out: &mut Measures) {
    let (bosses, biomes) = (content.bosses.len(), content.biomes.len());
    let end = match (table.phase, table.place) {
        (Phase::Over(true), Region::Boss(boss)) => boss as usize,
        (_, Region::Biome(biome)) => bosses + biome as usize,
        (_, Region::Boss(boss)) => bosses + biomes + boss as usize,
    };
    for seat in 0..out.seats() {
        out.set(seat, BIOMES, table.deeds.biomes);
        out.set(seat, COMBATS, table.deeds.combats);
        out.set(seat, CELLS, table.deeds.cells);
        out.set(seat, ELITES, table.deeds.elites);
        out.end(seat, end as u16);
    }
}
