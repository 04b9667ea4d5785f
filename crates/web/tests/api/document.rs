//! The document and the routes say the same.

use crate::program::Server;
use crate::schema::{misfit, resolve};
use axum::body::Body;
use axum::http::{StatusCode, header};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use table::IDS;

fn operations(document: &Value) -> BTreeSet<(String, String)> {
    let paths = document["paths"].as_object().expect("paths");
    let methods = |(path, methods): (&String, &Value)| {
        let names: Vec<String> = methods.as_object().expect("methods").keys().cloned().collect();
        let path = path.clone();
        names.into_iter().map(move |method| (method, path.clone()))
    };
    paths.iter().flat_map(methods).collect()
}

#[tokio::test]
async fn every_route_is_in_the_document_and_every_operation_is_a_route() {
    let server = Server::open().await;
    let routes: BTreeSet<_> =
        web::api::endpoints().iter().map(|way| (way.method.to_string(), way.path.to_string())).collect();
    assert_eq!(routes, operations(&server.document));
    let nobody = server.nobody();
    for (method, path) in routes {
        let open = server.document["paths"][&path][&method]["security"].is_array();
        let answer = nobody.ask_with(&method, &path.replace("{id}", "0123456789abcdef"), None, Body::empty()).await;
        if open {
            assert_eq!(answer.status, StatusCode::OK, "{path}");
        } else {
            assert_eq!(answer.headers[header::WWW_AUTHENTICATE], "Bearer", "{method} {path}");
            answer.problem(401, "token");
        }
    }
}

/// All references lead somewhere, every part is used, and names are said once.
#[tokio::test]
async fn the_document_is_sound() {
    fn references<'a>(value: &'a Value, found: &mut Vec<&'a Value>) {
        match value {
            Value::Object(fields) => {
                if fields.contains_key("$ref") {
                    found.push(value);
                }
                fields.values().for_each(|field| references(field, found));
            }
            Value::Array(items) => items.iter().for_each(|item| references(item, found)),
            _ => {}
        }
    }
    let document: Value = serde_json::from_str(&web::api::DOCUMENT).expect("JSON");
    assert_eq!(document["openapi"], "3.1.0");
    assert_eq!(document["info"]["version"], env!("CARGO_PKG_VERSION"));
    let mut found = Vec::new();
    references(&document, &mut found);
    found.iter().for_each(|reference| assert!(resolve(&document, reference).is_object()));
    let used: BTreeSet<&str> = found.iter().filter_map(|reference| reference["$ref"].as_str()).collect();
    for part in ["schemas", "parameters", "responses", "links"] {
        for name in document["components"][part].as_object().expect("parts").keys() {
            assert!(used.contains(format!("#/components/{part}/{name}").as_str()), "nothing uses {part} {name}");
        }
    }
    let mut ids = BTreeSet::new();
    for (method, path) in operations(&document) {
        let operation = &document["paths"][&path][&method];
        assert!(ids.insert(operation["operationId"].as_str().expect("an id").to_string()), "{method} {path}");
        assert!(operation["summary"].as_str().is_some_and(|summary| !summary.is_empty()), "{method} {path}");
        let named = operation["parameters"].as_array().into_iter().flatten();
        let has_id = named.map(|part| resolve(&document, part)).any(|part| part["in"] == "path");
        assert_eq!(has_id, path.contains("{id}"), "{method} {path}");
    }
}

/// What the server refuses whatever the table does not fit the document either; and the games are those on the shelf.
#[test]
fn the_document_says_what_is_never_taken() {
    let document: Value = serde_json::from_str(&web::api::DOCUMENT).expect("JSON");
    let misfit = |schema: &str, value: &Value| misfit(&document, &document["components"]["schemas"][schema], value);
    for (schema, good) in [
        ("NewTable", json!({ "game": IDS[0] })),
        ("NewTable", json!({ "game": IDS[3], "players": 3, "seed": "", "bots": { "1": "careful" }, "name": null })),
        ("Leave", json!({ "confirm": "yes" })),
        ("Play", json!({ "action": "pass" })),
    ] {
        assert_eq!(misfit(schema, &good), None, "{schema} {good}");
    }
    for (schema, bad) in [
        ("NewTable", json!({ "game": "" })),
        ("NewTable", json!({ "game": "chess" })),
        ("NewTable", json!({ "game": IDS[0], "players": 0 })),
        ("NewTable", json!({ "game": IDS[0], "bots": { "8": "careful" } })),
        ("NewTable", json!({ "game": IDS[0], "bots": { "1": "" } })),
        ("NewTable", json!({ "game": IDS[0], "seed": "x".repeat(101) })),
        ("NewTable", json!({ "game": IDS[0], "options": { "a": "x".repeat(101) } })),
        ("Leave", json!({ "confirm": "" })),
        ("Leave", json!({ "confirm": "yes", "password": "short" })),
        ("Play", json!({ "action": "" })),
        ("Play", json!({ "action": {} })),
        ("Say", json!({ "phrase": "" })),
        ("Order", json!({ "order": "" })),
        ("Fill", json!({ "bot": "" })),
        ("Go", json!({ "bot": "" })),
    ] {
        assert!(misfit(schema, &bad).is_some(), "{schema} {bad}");
    }
    assert_eq!(document["components"]["schemas"]["GameId"]["enum"], json!(IDS));
}

/// Whoever knows nothing but the document finds the way from a table that was made to all that can be asked of it; and what the
/// examples say fits.
#[test]
fn links_and_examples_lead_on() {
    let document: Value = serde_json::from_str(&web::api::DOCUMENT).expect("JSON");
    let all = operations(&document);
    let operation = |(method, path): &(String, String)| &document["paths"][path][method];
    let by_id =
        |id: &Value| all.iter().find(|way| operation(way)["operationId"] == *id).unwrap_or_else(|| panic!("{id}"));
    let mut reached = BTreeSet::new();
    for way in &all {
        let told = operation(way);
        let body = &told["requestBody"]["content"]["application/json"];
        if let Some(example) = body.get("example") {
            assert_eq!(misfit(&document, &body["schema"], example), None, "{way:?}");
        }
        let answers = told["responses"].as_object().expect("answers").values();
        for link in answers.filter_map(|answer| answer["links"].as_object()).flat_map(|links| links.values()) {
            let link = resolve(&document, link);
            let (_, path) = by_id(&link["operationId"]);
            assert!(path.contains("{id}") && link["parameters"]["id"].is_string(), "{way:?}: {link}");
            if told["operationId"] == "new" {
                reached.insert(path.clone());
            }
        }
    }
    let of_tables: BTreeSet<String> =
        all.iter().map(|(_, path)| path.clone()).filter(|path| path.contains("{id}")).collect();
    assert_eq!(reached, of_tables, "from a new table");
}

#[tokio::test]
async fn people_get_a_page_and_programs_the_document() {
    let server = Server::open().await;
    let ask = async |accept: &str, lang: &str| {
        let request = axum::http::Request::get("/api").header(header::ACCEPT, accept);
        let request = request.header(header::ACCEPT_LANGUAGE, lang).body(Body::empty()).expect("a request");
        let response = server.send(request).await;
        assert_eq!(response.status(), StatusCode::OK);
        let body = axum::body::to_bytes(response.into_body(), usize::MAX).await.expect("a body");
        String::from_utf8(body.to_vec()).expect("text")
    };
    let browser = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";
    for (lang, word) in [("fr", "Pour commencer"), ("en", "Getting started")] {
        let page = ask(browser, lang).await;
        assert!(page.contains(word) && page.contains("curl") && page.contains("/me/tokens"), "{page}");
        for (_, path) in operations(&server.document) {
            assert!(page.contains(&path), "{path}");
        }
        assert!(!page.contains("style=") && !page.contains("<script>"));
    }
    for accept in ["*/*", "application/json", "application/vnd.oai.openapi+json, text/html;q=0.1", ""] {
        assert_eq!(ask(accept, "en").await, *web::api::DOCUMENT, "{accept}");
    }
}
