//! Small charts, drawn on the server. Whoever cannot see them hears their title and description; the page has the figures too.

use crate::people::history::GameResult;
use maud::{Markup, html};

const WIDTH: i32 = 320;
const HEIGHT: i32 = 120;
const EDGE: i32 = 8;

/// What a chart says of itself.
pub struct Caption {
    /// What it shows.
    pub title: String,
    /// What one would see, in a sentence.
    pub description: String,
}

fn framed(caption: &Caption, height: i32, inside: &Markup) -> Markup {
    html! {
        figure {
            svg.chart role="img" viewBox={ "0 0 " (WIDTH) " " (height) } width=(WIDTH) height=(height) aria-label={ (caption.title) ". " (caption.description) } {
                title { (caption.title) }
                desc { (caption.description) }
                (inside)
            }
            figcaption { (caption.title) }
        }
    }
}

/// Where a value stands between two others, from `0` to `room`.
fn place(value: i64, least: i64, most: i64, room: i32) -> i32 {
    if most == least { room / 2 } else { ((value - least) * room as i64 / (most - least)) as i32 }
}

/// Scores, oldest first, as points on a line: full ones for games that were won.
pub fn scores(caption: &Caption, games: &[GameResult]) -> Markup {
    let least = games.iter().map(|game| game.score as i64).min().unwrap_or(0);
    let most = games.iter().map(|game| game.score as i64).max().unwrap_or(0);
    let last = games.len().max(1) as i64 - 1;
    let points: Vec<(i32, i32, bool)> = (0..)
        .zip(games)
        .map(|(at, game)| {
            let x = EDGE + place(at, 0, last, WIDTH - 2 * EDGE);
            (x, HEIGHT - EDGE - place(game.score as i64, least, most, HEIGHT - 2 * EDGE), game.won)
        })
        .collect();
    let line = points.iter().map(|(x, y, _)| format!("{x},{y}")).collect::<Vec<_>>().join(" ");
    let zero = (least < 0 && most > 0).then(|| HEIGHT - EDGE - place(0, least, most, HEIGHT - 2 * EDGE));
    let inside = html! {
        @if let Some(y) = zero { line.axis x1="0" x2=(WIDTH) y1=(y) y2=(y) stroke="currentColor" stroke-opacity="0.3" stroke-dasharray="4 4" {} }
        polyline.line points=(line) fill="none" stroke="currentColor" stroke-opacity="0.5" {}
        @for (x, y, won) in &points {
            circle.(if *won { "won" } else { "lost" }) cx=(x) cy=(y) r="4" stroke="currentColor" fill=(if *won { "currentColor" } else { "none" }) {}
        }
    };
    framed(caption, HEIGHT, &inside)
}

/// Chances in thousandths, one after the other, as a line between nothing and all, with a mark at the half.
pub fn chances(caption: &Caption, chances: &[i32]) -> Markup {
    let last = chances.len().max(1) as i64 - 1;
    let height = |chance: i32| HEIGHT - EDGE - place(i64::from(chance.clamp(0, 1_000)), 0, 1_000, HEIGHT - 2 * EDGE);
    let points: Vec<(i32, i32)> =
        (0..).zip(chances).map(|(at, chance)| (EDGE + place(at, 0, last, WIDTH - 2 * EDGE), height(*chance))).collect();
    let line = points.iter().map(|(x, y)| format!("{x},{y}")).collect::<Vec<_>>().join(" ");
    let inside = html! {
        @for chance in [0, 500, 1_000] {
            line.axis x1=(EDGE) x2=(WIDTH - EDGE) y1=(height(chance)) y2=(height(chance)) stroke="currentColor" stroke-opacity="0.3" stroke-dasharray=[(chance == 500).then_some("4 4")] {}
            text x=(EDGE) y=(height(chance) + if chance == 1_000 { 9 } else { -3 }) { (chance / 10) }
        }
        polyline.line points=(line) fill="none" stroke="currentColor" stroke-width="2" {}
        @if let Some((x, y)) = points.last() { circle cx=(x) cy=(y) r="4" stroke="currentColor" fill="currentColor" {} }
    };
    framed(caption, HEIGHT, &inside)
}

/// How often scores fell where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bin {
    /// The lowest and the highest score that fall here.
    pub range: (i32, i32),
    /// How many did.
    pub count: u32,
}

impl Bin {
    /// `7`, or `5 to 9` with the given word between.
    pub fn name(&self, to: &str) -> String {
        let number = |score: i32| score.to_string().replace('-', "−");
        let (low, high) = self.range;
        if low == high { number(low) } else { format!("{} {to} {}", number(low), number(high)) }
    }
}

/// Scores in at most so many bins of the same width.
pub fn bins(games: &[GameResult], most_bins: i64) -> Vec<Bin> {
    bins_of(|| games.iter().map(|game| game.score as i64), most_bins)
}

/// Any numbers in at most so many bins of the same width.
pub fn bins_of<I: Iterator<Item = i64>>(scores: impl Fn() -> I, most_bins: i64) -> Vec<Bin> {
    let (Some(least), Some(most)) = (scores().min(), scores().max()) else { return Vec::new() };
    let width = (most - least) / most_bins + 1;
    let mut bins: Vec<Bin> = (0..=(most - least) / width)
        .map(|at| {
            let low = least + at * width;
            Bin { range: (low as i32, (low + width - 1).min(most) as i32), count: 0 }
        })
        .collect();
    scores().for_each(|score| bins[((score - least) / width) as usize].count += 1);
    bins
}

/// How often scores fell where, as bars.
pub fn distribution(caption: &Caption, bins: &[Bin]) -> Markup {
    let most = bins.iter().map(|bin| bin.count).max().unwrap_or(1).max(1) as i64;
    let step = (WIDTH - 2 * EDGE) / bins.len().max(1) as i32;
    let inside = html! {
        @for (at, bin) in (0..).zip(bins) {
            @let height = place(bin.count as i64, 0, most, HEIGHT - 2 * EDGE);
            rect.bar x=(EDGE + at * step) y=(HEIGHT - EDGE - height) width=((step - 3).max(1)) height=(height) fill="currentColor" {}
        }
        line.axis x1=(EDGE) x2=(WIDTH - EDGE) y1=(HEIGHT - EDGE) y2=(HEIGHT - EDGE) stroke="currentColor" stroke-opacity="0.3" {}
    };
    framed(caption, HEIGHT, &inside)
}

/// A figure with its bounds, in thousandths of whatever it is a figure of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct IntervalMark {
    /// What it is the figure of.
    pub name: String,
    /// The lower bound.
    pub low: i64,
    /// The figure.
    pub value: i64,
    /// The upper bound.
    pub high: i64,
}

/// The height of a mark with its name, and of the line beneath them.
const MARK: i32 = 28;
const SCALE: i32 = 18;
/// A name is cut where it would leave the chart: the table beside has it whole.
const LONGEST_NAME: usize = 50;

fn cut(name: &str) -> String {
    if name.chars().count() <= LONGEST_NAME {
        return name.into();
    }
    name.chars().take(LONGEST_NAME - 1).chain(['…']).collect()
}

/// Figures with their bounds, one under the other, between two ends of a scale that are written beneath; a line marks zero.
pub fn intervals(caption: &Caption, marks: &[IntervalMark], ends: (i64, i64), written: (&str, &str)) -> Markup {
    let height = marks.len() as i32 * MARK + SCALE;
    let x = |value: i64| EDGE + place(value.clamp(ends.0, ends.1), ends.0, ends.1, WIDTH - 2 * EDGE);
    let zero = (ends.0 < 0 && ends.1 > 0).then(|| x(0));
    let inside = html! {
        @if let Some(zero) = zero { line.axis x1=(zero) x2=(zero) y1="0" y2=(height - SCALE) stroke="currentColor" stroke-opacity="0.3" stroke-dasharray="4 4" {} }
        @for (at, mark) in (0..).zip(marks) {
            @let y = at * MARK + 20;
            text x=(EDGE) y=(y - 8) { (cut(&mark.name)) }
            line.line x1=(x(mark.low)) x2=(x(mark.high)) y1=(y) y2=(y) stroke="currentColor" stroke-width="2" {}
            circle.mark cx=(x(mark.value)) cy=(y) r="4" fill="currentColor" {}
        }
        line.axis x1=(EDGE) x2=(WIDTH - EDGE) y1=(height - SCALE) y2=(height - SCALE) stroke="currentColor" stroke-opacity="0.3" {}
        text x=(EDGE) y=(height - 5) { (written.0) }
        text x=(WIDTH - EDGE) y=(height - 5) text-anchor="end" { (written.1) }
    };
    framed(caption, height, &inside)
}

/// How much of a thousand falls where, as bars that lie one under the other, each with its name and what is written beside it.
pub fn lying_bars(caption: &Caption, bars: &[(String, u32, String)]) -> Markup {
    let height = bars.len() as i32 * MARK + 4;
    let most = bars.iter().map(|(_, share, _)| *share).max().unwrap_or(1).max(1) as i64;
    let inside = html! {
        @for (at, (name, share, written)) in (0..).zip(bars) {
            @let y = at * MARK + 14;
            text x=(EDGE) y=(y - 3) { (cut(name)) }
            text x=(WIDTH - EDGE) y=(y - 3) text-anchor="end" { (written) }
            rect.bar x=(EDGE) y=(y) width=(place(*share as i64, 0, most, WIDTH - 2 * EDGE).max(1)) height="8" fill="currentColor" {}
        }
    };
    framed(caption, height, &inside)
}

/// What is written at the two ends of the line under a chart.
pub fn scaled(chart: &Markup, written: (&str, &str)) -> Markup {
    html! {
        (chart)
        p.scale { span { (written.0) } span { (written.1) } }
    }
}

/// A share of a thousand, as a part of a bar.
pub fn share(caption: &Caption, per_mille: u32) -> Markup {
    let full = WIDTH - 2 * EDGE;
    let inside = html! {
        rect x=(EDGE) y="4" width=(full) height="16" rx="4" fill="none" stroke="currentColor" {}
        rect.bar x=(EDGE) y="4" width=(full * per_mille.min(1000) as i32 / 1000) height="16" rx="4" fill="currentColor" {}
    };
    framed(caption, 24, &inside)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn games(scores: &[i32]) -> Vec<GameResult> {
        scores.iter().map(|score| GameResult { ended: 0, score: *score, won: *score > 0 }).collect()
    }

    fn caption() -> Caption {
        Caption { title: "Scores".into(), description: "From <a> to b".into() }
    }

    fn marks(values: &[i32]) -> Vec<IntervalMark> {
        let mark = |value: &i32| IntervalMark {
            name: "x".repeat(99),
            low: i64::from(*value) - 3,
            value: i64::from(*value),
            high: i64::from(*value) + 3,
        };
        values.iter().map(mark).collect()
    }

    #[test]
    fn every_score_falls_into_one_bin() {
        for scores in
            [&[3][..], &[-5, 0, 5], &[1, 1, 1], &[i32::MIN, i32::MAX], &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]]
        {
            let bins = bins(&games(scores), 10);
            assert!(bins.len() <= 10 && !bins.is_empty(), "{scores:?}");
            assert_eq!(bins.iter().map(|bin| bin.count).sum::<u32>() as usize, scores.len());
            assert!(bins.windows(2).all(|pair| pair[0].range.1 < pair[1].range.0), "{bins:?}");
        }
        assert!(bins(&[], 10).is_empty());
        assert_eq!(Bin { range: (-3, 4), count: 1 }.name("to"), "−3 to 4");
    }

    /// Whatever the scores, everything is drawn within the chart, and nothing but attributes says where.
    #[test]
    fn charts_stay_within_their_frame() {
        for scores in [&[][..], &[7], &[-20, 5, 30], &[2, 2], &[i32::MIN, i32::MAX]] {
            let games = games(scores);
            let drawn = [
                super::scores(&caption(), &games).into_string(),
                distribution(&caption(), &bins(&games, 10)).into_string(),
                share(&caption(), 431).into_string(),
                intervals(&caption(), &marks(scores), (-50, 50), ("-5", "5")).into_string(),
                lying_bars(&caption(), &[("name".into(), 0, "0".into()), ("other".into(), 700, "70".into())])
                    .into_string(),
                chances(&caption(), scores).into_string(),
            ];
            for svg in drawn {
                // Browsers draw nothing within a shape: each must be closed.
                for shape in ["rect", "circle", "line", "polyline"] {
                    let (opened, closed) = (format!("<{shape} "), format!("</{shape}>"));
                    assert_eq!(svg.matches(&opened).count(), svg.matches(&closed).count(), "{svg}");
                }
                assert!(
                    svg.contains("<title>Scores</title>") && svg.contains("From &lt;a&gt;") && !svg.contains("style=")
                );
                let highest = WIDTH.max(5 * MARK + SCALE);
                for name in [" cx=\"", " cy=\"", " x=\"", " y=\"", " height=\"", " width=\""] {
                    for value in svg.split(name).skip(1) {
                        let value: i32 = value.split('"').next().expect("a value").parse().expect("a number");
                        assert!((0..=highest).contains(&value), "{name}{value} {svg}");
                    }
                }
            }
        }
    }

    #[test]
    fn won_games_are_full_points() {
        let svg = scores(&caption(), &games(&[5, -5])).into_string();
        assert_eq!((svg.matches("class=\"won\"").count(), svg.matches("class=\"lost\"").count()), (1, 1));
        assert!(svg.contains("stroke-dasharray"), "zero is marked where scores lie on both sides");
    }
}
