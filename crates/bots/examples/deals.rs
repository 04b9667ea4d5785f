//! How often the bot that measures deals wins them, game by game: what `Policy::DEAL_BOUNDS` of a box is chosen by.
//!
//! `cargo run --release -p oubliette-bots --example deals [DEALS]`: a third of them should be hard, and a third easy.

use bots::difficulty::{difficulty, has_difficulty};
use std::time::Instant;
use table::{IDS, Luck, Settings};

fn main() {
    let deals: u32 = std::env::args().nth(1).and_then(|deals| deals.parse().ok()).unwrap_or(60);
    for game in IDS {
        let deal = |number: u32| Settings::new(Luck::seed(format!("d{number}")));
        if !has_difficulty(game, &deal(0)) {
            continue;
        }
        let begun = Instant::now();
        let mut found: Vec<_> = (0..deals).filter_map(|number| difficulty(game, &deal(number)).ok()).collect();
        found.sort_by_key(|found| found.won);
        let percent = |at: usize| found[at.min(found.len() - 1)].won * 100 / found[0].games;
        let (thirds, bounds) = ([percent(found.len() / 3), percent(found.len() * 2 / 3)], found[0].bounds);
        println!("{game}: thirds at {thirds:?} %, bounds {bounds:?} %, {:?} a deal", begun.elapsed() / deals);
    }
}
