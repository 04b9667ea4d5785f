//! Which of many: what a real card or die shows. One types a part of its name, or moves to it.

use super::board::{scrolled, title};
use super::canvas::{Canvas, Spot};
use super::foot::newest;
use super::house::House;
use super::keys_line::{self, Key};
use super::press::{Direction, Press};
use crate::plain::{FaceName, loose};
use kernel::Text;
use ratatui::layout::Rect;
use table::{RealCardQuestion, Words};

/// A question about a real card or die.
pub struct Picker {
    asking: RealCardQuestion,
    /// What it may show.
    faces: Vec<FaceName>,
    /// What has happened before, in sentences.
    happened: Vec<String>,
    typed: String,
    at: usize,
    /// Whose decision it belongs to, where that is not plain.
    of: Option<String>,
    /// For whose eyes it is.
    whose: Option<Text>,
}

/// What the player answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Picked {
    /// Nothing yet.
    Waiting,
    /// It shows this: a place in [`RealCardQuestion::faces`].
    Shows(usize),
    /// The answer before was wrong.
    Back,
    /// Not now: nothing shall have happened.
    Stop,
}

impl Picker {
    /// A question.
    pub fn new(asking: RealCardQuestion, words: &Words) -> Self {
        let faces = (0..asking.faces.len()).map(|at| FaceName::of(&asking, at, words)).collect();
        let happened = asking.happened.iter().map(|text| words.say(text)).collect();
        Self { asking, faces, happened, typed: String::new(), at: 0, of: None, whose: None }
    }

    /// Says what the card or die is turned over for.
    #[must_use]
    pub fn of(self, of: Option<String>) -> Self {
        Self { of, ..self }
    }

    /// Says for whose eyes it is.
    #[must_use]
    pub fn whose(self, whose: Option<Text>) -> Self {
        Self { whose, ..self }
    }

    /// The faces that fit what was typed; a code or name that fits exactly comes first.
    fn fitting(&self) -> Vec<usize> {
        let wanted = loose(&self.typed);
        let ranked = |(at, face): (usize, &FaceName)| Some((face.rank(&wanted)?, at));
        let mut faces: Vec<_> = self.faces.iter().enumerate().filter_map(ranked).collect();
        faces.sort_unstable();
        faces.into_iter().map(|(_, at)| at).collect()
    }

    /// Reads a key.
    pub fn press(&mut self, press: Press) -> Picked {
        let fitting = self.fitting();
        match press {
            Press::Escape => return Picked::Stop,
            Press::Enter => return fitting.get(self.at).map_or(Picked::Waiting, |at| Picked::Shows(*at)),
            Press::Backspace if self.typed.is_empty() => return Picked::Back,
            Press::Backspace => (self.at, _) = (0, self.typed.pop()),
            Press::Sign(sign) if self.typed.chars().count() < 40 && !sign.is_control() => {
                self.typed.push(sign);
                self.at = 0;
            }
            Press::Arrow(Direction::Up | Direction::Left) | Press::Wheel(Direction::Up) => {
                self.at = self.at.saturating_sub(1);
            }
            Press::Arrow(_) | Press::Wheel(_) => self.at = (self.at + 1).min(fitting.len().saturating_sub(1)),
            _ => {}
        }
        Picked::Waiting
    }

    /// What a click chooses.
    pub fn click(&mut self, spot: Option<Spot>) -> Picked {
        match spot {
            Some(Spot::Item(at)) if self.at == at => self.press(Press::Enter),
            Some(Spot::Item(at)) => {
                self.at = at;
                Picked::Waiting
            }
            Some(Spot::Key(key)) => self.press(Press::of_clicked(key)),
            _ => Picked::Waiting,
        }
    }

    /// Draws it over the whole screen.
    pub fn draw(&self, canvas: &mut Canvas<'_>, house: &House) {
        let (whole, look) = (canvas.area(), canvas.look);
        canvas.clear(whole);
        let name = house.word("screen-deal-title");
        match &self.of {
            Some(of) => title(canvas, of, &name),
            None => title(canvas, &name, ""),
        }
        let label = self.asking.label.in_lang(house.lang);
        let label = match &self.whose {
            Some(whose) => house.say(&Text::new("who-did").text("who", whose.clone()).plain("what", label)),
            None => label.to_string(),
        };
        let ask = Text::new(if self.asking.die { "screen-deal-die" } else { "screen-deal" }).plain("label", label);
        let ask = ask.number("number", self.asking.number as i64);
        canvas.text(2, 2, &house.say(&ask), whole.width - 4, look.strong());
        canvas.text(2, 3, &format!("> {}_", self.typed), whole.width - 4, look.strong());
        match self.asking.refused.map(|at| &self.asking.faces[at].1) {
            Some(gone) => {
                let gone = house.say(&Text::new("deal-gone").plain("name", gone.in_lang(house.lang)));
                canvas.text(2, 4, &gone, whole.width - 4, look.warning());
            }
            None => {
                canvas.text(
                    2,
                    4,
                    &newest(&self.happened, look, whole.width - 4, 1).concat(),
                    whole.width - 4,
                    look.dim(),
                );
            }
        }
        let fitting = self.fitting();
        let area = Rect::new(2, 6, whole.width - 4, whole.height - 8);
        // What has to be read at length has a line of its own.
        let across = if self.faces.iter().any(|face| face.detail.is_some()) { area.width } else { 26.min(area.width) };
        let columns = (area.width / across).max(1);
        let room = (area.height * columns) as usize;
        let first = scrolled(fitting.len(), room, self.at);
        for (shown, (place, at)) in fitting.iter().enumerate().skip(first).take(room).enumerate() {
            let face = &self.faces[*at];
            let (column, line) = (shown as u16 / area.height, shown as u16 % area.height);
            let spot = Rect::new(area.x + column * across, area.y + line, across, 1);
            let style = if place == self.at { look.focused() } else { ratatui::style::Style::new() };
            let mark = if place == self.at { look.pointer() } else { " " };
            let text = match face.detail {
                Some(_) => format!("{mark} {}", face.spelt()),
                None => format!("{mark} {} ({})", face.name, face.code),
            };
            canvas.text(spot.x, spot.y, &text, across - 1, style);
            canvas.target(Spot::Item(place), spot);
        }
        if fitting.is_empty() {
            canvas.text(area.x, area.y, &house.word("screen-deal-none"), area.width, look.warning());
        }
        let keys = [
            Key::named('\n', house.word("screen-key-enter"), house.word("screen-key-shows")),
            Key::named('\u{8}', house.word("screen-key-backspace"), house.word("screen-key-correct")),
            Key::named('\u{1b}', house.word("screen-key-escape"), house.word("screen-key-cancel")),
        ];
        keys_line::draw(canvas, &keys, whole.bottom() - 1);
    }
}
