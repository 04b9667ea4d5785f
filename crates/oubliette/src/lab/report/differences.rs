//! Tables held against each other, and how many games would settle what is open.

use super::words::ReportWords;
use super::{Figure, ReportChapter, figures};
use crate::command::CommandContext;
use crate::failure::Failure;
use crate::lab::compare::verdict;
use crate::lab::comparison::{Comparison, Metric, Subject, compare, pairs};
use crate::lab::experiment::Experiment;
use crate::lab::summary::win_share;
use crate::statistics::games_for_width;
use kernel::Text;
use web::html::chart::IntervalMark;

/// Up to so many tables of a game are each held against each; of more, each against the first.
const FEW: usize = 4;
/// How far the bounds may be apart, in parts of all: two points, one, a fifth of one.
const WIDTHS: [f64; 3] = [0.02, 0.01, 0.002];

/// The differences between the tables of each game.
///
/// # Errors
/// If a file of rows cannot be read any more.
pub fn found(desk: &CommandContext, experiment: &Experiment) -> Result<Vec<Comparison>, Failure> {
    let mut asked = Vec::new();
    let variants = &experiment.variants;
    for (first, variant) in variants.iter().enumerate() {
        if variants[..first].iter().any(|earlier| earlier.game == variant.game) {
            continue;
        }
        let alike = variants.iter().filter(|other| other.game == variant.game).count();
        if alike > FEW {
            asked.extend(pairs(experiment, Some(first)));
        } else {
            asked.extend(pairs(experiment, None).into_iter().filter(|(a, _)| variants[*a].game == variant.game));
        }
    }
    compare(desk, experiment, &asked, None)
}

/// What tables differ by; nothing where there is nothing to compare.
pub fn chapter(experiment: &Experiment, found: &[Comparison], words: &ReportWords) -> Option<ReportChapter> {
    if found.is_empty() {
        return None;
    }
    let intro = vec![words.word("report-ab-said")];
    let mut figures: Vec<Figure> = Metric::ALL.map(|metric| differences(words, found, metric)).into();
    let of_two = found.chunk_by(|one, other| (&one.a, &one.b) == (&other.a, &other.b));
    figures.extend(of_two.filter_map(|of_two| counted(experiment, words, of_two)));
    Some(ReportChapter { title: words.word("report-ab"), intro, figures, brief: true })
}

fn differences(words: &ReportWords, found: &[Comparison], metric: Metric) -> Figure {
    let of_metric = || found.iter().filter(|found| found.subject == Subject::Metric(metric));
    let (title, scale, digits) = match metric {
        Metric::Won => (words.word("report-ab-won"), 100.0, 2),
        Metric::Score => (words.word("report-ab-score"), 1.0, 2),
        Metric::Decisions => (words.word("report-ab-decisions"), 1.0, 1),
    };
    let marks: Vec<IntervalMark> =
        of_metric().map(|found| figures::scaled_mark(&pair_name(found), &found.difference, scale)).collect();
    let rows = of_metric().map(|found| {
        let optional = |number: Option<f64>| number.map_or_else(|| "–".into(), |number| words.decimal(number, 2));
        vec![
            found.a.clone(),
            found.b.clone(),
            words.difference(&found.difference, scale, digits),
            found.discordant.map_or_else(
                || "–".into(),
                |pairs| format!("{} / {}", words.count(pairs.only_a), words.count(pairs.only_b)),
            ),
            optional(found.variance_ratio),
            optional(found.correlation),
            words.chance(found.p_holm),
            verdict(words.all(), found),
        ]
    });
    Figure {
        chart: Some(figures::difference_chart(words, &title, &marks)),
        note: None,
        head: words.head([
            "report-ab-a",
            "report-ab-b",
            "report-difference",
            "report-only",
            "report-ratio",
            "report-correlation",
            "report-p",
            "report-verdict",
        ]),
        rows: rows.collect(),
        brief: metric != Metric::Decisions,
        title,
    }
}

/// What was counted, where two tables surely differ by it: on the chart in parts of the other's mean, so that what is rare stands beside what is not.
fn counted(experiment: &Experiment, words: &ReportWords, of_two: &[Comparison]) -> Option<Figure> {
    let variant = experiment.variants.iter().find(|variant| variant.name == of_two[0].a)?;
    let names = words.names(variant);
    let mut sure: Vec<(String, &Comparison)> = of_two
        .iter()
        .filter(|found| found.is_sure())
        .filter_map(|found| match &found.subject {
            Subject::Measure(id) => Some((names.measure(id), found)),
            Subject::Metric(_) => None,
        })
        .collect();
    // What the other never had cannot be told in parts of it: it stands in the table.
    let part = |found: &Comparison| if found.mean_b == 0.0 { 0.0 } else { 100.0 / found.mean_b.abs() };
    sure.sort_by(|(_, one), (_, other)| {
        (part(other) * other.difference.value).total_cmp(&(part(one) * one.difference.value))
    });
    let title = words.say(Text::new("report-ab-counted").plain("pair", pair_name(&of_two[0])));
    let told = sure.iter().filter(|(_, found)| found.mean_b != 0.0);
    let marks: Vec<IntervalMark> =
        told.map(|(name, found)| figures::scaled_mark(name, &found.difference, part(found))).collect();
    let rows = sure.iter().map(|(name, found)| {
        vec![
            name.clone(),
            words.decimal(found.mean_a, 3),
            words.decimal(found.mean_b, 3),
            words.difference(&found.difference, 1.0, 3),
            words.chance(found.p_holm),
        ]
    });
    let rows: Vec<Vec<String>> = rows.collect();
    (!rows.is_empty()).then(|| Figure {
        chart: Some(figures::difference_chart(words, &title, &marks)),
        title,
        note: Some(words.word("report-ab-counted-said")),
        head: words.head(["report-what", "report-ab-mean-a", "report-ab-mean-b", "report-difference", "report-p"]),
        rows,
        brief: false,
    })
}

/// Two tables by what they do not have in common: all tables of a game have long names that begin alike.
fn pair_name(found: &Comparison) -> String {
    let alike = found.a.chars().zip(found.b.chars()).take_while(|(one, other)| one == other);
    let alike = &found.a[..alike.map(|(one, _)| one.len_utf8()).sum()];
    // An option is not cut within its value.
    let before = alike.rfind('=').map_or(alike, |at| &alike[..at]);
    let from = before.rfind('-').map_or(0, |at| at + 1);
    format!("{} − {}", &found.a[from..], &found.b[from..])
}

/// How many games would make the bounds of each share of wins so narrow.
pub fn settling(experiment: &Experiment, words: &ReportWords) -> Vec<Figure> {
    let mut rows = Vec::new();
    for variant in experiment.variants.iter().filter(|variant| !variant.rows.is_empty()) {
        let (games, share) = (variant.games(), win_share(variant, |_| true).1);
        let mut row = vec![variant.name.clone(), words.count(games), words.share_within(&share)];
        row.extend(WIDTHS.map(|width| {
            let needed = games_for_width(games, share.width(), width);
            if needed <= games { words.word("report-settled") } else { words.count(needed - games) }
        }));
        rows.push(row);
    }
    let mut head = words.head(["report-table", "report-games", "report-won"]);
    head.extend(
        WIDTHS.map(|width| words.say(Text::new("report-for-width").plain("width", words.decimal(50.0 * width, 1)))),
    );
    vec![Figure { title: words.word("report-settle-wins"), note: None, chart: None, head, rows, brief: false }]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::statistics::Estimate;

    #[test]
    fn pairs_are_called_by_what_they_differ_in() {
        let name = |a: &str, b: &str| {
            pair_name(&Comparison {
                a: a.into(),
                b: b.into(),
                subject: Subject::Metric(Metric::Won),
                games: 1,
                mean_a: 0.0,
                mean_b: 0.0,
                difference: Estimate::default(),
                method: "paired",
                correlation: None,
                variance_ratio: None,
                discordant: None,
                p: 1.0,
                p_holm: 1.0,
            })
        };
        assert_eq!(
            name("x-careful-deck=fire-34.toml", "x-careful-deck=fire-36.toml"),
            "deck=fire-34.toml − deck=fire-36.toml"
        );
        assert_eq!(name("x-w=lt-a=one", "x-w=lt-a=two"), "a=one − a=two");
        assert_eq!(name("some-game-3p-careful", "some-game-4p-careful"), "3p-careful − 4p-careful");
        assert_eq!(name("careful", "random"), "careful − random");
        assert_eq!(name("x-é", "x-è"), "é − è");
    }
}
