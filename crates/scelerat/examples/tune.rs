//! Where the weights of the rule of thumb come from: hill climbing on the share of games won, each step judged on the same
//! deals. `cargo run --release -p oubliette-scelerat --example tune [STEPS] [GAMES] [SEED]`.

#![allow(clippy::disallowed_methods, reason = "a tool, not rules: it reads its command line")]

use kernel::{Ctx, Fate, Game, Nobody, Seat, Seed, Seeded, Source, Status};
use scelerat::careful::{TUNED, Weights, choose};
use scelerat::{Options, Scelerat};

fn wins(game: &Scelerat, weights: &Weights, series: Seed, games: u64) -> (u64, i64) {
    let tally = |from: u64, to: u64| {
        let (mut wins, mut scores) = (0, 0);
        let mut fate = Seeded::new(series);
        for number in from..to {
            fate.restart(series.nth(number));
            let mut ctx = Ctx::new(&mut fate, Nobody);
            let mut table = game.setup(&Options::default(), &mut ctx);
            loop {
                if let Status::Over(outcome) = game.status(&table) {
                    wins += outcome.won.has(Seat(0)) as u64;
                    scores += outcome.scores.as_slice()[0] as i64;
                    break;
                }
                let action = choose(game, &table, weights);
                game.apply(&mut table, Seat(0), action, &mut ctx);
            }
        }
        (wins, scores)
    };
    std::thread::scope(|scope| {
        let other = scope.spawn(|| tally(games / 2, games));
        let (wins, scores) = tally(0, games / 2);
        let (more_wins, more_scores) = other.join().expect("the other half");
        (wins + more_wins, scores + more_scores)
    })
}

fn main() {
    let arg = |at: usize, default: &str| std::env::args().nth(at).unwrap_or_else(|| default.into());
    let (steps, games, seed) = (arg(1, "200").parse().unwrap(), arg(2, "20000").parse().unwrap(), arg(3, "tune"));
    let game = Scelerat::default();
    let mut luck = Seeded::new(Seed::of(&seed));
    let mut best = TUNED;
    let mut best_wins = wins(&game, &best, Seed::of(&seed), games);
    for step in 0..steps {
        let mut next = best.as_array();
        for _ in 0..1 + luck.pick(Source(0), 3) {
            let at = luck.pick(Source(0), next.len() as u32) as usize;
            let size = 20 + next[at].abs() / 3;
            next[at] += luck.pick(Source(0), 2 * size as u32 + 1) as i32 - size;
        }
        let next = Weights::from_array(next);
        let found = wins(&game, &next, Seed::of(&seed), games);
        if found > best_wins {
            (best, best_wins) = (next, found);
            eprintln!("{step}: {:.3} % {best:?}", 100.0 * found.0 as f64 / games as f64);
        }
    }
    let fresh = wins(&game, &best, Seed::of("fresh"), 4 * games);
    println!("{:.3} % on fresh deals: {best:?}", 100.0 * fresh.0 as f64 / (4 * games) as f64);
}
