//! Games looked at again, the dungeon of the day, and the lesson.

use crate::common::Rng;
use crate::driver::{Browser, ENGLISH, FRENCH, keys};
use crate::playing::{begin, begin_seeded, play_on, wait_for_question};
use crate::server::Server;

const PLACE: &str = "document.querySelector('form.replay .where').innerText";

#[test]
fn a_replay_from_the_end_to_the_beginning_and_back() {
    let server = Server::start();
    let (browser, friend) = (Browser::new(&server, ENGLISH), Browser::new(&server, FRENCH));
    begin_seeded(&browser, "scelerat", "alpha");
    let room = browser.text_of("document.querySelector('[data-zone=room]').innerText.replace(/\\s+/g, ' ')");
    play_on(&browser, &mut Rng(91));
    browser.follow("a[href^='/r/']");
    browser.run("window.stays = true", &[]);
    let end = browser.text_of(PLACE);
    // The slider, by its keys: the page that stands changes, and its address with it.
    browser.run("document.querySelector('#step').focus()", &[]);
    browser.press(keys::HOME);
    browser.until(
        "the beginning",
        &format!("{PLACE} !== {} && location.search.endsWith('step=0')", serde_json::json!(end)),
    );
    assert_eq!(browser.value("document.activeElement.id"), "step", "the slider keeps the focus");
    assert_eq!(browser.value("window.stays"), true, "the page was loaded anew");
    // Nothing can be pressed in the past, so the room has the cards alone.
    let cards =
        browser.value("[...document.querySelectorAll('[data-zone=room] .face .name')].map((el) => el.innerText)");
    let cards = cards.as_array().expect("a list");
    assert!(
        cards.len() == 4 && cards.iter().all(|card| room.contains(card.as_str().expect("a name"))),
        "{cards:?} {room}"
    );
    browser.follow("a[rel=next]");
    let shown = browser.text_of("document.querySelector('#share').innerText");
    let shown = shown.strip_prefix(&browser.text_of("location.origin")).expect("a whole address");
    // Whoever has the address sees the same, in another language, too.
    friend.open(shown);
    assert_eq!(friend.text_of("document.querySelector('#step').value"), "1");
    friend.find("[data-zone=room]");
    browser.reload();
    assert_eq!(browser.text_of("document.querySelector('#step').value"), "1");
}

#[test]
fn the_dungeon_of_the_day_is_played_once() {
    let server = Server::start();
    let browser = Browser::new(&server, FRENCH);
    browser.open("/daily");
    browser.follow("li[data-game=scelerat] a.button");
    let day = browser.path();
    browser.write("input[name=name]", "Colombe");
    browser.follow("form.stack button.main");
    wait_for_question(&browser);
    let table = browser.path();
    assert_eq!(
        browser.value("document.querySelector('a[href^=\"/seed/\"]')"),
        serde_json::Value::Null,
        "the seed is a secret"
    );
    play_on(&browser, &mut Rng(92));
    assert_eq!(
        browser.value("document.querySelector('a[href^=\"/seed/\"]')"),
        serde_json::Value::Null,
        "the seed is a secret"
    );
    browser.open(&day);
    let mine = browser.text_of("document.querySelector('tr.mine').innerText");
    assert!(mine.contains("Colombe"), "{mine}");
    // There is no second attempt: the way leads to the one that was made.
    assert_eq!(browser.value("document.querySelectorAll('form[method=post]').length"), 0);
    browser.follow("a.button.main");
    assert_eq!(browser.path(), table);
}

#[test]
fn the_lesson_is_learnt_by_doing() {
    let server = Server::start();
    let browser = Browser::new(&server, FRENCH);
    browser.open("/learn");
    browser.follow("a.button[href^='/learn/scelerat']");
    for _ in 0..60 {
        if browser.value("document.querySelector('.board button[name=action]') === null") == true {
            let onwards = browser.text_of("document.querySelector('a.button[href^=\"/new/\"]').innerText");
            assert!(!onwards.is_empty());
            return;
        }
        // What is not the move of this step is explained, and leads nowhere else; sooner or later the right one is found.
        let here = browser.text_of("document.querySelector('[name=request]').value");
        for choice in 0..crate::playing::choices(&browser).len() {
            let choices = crate::playing::choices(&browser);
            browser.run("document.querySelector('.board').old = true", &[]);
            browser.click_on(&choices[choice]);
            browser.until("the next step", "!document.querySelector('.board').old");
            if browser.value("document.querySelector('[name=request]')?.value ?? null") != here.as_str() {
                break;
            }
            browser.find(".notice[role=alert]");
        }
    }
    panic!("the lesson does not end\n{}", browser.seen());
}

#[test]
fn the_same_seed_is_the_same_game() {
    let server = Server::start();
    let browser = Browser::new(&server, ENGLISH);
    begin(&browser, "scelerat");
    let room = "document.querySelector('[data-zone=room]').innerText";
    let first = browser.text_of(room);
    play_on(&browser, &mut Rng(93));
    browser.click("#about > summary");
    browser.follow("#about a[href^='/seed/']");
    browser.follow("form[method=post] button");
    wait_for_question(&browser);
    assert_eq!(browser.text_of(room), first);
}
