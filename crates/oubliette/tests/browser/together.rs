//! Two people at one table, each with a browser of their own.

use crate::common::Rng;
use crate::driver::{Browser, DEADLINE, ENGLISH, FRENCH};
use crate::playing::{choices, question, wait_for_other};
use crate::server::Server;
use std::time::Instant;

/// Anne opens a table for two, by hand; gives the invitation. The deal is the same every time.
#[track_caller]
pub fn gather(anne: &Browser, game: &str, players: u8) -> String {
    anne.open(&format!("/new/{game}?players={players}&seed=together"));
    anne.write("input[name=name]", "Anne");
    anne.choose("select[name=seat2]", "person");
    anne.follow("form.stack button");
    anne.until("an invitation", "document.querySelector('#invite') !== null");
    let link = anne.text_of("document.querySelector('#invite').getAttribute('href')");
    link[link.find("/j/").expect("an invitation")..].trim().to_string()
}

/// Bert comes by the link.
#[track_caller]
pub fn join(bert: &Browser, invitation: &str) {
    bert.open(invitation);
    bert.write("input[name=name]", "Bert");
    bert.follow("form.stack button");
    bert.until("a table", "document.querySelector('.board') !== null");
}

/// Presses something at random where something is asked; false where nothing is. The other's doings may change the page at the
/// moment of pressing: then nothing is pressed.
#[track_caller]
pub fn step_if_asked(browser: &Browser, luck: &mut Rng) -> bool {
    let Some(asked) = question(browser).filter(|asked| asked != "over") else { return false };
    let choices = choices(browser);
    if choices.is_empty() || !browser.try_click_on(&choices[luck.below(choices.len())]) {
        return false;
    }
    // Whoever is not asked anything more has answered, too.
    let changed = format!("document.querySelector('.board input[name=request]')?.value !== '{asked}'");
    browser.until("something else", &changed);
    true
}

/// Both play on at random until it is over.
#[track_caller]
pub fn play_on(anne: &Browser, bert: &Browser, luck: &mut Rng) {
    let mut moved = Instant::now();
    while [anne, bert].iter().any(|browser| question(browser).as_deref() != Some("over")) {
        if step_if_asked(anne, luck) || step_if_asked(bert, luck) {
            moved = Instant::now();
        }
        assert!(moved.elapsed() < DEADLINE, "nobody moves\n{}\n{}", anne.seen(), bert.seen());
    }
}

/// How much of the story stands there.
fn told(browser: &Browser) -> Option<u64> {
    browser.value("document.querySelectorAll('ol.log > li').length").as_u64()
}

#[test]
fn a_whole_game_and_a_rematch() {
    let server = Server::start();
    let (anne, bert) = (Browser::new(&server, FRENCH), Browser::new(&server, ENGLISH));
    let invitation = gather(&anne, "mini-rogue", 2);
    what_is_copied_is_the_link(&anne, &invitation);
    // Whoever loads a page anew loses this mark: all that follows comes to the page that stands.
    anne.run("window.stays = true", &[]);
    join(&bert, &invitation);
    bert.run("window.stays = true", &[]);
    anne.until("the game", "document.querySelector('.board') !== null");
    let names = |browser: &Browser| browser.text_of("document.querySelector('ul.seats').innerText");
    assert!(names(&anne).contains("Bert") && names(&bert).contains("Anne"), "{}", names(&anne));
    each_sees_what_the_other_does(&anne, &bert);
    play_on(&anne, &bert, &mut Rng(41));
    for browser in [&anne, &bert] {
        assert_eq!(browser.value("window.stays"), true, "a page was loaded anew");
    }
    for (browser, again) in [(&anne, "Revanche"), (&bert, "Rematch")] {
        assert_ne!(browser.text_of("document.querySelector('.board #prompt').innerText"), "");
        assert_eq!(browser.text_of("document.querySelector('.ending button.main').innerText"), again);
    }
    // Both want to play again, and meet at the same table.
    anne.follow(".ending button.main");
    bert.until("the way to the rematch", "document.querySelector('.ending a[href^=\"/t/\"]') !== null");
    bert.follow(".ending a[href^=\"/t/\"]");
    assert_eq!(anne.path(), bert.path());
    anne.until("the game", "document.querySelector('.board') !== null");
}

#[track_caller]
fn what_is_copied_is_the_link(anne: &Browser, invitation: &str) {
    let allowed = serde_json::json!({"permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]});
    anne.debug("Browser.grantPermissions", &allowed);
    anne.click("[data-copy=invite]");
    anne.until("the word that it is copied", "document.querySelector('[data-copy=invite]').innerText === 'Copié'");
    let copied =
        anne.run_and_wait("navigator.clipboard.readText().then(arguments[0], (error) => arguments[0](String(error)))");
    assert_eq!(copied, anne.text_of("location.origin") + invitation);
}

/// A move of one comes to the page of the other, without anybody asking.
#[track_caller]
fn each_sees_what_the_other_does(anne: &Browser, bert: &Browser) {
    let mut luck = Rng(42);
    for _ in 0..3 {
        let (mover, looker) = if question(anne).is_some() { (anne, bert) } else { (bert, anne) };
        let before = looker.text_of("document.querySelector('#live').innerHTML");
        assert!(step_if_asked(mover, &mut luck), "nobody can move\n{}\n{}", anne.seen(), bert.seen());
        let other = format!("document.querySelector('#live').innerHTML !== {}", serde_json::json!(before));
        looker.until("the move of the other", &other);
        assert!(told(looker) > Some(0));
    }
}

#[test]
fn a_bot_stands_in_and_gives_the_seat_back() {
    let server = Server::start();
    let (anne, bert) = (Browser::new(&server, ENGLISH), Browser::new(&server, ENGLISH));
    join(&bert, &gather(&anne, "mini-rogue", 2));
    anne.until("the game", "document.querySelector('.board') !== null");
    bert.click("form[action$='/leave'] button");
    bert.until("the way back", "document.querySelector('button[form=back]') !== null");
    assert_eq!(question(&bert), None, "whoever has left is asked nothing");
    anne.until("the news", "document.querySelector('ul.seats').innerText.includes('bot standing in')");
    // Alone with a bot, Anne never waits for long.
    let mut luck = Rng(43);
    for _ in 0..4 {
        let asked = crate::playing::wait_for_question(&anne);
        if asked == "over" {
            return;
        }
        let choices = choices(&anne);
        anne.click_on(&choices[luck.below(choices.len())]);
        wait_for_other(&anne, &asked);
    }
    bert.click("button[form=back]");
    bert.until("the seat", "document.querySelector(\"form[action$='/leave']\") !== null");
    anne.until("the news", "!document.querySelector('ul.seats').innerText.includes('bot standing in')");
    play_on(&anne, &bert, &mut luck);
}
