//! Places joined by arrows, such as the way through a biome.

use super::{Scale, Sight};
use crate::screen::canvas::{Canvas, Spot, width};
use crate::screen::look::Weight;
use kernel::{Thing, Zone};
use ratatui::layout::Rect;
use std::collections::BTreeMap;

/// The columns between two places, where arrows run.
const GAP: u16 = 5;

/// The measures of a path: the width of a place, its height, and the lines from one row to the next.
struct Measures {
    across: u16,
    down: u16,
    pitch: u16,
}

impl Measures {
    fn of(sight: &Sight<'_>, zone: &Zone, columns: u8, scale: Scale, most: u16) -> Self {
        let longest = zone.things.iter().map(|thing| width(&said(sight, thing))).max().unwrap_or(1);
        let columns = columns.max(1) as u16;
        let fair = (most + GAP) / columns;
        let across = (longest + 2).min(fair.saturating_sub(GAP)).max(5);
        match scale {
            Scale::Small => Self { across, down: 1, pitch: 1 },
            Scale::Medium => Self { across, down: 1, pitch: 2 },
            Scale::Large => Self { across, down: 3, pitch: 4 },
        }
    }

    /// Where a place is.
    fn place(&self, area: Rect, (column, row): (u8, u8)) -> Rect {
        let x = area.x + column as u16 * (self.across + GAP);
        Rect::new(x, area.y + row as u16 * self.pitch, self.across, self.down)
    }
}

fn said(sight: &Sight<'_>, thing: &Thing) -> String {
    let numbers = sight.numbers(thing);
    match (numbers.is_empty(), thing.here) {
        (true, false) => sight.name(thing).into(),
        (true, true) => format!("@ {}", sight.name(thing)),
        (false, _) => format!("{numbers}: {}", sight.name(thing)),
    }
}

pub fn size(sight: &Sight<'_>, zone: &Zone, columns: u8, rows: u8, scale: Scale, most: u16) -> (u16, u16) {
    let measures = Measures::of(sight, zone, columns, scale, most);
    let across = columns as u16 * (measures.across + GAP) - GAP;
    (across, rows.saturating_sub(1) as u16 * measures.pitch + measures.down)
}

pub fn draw(canvas: &mut Canvas<'_>, sight: &Sight<'_>, at: usize, (columns, _): (u8, u8), scale: Scale, area: Rect) {
    let zone = &sight.page.zones[at];
    let look = canvas.look;
    let measures = Measures::of(sight, zone, columns, scale, area.width);
    let mut lines = Lines::default();
    for thing in &zone.things {
        for target in zone.things.iter().filter(|other| thing.leads_to.contains(&other.id)) {
            lines.join(measures.place(area, thing.at), measures.place(area, target.at));
        }
    }
    for ((x, y), directions) in &lines.signs {
        canvas.sign(*x, *y, look.line(*directions), look.dim());
    }
    for ((x, y), head) in &lines.heads {
        canvas.sign(*x, *y, look.heads()[*head], look.strong());
    }
    for (number, thing) in zone.things.iter().enumerate() {
        let (spot, place) = (Spot::Thing(at, number), measures.place(area, thing.at));
        let looked_at = sight.looked_at(spot, thing);
        let style = look.tone(thing.tone);
        let text = if thing.hidden { look.back().repeat(3) } else { said(sight, thing) };
        canvas.clear(place);
        if measures.down == 1 {
            let style = if looked_at { style.patch(look.focused()) } else { style };
            canvas.text(place.x, place.y, "[", 1, style);
            canvas.fill(Rect { x: place.x + 1, width: place.width - 2, ..place }, " ", style);
            canvas.centred(Rect { x: place.x + 1, width: place.width - 2, ..place }, place.y, &text, style);
            canvas.text(place.right() - 1, place.y, "]", 1, style);
        } else {
            let inner = canvas.frame(place, if looked_at { Weight::Heavy } else { Weight::Thin }, style);
            canvas.centred(inner, inner.y, &text, style);
        }
        canvas.target(spot, place);
    }
}

/// The lines of all arrows: for each sign, the directions in which lines leave it.
#[derive(Default)]
struct Lines {
    signs: BTreeMap<(u16, u16), u8>,
    heads: Vec<((u16, u16), usize)>,
}

const UP: u8 = 1;
const RIGHT: u8 = 2;
const DOWN: u8 = 4;
const LEFT: u8 = 8;

impl Lines {
    fn add(&mut self, x: u16, y: u16, directions: u8) {
        *self.signs.entry((x, y)).or_default() |= directions;
    }

    fn flat(&mut self, from: u16, to: u16, y: u16) {
        for x in from..to {
            self.add(x, y, RIGHT);
            self.add(x + 1, y, LEFT);
        }
    }

    fn upright(&mut self, x: u16, from: u16, to: u16) {
        for y in from.min(to)..from.max(to) {
            self.add(x, y, DOWN);
            self.add(x, y + 1, UP);
        }
    }

    /// From the right edge of a place to the left edge of another; or straight down, or up, in the same column.
    fn join(&mut self, from: Rect, to: Rect) {
        let (start, end) = (from.y + from.height / 2, to.y + to.height / 2);
        if from.x == to.x {
            let x = from.x + from.width / 2;
            let down = from.y < to.y;
            let (a, b) = if down { (from.bottom(), to.y) } else { (to.bottom(), from.y) };
            if a < b {
                self.upright(x, a, b - 1);
                self.add(x, a, UP);
                self.heads.push(if down { ((x, b - 1), 2) } else { ((x, a), 0) });
            }
            return;
        }
        let turn = from.right() + GAP / 2;
        self.add(from.right(), start, LEFT);
        self.flat(from.right(), turn, start);
        self.upright(turn, start, end);
        self.flat(turn, to.x.saturating_sub(1), end);
        self.heads.push(((to.x.saturating_sub(1), end), 1));
    }
}
