//! The command: glue between the shelf, the bots and the faces.

mod admin;
mod cli;
mod codex;
mod command;
mod deck;
mod engine;
mod failure;
mod history;
mod lab;
mod learn;
mod packed_column;
mod parquet_rows;
mod parquet_table;
mod play;
mod progress;
mod puzzles;
mod review;
mod row_reader;
mod rows;
mod screen;
mod serve;
mod sheet;
mod sim;
mod solve;
mod statistics;
mod store_args;

use crate::cli::{Cli, Command};
use crate::command::CommandContext;
use crate::failure::Failure;
use std::process::ExitCode;

fn main() -> ExitCode {
    let args: Vec<std::ffi::OsString> = std::env::args_os().collect();
    let lang = cli::language(&args);
    let cli = match cli::parse(&args, lang) {
        Ok(cli) => cli,
        Err(failure) => return failure.tell(lang),
    };
    let mut desk = match CommandContext::open(lang, cli.lang.is_some()) {
        Ok(desk) => desk,
        Err(failure) => return failure.tell(lang),
    };
    let code = run(&mut desk, cli);
    match code {
        Ok(code) => code,
        Err(failure) => failure.tell(desk.lang),
    }
}

fn run(desk: &mut CommandContext, cli: Cli) -> Result<ExitCode, Failure> {
    match cli.command {
        None => play::menu(desk, cli.face),
        Some(Command::Play(args)) => play::play(desk, args, cli.face),
        Some(Command::Engine) => engine::run(desk.lang),
        Some(Command::Replay(args)) => play::replay(desk, &args, cli.face),
        Some(Command::Review(args)) => review::review(desk, &args),
        Some(Command::Verify { files }) => history::verify(desk, &files),
        Some(Command::Sim(args)) => sim::sim(desk, &args),
        Some(Command::Lab(args)) => lab::lab(desk, &args),
        Some(Command::Solve(args)) => solve::solve(desk, &args),
        Some(Command::Learn(args)) => learn::learn(desk, &args),
        Some(Command::Puzzle(args)) => puzzles::puzzle(desk, &args, cli.face),
        Some(Command::Puzzles(args)) => puzzles::puzzles(desk, &args),
        Some(Command::Serve(args)) => serve::run(desk, args),
        Some(Command::Sheet(args)) => sheet::sheet(desk, &args),
        Some(Command::Rules { game, clause }) => command::rules(desk, &game, clause.as_deref()),
        Some(Command::Codex { game, number, json }) => codex::codex(desk, &game, number, json),
        Some(Command::History(args)) => history::history(desk, &args),
        Some(Command::Stats { game, json }) => history::stats(desk, game.as_deref(), json),
        Some(Command::Admin(args)) => admin::run(desk, &args),
        Some(Command::Paths) => command::paths(desk),
        Some(Command::Completions { shell }) => command::completions(desk, shell),
        Some(Command::Man { command }) => command::man(desk, command.as_deref()),
    }
}
