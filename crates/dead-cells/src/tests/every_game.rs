//! What holds in every game, whatever is played.

use crate::campaign::Campaign;
use crate::content::printed;
use crate::rules::DeadCells;
use crate::table::Options;
use kernel::contract::{Effort, keep, keep_seals};
use kernel::{Ctx, Fate, Game, Moves, Nobody, Seed, Seeded, Source, Status, Telling};

fn options(players: u8) -> Options {
    Options { players, open_patterns: false, campaign: Campaign::first(printed()) }
}

#[test]
fn random_campaigns_end() {
    let game = DeadCells::default();
    let mut luck = Seeded::new(Seed::of("random campaigns"));
    let mut longest = 0;
    for players in 1..=4 {
        let mut options = options(players);
        for run in 0..60 {
            let mut ctx = Ctx::new(Seeded::new(Seed::of("random campaigns").nth(run * 4 + players as u64)), Nobody);
            let mut table = game.setup(&options, &mut ctx);
            let mut legal = Moves::new();
            let mut decisions = 0;
            while let Status::Awaiting(seats) = game.status(&table) {
                let seat = seats.lowest().expect("somebody");
                game.legal_actions(&table, seat, &mut legal);
                assert!(!legal.is_empty(), "{players} {run}: {:?}", table.phase);
                let action = legal[luck.pick(Source::PLAYER, legal.len() as u32) as usize];
                game.apply(&mut table, seat, action, &mut ctx);
                decisions += 1;
                assert!(decisions < 20_000, "{players} {run}");
            }
            longest = longest.max(decisions);
            assert!(table.todo.is_empty(), "{players} {run}: {:?}", table.todo);
            let next = game.next_chronicle(&table).expect("a chronicle");
            options = game.options_after(&options, &next).expect("a campaign that goes on");
        }
        assert_eq!(options.campaign.run, 61);
    }
    assert!(longest > 100, "{longest}");
}

#[test]
fn the_contract_holds() {
    let game = DeadCells::default();
    for players in 1..=4 {
        let effort = Effort { games: 16, outcomes: 400, throws: 400 };
        let met = keep(&game, &options(players), &format!("dead cells {players}"), effort);
        let met = met.unwrap_or_else(|breach| {
            panic!("{players}: {:?} {}…{}", breach.promise, &breach.how[..80], &breach.how[breach.how.len() - 1500..])
        });
        assert!(met.chances > 0 && met.chronicles > 0, "{players}: {met:?}");
    }
}

#[test]
fn nothing_is_said_of_what_the_campaign_has_not_opened() {
    let game = DeadCells::default();
    for players in 1..=4 {
        let met = keep_seals(&game, &options(players), &format!("dead cells {players}"), 12);
        let met = met.unwrap_or_else(|breach| {
            panic!("{players}: {:?} {}…{}", breach.promise, &breach.how[..120], &breach.how[breach.how.len() - 3000..])
        });
        assert!(met.sealed > 150 && met.opened > 12, "{players}: {met:?}");
    }
}

/// Every sign can be looked up where it stands.
#[test]
fn everything_on_a_page_is_explained_by_clauses() {
    let game = DeadCells::default();
    for players in 1..=4 {
        let mut luck = Seeded::new(Seed::of("explained").nth(players as u64));
        let mut options = options(players);
        for run in 0..6 {
            let mut ctx = Ctx::new(Seeded::new(Seed::of("explained").nth(run)), Nobody);
            let mut table = game.setup(&options, &mut ctx);
            let mut legal = Moves::new();
            while let Status::Awaiting(seats) = game.status(&table) {
                let seat = seats.lowest().expect("somebody");
                let page = game.page(&game.view(&table, seat), seat);
                let bare = page.zones.iter().flat_map(|zone| &zone.things).find(|thing| thing.clauses.is_empty());
                assert_eq!(bare, None, "{players} players, run {run}");
                assert!(page.gauges.iter().all(|gauge| gauge.clause.is_some()));
                game.legal_actions(&table, seat, &mut legal);
                let action = legal[luck.pick(Source::PLAYER, legal.len() as u32) as usize];
                game.apply(&mut table, seat, action, &mut ctx);
            }
            let next = game.next_chronicle(&table).expect("a chronicle");
            options = game.options_after(&options, &next).expect("a campaign that goes on");
        }
    }
}

/// A campaign that was saved before places and blueprints were remembered goes on.
#[test]
fn chronicles_of_old_are_read() {
    let game = DeadCells::default();
    let first = kernel::GameBox::first_chronicle(&game).expect("campaigns");
    let first = first.strip_suffix(" 0 0 [0 0 0 0 0 0 0 0 0 0]").expect("nothing was lost yet");
    let whole = game.options_after(&options(2), &format!("{first} 0 0")).expect("all that may stand there");
    assert_eq!(whole.campaign, Campaign::first(printed()));
    let old = first.strip_suffix(" 1 []").expect("what came later stands last");
    let read = game.options_after(&options(2), old).expect("a chronicle of old");
    assert_eq!(read.campaign, Campaign { reached: 0, ..Campaign::first(printed()) });
    let table = game.setup(&read, &mut Ctx::new(Seeded::new(Seed::of("old")), Nobody));
    assert!(
        game.options_after(&options(2), "1 []").is_err()
            && !table.campaign.has_reached(crate::content::Region::Boss(0))
    );
}

/// §setup.campaign, §concierge.victory: a campaign that was saved after the first part goes on as it was kept, with the starts that its
/// victories have earned since; it is fought on from there, and written down with what comes then.
#[test]
fn a_campaign_of_the_first_part_goes_on() {
    let game = DeadCells::default();
    let kept = include_str!("kept/first-part.txt").trim_end();
    let read = game.options_after(&options(3), kept).expect("a chronicle of the first part");
    let campaign = read.campaign;
    assert_eq!((campaign.run, campaign.beaten, campaign.taken, campaign.well), (8, [1, 0, 0], [12; 3], 5));
    assert!(campaign.has_rune(5) && campaign.farther.is_nothing());
    // The village is a start as soon as it is printed.
    let village = printed().biomes.len() > 3;
    assert_eq!((campaign.starts & 1, campaign.starts >> 3 & 1 == 1), (1, village));
    let before = Campaign { starts: 1, ..campaign };
    assert_eq!(crate::campaign::chronicle(&before).as_deref(), Some(kept));
    let far = Campaign { farther: crate::campaign::Farther { boss_cell: 1, ..Default::default() }, ..before };
    assert_eq!(crate::campaign::chronicle(&far), Some(format!("{kept} 1 0")));
    let mut options = read;
    let mut luck = Seeded::new(Seed::of("kept"));
    for run in 0..4 {
        let mut ctx = Ctx::new(Seeded::new(Seed::of("kept").nth(run)), Nobody);
        let mut table = game.setup(&options, &mut ctx);
        let mut legal = Moves::new();
        while let Status::Awaiting(seats) = game.status(&table) {
            let seat = seats.lowest().expect("somebody");
            game.legal_actions(&table, seat, &mut legal);
            let action = legal[luck.pick(Source::PLAYER, legal.len() as u32) as usize];
            game.apply(&mut table, seat, action, &mut ctx);
        }
        let next = game.next_chronicle(&table).expect("a chronicle");
        options = game.options_after(&options, &next).expect("a campaign that goes on");
    }
    assert_eq!(options.campaign.run, 12);
}
