//! Who somebody is: a guest on another device, and a guest who makes an account.

use crate::common::Rng;
use crate::driver::{Browser, ENGLISH, FRENCH};
use crate::playing::{begin, choices, question, step, wait_for_other, wait_for_question};
use crate::server::Server;

/// Makes an account.
#[track_caller]
pub fn register(browser: &Browser, name: &str) {
    browser.open("/register");
    browser.write("input[name=name]", name);
    browser.write("input[name=password]", "une phrase de passe");
    browser.follow("form.stack button");
    assert_eq!(browser.path(), "/me");
}

#[test]
fn a_code_takes_a_seat_to_another_device() {
    let server = Server::start();
    let (desk, phone) = (Browser::new(&server, FRENCH), Browser::new(&server, FRENCH));
    begin(&desk, "scelerat");
    let mut luck = Rng(71);
    step(&desk, &mut luck);
    let (table, asked) = (desk.path(), wait_for_question(&desk));
    desk.click("#about > summary");
    desk.click("form[action$='/recovery'] button");
    desk.until("a code", "document.querySelector('code#recovery') !== null");
    let code = desk.text_of("document.querySelector('code#recovery').innerText");
    phone.open(&table);
    phone.find(".stage");
    assert_eq!(question(&phone), None, "somebody else's device is asked nothing");
    phone.forgive("422");
    phone.open("/rejoin");
    phone.write("input[name=code]", "nonsense");
    phone.follow("form.stack button");
    phone.find("[role=alert]");
    phone.open("/rejoin");
    phone.write("input[name=code]", &code);
    phone.follow("form.stack button");
    assert_eq!(phone.path(), table);
    assert_eq!(wait_for_question(&phone), asked, "the same prompt");
    phone.click_on(&choices(&phone)[0]);
    wait_for_other(&phone, &asked);
    // The seat has gone along: the other device looks on.
    desk.reload();
    desk.find(".stage");
    assert_eq!(question(&desk).filter(|asked| asked != "over"), None);
}

#[test]
fn an_account_adopts_what_a_guest_has_played() {
    let server = Server::start();
    let (desk, phone) = (Browser::new(&server, ENGLISH), Browser::new(&server, ENGLISH));
    begin(&desk, "scelerat");
    let mut luck = Rng(72);
    step(&desk, &mut luck);
    let (table, asked) = (desk.path(), wait_for_question(&desk));
    register(&desk, "Mathilde");
    desk.find(&format!("a[href='{table}']"));
    // The same person, elsewhere: the game goes on where it was.
    phone.forgive("422");
    phone.open("/login");
    phone.write("input[name=name]", "Mathilde");
    phone.write("input[name=password]", "une phrase de travers");
    phone.follow("form.stack button");
    phone.find("[role=alert]");
    phone.write("input[name=password]", "une phrase de passe");
    phone.follow("form.stack button");
    phone.follow(&format!("a[href='{table}']"));
    assert_eq!(wait_for_question(&phone), asked);
    phone.click_on(&choices(&phone)[0]);
    let next = wait_for_other(&phone, &asked);
    desk.open(&table);
    assert_eq!(wait_for_question(&desk), next, "both are the same person");
}
