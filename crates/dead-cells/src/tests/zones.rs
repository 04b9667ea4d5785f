//! Where things lie: zones keep their places, choices name what they reach, the round that goes on is marked.

use super::*;
use crate::page::{Where, telling_phase};
use kernel::{Fate, Layout, Moves, Nobody, Page, PageCell, Seed, Seeded, Status, Telling, Thing, Zone, ZoneRole};
use std::collections::BTreeMap;

impl Played {
    fn page(&self, seat: Seat) -> Page {
        self.game.page(&self.game.view(&self.table, seat), seat)
    }
}

#[track_caller]
fn zone<'p>(page: &'p Page, id: &str) -> &'p Zone {
    page.zones.iter().find(|zone| zone.id == id).unwrap_or_else(|| panic!("no zone {id}"))
}

#[track_caller]
fn thing<'p>(page: &'p Page, id: &str) -> &'p Thing {
    let all = page.zones.iter().flat_map(|zone| &zone.things);
    all.into_iter().find(|thing| thing.id == id).unwrap_or_else(|| panic!("no thing {id}"))
}

/// Within each part of a run the same zones lie in the same order, be they empty, for every seat and who watches.
#[test]
fn zones_keep_their_places_within_a_part_of_a_run() {
    let game = DeadCells::default();
    for players in 1..=4 {
        let mut options = Options { players, open_patterns: false, campaign: Campaign::first(printed()) };
        let mut luck = Seeded::new(Seed::of("zones").nth(players as u64));
        let mut known: BTreeMap<(u8, bool), Vec<(&str, ZoneRole)>> = BTreeMap::new();
        for run in 0..8 {
            let mut ctx = Ctx::new(Seeded::new(Seed::of("zones of runs").nth(run)), Nobody);
            let mut table = game.setup(&options, &mut ctx);
            let mut legal = Moves::new();
            while let Status::Awaiting(seats) = game.status(&table) {
                let seat = seats.lowest().expect("somebody");
                for viewer in [seat, Seat(players - 1), Seat::WATCHER] {
                    let page = game.page(&game.view(&table, viewer), viewer);
                    let lie: Vec<_> = page.zones.iter().map(|zone| (zone.id, zone.role)).collect();
                    let part = match telling_phase(&table) {
                        Where::Camp => 0,
                        Where::Way => 1,
                        Where::Combat => 2,
                        Where::Cells => 3,
                    };
                    let before = known.entry((part, viewer == Seat::WATCHER)).or_insert_with(|| lie.clone());
                    assert_eq!(*before, lie, "{players} players, run {run}, {:?}", table.phase);
                }
                game.legal_actions(&table, seat, &mut legal);
                let action = legal[luck.pick(Source::PLAYER, legal.len() as u32) as usize];
                game.apply(&mut table, seat, action, &mut ctx);
            }
            let next = game.next_chronicle(&table).expect("a chronicle");
            options = game.options_after(&options, &next).expect("a campaign that goes on");
        }
        assert!(known.len() >= 6, "{players} players: {known:?}");
    }
}

/// Enemies stand in their lanes with their life, states and shields; loot lies at the group. §combat.board, §combat.loot
#[test]
fn the_board_shows_life_states_and_loot() {
    let played = scene("poisoned flayed burnt")
        .hand(0, "ST-01")
        .foes("- B1-01 - B1-11")
        .loot("tooth2")
        .with(|table| {
            let foe = &mut table.fight.foes[1];
            (foe.damage, foe.shields, foe.states[State::Poison as usize]) = (1, 2, 1);
        })
        .fight();
    let page = played.page(Seat(0));
    let board = zone(&page, "board");
    assert!(board.role == ZoneRole::Scene && matches!(&board.layout, Layout::Lanes { labels } if labels.len() == 5));
    let lanes: Vec<(&str, u8)> = board.things.iter().map(|thing| (thing.id.as_str(), thing.at.0)).collect();
    assert_eq!(lanes, [("space0", 0), ("group", 1), ("loot-teeth", 1), ("space1", 2), ("space2", 3), ("space3", 4)]);
    let zombie = thing(&page, "space1");
    let life = printed().foe(kind("B1-01")).life as i32;
    let gauges: Vec<_> = zombie.gauges.iter().map(|gauge| (gauge.id, gauge.value, gauge.most)).collect();
    assert_eq!(gauges, [("life", life - 1, Some(life)), ("shields", 2, None)]);
    assert!(zombie.marks.iter().any(|mark| mark.id == "mark-state"));
    assert_eq!(thing(&page, "loot-teeth").count, 2);
}

/// Of others' cards, what was announced is seen and the rest lies face down; every fighter has a row from the start. §prep.announce
#[test]
fn the_timeline_shows_what_was_announced() {
    let played = scene("poisoned flayed burnt").hand(0, "ST-01").hand(1, "ST-13").hand(2, "ST-07").foes("- B1-01");
    let played = played.fight();
    let rows = |page: &Page| zone(page, "timeline").things.iter().map(|row| row.id.clone()).collect::<Vec<_>>();
    assert_eq!(rows(&played.page(Seat(1))), ["card00", "card10", "card20", "row1"]);
    let played = played.play("lay ST-01 2 state");
    let page = played.page(Seat(1));
    let cells = &thing(&page, "card00").cells;
    assert!(matches!(
        cells.as_slice(),
        [PageCell::Said(_), PageCell::Empty, PageCell::Hidden, PageCell::Said(_), PageCell::Hidden, PageCell::Empty]
    ));
    assert_eq!(rows(&played.page(Seat(0)))[0], "ST-01");
    assert_eq!(now(&page), None, "no round goes on");
    let played = played.play("lay ST-13 1 aptitude; lay ST-07 3 loot");
    assert_eq!(now(&played.page(Seat(1))), Some(played.table.fight.round as usize));
}

/// The round whose column is marked.
fn now(page: &Page) -> Option<usize> {
    let Layout::Table { columns } = &zone(page, "timeline").layout else { panic!("no table") };
    columns.iter().position(|column| column.id == "column-now").map(|column| column - 2)
}

/// A choice names what it is clicked on, then the spaces that it reaches. §range.spaces
#[test]
fn choices_name_what_they_reach() {
    let lines = &printed().card(card("ST-01")).lines;
    let scene = scene("poisoned flayed burnt").hand(0, "ST-01").foes("- B1-01 - B1-11");
    let page = scene.fight().page(Seat(0));
    for choice in &page.choices {
        let round: usize = choice.action.split(' ').nth(2).expect("a round").parse().expect("a number");
        let aimed = lines[round - 1].iter().filter(|effect| effect.verb.is_aimed()).map(|effect| effect.reach);
        let aimed: Vec<_> = aimed.collect();
        let spaces = (0..4).filter(|space| aimed.iter().any(|reach| reach.has(*space)));
        let mut expected = vec!["ST-01".to_string()];
        expected.extend(spaces.map(|space| format!("space{space}")));
        assert_eq!(choice.things, expected, "{}", choice.action);
    }
    assert!(page.choices.iter().any(|choice| choice.things.len() > 1));
}

/// Every space has a name of its own and a short word, one is where the group is, and ways lead on. §move.corridor
#[test]
fn the_map_is_read_at_a_glance() {
    let played = scene("poisoned flayed").laid_out(0, "start").chance("tile:1").explore();
    let page = played.page(Seat(0));
    let map = zone(&page, "map");
    assert!(map.role == ZoneRole::Scene && matches!(map.layout, Layout::Path { .. }));
    let mut names: Vec<&str> = map.things.iter().map(|place| place.name.fr.as_str()).collect();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), map.things.len());
    for place in &map.things {
        let word = place.corner.as_ref().unwrap_or_else(|| panic!("{place:?}"));
        assert!(word.fr.chars().count() <= 6 && word.en.chars().count() <= 6, "{word:?}");
        assert!(place.id.starts_with("exit") || !place.leads_to.is_empty(), "{place:?}");
    }
    let here = |page: &Page| {
        let here = zone(page, "map").things.iter().filter(|place| place.here).map(|place| place.id.clone());
        here.collect::<Vec<_>>()
    };
    assert_eq!(here(&page), ["start"]);
    let reached: Vec<&str> = page.choices.iter().flat_map(|choice| &choice.things).map(String::as_str).collect();
    assert_eq!(reached, thing(&page, "start").leads_to);
    let went = scene("poisoned flayed").laid_out(0, "a").explore();
    assert_eq!(here(&went.page(Seat(0))), ["place0"]);
}

/// The map of the island names the places that somebody has reached, and says where runs were lost; a chronicle keeps that.
#[test]
fn the_island_shows_where_runs_were_lost() {
    let game = DeadCells::default();
    let mut campaign = Campaign { run: 4, beaten: [1, 0, 0], ..Campaign::counted(printed()) };
    let [sewers, concierge] = [Region::Biome(1), Region::Boss(0)];
    [sewers, concierge].into_iter().for_each(|place| campaign.reach(place));
    [sewers, sewers, concierge].into_iter().for_each(|place| campaign.lose(place));
    let kept = crate::campaign::chronicle(&campaign).expect("a chronicle");
    let options = Options { players: 2, open_patterns: false, campaign: Campaign::first(printed()) };
    let options = game.options_after(&options, &kept).expect("a campaign that goes on");
    assert_eq!(options.campaign.farther, campaign.farther);
    let mut ctx = Ctx::new(Seeded::new(Seed::of("island")), Nobody);
    let mut table = game.setup(&options, &mut ctx);
    let page = game.page(&game.view(&table, Seat(0)), Seat(0));
    // Its first part, and the second, which opened when the first boss fell; of the third nothing.
    let island = zone(&page, "island");
    assert_eq!((island.layout.clone(), island.things.len()), (Layout::Path { columns: 3, rows: 4 }, 8));
    assert_eq!(
        (thing(&page, "island-c1").leads_to.concat(), thing(&page, "island-b4").at),
        ("island-b4".into(), (2, 2))
    );
    assert_eq!(thing(&page, "island-b4").leads_to, ["island-b5", "island-b6"]);
    assert!(thing(&page, "island-b5").hidden && !thing(&page, "island-b4").hidden);
    assert_eq!(thing(&page, "island-b1").leads_to, ["island-b2", "island-b3"]);
    assert_eq!(thing(&page, "island-b2").leads_to, ["island-c1"]);
    assert!(thing(&page, "island-b3").hidden && thing(&page, "island-b3").leads_to.is_empty());
    let marks = |id: &str| thing(&page, id).marks.iter().map(|mark| mark.id).collect::<Vec<_>>();
    assert_eq!(
        [marks("island-b1"), marks("island-b2"), marks("island-c1")],
        [vec![], vec!["mark-lost"], vec!["mark-lost"]]
    );
    assert_eq!(thing(&page, "island-c1").label.id, "label-boss-beaten");
    // The run that is lost counts where it was lost, and the next one says so.
    let mut luck = Seeded::new(Seed::of("lost"));
    let mut legal = Moves::new();
    while let Status::Awaiting(seats) = game.status(&table) {
        let seat = seats.lowest().expect("somebody");
        game.legal_actions(&table, seat, &mut legal);
        let action = legal[luck.pick(Source::PLAYER, legal.len() as u32) as usize];
        game.apply(&mut table, seat, action, &mut ctx);
    }
    assert_eq!(table.phase, Phase::Over(false), "whoever plays at random loses");
    let next = game.next_chronicle(&table).expect("a chronicle");
    let after = game.options_after(&options, &next).expect("a campaign that goes on").campaign;
    assert_eq!(after.lost_in(table.place), campaign.lost_in(table.place) + 1);
}
