//! Tables held against each other, and how many games would settle what is open.

use super::words::ReportWords;
use super::{Figure, ReportChapter, figures};
use crate::lab::compare::verdict;
use crate::lab::comparison::{Comparison, Metric, compare, pairs};
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
fn found(experiment: &Experiment) -> Vec<Comparison> {
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
    compare(experiment, &asked, None)
}

/// What tables differ by; nothing where there is nothing to compare.
pub fn chapter(experiment: &Experiment, words: &ReportWords) -> Option<ReportChapter> {
    let found = found(experiment);
    if found.is_empty() {
        return None;
    }
    let intro = vec![words.word("report-ab-said")];
    let figures = Metric::ALL.map(|metric| differences(words, &found, metric)).into();
    Some(ReportChapter { title: words.word("report-ab"), intro, figures, brief: true })
}

fn differences(words: &ReportWords, found: &[Comparison], metric: Metric) -> Figure {
    let of_metric = || found.iter().filter(|found| found.metric == metric);
    let (title, scale, digits) = match metric {
        Metric::Won => (words.word("report-ab-won"), 100.0, 2),
        Metric::Score => (words.word("report-ab-score"), 1.0, 2),
        Metric::Decisions => (words.word("report-ab-decisions"), 1.0, 1),
    };
    let marks: Vec<IntervalMark> =
        of_metric().map(|found| figures::mark(&format!("{} − {}", found.a, found.b), &found.difference)).collect();
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
        chart: (metric == Metric::Won).then(|| figures::difference_chart(words, &title, &marks)),
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
