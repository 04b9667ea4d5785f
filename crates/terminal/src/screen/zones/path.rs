//! Places joined by arrows, such as the way through a biome.

use super::{Look, Scale, Sight, Weight};
use crate::screen::canvas::{Canvas, Spot, width, wrapped};
use kernel::{Thing, Zone};
use ratatui::layout::Rect;
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// The columns between two places, where arrows run: one that leaves, three where they may turn, one for their heads.
const GAP: u16 = 5;

/// The same where there is little room, beside the story: one where arrows leave and turn, one for their heads.
const NARROW_GAP: u16 = 2;

/// The most columns of a place.
const BROADEST: u16 = 22;

/// The most columns in which but the beginning of a name has room.
const CODE: u16 = 3;

/// The least columns and the lines of a place beside the story: its name in several lines, and what lies there.
const NARROWEST: u16 = 10;
const LINES: u16 = 4;

/// The measures of a path: the width of each column, the height of a place, the lines from one row to the next, and the gap between
/// columns.
struct Measures {
    across: Vec<u16>,
    down: u16,
    pitch: u16,
    gap: u16,
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
        Self { across: vec![across; columns.max(1) as usize], down, pitch: down + upright(zone) as u16, gap: GAP }
    }

    /// The measures of a map beside the story; `lines` are those that a column takes in a width. What is over goes to the column that
    /// takes fewer for it.
    fn beside(columns: u8, most: u16, lines: impl Fn(usize, u16) -> usize) -> Self {
        let columns = columns.max(1) as usize;
        let mut over = most.saturating_sub((columns as u16 - 1) * NARROW_GAP);
        let mut across = vec![over / columns as u16; columns];
        over %= columns as u16;
        while over > 0 {
            let takes = |column: usize, more: u16| lines(column, across[column] + more);
            let ways = (0..columns).flat_map(|column| (1..=over).map(move |more| (column, more)));
            let gains = ways.filter(|(column, more)| takes(*column, *more) < takes(*column, 0));
            let best = gains.max_by_key(|(column, more)| (takes(*column, 0), Reverse(*more)));
            let (column, more) = best.unwrap_or((0, over));
            across[column] += more;
            over -= more;
        }
        Self { across, down: LINES, pitch: LINES + 1, gap: NARROW_GAP }
    }

    /// Where a place is.
    fn place(&self, area: Rect, (column, row): (u8, u8)) -> Rect {
        let before: u16 = self.across.iter().take(column as usize).map(|across| across + self.gap).sum();
        let across = self.across.get(column as usize).copied().unwrap_or_default();
        Rect::new(area.x + before, area.y + row as u16 * self.pitch, across, self.down)
    }

    /// All arrows of a path.
    fn lines(&self, zone: &Zone, area: Rect) -> Lines {
        let mut lines = Lines::default();
        for (source, thing) in zone.things.iter().enumerate() {
            let from = self.place(area, thing.at);
            // They leave, turn, and arrive: where the gap is narrow, they turn where they leave.
            let turn = (1 + turn(zone, thing)).min(self.gap - 2);
            let turns = (from.right() + turn, from.x.saturating_sub((self.gap - 1).min(2)));
            leads(zone, thing).for_each(|to| lines.join(source, from, self.place(area, to.at), turns));
        }
        lines
    }
}

/// Whether an arrow leads down or up its column: it wants a line of its own.
fn upright(zone: &Zone) -> bool {
    zone.things.iter().any(|thing| leads(zone, thing).any(|to| to.at.0 == thing.at.0))
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
    let across: u16 = measures.across.iter().map(|across| across + GAP).sum();
    (across.saturating_sub(GAP), rows.saturating_sub(1) as u16 * measures.pitch + measures.down)
}

pub fn draw(canvas: &mut Canvas<'_>, sight: &Sight<'_>, at: usize, columns: u8, scale: Scale, area: Rect) {
    let zone = &sight.page.zones[at];
    let measures = Measures::of(zone, columns, scale, area.width);
    measures.lines(zone, area).draw(canvas);
    for (number, thing) in zone.things.iter().enumerate() {
        let (spot, place) = (Spot::Thing(at, number), measures.place(area, thing.at));
        draw_place(canvas, sight, spot, thing, scale, place);
    }
}

/// The lines of a map beside the story in a width; nothing where places would be too narrow for their names.
pub fn lines_beside((columns, rows): (u8, u8), most: u16) -> Option<u16> {
    let measures = Measures::beside(columns, most, |_, _| 0);
    let broad = measures.across.iter().all(|across| *across >= NARROWEST);
    broad.then(|| rows.saturating_sub(1) as u16 * measures.pitch + measures.down)
}

/// Draws a map beside the story: its places as words, with arrows between.
pub fn draw_beside(canvas: &mut Canvas<'_>, sight: &Sight<'_>, at: usize, columns: u8, area: Rect) {
    let (zone, look) = (&sight.page.zones[at], canvas.look);
    let lines = |column: usize, across: u16| {
        let things = zone.things.iter().filter(|thing| thing.at.0 as usize == column);
        let lines = things.map(|thing| spoken(sight, thing, look).iter().map(|part| wrapped(part, across).len()).sum());
        lines.max().unwrap_or(0)
    };
    let measures = Measures::beside(columns, area.width, lines);
    measures.lines(zone, area).draw(canvas);
    for (number, thing) in zone.things.iter().enumerate() {
        draw_spoken(canvas, sight, Spot::Thing(at, number), thing, measures.place(area, thing.at));
    }
}

/// A place in words: its name, and what lies there.
fn spoken(sight: &Sight<'_>, thing: &Thing, look: Look) -> Vec<String> {
    match thing.hidden {
        true => said(sight, thing, look, Scale::Small),
        false => core::iter::once(sight.numbered(thing, look)).chain(sight.marks(thing, look)).collect(),
    }
}

fn draw_spoken(canvas: &mut Canvas<'_>, sight: &Sight<'_>, spot: Spot, thing: &Thing, place: Rect) {
    let look = canvas.look;
    let style = if thing.hidden { look.dim() } else { look.tone(thing.tone) };
    let strong = if sight.looked_at(spot, thing) { look.focused() } else { style.patch(look.strong()) };
    let mut lines = Vec::new();
    for (number, part) in spoken(sight, thing, look).iter().enumerate() {
        let style = if number == 0 { strong } else { style };
        let part = wrapped(part, place.width);
        // What has no room for all its words is left out: all of it is said of what one looks at.
        if number == 0 || lines.len() + part.len() <= place.height as usize {
            lines.extend(part.into_iter().map(|line| (line, style)));
        }
    }
    // Arrows begin and end at the line below the middle.
    let above = (place.height + 1).saturating_sub(lines.len() as u16) / 2;
    canvas.clear(place);
    for ((line, style), y) in lines.iter().zip(place.y + above..place.bottom()) {
        canvas.centred(place, y, line, *style);
    }
    canvas.target(spot, place);
}

/// A name, or the sign it begins with where that is a word of its own, such as the letter of a space: nothing more can be said of it in
/// a few columns.
fn code(name: &str) -> &str {
    name.split_once(' ').map(|(first, _)| first).filter(|first| width(first) == 1).unwrap_or(name)
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
            _ if inner.width <= CODE => code(&text[0]).into(),
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

    /// From the right edge of a place to the left edge of another, or from its left edge back; or straight down, or up, in the same
    /// column. It turns in the first of two columns on its way right, in the second on its way back.
    fn join(&mut self, source: usize, from: Rect, to: Rect, (turn, back): (u16, u16)) {
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
        if to.x < from.x {
            self.add(source, from.x.saturating_sub(1), start, RIGHT);
            self.flat(source, back, from.x.saturating_sub(1), start);
            self.upright(source, back, start, end);
            self.flat(source, to.right(), back, end);
            self.heads.push(((to.right(), end), 3));
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_over_goes_to_the_column_that_takes_fewer_lines_for_it() {
        let words = ["Quartier des prisonniers", "Tour de guet", "Main du Roi"];
        let lines = |column: usize, across: u16| wrapped(words[column], across).len();
        assert_eq!(Measures::beside(3, 36, lines).across, [12, 10, 10]);
        let words = ["Prison", "Clock Tower", "The Hand of the King"];
        let lines = |column: usize, across: u16| wrapped(words[column], across).len();
        assert_eq!(Measures::beside(3, 36, lines).across.iter().sum::<u16>(), 32);
        assert!(Measures::beside(3, 36, lines).across[2] > 10);
    }

    #[test]
    fn narrow_places_are_called_by_their_letter() {
        assert_eq!([code("b unknown treasure"), code("The conduit"), code("Start")], ["b", "The conduit", "Start"]);
    }
}
