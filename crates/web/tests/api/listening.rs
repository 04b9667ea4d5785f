//! Streams: nothing is told twice, nothing is left out, and nothing is told that whoever listens may not know.

use crate::program::{Program, Server};
use crate::schema::misfit;
use axum::body::BodyDataStream;
use futures_util::StreamExt;
use serde_json::{Value, json};
use table::IDS;
use web::Config;

/// A stream that is being read.
struct Listener<'a> {
    server: &'a Server,
    body: BodyDataStream,
    read: String,
}

/// An event of a stream.
struct Heard {
    id: String,
    told: Value,
}

impl<'a> Listener<'a> {
    async fn open(program: &Program<'a>, path: &str, last: Option<&str>) -> Self {
        let response = program.stream(path, last).await;
        Self { server: program.server, body: response.into_body().into_data_stream(), read: String::new() }
    }

    /// The next event, for which the test waits.
    async fn next(&mut self) -> Heard {
        loop {
            if let Some((event, rest)) = self.read.clone().split_once("\n\n") {
                self.read = rest.to_string();
                let field = |name: &str| {
                    let line = event.lines().find_map(|line| line.strip_prefix(name));
                    line.map(|line| line.strip_prefix(": ").or(line.strip_prefix(':')).unwrap_or(line).to_string())
                };
                // Whoever waits is told from time to time that there is nothing.
                let (Some(id), Some(data)) = (field("id"), field("data")) else { continue };
                assert_eq!(field("event").as_deref(), Some("table"));
                let told: Value = serde_json::from_str(&data).expect("JSON");
                let schema = json!({ "$ref": "#/components/schemas/Heard" });
                assert_eq!(misfit(&self.server.document, &schema, &told), None);
                return Heard { id, told };
            }
            let more = self.body.next().await.expect("the stream goes on").expect("bytes");
            self.read += std::str::from_utf8(&more).expect("text");
        }
    }
}

/// The story as somebody has it who hears events: from `from` on it is as it is told now.
fn hear(story: &mut Vec<Value>, told: &Value) {
    let from = told["from"].as_u64().expect("a place") as usize;
    assert!(from <= story.len(), "something was left out");
    story.truncate(from);
    story.extend(told["events"].as_array().expect("events").iter().cloned());
    assert_eq!(told["next"], story.len());
}

async fn whole_story(program: &Program<'_>, table: &str) -> Vec<Value> {
    let told = program.get(&format!("{table}/story")).await.good();
    told["story"].as_array().expect("a story").iter().map(|line| line["event"].clone()).collect()
}

async fn play_first(program: &Program<'_>, table: &str) {
    let actions = program.get(&format!("{table}/actions")).await.good();
    program.post(&format!("{table}/play"), json!({ "action": actions["actions"][0] })).await.good();
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_comes_back_hears_what_was_missed() {
    let server = Server::open().await;
    let program = server.program("Automaton").await;
    let (table, made) = program.open(json!({ "game": IDS[0], "seed": "1" })).await;
    let path = format!("{table}/stream");
    let mut story = Vec::new();
    let mut listener = Listener::open(&program, &path, None).await;
    let first = listener.next().await;
    assert!(first.told["from"] == 0 && first.told["request"] == made["request"]);
    hear(&mut story, &first.told);
    play_first(&program, &table).await;
    let second = listener.next().await;
    assert_eq!(second.told["from"], story.len(), "only what is new");
    hear(&mut story, &second.told);
    assert_eq!(story, whole_story(&program, &table).await);
    // The connection is lost, and the game goes on.
    drop(listener);
    play_first(&program, &table).await;
    play_first(&program, &table).await;
    let mut listener = Listener::open(&program, &path, Some(&second.id)).await;
    let third = listener.next().await;
    assert_eq!(third.told["from"], story.len(), "only what was missed");
    hear(&mut story, &third.told);
    assert_eq!(story, whole_story(&program, &table).await);
    // Something is taken back, and more, until a card goes back that had been turned up: from there on, all is told anew.
    let undone = loop {
        program.post(&format!("{table}/undo"), json!({ "assisted": true })).await.good();
        let undone = listener.next().await;
        assert!(undone.told["from"].as_u64() < Some(story.len() as u64));
        hear(&mut story, &undone.told);
        assert_eq!(story, whole_story(&program, &table).await);
        if undone.told["assisted"] == true {
            break undone;
        }
    };
    // Whoever comes back with what was taken back hears the whole story.
    let mut late = Listener::open(&program, &path, Some(&third.id)).await;
    assert_eq!(late.next().await.told["from"], 0);
    let mut odd = Listener::open(&program, &path, Some("99.nonsense")).await;
    assert_eq!(odd.next().await.told["from"], 0);
    // Whoever has missed nothing hears nothing until something happens.
    let mut again = Listener::open(&program, &path, Some(&undone.id)).await;
    play_first(&program, &table).await;
    let next = again.next().await;
    hear(&mut story, &next.told);
    assert_eq!(story, whole_story(&program, &table).await);
}

/// What one seat sees changes for nobody else, and ids say no more than the story does.
#[tokio::test(flavor = "multi_thread")]
async fn watchers_hear_what_everybody_knows() {
    let server = Server::open().await;
    let (ada, eve) = (server.program("Ada").await, server.program("Eve").await);
    let game = IDS.iter().filter_map(|id| table::shelf::label(id)).max_by_key(|label| label.players.1);
    let game = game.expect("a game for several");
    let bots: Value = (1..game.players.0).map(|seat| (seat.to_string(), json!("careful"))).collect();
    let (table, _) = ada.open(json!({ "game": game.id, "bots": bots, "seed": "1" })).await;
    let path = format!("{table}/stream");
    let mut own = Listener::open(&ada, &path, None).await;
    let (mut public, mut watching) =
        (Listener::open(&ada, &format!("{path}?as=public"), None).await, Listener::open(&eve, &path, None).await);
    let (mut hers, mut everybodys) = (Vec::new(), Vec::new());
    hear(&mut hers, &own.next().await.told);
    for _ in 0..20 {
        let (one, other) = (public.next().await, watching.next().await);
        // Two who see the same are told the same, under the same id.
        assert_eq!((&one.id, &one.told), (&other.id, &other.told));
        assert!(one.told["request"].is_null());
        assert!(one.id.starts_with(&format!("{}.", one.told["next"])), "an id counts what was witnessed: {}", one.id);
        hear(&mut everybodys, &one.told);
        if one.told["status"]["over"].is_object() {
            break;
        }
        play_first(&ada, &table).await;
        hear(&mut hers, &own.next().await.told);
    }
    assert_eq!(hers, whole_story(&ada, &table).await);
    assert_ne!(hers, everybodys, "there are secrets in this game");
    let not_hers = ada.get(&format!("{path}?as=1")).await;
    not_hers.problem(403, "not-your-eyes");
}

#[tokio::test]
async fn streams_are_counted_and_end_with_the_server() {
    let server = Server::with(|config| Config { rate: 0, streams: 1, ..config }).await;
    let program = server.program("Automaton").await;
    let (table, _) = program.open(json!({ "game": IDS[0] })).await;
    let path = format!("{table}/stream");
    let mut listener = Listener::open(&program, &path, None).await;
    listener.next().await;
    program.get(&path).await.problem(429, "too-many-requests");
    server.site.stopping.send_replace(true);
    assert!(listener.body.next().await.is_none(), "whoever listens asks another node");
}
