//! What cannot be read or must not be is refused as a problem, and changes nothing.

use crate::people::secret_game;
use crate::program::{Program, Server};
use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use serde_json::json;
use table::IDS;
use web::Config;
use web::store::TokenKind;

const JSON: Option<&str> = Some("application/json");

/// Every route that takes a body, for a table.
fn posts(table: &str) -> Vec<String> {
    let ways = web::api::endpoints();
    ways.iter().filter(|way| way.method == "post").map(|way| way.path.replace("/api/v1/tables/{id}", table)).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn bodies_that_cannot_be_read() {
    let server = Server::open().await;
    let program = server.program("Automaton").await;
    let (table, _) = program.open(json!({ "game": IDS[0], "seed": "1" })).await;
    let before = program.get(&format!("{table}/story")).await.text;
    // Those that take nothing leave it unread.
    let reads = |path: &&String| !["/leave", "/back", "/rematch"].iter().any(|end| path.ends_with(end));
    let all = posts(&table);
    for path in all.iter().filter(reads) {
        for text in ["{", "nothing", "\u{0}", "{\"a\":1}}", "'", "\"\\ud800\"", "1e999"] {
            let answer = program.ask_with("post", path, JSON, text).await;
            assert!(matches!(answer.json["code"].as_str(), Some("json")), "{path} {text}: {}", answer.text);
            assert_eq!(answer.status, StatusCode::BAD_REQUEST);
        }
        program.ask_with("post", path, JSON, "[".repeat(100_000)).await.problem(400, "json");
        program.ask_with("post", path, JSON, vec![0xff, 0xfe]).await.problem(400, "json");
        for text in ["[]", "null", "1", "\"text\"", "true"] {
            program.ask_with("post", path, JSON, text).await.problem(400, "request");
        }
        program.ask_with("post", path, JSON, " ".repeat(300_000)).await.problem(413, "too-large");
        for kind in [None, Some("text/plain"), Some("application/x-www-form-urlencoded"), Some("application/jsonx")] {
            program.ask_with("post", path, kind, "{}").await.problem(415, "media-type");
        }
    }
    assert_eq!(program.get(&format!("{table}/story")).await.text, before);
}

/// Fields of every kind where another is wanted: refused, never obeyed, and never a defect of ours.
#[tokio::test(flavor = "multi_thread")]
async fn fields_of_the_wrong_kind() {
    let server = Server::open().await;
    let program = server.program("Automaton").await;
    let (table, _) = program.open(json!({ "game": IDS[0], "seed": "1" })).await;
    let odd = [
        json!(true),
        json!(-1),
        json!(1.5),
        json!(255),
        json!(256),
        json!(u64::MAX),
        json!(""),
        json!("é\u{0}\n"),
        json!("x".repeat(10_000)),
        json!([]),
        json!({}),
        json!({ "type": "nothing" }),
        json!({ "a": { "b": [] } }),
    ];
    let schemas = &server.document["components"]["schemas"];
    for way in web::api::endpoints().iter().filter(|way| way.method == "post") {
        let body = &server.document["paths"][way.path]["post"]["requestBody"]["content"]["application/json"]["schema"];
        let Some(schema) = body["$ref"].as_str().and_then(|place| place.rsplit('/').next()) else { continue };
        let path = way.path.replace("/api/v1/tables/{id}", &table);
        for field in schemas[schema]["properties"].as_object().expect("fields").keys().chain([&"deal".to_string()]) {
            for value in &odd {
                let mut said = json!({ "game": IDS[0] });
                said[field] = value.clone();
                let answer = program.post(&path, said).await;
                assert!(answer.status.as_u16() < 500, "{path} {field} {value}: {}", answer.text);
            }
        }
    }
    for (fields, code) in [
        (json!({}), "request"),
        (json!({ "game": "chess" }), "game"),
        (json!({ "game": IDS[0], "players": 9 }), "request"),
        (json!({ "game": IDS[0], "options": { "no": "thing" } }), "options"),
        (json!({ "game": IDS[0], "options": "none" }), "options"),
        (json!({ "game": IDS[0], "bots": { "0": "careful" } }), "seat"),
        (json!({ "game": IDS[0], "bots": { "1": "careful" } }), "seat"),
        (json!({ "game": IDS[3], "bots": { "1": "nobody" } }), "seat"),
        (json!({ "game": IDS[0], "pace": "soon" }), "request"),
        (json!({ "game": IDS[0], "seed": "x".repeat(101) }), "new-seed-long"),
        (json!({ "game": secret_game().id, "seed": "known" }), "new-seed-rivals"),
        (json!({ "game": secret_game().id, "bots": { "1": "montecarlo:4001" } }), "bot-too-long"),
        (json!({ "game": IDS[0], "deal": { "piles": {} } }), "fate"),
    ] {
        let answer = program.post("/api/v1/tables", fields.clone()).await;
        assert_eq!(answer.json["code"], code, "{fields}: {}", answer.text);
    }
    // A whole number is one however it is written; and no bot of that name is one at a table that is full, either.
    let fields = json!({ "game": IDS[0], "players": 1.0 });
    assert_eq!(program.post("/api/v1/tables", fields).await.good()["seats"].as_array().map(Vec::len), Some(1));
    program.post(&format!("{table}/fill"), json!({ "bot": "nobody" })).await.problem(422, "seat");
}

#[tokio::test(flavor = "multi_thread")]
async fn places_and_methods_that_are_not_there() {
    let server = Server::open().await;
    let program = server.program("Automaton").await;
    let (table, _) = program.open(json!({ "game": IDS[0], "seed": "1" })).await;
    for path in ["/api/", "/api/v1", "/api/v2/hello", "/api/v1/tables/", &format!("{table}/cheat")] {
        program.get(path).await.problem(404, "no-page");
    }
    for id in ["0123456789abcdef", "short", "..", "%2e%2e%2f", "a%00b", &"a".repeat(1000), "é"] {
        let id = web::http::link::part(id);
        program.get(&format!("/api/v1/tables/{id}")).await.problem(404, "no-table");
        program.post(&format!("/api/v1/tables/{id}/play"), json!({ "action": {} })).await.problem(404, "no-table");
    }
    // A path that is no text.
    program.get("/api/v1/tables/%ff%fe/view").await.problem(400, "request");
    for (method, path, allowed) in [
        ("post", "/api/v1/hello", "GET,HEAD"),
        ("delete", table.as_str(), "GET,HEAD"),
        ("get", &format!("{table}/play"), "POST"),
        ("put", "/api/v1/me", "GET,HEAD,DELETE"),
        ("options", "/api/v1/me", "GET,HEAD,DELETE"),
    ] {
        let answer = program.ask_with(method, path, None, Body::empty()).await;
        assert_eq!(answer.headers[header::ALLOW], allowed, "{method} {path}");
        answer.problem(405, "method");
    }
    for (query, status, code) in [
        ("from=x", 400, "request"),
        ("from=-1", 400, "request"),
        ("from=4294967296", 400, "request"),
        ("as=9", 422, "seat"),
        ("as=x", 422, "seat"),
        ("as=-1", 422, "seat"),
        ("as=", 422, "seat"),
        ("as=256", 422, "seat"),
    ] {
        program.get(&format!("{table}/story?{query}")).await.problem(status, code);
    }
    assert_eq!(program.get(&format!("{table}/story?from=99999999")).await.good()["story"], json!([]));
    // Pages have pages for the same things.
    let request = Request::delete("/").header(header::ACCEPT_LANGUAGE, "fr").body(Body::empty()).expect("a request");
    let response = server.send(request).await;
    assert_eq!(response.status(), StatusCode::METHOD_NOT_ALLOWED);
    assert!(response.headers()[header::CONTENT_TYPE].to_str().is_ok_and(|kind| kind.starts_with("text/html")));
}

#[tokio::test]
async fn whoever_shows_no_token_of_theirs() {
    let server = Server::open().await;
    let (guest, cookie) = server.site.store.new_guest().await.expect("a guest");
    let me = "/api/v1/me";
    let nobody = server.nobody();
    nobody.get(me).await.problem(401, "token");
    // A browser's secret is none for programs, wherever it stands.
    let by_cookie = Program { server: &server, token: Some(cookie.clone()), person: None, lang: "fr" };
    let problem = by_cookie.get(me).await.problem(401, "token");
    assert!(problem["detail"].as_str().is_some_and(|detail| detail.contains("jeton")));
    let token = server.site.store.new_token(&guest.id, TokenKind::Bearer, "").await.expect("a token");
    for (name, value, status) in [
        (header::COOKIE, format!("oubliette={cookie}"), 401),
        (header::COOKIE, format!("oubliette={token}"), 401),
        (header::AUTHORIZATION, format!("Basic {token}"), 401),
        (header::AUTHORIZATION, format!("Bearer{token}"), 401),
        (header::AUTHORIZATION, "Bearer ".into(), 401),
        (header::AUTHORIZATION, "Bearer ' OR 1=1".into(), 401),
        (header::AUTHORIZATION, format!("bearer {token}"), 200),
    ] {
        let request = Request::get(me).header(&name, &value).body(Body::empty()).expect("a request");
        assert_eq!(server.send(request).await.status(), status, "{name}: {value}");
    }
    server.site.store.set_banned(&guest.id, true).await.expect("the store");
    Program { server: &server, token: Some(token), person: None, lang: "en" }.get(me).await.problem(403, "banned");
}

/// A page of somebody else's cannot use the API with a visitor's cookie, nor read it.
#[tokio::test]
async fn other_sites_get_nothing() {
    let server = Server::open().await;
    let (_, cookie) = server.site.store.new_guest().await.expect("a guest");
    let request = Request::post("/api/v1/tables")
        .header(header::COOKIE, format!("oubliette={cookie}"))
        .header(header::ORIGIN, "https://elsewhere.example")
        .header("sec-fetch-site", "cross-site")
        .body(Body::from(json!({ "game": IDS[0] }).to_string()));
    let response = server.send(request.expect("a request")).await;
    assert_eq!(response.status(), StatusCode::FORBIDDEN);
    assert_eq!(response.headers()[header::CONTENT_TYPE], "application/problem+json");
    assert!(!response.headers().contains_key(header::ACCESS_CONTROL_ALLOW_ORIGIN));
}

#[tokio::test]
async fn too_many_requests_wait() {
    let server = Server::with(|config| Config { rate: 5, trust_proxy: true, ..config }).await;
    let (program, other) = (server.program("Automaton").await, server.program("Other").await);
    let ask = async |program: &Program<'_>, from: u8| {
        let request = Request::get("/api/v1/me")
            .header(header::AUTHORIZATION, format!("Bearer {}", program.token.as_deref().expect("a token")))
            .header("x-forwarded-for", format!("10.0.0.{from}"));
        server.send(request.body(Body::empty()).expect("a request")).await
    };
    // Wherever a program asks from, its token is counted.
    for from in 0..5 {
        assert_eq!(ask(&program, from).await.status(), StatusCode::OK);
    }
    let late = ask(&program, 99).await;
    assert_eq!(late.status(), StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(late.headers()[header::CONTENT_TYPE], "application/problem+json");
    assert!(late.headers().contains_key(header::RETRY_AFTER));
    assert_eq!(ask(&other, 100).await.status(), StatusCode::OK);
}
