//! How much one person or address may take: places on the day's boards, tries at its dungeon, room on the disk.

mod browser;
mod postgres;

use browser::games::seated;
use browser::{Browser, Chance, Folder, House, site};
use kernel::Lang;
use postgres::Postgres;
use std::sync::Arc;
use table::{Luck, Settings, nobody_asks, shelf};
use web::Config;
use web::Site;
use web::daily::{self, Leaderboard};
use web::http::quota;
use web::ids;
use web::live::table_commands::LONG;
use web::live::table_spec::TableSpec;
use web::store::{Appended, DailyPlay, NewLines, NewTable, Place, Recovered, Store};

const PASSWORD: &str = "correct horse";
const DAY: &str = "/daily/scelerat";

async fn sql(store: &Store, statement: &str) {
    sqlx::query(statement).execute(store.pool()).await.unwrap_or_else(|error| panic!("{statement}: {error}"));
}

/// Whose browser it is.
async fn person(site: &Arc<Site>, browser: &Browser) -> String {
    let secret = browser.cookie.as_deref().expect("a cookie");
    let found = site.store.person_by_token(secret, web::store::TokenKind::Cookie).await.expect("the store");
    found.expect("somebody").id
}

async fn account(house: &House, name: &str) -> Browser {
    let mut browser = house.browser(Lang::En);
    browser.post("/register", &[("name", name), ("password", PASSWORD)]).await;
    browser
}

async fn code(browser: &mut Browser, id: &str) -> String {
    browser.post(&format!("/t/{id}/recovery"), &[]).await.after("id=\"recovery\">")
}

/// A crowd of guests who did badly, long before anybody else.
async fn crowd(store: &Store, many: usize) {
    let numbers = format!("WITH RECURSIVE crowd (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM crowd WHERE n < {many})");
    let day = daily::today();
    for statement in [
        "INSERT INTO people (id, bot, banned, created, seen) {numbers} SELECT 'p' || n, 0, 0, 1, 1 FROM crowd",
        "INSERT INTO tables (id, invite, game, wanted, open, pace, daily, kind, owner, created, touched, result, assisted, board, worth) \
         {numbers} SELECT 't' || n, 'i' || n, 'scelerat', '{}', 0, 'live', '{day}', '', 'p' || n, n, n, '-300 lost', 0, 'plain', -300 FROM crowd",
        "INSERT INTO seats (table_id, seat, person, name, orders, seen) {numbers} SELECT 't' || n, 0, 'p' || n, 'crowd', '', 1 FROM crowd",
        "INSERT INTO daily_plays (day, game, kind, person, table_id) {numbers} SELECT '{day}', 'scelerat', '', 'p' || n, 't' || n FROM crowd",
    ] {
        sql(store, &statement.replace("{numbers}", &numbers).replace("{day}", &day)).await;
    }
}

/// A crowd that came first shuts nobody out: the best are shown, and everybody their own place.
#[tokio::test]
async fn a_board_shows_the_best_and_oneself() {
    let (house, mut chance) = (House::open().await, Chance::new("quota"));
    crowd(&house.site.store, 2500).await;
    let mut browser = house.browser(Lang::En);
    let id = browser.begin(DAY, &[("name", "Zoe")]).await;
    while browser.decide(&id, &mut chance).await.is_some() {}
    let board = browser.get(DAY).await.text;
    assert!(board.contains("Zoe (you)"), "{board}");
    let theirs = house.browser(Lang::En).get(DAY).await.text;
    let first = theirs.split("<tbody>").nth(1).expect("a board").split("</tr>").next().expect("a row");
    assert!(first.contains("Zoe"), "better than all who came first: {first}");
    assert_eq!(theirs.matches("crowd").count(), 99, "the best hundred");
    assert!(house.browser(Lang::En).get("/daily").await.text.contains("2501"));
    // The crowd does better: one's own place is shown all the same, beyond the best.
    let better = format!("UPDATE tables SET worth = worth + 17179869184 WHERE id <> '{id}'");
    sql(&house.site.store, &better).await;
    let board = browser.get(DAY).await.text;
    let own = board.split("<tr class=\"mine\">").nth(1).expect("one's own row").split("</tr>").next().expect("a row");
    assert!(own.contains(">2501<") && own.contains("Zoe"), "{own}");
    assert!(!house.browser(Lang::En).get(DAY).await.text.contains("Zoe"));
}

/// Tables of the day are tables: so many a minute, and so many a day.
#[tokio::test]
async fn tables_of_the_day_are_counted() {
    let folder = Folder::new();
    let config = Config { rate: 20, trust_proxy: true, ..Config::new(Place::Folder(folder.0.clone())) };
    let site = Site::open(config).await.expect("a site");
    let stranger = |address: &str| Browser { address: Some(address.into()), ..Browser::new(&site) };
    for _ in 0..2 {
        assert_eq!(stranger("203.0.113.1").post(DAY, &[]).await.status, 303);
    }
    assert_eq!(stranger("203.0.113.1").post(DAY, &[]).await.status, 429);
    assert_eq!(stranger("203.0.113.2").post(DAY, &[]).await.status, 303, "others have their own");
    let a_day = 2 * u64::from(quota::MINUTES_OF_TABLES);
    site.table_creations_a_day.take("203.0.113.3", a_day).expect("a day's worth");
    assert_eq!(stranger("203.0.113.3").post(DAY, &[]).await.status, 429);
    let guests: i64 =
        sqlx::query_scalar("SELECT COUNT(*) FROM people").fetch_one(site.store.pool()).await.expect("a count");
    assert_eq!(guests, 3, "nobody becomes a guest for nothing");
}

/// Once is once, for people and for accounts, whatever way a seat takes.
#[tokio::test]
async fn a_code_gives_nobody_a_second_try() {
    let (house, mut chance) = (House::open().await, Chance::new("quota"));
    let mut guest = house.browser(Lang::En);
    let rehearsed = guest.begin(DAY, &[]).await;
    let moved = code(&mut guest, &rehearsed).await;
    let mut ada = account(&house, "Ada").await;
    let own = ada.begin(DAY, &[]).await;
    while ada.decide(&own, &mut chance).await.is_some() {}
    let refused = ada.post("/rejoin", &[("code", &moved)]).await;
    assert!(refused.status == 422 && refused.text.contains("one try per day"), "{refused:?}");
    assert!(guest.decide(&rehearsed, &mut chance).await.is_some(), "nothing has changed");
    // The guest logs in, and the account has both games; but only its own counts, before and after the end.
    guest.post("/login", &[("name", "Ada"), ("password", PASSWORD)]).await;
    while guest.decide(&rehearsed, &mut chance).await.is_some() {}
    let ada_id = person(&house.site, &guest).await;
    let runs =
        house.site.store.best_runs(&daily::today(), "scelerat", "", Leaderboard::Plain, 9).await.expect("the store");
    assert_eq!(runs.iter().map(|run| run.table.as_str()).collect::<Vec<_>>(), [own.as_str()]);
    let played = house.site.store.played(&daily::today(), "scelerat", "", &ada_id).await.expect("the store");
    assert_eq!(played, Some(DailyPlay::At(own, true)));
    // Whoever gives a seat away has played all the same, though the table goes with whoever took it.
    let mut giver = account(&house, "Bea").await;
    let given = giver.begin(DAY, &[]).await;
    let moved = code(&mut giver, &given).await;
    let mut taker = house.browser(Lang::En);
    assert_eq!(taker.post("/rejoin", &[("code", &moved)]).await.location, format!("/t/{given}"));
    for browser in [&mut giver, &mut taker] {
        assert_eq!(browser.begin(DAY, &[]).await, given, "both have played it");
    }
    taker.post("/me/delete", &[("sure", "true")]).await;
    assert_eq!(house.site.store.table(&given).await.expect("the store"), None);
    let again = giver.post(DAY, &[]).await;
    assert!(again.status == 422 && again.text.contains("its table no longer exists"), "{again:?}");
    assert_eq!(giver.get(DAY).await.status, 200);
}

/// What a guest played is the account's where it has played nothing itself.
#[tokio::test]
async fn a_guests_day_becomes_the_accounts() {
    let (house, mut chance) = (House::open().await, Chance::new("quota"));
    account(&house, "Ada").await;
    let mut guest = house.browser(Lang::En);
    let id = guest.begin(DAY, &[]).await;
    guest.post("/login", &[("name", "Ada"), ("password", PASSWORD)]).await;
    assert_eq!(guest.begin(DAY, &[]).await, id);
    while guest.decide(&id, &mut chance).await.is_some() {}
    let runs =
        house.site.store.best_runs(&daily::today(), "scelerat", "", Leaderboard::Plain, 9).await.expect("the store");
    assert_eq!(runs.len(), 1);
}

/// A table whose record is very long: its first decision was made and taken back over and over.
async fn long_table(site: &Arc<Site>, person: &str) -> String {
    let settings = Settings { players: Some(1), ..Settings::new(Luck::seed("long")) };
    let mut session = shelf::open("scelerat", settings, &mut nobody_asks).expect("a game");
    let seat = kernel::Seat(0);
    let action = session.legal_actions(seat).swap_remove(0);
    while session.lines().len() < LONG {
        session.play(seat, &action, &mut nobody_asks).expect("an allowed action");
        session.undo_at_one_screen(seat, true).expect("the only person may insist");
    }
    session.play(seat, &action, &mut nobody_asks).expect("an allowed action");
    let wanted = TableSpec { players: 1, seed: "long".into(), ..TableSpec::default() };
    let (game, wanted, owner, seats) = ("scelerat".into(), wanted.write(), person.into(), vec![seated(person, "Ada")]);
    let new = NewTable { game, wanted, owner, seats, ..NewTable::default() };
    let table = site.store.new_table(&new).await.expect("a table");
    let (lines, head) =
        (session.lines().iter().map(|line| line.to_string()).collect(), Some(session.head().join("\n")));
    let entry = NewLines { table: table.clone(), n: 0, lines, head, result: None, assisted: true, board: None };
    assert_eq!(site.store.append(entry).await.expect("kept"), Appended::Stands);
    table
}

/// A record does not grow for ever; but a game can always be played to its end.
#[tokio::test]
async fn a_long_record_only_goes_on_to_its_end() {
    let (house, mut chance) = (House::open().await, Chance::new("quota"));
    let (mut browser, guest) = Browser::guest(&house.site).await;
    let id = long_table(&house.site, &guest.id).await;
    for deed in ["undo", "leave"] {
        let refused = browser.post(&format!("/t/{id}/{deed}"), &[("insist", "yes")]).await;
        assert!(refused.status == 422 && refused.text.contains("is very long"), "{deed}: {refused:?}");
        assert!(refused.text.contains("/rules/table#game.long"), "{refused:?}");
    }
    browser.lang = "fr";
    let refused = browser.post(&format!("/t/{id}/undo"), &[("insist", "yes")]).await;
    assert!(refused.text.contains("est déjà très longue"), "{refused:?}");
    while browser.decide(&id, &mut chance).await.is_some() {}
    let (row, _) = house.site.store.table(&id).await.expect("the store").expect("a table");
    assert!(row.result.is_some(), "it is over");
    assert_eq!(browser.get("/rules/table").await.status, 200);
}

/// Records from elsewhere: what is free in them is short, and nobody leaves more than their share.
#[tokio::test]
async fn records_from_elsewhere_have_their_bounds() {
    let folder = Folder::new();
    let config = Config { trust_proxy: true, ..Config::new(Place::Folder(folder.0.clone())) };
    let (site, mut chance) = (Site::open(config).await.expect("a site"), Chance::new("quota"));
    let mut browser = Browser { address: Some("203.0.113.1".into()), ..Browser::new(&site) };
    let id = browser.begin("/new/scelerat", &[]).await;
    while browser.decide(&id, &mut chance).await.is_some() {}
    let record = browser.get(&format!("/r/{id}/record.txt")).await.text;
    let noted = record.replacen("\n1 0", &format!("\nnote {}\n1 0", "cheese ".repeat(7000)), 1);
    let seeded = record.replacen("\nseed \"", &format!("\nnote {}\nseed \"", "x".repeat(100_000)), 1);
    for long in [noted, seeded] {
        let refused = browser.upload("/replay", "text", &long).await;
        assert!(
            refused.status == 422 && refused.text.contains("too many notes"),
            "{} {}",
            refused.status,
            refused.text
        );
    }
    // So many of one person.
    let owner = person(&site, &browser).await;
    for number in 0..quota::IMPORTS {
        site.store.keep_import(&number.to_string(), Some(&owner)).await.expect("kept");
    }
    let refused = browser.upload("/replay", "text", &record).await;
    assert!(refused.status == 422 && refused.text.contains("the most allowed here"), "{refused:?}");
    let space = site.store.space(3).await.expect("the store");
    assert_eq!((space.imports.0, space.largest_imports.len(), space.tables.0), (quota::IMPORTS, 3, 1));
    assert_eq!(space.largest_tables[0].id, id);
    assert!(space.owners.len() == 1 && space.owners[0].id == owner && owner.starts_with(&space.owners[0].owner));
    assert_eq!(space.owners[0].bytes, space.tables.1 + space.imports.1);
    web::admin::delete_import(&site.store, &space.largest_imports[0].id).await.expect("deleted");
    let kept = browser.upload("/replay", "text", &record).await;
    assert_eq!(kept.status, 303, "{}", kept.text);
    // So much of one address, whoever it is.
    site.imports_a_day.take("203.0.113.2", quota::IMPORT_BYTES_A_DAY).expect("a day's worth");
    let mut stranger = Browser { address: Some("203.0.113.2".into()), ..Browser::new(&site) };
    assert_eq!(stranger.upload("/replay", "text", &record).await.status, 429);
    // What somebody left goes with them.
    site.store.delete_person(&owner, "–").await.expect("the store");
    assert_eq!(site.store.import_bytes().await.expect("the store"), 0);
}

/// Games that are begun and never finished are so many at most.
#[tokio::test]
async fn whoever_finishes_nothing_begins_no_more() {
    let house = House::open().await;
    let (mut browser, guest) = Browser::guest(&house.site).await;
    let many = format!(
        "INSERT INTO tables (id, invite, game, wanted, open, pace, kind, owner, created, touched, assisted) \
         WITH RECURSIVE crowd (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM crowd WHERE n < {}) \
         SELECT 't' || n, 'i' || n, 'scelerat', '{{}}', 0, 'live', '', '{}', n, n, 0 FROM crowd",
        quota::UNFINISHED,
        guest.id
    );
    sql(&house.site.store, &many).await;
    for path in ["/new/scelerat", DAY] {
        let refused = browser.post(path, &[]).await;
        assert!(refused.status == 422 && refused.text.contains("finish some"), "{refused:?}");
    }
    sql(&house.site.store, "UPDATE tables SET result = '-9 lost' WHERE id = 't1'").await;
    assert_eq!(browser.post("/new/scelerat", &[]).await.status, 303);
}

/// Against rivals, a seed that somebody chose marks the game from its start.
#[tokio::test]
async fn a_chosen_seed_against_rivals_marks_the_game() {
    let house = House::open().await;
    let mut browser = house.browser(Lang::En);
    let assisted = async |id: &str| house.site.store.table(id).await.expect("the store").expect("a table").0.assisted;
    let bots = [("players", "3"), ("seat2", "careful"), ("seat3", "careful")];
    let drawn = browser.begin("/new/sang-rancune", &bots).await;
    let chosen = browser.begin("/new/sang-rancune", &[&bots[..], &[("seed", "mine")]].concat()).await;
    let alone = browser.begin("/new/scelerat", &[("seed", "mine")]).await;
    assert_eq!((assisted(&drawn).await, assisted(&chosen).await, assisted(&alone).await), (false, true, false));
    for path in ["/new/sang-rancune", "/seed/sang-rancune/mine"] {
        assert!(browser.get(path).await.text.contains("marks the game as assisted"), "{path}");
    }
    // It is as marked when it is read again.
    let live = house.site.table(&chosen).await.expect("a table");
    live.mark_stale();
    let state = live.lock(&house.site.store).await.expect("its state");
    assert!(state.session.as_ref().expect("a game").assisted());
}

/// Only those who sat at a table are led to the next one.
#[tokio::test]
async fn the_next_table_is_for_those_who_sat_at_this_one() {
    let (house, mut chance) = (House::open().await, Chance::new("quota"));
    let mut ada = house.browser(Lang::En);
    let id = ada.begin("/new/scelerat", &[]).await;
    while ada.decide(&id, &mut chance).await.is_some() {}
    let next = ada.post(&format!("/t/{id}/rematch"), &[]).await.location;
    assert!(next.starts_with("/t/") && !next.ends_with(&id));
    let (mut stranger, _) = Browser::guest(&house.site).await;
    let refused = stranger.post(&format!("/t/{id}/rematch"), &[]).await;
    assert!(refused.status == 403 && refused.location.is_empty(), "{refused:?}");
    assert!(!refused.text.contains(&next) && !stranger.get(&format!("/t/{id}")).await.text.contains(&next));
    assert_eq!(ada.post(&format!("/t/{id}/rematch"), &[]).await.location, next);
}

/// Bots alone begin nothing: whoever made the table and left it is refused, and somebody may still sit down.
#[tokio::test]
async fn bots_alone_begin_nothing() {
    let house = House::open().await;
    let mut host = house.browser(Lang::En);
    let form = [("players", "3"), ("name", "Ada"), ("seat2", "person"), ("seat3", "careful")];
    let id = host.begin("/new/sang-rancune", &form).await;
    let invite = host.get(&format!("/t/{id}")).await.after("href=\"/j/");
    host.post(&format!("/t/{id}/leave"), &[]).await;
    let refused = host.post(&format!("/t/{id}/fill"), &[("bot", "careful")]).await;
    assert!(refused.status == 422 && refused.text.contains("is playing at this table yet"), "{refused:?}");
    host.post(&format!("/j/{invite}"), &[("name", "Ada")]).await;
    assert_eq!(host.post(&format!("/t/{id}/fill"), &[("bot", "careful")]).await.status, 303);
    assert!(host.get(&format!("/t/{id}")).await.text.contains("class=\"board\""));
    // A table of bots alone that was made before waits without a word.
    sql(&house.site.store, "UPDATE seats SET person = NULL, bot = 'careful'").await;
    sql(&house.site.store, "UPDATE tables SET head = NULL").await;
    sql(&house.site.store, "DELETE FROM lines").await;
    let live = house.site.table(&id).await.expect("a table");
    live.mark_stale();
    assert!(!live.lock(&house.site.store).await.expect("its state").should_begin());
}

/// A store as an older version left it.
async fn age(store: &Store) {
    for statement in [
        "DROP INDEX tables_on_board",
        "DROP INDEX tables_of_owner",
        "DROP INDEX imports_of_owner",
        "DROP TABLE daily_plays",
        "DROP TABLE puzzle_attempts",
        "DROP TABLE reviews",
        "ALTER TABLE tables DROP COLUMN board",
        "ALTER TABLE tables DROP COLUMN worth",
        "ALTER TABLE imports DROP COLUMN owner",
        "ALTER TABLE imports DROP COLUMN bytes",
        "UPDATE meta SET value = '1' WHERE name = 'schema'",
    ] {
        sql(store, statement).await;
    }
}

/// A store of an older version is brought to this one's shape, with what is in it.
async fn grows_up(place: Place) {
    let config = Config { rate: 0, ..Config::new(place.clone()) };
    let (site, mut chance) = (Site::open(config).await.expect("a site"), Chance::new("quota"));
    let mut browser = Browser::new(&site);
    let id = browser.begin(DAY, &[("name", "Zoe")]).await;
    while browser.decide(&id, &mut chance).await.is_some() {}
    site.store.keep_import("a record", None).await.expect("kept");
    let guest = person(&site, &browser).await;
    let before = site.store.own_run(&daily::today(), "scelerat", "", &guest).await.expect("the store");
    assert!(before.is_some());
    age(&site.store).await;
    site.store.close().await;
    let store = Store::open(place).await.expect("a store");
    assert_eq!(store.own_run(&daily::today(), "scelerat", "", &guest).await.expect("the store"), before);
    assert_eq!(store.import_bytes().await.expect("the store"), 8);
    assert_eq!(store.schema().await.expect("the store"), "4");
    // And all is done there as anywhere: a seat moves, a guest becomes somebody, what takes up room is weighed.
    let code = store.new_recovery(&id, 0).await.expect("a code");
    let (taker, secret) = store.new_guest().await.expect("a guest");
    assert_eq!(store.recover_seat(&id, 0, &code, &taker.id).await.expect("the store"), Recovered::Held);
    let hashes = [ids::hashed(&secret), ids::hashed("nobody's")];
    assert_eq!(store.worthless(&hashes).await.expect("the store"), hashes[1..]);
    let (ada, _) = store.new_guest().await.expect("a guest");
    store.make_account(&ada.id, "Ada", "ada", "").await.expect("an account");
    store.adopt(&taker.id, &ada.id).await.expect("the store");
    assert_eq!(store.worthless(&hashes).await.expect("the store"), hashes);
    let after = store.own_run(&daily::today(), "scelerat", "", &ada.id).await.expect("the store");
    assert_eq!(after.map(|(board, place, _)| (board, place)), Some((Leaderboard::Plain, 1)));
    let space = store.space(2).await.expect("the store");
    assert_eq!((space.imports, space.largest_tables.len(), space.owners.len()), ((1, 8), 1, 2));
    store.forget_plays(&daily::today()).await.expect("the store");
    store.close().await;
}

#[tokio::test]
async fn an_older_store_grows_up() {
    let folder = Folder::new();
    drop(site(&folder).await);
    grows_up(Place::Folder(folder.0.clone())).await;
    let postgres = Postgres::start();
    grows_up(Place::Postgres(postgres.url())).await;
}
