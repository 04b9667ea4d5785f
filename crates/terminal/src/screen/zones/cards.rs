//! Cards in a row, in a hand, on a stack, in a pile.

use super::{Scale, Sight};
use crate::screen::canvas::{Canvas, Spot, width, wrapped};
use crate::screen::look::{Look, Weight};
use kernel::{Thing, Zone};
use ratatui::layout::Rect;

/// The width of a pile.
pub const PILE: u16 = 10;

/// The least width of a card.
const NARROW: u16 = 8;

/// The edge that a covered card shows.
const EDGE: u16 = 5;

/// The width and height of a card.
pub fn card(scale: Scale) -> (u16, u16) {
    if scale == Scale::Large { (15, 7) } else { (12, 5) }
}

/// The least width of a card in a crowd, and its height.
pub fn narrowest(scale: Scale) -> (u16, u16) {
    (NARROW, card(scale).1)
}

/// The least width in which no word on these cards is broken, frame included.
fn narrow(sight: &Sight<'_>, zone: &Zone, look: Look, scale: Scale) -> u16 {
    let texts = zone.things.iter().flat_map(|thing| words(sight, thing, look));
    let longest = texts.flat_map(|text| text.split(' ').map(width).collect::<Vec<_>>()).max().unwrap_or(0);
    (longest + 2).clamp(NARROW, card(scale).0)
}

/// The width of each card, and how many stand on a line.
fn crowd(sight: &Sight<'_>, zone: &Zone, look: Look, scale: Scale, most: u16) -> (u16, u16) {
    let (count, broad) = (zone.things.len().max(1) as u16, card(scale).0);
    let narrow = narrow(sight, zone, look, scale);
    let fair = (most + 1) / count;
    if fair > narrow {
        return (broad.min(fair - 1), count);
    }
    // As many lines as must be, all about as long.
    let most_on_line = ((most + 1) / (narrow + 1)).max(1);
    let on_line = count.div_ceil(count.div_ceil(most_on_line));
    (broad.min((most + 1) / on_line - 1), on_line)
}

pub fn row_size(sight: &Sight<'_>, zone: &Zone, look: Look, scale: Scale, most: u16) -> (u16, u16) {
    let count = zone.things.len() as u16;
    let (across, on_line) = crowd(sight, zone, look, scale, most);
    (count.min(on_line) * (across + 1) - 1, count.div_ceil(on_line) * card(scale).1)
}

pub fn draw_row(canvas: &mut Canvas<'_>, sight: &Sight<'_>, at: usize, scale: Scale, area: Rect) {
    let zone = &sight.page.zones[at];
    let (across, on_line) = crowd(sight, zone, canvas.look, scale, area.width);
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

/// The room of a stack: never so broad that nothing fits beside it.
pub fn stack_form(scale: Scale) -> (u16, u16) {
    (card(scale).0 + 4 * EDGE, card(scale).1)
}

pub fn draw_stack(canvas: &mut Canvas<'_>, sight: &Sight<'_>, at: usize, scale: Scale, area: Rect) {
    let zone = &sight.page.zones[at];
    let (across, down) = card(scale);
    let shown = shown(zone, scale, area.width);
    let cards = zone.things.len() - shown..zone.things.len();
    let place = |column: usize| Rect::new(area.x + column as u16 * EDGE, area.y, across, down);
    for (column, number) in cards.clone().enumerate() {
        let (spot, thing) = (Spot::Thing(at, number), &zone.things[number]);
        canvas.clear(place(column));
        if number + 1 < zone.things.len() {
            draw_covered(canvas, sight, spot, thing, place(column));
        } else {
            draw_card(canvas, sight, spot, thing, place(column));
        }
    }
    // The card that one looks at is taken out for a moment: it lies on top.
    let looked_at = cards.enumerate().find(|(_, number)| sight.focus == Some(Spot::Thing(at, *number)));
    if let Some((column, number)) = looked_at {
        canvas.clear(place(column));
        draw_card(canvas, sight, Spot::Thing(at, number), &zone.things[number], place(column));
    }
}

pub fn draw_pile(canvas: &mut Canvas<'_>, sight: &Sight<'_>, at: usize, scale: Scale, area: Rect) {
    let (zone, look) = (&sight.page.zones[at], canvas.look);
    let place = Rect::new(area.x, area.y, area.width.min(PILE), card(scale).1);
    let weight = match zone.count {
        _ if sight.focus == Some(Spot::Zone(at)) => Weight::Heavy,
        0 => Weight::Faint,
        _ => Weight::Thin,
    };
    let inner = canvas.frame(place, weight, look.dim());
    if zone.count > 0 {
        canvas.fill(inner, look.back(), look.dim());
    }
    let count = if zone.count > 0 { format!(" {} ", zone.count) } else { sight.own("screen-nothing", look) };
    canvas.centred(inner, inner.y + inner.height / 2, &count, look.strong());
    canvas.target(Spot::Zone(at), place);
}

/// Where nothing lies.
pub fn empty(canvas: &mut Canvas<'_>, sight: &Sight<'_>, at: usize, scale: Scale, area: Rect) {
    let look = canvas.look;
    let place = Rect { width: area.width.min(card(scale).0), height: card(scale).1, ..area };
    let weight = if sight.focus == Some(Spot::Zone(at)) { Weight::Heavy } else { Weight::Faint };
    let inner = canvas.frame(place, weight, look.dim());
    canvas.centred(inner, inner.y + inner.height / 2, &sight.own("screen-nothing", look), look.dim());
    canvas.target(Spot::Zone(at), place);
}

/// What is written on a card, but for its corner; its name too, where the corner does not say it.
fn words(sight: &Sight<'_>, thing: &Thing, look: Look) -> Vec<String> {
    let name = (!sight.corner_names(thing, look)).then(|| sight.called(thing, look));
    name.into_iter().chain([sight.said(&thing.label, look)]).chain(sight.marks(thing, look)).collect()
}

/// What is written on a card of this room: where it is short, what it is goes first, then the end of its name.
fn fitted(sight: &Sight<'_>, thing: &Thing, look: Look, across: u16, down: usize) -> Vec<String> {
    let wrap = |text: String| wrapped(&text, across);
    let mut name: Vec<String> = Vec::new();
    if !sight.corner_names(thing, look) {
        name = wrap(sight.called(thing, look));
    }
    let mut label = wrap(sight.said(&thing.label, look));
    label.retain(|line| !line.is_empty());
    let mut marks: Vec<String> = sight.marks(thing, look).into_iter().flat_map(wrap).collect();
    // A name in the corner leaves them the whole card: half of a mark says something else.
    marks.truncate(down.saturating_sub(!name.is_empty() as usize));
    let room = down.saturating_sub(marks.len());
    let long = name.len() + label.len() > room;
    if long && !name.is_empty() {
        label.truncate(room.saturating_sub(name.len()));
        if name.len() > room && room > 0 {
            name.truncate(room);
            name[room - 1] = format!("{}{}", name[room - 1], look.cut());
        }
    }
    label.truncate(room.saturating_sub(name.len()));
    name.into_iter().chain(label).chain(marks).collect()
}

/// One card: its choices on the frame, its corner, a drawing where there is room, what it is, what lies on it.
pub fn draw_card(canvas: &mut Canvas<'_>, sight: &Sight<'_>, spot: Spot, thing: &Thing, area: Rect) {
    let look = canvas.look;
    let inner = canvas.frame(area, sight.weight(spot, thing), look.tone(thing.tone));
    canvas.target(spot, area);
    draw_on_frame(canvas, sight, thing, area);
    if thing.hidden {
        canvas.fill(inner, look.back(), look.dim());
        let name = format!(" {} ", sight.called(thing, look));
        canvas.centred(inner, inner.y + inner.height / 2, &name, look.dim());
        return;
    }
    let corner = sight.corner(thing, look);
    canvas.text(inner.x + 1, inner.y, &corner, inner.width.saturating_sub(1), sight.corner_style(thing, look));
    let first = inner.y + !corner.is_empty() as u16;
    let room = inner.bottom().saturating_sub(first);
    let text = fitted(sight, thing, look, inner.width, room as usize);
    let drawing = (sight.drawing)(thing.picture).filter(|drawing| {
        drawing.lines().count() + text.len() <= room as usize && drawing.lines().all(|line| width(line) <= inner.width)
    });
    if let Some(drawing) = drawing {
        let broad = drawing.lines().map(width).max().unwrap_or(0);
        for (line, y) in drawing.lines().zip(first..inner.bottom()) {
            canvas.text(inner.x + (inner.width - broad) / 2, y, line, broad, look.tone(thing.tone));
        }
    }
    // What it is stands below a drawing, else in the middle, clear of the corner.
    let spare = room.saturating_sub(text.len() as u16);
    let y = first + if drawing.is_some() { spare } else { (spare + !corner.is_empty() as u16) / 2 };
    for (line, y) in text.iter().zip(y..inner.bottom()) {
        canvas.centred(inner, y, line, look.tone(thing.tone));
    }
}

/// A card of which others leave no more than an edge.
fn draw_covered(canvas: &mut Canvas<'_>, sight: &Sight<'_>, spot: Spot, thing: &Thing, area: Rect) {
    let look = canvas.look;
    let inner = canvas.frame(area, sight.weight(spot, thing), look.tone(thing.tone));
    if thing.hidden {
        canvas.fill(inner, look.back(), look.dim());
    } else {
        let text = sight.word(thing, look);
        let x = inner.x + (width(&text) < EDGE - 1) as u16;
        canvas.text(x, inner.y, &text, EDGE - 1, sight.corner_style(thing, look));
    }
    canvas.target(spot, Rect { width: EDGE, ..area });
}

/// What stands on the frame of a card: above, the numbers of its choices and how many there are of it; below, where one is.
fn draw_on_frame(canvas: &mut Canvas<'_>, sight: &Sight<'_>, thing: &Thing, area: Rect) {
    let look = canvas.look;
    let frame = Rect { x: area.x + 1, width: area.width.saturating_sub(2), ..area };
    let numbers = sight.numbers_in(thing, look, frame.width.saturating_sub(2));
    if !numbers.is_empty() {
        canvas.text(frame.x + 1, area.y, &format!(" {numbers} "), frame.width.saturating_sub(1), look.strong());
    }
    if thing.count > 1 {
        canvas.right(frame, area.y, &format!(" {}{} ", look.times(), thing.count), look.strong());
    }
    if thing.here {
        let here = format!(" {} ", sight.own("screen-here", look));
        canvas.centred(frame, area.bottom().saturating_sub(1), &here, look.strong());
    }
}
