//! The codex on the screen and in plain lines: what was met, with blank places for the rest.

mod common;
mod seen;

use kernel::Lang;
use seen::Seen;
use std::path::PathBuf;
use table::{Archive, IDS, Luck, Session, Settings, nobody_asks, shelf};
use terminal::Console;
use terminal::codex_words::{codex_lines, codex_of};
use terminal::menu::{Wish, choose};
use terminal::plain::read_codex;
use terminal::screen::press::{Direction, Press};

fn game(seed: &str) -> Session {
    let mut session = shelf::open(IDS[0], Settings::new(Luck::seed(seed)), &mut nobody_asks).expect("a game");
    while let Some(seat) = session.status().awaited().lowest() {
        let action = session.legal_actions(seat).swap_remove(0);
        session.play(seat, &action, &mut nobody_asks).expect("an allowed action");
    }
    session
}

/// Lets the screen look through all games.
fn look_through(seen: &mut Seen) -> usize {
    let mut woken = 0;
    while seen.app.wakes(seen.now).is_some() {
        seen.app.wake(seen.now);
        woken += 1;
    }
    woken
}

#[test]
fn the_screen_lists_what_was_met_and_opens_it() {
    let mut seen = Seen::new("codex", None, true);
    let title = shelf::label(IDS[0]).expect("a game").title.en.clone();
    seen.type_all("x1");
    let empty = seen.picture();
    assert!(empty.contains(&format!("Codex: {title}")) && empty.contains("Nothing met yet"), "{empty}");
    assert!(empty.contains("0 of 26 met") && empty.contains("26 blank places"), "{empty}");
    seen.press(Press::Escape);
    seen.press(Press::Escape);
    for seed in ["a", "b", "c"] {
        seen.app.house.archive.keep(&game(seed)).expect("a folder of our own");
    }
    seen.type_all("x1");
    let begun = seen.picture();
    assert!(begun.contains("Looking through your games: 0 of 3."), "{begun}");
    assert_eq!(look_through(&mut seen), 3, "a game at a time");
    let full = seen.picture();
    assert!(!full.contains("Looking through") && !full.contains("Nothing met"), "{full}");
    assert!(full.contains(" 1. ") && full.contains("game"), "{full}");
    assert!(full.lines().all(|line| line.chars().count() <= 80), "{full}");
    // A heading opens nothing; the line below it does.
    assert!(!seen.press(Press::Enter));
    seen.press(Press::Arrow(Direction::Down));
    seen.press(Press::Enter);
    let page = seen.picture();
    assert!(page.contains("Met ") && page.contains("first on 20") && page.contains("§card.monster"), "{page}");
    seen.press(Press::Escape);
    assert_eq!(seen.picture().lines().next(), full.lines().next());
    // From the history, the codex of the game that is looked at; and back to the list of games.
    seen.press(Press::Escape);
    seen.press(Press::Escape);
    let history = IDS.len() + 1;
    seen.type_all(&history.to_string());
    seen.press(Press::Sign('x'));
    look_through(&mut seen);
    assert!(seen.picture().contains(&format!("Codex: {title}")));
    seen.press(Press::Escape);
    assert!(seen.picture().contains("replay"), "back in the history");
}

/// The last line of a game's own menu opens its codex.
#[test]
fn the_menu_of_a_game_ends_with_its_codex() {
    let mut seen = Seen::new("codex-menu", None, true);
    seen.type_all("1");
    seen.press(Press::End);
    seen.press(Press::Enter);
    let title = &shelf::label(IDS[0]).expect("a game").title.en;
    assert!(seen.picture().contains(&format!("Codex: {title}")));
    seen.press(Press::Escape);
    assert!(!seen.picture().contains("Codex:"));
}

#[test]
fn plain_lines_are_numbered() {
    let folder: PathBuf = std::env::temp_dir().join(format!("oubliette-codex-{}", std::process::id()));
    let archive = Archive::new(&folder);
    archive.keep(&game("a")).expect("a folder of our own");
    let (runs, _) = archive.runs().expect("records");
    for lang in Lang::ALL {
        let (mut input, mut output) = ("1\n99\nx\n\n".as_bytes(), Vec::new());
        read_codex(&mut Console::new(lang, &mut input, &mut output), IDS[0], &runs).expect("a console in memory");
        let said = String::from_utf8(output).expect("text");
        let words = terminal::cabinet::cabinet_words(lang);
        let codex = codex_of(IDS[0], &runs).expect("a game");
        for line in codex_lines(&words, &codex) {
            assert!(said.contains(&line.text), "{}: {said}", line.text);
        }
        let first = &codex.met()[0];
        assert!(said.contains(&format!("1. {}", first.entry.name.in_lang(lang))), "{said}");
        assert!(said.contains("99") && said.contains('§'), "{said}");
        assert!(!said.contains("{$") && !said.contains("{ $"), "{said}");
    }
    let (mut input, mut output) = ("x\n1\n".as_bytes(), Vec::new());
    let wish = choose(&mut Console::new(Lang::Fr, &mut input, &mut output), &[]).expect("a console in memory");
    assert_eq!(wish, Wish::Codex(IDS[0]));
    std::fs::remove_dir_all(folder).expect("a folder of our own");
}
