//! What the API is: for programs a document, for people a page.

use crate::http::request_context::RequestContext;
use axum::Json;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use serde_json::{Value, json};
use std::sync::LazyLock;
use table::{IDS, wire};

/// What may be asked and is answered, in OpenAPI 3.1, with the games of the shelf.
pub static DOCUMENT: LazyLock<String> = LazyLock::new(|| {
    let games: Vec<String> = IDS.iter().map(|id| format!("\"{id}\"")).collect();
    include_str!("openapi.json").replace("\"{games}\"", &games.join(", ")).replace("{game}", IDS[0])
});

/// Answers `GET /api`: the page where a page is liked better, else the document.
pub(super) async fn document(context: RequestContext, headers: HeaderMap) -> Response {
    let vary = (header::VARY, "Accept, Accept-Language");
    if prefers_html(&headers) {
        return ([vary], page(&context, &here(&context, &headers))).into_response();
    }
    ([vary, (header::CONTENT_TYPE, "application/json")], DOCUMENT.as_str()).into_response()
}

/// Whether a page is named before a document.
fn prefers_html(headers: &HeaderMap) -> bool {
    let accepted = headers.get(header::ACCEPT).and_then(|accept| accept.to_str().ok()).unwrap_or("");
    let place = |kind: &str| accepted.find(kind).unwrap_or(usize::MAX);
    place("text/html") < place("application/")
}

/// Answers `hello`.
pub(super) async fn hello() -> Json<Value> {
    Json(json!({ "name": "oubliette", "version": env!("CARGO_PKG_VERSION"), "protocol": wire::PROTOCOL }))
}

/// Answers `games`.
pub(super) async fn games() -> Json<Value> {
    Json(json!({ "games": wire::games() }))
}

/// Where the server is, as whoever asks has typed it.
fn here(context: &RequestContext, headers: &HeaderMap) -> String {
    let config = &context.site.config;
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let typed = || host.map_or_else(|| format!("http://{}", config.listen), |host| format!("http://{host}"));
    config.public_url.clone().unwrap_or_else(typed).trim_end_matches('/').to_string()
}

/// How to begin, in lines to be typed, short enough for a phone.
fn examples() -> [(&'static str, String); 5] {
    let shown = "curl -H \"Authorization: Bearer $TOKEN\" \\\n  ";
    let json = "-H 'Content-Type: application/json' \\\n  -d";
    let game = IDS[0];
    [
        ("api-try-games", "curl $HERE/games".into()),
        ("api-try-new", format!("{shown}{json} '{{\"game\":\"{game}\"}}' \\\n  $HERE/tables")),
        ("api-try-actions", format!("{shown}$HERE/tables/$TABLE/actions")),
        ("api-try-play", format!("{shown}{json} '{{\"action\":…}}' \\\n  $HERE/tables/$TABLE/play")),
        ("api-try-stream", format!("{shown}-N $HERE/tables/$TABLE/stream")),
    ]
}

/// What there is to ask for, as the document has it: the method, the path, and what for.
fn operations() -> Vec<(String, String, String)> {
    let document: Value = serde_json::from_str(&DOCUMENT).unwrap_or_default();
    let paths = document["paths"].as_object().cloned().unwrap_or_default();
    let of_path = |(path, methods): (String, Value)| {
        let methods = methods.as_object().cloned().unwrap_or_default();
        let told = methods.into_iter().filter(|(_, operation)| operation.is_object());
        told.map(move |(method, operation)| {
            (method.to_uppercase(), path.clone(), operation["summary"].as_str().unwrap_or("").to_string())
        })
    };
    paths.into_iter().flat_map(of_path).collect()
}

fn page(context: &RequestContext, here: &str) -> Markup {
    let ui = &context.localizer().ui;
    let title = ui.word("api-title");
    let typed = |lines: &str| html! { pre.scroll tabindex="0" { code { (lines) } } };
    let manners =
        ["api-manner-seats", "api-manner-request", "api-manner-problems", "api-manner-rate", "api-manner-bots"];
    let body = html! {
        article.rules {
            h1 { (title) }
            p { (ui.word("api-pitch")) }
            p { (ui.word("api-document")) }
            (typed(&format!("curl {here}/api")))
            h2 { (ui.word("api-begin")) }
            p { (ui.word("api-token")) " " a href="/me/tokens" { (ui.word("api-to-tokens")) } }
            (typed(&format!("export TOKEN=…\nexport HERE={here}/api/v1")))
            @for (word, lines) in examples() { p { (ui.word(word)) } (typed(&lines)) }
            h2 { (ui.word("api-manners")) }
            ul { @for word in manners { li { (ui.word(word)) } } }
            h2 { (ui.word("api-all")) }
        }
        ul.rows { @for (method, path, summary) in operations() {
            li { code { (method) " " (path) } span lang="en" { (summary) } }
        } }
    };
    context.page(&title, None, body)
}
