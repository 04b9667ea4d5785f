//! Curses, of biomes that come later.

use super::*;

/// What both rulebooks say in a clause.
pub(super) fn clause(id: &str) -> [String; 2] {
    use kernel::GameBox;
    DeadCells::default().label().rules_texts.map(|text| {
        let from = text.split(&format!("### §{id}\n")).nth(1).unwrap_or_else(|| panic!("no clause {id}"));
        from.split("\n##").next().unwrap_or_default().replace('\n', " ")
    })
}

/// Both rulebooks say that a biome comes later, and the box has no way into it.
#[track_caller]
pub(super) fn comes_later(id: &str, biome: &str) {
    let [fr, en] = clause(id);
    assert!(fr.contains(&format!("({biome})")) && en.contains(&format!("({biome})")), "{id} is of {biome}");
    assert!(fr.contains("viendra plus tard") && en.contains("comes later"), "{id} comes later");
    let content = printed();
    assert!(content.later.iter().any(|(code, _)| code == biome), "{biome} is not among what comes later");
    assert!(content.biomes.iter().all(|known| known.code != biome), "{biome} is played");
    let ways = content.biomes.iter().flat_map(|known| &known.exits).map(|exit| exit.to);
    assert!(ways.into_iter().all(|to| matches!(to, Region::Biome(1 | 2) | Region::Boss(0))));
}

/// §curse.mist: the curses of the Stilt Village are stated, and nobody comes there yet.
#[test]
fn the_curses_of_the_stilt_village_come_later() {
    comes_later("curse.mist", "B4");
}

/// §curse.clock: those of the Clock Tower likewise.
#[test]
fn the_curses_of_the_clock_tower_come_later() {
    comes_later("curse.clock", "B5");
}

/// §curse.crypt: those of the Forgotten Sepulchre likewise: no curse forbids talk here.
#[test]
fn the_curses_of_the_sepulchre_come_later() {
    comes_later("curse.crypt", "B6");
}

/// §curse.castle: those of High Peak Castle likewise.
#[test]
fn the_curses_of_the_castle_come_later() {
    comes_later("curse.castle", "B7");
}

/// §curse.mist, §curse.castle: a campaign cannot start where curses are.
#[test]
fn no_run_starts_where_curses_are() {
    let game = DeadCells::default();
    let options = Options { players: 2, open_patterns: false, campaign: Campaign::first(printed()) };
    let at_b4 = Campaign { starts: 0b1000, ..Campaign::first(printed()) };
    let chronicle = kernel::notation::write(&at_b4).expect("a chronicle");
    assert!(game.options_after(&options, &chronicle).is_err());
}
