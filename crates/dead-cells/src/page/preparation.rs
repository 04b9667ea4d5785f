//! What is taken out of the box for a run with real cards.

use super::words;
use crate::campaign::Campaign;
use crate::content::{Content, Kind, PRISONERS, SERENADE, Special};
use crate::table::Options;
use kernel::{Printed, Text};

/// What is taken out of the box, shuffled and put together before a run: nothing that the campaign has not opened.
pub fn preparation(content: &Content, options: &Options) -> Vec<Text> {
    let campaign = &options.campaign;
    let biome = &content.biomes[crate::rules::first_start(campaign) as usize];
    let deck = |who: usize, name: &Printed| counted(name, campaign.decks[who].len() as i64);
    let decks = (0..PRISONERS).map(|who| deck(who, &content.prisoners[who].name)).collect();
    let mut said = vec![Text::new("prepare-decks").text("decks", words::list(decks))];
    if options.players == 1 {
        let count = campaign.decks[SERENADE as usize].len() as i64;
        said.push(Text::new("prepare-serenade").number("count", count));
    }
    let gear = campaign.equipment.iter().map(|gear| Text::new("prepare-card").name("name", &content.gear(gear).name));
    let gear: Vec<Text> = gear.collect();
    let equipment = Text::new("prepare-equipment").number("count", gear.len() as i64);
    said.push(equipment.text("cards", words::list(gear)));
    let tiles = Text::new("prepare-biome").name("biome", &biome.name).number("tiles", biome.tiles.len() as i64);
    said.push(tiles);
    for (id, kinds) in [("prepare-monsters", &biome.monsters), ("prepare-elites", &biome.elites)] {
        said.push(Text::new(id).text("foes", foes(content, campaign, kinds)));
    }
    said.extend(tokens(biome.special).map(Text::new));
    said
}

/// The tokens and cards that a biome has besides.
fn tokens(special: Special) -> Option<&'static str> {
    match special {
        Special::Worms => Some("prepare-worms"),
        Special::Clock => Some("prepare-clock"),
        Special::Lanterns => Some("prepare-lanterns"),
        Special::Castle => Some("prepare-castle"),
        Special::Nothing | Special::Roofs => None,
    }
}

/// The cards of a deck of enemies.
fn foes(content: &Content, campaign: &Campaign, kinds: &[Kind]) -> Text {
    let is_there = |kind: &&Kind| content.foe(**kind).added.is_none_or(|place| campaign.added >> place & 1 == 1);
    let card = |kind: &Kind| counted(&content.foe(*kind).name, content.foe(*kind).count as i64);
    words::list(kinds.iter().filter(is_there).map(card).collect())
}

fn counted(name: &Printed, count: i64) -> Text {
    Text::new("prepare-counted").name("name", name).number("count", count)
}
