//! Why a command stopped, and the exit status that says so.

use kernel::{Lang, Text};
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;
use table::{Words, disk};

/// Why a command stopped.
#[derive(Debug)]
pub enum Failure {
    /// Help or a version was asked for: nothing is wrong.
    Shown(String),
    /// The command line does not make sense.
    Usage(String),
    /// A file cannot be read or written, or is no record.
    BadFile(String),
    /// A record is wrong.
    Wrong(String),
    /// The world failed.
    Io(io::Error),
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

impl Failure {
    /// Games were left whose last moves could not be saved.
    pub fn unsaved<'a>(lang: Lang, paths: impl IntoIterator<Item = &'a Path>) -> Self {
        let words = Words::new(lang, &[crate::cli::locale(lang)]);
        let say = |path: &Path| words.say(&Text::new("failed-unsaved").plain("path", path.display().to_string()));
        Self::BadFile(paths.into_iter().map(say).collect::<Vec<_>>().join("\n"))
    }

    /// Says it, and gives the exit status.
    pub fn tell(&self, lang: Lang) -> ExitCode {
        let (said, status) = match self {
            Self::Shown(text) => {
                // Whoever reads our output may have seen enough.
                let _ = io::stdout().write_all(text.as_bytes());
                return ExitCode::SUCCESS;
            }
            Self::Usage(text) => (text.clone(), 2),
            Self::BadFile(text) => (text.clone(), 3),
            Self::Wrong(text) => (text.clone(), 4),
            // Whoever reads our output has seen enough.
            Self::Io(error) if error.kind() == io::ErrorKind::BrokenPipe => return ExitCode::SUCCESS,
            Self::Io(error) => {
                let words = Words::new(lang, &[crate::cli::locale(lang), table::locale(lang)]);
                (words.say(&Text::new("failed-io").text("error", disk::text(error))), 1)
            }
        };
        talk(&said);
        ExitCode::from(status)
    }
}

/// Says something beside the data, to whoever listens.
pub fn talk(said: &str) {
    let _ = writeln!(io::stderr(), "{said}");
}
