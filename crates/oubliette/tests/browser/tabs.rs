//! One person, several tabs, and pages that are loaded again.

use crate::common::Rng;
use crate::driver::{Browser, ENGLISH, FRENCH};
use crate::playing::{begin, begin_seeded, choices, step, wait_for_other, wait_for_question};
use crate::server::Server;

/// Whatever a table says, but for what is told of the choice that somebody looks at.
const SIGHT: &str = "(() => { const seen = document.querySelector('#live').cloneNode(true); seen.querySelector('#preview')?.remove(); return seen.textContent; })()";

#[test]
fn a_reload_comes_back_to_the_same_prompt() {
    let server = Server::start();
    let browser = Browser::new(&server, FRENCH);
    for (game, most) in [("scelerat", 60), ("mini-rogue", 12), ("dongeon", 12), ("sang-rancune", 12)] {
        let mut luck = Rng(31);
        begin(&browser, game);
        for _ in 0..most {
            let (asked, seen) = (wait_for_question(&browser), browser.text_of(SIGHT));
            browser.reload();
            assert_eq!(wait_for_question(&browser), asked, "{game}\n{}", browser.seen());
            // A notice is said once; all else is as it was.
            assert_eq!(browser.text_of(SIGHT), seen, "{game}");
            if !step(&browser, &mut luck) {
                break;
            }
        }
    }
}

#[test]
fn two_tabs_agree() {
    let server = Server::start();
    let browser = Browser::new(&server, ENGLISH);
    // The first room of this seed: 4 of hearts, 8 of diamonds, 2 of diamonds, ace of clubs.
    begin_seeded(&browser, "scelerat", "alpha");
    let (table, first) = (browser.path(), wait_for_question(&browser));
    let one = browser.another_tab();
    browser.open(&table);
    let two = browser.tab();
    assert_eq!(wait_for_question(&browser), first);
    browser.click_on(&choices(&browser)[1]);
    let second = wait_for_other(&browser, &first);
    browser.look_at(&one);
    assert_eq!(wait_for_other(&browser, &first), second, "the other tab hears of it by itself");
    let third = a_late_answer_is_refused(&browser, &table, &second);
    browser.look_at(&two);
    assert_eq!(wait_for_other(&browser, &second), third);
}

#[test]
fn whoever_comes_back_to_a_page_hears_of_what_happens() {
    let server = Server::start();
    let browser = Browser::new(&server, ENGLISH);
    begin(&browser, "scelerat");
    let (table, first) = (browser.path(), wait_for_question(&browser));
    browser.open("/looks");
    let one = browser.another_tab();
    browser.open(&table);
    browser.click_on(&choices(&browser)[0]);
    let second = wait_for_other(&browser, &first);
    let two = browser.tab();
    browser.look_at(&one);
    browser.back();
    assert_eq!(wait_for_other(&browser, &first), second, "what happened while it was away");
    browser.look_at(&two);
    browser.click_on(&choices(&browser)[0]);
    let third = wait_for_other(&browser, &second);
    browser.look_at(&one);
    assert_eq!(wait_for_other(&browser, &second), third, "what happens since");
}

/// An answer to what was asked before is refused, and what is asked now is shown: by the script, and by a form.
#[track_caller]
fn a_late_answer_is_refused(browser: &Browser, table: &str, second: &str) -> String {
    // The table goes on elsewhere.
    let elsewhere = "const form = document.querySelector('form.board'); \
                     const body = new URLSearchParams(new FormData(form, form.querySelector('button[name=action]'))); \
                     window.stale = body.get('request'); \
                     fetch(form.getAttribute('action'), { method: 'POST', body }).then(() => arguments[0](true))";
    browser.run_and_wait(elsewhere);
    let third = wait_for_other(browser, second);
    browser.forgive("409");
    browser.run("document.querySelector('form.board [name=request]').value = window.stale", &[]);
    browser.click_on(&choices(browser)[0]);
    browser.until("a refusal", "document.querySelector('.notice[role=alert]')?.innerText.includes('in the meantime')");
    assert_eq!(wait_for_question(browser), third, "nothing was decided");
    // The same as a form would send it.
    browser.open(table);
    browser.run("document.querySelector('form.board').removeAttribute('data-live')", &[]);
    browser.run(&format!("document.querySelector('form.board [name=request]').value = '{second}'"), &[]);
    browser.leave_by(|| browser.click_on(&choices(browser)[0]));
    browser.until("a refusal", "document.querySelector('.notice[role=alert]')?.innerText.includes('in the meantime')");
    assert_eq!(wait_for_question(browser), third, "nothing was decided");
    third
}
