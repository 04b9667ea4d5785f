//! `oubliette lab`: whole experiments. A plan says which tables are played how often; what was played lies in a folder, chunk by chunk.

mod compare;
mod comparison;
mod counted_chunk;
mod experiment;
mod plan;
mod report;
mod run;
mod summary;

use crate::command::CommandContext;
use crate::failure::Failure;
use clap::{Args, Subcommand};
use std::path::PathBuf;
use std::process::ExitCode;

/// What to do in the lab.
#[derive(Args, Debug)]
pub struct LabArgs {
    #[command(subcommand)]
    pub command: LabCommand,
}

/// What to do in the lab.
#[derive(Subcommand, Debug)]
pub enum LabCommand {
    Run(LabRunArgs),
    Compare(LabCompareArgs),
    Report(LabReportArgs),
}

/// What to play, and where to.
#[derive(Args, Debug)]
pub struct LabRunArgs {
    #[arg(value_name = "FILE")]
    pub plan: PathBuf,
    #[arg(long, value_name = "FOLDER")]
    pub out: PathBuf,
    #[arg(long)]
    pub dry_run: bool,
    #[arg(long, value_name = "SHARD", value_parser = shard)]
    pub shard: Option<Shard>,
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
}

/// What to compare.
#[derive(Args, Debug)]
pub struct LabCompareArgs {
    #[arg(value_name = "FOLDER")]
    pub folder: PathBuf,
    #[arg(value_name = "VARIANT")]
    pub a: Option<String>,
    #[arg(value_name = "VARIANT")]
    pub b: Option<String>,
    #[arg(long, value_name = "BOT")]
    pub bot: Option<String>,
    #[arg(long)]
    pub json: bool,
}

/// What to report on, and where to.
#[derive(Args, Debug)]
pub struct LabReportArgs {
    #[arg(value_name = "FOLDER")]
    pub folder: PathBuf,
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    #[arg(long, value_name = "FOLDER")]
    pub charts: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    pub markdown: Option<PathBuf>,
    #[arg(long, value_name = "TEXT", requires = "markdown")]
    pub plan: Option<String>,
}

/// One of several parts of a plan.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shard {
    /// Which, from 1.
    pub part: u64,
    /// Of how many.
    pub of: u64,
}

/// Which part of how many: `3/40`.
fn shard(text: &str) -> Result<Shard, String> {
    let parts = text.split_once('/').and_then(|(part, of)| Some((part.parse().ok()?, of.parse().ok()?)));
    let shard = parts.map(|(part, of)| Shard { part, of });
    shard.filter(|shard| (1..=shard.of).contains(&shard.part)).ok_or_else(|| "I/N".into())
}

/// `oubliette lab`
pub fn lab(desk: &CommandContext, args: &LabArgs) -> Result<ExitCode, Failure> {
    match &args.command {
        LabCommand::Run(args) => run::run(desk, args),
        LabCommand::Compare(args) => compare::run(desk, args),
        LabCommand::Report(args) => report::run(desk, args),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shards_are_some_of_all() {
        assert_eq!(shard("3/40"), Ok(Shard { part: 3, of: 40 }));
        assert_eq!(shard("1/1"), Ok(Shard { part: 1, of: 1 }));
        for wrong in ["", "3", "0/4", "5/4", "3/", "/4", "a/b", "-1/4", "3/40/2"] {
            assert!(shard(wrong).is_err(), "{wrong}");
        }
    }
}
