//! One's own pages from outside: games, figures, taking everything away, tokens, and leaving for good.

mod browser;
mod many_games;

use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use browser::games::{game, seated, table};
use browser::{Browser, Folder, site};
use futures_util::StreamExt;
use many_games::many_games;
use serde_json::Value;
use std::collections::BTreeSet;
use std::sync::Arc;
use table::Moment;
use tower::ServiceExt;
use web::Site;
use web::store::{Person, TokenKind};

const PASSWORD: &str = "correct horse";

/// A new account, in a browser.
async fn account(site: &Arc<Site>, name: &str) -> (Browser, Person) {
    let mut browser = Browser::new(site);
    browser.post("/register", &[("name", name), ("password", PASSWORD)]).await;
    let secret = browser.cookie.clone().expect("a cookie");
    let person = site.store.person_by_token(&secret, TokenKind::Cookie).await.expect("the store").expect("an account");
    (browser, person)
}

/// The way to the games behind those on a page.
fn older(page: &str) -> Option<String> {
    let (_, rest) = page.split_once("rel=\"next\" href=\"")?;
    Some(rest.split(['"', '#']).next().expect("a way").to_string())
}

async fn lines(browser: &mut Browser) -> Vec<Value> {
    let answer = browser.get("/me/games.ndjson").await;
    assert_eq!(answer.status, StatusCode::OK);
    answer.text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

#[tokio::test]
async fn guests_and_accounts_see_their_games() {
    let folder = Folder::new();
    let site = site(&folder).await;
    let mut nobody = Browser::new(&site);
    let empty = nobody.get("/me").await;
    assert!(empty.text.contains("not played here yet") && nobody.cookie.is_none(), "looking makes nobody a guest");
    let (mut browser, guest) = Browser::guest(&site).await;
    let running = game(&site, &guest.id, "a secret", None, false).await;
    let mut finished = Vec::new();
    for seed in 0..25 {
        finished.push(game(&site, &guest.id, &format!("seed {seed}"), None, true).await);
    }
    for lang in ["fr", "en"] {
        browser.lang = lang;
        let page = browser.get("/me").await;
        assert!(page.text.contains(&format!("/t/{running}")) && !page.text.contains("a secret"));
        assert_eq!(page.text.matches("href=\"/r/").count(), 20);
        assert_eq!(page.text.matches("<svg class=\"chart\"").count(), 3, "three charts of one kind");
        assert!(!page.text.contains("style="));
        let rest = browser.get(&older(&page.text).expect("more")).await;
        assert_eq!((rest.text.matches("href=\"/r/").count(), older(&rest.text)), (5, None));
        assert!(!rest.text.contains("<svg class=\"chart\""), "figures stand on the first page alone");
        let both = page.text + &rest.text;
        assert!(finished.iter().all(|id| both.contains(&format!("/r/{id}"))), "each game is on one of the pages");
        assert_eq!(browser.get("/me?page=99").await.text.matches("href=\"/r/").count(), 20, "as it once was");
        for odd in ["x", "1-..", "-", "%00"] {
            assert_eq!(browser.get(&format!("/me?before={odd}")).await.status, StatusCode::BAD_REQUEST, "{odd}");
        }
    }
    // Others see nothing of it.
    let (mut other, _) = Browser::guest(&site).await;
    assert!(!other.get("/me").await.text.contains(&running));
}

/// The seed and the record of a game leave the server when they can help nobody any more.
#[tokio::test]
async fn games_to_take_away_hold_no_secrets() {
    let folder = Folder::new();
    let site = site(&folder).await;
    let (mut browser, guest) = Browser::guest(&site).await;
    let finished = game(&site, &guest.id, "finished-seed", None, true).await;
    let running = game(&site, &guest.id, "running-seed", None, false).await;
    let daily = game(&site, &guest.id, "daily-seed", Some(Moment::now().date()), true).await;
    game(&site, &guest.id, "yesterdays-seed", Some("2026-01-01".into()), true).await;
    let games = lines(&mut browser).await;
    let text = Value::from(games.clone()).to_string();
    assert_eq!(games.len(), 4);
    let of = |id: &str| games.iter().find(|game| game["id"] == id).expect("the game");
    for (seed, leaves) in
        [("finished-seed", true), ("running-seed", false), ("daily-seed", false), ("yesterdays-seed", true)]
    {
        assert_eq!(text.contains(seed), leaves, "{seed}");
    }
    let (finished, running, daily) = (of(&finished), of(&running), of(&daily));
    assert_eq!((&finished["game"], &finished["seat"]), (&Value::from(table::IDS[0]), &Value::from(0)));
    let record = finished["record"].as_str().expect("a record");
    let loaded = table::shelf::load(record).expect("a record that can be replayed");
    assert_eq!(finished["score"], loaded.session.verdict().expect("an end").seats()[0].0);
    assert!(running["record"].is_null() && running["score"].is_null() && daily["record"].is_null());
    assert!(daily["score"].is_number(), "one's own score is no secret");
    assert!(lines(&mut Browser::new(&site)).await.is_empty());
}

/// However many games there are, a page has a few of them, and all of them are on some page once, latest first.
#[tokio::test]
async fn many_games_are_shown_page_by_page() {
    let folder = Folder::new();
    let site = site(&folder).await;
    let (mut browser, guest) = Browser::guest(&site).await;
    let ids = many_games(&site, &guest.id, 130).await;
    // Some of them ended at the same moment.
    let same = "UPDATE tables SET touched = touched - touched % 7 WHERE result IS NOT NULL";
    sqlx::query(same).execute(site.store.pool()).await.expect("a change");
    let (mut path, mut seen, mut pages) = ("/me".to_string(), Vec::new(), 0);
    loop {
        let page = browser.get(&path).await;
        assert_eq!(page.status, StatusCode::OK);
        let shown: Vec<String> =
            page.text.split("href=\"/r/").skip(1).map(|rest| rest.split('"').next().expect("an id").into()).collect();
        assert!(shown.len() <= 20);
        seen.extend(shown);
        pages += 1;
        match older(&page.text) {
            Some(older) => path = older,
            None => break,
        }
    }
    assert_eq!((pages, seen.len()), (7, ids.len()));
    assert_eq!(seen.iter().collect::<BTreeSet<_>>(), ids.iter().collect());
    let mut ends = Vec::new();
    for id in &seen {
        ends.push(site.store.table(id).await.expect("the store").expect("a table").0.touched);
    }
    assert!(ends.is_sorted_by(|one, next| one >= next), "latest first");
    assert!(browser.get("/me").await.text.contains("<td class=\"number\">130</td>"), "figures are of all of them");
    // The database puts them into one row of their kind, oldest first.
    let results = site.store.results_by_kind(&guest.id, 100).await.expect("the store");
    let label = table::shelf::label(table::IDS[0]).expect("a game");
    assert_eq!((results.len(), results[0].games.len(), &results[0].rules), (1, 100, &label.rules.to_string()));
    assert!(results[0].games.is_sorted_by_key(|(ended, _, _)| *ended) && results[0].games[99].0 == ends[0]);
}

/// The export is read as it is taken, a few games at a time, oldest first.
#[tokio::test]
async fn games_to_take_away_are_read_as_they_are_taken() {
    let folder = Folder::new();
    let site = site(&folder).await;
    let (browser, guest) = Browser::guest(&site).await;
    let ids = many_games(&site, &guest.id, 130).await;
    let cookie = format!("oubliette={}", browser.cookie.clone().expect("a cookie"));
    let request = Request::get("/me/games.ndjson").header(header::COOKIE, cookie).body(Body::empty());
    let answer = browser.app.clone().oneshot(request.expect("a request")).await.expect("an answer");
    assert!(answer.headers().get(header::CONTENT_LENGTH).is_none());
    let (mut chunks, mut taken) = (answer.into_body().into_data_stream(), Vec::new());
    while let Some(chunk) = chunks.next().await {
        let text = String::from_utf8(chunk.expect("lines").to_vec()).expect("text");
        assert!(text.ends_with('\n') && text.lines().count() <= 20, "a few at a time");
        let games = text.lines().map(|line| serde_json::from_str::<Value>(line).expect("JSON"));
        for game in games {
            assert!(game["record"].as_str().is_some_and(|record| table::shelf::load(record).is_ok()));
            taken.push(game["id"].as_str().expect("an id").to_string());
        }
        if taken.len() == 20 {
            // What is deleted meanwhile is not there: nobody had read it yet.
            site.store.delete_table(&ids[129]).await.expect("deleted");
        }
    }
    assert_eq!(taken, ids[..129]);
}

#[tokio::test]
async fn tokens_are_shown_once_and_can_be_revoked() {
    let folder = Folder::new();
    let site = site(&folder).await;
    let (mut browser, person) = account(&site, "Ada").await;
    assert_eq!(Browser::new(&site).get("/me/tokens").await.location, "/login");
    let page = browser.post("/me/tokens", &[("label", "my <bot>")]).await;
    let secret = page.text.split("class=\"token\">").nth(1).and_then(|rest| rest.split('<').next()).expect("a secret");
    let by_token = |secret: String, kind| {
        let store = site.store.clone();
        async move { store.person_by_token(&secret, kind).await.expect("the store") }
    };
    assert_eq!(by_token(secret.into(), TokenKind::Bearer).await, Some(person));
    assert_eq!(by_token(secret.into(), TokenKind::Cookie).await, None, "no program is a browser");
    let list = browser.get("/me/tokens").await;
    assert!(!list.text.contains(secret) && list.text.contains("my &lt;bot&gt;"));
    let mark =
        list.text.split("name=\"mark\" value=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("a mark");
    // Nobody revokes another's.
    let (mut other, _) = account(&site, "Eve").await;
    other.post("/me/tokens/revoke", &[("mark", mark)]).await;
    assert!(by_token(secret.into(), TokenKind::Bearer).await.is_some());
    browser.post("/me/tokens/revoke", &[("mark", mark)]).await;
    assert_eq!(by_token(secret.into(), TokenKind::Bearer).await, None);
    assert_eq!(browser.post("/me/tokens", &[("label", "")]).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    for n in 0..20 {
        assert_eq!(browser.post("/me/tokens", &[("label", &n.to_string())]).await.status, StatusCode::OK);
    }
    assert!(browser.post("/me/tokens", &[("label", "one more")]).await.text.contains("revoke one first"));
}

#[tokio::test]
async fn leaving_deletes_what_is_ones_own_and_leaves_others_theirs() {
    let folder = Folder::new();
    let site = site(&folder).await;
    let (mut browser, person) = account(&site, "Ada").await;
    let (_, friend) = account(&site, "Eve").await;
    let alone = game(&site, &person.id, "alone", None, true).await;
    let running = game(&site, &person.id, "running", None, false).await;
    let waiting = table(&site, vec![seated(&friend.id, "Eve"), seated(&person.id, "Ada")]).await;
    let together = game(&site, &friend.id, "together", None, false).await;
    let seat = "INSERT INTO seats (table_id, seat, person, name, orders, seen) VALUES ($1, 1, $2, 'Ada', '', 0)";
    sqlx::query(seat).bind(&together).bind(&person.id).execute(site.store.pool()).await.expect("a seat");
    // In memory, too.
    site.table(&alone).await.expect("a table");
    browser.post("/me/tokens", &[("label", "program")]).await;

    let page = browser.get("/me/delete").await;
    assert!(page.text.contains("deleted player"), "{}", page.text);
    for form in [&[("password", PASSWORD)][..], &[("sure", "true")], &[("sure", "true"), ("password", "wrong horse")]] {
        assert_eq!(browser.post("/me/delete", form).await.status, StatusCode::UNPROCESSABLE_ENTITY, "{form:?}");
    }
    assert!(site.store.person(&person.id).await.expect("the store").is_some());
    let cookie = browser.cookie.clone();
    assert_eq!(browser.post("/me/delete", &[("sure", "true"), ("password", PASSWORD)]).await.location, "/me/deleted");
    assert_eq!(browser.cookie, None);
    assert!(browser.get("/me/deleted").await.text.contains("deleted"));

    assert_eq!(site.store.person(&person.id).await.expect("the store"), None);
    assert_eq!(site.store.bearers_of(&person.id).await.expect("the store"), []);
    browser.cookie = cookie;
    assert!(browser.get("/me").await.text.contains("not played here yet"), "the cookie opens nothing");
    for id in [&alone, &running] {
        assert_eq!(site.store.table(id).await.expect("the store"), None);
        assert!(site.store.lines(id).await.expect("the store").is_empty());
        assert!(site.table(id).await.is_err(), "nor is it in memory");
    }
    let (_, seats) = site.store.table(&waiting).await.expect("the store").expect("the table");
    assert_eq!((seats[1].person.as_ref(), seats[1].bot.as_ref(), seats[1].name.as_str()), (None, None, ""));
    let (_, seats) = site.store.table(&together).await.expect("the store").expect("the table");
    assert_eq!((seats[1].person.as_ref(), seats[1].bot.clone()), (None, Some("careful".into())));
    assert_eq!((seats[0].person.as_ref(), seats[1].name.as_str()), (Some(&friend.id), "deleted player"));
    // The name is free again.
    account(&site, "Ada").await;
}

#[tokio::test]
async fn guests_can_leave_too() {
    let folder = Folder::new();
    let site = site(&folder).await;
    let (mut browser, guest) = Browser::guest(&site).await;
    browser.lang = "fr";
    let id = game(&site, &guest.id, "a", None, true).await;
    assert!(browser.get("/me/delete").await.text.contains("joueur supprimé"));
    assert_eq!(browser.post("/me/delete", &[("sure", "true")]).await.location, "/me/deleted");
    assert_eq!(site.store.table(&id).await.expect("the store"), None);
    assert_eq!(Browser::new(&site).get("/me/delete").await.location, "/me");
}

/// A decision that comes in after its table was deleted brings nothing back.
#[tokio::test]
async fn what_is_deleted_stays_so() {
    let folder = Folder::new();
    let site = site(&folder).await;
    let (_, guest) = Browser::guest(&site).await;
    let id = game(&site, &guest.id, "a", None, false).await;
    assert!(site.store.delete_table(&id).await.expect("the store"));
    let n = 1;
    let late = web::store::NewLines {
        table: id.clone(),
        n,
        lines: vec!["late".into()],
        head: None,
        result: None,
        assisted: false,
        board: None,
    };
    assert_eq!(site.store.append(late).await.expect("an answer"), web::store::Appended::Lost);
    assert!(site.store.lines(&id).await.expect("the store").is_empty());
    assert!(!site.store.delete_table(&id).await.expect("the store"));
}

#[tokio::test]
async fn what_is_stored_is_said_in_both_languages() {
    let folder = Folder::new();
    let site = site(&folder).await;
    let mut browser = Browser::new(&site);
    for (lang, word) in [("fr", "Combien de temps"), ("en", "For how long")] {
        browser.lang = lang;
        let page = browser.get("/privacy").await;
        assert_eq!(page.status, StatusCode::OK);
        assert!(
            page.text.contains(word) && page.text.contains(&web::people::accounts::GUEST_DAYS.to_string()),
            "{}",
            page.text
        );
    }
    assert!(browser.get("/robots.txt").await.text.contains("Disallow: /t/\n"));
    assert_eq!(browser.cookie, None);
}
