//! Whatever is asked for at a table, the table is taken once for it: nobody else comes between what is done and what is told of it.

use crate::people::secret_game;
use crate::program::{Answer, Program, Server};
use serde_json::{Value, json};
use std::sync::Arc;
use web::live::LiveTable;

/// Somebody's requests at a table, each of which takes it once.
struct AtTable<'a> {
    program: &'a Program<'a>,
    path: &'a str,
    live: &'a Arc<LiveTable>,
}

impl AtTable<'_> {
    async fn get(&self, what: &str) -> Value {
        let before = self.live.times_locked();
        let answer = self.program.get(&format!("{}{what}", self.path)).await.good();
        assert_eq!(self.live.times_locked(), before + 1, "GET {what}");
        answer
    }

    async fn post(&self, what: &str, fields: Value) -> Answer {
        let before = self.live.times_locked();
        let answer = self.program.post(&format!("{}{what}", self.path), fields).await;
        assert_eq!(self.live.times_locked(), before + 1, "POST {what}: {}", answer.text);
        answer
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_takes_the_table_once() {
    let server = Server::open().await;
    let (ada, bob) = (server.program("Ada").await, server.program("Bob").await);
    let label = secret_game();
    let bots: Value = (2..label.players.0).map(|seat| (seat.to_string(), json!("careful"))).collect();
    let (path, made) = ada.open(json!({ "game": label.id, "bots": bots })).await;
    let live = server.site.table(made["id"].as_str().expect("an id")).await.expect("a table");
    assert_eq!(live.times_locked(), 1, "to be made");
    let [ada, bob] = [&ada, &bob].map(|program| AtTable { program, path: &path, live: &live });
    let joined = bob.post("/join", json!({ "invite": made["invite"] })).await.good();
    for what in ["", "/view", "/story", "/actions", "/orders", "/phrases"] {
        ada.get(what).await;
    }
    let hers = joined["status"]["awaiting"].as_array().expect("somebody is awaited").contains(&json!(0));
    let (awaited, other) = if hers { (&ada, &bob) } else { (&bob, &ada) };
    let offered = awaited.get("/actions").await;
    awaited.post("/odds", json!({ "action": offered["actions"][0] })).await;
    let fields = json!({ "action": offered["actions"][0], "request": offered["request"] });
    awaited.post("/play", fields.clone()).await.good();
    awaited.post("/play", fields).await.problem(409, "stale");
    let phrase = ada.get("/phrases").await["phrases"][0]["phrase"].clone();
    ada.post("/say", json!({ "phrase": phrase, "to": 1 })).await.good();
    let order = ada.get("/orders").await["orders"][0]["order"].clone();
    ada.post("/order", json!({ "order": order })).await.good();
    ada.post("/order", json!({ "order": order, "stands": false })).await.good();
    if awaited.post("/undo", json!({})).await.good()["asked"] == true {
        other.post("/answer", json!({ "agree": true })).await.good();
    }
    assert_eq!(bob.post("/stand-in", json!({ "seat": 0 })).await.status, 422, "nobody has waited for long");
    bob.post("/leave", json!({})).await.good();
    bob.post("/back", json!({})).await.good();
    bob.post("/fill", json!({})).await.problem(403, "not-the-host");
}
