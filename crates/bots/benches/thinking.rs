//! How fast bots think, game by game: playouts a second on one core and on all, evaluations of the learnt value a second, and what share of a
//! playout's time goes to anything but the rules, and how long a decision takes that is given a time: `cargo bench --bench thinking`. `ONLY=mini-rogue` looks at that game alone.

#![allow(missing_docs)]

use bots::judge::Judge;
use bots::network::Network;
use bots::{Bot, Search};
use kernel::{Ctx, GameBox, Moves, Nobody, Seat, Seed, Seeded, Status};
use std::hint::black_box;
use std::time::{Duration, Instant};
use table::bot_spec::Budget;
use table::{IDS, Luck, Settings, Visitor, settings, shelf};

/// Positions that are thought about, playouts for each, and evaluations that are timed.
const POSITIONS: usize = 24;
const PLAYOUTS: u64 = 2_000;
const EVALUATIONS: u32 = 200_000;
/// The time that decisions are given, in milliseconds.
const BUDGET: u64 = 50;

fn main() {
    let only = std::env::var("ONLY").ok();
    println!(
        "| game | playouts a second, one core | all cores | evaluations a second, one core | outside of the rules | a decision in {BUDGET} ms: middle, longest |"
    );
    println!("|---|---|---|---|---|---|");
    for id in IDS.iter().filter(|id| only.as_ref().is_none_or(|only| only == **id)) {
        shelf::visit(id, Think);
    }
}

struct Think;

impl Visitor for Think {
    type Out = ();
    fn visit<G: GameBox>(self, game: G) {
        let settings = Settings::new(Luck::seed("thinking".to_string()));
        let options = settings::options(&game, &settings).expect("a usual table");
        let network = Network::of(&game).expect("a value that fits");
        let positions = positions(&game, &options);
        let one = rayon::ThreadPoolBuilder::new().num_threads(1).build().expect("a thread");
        let alone = one.install(|| playouts_a_second(&game, &positions));
        let all = playouts_a_second(&game, &positions);
        let mut judge = Judge::new(&game, &network, Seat(0));
        let begun = Instant::now();
        for (table, _) in positions.iter().cycle().take(EVALUATIONS as usize) {
            black_box(judge.learnt(table));
        }
        let evaluations = f64::from(EVALUATIONS) / begun.elapsed().as_secs_f64();
        // Where tables are valued as actions leave them, most of what is applied is applied to find what can be done in one go.
        let outside = if G::VALUES_AFTER {
            "–".into()
        } else {
            format!("{:.0} %", outside_of_rules(&game, &network, &positions) * 100.0)
        };
        let (middle, longest) = times_with_budget(&game, &positions);
        println!("| {} | {alone:.0} | {all:.0} | {evaluations:.0} | {outside} | {middle:.1}, {longest:.1} ms |", G::ID);
    }
}

/// Tables of one game at which the first seat has a choice, as a sound player meets them.
fn positions<G: GameBox>(game: &G, options: &G::Options) -> Vec<(G::Table, Vec<G::Action>)> {
    let mut found = Vec::new();
    for seed in Seed::of("thinking").series(0..100) {
        let (mut ctx, mut legal) = (Ctx::new(Seeded::new(seed), Nobody), Moves::new());
        let mut table = game.setup(options, &mut ctx);
        while let Status::Awaiting(seats) = game.status(&table) {
            let seat = seats.lowest().expect("an unfinished game awaits somebody");
            game.legal_actions(&table, seat, &mut legal);
            if seat == Seat(0) && legal.len() > 1 {
                found.push((table.clone(), legal.to_vec()));
            }
            let action = game.careful(&game.view(&table, seat), seat);
            game.apply(&mut table, seat, action, &mut ctx);
        }
        if found.len() >= POSITIONS * 8 {
            break;
        }
    }
    // From all over the games.
    found.into_iter().step_by(8).take(POSITIONS).collect()
}

fn playouts_a_second<G: GameBox>(game: &G, positions: &[(G::Table, Vec<G::Action>)]) -> f64 {
    let mut search = Search::of(game, Budget::Playouts(PLAYOUTS));
    let begun = Instant::now();
    for (table, legal) in positions {
        black_box(search.advise(game, Seat(0), &game.view(table, Seat(0)), legal));
    }
    (PLAYOUTS * positions.len() as u64) as f64 / begun.elapsed().as_secs_f64()
}

/// How many milliseconds decisions take that are given [`BUDGET`]: the one in the middle, and the longest.
fn times_with_budget<G: GameBox>(game: &G, positions: &[(G::Table, Vec<G::Action>)]) -> (f64, f64) {
    let mut search = Search::of(game, Budget::Millis(BUDGET));
    let mut times: Vec<f64> = positions
        .iter()
        .map(|(table, legal)| {
            let view = game.view(table, Seat(0));
            let begun = Instant::now();
            black_box(search.advise(game, Seat(0), &view, legal));
            begun.elapsed().as_secs_f64() * 1e3
        })
        .collect();
    times.sort_by(f64::total_cmp);
    (times[times.len() / 2], times[times.len() - 1])
}

/// The share of the time of playouts by rule of thumb, cut at the horizon, that is not spent in the rules: they are played, and then played
/// again from what was decided.
fn outside_of_rules<G: GameBox>(game: &G, network: &Network, positions: &[(G::Table, Vec<G::Action>)]) -> f64 {
    let mut judge = Judge::new(game, network, Seat(0));
    let (mut whole, mut rules) = (Duration::ZERO, Duration::ZERO);
    for (position, legal) in positions {
        let view = game.view(position, Seat(0));
        for seed in Seed::of("outside").series(0..500) {
            let begun = Instant::now();
            // Thoughts have a luck of their own, so that the rules meet the same one twice.
            let (mut ctx, mut thoughts) = (Ctx::new(Seeded::new(seed), Nobody), Seeded::new(seed.nth(1)));
            let mut table = game.imagine(&view, Seat(0), &mut thoughts);
            let (before, horizon) = (table.clone(), game.chapter(&table) + G::HORIZON);
            let mut decided = vec![(Seat(0), legal[0])];
            game.apply(&mut table, Seat(0), legal[0], &mut ctx);
            while let Status::Awaiting(seats) = game.status(&table) {
                if game.chapter(&table) >= horizon {
                    black_box(judge.learnt(&table));
                    break;
                }
                let seat = seats.lowest().expect("an unfinished game awaits somebody");
                let action = game.rollout(&table, seat, &mut thoughts);
                game.apply(&mut table, seat, action, &mut ctx);
                decided.push((seat, action));
            }
            whole += begun.elapsed();
            let (mut ctx, mut table) = (Ctx::new(Seeded::new(seed), Nobody), before);
            let begun = Instant::now();
            for (seat, action) in decided {
                game.apply(&mut table, seat, action, &mut ctx);
                black_box(game.status(&table));
            }
            rules += begun.elapsed();
        }
    }
    1.0 - rules.as_secs_f64() / whole.as_secs_f64()
}
