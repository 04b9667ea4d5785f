//! Every page that random games come to is drawn in both languages, can be answered, and shows nothing that lies face down.

use super::{AnswerForm, BoardView, board, locale};
use kernel::{Lang, Page, Printed, Seat, Status, Suit, Text, Thing, Tone};
use std::collections::BTreeSet;
use table::{IDS, Luck, Session, Settings, Words, nobody_asks, shelf};

/// Games a test plays of every game on the shelf.
const GAMES: u64 = 3;
/// Decisions after which a game is left.
const LONG: usize = 70;

/// A small source of chance, enough to pick among actions.
struct Dice(u64);

impl Dice {
    fn pick(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % sides
    }
}

/// A language: the words of a game and those of the web face.
struct Language {
    words: Words,
    ui: Words,
}

/// A position as a seat has it before its eyes.
struct Position<'a> {
    session: &'a Session,
    seat: Seat,
    /// French and English.
    languages: &'a [Language; 2],
    /// Where it is, for whoever has to look for it.
    place: String,
}

impl Position<'_> {
    fn drawn(&self, page: &Page, language: &Language, asked: bool) -> String {
        let ask = asked.then_some(AnswerForm { action: "/t/1/play", request: "r1", method: "post" });
        let still = BoardView::still(self.session.id(), &language.words, &language.ui, page);
        board(&BoardView { ask, ..still }).into_string()
    }
}

/// Plays games at random and shows every position of every seat.
fn every_position(mut look: impl FnMut(&Position<'_>)) {
    for game in IDS {
        let languages = Lang::ALL.map(|lang| Language {
            words: shelf::words(game, lang).expect("a game of the shelf"),
            ui: Words::new(lang, &[locale(lang)]),
        });
        let players = shelf::label(game).expect("a game of the shelf").players;
        for number in 0..GAMES {
            let mut dice = Dice(number * 77 + 5);
            let seats = players.0 + (number % u64::from(players.1 - players.0 + 1)) as u8;
            let settings =
                Settings { players: Some(u64::from(seats)), ..Settings::new(Luck::seed(format!("board-{number}"))) };
            let mut session = shelf::open(game, settings, &mut nobody_asks).expect("a table");
            loop {
                for seat in (0..seats).map(Seat) {
                    let place = format!("{game}, seed board-{number}, decision {}, {seat:?}", session.decisions());
                    look(&Position { session: &session, seat, languages: &languages, place });
                }
                let Status::Awaiting(awaited) = session.status() else { break };
                if session.decisions() >= LONG {
                    break;
                }
                let seat = awaited.iter().nth(dice.pick(awaited.iter().count())).expect("somebody is awaited");
                let actions = session.legal_actions(seat);
                let action = &actions[dice.pick(actions.len())];
                session.play(seat, action, &mut nobody_asks).expect("a legal action");
            }
        }
    }
}

/// What stands between two texts, wherever it does.
fn between<'h>(html: &'h str, start: &str, end: &str) -> Vec<&'h str> {
    html.split(start).skip(1).filter_map(|rest| rest.split(end).next()).collect()
}

fn unescaped(text: &str) -> String {
    text.replace("&quot;", "\"").replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")
}

/// Every element that is opened is closed, in order, and no attribute brings a style or a script.
fn check_well_formed(html: &str, place: &str) {
    const EMPTY: [&str; 3] = ["input", "br", "hr"];
    let mut open: Vec<&str> = Vec::new();
    for tag in html.split('<').skip(1) {
        let (tag, _) = tag.split_once('>').unwrap_or_else(|| panic!("{place}: an open tag: {tag}"));
        let name = tag.trim_start_matches('/').split([' ', '\n']).next().unwrap_or_default();
        if tag.starts_with('/') {
            assert_eq!(open.pop(), Some(name), "{place}: closed out of order");
        } else if !EMPTY.contains(&name) {
            open.push(name);
        }
        // What stands outside of quotes: names of attributes.
        let mut attributes = tag.split('"').step_by(2);
        let active = attributes.any(|names| names.contains(" style=") || names.contains(" on"));
        assert!(!active && name != "script", "{place}: <{tag}>");
        let inside = |name: &str| open.iter().filter(|open| **open == name).count();
        assert!(inside("button") <= 1 && inside("form") <= 1, "{place}: a control within a control");
        assert!(inside("button") == 0 || inside("a") == 0, "{place}: a control within a control");
    }
    assert!(open.is_empty(), "{place}: never closed: {open:?}");
    let ids = between(html, " id=\"", "\"");
    assert_eq!(ids.len(), ids.iter().collect::<BTreeSet<_>>().len(), "{place}: an id stands twice");
    let keys = between(html, " data-key=\"", "\"");
    assert_eq!(keys.len(), keys.iter().collect::<BTreeSet<_>>().len(), "{place}: a key stands twice: {keys:?}");
}

#[test]
fn every_position_can_be_seen_and_answered() {
    let mut positions = 0;
    every_position(|position| {
        positions += 1;
        let Position { session, seat, place, .. } = position;
        let page = session.page(*seat);
        let legal: BTreeSet<String> = session.legal_actions(*seat).into_iter().collect();
        for language in position.languages {
            let html = position.drawn(&page, language, true);
            check_well_formed(&html, place);
            let offered = between(&html, "name=\"action\" value=\"", "\"");
            let offered: BTreeSet<String> = offered.into_iter().map(unescaped).collect();
            assert_eq!(offered, legal, "{place}: what is offered and what is legal differ");
            for refused in page.choices.iter().filter_map(|choice| choice.refused.as_ref()) {
                let rule = format!("/rules/{}#{}", session.id(), refused.clause);
                assert!(html.contains(&rule), "{place}: {rule} is not shown");
            }
            assert!(html.contains("name=\"request\" value=\"r1\""), "{place}: the question has no id");
        }
    });
    assert!(positions > 500, "only {positions} positions");
}

#[test]
fn who_watches_has_nothing_to_press() {
    every_position(|position| {
        let html = position.drawn(&position.session.page(position.seat), &position.languages[0], false);
        check_well_formed(&html, &position.place);
        assert!(!html.contains("<button") && !html.contains("<form"), "{}: something to press", position.place);
    });
}

/// Whatever a game may have left in a thing that lies face down, nothing of it is drawn but its back's name and label.
#[test]
fn what_lies_face_down_shows_its_back_alone() {
    let mut turned = 0;
    every_position(|position| {
        let mut page = position.session.page(position.seat);
        let honest = position.drawn(&page, &position.languages[0], false);
        for thing in page.zones.iter_mut().flat_map(|zone| &mut zone.things).filter(|thing| thing.hidden) {
            turned += 1;
            thing.corner = Some(Printed::new("SECRET", "SECRET"));
            thing.suit = Some(Suit::Hearts);
            thing.tone = Tone::Wealth;
        }
        let place = &position.place;
        assert_eq!(position.drawn(&page, &position.languages[0], false), honest, "{place}: something shows through");
    });
    assert!(turned > 100, "only {turned} things lay face down");
}

/// Words of games are text, whatever signs they are made of.
#[test]
fn words_are_escaped() {
    let evil = "<script>alert(1)</script>\"'";
    let words = Words::new(Lang::En, &["board-rule = { $text }"]);
    let ui = Words::new(Lang::En, &[locale(Lang::En)]);
    let said = || Text::new("board-rule").plain("text", evil);
    let thing = Thing::new(evil, Printed::new(evil, evil), said(), "none");
    let zone = kernel::Zone::new("zone", said(), kernel::Layout::Row, [thing]);
    let page = Page {
        heading: said(),
        gauges: vec![kernel::Gauge::pips("pips", said(), 1, 3)],
        zones: vec![zone],
        notes: vec![said()],
        prompt: said(),
        choices: vec![kernel::Choice {
            action: evil.into(),
            things: vec![evil.into()],
            side: None,
            label: said(),
            consequence: said(),
            clause: "x",
            chance: true,
            refused: None,
        }],
    };
    let ask = Some(AnswerForm { action: "/t/1/play", request: evil, method: "post" });
    let html = board(&BoardView { ask, ..BoardView::still("game", &words, &ui, &page) }).into_string();
    check_well_formed(&html, "evil words");
    assert!(!html.contains("<script>"), "{html}");
}
