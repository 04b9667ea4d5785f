//! People at tables: how long they are waited for, whose the table is, and how much one of them may ask for.

mod browser;

use browser::{Answer, Browser, Chance, Folder, House};
use kernel::{Lang, Seat};
use std::time::Duration;
use web::live::presence::OpenPage;
use web::store::{Pace, Place};
use web::{Config, Site};

const TWO: [(&str, &str); 3] = [("players", "2"), ("name", "Anne"), ("seat2", "person")];

/// Two people at a table of that pace: the one who is waited for, the one who waits, and the seat that is waited for.
async fn one_waits(house: &House, pace: &str) -> (String, Browser, Browser, &'static str) {
    let (mut anne, mut bruno) = (house.browser(Lang::Fr), house.browser(Lang::Fr));
    let id = anne.begin("/new/mini-rogue", &[&TWO[..], &[("pace", pace)]].concat()).await;
    let invite = anne.get(&format!("/t/{id}")).await.after("/j/");
    assert_eq!(bruno.post(&format!("/j/{invite}"), &[("name", "Bruno")]).await.location, format!("/t/{id}"));
    let asked = anne.get(&format!("/t/{id}")).await.text.contains("name=\"request\"");
    if asked { (id, anne, bruno, "1") } else { (id, bruno, anne, "2") }
}

async fn stand_in(browser: &mut Browser, id: &str, seat: &str) -> Answer {
    browser.post(&format!("/t/{id}/stand-in"), &[("seat", seat)]).await
}

/// For how much longer somebody is to be waited for, as a refusal says it.
#[track_caller]
fn left(refused: &Answer) -> String {
    assert_eq!(refused.status, 422, "{}", refused.text);
    let (_, left) = refused.text.split_once("Laissez-lui encore").unwrap_or_else(|| panic!("{}", refused.text));
    left.chars().take_while(|sign| *sign != '<').collect()
}

/// So much time goes by for a table, as the store has it, or for those who sit there.
async fn time_goes_by(house: &House, id: &str, what: &str, seconds: i64) {
    let change = match what {
        "table" => "UPDATE tables SET touched = touched - $2 WHERE id = $1",
        _ => "UPDATE seats SET seen = seen - $2 WHERE table_id = $1",
    };
    let pool = house.site.store.pool();
    sqlx::query(change).bind(id).bind(seconds).execute(pool).await.expect("a change");
    house.site.table(id).await.expect("a table").mark_stale();
}

#[tokio::test]
async fn nobody_is_hurried_at_leisurely_tables() {
    let house = House::open().await;
    for (pace, word, at_first) in [(Pace::Leisure, "leisure", " h "), (Pace::Live, "live", " min")] {
        let (id, mut awaited, mut waiting, seat) = one_waits(&house, word).await;
        let refused = stand_in(&mut waiting, &id, seat).await;
        assert!(left(&refused).contains(at_first), "{word}: {}", left(&refused));
        assert!(refused.text.contains("/rules/table#seat.away"), "{word}: where that is written");
        // A table at which nothing happens does not wait for whoever has just sat down.
        time_goes_by(&house, &id, "table", pace.patience()).await;
        assert_eq!(stand_in(&mut waiting, &id, seat).await.status, 422, "{word}");
        time_goes_by(&house, &id, "seats", pace.patience() - 30).await;
        let refused = stand_in(&mut waiting, &id, seat).await;
        assert!(left(&refused).contains(" s"), "{word}: {}", left(&refused));
        time_goes_by(&house, &id, "seats", 31).await;
        // Nobody has a bot stand in for who is not waited for, nor from outside; whoever waits may now.
        let other = if seat == "1" { "2" } else { "1" };
        assert_eq!(stand_in(&mut awaited, &id, other).await.status, 422, "{word}");
        assert_eq!(stand_in(&mut house.browser(Lang::Fr), &id, seat).await.status, 403, "{word}");
        assert_eq!(stand_in(&mut waiting, &id, seat).await.location, format!("/t/{id}"), "{word}");
        let (_, seats) = house.site.store.table(&id).await.expect("the store").expect("the table");
        let bots: Vec<bool> = seats.iter().map(|seat| seat.bot.is_some()).collect();
        assert_eq!(bots, [seat == "1", seat == "2"], "{word}");
        // Whoever comes back has the seat.
        assert_eq!(awaited.post(&format!("/t/{id}/back"), &[]).await.location, format!("/t/{id}"), "{word}");
        let (_, seats) = house.site.store.table(&id).await.expect("the store").expect("the table");
        assert!(seats.iter().all(|seat| seat.bot.is_none()), "{word}");
    }
}

#[tokio::test]
async fn a_host_who_moves_keeps_the_table() {
    let house = House::open().await;
    let (mut desk, mut phone) = (house.browser(Lang::Fr), house.browser(Lang::Fr));
    let form = [("players", "3"), ("name", "Anne"), ("seat2", "person"), ("seat3", "person")];
    let id = desk.begin("/new/sang-rancune", &form).await;
    let (table, fill) = (format!("/t/{id}"), format!("/t/{id}/fill"));
    assert_eq!(phone.post(&fill, &[("bot", "careful")]).await.status, 403, "nobody yet");
    let code = desk.post(&format!("{table}/recovery"), &[]).await.after("id=\"recovery\">");
    assert_eq!(phone.post("/rejoin", &[("code", &code)]).await.location, table);
    assert!(phone.get(&table).await.text.contains(&fill) && !desk.get(&table).await.text.contains(&fill));
    assert_eq!(desk.post(&fill, &[("bot", "careful")]).await.status, 403, "it is the other device's now");
    assert!(!phone.get(&table).await.text.contains("class=\"board"), "nothing has begun");
    assert_eq!(phone.post(&fill, &[("bot", "careful")]).await.location, table);
    let mut chance = Chance::new("after moving");
    for _ in 0..5 {
        assert_eq!(desk.decide(&id, &mut chance).await, None, "whoever gave the seat away looks on");
        phone.decide(&id, &mut chance).await.expect("a turn");
    }
    // A code is good until there is another; the seat goes where it is used.
    let fresh = phone.post(&format!("{table}/recovery"), &[]).await.after("id=\"recovery\">");
    assert_ne!(fresh, code);
    assert_eq!(desk.post("/rejoin", &[("code", &code)]).await.status, 422);
    assert_eq!(desk.post("/rejoin", &[("code", &fresh)]).await.location, table);
    assert_eq!(phone.decide(&id, &mut chance).await, None);
}

/// Whoever has many addresses is one person all the same.
#[tokio::test]
async fn one_person_asks_for_no_more_from_many_addresses() {
    let folder = Folder::new();
    let config = Config { rate: 6, trust_proxy: true, ..Config::new(Place::Folder(folder.0.clone())) };
    let site = Site::open(config).await.expect("a site");
    let mut statuses = Vec::new();
    for person in 0..2 {
        let from = |at: u32| Some(format!("203.0.113.{}", 100 * person + at));
        let mut browser = Browser { address: from(0), ..Browser::new(&site) };
        let id = browser.begin("/new/scelerat", &[]).await;
        let mut answers = Vec::new();
        for at in 1..10 {
            browser.address = from(at);
            let answer = browser.post(&format!("/t/{id}/play"), &[("request", "old"), ("action", "avoid")]).await;
            assert!(answer.status != 429 || answer.text.contains("second"), "{}", answer.text);
            answers.push(answer.status.as_u16());
        }
        statuses.push(answers);
        // Looking costs the account nothing.
        browser.address = from(99);
        assert_eq!(browser.get(&format!("/t/{id}")).await.status, 200);
    }
    for answers in &statuses {
        assert_eq!((answers[0], answers[8]), (409, 429), "{statuses:?}");
    }
}

/// A game that was begun by older rules and parts from today's says which clause changed and what still replays it; nothing of it is
/// changed.
#[tokio::test]
async fn a_table_of_older_rules_says_what_parts_it() {
    let house = House::open().await;
    let record = include_str!("../../mini-rogue/playthroughs/parted/starved.txt");
    let (head, body) = record.split_once("\nstart ").expect("a start");
    let lines: Vec<String> = format!("start {body}").lines().map(String::from).collect();
    let id = browser::games::table(&house.site, vec![browser::games::seated("somebody", "Anne")]).await;
    let change = "UPDATE tables SET game = 'mini-rogue', head = $2 WHERE id = $1";
    sqlx::query(change).bind(&id).bind(head).execute(house.site.store.pool()).await.expect("a change");
    let change = "INSERT INTO lines (table_id, n, lines, at) VALUES ($1, 0, $2, 0)";
    sqlx::query(change).bind(&id).bind(lines.join("\n")).execute(house.site.store.pool()).await.expect("a change");
    for (lang, said) in [(Lang::Fr, "A changé depuis"), (Lang::En, "Changed since")] {
        let told = house.browser(lang).get(&format!("/t/{id}")).await;
        assert_eq!(told.status, 410, "{}", told.text);
        assert!(told.text.contains(said) && told.text.contains("§area.descent"), "{}", told.text);
        assert!(told.text.contains("0.1"), "{}", told.text);
    }
    assert_eq!(house.site.store.lines(&id).await.expect("lines"), lines);
}

/// Who closes the last page is away once the time of grace is over, and back with the next page; until then nobody is told anything.
#[tokio::test]
async fn whoever_closes_the_last_page_is_away_until_the_next() {
    let folder = Folder::new();
    let config = Config { rate: 0, grace: Duration::ZERO, ..Config::new(Place::Folder(folder.0.clone())) };
    let site = Site::open(config).await.expect("a site");
    let (mut anne, mut bruno) = (Browser::new(&site), Browser::new(&site));
    let form = [("players", "3"), ("name", "Anne"), ("seat2", "person"), ("seat3", "person")];
    let id = anne.begin("/new/sang-rancune", &form).await;
    let invite = anne.get(&format!("/t/{id}")).await.after("/j/");
    bruno.post(&format!("/j/{invite}"), &[("name", "Bruno")]).await;
    let live = site.table(&id).await.expect("a table");
    let open = || OpenPage::new(site.clone(), live.clone(), Seat(1));
    let is_away = async || live.lock(&site.store).await.expect("a table").is_away(Seat(1));
    let (first, second) = (open().await, open().await);
    drop(first);
    tokio::task::yield_now().await;
    assert!(!is_away().await, "another page is open");
    drop(second);
    let told = async {
        while !is_away().await {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(60), told).await.expect("others are told");
    let page = open().await;
    assert!(!is_away().await, "back");
    drop(page);
}

/// Whoever closes the page of a table is said to be away, to the others and not to themselves, until they come back or decide something;
/// in the lobby, too. Nobody is away who plays alone.
#[tokio::test]
async fn others_are_told_who_is_away() {
    let house = House::open().await;
    let (mut anne, mut bruno) = (house.browser(Lang::Fr), house.browser(Lang::Fr));
    let form = [("players", "3"), ("name", "Anne"), ("seat2", "person"), ("seat3", "person")];
    let id = anne.begin("/new/sang-rancune", &form).await;
    let path = format!("/t/{id}");
    let invite = anne.get(&path).await.after("/j/");
    assert_eq!(bruno.post(&format!("/j/{invite}"), &[("name", "Bruno")]).await.location, path);
    let live = house.site.table(&id).await.expect("a table");
    let (mark, told, back) = ("(pas là)", "Bruno n'est plus là pour l'instant.", "Bruno est de retour.");
    // In the lobby, and then at the table.
    for begun in [false, true] {
        if begun {
            assert_eq!(anne.post(&format!("{path}/fill"), &[("bot", "careful")]).await.location, path);
        }
        let page = OpenPage::new(house.site.clone(), live.clone(), Seat(1)).await;
        assert!(!anne.get(&path).await.text.contains(mark));
        live.note_absence(&house.site, Seat(1)).await;
        let seen = anne.get(&path).await.text;
        assert!(seen.contains(mark) && seen.contains(told), "{seen}");
        assert!(!bruno.get(&path).await.text.contains(mark), "nobody is told so of themselves");
        drop(OpenPage::new(house.site.clone(), live.clone(), Seat(1)).await);
        drop(page);
        let seen = anne.get(&path).await.text;
        assert!(!seen.contains(mark) && seen.contains(back), "{seen}");
    }
    // A bot has no page to close, and nobody waits for whoever plays alone.
    live.note_absence(&house.site, Seat(2)).await;
    assert!(!anne.get(&path).await.text.contains(mark));
    let alone = anne.begin("/new/scelerat", &[]).await;
    let table = house.site.table(&alone).await.expect("a table");
    table.note_absence(&house.site, Seat(0)).await;
    assert!(!table.lock(&house.site.store).await.expect("a table").is_away(Seat(0)));
}
