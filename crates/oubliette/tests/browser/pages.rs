//! Every kind of page: it fits every window, fingers hit it, axe finds nothing serious, and the console stays silent.

use crate::common::Rng;
use crate::driver::{Browser, ENGLISH, FRENCH, Kind, PHONE};
use crate::games;
use crate::inspection::{findings, keep_picture, wrong, wrong_on_a_phone};
use crate::people::register;
use crate::playing::{begin, begin_seeded, play_on, step, wait_for_other, wait_for_question};
use crate::server::Server;
use crate::together::gather;
use table::Lesson;
use web::daily::days_before_today;
use web::store::Place;
use web::{Config, Site};

/// The games, by the names that addresses give them.
const GAMES: [&str; 4] = ["scelerat", "dongeon", "mini-rogue", "sang-rancune"];

/// Pages that are there for everybody.
const PUBLIC: [(&str, &str); 20] = [
    ("landing", "/"),
    ("new", "/new/scelerat"),
    ("new-several", "/new/sang-rancune?players=4"),
    ("rejoin", "/rejoin"),
    ("rules-shelf", "/rules"),
    ("rules", "/rules/scelerat"),
    ("rules-found", "/rules?q=dragon"),
    ("rules-clause", "/rules/scelerat/combat.dulled"),
    ("learn", "/learn"),
    ("learn-step", "/learn/scelerat?step=2"),
    ("looks", "/looks"),
    ("daily", "/daily"),
    ("daily-game", "/daily/scelerat"),
    ("season", "/season/scelerat"),
    ("trophies-nobody", "/me/trophies"),
    ("import", "/replay"),
    ("privacy", "/privacy"),
    ("api", "/api"),
    ("register", "/register"),
    ("login", "/login"),
];

/// Opens a page, which must be there, and says what is wrong with it.
#[track_caller]
fn inspect(browser: &Browser, name: &str, path: &str) -> Vec<String> {
    browser.open(path);
    let status = browser.value("performance.getEntriesByType('navigation')[0].responseStatus");
    assert_eq!(status, if name == "nowhere" { 404 } else { 200 }, "{path}\n{}", browser.seen());
    wrong(browser, name)
}

#[track_caller]
fn every_page(kind: Kind) {
    let server = Server::start();
    let browser = Browser::new(&server, kind);
    let mut found: Vec<String> = PUBLIC.iter().flat_map(|(name, path)| inspect(&browser, name, path)).collect();
    browser.forgive("404");
    found.extend(inspect(&browser, "nowhere", "/nowhere"));
    found.extend(inspect(&browser, "me-nobody", "/me"));
    let invitation = gather(&browser, "mini-rogue", 2);
    found.extend(inspect(&browser, "gathering", &browser.path()));
    let mut luck = Rng(81);
    for game in GAMES {
        begin_seeded(&browser, game, "alpha");
        (0..3).for_each(|_| assert!(step(&browser, &mut luck)));
        found.extend(inspect(&browser, &format!("table-{game}"), &browser.path()));
    }
    begin(&browser, "scelerat");
    play_on(&browser, &mut luck);
    found.extend(inspect(&browser, "over", &browser.path()));
    let table = browser.path();
    found.extend(inspect(&browser, "story", &format!("{table}/story")));
    found.extend(inspect(&browser, "replay", &format!("{}?step=1", table.replace("/t/", "/r/"))));
    found.extend(inspect(&browser, "beat", &table.replace("/t/", "/beat/")));
    found.extend(inspect(&browser, "seed", "/seed/scelerat/alpha"));
    found.extend(inspect(&browser, "me-guest", "/me"));
    found.extend(inspect(&browser, "delete", "/me/delete"));
    register(&browser, "Mathilde");
    for (name, path) in
        [("me", "/me"), ("trophies", "/me/trophies"), ("account", "/me/account"), ("tokens", "/me/tokens")]
    {
        found.extend(inspect(&browser, name, path));
    }
    // Nobody in particular, who is invited.
    browser.forget_everything();
    found.extend(inspect(&browser, "join", &invitation));
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// Pages that come of what somebody did: notices and codes are said once, so nothing is loaded anew.
#[track_caller]
fn what_comes_of_deeds(kind: Kind) {
    let server = Server::start();
    yesterday(&server);
    let browser = Browser::new(&server, kind);
    let steps = Lesson::of("scelerat").expect("a lesson").steps.len();
    let mut found = inspect(&browser, "learn-end", &format!("/learn/scelerat?step={}", steps + 1));
    browser.find("a.button[href='/new/scelerat']");
    found.extend(inspect(&browser, "daily-yesterday", &format!("/daily/scelerat/{}", days_before_today(1)[0])));
    browser.find("a[href^='/r/']");
    let mut luck = Rng(83);
    begin_seeded(&browser, "mini-rogue", "alpha");
    (0..3).for_each(|_| assert!(step(&browser, &mut luck)));
    let table = browser.path();
    found.extend(inspect(&browser, "public", &format!("{table}?as=public")));
    // Whoever has seen the next room has to insist to have the last one back.
    begin_seeded(&browser, "scelerat", "alpha");
    let asked = wait_for_question(&browser);
    browser.click("button[name=action][value=avoid]");
    wait_for_other(&browser, &asked);
    browser.click(".ask button.undo");
    browser.find(".notice[role=alert] button");
    found.extend(wrong(&browser, "notice"));
    browser.click("#about > summary");
    browser.click("form[action$='/recovery'] button");
    browser.find("code#recovery");
    found.extend(wrong(&browser, "recovery"));
    begin(&browser, "scelerat");
    play_on(&browser, &mut luck);
    let record = browser.path().replace("/t/", "/r/") + "/record.txt";
    let record = browser.run_and_wait(&format!("fetch('{record}').then((all) => all.text()).then(arguments[0])"));
    browser.open("/replay");
    browser.run("document.querySelector('textarea[name=text]').value = arguments[0]", &[record]);
    browser.follow("form.stack button");
    assert!(browser.path().starts_with("/r/"), "{}", browser.seen());
    found.extend(wrong(&browser, "imported"));
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// Somebody has played the dungeon of yesterday.
fn yesterday(server: &Server) {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let site = Site::open(Config::new(Place::Folder(server.data()))).await.expect("the server's store");
        let (guest, _) = site.store.new_guest().await.expect("a guest");
        games::game(&site, &guest.id, "yesterday", Some(days_before_today(1)[0].clone()), true).await;
        site.store.close().await;
    });
}

#[test]
fn what_comes_of_deeds_in_french() {
    what_comes_of_deeds(FRENCH);
}

#[test]
fn what_comes_of_deeds_in_english() {
    what_comes_of_deeds(ENGLISH);
}

/// Whatever looks somebody likes, pages can be read.
#[test]
fn pages_in_all_looks() {
    let server = Server::start();
    let browser = Browser::new(&server, FRENCH);
    let mut tables = Vec::new();
    let mut luck = Rng(84);
    for game in GAMES {
        begin_seeded(&browser, game, "alpha");
        (0..3).for_each(|_| assert!(step(&browser, &mut luck)));
        tables.push((format!("table-{game}"), browser.path()));
    }
    let more = ["/", "/rules/scelerat", "/daily/scelerat", "/looks", "/new/sang-rancune?players=4"];
    tables.extend(more.map(|path| (path.replace(['/', '?', '='], "-"), path.to_string())));
    let mut found = Vec::new();
    for (scheme, contrast) in [("dark", "more"), ("light", "more"), ("dark", "")] {
        browser.open("/looks");
        browser.click(&format!("input[name=scheme][value={scheme}]"));
        browser.click(&format!("input[name=contrast][value='{contrast}']"));
        browser.click("input[name=suits][value=four]");
        browser.follow("form.stack button");
        for (name, path) in &tables {
            browser.open(path);
            let name = format!("{scheme}{contrast}{name}");
            found.extend(findings(&browser).into_iter().map(|found| format!("{name}: {found}")));
            keep_picture(&browser, &name);
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn every_page_in_french() {
    every_page(FRENCH);
}

#[test]
fn every_page_in_english() {
    every_page(ENGLISH);
}

#[test]
fn tables_fit_a_phone_whatever_happens() {
    let server = Server::start();
    let browser = Browser::new(&server, FRENCH);
    browser.size(PHONE);
    let mut luck = Rng(82);
    println!("luck {}", luck.0);
    for game in GAMES {
        begin(&browser, game);
        for _ in 0..20 {
            let found = wrong_on_a_phone(&browser);
            assert!(found.is_empty(), "{game}: {}\n{}", found.join("\n"), browser.seen());
            if !step(&browser, &mut luck) {
                break;
            }
        }
    }
}
