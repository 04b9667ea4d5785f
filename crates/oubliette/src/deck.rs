//! Decks of one's own, from files that the player wrote.

use crate::command::CommandContext;
use crate::failure::Failure;
use kernel::Text;
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;
use table::{OpenError, shelf};

/// Larger files are no decks.
const MOST_BYTES: u64 = 1 << 20;

/// What the rules of a game read off the deck in a file, where one was given.
///
/// # Errors
/// If the game takes no deck of one's own, or the file cannot be read or is no deck for it.
pub fn read(desk: &CommandContext, game: &str, path: Option<&Path>) -> Result<Option<String>, Failure> {
    let Some(path) = path else { return Ok(None) };
    // A game that takes none would refuse any text: the file has nothing to do with it.
    let text = if shelf::takes_custom(game) {
        text(path).map_err(|error| desk.bad_file(path, &error))?
    } else {
        String::new()
    };
    let own = shelf::custom(game, text.trim_start_matches('\u{feff}'));
    own.map(Some).map_err(|error| match error {
        OpenError::Custom(_) => {
            let text = Text::new("bad-deck").plain("path", path.display().to_string());
            Failure::BadFile(desk.words.say(&text.text("wrong", error.text())))
        }
        error => desk.cannot_open(&error),
    })
}

fn text(path: &Path) -> io::Result<String> {
    let mut bytes = Vec::new();
    File::open(path)?.take(MOST_BYTES + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > MOST_BYTES {
        return Err(io::ErrorKind::FileTooLarge.into());
    }
    String::from_utf8(bytes).map_err(|_| io::ErrorKind::InvalidData.into())
}
