//! Places joined by arrows, such as the way through a biome.

use super::{Look, Scale, Sight, Weight};
use crate::screen::canvas::{Canvas, Spot, width};
use kernel::{Thing, Zone};
use ratatui::layout::Rect;
use std::collections::BTreeMap;

/// The columns between two places, where arrows run: one that leaves, three where they may turn, one for their heads.
const GAP: u16 = 5;

/// The most columns of a place.
const BROADEST: u16 = 22;

/// The measures of a path: the width of a place, its height, and the lines from one row to the next.
struct Measures {
    across: u16,
    down: u16,
    pitch: u16,
}

impl Measures {
    fn of(zone: &Zone, columns: u8, scale: Scale, most: u16) -> Self {
        let fair = (most + GAP) / (columns.max(1) as u16);
        let across = fair.saturating_sub(GAP).clamp(4, BROADEST);
        let down = match scale {
            Scale::Small => 1,
            Scale::Medium => 3,
            Scale::Large => 4,
        };
        // An arrow down or up its column wants a line of its own.
        let upright = zone.things.iter().any(|thing| leads(zone, thing).any(|to| to.at.0 == thing.at.0));
        Self { across, down, pitch: down + upright as u16 }
    }

    /// Where a place is.
    fn place(&self, area: Rect, (column, row): (u8, u8)) -> Rect {
        let x = area.x + column as u16 * (self.across + GAP);
        Rect::new(x, area.y + row as u16 * self.pitch, self.across, self.down)
    }
}

/// The things that a thing leads to.
fn leads<'z>(zone: &'z Zone, thing: &'z Thing) -> impl Iterator<Item = &'z Thing> {
    zone.things.iter().filter(|other| thing.leads_to.contains(&other.id))
}

/// What is said of a place, a line each: its name, and where there is room what it is, or what lies there.
fn said(sight: &Sight<'_>, thing: &Thing, look: Look, scale: Scale) -> Vec<String> {
    let numbers = sight.numbers(thing, look);
    if thing.hidden {
        let back = look.back().repeat(3);
        return vec![if numbers.is_empty() { back } else { format!("{numbers}: {back}") }];
    }
    let marks = sight.marks(thing, look).join(", ");
    let second = if marks.is_empty() { sight.said(&thing.label, look) } else { marks };
    let first = sight.numbered(thing, look);
    if scale == Scale::Large { vec![first, second] } else { vec![first] }
}

pub fn size(zone: &Zone, (columns, rows): (u8, u8), scale: Scale, most: u16) -> (u16, u16) {
    let measures = Measures::of(zone, columns, scale, most);
    let across = columns as u16 * (measures.across + GAP);
    (across.saturating_sub(GAP), rows.saturating_sub(1) as u16 * measures.pitch + measures.down)
}

pub fn draw(canvas: &mut Canvas<'_>, sight: &Sight<'_>, at: usize, columns: u8, scale: Scale, area: Rect) {
    let zone = &sight.page.zones[at];
    let measures = Measures::of(zone, columns, scale, area.width);
    let mut lines = Lines::default();
    for (source, thing) in zone.things.iter().enumerate() {
        let from = measures.place(area, thing.at);
        let turn = from.right() + 1 + turn(zone, thing);
        leads(zone, thing).for_each(|to| lines.join(source, from, measures.place(area, to.at), turn));
    }
    lines.draw(canvas);
    for (number, thing) in zone.things.iter().enumerate() {
        let (spot, place) = (Spot::Thing(at, number), measures.place(area, thing.at));
        draw_place(canvas, sight, spot, thing, scale, place);
    }
}

fn draw_place(canvas: &mut Canvas<'_>, sight: &Sight<'_>, spot: Spot, thing: &Thing, scale: Scale, place: Rect) {
    let look = canvas.look;
    let looked_at = sight.looked_at(spot, thing);
    let style = look.tone(thing.tone);
    let text = said(sight, thing, look, scale);
    canvas.clear(place);
    if scale == Scale::Small {
        let style = if looked_at { style.patch(look.focused()) } else { style };
        let upright = look.frame(Weight::Heavy)[5];
        let [left, right] = if looked_at { [upright, upright] } else { ["[", "]"] };
        canvas.fill(place, " ", style);
        canvas.sign(place.x, place.y, left, style);
        canvas.sign(place.right() - 1, place.y, right, style);
        let inner = Rect { x: place.x + 1, width: place.width - 2, ..place };
        let brief = match sight.numbers(thing, look) {
            _ if width(&text[0]) <= inner.width => text[0].clone(),
            numbers if !numbers.is_empty() => numbers,
            _ if thing.here => "@".into(),
            _ => text[0].clone(),
        };
        canvas.centred(inner, place.y, &brief, style);
    } else {
        let inner = canvas.frame(place, if looked_at { Weight::Heavy } else { Weight::Thin }, style);
        if thing.hidden {
            canvas.fill(inner, look.back(), look.dim());
        }
        let spoken = text.iter().filter(|_| !thing.hidden || !sight.numbers(thing, look).is_empty());
        for (number, (line, y)) in spoken.zip(inner.y..inner.bottom()).enumerate() {
            canvas.centred(inner, y, line, if number == 0 { style.patch(look.strong()) } else { look.dim() });
        }
    }
    canvas.target(spot, place);
}

/// How far to the right the arrows of a place turn. On a row where one place's arrows part and another's arrive they must
/// part first: else the arriving ones seem to part as well.
fn turn(zone: &Zone, thing: &Thing) -> u16 {
    turn_before(zone, thing, 2)
}

fn turn_before(zone: &Zone, thing: &Thing, most: u16) -> u16 {
    let parts = |thing: &Thing| leads(zone, thing).any(|to| to.at.0 > thing.at.0 && to.at.1 != thing.at.1);
    let arrives = |thing: &Thing, row: u8| leads(zone, thing).any(|to| to.at.0 > thing.at.0 && to.at.1 == row);
    if most == 0 || !parts(thing) {
        return 0;
    }
    let (column, row) = thing.at;
    let others = zone.things.iter().filter(|other| other.at.0 == column && other.at.1 != row);
    let first = others.filter(|other| parts(other) && arrives(thing, other.at.1) && !arrives(other, row));
    first.map(|other| 1 + turn_before(zone, other, most - 1)).max().unwrap_or(0)
}

/// The lines of all arrows: for each sign and each place they leave, the directions in which they go on; and the heads.
#[derive(Default)]
struct Lines {
    signs: BTreeMap<(u16, u16), BTreeMap<usize, u8>>,
    heads: Vec<((u16, u16), usize)>,
}

const UP: u8 = 1;
const RIGHT: u8 = 2;
const DOWN: u8 = 4;
const LEFT: u8 = 8;

impl Lines {
    fn add(&mut self, source: usize, x: u16, y: u16, directions: u8) {
        *self.signs.entry((x, y)).or_default().entry(source).or_default() |= directions;
    }

    fn flat(&mut self, source: usize, from: u16, to: u16, y: u16) {
        for x in from..to {
            self.add(source, x, y, RIGHT);
            self.add(source, x + 1, y, LEFT);
        }
    }

    fn upright(&mut self, source: usize, x: u16, from: u16, to: u16) {
        for y in from.min(to)..from.max(to) {
            self.add(source, x, y, DOWN);
            self.add(source, x, y + 1, UP);
        }
    }

    /// From the right edge of a place to the left edge of another; or straight down, or up, in the same column.
    fn join(&mut self, source: usize, from: Rect, to: Rect, turn: u16) {
        let (start, end) = (from.y + from.height / 2, to.y + to.height / 2);
        if from.x == to.x {
            let x = from.x + from.width / 2;
            let down = from.y < to.y;
            let (a, b) = if down { (from.bottom(), to.y) } else { (to.bottom(), from.y) };
            if a < b {
                self.upright(source, x, a, b - 1);
                self.add(source, x, a, UP);
                self.heads.push(if down { ((x, b - 1), 2) } else { ((x, a), 0) });
            }
            return;
        }
        self.add(source, from.right(), start, LEFT);
        self.flat(source, from.right(), turn, start);
        self.upright(source, turn, start, end);
        self.flat(source, turn, to.x.saturating_sub(1), end);
        self.heads.push(((to.x.saturating_sub(1), end), 1));
    }

    fn draw(&self, canvas: &mut Canvas<'_>) {
        let look = canvas.look;
        for ((x, y), sources) in &self.signs {
            let crosses =
                sources.values().any(|way| *way == UP | DOWN) && sources.values().any(|way| *way == LEFT | RIGHT);
            let all = sources.values().fold(0, |all, way| all | way);
            let straight = sources.values().all(|way| [UP | DOWN, LEFT | RIGHT].contains(way));
            // Lines that cross and do not meet: the upright one passes above.
            let directions = if crosses && straight { UP | DOWN } else { all };
            canvas.sign(*x, *y, look.line(directions), look.dim());
        }
        for ((x, y), head) in &self.heads {
            canvas.sign(*x, *y, look.heads()[*head], look.strong());
        }
    }
}
