//! A face: the whole terminal as one screen, for every game.
//!
//! Pages come in, a picture goes out. Read in this order: [`look`], [`canvas`], [`zones`], [`board`] (a page as a picture);
//! [`press`], [`play`], [`replay`], [`menu`] (what keys do); then this file (scenes, and the loop that draws them).

pub mod board;
pub mod canvas;
pub mod caption;
pub mod choices;
mod chooser;
mod coach;
pub mod codex;
pub mod deal_inquiry;
mod dialog;
pub mod ending;
mod focus;
mod foot;
pub mod gauges;
pub mod house;
pub mod keys_line;
mod list;
pub mod look;
pub mod menu;
pub mod motion;
mod new_game;
mod picker;
pub mod play;
pub mod preferences;
pub mod press;
mod reader;
pub mod replay;
pub mod review;
mod runs;
mod settings;
mod signals;
pub mod stage;
mod window;
pub mod zones;

pub use window::run;

use crate::coach::Opinions;
use canvas::{Canvas, Target};
use codex::CodexScreen;
use deal_inquiry::DealNews;
use house::House;
use kernel::{Lang, Page, Text};
use menu::Menu;
use motion::{Motion, Places};
use new_game::NewGame;
use play::{Play, Unsaved};
use press::Press;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use replay::ReplayScreen;
use review::{ReviewNews, ReviewScreen};
use runs::{Runs, Shelf};
use settings::SettingsList;
use std::path::{Path, PathBuf};
use std::time::Instant;
use table::archive::read_text;
use table::{Keeper, Label, Luck, RecordError, Session, Settings, nobody_asks, shelf};

/// The least window in which a page can be read.
pub const LEAST: (u16, u16) = (60, 20);

/// Something that happens to the screen.
#[derive(Debug)]
pub enum Happening {
    /// The player does something.
    Press(Press),
    /// The window has another size, or has come back: all must be drawn again.
    Resize,
    /// The player wants the shell for a while.
    Suspend,
    /// Somebody wants the program to end.
    Stop,
    /// The coach has an answer to a question, by its number.
    Advice(u64, Option<Opinions>),
    /// There are news of deals, to a question by its number.
    Deal(u64, DealNews),
    /// A bot has answered a question, by its number, with what it does; with nothing if it stumbled.
    Decided(u64, Option<String>),
    /// There is news of a review, by the number of the question.
    Review(u64, ReviewNews),
}

/// What a scene does after something has happened.
pub enum Turn {
    /// Nothing has changed.
    Stay,
    /// Something has changed.
    Redraw,
    /// Things may have moved.
    Moved,
    /// The scene is over.
    Back,
    /// Another scene, over this one.
    Open(Box<Scene>),
    /// Another scene instead of this one.
    Instead(Box<Scene>),
    /// A new game like this.
    NewGame(&'static str, Box<Settings>),
    /// The game in this file goes on.
    Resume(PathBuf),
    /// This record is looked at, from just before a decision on.
    Replay(String, usize),
    /// The record in this file is looked at.
    ReplayFile(PathBuf),
    /// This game is reviewed, which is kept in that file.
    Review(Box<Session>, Option<PathBuf>),
}

/// What the screen shows.
pub enum Scene {
    /// The main menu.
    Menu(Menu),
    /// A new game being prepared.
    NewGame(Box<NewGame>),
    /// Games of the past.
    Runs(Runs),
    /// Rulebooks.
    Shelf(Shelf),
    /// What was met.
    Codex(Box<CodexScreen>),
    /// Settings.
    Settings(SettingsList),
    /// A game.
    Play(Box<Play>),
    /// A record.
    Replay(Box<ReplayScreen>),
    /// What a game came to, decision by decision.
    Review(Box<ReviewScreen>),
}

/// What the screen begins with.
pub enum StartAt {
    /// The main menu.
    Menu,
    /// A game.
    Play(Box<Session>, Keeper),
    /// A lesson: nothing of it is kept.
    Lesson(Box<Session>),
    /// A puzzle: nothing of it is kept but the answer.
    Puzzle(Box<Session>),
    /// A game of this box, for which the real cards have yet to be told.
    Deal(&'static Label, Settings),
    /// A record, at a step.
    Replay(String, usize),
}

/// What is left to say in the shell once the player has left.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Farewell {
    /// What is said, line by line.
    pub lines: Vec<String>,
    /// The files of the games whose last moves could not be saved.
    pub unsaved: Vec<PathBuf>,
    /// The language that the screen spoke last.
    pub lang: Lang,
}

/// All that is on the screen, without a terminal: what happens goes in, a picture comes out.
pub struct App {
    /// What all scenes share.
    pub house: House,
    scenes: Vec<Scene>,
    targets: Vec<Target>,
    /// Where zones were drawn, by their places in the page.
    zones: Vec<(usize, Rect)>,
    /// Where things lay when they were last drawn.
    places: Places,
    motion: Option<Motion>,
    farewell: Farewell,
    /// Whether the window is too small to show anything: then keys do nothing, for nobody sees what they would do.
    blind: bool,
}

impl App {
    /// A screen that begins with something.
    ///
    /// # Errors
    /// The first wrong line of a record that should be looked at.
    pub fn new(house: House, start: StartAt) -> Result<Self, RecordError> {
        let scene = match start {
            StartAt::Menu => Scene::Menu(Menu::new(&house)),
            StartAt::Play(session, keeper) => Scene::Play(Box::new(Play::new(&house, *session, Some(keeper)))),
            StartAt::Lesson(session) | StartAt::Puzzle(session) => {
                Scene::Play(Box::new(Play::new(&house, *session, None)))
            }
            StartAt::Deal(label, settings) => NewGame::dealt(&house, label, settings),
            StartAt::Replay(text, step) => Scene::Replay(Box::new(ReplayScreen::open(&house, &text, step)?)),
        };
        let scenes = vec![scene];
        let (targets, farewell) = (Vec::new(), Farewell::default());
        let zones = Vec::new();
        Ok(Self { house, scenes, targets, zones, places: Places::default(), motion: None, farewell, blind: false })
    }

    /// Whether the player has left.
    pub fn over(&self) -> bool {
        self.scenes.is_empty()
    }

    /// What is said in the shell afterwards.
    pub fn farewell(&mut self) -> Farewell {
        Farewell { lang: self.house.lang, ..core::mem::take(&mut self.farewell) }
    }

    /// When something is to be drawn again by itself, if at all.
    pub fn wakes(&self, now: Instant) -> Option<Instant> {
        let moving = self.motion.as_ref().map(|_| now + motion::FRAME);
        let playing = match self.scenes.last() {
            Some(Scene::Replay(replay)) => replay.due(),
            Some(Scene::Play(play)) => play.due(),
            Some(Scene::Codex(codex)) => codex.due(now),
            _ => None,
        };
        moving.into_iter().chain(playing).min()
    }

    /// The time has come; true if something must be drawn.
    pub fn wake(&mut self, now: Instant) -> bool {
        let moving = self.motion.is_some();
        self.motion = self.motion.take().filter(|motion| !motion.done(now));
        let turn = match self.scenes.last_mut() {
            Some(Scene::Replay(replay)) => replay.wake(now),
            Some(Scene::Play(play)) => play.wake(now),
            Some(Scene::Codex(codex)) => codex.wake(&self.house),
            _ => Turn::Stay,
        };
        self.take(turn, now) || moving
    }

    /// Hears what happens; true if something must be drawn.
    pub fn hear(&mut self, happening: Happening, now: Instant) -> bool {
        // Any key ends what moves.
        let moving = self.motion.take().is_some();
        let turn = match (happening, self.scenes.last_mut()) {
            (Happening::Stop, _) => return self.stop(),
            (Happening::Press(Press::Sign('q' | 'Q')), _) if self.blind => return self.stop(),
            (Happening::Press(_), _) if self.blind => return false,
            (Happening::Resize, _) => return true,
            (Happening::Deal(number, news), Some(Scene::NewGame(game))) => game.hear(&self.house, number, news),
            (happening, Some(Scene::Play(play))) => play.hear(&self.house, happening, &self.targets, now),
            (happening, Some(Scene::Replay(replay))) => replay.hear(&self.house, happening, &self.targets, now),
            (happening, Some(Scene::Review(review))) => review.hear(&self.house, happening, &self.targets),
            (Happening::Press(press), Some(scene)) => {
                let (house, targets) = (&mut self.house, &self.targets);
                match scene {
                    Scene::Menu(menu) => menu.press(house, press, targets),
                    Scene::NewGame(game) => game.press(house, press, targets),
                    Scene::Runs(runs) => runs.press(house, press, targets),
                    Scene::Shelf(shelf) => shelf.press(house, press, targets),
                    Scene::Codex(codex) => codex.press(house, press, targets),
                    Scene::Settings(list) => list.press(house, press, targets),
                    Scene::Play(_) | Scene::Replay(_) | Scene::Review(_) => Turn::Stay,
                }
            }
            _ => Turn::Stay,
        };
        self.take(turn, now) || moving
    }

    /// Leaves at once. Every decision is on disk, or the farewell says that it is not.
    fn stop(&mut self) -> bool {
        while !self.over() {
            self.close();
        }
        false
    }

    /// Closes the scene on top. A game that cannot be saved even now is remembered until the end, whatever is played after it;
    /// gives what is to be said of that to whoever is still here.
    fn close(&mut self) -> Option<String> {
        let Some(Scene::Play(mut play)) = self.scenes.pop() else { return None };
        let (lines, unsaved) = play.leave(&self.house);
        self.farewell.lines = lines;
        let Unsaved { path, told } = unsaved?;
        self.farewell.unsaved.push(path);
        Some(told)
    }

    /// Carries out what a scene wants; true if something must be drawn.
    fn take(&mut self, turn: Turn, now: Instant) -> bool {
        match turn {
            Turn::Stay => return false,
            Turn::Redraw => {}
            Turn::Moved => {
                if self.house.motion {
                    self.motion = Some(Motion::new(self.places.clone(), now));
                }
            }
            Turn::Back => self.back(),
            Turn::Open(scene) => self.scenes.push(*scene),
            Turn::Instead(scene) => self.replace(*scene),
            Turn::NewGame(game, settings) => self.new_game(game, *settings),
            Turn::Resume(path) => self.resume(&path),
            Turn::Replay(text, step) => {
                let file = match self.scenes.last() {
                    Some(Scene::Play(play)) => play.file().map(Path::to_path_buf),
                    _ => None,
                };
                self.replay(text, step, file);
            }
            Turn::ReplayFile(path) => match read_text(&path) {
                Ok(text) => self.replay(text, 0, Some(path)),
                Err(error) => self.tell(self.house.say(&table::disk::text(&error))),
            },
            Turn::Review(session, file) => {
                let review = ReviewScreen::new(&self.house, *session, file);
                self.scenes.push(Scene::Review(Box::new(review)));
            }
        }
        true
    }

    fn back(&mut self) {
        if matches!(self.scenes.last(), Some(Scene::Play(_))) {
            window::plays(None);
        }
        let lesson = self.session().is_some_and(|session| session.lesson().is_some() && !session.is_over());
        let lost = self.close().or_else(|| lesson.then(|| self.house.word("screen-lesson-left")));
        if let Some(Scene::Menu(menu)) = self.scenes.last_mut() {
            // One is still here: there is no farewell yet.
            self.farewell.lines.clear();
            menu.look_again(&self.house);
        }
        if let Some(Scene::Runs(runs)) = self.scenes.last_mut() {
            self.farewell.lines.clear();
            runs.look_again(&self.house);
        }
        lost.into_iter().for_each(|lost| self.tell(lost));
    }

    /// Another scene instead of the one on top.
    fn replace(&mut self, scene: Scene) {
        let lost = self.close();
        self.scenes.push(scene);
        lost.into_iter().for_each(|lost| self.tell(lost));
    }

    fn tell(&mut self, message: String) {
        match self.scenes.last_mut() {
            Some(Scene::Menu(menu)) => menu.tell(message),
            Some(Scene::Runs(runs)) => runs.tell(message),
            Some(Scene::Play(play)) => play.tell(message),
            _ => {}
        }
    }

    fn new_game(&mut self, game: &'static str, settings: Settings) {
        if settings.luck == Luck::Asked
            && let Some(label) = shelf::label(game)
        {
            let scene = NewGame::dealt(&self.house, label, settings);
            return self.replace(scene);
        }
        let session = match shelf::open(game, settings, &mut nobody_asks) {
            Ok(session) => session,
            Err(error) => return self.tell(self.house.say(&error.text())),
        };
        match self.house.archive.keep(&session) {
            Ok(keeper) => {
                let play = Play::new(&self.house, session, Some(keeper));
                self.replace(Scene::Play(Box::new(play)));
            }
            Err(error) => self.tell(self.house.not_kept(&error)),
        }
    }

    fn resume(&mut self, path: &Path) {
        let message = match self.house.archive.resume(path) {
            Ok((loaded, mut keeper)) => {
                // A file that was cut short may lack its last line; what cannot be written now is tried again later.
                let _ = keeper.save(&loaded.session);
                let play = Play::new(&self.house, loaded.session, Some(keeper));
                return self.scenes.push(Scene::Play(Box::new(play)));
            }
            Err(error) => self.house.cannot_resume(path, &error),
        };
        self.tell(message);
    }

    fn replay(&mut self, text: String, step: usize, file: Option<PathBuf>) {
        match ReplayScreen::open(&self.house, &text, step).map(|replay| replay.of_file(file)) {
            // While a game goes on, its seats must not look into each other's hands.
            Ok(replay) if replay.is_secret() => self.tell(self.house.word("screen-replay-later")),
            Ok(replay) => self.scenes.push(Scene::Replay(Box::new(replay))),
            Err(error) => self.tell(error.say(self.house.lang)),
        }
    }

    /// The game on the screen, if one is played.
    pub fn session(&self) -> Option<&Session> {
        match self.scenes.last() {
            Some(Scene::Play(play)) => Some(play.session()),
            _ => None,
        }
    }

    /// What lies where, as it was last drawn.
    pub fn targets(&self) -> &[Target] {
        &self.targets
    }

    /// The zones that were drawn last, by their ids, and where.
    pub fn shown_zones(&self) -> Vec<(&'static str, Rect)> {
        let page = self.page();
        let zone = |(at, area): &(usize, Rect)| Some((page?.zones.get(*at)?.id, *area));
        self.zones.iter().filter_map(zone).collect()
    }

    /// The page that is on the screen, if one is.
    pub fn page(&self) -> Option<&Page> {
        match self.scenes.last() {
            Some(Scene::Play(play)) => play.page(),
            Some(Scene::Replay(replay)) => replay.page(),
            _ => None,
        }
    }

    /// Draws all of it.
    pub fn draw(&mut self, buffer: &mut Buffer, now: Instant) {
        let mut canvas = Canvas::new(buffer, self.house.look, self.house.lang);
        let area = canvas.area();
        self.blind = area.width < LEAST.0 || area.height < LEAST.1;
        if self.blind {
            self.targets.clear();
            return too_small(&mut canvas, &self.house);
        }
        let house = &self.house;
        match self.scenes.last_mut() {
            Some(Scene::Menu(menu)) => menu.draw(&mut canvas, house),
            Some(Scene::NewGame(game)) => game.draw(&mut canvas, house),
            Some(Scene::Runs(runs)) => runs.draw(&mut canvas, house),
            Some(Scene::Shelf(shelf)) => shelf.draw(&mut canvas, house),
            Some(Scene::Codex(codex)) => codex.draw(&mut canvas, house),
            Some(Scene::Settings(list)) => list.draw(&mut canvas, house),
            Some(Scene::Play(play)) => play.draw(&mut canvas, house),
            Some(Scene::Replay(replay)) => replay.draw(&mut canvas, house),
            Some(Scene::Review(review)) => review.draw(&mut canvas, house),
            None => {}
        }
        let places = self.page().map(|page| Places::of(page, &canvas.targets)).unwrap_or_default();
        if let Some(motion) = &self.motion {
            motion.draw(&mut canvas, &places, now);
        }
        (self.targets, self.zones) = (canvas.targets, canvas.zones);
        self.places = places;
        if let Some(Scene::Play(play)) = self.scenes.last_mut() {
            play.seen(now);
        }
    }
}

/// In a window that is too small, a line that says what to do.
fn too_small(canvas: &mut Canvas<'_>, house: &House) {
    let area = canvas.area();
    let text = Text::new("screen-too-small").number("width", LEAST.0).number("height", LEAST.1);
    let lines = canvas::wrapped(&house.look.spelt(&house.say(&text)), area.width);
    canvas.lines(area, &lines, ratatui::style::Style::new());
}
