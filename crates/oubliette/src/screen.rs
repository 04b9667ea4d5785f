//! The screen, where somebody sits at one.

use crate::cli::{FaceArgs, GlyphsName};
use crate::command::CommandContext;
use crate::failure::Failure;
use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use terminal::screen::house::{House, Wishes};
use terminal::screen::look::Glyphs;
use terminal::screen::{self, App, Farewell, StartAt};

/// Whether the screen is wanted: somebody sits at a terminal that can move its cursor, and has not asked for plain lines.
pub fn wanted(face: FaceArgs) -> bool {
    let set = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
    let able = set("TERM").is_some_and(|term| term != "dumb");
    !face.plain && able && set("OUBLIETTE_PLAIN").is_none() && io::stdin().is_terminal() && io::stdout().is_terminal()
}

/// Shows the screen until the player leaves.
///
/// # Errors
/// If the terminal fails, or a game's last moves could not be saved.
pub fn show(desk: &CommandContext, face: FaceArgs, start: StartAt) -> Result<ExitCode, Failure> {
    let wishes = Wishes {
        still: face.still,
        glyphs: face.glyphs.map(|glyphs| match glyphs {
            GlyphsName::Unicode => Glyphs::Unicode,
            GlyphsName::Ascii => Glyphs::Ascii,
        }),
        colourless: std::env::var("NO_COLOR").is_ok_and(|value| !value.is_empty()),
    };
    let house = House::new(desk.lang, desk.archive.clone(), desk.settings.clone(), wishes);
    let app = App::new(house, start).map_err(|error| Failure::Wrong(error.say(desk.lang)))?;
    let Farewell { lines, unsaved, lang } = screen::run(app)?;
    for line in lines {
        writeln!(io::stdout(), "{line}")?;
    }
    match unsaved.is_empty() {
        true => Ok(ExitCode::SUCCESS),
        false => Err(Failure::unsaved(lang, unsaved.iter().map(PathBuf::as_path))),
    }
}
