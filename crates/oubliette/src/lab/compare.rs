//! `oubliette lab compare`

use super::LabCompareArgs;
use super::comparison::{Comparison, Metric, Subject, compare, pairs};
use super::experiment::Experiment;
use super::report::words::ReportWords;
use super::summary;
use crate::command::CommandContext;
use crate::failure::Failure;
use crate::parquet_table::{self, TableColumn};
use kernel::{Lang, Text};
use serde_json::{Value, json};
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;
use table::Words;

/// `oubliette lab compare`
pub fn run(desk: &CommandContext, args: &LabCompareArgs) -> Result<ExitCode, Failure> {
    let experiment = Experiment::read(desk, &args.folder)?;
    let asked = match (&args.a, &args.b) {
        (Some(a), Some(b)) => vec![(experiment.variant(desk, a)?, experiment.variant(desk, b)?)],
        (base, _) => {
            let base = base.as_deref().map(|name| experiment.variant(desk, name)).transpose()?;
            pairs(&experiment, base)
        }
    };
    if let Some(bot) = &args.bot
        && !experiment.variants.iter().any(|variant| variant.bots.contains(bot))
    {
        let text = Text::new("lab-no-bot").plain("bot", bot.clone());
        return Err(Failure::Usage(desk.words.say(&text)));
    }
    let found = compare(desk, &experiment, &asked, args.bot.as_deref())?;
    summary::write(desk, &args.folder, &experiment)?;
    write_pairs(desk, &args.folder, &found)?;
    let said = match (args.json, found.is_empty()) {
        (true, _) => format!("{:#}", json!({ "pairs": found.iter().map(told).collect::<Vec<Value>>() })),
        (false, true) => desk.words.word("lab-compare-nothing"),
        (false, false) => in_words(&desk.words, &experiment, &found),
    };
    writeln!(io::stdout(), "{said}")?;
    Ok(ExitCode::SUCCESS)
}

/// A comparison for programs.
fn told(found: &Comparison) -> Value {
    json!({
        "a": found.a,
        "b": found.b,
        "metric": found.subject.id(),
        "n": found.games,
        "mean_a": found.mean_a,
        "mean_b": found.mean_b,
        "diff": found.difference.value,
        "low95": found.difference.low,
        "high95": found.difference.high,
        "method": found.method,
        "corr": found.correlation,
        "variance_ratio": found.variance_ratio,
        "only_a": found.discordant.map(|pairs| pairs.only_a),
        "only_b": found.discordant.map(|pairs| pairs.only_b),
        "p": found.p,
        "p_holm": found.p_holm,
        "settles_after": found.settles_after(),
    })
}

/// So many measures of two tables are said, those that differ most surely.
const MOST_MEASURES: usize = 10;

/// Comparisons for people: a paragraph for each two tables.
fn in_words(words: &Words, experiment: &Experiment, found: &[Comparison]) -> String {
    let mut lines = Vec::new();
    for of_two in found.chunk_by(|one, other| (&one.a, &one.b) == (&other.a, &other.b)) {
        let head = Text::new("lab-compare-head").plain("a", of_two[0].a.clone()).plain("b", of_two[0].b.clone());
        lines.push(words.say(&head.number("games", of_two[0].games as i64)));
        let variant = experiment.variants.iter().find(|variant| variant.name == of_two[0].a);
        let names = variant.map(|variant| ReportWords::plain(words.lang).names(variant));
        let name = |id: &str| names.as_ref().map_or_else(|| id.into(), |names| names.measure(id));
        let (measures, metrics): (Vec<&Comparison>, Vec<&Comparison>) =
            of_two.iter().partition(|found| matches!(found.subject, Subject::Measure(_)));
        lines.extend(metrics.iter().map(|found| format!("  {}", line(words, found, &name))));
        let mut sure: Vec<&Comparison> = measures.iter().copied().filter(|found| found.is_sure()).collect();
        let surety = |found: &Comparison| found.difference.value.abs() / found.difference.width();
        sure.sort_by(|one, other| surety(other).total_cmp(&surety(one)));
        lines.extend(sure.iter().take(MOST_MEASURES).map(|found| format!("  {}", line(words, found, &name))));
        if !measures.is_empty() {
            let more = sure.len().saturating_sub(MOST_MEASURES);
            let text = Text::new("lab-compare-rest").number("more", more as i64);
            lines.push(format!("  {}", words.say(&text.number("same", (measures.len() - sure.len()) as i64))));
        }
    }
    let measures = found.iter().filter(|found| matches!(found.subject, Subject::Measure(_))).count();
    let note = Text::new("lab-compare-note").number("count", (found.len() - measures) as i64);
    lines.push(words.say(&note.number("measures", measures as i64)));
    lines.join("\n")
}

fn line(words: &Words, found: &Comparison, name: &dyn Fn(&str) -> String) -> String {
    let (text, scale, digits) = match &found.subject {
        Subject::Metric(Metric::Won) => (Text::new("lab-compare-won"), 100.0, 2),
        Subject::Metric(Metric::Score) => (Text::new("lab-compare-score"), 1.0, 2),
        Subject::Metric(Metric::Decisions) => (Text::new("lab-compare-decisions"), 1.0, 1),
        Subject::Measure(id) => (Text::new("lab-compare-measure").plain("name", name(id)), 1.0, 3),
    };
    let signed = |number: f64| {
        let sign = if number > 0.0 { "+" } else { "" };
        format!("{sign}{}", words.decimal(scale * number, digits))
    };
    let plain = |number: f64| words.decimal(scale * number, digits);
    let text = text.plain("value", signed(found.difference.value));
    let text = text.plain("low", signed(found.difference.low)).plain("high", signed(found.difference.high));
    let mut parts = vec![words.say(&text.plain("a", plain(found.mean_a)).plain("b", plain(found.mean_b)))];
    if let Some(pairs) = found.discordant {
        let text = Text::new("lab-compare-only").number("a", pairs.only_a as i64);
        parts.push(words.say(&text.number("b", pairs.only_b as i64)));
    }
    if let Some(ratio) = found.variance_ratio {
        parts.push(words.say(&Text::new("lab-compare-gain").plain("ratio", words.decimal(ratio, 1))));
    }
    parts.push(verdict(words, found));
    parts.join(if words.lang == Lang::Fr { " ; " } else { "; " })
}

/// Whether there is a difference, or what would settle it.
pub fn verdict(words: &Words, found: &Comparison) -> String {
    let id = match (found.is_sure(), found.settles_after()) {
        (true, _) => "lab-compare-sure",
        (false, Some(games)) => {
            return words.say(&Text::new("lab-compare-open").number("games", games as i64));
        }
        (false, None) if found.difference.holds(0.0) => "lab-compare-same",
        (false, None) => "lab-compare-among-many",
    };
    words.word(id)
}

/// Writes all comparisons as a table.
fn write_pairs(desk: &CommandContext, folder: &Path, found: &[Comparison]) -> Result<(), Failure> {
    let number = |of: &dyn Fn(&Comparison) -> Option<f64>| TableColumn::Number(found.iter().map(of).collect());
    let whole = |of: &dyn Fn(&Comparison) -> Option<u64>| TableColumn::Whole(found.iter().map(of).collect());
    let text = |of: &dyn Fn(&Comparison) -> String| TableColumn::Text(found.iter().map(of).collect());
    let columns = [
        ("a", text(&|found| found.a.clone())),
        ("b", text(&|found| found.b.clone())),
        ("metric", text(&|found| found.subject.id().into())),
        ("n", whole(&|found| Some(found.games))),
        ("diff", number(&|found| Some(found.difference.value))),
        ("low95", number(&|found| Some(found.difference.low))),
        ("high95", number(&|found| Some(found.difference.high))),
        ("corr", number(&|found| found.correlation)),
        ("variance_ratio", number(&|found| found.variance_ratio)),
        ("only_a", whole(&|found| found.discordant.map(|pairs| pairs.only_a))),
        ("only_b", whole(&|found| found.discordant.map(|pairs| pairs.only_b))),
        ("p", number(&|found| Some(found.p))),
        ("p_holm", number(&|found| Some(found.p_holm))),
        ("method", text(&|found| found.method.into())),
    ];
    let path = folder.join("pairs.parquet");
    parquet_table::write(&path, &columns).map_err(|error| desk.bad_file(&path, &error))
}
