//! The server goes away and comes back; the page says so, and goes on by itself.

use crate::driver::{Browser, FRENCH};
use crate::playing::{begin_seeded, choices, wait_for_other, wait_for_question};
use crate::server::Server;

const BANNER: &str = "!document.querySelector('#lost-connection').hidden";

#[test]
fn a_page_goes_on_when_the_server_is_back() {
    let mut server = Server::start();
    let browser = Browser::new(&server, FRENCH);
    begin_seeded(&browser, "scelerat", "alpha");
    let first = wait_for_question(&browser);
    browser.click_on(&choices(&browser)[1]);
    let asked = wait_for_other(&browser, &first);
    browser.run("window.stays = true", &[]);
    browser.forgive("net::ERR_");
    server.kill();
    browser.until("the banner", BANNER);
    assert_eq!(wait_for_question(&browser), asked, "the prompt of before");
    // What is pressed now is not lost: it is sent again until somebody hears it.
    browser.click_on(&choices(&browser)[0]);
    browser.until("the word that it is sent again", "!document.querySelector('#sending-again').hidden");
    server.start_again();
    let next = wait_for_other(&browser, &asked);
    browser.until("no banner", &format!("!({BANNER}) && document.querySelector('#sending-again').hidden"));
    browser.click_on(&choices(&browser)[0]);
    wait_for_other(&browser, &next);
    assert_eq!(browser.value("window.stays"), true, "the page was loaded anew");
}
