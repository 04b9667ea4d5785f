//! Lines of which one is looked at: menus, settings, games of the past.

use super::board::scrolled;
use super::canvas::{Canvas, Spot, Target};
use super::focus;
use super::press::{Direction, Press};
use crate::keys;
use ratatui::layout::Rect;
use ratatui::style::Style;

/// Which line is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct List {
    /// Its place.
    pub at: usize,
}

/// What a key did to a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Listed {
    /// Nothing: the key means something else here.
    Nothing,
    /// Another line is looked at, or the same.
    Moved,
    /// This line was chosen.
    ChooserResult(usize),
    /// A key of the line of keys was clicked.
    Key(Press),
}

impl List {
    /// Reads a key, on so many lines.
    pub fn press(&mut self, press: Press, count: usize, targets: &[Target]) -> Listed {
        let last = count.saturating_sub(1);
        match press {
            Press::Click(x, y) => match focus::under(targets, x, y) {
                Some(Spot::Item(at)) if at == self.at => return Listed::ChooserResult(at),
                Some(Spot::Item(at)) => self.at = at.min(last),
                Some(Spot::Key(key)) => {
                    let press = Press::of_clicked(key);
                    return match self.press(press, count, &[]) {
                        Listed::Nothing => Listed::Key(press),
                        listed => listed,
                    };
                }
                _ => {}
            },
            Press::Enter | Press::Sign(' ') if count > 0 => return Listed::ChooserResult(self.at),
            Press::Home => self.at = 0,
            Press::End => self.at = last,
            Press::Page(Direction::Up) => self.at = self.at.saturating_sub(10),
            Press::Page(_) => self.at = (self.at + 10).min(last),
            Press::Wheel(Direction::Up) => self.at = self.at.saturating_sub(1),
            Press::Wheel(_) => self.at = (self.at + 1).min(last),
            Press::Tab => self.at = if self.at == last { 0 } else { self.at + 1 },
            Press::BackTab => self.at = self.at.checked_sub(1).unwrap_or(last),
            press => match press.direction() {
                Some(Direction::Up) => self.at = self.at.saturating_sub(1),
                Some(Direction::Down) => self.at = (self.at + 1).min(last),
                _ => return Listed::Nothing,
            },
        }
        Listed::Moved
    }

    /// Reads a key, on so many lines that are numbered from 1.
    pub fn press_numbered(&mut self, press: Press, count: usize, targets: &[Target]) -> Listed {
        let number = match press {
            Press::Sign(sign) => keys::number(&sign.to_string()),
            _ => None,
        };
        match number {
            Some(number) if (1..=count).contains(&number) => {
                self.at = number - 1;
                Listed::ChooserResult(self.at)
            }
            _ => self.press(press, count, targets),
        }
    }

    /// Draws the lines that fit, with the one looked at among them.
    pub fn draw(self, canvas: &mut Canvas<'_>, area: Rect, lines: &[String]) {
        let look = canvas.look;
        let first = scrolled(lines.len(), area.height as usize, self.at);
        for ((at, line), y) in lines.iter().enumerate().skip(first).zip(area.y..area.bottom()) {
            let (mark, style) = if at == self.at { (look.pointer(), look.focused()) } else { (" ", Style::new()) };
            canvas.text(area.x, y, mark, 1, look.strong());
            canvas.text(area.x + 2, y, line, area.width.saturating_sub(2), style);
            canvas.target(Spot::Item(at), Rect { y, height: 1, ..area });
        }
        let [up, _, down, _] = look.heads();
        if first > 0 {
            canvas.right(area, area.y, up, look.strong());
        }
        if area.height > 0 && first + (area.height as usize) < lines.len() {
            canvas.right(area, area.bottom() - 1, down, look.strong());
        }
    }
}
