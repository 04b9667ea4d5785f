//! A screen without a terminal, for tests: what happens goes in, a picture comes out.
#![allow(dead_code, reason = "not every test needs all of it")]

use crate::common;
use kernel::Lang;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use std::path::PathBuf;
use std::sync::mpsc::Sender;
use std::time::{Duration, Instant};
use table::{Archive, IDS, Luck, Session, Settings, nobody_asks, shelf};
use terminal::screen::house::{House, Wishes};
use terminal::screen::press::Press;
use terminal::screen::{App, Happening, StartAt};

/// A folder of its own for every test.
fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("oubliette-app-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

/// How long a picture is read before a key is pressed: long enough for a number to be meant for it.
pub const READ: Duration = Duration::from_millis(300);

/// A screen, and the moment it lives in.
pub struct Seen {
    pub app: App,
    pub now: Instant,
    pub size: (u16, u16),
    folder: PathBuf,
}

impl Seen {
    pub fn new(name: &str, session: Option<Session>, still: bool) -> Self {
        Self::with_post(name, session, still, None)
    }

    /// A screen that hears of what happens elsewhere.
    pub fn with_post(name: &str, session: Option<Session>, still: bool, post: Option<Sender<Happening>>) -> Self {
        let folder = folder(name);
        let archive = Archive::new(folder.join("records"));
        let start = match session {
            Some(session) => {
                let keeper = archive.keep(&session).expect("a folder of our own");
                StartAt::Play(Box::new(session), keeper)
            }
            None => StartAt::Menu,
        };
        Self::at(folder, archive, start, still, post)
    }

    /// A screen that begins with something, at which nothing moves.
    pub fn starting(name: &str, start: StartAt) -> Self {
        let folder = folder(name);
        let archive = Archive::new(folder.join("records"));
        Self::at(folder, archive, start, true, None)
    }

    /// The same, at which things move unless it is still.
    pub fn moving(name: &str, start: StartAt, still: bool) -> Self {
        let folder = folder(name);
        let archive = Archive::new(folder.join("records"));
        Self::at(folder, archive, start, still, None)
    }

    /// A game in a language.
    pub fn speaking(name: &str, session: Session, still: bool, lang: Lang) -> Self {
        let mut seen = Self::new(name, None, still);
        let keeper = seen.app.house.archive.keep(&session).expect("a folder of our own");
        let mut house =
            House::new(lang, seen.app.house.archive.clone(), seen.folder.join("settings.toml"), seen.app.house.wishes);
        house.bot_for = common::bot_for;
        seen.app =
            App::new(house, StartAt::Play(Box::new(session), keeper)).unwrap_or_else(|error| panic!("{error:?}"));
        seen
    }

    fn at(folder: PathBuf, archive: Archive, start: StartAt, still: bool, post: Option<Sender<Happening>>) -> Self {
        let wishes = Wishes { still, ..Wishes::default() };
        let mut house = House::new(Lang::En, archive, folder.join("settings.toml"), wishes);
        (house.post, house.bot_for) = (post, common::bot_for);
        let app = App::new(house, start).unwrap_or_else(|error| panic!("{error:?}"));
        Self { app, now: Instant::now(), size: (80, 24), folder }
    }

    pub fn scoundrel(name: &str, still: bool) -> Self {
        let session = shelf::open(IDS[0], Settings::new(Luck::seed("a")), &mut nobody_asks).expect("a game");
        Self::new(name, Some(session), still)
    }

    /// A game for two whose cards are known: 1 and 5 against 2 and 6, then 3 and 4 are drawn.
    pub fn whisper(name: &str) -> Self {
        Self::new(name, Some(common::whisper(&[])), true)
    }

    pub fn buffer(&mut self) -> Buffer {
        let mut buffer = Buffer::empty(Rect::new(0, 0, self.size.0, self.size.1));
        self.app.draw(&mut buffer, self.now);
        buffer
    }

    pub fn picture(&mut self) -> String {
        let (buffer, width) = (self.buffer(), self.size.0 as usize);
        let signs: Vec<&str> = buffer.content.iter().map(|cell| cell.symbol()).collect();
        signs.chunks(width).map(|line| line.concat().trim_end().to_string() + "\n").collect()
    }

    /// Presses a key, with a picture drawn before it as on a real screen, and read; true if something must be drawn.
    pub fn press(&mut self, press: Press) -> bool {
        self.picture();
        self.now += READ;
        self.app.hear(Happening::Press(press), self.now)
    }

    pub fn type_all(&mut self, signs: &str) {
        for sign in signs.chars() {
            self.press(Press::Sign(sign));
        }
    }
}

impl Drop for Seen {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}
