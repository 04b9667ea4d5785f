//! The menu of games, in plain lines.

use crate::{Console, keys};
use kernel::{Lang, Text};
use std::io;
use table::{Run, shelf};

/// What the player wants.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wish {
    /// A new game of that id.
    Play(&'static str),
    /// The unfinished game.
    Continue,
    /// The history.
    History,
    /// The statistics.
    Stats,
    /// The rules of the game of that id.
    Rules(&'static str),
    /// To leave.
    Quit,
}

/// Shows the menu and asks until there is a wish.
///
/// # Errors
/// If the console fails.
pub fn choose(console: &mut Console<'_>, unfinished: Option<&Run>) -> io::Result<Wish> {
    show(console, unfinished)?;
    loop {
        let Some(typed) = console.ask(&Text::new("menu-ask"))? else {
            return Ok(Wish::Quit);
        };
        if let Some(id) = keys::number(&typed).and_then(|number| table::IDS.get(number.checked_sub(1)?)) {
            return Ok(Wish::Play(id));
        }
        match typed.as_str() {
            "" => {}
            "c" if unfinished.is_some() => return Ok(Wish::Continue),
            "h" => return Ok(Wish::History),
            "t" => return Ok(Wish::Stats),
            "r" => return Ok(Wish::Rules(table::IDS[0])),
            "l" => {
                let other = if console.lang() == Lang::Fr { Lang::En } else { Lang::Fr };
                console.speak(other);
                show(console, unfinished)?;
            }
            "q" => return Ok(Wish::Quit),
            _ => {
                let unknown = Text::new("menu-unknown").plain("typed", keys::shown(&typed));
                console.say(&unknown.number("most", table::IDS.len() as i64))?;
            }
        }
    }
}

fn show(console: &mut Console<'_>, unfinished: Option<&Run>) -> io::Result<()> {
    console.line("")?;
    console.say(&Text::new("menu-title"))?;
    for (at, id) in table::IDS.iter().enumerate() {
        if let Some(label) = shelf::label(id) {
            let line = Text::new("menu-game").number("number", at as i64 + 1).name("title", &label.title);
            console.say(&line.name("pitch", &label.pitch))?;
        }
    }
    if let Some(run) = unfinished
        && let Some(label) = shelf::label(&run.summary.game)
    {
        let line = Text::new("menu-continue").name("title", &label.title);
        console.say(&line.number("decisions", run.summary.decisions as i64))?;
    }
    console.say(&Text::new("menu-other"))
}
