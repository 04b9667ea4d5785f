//! What those who run a server do from the command line, on SQLite; and the way to PostgreSQL and back.

mod browser;
mod postgres;

use browser::games::{game, seated, table};
use browser::{Browser, Folder, site};
use postgres::Postgres;
use std::sync::Arc;
use web::Site;
use web::admin::{self, AdminError};
use web::store::{Cursor, Place, Store, TokenKind};

const PASSWORD: &str = "correct horse";

/// A site with some of everything: two accounts, a guest, a token, finished, running and waiting tables.
async fn lived_in(folder: &Folder) -> (Arc<Site>, Browser) {
    let site = site(folder).await;
    let mut browser = Browser::new(&site);
    browser.post("/register", &[("name", "Ada"), ("password", PASSWORD)]).await;
    browser.post("/me/tokens", &[("label", "program")]).await;
    let ada = person(&site.store, "Ada").await;
    let mut other = Browser::new(&site);
    other.post("/register", &[("name", "Ève"), ("password", PASSWORD)]).await;
    let eve = person(&site.store, "eve").await;
    let (_, guest) = Browser::guest(&site).await;
    game(&site, &ada.id, "one", None, true).await;
    game(&site, &ada.id, "two \"quoted\" ♥\u{1F480}", None, false).await;
    game(&site, &guest.id, "three", Some("2026-01-01".into()), true).await;
    table(&site, vec![seated(&ada.id, "Ada"), seated(&eve.id, "Ève")]).await;
    (site, browser)
}

async fn person(store: &Store, name: &str) -> web::store::Person {
    store.person_named(&web::people::names::folded(name)).await.expect("the store").expect("an account")
}

async fn exported(store: &Store) -> String {
    let mut out = Vec::new();
    admin::export(store, &mut out).await.expect("an export");
    String::from_utf8(out).expect("text")
}

/// The rows of an export, but for those that are a database's own; PostgreSQL may order them otherwise.
fn rows(export: &str) -> Vec<&str> {
    let own = |line: &&str| {
        !["\"schema\"", "\"seen\"", "\"news\""].iter().any(|name| line.contains("meta") && line.contains(name))
    };
    let mut rows: Vec<&str> = export.lines().filter(|line| line.contains("\"row\"")).filter(own).collect();
    rows.sort_unstable();
    rows
}

/// Imports what one store has into another, and finds it there: row for row, and as a site that people can use.
async fn moves_to(from: &Store, to: Place) {
    let export = exported(from).await;
    let store = Store::open(to.clone()).await.expect("a store");
    admin::import(&store, export.as_bytes()).await.expect("an import");
    let copy = exported(&store).await;
    assert_eq!(rows(&export), rows(&copy));
    assert!(rows(&export).len() > 15, "there is something to move");
    assert!(matches!(admin::import(&store, export.as_bytes()).await, Err(AdminError::NotEmpty)));
    store.close().await;
    let config = web::Config { rate: 0, ..web::Config::new(to) };
    let site = Site::open(config).await.expect("a site");
    let (mut browser, guest) = Browser::guest(&site).await;
    game(&site, &guest.id, "on the way", None, true).await;
    assert_eq!(browser.post("/login", &[("name", "ada"), ("password", PASSWORD)]).await.location, "/me");
    assert_eq!(browser.get("/me").await.text.matches("href=\"/r/").count(), 2, "one's own, and the guest's");
    let ada = person(&site.store, "ada").await;
    for (Cursor { id, .. }, _) in site.store.held_by(&ada.id, None, 100).await.expect("the store") {
        site.table(&id).await.expect("a table that can be taken up");
    }
    admin::rename(&site.store, "ada", "Lovelace").await.expect("another name");
    assert_eq!(site.store.counts().await.expect("counts").accounts, 2);
    assert!(matches!(admin::rename(&site.store, "lovelace", "EVE").await, Err(AdminError::Refused(_))));
    let left = admin::delete_person(&site.store, "lovelace", "gone").await.expect("gone");
    assert_eq!((left.removed.len(), left.changed.len()), (3, 1));
    site.store.close().await;
}

#[tokio::test]
async fn everything_moves_to_another_store() {
    let (folder, other) = (Folder::new(), Folder::new());
    let (site, _) = lived_in(&folder).await;
    moves_to(&site.store, Place::Folder(other.0.clone())).await;
}

#[tokio::test]
async fn everything_moves_to_postgresql_and_back() {
    let server = Postgres::start();
    let (folder, other) = (Folder::new(), Folder::new());
    let (site, _) = lived_in(&folder).await;
    let postgres = Store::open(Place::Postgres(server.url())).await.expect("a store");
    let export = exported(&site.store).await;
    admin::import(&postgres, export.as_bytes()).await.expect("an import");
    moves_to(&postgres, Place::Folder(other.0.clone())).await;
    assert!(matches!(admin::backup(&postgres, &other.0.join("copy.db")).await, Err(AdminError::NotOneFile)));
    postgres.close().await;
    // And all that is done to accounts and tables works there, too.
    moves_to(&site.store, Place::Postgres(server.another("second"))).await;
}

#[tokio::test]
async fn a_backup_is_a_whole_store() {
    let (folder, other) = (Folder::new(), Folder::new());
    let (site, _) = lived_in(&folder).await;
    let copy = other.0.join("oubliette.db");
    assert!(admin::backup(&site.store, &copy).await.expect("a backup") > 0);
    assert!(matches!(admin::backup(&site.store, &copy).await, Err(AdminError::Exists)));
    let nowhere = other.0.join("nowhere").join("copy.db");
    assert!(matches!(admin::backup(&site.store, &nowhere).await, Err(AdminError::Io(_))));
    let restored = Store::open(Place::Folder(other.0.clone())).await.expect("a store");
    assert_eq!(rows(&exported(&restored).await), rows(&exported(&site.store).await));
    assert_eq!(
        std::fs::read_dir(&other.0)
            .expect("a folder")
            .filter(|file| file.as_ref().is_ok_and(|file| file.path().extension().is_some_and(|end| end == "part")))
            .count(),
        0
    );
}

/// Half an export is none.
#[tokio::test]
async fn what_is_no_whole_export_changes_nothing() {
    let (folder, other) = (Folder::new(), Folder::new());
    let (site, _) = lived_in(&folder).await;
    let export = exported(&site.store).await;
    let lines: Vec<&str> = export.lines().collect();
    let target = Store::open(Place::Folder(other.0.clone())).await.expect("a store");
    let cut = lines[..lines.len() - 1].join("\n");
    let twice = [&lines[..5], &lines[4..]].concat().join("\n");
    let odd = export.replacen("\"table\":\"people\"", "\"table\":\"sqlite_master\"", 1);
    let column = export.replacen("\"bot\":0", "\"bot\":\"0\"", 1);
    let longer = format!("{export}{}\n", lines[3]);
    for (text, why) in [
        ("", "empty"),
        ("{}", "no head"),
        (&cut, "cut"),
        (&twice, "twice"),
        (&odd, "odd"),
        (&column, "column"),
        (&longer, "longer"),
    ] {
        let imported = admin::import(&target, text.as_bytes()).await;
        assert!(matches!(imported, Err(AdminError::NotAnExport(_))), "{why}: {imported:?}");
    }
    let other_version = export.replacen("\"schema\":\"4\"", "\"schema\":\"999\"", 1);
    assert!(matches!(admin::import(&target, other_version.as_bytes()).await, Err(AdminError::OtherVersion)));
    assert_eq!(target.counts().await.expect("counts").accounts, 0);
    admin::import(&target, export.as_bytes()).await.expect("and the whole one goes in");
}

#[tokio::test]
async fn bans_names_and_passwords() {
    let folder = Folder::new();
    let (site, mut browser) = lived_in(&folder).await;
    let store = &site.store;
    admin::rename(store, "ADA", "Lovelace").await.expect("another name");
    assert!(browser.get("/me").await.text.contains("Lovelace"));
    assert!(matches!(admin::rename(store, "Lovelace", "admin").await, Err(AdminError::Refused(_))));
    assert!(matches!(admin::set_password(store, "lovelace", "short").await, Err(AdminError::Refused(_))));
    admin::set_password(store, "lovelace", "battery staple").await.expect("another password");
    assert_eq!(browser.get("/me/account").await.location, "/login", "logged out everywhere");
    assert_eq!(browser.post("/login", &[("name", "Lovelace"), ("password", "battery staple")]).await.location, "/me");
    admin::ban(store, "lovelace", true).await.expect("banned");
    let secret = browser.cookie.clone().expect("a cookie");
    assert!(store.person_by_token(&secret, TokenKind::Cookie).await.expect("the store").expect("somebody").banned);
    let mut outside = Browser::new(&site);
    let refused = outside.post("/login", &[("name", "Lovelace"), ("password", "battery staple")]).await;
    assert!(refused.text.contains("account is closed") && outside.cookie.is_none());
    admin::ban(store, "lovelace", false).await.expect("let in");
    assert_eq!(outside.post("/login", &[("name", "Lovelace"), ("password", "battery staple")]).await.location, "/me");
    for result in [admin::ban(store, "nobody here", true).await, admin::delete_table(store, "nothing").await] {
        assert!(matches!(result, Err(AdminError::NoAccount | AdminError::NoTable)));
    }
}

/// What a server has in memory is read again once somebody has changed it from the command line.
#[tokio::test]
async fn news_are_spread() {
    let folder = Folder::new();
    let (site, _) = lived_in(&folder).await;
    let elsewhere = Store::open(Place::Folder(folder.0.clone())).await.expect("a store");
    let before = site.store.news().await.expect("the store");
    let ada = person(&elsewhere, "ada").await;
    let (Cursor { id, .. }, _) = elsewhere.held_by(&ada.id, None, 100).await.expect("the store").swap_remove(0);
    admin::delete_table(&elsewhere, &id).await.expect("gone");
    assert_ne!(site.store.news().await.expect("the store"), before);
}

#[tokio::test]
async fn what_is_known_of_a_person() {
    let folder = Folder::new();
    let (site, _) = lived_in(&folder).await;
    let mut out = Vec::new();
    assert_eq!(admin::export_person(&site.store, "ada", &mut out).await.expect("an export"), 3);
    let text = String::from_utf8(out).expect("text");
    assert_eq!(text.lines().count(), 4);
    assert!(
        text.contains("\"name\":\"Ada\"")
            && text.contains("program")
            && !text.contains("argon2")
            && !text.contains("quoted")
    );
    let mut none = Vec::new();
    assert!(matches!(admin::export_person(&site.store, "nobody here", &mut none).await, Err(AdminError::NoAccount)));
    let counts = site.store.counts().await.expect("counts");
    assert_eq!((counts.accounts, counts.guests, counts.bots, counts.banned), (2, 1, 0, 0));
    assert_eq!((counts.waiting, counts.running, counts.finished, counts.today), (1, 1, 2, 4));
    assert_eq!(counts.games, [(table::IDS[0].to_string(), 4)]);
}
