//! Whoever looks on sees what everybody knows; after the end, everything.

use crate::common::Rng;
use crate::driver::{Browser, ENGLISH};
use crate::playing::{begin, play_on, step};
use crate::server::Server;

/// The faces of what lies in hands.
const HANDS: &str = "[...document.querySelectorAll('.zone.hand .face')].map((el) => el.dataset.tone)";

#[test]
fn watchers_see_no_hand_until_the_end() {
    let server = Server::start();
    let (anne, watcher) = (Browser::new(&server, ENGLISH), Browser::new(&server, ENGLISH));
    begin(&anne, "sang-rancune");
    let table = anne.path();
    watcher.open(&table);
    watcher.find(".stage");
    assert!(anne.value(HANDS).as_array().is_some_and(|hand| hand.iter().any(|tone| tone != "back")), "{}", anne.seen());
    let hands = watcher.value(HANDS);
    assert!(hands.as_array().is_some_and(|hand| hand.iter().all(|tone| tone == "back")), "{hands}");
    assert_eq!(watcher.value("document.querySelectorAll('button[name=action]').length"), 0);
    watcher.run("window.stays = true", &[]);
    let told = "document.querySelector('#live').innerText";
    let before = watcher.text_of(told);
    let mut luck = Rng(51);
    step(&anne, &mut luck);
    watcher.until("the move", &format!("{told} !== {}", serde_json::json!(before)));
    // Nobody looks through the eyes of somebody else while the game runs; not even the watcher who asks for it.
    watcher.forgive("403");
    anne.forgive("403");
    for browser in [&watcher, &anne] {
        browser.open(&format!("{table}?as=2"));
        browser.until(
            "a refusal",
            "document.querySelector('p.notice[role=alert]') !== null && !document.querySelector('.board')",
        );
    }
    watcher.open(&table);
    anne.open(&table);
    play_on(&anne, &mut luck);
    watcher.until("the end", "document.querySelector('.ending') !== null");
    for seat in ["1", "2", "public"] {
        watcher.open(&format!("{table}?as={seat}"));
        watcher.until(
            "the end",
            "document.querySelector('.ending') !== null && document.querySelector('.board') !== null",
        );
    }
}
