//! Lessons over HTTP, as somebody without scripts plays them: every caption, every wrong move, every step.

mod browser;

use axum::http::StatusCode;
use browser::{House, untied};
use kernel::Lang;
use table::{Lesson, MoveResult};
use web::http::link::part;

/// A text as pages write it.
fn written(text: &str) -> String {
    untied(text).replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// The table on a page, and the way to answer it.
fn form(page: &str) -> &str {
    let from = page.find("<form class=\"board\"").unwrap_or_else(|| panic!("no board on {page}"));
    let to = page[from..].find("</form>").expect("the end of the board");
    &page[from..from + to]
}

/// The table on a page without what the lesson says of it.
fn table(page: &str) -> String {
    let form = form(page);
    let (before, rest) = form.split_once("<div class=\"lesson\">").expect("what a lesson says");
    let (_, after) = rest.split_once("<div class=\"question\">").expect("a question");
    format!("{before}{after}")
}

/// The moves that can be made on a page.
fn moves(page: &str) -> Vec<&str> {
    let buttons = form(page).split("name=\"action\" value=\"").skip(1);
    buttons.filter_map(|rest| rest.split('"').next()).collect()
}

async fn choose(house: &House, lang: Lang, path: &str, step: usize, action: &str) -> String {
    let answer = house.browser(lang).get(&format!("{path}?request={step}&action={}", part(action))).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "step {step}: {action}");
    answer.location
}

/// Plays a whole lesson; at each step every other move is tried first.
async fn play_through(house: &House, lesson: &'static Lesson, lang: Lang) {
    let path = format!("/learn/{}", lesson.game);
    let mut here = path.clone();
    for (at, step) in lesson.steps.iter().enumerate() {
        let number = at + 1;
        let page = house.page(lang, &here).await;
        for caption in [&step.say, &step.ask] {
            assert!(page.contains(&written(caption.in_lang(lang))), "step {number}: no caption on {page}");
        }
        if at > 0 {
            let done = lesson.steps[at - 1].done.in_lang(lang);
            assert!(page.contains(&written(done)), "step {number}: what came of the last move is not said");
        }
        assert_eq!(page, house.page(lang, &here).await, "step {number}: another page after a refresh");
        let open = moves(&page);
        assert!(open.contains(&step.play.as_str()), "step {number}: {} is none of {open:?}", step.play);
        for other in open.iter().filter(|action| **action != step.play) {
            let there = choose(house, lang, &path, number, other).await;
            assert_eq!(there, format!("{path}?step={number}&tried={}", part(other)));
            let told = house.page(lang, &there).await;
            assert_eq!(table(&told), table(&page), "step {number}: {other} changed something");
            let Ok(MoveResult::NotNow(why)) = lesson.tries(at, other) else {
                panic!("step {number}: {other} is legal")
            };
            assert!(told.contains("role=\"alert\""), "step {number}: {other}");
            assert!(told.contains(&written(why.in_lang(lang))), "step {number}: nothing is said of {other}");
        }
        here = choose(house, lang, &path, number, &step.play).await;
        assert_eq!(here, format!("{path}?step={}", number + 1));
    }
    let end = house.page(lang, &here).await;
    assert!(end.contains(&written(lesson.end.in_lang(lang))), "{end}");
    assert!(end.contains(&written(lesson.steps.last().expect("a step").done.in_lang(lang))), "{end}");
    assert!(!end.contains("name=\"action\""), "nothing is left to do");
    for way in ["new", "rules"] {
        assert!(end.contains(&format!("href=\"/{way}/{}\"", lesson.game)), "no way to {way}");
    }
}

#[tokio::test]
async fn every_lesson_is_played_through_in_both_languages() {
    let house = House::open().await;
    for lesson in Lesson::all() {
        for lang in Lang::ALL {
            play_through(&house, lesson, lang).await;
        }
    }
}

#[tokio::test]
async fn the_lesson_of_scelerat_ends_with_its_best_score() {
    let house = House::open().await;
    let lesson = Lesson::of("scelerat").expect("a lesson");
    let end = house.page(Lang::Fr, &format!("/learn/scelerat?step={}", lesson.steps.len() + 1)).await;
    assert!(end.contains("Donjon traversé ! Score : 29."), "{end}");
}

#[tokio::test]
async fn what_the_rules_forbid_is_told_with_its_clause() {
    let house = House::open().await;
    let there = choose(&house, Lang::Fr, "/learn/scelerat", 4, "fight 8S weapon").await;
    let page = house.page(Lang::Fr, &there).await;
    assert!(page.contains("Les règles ne le permettent pas : l'arme a déjà tué un monstre de 7"), "{page}");
    assert!(page.contains("href=\"/rules/scelerat#combat.dulled\""), "{page}");
    assert_eq!(table(&page), table(&house.page(Lang::Fr, "/learn/scelerat?step=4").await));
}

#[tokio::test]
async fn nonsense_changes_nothing() {
    let house = House::open().await;
    let first = house.page(Lang::En, "/learn/scelerat?step=1").await;
    for odd in ["", "?step=0", "?step=999", "?step=-1", "?step=x", "?step=1"] {
        assert_eq!(form(&house.page(Lang::En, &format!("/learn/scelerat{odd}")).await), form(&first), "{odd}");
    }
    let there = choose(&house, Lang::En, "/learn/scelerat", 1, "\"><script>\r\nX: y").await;
    assert!(there.starts_with("/learn/scelerat?step=1&tried=%22%3E%3Cscript%3E%0D%0A"), "{there}");
    let page = house.page(Lang::En, &there).await;
    let lesson = Lesson::of("scelerat").expect("a lesson");
    assert!(page.contains(&written(&lesson.steps[0].otherwise.en)), "{page}");
    assert_eq!(choose(&house, Lang::En, "/learn/scelerat", 99, "avoid").await, "/learn/scelerat");
    assert_eq!(choose(&house, Lang::En, "/learn/scelerat", 0, "avoid").await, "/learn/scelerat");
}

#[tokio::test]
async fn lessons_are_listed() {
    let house = House::open().await;
    for lang in Lang::ALL {
        let page = house.page(lang, "/learn").await;
        for lesson in Lesson::all() {
            assert!(page.contains(&format!("href=\"/learn/{}?step=1\"", lesson.game)), "{page}");
            assert!(page.contains(&written(lesson.goal.in_lang(lang))), "{page}");
        }
    }
}

/// What a move came to is staged on the page that follows, beat by beat; a move that was not the one comes to nothing.
#[tokio::test]
async fn what_a_move_comes_to_is_staged() {
    let house = House::open().await;
    for lesson in Lesson::all() {
        let mut films = 0;
        for step in 1..=lesson.steps.len() + 1 {
            let page = house.page(Lang::En, &format!("/learn/{}?step={step}", lesson.game)).await;
            assert!(page.contains("id=\"live\""), "{page}");
            let film = page.split_once("<template class=\"film\">").map(|(_, rest)| rest);
            assert_eq!(film.is_some(), step > 1, "{}, step {step}", lesson.game);
            films += film.is_some_and(|film| film.starts_with("<section data-beat=")) as usize;
        }
        assert!(films * 2 >= lesson.steps.len(), "{}: {films} of {} moves are staged", lesson.game, lesson.steps.len());
        let tried = house.page(Lang::En, &format!("/learn/{}?step=2&tried=-", lesson.game)).await;
        assert!(!tried.contains("class=\"film\""), "{tried}");
    }
}
