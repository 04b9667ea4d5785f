//! `oubliette history`, `oubliette stats`, `oubliette verify`.

use crate::command::Desk;
use crate::failure::{Failure, talk};
use kernel::{Printed, Status, Text};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use table::archive::read_text;
use table::{Luck, Run, shelf};

/// `oubliette history`
pub fn history(desk: &Desk, game: Option<&str>, as_json: bool) -> Result<ExitCode, Failure> {
    let said = if as_json {
        let runs: Vec<Value> = runs(desk, game)?.iter().map(run_json).collect();
        Value::from(runs).to_string()
    } else {
        list(desk, game)?
    };
    writeln!(io::stdout(), "{said}")?;
    Ok(ExitCode::SUCCESS)
}

/// The player's games, oldest first; files that are no records are named on the way.
fn runs(desk: &Desk, game: Option<&str>) -> Result<Vec<Run>, Failure> {
    let game = game.map(|game| desk.label(game)).transpose()?.map(|label| label.id);
    let (mut runs, bad) = desk.archive.runs().map_err(|error| desk.bad_archive(&error))?;
    for path in bad {
        talk(&desk.words.say(&Text::new("not-a-record").plain("path", path.display().to_string())));
    }
    runs.retain(|run| game.is_none_or(|game| run.summary.game == game));
    Ok(runs)
}

fn seed(run: &Run) -> Option<&str> {
    match &run.summary.settings.luck {
        Luck::Seed { seed, .. } => Some(seed),
        Luck::Asked => None,
    }
}

fn begun(run: &Run) -> Option<&str> {
    run.summary.notes.iter().find_map(|note| note.strip_prefix("begun "))
}

/// The options of a run that are not the rulebook's: `weapon=le avoid=never`.
fn options(run: &Run) -> String {
    let specs = shelf::label(&run.summary.game).map(|label| label.options).unwrap_or_default();
    let usual = |key: &str, value: &str| specs.iter().any(|spec| spec.key == key && spec.values[0].0 == value);
    let odd = run.summary.settings.options.iter().filter(|(key, value)| !usual(key, value));
    odd.map(|(key, value)| format!("{key}={value}")).collect::<Vec<_>>().join(" ")
}

/// The options of a run, in words.
fn options_said(options: &str) -> Text {
    if options.is_empty() {
        Text::new("history-rulebook")
    } else {
        Text::new("history-options").plain("options", options)
    }
}

/// The title of a game, or its id where it is not on the shelf.
fn title(id: &str) -> Printed {
    shelf::label(id).map_or_else(|| Printed::new(id, id), |label| label.title)
}

fn run_json(run: &Run) -> Value {
    let options: BTreeMap<&str, &str> =
        run.summary.settings.options.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect();
    json!({
        "game": run.summary.game,
        "rules": run.summary.rules,
        "options": options,
        "seed": seed(run),
        "begun": begun(run),
        "decisions": run.summary.decisions,
        "score": run.summary.over.map(|(score, _)| score),
        "won": run.summary.over.map(|(_, won)| won),
        "assisted": run.summary.assisted,
        "file": run.path,
    })
}

/// The history in words, a line a game.
///
/// # Errors
/// If the archive cannot be read.
pub fn list(desk: &Desk, game: Option<&str>) -> Result<String, Failure> {
    let runs = runs(desk, game)?;
    if runs.is_empty() {
        return Ok(desk.words.word("history-empty"));
    }
    let lines = runs.iter().map(|run| {
        let result = match run.summary.over {
            None => Text::new("history-unfinished").number("decisions", run.summary.decisions as i64),
            Some((score, true)) => Text::new("history-won").number("score", score),
            Some((score, false)) => Text::new("history-lost").number("score", score),
        };
        let assisted = Text::new(if run.summary.assisted { "history-assisted" } else { "history-unassisted" });
        let luck = match seed(run) {
            Some("") => Text::new("history-seed-empty"),
            Some(seed) => Text::new("history-seed").plain("seed", seed),
            None => Text::new("history-asked"),
        };
        let line = Text::new("history-line").plain("begun", begun(run).unwrap_or("?")).text("luck", luck);
        let line = line.name("game", &title(&run.summary.game)).plain("rules", run.summary.rules.clone());
        let line = line.text("result", result).text("assisted", assisted).text("options", options_said(&options(run)));
        desk.words.say(&line.plain("file", run.path.display().to_string()))
    });
    Ok(lines.collect::<Vec<_>>().join("\n"))
}

/// What runs of one kind came to: rankings never mix options, and assisted runs stand apart.
#[derive(Default)]
struct Figures {
    games: u64,
    wins: u64,
    streak: u64,
    best_streak: u64,
    scores: i64,
    best: Option<i32>,
    worst: Option<i32>,
}

impl Figures {
    fn add(&mut self, score: i32, won: bool) {
        self.games += 1;
        self.wins += won as u64;
        self.streak = if won { self.streak + 1 } else { 0 };
        self.best_streak = self.best_streak.max(self.streak);
        self.scores += score as i64;
        self.best = self.best.max(Some(score));
        self.worst = Some(self.worst.map_or(score, |worst| worst.min(score)));
    }

    fn mean(&self) -> f64 {
        self.scores as f64 / self.games.max(1) as f64
    }
}

type Kinds = BTreeMap<(String, String, String, bool), Figures>;

fn kinds(desk: &Desk, game: Option<&str>) -> Result<Kinds, Failure> {
    let mut kinds = Kinds::new();
    for run in runs(desk, game)? {
        if let Some((score, won)) = run.summary.over {
            let key = (run.summary.game.clone(), run.summary.rules.clone(), options(&run), run.summary.assisted);
            kinds.entry(key).or_default().add(score, won);
        }
    }
    Ok(kinds)
}

/// `oubliette stats`
pub fn stats(desk: &Desk, game: Option<&str>, as_json: bool) -> Result<ExitCode, Failure> {
    let said = if as_json {
        let kinds = kinds(desk, game)?;
        let rows = kinds.iter().map(|((game, rules, options, assisted), figures)| {
            json!({
                "game": game, "rules": rules, "options": options, "assisted": assisted, "games": figures.games,
                "wins": figures.wins, "mean_score": figures.mean(), "best": figures.best, "worst": figures.worst,
                "streak": figures.streak, "best_streak": figures.best_streak,
            })
        });
        Value::from(rows.collect::<Vec<_>>()).to_string()
    } else {
        figures(desk, game)?
    };
    writeln!(io::stdout(), "{said}")?;
    Ok(ExitCode::SUCCESS)
}

/// The statistics in words.
///
/// # Errors
/// If the archive cannot be read.
pub fn figures(desk: &Desk, game: Option<&str>) -> Result<String, Failure> {
    let kinds = kinds(desk, game)?;
    if kinds.is_empty() {
        return Ok(desk.words.word("stats-empty"));
    }
    let lines = kinds.iter().map(|((game, rules, options, assisted), figures)| {
        let assisted = Text::new(if *assisted { "history-assisted" } else { "history-unassisted" });
        let line = Text::new("stats-line").name("game", &title(game)).plain("rules", rules.clone());
        let line = line.text("options", options_said(options)).text("assisted", assisted);
        let line = line.number("games", figures.games as i64).number("wins", figures.wins as i64);
        let line =
            line.plain("share", crate::sim::decimal(100.0 * figures.wins as f64 / figures.games as f64, 1, desk.lang));
        let line = line.plain("mean", crate::sim::decimal(figures.mean(), 1, desk.lang));
        let line = line.number("best", figures.best.unwrap_or(0)).number("worst", figures.worst.unwrap_or(0));
        let line = line.number("streak", figures.streak as i64).number("best_streak", figures.best_streak as i64);
        desk.words.say(&line)
    });
    Ok(lines.collect::<Vec<_>>().join("\n"))
}

/// `oubliette verify`
pub fn verify(desk: &Desk, files: &[PathBuf]) -> Result<ExitCode, Failure> {
    let mut worst = 0;
    for path in files {
        match verify_one(desk, path) {
            Ok(said) => writeln!(io::stdout(), "{said}")?,
            Err(Failure::Io(error)) => return Err(Failure::Io(error)),
            Err(failure) => {
                worst = worst.max(if matches!(failure, Failure::Wrong(_)) { 4 } else { 3 });
                failure.tell(desk.lang);
            }
        }
    }
    Ok(ExitCode::from(worst))
}

fn verify_one(desk: &Desk, path: &Path) -> Result<String, Failure> {
    let text = read_text(path).map_err(|error| desk.bad_file(path, &error))?;
    let loaded = shelf::load(&text).map_err(|error| desk.wrong_record(path, &error))?;
    desk.tell_of_cut(path, loaded.cut);
    let path = path.display().to_string();
    let decisions = loaded.session.decisions() as i64;
    let text = match loaded.session.status() {
        Status::Awaiting(_) => Text::new("verified-unfinished"),
        Status::Over(outcome) => {
            let scores: Vec<String> = outcome.scores.iter().map(|score| score.to_string().replace('-', "−")).collect();
            Text::new("verified").plain("scores", scores.join(", "))
        }
    };
    Ok(desk.words.say(&text.plain("path", path).number("decisions", decisions)))
}
