//! How far careful groups get, and how campaigns go: the tables of BALANCE.md.
//!
//! `cargo run --release -p oubliette-dead-cells --example balance [RUNS [CAMPAIGNS]]`

#![allow(missing_docs, clippy::print_stdout, clippy::float_arithmetic)]
#![allow(clippy::disallowed_methods, reason = "a tool, not rules: it reads its command line")]

mod boards;
mod campaigns;
mod prisoners;
mod runs;
mod single;
mod upgrades;

use dead_cells::DeadCells;

fn main() {
    let mut numbers = std::env::args().skip(1).map(|word| word.parse::<usize>().expect("a number"));
    let (runs, of_campaigns) = (numbers.next().unwrap_or(5_000), numbers.next().unwrap_or(40));
    let game = DeadCells::default();
    if runs > 0 {
        boards::boards(&game);
        single::fresh(&game, runs);
        single::later_starts(&game, runs / 10);
    }
    if of_campaigns > 0 {
        let all: Vec<_> = (1..=4).map(|players| (players, campaigns::stories(&game, players, of_campaigns))).collect();
        campaigns::falls(&game, &all);
        campaigns::stages(&game, &all);
        campaigns::deaths(&game, &all);
        campaigns::bought(&game, &all);
        campaigns::runes(&game, &all);
        if of_campaigns >= 20 {
            upgrades::mutations(&game, &all);
            upgrades::cards(&game, &all);
            prisoners::prisoners(&game, of_campaigns / 2);
        }
    }
}
