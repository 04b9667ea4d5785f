//! How a game is played in a browser: from the landing, card by card, to its end.

use crate::common::Rng;
use crate::driver::{Browser, Element};
use serde_json::Value;

/// No game of random moves has more decisions than this.
const LONGEST: usize = 1500;

/// What can be pressed to decide something: in sight, and not forbidden.
const CHOICES: &str =
    "[...document.querySelectorAll('.board button[name=action]')].filter((el) => el.getClientRects().length)";

/// What a table asks, or that nothing more is asked.
const STANDS: &str =
    "document.querySelector('.ending') ? 'over' : document.querySelector('.board input[name=request]')?.value";

/// Plays alone: from the landing, by one click.
#[track_caller]
pub fn begin(browser: &Browser, game: &str) {
    browser.open("/");
    browser.follow(&format!("[data-game={game}] form button"));
    browser.until("a table", "location.pathname.startsWith('/t/') && document.querySelector('.board') !== null");
}

/// A table of one's own with that seed, so that what lies there is known.
#[track_caller]
pub fn begin_seeded(browser: &Browser, game: &str, seed: &str) {
    browser.open(&format!("/new/{game}?seed={seed}"));
    browser.follow("form.stack button");
    browser.until("a table", "location.pathname.startsWith('/t/') && document.querySelector('.board') !== null");
}

/// The question that stands before somebody: `over` after the end, nothing while others are awaited.
#[track_caller]
pub fn question(browser: &Browser) -> Option<String> {
    browser.value(STANDS).as_str().map(String::from)
}

/// Waits until something is asked, or all is over.
#[track_caller]
pub fn wait_for_question(browser: &Browser) -> String {
    browser.until("a question", STANDS).as_str().expect("a text").into()
}

/// Waits until something else is asked than this.
#[track_caller]
pub fn wait_for_other(browser: &Browser, asked: &str) -> String {
    let other = format!("((now) => now !== {} && now)({STANDS})", Value::from(asked));
    browser.until("another question", &other).as_str().expect("a text").into()
}

/// What can be pressed.
#[track_caller]
pub fn choices(browser: &Browser) -> Vec<Element> {
    browser.elements(CHOICES)
}

/// Presses something at random, and waits until that has come to something; false once all is over.
#[track_caller]
pub fn step(browser: &Browser, luck: &mut Rng) -> bool {
    let asked = wait_for_question(browser);
    if asked == "over" {
        return false;
    }
    let choices = choices(browser);
    assert!(!choices.is_empty(), "nothing can be chosen\n{}", browser.seen());
    browser.click_on(&choices[luck.below(choices.len())]);
    wait_for_other(browser, &asked);
    true
}

/// Plays on at random until the game is over; gives how many decisions that took.
#[track_caller]
pub fn play_on(browser: &Browser, luck: &mut Rng) -> usize {
    let decided = (0..LONGEST).take_while(|_| step(browser, luck)).count();
    assert!(decided < LONGEST, "the game does not end\n{}", browser.seen());
    decided
}
