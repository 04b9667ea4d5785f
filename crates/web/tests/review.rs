//! Reviews as browsers see them: found in the background, for whoever may see the replay, and in no other game.

mod browser;

use browser::{Answer, Browser, Chance, House};
use kernel::Lang;
use std::time::Duration;

/// Asks until the review is there; gives what was said on the way, and the page.
async fn reviewed(browser: &mut Browser, address: &str) -> (Vec<String>, Answer) {
    let mut on_the_way = Vec::new();
    for _ in 0..1_200 {
        let answer = browser.get(address).await;
        assert_eq!(answer.status, 200, "{}", answer.text);
        if !answer.text.contains("<progress") {
            return (on_the_way, answer);
        }
        on_the_way.push(answer.text);
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("no review of {address}");
}

async fn play_out(browser: &mut Browser, id: &str, chance: &mut Chance) {
    while browser.decide(id, chance).await.is_some() {}
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_reviewed_with_a_chart_and_its_figures() {
    let (house, mut chance) = (House::open().await, Chance::new("review"));
    let mut browser = house.browser(Lang::Fr);
    let id = browser.begin("/new/scelerat", &[]).await;
    let address = format!("/r/{id}/review");
    let unfinished = browser.get(&address).await;
    assert_eq!(unfinished.status, 422, "{}", unfinished.text);
    assert!(!unfinished.text.contains("<progress"));
    play_out(&mut browser, &id, &mut chance).await;
    assert!(
        browser.get(&format!("/t/{id}")).await.text.contains(&format!("href=\"{address}")),
        "the plate leads there"
    );
    assert!(browser.get(&format!("/r/{id}")).await.text.contains(&format!("href=\"{address}")), "the replay, too");
    let (on_the_way, page) = reviewed(&mut browser, &address).await;
    assert!(on_the_way.iter().all(|said| said.contains("Analyse en cours")));
    for said in [
        "Précision",
        "Chances de gagner au départ",
        "Hasard",
        "<svg class=\"chart\"",
        "<table class=\"figures\">",
        "scope=\"col\"",
    ] {
        assert!(page.text.contains(said), "{said}: {}", page.text);
    }
    for forbidden in ["style=", "<script>"] {
        assert!(!page.text.contains(forbidden), "{forbidden}");
    }
    // Whoever asks again, in whatever language, is told at once: it is kept.
    let mut english = house.browser(Lang::En);
    let again = english.get(&format!("{address}?as=1")).await;
    assert!(again.text.contains("Accuracy") && !again.text.contains("<progress"), "{}", again.text);
    assert_eq!(house.site.store.review("nothing").await.expect("the store"), None);
}

#[tokio::test]
async fn games_without_a_value_say_so_and_offer_no_review() {
    let (house, mut chance) = (House::open().await, Chance::new("no review"));
    for game in table::IDS {
        let mut browser = house.browser(Lang::En);
        let id = browser.begin(&format!("/new/{game}"), &[]).await;
        let live = house.site.table(&id).await.expect("a table");
        let possible = {
            play_out(&mut browser, &id, &mut chance).await;
            let state = live.lock(&house.site.store).await.expect("its state");
            let session = state.session.as_ref().expect("a game");
            bots::Review::possible(session, bots::Review::usual_seats(session)).is_ok()
        };
        if possible {
            continue;
        }
        let answer = browser.get(&format!("/r/{id}/review")).await;
        assert_eq!(answer.status, 422, "{game}: {}", answer.text);
        assert!(answer.text.contains("No review"), "{game}: {}", answer.text);
        assert!(!browser.get(&format!("/t/{id}")).await.text.contains("/review"), "{game}");
        return;
    }
}
