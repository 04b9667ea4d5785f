//! The island as far as the campaign knows it: where one may start, what was crossed and beaten, and where runs were lost.

use super::{board, words};
use crate::campaign::Campaign;
use crate::content::{Content, Region};
use crate::table::{Phase, Table, Todo};
use kernel::{Layout, Printed, Text, Thing, Tone, Zone, ZoneRole};

/// The columns of the map.
const COLUMNS: u8 = 3;

/// The places of the island and where each is drawn, part by part: biomes, and the boss at their end. The way goes right, below the first
/// boss left, and below the second right again, so that it is one line however far it leads.
const PARTS: [&[(Region, (u8, u8))]; 3] = [
    &[(Region::Biome(0), (0, 0)), (Region::Biome(1), (1, 0)), (Region::Biome(2), (1, 1)), (Region::Boss(0), (2, 0))],
    &[(Region::Biome(3), (2, 2)), (Region::Biome(4), (1, 2)), (Region::Biome(5), (1, 3)), (Region::Boss(1), (0, 2))],
    &[(Region::Biome(6), (0, 4)), (Region::Boss(2), (2, 4))],
];

/// The map of the parts of the island that somebody has reached or may start in; of the others it says nothing.
pub fn island(content: &Content, table: &Table) -> Zone {
    let campaign = &table.campaign;
    let known = |place: Region| campaign.has_reached(place) || is_start(campaign, place);
    let parts = PARTS.into_iter().filter(|part| part.iter().any(|(place, _)| known(*place)));
    let places: Vec<(Region, (u8, u8))> = parts.flatten().copied().collect();
    let rows = places.iter().map(|(_, (_, row))| row + 1).max().unwrap_or(1);
    let drawn = |place: &Region| places.iter().any(|(other, _)| other == place);
    let things = places.iter().map(|(place, at)| {
        let thing = if known(*place) { place_thing(content, table, *place) } else { unexplored(content, *place) };
        let mut leads_to: Vec<String> =
            leads(content, campaign, *place).into_iter().filter(drawn).map(|to| place_id(content, to)).collect();
        leads_to.dedup();
        Thing { at: *at, leads_to, ..thing }
    });
    let layout = Layout::Path { columns: COLUMNS, rows };
    Zone::new("island", Text::new("zone-island"), layout, things.collect::<Vec<_>>()).in_role(ZoneRole::Memory)
}

/// Whether runs may start in a place.
fn is_start(campaign: &Campaign, place: Region) -> bool {
    matches!(place, Region::Biome(biome) if campaign.starts >> biome & 1 == 1)
}

/// Where a known place leads: a biome by its exits, a boss that has fallen to the next part of the island.
fn leads(content: &Content, campaign: &Campaign, place: Region) -> Vec<Region> {
    match place {
        _ if !campaign.has_reached(place) && !is_start(campaign, place) => Vec::new(),
        Region::Biome(biome) => content.biomes[biome as usize].exits.iter().map(|exit| exit.to).collect(),
        Region::Boss(boss) => {
            let next = PARTS.get(boss as usize + 1).filter(|_| campaign.beaten[boss as usize] > 0);
            next.map(|part| part[0].0).into_iter().collect()
        }
    }
}

/// The id of a place on the map.
fn place_id(content: &Content, place: Region) -> String {
    let code = match place {
        Region::Biome(biome) => &content.biomes[biome as usize].code,
        Region::Boss(boss) => &content.bosses[boss as usize].code,
    };
    format!("island-{}", code.to_lowercase())
}

/// A place of a known part that nobody has been to.
fn unexplored(content: &Content, place: Region) -> Thing {
    let name = Printed::new("Inexploré", "Unexplored");
    let thing = Thing::new(place_id(content, place), name, Text::new("label-unexplored"), "door");
    Thing { hidden: true, clauses: vec!["run.biome"], ..thing }
}

/// Where this run was lost; nothing if it was not.
fn lost(table: &Table) -> Option<Region> {
    let lost = matches!(table.phase, Phase::Over(false)) || table.todo.has(Todo::Finish(false));
    lost.then_some(table.place)
}

fn place_thing(content: &Content, table: &Table, place: Region) -> Thing {
    let campaign = &table.campaign;
    let (name, picture) = match place {
        Region::Biome(biome) => (content.biomes[biome as usize].name.clone(), "door"),
        Region::Boss(boss) => (content.bosses[boss as usize].name.clone(), board::boss_picture(boss)),
    };
    let mut thing = Thing::new(place_id(content, place), name, label(table, place), picture);
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
        place if is_start(campaign, place) => words::list(vec![Text::new("label-biome-start"), made]),
        _ => made,
    }
}
