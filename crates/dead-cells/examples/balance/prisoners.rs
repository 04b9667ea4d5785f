//! Which Prisoners fare well: campaigns of every pair and every three, and of each alone.

use crate::campaigns::{Story, campaign, when};
use crate::runs::share;
use dead_cells::DeadCells;
use kernel::Seed;

/// How many runs these campaigns have.
const LENGTH: u64 = 30;

/// All groups of so many of the four Prisoners.
fn groups(players: u8) -> Vec<Vec<u8>> {
    let chosen = (1u8..16).filter(|bits| bits.count_ones() == players as u32);
    chosen.map(|bits| (0..4).filter(|who| bits >> who & 1 == 1).collect()).collect()
}

/// The table of the Prisoners.
pub fn prisoners(game: &DeadCells, count: usize) {
    println!(
        "\n| players | Prisoner | runs won, % | of the best | Time Keeper first falls: quarter / median / three quarters | never within {LENGTH} runs, % |"
    );
    println!("|---|---|---|---|---|---|");
    for players in 1..=3 {
        let series = Seed::of("prisoners").nth(players as u64);
        let all: Vec<(Vec<u8>, Story)> = groups(players)
            .into_iter()
            .flat_map(|who| (0..count).map(move |number| (who.clone(), number)))
            .map(|(who, number)| {
                let story = campaign(game, players, &who, LENGTH, series.nth(number as u64));
                (who, story)
            })
            .collect();
        let of = |prisoner: u8| all.iter().filter(move |(who, _)| who.contains(&prisoner)).map(|(_, story)| story);
        let won = |prisoner: u8| of(prisoner).flat_map(|story| &story.runs).filter(|run| run.won).count();
        let runs = |prisoner: u8| of(prisoner).map(|story| story.runs.len()).sum::<usize>();
        let part = |prisoner: u8| won(prisoner) as f64 / runs(prisoner).max(1) as f64;
        let best = (0..4).map(part).fold(0.0, f64::max);
        for prisoner in 0..4 {
            println!(
                "| {players} | {} | {} | {:.2} | {} |",
                game.content.prisoners[prisoner as usize].name.en,
                share(won(prisoner), runs(prisoner)),
                part(prisoner) / best,
                when(of(prisoner).map(|story| story.fell(1)).collect()),
            );
        }
    }
}
