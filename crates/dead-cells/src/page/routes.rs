//! What lies on a way, in figures: who chooses where to go knows what the place does, even where its tile lies face down.

use super::{map, words};
use crate::content::{Biome, BoardSpot, Content, Door, FoeVerb, Kind, Tile, TileShape};
use crate::table::Table;
use kernel::Text;

/// What lies at the end of a way; nothing where one has been.
pub fn ahead(content: &Content, table: &Table, biome: &Biome, to: BoardSpot) -> Option<Text> {
    match to {
        BoardSpot::Start => None,
        BoardSpot::Exit(exit) => {
            let exit = &biome.exits[exit as usize];
            Some(Text::new("ahead-exit").text("gains", words::gifts(exit.gain.as_slice())))
        }
        BoardSpot::Space(space) => {
            let (field, shape) = (table.fields[space as usize], biome.spaces[space as usize].shape);
            if field.done {
                return Some(Text::new("mark-done"));
            }
            match field.tile.map(|tile| &biome.tiles[tile as usize]) {
                Some(tile) if !tile.enemies.is_empty() => {
                    Some(strength(content, table, biome, tile.enemies.iter().any(|elite| elite)))
                }
                // Its own words say it all.
                Some(_) => None,
                None => Some(unknown(content, table, biome, shape)),
            }
        }
    }
}

/// What any of the tiles may be that lie face down.
fn unknown(content: &Content, table: &Table, biome: &Biome, shape: TileShape) -> Text {
    let open: Vec<u8> = table.fields.iter().filter_map(|field| field.tile).collect();
    let closed = (0..).zip(&biome.tiles).filter(|(at, tile)| tile.shape == shape && !open.contains(at));
    let tiles: Vec<&Tile> = closed.map(|(_, tile)| tile).collect();
    let count = |which: fn(&&&Tile) -> bool| tiles.iter().filter(which).count() as i64;
    let all = tiles.len() as i64;
    match shape {
        TileShape::Square | TileShape::Trapezoid => {
            let enemies = tiles.iter().map(|tile| tile.enemies.len() as i64);
            let elite = tiles.iter().any(|tile| tile.enemies.iter().any(|elite| elite));
            let (fewest, many) = (enemies.clone().min().unwrap_or(0), enemies.max().unwrap_or(0));
            Text::new("ahead-encounter")
                .number("tiles", all)
                .number("fewest", fewest)
                .number("many", many)
                .number("spread", many - fewest)
                .text("strength", strength(content, table, biome, elite))
        }
        TileShape::Circle => {
            let tests = count(|tile| tile.options.iter().any(|option| option.test.is_some()));
            let choices = count(|tile| tile.options.len() > 1);
            Text::new("ahead-treasure").number("tiles", all).number("tests", tests).number("choices", choices)
        }
        TileShape::Pentagon => {
            let prices =
                tiles.iter().flat_map(|tile| tile.goods.iter().map(|good| good.price as i64).collect::<Vec<_>>());
            let (least, most) = (prices.clone().min().unwrap_or(0), prices.max().unwrap_or(0));
            Text::new("ahead-merchant").number("tiles", all).number("least", least).number("most", most)
        }
        TileShape::Hexagon => {
            let (deck, hand) =
                (count(|tile| matches!(tile.door, Door::Deck(_))), count(|tile| matches!(tile.door, Door::Hand(..))));
            Text::new("ahead-door").number("tiles", all).number("deck", deck).number("hand", hand)
        }
        TileShape::Teleportation | TileShape::Restriction => Text::new(map::shape_label_of(shape)),
    }
}

/// What the enemies of a biome are like that may come: the least and the most life, and the worst that one of them does in a round.
fn strength(content: &Content, table: &Table, biome: &Biome, elite: bool) -> Text {
    let elites = biome.elites.iter().filter(|_| elite);
    let comes = |kind: &&Kind| content.foe(**kind).added.is_none_or(|place| table.campaign.added >> place & 1 == 1);
    let cards: Vec<_> = biome.monsters.iter().chain(elites).filter(comes).map(|kind| content.foe(*kind)).collect();
    let lives = cards.iter().map(|card| card.life);
    let damage = cards
        .iter()
        .flat_map(|card| &card.lines)
        .map(|line| line.iter().filter(|action| action.verb == FoeVerb::Damage).map(|action| action.value).sum::<u8>());
    let (least, most) = (lives.clone().min().unwrap_or(0), lives.max().unwrap_or(0));
    Text::new("ahead-strength")
        .number("least", least)
        .number("most", most)
        .number("spread", most - least)
        .number("damage", damage.max().unwrap_or(0))
}
