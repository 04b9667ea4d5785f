//! With the keyboard alone, and with a French one.

use crate::common::Rng;
use crate::driver::{Browser, ENGLISH, FRENCH, keys};
use crate::playing::{begin_seeded, question, wait_for_other, wait_for_question};
use crate::server::Server;

/// Goes on with Tab until that has the focus, which must be seen to have it.
#[track_caller]
fn tab_to(browser: &Browser, css: &str) {
    for _ in 0..80 {
        browser.press(keys::TAB);
        if browser.value(&format!("document.activeElement.matches('{css}')")) == true {
            let outline = browser.text_of("getComputedStyle(document.activeElement).outlineStyle");
            assert_ne!(outline, "none", "nobody sees where the focus is");
            return;
        }
    }
    panic!("Tab never comes to {css}\n{}", browser.seen());
}

fn focus(browser: &Browser) -> String {
    browser.text_of("document.activeElement.outerHTML.slice(0, 120)")
}

#[test]
fn a_whole_game_with_the_keyboard_alone() {
    let server = Server::start();
    let browser = Browser::new(&server, ENGLISH);
    browser.open("/");
    // The first stop skips what stands on every page.
    browser.press(keys::TAB);
    assert!(focus(&browser).contains("skip"), "{}", focus(&browser));
    tab_to(&browser, "[data-game=scelerat] form button");
    browser.leave_by(|| browser.press(keys::ENTER));
    browser.find(".board button[name=action]");
    let mut luck = Rng(11);
    for decided in 0..200 {
        let asked = wait_for_question(&browser);
        if asked == "over" {
            tab_to(&browser, ".ending button.main");
            browser.leave_by(|| browser.press(keys::ENTER));
            browser.find(".board button[name=action]");
            return;
        }
        if decided % 2 == 0 {
            let choices = browser.value("document.querySelectorAll('[data-digit]').length").as_u64().expect("a number");
            browser.press(&(1 + luck.below(choices.min(9) as usize)).to_string());
        } else {
            // The arrows go from card to card, and what has the focus is played.
            browser.press(if luck.below(2) == 0 { keys::RIGHT } else { keys::DOWN });
            browser.until("a card with the focus", "document.activeElement.closest('.board') !== null");
            if browser.value("document.activeElement.matches('button[name=action]')") != true {
                tab_to(&browser, ".board button[name=action]");
            }
            browser.press(keys::ENTER);
        }
        wait_for_other(&browser, &asked);
    }
    panic!("the game does not end\n{}", browser.seen());
}

#[test]
fn a_french_keyboard() {
    let server = Server::start();
    let browser = Browser::new(&server, FRENCH);
    // The first room of this seed: 4 of hearts, 8 of diamonds, 2 of diamonds, ace of clubs.
    begin_seeded(&browser, "scelerat", "alpha");
    let first = wait_for_question(&browser);
    // The key of 1 without Shift: the place counts, not the sign.
    browser.press_at("Digit1", "&");
    let second = wait_for_other(&browser, &first);
    browser.until("the weapon", "document.querySelector('[data-zone=weapon]').innerText.includes('8')");
    browser.press("u");
    let again = wait_for_other(&browser, &second);
    browser.until("no weapon", "!document.querySelector('[data-zone=weapon]').innerText.includes('8')");
    // What was answered before is another question than the same one asked anew.
    assert_ne!(again, first);
    browser.press_at("Comma", "?");
    browser.until("help", "document.querySelector('#help').open");
    // While help is shown, digits do nothing.
    browser.press_at("Digit1", "&");
    browser.press(keys::ESCAPE);
    browser.until("no help", "!document.querySelector('#help').open");
    assert_eq!(question(&browser).as_deref(), Some(again.as_str()));
    keys_can_be_switched_off(&browser);
}

#[track_caller]
fn keys_can_be_switched_off(browser: &Browser) {
    let table = browser.path();
    browser.open("/looks");
    browser.click("input[name=keys][value=nokeys]");
    browser.follow("form.stack button");
    browser.open(&table);
    let asked = wait_for_question(browser);
    browser.press_at("Digit1", "&");
    browser.press("?");
    assert_eq!(browser.value("document.querySelector('#help').open"), false);
    browser.reload();
    assert_eq!(question(browser), Some(asked));
}
