//! A map of places with arrows from each to those it leads to.

use super::BoardView;
use super::things::{Size, pointing};
use kernel::{Thing, Zone};
use maud::{Markup, html};

/// The edge of a place on the map, in the units of its drawing.
const PLACE: i32 = 100;
/// How far from the middle of a place an arrow begins and ends.
const CLEAR: f64 = 36.0;

pub fn path(view: &BoardView<'_>, zone: &Zone, (columns, rows): (u8, u8)) -> Markup {
    let (across, down) = (columns as i32 * PLACE, rows as i32 * PLACE);
    let ways = zone.things.iter().flat_map(|from| from.leads_to.iter().filter_map(|to| way(zone, from, to)));
    html! {
        div.map {
            svg.ways viewBox=(format!("0 0 {across} {down}")) preserveAspectRatio="none" aria-hidden="true" {
                @for (line, head) in ways { path.way d=(line) {} path.head d=(head) {} }
            }
            ul.things.{ "columns-" (columns) }.{ "rows-" (rows) } {
                @for thing in &zone.things { (pointing(view, zone, thing, Size::Place)) }
            }
        }
    }
}

fn middle(thing: &Thing) -> (f64, f64) {
    let along = |at: u8| (at as i32 * PLACE + PLACE / 2) as f64;
    (along(thing.at.0), along(thing.at.1))
}

/// The line of an arrow and its head.
fn way(zone: &Zone, from: &Thing, to: &str) -> Option<(String, String)> {
    let to = zone.things.iter().find(|thing| thing.id == to)?;
    let ((x1, y1), (x2, y2)) = (middle(from), middle(to));
    let long = (x2 - x1).hypot(y2 - y1);
    if long == 0.0 {
        return None;
    }
    let (dx, dy) = ((x2 - x1) / long, (y2 - y1) / long);
    let (x1, y1, x2, y2) = (x1 + dx * CLEAR, y1 + dy * CLEAR, x2 - dx * CLEAR, y2 - dy * CLEAR);
    let (back_x, back_y) = (x2 - dx * 10.0, y2 - dy * 10.0);
    let head = format!(
        "M{x2:.1} {y2:.1}L{:.1} {:.1}L{:.1} {:.1}Z",
        back_x - dy * 6.0,
        back_y + dx * 6.0,
        back_x + dy * 6.0,
        back_y - dx * 6.0
    );
    Some((format!("M{x1:.1} {y1:.1}L{back_x:.1} {back_y:.1}"), head))
}
