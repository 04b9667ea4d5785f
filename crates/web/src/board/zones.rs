//! The places where things lie, each in its layout.

use super::things::{Size, carrying, corner, key, picture, playable, pointing, shortcut, tone};
use super::{BoardView, card, path, role_name, table_of_things, zone_slot};
use crate::html::art;
use crate::html::slot::{self, Slot};
use crate::pages::look::anchor;
use kernel::{Layout, Side, Thing, Zone, ZoneRole};
use maud::{Markup, html};

/// From so many things on, a list is folded away.
const LONG: usize = 9;

/// The zones of a role, in the order of the page, each in its frame. A map that is but remembered is drawn in the scene: what lies beside
/// it is too narrow for its names.
pub fn of_role(view: &BoardView<'_>, slots: &[Slot], role: ZoneRole) -> Markup {
    let place = |zone: &Zone| match (zone.role, &zone.layout) {
        (ZoneRole::Memory, Layout::Path { .. }) => ZoneRole::Scene,
        (role, _) => role,
    };
    let zones = view.page.zones.iter().filter(|zone| place(zone) == role);
    html! {
        div.slot.(role_name(role)) { @for zone in zones { (framed(slots, zone)) } }
    }
}

/// A zone in its frame.
fn framed(slots: &[Slot], zone: &Zone) -> Markup {
    let name = zone_slot(zone);
    html! {
        section.zone.(class(&zone.layout)) data-zone=(zone.id) data-slot=(name) {
            (slot::inside(slots, &name))
        }
    }
}

/// What stands in the frame of a zone. An empty one says so, unless it is but a note of what could be looked up.
pub fn inside(view: &BoardView<'_>, zone: &Zone) -> Markup {
    let label = view.said(&zone.label);
    if zone.role == ZoneRole::Memory && zone.count == 0 && zone.things.is_empty() {
        return html! {};
    }
    if zone.layout == Layout::List && zone.things.len() >= LONG {
        return long_list(view, zone, &label);
    }
    html! {
        h3.zone-name { (label) (look(view, zone, &label)) }
        (laid(view, zone))
    }
}

/// A long list is looked at where everything is; where that cannot be, it is folded.
fn long_list(view: &BoardView<'_>, zone: &Zone, label: &str) -> Markup {
    html! {
        @match &view.look {
            Some(look) => {
                a.long href={ (look) "#zone-" (anchor(label)) } { span.zone-name { (label) } " " span.many { (zone.count) } }
            },
            None => {
                details.long id={ "zone-" (zone.id) } {
                    summary { span.zone-name { (label) } " " span.many { (zone.count) } }
                    (chips(view, zone))
                }
            },
        }
    }
}

/// The way to a closer look at what lies there.
fn look(view: &BoardView<'_>, zone: &Zone, label: &str) -> Markup {
    let explained = zone.things.iter().any(|thing| !thing.clauses.is_empty());
    html! {
        @if let Some(look) = view.look.as_ref().filter(|_| explained) {
            " "
            a.look href={ (look) "#zone-" (anchor(label)) } title=(view.ui.word("look-title")) {
                span aria-hidden="true" { "i" }
                span.sr { (view.ui.word("look-title")) }
            }
        }
    }
}

fn class(layout: &Layout) -> &'static str {
    match layout {
        Layout::Row => "row",
        Layout::Hand => "hand",
        Layout::Pile => "pile",
        Layout::Stack => "stack",
        Layout::List => "list",
        Layout::Card => "single",
        Layout::Grid { .. } => "grid",
        Layout::Path { .. } => "path",
        Layout::Lanes { .. } => "lanes",
        Layout::Table { .. } => "ledger",
        Layout::Dice => "dice",
        Layout::Tokens => "tokens",
        Layout::Timeline => "timeline",
    }
}

fn laid(view: &BoardView<'_>, zone: &Zone) -> Markup {
    match &zone.layout {
        Layout::Row | Layout::Hand => row(view, zone),
        Layout::Pile => pile(view, zone),
        Layout::Stack => html! {
            ol.things { @for thing in &zone.things { (pointing(view, zone, thing, Size::Card)) } }
        },
        Layout::List => chips(view, zone),
        Layout::Card => card::single(view, zone),
        Layout::Grid { columns, .. } => html! {
            ul.things.{ "columns-" (columns) } {
                @for thing in &zone.things { (pointing(view, zone, thing, Size::Place)) }
            }
        },
        Layout::Path { columns, rows } => path::path(view, zone, (*columns, *rows)),
        Layout::Lanes { labels } => lanes(view, zone, labels),
        Layout::Table { columns } => table_of_things::table(view, zone, columns),
        Layout::Dice => html! {
            ul.things { @for thing in &zone.things { (die(view, zone, thing)) } }
        },
        Layout::Tokens => chips(view, zone),
        Layout::Timeline => timeline(view, zone),
    }
}

fn row(view: &BoardView<'_>, zone: &Zone) -> Markup {
    html! {
        @if zone.things.is_empty() {
            p.empty { (view.ui.word("board-nothing")) }
        } @else {
            ul.things.{ "of-" (zone.things.len().min(8)) } {
                @for thing in &zone.things {
                    @if view.carries(zone) {
                        (carrying(view, zone, thing))
                    } @else {
                        (pointing(view, zone, thing, Size::Card))
                    }
                }
            }
        }
    }
}

fn pile(view: &BoardView<'_>, zone: &Zone) -> Markup {
    html! {
        div.heap.none[zone.count == 0] data-key={ (zone.id) ":pile" } {
            span.picture { (art::back(zone.id)) }
            span.many { b { (zone.count) } span.sr { (view.counted("board-cards", zone.count)) } }
        }
        @if !zone.things.is_empty() {
            ul.things { @for thing in &zone.things { (pointing(view, zone, thing, Size::Card)) } }
        }
    }
}

/// Names in lines. What is said of all of them alike is only heard.
fn chips(view: &BoardView<'_>, zone: &Zone) -> Markup {
    if zone.things.is_empty() {
        return html! { p.empty { (view.ui.word("board-nothing")) } };
    }
    let alike = zone.things.len() > 1 && zone.things.windows(2).all(|pair| pair[0].label == pair[1].label);
    html! {
        ul.things.alike[alike] {
            @for thing in &zone.things {
                @if thing.edges.is_empty() { (pointing(view, zone, thing, Size::Chip)) } @else { (small_card(view, zone, thing)) }
            }
        }
    }
}

/// A card with something at each of its four edges, small: what stands there is drawn, and said.
fn small_card(view: &BoardView<'_>, zone: &Zone, thing: &Thing) -> Markup {
    html! {
        li.item data-key=(key(zone, thing)) data-thing=(thing.id) {
            div.thing.mini data-tone=(tone(thing)) title=(view.named(&thing.name)) {
                @for (side, edge) in Side::ALL.into_iter().zip(&thing.edges) {
                    span.(card::word(side)) { (art::edge(edge.id)) (numbered(view, edge)) }
                }
                span.sr { (view.named(&thing.name)) ", " (view.said(&thing.label)) }
                @for mark in &thing.marks { span.mark { (view.said(mark)) } }
            }
        }
    }
}

/// The number in what stands at an edge, where it has one: the strength of a monster.
fn numbered(view: &BoardView<'_>, edge: &kernel::Text) -> Markup {
    let digits: String = view.said(edge).chars().filter(char::is_ascii_digit).collect();
    html! { @if !digits.is_empty() { b aria-hidden="true" { (digits) } } }
}

fn lanes(view: &BoardView<'_>, zone: &Zone, labels: &[kernel::Text]) -> Markup {
    let in_lane = |lane: usize| zone.things.iter().filter(move |thing| thing.at.0 as usize == lane);
    html! {
        div.lane-row.{ "columns-" (labels.len()) } {
            @for (lane, label) in labels.iter().enumerate() {
                div.lane {
                    h4 { (view.said(label)) }
                    ul.things { @for thing in in_lane(lane) { (pointing(view, zone, thing, Size::Place)) } }
                }
            }
        }
    }
}

/// A die: its face, and what holds of it.
fn die(view: &BoardView<'_>, zone: &Zone, thing: &Thing) -> Markup {
    let shown = thing.corner.as_ref().map_or("", |corner| corner.en.as_str());
    let face = html! {
        span.face data-tone=(tone(thing)) {
            @if thing.hidden { (picture(thing)) } @else { (art::die(thing.picture, shown)) }
            span.name { (view.named(&thing.name)) }
            span.label.sr { (view.said(&thing.label)) }
            @for mark in &thing.marks { span.mark { (view.said(mark)) } }
        }
    };
    html! {
        li.item.playable[playable(view, thing)].wanted[view.is_wanted(thing)] data-key=(key(zone, thing)) data-thing=(thing.id) {
            (shortcut(view, thing, "die", face))
        }
    }
}

/// Steps one after the other.
fn timeline(view: &BoardView<'_>, zone: &Zone) -> Markup {
    html! {
        ol.things {
            @for thing in &zone.things {
                li.step.here[thing.here] data-tone=(tone(thing)) data-key=(key(zone, thing)) data-thing=(thing.id)
                    aria-current=[thing.here.then_some("step")] title=(view.said(&thing.label)) {
                    span.picture { (picture(thing)) }
                    (corner(view, thing))
                    span.name { (view.named(&thing.name)) }
                    span.label.sr { (view.said(&thing.label)) }
                    @for mark in &thing.marks { span.mark { (view.said(mark)) } }
                }
            }
        }
    }
}
