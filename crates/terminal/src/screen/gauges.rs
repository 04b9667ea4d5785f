//! Quantities: bars, pips and figures.

use super::canvas::{Canvas, width};
use super::look::Look;
use super::zones::Sight;
use kernel::{Gauge, Shape};
use ratatui::layout::Rect;
use ratatui::style::Style;

/// A gauge as a line of signs, each part with its style.
fn parts(sight: &Sight<'_>, gauge: &Gauge, look: Look) -> Vec<(String, Style)> {
    let label = (format!("{} ", sight.say(&gauge.label)), look.strong());
    let value = gauge.value.max(0);
    let figure = match gauge.most {
        Some(most) => format!("{}/{most}", gauge.value),
        None => gauge.value.to_string(),
    };
    let Some(most) = gauge.most.filter(|most| *most > 0) else { return vec![label, (figure, look.strong())] };
    match gauge.shape {
        Shape::Figure => vec![label, (figure, look.strong())],
        Shape::Pips => {
            let [full, empty] = look.pip();
            let pips = (0..most).map(|at| if at < value { full } else { empty }).collect::<Vec<_>>().join(" ");
            vec![label, (pips, look.level(value, most)), (format!(" {figure}"), Style::new())]
        }
        Shape::Bar => {
            let [full, empty] = look.bar();
            let long = most.min(20);
            let steps: Vec<i32> = gauge.steps.iter().map(|step| step * long / most).collect();
            let sign = |at: i32| match at {
                // Where something happens is marked while it lies ahead.
                at if steps.contains(&at) && at * most >= value * long => look.step(),
                at if at * most < value * long => full,
                _ => empty,
            };
            let bar: String = (0..long).map(sign).collect();
            vec![label, (format!("[{bar}]"), look.level(value, most)), (format!(" {figure}"), look.strong())]
        }
    }
}

/// Where each gauge begins: its column and line.
fn places(sight: &Sight<'_>, look: Look, most: u16) -> Vec<(u16, u16)> {
    let (mut x, mut y) = (0, 0);
    let place = |gauge: &Gauge| {
        let across: u16 = parts(sight, gauge, look).iter().map(|(text, _)| width(&look.spelt(text))).sum();
        if x > 0 && x + across > most {
            (x, y) = (0, y + 1);
        }
        let place = (x, y);
        x += across + 3;
        place
    };
    sight.page.gauges.iter().map(place).collect()
}

/// The lines that the gauges of a page take.
pub fn height(sight: &Sight<'_>, look: Look, most: u16) -> u16 {
    places(sight, look, most).last().map_or(0, |(_, y)| y + 1)
}

/// Draws the gauges of a page.
pub fn draw(canvas: &mut Canvas<'_>, sight: &Sight<'_>, area: Rect) {
    let look = canvas.look;
    let places = places(sight, look, area.width);
    for (gauge, (x, y)) in sight.page.gauges.iter().zip(places) {
        let mut x = area.x + x;
        for (text, style) in parts(sight, gauge, look) {
            x += canvas.text(x, area.y + y, &text, area.right().saturating_sub(x), style);
        }
    }
}
