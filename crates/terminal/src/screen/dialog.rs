//! What lies over the table for a moment: a question, or the curtain between two players.

use super::board::title;
use super::canvas::{Canvas, wrapped};
use super::house::House;
use super::keys_line::{self, Key};
use super::look::Weight;
use kernel::{Printed, Text};
use ratatui::layout::Rect;
use ratatui::style::Style;

/// A question over the table.
pub fn ask(canvas: &mut Canvas<'_>, house: &House, question: &str) {
    let (whole, look) = (canvas.area(), canvas.look);
    let across = 60.min(whole.width.saturating_sub(4));
    let lines = wrapped(&look.spelt(question), across - 4);
    let down = lines.len() as u16 + 4;
    let area = Rect::new((whole.width - across) / 2, whole.height.saturating_sub(down) / 2, across, down);
    canvas.clear(area);
    let inner = canvas.frame(area, Weight::Heavy, look.strong());
    canvas.lines(Rect { x: inner.x + 1, width: inner.width - 2, ..inner }, &lines, Style::new());
    canvas.centred(inner, inner.bottom() - 1, &house.word("screen-yes-no"), look.strong());
    let yes_no = [
        Key::named('o', house.word("screen-key-yes-letter"), house.word("screen-key-yes")),
        Key::new('n', house.word("screen-key-no")),
    ];
    let line = Rect { y: whole.bottom() - 1, height: 1, ..whole };
    canvas.clear(line);
    canvas.targets.retain(|target| target.area.y != line.y);
    keys_line::draw(canvas, &yes_no, line.y);
}

/// Something that must be said, above the line of keys, in as many lines as it takes.
pub fn tell(canvas: &mut Canvas<'_>, message: &str) {
    let (whole, look) = (canvas.area(), canvas.look);
    let lines = wrapped(&look.spelt(message), whole.width - 4);
    let down = (lines.len() as u16).min(4);
    let area = Rect::new(2, whole.bottom().saturating_sub(1 + down), whole.width - 4, down);
    canvas.clear(area);
    canvas.lines(area, &lines, look.warning());
}

/// The screen between two players: nothing of the table is on it.
pub fn hand_over(canvas: &mut Canvas<'_>, house: &House, whom: &Text, game: &Printed) {
    let (whole, look) = (canvas.area(), canvas.look);
    canvas.clear(whole);
    title(canvas, &game.in_lang(house.lang).to_uppercase(), "");
    let middle = whole.height / 2;
    canvas.centred(whole, middle - 1, &house.say(whom), look.strong());
    canvas.centred(whole, middle + 1, &house.word("screen-hand-over-when"), Style::new());
    let keys = [Key::new('v', house.word("screen-key-ready")), Key::new('q', house.word("screen-key-quit"))];
    keys_line::draw(canvas, &keys, whole.bottom() - 1);
}
