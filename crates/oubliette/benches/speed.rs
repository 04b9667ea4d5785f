//! Uniformly random games of Scélérat through the `Game` trait as everyone uses it, beside a hand-tuned floor written
//! for this benchmark alone, and the whole command `oubliette sim`, in one run: `cargo bench --bench speed`.
//!
//! `GAMES` is the number of games a round (a million); `ONLY=floor`, `ONLY=ours`, `ONLY=dongeon`, `ONLY=mini-rogue`, `ONLY=dead-cells` or `ONLY=sang-rancune` plays one
//! round of one of them, for a profiler.

#![allow(missing_docs)]

mod floor;

use bots::{Bot, Random, play_game};
use kernel::{Game, Moves, Seat, Seed, Seeded};
use scelerat::{Options, Scelerat};
use std::hint::black_box;
use std::time::{Duration, Instant};

const ROUNDS: usize = 7;

/// What a number of games came to.
#[derive(Clone, Copy, Default)]
struct Tally {
    games: u64,
    decisions: u64,
    scores: i64,
    time: Duration,
}

impl Tally {
    fn of(games: u64, play: impl FnOnce() -> (u64, i64)) -> Self {
        let start = Instant::now();
        let (decisions, scores) = play();
        Self { games, decisions, scores, time: start.elapsed() }
    }

    fn and(self, other: Self) -> Self {
        Self {
            games: self.games + other.games,
            decisions: self.decisions + other.decisions,
            scores: self.scores + other.scores,
            time: self.time + other.time,
        }
    }

    fn report(&self, who: &str) {
        let (games, seconds) = (self.games as f64, self.time.as_secs_f64());
        println!(
            "{who:<10} {:>7.3} M games/s  {:>7.2} M decisions/s  {:.3} decisions a game  mean score {:.2}",
            games / seconds / 1e6,
            self.decisions as f64 / seconds / 1e6,
            self.decisions as f64 / games,
            self.scores as f64 / games,
        );
    }
}

#[inline(never)]
fn play_floor(games: u64, round: u64) -> (u64, i64) {
    floor::play(games, round)
}

#[inline(never)]
fn play_ours(games: u64, round: u64) -> (u64, i64) {
    play_random(&Scelerat::default(), &Options::default(), games, round)
}

/// Uniformly random games of any game, through the trait as everyone uses it.
fn play_random<G: Game>(game: &G, options: &G::Options, games: u64, round: u64) -> (u64, i64) {
    let series = Seed::of("bench").nth(round);
    let mut bots: Vec<Random> = (0..game.seats(options)).map(|_| Random::default()).collect();
    let (mut fate, mut legal) = (Seeded::new(series), Moves::new());
    let (mut decisions, mut scores) = (0, 0);
    for seed in series.series(0..games) {
        fate.restart(seed);
        for (seat, bot) in bots.iter_mut().enumerate() {
            Bot::<G>::restart(bot, seed.player(Seat(seat as u8)));
        }
        let (outcome, taken) = play_game(game, options, &mut fate, &mut bots, &mut legal);
        decisions += taken as u64;
        scores += outcome.scores.as_slice()[0] as i64;
    }
    (decisions, scores)
}

/// Another game, with the nanoseconds that a decision takes: its view, its legal actions, its effect.
fn play_other<G: Game>(name: &str, game: &G, options: &G::Options, games: u64) {
    let tally = Tally::of(games, || black_box(play_random(game, options, games, 0)));
    tally.report(name);
    println!("{name}: {:.0} ns a decision", tally.time.as_secs_f64() * 1e9 / tally.decisions as f64);
}

fn dongeon(games: u64) {
    let game = dongeon::Dongeon::default();
    for (name, notebook) in [("dongeon", dongeon::Notebook::All), ("notebook 3", dongeon::Notebook::Near(3))] {
        let options = dongeon::Options { notebook, ..dongeon::Options::default() };
        play_other(name, &game, &options, games);
    }
    println!("a table of dongeon takes {} bytes", size_of::<dongeon::Table>());
}

fn mini_rogue(games: u64) {
    let game = mini_rogue::MiniRogue::default();
    for (name, players) in [("mini-rogue", 1), ("two heroes", 2)] {
        let options = mini_rogue::Options { players, ..mini_rogue::Options::default() };
        play_other(name, &game, &options, games);
    }
    println!("a table of mini-rogue takes {} bytes", size_of::<mini_rogue::Table>());
}

fn sang_rancune(games: u64) {
    let game = sang_rancune::SangRancune::default();
    for (name, players) in [("three", 3), ("four", 4), ("six", 6)] {
        let options = sang_rancune::Options { players, ..sang_rancune::Options::default() };
        play_other(&format!("sang-rancune, {name}"), &game, &options, games);
    }
    println!("a table of sang-rancune takes {} bytes", size_of::<sang_rancune::Table>());
}

fn dead_cells(games: u64) {
    let game = dead_cells::DeadCells::default();
    let campaign = dead_cells::Campaign::first(&game.content);
    for (name, players) in [("alone", 1), ("three", 3), ("four", 4)] {
        let options = dead_cells::Options { players, open_patterns: false, campaign };
        play_other(&format!("dead-cells, {name}"), &game, &options, games);
    }
    println!("a table of dead-cells takes {} bytes", size_of::<dead_cells::Table>());
}

/// The command as people run it: a process from its start to its figures.
fn play_sim(games: u64, round: u64) -> (u64, i64) {
    let (games, round) = (games.to_string(), round.to_string());
    let args = ["sim", "scelerat", "--bot", "random", "--threads", "1", "--json", "--games", &games, "--seed", &round];
    let ran =
        std::process::Command::new(env!("CARGO_BIN_EXE_oubliette")).args(args).output().expect("the command runs");
    let told: serde_json::Value = serde_json::from_slice(&ran.stdout).expect("the command answers in JSON");
    let mean = told["mean_score"].as_f64().expect("a mean score");
    let games = told["games"].as_f64().expect("a number of games");
    (told["decisions"].as_u64().expect("a number of decisions"), (mean * games).round() as i64)
}

/// Every core plays its own games; the time is that of the slowest.
fn on_all_cores(cores: u64, games: u64) -> Tally {
    let all = || {
        std::thread::scope(|scope| {
            let players: Vec<_> = (0..cores).map(|core| scope.spawn(move || play_ours(games, 1_000 + core))).collect();
            let played = players.into_iter().map(|player| player.join().unwrap());
            played.fold((0, 0), |all, one| (all.0 + one.0, all.1 + one.1))
        })
    };
    Tally::of(games * cores, all)
}

fn tell(what: &str, ratios: Vec<f64>) {
    let all: Vec<_> = ratios.iter().map(|ratio| format!("{ratio:.2}")).collect();
    println!("time of {what}: {:.2} (median of {})", median(ratios), all.join(" "));
}

fn median(mut numbers: Vec<f64>) -> f64 {
    numbers.sort_by(f64::total_cmp);
    numbers[numbers.len() / 2]
}

fn main() {
    let games = std::env::var("GAMES").map_or(1_000_000, |said| said.parse().expect("GAMES is a number"));
    match std::env::var("ONLY").as_deref() {
        Ok("floor") => return Tally::of(games, || play_floor(games, 0)).report("floor"),
        Ok("dongeon") => return dongeon(games),
        Ok("mini-rogue") => return mini_rogue(games),
        Ok("sang-rancune") => return sang_rancune(games),
        Ok("dead-cells") => return dead_cells(games),
        Ok("ours") => return Tally::of(games, || play_ours(games, 0)).report("ours"),
        _ => {}
    }
    let (mut floor, mut ours, mut sim) = (Tally::default(), Tally::default(), Tally::default());
    let (mut ratios, mut sim_ratios) = (Vec::new(), Vec::new());
    for round in 0..ROUNDS as u64 {
        let low = Tally::of(games, || black_box(play_floor(games, round)));
        let high = Tally::of(games, || black_box(play_ours(games, round)));
        let whole = Tally::of(games, || black_box(play_sim(games, round)));
        ratios.push(high.time.as_secs_f64() / low.time.as_secs_f64());
        sim_ratios.push(whole.time.as_secs_f64() / low.time.as_secs_f64());
        (floor, ours, sim) = (floor.and(low), ours.and(high), sim.and(whole));
    }
    floor.report("floor");
    ours.report("one core");
    sim.report("sim");
    let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get() as u64);
    on_all_cores(cores, games).report(&format!("{cores} cores"));
    tell("one core over the floor", ratios);
    tell("sim, the whole command on one thread, over the floor", sim_ratios);
    println!("a table takes {} bytes", size_of::<scelerat::Table>());
    dongeon(games / 10);
    mini_rogue(games / 10);
    sang_rancune(games / 500);
    dead_cells(games / 500);
}
