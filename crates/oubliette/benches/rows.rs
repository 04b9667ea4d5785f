//! What rows of games cost: `cargo bench --bench rows`. A million rows are written, and nothing else; then every game is simulated with rows and
//! without, by turns. Seconds are of the processor, so that others on the machine count less. `ONLY=write` or `ONLY=sim` leaves out the other half.

#![allow(missing_docs)]

#[allow(dead_code, unused_imports)]
#[path = "../src/packed_column.rs"]
mod packed_column;
#[allow(dead_code, unused_imports)]
#[path = "../src/parquet_rows.rs"]
mod parquet_rows;
#[allow(dead_code, unused_imports)]
#[path = "../src/rows.rs"]
mod rows;

use bots::{BotSpec, Company, GameRows, RowQueue, Stretch, Watch, simulate};
use kernel::Seed;
use rows::{RowFile, RowForm, RowNames};
use std::fs;
use std::process::Command;
use std::sync::atomic::AtomicU64;
use table::{Luck, Measured, Settings};

/// Rows that are written, and how often.
const ROWS: u64 = 1_000_000;
const ROUNDS: usize = 7;

/// Games, who plays them, and how many take about half a second.
const SIMULATED: [(&str, &str, u64); 9] = [
    ("scelerat", "random", 1_000_000),
    ("scelerat", "careful", 30_000),
    ("dongeon", "random", 60_000),
    ("dongeon", "careful", 10_000),
    ("mini-rogue", "random", 150_000),
    ("mini-rogue", "careful", 16_000),
    ("sang-rancune", "random", 2_500),
    ("sang-rancune", "careful", 1_200),
    ("dead-cells", "random", 12_000),
];

fn middle(mut numbers: Vec<f64>) -> f64 {
    numbers.sort_by(f64::total_cmp);
    numbers[numbers.len() / 2]
}

/// Seconds that this thread has had of a processor.
fn thread_seconds() -> f64 {
    let told = fs::read_to_string("/proc/thread-self/schedstat").expect("Linux says what a thread has had");
    told.split(' ').next().and_then(|first| first.parse::<f64>().ok()).expect("nanoseconds") / 1e9
}

/// Seconds that programs have had which this one has started and waited for.
fn children_seconds() -> f64 {
    let told = fs::read_to_string("/proc/self/stat").expect("Linux says what a process has had");
    let after = told.rsplit(')').next().expect("its name is in parentheses");
    let ticks = |at: usize| after.split_whitespace().nth(at).and_then(|field| field.parse::<f64>().ok());
    // The 16th and 17th field of all; its state, after the name, is the third. Linux counts in hundredths.
    (ticks(13).expect("a number") + ticks(14).expect("a number")) / 100.0
}

fn write_a_million() {
    let (id, seed) = ("scelerat", "rows");
    let settings = Settings::new(Luck::seed(seed));
    let company = Company { bots: vec![BotSpec::Random], rotate: false };
    let mut told: Vec<GameRows> = Vec::new();
    {
        let queue = RowQueue::new(0, |rows: &GameRows| told.push(rows.clone()));
        let watch = Watch { done: &AtomicU64::new(0), rows: Some(&queue) };
        let stretch = Stretch::first(Seed::of(seed), ROWS, 1);
        simulate(id, &settings, &company, stretch, watch).expect("a table that can be laid out");
    }
    for (form, end) in [(RowForm::Parquet, "parquet"), (RowForm::Csv, "csv")] {
        let path = std::env::temp_dir().join(format!("oubliette-rows-{}.{end}", std::process::id()));
        let seconds = (0..ROUNDS).map(|_| {
            let measured = Measured::of(id, &settings).expect("measures");
            let names = RowNames { variant: id.into(), bots: company.kinds(1), measured };
            let begun = thread_seconds();
            let mut file = RowFile::create(&path, form, names).expect("a file");
            told.iter().for_each(|rows| file.add(rows));
            file.finish().expect("a whole file");
            thread_seconds() - begun
        });
        let mut seconds: Vec<f64> = seconds.collect();
        seconds.sort_by(f64::total_cmp);
        let (columns, size) =
            (told[0].measures.len() / told[0].rows.len() + rows::BASE_COLUMNS.len(), fs::metadata(&path));
        let megabytes = size.map_or(0, |size| size.len()) as f64 / 1e6;
        let (least, middle) = (seconds[0], seconds[ROUNDS / 2]);
        println!(
            "{ROWS} rows of {columns} columns, {end}: {least:.3} s at least, {middle:.3} s in the middle, {megabytes:.1} MB"
        );
        let _ = fs::remove_file(&path);
    }
}

fn simulate_with_and_without() {
    let path = std::env::temp_dir().join(format!("oubliette-sim-{}.parquet", std::process::id()));
    let rows = ["--rows", path.to_str().expect("a path in Unicode")];
    println!(
        "{:<14} {:<8} {:>9}  without  with rows  (seconds of the processor, one thread, in the middle of {ROUNDS})",
        "", "", "games"
    );
    for (game, bot, games) in SIMULATED {
        let timed = |more: &[&str]| {
            let begun = children_seconds();
            let mut command = Command::new(env!("CARGO_BIN_EXE_oubliette"));
            command.args(["sim", game, "--bot", bot, "--threads", "1", "--json", "--games", &games.to_string()]);
            let done = command.args(more).output().expect("the command runs");
            assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
            children_seconds() - begun
        };
        let (without, with): (Vec<f64>, Vec<f64>) = (0..ROUNDS).map(|_| (timed(&[]), timed(&rows))).unzip();
        let (without, with) = (middle(without), middle(with));
        println!(
            "{game:<14} {bot:<8} {games:>9}  {without:>7.2}  {with:>9.2}  {:>+4.0} %",
            100.0 * (with / without - 1.0)
        );
    }
    let _ = fs::remove_file(&path);
}

fn main() {
    let only = std::env::var("ONLY").ok();
    if only.as_deref() != Some("sim") {
        write_a_million();
    }
    if only.as_deref() != Some("write") {
        simulate_with_and_without();
    }
}
