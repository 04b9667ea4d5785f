//! Quantities: bars, pips and figures.

use super::canvas::{Canvas, width};
use super::look::Look;
use super::zones::Sight;
use kernel::{Gauge, Shape};
use ratatui::layout::Rect;
use ratatui::style::Style;

/// How closely gauges are drawn.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Spacing {
    Wide,
    Close,
    /// With short bars, where what has just been lost or won would take another line.
    Tight,
}

impl Spacing {
    /// The most signs of a bar.
    fn bar(self) -> i32 {
        match self {
            Self::Wide => 20,
            Self::Close => 10,
            Self::Tight => 5,
        }
    }

    /// What stands between two pips.
    fn between(self) -> &'static str {
        if self == Self::Wide { " " } else { "" }
    }

    /// The columns between two gauges.
    fn gap(self) -> u16 {
        if self == Self::Wide { 4 } else { 2 }
    }
}

/// Where every gauge lies: its column and line; and where the last one ends.
struct Places {
    spacing: Spacing,
    gauges: Vec<(u16, u16)>,
    end: (u16, u16),
}

/// How much there is, as a figure.
fn figure(gauge: &Gauge, look: Look) -> String {
    let minus = if gauge.value < 0 { look.spelt("−") } else { String::new() };
    match gauge.most {
        Some(most) => format!("{minus}{}/{most}", gauge.value.abs()),
        None => format!("{minus}{}", gauge.value.abs()),
    }
}

/// A quantity of a thing in a few signs: `HP 12/19`.
pub fn said(sight: &Sight<'_>, gauge: &Gauge, look: Look) -> String {
    format!("{} {}", sight.said(&gauge.label, look), figure(gauge, look))
}

/// A gauge as a line of signs, each part with its style.
fn parts(sight: &Sight<'_>, gauge: &Gauge, look: Look, spacing: Spacing) -> Vec<(String, Style)> {
    let label = (format!("{} ", sight.said(&gauge.label, look)), look.strong());
    let (value, figure) = (gauge.value.max(0), figure(gauge, look));
    let Some(most) = gauge.most.filter(|most| *most > 0) else { return vec![label, (figure, look.strong())] };
    match gauge.shape {
        Shape::Figure => vec![label, (figure, look.strong())],
        Shape::Pips => {
            vec![
                label,
                (pips(gauge, most, look, spacing), look.level(value, most)),
                (format!(" {figure}"), Style::new()),
            ]
        }
        Shape::Bar => {
            let bar = bar(gauge, most, look, spacing);
            vec![label, (format!("[{bar}]"), look.level(value, most)), (format!(" {figure}"), look.strong())]
        }
    }
}

/// So many pips; where something happens, a line stands after the pip that brings it, while it lies ahead.
fn pips(gauge: &Gauge, most: i32, look: Look, spacing: Spacing) -> String {
    let [full, empty] = look.pip();
    let pip = |at: i32| {
        let pip = if at < gauge.value { full } else { empty };
        match at {
            0 => pip.to_string(),
            at if at > gauge.value && gauge.steps.contains(&at) => format!("{}{pip}", look.step()),
            _ => format!("{}{pip}", spacing.between()),
        }
    };
    (0..most).map(pip).collect()
}

fn bar(gauge: &Gauge, most: i32, look: Look, spacing: Spacing) -> String {
    let [full, empty] = look.bar();
    let (long, value) = (most.min(spacing.bar()), gauge.value.max(0));
    let steps: Vec<i32> = gauge.steps.iter().map(|step| step * long / most).collect();
    let sign = |at: i32| match at {
        // Where something happens is marked while it lies ahead.
        at if steps.contains(&at) && at * most >= value * long => look.step(),
        at if at * most < value * long => full,
        _ => empty,
    };
    (0..long).map(sign).collect()
}

/// Gauges lie wide apart where that takes no line more than close together.
fn places(sight: &Sight<'_>, look: Look, most: u16) -> Places {
    let spaced = |spacing| spaced(sight, look, most, spacing);
    let wide = spaced(Spacing::Wide);
    let close = spaced(Spacing::Close);
    let places = if close.end.1 < wide.end.1 { close } else { wide };
    let hurt = sight.page.gauges.iter().any(|gauge| sight.befallen(gauge.id, look).is_some());
    let tight = hurt.then(|| spaced(Spacing::Tight)).filter(|tight| tight.end.1 < places.end.1);
    tight.unwrap_or(places)
}

/// The columns that a gauge takes, with what has just been lost or won of it where the gap does not hold that.
fn across(sight: &Sight<'_>, gauge: &Gauge, look: Look, spacing: Spacing) -> u16 {
    let across: u16 = parts(sight, gauge, look, spacing).iter().map(|(text, _)| width(text)).sum();
    let amount = sight.befallen(gauge.id, look).map_or(0, |amount| width(&amount) + 1);
    across + if amount < spacing.gap() { 0 } else { amount }
}

fn spaced(sight: &Sight<'_>, look: Look, most: u16, spacing: Spacing) -> Places {
    let (mut x, mut y, mut end) = (0, 0, 0);
    let place = |gauge: &Gauge| {
        let across = across(sight, gauge, look, spacing);
        if x > 0 && x + across > most {
            (x, y) = (0, y + 1);
        }
        let place = (x, y);
        end = x + across;
        x = end + spacing.gap();
        place
    };
    let gauges = sight.page.gauges.iter().map(place).collect();
    Places { spacing, gauges, end: (end, y) }
}

/// The lines that the gauges of a page take, and where the last one ends.
pub fn height(sight: &Sight<'_>, look: Look, most: u16) -> (u16, u16) {
    let places = places(sight, look, most);
    if places.gauges.is_empty() { (0, 0) } else { (places.end.1 + 1, places.end.0) }
}

/// Draws the gauges of a page.
pub fn draw(canvas: &mut Canvas<'_>, sight: &Sight<'_>, area: Rect) {
    let look = canvas.look;
    let Places { spacing, gauges, .. } = places(sight, look, area.width);
    for (gauge, (x, y)) in sight.page.gauges.iter().zip(gauges) {
        let mut x = area.x + x;
        for (text, style) in parts(sight, gauge, look, spacing) {
            x += canvas.text(x, area.y + y, &text, area.right().saturating_sub(x), style);
        }
        if let Some(amount) = sight.befallen(gauge.id, look) {
            canvas.text(x + 1, area.y + y, &amount, width(&amount), look.focused());
        }
    }
}
