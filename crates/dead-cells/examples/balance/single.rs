//! Single runs: the first of a campaign, and those that start further on.

use crate::runs::{Run, beginning, play, share};
use dead_cells::DeadCells;
use kernel::Seed;

/// The table of first runs.
pub fn fresh(game: &DeadCells, runs: usize) {
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
        let options = beginning(game, players);
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

/// How careful groups fare that start in each of the later biomes, with what a campaign has bought by then.
pub fn later_starts(game: &DeadCells, runs: usize) {
    println!("\n| start | players | biome crossed, % | combats a run | damage a combat | Cells a run | decisions |");
    println!("|---|---|---|---|---|---|---|");
    for biome in 3..game.content.biomes.len() {
        for players in 1..=4 {
            let series = Seed::of("later starts").nth((biome * 4) as u64 + players as u64);
            // Twelve runs of a campaign buy what they can.
            let mut grown = beginning(game, players);
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
