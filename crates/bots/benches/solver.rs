//! Deals of Scélérat with every card known: how many can be won, how many are proved lost, and how long that takes to find out:
//! `cargo bench --bench solver`. `DEALS` is their number (10,000), `SCORES` of how many of them the best score is looked for (100).

#![allow(missing_docs)]

use bots::network::Network;
use bots::solver::Solver;
use kernel::{Ctx, Game, Nobody, Policy, Seat, Seed, Seeded};
use scelerat::{Options, Scelerat};
use std::time::{Duration, Instant};

/// The most tables that are looked at for a deal.
const LIMIT: u64 = 200_000_000;

fn main() {
    let number = |name: &str, usual: u64| std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(usual);
    let (deals, scores) = (number("DEALS", 10_000), number("SCORES", 100));
    let game = Scelerat::default();
    let network = Network::of(&game).expect("a value that fits");
    let (mut won, mut lost, mut undecided, mut times, mut best_times) = (0, 0, 0, Vec::new(), Vec::new());
    for (number, seed) in Seed::of("solver").series(0..deals).enumerate() {
        let mut ctx = Ctx::new(Seeded::new(seed), Nobody);
        let dealt = game.setup(&Options::default(), &mut ctx);
        let table = game.laid_open(&dealt, &mut ctx.fate).expect("a pile");
        let begun = Instant::now();
        match Solver::new(&game, Seat(0), LIMIT).guided(&network).wins(&table) {
            Some(true) => won += 1,
            Some(false) => lost += 1,
            None => undecided += 1,
        }
        times.push(begun.elapsed());
        if (number as u64) < scores {
            let begun = Instant::now();
            let solved = Solver::new(&game, Seat(0), LIMIT).guided(&network).solve(&table);
            assert!(solved.is_some(), "deal {number} takes too long");
            best_times.push(begun.elapsed());
        }
    }
    println!("{deals} deals: {won} can be won, {lost} are proved lost, {undecided} undecided");
    report("can it be won", times);
    report("the best score", best_times);
}

fn report(what: &str, mut times: Vec<Duration>) {
    times.sort_unstable();
    let at = |share: f64| times.get((times.len() as f64 * share) as usize).copied().unwrap_or_default().as_secs_f64();
    let last = times.last().copied().unwrap_or_default().as_secs_f64();
    println!("{what}: median {:.2} ms, 99 % within {:.1} ms, at most {:.2} s", at(0.5) * 1e3, at(0.99) * 1e3, last);
}
