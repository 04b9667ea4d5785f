//! What is stored, for how long, and what anybody can see: in plain words. And what machines that read the web should leave alone.

use crate::http::request_context::RequestContext;
use crate::people::accounts::GUEST_DAYS;
use crate::site::Site;
use axum::Router;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use axum::routing::get;
use kernel::Text;
use maud::{Markup, html};
use std::sync::Arc;

/// The routes.
pub fn routes() -> Router<Arc<Site>> {
    Router::new().route("/privacy", get(privacy)).route("/robots.txt", get(robots))
}

/// The chapters: each with its paragraphs.
const CHAPTERS: [(&str, &str, &[&str]); 8] = [
    (
        "stored",
        "privacy-stored",
        &["privacy-guest", "privacy-account", "privacy-games", "privacy-puzzles", "privacy-not"],
    ),
    ("time", "privacy-time", &["privacy-time-guest", "privacy-time-account", "privacy-time-games", "privacy-backups"]),
    (
        "cookies",
        "privacy-cookies",
        &["privacy-cookie-who", "privacy-cookie-looks", "privacy-no-others", "privacy-on-device"],
    ),
    ("logs", "privacy-logs", &["privacy-logs-what", "privacy-addresses"]),
    (
        "seen",
        "privacy-seen",
        &["privacy-seen-table", "privacy-seen-replays", "privacy-seen-boards", "privacy-seen-bots"],
    ),
    ("chance", "privacy-chance", &["privacy-chance-daily", "privacy-chance-games", "privacy-undo"]),
    ("rights", "privacy-rights", &["privacy-export", "privacy-delete"]),
    ("report", "privacy-report", &["privacy-report-people", "privacy-report-holes"]),
];

async fn privacy(context: RequestContext) -> Markup {
    let ui = &context.localizer().ui;
    let title = ui.word("privacy-title");
    let said = |id: &'static str| context.say(&Text::new(id).number("days", GUEST_DAYS));
    let body = html! {
        article.rules {
            h1 { (title) }
            p { (ui.word("privacy-short")) }
            @for (anchor, head, paragraphs) in CHAPTERS {
                section id=(anchor) {
                    h2 { (ui.word(head)) }
                    ul { @for id in paragraphs { li { (said(id)) } } }
                }
            }
            p { a href="/me/games.ndjson" download { (ui.word("account-export")) } }
            p { a href="/me/delete" { (ui.word("privacy-delete-link")) } }
        }
    };
    context.page(&title, None, body)
}

async fn robots() -> impl IntoResponse {
    let text = "User-agent: *\nDisallow: /t/\nDisallow: /j/\nDisallow: /r/\nDisallow: /beat/\nDisallow: /me\nDisallow: /api/\n";
    ([(CONTENT_TYPE, "text/plain; charset=utf-8")], text)
}
