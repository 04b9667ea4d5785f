//! The language and the looks that somebody likes.

use crate::driver::{Browser, ENGLISH, FRENCH};
use crate::inspection::{findings, keep_picture};
use crate::playing::{begin_seeded, wait_for_question};
use crate::server::Server;

/// The colour of an element's text.
fn colour(browser: &Browser, css: &str) -> String {
    browser.text_of(&format!("getComputedStyle(document.querySelector('{css}')).color"))
}

#[test]
fn the_language_changes_and_the_question_stays() {
    let server = Server::start();
    let browser = Browser::new(&server, ENGLISH);
    begin_seeded(&browser, "scelerat", "alpha");
    let (table, asked) = (browser.path(), wait_for_question(&browser));
    browser.follow("footer a[lang=fr]");
    assert_eq!((browser.path(), browser.text_of("document.documentElement.lang")), (table.clone(), "fr".into()));
    assert_eq!(wait_for_question(&browser), asked);
    assert!(browser.seen().contains("4 de cœur"), "{}", browser.seen());
    // It is kept for all pages, and changes back.
    browser.open("/");
    assert_eq!(browser.text_of("document.documentElement.lang"), "fr");
    browser.open(&table);
    browser.follow("footer a[lang=en]");
    assert_eq!(wait_for_question(&browser), asked);
    assert!(browser.seen().contains("4 of hearts"), "{}", browser.seen());
}

#[test]
fn looks_are_kept_and_seen() {
    let server = Server::start();
    let browser = Browser::new(&server, FRENCH);
    begin_seeded(&browser, "scelerat", "alpha");
    let table = browser.path();
    let paper = "getComputedStyle(document.body).backgroundColor";
    let (light, diamonds) = (browser.text_of(paper), colour(&browser, "[data-suit=diamonds] .corner"));
    assert_eq!(diamonds, colour(&browser, "[data-suit=hearts] .corner"), "two colours");
    browser.open("/looks");
    for (name, value) in [("scheme", "dark"), ("contrast", "more"), ("suits", "four"), ("motion", "still")] {
        browser.click(&format!("input[name={name}][value={value}]"));
    }
    browser.follow("form.stack button");
    assert_eq!(browser.value("document.querySelectorAll('input:checked').length"), 7);
    assert_eq!(browser.value("document.querySelector('input[value=dark]').checked"), true);
    browser.open(&table);
    let dark = browser.text_of(paper);
    assert_ne!(dark, light);
    assert_ne!(colour(&browser, "[data-suit=diamonds] .corner"), colour(&browser, "[data-suit=hearts] .corner"));
    let found = findings(&browser);
    assert!(found.is_empty(), "{}", found.join("\n"));
    keep_picture(&browser, "table-dark-contrast");
    browser.open("/looks");
    browser.click("input[name=scheme][value=light]");
    browser.follow("form.stack button");
    browser.open(&table);
    assert_ne!(browser.text_of(paper), dark);
    let found = findings(&browser);
    assert!(found.is_empty(), "{}", found.join("\n"));
}
