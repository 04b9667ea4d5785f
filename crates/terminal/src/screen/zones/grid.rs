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
    let whole = |column: u8, row: u8| {
        Rect::new(area.x + column as u16 * across, area.y + row as u16 * down, across + 1, down + 1)
    };
    lattice(canvas, (columns, rows), (across, down), area);
    let things = &sight.page.zones[at].things;
    for (number, thing) in things.iter().enumerate() {
        let (column, row) = thing.at;
        let (spot, place) = (Spot::Thing(at, number), whole(column, row));
        let inner = Rect::new(place.x + 1, place.y + 1, place.width - 2, place.height - 2);
        fill(canvas, sight, thing, inner);
        canvas.target(spot, inner);
        let numbers = sight.numbers(thing);
        if !numbers.is_empty() {
            canvas.text(place.x + 1, place.y, &format!(" {numbers} "), inner.width, look.strong());
        }
    }
    // Heavy frames last: they lie over their neighbours'.
    for (number, thing) in things.iter().enumerate() {
        if sight.looked_at(Spot::Thing(at, number), thing) {
            let (place, numbers) = (whole(thing.at.0, thing.at.1), sight.numbers(thing));
            canvas.frame(place, Weight::Heavy, look.tone(thing.tone));
            if !numbers.is_empty() {
                canvas.text(place.x + 1, place.y, &format!(" {numbers} "), place.width - 2, look.strong());
            }
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

fn fill(canvas: &mut Canvas<'_>, sight: &Sight<'_>, thing: &Thing, inner: Rect) {
    let look = canvas.look;
    if thing.hidden {
        canvas.fill(inner, look.back(), look.dim());
        canvas.centred(inner, inner.y + inner.height / 2, &format!(" {} ", sight.name(thing)), look.dim());
        return;
    }
    let style = look.tone(thing.tone);
    let mut lines = Vec::new();
    if thing.here {
        lines.push((sight.speech.own.word("screen-here"), look.strong()));
    }
    lines.push((sight.name(thing).to_string(), style.patch(look.strong())));
    lines.extend(wrapped(&sight.say(&thing.label), inner.width).into_iter().map(|line| (line, style)));
    lines.extend(thing.marks.iter().map(|mark| (sight.say(mark), look.dim())));
    if inner.height == 1 && thing.here {
        // One line must do for both.
        lines = vec![(format!("@ {}", sight.name(thing)), style.patch(look.strong()))];
    }
    for ((line, style), y) in lines.iter().zip(inner.y..inner.bottom()) {
        canvas.centred(inner, y, line, *style);
    }
}
