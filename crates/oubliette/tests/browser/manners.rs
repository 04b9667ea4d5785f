//! Table manners in a browser: whose turn it is and what is asked are seen without scrolling and heard elsewhere, what gets lost is sent
//! again, and what can be read without a network is.

use crate::common::Rng;
use crate::consent::{decided, until_bert_must_agree};
use crate::driver::{Browser, ENGLISH, FRENCH};
use crate::dropping_proxy::{DroppingProxy, Loss};
use crate::inspection::keep_picture;
use crate::playing::{begin_seeded, choices, question, wait_for_other, wait_for_question};
use crate::server::Server;
use crate::together::{gather, join, step_if_asked};
use serde_json::json;

const PHONES: [(u32, u32); 2] = [(390, 844), (360, 640)];

/// Whether all of something is in the window, uncovered, with nothing scrolled.
const IN_SIGHT: &str = r#"
const el = document.querySelector(arguments[0]);
if (!el || document.scrollingElement.scrollTop !== 0) return "nothing there, or the page is scrolled";
const box = el.getBoundingClientRect();
if (box.width < 8 || box.height < 8 || box.top < 0 || box.left < 0 || box.bottom > innerHeight || box.right > innerWidth + 1) {
  return `at ${[box.left, box.top, box.right, box.bottom].map(Math.round)} of ${innerWidth}x${innerHeight}`;
}
for (const [x, y] of [[box.left + 4, box.top + box.height / 2], [box.right - 4, box.top + box.height / 2]]) {
  const top = document.elementFromPoint(x, y);
  if (!el.contains(top)) return `covered by ${top?.className} at ${Math.round(x)} ${Math.round(y)}`;
}
return "";
"#;

#[track_caller]
fn is_in_sight(browser: &Browser, css: &str) {
    for size in PHONES.into_iter().chain([(1280, 720), (640, 360)]) {
        browser.size(size);
        browser.run("scrollTo(0, 0)", &[]);
        browser.run_and_wait("requestAnimationFrame(() => requestAnimationFrame(() => arguments[0](true)))");
        let wrong = browser.run(IN_SIGHT, &[json!(css)]);
        assert_eq!(wrong, "", "{css} in {size:?}");
    }
    browser.size(crate::driver::DESK);
}

#[test]
fn whose_turn_it_is_and_what_is_asked_are_in_sight() {
    let server = Server::start();
    let (anne, bert) = (Browser::new(&server, FRENCH), Browser::new(&server, ENGLISH));
    join(&bert, &gather(&anne, "mini-rogue", 2));
    anne.until("the game", "document.querySelector('.board') !== null");
    let (awaited, waiting) = if question(&anne).is_some() { (&anne, &bert) } else { (&bert, &anne) };
    is_in_sight(awaited, ".turn .yours");
    is_in_sight(waiting, ".turn p[role=status]");
    let marked = |browser: &Browser| browser.text_of("document.title").starts_with('●');
    let icon = |browser: &Browser| browser.text_of("document.getElementById('page-icon').getAttribute('href')");
    assert!(marked(awaited) && !marked(waiting));
    assert!(icon(awaited).contains("icon-turn") && !icon(waiting).contains("icon-turn"));
    until_bert_must_agree(&anne, &bert, &mut Rng(61));
    anne.click(".ask button.undo");
    bert.until("the question", "document.querySelector('.ask .asked button') !== null");
    anne.until("the question", "document.querySelector('.ask .asked') !== null");
    for css in [".ask .asked", ".asked p", ".asked button[value=yes]", ".asked button[value=no]", ".turn p"] {
        is_in_sight(&bert, css);
    }
    is_in_sight(&anne, ".ask .asked");
    for (width, height) in PHONES {
        bert.size((width, height));
        keep_picture(&bert, &format!("asked-to-undo-{height}"));
    }
    keep_picture(&anne, "asks-to-undo");
}

#[test]
fn a_turn_is_told_to_whoever_looks_elsewhere() {
    let server = Server::start();
    let (anne, bert) = (Browser::new(&server, FRENCH), Browser::new(&server, ENGLISH));
    let invitation = gather(&anne, "mini-rogue", 2);
    bert.open("/looks");
    bert.debug("Browser.grantPermissions", &json!({"permissions": ["notifications"]}));
    for choice in ["sounds", "notify"] {
        assert_eq!(
            bert.value(&format!("document.querySelector('input[name={choice}]').checked")),
            true,
            "off at first"
        );
        bert.click(&format!("input[name={choice}][value={choice}]"));
    }
    bert.follow("form.stack button");
    assert_eq!(bert.value("document.documentElement.dataset.sounds + document.documentElement.dataset.notify"), "onon");
    join(&bert, &invitation);
    let listening = "window.notes = 0; window.told = [];
        const tone = AudioContext.prototype.createOscillator;
        AudioContext.prototype.createOscillator = function () { window.notes += 1; return tone.call(this); };
        window.Notification = class { static permission = 'granted'; constructor(said) { window.told.push(said); } };
        Object.defineProperty(document, 'hidden', { get: () => true });";
    bert.run(listening, &[]);
    anne.run("window.notes = 0; AudioContext.prototype.createOscillator = () => { window.notes += 1; }", &[]);
    anne.until("the game", "document.querySelector('.board') !== null");
    let mut luck = Rng(7);
    for _ in 0..60 {
        if bert.value("window.told.length") != 0 {
            break;
        }
        let _ = step_if_asked(&anne, &mut luck) || step_if_asked(&bert, &mut luck);
    }
    assert_eq!(bert.value("window.told[0]"), "Your turn.", "{}", bert.seen());
    assert!(bert.value("window.notes").as_u64() > Some(0), "no note was played");
    assert_eq!(anne.value("window.notes"), 0, "nobody hears anything who did not ask for it");
}

fn a_lost_answer_comes(loss: Loss) {
    let server = Server::start();
    let proxy = DroppingProxy::before(&server.url, loss);
    let mut browser = Browser::new(&server, ENGLISH);
    browser.forgive("net::ERR_");
    browser.come_by(&proxy.url);
    begin_seeded(&browser, "scelerat", "alpha");
    let first = wait_for_question(&browser);
    browser.run("window.stays = true", &[]);
    browser.run(
        "window.again = 0; new MutationObserver(() => { window.again += !document.getElementById('sending-again').hidden; })
            .observe(document.getElementById('sending-again'), { attributes: true })",
        &[],
    );
    proxy.lose(2);
    browser.click_on(&choices(&browser)[1]);
    wait_for_other(&browser, &first);
    browser.until("an answer that has come", "document.querySelector('.sending') === null");
    browser.until("no banner", "document.getElementById('sending-again').hidden");
    assert!(browser.value("window.again").as_u64() > Some(0), "nobody was told that it is sent again");
    assert!((2..=3).contains(&proxy.sent()), "{loss:?}: sent {} times", proxy.sent());
    assert_eq!(decided(&browser), 1, "{loss:?}: decided more than once\n{}", browser.seen());
    assert_eq!(browser.value("document.querySelector('.notice')"), serde_json::Value::Null, "{}", browser.seen());
    assert_eq!(browser.value("window.stays"), true, "the page was loaded anew");
}

#[test]
fn an_answer_that_never_came_is_sent_again() {
    a_lost_answer_comes(Loss::Before);
}

#[test]
fn an_answer_of_which_nothing_was_heard_is_sent_again_and_counts_once() {
    a_lost_answer_comes(Loss::After);
}

#[test]
fn rules_and_lessons_are_read_without_a_server() {
    let mut server = Server::start();
    let browser = Browser::new(&server, FRENCH);
    browser.open("/rules");
    browser.until("a worker", "navigator.serviceWorker.controller !== null");
    assert_eq!(
        browser.value("document.querySelector('link[rel=manifest]').getAttribute('href')"),
        "/manifest.webmanifest"
    );
    browser.forgive("net::ERR_");
    browser.forgive("Failed to load resource");
    server.kill();
    for book in ["scelerat", "dongeon", "mini-rogue", "sang-rancune", "dead-cells", "table"] {
        browser.open(&format!("/rules/{book}"));
        assert!(
            browser.value("document.querySelectorAll('article.rules section').length").as_u64() > Some(5),
            "{book}"
        );
    }
    browser.open("/learn");
    browser.follow("a[href='/learn/scelerat?step=1']");
    let lesson = table::Lesson::of("scelerat").expect("a lesson");
    for (at, step) in lesson.steps.iter().enumerate() {
        let said = |text: &kernel::Printed| {
            let seen = browser
                .text_of("document.querySelector('.ask').textContent")
                .replace(['\u{a0}', '\u{202f}'], " ")
                .replace('’', "'");
            assert!(
                seen.contains(&text.in_lang(kernel::Lang::Fr).replace(['\u{a0}', '\u{202f}'], " ")),
                "step {}: {seen}",
                at + 1
            );
        };
        said(&step.ask);
        if at == 0 {
            let other = json!(step.play).to_string();
            let wrong = format!(
                "[...document.querySelectorAll('.board button[name=action]')].filter((el) => el.value !== {other})"
            );
            browser.leave_by(|| browser.click_on(&browser.elements(&wrong)[0]));
            said(&step.otherwise);
        }
        let right = json!(step.play).to_string();
        let right = format!(
            "[...document.querySelectorAll('.board button[name=action]')].filter((el) => el.value === {right} && el.getClientRects().length)"
        );
        browser.leave_by(|| browser.click_on(&browser.elements(&right)[0]));
    }
    assert_eq!(browser.value("document.querySelectorAll('button[name=action]').length"), 0, "{}", browser.seen());
    // What is anybody's own is not there, and says so with a way on.
    for private in ["/me", "/", "/t/0123456789bcdfghjkmnpqrsta"] {
        browser.open(private);
        assert_eq!(browser.text_of("document.querySelector('h1').textContent"), "Hors connexion", "{private}");
    }
    let kept = browser.run_and_wait(
        "(async () => { const all = []; for (const name of await caches.keys()) for (const kept of await (await caches.open(name)).keys())
            all.push(new URL(kept.url).pathname); arguments[0](all); })()",
    );
    for path in kept.as_array().expect("a list").iter().filter_map(|path| path.as_str()) {
        let open = ["/assets/", "/rules", "/learn", "/offline"].iter().any(|begin| path.starts_with(begin));
        assert!(open, "{path} is kept");
    }
    keep_picture(&browser, "offline");
    server.start_again();
    browser.open("/");
    assert_ne!(browser.text_of("document.querySelector('h1').textContent"), "Hors connexion");
}

#[test]
fn a_lobby_is_looked_at() {
    let server = Server::start();
    let (anne, bert) = (Browser::new(&server, FRENCH), Browser::new(&server, ENGLISH));
    anne.open("/new/sang-rancune?players=3");
    anne.write("input[name=name]", "Anne");
    anne.choose("select[name=seat2]", "person");
    anne.choose("select[name=seat3]", "person");
    anne.follow("form.stack button");
    anne.until("a code that was drawn", "document.querySelector('.qr img').naturalWidth > 0");
    // Where a device can share, it is offered.
    assert_eq!(anne.value("document.querySelector('[data-share]').hidden === !navigator.share"), true);
    let link = anne.text_of("document.querySelector('#invite').getAttribute('href')");
    bert.open(&link);
    bert.write("input[name=name]", "Bert");
    bert.follow("form.stack button");
    anne.until("a word of it", "document.querySelector('#announce').textContent === 'Bert a rejoint la table.'");
    for size in [crate::driver::PHONE, crate::driver::DESK] {
        anne.size(size);
        keep_picture(&anne, "lobby");
    }
}
