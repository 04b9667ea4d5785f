//! Settings: what the player likes.

use super::Turn;
use super::board::title;
use super::canvas::{Canvas, Target};
use super::dialog::tell;
use super::house::House;
use super::keys_line::{self, Key};
use super::list::{List, Listed};
use super::look::Glyphs;
use super::press::{Direction, Press};
use kernel::{Lang, Text};
use ratatui::layout::Rect;

/// The list of settings.
#[derive(Default)]
pub struct SettingsList {
    list: List,
    message: Option<String>,
}

#[derive(Clone, Copy)]
enum Setting {
    Language,
    Glyphs,
    Colour,
    Motion,
    Pace,
    Mouse,
    Odds,
}

const ALL: [Setting; 7] = [
    Setting::Language,
    Setting::Glyphs,
    Setting::Colour,
    Setting::Motion,
    Setting::Mouse,
    Setting::Odds,
    Setting::Pace,
];

impl SettingsList {
    /// Reads a key.
    pub fn press(&mut self, house: &mut House, press: Press, targets: &[Target]) -> Turn {
        self.message = None;
        let press = match self.list.press(press, ALL.len(), targets) {
            Listed::ChooserResult(at) => {
                self.change(house, ALL[at]);
                return Turn::Redraw;
            }
            Listed::Moved => return Turn::Redraw,
            Listed::Key(press) => press,
            Listed::Nothing => press,
        };
        match (press, press.direction()) {
            (Press::Escape | Press::Sign('q' | 'Q'), _) => Turn::Back,
            (Press::Enter, _) | (_, Some(Direction::Left | Direction::Right)) => {
                self.change(house, ALL[self.list.at]);
                Turn::Redraw
            }
            _ => Turn::Stay,
        }
    }

    fn change(&mut self, house: &mut House, setting: Setting) {
        let liked = &mut house.preferences;
        match setting {
            Setting::Language => {
                let other = if house.lang == Lang::Fr { Lang::En } else { Lang::Fr };
                liked.language = Some(other.code().into());
                house.speak(other);
            }
            Setting::Glyphs => {
                let other = if house.look.glyphs == Glyphs::Unicode { Glyphs::Ascii } else { Glyphs::Unicode };
                (liked.glyphs, house.wishes.glyphs) = (other, None);
            }
            Setting::Colour => liked.colour = !liked.colour,
            Setting::Motion => liked.motion = !liked.motion,
            Setting::Pace => liked.pace = liked.pace.next(),
            Setting::Mouse => liked.mouse = !liked.mouse,
            Setting::Odds => liked.odds = !liked.odds,
        }
        house.settle();
        self.message = house.write_preferences();
    }

    fn line(house: &House, setting: Setting) -> String {
        let liked = &house.preferences;
        let on = |on: bool| house.word(if on { "screen-on" } else { "screen-off" });
        let (label, value) = match setting {
            Setting::Language => ("screen-set-language", house.word("screen-own-language")),
            Setting::Glyphs if house.look.glyphs == Glyphs::Unicode => ("screen-set-glyphs", "Unicode".into()),
            Setting::Glyphs => ("screen-set-glyphs", "ASCII".into()),
            Setting::Colour if house.wishes.colourless => ("screen-set-colour", house.word("screen-off-by-command")),
            Setting::Colour => ("screen-set-colour", on(liked.colour)),
            Setting::Motion if house.wishes.still => ("screen-set-motion", house.word("screen-off-by-command")),
            Setting::Motion => ("screen-set-motion", on(liked.motion)),
            Setting::Pace if house.wishes.still => ("screen-set-pace", house.word("screen-off-by-command")),
            Setting::Pace => ("screen-set-pace", house.word(liked.pace.word())),
            Setting::Mouse => ("screen-set-mouse", on(liked.mouse)),
            Setting::Odds => ("screen-set-odds", on(liked.odds)),
        };
        house.say(&Text::new("screen-row").plain("label", house.word(label)).plain("value", value))
    }

    /// Draws it.
    pub fn draw(&mut self, canvas: &mut Canvas<'_>, house: &House) {
        let whole = canvas.area();
        title(canvas, "OUBLIETTE", &house.word("screen-settings"));
        let lines: Vec<String> = ALL.iter().map(|setting| Self::line(house, *setting)).collect();
        self.list.draw(canvas, Rect::new(2, 2, whole.width - 4, whole.height - 6), &lines);
        if let Some(message) = &self.message {
            tell(canvas, message);
        }
        let keys = [
            Key::named('j', house.word("screen-key-arrows"), house.word("screen-key-choose")),
            Key::named('\n', house.word("screen-key-enter"), house.word("screen-key-change")),
            Key::named('\u{1b}', house.word("screen-key-escape"), house.word("screen-key-back")),
        ];
        keys_line::draw(canvas, &keys, whole.bottom() - 1);
    }
}
