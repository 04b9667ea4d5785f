//! The codex in plain lines: a list with numbers, and a page for each of them.

use super::Console;
use crate::codex_words::{codex_lines, codex_of, entry_page};
use crate::keys;
use kernel::Text;
use std::io;
use table::{Run, Words};

/// Shows the codex of the game of that id, and reads out what the player asks for until that is enough.
///
/// # Errors
/// If the console fails.
pub fn read_codex(console: &mut Console<'_>, game: &str, runs: &[Run]) -> io::Result<()> {
    let lang = console.lang();
    let own = Words::new(lang, &[crate::locale(lang), table::locale(lang)]);
    let Some(codex) = codex_of(game, runs) else { return Ok(()) };
    console.line(&own.say(&Text::new("screen-codex-of").plain("game", codex.label().title.in_lang(lang))))?;
    for line in codex_lines(&own, &codex) {
        console.line(&line.text)?;
    }
    let met = codex.met();
    if met.is_empty() {
        return console.say(&Text::new("codex-empty"));
    }
    loop {
        let Some(typed) = console.ask(&Text::new("codex-ask").number("most", met.len() as i64))? else {
            return Ok(());
        };
        if typed.is_empty() || typed.eq_ignore_ascii_case("q") {
            return Ok(());
        }
        match keys::number(&typed).and_then(|number| met.get(number.checked_sub(1)?)) {
            Some(met) => {
                for line in entry_page(&own, &codex, met).lines() {
                    console.line(&line)?;
                }
            }
            None => {
                let unknown = Text::new("codex-unknown").plain("typed", keys::shown(&typed));
                console.say(&unknown.number("most", met.len() as i64))?;
            }
        }
    }
}
