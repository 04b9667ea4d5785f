//! Dice, each with what it shows and what that means.

use super::{Scale, Sight};
use crate::screen::canvas::{Canvas, Spot, width};
use kernel::{Thing, Zone};
use ratatui::layout::Rect;

fn broad(sight: &Sight<'_>, thing: &Thing) -> u16 {
    let under = width(&sight.say(&thing.label));
    under.clamp(5, 12)
}

pub fn size(sight: &Sight<'_>, zone: &Zone, scale: Scale) -> (u16, u16) {
    let across: u16 = zone.things.iter().map(|thing| broad(sight, thing) + 1).sum();
    (across.saturating_sub(1).max(5), if scale == Scale::Small { 2 } else { 4 })
}

pub fn draw(canvas: &mut Canvas<'_>, sight: &Sight<'_>, at: usize, scale: Scale, area: Rect) {
    let look = canvas.look;
    let mut x = area.x;
    for (number, thing) in sight.page.zones[at].things.iter().enumerate() {
        let spot = Spot::Thing(at, number);
        let whole = Rect::new(x, area.y, broad(sight, thing), area.height.min(4));
        let face = sight.word(thing, look);
        let style = look.tone(thing.tone).patch(look.strong());
        let numbers = sight.numbers(thing);
        let foot = if scale == Scale::Small {
            let style = if sight.looked_at(spot, thing) { style.patch(look.focused()) } else { style };
            canvas.centred(whole, area.y, &format!("[{face}]"), style);
            area.y + 1
        } else {
            let die = Rect::new(x + (whole.width - 5) / 2, area.y, 5, 3);
            let inner = canvas.frame(die, sight.weight(spot, thing), look.tone(thing.tone));
            canvas.text(die.x + 1, die.y, &numbers, 3, look.strong());
            canvas.centred(inner, inner.y, &face, style);
            area.y + 3
        };
        canvas.centred(whole, foot, &sight.say(&thing.label), look.dim());
        canvas.target(spot, whole);
        x += whole.width + 1;
    }
}
