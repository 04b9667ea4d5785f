//! What must hold of every page: it fits, fingers hit it, and axe finds nothing serious.

use crate::driver::{Browser, DESK, PHONE};
use serde_json::{Value, json};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

/// The least size of what a finger is to hit, in pixels.
const FINGER: f64 = 44.0;

/// What sticks out at the side of the window.
const STICKS_OUT: &str = "const wide = document.scrollingElement.scrollWidth; if (wide <= arguments[0]) return []; \
    return [...document.body.querySelectorAll('*')].filter((el) => el.getBoundingClientRect().right > arguments[0] + 1) \
    .slice(0, 4).map((el) => `${wide} pixels wide: ${el.outerHTML.slice(0, 160)}`)";

/// What is too small to be pressed.
const SMALL: &str = "const pressed = 'button, summary, a.button, a.thing, select, input:not([type=hidden], [type=radio], [type=checkbox])'; \
    return [...document.querySelectorAll(pressed)].map((el) => [el, el.getBoundingClientRect()]) \
    .filter(([el, box]) => el.getClientRects().length && (box.height < arguments[0] || box.width < arguments[0])) \
    .map(([el, box]) => `too small for a finger: ${box.width.toFixed(1)}×${box.height.toFixed(1)} ${el.outerHTML.slice(0, 160)}`)";

const AXE: &str = "const done = arguments[0]; axe.run(document, { resultTypes: ['violations'] }).then((all) => done(all.violations \
    .filter((each) => ['serious', 'critical'].includes(each.impact)) \
    .flatMap((each) => each.nodes.map((node) => `axe: ${each.id}: ${node.html.slice(0, 200)} ${node.failureSummary}`))), \
    (error) => done([String(error)]))";

/// Where things are built: beside the program that runs.
fn target() -> PathBuf {
    let program = Path::new(env!("CARGO_BIN_EXE_oubliette"));
    program.ancestors().nth(2).expect("target/debug/oubliette").to_path_buf()
}

/// The source of axe-core, which is no part of this repository.
fn axe() -> &'static str {
    static SOURCE: OnceLock<String> = OnceLock::new();
    SOURCE.get_or_init(|| {
        let usual = target().join("axe/node_modules/axe-core/axe.min.js");
        let path = std::env::var_os("OUBLIETTE_AXE").map_or(usual, PathBuf::from);
        let missing = "these tests need axe-core: `npm install --no-save --prefix target/axe axe-core@4`, or its axe.min.js in OUBLIETTE_AXE";
        fs::read_to_string(&path).unwrap_or_else(|_| panic!("{missing}"))
    })
}

fn said(found: &Value) -> Vec<String> {
    found.as_array().expect("a list").iter().filter_map(|said| said.as_str().map(String::from)).collect()
}

/// What is wrong with a page on a telephone: what sticks out, and what no finger hits.
#[track_caller]
pub fn wrong_on_a_phone(browser: &Browser) -> Vec<String> {
    browser.size(PHONE);
    let mut wrong = said(&browser.run(STICKS_OUT, &[json!(PHONE.0)]));
    // Half a pixel is rounding.
    wrong.extend(said(&browser.run(SMALL, &[json!(FINGER - 0.5)])));
    wrong
}

/// What axe-core finds serious or critical.
#[track_caller]
pub fn findings(browser: &Browser) -> Vec<String> {
    if browser.value("typeof window.axe === 'undefined'") == true {
        browser.run(axe(), &[]);
    }
    said(&browser.run_and_wait(AXE))
}

/// All that is wrong with the page: by day at a desk, and by night on a telephone. Pictures of it are kept for people to look
/// at; they are compared with nothing.
#[track_caller]
pub fn wrong(browser: &Browser, name: &str) -> Vec<String> {
    browser.size(DESK);
    browser.prefer("light");
    let mut wrong = said(&browser.run(STICKS_OUT, &[json!(DESK.0)]));
    wrong.extend(findings(browser));
    keep_picture(browser, name);
    browser.prefer("dark");
    wrong.extend(wrong_on_a_phone(browser));
    wrong.extend(findings(browser).into_iter().map(|found| format!("by night: {found}")));
    keep_picture(browser, name);
    wrong.into_iter().map(|wrong| format!("{name} ({}): {wrong}", browser.lang)).collect()
}

/// Keeps a picture of the page.
#[track_caller]
pub fn keep_picture(browser: &Browser, name: &str) {
    let folder = target().join("screenshots");
    fs::create_dir_all(&folder).expect("a folder for pictures");
    let path = folder.join(format!("{name}-{}-{}.png", browser.lang, browser.width()));
    fs::write(&path, browser.picture()).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
}
