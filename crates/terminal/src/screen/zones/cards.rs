//! Cards in a row, in a hand, on a stack, in a pile.

use super::{Scale, Sight};
use crate::screen::canvas::{Canvas, Spot, wrapped};
use crate::screen::look::Weight;
use kernel::{Thing, Zone};
use ratatui::layout::Rect;

/// The width of a pile.
pub const PILE: u16 = 10;

/// The least width of a card in a crowd.
const NARROW: u16 = 8;

/// The edge that a covered card shows.
const EDGE: u16 = 5;

/// The width and height of a card.
pub fn card(scale: Scale) -> (u16, u16) {
    if scale == Scale::Large { (15, 7) } else { (12, 5) }
}

/// The width of each card, and how many stand on a line.
fn crowd(count: usize, scale: Scale, most: u16) -> (u16, u16) {
    let (count, (across, _)) = (count.max(1) as u16, card(scale));
    let fair = (most + 1) / count;
    if fair > NARROW { (across.min(fair - 1), count) } else { (NARROW, ((most + 1) / (NARROW + 1)).max(1)) }
}

pub fn row_size(zone: &Zone, scale: Scale, most: u16) -> (u16, u16) {
    let count = zone.things.len() as u16;
    let (across, on_line) = crowd(zone.things.len(), scale, most);
    (count.min(on_line) * (across + 1) - 1, count.div_ceil(on_line) * card(scale).1)
}

pub fn draw_row(canvas: &mut Canvas<'_>, sight: &Sight<'_>, at: usize, scale: Scale, area: Rect) {
    let zone = &sight.page.zones[at];
    let (across, on_line) = crowd(zone.things.len(), scale, area.width);
    let down = card(scale).1;
    for (number, thing) in zone.things.iter().enumerate() {
        let (line, column) = (number as u16 / on_line, number as u16 % on_line);
        let place = Rect::new(area.x + column * (across + 1), area.y + line * down, across, down);
        draw_card(canvas, sight, Spot::Thing(at, number), thing, place);
    }
}

/// How many cards of a stack are shown: the newest.
fn shown(zone: &Zone, scale: Scale, most: u16) -> usize {
    let room = most.saturating_sub(card(scale).0) / EDGE;
    zone.things.len().min(room as usize + 1)
}

pub fn stack_size(zone: &Zone, scale: Scale, most: u16) -> (u16, u16) {
    // A stack is never so broad that nothing fits beside it.
    let shown = shown(zone, scale, most.min(card(scale).0 + 4 * EDGE)) as u16;
    (card(scale).0 + (shown - 1) * EDGE, card(scale).1)
}

pub fn draw_stack(canvas: &mut Canvas<'_>, sight: &Sight<'_>, at: usize, scale: Scale, area: Rect) {
    let zone = &sight.page.zones[at];
    let (across, down) = card(scale);
    let shown = shown(zone, scale, area.width);
    for (column, number) in (zone.things.len() - shown..zone.things.len()).enumerate() {
        let place = Rect::new(area.x + column as u16 * EDGE, area.y, across, down);
        canvas.clear(place);
        draw_card(canvas, sight, Spot::Thing(at, number), &zone.things[number], place);
    }
}

pub fn draw_pile(canvas: &mut Canvas<'_>, sight: &Sight<'_>, at: usize, area: Rect) {
    let zone = &sight.page.zones[at];
    let place = Rect::new(area.x, area.y, area.width.min(PILE), area.height);
    let heavy = sight.focus == Some(Spot::Zone(at));
    let weight = match zone.count {
        _ if heavy => Weight::Heavy,
        0 => Weight::Faint,
        _ => Weight::Thin,
    };
    let style = canvas.look.dim();
    let inner = canvas.frame(place, weight, style);
    if zone.count > 0 {
        canvas.fill(inner, canvas.look.back(), style);
    }
    let middle = inner.y + inner.height / 2;
    canvas.centred(inner, middle, &format!(" {} ", zone.count), canvas.look.strong());
    canvas.target(Spot::Zone(at), place);
}

/// Where nothing lies.
pub fn empty(canvas: &mut Canvas<'_>, sight: &Sight<'_>, at: usize, area: Rect) {
    let weight = if sight.focus == Some(Spot::Zone(at)) { Weight::Heavy } else { Weight::Faint };
    let inner = canvas.frame(area, weight, canvas.look.dim());
    let nothing = sight.speech.own.word("screen-nothing");
    canvas.centred(inner, inner.y + inner.height / 2, &nothing, canvas.look.dim());
    canvas.target(Spot::Zone(at), area);
}

/// One card: its choices on the frame, its corner, a drawing where there is room, what it is, what lies on it.
pub fn draw_card(canvas: &mut Canvas<'_>, sight: &Sight<'_>, spot: Spot, thing: &Thing, area: Rect) {
    let look = canvas.look;
    let inner = canvas.frame(area, sight.weight(spot, thing), look.tone(thing.tone));
    canvas.target(spot, area);
    let numbers = sight.numbers(thing);
    if !numbers.is_empty() {
        canvas.text(area.x + 2, area.y, &format!(" {numbers} "), area.width.saturating_sub(3), look.strong());
    }
    if thing.hidden {
        canvas.fill(inner, look.back(), look.dim());
        canvas.centred(inner, inner.y + inner.height / 2, &format!(" {} ", sight.name(thing)), look.dim());
        return;
    }
    let corner = sight.corner(thing, look);
    let mut text: Vec<String> = Vec::new();
    if corner.is_empty() {
        text.extend(wrapped(sight.name(thing), inner.width));
    } else {
        let style = sight.corner_style(thing, look);
        canvas.text(inner.x + 1, inner.y, &corner, inner.width.saturating_sub(1), style);
    }
    let label = sight.say(&thing.label);
    text.extend(wrapped(&label, inner.width));
    text.extend(thing.marks.iter().flat_map(|mark| wrapped(&sight.say(mark), inner.width)));
    if thing.here {
        text.push(sight.speech.own.word("screen-here"));
    }
    let first = inner.y + !corner.is_empty() as u16;
    let room = inner.bottom().saturating_sub(first);
    text.truncate(room as usize);
    let drawing = (sight.drawing)(thing.picture).filter(|drawing| {
        drawing.lines().count() + text.len() <= room as usize
            && drawing.lines().all(|line| line.chars().count() <= inner.width as usize)
    });
    let mut y = first;
    if let Some(drawing) = drawing {
        let broad = drawing.lines().map(|line| line.chars().count()).max().unwrap_or(0) as u16;
        for line in drawing.lines() {
            canvas.text(inner.x + (inner.width - broad) / 2, y, line, broad, look.tone(thing.tone));
            y += 1;
        }
    }
    // What it is stands at the foot of the card.
    let y = y.max(inner.bottom().saturating_sub(text.len() as u16));
    for (line, y) in text.iter().zip(y..inner.bottom()) {
        canvas.centred(inner, y, line, look.tone(thing.tone));
    }
}
