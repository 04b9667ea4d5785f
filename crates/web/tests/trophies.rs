//! What brings people back, as browsers see it: trophies and records, a history to look at, seasons, and a friend's result to beat.

mod browser;
mod postgres;

use axum::http::StatusCode;
use bots::{BotSpec, bot_for};
use browser::games::{game, seated};
use browser::{Browser, Chance, Folder, House, site};
use kernel::{Lang, Seed};
use postgres::Postgres;
use std::sync::Arc;
use table::record::Record;
use table::trophies::trophies;
use table::{IDS, Luck, Session, Settings, nobody_asks, shelf};
use web::daily::{self, Leaderboard};
use web::live::table_spec::TableSpec;
use web::store::{Appended, NewLines, NewTable, Place, now};
use web::{Config, Site};

/// A whole game for one by a careful bot.
fn played(id: &str, seed: &str) -> Session {
    let settings = Settings { players: Some(1), ..Settings::new(Luck::seed(seed)) };
    let mut session = shelf::open(id, settings, &mut nobody_asks).expect("a table");
    while let Some(seat) = session.status().awaited().lowest() {
        let luck = Seed::of(&format!("{seed} {}", session.decisions()));
        let mut bot = bot_for(&session, &BotSpec::Careful, luck).expect("every game has a careful bot");
        let action = bot.decide(&session.seat_view(seat));
        session.play(seat, &action, &mut nobody_asks).expect("bots decide what is allowed");
    }
    session
}

/// So many games that a careful bot wins, with their seeds.
fn victories(id: &str, count: usize) -> Vec<(String, Session)> {
    let all = (0..).map(|game| format!("victory {game}")).map(|seed| (seed.clone(), played(id, &seed)));
    all.filter(|(_, game)| game.verdict().is_some_and(|verdict| !verdict.winners().is_empty())).take(count).collect()
}

/// Keeps a game as somebody's, begun that many seconds after the others.
async fn keep(site: &Arc<Site>, person: &str, seed: &str, session: &Session, assisted: bool, later: i64) -> String {
    let wanted = TableSpec { players: 1, seed: seed.into(), ..TableSpec::default() };
    let (game, owner, seats) = (session.id().to_string(), person.to_string(), vec![seated(person, "Anne")]);
    let new = NewTable { game, wanted: wanted.write(), owner, seats, ..NewTable::default() };
    let table = site.store.new_table(&new).await.expect("a table");
    let entry = NewLines {
        table: table.clone(),
        n: 0,
        lines: session.lines().iter().map(|line| line.to_string()).collect(),
        head: Some(session.head().join("\n")),
        result: session.verdict().map(|verdict| verdict.to_string()),
        assisted,
        board: None,
    };
    assert_eq!(site.store.append(entry).await.expect("kept"), Appended::Stands);
    let change = "UPDATE tables SET created = created + $2, touched = touched + $2 WHERE id = $1";
    sqlx::query(change).bind(&table).bind(later).execute(site.store.pool()).await.expect("a change");
    table
}

#[tokio::test]
async fn trophies_and_records_are_found_in_the_games_alone() {
    let (folder, id) = (Folder::new(), IDS[0]);
    let site = site(&folder).await;
    let (mut browser, guest) = Browser::guest(&site).await;
    let won = victories(id, 5);
    let mut tables = Vec::new();
    // Help, and a second try of a seed, earn nothing: not even with a row of victories.
    tables.push(keep(&site, &guest.id, "helped", &won[0].1, true, -9).await);
    for (at, (seed, session)) in (0..).zip(&won) {
        tables.push(keep(&site, &guest.id, seed, session, false, at).await);
    }
    tables.push(keep(&site, &guest.id, &won[0].0, &won[0].1, false, 9).await);
    let records = won.iter().map(|(_, session)| Record::read(&session.record()).unwrap_or_else(|_| panic!("a record")));
    let expected = trophies(id, records.collect::<Vec<_>>());
    let earned = expected.iter().filter(|place| place.times > 0).count();
    assert!(earned > 0 && expected.last().is_some_and(|row| row.times == 1));
    for lang in [Lang::Fr, Lang::En] {
        browser.lang = lang.code();
        let page = browser.get("/me/trophies").await;
        assert_eq!(page.status, StatusCode::OK);
        assert_eq!(page.text.matches("<li class=\"earned\">").count(), earned, "{}", page.text);
        let words = shelf::words(id, lang).expect("words");
        for place in &expected {
            assert!(page.text.contains(&browser::untied(&words.say(&place.trophy.deed))), "{}", place.trophy.id);
        }
        // The row of five was full with the fifth.
        assert!(page.text.contains(&format!("/r/{}\"", tables[5])) && !page.text.contains(&tables[0]));
        assert!(!page.text.contains(&tables[6]), "a second try");
        let shortest = won.iter().map(|(_, session)| session.decisions()).min().expect("a game");
        assert!(page.text.contains(&format!(">{shortest} ")), "the shortest victory");
        assert_eq!(browser.get("/me/trophies").await.text, page.text, "as it was remembered");
        let history = browser.get("/me").await.text;
        assert!(history.contains("mark trophy") && history.matches("href=\"/r/").count() == 7, "{history}");
        let (again, assisted) = match lang {
            Lang::Fr => ("Graine déjà jouée", "Assistée<"),
            Lang::En => ("Seed played before", "Assisted<"),
        };
        assert_eq!((history.matches(again).count(), history.matches(assisted).count()), (1, 1));
    }
    // Nobody in particular reads what there is to earn, and stays nobody.
    let mut nobody = Browser::new(&site);
    let page = nobody.get("/me/trophies").await;
    assert!(page.status == StatusCode::OK && !page.text.contains("class=\"earned\"") && nobody.cookie.is_none());
    assert_eq!(page.text.matches("<section class=\"cabinet\"").count(), IDS.len());
}

/// However many victories there are, a look replays a few: the next goes on.
#[tokio::test]
async fn many_victories_are_looked_at_a_few_at_a_time() {
    let (folder, id) = (Folder::new(), IDS[0]);
    let site = site(&folder).await;
    let (mut browser, guest) = Browser::guest(&site).await;
    let (_, session) = victories(id, 1).remove(0);
    for at in 0..60 {
        keep(&site, &guest.id, &format!("seed {at}"), &session, false, at).await;
    }
    for unseen in [35, 10] {
        let page = browser.get("/me/trophies").await.text;
        assert!(page.contains(&format!("{unseen} victories are still to be examined")), "{page}");
    }
    assert!(!browser.get("/me/trophies").await.text.contains("still to be examined"));
}

#[tokio::test]
async fn the_history_is_of_one_game_or_of_all() {
    let folder = Folder::new();
    let site = site(&folder).await;
    let (mut browser, guest) = Browser::guest(&site).await;
    let first = game(&site, &guest.id, "one", None, true).await;
    let daily = game(&site, &guest.id, "two", Some(daily::today()), true).await;
    let other = keep(&site, &guest.id, "three", &played(IDS[1], "three"), false, 3).await;
    let page = browser.get("/me").await.text;
    assert!([&first, &daily, &other].iter().all(|id| page.contains(&format!("/r/{id}\""))), "{page}");
    assert!(page.contains("today") && page.contains("Daily dungeon, first try"));
    assert!(page.contains("/seed/scelerat/one\"") && !page.contains("/seed/scelerat/two"), "the day is not over");
    assert!(page.contains(&format!("action=\"/t/{first}/rematch\"")));
    let alone = browser.get(&format!("/me?game={}", IDS[1])).await.text;
    assert!(alone.contains(&other) && !alone.contains(&first) && !alone.contains(&daily));
    let none = browser.get(&format!("/me?game={}", IDS[2])).await;
    assert!(none.status == StatusCode::OK && none.text.contains("No finished games"));
    for odd in ["chess", "", "%00"] {
        let answer = browser.get(&format!("/me?game={odd}")).await;
        assert!(answer.status == StatusCode::NOT_FOUND && answer.text.contains("no game of that name"), "{odd}");
    }
    for index in 0..25 {
        game(&site, &guest.id, &format!("more {index}"), None, true).await;
    }
    let page = browser.get(&format!("/me?game={}", IDS[0])).await.text;
    let (_, rest) = page.split_once("rel=\"next\" href=\"").expect("more");
    let older = rest.split('#').next().expect("a way").replace("&amp;", "&");
    let rest = browser.get(&older).await.text;
    assert_eq!((page.matches("href=\"/r/").count(), rest.matches("href=\"/r/").count()), (20, 7));
    assert!(!rest.contains(&other), "still of one game");
    let streak = browser.get("/me/trophies").await.text;
    assert!(streak.contains("One day; your best is one day."), "{streak}");
}

/// A run of a day by somebody, which came to that.
async fn run(site: &Arc<Site>, person: &str, day: &str, score: i32, won: bool) {
    let id = game(site, person, day, Some(day.to_string()), true).await;
    let board = Leaderboard::Plain.word();
    let change = sqlx::query("UPDATE tables SET board = $2, worth = $3 WHERE id = $1").bind(&id).bind(board);
    change.bind(daily::worth(score, won)).execute(site.store.pool()).await.expect("a change");
}

#[tokio::test]
async fn a_season_adds_up_the_days_of_a_month() {
    let folder = Folder::new();
    seasons(&site(&folder).await).await;
}

/// The other database adds up to the same, and finds the same games.
#[tokio::test]
async fn a_season_adds_up_in_postgres() {
    let postgres = Postgres::start();
    let config = Config { rate: 0, ..Config::new(Place::Postgres(postgres.url())) };
    let site = Site::open(config).await.expect("a site");
    seasons(&site).await;
    let (mut browser, guest) = Browser::guest(&site).await;
    let id = game(&site, &guest.id, "one", None, true).await;
    for page in ["/me".into(), format!("/me?game={}", IDS[0])] {
        assert!(browser.get(&page).await.text.contains(&format!("/r/{id}\"")), "{page}");
    }
    assert_eq!(browser.get("/me/trophies").await.status, StatusCode::OK);
}

async fn seasons(site: &Arc<Site>) {
    let (mut often, frequent) = Browser::guest(site).await;
    let (mut once, lucky) = Browser::guest(site).await;
    let (_, late) = Browser::guest(site).await;
    for (day, won) in [("2026-01-01", false), ("2026-01-02", true), ("2026-01-31", false)] {
        run(site, &frequent.id, day, -7, won).await;
    }
    run(site, &lucky.id, "2026-01-02", 40, true).await;
    run(site, &lucky.id, "2026-02-01", 12, false).await;
    // Whoever is late stands on no board of the season.
    game(site, &late.id, "late", Some("2026-01-03".into()), true).await;
    let days = daily::days_of_season("2026-01");
    let places = site.store.season_places(&days, IDS[0], "", Some(&lucky.id), 1).await.expect("the store");
    let told = places.iter().map(|place| (place.place, place.points, place.days, place.wins, place.score));
    assert_eq!(told.collect::<Vec<_>>(), [(1, 5, 3, 1, -21), (2, 3, 1, 1, 40)], "the best, and oneself");
    let page = often.get(&format!("/season/{}/2026-01", IDS[0])).await;
    assert!(page.status == StatusCode::OK && page.text.contains("January 2026"), "{}", page.text);
    assert_eq!((page.text.matches("<tr class=\"mine\">").count(), page.text.matches("<tr").count()), (1, 3));
    assert!(!page.text.contains("rel=\"prev\"") && page.text.contains(&format!("/season/{}/2026-02", IDS[0])));
    once.lang = "fr";
    let next = once.get(&format!("/season/{}/2026-02", IDS[0])).await.text;
    assert!(next.contains("février 2026") && next.contains("rel=\"prev\"") && next.contains("class=\"mine\""));
    let other = once.get(&format!("/season/{}/2026-02?option.weapon=le", IDS[0])).await.text;
    assert!(other.contains("Personne ne l'a encore fini") && other.contains("2026-01?option.weapon=le"));
    assert!(often.get(&format!("/daily/{}", IDS[0])).await.text.contains(&format!("/season/{}/20", IDS[0])));
    let this = often.get(&format!("/season/{}", IDS[0])).await;
    assert!(this.status == StatusCode::OK && !this.text.contains("rel=\"next\""), "nothing is yet to come");
    for odd in ["2026-13", "9999-01", "x", "2026-01-01", "%00"] {
        let answer = often.get(&format!("/season/{}/{odd}", IDS[0])).await;
        assert!(answer.status == StatusCode::NOT_FOUND && answer.text.contains("a season is a month"), "{odd}");
    }
    assert_eq!(often.get("/season/chess").await.status, StatusCode::NOT_FOUND);
    assert_eq!(often.get(&format!("/season/{}?option.banana=1", IDS[0])).await.status, 422);
}

#[tokio::test]
async fn a_friends_result_is_beaten_on_the_same_deal() {
    let (house, mut chance) = (House::open().await, Chance::new("beat"));
    let (mut anne, mut bruno) = (house.browser(Lang::Fr), house.browser(Lang::Fr));
    let id = anne.begin("/new/scelerat", &[("option.weapon", "lt"), ("name", "Anne")]).await;
    let running = bruno.get(&format!("/beat/{id}")).await;
    assert!(running.status == 422 && running.text.contains("n'est pas finie"), "{}", running.text);
    assert_eq!(bruno.post(&format!("/beat/{id}"), &[]).await.status, 422);
    assert!(!running.text.contains(&house.seed_of(&id).await), "nobody is offered the seed of a running game");
    assert!(!anne.get(&format!("/r/{id}")).await.text.contains("/beat/"));
    while anne.decide(&id, &mut chance).await.is_some() {}
    for page in [format!("/t/{id}"), format!("/r/{id}")] {
        assert!(anne.get(&page).await.text.contains(&format!("/beat/{id}")), "{page}");
    }
    assert!(anne.get(&format!("/beat/{id}")).await.text.contains("C'est votre partie"));
    let page = bruno.get(&format!("/beat/{id}")).await;
    assert!(page.status == 200 && page.text.contains("Anne a ") && bruno.cookie.is_none(), "{}", page.text);
    assert!(
        !page.text.contains(&format!("/r/{id}")) && !page.text.contains(&format!("/t/{id}")),
        "nothing is given away"
    );
    let own = bruno.begin(&format!("/beat/{id}"), &[("name", "Bruno")]).await;
    assert_eq!(bruno.begin(&format!("/beat/{id}"), &[]).await, own, "one at a time");
    assert!(
        !bruno.get(&format!("/beat/{id}")).await.text.contains(&format!("/r/{id}")),
        "not before one's own is over"
    );
    assert_eq!(bruno.get(&format!("/t/{own}/beaten")).await.status, 404);
    let head = async |id: &str| house.site.store.table(id).await.expect("the store").expect("a table").0;
    let (theirs, ours) = (head(&id).await, head(&own).await);
    // All but the moment at which it was begun.
    let dealt = |head: &Option<String>| head.as_deref().and_then(|head| head.split("\nnote ").next()).map(String::from);
    assert_eq!((dealt(&theirs.head), theirs.kind), (dealt(&ours.head), ours.kind), "the very same deal");
    while bruno.decide(&own, &mut chance).await.is_some() {}
    let end = bruno.get(&format!("/t/{own}")).await.text;
    assert!(end.contains(&format!("/t/{own}/beaten")) && end.contains(&format!("/beat/{id}")), "{end}");
    for path in [format!("/t/{own}/beaten"), format!("/beat/{id}")] {
        let said = bruno.get(&path).await.text;
        assert!(said.contains("Anne : ") && said.contains("vous : ") && said.contains(&format!("/r/{id}")), "{said}");
    }
    assert_eq!(anne.get(&format!("/t/{own}/beaten")).await.status, 403);
    // What comes after is a game like any other.
    let again = bruno.post(&format!("/t/{own}/rematch"), &[]).await.location;
    let again = head(again.strip_prefix("/t/").expect("a table")).await;
    assert_eq!(TableSpec::read(&again.wanted).beat, None);
    assert_ne!(TableSpec::read(&again.wanted).seed, TableSpec::read(&theirs.wanted).seed);
    // Once Anne's game is gone, there is nothing to compare with, and the page says so.
    house.site.store.delete_table(&id).await.expect("the store");
    let gone = bruno.get(&format!("/beat/{id}")).await;
    assert!(gone.status == 404 && gone.text.contains("demandez un autre lien"));
    assert_eq!(bruno.get(&format!("/t/{own}/beaten")).await.status, 404);
    for odd in ["x", "%00", "..%2f..", "nothing-here", &"9".repeat(26)] {
        let answer = bruno.get(&format!("/beat/{odd}")).await;
        assert!(answer.status == 404 && answer.text.contains("demandez un autre lien"), "{odd}: {}", answer.text);
    }
}

#[tokio::test]
async fn what_is_not_to_be_known_is_not_offered_to_be_beaten() {
    let (house, mut chance) = (House::open().await, Chance::new("beat"));
    let (mut anne, mut bruno) = (house.browser(Lang::Fr), house.browser(Lang::Fr));
    // A day that is not over.
    let id = anne.begin("/daily/scelerat", &[("name", "Anne")]).await;
    while anne.decide(&id, &mut chance).await.is_some() {}
    let seed = house.seed_of(&id).await;
    for browser in [&mut anne, &mut bruno] {
        let answers = [browser.get(&format!("/beat/{id}")).await, browser.post(&format!("/beat/{id}"), &[]).await];
        assert!(answers.iter().all(|answer| answer.status == 403 && !answer.text.contains(&seed)));
    }
    for page in [format!("/t/{id}"), format!("/r/{id}"), "/me".into(), "/me/trophies".into()] {
        let text = anne.get(&page).await.text;
        assert!(!text.contains(&seed) && !text.contains("/beat/"), "{page}");
    }
    // Once it is over, everybody may.
    for change in ["UPDATE tables SET daily = '2026-01-01'", "UPDATE daily_plays SET day = '2026-01-01'"] {
        sqlx::query(change).execute(house.site.store.pool()).await.expect("a change");
    }
    assert_eq!(bruno.get(&format!("/beat/{id}")).await.status, 200);
    let own = bruno.begin(&format!("/beat/{id}"), &[]).await;
    let row = house.site.store.table(&own).await.expect("the store").expect("a table").0;
    assert_eq!((row.daily, house.seed_of(&own).await), (None, seed), "no run of that day");
    // Against rivals, whoever knows the seed knows their hands: the game is marked as with every seed that was chosen.
    let id = anne.begin("/new/sang-rancune", &[("name", "Anne")]).await;
    while anne.decide(&id, &mut chance).await.is_some() {}
    assert!(!house.site.store.table(&id).await.expect("the store").expect("a table").0.assisted);
    let own = bruno.begin(&format!("/beat/{id}"), &[]).await;
    let live = house.site.table(&own).await.expect("a table");
    assert!(live.lock(&house.site.store).await.expect("its state").session.as_ref().expect("a game").assisted());
    // Several people's game is nobody's to beat alone.
    let id = anne.begin("/new/mini-rogue", &[("players", "2"), ("name", "Anne"), ("seat2", "person")]).await;
    let invite = anne.get(&format!("/t/{id}")).await.after("/j/");
    bruno.post(&format!("/j/{invite}"), &[("name", "Bruno")]).await;
    let end = "UPDATE tables SET result = '1 won 1 won', touched = $2 WHERE id = $1";
    sqlx::query(end).bind(&id).bind(now()).execute(house.site.store.pool()).await.expect("a change");
    let answer = bruno.get(&format!("/beat/{id}")).await;
    assert!(answer.status == 422 && answer.text.contains("en solo"), "{}", answer.text);
}
