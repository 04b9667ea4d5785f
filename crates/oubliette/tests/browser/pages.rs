//! Every kind of page: it fits every window, fingers hit it, axe finds nothing serious, and the console stays silent.

use crate::common::Rng;
use crate::driver::{Browser, ENGLISH, FRENCH, Kind, PHONE};
use crate::inspection::{wrong, wrong_on_a_phone};
use crate::people::register;
use crate::playing::{begin, begin_seeded, play_on, step};
use crate::server::Server;
use crate::together::gather;

/// The games, by the names that addresses give them.
const GAMES: [&str; 4] = ["scelerat", "dongeon", "mini-rogue", "sang-rancune"];

/// Pages that are there for everybody.
const PUBLIC: [(&str, &str); 17] = [
    ("landing", "/"),
    ("new", "/new/scelerat"),
    ("new-several", "/new/sang-rancune?players=4"),
    ("rejoin", "/rejoin"),
    ("rules-shelf", "/rules"),
    ("rules", "/rules/scelerat"),
    ("rules-found", "/rules?q=dragon"),
    ("learn", "/learn"),
    ("learn-step", "/learn/scelerat?step=2"),
    ("looks", "/looks"),
    ("daily", "/daily"),
    ("daily-game", "/daily/scelerat"),
    ("import", "/replay"),
    ("privacy", "/privacy"),
    ("api", "/api"),
    ("register", "/register"),
    ("login", "/login"),
];

/// Opens a page, which must be there, and says what is wrong with it.
#[track_caller]
fn inspect(browser: &Browser, name: &str, path: &str) -> Vec<String> {
    browser.open(path);
    let status = browser.value("performance.getEntriesByType('navigation')[0].responseStatus");
    assert_eq!(status, if name == "nowhere" { 404 } else { 200 }, "{path}\n{}", browser.seen());
    wrong(browser, name)
}

#[track_caller]
fn every_page(kind: Kind) {
    let server = Server::start();
    let browser = Browser::new(&server, kind);
    let mut found: Vec<String> = PUBLIC.iter().flat_map(|(name, path)| inspect(&browser, name, path)).collect();
    browser.forgive("404");
    found.extend(inspect(&browser, "nowhere", "/nowhere"));
    found.extend(inspect(&browser, "me-nobody", "/me"));
    let invitation = gather(&browser, "mini-rogue", 2);
    found.extend(inspect(&browser, "gathering", &browser.path()));
    let mut luck = Rng(81);
    for game in GAMES {
        begin_seeded(&browser, game, "alpha");
        (0..3).for_each(|_| assert!(step(&browser, &mut luck)));
        found.extend(inspect(&browser, &format!("table-{game}"), &browser.path()));
    }
    begin(&browser, "scelerat");
    play_on(&browser, &mut luck);
    found.extend(inspect(&browser, "over", &browser.path()));
    let table = browser.path();
    found.extend(inspect(&browser, "story", &format!("{table}/story")));
    found.extend(inspect(&browser, "replay", &format!("{}?step=3", table.replace("/t/", "/r/"))));
    found.extend(inspect(&browser, "seed", "/seed/scelerat/alpha"));
    found.extend(inspect(&browser, "me-guest", "/me"));
    found.extend(inspect(&browser, "delete", "/me/delete"));
    register(&browser, "Mathilde");
    for (name, path) in [("me", "/me"), ("account", "/me/account"), ("tokens", "/me/tokens")] {
        found.extend(inspect(&browser, name, path));
    }
    // Nobody in particular, who is invited.
    browser.forget_everything();
    found.extend(inspect(&browser, "join", &invitation));
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn every_page_in_french() {
    every_page(FRENCH);
}

#[test]
fn every_page_in_english() {
    every_page(ENGLISH);
}

#[test]
fn tables_fit_a_phone_whatever_happens() {
    let server = Server::start();
    let browser = Browser::new(&server, FRENCH);
    browser.size(PHONE);
    let mut luck = Rng(82);
    println!("luck {}", luck.0);
    for game in GAMES {
        begin(&browser, game);
        for _ in 0..20 {
            let found = wrong_on_a_phone(&browser);
            assert!(found.is_empty(), "{game}: {}\n{}", found.join("\n"), browser.seen());
            if !step(&browser, &mut luck) {
                break;
            }
        }
    }
}
