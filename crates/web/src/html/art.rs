//! Our own drawings: one sheet of symbols, woodcuts in two or three inks that take their colours from the page.
//!
//! What is drawn for what is data: `art/*.svg` hold the drawings, `art/names.txt` says which drawing stands for which
//! picture, gauge or message of a game.

use crate::http::assets;
use maud::{Markup, html};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

/// The drawings, file by file.
const FILES: &[&str] = &[
    include_str!("../../art/signs.svg"),
    include_str!("../../art/things.svg"),
    include_str!("../../art/places.svg"),
    include_str!("../../art/creatures.svg"),
    include_str!("../../art/people.svg"),
    include_str!("../../art/lids.svg"),
];

/// The sheet as it is served.
pub static SHEET: LazyLock<String> =
    LazyLock::new(|| format!("<svg xmlns=\"http://www.w3.org/2000/svg\">{}</svg>\n", FILES.concat()));

/// The ids of all drawings.
static DRAWN: LazyLock<BTreeSet<&'static str>> = LazyLock::new(|| {
    let symbols = FILES.iter().flat_map(|file| file.split("<symbol id=\"").skip(1));
    symbols.filter_map(|symbol| symbol.split('"').next()).collect()
});

/// Other names of drawings: `monster-2 rat`.
static NAMES: LazyLock<BTreeMap<&'static str, &'static str>> =
    LazyLock::new(|| include_str!("../../art/names.txt").lines().filter_map(|line| line.split_once(' ')).collect());

/// The drawing that stands for a name, by its id.
fn find(name: &str) -> Option<&'static str> {
    NAMES.get(name).copied().or_else(|| DRAWN.get(name).copied())
}

fn drawn(id: &str) -> Markup {
    html! {
        svg.art viewBox="0 0 64 64" aria-hidden="true" {
            use href={ (assets::url("art.svg")) "#" (id) } {}
        }
    }
}

/// The drawing of a picture; where its variants differ (by rank), that of the variant; where nobody drew it, that of its
/// tone.
pub fn picture(picture: &str, variant: Option<&str>, tone: &str) -> Markup {
    let special = variant.and_then(|variant| find(&format!("{picture}-{variant}")));
    let found = special.or_else(|| find(picture)).or_else(|| find(&format!("tone-{tone}")));
    drawn(found.unwrap_or("tone-plain"))
}

/// The back of a card.
pub fn back(picture: &str) -> Markup {
    drawn(find(&format!("back-{picture}")).unwrap_or("back"))
}

/// The id of the drawing on the lid of a box.
pub fn lid_id(game: &str) -> &'static str {
    find(&format!("lid-{game}")).unwrap_or("lid")
}

/// The id of the drawing of a picture that stands for an end.
pub fn picture_id(picture: &str, won: bool) -> &'static str {
    find(picture).unwrap_or(if won { "tone-wonder" } else { "tone-danger" })
}

/// A drawing by itself, in inks of its own: its window, and what is drawn there, with all that it uses.
pub fn inlined(id: &str, tone: &str) -> (String, String) {
    let symbol = |id: &str| {
        let start = format!("<symbol id=\"{id}\"");
        let rest = FILES.iter().find_map(|file| file.split_once(start.as_str()))?.1;
        let (head, rest) = rest.split_once('>')?;
        let window = head.split("viewBox=\"").nth(1)?.split('"').next()?;
        Some((window.to_string(), rest.split_once("</symbol>")?.0.to_string()))
    };
    let (window, mut inside) = symbol(id).unwrap_or_default();
    // Drawings are made of others, a few deep.
    for _ in 0..4 {
        let Some((before, rest)) = inside.split_once("<use href=\"#") else { break };
        let (used, rest) = rest.split_once('"').unwrap_or_default();
        let (place, rest) = rest.split_once("/>").unwrap_or_default();
        let (window, drawn) = symbol(used).unwrap_or_default();
        inside = format!("{before}<svg viewBox=\"{window}\"{place}>{drawn}</svg>{rest}");
    }
    let inks = [("var(--tone)", tone), ("var(--card)", "#fdf8ea"), ("var(--wealth)", "#83590a")];
    let inks = inks.into_iter().chain([("var(--paper)", "#ece0c6"), ("var(--danger)", "#a0271f")]);
    let inside = inks.fold(inside, |inside, (variable, ink)| inside.replace(variable, ink));
    (window, inside)
}

/// A suit of playing cards.
pub fn suit(suit: &str) -> Markup {
    drawn(find(&format!("suit-{suit}")).unwrap_or("tone-plain"))
}

/// A die that shows something; where that is no number of pips, the number is written beside it by the page.
pub fn die(picture: &str, shown: &str) -> Markup {
    let found = find(&format!("{picture}-{shown}")).or_else(|| find(&format!("die-{shown}")));
    drawn(found.unwrap_or("die"))
}

/// What stands at the edge of a card, by the message that names it.
pub fn edge(message: &str) -> Markup {
    drawn(find(&format!("edge-{message}")).unwrap_or("tone-plain"))
}

/// A small sign of the face itself.
pub fn sign(name: &str) -> Markup {
    drawn(find(&format!("sign-{name}")).unwrap_or("tone-plain"))
}

/// The sign of a gauge, where it has one.
pub fn gauge(id: &str) -> Option<Markup> {
    find(&format!("gauge-{id}")).map(drawn)
}

/// The picture on the lid of a box.
pub fn lid(game: &str) -> Markup {
    let id = find(&format!("lid-{game}")).unwrap_or("lid");
    html! {
        svg.lid viewBox="0 0 320 200" aria-hidden="true" focusable="false" preserveAspectRatio="xMidYMid slice" {
            use href={ (assets::url("art.svg")) "#" (id) } {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every name leads to a drawing, and no drawing is there twice.
    #[test]
    fn names_lead_to_drawings() {
        for (name, drawing) in NAMES.iter() {
            assert!(DRAWN.contains(drawing), "{name} leads to {drawing}, which is not drawn");
        }
        let written = FILES.iter().map(|file| file.matches("<symbol id=\"").count()).sum::<usize>();
        assert_eq!(written, DRAWN.len(), "a drawing is there twice");
    }

    /// A drawing uses only others of the sheet, and brings neither script nor style.
    #[test]
    fn the_sheet_stands_alone() {
        for forbidden in ["<script", "style=", "http://", "https://", "data:", " on"] {
            let sheet = SHEET.replace("xmlns=\"http://www.w3.org/2000/svg\"", "");
            assert!(!sheet.contains(forbidden), "the sheet has {forbidden}");
        }
        for used in SHEET.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next()) {
            assert!(DRAWN.contains(used), "{used} is used and not drawn");
        }
    }

    /// What every lid and every fallback needs is drawn.
    #[test]
    fn whatever_is_asked_for_there_is_a_drawing() {
        for id in ["lid", "back", "die", "tone-plain", "tone-danger", "tone-help", "tone-wealth", "tone-wonder"] {
            assert!(DRAWN.contains(id), "{id} is not drawn");
        }
        for id in table::IDS {
            assert!(find(&format!("lid-{id}")).is_some(), "{id} has no lid");
        }
    }
}
