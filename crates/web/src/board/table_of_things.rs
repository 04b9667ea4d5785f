//! One thing a line, with what is known of it in columns.

use super::Sight;
use super::things::{key, picture, playable, shortcut, tone};
use crate::html::art;
use kernel::{Cell, Text, Thing, Zone};
use maud::{Markup, html};

/// The roles are written out because a narrow screen lays the rows out as small cards.
pub fn table(sight: &Sight<'_>, zone: &Zone, columns: &[Text]) -> Markup {
    let heads: Vec<String> = columns.iter().map(|column| sight.said(column)).collect();
    html! {
        table.things role="table" {
            thead role="rowgroup" {
                tr role="row" { @for head in &heads { th scope="col" role="columnheader" { (head) } } }
            }
            tbody role="rowgroup" {
                @for thing in &zone.things { (row(sight, zone, thing, &heads)) }
            }
        }
    }
}

fn row(sight: &Sight<'_>, zone: &Zone, thing: &Thing, heads: &[String]) -> Markup {
    let name = html! {
        span.picture { (picture(thing)) }
        span.name { (sight.named(&thing.name)) }
        @if thing.here { span.pin { (art::sign("here")) span.sr { (sight.ui.word("board-here")) } } }
        span.label { (sight.said(&thing.label)) }
        @for mark in &thing.marks { span.mark { (sight.said(mark)) } }
    };
    html! {
        tr.here[thing.here].playable[playable(sight, thing)] role="row" data-tone=(tone(thing))
            data-key=(key(zone, thing)) data-thing=(thing.id) {
            th scope="row" role="rowheader" {
                (shortcut(sight, thing, "row", name))
            }
            @for (cell, head) in thing.cells.iter().zip(heads.iter().skip(1)) { (column(sight, cell, head)) }
        }
    }
}

fn column(sight: &Sight<'_>, cell: &Cell, head: &str) -> Markup {
    match cell {
        Cell::Empty => html! { td.empty role="cell" data-head=(head) { span aria-hidden="true" { "–" } } },
        Cell::Hidden => html! { td role="cell" data-head=(head) { (sight.ui.word("board-face-down")) } },
        Cell::Said(text) => html! { td role="cell" data-head=(head) { (sight.said(text)) } },
    }
}
