//! Alone, from the landing to the end of a game, with the mouse.

use crate::common::Rng;
use crate::driver::{Browser, ENGLISH, FRENCH, Kind};
use crate::inspection::keep_picture;
use crate::playing::{begin, play_on};
use crate::server::Server;

/// Plays a game from the landing to its end, and begins another.
#[track_caller]
fn from_landing_to_end(kind: Kind, game: &str, seed: u64) {
    println!("luck {seed}");
    let server = Server::start();
    let browser = Browser::new(&server, kind);
    begin(&browser, game);
    assert_eq!(browser.text_of("document.documentElement.lang"), kind.lang);
    let first = browser.path();
    let decided = play_on(&browser, &mut Rng(seed));
    println!("{game}: {decided} decisions");
    // How it ended is said where the question stood.
    assert_ne!(browser.text_of("document.querySelector('.board #prompt').innerText"), "");
    let again = if kind.lang == "fr" { "Rejouer" } else { "Play again" };
    assert_eq!(browser.text_of("document.querySelector('.ending button.main').innerText"), again);
    let told = browser.value("document.querySelectorAll('ol.log > li').length");
    assert!(told.as_u64() > Some(2), "{told}");
    keep_picture(&browser, &format!("over-{game}"));
    browser.follow(".ending button.main");
    assert!(browser.path().starts_with("/t/") && browser.path() != first, "{}", browser.path());
    browser.find(".board button[name=action]");
}

#[test]
fn scelerat_in_french() {
    from_landing_to_end(Kind { moving: true, ..FRENCH }, "scelerat", 1);
}

#[test]
fn scelerat_in_english() {
    from_landing_to_end(ENGLISH, "scelerat", 2);
}

#[test]
fn dongeon_in_french() {
    from_landing_to_end(FRENCH, "dongeon", 3);
}

#[test]
fn mini_rogue_in_english() {
    from_landing_to_end(ENGLISH, "mini-rogue", 4);
}

#[test]
fn sang_rancune_with_bots_in_french() {
    from_landing_to_end(FRENCH, "sang-rancune", 5);
}
