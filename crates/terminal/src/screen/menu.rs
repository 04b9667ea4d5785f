//! The main menu.

use super::Turn;
use super::board::title;
use super::canvas::{Canvas, Target, width, wrapped};
use super::dialog::tell;
use super::house::House;
use super::keys_line::{self, Key};
use super::list::{List, Listed};
use super::new_game::NewGame;
use super::press::Press;
use super::reader::{Paragraph, Reader, Reading};
use super::runs::{Runs, Showing};
use super::settings::SettingsList;
use super::{Scene, play};
use kernel::{Lang, Text};
use ratatui::layout::Rect;
use ratatui::style::Style;
use table::{IDS, Run};
use table::{Label, shelf};

/// The main menu.
pub struct Menu {
    entries: Vec<Entry>,
    list: List,
    reading: Option<Reader>,
    message: Option<String>,
}

enum Entry {
    Continue(Box<Run>, &'static Label),
    Game(&'static Label),
    History,
    Statistics,
    Replays,
    Rules,
    Language,
    Settings,
    Quit,
}

impl Menu {
    /// The menu, with the unfinished game first if there is one.
    pub fn new(house: &House) -> Self {
        let mut menu = Self { entries: Vec::new(), list: List::default(), reading: None, message: None };
        menu.look_again(house);
        menu
    }

    /// Reads the archive again.
    pub fn look_again(&mut self, house: &House) {
        let unfinished = house.archive.unfinished(None);
        let unfinished = unfinished.unwrap_or_else(|error| {
            self.message = Some(house.not_kept(&error));
            None
        });
        let label = unfinished.as_ref().and_then(|run| shelf::label(&run.summary.game));
        let going_on = unfinished.zip(label).map(|(run, label)| Entry::Continue(Box::new(run), label));
        let games = IDS.iter().filter_map(|id| shelf::label(id)).map(Entry::Game);
        let rest = [
            Entry::History,
            Entry::Statistics,
            Entry::Replays,
            Entry::Rules,
            Entry::Language,
            Entry::Settings,
            Entry::Quit,
        ];
        self.entries = going_on.into_iter().chain(games).chain(rest).collect();
        self.list.at = self.list.at.min(self.entries.len() - 1);
    }

    /// Says something below the list until the next key.
    pub fn tell(&mut self, message: String) {
        self.message = Some(message);
    }

    /// Reads a key.
    pub fn press(&mut self, house: &mut House, press: Press, targets: &[Target]) -> Turn {
        if let Some(reader) = &mut self.reading {
            if reader.press(play::clicked(press, targets)) == Reading::Done {
                self.reading = None;
            }
            return Turn::Redraw;
        }
        self.message = None;
        let press = match self.list.press_numbered(press, self.entries.len(), targets) {
            Listed::ChooserResult(at) => return self.choose(house, at),
            Listed::Moved => return Turn::Redraw,
            Listed::Key(press) => press,
            Listed::Nothing => press,
        };
        match press {
            Press::Enter => self.choose(house, self.list.at),
            Press::Sign('q' | 'Q') | Press::Escape => Turn::Back,
            Press::Sign('?') => {
                self.reading = Some(play::help(house));
                Turn::Redraw
            }
            _ => Turn::Stay,
        }
    }

    fn choose(&mut self, house: &mut House, at: usize) -> Turn {
        match &self.entries[at] {
            Entry::Continue(run, _) => return Turn::Resume(run.path.clone()),
            Entry::Game(label) => {
                return Turn::Open(Box::new(Scene::NewGame(Box::new(NewGame::new(house, label)))));
            }
            Entry::History => return Turn::Open(Box::new(Scene::Runs(Runs::new(house, Showing::All)))),
            Entry::Replays => return Turn::Open(Box::new(Scene::Runs(Runs::new(house, Showing::Finished)))),
            Entry::Settings => return Turn::Open(Box::new(Scene::Settings(SettingsList::default()))),
            Entry::Statistics => self.reading = Some(statistics(house)),
            Entry::Rules => match IDS {
                [only] => self.reading = Some(Reader::rules(house, only, "")),
                _ => return Turn::Open(Box::new(Scene::Shelf(super::runs::Shelf::default()))),
            },
            Entry::Language => {
                let other = if house.lang == Lang::Fr { Lang::En } else { Lang::Fr };
                house.speak(other);
                house.preferences.language = Some(other.code().into());
                self.message = house.write_preferences();
            }
            Entry::Quit => return Turn::Back,
        }
        Turn::Redraw
    }

    fn line(&self, house: &House, entry: &Entry) -> String {
        match entry {
            Entry::Continue(run, label) => {
                let text = Text::new("screen-continue").name("game", &label.title);
                house.say(&text.number("decisions", run.summary.decisions as i64))
            }
            Entry::Game(label) => label.title.in_lang(house.lang).into(),
            Entry::History => house.word("screen-history"),
            Entry::Statistics => house.word("screen-statistics"),
            Entry::Replays => house.word("screen-replays"),
            Entry::Rules => house.word("screen-rules"),
            Entry::Language => house.word("screen-language"),
            Entry::Settings => house.word("screen-settings"),
            Entry::Quit => house.word("screen-leave"),
        }
    }

    /// Draws it: the list on the left, a picture of what one looks at on the right.
    pub fn draw(&mut self, canvas: &mut Canvas<'_>, house: &House) {
        if let Some(reader) = &mut self.reading {
            return reader.draw(canvas, house);
        }
        let whole = canvas.area();
        title(canvas, "OUBLIETTE", &house.word("screen-motto"));
        let lines: Vec<String> = self
            .entries
            .iter()
            .enumerate()
            .map(|(at, entry)| {
                let number = if at < 9 { format!("{} ", at + 1) } else { "  ".into() };
                format!("{number} {}", self.line(house, entry))
            })
            .collect();
        let broad = lines.iter().map(|line| width(line)).max().unwrap_or(0) + 3;
        let broad = broad.clamp(24, whole.width / 2);
        let top = 3;
        self.list.draw(canvas, Rect::new(2, top, broad, whole.height.saturating_sub(top + 3)), &lines);
        let aside = Rect::new(broad + 5, 2, whole.width.saturating_sub(broad + 7), whole.height.saturating_sub(4));
        let label = match &self.entries[self.list.at] {
            Entry::Continue(_, label) | Entry::Game(label) => Some(*label),
            _ => IDS.first().and_then(|id| shelf::label(id)),
        };
        if let Some(label) = label {
            lid(canvas, house, label, aside);
        }
        if let Some(message) = &self.message {
            tell(canvas, message);
        }
        let keys = [
            Key::named('j', house.word("screen-key-arrows"), house.word("screen-key-choose")),
            Key::named('\n', house.word("screen-key-enter"), house.word("screen-key-open")),
            Key::new('?', house.word("screen-key-help")),
            Key::new('q', house.word("screen-key-leave")),
        ];
        keys_line::draw(canvas, &keys, whole.bottom() - 1);
    }
}

/// The lid of a box: a drawing, the title, what it is.
pub fn lid(canvas: &mut Canvas<'_>, house: &House, label: &Label, area: Rect) {
    let look = canvas.look;
    let mut y = area.y;
    let broad = label.drawing.lines().map(|line| line.chars().count()).max().unwrap_or(0) as u16;
    for line in label.drawing.lines() {
        canvas.text(
            area.x + area.width.saturating_sub(broad) / 2,
            y,
            line,
            area.width,
            look.tone(kernel::Tone::Wealth),
        );
        y += 1;
    }
    y += 1;
    canvas.centred(area, y, &label.title.in_lang(house.lang).to_uppercase(), look.strong());
    let pitch = wrapped(&look.spelt(label.pitch.in_lang(house.lang)), area.width);
    for (line, y) in pitch.iter().zip(y + 2..area.bottom()) {
        canvas.centred(area, y, line, Style::new());
    }
}

/// The statistics, to be read.
fn statistics(house: &House) -> Reader {
    let runs = house.archive.runs().map(|(runs, _)| runs).unwrap_or_default();
    let lines = super::runs::statistics(house, &runs);
    Reader::new(house.word("screen-statistics"), lines.into_iter().map(Paragraph::text).collect())
}
