//! `oubliette lab run`

use super::plan::{LabChunk, LabPlan, LabVariant};
use super::{LabRunArgs, Shard};
use crate::command::CommandContext;
use crate::failure::Failure;
use crate::progress::watched;
use crate::rows::{RowFile, RowForm, RowNames, part_of};
use bots::{RowQueue, Stretch, Watch, simulate};
use kernel::{Seed, Text};
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::AtomicU64;
use std::time::{Duration, Instant};
use table::Measured;

/// How long a table is tried before it is said how long it may take.
const TRIAL: Duration = Duration::from_millis(300);

/// A plan that is carried out.
struct LabRun<'a> {
    desk: &'a CommandContext,
    plan: LabPlan,
    /// Where the rows go.
    games: PathBuf,
    threads: usize,
    /// The chunks of this shard that are still to be played.
    left: Vec<LabChunk>,
    /// How many chunks of it were there before.
    before: usize,
}

/// How much some chunks are.
#[derive(Clone, Copy)]
struct Extent {
    chunks: usize,
    games: u64,
}

impl Extent {
    fn of(chunks: &[LabChunk]) -> Self {
        Self { chunks: chunks.len(), games: chunks.iter().map(|chunk| chunk.to - chunk.from).sum() }
    }
}

/// `oubliette lab run`
pub fn run(desk: &CommandContext, args: &LabRunArgs) -> Result<ExitCode, Failure> {
    let plan = LabPlan::read(desk, &args.plan)?;
    let games = args.out.join("games");
    let of_shard = |(at, _): &(usize, LabChunk)| {
        let Shard { part, of } = args.shard.unwrap_or(Shard { part: 1, of: 1 });
        *at as u64 % of == part - 1
    };
    let mine: Vec<LabChunk> = plan.chunks().enumerate().filter(of_shard).map(|(_, chunk)| chunk).collect();
    let all = Extent::of(&mine);
    let left: Vec<LabChunk> = mine.into_iter().filter(|chunk| !games.join(chunk.file_name(&plan)).exists()).collect();
    let threads = args.threads.map_or_else(|| std::thread::available_parallelism().map_or(1, usize::from), usize::from);
    check_folder(desk, &args.out, &plan)?;
    let run = LabRun { desk, plan, games, threads, before: all.chunks - left.len(), left };
    if args.dry_run {
        run.foresee(all)?;
    } else {
        run.keep_plan(&args.out)?;
        run.play()?;
    }
    Ok(ExitCode::SUCCESS)
}

fn plan_file(out: &Path) -> PathBuf {
    out.join("plan.json")
}

/// A folder that holds the games of another plan is left alone.
fn check_folder(desk: &CommandContext, out: &Path, plan: &LabPlan) -> Result<(), Failure> {
    let path = plan_file(out);
    match fs::read_to_string(&path) {
        Ok(told) if told == plan.told() => Ok(()),
        Ok(_) => {
            let text = Text::new("lab-other-plan").plain("path", out.display().to_string());
            Err(Failure::BadFile(desk.words.say(&text)))
        }
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        Err(error) => Err(desk.bad_file(&path, &error)),
    }
}

impl LabRun<'_> {
    /// Writes down exactly what is played, before anything is.
    fn keep_plan(&self, out: &Path) -> Result<(), Failure> {
        let bad = |path: &Path, error: &io::Error| self.desk.bad_file(path, error);
        fs::create_dir_all(&self.games).map_err(|error| bad(&self.games, &error))?;
        let path = plan_file(out);
        let part = part_of(&path);
        let write = || {
            fs::write(&part, self.plan.told())?;
            fs::File::open(&part)?.sync_all()?;
            fs::rename(&part, &path)
        };
        write().map_err(|error| bad(&path, &error))
    }

    /// Plays what is left, chunk after chunk.
    fn play(&self) -> Result<(), Failure> {
        let begun = Instant::now();
        let games = Extent::of(&self.left).games;
        watched(games, |done| self.left.iter().try_for_each(|chunk| self.play_chunk(chunk, done)))?;
        let text = Text::new("lab-done").number("games", games as i64).number("chunks", self.left.len() as i64);
        let text = text.plain("time", self.time(begun.elapsed())).number("before", self.before as i64);
        writeln!(io::stdout(), "{}", self.desk.words.say(&text))?;
        Ok(())
    }

    /// Plays a chunk into its file.
    fn play_chunk(&self, chunk: &LabChunk, done: &AtomicU64) -> Result<(), Failure> {
        let path = self.games.join(chunk.file_name(&self.plan));
        let variant = &self.plan.variants[chunk.variant];
        let bad = |error: &io::Error| self.desk.bad_file(&path, error);
        let measured = Measured::of(variant.label.id, &variant.settings);
        let measured = measured.map_err(|error| self.desk.cannot_open(&error))?;
        let bots = variant.company.kinds(variant.seats());
        let names = RowNames { variant: variant.name.clone(), bots, measured };
        let mut file = RowFile::create(&path, RowForm::Parquet, names).map_err(|error| bad(&error))?;
        {
            let rows = RowQueue::new(chunk.from, |rows| file.add(rows));
            self.simulate(variant, chunk.from, chunk.to - chunk.from, Watch { done, rows: Some(&rows) })?;
        }
        file.finish().map_err(|error| bad(&error))?;
        sweep(&path);
        Ok(())
    }

    fn simulate(&self, variant: &LabVariant, from: u64, games: u64, watch: Watch<'_>) -> Result<(), Failure> {
        let LabVariant { label, settings, company, .. } = variant;
        let stretch = Stretch { from, ..Stretch::first(Seed::of(&self.plan.seed), games, self.threads) };
        let played = simulate(label.id, settings, company, stretch, watch);
        played.map(|_| ()).map_err(|error| self.desk.cannot_open(&error))
    }

    /// Says what is to be played, and how long it may take: every table is tried for a moment.
    fn foresee(&self, all: Extent) -> Result<(), Failure> {
        let mut whole = Duration::ZERO;
        let mut lines = Vec::new();
        for (at, variant) in self.plan.variants.iter().enumerate() {
            let left = self.left.iter().filter(|chunk| chunk.variant == at).map(|chunk| chunk.to - chunk.from).sum();
            if left == 0 {
                continue;
            }
            let time = self.time_of(variant, left)?;
            whole += time;
            let line = Text::new("lab-dry-table").plain("name", variant.name.clone()).number("games", left as i64);
            lines.push(self.desk.words.say(&line.plain("time", self.time(time))));
        }
        let left = Extent::of(&self.left);
        let text = Text::new("lab-dry").number("tables", self.plan.variants.len() as i64);
        let text = text.number("games", all.games as i64).number("chunks", all.chunks as i64);
        let text = text.number("left-games", left.games as i64).number("left-chunks", left.chunks as i64);
        let text = text.plain("time", self.time(whole)).number("threads", self.threads as i64);
        lines.push(self.desk.words.say(&text));
        writeln!(io::stdout(), "{}", lines.join("\n"))?;
        Ok(())
    }

    /// How long so many games of a table may take.
    fn time_of(&self, variant: &LabVariant, games: u64) -> Result<Duration, Failure> {
        let (begun, mut played, mut next) = (Instant::now(), 0, 1);
        while played < games && begun.elapsed() < TRIAL {
            let some = next.min(games - played);
            self.simulate(variant, played, some, Watch::counting(&AtomicU64::new(0)))?;
            (played, next) = (played + some, next * 4);
        }
        Ok(Duration::from_secs_f64(begun.elapsed().as_secs_f64() * games as f64 / played.max(1) as f64))
    }

    /// A time in hours, minutes and seconds.
    fn time(&self, time: Duration) -> String {
        let seconds = time.as_secs();
        match (seconds / 3600, seconds / 60 % 60, seconds % 60) {
            (0, 0, _) => format!("{} s", self.desk.words.decimal(time.as_secs_f64(), 1)),
            (0, minutes, seconds) => format!("{minutes} min {seconds:02} s"),
            (hours, minutes, _) => format!("{hours} h {minutes:02} min"),
        }
    }
}

/// What has not been written to for so long belongs to a run that was killed.
const STALE: Duration = Duration::from_secs(3600);

/// Removes what runs that were killed have left of a chunk that is whole now.
fn sweep(path: &Path) {
    let (Some(folder), Some(name)) = (path.parent(), path.file_name().and_then(|name| name.to_str())) else { return };
    let begins = format!("{name}.");
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let found = entry.file_name();
        let part = found.to_str().is_some_and(|found| found.starts_with(&begins) && found.ends_with(".part"));
        let written = entry.metadata().and_then(|data| data.modified()).ok();
        let age = written.and_then(|written| written.elapsed().ok());
        if part && age.is_some_and(|age| age > STALE) {
            let _ = fs::remove_file(entry.path());
        }
    }
}
