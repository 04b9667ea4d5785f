//! Lanes beside each other, each with the things that stand in it.

use super::{Scale, Sight};
use crate::screen::canvas::{Canvas, Spot, width, wrapped};
use crate::screen::look::Look;
use kernel::{Text, Thing};
use ratatui::layout::Rect;

/// What is said of a thing in a lane of this inner width, a line each: where room is short, all on one line if it fits.
fn said(sight: &Sight<'_>, thing: &Thing, look: Look, scale: Scale, room: u16) -> Vec<String> {
    let mut name = sight.numbered(thing, look);
    if thing.hidden {
        name = look.back().repeat(3);
    }
    if thing.count > 1 {
        name = format!("{name} {}{}", look.times(), thing.count);
    }
    let label = sight.said(&thing.label, look);
    let lines = [name.clone(), label].into_iter().filter(|line| !line.is_empty()).chain(sight.marks(thing, look));
    let lines: Vec<String> = lines.collect();
    match scale {
        // As much as one line holds.
        Scale::Small => {
            let all = (1..=lines.len()).rev().map(|count| lines[..count].join(" "));
            vec![{ all }.find(|line| width(line) <= room).unwrap_or(name)]
        }
        _ => lines.iter().flat_map(|line| wrapped(line, room)).collect(),
    }
}

/// The width of a lane, with the line that parts it from the next.
fn across(lanes: u16, most: u16) -> u16 {
    (most.saturating_sub(1) / lanes.max(1)).clamp(4, 24)
}

/// The room of so many lanes: all have the same, and their fullest a few lines.
pub fn size(lanes: u16, scale: Scale, most: u16) -> (u16, u16) {
    // Where room is short, the lanes are open below.
    (lanes * across(lanes, most) + 1, [3, 7, 9][scale as usize])
}

pub fn draw(canvas: &mut Canvas<'_>, sight: &Sight<'_>, at: usize, labels: &[Text], scale: Scale, area: Rect) {
    let look = canvas.look;
    let across = across(labels.len() as u16, area.width);
    let closed = (scale != Scale::Small) as u16;
    let foot = area.bottom().saturating_sub(1);
    for lane in 0..=labels.len() as u16 {
        let x = area.x + lane * across;
        let ends = ((lane > 0) as u8) << 3 | ((lane < labels.len() as u16) as u8) << 1;
        for y in area.y..area.bottom() {
            let directions = match y {
                y if y == area.y => 4 | ends,
                y if y == foot && closed == 1 => 1 | ends,
                _ => 5,
            };
            canvas.sign(x, y, look.line(directions), look.dim());
        }
        if let Some(label) = labels.get(lane as usize) {
            let inner = Rect { x: x + 1, width: across.saturating_sub(1), ..area };
            canvas.fill(Rect { height: 1, ..inner }, look.line(10), look.dim());
            canvas.fill(Rect { y: foot, height: closed, ..inner }, look.line(10), look.dim());
            let text = format!(" {} ", sight.said(label, look));
            canvas.centred(inner, area.y, &text, look.strong());
            let body = Rect { y: area.y + 1, height: area.height.saturating_sub(1 + closed), ..inner };
            draw_lane(canvas, sight, at, lane, scale, body);
        }
    }
}

fn draw_lane(canvas: &mut Canvas<'_>, sight: &Sight<'_>, at: usize, lane: u16, scale: Scale, area: Rect) {
    let look = canvas.look;
    let things = sight.page.zones[at].things.iter().enumerate().filter(|(_, thing)| thing.at.0 as u16 == lane);
    let mut y = area.y;
    for (number, thing) in things {
        let (spot, first) = (Spot::Thing(at, number), y);
        let looked_at = sight.looked_at(spot, thing);
        for (line, text) in said(sight, thing, look, scale, area.width.saturating_sub(1)).iter().enumerate() {
            let style = if line == 0 { look.tone(thing.tone).patch(look.strong()) } else { look.tone(thing.tone) };
            let style = if line == 0 && looked_at { style.patch(look.focused()) } else { style };
            if y < area.bottom() {
                canvas.text(area.x + 1, y, text, area.width.saturating_sub(1), style);
                y += 1;
            }
        }
        if y > first && looked_at {
            canvas.sign(area.x, first, look.pointer(), look.strong());
        }
        canvas.target(spot, Rect::new(area.x, first, area.width, y - first));
    }
    if y == area.y && y < area.bottom() {
        canvas.centred(area, y, &sight.own("screen-nothing", look), look.dim());
    }
}
