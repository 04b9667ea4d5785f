//! The line of keys: what can be pressed now. It is always there.

use super::canvas::{Canvas, Spot, width};
use ratatui::layout::Rect;

/// A key and what it does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Key {
    /// The key, as the mouse presses it.
    pub press: char,
    /// How it is written.
    pub shown: String,
    /// What it does.
    pub does: String,
}

impl Key {
    /// A letter and what it does.
    pub fn new(press: char, does: impl Into<String>) -> Self {
        Self { press, shown: press.to_string(), does: does.into() }
    }

    /// A key with a name and what it does.
    pub fn named(press: char, shown: impl Into<String>, does: impl Into<String>) -> Self {
        Self { press, shown: shown.into(), does: does.into() }
    }
}

/// Draws the line; where it is too long, keys stand closer, then those between the first and the last two are left out, the
/// rarest, which come last, first.
pub fn draw(canvas: &mut Canvas<'_>, keys: &[Key], y: u16) {
    let (area, look) = (canvas.area(), canvas.look);
    let mut keys: Vec<&Key> = keys.iter().collect();
    let long = |keys: &[&Key], gap: u16| -> u16 {
        keys.iter().map(|key| width(&look.spelt(&key.shown)) + width(&look.spelt(&key.does)) + 1 + gap).sum()
    };
    while keys.len() > 3 && long(&keys, 1) > area.width {
        keys.remove(keys.len() - 3);
    }
    let gap = if long(&keys, 2) > area.width { 1 } else { 2 };
    let mut x = area.x + 1;
    for key in keys {
        let begun = x;
        let room = |x: u16| area.right().saturating_sub(x);
        x += canvas.text(x, y, &key.shown, room(x), look.strong()) + 1;
        x += canvas.text(x, y, &key.does, room(x), look.dim());
        canvas.target(Spot::Key(key.press), Rect::new(begun, y, x - begun, 1));
        x += gap;
    }
}
