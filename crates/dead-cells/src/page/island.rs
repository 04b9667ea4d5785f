//! The island as far as the campaign knows it: where one may start, what was crossed and beaten, and where runs were lost.

use super::{board, words};
use crate::content::{Content, Region};
use crate::table::{Phase, Table, Todo};
use kernel::{Layout, Printed, Text, Thing, Tone, Zone, ZoneRole};

/// The places that somebody has reached, part by part, and how many nobody has.
pub fn island(content: &Content, table: &Table) -> Zone {
    let places = PARTS.into_iter().flatten().copied();
    let (reached, unknown): (Vec<Region>, Vec<Region>) = places.partition(|place| table.campaign.has_reached(*place));
    let mut things: Vec<Thing> = reached.into_iter().map(|place| place_thing(content, table, place)).collect();
    if !unknown.is_empty() {
        let name = Printed::new("Inexploré", "Unexplored");
        let thing = Thing::new("island-unexplored", name, Text::new("label-unexplored"), "door");
        things.push(Thing { count: unknown.len() as u32, clauses: vec!["run.biome"], ..thing });
    }
    Zone::new("island", Text::new("zone-island"), Layout::List, things).in_role(ZoneRole::Memory)
}

/// The places of the island, part by part: biomes, and the boss at their end.
const PARTS: [&[Region]; 3] = [
    &[Region::Biome(0), Region::Biome(1), Region::Biome(2), Region::Boss(0)],
    &[Region::Biome(3), Region::Biome(4), Region::Biome(5), Region::Boss(1)],
    &[Region::Biome(6), Region::Boss(2)],
];

/// Where this run was lost; nothing if it was not.
fn lost(table: &Table) -> Option<Region> {
    let lost = matches!(table.phase, Phase::Over(false)) || table.todo.has(Todo::Finish(false));
    lost.then_some(table.place)
}

fn place_thing(content: &Content, table: &Table, place: Region) -> Thing {
    let campaign = &table.campaign;
    let (code, name, picture) = match place {
        Region::Biome(biome) => {
            let biome = &content.biomes[biome as usize];
            (&biome.code, biome.name.clone(), "door")
        }
        Region::Boss(boss) => {
            let picture = board::boss_picture(boss);
            let boss = &content.bosses[boss as usize];
            (&boss.code, boss.name.clone(), picture)
        }
    };
    let id = format!("island-{}", code.to_lowercase());
    let mut thing = Thing::new(id, name, label(table, place), picture);
    thing.corner = Some(Printed::new(code.as_str(), code.as_str()));
    thing.here = lost(table) == Some(place);
    let runs = campaign.lost_in(place).saturating_add(thing.here as u8);
    if runs > 0 {
        thing.tone = Tone::Danger;
        thing.marks.push(Text::new("mark-lost").number("count", runs));
    }
    thing.clauses = match place {
        Region::Biome(_) => vec!["setup.biome", "run.biome"],
        Region::Boss(_) => vec!["next.boss", "boss.enemy"],
    };
    thing
}

/// What the group has made of a place.
fn label(table: &Table, place: Region) -> Text {
    let campaign = &table.campaign;
    let made = match place {
        Region::Boss(boss) => match campaign.beaten[boss as usize] {
            0 => Text::new("label-boss-reached"),
            times => Text::new("label-boss-beaten").number("count", times),
        },
        Region::Biome(biome) if campaign.crossed >> biome & 1 == 1 => Text::new("label-biome-crossed"),
        Region::Biome(_) => Text::new("label-biome-reached"),
    };
    match place {
        Region::Biome(biome) if campaign.starts >> biome & 1 == 1 => {
            words::list(vec![Text::new("label-biome-start"), made])
        }
        _ => made,
    }
}
