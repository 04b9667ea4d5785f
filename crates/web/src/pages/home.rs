//! The first page: what there is to play, what goes on, and the ways in.

use crate::http::http_error::HttpError;
use crate::http::request_context::RequestContext;
use crate::live::seat_names;
use crate::site::Site;
use crate::store::{SeatRow, TableRow};
use axum::Router;
use axum::routing::get;
use kernel::Text;
use maud::{Markup, html};
use std::sync::Arc;
use table::{IDS, Lesson, Puzzle, shelf};

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
    let mut going = Vec::new();
    for row in running {
        let told = how_it_goes(&context, &row).await?;
        going.push((row, told));
    }
    let open = site.store.open_tables(12).await?;
    let open: Vec<(TableRow, String)> = open.into_iter().map(|row| (row, String::new())).collect();
    let (ui, lang) = (&context.localizer().ui, context.lang);
    let title = |row: &TableRow| {
        shelf::label(&row.game).map_or_else(String::new, |label| label.title.in_lang(lang).to_string())
    };
    let listed = |rows: &[(TableRow, String)]| {
        html! { ul.rows { @for (row, told) in rows { li {
            a href={ "/t/" (row.id) } { (title(row)) }
            @if !told.is_empty() { " " span { (told) } }
            @if !row.kind.is_empty() { " " span.muted { (table::option_words::options(ui, &row.game, &row.kind)) } }
        } } } }
    };
    let body = html! {
        div.hero { h1 { (ui.word("home-title")) } p { (ui.word("home-pitch")) } }
        @if !going.is_empty() { section { h2 { (ui.word("home-running")) } (listed(&going)) } }
        section { h2 .sr { (ui.word("home-games")) } ul.lids { @for id in IDS { (lid(&context, id)) } } }
        @if !open.is_empty() { section { h2 { (ui.word("home-open")) } (listed(&open)) } }
        section { h2 { (ui.word("home-ways")) }
            ul.rows {
                @if !Puzzle::games().is_empty() { li { a href="/puzzles" { (ui.word("puzzles-today")) } } }
                li { a href="/replay" { (ui.word("past-import")) } }
                li { a href="/rejoin" { (ui.word("home-rejoin")) } }
            }
        }
    };
    Ok(context.page(&ui.word("home-title"), None, body))
}

/// With whom somebody plays at a table, and whose turn it is, as far as that is at hand.
async fn how_it_goes(context: &RequestContext, row: &TableRow) -> Result<String, HttpError> {
    let (site, ui) = (&context.site, &context.localizer().ui);
    let Some((_, seats)) = site.store.table(&row.id).await? else { return Ok(String::new()) };
    let own = context.person.as_ref().map(|person| person.id.as_str());
    let mine = |seat: &&SeatRow| seat.person.as_deref() == own;
    let others: Vec<&str> =
        seats.iter().filter(|seat| seat.person.is_some() && !mine(seat)).map(|seat| seat.name.as_str()).collect();
    let mut told = Vec::new();
    if !others.is_empty() {
        told.push(ui.say(&Text::new("home-with").plain("who", others.join(", "))));
    }
    if seats.iter().find(mine).is_some_and(|seat| seat.bot.is_some()) {
        told.push(ui.word("home-stood-in"));
    } else if let Some(live) = site.live_tables.in_memory(&row.id).filter(|_| seats.len() > 1) {
        let state = live.lock(&site.store).await?;
        let (awaited, seat) =
            (state.session.as_ref().map(|session| session.status().awaited()), own.and_then(|own| state.seat_of(own)));
        if let (Some(awaited), Some(seat)) = (awaited, seat) {
            told.push(match awaited.has(seat) {
                true => ui.word("turn-yours"),
                false => {
                    let names = awaited.iter().map(|at| seat_names::full(context.localizer(), &state, at, Some(seat)));
                    ui.say(&Text::new("waiting-for").plain("who", names.collect::<Vec<_>>().join(", ")))
                }
            });
        }
    }
    Ok(told.join(" · "))
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
                    @if !Puzzle::all_of(id).is_empty() { a href={ "/puzzles/" (id) } { (ui.word("puzzles")) } }
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
