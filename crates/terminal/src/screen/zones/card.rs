//! One card as large as there is room for, with something at each of its four edges.

use super::{Look, Scale, Sight, Weight};
use crate::screen::canvas::{Canvas, Spot, width, wrapped};
use kernel::{Choice, Side, Thing};
use ratatui::layout::Rect;
use ratatui::style::Style;

pub fn size(scale: Scale, most: u16) -> (u16, u16) {
    let (across, down) = match scale {
        Scale::Large => (51, 13),
        Scale::Medium => (41, 9),
        Scale::Small => (37, 7),
    };
    (across.min(most), down)
}

/// The choice about an edge, by its place in the page.
fn choice<'s>(sight: &'s Sight<'_>, thing: &Thing, side: Side) -> Option<(usize, &'s Choice)> {
    let about = |choice: &Choice| choice.side == Some(side) && choice.things.contains(&thing.id);
    sight.page.choices.iter().enumerate().find(|(_, choice)| about(choice))
}

pub fn draw(canvas: &mut Canvas<'_>, sight: &Sight<'_>, at: usize, scale: Scale, area: Rect) {
    let (look, (across, down)) = (canvas.look, size(scale, area.width));
    let area = Rect { width: across, height: down, ..area };
    let spot = Spot::Thing(at, 0);
    let Some(thing) = sight.page.zones[at].things.first() else {
        canvas.frame(area, Weight::Faint, look.dim());
        canvas.centred(area, area.y + down / 2, &sight.own("screen-nothing", look), look.dim());
        return canvas.target(Spot::Zone(at), area);
    };
    // What one looks at is an edge more often than the card.
    let weight = if sight.focus == Some(spot) { Weight::Heavy } else { Weight::Thin };
    let inner = canvas.frame(area, weight, look.tone(thing.tone));
    canvas.target(spot, area);
    if thing.hidden {
        canvas.fill(inner, look.back(), look.dim());
    }
    let middle = inner.y + inner.height / 2;
    for (side, text) in Side::ALL.into_iter().zip(&thing.edges) {
        draw_edge(canvas, sight, thing, side, &sight.said(text, look), inner);
    }
    heart(canvas, sight, thing, Rect { y: inner.y + 1, height: middle.saturating_sub(inner.y + 1), ..inner });
    let below = Rect { y: middle + 1, height: (inner.bottom() - 1).saturating_sub(middle + 1), ..inner };
    let marks = sight.marks(thing, look);
    let marks = marks.iter().flat_map(|mark| wrapped(mark, inner.width.saturating_sub(2)));
    for (line, y) in marks.zip(below.y..below.bottom()) {
        canvas.centred(below, y, &line, look.dim());
    }
}

/// What stands at an edge: to the left and to the right it has half the card.
fn draw_edge(canvas: &mut Canvas<'_>, sight: &Sight<'_>, thing: &Thing, side: Side, text: &str, inner: Rect) {
    let look = canvas.look;
    let found = choice(sight, thing, side);
    let (middle, half) = (inner.y + inner.height / 2, inner.width / 2 - 1);
    let line = match side {
        Side::Top => Rect { height: 1, ..inner },
        Side::Bottom => Rect { y: inner.bottom() - 1, height: 1, ..inner },
        Side::Right => Rect::new(inner.right() - half - 1, middle, half, 1),
        Side::Left => Rect::new(inner.x + 1, middle, half, 1),
    };
    let text = canvas.fitted(&edge(look, text, found), line.width);
    let long = width(&text);
    let x = match side {
        Side::Left => line.x,
        Side::Right => line.right() - long,
        Side::Top | Side::Bottom => line.x + (line.width - long) / 2,
    };
    canvas.text(x, line.y, &text, long, edge_style(sight, look, found));
    if let Some((at, _)) = found {
        if sight.focus == Some(Spot::Choice(at)) {
            canvas.sign(x.saturating_sub(1), line.y, look.pointer(), look.strong());
        }
        canvas.target(Spot::Choice(at), Rect::new(x, line.y, long, 1));
    }
}

/// What the card is, between its top edge and its middle.
fn heart(canvas: &mut Canvas<'_>, sight: &Sight<'_>, thing: &Thing, area: Rect) {
    let look = canvas.look;
    let name = sight.called(thing, look).to_uppercase();
    let mut y = area.y + area.height.saturating_sub(2) / 2;
    let drawing = (sight.drawing)(thing.picture).filter(|drawing| drawing.lines().count() + 2 <= area.height as usize);
    if let Some(drawing) = drawing {
        let broad = drawing.lines().map(width).max().unwrap_or(0);
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
        canvas.centred(area, y + 1, &sight.said(&thing.label, look), look.dim());
    }
}

fn edge(look: Look, text: &str, found: Option<(usize, &Choice)>) -> String {
    match found {
        None => text.into(),
        Some((_, choice)) if choice.refused.is_some() => format!("{} {text}", look.forbidden()),
        Some((at, _)) => format!("{} {text}", at + 1),
    }
}

fn edge_style(sight: &Sight<'_>, look: Look, found: Option<(usize, &Choice)>) -> Style {
    match found {
        Some((at, _)) if sight.focus == Some(Spot::Choice(at)) => look.focused(),
        Some((_, choice)) if choice.refused.is_none() => look.strong(),
        _ => look.dim(),
    }
}
