//! With scripts switched off: everything is a form.

use crate::common::Rng;
use crate::driver::{Browser, FRENCH, Kind};
use crate::playing::{begin, choices, question};
use crate::server::Server;

const PLAIN: Kind = Kind { scripts: false, ..FRENCH };

/// Plays on by forms alone; each answer is a page of its own.
#[track_caller]
fn play_on_by_forms(browser: &Browser, luck: &mut Rng) -> usize {
    for decided in 0..1500 {
        let asked = question(browser).expect("alone, something is always asked");
        if asked == "over" {
            return decided;
        }
        let choices = choices(browser);
        browser.leave_by(|| browser.click_on(&choices[luck.below(choices.len())]));
        assert_ne!(question(browser), Some(asked), "{}", browser.seen());
    }
    panic!("the game does not end\n{}", browser.seen());
}

#[test]
fn a_whole_game_by_forms() {
    let server = Server::start();
    let browser = Browser::new(&server, PLAIN);
    browser.open("/");
    // Nothing of ours runs: the console stays silent, and nothing is live.
    begin(&browser, "scelerat");
    let mut luck = Rng(21);
    let decided = play_on_by_forms(&browser, &mut luck);
    println!("{decided} decisions");
    // The last move may be taken back, by insisting where it would mark the game.
    browser.follow("button.undo");
    if question(&browser).as_deref() == Some("over") {
        browser.follow(".notice form button");
    }
    assert_ne!(question(&browser).as_deref(), Some("over"), "{}", browser.seen());
    play_on_by_forms(&browser, &mut luck);
    browser.follow(".ending button.main");
    assert_ne!(question(&browser).as_deref(), Some("over"));
}

#[test]
fn bots_play_on_without_scripts() {
    let server = Server::start();
    let browser = Browser::new(&server, PLAIN);
    begin(&browser, "sang-rancune");
    let mut luck = Rng(22);
    for _ in 0..8 {
        let Some(asked) = question(&browser).filter(|asked| asked != "over") else { return };
        let choices = choices(&browser);
        browser.leave_by(|| browser.click_on(&choices[luck.below(choices.len())]));
        assert_ne!(question(&browser), Some(asked), "{}", browser.seen());
    }
}
