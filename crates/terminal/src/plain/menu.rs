//! The menu of games, in plain lines.

use super::setup::SetUp;
use super::{Console, setup};
use crate::keys;
use kernel::{Lang, Printed, Text};
use std::io;
use std::path::PathBuf;
use table::{CampaignChoice, Moment, Puzzle, Run, Settings, Words, shelf};

/// What the player wants.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wish {
    /// A new game of that id, laid out like this, and the campaign that it is to be part of.
    Play(&'static str, Box<Settings>, CampaignChoice),
    /// The lesson of the game of that id.
    Lesson(&'static str),
    /// This puzzle.
    Puzzle(&'static Puzzle),
    /// The unfinished game in this file.
    Continue(PathBuf),
    /// To delete the game in this file for good; the player has been asked.
    Delete(PathBuf),
    /// The history.
    History,
    /// The statistics.
    Stats,
    /// The rules of the game of that id.
    Rules(&'static str),
    /// The codex of the game of that id.
    Codex(&'static str),
    /// To leave.
    Quit,
}

/// Shows the menu and asks until there is a wish.
///
/// # Errors
/// If the console fails.
pub fn choose(console: &mut Console<'_>, unfinished: &[Run]) -> io::Result<Wish> {
    let today = Puzzle::today(Moment::now());
    show(console, unfinished)?;
    loop {
        let Some(typed) = console.ask(&Text::new("menu-ask"))? else {
            return Ok(Wish::Quit);
        };
        if let Some(id) = keys::number(&typed).and_then(|number| table::IDS.get(number.checked_sub(1)?)) {
            match shelf::label(id).map(|label| setup::ask(console, label)).transpose()?.flatten() {
                Some(SetUp::Game(settings, campaign)) => return Ok(Wish::Play(id, settings, campaign)),
                Some(SetUp::Lesson) => return Ok(Wish::Lesson(id)),
                Some(SetUp::Puzzle(puzzle)) => return Ok(Wish::Puzzle(puzzle)),
                None => show(console, unfinished)?,
            }
            continue;
        }
        match typed.to_lowercase().as_str() {
            "" => {}
            "c" if !unfinished.is_empty() => return Ok(Wish::Continue(unfinished[0].path.clone())),
            "n" if !unfinished.is_empty() => match which_unfinished(console, unfinished)? {
                Some(wish) => return Ok(wish),
                None => show(console, unfinished)?,
            },
            "p" if today.is_some() => return Ok(today.map_or(Wish::Quit, Wish::Puzzle)),
            "h" => return Ok(Wish::History),
            "t" => return Ok(Wish::Stats),
            "r" => match which(console, table::IDS, "menu-which")? {
                Some(id) => return Ok(Wish::Rules(id)),
                None => show(console, unfinished)?,
            },
            "x" => match which(console, table::IDS, "menu-which-codex")? {
                Some(id) => return Ok(Wish::Codex(id)),
                None => show(console, unfinished)?,
            },
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

/// Asks for one of these games, where there are several; nothing if the player goes back.
fn which(console: &mut Console<'_>, ids: &[&'static str], question: &'static str) -> io::Result<Option<&'static str>> {
    if let [only] = ids {
        return Ok(Some(only));
    }
    loop {
        let Some(typed) = console.ask(&Text::new(question).number("most", ids.len() as i64))? else {
            return Ok(None);
        };
        if typed.is_empty() || typed.eq_ignore_ascii_case("q") {
            return Ok(None);
        }
        if let Some(id) = keys::number(&typed).and_then(|number| ids.get(number.checked_sub(1)?)) {
            return Ok(Some(id));
        }
        let unknown = Text::new("menu-unknown-game").plain("typed", keys::shown(&typed));
        console.say(&unknown.number("most", ids.len() as i64))?;
    }
}

/// Lists the unfinished games and asks which of them goes on or goes away; nothing if the player goes back.
fn which_unfinished(console: &mut Console<'_>, unfinished: &[Run]) -> io::Result<Option<Wish>> {
    let said = |id: &'static str, run: &Run| {
        let title = shelf::label(&run.summary.game).map(|label| label.title.clone());
        let text = Text::new(id).name("title", &title.unwrap_or_else(|| Printed::new("?", "?")));
        let begun: String = run.begun().unwrap_or("?").replacen('T', " ", 1).chars().take(16).collect();
        text.plain("begun", begun)
    };
    for (at, run) in unfinished.iter().enumerate() {
        let text = said("menu-unfinished-run", run).number("number", at as i64 + 1);
        console.say(&text.number("decisions", run.summary.decisions as i64))?;
    }
    loop {
        let Some(typed) = console.ask(&Text::new("menu-unfinished-ask"))? else { return Ok(None) };
        let small = typed.to_lowercase();
        if small.is_empty() || small == "q" {
            return Ok(None);
        }
        let (delete, number) = small.strip_prefix('d').map_or((false, small.as_str()), |rest| (true, rest.trim()));
        match keys::number(number).and_then(|number| unfinished.get(number.checked_sub(1)?)) {
            Some(run) if !delete => return Ok(Some(Wish::Continue(run.path.clone()))),
            Some(run) if console.confirm(&said("menu-delete-ask", run))? => {
                return Ok(Some(Wish::Delete(run.path.clone())));
            }
            Some(_) => {}
            None => {
                let unknown = Text::new("menu-unfinished-unknown").plain("typed", keys::shown(&typed));
                console.say(&unknown.number("most", unfinished.len() as i64))?;
            }
        }
    }
}

/// Says what came of deleting a game.
///
/// # Errors
/// If the console fails.
pub fn tell_deleted(console: &mut Console<'_>, deleted: io::Result<()>) -> io::Result<()> {
    console.say(&match deleted {
        Ok(()) => Text::new("menu-deleted"),
        Err(error) => {
            let words = Words::new(console.lang(), &[table::locale(console.lang())]);
            Text::new("menu-not-deleted").plain("error", words.say(&table::disk::text(&error)))
        }
    })
}

fn show(console: &mut Console<'_>, unfinished: &[Run]) -> io::Result<()> {
    console.line("")?;
    console.say(&Text::new("menu-title"))?;
    for (at, id) in table::IDS.iter().enumerate() {
        if let Some(label) = shelf::label(id) {
            let line = Text::new("menu-game").number("number", at as i64 + 1).name("title", &label.title);
            console.say(&line.name("pitch", &label.pitch))?;
        }
    }
    if let Some(run) = unfinished.first()
        && let Some(label) = shelf::label(&run.summary.game)
    {
        let line = Text::new("menu-continue").name("title", &label.title);
        console.say(&line.number("decisions", run.summary.decisions as i64))?;
    }
    if !unfinished.is_empty() {
        console.say(&Text::new("menu-unfinished").number("count", unfinished.len() as i64))?;
    }
    if Puzzle::today(Moment::now()).is_some() {
        console.say(&Text::new("menu-puzzle"))?;
    }
    console.say(&Text::new("menu-other"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rules_of_one_among_several() {
        let ask = |ids: &[&'static str], typed: &str| {
            let (mut input, mut output) = (typed.as_bytes(), Vec::new());
            which(&mut Console::new(Lang::Fr, &mut input, &mut output), ids, "menu-which").expect("a console in memory")
        };
        assert_eq!(ask(&["one"], ""), Some("one"));
        assert_eq!(ask(&["one", "two"], "2\n"), Some("two"));
        assert_eq!(ask(&["one", "two"], "é\n"), Some("two"));
        assert_eq!(ask(&["one", "two"], "3\n0\nx\n1\n"), Some("one"));
        for back in ["", "\n", "q\n", "Q\n"] {
            assert_eq!(ask(&["one", "two"], back), None);
        }
    }
}
