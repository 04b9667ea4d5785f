//! What one can do with any game: take it from the shelf, play it, record it, replay it, take a decision back, and say it
//! in words or on the wire.
//!
//! Read in this order: [`shelf`], [`bot_spec`], [`settings`], [`label`], [`game_table`], [`session`], [`undo`], [`holders`], [`orders`], [`talk`],
//! [`campaign`], [`record`], [`replay`], [`archive`],
//! [`figures`], [`fingerprint`], [`measured`], [`days`], [`difficulty`], [`puzzle`], [`puzzle_attempt`], [`trophies`], [`codex`], [`verdict`], [`rulebook`], [`words`], [`option_words`], [`wire`].

pub mod archive;
pub mod bot_spec;
pub mod campaign;
pub mod codex;
pub mod course;
pub mod days;
pub mod difficulty;
pub mod disk;
pub mod examine;
pub mod figures;
pub mod fingerprint;
pub mod game_table;
pub mod holders;
pub mod label;
pub mod lesson;
pub mod level;
mod masks;
pub mod measured;
pub mod moment;
pub mod option_words;
pub mod orders;
pub mod own_content;
pub mod puzzle;
pub mod puzzle_attempt;
pub mod record;
pub mod replay;
pub mod rulebook;
pub mod session;
pub mod settings;
pub mod shelf;
pub mod talk;
pub mod trophies;
pub mod turning_point;
pub mod undo;
mod verdict;
mod watcher;
pub mod wire;
pub mod words;

pub use archive::{Archive, Keeper, Run};
pub use bot_spec::BotSpec;
pub use campaign::{CampaignChoice, CampaignStart, ChainBreak};
pub use codex::{Codex, GameMeetings, MetChapter, MetEntry};
pub use course::{Course, CourseMark};
pub use difficulty::{DealDifficulty, DealLevel, DealWish};
pub use fingerprint::Fingerprint;
pub use game_table::{
    Declined, NoOdds, RealCardAnswer, RealCardQuestion, SeatView, StagedBeat, ToldEvent, Witnessed, nobody_asks,
};
pub use holders::{HandOver, HandOverRefused};
pub use label::Label;
pub use lesson::{GuidePart, Lesson, LessonError, LessonStep, MoveResult};
pub use level::Level;
pub use measured::Measured;
pub use moment::Moment;
pub use orders::{Offered, OrderNews, OrderRefused};
pub use own_content::OwnContent;
pub use puzzle::{Puzzle, PuzzleError, PuzzleFile, PuzzleFileError, PuzzleLine, PuzzleResult};
pub use puzzle_attempt::{PuzzleAttempt, PuzzleStanding};
pub use record::{Damage, RecordError, RecordLine, RecordLines};
pub use replay::{Loaded, Replay};
pub use session::{Session, StoryMark};
pub use settings::{Luck, OpenError, Settings};
pub use shelf::{IDS, Visitor};
pub use talk::{MOST_REMARKS, SayRefused};
pub use undo::UndoRefused;
pub use verdict::{ForPeople, Verdict};
pub use words::Words;

use kernel::Lang;

/// The messages of this crate, in Fluent's format.
pub fn locale(lang: Lang) -> &'static str {
    match lang {
        Lang::Fr => include_str!("../locales/fr.ftl"),
        Lang::En => include_str!("../locales/en.ftl"),
    }
}
