//! Where the weights of the rule of thumb come from: hill climbing on the share of games won, each step judged on the same
//! dungeons, by one hero of each class and by two. `cargo run --release -p oubliette-mini-rogue --example tune-mini-rogue [STEPS] [SEED]`.

#![allow(clippy::disallowed_methods, reason = "a tool, not rules: it reads its command line")]

use kernel::{Ctx, Fate, Game, Nobody, Seed, Seeded, Source, Status};
use mini_rogue::careful::{TUNED, Weights, choose};
use mini_rogue::{Cast, Class, MiniRogue, Options};

/// Games a class in a step, and before it is believed.
const GAMES: [u64; 2] = [1500, 4000];

/// Wins of all parties together, in millionths; where they hardly win, how far they came.
fn worth(game: &MiniRogue, weights: &Weights, series: Seed, games: u64) -> u64 {
    let alone = Class::ALL.map(|class| Options { hero: Cast::Of(class), ..Options::default() });
    let parties = alone.into_iter().chain([Options { players: 2, ..Options::default() }]);
    let mut sum = 0;
    for options in parties {
        for seed in series.series(0..games) {
            let mut ctx = Ctx::new(Seeded::new(seed), Nobody);
            let mut table = game.setup(&options, &mut ctx);
            let outcome = loop {
                match game.status(&table) {
                    Status::Over(outcome) => break outcome,
                    Status::Awaiting(seats) => {
                        let seat = seats.lowest().expect("somebody is awaited");
                        let action = choose(game, &table, weights);
                        game.apply(&mut table, seat, action, &mut ctx);
                    }
                }
            };
            let areas = outcome.scores.as_slice()[0].clamp(0, 10) as u64;
            sum += 1_000_000 * !outcome.won.is_empty() as u64 + 10_000 * areas;
        }
    }
    sum / games / 5
}

fn all(weights: &mut Weights) -> Vec<&mut i32> {
    let Weights { hp, xp, level, armor, gold, food, potions, ails, refresh, evade, dear, merchant, .. } = weights;
    let Weights { weapon, perceive, guardian, death, feat, blows, price, skill, share, .. } = weights;
    let single = [level, armor, gold, refresh, dear, weapon, perceive, death, feat, price];
    let lists: [&mut [i32]; 11] = [hp, xp, food, potions, ails, evade, merchant, guardian, blows, skill, share];
    single.into_iter().chain(lists.into_iter().flatten()).collect()
}

fn main() {
    let mut words = std::env::args().skip(1);
    let steps: u64 = words.next().map_or(500, |word| word.parse().expect("a number of steps"));
    let series = Seed::of(&words.next().unwrap_or_else(|| "tune".into()));
    let (game, mut best, mut luck) = (MiniRogue::default(), TUNED, Seeded::new(series));
    for step in 0..steps {
        let mut tried = best;
        for _ in 0..=luck.pick(Source::PLAYER, 3) {
            let mut weights = all(&mut tried);
            let at = luck.pick(Source::PLAYER, weights.len() as u32) as usize;
            let percent = [50, 70, 85, 115, 130, 170][luck.pick(Source::PLAYER, 6) as usize];
            *weights[at] = (*weights[at] * percent / 100).max(1);
        }
        let better = |seed: Seed, games: u64| worth(&game, &tried, seed, games) > worth(&game, &best, seed, games);
        if better(series.nth(step), GAMES[0]) && better(Seed::of("believe"), GAMES[1]) {
            best = tried;
            println!("{step}: {}", worth(&game, &best, Seed::of("believe"), GAMES[1]));
        }
    }
    println!("{best:?}");
}
