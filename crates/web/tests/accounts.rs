//! Accounts from outside: registering, logging in and out, what a guest's games come to, and what strangers cannot learn.

mod browser;

use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use browser::games::{seated, table};
use browser::{Browser, Folder, site};
use std::sync::Arc;
use tower::ServiceExt;
use web::people::accounts::AccountError;
use web::store::{Person, Place, SeatRow, TokenKind};
use web::{Config, Site};

const PASSWORD: &str = "correct horse";

async fn register(site: &Arc<Site>, name: &str) -> Browser {
    let mut browser = Browser::new(site);
    let answer = browser.post("/register", &[("name", name), ("password", PASSWORD)]).await;
    assert_eq!((answer.status, answer.location.as_str()), (StatusCode::SEE_OTHER, "/me"), "{}", answer.text);
    browser
}

async fn person_of(site: &Arc<Site>, browser: &Browser) -> Option<Person> {
    let secret = browser.cookie.as_deref()?;
    site.store.person_by_token(secret, TokenKind::Cookie).await.expect("the store")
}

#[tokio::test]
async fn a_guest_who_registers_keeps_the_games() {
    let folder = Folder::new();
    let site = site(&folder).await;
    let (mut browser, guest) = Browser::guest(&site).await;
    let id = table(&site, vec![seated(&guest.id, "Ada")]).await;
    let before = browser.cookie.clone();
    let page = browser.get("/register").await;
    assert!(page.text.contains("will belong to the account"), "{}", page.text);
    let answer = browser.post("/register", &[("name", "Ada"), ("password", PASSWORD), ("next", "/rules")]).await;
    assert_eq!((answer.status, answer.location.as_str()), (StatusCode::SEE_OTHER, "/rules"));
    let account = person_of(&site, &browser).await.expect("an account");
    assert_eq!((account.id.as_str(), account.name.as_deref()), (guest.id.as_str(), Some("Ada")));
    assert_eq!(site.store.tables_of(&account.id, None, 9).await.expect("tables")[0].0.id, id);
    // Whoever had the guest's cookie does not have the account.
    assert_ne!(browser.cookie, before);
    let stolen = Browser { cookie: before, ..Browser::new(&site) };
    assert_eq!(person_of(&site, &stolen).await, None);
}

#[tokio::test]
async fn logging_in_moves_a_guests_games_to_the_account() {
    let folder = Folder::new();
    let site = site(&folder).await;
    let home = register(&site, "Ada").await;
    let account = person_of(&site, &home).await.expect("an account");
    let (mut away, guest) = Browser::guest(&site).await;
    let id = table(&site, vec![seated(&guest.id, "ada on the train"), SeatRow::default()]).await;
    let both = table(&site, vec![seated(&guest.id, "guest"), seated(&account.id, "Ada")]).await;
    let before = away.cookie.clone();
    let answer = away.post("/login", &[("name", "ADA"), ("password", PASSWORD)]).await;
    assert_eq!((answer.status, answer.location.as_str()), (StatusCode::SEE_OTHER, "/me"), "{}", answer.text);
    assert_eq!(person_of(&site, &away).await, Some(account.clone()));
    let (row, seats) = site.store.table(&id).await.expect("the store").expect("the table");
    assert_eq!((row.owner, seats[0].person.as_ref()), (account.id.clone(), Some(&account.id)));
    // Nobody holds two seats of a game: one of them is free again.
    let (_, seats) = site.store.table(&both).await.expect("the store").expect("the table");
    assert_eq!((seats[0].person.as_ref(), seats[1].person.as_ref()), (None, Some(&account.id)));
    // The guest is no more, and nobody gets in by the guest's cookie.
    assert_eq!(site.store.person(&guest.id).await.expect("the store"), None);
    let stolen = Browser { cookie: before, ..Browser::new(&site) };
    assert_eq!(person_of(&site, &stolen).await, None);
}

/// A login that fails says the same whether the name exists or not.
#[tokio::test]
async fn failures_tell_nothing() {
    let folder = Folder::new();
    let site = site(&folder).await;
    register(&site, "Ada").await;
    let mut said = Vec::new();
    for (name, password) in [("Ada", "wrong horse"), ("Eve", "wrong horse"), ("Ada", ""), ("", ""), ("Eve", PASSWORD)] {
        let mut browser = Browser::new(&site);
        let answer = browser.post("/login", &[("name", name), ("password", password)]).await;
        assert_eq!((answer.status, browser.cookie), (StatusCode::UNPROCESSABLE_ENTITY, None), "{name} {password}");
        assert!(
            !answer.text.contains(PASSWORD) && !answer.text.contains("wrong horse"),
            "passwords are not given back"
        );
        said.push(answer.text.replace(name, ""));
    }
    said.dedup();
    let blank = said.iter().map(|text| text.split("<form").next().unwrap_or_default().to_string());
    let blank: std::collections::BTreeSet<String> = blank.collect();
    assert_eq!(blank.len(), 1, "{blank:?}");
}

#[tokio::test]
async fn names_and_passwords_that_will_not_do() {
    let folder = Folder::new();
    let site = site(&folder).await;
    register(&site, "Zoé").await;
    let mut browser = Browser::new(&site);
    for (name, password, why) in [
        ("ZOE", PASSWORD, "taken"),
        ("Z-o-e", PASSWORD, "taken"),
        ("x", PASSWORD, "at least"),
        ("admin", PASSWORD, "reserved"),
        ("Ada", "short", "too short"),
        ("Adalovelace", "AdaLovelace", "too common"),
    ] {
        let answer = browser.post("/register", &[("name", name), ("password", password)]).await;
        assert_eq!((answer.status, browser.cookie.as_ref()), (StatusCode::UNPROCESSABLE_ENTITY, None), "{name}");
        assert!(answer.text.contains(why), "{why}: {}", answer.text);
    }
    browser.lang = "fr";
    let answer = browser.post("/register", &[("name", "zoe"), ("password", PASSWORD)]).await;
    assert!(answer.text.contains("est pris"), "{}", answer.text);
    // A form with nothing in it is refused, not broken.
    assert_eq!(browser.post("/register", &[]).await.status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn logging_out_here_and_everywhere() {
    let folder = Folder::new();
    let site = site(&folder).await;
    let mut first = register(&site, "Ada").await;
    let mut second = Browser::new(&site);
    second.post("/login", &[("name", "Ada"), ("password", PASSWORD)]).await;
    let kept = second.cookie.clone();
    assert_eq!(second.post("/logout", &[]).await.location, "/");
    assert_eq!(second.cookie, None);
    assert_eq!(
        person_of(&site, &Browser { cookie: kept, ..Browser::new(&site) }).await,
        None,
        "gone from the server, too"
    );
    assert!(person_of(&site, &first).await.is_some());
    second.post("/login", &[("name", "Ada"), ("password", PASSWORD)]).await;
    first.post("/logout", &[("everywhere", "true")]).await;
    assert_eq!(person_of(&site, &second).await, None);
    // A guest has nothing but the cookie, and keeps it.
    let (mut guest, person) = Browser::guest(&site).await;
    guest.post("/logout", &[]).await;
    assert_eq!(person_of(&site, &guest).await, Some(person));
}

#[tokio::test]
async fn another_password_ends_other_sessions() {
    let folder = Folder::new();
    let site = site(&folder).await;
    let mut here = register(&site, "Ada").await;
    let mut there = Browser::new(&site);
    there.post("/login", &[("name", "Ada"), ("password", PASSWORD)]).await;
    let refused = here.post("/me/password", &[("password", "not this"), ("new", "battery staple")]).await;
    assert!(refused.text.contains("not your current password") && person_of(&site, &there).await.is_some());
    let answer = here.post("/me/password", &[("password", PASSWORD), ("new", "battery staple")]).await;
    assert_eq!(answer.location, "/me/account?done=password");
    assert!(here.get(&answer.location).await.text.contains("password has changed"));
    assert_eq!(person_of(&site, &there).await, None);
    let old = there.post("/login", &[("name", "Ada"), ("password", PASSWORD)]).await;
    assert_eq!(old.status, StatusCode::UNPROCESSABLE_ENTITY);
    let new = there.post("/login", &[("name", "Ada"), ("password", "battery staple")]).await;
    assert_eq!(new.status, StatusCode::SEE_OTHER);
}

#[tokio::test]
async fn another_name_stands_wherever_one_sits() {
    let folder = Folder::new();
    let site = site(&folder).await;
    register(&site, "Eve").await;
    let mut browser = register(&site, "Ada").await;
    let account = person_of(&site, &browser).await.expect("an account");
    let id = table(&site, vec![seated(&account.id, "Ada")]).await;
    assert!(browser.post("/me/name", &[("name", "eve")]).await.text.contains("taken"));
    // One's own name in other letters is no other's.
    for name in ["ADA", "Lady Lovelace"] {
        assert_eq!(browser.post("/me/name", &[("name", name)]).await.location, "/me/account?done=name");
        assert_eq!(site.store.table(&id).await.expect("the store").expect("the table").1[0].name, name);
    }
    assert!(register(&site, "Ada").await.cookie.is_some(), "the old name is free");
    // A declared bot is known by its name, and stays one.
    assert!(browser.post("/me/bot", &[]).await.text.contains("Tick the box"));
    browser.post("/me/bot", &[("sure", "true")]).await;
    assert_eq!(site.store.table(&id).await.expect("the store").expect("the table").1[0].name, "Lady Lovelace [bot]");
    browser.post("/me/name", &[("name", "Babbage")]).await;
    assert_eq!(site.store.table(&id).await.expect("the store").expect("the table").1[0].name, "Babbage [bot]");
    assert!(browser.get("/me/account").await.text.contains("Babbage [bot]"));
}

#[tokio::test]
async fn too_many_attempts_have_to_wait() {
    let folder = Folder::new();
    let config = Config { rate: 600, ..Config::new(Place::Folder(folder.0.clone())) };
    let site = Site::open(config).await.expect("a site");
    let mut statuses = Vec::new();
    for _ in 0..25 {
        statuses.push(Browser::new(&site).post("/login", &[("name", "Ada"), ("password", "guess")]).await.status);
    }
    assert_eq!(statuses[0], StatusCode::UNPROCESSABLE_ENTITY);
    assert!(statuses.contains(&StatusCode::TOO_MANY_REQUESTS), "{statuses:?}");
}

/// However many requests anybody may make, nobody guesses without end.
#[tokio::test]
async fn guesses_are_counted_though_requests_are_not() {
    let folder = Folder::new();
    let site = site(&folder).await;
    assert_eq!(site.config.rate, 0);
    for (path, field) in [("/login", "password"), ("/rejoin", "code")] {
        assert!(ends_in_waiting(&mut Browser::new(&site), path, &[("name", "Ada"), (field, "guess")]).await, "{path}");
    }
}

/// Whether somebody who tries the same again and again is made to wait; new attempts come back slowly while hashes are made.
async fn ends_in_waiting(browser: &mut Browser, path: &str, form: &[(&str, &str)]) -> bool {
    for _ in 0..200 {
        if browser.post(path, form).await.status == StatusCode::TOO_MANY_REQUESTS {
            return true;
        }
    }
    false
}

/// Whoever knows somebody's name does not lock them out: neither at the door, nor inside.
#[tokio::test]
async fn strangers_lock_nobody_out() {
    let folder = Folder::new();
    let site = site(&folder).await;
    let mut ada = register(&site, "Ada").await;
    let login = async |address: [u8; 4], password: &str| {
        web::people::accounts::authenticated(&site, address.into(), "Ada", password).await
    };
    for stranger in 1..=40 {
        let refused = login([10, 0, 0, stranger], "guess").await;
        assert!(matches!(refused, Err(AccountError::Refused(_))), "{refused:?}");
    }
    assert!(login([10, 0, 1, 1], PASSWORD).await.is_ok());
    // Others at the same address may have guessed, too.
    while site.attempts.take("0.0.0.0").is_ok() {}
    let answer = ada.post("/me/password", &[("password", PASSWORD), ("new", "battery staple")]).await;
    assert_eq!(answer.location, "/me/account?done=password", "{}", answer.text);
    // Whoever found the browser open guesses in vain.
    assert!(ends_in_waiting(&mut ada, "/me/delete", &[("sure", "true"), ("password", "guess")]).await);
}

/// Another password from those who run the server ends all that the old one opened.
#[tokio::test]
async fn a_password_that_is_set_ends_browsers_and_programs() {
    let folder = Folder::new();
    let site = site(&folder).await;
    let browser = register(&site, "Ada").await;
    let account = person_of(&site, &browser).await.expect("an account");
    let token = site.store.new_token(&account.id, TokenKind::Bearer, "bot").await.expect("a token");
    web::admin::set_password(&site.store, "Ada", "battery staple").await.expect("another password");
    assert_eq!(person_of(&site, &browser).await, None);
    assert_eq!(site.store.person_by_token(&token, TokenKind::Bearer).await.expect("the store"), None);
}

#[tokio::test]
async fn servers_without_accounts_say_so() {
    let folder = Folder::new();
    let config = Config { rate: 0, accounts: false, ..Config::new(Place::Folder(folder.0.clone())) };
    let site = Site::open(config).await.expect("a site");
    let mut browser = Browser::new(&site);
    for answer in
        [browser.get("/register").await, browser.post("/register", &[("name", "Ada"), ("password", PASSWORD)]).await]
    {
        assert_eq!(answer.status, StatusCode::FORBIDDEN);
        assert!(answer.text.contains("New accounts are switched off"), "{}", answer.text);
    }
    assert_eq!(browser.cookie, None);
}

#[tokio::test]
async fn whoever_is_nobody_is_sent_to_log_in() {
    let folder = Folder::new();
    let site = site(&folder).await;
    let mut browser = Browser::new(&site);
    assert_eq!(browser.get("/me/account").await.location, "/login");
    for path in ["/me/name", "/me/password", "/me/bot", "/logout"] {
        assert_eq!(browser.post(path, &[("name", "Ada")]).await.location, "/login", "{path}");
    }
    for lang in ["fr", "en"] {
        browser.lang = lang;
        for path in ["/login", "/register"] {
            let page = browser.get(path).await;
            assert_eq!(page.status, StatusCode::OK);
            assert!(page.text.contains(&format!("<html lang=\"{lang}\"")), "{}", page.text);
        }
    }
}

/// Guests who have not been here for long are forgotten, with the tables that were theirs alone; accounts are not.
#[tokio::test]
async fn old_guests_are_forgotten() {
    let folder = Folder::new();
    let site = site(&folder).await;
    let account = person_of(&site, &register(&site, "Ada").await).await.expect("an account");
    let (_, guest) = Browser::guest(&site).await;
    let alone = table(&site, vec![seated(&guest.id, "guest")]).await;
    let shared = table(&site, vec![seated(&guest.id, "guest"), seated(&account.id, "Ada")]).await;
    let later = web::store::now() + 10;
    assert_eq!(
        web::people::accounts::forget_guests_unseen_since(&site.store, later - 1000).await.expect("the store"),
        0
    );
    assert_eq!(web::people::accounts::forget_guests_unseen_since(&site.store, later).await.expect("the store"), 1);
    assert_eq!(site.store.person(&guest.id).await.expect("the store"), None);
    assert!(site.store.person(&account.id).await.expect("the store").is_some());
    assert_eq!(site.store.table(&alone).await.expect("the store"), None);
    let (row, seats) = site.store.table(&shared).await.expect("the store").expect("the table");
    assert_eq!((row.owner.as_str(), seats[0].person.as_ref(), seats[1].person.as_ref()), ("", None, Some(&account.id)));
}

/// At tables, accounts are called by their names, and guests by no account's.
#[tokio::test]
async fn guests_are_called_what_nobody_else_is() {
    let folder = Folder::new();
    let site = site(&folder).await;
    let account = person_of(&site, &register(&site, "Zoé").await).await.expect("an account");
    let (_, guest) = Browser::guest(&site).await;
    let display = async |given: &str, person| web::people::accounts::display(&site, given, Some(person)).await.ok();
    assert_eq!(display("whatever", &account).await.as_deref(), Some("Zoé"));
    assert_eq!(display(" Ada ", &guest).await.as_deref(), Some("Ada"));
    assert_eq!(display("", &guest).await.as_deref(), Some(""));
    for name in ["zoe", "Z0É", "admin", "connard", "<b>"] {
        assert_eq!(display(name, &guest).await, None, "{name}");
    }
}

/// Whoever asks for what cannot be is nobody still.
#[tokio::test]
async fn forms_that_will_not_do_make_no_guests() {
    let folder = Folder::new();
    let site = site(&folder).await;
    let (_, host) = Browser::guest(&site).await;
    let id = table(&site, vec![seated(&host.id, "Ada"), SeatRow::default()]).await;
    let invite = site.store.table(&id).await.expect("the store").expect("the table").0.invite;
    let before = site.store.counts().await.expect("counts").guests;
    for (path, form) in [
        ("/new/scelerat".to_string(), ("name", "admin")),
        ("/new/scelerat".to_string(), ("players", "99")),
        ("/daily/scelerat".to_string(), ("name", "admin")),
        (format!("/j/{invite}"), ("name", "admin")),
    ] {
        let mut browser = Browser::new(&site);
        let answer = browser.post(&path, &[form]).await;
        assert_eq!(
            (answer.status, browser.cookie),
            (StatusCode::UNPROCESSABLE_ENTITY, None),
            "{path}: {}",
            answer.text
        );
    }
    assert_eq!(site.store.counts().await.expect("counts").guests, before);
    let made = Browser::new(&site).post("/new/scelerat", &[("name", "Bea")]).await;
    assert_eq!(made.status, StatusCode::SEE_OTHER, "{}", made.text);
    assert_eq!(site.store.counts().await.expect("counts").guests, before + 1);
}

/// Nobody else on the machine reads what is kept: neither the database, nor what is beside it, nor copies of it.
#[cfg(unix)]
#[tokio::test]
async fn files_are_for_their_owner_alone() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new();
    let site = site(&folder).await;
    Browser::guest(&site).await;
    web::admin::backup(&site.store, &folder.0.join("copy.db")).await.expect("a copy");
    let mut seen = Vec::new();
    for entry in std::fs::read_dir(&folder.0).expect("a folder") {
        let entry = entry.expect("a file");
        let mode = entry.metadata().expect("a mode").permissions().mode() & 0o777;
        assert_eq!(mode, 0o600, "{:?}", entry.path());
        seen.push(entry.file_name().into_string().expect("a name"));
    }
    for name in ["copy.db", "oubliette.db", "oubliette.db-wal"] {
        assert!(seen.iter().any(|seen| seen == name), "{name} among {seen:?}");
    }
}

/// The cookies that an answer sets.
async fn cookies_set(site: &Arc<Site>, method: &str, path: &str, secret: &str) -> Vec<String> {
    let request = Request::builder().method(method).uri(path).header("sec-fetch-site", "same-origin");
    let request = request.header(header::COOKIE, format!("{}={secret}", web::http::request_context::cookie_name(site)));
    let request = request.header(header::CONTENT_TYPE, "application/x-www-form-urlencoded").body(Body::empty());
    let answer = web::app(site.clone()).oneshot(request.expect("a request")).await.expect("an answer");
    let set = answer.headers().get_all(header::SET_COOKIE).iter();
    set.map(|cookie| cookie.to_str().expect("a cookie").to_string()).collect()
}

/// Makes what was last seen just now last seen so many days ago.
async fn days_pass(site: &Arc<Site>, days: i64) {
    for table in ["tokens SET seen = seen", "people SET seen = seen", "imports SET created = created"] {
        let update = format!("UPDATE {table} - {}", days * 86_400);
        sqlx::query(&update).execute(site.store.pool()).await.expect("the store");
    }
}

async fn count(site: &Arc<Site>, what: &str) -> i64 {
    let count = format!("SELECT COUNT(*) FROM {what}");
    sqlx::query_scalar(&count).fetch_one(site.store.pool()).await.expect("the store")
}

/// Whoever comes back is known for another year; every browser by itself.
#[tokio::test]
async fn cookies_are_renewed_once_a_day() {
    let folder = Folder::new();
    let site = site(&folder).await;
    let first = register(&site, "Ada").await.cookie.expect("a cookie");
    let mut other = Browser::new(&site);
    other.post("/login", &[("name", "Ada"), ("password", PASSWORD)]).await;
    let second = other.cookie.expect("a cookie");
    assert_eq!(cookies_set(&site, "GET", "/", &first).await, Vec::<String>::new());
    days_pass(&site, 2).await;
    for secret in [&first, &second] {
        let set = cookies_set(&site, "GET", "/", secret).await;
        assert_eq!(set.len(), 1, "{set:?}");
        let kept = format!("oubliette={secret}; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000");
        assert_eq!(set[0], kept);
        assert_eq!(cookies_set(&site, "GET", "/nothing", secret).await, Vec::<String>::new(), "once a day");
    }
    // Whoever leaves is not called back.
    days_pass(&site, 2).await;
    let set = cookies_set(&site, "POST", "/logout", &first).await;
    assert!(set.len() == 1 && set[0].contains("Max-Age=0"), "{set:?}");
}

/// What nobody has used for long opens nothing, and is forgotten.
#[tokio::test]
async fn what_is_old_is_forgotten() {
    let folder = Folder::new();
    let site = site(&folder).await;
    let browser = register(&site, "Ada").await;
    let account = person_of(&site, &browser).await.expect("an account");
    let program = site.store.new_token(&account.id, TokenKind::Bearer, "bot").await.expect("a token");
    let import = site.store.keep_import("a record", None).await.expect("an id");
    let (_, guest) = Browser::guest(&site).await;
    days_pass(&site, 364).await;
    assert!(person_of(&site, &browser).await.is_some());
    assert_eq!(site.store.import(&import).await.expect("the store").as_deref(), Some("a record"));
    days_pass(&site, 37).await;
    assert_eq!(person_of(&site, &browser).await, None);
    assert_eq!(site.store.import(&import).await.expect("the store"), None);
    assert_eq!((count(&site, "tokens").await, count(&site, "imports").await), (3, 1));
    web::people::accounts::forget_what_is_old(&site.store, web::store::now()).await.expect("the store");
    assert_eq!((count(&site, "tokens").await, count(&site, "imports").await), (1, 0));
    assert_eq!(site.store.person(&guest.id).await.expect("the store"), None);
    // Accounts stay, and so do tokens that their owners revoke themselves.
    let holder = site.store.person_by_token(&program, TokenKind::Bearer).await.expect("the store");
    assert_eq!(holder.map(|person| person.id), Some(account.id));
}

/// Whoever is wanted no more may take the games away, and leave; and nothing else.
#[tokio::test]
async fn the_banned_may_leave() {
    let folder = Folder::new();
    let site = site(&folder).await;
    let mut browser = register(&site, "Ada").await;
    let account = person_of(&site, &browser).await.expect("an account");
    let id = table(&site, vec![seated(&account.id, "Ada")]).await;
    web::admin::ban(&site.store, "Ada", true).await.expect("a ban");
    for path in ["/", "/me", "/me/account", "/me/tokens", "/rules", &format!("/t/{id}")] {
        let answer = browser.get(path).await;
        assert_eq!(answer.status, StatusCode::FORBIDDEN, "{path}");
        assert!(answer.text.contains("/privacy"), "{}", answer.text);
    }
    for path in ["/new/scelerat", "/me/name", "/me/password", "/me/tokens"] {
        assert_eq!(browser.post(path, &[("name", "Bea")]).await.status, StatusCode::FORBIDDEN, "{path}");
    }
    let privacy = browser.get("/privacy").await;
    assert!(privacy.status == StatusCode::OK && privacy.text.contains("/me/delete"), "{}", privacy.text);
    let games = browser.get("/me/games.ndjson").await;
    assert!(games.status == StatusCode::OK && games.text.contains(&id), "{}", games.text);
    assert_eq!(browser.get("/me/delete").await.status, StatusCode::OK);
    let wrong = browser.post("/me/delete", &[("sure", "true"), ("password", "guess")]).await;
    assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY);
    let gone = browser.post("/me/delete", &[("sure", "true"), ("password", PASSWORD)]).await;
    assert_eq!((gone.location.as_str(), browser.cookie.as_ref()), ("/me/deleted", None), "{}", gone.text);
    assert_eq!(browser.get(&gone.location).await.status, StatusCode::OK);
    assert_eq!(site.store.person(&account.id).await.expect("the store"), None);
    let mut other = register(&site, "Bea").await;
    web::admin::ban(&site.store, "Bea", true).await.expect("a ban");
    assert_eq!(other.post("/logout", &[]).await.location, "/");
    assert_eq!(other.cookie, None);
}
