//! What every scene of the screen shares: language, looks, the player's games.

use super::look::{Glyphs, Look};
use super::play::staging::BeatPace;
use super::preferences::Preferences;
use bots::{BotFor, bot_for};
use kernel::{Lang, Text};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::Sender;
use table::archive::ResumeError;
use table::{Archive, Words};

/// What every scene shares.
pub struct House {
    /// The language.
    pub lang: Lang,
    /// The face's own words.
    pub own: Words,
    /// How it looks.
    pub look: Look,
    /// Whether cards slide.
    pub motion: bool,
    /// The player's own games.
    pub archive: Archive,
    /// What the player likes.
    pub preferences: Preferences,
    /// Where that is written down.
    pub preferences_file: PathBuf,
    /// What the command line says beyond preferences.
    pub wishes: Wishes,
    /// Where news go, once there is somebody to hear them.
    pub post: Option<Sender<super::Happening>>,
    /// How bots are made.
    pub bot_for: BotFor,
    /// How many questions have been asked that are answered elsewhere.
    questions: AtomicU64,
}

/// What the command line and the surroundings say: they win over preferences.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Wishes {
    /// Nothing shall move.
    pub still: bool,
    /// The signs.
    pub glyphs: Option<Glyphs>,
    /// There shall be no colours.
    pub colourless: bool,
}

impl House {
    /// Why a game cannot be taken up again, in words.
    pub fn cannot_resume(&self, path: &Path, error: &ResumeError) -> String {
        let shown = path.display().to_string();
        self.say(&match error {
            ResumeError::Busy => Text::new("screen-busy").plain("path", shown),
            ResumeError::Resigned => Text::new("screen-resigned"),
            ResumeError::Io(error) => table::disk::text(error),
            ResumeError::Record(error) => {
                Text::new("screen-wrong-record").plain("path", shown).plain("damage", error.say(self.lang))
            }
        })
    }

    /// A house for a player.
    pub fn new(lang: Lang, archive: Archive, preferences_file: PathBuf, wishes: Wishes) -> Self {
        let preferences = Preferences::read(&preferences_file);
        let mut house = Self {
            lang,
            own: Words::new(lang, &[crate::locale(lang), table::locale(lang)]),
            look: Look { glyphs: Glyphs::Unicode, colour: true },
            motion: true,
            archive,
            preferences,
            preferences_file,
            wishes,
            post: None,
            bot_for,
            questions: AtomicU64::new(0),
        };
        house.settle();
        house
    }

    /// How fast what happens is shown.
    pub fn pace(&self) -> BeatPace {
        if self.wishes.still { BeatPace::Off } else { self.preferences.pace }
    }

    /// Makes looks and motion what preferences and wishes say.
    pub fn settle(&mut self) {
        self.look.glyphs = self.wishes.glyphs.unwrap_or(self.preferences.glyphs);
        self.look.colour = self.preferences.colour && !self.wishes.colourless;
        self.motion = self.preferences.motion && !self.wishes.still;
    }

    /// Speaks another language from now on.
    pub fn speak(&mut self, lang: Lang) {
        self.lang = lang;
        self.own = Words::new(lang, &[crate::locale(lang), table::locale(lang)]);
    }

    /// A number for a question whose answer comes later: never the same twice, so that an answer to a game that was left is
    /// not taken for one to the game at hand.
    pub fn next_question(&self) -> u64 {
        self.questions.fetch_add(1, Ordering::Relaxed) + 1
    }

    /// Says something.
    pub fn say(&self, text: &Text) -> String {
        self.own.say(text)
    }

    /// Says something without arguments.
    pub fn word(&self, id: &'static str) -> String {
        self.own.word(id)
    }
}

impl House {
    /// That games cannot be kept, or read, in words.
    pub fn not_kept(&self, error: &io::Error) -> String {
        let text = Text::new("screen-not-kept").plain("folder", self.archive.folder().display().to_string());
        self.say(&text.plain("error", self.say(&table::disk::text(error))))
    }

    /// Writes the preferences down; gives what went wrong, in words.
    pub fn write_preferences(&self) -> Option<String> {
        let path = &self.preferences_file;
        let error = self.preferences.write(path).err()?;
        let text = Text::new("screen-not-written").plain("path", path.display().to_string());
        Some(self.say(&text.plain("error", self.say(&table::disk::text(&error)))))
    }
}
