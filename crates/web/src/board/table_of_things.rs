//! One thing a line, with what is known of it in columns.

use super::things::{key, picture, playable, shortcut, tone};
use super::{BoardView, gauges};
use crate::html::art;
use kernel::{PageCell, Text, Thing, Zone};
use maud::{Markup, html};

/// The roles are written out because a narrow screen lays the rows out as small cards. Columns of quantities are left out: those are
/// drawn with the name.
pub fn table(view: &BoardView<'_>, zone: &Zone, columns: &[Text]) -> Markup {
    let measured =
        |at: usize| zone.things.iter().all(|thing| matches!(thing.cells.get(at), Some(PageCell::Measured(_))));
    let shown: Vec<usize> = (0..columns.len().saturating_sub(1)).filter(|at| !measured(*at)).collect();
    let heads = columns.first().into_iter().chain(shown.iter().map(|at| &columns[at + 1]));
    let heads: Vec<String> = heads.map(|head| view.said(head)).collect();
    html! {
        table.things role="table" {
            thead role="rowgroup" {
                tr role="row" { @for head in &heads { th scope="col" role="columnheader" { (head) } } }
            }
            tbody role="rowgroup" {
                @for thing in &zone.things { (row(view, zone, thing, &shown, &heads)) }
            }
        }
    }
}

fn row(view: &BoardView<'_>, zone: &Zone, thing: &Thing, shown: &[usize], heads: &[String]) -> Markup {
    let cells = shown.iter().filter_map(|at| thing.cells.get(*at));
    let plate = view.plate(zone, thing);
    let name = html! {
        span.picture { (picture(thing)) }
        span.name { (view.named(&thing.name)) @if let Some(holder) = plate.and_then(|plate| plate.holder.as_ref()) { span.holder { " · " (holder) } } }
        @if thing.here { span.pin { (art::sign("here")) span.sr { (view.ui.word("board-here")) } } }
        span.label { (view.said(&thing.label)) }
        (gauges::of_thing(view, thing))
        @for mark in &thing.marks { span.mark { (view.said(mark)) } }
    };
    html! {
        tr.here[thing.here].playable[playable(view, thing)].wanted[view.is_wanted(thing)] role="row" data-tone=(tone(thing))
            data-key=(key(zone, thing)) data-thing=(thing.id) data-seat=[plate.map(|plate| plate.seat.0 + 1)] {
            th scope="row" role="rowheader" {
                (shortcut(view, thing, "row", name))
            }
            @for (cell, head) in cells.zip(heads.iter().skip(1)) { (column(view, cell, head)) }
        }
    }
}

fn column(view: &BoardView<'_>, cell: &PageCell, head: &str) -> Markup {
    match cell {
        PageCell::Empty => html! { td.empty role="cell" data-head=(head) { span aria-hidden="true" { "–" } } },
        PageCell::Hidden => html! { td role="cell" data-head=(head) { (view.ui.word("board-face-down")) } },
        PageCell::Said(text) | PageCell::Measured(text) => {
            html! { td role="cell" data-head=(head) { (view.said(text)) } }
        }
    }
}
