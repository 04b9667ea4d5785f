//! `oubliette sheet`

use crate::cli::SheetArgs;
use crate::command::CommandContext;
use crate::deck;
use crate::failure::Failure;
use kernel::Text;
use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use table::{disk, shelf};

/// `oubliette sheet`
pub fn sheet(desk: &CommandContext, args: &SheetArgs) -> Result<ExitCode, Failure> {
    let label = desk.label(&args.game)?;
    let own = deck::read(desk, label.id, args.deck.as_deref())?;
    let sheets = shelf::sheets(label.id, own.as_deref()).map_err(|error| desk.cannot_open(&error))?;
    if sheets.is_empty() {
        let text = Text::new("sheet-none").name("title", &label.title).plain("known", shelf::printable().join(", "));
        return Err(Failure::Usage(desk.words.say(&text)));
    }
    let sheets: Vec<(PathBuf, String)> = sheets.into_iter().map(|(name, svg)| (args.out.join(name), svg)).collect();
    // Nothing is written where something else would have to go.
    let missing = sheets.iter().map(|(path, svg)| is_missing(desk, path, svg)).collect::<Result<Vec<bool>, _>>()?;
    fs::create_dir_all(&args.out).map_err(|error| cannot_write(desk, &args.out, &error))?;
    let mut out = io::stdout().lock();
    for ((path, svg), missing) in sheets.iter().zip(missing) {
        if missing {
            write_new(path, svg).map_err(|error| cannot_write(desk, path, &error))?;
        }
        let text = Text::new(if missing { "sheet-written" } else { "sheet-there" });
        writeln!(out, "{}", desk.words.say(&text.plain("path", path.display().to_string())))?;
    }
    writeln!(out, "{}", desk.words.word("sheet-print"))?;
    Ok(ExitCode::SUCCESS)
}

/// Whether a sheet has to be written; it stays where it is already there.
fn is_missing(desk: &CommandContext, path: &Path, svg: &str) -> Result<bool, Failure> {
    match fs::read(path) {
        Ok(there) if there == svg.as_bytes() => Ok(false),
        Ok(_) => {
            let text = Text::new("sheet-other").plain("path", path.display().to_string());
            Err(Failure::BadFile(desk.words.say(&text)))
        }
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(true),
        Err(error) => Err(cannot_write(desk, path, &error)),
    }
}

/// Writes a file that is not there yet.
fn write_new(path: &Path, text: &str) -> io::Result<()> {
    OpenOptions::new().write(true).create_new(true).open(path)?.write_all(text.as_bytes())
}

fn cannot_write(desk: &CommandContext, path: &Path, error: &io::Error) -> Failure {
    let text = Text::new("sheet-failed").plain("path", path.display().to_string());
    Failure::BadFile(desk.words.say(&text.text("error", disk::text(error))))
}
