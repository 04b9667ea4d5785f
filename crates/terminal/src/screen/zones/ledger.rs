//! One thing a line, with what is known of it in columns: an initiative list, the rounds of a fight.

use super::Sight;
use crate::screen::board::scrolled;
use crate::screen::canvas::{Canvas, Spot, width};
use crate::screen::look::Look;
use kernel::{PageCell, Text, Thing, Zone};
use ratatui::layout::Rect;

/// The signs between two columns.
const GAP: u16 = 2;

/// What stands in a column of a thing's line; the first is its name, with what holds of it.
fn cell(sight: &Sight<'_>, thing: &Thing, column: usize, look: Look) -> String {
    if column == 0 {
        let numbers = sight.numbers(thing, look);
        let numbers = if numbers.is_empty() { numbers } else { format!("{numbers}: ") };
        let marks: String = sight.bare_marks(thing, look).iter().map(|mark| format!(", {mark}")).collect();
        let amount = sight.befallen(&thing.id, look).map(|amount| format!(" {amount}")).unwrap_or_default();
        return format!("{numbers}{}{amount}{marks}", sight.called(thing, look));
    }
    match thing.cells.get(column - 1) {
        None | Some(PageCell::Empty) => look.none().into(),
        Some(PageCell::Hidden) => format!("[{}]", look.back().repeat(2)),
        Some(PageCell::Said(text) | PageCell::Measured(text)) => sight.said(text, look),
    }
}

/// The width of every column; where they are too broad together, the broadest give way.
fn widths(sight: &Sight<'_>, zone: &Zone, look: Look, columns: &[Text], most: u16) -> Vec<u16> {
    let wanted = |column: usize| {
        let head = width(&sight.said(&columns[column], look));
        zone.things.iter().map(|thing| width(&cell(sight, thing, column, look))).max().unwrap_or(0).max(head)
    };
    let mut widths: Vec<u16> = (0..columns.len()).map(wanted).collect();
    let room = most.saturating_sub(2 + GAP * columns.len().saturating_sub(1) as u16);
    while widths.iter().sum::<u16>() > room {
        let Some(broadest) = widths.iter_mut().max() else { break };
        if *broadest <= 3 {
            break;
        }
        *broadest -= 1;
    }
    widths
}

pub fn draw(canvas: &mut Canvas<'_>, sight: &Sight<'_>, at: usize, columns: &[Text], area: Rect) {
    let (zone, look) = (&sight.page.zones[at], canvas.look);
    let widths = widths(sight, zone, look, columns, area.width);
    let mut x = area.x + 2;
    for (column, head) in columns.iter().enumerate() {
        canvas.text(x, area.y, &sight.said(head, look), widths[column], look.strong());
        x += widths[column] + GAP;
    }
    let room = area.height.saturating_sub(1) as usize;
    let looked_at = |(number, thing): (usize, &Thing)| sight.looked_at(Spot::Thing(at, number), thing);
    let focused = zone.things.iter().enumerate().position(looked_at).unwrap_or(0);
    let first = scrolled(zone.things.len(), room, focused);
    let shown = zone.things.iter().enumerate().skip(first).take(room);
    for ((number, thing), y) in shown.zip(area.y + 1..) {
        let line = Rect::new(area.x, y, area.width, 1);
        draw_line(canvas, sight, Spot::Thing(at, number), thing, &widths, line);
    }
    if zone.things.len() > room {
        let left_out = format!("{}{}", look.cut(), zone.things.len() - room);
        canvas.right(area, area.y, &left_out, look.strong());
    }
}

fn draw_line(canvas: &mut Canvas<'_>, sight: &Sight<'_>, spot: Spot, thing: &Thing, widths: &[u16], line: Rect) {
    let look = canvas.look;
    let looked_at = sight.looked_at(spot, thing);
    let sign = match (looked_at, thing.here) {
        (true, _) => look.pointer(),
        (false, true) => "@",
        (false, false) => " ",
    };
    canvas.sign(line.x, line.y, sign, look.strong());
    let mut x = line.x + 2;
    for (column, broad) in widths.iter().enumerate() {
        let known = column == 0 || thing.cells.get(column - 1).and_then(PageCell::text).is_some();
        let style = match (column, known) {
            (_, false) => look.dim(),
            (0, _) => look.tone(thing.tone).patch(look.strong()),
            _ => look.tone(thing.tone),
        };
        canvas.text(x, line.y, &cell(sight, thing, column, look), *broad, style);
        x += broad + GAP;
    }
    if looked_at {
        canvas.tint(Rect { x: line.x + 2, width: x.saturating_sub(line.x + 2 + GAP), ..line }, look.focused());
    }
    canvas.target(spot, line);
}
