//! Real cards, told one by one.

use super::Console;
use crate::keys;
use kernel::Text;
use std::io;
use table::{RealCardAnswer, RealCardQuestion};

/// Says how a game with real cards begins.
///
/// # Errors
/// If the console fails.
pub fn introduce_real_cards(console: &mut Console<'_>, game: &str) -> io::Result<()> {
    console.say(&Text::new("plain-asked-intro").plain("game", game))
}

/// Asks the player what the real cards show, and repeats what was understood.
///
/// # Errors
/// If the console fails.
pub fn deal(console: &mut Console<'_>, asking: &RealCardQuestion) -> io::Result<RealCardAnswer> {
    let lang = console.lang();
    let label = asking.label.in_lang(lang);
    loop {
        let example = asking.faces.first();
        let ask = Text::new(if asking.die { "plain-deal-die" } else { "plain-deal" })
            .plain("label", label)
            .number("number", asking.answered as i64 + 1);
        let ask = ask.plain("name", example.map_or("", |(_, name)| name.in_lang(lang)));
        let ask = ask.plain("code", example.map_or("", |(code, _)| code));
        let Some(typed) = console.ask(&ask)? else { return Ok(RealCardAnswer::Stop) };
        let wanted = loose(&typed);
        let fits = |name: &str| loose(name) == wanted;
        let found = asking.faces.iter().position(|(code, name)| fits(code) || fits(name.in_lang(lang)));
        if let Some(at) = found {
            console.line(asking.faces[at].1.in_lang(lang))?;
            return Ok(RealCardAnswer::Shows(at));
        }
        match wanted.as_str() {
            "" => {}
            "q" => return Ok(RealCardAnswer::Stop),
            "u" => return Ok(RealCardAnswer::Back),
            "?" => {
                let faces: Vec<_> = asking.faces.iter().map(|(code, name)| spelt(code, name.in_lang(lang))).collect();
                console.line(&faces.join(", "))?;
            }
            _ => {
                let unknown = Text::new("plain-deal-unknown").plain("typed", keys::shown(&typed));
                console.say(&unknown.plain("label", label))?;
            }
        }
    }
}

/// A code with its name, where that is another word.
fn spelt(code: &str, name: &str) -> String {
    if code == name { name.into() } else { format!("{code} ({name})") }
}

/// A name as people type it: `7 trefle` for `7 de trèfle`.
pub(crate) fn loose(name: &str) -> String {
    let words = keys::folded(name);
    words.split_whitespace().filter(|word| !["de", "of"].contains(word)).collect::<Vec<_>>().join(" ")
}
