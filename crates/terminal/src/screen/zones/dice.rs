//! Dice, each with what it shows and what that means.

use super::Sight;
use crate::screen::canvas::{Canvas, Spot, width};
use crate::screen::look::Look;
use kernel::{Thing, Zone};
use ratatui::layout::Rect;

/// The width of a die, and the most that what it means may take below it.
const DIE: u16 = 5;
const MOST: u16 = 18;

fn broad(sight: &Sight<'_>, thing: &Thing, look: Look) -> u16 {
    width(&sight.said(&thing.label, look)).clamp(DIE, MOST)
}

pub fn size(sight: &Sight<'_>, zone: &Zone, look: Look) -> (u16, u16) {
    let across: u16 = zone.things.iter().map(|thing| broad(sight, thing, look) + 1).sum();
    (across.saturating_sub(1).max(DIE), 4)
}

pub fn draw(canvas: &mut Canvas<'_>, sight: &Sight<'_>, at: usize, area: Rect) {
    let look = canvas.look;
    let mut x = area.x;
    for (number, thing) in sight.page.zones[at].things.iter().enumerate() {
        let spot = Spot::Thing(at, number);
        let whole = Rect::new(x, area.y, broad(sight, thing, look), 4);
        let die = Rect::new(x + (whole.width - DIE) / 2, area.y, DIE, 3);
        let inner = canvas.frame(die, sight.weight(spot, thing), look.tone(thing.tone));
        canvas.centred(Rect { height: 1, ..inner }, die.y, &sight.numbers_in(thing, look, inner.width), look.strong());
        let face = if thing.hidden { look.back().repeat(3) } else { sight.word(thing, look) };
        canvas.centred(inner, inner.y, &face, look.tone(thing.tone).patch(look.strong()));
        canvas.centred(whole, area.y + 3, &sight.said(&thing.label, look), look.tone(thing.tone));
        canvas.target(spot, whole);
        x += whole.width + 1;
    }
}
