//! One card, large, with something at each of its four edges.

use super::choices::{digit, press, told};
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
        @if !sides.is_empty() {
            ul.edge-deeds { @for numbered in sides { li { (deed(view, numbered)) } } }
        }
        @if !whole.is_empty() {
            div.deeds { @for numbered in whole { (super::choices::carried_choice(view, thing, numbered)) } }
        }
    }
}

fn word(side: Side) -> &'static str {
    match side {
        Side::Top => "top",
        Side::Right => "right",
        Side::Bottom => "bottom",
        Side::Left => "left",
    }
}

/// What stands at an edge: a button where it can be chosen. What comes of it stands below the card.
fn at_edge(view: &BoardView<'_>, side: Side, edge: &Text, about: Option<Numbered<'_>>) -> Markup {
    let holds = html! {
        span.picture { (art::edge(edge.id)) }
        span.name { (view.said(edge)) }
    };
    match about {
        Some((at, choice)) if choice.refused.is_none() => html! {
            button.edge.(word(side)) name="action" value=(choice.action) data-odds[choice.chance]
                data-side=(word(side)) {
                @if let Some(digit) = digit(view, at) { kbd aria-hidden="true" { (digit) } }
                (holds)
                span.comes.sr { (view.said(&choice.consequence)) }
            }
        },
        Some(_) => html! { div.edge.barred.(word(side)) { (holds) } },
        None => html! { div.edge.(word(side)) { (holds) } },
    }
}

/// What comes of an edge.
fn deed(view: &BoardView<'_>, (at, choice): Numbered<'_>) -> Markup {
    let label = view.said(&choice.label);
    match &choice.refused {
        None => press(view, at, choice, "choice", told(view, at, choice, &label)),
        Some(refused) => super::choices::refusal(view, &label, refused),
    }
}
