//! Whole games by token, of everything on the shelf.

use crate::browser::Chance;
use crate::postgres::Postgres;
use crate::program::{Program, Server};
use axum::body::Body;
use bots::Review;
use serde_json::{Value, json};
use table::{IDS, Moment, shelf};
use web::Config;
use web::store::Place;

/// More decisions than any of these games takes.
const MOST: usize = 5000;

/// Plays at random until the game is over, as one's own seat, and looks at everything on the way.
async fn play_out(program: &Program<'_>, table: &str, chance: &mut Chance) -> Value {
    let mut story = program.get(&format!("{table}/story")).await.good()["story"].as_array().expect("a story").len();
    for step in 0..MOST {
        let now = program.get(table).await.good();
        if now["status"]["over"].is_object() {
            return now;
        }
        let offered = program.get(&format!("{table}/actions")).await.good();
        let (actions, notations) = (&offered["actions"], &offered["notations"]);
        let count = actions.as_array().expect("actions").len();
        assert!(count > 0 && notations.as_array().is_some_and(|all| all.len() == count), "{offered}");
        assert!(offered["request"].is_string() && offered["request"] == now["request"], "{offered}");
        let chosen = chance.below(count);
        if step % 7 == 0 {
            program.get(&format!("{table}/view")).await.good();
            program.get(&format!("{table}/view?as=public")).await.good();
            program.get(&format!("{table}/orders")).await.good();
            let odds = program.post(&format!("{table}/odds"), json!({ "action": actions[chosen] })).await;
            if odds.status != 200 {
                odds.problem(422, "too-many");
            }
        }
        // Either way of saying it will do.
        let action = if step % 2 == 0 { &actions[chosen] } else { &notations[chosen] };
        let fields = json!({ "action": action, "request": offered["request"] });
        let played = program.post(&format!("{table}/play"), fields.clone()).await.good();
        assert_eq!(played["from"], story, "nothing is told twice, and nothing is left out");
        story += played["events"].as_array().expect("events").len();
        assert_eq!(played["next"], story);
        // A repeated answer is refused, with the question that stands.
        if step % 5 == 0 && played["status"]["over"].is_null() {
            let again = program.post(&format!("{table}/play"), fields).await.problem(409, "stale");
            assert_eq!(again["request"], played["request"]);
        }
    }
    panic!("a game without an end");
}

#[tokio::test(flavor = "multi_thread")]
async fn whole_games_of_all_kinds() {
    all_kinds(&Server::open().await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whole_games_of_all_kinds_on_postgresql() {
    let database = Postgres::start();
    let place = Place::Postgres(database.url());
    let server = Server::with(|config| Config { rate: 0, place, ..config }).await;
    all_kinds(&server).await;
    server.site.store.close().await;
}

async fn all_kinds(server: &Server) {
    let program = server.program("Automaton").await;
    let mut chance = Chance::new("whole games");
    for id in IDS {
        let label = shelf::label(id).expect("a game");
        let bots: Value = (1..label.players.0).map(|seat| (seat.to_string(), json!("careful"))).collect();
        let fields = json!({ "game": id, "seed": format!("api {}", chance.below(1000)), "bots": bots });
        let (table, made) = program.open(fields).await;
        assert_eq!((made["seat"].as_u64(), made["game"].as_str()), (Some(0), Some(*id)));
        program.get(&format!("{table}/record")).await.problem(422, "not-over");
        let over = play_out(&program, &table, &mut chance).await;
        let record = program.get(&format!("{table}/record")).await.good();
        let loaded = shelf::load(record["record"].as_str().expect("a record")).expect("it replays");
        assert_eq!(table::wire::status(&loaded.session.status()), over["status"]);
        let told = program.get(&format!("{table}/story?from=0")).await.good();
        let events: Vec<Value> =
            told["story"].as_array().expect("a story").iter().map(|line| line["event"].clone()).collect();
        assert_eq!(events, table::wire::events(loaded.session.story(0, kernel::Seat(0))));
        assert!(told["story"].as_array().is_some_and(|lines| lines.iter().all(|line| line["text"] != "")));
        let refused = program.post(&format!("{table}/play"), json!({ "action": {} })).await;
        refused.problem(422, "action");
    }
    let exported = program.get("/api/v1/me/games").await;
    assert_eq!(exported.text.lines().count(), IDS.len());
    let me = program.get("/api/v1/me").await.good();
    assert!(me["name"] == "Automaton" && me["tables"].as_array().is_some_and(|tables| tables.len() == IDS.len()));
    assert!(me["tables"].as_array().is_some_and(|tables| tables.iter().all(|table| table["over"] == true)));
}

/// The review of a finished game is what the bots find in its record; there is none before, and nobody is told how far another's is.
#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_reviewed() {
    let server = Server::open().await;
    let program = server.program("Automaton").await;
    let (table, _) = program.open(json!({ "game": IDS[0], "seed": "review" })).await;
    program.get(&format!("{table}/review")).await.problem(422, "not-over");
    play_out(&program, &table, &mut Chance::new("review")).await;
    let record = program.get(&format!("{table}/record")).await.good();
    let session = shelf::load(record["record"].as_str().expect("a record")).expect("it replays").session;
    let mut told = program.get(&format!("{table}/review")).await.good();
    while told["review"].is_null() {
        assert!(told["done"].as_u64() < told["total"].as_u64(), "{told}");
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        told = program.get(&format!("{table}/review")).await.good();
    }
    let found = Review::of(&session, Review::usual_seats(&session), &mut |_, _| true).expect("a review");
    assert_eq!(told["review"], found.told());
}

#[tokio::test]
async fn tables_are_laid_out_as_asked() {
    let server = Server::open().await;
    let program = server.program("Automaton").await;
    let game = shelf::label(IDS[0]).expect("a game");
    let (key, value) = (game.options[0].key, game.options[0].values[1].0);
    let usual = game.options[0].values[0].0;
    let asked = json!({ "game": game.id, "options": { key: value }, "seed": "42", "pace": "leisure", "open": true });
    let (table, made) = program.open(asked).await;
    assert_eq!((&made["options"], &made["seed"]), (&json!({ key: value }), &json!("42")));
    assert_eq!((&made["pace"], &made["open"]), (&json!("leisure"), &json!(true)));
    let listed = program.get("/api/v1/tables").await.good();
    assert!(listed["tables"].as_array().is_some_and(|tables| tables.iter().any(|other| other["id"] == made["id"])));
    // The same seed deals the same cards, and the rulebook's own options are no options.
    let (_, again) = program.open(json!({ "game": game.id, "options": { key: usual }, "seed": "42" })).await;
    let (_, plain) = program.open(json!({ "game": game.id, "seed": "42" })).await;
    assert!(again["options"] == json!({}) && again["events"] == plain["events"]);
    // A game of one's own choosing has a seed of its own.
    let (_, one) = program.open(json!({ "game": game.id })).await;
    assert!(one["seed"].is_string() && one["seed"] != "42");
    assert_eq!(program.get(&table).await.good()["events"], Value::Null);
}

#[tokio::test(flavor = "multi_thread")]
async fn refusals_say_which_rule() {
    let server = Server::open().await;
    let mut program = server.program("Automaton").await;
    let (table, _) = program.open(json!({ "game": IDS[0], "seed": "1" })).await;
    // Somebody who has avoided a room may not avoid the next.
    let avoid = json!({ "action": { "type": "avoid" } });
    program.post(&format!("{table}/play"), avoid.clone()).await.good();
    for (lang, word) in [("fr", "salle"), ("en", "room")] {
        program.lang = lang;
        let refused = program.post(&format!("{table}/play"), avoid.clone()).await.problem(422, "refused");
        let (clause, detail) =
            (refused["clause"].as_str().expect("a clause"), refused["detail"].as_str().expect("why"));
        assert!(detail.contains(word), "{detail}");
        assert_eq!(refused["rule"], format!("/rules/{}#{clause}", IDS[0]));
        assert!(shelf::rules(IDS[0], kernel::Lang::Fr).is_some_and(|rules| rules.iter().any(|rule| rule.id == clause)));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn decisions_are_taken_back() {
    let server = Server::open().await;
    let program = server.program("Automaton").await;
    let (table, made) = program.open(json!({ "game": IDS[0], "seed": "1" })).await;
    let undo = format!("{table}/undo");
    program.post(&undo, json!({})).await.problem(422, "refused");
    program.post(&format!("{table}/play"), json!({ "action": { "type": "avoid" } })).await.good();
    // Chance has spoken since: only who insists has it back, and the game is marked.
    let refused = program.post(&undo, json!({})).await.problem(422, "refused");
    assert!(refused["rule"].as_str().is_some_and(|rule| rule.starts_with("/rules/table#")));
    let undone = program.post(&undo, json!({ "assisted": true })).await.good();
    assert_eq!((&undone["asked"], &undone["status"]), (&json!(false), &made["status"]));
    assert_eq!(undone["next"], made["events"].as_array().expect("events").len());
    assert_eq!(program.get(&table).await.good()["assisted"], true);
    // Nothing at all is an object without fields.
    program.ask_with("post", &undo, None, Body::empty()).await.problem(422, "refused");
}

#[tokio::test(flavor = "multi_thread")]
async fn advice_marks_the_game() {
    let server = Server::open().await;
    let program = server.program("Automaton").await;
    let (table, made) = program.open(json!({ "game": IDS[0] })).await;
    assert_eq!(made["assisted"], false);
    let go = format!("{table}/go");
    let advice = program.post(&go, json!({ "millis": 20 })).await.good();
    let lines = advice["lines"].as_array().expect("lines");
    assert!(!lines.is_empty() && lines[0]["action"] == advice["action"], "{advice}");
    assert_eq!(program.get(&table).await.good()["assisted"], true);
    // It is kept, not only said.
    let (row, _) =
        server.site.store.table(made["id"].as_str().expect("an id")).await.expect("a store").expect("a table");
    assert!(row.assisted);
    program.post(&format!("{table}/play"), json!({ "action": advice["action"] })).await.good();
    let careful = program.post(&go, json!({ "bot": "careful" })).await.good();
    assert_eq!(careful["lines"], json!([]));
    for wrong in [json!({ "millis": 2001 }), json!({ "millis": 0 }), json!({ "millis": "1" })] {
        program.post(&go, wrong).await.problem(400, "request");
    }
    program.post(&go, json!({ "bot": "nobody" })).await.problem(422, "seat");
}

/// The daily dungeon is the same for everybody: no advice, and no record before the day is over.
#[tokio::test(flavor = "multi_thread")]
async fn the_daily_dungeon_keeps_its_secrets() {
    use web::store::{NewTable, SeatRow};
    let server = Server::open().await;
    let program = server.program("Automaton").await;
    let person = program.person.clone().expect("somebody").id;
    let wanted =
        web::live::table_spec::TableSpec { players: 1, seed: "the secret of the day".into(), ..Default::default() };
    let seats = vec![SeatRow { person: Some(person.clone()), name: "Automaton".into(), ..SeatRow::default() }];
    let daily = Some(Moment::now().date());
    let new =
        NewTable { game: IDS[0].into(), wanted: wanted.write(), daily, owner: person, seats, ..NewTable::default() };
    let id = web::live::table_commands::make(&server.site, new).await.expect("a table");
    let table = format!("/api/v1/tables/{id}");
    program.post(&format!("{table}/go"), json!({})).await.problem(422, "advice-daily");
    let over = play_out(&program, &table, &mut Chance::new("daily")).await;
    assert!(over["seed"].is_null() && !over["assisted"].as_bool().expect("a flag"));
    let record = program.get(&format!("{table}/record")).await;
    assert!(!record.text.contains("secret of the day"));
    record.problem(403, "daily");
    let export = program.get("/api/v1/me/games").await;
    assert!(export.text.contains("\"record\":null") && !export.text.contains("secret of the day"));
}
