//! The rules pages: every clause by its link, every refusal's clause among them, and what is found by searching.

mod browser;

use axum::http::StatusCode;
use browser::House;
use kernel::{Lang, Seat};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use table::orders::OrderRefused;
use table::talk::SayRefused;
use table::{IDS, Luck, Settings, shelf};
use table::{UndoRefused, nobody_asks};
use web::rules::rulebook::{Rulebook, TABLE};

/// The ids on a page.
fn anchors(page: &str) -> BTreeSet<&str> {
    let ids: Vec<&str> = page.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    let all = ids.iter().copied().collect::<BTreeSet<_>>();
    assert_eq!(ids.len(), all.len(), "an id stands twice");
    all
}

/// What looks like a clause in the sources of a game: all of it is one.
fn clauses_below(folder: &Path, found: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).expect("a source folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() && path.file_name().is_some_and(|name| name != "tests") {
            clauses_below(&path, found);
        // Bounds are those of fields, whose paths look alike.
        } else if path.extension().is_some_and(|ending| ending == "rs") && !path.ends_with("content/limits.rs") {
            let text = fs::read_to_string(&path).expect("a source file");
            let shaped = |word: &&str| {
                let word = word.split_once('.');
                let plain =
                    |part: &str| !part.is_empty() && part.chars().all(|sign| sign.is_ascii_lowercase() || sign == '-');
                word.is_some_and(|(group, name)| plain(group) && plain(name))
            };
            found.extend(text.split('"').filter(shaped).map(String::from));
        }
    }
}

/// Plays a game at random, and gives every clause that its pages name.
fn clauses_played(id: &str, seed: &str) -> BTreeSet<String> {
    let settings = Settings::new(Luck::seed(seed));
    let mut session = shelf::open(id, settings, &mut nobody_asks).expect("a table");
    let mut chance: u64 = seed.bytes().fold(7, |sum, byte| sum * 31 + u64::from(byte));
    let mut found = BTreeSet::new();
    for _ in 0..300 {
        let Some(seat) = session.status().awaited().lowest() else { break };
        for choice in session.page(seat).choices {
            found.insert(choice.clause.to_string());
            found.extend(choice.refused.map(|refused| refused.clause.to_string()));
        }
        let actions = session.legal_actions(seat);
        chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let action = &actions[(chance >> 33) as usize % actions.len()];
        session.play(seat, action, &mut nobody_asks).expect("a legal action");
        // Nobody decides from a seat that is not there.
        if let Err(table::Declined::Refused(refused)) = session.play(Seat(7), action, &mut nobody_asks) {
            found.insert(refused.clause.to_string());
        }
    }
    found
}

#[tokio::test]
async fn every_clause_of_every_refusal_has_its_place() {
    let house = House::open().await;
    for id in IDS {
        let mut wanted = BTreeSet::new();
        let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(id).join("src");
        clauses_below(&src, &mut wanted);
        assert!(wanted.len() > 3, "{id}: no clauses in its sources");
        for seed in ["one", "two", "three"] {
            wanted.extend(clauses_played(id, seed));
        }
        for lang in Lang::ALL {
            let page = house.page(lang, &format!("/rules/{id}")).await;
            let there = anchors(&page);
            // What campaigns open is read by those who have opened it.
            let sealed = &shelf::label(id).expect("a box").sealed;
            let whole = shelf::whole_rules(id, lang).expect("a box");
            let lies_sealed = |clause: &str| {
                sealed.iter().any(|seal| seal.covers(clause)) && whole.iter().any(|rule| rule.id == clause)
            };
            let missing: Vec<_> =
                wanted.iter().filter(|clause| !there.contains(clause.as_str()) && !lies_sealed(clause)).collect();
            assert_eq!(missing, Vec::<&String>::new(), "{id}");
        }
    }
}

#[tokio::test]
async fn every_clause_of_the_table_has_its_place() {
    let undo = [UndoRefused::Nothing, UndoRefused::Answered, UndoRefused::Seen, UndoRefused::BotSince];
    let order = [OrderRefused::NoSeat, OrderRefused::NoOrder, OrderRefused::Over];
    let say = [
        SayRefused::NoPhrase,
        SayRefused::NoSeat,
        SayRefused::ToOneself,
        SayRefused::Over,
        SayRefused::Silence,
        SayRefused::Enough,
    ];
    // These fail to compile when a reason is added, which then belongs above.
    undo.iter().for_each(|reason| match reason {
        UndoRefused::Nothing | UndoRefused::Answered | UndoRefused::Seen | UndoRefused::BotSince => {}
    });
    order.iter().for_each(|reason| match reason {
        OrderRefused::NoSeat | OrderRefused::NoOrder | OrderRefused::Over => {}
    });
    say.iter().for_each(|reason| match reason {
        SayRefused::NoPhrase
        | SayRefused::NoSeat
        | SayRefused::ToOneself
        | SayRefused::Over
        | SayRefused::Silence
        | SayRefused::Enough => {}
    });
    let clauses = undo.map(UndoRefused::clause).into_iter().chain(order.map(OrderRefused::clause));
    let clauses: Vec<_> = clauses.chain(say.map(SayRefused::clause)).collect();
    let house = House::open().await;
    for lang in Lang::ALL {
        let page = house.page(lang, "/rules/table").await;
        let there = anchors(&page);
        for clause in &clauses {
            assert!(there.contains(clause), "{clause}");
        }
    }
}

#[test]
fn the_tables_rules_are_twins_and_no_game_is_called_so() {
    assert!(!IDS.contains(&TABLE));
    let [french, english] = Lang::ALL.map(|lang| &Rulebook::of(TABLE, lang).expect("the table's").rules);
    let ids = |rules: &[table::rulebook::RulebookClause]| rules.iter().map(|rule| rule.id).collect::<Vec<_>>();
    assert_eq!(ids(french), ids(english));
    for (fr, en) in french.iter().zip(english) {
        assert!(fr.body.contains("*Source :*") && en.body.contains("*Source:*"), "{}", en.id);
        assert_eq!(fr.body.contains("*Décision :*"), en.body.contains("*Ruling:*"), "{}", en.id);
    }
    assert_eq!(table::talk::MOST_REMARKS, 3, "§talk.enough says three");
}

#[tokio::test]
async fn rulebooks_are_listed_and_whole() {
    let house = House::open().await;
    for lang in Lang::ALL {
        let list = house.page(lang, "/rules").await;
        for book in Rulebook::all(lang) {
            assert!(list.contains(&format!("href=\"/rules/{}\"", book.id)), "{}", book.id);
            let page = house.page(lang, &format!("/rules/{}", book.id)).await;
            for rule in &book.rules {
                assert!(page.contains(&format!("<section id=\"{}\">", rule.id)), "{}", rule.id);
            }
            let (chapters, headed) = (book.chapters().count(), page.matches("<h2 id=\"chapter-").count());
            assert_eq!(chapters, headed, "{}", book.id);
            // Marks are shown as what they mean; every § that names a clause leads to it.
            assert!(!page.contains("*Source") && page.contains("<em>Source"), "{}", book.id);
            let there = anchors(&page);
            let here = format!("href=\"/rules/{}#", book.id);
            for target in page.split(&here).skip(1).filter_map(|rest| rest.split('"').next()) {
                assert!(there.contains(target), "{}: {target}", book.id);
            }
        }
    }
}

#[tokio::test]
async fn every_clause_has_its_own_page() {
    let house = House::open().await;
    for book in Rulebook::all(Lang::En) {
        for (at, rule) in book.rules.iter().enumerate() {
            let page = house.page(Lang::En, &format!("/rules/{}/{}", book.id, rule.id)).await;
            assert!(page.contains(&format!("<section id=\"{}\">", rule.id)), "{}", rule.id);
            let neighbours = [at.checked_sub(1), Some(at + 1)].into_iter().flatten();
            for neighbour in neighbours.filter_map(|at| book.rules.get(at)) {
                assert!(page.contains(&format!("href=\"/rules/{}/{}\"", book.id, neighbour.id)), "{}", neighbour.id);
            }
            let play = if book.id == TABLE { "href=\"/\"".into() } else { format!("href=\"/new/{}\"", book.id) };
            assert!(page.contains(&play), "{}", rule.id);
        }
    }
}

#[tokio::test]
async fn a_group_of_clauses_has_its_page_and_what_is_not_there_is_said_in_words() {
    let house = House::open().await;
    let (game, book) = (IDS[0], Rulebook::of(IDS[0], Lang::Fr).expect("a game"));
    let (group, _) = book.rules[0].id.split_once('.').expect("a group");
    let page = house.page(Lang::Fr, &format!("/rules/{game}/{group}")).await;
    let of_group = book.rules.iter().filter(|rule| rule.id.starts_with(&format!("{group}."))).count();
    assert_eq!(page.matches("<section id=").count(), of_group);
    assert!(of_group > 1);
    for (path, said) in [
        (format!("/rules/{game}/nowhere.to.be.found"), "Aucun article « nowhere.to.be.found »"),
        (format!("/rules/{game}/{group}."), "Aucun article"),
        ("/rules/%3Cscript%3E".into(), "Aucun jeu ne s'appelle « &lt;script&gt; »"),
        ("/rules/nothing/at.all".into(), "Aucun jeu ne s'appelle « nothing »"),
    ] {
        let answer = house.browser(Lang::Fr).get(&path).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}");
        assert!(answer.text.contains(said), "{path}: {}", answer.text);
    }
}

#[tokio::test]
async fn searching_finds_and_marks() {
    let house = House::open().await;
    // Accents and capitals do not matter; ligatures neither.
    let page = house.page(Lang::Fr, "/rules/scelerat?q=DEFAUSSE").await;
    assert!(page.contains("<mark>défausse</mark>"), "{page}");
    let page = house.page(Lang::Fr, "/rules/scelerat?q=coeur").await;
    assert!(page.contains("<mark>cœur</mark>"), "{page}");
    // The count is that of the clauses shown, and what was typed stays in its field.
    let hits = page.matches("<section id=").count();
    assert!(hits > 1 && page.contains(&format!("{hits} articles parlent de « coeur »")), "{hits}");
    assert!(page.contains("value=\"coeur\""));
    // By id, with its § or without.
    for asked in ["combat.dulled", "%C2%A7combat.dulled"] {
        let page = house.page(Lang::En, &format!("/rules/scelerat?q={asked}")).await;
        assert!(page.contains("§<mark>combat.dulled</mark>"), "{page}");
    }
    // By chapter: all of it.
    let book = Rulebook::of("scelerat", Lang::En).expect("a game");
    let scores = book.rules.iter().filter(|rule| rule.chapter == "Score").count();
    let page = house.page(Lang::En, "/rules/scelerat?q=score").await;
    assert!(page.contains("<h3><mark>Score</mark></h3>"), "{page}");
    assert!(page.matches("<section id=\"score.").count() == scores);
}

#[tokio::test]
async fn searching_everywhere_and_in_vain() {
    let house = House::open().await;
    let page = house.page(Lang::En, "/rules?q=die").await;
    let with_hits = Rulebook::all(Lang::En).iter().filter(|book| page.contains(&format!("/rules/{}?q=die", book.id)));
    assert!(with_hits.count() > 1, "{page}");
    let page = house.page(Lang::En, "/rules?q=standing").await;
    assert!(page.contains("/rules/table#order.standing"), "{page}");
    let page = house.page(Lang::En, "/rules/scelerat?q=%3Cb%3Exyzzy+%22plugh%22").await;
    assert!(page.contains("No rule mentions “&lt;b&gt;xyzzy &quot;plugh&quot;”"), "{page}");
    assert!(page.contains("href=\"/rules?q=%3Cb%3Exyzzy%20%22plugh%22\""), "{page}");
    assert!(page.contains("Try a single word"));
    let page = house.page(Lang::Fr, "/rules?q=xyzzy").await;
    assert!(page.contains("Aucun article ne parle de « xyzzy »") && page.contains("href=\"/rules\""), "{page}");
    // Nothing but spaces is no search.
    let page = house.page(Lang::Fr, "/rules?q=++").await;
    assert!(page.contains("card-list"), "{page}");
}
