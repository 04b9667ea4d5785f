//! Cards that move, where somebody likes that, and what stays where it is.

use crate::common::Rng;
use crate::driver::{Browser, DESK, ENGLISH, FRENCH, Kind, PHONE};
use crate::playing::{begin, begin_seeded, step};
use crate::server::Server;
use serde_json::json;

/// Counts how often the browser is asked to move things.
const COUNT: &str = "window.moved = 0; const real = Element.prototype.animate; \
    Element.prototype.animate = function (...how) { window.moved += 1; return real.apply(this, how); }";

/// Decides a few things; gives how often things moved.
#[track_caller]
fn moves(browser: &Browser, luck: &mut Rng) -> u64 {
    browser.run("window.moved = 0", &[]);
    (0..3).for_each(|_| assert!(step(browser, luck), "{}", browser.seen()));
    browser.value("window.moved").as_u64().expect("a number")
}

#[track_caller]
fn prefer_motion(browser: &Browser, how: &str) {
    let features = json!([{"name": "prefers-reduced-motion", "value": how}]);
    browser.debug("Emulation.setEmulatedMedia", &json!({"features": features}));
}

#[test]
fn cards_move_unless_somebody_would_rather_not() {
    let server = Server::start();
    let browser = Browser::new(&server, Kind { moving: true, ..FRENCH });
    begin_seeded(&browser, "mini-rogue", "alpha");
    let table = browser.path();
    let mut luck = Rng(55);
    browser.run(COUNT, &[]);
    prefer_motion(&browser, "no-preference");
    assert!(moves(&browser, &mut luck) > 0, "nothing moves");
    prefer_motion(&browser, "reduce");
    assert_eq!(moves(&browser, &mut luck), 0, "the system says: no motion");
    // What the looks of this site say counts, whatever the system says.
    prefer_motion(&browser, "no-preference");
    browser.open("/looks");
    browser.click("input[name=motion][value=still]");
    browser.follow("form.stack button");
    browser.open(&table);
    browser.run(COUNT, &[]);
    assert_eq!(moves(&browser, &mut luck), 0, "the looks say: no motion");
}

#[test]
fn undoing_stands_in_the_panel() {
    let server = Server::start();
    let browser = Browser::new(&server, ENGLISH);
    let mut luck = Rng(56);
    for game in ["scelerat", "dongeon", "mini-rogue", "sang-rancune"] {
        begin(&browser, game);
        let none = browser.value("document.querySelector('button.undo')").is_null();
        assert!(none, "{game}: nothing to undo");
        assert!(step(&browser, &mut luck));
        let inside = "document.querySelectorAll('.board section.ask button.undo').length";
        let all = "document.querySelectorAll('button.undo').length";
        assert_eq!((browser.value(inside), browser.value(all)), (json!(1), json!(1)), "{game}\n{}", browser.seen());
        for size in [PHONE, DESK] {
            browser.size(size);
            browser.find(".ask button.undo");
        }
    }
}

/// Whether the last line of the story is where somebody sees it: in the part of its box that is shown, and at a desk on the screen.
const LAST_LINE: &str = "((desk) => { const line = [...document.querySelectorAll('ol.log > li')].at(-1).getBoundingClientRect(); \
    const boxes = [document.querySelector('.tail'), ...(desk ? [document.querySelector('.side')] : [])].map((el) => el.getBoundingClientRect()); \
    if (desk) boxes.push({ top: 0, bottom: innerHeight }); \
    return boxes.every((box) => line.top >= box.top - 1 && line.bottom <= box.bottom + 1); })";

#[test]
fn the_last_line_of_the_story_stays_in_sight() {
    let server = Server::start();
    let browser = Browser::new(&server, FRENCH);
    for (game, seed) in [("sang-rancune", 57), ("mini-rogue", 58)] {
        let mut luck = Rng(seed);
        begin_seeded(&browser, game, "story");
        let decided = (0..30)
            .take_while(|_| {
                // Also where that line is long and the panel above it is tall.
                assert_eq!(browser.value(&format!("{LAST_LINE}(true)")), true, "{game} at a desk\n{}", browser.seen());
                step(&browser, &mut luck)
            })
            .count();
        println!("{game}: {decided} decisions");
        let long = "document.querySelectorAll('ol.log > li').length";
        assert!(browser.value(long).as_u64() > Some(10), "{}", browser.seen());
        browser.run("scrollTo(0, 0)", &[]);
        assert_eq!(browser.value(&format!("{LAST_LINE}(true)")), true, "{game} at a desk\n{}", browser.seen());
        browser.reload();
        browser.find(".stage");
        assert_eq!(browser.value(&format!("{LAST_LINE}(true)")), true, "{game} loaded anew");
        browser.size(PHONE);
        assert_eq!(browser.value(&format!("{LAST_LINE}(false)")), true, "{game} on a phone");
        browser.size(DESK);
    }
}
