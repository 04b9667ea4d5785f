//! Whether the coach's chances come true: `cargo bench --bench calibration`. Draws docs/calibration-GAME.svg, and writes a line of
//! BENCHMARKS.md a game.
//!
//! `ONLY=mini-rogue` looks at that game alone, `SCALE=0.1` at a tenth of the games (then nothing is written), `SEED=text` at other seeds.
//! `FIT=yes` looks at what is reckoned, on seeds of its own, and writes how it is told to the value of the game; the next build tells it so.

#![allow(missing_docs)]

use bots::calibration::{CalibrationPlan, Reliability, calibrate};
use kernel::Seed;
use std::fmt::Write;
use table::{Luck, Settings};

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
const BEGIN: &str = "<!-- calibration -->";
const END: &str = "<!-- /calibration -->";

/// Game, players, games, playouts a decision, and of how many decisions one is looked at.
const PLANS: [(&str, Option<u64>, u64, u64, u32); 5] = [
    ("scelerat", None, 10_000, 100, 2),
    ("dongeon", None, 4_500, 100, 10),
    ("mini-rogue", None, 3_000, 100, 10),
    ("sang-rancune", Some(4), 3_000, 60, 10),
    ("dead-cells", Some(3), 4_500, 60, 30),
];

/// Fewer positions say little.
const ENOUGH: u64 = 200;

fn main() {
    let only = std::env::var("ONLY").ok();
    let scale: f64 = std::env::var("SCALE").ok().and_then(|scale| scale.parse().ok()).unwrap_or(1.0);
    let fit = std::env::var_os("FIT").is_some();
    let seed = std::env::var("SEED").unwrap_or_else(|_| if fit { "fit" } else { "calibration" }.into());
    for (game, players, games, playouts, every) in PLANS {
        if only.as_ref().is_some_and(|only| only != game) {
            continue;
        }
        let settings = Settings { players, ..Settings::new(Luck::seed(seed.clone())) };
        let games = ((games as f64 * scale).round() as u64).max(1);
        let plan = CalibrationPlan { games, playouts, every, reckoned: fit, seed: Seed::of(&seed) };
        let found = calibrate(game, &settings, plan).unwrap_or_else(|error| panic!("{game}: {error:?}"));
        let line = line(game, playouts, &found);
        println!("{line}");
        if fit {
            calibrate_value(game, &found);
        } else if scale >= 1.0 {
            std::fs::write(format!("{ROOT}/docs/calibration-{game}.svg"), drawing(&found)).expect("a picture");
            let path = format!("{ROOT}/BENCHMARKS.md");
            let document = std::fs::read_to_string(&path).expect("BENCHMARKS.md");
            std::fs::write(&path, with_line(&document, game, &line)).expect("BENCHMARKS.md can be written");
        }
    }
}

/// Writes how chances are told to the value beside its box.
fn calibrate_value(game: &str, found: &Reliability) {
    let path = format!("{ROOT}/crates/{game}/content/value.txt");
    let value = std::fs::read_to_string(&path).expect("a value");
    let kept: Vec<&str> = value.lines().filter(|line| !line.starts_with("calibrated ")).collect();
    std::fs::write(&path, format!("{}\ncalibrated {}\n", kept.join("\n"), found.fine.line().write())).expect("a value");
}

fn line(game: &str, playouts: u64, found: &Reliability) -> String {
    let tenths: Vec<String> = found
        .deciles
        .iter()
        .map(|group| match group.positions {
            0 => "–".into(),
            positions => {
                let (said, won) = (group.mean_said() * 100.0, group.share_won() * 100.0);
                format!("{said:.0}: {won:.0}{}", if positions < ENOUGH { " (few)" } else { "" })
            }
        })
        .collect();
    format!(
        "| [{game}](docs/calibration-{game}.svg) | {playouts} | {} | {} | {:.1} | {:.3} | {} |",
        found.games,
        found.positions(),
        found.worst(ENOUGH) * 100.0,
        found.brier(),
        tenths.join(", "),
    )
}

fn with_line(document: &str, game: &str, line: &str) -> String {
    let (head, rest) = document.split_once(BEGIN).expect("a place for the table");
    let (table, tail) = rest.split_once(END).expect("the end of the table");
    let mut text = String::from(
        "\n\n| game | playouts | games | positions | farthest tenth, points | Brier | said: came true, per cent, by tenths |\n|---|---|---|---|---|---|---|\n",
    );
    for (known, ..) in PLANS {
        let kept = table.lines().find(|old| old.starts_with(&format!("| [{known}]")));
        let said = if known == game { Some(line) } else { kept };
        said.iter().for_each(|line| text.push_str(&format!("{line}\n")));
    }
    format!("{head}{BEGIN}{text}\n{END}{tail}")
}

/// The curve: what was said to the right, how often it came true upwards; a dot is the larger the more positions it stands for.
fn drawing(found: &Reliability) -> String {
    let mut svg = String::from(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" font-family="sans-serif" font-size="9"><rect width="240" height="240" fill="#fff"/><path d="M30 210H230M30 210V10" stroke="#555" fill="none"/><path d="M30 210L230 10" stroke="#999" stroke-dasharray="3 3"/><path d="M30 204L224 10M36 210L230 16" stroke="#ccc" stroke-width=".5"/><text x="130" y="232" text-anchor="middle">said, %</text><text x="10" y="110" transform="rotate(-90 10 110)" text-anchor="middle">came true, %</text>"##,
    );
    for percent in (0..=100).step_by(20) {
        let along = 30 + percent * 2;
        let up = 210 - percent * 2;
        let _ = write!(
            svg,
            r#"<text x="{along}" y="220" text-anchor="middle">{percent}</text><text x="26" y="{}" text-anchor="end">{percent}</text>"#,
            up + 3
        );
    }
    let groups = || found.deciles.iter().filter(|group| group.positions >= ENOUGH);
    let at = |said: f64, won: f64| (30.0 + said * 200.0, 210.0 - won * 200.0);
    let points: Vec<String> =
        groups().map(|group| at(group.mean_said(), group.share_won())).map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
    let _ =
        write!(svg, r##"<polyline points="{}" fill="none" stroke="#7a1f2b" stroke-width="1.5"/>"##, points.join(" "));
    for group in groups() {
        let (x, y) = at(group.mean_said(), group.share_won());
        let size = 1.5 + 6.0 * (group.positions as f64 / found.positions() as f64).sqrt();
        let _ = write!(svg, r##"<circle cx="{x:.1}" cy="{y:.1}" r="{size:.1}" fill="#7a1f2b" fill-opacity=".6"/>"##);
    }
    svg.push_str("</svg>\n");
    svg
}
