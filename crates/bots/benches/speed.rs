//! Uniformly random games of Scélérat through the `Game` trait as everyone uses it, beside a hand-tuned floor written
//! for this benchmark alone, in one run. `cargo bench -p oubliette-bots --bench speed`.

#![allow(missing_docs)]

mod floor;

use bots::{Bot, Random, play_game};
use kernel::{Moves, Seed, Seeded};
use scelerat::{Options, Scelerat};
use std::hint::black_box;
use std::time::Instant;

fn ours(games: u64, seed: &str) -> (u64, i64) {
    let (game, series) = (Scelerat::default(), Seed::of(seed));
    let (mut fate, mut bots, mut legal) = (Seeded::new(series), [Random::default()], Moves::new());
    let (mut decisions, mut scores) = (0, 0);
    for number in 0..games {
        let seed = series.nth(number);
        fate.restart(seed);
        Bot::<Scelerat>::restart(&mut bots[0], seed);
        let (outcome, taken) = play_game(&game, &Options::default(), &mut fate, &mut bots, &mut legal);
        decisions += taken as u64;
        scores += outcome.scores.as_slice()[0] as i64;
    }
    (decisions, scores)
}

fn main() {
    let games = std::env::var("GAMES").map_or(1_000_000, |n| n.parse().unwrap());
    for round in 0..5 {
        let seed = format!("bench {round}");
        let start = Instant::now();
        let floor = black_box(floor::play(games, round));
        let floor_time = start.elapsed();
        let start = Instant::now();
        let ours = black_box(ours(games, &seed));
        let our_time = start.elapsed();
        println!(
            "floor {floor_time:?} {:.3} dec/game mean {:.3}; ours {our_time:?} {:.3} {:.3}; ratio {:.3}",
            floor.0 as f64 / games as f64,
            floor.1 as f64 / games as f64,
            ours.0 as f64 / games as f64,
            ours.1 as f64 / games as f64,
            our_time.as_secs_f64() / floor_time.as_secs_f64()
        );
    }
    println!("table {} bytes", size_of::<scelerat::Table>());
}
