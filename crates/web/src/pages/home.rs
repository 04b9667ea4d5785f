//! The first page: what there is to play, what goes on, and the ways in.

use crate::http::http_error::HttpError;
use crate::http::request_context::RequestContext;
use crate::site::Site;
use crate::store::TableRow;
use axum::Router;
use axum::routing::get;
use kernel::Text;
use maud::{Markup, html};
use std::sync::Arc;
use table::{IDS, Lesson, shelf};

/// The routes.
pub fn routes() -> Router<Arc<Site>> {
    Router::new().route("/", get(home))
}

async fn home(context: RequestContext) -> Result<Markup, HttpError> {
    let site = &context.site;
    let mine = match &context.person {
        Some(person) => site.store.tables_of(&person.id, None, 30).await?,
        None => Vec::new(),
    };
    let running: Vec<TableRow> =
        mine.into_iter().map(|(row, _)| row).filter(|row| row.result.is_none()).take(6).collect();
    let open = site.store.open_tables(12).await?;
    let (ui, lang) = (&context.localizer().ui, context.lang);
    let title = |row: &TableRow| {
        shelf::label(&row.game).map_or_else(String::new, |label| label.title.in_lang(lang).to_string())
    };
    let listed = |rows: &[TableRow]| {
        html! { ul.rows { @for row in rows { li {
            a href={ "/t/" (row.id) } { (title(row)) }
            @if !row.kind.is_empty() { " " span.muted { (table::option_words::options(ui, &row.game, &row.kind)) } }
        } } } }
    };
    let body = html! {
        div.hero { h1 { (ui.word("home-title")) } p { (ui.word("home-pitch")) } }
        @if !running.is_empty() { section { h2 { (ui.word("home-running")) } (listed(&running)) } }
        section { h2 .sr { (ui.word("home-games")) } ul.lids { @for id in IDS { (lid(&context, id)) } } }
        @if !open.is_empty() { section { h2 { (ui.word("home-open")) } (listed(&open)) } }
        section { h2 { (ui.word("home-ways")) }
            ul.rows {
                li { a href="/replay" { (ui.word("past-import")) } }
                li { a href="/rejoin" { (ui.word("home-rejoin")) } }
            }
        }
    };
    Ok(context.page(&ui.word("home-title"), None, body))
}

/// The lid of a game, with the ways to play it.
fn lid(context: &RequestContext, id: &str) -> Markup {
    let (ui, lang) = (&context.localizer().ui, context.lang);
    let Some(label) = shelf::label(id) else { return html! {} };
    let lesson = Lesson::of(id);
    let players = Text::new("home-players").number("least", label.players.0).number("most", label.players.1);
    html! {
        li data-game=(id) {
            (crate::html::art::lid(id))
            div.words {
                h3 { (label.title.in_lang(lang)) }
                p { (ui.printed(&label.pitch)) }
                @if let Some(lesson) = &lesson { p.goal { (ui.printed(&lesson.goal)) } }
                p.facts {
                    span { (ui.say(&players)) }
                    @if lesson.is_some() { a href={ "/learn/" (id) } { (ui.word("shell-learn")) } }
                    a href={ "/rules/" (id) } { (ui.word("rules")) }
                    a href={ "/daily/" (id) } { (ui.word("daily")) }
                    a href={ "/codex/" (id) } { (ui.word("codex")) }
                }
                div.buttons {
                    form method="post" action={ "/new/" (id) } { button.main { (ui.word("play")) } }
                    a.button.quiet href={ "/new/" (id) } { (ui.word("home-as-you-like")) }
                }
            }
        }
    }
}
