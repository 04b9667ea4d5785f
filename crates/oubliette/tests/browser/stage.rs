//! The stage: at every decision of whole games, in windows of every kind, what can be done and what it is done to is in sight.

use crate::common::Rng;
use crate::driver::{Browser, DESK, ENGLISH, FRENCH};
use crate::inspection::keep_picture;
use crate::playing::{begin_seeded, step, wait_for_question};
use crate::server::Server;
use serde_json::Value;
use std::collections::BTreeMap;
use std::ops::Range;

/// Two phones, a desk magnified to twice its size, and a desk: the last is where choices are clicked.
const SIZES: [(u32, u32); 4] = [(390, 844), (360, 640), (640, 360), (1280, 720)];

/// Of the first so many games every decision is looked at in every window.
const IN_EVERY_WINDOW: u64 = 10;

/// Looks at a page, and gives what is wrong with it, what scrolls to show all that can be done, and where its parts lie.
const LOOK: &str = r#"
const problems = [], scrolled = new Set();
const seen = (el) => el.getClientRects().length > 0;
const scrollerOf = (el) => {
  for (let up = el.parentElement; up; up = up.parentElement) {
    if (up.hasAttribute("data-more")) {
      const box = up.getBoundingClientRect();
      if (box.top >= -1 && box.bottom <= innerHeight + 1 && box.left >= -1 && box.right <= innerWidth + 1) return up;
    }
  }
  return null;
};
const inSight = (el) => {
  const box = el.getBoundingClientRect();
  const at = ([x, y]) => {
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return false;
    const top = document.elementFromPoint(x, y);
    return top !== null && (el.contains(top) || top.contains(el));
  };
  return [[box.left + box.width / 2, box.top + Math.min(box.height / 2, 40)], [box.left + 3, box.top + 3], [box.right - 3, box.bottom - 3]].every(at);
};
// It is in sight somewhere, or something has to be scrolled: what scrolls anyway, if that will do.
const judge = (places, what) => {
  if (places.some(inSight)) return;
  const within = places.map(scrollerOf).filter(Boolean);
  if (within.some((one) => scrolled.has(one))) return;
  if (within.length) scrolled.add(within[0]);
  else problems.push(`${what} is out of sight or covered: ${places.map((el) => { const box = el.getBoundingClientRect(); return [el.value ?? el.dataset.thing ?? el.dataset.shows, box.left, box.top, box.right, box.bottom].join(" "); })}`);
};
const buttons = [...document.querySelectorAll(".board button[name=action]")];
const legal = new Set(buttons.map((button) => button.value));
for (const action of legal) {
  const own = buttons.filter((button) => button.value === action && seen(button));
  if (own.length) judge([own.find((button) => button.id) ?? own[0]], "a choice");
  else problems.push(`no button: ${action}`);
}
const about = new Set(buttons.flatMap((button) => (button.dataset.about ?? "").split("\n")).filter(Boolean));
for (const id of about) {
  // On the stage, or beside the choice.
  const drawn = [...document.querySelectorAll(".board [data-thing], .board [data-shows]")].filter((el) => (el.dataset.thing ?? el.dataset.shows) === id && seen(el));
  if (drawn.length) judge(drawn, "a thing");
}
if (document.documentElement.scrollWidth > innerWidth + 1) problems.push("the page scrolls sideways");
const ask = document.querySelector(".ask").getBoundingClientRect();
if (ask.top < 0 || ask.bottom > innerHeight + 1) problems.push("the question is out of sight");
if (scrolled.size > 1) problems.push(`more than one part scrolls for ${legal.size} choices: ${[...scrolled].map((el) => el.className).join(" and ")}`);
const places = [".place", ".stage"].map((part) => { const box = document.querySelector(part).getBoundingClientRect(); return `${part} ${Math.round(box.left)} ${Math.round(box.top)}`; });
return { problems, scrolled: [...scrolled].map((el) => el.className), choices: buttons.length, places };
"#;

/// What was looked at.
#[derive(Default)]
struct Looks {
    games: usize,
    decisions: usize,
    pages: usize,
    choices: u64,
    /// How often a part had to scroll, by the window.
    scrolled: BTreeMap<String, usize>,
    problems: Vec<String>,
}

/// Looks at the page that stands in these windows.
fn look(
    browser: &Browser,
    where_it_is: &str,
    windows: &[(u32, u32)],
    places: &mut BTreeMap<(u32, u32), Value>,
    looks: &mut Looks,
) {
    for &size in windows {
        browser.size(size);
        let seen = browser.run_and_wait(&format!(
            "const done = arguments[0]; scrollTo(0, 0); const look = () => {{ {LOOK} }};
             requestAnimationFrame(() => requestAnimationFrame(() => done(look())));"
        ));
        looks.pages += 1;
        looks.choices += seen["choices"].as_u64().unwrap_or(0);
        let at = format!("{}x{}", size.0, size.1);
        if seen["scrolled"].as_array().is_some_and(|parts| !parts.is_empty()) {
            *looks.scrolled.entry(at.clone()).or_default() += 1;
        }
        let problems = seen["problems"].as_array().expect("a list").iter();
        if problems.len() > 0 || std::env::var_os("OUBLIETTE_STAGE_PICTURES").is_some() {
            keep_picture(browser, &format!("stage, {where_it_is}, {at}").replace(", ", "-").replace(' ', "-"));
        }
        looks.problems.extend(problems.map(|problem| format!("{where_it_is}, {at}: {problem}")));
        let before = places.entry(size).or_insert_with(|| seen["places"].clone());
        if *before != seen["places"] {
            looks.problems.push(format!("{where_it_is}, {at}: parts have moved: {before} to {}", seen["places"]));
            *before = seen["places"].clone();
        }
    }
}

/// Plays games at random, the first decisions of each or all of them, and looks at every one.
fn stage(game: &str, games: Range<u64>, decisions: usize) {
    let server = Server::start();
    let mut looks = Looks::default();
    let browsers = [FRENCH, ENGLISH].map(|kind| Browser::new(&server, kind));
    for number in games {
        let browser = &browsers[number as usize % 2];
        let (seed, mut luck, mut places) = (format!("stage{number}"), Rng(90 + number), BTreeMap::new());
        browser.size(DESK);
        begin_seeded(browser, game, &seed);
        for decision in 0..decisions {
            let over = wait_for_question(browser) == "over";
            // Nights are short: after the first games each decision is looked at in one window, and all of them take turns; endings in all.
            let every_window = over || number < IN_EVERY_WINDOW;
            let windows = if every_window { &SIZES[..] } else { &[SIZES[decision % SIZES.len()]] };
            look(browser, &format!("{game}, seed {seed}, decision {decision}"), windows, &mut places, &mut looks);
            looks.decisions += 1;
            if over || !step(browser, &mut luck) {
                break;
            }
        }
        looks.games += 1;
        if looks.games % 10 == 0 {
            println!("{game}: {} games, {} decisions, {} problems", looks.games, looks.decisions, looks.problems.len());
        }
    }
    let Looks { games, decisions, pages, choices, scrolled, problems } = looks;
    println!(
        "{game}: {games} games, {decisions} decisions, {pages} pages, {choices} choices looked at; a part scrolled: {scrolled:?}"
    );
    assert!(problems.is_empty(), "{} problems:\n{}", problems.len(), problems.join("\n"));
}

/// A sample of a game; as many whole games as `OUBLIETTE_STAGE_GAMES` says, from the one on that `OUBLIETTE_STAGE_FIRST` says. Of pages with problems pictures are kept, and of all
/// pages where there is an `OUBLIETTE_STAGE_PICTURES`.
fn sample(game: &str) {
    let said = |name: &str| std::env::var(name).ok().and_then(|number| number.parse::<u64>().ok());
    match (said("OUBLIETTE_STAGE_GAMES"), said("OUBLIETTE_STAGE_FIRST").unwrap_or(0)) {
        (Some(games), first) => stage(game, first..first + games, usize::MAX),
        (None, _) => stage(game, 0..2, 10),
    }
}

#[test]
fn scelerat_is_in_sight() {
    sample("scelerat");
}

#[test]
fn dongeon_is_in_sight() {
    sample("dongeon");
}

#[test]
fn mini_rogue_is_in_sight() {
    sample("mini-rogue");
}

#[test]
fn sang_rancune_is_in_sight() {
    sample("sang-rancune");
}

#[test]
fn dead_cells_is_in_sight() {
    sample("dead-cells");
}
