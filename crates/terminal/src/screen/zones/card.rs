//! One card as large as there is room for, with something at each of its four edges.

use super::{Scale, Sight};
use crate::screen::canvas::{Canvas, Spot, width, wrapped};
use kernel::{Choice, Side, Thing};
use ratatui::layout::Rect;
use ratatui::style::Style;

pub fn size(scale: Scale) -> (u16, u16) {
    match scale {
        Scale::Large => (47, 13),
        Scale::Medium => (39, 9),
        Scale::Small => (35, 7),
    }
}

/// The choice about an edge, by its place in the page.
fn choice<'s>(sight: &'s Sight<'_>, thing: &Thing, side: Side) -> Option<(usize, &'s Choice)> {
    let about = |choice: &Choice| choice.side == Some(side) && choice.things.contains(&thing.id);
    sight.page.choices.iter().enumerate().find(|(_, choice)| about(choice))
}

pub fn draw(canvas: &mut Canvas<'_>, sight: &Sight<'_>, at: usize, area: Rect) {
    let Some(thing) = sight.page.zones[at].things.first() else { return };
    let look = canvas.look;
    let spot = Spot::Thing(at, 0);
    // What one looks at is an edge more often than the card.
    let weight = if sight.focus == Some(spot) { super::Weight::Heavy } else { super::Weight::Thin };
    let inner = canvas.frame(area, weight, look.tone(thing.tone));
    canvas.target(spot, area);
    let middle = inner.y + inner.height / 2;
    for (at, side) in Side::ALL.into_iter().enumerate() {
        let Some(text) = thing.edges.get(at) else { continue };
        let found = choice(sight, thing, side);
        let text = edge(sight, look, &sight.say(text), found);
        let style = edge_style(sight, look, found);
        let half = Rect { width: inner.width / 2 - 1, x: inner.x + 1, ..inner };
        let other = Rect { x: inner.right() - half.width - 1, ..half };
        let place = match side {
            Side::Top => Rect { height: 1, ..inner },
            Side::Bottom => Rect { y: inner.bottom() - 1, height: 1, ..inner },
            Side::Right => Rect { y: middle, height: 1, ..other },
            Side::Left => Rect { y: middle, height: 1, ..half },
        };
        match side {
            Side::Top | Side::Bottom => canvas.centred(place, place.y, &text, style),
            Side::Right => canvas.right(place, place.y, &text, style),
            Side::Left => drop(canvas.text(place.x, place.y, &text, place.width, style)),
        }
        if let Some((at, _)) = found {
            let long = width(&look.spelt(&text)).min(place.width);
            let x = match side {
                Side::Left => place.x,
                Side::Right => place.right() - long,
                _ => place.x + (place.width - long) / 2,
            };
            canvas.target(Spot::Choice(at), Rect::new(x, place.y, long, 1));
        }
    }
    heart(canvas, sight, thing, Rect { y: inner.y + 1, height: middle.saturating_sub(inner.y + 1), ..inner });
    let below = Rect { y: middle + 1, height: (inner.bottom() - 1).saturating_sub(middle + 1), ..inner };
    let marks: Vec<String> =
        thing.marks.iter().flat_map(|mark| wrapped(&sight.say(mark), inner.width.saturating_sub(2))).collect();
    for (line, y) in marks.iter().zip(below.y..below.bottom()) {
        canvas.centred(below, y, line, look.dim());
    }
}

/// What the card is, between its top edge and its middle.
fn heart(canvas: &mut Canvas<'_>, sight: &Sight<'_>, thing: &Thing, area: Rect) {
    let look = canvas.look;
    let name = look.spelt(sight.name(thing)).to_uppercase();
    let mut y = area.y + area.height.saturating_sub(2) / 2;
    let drawing = (sight.drawing)(thing.picture).filter(|drawing| drawing.lines().count() + 2 <= area.height as usize);
    if let Some(drawing) = drawing {
        let broad = drawing.lines().map(|line| line.chars().count()).max().unwrap_or(0) as u16;
        y = area.y;
        for line in drawing.lines() {
            canvas.text(area.x + area.width.saturating_sub(broad) / 2, y, line, broad, look.tone(thing.tone));
            y += 1;
        }
    }
    if area.height > 0 {
        canvas.centred(area, y, &name, look.strong());
    }
    if y + 1 < area.bottom() {
        canvas.centred(area, y + 1, &sight.say(&thing.label), look.dim());
    }
}

fn edge(sight: &Sight<'_>, look: super::Look, text: &str, found: Option<(usize, &Choice)>) -> String {
    match found {
        None => text.into(),
        Some((_, choice)) if choice.refused.is_some() => format!("{} {text}", look.forbidden()),
        Some((at, _)) if sight.focus == Some(Spot::Choice(at)) => format!("{} {} {text}", look.pointer(), at + 1),
        Some((at, _)) => format!("{} {text}", at + 1),
    }
}

fn edge_style(sight: &Sight<'_>, look: super::Look, found: Option<(usize, &Choice)>) -> Style {
    match found {
        Some((at, _)) if sight.focus == Some(Spot::Choice(at)) => look.focused(),
        Some((_, choice)) if choice.refused.is_none() => look.strong(),
        _ => look.dim(),
    }
}
