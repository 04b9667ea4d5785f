//! The island as far as the campaign knows it: where one may start, what was crossed and beaten, and where runs were lost.

use super::{board, words};
use crate::content::{Content, Region};
use crate::table::{Phase, Table, Todo};
use kernel::{Layout, Printed, Text, Thing, Tone, Zone, ZoneRole};

/// The columns of the map: the first biome of a part of the island, two ways on, and the boss at its end.
const COLUMNS: u8 = 4;
/// The parts of the island.
const ROWS: u8 = 3;
/// The places of each part, from left to right.
const PARTS: [[Option<Region>; COLUMNS as usize]; ROWS as usize] = [
    [Some(Region::Biome(0)), Some(Region::Biome(1)), Some(Region::Biome(2)), Some(Region::Boss(0))],
    [Some(Region::Biome(3)), Some(Region::Biome(4)), Some(Region::Biome(5)), Some(Region::Boss(1))],
    [Some(Region::Biome(6)), None, None, Some(Region::Boss(2))],
];

/// The map.
pub fn island(content: &Content, table: &Table) -> Zone {
    let places = PARTS.iter().zip(0..).flat_map(|(part, row)| {
        let part = part.iter().zip(0..);
        part.filter_map(move |(place, column)| Some((((*place)?), (column, row))))
    });
    let things = places.map(|(place, at)| Thing { at, ..place_thing(content, table, place) });
    let layout = Layout::Grid { columns: COLUMNS, rows: ROWS };
    Zone::new("island", Text::new("zone-island"), layout, things).in_role(ZoneRole::Memory)
}

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
    if !campaign.has_reached(place) {
        let unknown = Thing::new(id, Printed::new("Inexploré", "Unexplored"), Text::new("label-unexplored"), "door");
        return Thing { hidden: true, clauses: vec!["run.biome"], ..unknown };
    }
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
