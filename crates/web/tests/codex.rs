//! The codex over HTTP: one's own, made of one's own pages; nobody else's, and nothing that was hidden.

mod browser;
mod served;

use axum::http::StatusCode;
use browser::games::game;
use browser::{Browser, Folder, site};
use kernel::{Seat, SeatSet};
use served::Server;
use served::line::question;
use std::collections::BTreeSet;
use table::record::Record;
use table::{GameMeetings, IDS, shelf};

/// The ids of what stands on a codex page.
fn met(page: &str) -> BTreeSet<String> {
    let items = page.split("<li id=\"").skip(1).filter_map(|rest| rest.split('"').next());
    items.map(String::from).collect()
}

#[tokio::test]
async fn everybody_reads_their_own() {
    let folder = Folder::new();
    let site = site(&folder).await;
    let mut nobody = Browser::new(&site);
    for id in IDS {
        let empty = nobody.get(&format!("/codex/{id}")).await;
        assert_eq!(empty.status, StatusCode::OK, "{id}");
        assert!(met(&empty.text).is_empty() && empty.text.contains("class=\"blank\""), "{id}");
    }
    assert!(nobody.cookie.is_none(), "looking makes nobody a guest");
    assert_eq!(nobody.get("/codex/whist").await.status, StatusCode::NOT_FOUND);
    let (mut ada, guest) = Browser::guest(&site).await;
    for seed in 0..23 {
        game(&site, &guest.id, &format!("seed {seed}"), None, true).await;
    }
    game(&site, &guest.id, "running", None, false).await;
    let path = format!("/codex/{}", IDS[0]);
    // A few games are looked through for each page; then all of them are known.
    let first = ada.get(&path).await.text;
    assert!(first.contains("still to be looked through"), "20 of 24");
    let second = ada.get(&path).await.text;
    assert!(!second.contains("still to be looked through"));
    assert!(met(&first).is_subset(&met(&second)) && met(&second).len() > 20);
    assert_eq!(met(&ada.get(&path).await.text), met(&second), "what is kept says the same");
    let french = {
        ada.lang = "fr";
        ada.get(&path).await.text
    };
    assert_eq!(met(&french), met(&second));
    assert!(french.contains("votre codex") && french.contains(" sur 26") && !french.contains("style="));
    // Somebody else has met nothing of this.
    let (mut bea, _) = Browser::guest(&site).await;
    assert!(met(&bea.get(&path).await.text).is_empty());
    // There are ways to it from the first page, the rules and nowhere that is public.
    let link = format!("href=\"{path}\"");
    assert!(
        ada.get("/").await.text.contains(&link) && ada.get(&format!("/rules/{}", IDS[0])).await.text.contains(&link)
    );
    assert!(!ada.get("/rules/table").await.text.contains("/codex/"));
}

/// Three rivals, each with a hand of their own: what stands in a codex is what that seat's pages show, while the game goes on.
#[test]
fn nothing_hidden_gets_in() {
    let server = Server::new();
    let (mut people, table) = server.three();
    for _ in 0..12 {
        for person in &mut people {
            let page = person.get(&table).expect("a page").body;
            if let Some((request, actions)) = question(&page) {
                let form = [("request", request.as_str()), ("action", actions[0].as_str())];
                person.post(&format!("{table}/play"), &form).expect("an answer");
            }
        }
    }
    let id = table.trim_start_matches("/t/");
    let (row, _, lines) = server.wait(server.site.store.whole_table(id)).expect("the store").expect("the table");
    let head = row.head.expect("a game that has begun");
    let text: String = head.lines().chain(lines.iter().map(String::as_str)).flat_map(|line| [line, "\n"]).collect();
    assert!(lines.len() > 3, "{text}");
    let of: Vec<BTreeSet<String>> =
        people.iter_mut().map(|person| met(&person.get("/codex/sang-rancune").expect("a page").body)).collect();
    for (seat, met) in (0..).map(Seat).zip(&of) {
        let record = Record::read(&text).expect("a record");
        let own: BTreeSet<String> = GameMeetings::of_seats(record, SeatSet::only(seat)).times.into_keys().collect();
        assert_eq!(*met, own, "seat {}", seat.0);
    }
    assert!(of.iter().any(|met| *met != of[0]), "hands differ: {of:?}");
    let page = server.line().get("/codex/sang-rancune").expect("a page").body;
    assert!(met(&page).is_empty(), "who was not there has met nothing");
    assert!(shelf::label("sang-rancune").is_some());
}
