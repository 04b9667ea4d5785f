//! The first page: what there is to play, what goes on, and the ways in.

use crate::failure::Failure;
use crate::site::Site;
use crate::store::TableRow;
use crate::visitor::Visitor;
use axum::Router;
use axum::routing::get;
use kernel::Text;
use maud::{Markup, html};
use std::sync::Arc;
use table::{IDS, shelf};

/// The routes.
pub fn routes() -> Router<Arc<Site>> {
    Router::new().route("/", get(home))
}

async fn home(visitor: Visitor) -> Result<Markup, Failure> {
    let site = &visitor.site;
    let mine = match &visitor.person {
        Some(person) => site.store.tables_of(&person.id, 30).await?,
        None => Vec::new(),
    };
    let running: Vec<TableRow> =
        mine.into_iter().map(|(row, _)| row).filter(|row| row.result.is_none()).take(6).collect();
    let open = site.store.open_tables(12).await?;
    let (ui, lang) = (&visitor.tongue().ui, visitor.lang);
    let title = |row: &TableRow| {
        shelf::label(&row.game).map_or_else(String::new, |label| label.title.in_lang(lang).to_string())
    };
    let body = html! {
        header.welcome { h1 { (ui.word("home-title")) } p { (ui.word("home-pitch")) } }
        @if !running.is_empty() {
            section { h2 { (ui.word("home-running")) } ul.tables { @for row in &running { li { a href={ "/t/" (row.id) } { (title(row)) @if !row.kind.is_empty() { " " span.muted { (row.kind) } } } } } } }
        }
        section { h2 { (ui.word("home-games")) }
            ul.lids { @for label in IDS.iter().filter_map(|id| shelf::label(id)) {
                li.lid data-game=(label.id) {
                    (crate::art::lid(label.id))
                    h3 { (label.title.in_lang(lang)) }
                    p { (label.pitch.in_lang(lang)) }
                    p.muted { (ui.say(&Text::new("home-players").number("least", label.players.0).number("most", label.players.1))) }
                    div.actions {
                        form method="post" action={ "/new/" (label.id) } { button { (ui.word("play")) } }
                        a href={ "/new/" (label.id) } { (ui.word("home-as-you-like")) }
                        a href={ "/daily/" (label.id) } { (ui.word("daily")) }
                        a href={ "/rules/" (label.id) } { (ui.word("rules")) }
                    }
                }
            } }
        }
        @if !open.is_empty() {
            section { h2 { (ui.word("home-open")) } ul.tables { @for row in &open { li { a href={ "/t/" (row.id) } { (title(row)) @if !row.kind.is_empty() { " " span.muted { (row.kind) } } } } } } }
        }
        section { h2 { (ui.word("home-ways")) }
            ul {
                li { a href="/learn" { (ui.word("home-learn")) } }
                li { a href="/replay" { (ui.word("past-import")) } }
                li { a href="/rejoin" { (ui.word("home-rejoin")) } }
            }
        }
    };
    Ok(visitor.page(&ui.word("home-title"), None, body))
}
