//! How often bots win, with intervals, on seeds that nothing was tuned on: `cargo bench --bench strength`. What is measured stands in
//! `strength.toml`; what was found is written to BENCHMARKS.md, line by line.
//!
//! `ONLY=mini-rogue` measures that game alone, `BOTS=search:300` those bots alone, `SCALE=0.1` a tenth of the games (then nothing is written), `SEED=text` on other seeds.

#![allow(missing_docs)]

use bots::{Company, Stretch, Watch, simulate};
use kernel::Seed;
use serde::Deserialize;
use std::sync::atomic::AtomicU64;
use table::{BotSpec, Luck, Settings};

/// Where rows are kept.
const BENCHMARKS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../BENCHMARKS.md");
const BEGIN: &str = "<!-- strength -->";
const END: &str = "<!-- /strength -->";

#[derive(Deserialize)]
struct Plan {
    row: Vec<Row>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    game: String,
    bots: String,
    #[serde(default)]
    players: Option<u64>,
    #[serde(default)]
    options: Vec<(String, String)>,
    #[serde(default)]
    what: String,
    games: u64,
    #[serde(default)]
    goal: Option<f64>,
}

impl Row {
    /// What is measured, in the first cells of its line.
    fn name(&self) -> String {
        let options: Vec<String> = self.options.iter().map(|(key, value)| format!("{key}={value}")).collect();
        let players = self.players.map(|players| format!("{players} players"));
        let how: Vec<String> = players.into_iter().chain(options).collect();
        let how = if how.is_empty() { "default".into() } else { how.join(", ") };
        let what = if self.what.is_empty() { String::new() } else { format!(" ({})", self.what) };
        format!("| {} | {how} | {}{what} |", self.game, self.bots)
    }

    /// Plays, and says what came of it.
    fn measure(&self, games: u64, seed: &str) -> String {
        let settings = Settings {
            players: self.players,
            options: self.options.clone(),
            ..Settings::new(Luck::seed(seed.to_string()))
        };
        let bots: Vec<BotSpec> = self.bots.split(',').map(|name| BotSpec::from(name).written_out()).collect();
        let (company, first) = (Company { rotate: bots.len() > 1, bots: bots.clone() }, bots[0].to_string());
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        let begun = processor_seconds();
        let stretch = Stretch::first(Seed::of(seed), games, threads);
        let tally = simulate(&self.game, &settings, &company, stretch, Watch::counting(&AtomicU64::new(0)));
        let tally = tally.unwrap_or_else(|error| panic!("{}: {error:?}", self.name()));
        let seconds = processor_seconds() - begun;
        let seats = tally.seats.len() as u64;
        // Those who play together win together: games count, not seats.
        let (won, of) = match tally.bots.iter().find(|bot| bot.bot == first) {
            Some(bot) => (bot.tally.wins, bot.held),
            None if tally.all_won + tally.none_won == tally.games => (tally.all_won, tally.games),
            None => (tally.seats.iter().map(|seat| seat.wins).sum(), tally.games * seats),
        };
        let (low, high) = wilson(won, of);
        let share = won as f64 / of as f64 * 100.0;
        let goal = self.goal.map_or("–".into(), |goal| format!("{goal} %"));
        format!(
            "{} {games} | {share:.1} % | {:.1} to {:.1} | {goal} | {:.1} | {:.2} |",
            self.name(),
            low * 100.0,
            high * 100.0,
            tally.decisions as f64 / tally.games as f64,
            seconds / tally.decisions as f64 * 1000.0,
        )
    }
}

/// How long processors have worked on this program, as Linux counts it: others on the machine do not matter. Elsewhere nothing is known.
fn processor_seconds() -> f64 {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let after_name = stat.rsplit_once(')').map_or("", |(_, rest)| rest);
    let ticks = after_name.split_whitespace().skip(11).take(2).filter_map(|ticks| ticks.parse::<f64>().ok());
    ticks.sum::<f64>() / 100.0
}

/// Wilson's interval for a share.
fn wilson(won: u64, of: u64) -> (f64, f64) {
    let (n, z) = (of as f64, 1.96f64);
    let p = won as f64 / n;
    let middle = p + z * z / (2.0 * n);
    let half = z * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt();
    let all = 1.0 + z * z / n;
    ((middle - half) / all, (middle + half) / all)
}

fn main() {
    let plan: Plan = toml::from_str(include_str!("strength.toml")).expect("a plan");
    let (only, bots) = (std::env::var("ONLY").ok(), std::env::var("BOTS").ok());
    let scale: f64 = std::env::var("SCALE").ok().and_then(|scale| scale.parse().ok()).unwrap_or(1.0);
    let seed = std::env::var("SEED").unwrap_or_else(|_| "strength".into());
    let mut benchmarks = std::fs::read_to_string(BENCHMARKS).expect("BENCHMARKS.md");
    let wanted = |wish: &Option<String>, what: &str| wish.as_ref().is_none_or(|wish| wish == what);
    for row in plan.row.iter().filter(|row| wanted(&only, &row.game) && wanted(&bots, &row.bots)) {
        let games = ((row.games as f64 * scale).round() as u64).max(1);
        let line = row.measure(games, &seed);
        println!("{line}");
        if scale >= 1.0 {
            benchmarks = with_line(&benchmarks, &plan, &row.name(), &line);
            std::fs::write(BENCHMARKS, &benchmarks).expect("BENCHMARKS.md can be written");
        }
    }
}

/// The document with one line of its table replaced, all lines in the order of the plan.
fn with_line(document: &str, plan: &Plan, name: &str, line: &str) -> String {
    let (head, rest) = document.split_once(BEGIN).expect("a place for the table");
    let (table, tail) = rest.split_once(END).expect("the end of the table");
    let mut text = String::from(
        "\n\n| game | table | who | games | won | 95 % | to reach | decisions a game | processor ms a decision |\n|---|---|---|---|---|---|---|---|---|\n",
    );
    for row in &plan.row {
        let kept = table.lines().find(|old| old.starts_with(&row.name()));
        let said = if row.name() == name { Some(line) } else { kept };
        said.iter().for_each(|line| text.push_str(&format!("{line}\n")));
    }
    format!("{head}{BEGIN}{text}\n{END}{tail}")
}
