//! What people at one table want of each other: to take a move back, to sit down, to have a bot stand in.

use crate::common::Rng;
use crate::driver::{Browser, ENGLISH, FRENCH};
use crate::playing::question;
use crate::server::Server;
use crate::together::{gather, join, step_if_asked};
use std::time::{Duration, Instant};

/// The question that is asked of the people at a table.
const ASKED: &str = "document.querySelector('.ask .asked')";
/// The button that takes something back.
const UNDO: &str = "document.querySelector('.ask button.undo')";

/// How many decisions the story tells of.
pub fn decided(browser: &Browser) -> u64 {
    let steps =
        "Math.max(0, ...[...document.querySelectorAll('ol.log > li')].map((line) => Number(line.dataset.step)))";
    browser.value(steps).as_u64().expect("a number")
}

/// Both play on until Anne's last move cannot be had back without Bert.
#[track_caller]
pub fn until_bert_must_agree(anne: &Browser, bert: &Browser, luck: &mut Rng) {
    let mut has_moved = false;
    for _ in 0..200 {
        if has_moved && anne.value(&format!("{UNDO}?.innerText.trim() === 'Demander à annuler'")) == true {
            return;
        }
        has_moved |= step_if_asked(anne, luck);
        step_if_asked(bert, luck);
        assert_ne!(question(anne).as_deref(), Some("over"), "{}", anne.seen());
    }
    panic!("everything is free\n{}", anne.seen());
}

/// Waits until something holds, and says what is seen where it does not.
fn eventually(holds: impl Fn() -> bool, seen: impl Fn() -> String) {
    let begun = Instant::now();
    while !holds() {
        assert!(begun.elapsed() < Duration::from_secs(60), "{}", seen());
        std::thread::sleep(Duration::from_millis(50));
    }
}

#[test]
fn a_move_is_taken_back_if_the_other_agrees() {
    let server = Server::start();
    let (anne, bert) = (Browser::new(&server, FRENCH), Browser::new(&server, ENGLISH));
    join(&bert, &gather(&anne, "mini-rogue", 2));
    anne.until("the game", "document.querySelector('.board') !== null");
    let mut luck = Rng(61);
    until_bert_must_agree(&anne, &bert, &mut luck);
    for browser in [&anne, &bert] {
        browser.run("window.stays = true", &[]);
    }
    let before = decided(&anne);
    let ask = || {
        anne.click(".ask button.undo");
        let read = bert.until("the question", &format!("{ASKED}?.innerText"));
        assert!(read.as_str().is_some_and(|read| read.contains("Anne asks to undo (")), "{read}");
        // Whoever asks has answered.
        anne.until("the question", &format!("{ASKED} !== null && {ASKED}.querySelector('button') === null"));
    };
    ask();
    bert.click(".ask .asked button[value=no]");
    bert.until("no question", &format!("{ASKED} === null"));
    anne.until("the answer", &format!("{ASKED}?.innerText.includes(\"Bert n’est pas d’accord\")"));
    assert_eq!((decided(&anne), decided(&bert)), (before, before), "nothing is taken back");
    ask();
    bert.click(".ask .asked button[value=yes]");
    for browser in [&anne, &bert] {
        browser.until("no question", &format!("{ASKED} === null"));
        // The board may come a moment after the question is gone.
        eventually(|| decided(browser) < before, || browser.seen());
        assert_eq!(browser.value("window.stays"), true, "a page was loaded anew");
    }
    // What is taken back is to be decided again, by the one who asked for it.
    anne.until("Anne's turn", "document.querySelector('.board input[name=request]') !== null");
    assert!(step_if_asked(&anne, &mut luck), "{}", anne.seen());
    anne.click("#about > summary");
    anne.until("the mark", "document.querySelector('#about').innerText.includes('Partie assistée')");
}

#[test]
fn a_stranger_finds_an_open_table() {
    let server = Server::start();
    let (anne, stranger) = (Browser::new(&server, ENGLISH), Browser::new(&server, FRENCH));
    anne.open("/new/mini-rogue?players=2");
    anne.write("input[name=name]", "Anne");
    anne.choose("select[name=seat2]", "person");
    anne.follow("form.stack button");
    let closed = anne.path();
    anne.open("/new/mini-rogue?players=2");
    anne.write("input[name=name]", "Anne");
    anne.choose("select[name=seat2]", "person");
    anne.click("input[name=open]");
    anne.follow("form.stack button");
    let open = anne.path();
    stranger.open("/");
    let listed = stranger.value("[...document.querySelectorAll('ul.rows a')].map((el) => el.getAttribute('href'))");
    let listed: Vec<&str> = listed.as_array().expect("a list").iter().filter_map(|way| way.as_str()).collect();
    assert!(listed.contains(&open.as_str()) && !listed.contains(&closed.as_str()), "{listed:?}");
    stranger.follow(&format!("ul.rows a[href='{open}']"));
    stranger.follow("a.button[href^='/j/']");
    stranger.write("input[name=name]", "Colin");
    stranger.follow("form.stack button");
    assert_eq!(stranger.path(), open);
    stranger.find(".stage");
    anne.until(
        "Colin",
        "document.querySelector('.board') && document.querySelector('ul.seats').innerText.includes('Colin')",
    );
    // Whoever comes later looks on.
    let late = Browser::new(&server, ENGLISH);
    late.open("/");
    late.follow(&format!("ul.rows a[href='{open}']"));
    late.find(".stage");
    assert_eq!(late.value("document.querySelectorAll('a[href^=\"/j/\"], button[name=action]').length"), 0);
}

#[test]
fn nobody_is_stood_in_for_before_the_time() {
    let server = Server::start();
    let (anne, bert) = (Browser::new(&server, FRENCH), Browser::new(&server, ENGLISH));
    join(&bert, &gather(&anne, "mini-rogue", 2));
    anne.until("the game", "document.querySelector('.board') !== null");
    let (awaited, waiting, said) = match question(&anne) {
        Some(_) => (&anne, &bert, "Give them"),
        None => (&bert, &anne, "Laissez-lui encore"),
    };
    waiting.forgive("422");
    let asked = question(awaited);
    waiting.click("form[action$='/stand-in'] button");
    let notice = waiting.until("a refusal", "document.querySelector('.notice[role=alert]')?.innerText");
    let notice = notice.as_str().expect("words").replace(['\u{a0}', '\u{202f}'], " ").replace('’', "'");
    let left = notice.split(' ').zip(notice.split(' ').skip(1)).any(|(number, unit)| {
        number.parse::<u32>().is_ok_and(|number| number > 0) && ["min", "s"].contains(&unit.trim_end_matches('.'))
    });
    assert!(notice.contains(said) && left, "{notice}");
    assert_eq!(waiting.value("document.querySelector('.notice a')?.getAttribute('href')"), "/rules/table#seat.away");
    assert_eq!(question(awaited), asked, "nobody plays for them");
    assert!(!awaited.seen().contains("bot standing in"));
}
