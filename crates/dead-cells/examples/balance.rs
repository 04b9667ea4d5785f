//! How far careful groups get, and how campaigns go: the tables of BALANCE.md.
//!
//! `cargo run --release -p oubliette-dead-cells --example balance [RUNS [CAMPAIGNS]]`

#![allow(missing_docs, clippy::print_stdout, clippy::float_arithmetic)]
#![allow(clippy::disallowed_methods, reason = "a tool, not rules: it reads its command line")]

use dead_cells::{Action, Biome, BoardSpot, Campaign, DeadCells, Event, Gate, Options, Phase, TileShape};
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

/// All simple paths from the last spot to an exit; without runes and hand tests where those are not to be had.
fn paths(biome: &Biome, path: &mut Vec<BoardSpot>, free: bool, found: &mut Vec<Vec<BoardSpot>>) {
    let spot = path[path.len() - 1];
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

/// The least, the mean and the most.
fn spread(list: &[usize]) -> String {
    let mean = list.iter().sum::<usize>() as f64 / list.len().max(1) as f64;
    format!("{} / {mean:.1} / {}", list.iter().min().unwrap_or(&0), list.iter().max().unwrap_or(&0))
}

fn boards(game: &DeadCells) {
    println!(
        "| biome | spaces | tiles | paths | of them with neither rune nor hand test | tiles a path | combats a path |"
    );
    println!("|---|---|---|---|---|---|---|");
    for biome in &game.content.biomes {
        let (mut all, mut plain) = (Vec::new(), Vec::new());
        paths(biome, &mut vec![BoardSpot::Start], true, &mut all);
        paths(biome, &mut vec![BoardSpot::Start], false, &mut plain);
        let lengths: Vec<usize> = all.iter().map(|path| path.len() - 2).collect();
        let is_fight = |spot: &&BoardSpot| match spot {
            BoardSpot::Space(space) => {
                matches!(biome.spaces[*space as usize].shape, TileShape::Square | TileShape::Trapezoid)
            }
            _ => false,
        };
        let fights: Vec<usize> = all.iter().map(|path| path.iter().filter(is_fight).count()).collect();
        println!(
            "| {} | {} | {} | {} | {} | {} | {} |",
            biome.code,
            biome.spaces.len(),
            biome.tiles.len(),
            all.len(),
            plain.len(),
            spread(&lengths),
            spread(&fights),
        );
    }
    println!();
}

/// How careful groups fare that start in each of the later biomes, with what a campaign has bought by then.
fn later_starts(game: &DeadCells, runs: usize) {
    println!("\n| start | players | biome crossed, % | combats a run | damage a combat | Cells a run | decisions |");
    println!("|---|---|---|---|---|---|---|");
    for biome in 3..game.content.biomes.len() {
        for players in 1..=4 {
            let series = Seed::of("later starts").nth((biome * 4) as u64 + players as u64);
            // Twelve runs of a campaign buy what they can.
            let mut grown = options(players, Campaign::first(game.content));
            for run in 0..12 {
                grown = play(game, &grown, &[], series.nth(run)).1.unwrap_or(grown);
            }
            grown.campaign.starts = 1 << biome;
            let all: Vec<Run> = (0..runs).map(|run| play(game, &grown, &[], series.nth(100 + run as u64)).0).collect();
            let mean = |of: &dyn Fn(&Run) -> u32| all.iter().map(of).sum::<u32>() as f64 / runs.max(1) as f64;
            let combats = mean(&|run| run.combats);
            println!(
                "| {} | {players} | {} | {combats:.1} | {:.2} | {:.1} | {:.0} |",
                game.content.biomes[biome].code,
                share(all.iter().filter(|run| run.biomes >= 1).count(), runs),
                mean(&|run| run.damage) / combats.max(0.01),
                mean(&|run| run.cells as u32),
                mean(&|run| run.decisions),
            );
        }
    }
}

fn main() {
    let mut numbers = std::env::args().skip(1).map(|word| word.parse::<usize>().expect("a number"));
    let (runs, of_campaigns) = (numbers.next().unwrap_or(5_000), numbers.next().unwrap_or(200));
    let game = DeadCells::default();
    boards(&game);
    fresh(&game, runs);
    later_starts(&game, runs / 10);
    if of_campaigns > 0 {
        campaigns(&game, of_campaigns);
    }
}
