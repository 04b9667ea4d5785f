//! A list over the table, of which something is chosen: standing orders, phrases, whom one talks to.

use super::board::title;
use super::canvas::{Canvas, Target, wrapped};
use super::house::House;
use super::keys_line::{self, Key};
use super::list::{List, Listed};
use super::press::Press;
use ratatui::layout::Rect;
use ratatui::style::Style;

/// A list over the table.
pub struct Chooser {
    title: String,
    /// What choosing does, in a sentence.
    hint: String,
    lines: Vec<String>,
    list: List,
    /// What Enter does, on the line of keys.
    does: &'static str,
}

/// What the player does with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChooserResult {
    /// Nothing yet.
    Waiting,
    /// This line is chosen.
    Line(usize),
    /// Back to the table.
    Closed,
}

impl Chooser {
    /// A list; its lines are numbered from 1. `does` is the message of what Enter does.
    pub fn new(title: String, hint: String, lines: impl IntoIterator<Item = String>, does: &'static str) -> Self {
        let numbered = lines.into_iter().enumerate().map(|(at, line)| format!("{}. {line}", at + 1));
        Self { title, hint, lines: numbered.collect(), list: List::default(), does }
    }

    /// The same, looking at the line of that place.
    #[must_use]
    pub fn at(self, at: usize) -> Self {
        let last = self.lines.len().saturating_sub(1);
        Self { list: List { at: at.min(last) }, ..self }
    }

    /// Reads a key.
    pub fn press(&mut self, press: Press, targets: &[Target]) -> ChooserResult {
        let press = match self.list.press_numbered(press, self.lines.len(), targets) {
            Listed::ChooserResult(at) => return ChooserResult::Line(at),
            Listed::Moved => return ChooserResult::Waiting,
            Listed::Key(press) => press,
            Listed::Nothing => press,
        };
        match press {
            Press::Escape | Press::Sign('q' | 'Q') => ChooserResult::Closed,
            _ => ChooserResult::Waiting,
        }
    }

    /// Draws it over the whole screen.
    pub fn draw(&self, canvas: &mut Canvas<'_>, house: &House) {
        let (whole, look) = (canvas.area(), canvas.look);
        canvas.clear(whole);
        title(canvas, &self.title, "");
        let across = whole.width.saturating_sub(4);
        let hint = wrapped(&look.spelt(&self.hint), across);
        let used = canvas.lines(Rect::new(2, 2, across, 3), &hint, Style::new());
        let top = 3 + used;
        let area = Rect::new(2, top, across, whole.height.saturating_sub(top + 2));
        self.list.draw(canvas, area, &self.lines);
        let keys = [
            Key::named('\n', house.word("screen-key-enter"), house.word(self.does)),
            Key::named('\u{1b}', house.word("screen-key-escape"), house.word("screen-key-back")),
        ];
        keys_line::draw(canvas, &keys, whole.bottom() - 1);
    }
}
