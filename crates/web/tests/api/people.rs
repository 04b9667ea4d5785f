//! Several people at a table, and those who do not sit there.

use crate::browser::Chance;
use crate::many_games::many_games;
use crate::program::{Program, Server};
use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use serde_json::{Value, json};
use table::{IDS, shelf};
use web::live::table_spec::TableSpec;
use web::store::TokenKind;

/// Has a table that waits for people be laid out on a seed: the server draws those of rivals, and tells nobody.
async fn plant(server: &Server, id: &str, seed: &str) {
    let (row, _) = server.site.store.table(id).await.expect("the store").expect("a table");
    let wanted = TableSpec { seed: seed.into(), ..TableSpec::read(&row.wanted) };
    let update = sqlx::query("UPDATE tables SET wanted = $2 WHERE id = $1").bind(id.to_string()).bind(wanted.write());
    update.execute(server.site.store.pool()).await.expect("written");
    server.site.live_tables.reload(&[id.to_string()]).await.expect("read again");
}

/// A game with secrets, for several.
pub fn secret_game() -> &'static table::Label {
    let several = IDS.iter().filter_map(|id| shelf::label(id)).max_by_key(|label| label.players.1);
    several.expect("a game for several")
}

/// A table of two people, the other seats being bots'.
async fn two_at_a_table(ada: &Program<'_>, bob: &Program<'_>, seed: Option<(&Server, &str)>) -> String {
    let label = secret_game();
    let bots: Value = (2..label.players.0).map(|seat| (seat.to_string(), json!("careful"))).collect();
    let (table, made) = ada.open(json!({ "game": label.id, "bots": bots })).await;
    assert_eq!((&made["status"], &made["events"]), (&json!({ "gathering": [1] }), &json!([])));
    ada.get(&format!("{table}/actions")).await.problem(422, "no-game");
    ada.get(&format!("{table}/view")).await.problem(422, "no-game");
    if let Some((server, seed)) = seed {
        plant(server, table.rsplit('/').next().expect("an id"), seed).await;
    }
    let join = format!("{table}/join");
    bob.post(&join, json!({})).await.problem(403, "invite");
    bob.post(&join, json!({ "invite": "wrong" })).await.problem(403, "invite");
    let joined = bob.post(&join, json!({ "invite": made["invite"] })).await.good();
    assert!(joined["seat"] == 1 && joined["status"]["awaiting"].is_array(), "{joined}");
    assert_eq!(joined["seats"][0]["name"], "Ada");
    // Whoever sits there stays where they sit.
    assert_eq!(bob.post(&join, json!({ "seat": 0 })).await.good()["seat"], 1);
    table
}

fn awaited(status: &Value, seat: u64) -> bool {
    status["awaiting"].as_array().is_some_and(|seats| seats.contains(&json!(seat)))
}

/// All that somebody may look at, but for what differs from table to table.
async fn sight(program: &Program<'_>, table: &str) -> Vec<Value> {
    let mut seen = Vec::new();
    for what in ["", "/view", "/story", "/actions", "/orders", "/phrases"] {
        let mut told = program.get(&format!("{table}{what}")).await.json;
        for own in ["id", "invite", "created", "request"] {
            told.as_object_mut().expect("an object").remove(own);
        }
        seen.push(told);
    }
    seen
}

/// Plays at two tables alike until Bob chooses for the so-manieth time while Ada does, too; then he chooses one thing here and
/// another there.
async fn part(ada: &Program<'_>, bob: &Program<'_>, twins: &[String; 2], choices: usize, chance: &mut Chance) {
    let mut before = 0;
    loop {
        let now = ada.get(&twins[0]).await.good();
        assert!(now["status"]["awaiting"].is_array(), "{choices} choices come before the end");
        let (hers, his) = (awaited(&now["status"], 0), awaited(&now["status"], 1));
        let program = if his { bob } else { ada };
        let actions = program.get(&format!("{}/actions", twins[0])).await.good();
        let actions = actions["actions"].as_array().expect("actions");
        let one = chance.below(actions.len());
        let secret = hers && his && actions.len() > 1;
        let other = if secret && before == choices { (one + 1) % actions.len() } else { one };
        for (table, chosen) in twins.iter().zip([one, other]) {
            program.post(&format!("{table}/play"), json!({ "action": actions[chosen] })).await.good();
        }
        if one != other {
            return;
        }
        before += secret as usize;
    }
}

/// What the store has of a table, which is for nobody's eyes.
async fn lines(server: &Server, table: &str) -> Vec<String> {
    server.site.store.lines(table.rsplit('/').next().expect("an id")).await.expect("a store")
}

/// What somebody was told, and whom the table waits for.
async fn heard(program: &Program<'_>, table: &str) -> (Value, Value) {
    let now = program.get(table).await.good();
    (program.get(&format!("{table}/story")).await.good(), now["status"].clone())
}

/// Whoever has still to choose does not see what somebody else chose: at two tables that are the same but for that, it is the same.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_sees_what_somebody_else_chose() {
    let server = Server::open().await;
    let (ada, bob, eve) = (server.program("Ada").await, server.program("Bob").await, server.program("Eve").await);
    let mut chance = Chance::new("secret choices");
    let mut compared = 0;
    for choices in 0..24 {
        let seed = format!("twins {}", chance.below(1_000_000));
        let twins = [
            two_at_a_table(&ada, &bob, Some((&server, &seed))).await,
            two_at_a_table(&ada, &bob, Some((&server, &seed))).await,
        ];
        part(&ada, &bob, &twins, choices % 6, &mut chance).await;
        // Some choices are carried out at once, and told; those that are not wait for the others.
        let told = [heard(&ada, &twins[0]).await, heard(&ada, &twins[1]).await];
        if told[0] != told[1] {
            continue;
        }
        for program in [&ada, &eve] {
            assert_eq!(sight(program, &twins[0]).await, sight(program, &twins[1]).await);
        }
        let records = [lines(&server, &twins[0]).await, lines(&server, &twins[1]).await];
        assert_ne!(records[0], records[1], "the choices differ");
        compared += 1;
        if compared == 4 {
            return;
        }
    }
    panic!("only {compared} choices were secret");
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_by_their_programs() {
    let server = Server::open().await;
    let (ada, bob, eve) = (server.program("Ada").await, server.program("Bob").await, server.program("Eve").await);
    let table = two_at_a_table(&ada, &bob, None).await;
    let id = table.rsplit('/').next().expect("an id");
    let seed = TableSpec::read(&server.site.store.table(id).await.expect("a store").expect("a table").0.wanted).seed;
    let mut chance = Chance::new("two people");
    let mut heard = String::new();
    for _ in 0..5000 {
        let now = ada.get(&table).await.good();
        if now["status"]["over"].is_object() {
            break;
        }
        assert!(now["seed"].is_null());
        let first = awaited(&now["status"], 0) && (!awaited(&now["status"], 1) || chance.below(2) == 0);
        let program = if first { &ada } else { &bob };
        let offered = program.get(&format!("{table}/actions")).await.good();
        let actions = offered["actions"].as_array().expect("actions");
        let fields = json!({ "action": actions[chance.below(actions.len())], "request": offered["request"] });
        let played = program.post(&format!("{table}/play"), fields).await;
        heard += &played.text;
        let goes_on = played.good()["status"]["over"].is_null();
        if goes_on && chance.below(20) == 0 {
            for program in [&ada, &bob, &eve] {
                heard += &(sight_of_all(program, &table).await);
            }
        }
    }
    assert!(!heard.contains(&seed), "the seed is nobody's business before the end");
    let over = eve.get(&table).await.good();
    assert!(over["status"]["over"].is_object() && over["seed"] == seed.as_str(), "{over}");
    // After the end, everybody may look through any eyes.
    for seat in 0..3 {
        eve.get(&format!("{table}/view?as={seat}")).await.good();
    }
    let again = bob.post(&format!("{table}/rematch"), json!({})).await.good();
    assert_eq!(ada.post(&format!("{table}/rematch"), json!({})).await.good()["id"], again["id"]);
    assert_eq!(ada.get(&table).await.good()["rematch"], again["id"]);
    // Whoever only watched is not led there.
    assert!(eve.get(&table).await.good()["rematch"].is_null());
    eve.post(&format!("{table}/rematch"), json!({})).await.problem(403, "not-your-table");
}

/// All that anybody may ask for of a table.
async fn sight_of_all(program: &Program<'_>, table: &str) -> String {
    let mut seen = String::new();
    for what in ["", "/view", "/view?as=public", "/story", "/actions", "/orders", "/record"] {
        seen += &program.get(&format!("{table}{what}")).await.text;
    }
    seen + &program.get("/api/v1/me/games").await.text
}

/// Whoever does not sit there sees what everybody sees, and does nothing.
#[tokio::test(flavor = "multi_thread")]
async fn strangers_watch_and_no_more() {
    let server = Server::open().await;
    let (ada, bob, eve) = (server.program("Ada").await, server.program("Bob").await, server.program("Eve").await);
    let table = two_at_a_table(&ada, &bob, None).await;
    let seen = eve.get(&table).await.good();
    assert!(seen["seat"].is_null() && seen["request"].is_null() && seen["invite"].is_null() && seen["seed"].is_null());
    for what in ["view", "story"] {
        let public = ada.get(&format!("{table}/{what}?as=public")).await.text;
        assert_eq!(eve.get(&format!("{table}/{what}")).await.text, public);
        assert_ne!(ada.get(&format!("{table}/{what}")).await.text, public, "there are secrets in this game");
        for seat in 0..3 {
            eve.get(&format!("{table}/{what}?as={seat}")).await.problem(403, "not-your-eyes");
        }
        ada.get(&format!("{table}/{what}?as=1")).await.problem(403, "not-your-eyes");
    }
    for what in ["actions", "orders"] {
        eve.get(&format!("{table}/{what}")).await.problem(403, "not-your-table");
    }
    eve.get(&format!("{table}/record")).await.problem(422, "not-over");
    let actions = ada.get(&format!("{table}/actions")).await.good();
    for (what, fields) in [
        ("play", json!({ "action": actions["actions"][0] })),
        ("odds", json!({ "action": actions["actions"][0] })),
        ("undo", json!({})),
        ("answer", json!({ "agree": true })),
        ("go", json!({})),
        ("say", json!({ "phrase": "thanks" })),
        ("order", json!({ "order": "x" })),
        ("leave", json!({})),
        ("back", json!({})),
        ("stand-in", json!({ "seat": 0 })),
        ("rematch", json!({})),
    ] {
        eve.post(&format!("{table}/{what}"), fields).await.problem(403, "not-your-table");
    }
    eve.post(&format!("{table}/fill"), json!({})).await.problem(403, "not-the-host");
    // An invitation is no seat where none is free.
    let invite = ada.get(&table).await.good()["invite"].clone();
    eve.post(&format!("{table}/join"), json!({ "invite": invite })).await.problem(422, "table-full");
    ada.post(&format!("{table}/go"), json!({})).await.problem(422, "advice-several");
}

#[tokio::test(flavor = "multi_thread")]
async fn people_talk_order_ask_leave_and_come_back() {
    let server = Server::open().await;
    let (ada, bob) = (server.program("Ada").await, server.program("Bob").await);
    let table = two_at_a_table(&ada, &bob, None).await;
    let phrases = ada.get(&format!("{table}/phrases")).await.good();
    let phrase = &phrases["phrases"][0]["phrase"];
    let said = ada.post(&format!("{table}/say"), json!({ "phrase": phrase, "to": 1 })).await.good();
    assert_eq!(said["events"][0], json!({ "type": "said", "seat": 0, "phrase": phrase, "to": 1 }));
    ada.post(&format!("{table}/say"), json!({ "phrase": "nonsense" })).await.problem(422, "refused");
    ada.post(&format!("{table}/say"), json!({ "phrase": phrase, "to": 6 })).await.problem(422, "seat");
    let orders = bob.get(&format!("{table}/orders")).await.good();
    if let Some(order) = orders["orders"].as_array().and_then(|orders| orders.last()) {
        let given = bob.post(&format!("{table}/order"), json!({ "order": order["order"] })).await.good();
        assert!(given["orders"].as_array().is_some_and(|orders| orders.iter().any(|order| order["stands"] == true)));
        bob.post(&format!("{table}/order"), json!({ "order": order["order"], "stands": false })).await.good();
    }
    bob.post(&format!("{table}/order"), json!({ "order": "nonsense" })).await.problem(422, "refused");
    // Nobody is away yet.
    ada.post(&format!("{table}/stand-in"), json!({ "seat": 0 })).await.problem(422, "not-awaited");
    let left = bob.post(&format!("{table}/leave"), json!({})).await.good();
    assert_eq!((&left["seats"][1]["bot"], &left["seats"][1]["name"]), (&json!("careful"), &json!("Bob")));
    assert!(left["request"].is_null());
    bob.post(&format!("{table}/say"), json!({ "phrase": phrase })).await.problem(422, "bot-stands-in");
    let back = bob.post(&format!("{table}/back"), json!({})).await.good();
    assert_eq!(back["seats"][1]["bot"], Value::Null);
    ada.post(&format!("{table}/answer"), json!({ "agree": true })).await.problem(409, "stale");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_others_saw_is_taken_back_by_consent() {
    let server = Server::open().await;
    let (ada, bob) = (server.program("Ada").await, server.program("Bob").await);
    let table = two_at_a_table(&ada, &bob, None).await;
    let mut asked = None;
    for _ in 0..200 {
        let now = ada.get(&table).await.good();
        let (seat, program) = if awaited(&now["status"], 0) { (0, &ada) } else { (1, &bob) };
        let actions = program.get(&format!("{table}/actions")).await.good();
        program.post(&format!("{table}/play"), json!({ "action": actions["actions"][0] })).await.good();
        let undone = program.post(&format!("{table}/undo"), json!({})).await;
        match undone.status.as_u16() {
            202 => {
                asked = Some((seat, undone.good(), actions["actions"][0].clone()));
                break;
            }
            200 => {
                program.post(&format!("{table}/play"), json!({ "action": actions["actions"][0] })).await.good();
            }
            _ => panic!("{}", undone.text),
        }
    }
    let (seat, undone, action) = asked.expect("somebody has to be asked sooner or later");
    assert_eq!(undone["asked"], true);
    let (asking, other) = if seat == 0 { (&ada, &bob) } else { (&bob, &ada) };
    assert_eq!(other.get(&table).await.good()["asked"], json!({ "undo": seat, "agreed": [seat] }));
    let before = undone["next"].as_u64().expect("a number");
    let agreed = other.post(&format!("{table}/answer"), json!({ "agree": true })).await.good();
    assert!(awaited(&agreed["status"], seat), "{agreed}");
    let now = asking.get(&format!("{table}/story")).await.good();
    assert!(now["next"].as_u64().expect("a number") <= before);
    assert!(asking.get(&table).await.good()["asked"].is_null());
    asking.post(&format!("{table}/play"), json!({ "action": action })).await.good();
}

/// A declared bot plays by its program alone, and everybody can see what it is.
#[tokio::test(flavor = "multi_thread")]
async fn declared_bots_are_shown_as_such() {
    let server = Server::open().await;
    let (ada, bot) = (server.program("Ada").await, server.program("Clank").await);
    let person = bot.person.clone().expect("somebody");
    server.site.store.declare_bot(&person).await.expect("the store");
    let table = two_at_a_table(&ada, &bot, None).await;
    let seats = ada.get(&table).await.good()["seats"].clone();
    assert_eq!((&seats[0]["declared"], &seats[1]["declared"]), (&json!(false), &json!(true)));
    assert!(seats[1]["name"].as_str().is_some_and(|name| name.starts_with("Clank") && name != "Clank"));
    assert_eq!(bot.get("/api/v1/me").await.good()["bot"], true);
    let cookie = server.site.store.new_token(&person.id, TokenKind::Cookie, "").await.expect("a cookie");
    let id = table.rsplit('/').next().expect("an id");
    for path in [format!("/t/{id}/leave"), format!("/t/{id}/rematch"), format!("/new/{}", IDS[0])] {
        let request = Request::post(&path)
            .header(header::COOKIE, format!("oubliette={cookie}"))
            .header("sec-fetch-site", "same-origin")
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
        let response = server.send(request.body(Body::empty()).expect("a request")).await;
        assert_eq!(response.status(), StatusCode::FORBIDDEN, "{path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_leaves_for_good_is_forgotten() {
    let server = Server::open().await;
    let (ada, bob) = (server.program("Ada").await, server.program("Bob").await);
    let (alone, _) = bob.open(json!({ "game": IDS[0] })).await;
    let together = two_at_a_table(&ada, &bob, None).await;
    let me = "/api/v1/me";
    let hash = web::people::passwords::hashed("correct horse").await.expect("a hash");
    let person = bob.person.clone().expect("somebody");
    server.site.store.set_password(&person.id, &hash).await.expect("a password");
    let delete = async |fields: Value| bob.ask_with("delete", me, Some("application/json"), fields.to_string()).await;
    for wrong in [json!({}), json!({ "confirm": "Ada" }), json!({ "confirm": "yes" })] {
        delete(wrong).await.problem(422, "confirm");
    }
    delete(json!({ "confirm": true })).await.problem(400, "request");
    // Whoever has found a token has not found the password.
    delete(json!({ "confirm": "Bob" })).await.problem(400, "request");
    delete(json!({ "confirm": "Bob", "password": "" })).await.problem(422, "password");
    delete(json!({ "confirm": "Bob", "password": "wrong horse" })).await.problem(422, "password");
    let gone = delete(json!({ "confirm": "Bob", "password": "correct horse" })).await;
    assert_eq!(gone.status, StatusCode::NO_CONTENT);
    bob.get(me).await.problem(401, "token");
    ada.get(&alone).await.problem(404, "no-table");
    let left = ada.get(&together).await.good();
    assert_eq!(left["seats"][1]["bot"], "careful");
    assert!(!left.to_string().contains("Bob"), "{left}");
}

/// However many tables somebody has sat at, they are told a few at a time, and all of them in the end.
#[tokio::test]
async fn many_tables_are_told_a_few_at_a_time() {
    let server = Server::open().await;
    let ada = server.program("Ada").await;
    let person = ada.person.as_ref().expect("somebody").id.clone();
    let ids = many_games(&server.site, &person, 230).await;
    let (mut told, mut path) = (Vec::new(), "/api/v1/me".to_string());
    loop {
        let me = ada.get(&path).await.good();
        let tables = me["tables"].as_array().expect("tables");
        assert!(tables.len() <= 100);
        told.extend(tables.iter().map(|table| table["id"].as_str().expect("an id").to_string()));
        match me["next"].as_str() {
            Some(next) => path = format!("/api/v1/me?before={next}"),
            None => break,
        }
    }
    assert!(told.iter().eq(ids.iter().rev()), "each once, the last first");
    ada.get("/api/v1/me?before=yesterday").await.problem(400, "request");
}
