//! One card, large, with something at each of its four edges.

use super::choices::{chance, digit, press};
use super::things::{key, picture, tone};
use super::{BoardView, Numbered};
use crate::html::art;
use kernel::{Side, Text, Thing, Zone};
use maud::{Markup, html};

pub fn single(view: &BoardView<'_>, zone: &Zone) -> Markup {
    html! {
        @for thing in &zone.things { (large(view, zone, thing)) }
        @if zone.things.is_empty() { p.empty { (view.ui.word("board-nothing")) } }
    }
}

fn large(view: &BoardView<'_>, zone: &Zone, thing: &Thing) -> Markup {
    let carried = view.carried(zone, thing);
    let (sides, whole): (Vec<Numbered<'_>>, Vec<Numbered<'_>>) =
        carried.into_iter().partition(|(_, choice)| choice.side.is_some());
    let tone = if thing.hidden { "back" } else { tone(thing) };
    html! {
        div.large data-tone=(tone) data-key=(key(zone, thing)) data-thing=(thing.id) {
            @for (side, edge) in Side::ALL.into_iter().zip(&thing.edges) {
                (at_edge(view, side, edge, sides.iter().find(|(_, choice)| choice.side == Some(side)).copied()))
            }
            div.heart {
                span.picture { (picture(thing)) }
                b.name { (view.named(&thing.name)) }
                span.label { (view.said(&thing.label)) }
                @for mark in &thing.marks { span.mark { (view.said(mark)) } }
            }
        }
        @if !whole.is_empty() {
            div.deeds { @for numbered in whole { (super::choices::carried_choice(view, thing, numbered)) } }
        }
    }
}

/// The name of an edge.
pub fn word(side: Side) -> &'static str {
    match side {
        Side::Top => "top",
        Side::Right => "right",
        Side::Bottom => "bottom",
        Side::Left => "left",
    }
}

/// What stands at an edge, and what comes of it: a button where it can be chosen.
fn at_edge(view: &BoardView<'_>, side: Side, edge: &Text, about: Option<Numbered<'_>>) -> Markup {
    let holds = html! {
        span.picture { (art::edge(edge.id)) }
        span.name { (view.said(edge)) }
    };
    match about {
        Some((at, choice)) if choice.refused.is_none() => {
            let class = format!("edge {}", word(side));
            let holds = html! {
                @if let Some(digit) = digit(view, at) { kbd aria-hidden="true" { (digit) } }
                (holds)
                span.comes { (view.said(&choice.consequence)) }
                @if choice.chance { (chance(view)) }
            };
            press(view, at, choice, &class, holds)
        }
        Some(_) => html! { div.edge.barred-edge.(word(side)) { (holds) } },
        None => html! { div.edge.(word(side)) { (holds) } },
    }
}
