//! A report of the lab: it opens from a disk, asks for nothing, and is well made by day, by night and on a telephone.

use crate::common::Home;
use crate::driver::{Browser, ENGLISH, FRENCH, Kind};
use crate::inspection::wrong;
use crate::server::Server;
use serde_json::json;

const PLAN: &str = r#"
seed = "page"
games = 120

[[table]]
game = "scelerat"
[table.options]
weapon = ["lt", "le"]

[[table]]
game = "sang-rancune"
bots = "careful,random"
rotate = true
"#;

#[track_caller]
fn well_made(kind: Kind) {
    let home = Home::new();
    let (plan, out, page) = (home.file("plan.toml", PLAN), home.0.join("out"), home.0.join("report.html"));
    let [plan, out, file] = [&plan, &out, &page].map(|path| path.display().to_string());
    home.run(&["lab", "run", &plan, "--out", &out], "").good();
    home.run(&["lab", "report", &out, "--out", &file, "--lang", kind.lang], "").good();
    let server = Server::start();
    let mut browser = Browser::new(&server, kind);
    browser.come_by(&format!("file://{file}"));
    browser.open("");
    let shown = |lang: &str| json!(lang == kind.lang);
    for lang in ["fr", "en"] {
        let seen = format!("document.querySelector('main.{lang}').getClientRects().length > 0");
        assert_eq!(browser.value(&seen), shown(lang), "{lang}");
    }
    browser.run("document.querySelectorAll('details').forEach((each) => each.open = true)", &[]);
    let found = wrong(&browser, "report");
    assert!(found.is_empty(), "{found:#?}");
    assert_eq!(browser.value("performance.getEntriesByType('resource').length"), 0, "it asks for nothing");
    assert!(browser.value("document.querySelectorAll('main.fr svg').length").as_u64() > Some(8));
    // The other language is a click away.
    let other = if kind.lang == "fr" { "en" } else { "fr" };
    browser.click(&format!("label[for=lang-{other}]"));
    assert_eq!(browser.value(&format!("document.querySelector('main.{other}').getClientRects().length > 0")), true);
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

#[test]
fn well_made_in_french() {
    well_made(FRENCH);
}

#[test]
fn well_made_in_english() {
    well_made(ENGLISH);
}
