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
use crate::cabinet::{cabinet, days_in_words};
use crate::keys;
use kernel::{Lang, Text};
use ratatui::layout::Rect;
use ratatui::style::Style;
use table::{IDS, Moment, Puzzle, Run};
use table::{Label, Lesson, shelf};

/// The main menu.
pub struct Menu {
    entries: Vec<Entry>,
    list: List,
    reading: Option<Reader>,
    message: Option<String>,
}

enum Entry {
    Continue(Box<Run>, &'static Label),
    Unfinished(usize),
    Game(&'static Label),
    Puzzle(&'static Puzzle),
    History,
    Statistics,
    Trophies,
    Codex,
    Replays,
    Rules,
    Language,
    Settings,
    Quit,
}

impl Entry {
    /// The letter that opens an entry which is not numbered: those that come and go must not move the numbers of the others.
    fn letter(&self) -> Option<char> {
        match self {
            Self::Continue(..) => Some('c'),
            Self::Unfinished(_) => Some('n'),
            Self::Puzzle(_) => Some('p'),
            Self::Trophies => Some('t'),
            Self::Codex => Some('x'),
            _ => None,
        }
    }
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
            Vec::new()
        });
        let all = (!unfinished.is_empty()).then_some(Entry::Unfinished(unfinished.len()));
        let last = unfinished.into_iter().next();
        let label = last.as_ref().and_then(|run| shelf::label(&run.summary.game));
        let going_on = last.zip(label).map(|(run, label)| Entry::Continue(Box::new(run), label)).into_iter().chain(all);
        let games = IDS.iter().filter_map(|id| shelf::label(id)).map(Entry::Game);
        let rest = [
            Entry::History,
            Entry::Statistics,
            Entry::Trophies,
            Entry::Codex,
            Entry::Replays,
            Entry::Rules,
            Entry::Language,
            Entry::Settings,
            Entry::Quit,
        ];
        let puzzle = Puzzle::today(Moment::now()).map(Entry::Puzzle);
        self.entries = going_on.chain(games).chain(puzzle).chain(rest).collect();
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
        if let Press::Sign(sign) = press
            && let Some(at) = self.entry_of(sign)
        {
            self.list.at = at;
            return self.choose(house, at);
        }
        let press = match self.list.press(press, self.entries.len(), targets) {
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

    /// The keys of all entries: letters, numbers from 1 to 9, and none beyond.
    fn keys(&self) -> Vec<Option<char>> {
        let mut numbers = '1'..='9';
        self.entries.iter().map(|entry| entry.letter().or_else(|| numbers.next())).collect()
    }

    /// The entry that a key opens at once.
    fn entry_of(&self, sign: char) -> Option<usize> {
        let number = keys::number(&sign.to_string()).and_then(|number| char::from_digit(number as u32, 10));
        let key = number.unwrap_or_else(|| sign.to_ascii_lowercase());
        self.keys().iter().position(|known| *known == Some(key))
    }

    fn choose(&mut self, house: &mut House, at: usize) -> Turn {
        match &self.entries[at] {
            Entry::Continue(run, _) => return Turn::Resume(run.path.clone()),
            Entry::Game(label) => {
                return Turn::Open(Box::new(Scene::NewGame(Box::new(NewGame::new(house, label)))));
            }
            Entry::Unfinished(_) => {
                return Turn::Open(Box::new(Scene::Runs(Runs::new(house, Showing::Unfinished))));
            }
            Entry::Puzzle(puzzle) => match puzzle.begin() {
                Ok(session) => {
                    return Turn::Open(Box::new(Scene::Play(Box::new(play::Play::new(house, session, None)))));
                }
                Err(error) => self.message = Some(error.to_string()),
            },
            Entry::Trophies => self.reading = Some(trophies(house)),
            Entry::Codex => return Turn::Open(Box::new(Scene::Codex(Box::default()))),
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
            Entry::Unfinished(count) => house.say(&Text::new("screen-unfinished").number("count", *count as i64)),
            Entry::Puzzle(_) => house.word("screen-puzzle-today"),
            Entry::Trophies => house.word("screen-trophies"),
            Entry::Codex => house.word("screen-codex"),
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
            .zip(self.keys())
            .map(|(entry, key)| format!("{}  {}", key.unwrap_or(' '), self.line(house, entry)))
            .collect();
        let broad = lines.iter().map(|line| width(line)).max().unwrap_or(0) + 3;
        let broad = broad.clamp(24, whole.width / 2);
        let top = 3;
        self.list.draw(canvas, Rect::new(2, top, broad, whole.height.saturating_sub(top + 3)), &lines);
        let aside = Rect::new(broad + 5, 2, whole.width.saturating_sub(broad + 7), whole.height.saturating_sub(4));
        let label = match &self.entries[self.list.at] {
            Entry::Continue(_, label) | Entry::Game(label) => Some(*label),
            _ => None,
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

/// The lid of a box: a drawing, the title, what it is. Where that is too much, words stand closer, then the drawing yields.
pub fn lid(canvas: &mut Canvas<'_>, house: &House, label: &Label, area: Rect) {
    let look = canvas.look;
    let mut pitch = wrapped(&look.spelt(label.pitch.in_lang(house.lang)), area.width);
    if let Some(lesson) = Lesson::of(label.id) {
        pitch.push(String::new());
        pitch.extend(wrapped(&look.spelt(lesson.goal.in_lang(house.lang)), area.width));
    }
    let drawing: Vec<&str> = label.drawing.lines().collect();
    let room = |pitch: &[String]| usize::from(area.height).saturating_sub(3 + pitch.len());
    if room(&pitch) < drawing.len() {
        pitch.retain(|line| !line.is_empty());
    }
    let drawing = if room(&pitch) < drawing.len() { Vec::new() } else { drawing };
    let broad = drawing.iter().map(|line| line.chars().count()).max().unwrap_or(0) as u16;
    let mut y = area.y;
    for line in drawing {
        let x = area.x + area.width.saturating_sub(broad) / 2;
        canvas.text(x, y, line, area.width, look.tone(kernel::Tone::Wealth));
        y += 1;
    }
    y += 1;
    canvas.centred(area, y, &label.title.in_lang(house.lang).to_uppercase(), look.strong());
    for (line, y) in pitch.iter().zip(y + 2..area.bottom()) {
        canvas.centred(area, y, line, Style::new());
    }
}

/// Days in a row and the trophies of every game, to be read.
fn trophies(house: &House) -> Reader {
    let runs = house.archive.runs().map(|(runs, _)| runs).unwrap_or_default();
    let days =
        days_in_words(&house.own, &runs).into_iter().flat_map(|days| [Paragraph::text(days), Paragraph::text("")]);
    let shelves = cabinet(&house.own, &runs, None).into_iter().flat_map(|shelf| {
        let lines = shelf.lines.into_iter().map(Paragraph::text);
        core::iter::once(Paragraph::heading(shelf.head)).chain(lines).chain([Paragraph::text("")])
    });
    Reader::new(house.word("screen-trophies"), days.chain(shelves).collect())
}

/// The statistics, to be read.
fn statistics(house: &House) -> Reader {
    let runs = house.archive.runs().map(|(runs, _)| runs).unwrap_or_default();
    let lines = super::runs::statistics(house, &runs);
    Reader::new(house.word("screen-statistics"), lines.into_iter().map(Paragraph::text).collect())
}
