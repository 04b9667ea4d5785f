//! Puzzles over HTTP, as somebody without scripts answers them, and deals as hard as somebody would like.

mod browser;

use axum::http::StatusCode;
use browser::{House, untied};
use kernel::Lang;
use table::{DealWish, Puzzle};
use web::http::link::part;

fn a_puzzle() -> &'static Puzzle {
    Puzzle::all_of(table::IDS[0]).first().expect("a puzzle")
}

#[tokio::test]
async fn puzzles_are_found_and_answered_without_scripts() {
    let house = House::open().await;
    let puzzle = a_puzzle();
    let (game, here) = (puzzle.game, format!("/puzzles/{}/{}", puzzle.game, puzzle.number));
    for lang in Lang::ALL {
        assert!(house.page(lang, "/").await.contains(&format!("href=\"/puzzles/{game}\"")));
        assert!(house.page(lang, "/puzzles").await.contains(&format!("href=\"/puzzles/{game}\"")));
        assert!(house.page(lang, &format!("/puzzles/{game}")).await.contains(&format!("href=\"{here}\"")));
        let asked = house.page(lang, &here).await;
        for line in &puzzle.lines {
            assert!(asked.contains(&format!("value=\"{}\"", line.action)), "{} is missing", line.action);
        }
        assert!(!asked.contains("puzzle-"), "a machine word reaches a person");
        for line in &puzzle.lines {
            let answer = house.browser(lang).post(&here, &[("request", "1"), ("action", &line.action)]).await;
            assert_eq!(answer.status, StatusCode::SEE_OTHER);
            assert_eq!(answer.location, format!("{here}?answer={}", part(&line.action)));
            let told = untied(&house.page(lang, &answer.location).await);
            let right = if lang == Lang::Fr { "Bien vu" } else { "Right!" };
            assert_eq!(told.contains(right), line.right, "{}", line.action);
            assert!(told.contains(&format!("href=\"/puzzles/{game}/{}\"", puzzle.next().number)), "no way on");
            assert!(!told.contains("name=\"action\""), "it is answered");
        }
    }
}

#[tokio::test]
async fn first_answers_of_those_who_are_known_are_kept() {
    let house = House::open().await;
    let puzzle = a_puzzle();
    let here = format!("/puzzles/{}/{}", puzzle.game, puzzle.number);
    let mut guest = house.browser(Lang::En);
    guest.post(&format!("/new/{}", puzzle.game), &[]).await;
    let (right, wrong) = (&puzzle.lines[0], puzzle.lines.iter().find(|line| !line.right).expect("a wrong move"));
    guest.post(&here, &[("action", &wrong.action)]).await;
    guest.post(&here, &[("action", &right.action)]).await;
    let told = untied(&guest.get(&format!("/puzzles/{}", puzzle.game)).await.text);
    assert!(told.contains("0 right out of 1") && told.contains("wrong"), "{told}");
    let other = house.page(Lang::En, &format!("/puzzles/{}", puzzle.game)).await;
    assert!(!untied(&other).contains("Your rating"), "nobody else sees it");
}

#[tokio::test]
async fn what_is_no_puzzle_is_said() {
    let house = House::open().await;
    let puzzle = a_puzzle();
    for path in ["/puzzles/chess", "/puzzles/chess/1", "/puzzles/sang-rancune"] {
        assert_eq!(house.browser(Lang::En).get(path).await.status, StatusCode::NOT_FOUND, "{path}");
    }
    for number in ["0", "99999", "x", "-1"] {
        let answer = house.browser(Lang::En).get(&format!("/puzzles/{}/{number}", puzzle.game)).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{number}");
    }
    let here = format!("/puzzles/{}/1?answer=fly", puzzle.game);
    let told = untied(&house.page(Lang::En, &here).await);
    assert!(told.contains("That move is not possible here.") && told.contains("name=\"action\""), "{told}");
}

#[tokio::test]
async fn deals_are_found_and_measured() {
    let house = House::open().await;
    let game = table::IDS[0];
    let form = house.page(Lang::En, &format!("/new/{game}")).await;
    for wish in DealWish::ALL {
        assert!(form.contains(&format!("value=\"{}\"", wish.word())), "{wish:?}");
    }
    let answer = house.browser(Lang::En).post(&format!("/deal/{game}"), &[("wish", "fair")]).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER);
    assert!(answer.location.starts_with(&format!("/seed/{game}/")), "{}", answer.location);
    let deal = untied(&house.page(Lang::En, &answer.location).await);
    assert!(deal.contains("a bot of fixed strength wins it"), "{deal}");
    let daily = untied(&house.page(Lang::Fr, &format!("/daily/{game}")).await);
    assert!(daily.contains("un robot de force fixe la gagne"), "{daily}");
    let wrong = house.browser(Lang::En).post(&format!("/deal/{game}"), &[("wish", "hopeless")]).await;
    assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY);
    let several = house.browser(Lang::En).get("/new/sang-rancune").await.text;
    assert!(!several.contains("/deal/"), "several play it");
}
