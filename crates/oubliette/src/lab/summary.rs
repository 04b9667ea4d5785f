//! What every table came to: `summary.parquet`.

use super::comparison::Metric;
use super::experiment::{Experiment, PlayedRow, PlayedVariant};
use crate::command::CommandContext;
use crate::failure::Failure;
use crate::parquet_table::{self, TableColumn};
use crate::statistics::{ClusteredMean, Estimate, wilson};
use std::path::Path;

/// What a metric came to, of some seats of a table.
pub struct SummaryLine {
    /// The table.
    pub variant: String,
    /// The kind of bot; all where it is empty.
    pub bot: String,
    /// The seat, from 1; all where it is 0.
    pub seat: u8,
    /// What was measured.
    pub metric: String,
    /// How many rows.
    pub rows: u64,
    /// The mean of them, or the share.
    pub mean: Estimate,
    /// Their standard deviation.
    pub deviation: f64,
    /// How the bounds were found.
    pub method: &'static str,
}

/// The mean of a metric, of those rows that are asked for.
pub fn mean(variant: &PlayedVariant, metric: Metric, keep: impl Fn(&PlayedRow) -> bool) -> ClusteredMean {
    let mut all = ClusteredMean::default();
    for rows in variant.by_game() {
        let (mut count, mut sum, mut squares) = (0.0, 0.0, 0.0);
        for value in rows.iter().filter(|row| keep(row)).map(|row| metric.of(row)) {
            (count, sum, squares) = (count + 1.0, sum + value, squares + value * value);
        }
        if count > 0.0 {
            all.add(count, sum, squares);
        }
    }
    all
}

/// A share of wins with its bounds: by Wilson where a game has one row of those, or all of them win together; else by games.
pub fn win_share(
    variant: &PlayedVariant,
    keep: impl Fn(&PlayedRow) -> bool,
) -> (ClusteredMean, Estimate, &'static str) {
    let all = mean(variant, Metric::Won, keep);
    if all.games() == all.rows() || variant.wins_together() {
        let wins = (all.mean() * all.games() as f64).round() as u64;
        (all, wilson(wins, all.games()), "wilson")
    } else {
        (all, all.estimate(), "clustered")
    }
}

/// What all tables came to: by seat, by bot, all together, and by measure.
pub fn lines(experiment: &Experiment) -> Vec<SummaryLine> {
    experiment.variants.iter().filter(|variant| !variant.rows.is_empty()).flat_map(of_variant).collect()
}

fn of_variant(variant: &PlayedVariant) -> Vec<SummaryLine> {
    let mut lines = Vec::new();
    let bots = if variant.bots.len() > 1 { 0..=variant.bots.len() } else { 0..=0 };
    let seats = if variant.players > 1 { 0..=variant.players as u8 } else { 0..=0 };
    for bot in bots {
        for seat in seats.clone() {
            let keep = |row: &PlayedRow| (bot == 0 || row.bot as usize + 1 == bot) && (seat == 0 || row.seat == seat);
            let name = if bot == 0 { String::new() } else { variant.bots[bot - 1].clone() };
            lines.extend(Metric::ALL.into_iter().filter_map(|metric| {
                let (all, estimate, method) = match metric {
                    Metric::Won => win_share(variant, keep),
                    _ => {
                        let all = mean(variant, metric, keep);
                        (all, all.estimate(), "clustered")
                    }
                };
                (all.rows() > 0).then(|| SummaryLine {
                    variant: variant.name.clone(),
                    bot: name.clone(),
                    seat,
                    metric: metric.id().into(),
                    rows: all.rows(),
                    mean: estimate,
                    deviation: all.deviation(),
                    method,
                })
            }));
        }
    }
    lines.extend(variant.measures.iter().map(|measure| SummaryLine {
        variant: variant.name.clone(),
        bot: String::new(),
        seat: 0,
        metric: measure.id.clone(),
        rows: measure.mean.rows(),
        mean: measure.mean.estimate(),
        deviation: measure.mean.deviation(),
        method: "clustered",
    }));
    lines
}

/// Writes it all as a table.
pub fn write(desk: &CommandContext, folder: &Path, experiment: &Experiment) -> Result<(), Failure> {
    let lines = lines(experiment);
    let text = |of: &dyn Fn(&SummaryLine) -> String| TableColumn::Text(lines.iter().map(of).collect());
    let whole =
        |of: &dyn Fn(&SummaryLine) -> u64| TableColumn::Whole(lines.iter().map(|line| Some(of(line))).collect());
    let number =
        |of: &dyn Fn(&SummaryLine) -> f64| TableColumn::Number(lines.iter().map(|line| Some(of(line))).collect());
    let columns = [
        ("variant", text(&|line| line.variant.clone())),
        ("bot", text(&|line| line.bot.clone())),
        ("seat", whole(&|line| line.seat.into())),
        ("metric", text(&|line| line.metric.clone())),
        ("n", whole(&|line| line.rows)),
        ("mean", number(&|line| line.mean.value)),
        ("sd", number(&|line| line.deviation)),
        ("low95", number(&|line| line.mean.low)),
        ("high95", number(&|line| line.mean.high)),
        ("method", text(&|line| line.method.into())),
    ];
    let path = folder.join("summary.parquet");
    parquet_table::write(&path, &columns).map_err(|error| desk.bad_file(&path, &error))
}
