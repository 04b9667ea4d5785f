//! A record on the screen: step by step, at a pace, with what the seat knew, or with what was to come.

use super::board::Board;
use super::canvas::{Canvas, Spot, Target};
use super::caption::{badge, heading, prompt};
use super::coach::Coach;
use super::focus;
use super::house::House;
use super::keys_line::Key;
use super::play::help;
use super::press::{Direction, Press};
use super::reader::{Reader, Reading};
use super::zones::{ScreenWords, Sight};
use super::{Happening, Turn};
use crate::keys;
use crate::record_line::{self, in_words, pages};
use crate::who::{sentences, who};
use kernel::{Page, Seat, SeatSet, Text};
use ratatui::style::Style;
use std::time::{Duration, Instant};
use table::{RecordError, RecordLine, ToldEvent, Words, shelf};

/// The paces, in milliseconds a step, slowest first.
const PACES: [u64; 5] = [4000, 2000, 1000, 500, 200];

/// A record being looked at.
pub struct ReplayScreen {
    replay: table::Replay,
    speech: ScreenWords,
    /// Every line of the record, in words, with what was told after it.
    lines: Vec<Told>,
    /// Whose eyes we see with; nobody's in particular: those of whoever decides.
    eyes: Option<Seat>,
    /// Whether what was to come is shown too.
    truth: bool,
    pace: usize,
    /// When the next step is due, while it plays by itself.
    due: Option<Instant>,
    /// A step being typed.
    typed: Option<String>,
    page: Page,
    story: Vec<String>,
    coach: Coach,
    reading: Option<Reader>,
    /// Whether the game goes on: then nobody coaches here what he must be asked there.
    unfinished: bool,
    message: Option<String>,
}

/// A line of a record.
struct Told {
    /// In words.
    said: String,
    /// The decision on it.
    decision: Option<(Seat, String)>,
    /// What each seat was told after it.
    told: Vec<Vec<String>>,
    /// What somebody was told, whoever it was.
    true_story: Vec<String>,
}

impl ReplayScreen {
    /// Opens a record at a step.
    ///
    /// # Errors
    /// Its first wrong line.
    pub fn open(house: &House, text: &str, step: usize) -> Result<Self, RecordError> {
        let mut replay = shelf::replay(text)?;
        let speech = ScreenWords {
            game: replay.session().words(house.lang),
            own: Words::new(house.lang, &[crate::locale(house.lang), table::locale(house.lang)]),
        };
        let lines = read(&mut replay, &speech)?;
        let unfinished = !replay.session().is_over();
        let page = replay.session().page(Seat(0));
        let mut opened = Self {
            replay,
            speech,
            lines,
            eyes: None,
            truth: false,
            pace: 2,
            due: None,
            typed: None,
            page,
            story: Vec::new(),
            coach: Coach::default(),
            reading: None,
            unfinished,
            message: None,
        };
        opened.go(step);
        Ok(opened)
    }

    /// Whether the game goes on, with secrets between its seats.
    pub fn is_secret(&self) -> bool {
        self.unfinished && self.replay.session().seats() > 1 && self.replay.session().has_secrets()
    }

    /// How many steps there are.
    pub fn steps(&self) -> usize {
        self.replay.steps()
    }

    /// When something happens by itself.
    pub fn due(&self) -> Option<Instant> {
        self.due
    }

    /// The page that is shown, for those who move its cards.
    pub fn page(&self) -> Option<&Page> {
        self.reading.is_none().then_some(&self.page)
    }

    /// Goes to a step.
    fn go(&mut self, step: usize) {
        // The whole record was replayed when it was opened: it can be replayed again.
        let gone = self.replay.go_to(step.min(self.steps()));
        debug_assert!(gone.is_ok(), "{gone:?}");
        self.coach.forget();
        self.look_again();
    }

    fn seat(&self) -> Seat {
        let next = self.lines.get(self.replay.at() + 1).and_then(|line| line.decision.as_ref());
        let deciding = next.map(|(seat, _)| *seat).or_else(|| self.replay.session().status().awaited().lowest());
        self.eyes.or(deciding).unwrap_or(Seat(0))
    }

    fn look_again(&mut self) {
        let (seat, at) = (self.seat(), self.replay.at());
        self.page = self.replay.session().page(seat);
        let told = self.lines[..=at].iter().flat_map(|line| &line.told[seat.0 as usize]);
        self.story = told.cloned().collect();
        if self.truth && at < self.steps() {
            let past = self.story.len().saturating_sub(6);
            self.story.drain(..past);
            self.story.push(self.speech.own.word("screen-to-come"));
            let coming = self.lines[at + 1..].iter().flat_map(|line| &line.true_story);
            self.story.extend(coming.take(12).cloned());
        }
    }

    /// The time has come for the next step.
    pub fn wake(&mut self, now: Instant) -> Turn {
        if self.due.is_none_or(|due| due > now) {
            return Turn::Stay;
        }
        self.go(self.replay.at() + 1);
        self.due = (self.replay.at() < self.steps()).then(|| now + Duration::from_millis(PACES[self.pace]));
        Turn::Moved
    }

    /// Hears what happens.
    pub fn hear(&mut self, house: &House, happening: Happening, targets: &[Target]) -> Turn {
        match happening {
            Happening::Advice(number, opinions) => match self.coach.hear(number, opinions) {
                true => Turn::Redraw,
                false => Turn::Stay,
            },
            Happening::Press(press) => self.press(house, press, targets),
            _ => Turn::Stay,
        }
    }

    fn press(&mut self, house: &House, press: Press, targets: &[Target]) -> Turn {
        let press = match press {
            Press::Click(x, y) => match focus::under(targets, x, y) {
                Some(Spot::Key(key)) => Press::of_clicked(key),
                _ => return Turn::Stay,
            },
            press => press,
        };
        if let Some(reader) = &mut self.reading {
            if reader.press(press) == Reading::Done {
                self.reading = None;
            }
            return Turn::Redraw;
        }
        if self.typed.is_some() && self.type_step(press) {
            return Turn::Redraw;
        }
        let at = self.replay.at();
        self.message = None;
        let due = self.due.take();
        let playing = due.is_some();
        match press {
            Press::Enter | Press::Arrow(Direction::Right) => return self.step(at + 1),
            Press::Arrow(Direction::Left) | Press::Backspace => return self.step(at.saturating_sub(1)),
            Press::Page(Direction::Down) | Press::Arrow(Direction::Down) => return self.step(at + 10),
            Press::Page(_) | Press::Arrow(Direction::Up) => return self.step(at.saturating_sub(10)),
            Press::Wheel(Direction::Down) => return self.step(at + 1),
            Press::Wheel(_) => return self.step(at.saturating_sub(1)),
            Press::Home => return self.step(0),
            Press::End => return self.step(self.steps()),
            Press::Escape => return Turn::Back,
            Press::Tab => self.next_eyes(),
            Press::Sign(sign) => {
                let turn = self.letter(house, sign, playing);
                // A key that means nothing stops nothing.
                if matches!(turn, Turn::Stay) {
                    self.due = due;
                }
                return turn;
            }
            _ => {
                self.due = due;
                return Turn::Stay;
            }
        }
        Turn::Redraw
    }

    fn step(&mut self, step: usize) -> Turn {
        self.go(step);
        Turn::Moved
    }

    fn letter(&mut self, house: &House, sign: char, playing: bool) -> Turn {
        let soon = |pace: usize| Some(Instant::now() + Duration::from_millis(PACES[pace]));
        if let Some(digit) = keys::number(&sign.to_string()).filter(|_| !['-', '_', '(', '\''].contains(&sign)) {
            self.typed = Some(digit.to_string());
            return Turn::Redraw;
        }
        match sign.to_ascii_lowercase() {
            'q' => return Turn::Back,
            'l' => return self.step(self.replay.at() + 1),
            'h' => return self.step(self.replay.at().saturating_sub(1)),
            'g' => self.typed = Some(String::new()),
            ' ' | 'p' if !playing && self.replay.at() < self.steps() => self.due = soon(self.pace),
            ' ' | 'p' => {}
            '+' | '=' => {
                self.pace = (self.pace + 1).min(PACES.len() - 1);
                self.due = soon(self.pace).filter(|_| playing);
            }
            '-' => {
                self.pace = self.pace.saturating_sub(1);
                self.due = soon(self.pace).filter(|_| playing);
            }
            'v' => {
                self.truth = !self.truth;
                self.look_again();
            }
            'c' if self.unfinished => self.message = Some(house.word("screen-coach-later")),
            'c' => {
                if !self.coach.ask(house, self.replay.session(), self.seat()) {
                    self.message = Some(house.word("screen-coach-none"));
                }
            }
            'r' => {
                let clause = self.taken().map_or("", |at| self.page.choices[at].clause);
                self.reading = Some(Reader::rules_of(house, self.replay.session(), clause));
            }
            '?' => self.reading = Some(help(house)),
            _ => return Turn::Stay,
        }
        Turn::Redraw
    }

    /// Types the step to go to; false if the key means something else.
    fn type_step(&mut self, press: Press) -> bool {
        let Some(typed) = &mut self.typed else { return false };
        match press {
            Press::Sign(sign) => match keys::number(&sign.to_string()) {
                Some(digit) if typed.len() < 6 => typed.push_str(&digit.to_string()),
                _ => {}
            },
            Press::Backspace => drop(typed.pop()),
            Press::Enter => {
                let step = typed.parse().unwrap_or(self.replay.at());
                self.typed = None;
                self.go(step);
            }
            _ => self.typed = None,
        }
        true
    }

    /// Sees with the eyes of the next seat, and at last again with those of whoever decides.
    fn next_eyes(&mut self) {
        let seats = self.replay.session().seats();
        self.eyes = match self.eyes {
            None => Some(Seat(0)),
            Some(Seat(seat)) if seat + 1 < seats => Some(Seat(seat + 1)),
            Some(_) => None,
        };
        self.look_again();
    }

    /// The choice that is taken next, by its place in the page.
    fn taken(&self) -> Option<usize> {
        let (_, action) = self.lines.get(self.replay.at() + 1)?.decision.as_ref()?;
        self.page.choices.iter().position(|choice| choice.action == *action)
    }

    /// Draws it.
    pub fn draw(&mut self, canvas: &mut Canvas<'_>, house: &House) {
        if let Some(reader) = &mut self.reading {
            return reader.draw(canvas, house);
        }
        let session = self.replay.session();
        let drawing = |picture: &str| session.drawing(picture);
        let sight =
            Sight { page: &self.page, speech: &self.speech, drawing: &drawing, focus: self.taken().map(Spot::Choice) };
        let step = Text::new("screen-replay-step").number("step", self.replay.at() as i64);
        let step = house.say(&step.number("steps", self.steps() as i64));
        Board {
            sight,
            title: format!("{step} · {}", heading(house, session, &self.speech, &self.page, self.seat())),
            badge: badge(house, session),
            prompt: prompt(house, session, &self.speech, &self.page, self.seat()),
            story: &self.story,
            detail: self.detail(house),
            advice: self.page.choices.iter().map(|choice| self.coach.beside(house, &choice.action)).collect(),
            epilogue: Vec::new(),
            keys: self.keys(house),
        }
        .draw(canvas);
    }

    fn detail(&self, house: &House) -> Vec<(String, Style)> {
        let look = house.look;
        let at = self.replay.at();
        let mut lines = vec![(capitalised(&self.lines[at].said), Style::new())];
        lines.extend(self.message.iter().map(|message| (message.clone(), look.warning())));
        // Notes stand before the decision that they are about.
        if let Some(next) = self.lines.get(at + 1) {
            lines.push((house.say(&Text::new("screen-next").plain("said", next.said.clone())), look.strong()));
        }
        if self.replay.session().seats() > 1 {
            let text = match self.eyes {
                Some(_) => Text::new("screen-eyes"),
                None => Text::new("screen-eyes-deciding"),
            };
            let who = house.say(&who(self.replay.session(), self.seat()));
            lines.push((house.say(&text.plain("who", who)), look.dim()));
        }
        lines.push(match self.truth && at < self.steps() {
            false if self.truth => (house.word("screen-nothing-to-come"), look.dim()),
            false => (house.word("screen-knew"), look.dim()),
            true => {
                let coming = self.lines[at + 1..].iter().flat_map(|line| &line.true_story).take(8);
                let coming = coming.map(String::as_str).collect::<Vec<_>>().join(" ");
                (house.say(&Text::new("screen-truth").plain("coming", coming)), look.strong())
            }
        });
        let label = |action: &str| {
            let choice = self.page.choices.iter().find(|choice| choice.action == action);
            choice.map_or_else(|| action.to_string(), |choice| self.speech.game.say(&choice.label))
        };
        if let Some(said) = self.coach.said(house, None, label) {
            lines.insert(0, (said, look.strong()));
        }
        lines
    }

    fn keys(&self, house: &House) -> Vec<Key> {
        let word = |id| house.word(id);
        if let Some(typed) = &self.typed {
            return vec![
                Key::named('\n', format!("{}{typed}_", word("screen-key-goto")), word("screen-key-go")),
                Key::named('\u{1b}', word("screen-key-escape"), word("screen-key-cancel")),
            ];
        }
        let mut keys = vec![
            Key::named('>', word("screen-key-sideways"), word("screen-key-step")),
            Key::named(
                ' ',
                word("screen-key-space"),
                word(if self.due.is_some() { "screen-key-pause" } else { "screen-key-run" }),
            ),
            Key::new('v', word(if self.truth { "screen-key-knew" } else { "screen-key-truth" })),
            Key::new('c', word("screen-key-coach")),
            Key::new('g', word("screen-key-jump")),
            Key::named('+', "+ -", word("screen-key-pace")),
            Key::new('?', word("screen-key-help")),
            Key::new('q', word("screen-key-leave")),
        ];
        if self.replay.session().seats() > 1 {
            keys.insert(2, Key::named('\t', "Tab", word("screen-key-eyes")));
        }
        keys
    }
}

/// A sentence that stands alone.
fn capitalised(said: &str) -> String {
    let mut signs = said.chars();
    signs.next().map_or_else(String::new, |first| first.to_uppercase().chain(signs).collect())
}

/// Reads a record to its end, line by line.
fn read(replay: &mut table::Replay, speech: &ScreenWords) -> Result<Vec<Told>, RecordError> {
    let mut lines = Vec::new();
    let mut before = Vec::new();
    loop {
        let (session, line) = (replay.session(), replay.line());
        let decision = match line {
            RecordLine::Decision { seat, action, .. } => Some((*seat, action.clone())),
            _ => None,
        };
        let remark = record_line::said(line, session);
        let said = match &remark {
            Some(remark) => speech.game.say(&remark.text),
            None => speech.own.say(&in_words(line, &before, session, &speech.game)),
        };
        let from = if lines.is_empty() { Some(0) } else { decision.as_ref().map(|_| session.decisions()) };
        let tellings = |seat: Seat| match from {
            Some(from) => session.story(from, seat),
            // What was said, all have heard.
            None => remark.iter().cloned().collect(),
        };
        let tellings: Vec<Vec<ToldEvent>> = SeatSet::first(session.seats()).iter().map(tellings).collect();
        let in_words = |told: &[ToldEvent]| sentences(session, told, &speech.game, &speech.own);
        let told: Vec<Vec<String>> = tellings.iter().map(|told| in_words(told)).collect();
        // What one seat was not told, another may have been.
        let mut true_story: Vec<ToldEvent> = Vec::new();
        for telling in tellings.into_iter().flatten() {
            if true_story.iter().all(|known| known.text != telling.text) {
                true_story.push(telling);
            }
        }
        let true_story = in_words(&true_story);
        lines.push(Told { said, decision, told, true_story });
        before = pages(session);
        if !replay.forward()? {
            return Ok(lines);
        }
    }
}
