//! Whole campaigns of Dead Cells by bots that look ahead: in which run each boss first falls, and what runs come to.
//!
//! `cargo run --release -p oubliette-bots --example campaigns [PLAYOUTS [PLAYERS [CAMPAIGNS [RUNS]]]]`. Within runs every seat searches; between them,
//! where nothing happens that a value could tell apart, they follow the rules of thumb of `careful`.

use bots::{Bot, Budget, Search};
use dead_cells::{Campaign, DeadCells, Event, Options, Phase, Region};
use kernel::{Ctx, Game, Moves, Policy, Seat, Seed, Seeded, Status};

fn main() {
    let numbers: Vec<u64> = std::env::args().skip(1).map(|word| word.parse().expect("a number")).collect();
    let number = |at: usize, usual: u64| numbers.get(at).copied().unwrap_or(usual);
    let (playouts, players) = (number(0, 30), number(1, 3) as u8);
    let (campaigns, runs) = (number(2, 4), number(3, 25));
    let game = DeadCells::default();
    println!("| campaign | runs | won | first run in which C1, C2, C3 fell | Cells a run |");
    println!("|---|---|---|---|---|");
    for campaign in 0..campaigns {
        let series = Seed::of("search campaigns").nth(campaign);
        let mut bots: Vec<Search<DeadCells>> =
            (0..players).map(|_| Search::of(&game, Budget::Playouts(playouts))).collect();
        let mut options = Options { players, open_patterns: false, campaign: Campaign::first(&game.content) };
        let (mut fell, mut won, mut cells) = ([None; 3], 0, 0u32);
        for run in 0..runs {
            let ended = play(&game, &options, &mut bots, series.nth(run));
            cells += ended.cells as u32;
            if let Some(boss) = ended.beaten {
                won += 1;
                fell[boss as usize].get_or_insert(run + 1);
            }
            let Some(next) = ended.next else { break };
            options = next;
        }
        let fell = fell.map(|run: Option<u64>| run.map_or("–".into(), |run| run.to_string())).join(", ");
        println!("| {} | {runs} | {won} | {fell} | {:.1} |", campaign + 1, f64::from(cells) / runs as f64);
    }
}

/// How a run ended.
struct RunEnd {
    beaten: Option<u8>,
    cells: u8,
    next: Option<Options>,
}

/// Whether a decision is made between runs.
fn is_between_runs(phase: Phase) -> bool {
    use Phase::*;
    matches!(
        phase,
        Camp | Choose(_)
            | NameFirst
            | Spend
            | Pocket(_)
            | Grant(_)
            | Purge(..)
            | Arrange(..)
            | BlueprintAny
            | SecretAny
            | Swap
            | MoreLife
    )
}

/// Plays a run.
fn play(game: &DeadCells, options: &Options, bots: &mut [Search<DeadCells>], seed: Seed) -> RunEnd {
    let mut ctx = Ctx::new(Seeded::new(seed), Vec::new());
    let mut table = game.setup(options, &mut ctx);
    let mut legal = Moves::new();
    for (seat, bot) in (0..).zip(bots.iter_mut()) {
        bot.restart(seed.player(Seat(seat)));
    }
    while let Status::Awaiting(seats) = game.status(&table) {
        let seat = seats.lowest().unwrap_or(Seat(0));
        let view = game.view(&table, seat);
        let action = if is_between_runs(table.phase) {
            game.careful(&view, seat)
        } else {
            game.legal_actions(&table, seat, &mut legal);
            bots[seat.0 as usize].choose(game, seat, &view, &legal)
        };
        game.apply(&mut table, seat, action, &mut ctx);
    }
    let (mut beaten, mut cells, mut place) = (None, 0, None);
    for event in &ctx.audience {
        match event {
            Event::Entered { place: here } => place = Some(*here),
            Event::Ended { won, cells: brought } => {
                cells = *brought;
                beaten =
                    place.and_then(|place| if let Region::Boss(boss) = place { won.then_some(boss) } else { None });
            }
            _ => {}
        }
    }
    let next = game.next_chronicle(&table).and_then(|chronicle| game.options_after(options, &chronicle).ok());
    RunEnd { beaten, cells, next }
}
