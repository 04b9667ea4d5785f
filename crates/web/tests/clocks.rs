//! Clocks that leap: what was noted by a clock that was ahead, and what a clock that leaps ahead would have forgotten.
//!
//! A clock that goes back is one that was ahead before: what it noted lies in days to come. How the clock itself is read is tested where it
//! is (`src/clock.rs`).

mod browser;

use browser::{Chance, House};
use kernel::{Lang, Seat};
use web::daily;
use web::live::table_commands;
use web::people::accounts;
use web::store::now;

const DAY: i64 = 86_400;

/// Has everything in the store be noted so many seconds later than it was.
async fn shift(house: &House, seconds: i64) {
    for update in [
        "UPDATE people SET created = created + $1, seen = seen + $1",
        "UPDATE tokens SET created = created + $1, seen = seen + $1",
        "UPDATE tables SET created = created + $1, touched = touched + $1",
        "UPDATE seats SET seen = seen + $1",
        "UPDATE lines SET at = at + $1",
    ] {
        sqlx::query(update).bind(seconds).execute(house.site.store.pool()).await.expect("shifted");
    }
}

#[tokio::test]
async fn what_was_noted_by_a_clock_that_was_ahead_holds_nobody_up() {
    let (house, mut chance) = (House::open().await, Chance::new("clocks"));
    let (mut anne, mut bruno) = (house.browser(Lang::En), house.browser(Lang::En));
    let form = [("players", "3"), ("name", "Anne"), ("seat2", "person"), ("seat3", "careful")];
    let id = anne.begin("/new/sang-rancune", &form).await;
    let invite = anne.get(&format!("/t/{id}")).await.after("/j/");
    bruno.post(&format!("/j/{invite}"), &[("name", "Bruno")]).await;
    let mut register = house.browser(Lang::En);
    assert_eq!(register.post("/register", &[("name", "Ada"), ("password", "correct horse")]).await.status, 303);
    shift(&house, 300 * DAY).await;
    house.site.live_tables.reload(std::slice::from_ref(&id)).await.expect("read again");
    // Everybody is still known, games go on, and the day is the day.
    assert!(register.get("/me/account").await.text.contains("Ada"));
    assert!(anne.decide(&id, &mut chance).await.or(bruno.decide(&id, &mut chance).await).is_some(), "the game goes on");
    assert!(daily::minutes_left() <= 24 * 60 && daily::is_day(&daily::today()));
    // Nobody waits for somebody until the clock is there again: a bot may stand in.
    shift(&house, 300 * DAY).await;
    house.site.live_tables.reload(std::slice::from_ref(&id)).await.expect("read again");
    let live = house.site.table(&id).await.expect("a table");
    let (person, awaited) = {
        let state = live.lock(&house.site.store).await.expect("its state");
        let awaited = state.session.as_ref().expect("a game").status().awaited();
        let away = [Seat(0), Seat(1)].into_iter().find(|seat| awaited.has(*seat)).expect("somebody is awaited");
        (state.seats[1 - away.0 as usize].person.clone().expect("somebody"), away)
    };
    let person = house.site.store.person(&person).await.expect("the store").expect("somebody");
    let mut table = live.lock(&house.site.store).await.expect("its state");
    table_commands::stand_in(&house.site, &mut table, &person, awaited).await.expect("a bot stands in");
}

#[tokio::test]
async fn nobody_is_forgotten_because_a_clock_leapt_ahead() {
    let house = House::open().await;
    let store = &house.site.store;
    let (guest, secret) = store.new_guest().await.expect("a guest");
    let mut browser = house.browser(Lang::En);
    browser.cookie = Some(secret);
    let id = browser.begin("/new/scelerat", &[]).await;
    let there = async || {
        let person = store.person(&guest.id).await.expect("the store").is_some();
        person && store.table(&id).await.expect("the store").is_some()
    };
    let forget = async |moment: i64| accounts::forget_in_a_round(store, moment).await.expect("the store");
    let today = now();
    forget(today).await;
    // Ten years ahead, and back again: nobody is gone.
    forget(today + 3650 * DAY).await;
    assert!(there().await, "forgotten at once");
    forget(today + DAY).await;
    forget(today + 2 * DAY).await;
    assert!(there().await, "forgotten when the clock was back");
    assert_eq!(browser.get(&format!("/t/{id}")).await.status, 200);
    // Whoever does not come back for as long, while days pass one after the other, is.
    for days in (10..=410).step_by(10) {
        forget(today + days * DAY).await;
    }
    assert!(!there().await, "and what is really old is forgotten");
}
