//! Dice, each with what it shows and what that means.

use super::Sight;
use crate::screen::canvas::{Canvas, Spot};
use ratatui::layout::Rect;

/// The width of a die, and the most that what it means may take below it.
const DIE: u16 = 5;
const MOST: u16 = 12;

/// The room of a few dice at least.
const KEPT: u16 = 3;

/// The room of dice, however many there are: four fit well, and beside a map.
pub fn form(width: u16) -> (u16, u16) {
    (width.min(39), 4)
}

pub fn draw(canvas: &mut Canvas<'_>, sight: &Sight<'_>, at: usize, area: Rect) {
    let look = canvas.look;
    let count = (sight.page.zones[at].things.len() as u16).max(KEPT);
    let each = ((area.width + 1) / count).clamp(DIE + 1, MOST + 1);
    let mut x = area.x;
    for (number, thing) in sight.page.zones[at].things.iter().enumerate() {
        let spot = Spot::Thing(at, number);
        let whole = Rect::new(x, area.y, each - 1, 4);
        let die = Rect::new(x + (whole.width - DIE) / 2, area.y, DIE, 3);
        let inner = canvas.frame(die, sight.weight(spot, thing), look.tone(thing.tone));
        canvas.centred(Rect { height: 1, ..inner }, die.y, &sight.numbers_in(thing, look, inner.width), look.strong());
        let face = if thing.hidden { look.back().repeat(3) } else { sight.word(thing, look) };
        canvas.centred(inner, inner.y, &face, look.tone(thing.tone).patch(look.strong()));
        canvas.centred(whole, area.y + 3, &sight.said(&thing.label, look), look.tone(thing.tone));
        canvas.target(spot, whole);
        x += each;
    }
}
