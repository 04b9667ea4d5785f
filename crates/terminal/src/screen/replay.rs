//! A record on the screen: step by step, at a pace, with what the seat knew, or with what was to come.

use super::board::{Board, table_width};
use super::canvas::{Canvas, Spot, Target};
use super::caption::{badge, heading, prompt};
use super::chooser::{Chooser, ChooserResult};
use super::coach::Coach;
use super::focus;
use super::house::House;
use super::keys_line::Key;
use super::look::Look;
use super::play::help;
use super::play::staging::{BeatPace, Staging};
use super::press::{Direction, Press};
use super::reader::{Reader, Reading};
use super::stage::Stage;
use super::zones::{ScreenWords, Sight};
use super::{Happening, Turn};
use crate::keys;
use crate::record_line::{self, in_words, pages};
use crate::review_words::no_review;
use crate::who::{sentences, who};
use bots::Review;
use kernel::{Page, Seat, SeatSet, Text};
use ratatui::style::Style;
use std::path::PathBuf;
use std::time::{Duration, Instant};
use table::{Course, RecordError, RecordLine, ToldEvent, Words, shelf};

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
    /// The list of chapters, with the line at which each begins.
    contents: Option<(Chooser, Vec<usize>)>,
    /// The course of the game as each seat witnessed it.
    courses: Vec<Course>,
    /// Where everything lies.
    stage: Stage,
    /// What is being shown beat by beat.
    staging: Staging,
    beat_pace: BeatPace,
    /// Whether the game goes on: then nobody coaches here what he must be asked there.
    unfinished: bool,
    /// The file that it is kept in.
    file: Option<PathBuf>,
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
    /// The decisions that stand after it.
    decisions: usize,
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
        let seats = SeatSet::first(replay.session().seats());
        let courses = seats.iter().map(|seat| replay.session().course(seat)).collect();
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
            contents: None,
            courses,
            stage: Stage::default(),
            staging: Staging::default(),
            beat_pace: house.pace(),
            unfinished,
            file: None,
            message: None,
        };
        opened.go(step);
        Ok(opened)
    }

    /// The same, kept in a file.
    #[must_use]
    pub fn of_file(self, file: Option<PathBuf>) -> Self {
        Self { file, ..self }
    }

    /// Reviews the game, from wherever one looks at it.
    fn review(&mut self, house: &House) -> Turn {
        let mut whole = self.replay.clone();
        let gone = whole.go_to(whole.steps());
        debug_assert!(gone.is_ok(), "{gone:?}");
        match Review::possible(whole.session(), Review::usual_seats(whole.session())) {
            Ok(()) => Turn::Review(Box::new(whole.stop().session), self.file.clone()),
            Err(why) => {
                self.message = Some(house.say(&no_review(why)));
                Turn::Redraw
            }
        }
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
        self.staging.until().or(self.due)
    }

    /// The page that is shown, for those who move its cards.
    pub fn page(&self) -> Option<&Page> {
        (self.reading.is_none() && self.contents.is_none()).then(|| self.staging.page().unwrap_or(&self.page))
    }

    /// Goes to a step.
    fn go(&mut self, step: usize) {
        // The whole record was replayed when it was opened: it can be replayed again.
        let gone = self.replay.go_to(step.min(self.steps()));
        debug_assert!(gone.is_ok(), "{gone:?}");
        self.coach.forget();
        self.staging.forget();
        self.look_again();
    }

    /// Goes one step on, and stages what came of it for whoever looked.
    fn go_on(&mut self, now: Instant) {
        let (seat, mark) = (self.seat(), self.replay.session().story_mark());
        let decides = self.lines.get(self.replay.at() + 1).is_some_and(|line| line.decision.is_some());
        self.go(self.replay.at() + 1);
        if decides {
            let beats = self.replay.session().beats_since(mark, seat);
            self.staging.add(beats, self.beat_pace, true, now);
        }
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
        if self.staging.until().is_some() {
            let moved = self.staging.go_on(now);
            // The next step waits until all of this one was seen.
            self.due = self.due.filter(|_| moved).map(|_| now + Duration::from_millis(PACES[self.pace])).or(self.due);
            return if moved { Turn::Moved } else { Turn::Stay };
        }
        if self.due.is_none_or(|due| due > now) {
            return Turn::Stay;
        }
        self.go_on(now);
        self.due = (self.replay.at() < self.steps()).then(|| now + Duration::from_millis(PACES[self.pace]));
        Turn::Moved
    }

    /// Hears what happens.
    pub fn hear(&mut self, house: &House, happening: Happening, targets: &[Target], now: Instant) -> Turn {
        match happening {
            Happening::Advice(number, opinions) => match self.coach.hear(number, opinions) {
                true => Turn::Redraw,
                false => Turn::Stay,
            },
            Happening::Press(press) => self.press(house, press, targets, now),
            _ => Turn::Stay,
        }
    }

    fn press(&mut self, house: &House, press: Press, targets: &[Target], now: Instant) -> Turn {
        if let Some((mut list, lines)) = self.contents.take() {
            match list.press(press, targets) {
                ChooserResult::Waiting => self.contents = Some((list, lines)),
                ChooserResult::Line(at) => return self.step(lines.get(at).copied().unwrap_or(0)),
                ChooserResult::Closed => {}
            }
            return Turn::Redraw;
        }
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
            Press::Enter | Press::Arrow(Direction::Right) => return self.step_on(now),
            Press::Arrow(Direction::Left) | Press::Backspace => return self.step(at.saturating_sub(1)),
            Press::Page(Direction::Down) | Press::Arrow(Direction::Down) => return self.step(at + 10),
            Press::Page(_) | Press::Arrow(Direction::Up) => return self.step(at.saturating_sub(10)),
            Press::Wheel(Direction::Down) => return self.step_on(now),
            Press::Wheel(_) => return self.step(at.saturating_sub(1)),
            Press::Home => return self.step(0),
            Press::End => return self.step(self.steps()),
            Press::Escape => return Turn::Back,
            Press::Tab => self.next_eyes(),
            Press::Sign(sign) => {
                let turn = self.letter(house, sign, playing, now);
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

    /// One step on; what is still being shown is left for the next one.
    fn step_on(&mut self, now: Instant) -> Turn {
        if self.staging.page().is_some() {
            self.staging.skip();
            return Turn::Redraw;
        }
        self.go_on(now);
        Turn::Moved
    }

    fn letter(&mut self, house: &House, sign: char, playing: bool, now: Instant) -> Turn {
        let soon = |pace: usize| Some(now + Duration::from_millis(PACES[pace]));
        if let Some(digit) = keys::number(&sign.to_string()).filter(|_| !['-', '_', '(', '\''].contains(&sign)) {
            self.typed = Some(digit.to_string());
            return Turn::Redraw;
        }
        match sign.to_ascii_lowercase() {
            'q' => return Turn::Back,
            'l' => return self.step_on(now),
            '[' => return self.step_to_chapter(house, false),
            ']' => return self.step_to_chapter(house, true),
            't' => self.open_contents(house),
            'a' => return self.review(house),
            'h' => return self.step(self.replay.at().saturating_sub(1)),
            'g' => self.typed = Some(String::new()),
            ' ' | 'p' if !playing => {
                // From the end it plays from the first step again.
                if self.replay.at() == self.steps() {
                    self.go(0);
                }
                self.due = soon(self.pace);
            }
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
        if let Some((list, _)) = &self.contents {
            return list.draw(canvas, house);
        }
        self.stage.see(self.staging.page().unwrap_or(&self.page));
        self.stage.covered = self.draw_board(canvas, house);
    }

    fn draw_board(&self, canvas: &mut Canvas<'_>, house: &House) -> u16 {
        let session = self.replay.session();
        let drawing = |picture: &str| session.drawing(picture);
        let staged = self.staging.page();
        let page = staged.unwrap_or(&self.page);
        let focus = self.taken().filter(|_| staged.is_none()).map(Spot::Choice);
        let (beat, staged) = (self.staging.beat(), staged.is_some());
        let sight = Sight { page, speech: &self.speech, drawing: &drawing, focus, beat, staged };
        let step = Text::new("screen-replay-step").number("step", self.replay.at() as i64);
        let step = house.say(&step.number("steps", self.steps() as i64));
        Board {
            sight,
            title: format!("{step} · {}", heading(house, session, &self.speech, page, self.seat())),
            badge: badge(house, session),
            stage: &self.stage,
            happening: vec![match beat {
                Some(beat) => self.speech.game.say(&beat.words),
                None => capitalised(&self.lines[self.replay.at()].said),
            }],
            passed: self.staging.passed().iter().rev().map(|words| self.speech.game.say(words)).collect(),
            prompt_lines: 2,
            prompt: match staged {
                true => String::new(),
                false => prompt(house, session, &self.speech, &self.page, self.seat()),
            },
            story: &self.story,
            detail: self.detail(house, table_width(canvas.area().width)),
            advice: self.page.choices.iter().map(|choice| self.coach.beside(house, &choice.action)).collect(),
            keys: self.keys(house),
        }
        .draw(canvas)
    }

    fn detail(&self, house: &House, across: u16) -> Vec<(String, Style)> {
        let look = house.look;
        let at = self.replay.at();
        let mut lines = vec![(self.bar(look, across), look.strong())];
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
        let why = |action: &str| {
            let why = self.replay.session().why(self.seat(), action);
            why.map(|why| self.speech.game.say(&why))
        };
        if let Some(said) = self.coach.said(house, None, label, why) {
            lines.insert(1, (said, look.strong()));
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
            Key::new('a', word("screen-key-review")),
            Key::new(']', word("screen-key-chapter")),
            Key::new('t', word("screen-key-contents")),
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

impl ReplayScreen {
    /// The line on which a decision that stands was made, counted from 1: of those that were taken back, the last one.
    fn line_of(&self, decision: usize) -> usize {
        let made = |line: &Told| line.decision.is_some() && line.decisions == decision;
        self.lines.iter().rposition(made).unwrap_or(0)
    }

    fn course(&self) -> Option<&Course> {
        self.courses.get(self.seat().0 as usize)
    }

    /// The lines at which chapters begin, each with what began.
    fn chapters(&self) -> Vec<(usize, String)> {
        let chapters = self.course().map(|course| course.chapters.as_slice()).unwrap_or_default();
        let mut chapters: Vec<(usize, String)> =
            chapters.iter().map(|mark| (self.line_of(mark.step), self.speech.game.say(&mark.words))).collect();
        chapters.dedup_by_key(|(line, _)| *line);
        chapters
    }

    /// Goes to where the next chapter begins, or the one before.
    fn step_to_chapter(&mut self, house: &House, on: bool) -> Turn {
        let (at, chapters) = (self.replay.at(), self.chapters());
        let mut lines = chapters.iter().map(|(line, _)| *line);
        let found = if on { lines.find(|line| *line > at) } else { lines.rfind(|line| *line < at) };
        match found {
            Some(line) => self.step(line),
            None => {
                self.message = Some(house.word("screen-no-chapter"));
                Turn::Redraw
            }
        }
    }

    /// Lists the chapters and what turned the game.
    fn open_contents(&mut self, house: &House) {
        let turns = self.course().map(|course| course.turns.as_slice()).unwrap_or_default();
        let turns = turns.iter().map(|mark| {
            let said = Text::new("screen-turn").plain("what", self.speech.game.say(&mark.words));
            (self.line_of(mark.step), house.say(&said))
        });
        let mut marks: Vec<(usize, String)> = self.chapters().into_iter().chain(turns).collect();
        marks.sort_by_key(|(line, _)| *line);
        if marks.is_empty() {
            self.message = Some(house.word("screen-no-chapter"));
            return;
        }
        let at = marks.iter().rposition(|(line, _)| *line <= self.replay.at()).unwrap_or(0);
        let (lines, said): (Vec<usize>, Vec<String>) = marks.into_iter().unzip();
        let titles = lines.iter().zip(said).map(|(line, said)| {
            house.say(&Text::new("screen-chapter").number("step", *line as i64).plain("what", said))
        });
        let [title, hint] = ["screen-contents", "screen-contents-hint"].map(|id| house.word(id));
        self.contents = Some((Chooser::new(title, hint, titles, "screen-key-go").at(at), lines));
    }

    /// How far the game has come, with marks where it turned.
    fn bar(&self, look: Look, across: u16) -> String {
        let (steps, cells) = (self.steps().max(1), across.saturating_sub(2).min(76) as usize);
        let cell = |line: usize| line * cells.saturating_sub(1) / steps;
        let [full, empty] = look.bar();
        let (here, chapters) = (cell(self.replay.at()), self.chapters());
        let chapters: Vec<usize> = chapters.iter().map(|(line, _)| cell(*line)).collect();
        let turns = self.course().map(|course| course.turns.as_slice()).unwrap_or_default();
        let turns: Vec<usize> = turns.iter().map(|mark| cell(self.line_of(mark.step))).collect();
        let sign = |at: usize| match at {
            at if turns.contains(&at) => look.turn(),
            at if at <= here => full,
            at if chapters.contains(&at) => look.step(),
            _ => empty,
        };
        format!("[{}]", (0..cells).map(sign).collect::<String>())
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
        let decisions = session.decisions();
        lines.push(Told { said, decision, told, true_story, decisions });
        before = pages(session);
        if !replay.forward()? {
            return Ok(lines);
        }
    }
}
