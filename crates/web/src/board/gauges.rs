//! Quantities that go up and down: bars, pips and figures.

use super::BoardView;
use crate::html::art;
use kernel::{Gauge, Shape, Text, Thing};
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

/// The quantities of a thing, on it.
pub fn of_thing(view: &BoardView<'_>, thing: &Thing) -> Markup {
    html! {
        @for gauge in &thing.gauges {
            span.gauge.(shape(gauge)) data-gauge={ (thing.id) ":" (gauge.id) } {
                span.sr { (view.said(&gauge.label)) " " }
                @if let Some(icon) = art::gauge(gauge.id) { (icon) }
                span.value { (value(view, gauge)) }
                @match (gauge.shape, gauge.most) {
                    (Shape::Bar, Some(most)) => (bar(gauge, most)),
                    (Shape::Pips, Some(most)) => (pips(gauge.value, most)),
                    _ => {}
                }
                (shares(view, gauge))
            }
        }
    }
}

/// The same in figures alone.
pub fn brief(view: &BoardView<'_>, thing: &Thing) -> Markup {
    html! {
        @if let Some(gauge) = thing.gauges.first() {
            @if let Some(icon) = art::gauge(gauge.id) { (icon) }
            b { (view.ui.say(&Text::new("board-figure").number("value", gauge.value))) }
        }
    }
}

/// Who took how much.
fn shares(view: &BoardView<'_>, gauge: &Gauge) -> Markup {
    html! {
        @for (at, share) in gauge.shares.iter().enumerate() {
            span.share.{ "share-" (at % 6) } { (view.named(&share.who)) " " b { (share.amount) } }
        }
    }
}

fn shape(gauge: &Gauge) -> &'static str {
    match gauge.shape {
        Shape::Bar => "bar",
        Shape::Pips => "pips",
        Shape::Figure => "figure",
    }
}

fn row(view: &BoardView<'_>, gauge: &Gauge) -> Markup {
    let low = gauge.shape == Shape::Bar && gauge.most.is_some_and(|most| gauge.value * LOW <= most);
    html! {
        div.gauge.(shape(gauge)).low[low] data-gauge=(gauge.id) {
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
            @for (at, (from, to)) in shared(gauge).into_iter().enumerate() {
                rect.{ "share-" (at % 6) } x=(along(from)) width=(along(to) - along(from)) height="12" {}
            }
            @for step in &gauge.steps {
                rect.notch x=(along(*step) - 1) width="2" height="12" {}
            }
        }
    }
}

/// From where to where on a bar each of those reaches who took something: from what is left on.
fn shared(gauge: &Gauge) -> Vec<(i32, i32)> {
    let mut from = gauge.value;
    let mut reach = |amount: i32| {
        let to = from + amount;
        (core::mem::replace(&mut from, to), to)
    };
    gauge.shares.iter().map(|share| reach(share.amount)).collect()
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
