//! Boss Cells, and the end of the campaign.

use super::*;
use crate::campaign::BOSS_CELLS;
use crate::rules::foe_life;
use crate::table::Seller;

/// A group of a campaign with so many boss cells.
fn group(level: u8) -> Scene {
    scene("poisoned flayed").fighting("0 1").with(move |table| table.campaign.farther.boss_cell = level)
}

/// The Hand of the King falls.
fn victory(level: u8) -> Played {
    let secrets = [0, 1 << 18, 1 << 18 | 1 << 19][level.min(2) as usize];
    let last = group(level).facing(2, 2, 6).with(move |table| {
        (table.campaign.secrets, table.campaign.told, table.campaign.runes) = (secrets, secrets, 1 << 6);
        table.fight.foes[1].damage = 31;
    });
    last.does(1, 0, "D1@1")
}

/// §bosscell.level: one more for each victory, up to five; the first two by their secrets.
#[test]
fn each_victory_brings_a_boss_cell() {
    let cells = |level: u8| victory(level).table.campaign.farther.boss_cell;
    assert_eq!((0..=BOSS_CELLS).map(cells).collect::<Vec<_>>(), [1, 2, 3, 4, 5, 5]);
    assert_eq!(victory(0).table.campaign.told, 1 << 18);
    assert_eq!(victory(1).table.campaign.told, 1 << 18 | 1 << 19);
    // A secret that was taken before comes true then.
    let taken =
        group(0).facing(2, 2, 6).with(|table| (table.campaign.secrets, table.fight.foes[1].damage) = (1 << 18, 31));
    assert!(taken.does(1, 0, "D1@1").story().contains("secret18 cell1"));
    let next = victory(2).play("done").again(2);
    assert_eq!(next.table.campaign.farther.boss_cell, 3);
}

/// §bosscell.rules: elites have more life at the first level and the last; guards of a boss are none.
#[test]
fn elites_have_more_life() {
    let life = |level: u8| foe_life(printed(), &group(level).foes("- B1-11").table, 1);
    assert_eq!((0..=5).map(life).collect::<Vec<_>>(), [3, 4, 3, 3, 3, 4]);
    let guard = |level: u8| foe_life(printed(), &group(level).foes("- B1-01 C3-16").table, 2);
    assert_eq!((guard(0), guard(1)), (4, 4));
}

/// §bosscell.rules, §bosscell.pay: no healer at the second level and the last; two cells more for a biome at any.
#[test]
fn there_is_no_healer_and_biomes_pay_more() {
    let leaves = |level: u8| {
        let played = group(level).hurt(0, 1).with(|table| table.teeth = 9).at(0, "g").explore().play("go 12");
        let healer = played.heard(|event| matches!(event, Event::Market { seller: Seller::Healer }));
        (healer, played.table.cells)
    };
    assert_eq!((0..=5).map(|level| leaves(level).0).collect::<Vec<_>>(), [true, true, false, true, true, false]);
    assert_eq!((0..=5).map(|level| leaves(level).1).collect::<Vec<_>>(), [0, 2, 2, 2, 2, 2]);
}

/// §bosscell.rules: where two monsters wait there are three, at the third level and the last.
#[test]
fn three_monsters_wait_instead_of_two() {
    let biome = &printed().biomes[0];
    let square = |enemies: usize| {
        let fits = |tile: &crate::content::Tile| {
            tile.shape == crate::content::TileShape::Square && tile.enemies.len() == enemies
        };
        biome.tiles.iter().position(fits).expect("a tile") as u8
    };
    let elite = biome.tiles.iter().position(|tile| tile.enemies.iter().any(|elite| elite)).expect("a tile") as u8;
    let waits = |level: u8, space: &str, at: usize, tile: u8| {
        let scene = group(level).laid_out(0, space).with(move |table| {
            table.tiles.0.take(tile);
            table.fields[at].tile = Some(tile);
        });
        scene.then(&[Todo::PlaceFoes, Todo::Explore]).table.foes().count()
    };
    assert_eq!((0..=5).map(|level| waits(level, "a", 0, square(2))).collect::<Vec<_>>(), [2, 2, 2, 3, 2, 3]);
    assert_eq!(waits(5, "a", 0, square(3)), 3);
    assert_eq!(waits(5, "f", 5, elite), biome.tiles[elite as usize].enemies.len());
}

/// §bosscell.end: the second brings the epilogue, the fifth completes the campaign, which may be played on.
#[test]
fn the_fifth_boss_cell_completes_the_campaign() {
    use kernel::Telling;
    assert!(victory(1).story().contains("cell2 epilogue"));
    assert!([0, 2, 3, 4, 5].into_iter().all(|level| !victory(level).story().contains("epilogue")));
    let ended = |level: u8| {
        let over = victory(level).play("done");
        let view = over.game.view(&over.table, Seat(0));
        over.game.ending(&view, Seat(0), &over.events).expect("an ending").cause.id
    };
    assert_eq!((ended(3), ended(4), ended(5)), ("cause-kept", "cause-complete", "cause-complete"));
    let next = victory(4).play("done").again(2).play("choose 0; choose 2; first 0");
    assert_eq!((next.phase(), next.table.campaign.farther.boss_cell), (Phase::Move, 5));
}
