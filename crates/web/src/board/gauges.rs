//! Quantities that go up and down: bars, pips and figures.

use super::BoardView;
use crate::html::art;
use kernel::{Gauge, Shape, Text};
use maud::{Markup, html};

/// Below this share of the most, a bar is low.
const LOW: i32 = 4;

pub fn gauges(view: &BoardView<'_>) -> Markup {
    html! {
        dl.gauges {
            @for gauge in &view.page.gauges { (row(view, gauge)) }
        }
    }
}

fn row(view: &BoardView<'_>, gauge: &Gauge) -> Markup {
    let shape = match gauge.shape {
        Shape::Bar => "bar",
        Shape::Pips => "pips",
        Shape::Figure => "figure",
    };
    let low = gauge.shape == Shape::Bar && gauge.most.is_some_and(|most| gauge.value * LOW <= most);
    html! {
        div.gauge.(shape).low[low] data-gauge=(gauge.id) {
            dt {
                @if let Some(icon) = art::gauge(gauge.id) { (icon) }
                span { (view.said(&gauge.label)) }
            }
            dd {
                span.value { (value(view, gauge)) }
                @match (gauge.shape, gauge.most) {
                    (Shape::Bar, Some(most)) => (bar(gauge, most)),
                    (Shape::Pips, Some(most)) => (pips(gauge.value, most)),
                    (_, Some(most)) if !gauge.steps.is_empty() => (bar(gauge, most)),
                    _ => {}
                }
            }
        }
    }
}

/// How much there is, as it is read.
fn value(view: &BoardView<'_>, gauge: &Gauge) -> Markup {
    let number = |value: i32| view.ui.say(&Text::new("board-figure").number("value", value));
    html! {
        b { (number(gauge.value)) }
        @if let Some(most) = gauge.most {
            span aria-hidden="true" { "/" (number(most)) }
            span.sr { (view.ui.say(&Text::new("board-of").number("most", most))) }
        }
    }
}

/// A bar, with a notch at every step.
fn bar(gauge: &Gauge, most: i32) -> Markup {
    let most = most.max(1);
    let along = |value: i32| value.clamp(0, most) * 200 / most;
    html! {
        svg.track viewBox="0 0 200 12" preserveAspectRatio="none" aria-hidden="true" {
            rect.rail width="200" height="12" {}
            rect.fill width=(along(gauge.value)) height="12" {}
            @for step in &gauge.steps {
                rect.notch x=(along(*step) - 1) width="2" height="12" {}
            }
        }
    }
}

fn pips(value: i32, most: i32) -> Markup {
    html! {
        svg.pips viewBox=(format!("0 0 {} 14", most * 14)) aria-hidden="true" {
            @for pip in 0..most {
                circle.full[pip < value] cx=(pip * 14 + 7) cy="7" r="5" {}
            }
        }
    }
}
