//! Things in rows and columns, such as the rooms of a floor.

use super::{Scale, Sight};
use crate::screen::canvas::{Canvas, Spot, wrapped};
use crate::screen::look::Weight;
use kernel::Thing;
use ratatui::layout::Rect;

/// The width and height of a place, with one side of its frame: neighbours share theirs.
fn place(columns: u8, scale: Scale, most: u16) -> (u16, u16) {
    let (across, down) = match scale {
        Scale::Large => (18, 5),
        Scale::Medium => (13, 3),
        Scale::Small => (12, 2),
    };
    let fair = most.saturating_sub(1) / (columns.max(1) as u16);
    (across.min(fair).max(4), down)
}

pub fn size(columns: u8, rows: u8, scale: Scale, most: u16) -> (u16, u16) {
    let (across, down) = place(columns, scale, most);
    (columns as u16 * across + 1, rows as u16 * down + 1)
}

pub fn draw(
    canvas: &mut Canvas<'_>,
    sight: &Sight<'_>,
    at: usize,
    (columns, rows): (u8, u8),
    scale: Scale,
    area: Rect,
) {
    let look = canvas.look;
    let (across, down) = place(columns, scale, area.width);
    let whole = |(column, row): (u8, u8)| {
        Rect::new(area.x + column as u16 * across, area.y + row as u16 * down, across + 1, down + 1)
    };
    lattice(canvas, (columns, rows), (across, down), area);
    let things = &sight.page.zones[at].things;
    for (number, thing) in things.iter().enumerate() {
        let place = whole(thing.at);
        let inner = Rect::new(place.x + 1, place.y + 1, place.width - 2, place.height - 2);
        fill(canvas, sight, thing, inner);
        canvas.target(Spot::Thing(at, number), inner);
    }
    // Heavy frames last: they lie over their neighbours'.
    for (number, thing) in things.iter().enumerate() {
        let place = whole(thing.at);
        if sight.looked_at(Spot::Thing(at, number), thing) {
            canvas.frame(place, Weight::Heavy, look.tone(thing.tone));
        }
        let numbers = sight.numbers_in(thing, look, place.width.saturating_sub(5));
        if !numbers.is_empty() {
            canvas.text(place.x + 2, place.y, &format!(" {numbers} "), place.width - 3, look.strong());
        }
    }
}

/// The lines between places.
fn lattice(canvas: &mut Canvas<'_>, (columns, rows): (u8, u8), (across, down): (u16, u16), area: Rect) {
    let (right, bottom) = (columns as u16 * across, rows as u16 * down);
    for y in 0..=bottom {
        for x in 0..=right {
            let (on_row, on_column) = (y % down == 0, x % across == 0);
            let mut directions = 0;
            if on_column {
                directions |= (y > 0) as u8 | ((y < bottom) as u8) << 2;
            }
            if on_row {
                directions |= ((x < right) as u8) << 1 | ((x > 0) as u8) << 3;
            }
            if directions != 0 {
                let sign = canvas.look.line(directions);
                canvas.sign(area.x + x, area.y + y, sign, canvas.look.dim());
            }
        }
    }
}

/// What stands in a place: where one is, its name, what it is, what lies there; as much as there is room for.
fn fill(canvas: &mut Canvas<'_>, sight: &Sight<'_>, thing: &Thing, inner: Rect) {
    let look = canvas.look;
    let name = sight.called(thing, look);
    if thing.hidden {
        canvas.fill(inner, look.back(), look.dim());
        let middle = inner.y + (inner.height.saturating_sub(1)) / 2;
        canvas.centred(inner, middle, &format!(" {name} "), look.dim());
        return;
    }
    let style = look.tone(thing.tone);
    let (here, label) = (sight.own("screen-here", look), wrapped(&sight.said(&thing.label, look), inner.width));
    let marks: Vec<String> = sight.marks(thing, look);
    let room = inner.height as usize;
    let mut lines = Vec::new();
    // Where one is has a line of its own only where nothing else needs it.
    let apart = thing.here && room > 1 + label.len() + marks.len();
    if apart {
        lines.push((here, look.strong()));
    }
    let name = if thing.here && !apart { format!("@ {name}") } else { name };
    lines.push((name, style.patch(look.strong())));
    let spare = room.saturating_sub(lines.len());
    // What lies there matters more than what it is.
    let said = label.into_iter().take(spare.saturating_sub(marks.len())).map(|line| (line, style));
    lines.extend(said);
    lines.extend(marks.into_iter().map(|mark| (mark, look.dim())));
    let first = inner.y + (room.saturating_sub(lines.len()) / 2) as u16;
    for ((line, style), y) in lines.iter().zip(first..inner.bottom()) {
        canvas.centred(inner, y, line, *style);
    }
}
