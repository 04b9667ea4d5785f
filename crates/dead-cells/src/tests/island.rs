//! The whole island: exact counts, boards that lead somewhere, and campaigns that reach every biome.

use super::*;
use crate::content::{Biome, Gate, TileShape};
use crate::policy::quick;
use kernel::contract::{Effort, keep};
use kernel::{Fate, Moves, Seed, Seeded, Status, Telling};
use std::collections::BTreeMap;

/// §setup.tiles, §setup.biome: how many tiles, enemies and blueprints each biome has is the rulebook's.
#[test]
fn every_biome_has_its_exact_counts() {
    let counts: Vec<(&str, usize, u32, usize)> = printed()
        .biomes
        .iter()
        .map(|biome| {
            let kinds = biome.monsters.iter().chain(&biome.elites).map(|kind| printed().foe(*kind));
            let large = kinds.filter(|card| card.added.is_none()).map(|card| card.count as u32).sum();
            (biome.code.as_str(), biome.tiles.len(), large, biome.blueprints.len())
        })
        .collect();
    let wanted = [
        ("B1", 15, 13, 8),
        ("B2", 20, 16, 9),
        ("B3", 20, 17, 9),
        ("B4", 21, 14, 9),
        ("B5", 26, 18, 9),
        ("B6", 20, 17, 8),
        ("B7", 41, 20, 9),
    ];
    assert_eq!(counts, wanted);
    assert_eq!(printed().malaises.len(), 5);
}

/// §setup.tiles: of every shape there are at least as many tiles as spaces, and no tile without a space for it.
#[test]
fn shapes_of_spaces_and_tiles_match() {
    for biome in &printed().biomes {
        for shape in TileShape::ALL {
            let spaces = biome.spaces.iter().filter(|space| space.shape == shape).count();
            let tiles = biome.tiles.iter().filter(|tile| tile.shape == shape).count();
            assert!(tiles >= spaces && (spaces > 0 || tiles == 0), "{} {shape:?}: {spaces} {tiles}", biome.code);
        }
        let keys = biome.tiles.iter().filter(|tile| tile.has_key()).count();
        assert_eq!(biome.spaces.iter().filter(|space| space.marks.key).count(), keys, "{}", biome.code);
    }
}

/// All simple paths from a spot to an exit, with all runes and tests or with none.
fn paths(biome: &Biome, path: &mut Vec<BoardSpot>, free: bool, found: &mut Vec<Vec<BoardSpot>>) {
    let spot = *path.last().expect("a spot");
    if matches!(spot, BoardSpot::Exit(_)) {
        return found.push(path.clone());
    }
    for corridor in biome.corridors.iter().filter(|corridor| corridor.from == spot) {
        let open = free || matches!(corridor.gate, Gate::Open | Gate::Deck(_));
        if open && !path.contains(&corridor.to) {
            path.push(corridor.to);
            paths(biome, path, free, found);
            path.pop();
        }
    }
}

/// §run.biome, §test.closed: every space can be reached, from each an exit can be reached with neither rune nor test, and paths are as
/// long as they were designed.
#[test]
fn every_board_leads_somewhere() {
    let mut figures = Vec::new();
    for biome in &printed().biomes {
        let mut all = Vec::new();
        paths(biome, &mut vec![BoardSpot::Start], true, &mut all);
        for at in 0..biome.spaces.len() as u8 {
            let spot = BoardSpot::Space(at);
            assert!(all.iter().any(|path| path.contains(&spot)), "{} {at} cannot be reached", biome.code);
            let mut out = Vec::new();
            paths(biome, &mut vec![spot], false, &mut out);
            assert!(!out.is_empty(), "{} {at} is a dead end", biome.code);
        }
        for exit in 0..2 {
            assert!(all.iter().any(|path| path.last() == Some(&BoardSpot::Exit(exit))), "{} {exit}", biome.code);
        }
        let tiles: Vec<usize> = all.iter().map(|path| path.len() - 2).collect();
        let fights = all.iter().map(|path| {
            let shapes = path.iter().filter_map(|spot| match spot {
                BoardSpot::Space(space) => Some(biome.spaces[*space as usize].shape),
                _ => None,
            });
            shapes.filter(|shape| matches!(shape, TileShape::Square | TileShape::Trapezoid)).count()
        });
        let fights: Vec<usize> = fights.collect();
        let range = |list: &[usize]| (*list.iter().min().unwrap_or(&0), *list.iter().max().unwrap_or(&0));
        figures.push((all.len(), range(&tiles), range(&fights)));
    }
    // As the design was checked.
    assert_eq!(
        figures[3..],
        [(50, (5, 7), (3, 5)), (36, (5, 7), (3, 5)), (44, (5, 7), (3, 5)), (216, (8, 11), (4, 8))]
    );
}

/// §castle.gate: every path through the castle passes the first key, and every path to the throne both.
#[test]
fn no_path_through_the_castle_lacks_a_key() {
    let castle = &printed().biomes[6];
    let mut all = Vec::new();
    paths(castle, &mut vec![BoardSpot::Start], true, &mut all);
    for path in all {
        let mut keys = 0;
        for step in path.windows(2) {
            let corridor = castle.corridors.iter().find(|way| (way.from, way.to) == (step[0], step[1]));
            assert!(corridor.is_some_and(|way| way.keys <= keys), "{path:?}");
            if let BoardSpot::Space(space) = step[1] {
                keys += castle.spaces[space as usize].marks.key as u8;
            }
        }
    }
}

/// A campaign that may start anywhere, with some life and runes.
fn far_campaign(biome: u8, runes: u8, life: u8) -> Campaign {
    let mut campaign = Campaign { starts: 1 << biome, runes, ..Campaign::first(printed()) };
    campaign.lasting.life = [life; PRISONERS];
    campaign
}

/// §move.alive, §boss.turn: runs that start in every biome end, however they are played; every kind of thing happens in them.
#[test]
fn runs_through_every_biome_end() {
    let game = DeadCells::default();
    let mut met: BTreeMap<String, u32> = BTreeMap::new();
    for biome in 0..printed().biomes.len() as u8 {
        for number in 0..48u64 {
            let players = 1 + (number % 4) as u8;
            let mut luck = Seeded::new(Seed::of("island luck").nth(number * 8 + biome as u64));
            let campaign = far_campaign(biome, luck.pick(Source::PLAYER, 128) as u8, (number % 6) as u8);
            let options = Options { players, open_patterns: number % 2 == 0, campaign };
            let mut ctx = Ctx::new(Seeded::new(Seed::of("island").nth(number * 8 + biome as u64)), Vec::new());
            let mut table = game.setup(&options, &mut ctx);
            let (mut legal, mut decisions) = (Moves::new(), 0);
            while let Status::Awaiting(seats) = game.status(&table) {
                let seat = seats.lowest().expect("somebody");
                game.legal_actions(&table, seat, &mut legal);
                assert!(!legal.is_empty(), "{biome} {number}: {:?}", table.phase);
                let any = legal[luck.pick(Source::PLAYER, legal.len() as u32) as usize];
                let action = if number % 3 == 0 { any } else { quick(&game, &table, seat) };
                if decisions % 7 == 0 {
                    let page = game.page(&game.view(&table, seat), seat);
                    let bare = page.zones.iter().flat_map(|zone| &zone.things).find(|thing| thing.clauses.is_empty());
                    assert_eq!(bare, None, "{biome} {number}");
                }
                game.apply(&mut table, seat, action, &mut ctx);
                decisions += 1;
                assert!(decisions < 4_000, "{biome} {number}: a run without end");
            }
            assert!(table.todo.is_empty());
            for event in &ctx.audience {
                let (_, _) = (game.tell(event), game.beat(event));
                let name = format!("{event:?}");
                let name = name.split([' ', '{']).next().unwrap_or_default().to_string();
                *met.entry(name).or_default() += 1;
            }
        }
    }
    let wanted = "Worm Picked Clock Rang Lanterns Key Cursed Restricted Infected Unscrolled Lost Emptied";
    for event in wanted.split(' ') {
        assert!(met.contains_key(event), "{event} never happened: {met:?}");
    }
}

/// §setup.biome: the contract holds wherever a run starts.
#[test]
fn the_contract_holds_in_every_biome() {
    let game = DeadCells::default();
    for biome in 3..printed().biomes.len() as u8 {
        let players = 1 + biome % 4;
        let options = Options { players, open_patterns: false, campaign: far_campaign(biome, 0x7f, 4) };
        let effort = Effort { games: 4, outcomes: 200, throws: 200 };
        let met = keep(&game, &options, &format!("island {biome}"), effort);
        let met = met.unwrap_or_else(|breach| {
            panic!("{biome}: {:?} {}…{}", breach.promise, &breach.how[..80], &breach.how[breach.how.len() - 1500..])
        });
        assert!(met.chances > 0, "{biome}: {met:?}");
    }
}

/// §setup.biome: whoever plays by rule of thumb starts as far on as the campaign has come.
#[test]
fn a_run_starts_as_far_on_as_it_may() {
    let game = DeadCells::default();
    for (starts, begins) in [(0b1, 0), (0b1001, 3), (0b100_1001, 6)] {
        let campaign = Campaign { starts, ..Campaign::first(printed()) };
        let options = Options { players: 2, open_patterns: false, campaign };
        let mut ctx = Ctx::new(Seeded::new(Seed::of("start")), Vec::new());
        let mut table = game.setup(&options, &mut ctx);
        while table.phase != Phase::Move {
            let seat = game.awaited(&table).lowest().expect("somebody");
            let action = quick(&game, &table, seat);
            game.apply(&mut table, seat, action, &mut ctx);
        }
        assert_eq!(table.place, Region::Biome(begins));
    }
}

/// §setup.order: no two things share a name in one language only: what is sealed could be read by it elsewhere.
#[test]
fn names_that_agree_do_so_in_both_languages() {
    let content = printed();
    let patterns = content.bosses.iter().flat_map(|boss| boss.patterns.iter().map(|pattern| &pattern.name));
    let names = content.foes.iter().map(|foe| &foe.name).chain(content.gear.iter().map(|gear| &gear.name));
    let names = names.chain(content.cards.iter().map(|card| &card.name)).chain(patterns);
    let (mut french, mut english) = (BTreeMap::new(), BTreeMap::new());
    for name in names {
        assert_eq!(french.insert(&name.fr, &name.en).unwrap_or(&name.en), &name.en, "{}", name.fr);
        assert_eq!(english.insert(&name.en, &name.fr).unwrap_or(&name.fr), &name.fr, "{}", name.en);
    }
}
