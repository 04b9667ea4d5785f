//! Looking at a choice before it is made: with the keyboard, with the mouse, and with a finger.

use crate::driver::{Browser, ENGLISH, FRENCH, PHONE, keys};
use crate::playing::{begin_seeded, wait_for_other, wait_for_question};
use crate::server::Server;
use serde_json::json;

const PREVIEW: &str = "document.querySelector('#preview').innerText.trim()";

#[test]
fn what_one_looks_at_is_told() {
    let server = Server::start();
    let browser = Browser::new(&server, ENGLISH);
    begin_seeded(&browser, "mini-rogue", "alpha");
    browser.press(keys::RIGHT);
    browser.until("a preview", &format!("{PREVIEW} !== ''"));
    browser.press(keys::ESCAPE);
    browser.until("no preview", &format!("{PREVIEW} === ''"));
}

/// A choice stays under the hand that is about to press it, whatever is told of it.
#[test]
fn looking_moves_nothing() {
    let server = Server::start();
    let browser = Browser::new(&server, FRENCH);
    let places = "[...document.querySelectorAll('.board button')].map((el) => { const box = el.getBoundingClientRect(); return [box.x, box.y, box.width, box.height]; })";
    for game in ["dongeon", "mini-rogue", "sang-rancune"] {
        begin_seeded(&browser, game, "alpha");
        wait_for_question(&browser);
        browser.run("scrollTo(0, document.body.scrollHeight)", &[]);
        let before = browser.value(places);
        let looked_at = "document.querySelector('[data-odds]') ?? document.querySelector('.board button[name=action]')";
        browser.run(&format!("({looked_at}).focus({{ preventScroll: true }})"), &[]);
        if browser.value("document.querySelector('[data-odds]') !== null") == true {
            browser.until("the odds", "document.querySelector('#preview .odds') !== null");
        }
        assert_eq!(browser.value(places), before, "{game}\n{}", browser.seen());
    }
}

#[test]
fn a_long_press_looks_and_does_not_play() {
    let server = Server::start();
    let browser = Browser::new(&server, FRENCH);
    browser.size(PHONE);
    begin_seeded(&browser, "dongeon", "alpha");
    let asked = wait_for_question(&browser);
    let middle = "(() => { const el = document.querySelector('.board button.edge'); el.scrollIntoView({ block: 'center' }); \
                  const box = el.getBoundingClientRect(); return { x: box.x + box.width / 2, y: box.y + box.height / 2 }; })()";
    let finger = |kind: &str, points: serde_json::Value| {
        browser.debug("Input.dispatchTouchEvent", &json!({"type": kind, "touchPoints": points}));
    };
    browser.run("document.addEventListener('submit', () => { window.sent = true; }, true)", &[]);
    finger("touchStart", json!([browser.value(middle)]));
    browser.until("a preview", &format!("{PREVIEW} !== ''"));
    finger("touchEnd", json!([]));
    browser.run_and_wait("requestAnimationFrame(() => requestAnimationFrame(() => arguments[0](true)))");
    assert_eq!(browser.value("window.sent ?? false"), false, "a long press plays");
    finger("touchStart", json!([browser.value(middle)]));
    finger("touchEnd", json!([]));
    wait_for_other(&browser, &asked);
}
