//! Lanes beside each other, each with the things that stand in it.

use super::{Scale, Sight};
use crate::screen::canvas::{Canvas, Spot, width};
use kernel::{Text, Thing, Zone};
use ratatui::layout::Rect;

/// What is said of a thing in a lane, a line each.
fn said(sight: &Sight<'_>, thing: &Thing, scale: Scale) -> Vec<String> {
    let numbers = sight.numbers(thing);
    let name = match numbers.is_empty() {
        true => sight.name(thing).to_string(),
        false => format!("{numbers}: {}", sight.name(thing)),
    };
    let label = sight.say(&thing.label);
    if scale == Scale::Small {
        return vec![format!("{name} {label}")];
    }
    let marks = thing.marks.iter().map(|mark| sight.say(mark));
    [name, label].into_iter().filter(|line| !line.is_empty()).chain(marks).collect()
}

/// The width of a lane, with the line that parts it from the next.
fn across(sight: &Sight<'_>, zone: &Zone, labels: &[Text], scale: Scale, most: u16) -> u16 {
    let lines = zone.things.iter().flat_map(|thing| said(sight, thing, scale));
    let longest = lines.chain(labels.iter().map(|label| sight.say(label))).map(|line| width(&line)).max().unwrap_or(1);
    let fair = most.saturating_sub(1) / (labels.len().max(1) as u16);
    (longest + 3).clamp(8, 24).min(fair)
}

/// The lines that the fullest lane wants.
fn deepest(sight: &Sight<'_>, zone: &Zone, labels: &[Text], scale: Scale) -> u16 {
    let deep = |lane: usize| {
        let things = zone.things.iter().filter(|thing| thing.at.0 as usize == lane);
        things.map(|thing| said(sight, thing, scale).len() as u16).sum::<u16>()
    };
    (0..labels.len()).map(deep).max().unwrap_or(0).max(1)
}

pub fn size(sight: &Sight<'_>, zone: &Zone, labels: &[Text], scale: Scale, most: u16) -> (u16, u16) {
    let across = across(sight, zone, labels, scale, most);
    (labels.len() as u16 * across + 1, deepest(sight, zone, labels, scale) + 3)
}

pub fn draw(canvas: &mut Canvas<'_>, sight: &Sight<'_>, at: usize, labels: &[Text], scale: Scale, area: Rect) {
    let (zone, look) = (&sight.page.zones[at], canvas.look);
    let across = across(sight, zone, labels, scale, area.width);
    let bottom = area.bottom() - 1;
    for lane in 0..=labels.len() as u16 {
        let x = area.x + lane * across;
        let ends = ((lane > 0) as u8) << 3 | ((lane < labels.len() as u16) as u8) << 1;
        for y in area.y..=bottom {
            let directions = match y {
                y if y == area.y => 4 | ends,
                y if y == bottom => 1 | ends,
                _ => 5,
            };
            canvas.sign(x, y, look.line(directions), look.dim());
        }
        if let Some(label) = labels.get(lane as usize) {
            canvas.fill(Rect::new(x + 1, area.y, across - 1, 1), look.line(10), look.dim());
            canvas.fill(Rect::new(x + 1, bottom, across - 1, 1), look.line(10), look.dim());
            let text = format!(" {} ", sight.say(label));
            canvas.centred(Rect::new(x + 1, area.y, across - 1, 1), area.y, &text, look.strong());
            draw_lane(canvas, sight, at, lane, scale, Rect::new(x + 1, area.y + 1, across - 1, bottom - area.y - 1));
        }
    }
}

fn draw_lane(canvas: &mut Canvas<'_>, sight: &Sight<'_>, at: usize, lane: u16, scale: Scale, area: Rect) {
    let look = canvas.look;
    let things = sight.page.zones[at].things.iter().enumerate().filter(|(_, thing)| thing.at.0 as u16 == lane);
    let mut y = area.y;
    for (number, thing) in things {
        let spot = Spot::Thing(at, number);
        let first = y;
        for (line, text) in said(sight, thing, scale).iter().enumerate() {
            if y < area.bottom() {
                let style = if line == 0 { look.tone(thing.tone).patch(look.strong()) } else { look.tone(thing.tone) };
                let style = if line == 0 && sight.looked_at(spot, thing) { style.patch(look.focused()) } else { style };
                canvas.text(area.x + 1, y, text, area.width.saturating_sub(1), style);
                y += 1;
            }
        }
        if y > first && sight.looked_at(spot, thing) {
            canvas.sign(area.x, first, look.pointer(), look.strong());
        }
        canvas.target(spot, Rect::new(area.x, first, area.width, (y - first).max(1)));
    }
    if y == area.y {
        canvas.centred(area, y, &sight.speech.own.word("screen-nothing"), look.dim());
    }
}
