//! The site as an app: what it is called and looks like on a device, and what can be read there without a network.

use crate::http::assets;
use crate::http::request_context::RequestContext;
use crate::ids;
use crate::localizer::Localizer;
use crate::rules::rulebook::Rulebook;
use crate::site::Site;
use axum::Router;
use axum::extract::Query;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use kernel::{Lang, Text};
use maud::{Markup, html};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use std::sync::Arc;
use table::Lesson;
use table::shelf;

/// Our own icon in the sizes that devices ask for: that of `assets/icon.svg`, with a margin that may be cut off.
const SMALL_ICON: &[u8] = include_bytes!("../../assets/icon-192.png");
const LARGE_ICON: &[u8] = include_bytes!("../../assets/icon-512.png");

/// The page that stands for all that needs the network.
const OFFLINE: &str = "/offline";

/// The routes.
pub fn routes() -> Router<Arc<Site>> {
    Router::new()
        .route("/manifest.webmanifest", get(manifest))
        .route("/worker.js", get(worker))
        .route(OFFLINE, get(offline))
        .route("/icon-192.png", get(async || icon(SMALL_ICON)))
        .route("/icon-512.png", get(async || icon(LARGE_ICON)))
}

fn icon(bytes: &'static [u8]) -> Response {
    ([(CONTENT_TYPE, "image/png"), (CACHE_CONTROL, "public, max-age=86400")], bytes).into_response()
}

/// What a device is told of the app.
async fn manifest(context: RequestContext) -> Response {
    let icon = |side: u32| {
        let (src, sizes) = (format!("/icon-{side}.png"), format!("{side}x{side}"));
        json!({ "src": src, "sizes": sizes, "type": "image/png", "purpose": "any maskable" })
    };
    let drawn = json!({ "src": assets::url("icon.svg"), "sizes": "any", "type": "image/svg+xml" });
    let manifest = json!({
        "name": "Oubliette", "short_name": "Oubliette", "description": context.localizer().ui.word("app-pitch"),
        "lang": context.lang.code(), "id": "/", "start_url": "/", "scope": "/", "display": "standalone",
        "background_color": "#120e0b", "theme_color": "#231912", "icons": [icon(192), icon(512), drawn],
    });
    ([(CONTENT_TYPE, "application/manifest+json")], manifest.to_string()).into_response()
}

#[derive(Deserialize)]
struct WorkerQuery {
    #[serde(default)]
    lang: String,
}

/// The worker that keeps pages on a device, after the list of what it keeps.
async fn worker(Query(asked): Query<WorkerQuery>) -> Response {
    let lang = if asked.lang == "en" { Lang::En } else { Lang::Fr };
    let script = format!("const KEPT = {};\n{}", kept(lang), include_str!("../../assets/worker.js"));
    ([(CONTENT_TYPE, "text/javascript; charset=utf-8")], script).into_response()
}

/// What a device keeps, in a language: files, pages that say the same to everybody, and the moves of lessons. Its name changes with
/// whatever is in it.
fn kept(lang: Lang) -> Value {
    let files: Vec<String> = assets::all().iter().map(|asset| assets::url(asset.name)).collect();
    let plays = |lesson: &Lesson| lesson.steps.iter().map(|step| step.play.clone()).collect::<Vec<_>>();
    let moves = Lesson::all().iter().map(|lesson| (format!("/learn/{}", lesson.game), json!(plays(lesson))));
    let (pages, moves): (Vec<String>, Map<String, Value>) = (pages(lang), moves.collect());
    let books: Vec<_> = Rulebook::all(lang).iter().map(|book| (book.preface, &book.rules)).collect();
    let said = format!("{} {files:?} {pages:?} {books:?} {:?}", env!("CARGO_PKG_VERSION"), Lesson::all());
    let name = format!("oubliette-{}-{}", lang.code(), ids::mark(&said));
    json!({ "name": name, "lang": lang.code(), "files": files, "pages": pages, "moves": moves, "offline": OFFLINE })
}

/// The pages that a device keeps: the rules, and every step of every lesson, also with the hint to whoever tries another move.
fn pages(lang: Lang) -> Vec<String> {
    let mut pages = vec![OFFLINE.to_string(), "/rules".into(), "/learn".into()];
    pages.extend(Rulebook::all(lang).iter().map(|book| format!("/rules/{}", book.id)));
    for lesson in Lesson::all() {
        let here = format!("/learn/{}", lesson.game);
        pages.extend((1..=lesson.steps.len() + 1).map(|step| format!("{here}?step={step}")));
        pages.extend((1..=lesson.steps.len()).map(|step| format!("{here}?step={step}&tried=-")));
    }
    pages
}

/// What is shown in place of a page that needs the network.
async fn offline(context: RequestContext) -> Markup {
    let (localizer, ui) = (context.localizer(), &context.localizer().ui);
    let called = |book: &Rulebook| book.title.clone().unwrap_or_else(|| ui.word("rules-table"));
    let body = html! {
        h1 { (ui.word("offline-title")) }
        p.notice role="status" { (ui.word("offline-pitch")) }
        h2 { (ui.word("offline-what")) }
        ul.rows {
            @for lesson in Lesson::all() {
                li { a href={ "/learn/" (lesson.game) "?step=1" } { (lesson_title(localizer, lesson)) } }
            }
            @for book in Rulebook::all(localizer.lang) {
                li { a href={ "/rules/" (book.id) } { (ui.say(&Text::new("rules-title-of").plain("game", called(book)))) } }
            }
        }
        nav.buttons aria-label=(ui.word("ways")) {
            a.button href="" { (ui.word("way-again")) }
            a.button href="/" { (ui.word("to-the-start")) }
        }
    };
    context.page(&ui.word("offline-title"), None, body)
}

/// What a lesson is called.
fn lesson_title(localizer: &Localizer, lesson: &Lesson) -> String {
    let title = shelf::label(lesson.game).map(|label| label.title.in_lang(localizer.lang).to_string());
    let text = Text::new("learn-title-of").plain("game", title.unwrap_or_else(|| lesson.game.to_string()));
    localizer.ui.say(&text)
}
