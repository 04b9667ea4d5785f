//! How far careful groups get, and how campaigns go: the tables of BALANCE.md.
//!
//! `cargo run --release -p oubliette-dead-cells --example balance [RUNS [CAMPAIGNS]]`

#![allow(missing_docs, clippy::print_stdout, clippy::float_arithmetic)]
#![allow(clippy::disallowed_methods, reason = "a tool, not rules: it reads its command line")]

use dead_cells::{Action, Campaign, DeadCells, Event, Options, Phase};
use kernel::{Ctx, Game, Policy, Seed, Seeded, Status};

/// What became of a run.
#[derive(Clone, Copy, Default)]
struct Run {
    biomes: u8,
    won: bool,
    cells: u8,
    combats: u32,
    damage: u32,
    decisions: u32,
}

/// Plays a run by rule of thumb; by these Prisoners, where some are named.
fn play(game: &DeadCells, options: &Options, who: &[u8], seed: Seed) -> (Run, Option<Options>) {
    let mut ctx = Ctx::new(Seeded::new(seed), Vec::new());
    let mut table = game.setup(options, &mut ctx);
    let mut run = Run::default();
    while let Status::Awaiting(seats) = game.status(&table) {
        let seat = seats.lowest().expect("somebody is awaited");
        let action = match (table.phase, who.get(seat.0 as usize)) {
            (Phase::Choose(_), Some(prisoner)) => Action::Choose { prisoner: *prisoner },
            _ => game.careful(&game.view(&table, seat), seat),
        };
        game.apply(&mut table, seat, action, &mut ctx);
        run.decisions += 1;
    }
    for event in &ctx.audience {
        match event {
            Event::Crossed { .. } => run.biomes += 1,
            Event::Fought { .. } => run.combats += 1,
            Event::Hurt { damage, .. } => run.damage += *damage as u32,
            Event::Ended { won, cells } => (run.won, run.cells) = (*won, *cells),
            _ => {}
        }
    }
    let next = game.next_chronicle(&table).and_then(|chronicle| game.options_after(options, &chronicle).ok());
    (run, next)
}

/// A share in per cent, with the interval that holds it nineteen times out of twenty.
fn share(count: usize, of: usize) -> String {
    let (n, p) = (of.max(1) as f64, count as f64 / of.max(1) as f64);
    let z = 1.96f64;
    let middle = (p + z * z / (2.0 * n)) / (1.0 + z * z / n);
    let half = z * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt() / (1.0 + z * z / n);
    format!("{:.1} [{:.1}–{:.1}]", 100.0 * p, 100.0 * (middle - half).max(0.0), 100.0 * (middle + half))
}

fn options(players: u8, campaign: Campaign) -> Options {
    Options { players, open_patterns: false, campaign }
}

fn fresh(game: &DeadCells, runs: usize) {
    println!(
        "| players | B1 crossed, % | boss reached, % | boss beaten, % | combats a run | damage a combat | Cells a run | decisions |"
    );
    println!("|---|---|---|---|---|---|---|---|");
    let groups: [(&str, u8, &[u8]); 6] = [
        ("1, with Serenade", 1, &[]),
        ("2, the Flayed among them", 2, &[2, 1]),
        ("2, the Burnt and the Quartered", 2, &[1, 3]),
        ("2, the Poisoned and the Burnt", 2, &[0, 1]),
        ("3", 3, &[]),
        ("4", 4, &[]),
    ];
    for (name, players, who) in groups {
        let options = options(players, Campaign::first(game.content));
        let series = Seed::of("balance");
        let seed = |run: usize| series.nth((run * 4) as u64 + players as u64);
        let all: Vec<Run> = (0..runs).map(|run| play(game, &options, who, seed(run)).0).collect();
        let count = |which: &dyn Fn(&Run) -> bool| all.iter().filter(|run| which(run)).count();
        let mean = |of: &dyn Fn(&Run) -> u32| all.iter().map(of).sum::<u32>() as f64 / runs as f64;
        let combats = mean(&|run| run.combats);
        println!(
            "| {name} | {} | {} | {} | {combats:.1} | {:.2} | {:.1} | {:.0} |",
            share(count(&|run| run.biomes >= 1), runs),
            share(count(&|run| run.biomes >= 2), runs),
            share(count(&|run| run.won), runs),
            mean(&|run| run.damage) / combats.max(0.01),
            mean(&|run| run.cells as u32),
            mean(&|run| run.decisions),
        );
    }
}

fn campaigns(game: &DeadCells, count: usize) {
    println!(
        "\n| players | first victory in run (median) | victory within 30 runs, % | of the first 5 runs, boss beaten, % | runs 6 to 12 | runs 13 to 30 |"
    );
    println!("|---|---|---|---|---|---|");
    for players in 1..=4 {
        let mut firsts = Vec::new();
        let (mut early, mut middle, mut late) = ((0, 0), (0, 0), (0, 0));
        for number in 0..count {
            let mut options = options(players, Campaign::first(game.content));
            let mut first = None;
            for run in 1..=30u64 {
                let series = Seed::of("campaign").nth(number as u64 * 4 + players as u64);
                let (played, next) = play(game, &options, &[], series.nth(run));
                let part = match run {
                    1..=5 => &mut early,
                    6..=12 => &mut middle,
                    _ => &mut late,
                };
                *part = (part.0 + played.won as usize, part.1 + 1);
                if played.won && first.is_none() {
                    first = Some(run);
                }
                let Some(next) = next else { break };
                options = next;
            }
            firsts.push(first.unwrap_or(31));
        }
        firsts.sort_unstable();
        let won = firsts.iter().filter(|run| **run <= 30).count();
        println!(
            "| {players} | {} | {} | {} | {} | {} |",
            firsts[firsts.len() / 2],
            share(won, count),
            share(early.0, early.1),
            share(middle.0, middle.1),
            share(late.0, late.1)
        );
    }
}

fn main() {
    let mut numbers = std::env::args().skip(1).map(|word| word.parse::<usize>().expect("a number"));
    let (runs, of_campaigns) = (numbers.next().unwrap_or(5_000), numbers.next().unwrap_or(200));
    let game = DeadCells::default();
    fresh(&game, runs);
    if of_campaigns > 0 {
        campaigns(&game, of_campaigns);
    }
}
