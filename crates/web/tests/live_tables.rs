//! Tables in memory: what a form takes of them, and what is rendered of them.

mod browser;

use browser::{Browser, House};
use kernel::{Lang, Seat};
use std::sync::Arc;
use table::nobody_asks;
use web::live::LiveTable;
use web::live::render_cache::Rendered;
use web::pages::table::{Onlooker, rendered};

/// A table for one with an action that may be decided, long after somebody has come there.
async fn idle_table(house: &House, browser: &mut Browser, path: &str) -> (Arc<LiveTable>, String) {
    let id = browser.begin(path, &[]).await;
    let live = house.site.table(&id).await.expect("a table");
    let mut table = live.lock(&house.site.store).await.expect("its state");
    table.row.touched -= 60;
    let action = table.session.as_ref().expect("a game").legal_actions(Seat(0)).swap_remove(0);
    drop(table);
    (live, action)
}

/// What whoever sits there sees.
async fn seen(house: &House, live: &Arc<LiveTable>) -> Arc<Rendered> {
    let table = live.lock(&house.site.store).await.expect("its state");
    rendered(house.site.localizer(Lang::En), &table, Onlooker { own: Some(Seat(0)), eyes: Seat(0) })
}

#[tokio::test]
async fn what_was_rendered_of_an_idle_table_is_kept() {
    let house = House::open().await;
    // One without bots, and one with bots and standing orders.
    for path in ["/new/scelerat", "/new/sang-rancune"] {
        let (live, _) = idle_table(&house, &mut house.browser(Lang::En), path).await;
        let before = seen(&house, &live).await;
        house.site.live_tables.resume_stalled_tables_once().await;
        assert!(Arc::ptr_eq(&before, &seen(&house, &live).await), "{path}: nothing has changed");
    }
}

#[tokio::test]
async fn what_was_rendered_is_forgotten_once_nobody_asks_for_it() {
    let house = House::open().await;
    let (live, _) = idle_table(&house, &mut house.browser(Lang::En), "/new/scelerat").await;
    let before = seen(&house, &live).await;
    for _ in 0..2 {
        house.site.live_tables.resume_stalled_tables_once().await;
    }
    assert_eq!(Arc::strong_count(&before), 1, "nobody else keeps it");
    assert_eq!(before.mark, seen(&house, &live).await.mark, "it is rendered again for whoever asks");
}

#[tokio::test]
async fn what_was_rendered_is_rendered_again_where_a_round_goes_on_with_a_table() {
    let house = House::open().await;
    let (live, action) = idle_table(&house, &mut house.browser(Lang::En), "/new/sang-rancune").await;
    {
        // A server that stopped right after a decision, before bots had answered and anything was kept.
        let mut table = live.lock(&house.site.store).await.expect("its state");
        let session = table.session.as_mut().expect("a game");
        session.play(Seat(0), &action, &mut nobody_asks).expect("a decision");
        assert!(table.has_unsaved_lines());
    }
    let before = seen(&house, &live).await;
    house.site.live_tables.resume_stalled_tables_once().await;
    assert!(!live.lock(&house.site.store).await.expect("its state").has_unsaved_lines(), "it was gone on with");
    assert!(!Arc::ptr_eq(&before, &seen(&house, &live).await), "something has changed");
}

#[tokio::test]
async fn a_decision_clears_what_was_rendered() {
    let house = House::open().await;
    let mut browser = house.browser(Lang::En);
    let (live, action) = idle_table(&house, &mut browser, "/new/scelerat").await;
    let before = seen(&house, &live).await;
    let request = live.lock(&house.site.store).await.expect("its state").request(Seat(0)).expect("a question");
    let path = format!("/t/{}/play", live.id);
    let taken = live.times_locked();
    assert_eq!(browser.post(&path, &[("request", &request), ("action", &action)]).await.status, 303);
    assert_eq!(live.times_locked(), taken + 1, "a form takes the table once");
    assert_ne!(before.mark, seen(&house, &live).await.mark);
    // Whoever answers a question that stands no more is shown the table as it stands, and it is taken once for that, too.
    let taken = live.times_locked();
    assert_eq!(browser.post(&path, &[("request", "another"), ("action", &action)]).await.status, 409);
    assert_eq!(live.times_locked(), taken + 1);
    // So is whoever sends the same answer again, which counts once.
    assert_eq!(browser.post(&path, &[("request", &request), ("action", &action)]).await.status, 303);
    assert_eq!(live.times_locked(), taken + 2);
}
