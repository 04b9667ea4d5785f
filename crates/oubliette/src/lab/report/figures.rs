//! The figures of a game and of a table.

use super::Figure;
use super::words::ReportWords;
use crate::lab::comparison::Metric;
use crate::lab::experiment::{MeasureTally, PlayedRow, PlayedVariant};
use crate::lab::summary::{mean, win_share};
use crate::statistics::{Estimate, PairedSums, share_difference, wilson};
use kernel::Text;
use web::html::chart::{self, Bin, Caption, IntervalMark};

/// So many bars a chart has at most.
const MOST_BARS: i64 = 16;
/// So many lines a chart has at most; its table has all.
const MOST_MARKS: usize = 12;
/// So many points a curve has.
const POINTS: u32 = 20;
/// Fewer rows than this say nothing of a card.
const FEWEST: u64 = 30;

/// What a table is, in a sentence.
pub fn described(words: &ReportWords, variant: &PlayedVariant) -> String {
    let options: Vec<String> = variant.options.iter().map(|(key, value)| format!("{key}={value}")).collect();
    let text = Text::new("report-table-said").plain("games", words.count(variant.games()));
    let text = text.number("players", variant.players as i64).plain("bots", variant.bots.join(", "));
    let options = if options.is_empty() { "–".into() } else { options.join(", ") };
    words.say(text.plain("options", options))
}

fn caption(title: &str, said: String) -> Caption {
    Caption { title: title.into(), description: said }
}

/// What a chart of marks shows, for those who cannot see it.
fn said_of_marks(words: &ReportWords, marks: &[IntervalMark], points: bool) -> String {
    let Some(most) = marks.iter().max_by_key(|mark| mark.value) else { return String::new() };
    let Some(least) = marks.iter().min_by_key(|mark| mark.value) else { return String::new() };
    let value = |mark: &IntervalMark| {
        let number = mark.value as f64 / 1000.0;
        if points { words.signed(number, 2) } else { words.share(number) }
    };
    let text = Text::new("report-chart-marks").plain("most", most.name.clone()).plain("highest", value(most));
    words.say(text.plain("least", least.name.clone()).plain("lowest", value(least)))
}

/// A share as charts mark it.
fn mark(name: &str, estimate: &Estimate) -> IntervalMark {
    scaled_mark(name, estimate, 1.0)
}

/// A figure as charts mark it: so many times what it is.
pub fn scaled_mark(name: &str, estimate: &Estimate, scale: f64) -> IntervalMark {
    let thousandths = |number: f64| (1000.0 * scale * number).round() as i64;
    IntervalMark {
        name: name.into(),
        low: thousandths(estimate.low),
        value: thousandths(estimate.value),
        high: thousandths(estimate.high),
    }
}

/// Shares with their bounds, on a scale from nothing to what holds them all.
fn share_chart(words: &ReportWords, title: &str, marks: &[IntervalMark]) -> maud::Markup {
    let highest = marks.iter().map(|mark| mark.high).max().unwrap_or(1000);
    let end = ((highest + 49) / 50 * 50).clamp(50, 1000);
    let caption = caption(title, said_of_marks(words, marks, false));
    chart::intervals(&caption, marks, (0, end), (&words.share(0.0), &words.share(end as f64 / 1000.0)))
}

/// Differences with their bounds, on a scale with zero in its middle: the few that are most and least, where there are many.
pub fn difference_chart(words: &ReportWords, title: &str, marks: &[IntervalMark]) -> maud::Markup {
    let mut shown = marks.to_vec();
    if shown.len() > MOST_MARKS {
        shown.sort_by_key(|mark| -mark.value);
        shown.drain(MOST_MARKS / 2..marks.len() - MOST_MARKS / 2);
    }
    let farthest = shown.iter().map(|mark| mark.low.abs().max(mark.high.abs())).max().unwrap_or_default();
    let end = round_end(farthest);
    let digits = [100, 10, 1].iter().filter(|part| end % (**part * 10) != 0).count();
    let written = |number: i64| words.signed(number as f64 / 1000.0, digits);
    let caption = caption(title, said_of_marks(words, marks, true));
    chart::intervals(&caption, &shown, (-end, end), (&written(-end), &written(end)))
}

/// The least of 10, 20, 50, 100, 200, 500… that is not below a number.
fn round_end(number: i64) -> i64 {
    let mut power = 10;
    loop {
        if let Some(end) = [power, 2 * power, 5 * power].into_iter().find(|end| *end >= number) {
            return end;
        }
        power *= 10;
    }
}

/// The tables of a game side by side.
pub fn of_game(words: &ReportWords, variants: &[&PlayedVariant]) -> Vec<Figure> {
    let title = words.word("report-wins");
    let shares: Vec<Estimate> = variants.iter().map(|variant| win_share(variant, |_| true).1).collect();
    let marks: Vec<IntervalMark> =
        variants.iter().zip(&shares).map(|(variant, share)| mark(&variant.name, share)).collect();
    let mut wins = Figure {
        note: None,
        chart: Some(share_chart(words, &title, &marks)),
        title,
        head: words.head(["report-table", "report-games", "report-won", "report-score", "report-decisions"]),
        rows: Vec::new(),
        brief: true,
    };
    for (variant, share) in variants.iter().zip(&shares) {
        wins.rows.push(vec![
            variant.name.clone(),
            words.count(variant.games()),
            words.share_within(share),
            words.within(&mean(variant, Metric::Score, |_| true).estimate(), 2),
            words.within(&mean(variant, Metric::Decisions, |_| true).estimate(), 1),
        ]);
    }
    [Some(wins), by_bot(words, variants)].into_iter().flatten().collect()
}

/// What each kind of bot came to, where several sit together.
fn by_bot(words: &ReportWords, variants: &[&PlayedVariant]) -> Option<Figure> {
    let title = words.word("report-bots");
    let (mut rows, mut marks) = (Vec::new(), Vec::new());
    for variant in variants.iter().filter(|variant| variant.bots.len() > 1) {
        for (place, bot) in variant.bots.iter().enumerate() {
            let keep = |row: &PlayedRow| row.bot as usize == place;
            let (all, share, _) = win_share(variant, keep);
            let score = mean(variant, Metric::Score, keep).estimate();
            marks.push(mark(&format!("{bot} · {}", variant.name), &share));
            let (held, name) = (words.count(all.rows()), variant.name.clone());
            rows.push(vec![name, bot.clone(), held, words.share_within(&share), words.within(&score, 2)]);
        }
    }
    let head = words.head(["report-table", "report-bot", "report-seats-held", "report-won", "report-score"]);
    let chart = (!marks.is_empty()).then(|| share_chart(words, &title, &marks));
    (!rows.is_empty()).then_some(Figure { title, note: None, chart, head, rows, brief: true })
}

/// All figures of a table.
pub fn of_variant(words: &ReportWords, variant: &PlayedVariant) -> Vec<Figure> {
    let some = [
        seats(words, variant),
        ends(words, variant),
        survival(words, variant),
        Some(spread(words, variant, Metric::Decisions)),
        Some(spread(words, variant, Metric::Score)),
        strength(words, variant),
        measured(words, variant),
    ];
    some.into_iter().flatten().collect()
}

/// What each seat came to, and what it is worth to be first.
fn seats(words: &ReportWords, variant: &PlayedVariant) -> Option<Figure> {
    // Those who win together are worth the same, wherever they sit.
    if variant.players < 2 || variant.wins_together() {
        return None;
    }
    let title = words.word("report-seats");
    let (mut rows, mut marks) = (Vec::new(), Vec::new());
    for seat in 1..=variant.players as u8 {
        let share = win_share(variant, |row| row.seat == seat).1;
        let score = mean(variant, Metric::Score, |row| row.seat == seat).estimate();
        let name = words.say(Text::new("report-seat").number("seat", seat));
        marks.push(mark(&name, &share));
        rows.push(vec![name, words.share_within(&share), words.within(&score, 2)]);
    }
    let (won, score) = (first_player(variant, Metric::Won), first_player(variant, Metric::Score));
    let (won, score) = (words.difference(&won, 100.0, 1), words.difference(&score, 1.0, 2));
    let note = Text::new("report-first-said").plain("won", won.clone()).plain("score", score.clone());
    rows.push(vec![words.word("report-first"), won, score]);
    Some(Figure {
        chart: Some(share_chart(words, &title, &marks)),
        title,
        note: Some(words.say(note)),
        head: words.head(["report-seat-head", "report-won", "report-score"]),
        rows,
        brief: true,
    })
}

/// By how much the first seat does better than the others of its game.
fn first_player(variant: &PlayedVariant, metric: Metric) -> Estimate {
    let mut sums = PairedSums::default();
    for rows in variant.by_game().filter(|rows| rows.len() > 1) {
        let others = rows.iter().filter(|row| row.seat > 1).map(|row| metric.of(row)).sum::<f64>();
        let first = rows.iter().find(|row| row.seat == 1).map_or(0.0, |row| metric.of(row));
        sums.add(first, others / (rows.len() - 1) as f64);
    }
    sums.difference()
}

/// Where runs end.
fn ends(words: &ReportWords, variant: &PlayedVariant) -> Option<Figure> {
    if variant.ends.iter().all(String::is_empty) {
        return None;
    }
    let (names, title) = (words.names(variant), words.word("report-ends"));
    // Where all share one end, a game counts once.
    let together = variant.by_game().all(|rows| rows.iter().all(|row| row.end == rows[0].end));
    let mut counts = vec![0_u64; variant.ends.len()];
    variant.rows.iter().filter(|row| !together || row.seat == 1).for_each(|row| counts[row.end as usize] += 1);
    let all: u64 = counts.iter().sum();
    let mut order: Vec<usize> = (0..counts.len()).collect();
    order.sort_by_key(|at| std::cmp::Reverse(counts[*at]));
    let bars: Vec<(String, u32, String)> = order
        .iter()
        .take(MOST_MARKS)
        .map(|at| {
            let share = counts[*at] as f64 / all as f64;
            (names.end(&variant.ends[*at]), (1000.0 * share).round() as u32, words.share(share))
        })
        .collect();
    let said = bars.first().map_or(String::new(), |(name, _, share)| {
        words.say(Text::new("report-chart-most").plain("name", name.clone()).plain("share", share.clone()))
    });
    let rows = order.iter().map(|at| {
        let share = wilson(counts[*at], all);
        vec![names.end(&variant.ends[*at]), words.count(counts[*at]), words.share_within(&share)]
    });
    Some(Figure {
        chart: Some(chart::lying_bars(&caption(&title, said), &bars)),
        title,
        note: (!together).then(|| words.word("report-ends-seats")),
        head: words.head(["report-end", "report-how-often", "report-share"]),
        rows: rows.collect(),
        brief: true,
    })
}

/// Which share of runs is not lost yet after so many decisions; nothing where none is ever lost.
fn survival(words: &ReportWords, variant: &PlayedVariant) -> Option<Figure> {
    let games: Vec<(u32, bool)> =
        variant.by_game().map(|rows| (rows[0].decisions, rows.iter().any(|row| row.won))).collect();
    let mut lost: Vec<u32> = games.iter().filter(|(_, won)| !won).map(|(decisions, _)| *decisions).collect();
    if lost.is_empty() {
        return None;
    }
    lost.sort_unstable();
    let longest = games.iter().map(|(decisions, _)| *decisions).max().unwrap_or(1);
    let alive = |decisions: u32| 1.0 - lost.partition_point(|lost| *lost <= decisions) as f64 / games.len() as f64;
    let points: Vec<(u32, f64)> = (0..=POINTS)
        .map(|at| (u64::from(longest) * u64::from(at) / u64::from(POINTS)) as u32)
        .map(|decisions| (decisions, alive(decisions)))
        .collect();
    let title = words.word("report-survival");
    let thousandths: Vec<i32> = points.iter().map(|(_, share)| (1000.0 * share).round() as i32).collect();
    let half = lost.get(games.len() / 2).map(|decisions| u64::from(*decisions));
    let said = match half {
        Some(decisions) => words.say(Text::new("report-chart-half").plain("decisions", words.count(decisions))),
        None => words.word("report-chart-no-half"),
    };
    let drawn = chart::chances(&caption(&title, said.clone()), &thousandths);
    let rows = points.iter().map(|(decisions, share)| vec![words.count((*decisions).into()), words.share(*share)]);
    Some(Figure {
        chart: Some(chart::scaled(&drawn, ("0", &words.count(longest.into())))),
        title,
        note: Some(format!("{said} {}", words.word("report-survival-said"))),
        head: words.head(["report-decisions", "report-not-lost"]),
        rows: rows.collect(),
        brief: false,
    })
}

/// How long games are, or how scores lie.
fn spread(words: &ReportWords, variant: &PlayedVariant, metric: Metric) -> Figure {
    let of_game = metric == Metric::Decisions;
    let values = || {
        let rows = variant.rows.iter().filter(move |row| !of_game || row.seat == 1);
        rows.map(move |row| if of_game { i64::from(row.decisions) } else { i64::from(row.score) })
    };
    let mut sorted: Vec<i64> = values().collect();
    sorted.sort_unstable();
    let at = |part: f64| sorted[((sorted.len() - 1) as f64 * part).round() as usize];
    let number = |value: i64| words.decimal(value as f64, 0);
    let bins = chart::bins_of(values, MOST_BARS);
    let title = words.word(if of_game { "report-length" } else { "report-scores" });
    let note = Text::new("report-quarters").plain("least", number(at(0.0))).plain("most", number(at(1.0)));
    let note = note.plain("low", number(at(0.25))).plain("middle", number(at(0.5))).plain("high", number(at(0.75)));
    let note = words.say(note);
    let drawn = chart::distribution(&caption(&title, note.clone()), &bins);
    let to = words.word("report-to");
    let row = |bin: &Bin| {
        let share = bin.count as f64 / sorted.len() as f64;
        vec![bin.name(&to), words.count(bin.count.into()), words.share(share)]
    };
    let head = if of_game { "report-decisions" } else { "report-score" };
    Figure {
        chart: Some(chart::scaled(&drawn, (&number(at(0.0)), &number(at(1.0))))),
        title,
        note: Some(note),
        head: words.head([head, "report-how-often", "report-share"]),
        rows: bins.iter().map(row).collect(),
        brief: false,
    }
}

/// Whether those who had or did something have won more often than those who did not.
fn strength(words: &ReportWords, variant: &PlayedVariant) -> Option<Figure> {
    let names = words.names(variant);
    // Where nobody wins, or everybody does, there is nothing to ask.
    if variant.rows.iter().all(|row| row.won == variant.rows[0].won) {
        return None;
    }
    let told = |measure: &&MeasureTally| {
        names.is_thing(&measure.id) && measure.with.0 >= FEWEST && measure.without.0 >= FEWEST
    };
    let mut found: Vec<(&MeasureTally, Estimate)> = variant
        .measures
        .iter()
        .filter(told)
        .map(|measure| {
            let shares = |(rows, wins): (u64, u64)| (wins, rows);
            (measure, share_difference(shares(measure.with), shares(measure.without)))
        })
        .collect();
    found.sort_by(|(_, one), (_, other)| other.value.total_cmp(&one.value));
    let title = words.word("report-strength");
    let marks: Vec<IntervalMark> =
        found.iter().map(|(measure, difference)| scaled_mark(&names.measure(&measure.id), difference, 100.0)).collect();
    let rows = found.iter().map(|(measure, difference)| {
        let share = |(rows, wins): (u64, u64)| words.share_within(&wilson(wins, rows));
        vec![
            names.measure(&measure.id),
            words.share(measure.with.0 as f64 / (measure.with.0 + measure.without.0) as f64),
            share(measure.with),
            share(measure.without),
            words.difference(difference, 100.0, 1),
        ]
    });
    let rows: Vec<Vec<String>> = rows.collect();
    (!rows.is_empty()).then(|| Figure {
        chart: Some(difference_chart(words, &title, &marks)),
        title,
        note: Some(words.word("report-strength-said")),
        head: words.head(["report-what", "report-had", "report-with", "report-without", "report-difference"]),
        rows,
        brief: true,
    })
}

/// What everything that was counted came to, on average.
fn measured(words: &ReportWords, variant: &PlayedVariant) -> Option<Figure> {
    let names = words.names(variant);
    let rows = variant.measures.iter().filter(|measure| measure.with.0 > 0).map(|measure| {
        let mean = words.within(&measure.mean.estimate(), 2);
        vec![names.measure(&measure.id), mean, words.decimal(measure.mean.deviation(), 2)]
    });
    let rows: Vec<Vec<String>> = rows.collect();
    (!rows.is_empty()).then(|| Figure {
        title: words.word("report-measures"),
        note: None,
        chart: None,
        head: words.head(["report-what", "report-mean", "report-deviation"]),
        rows,
        brief: false,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scales_end_at_round_numbers() {
        let ends = [(0, 10), (10, 10), (11, 20), (21, 50), (999, 1_000), (12_345, 20_000)];
        ends.iter().for_each(|(number, end)| assert_eq!(round_end(*number), *end, "{number}"));
    }
}
