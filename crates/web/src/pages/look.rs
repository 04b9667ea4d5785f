//! Looking closer: everything on a table with all that is known of it, and the clauses that explain it.

use crate::http::http_error::HttpError;
use crate::http::request_context::RequestContext;
use crate::pages::table::{Eyes, Onlooker};
use crate::rules::markdown::Markdown;
use crate::rules::rulebook::Rulebook;
use crate::rules::search_query::SearchQuery;
use crate::site::Site;
use axum::Router;
use axum::extract::{Path, Query};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use maud::{Markup, html};
use std::sync::Arc;
use table::examine::{ExaminedThing, examine};

/// The routes.
pub fn routes() -> Router<Arc<Site>> {
    Router::new().route("/t/{id}/look", get(look))
}

async fn look(
    context: RequestContext,
    Path(id): Path<String>,
    Query(eyes): Query<Eyes>,
) -> Result<Response, HttpError> {
    let live = context.site.table(&id).await?;
    let state = live.lock(&context.site.store).await?;
    let onlooker = Onlooker::of(&state, context.person.as_ref().map(|person| person.id.as_str()), &eyes)?;
    let localizer = context.localizer();
    let title = localizer.ui.word("look-title");
    let all = match (&state.session, localizer.game(&state.row.game)) {
        (Some(session), Some(words)) => examine(&session.page(onlooker.eyes), words, &session.open_rules(context.lang)),
        _ => Vec::new(),
    };
    let body = html! {
        article.rules {
            h1 { (title) }
            p { a.button href={ "/t/" (id) } { (localizer.ui.word("rules-to-table")) } }
            @for zone in all.chunk_by(|one, next| one.zone == next.zone) {
                h2 id={ "zone-" (anchor(&zone[0].zone)) } { (zone[0].zone) }
                @for thing in zone { (closely(&context, &state.row.game, thing)) }
            }
        }
    };
    Ok(context.page(&title, Some(&state.row.game), body).into_response())
}

/// An id for what is called so.
pub fn anchor(name: &str) -> String {
    name.chars().map(|sign| if sign.is_alphanumeric() { sign } else { '-' }).collect()
}

fn closely(context: &RequestContext, game: &str, thing: &ExaminedThing) -> Markup {
    let book = Rulebook::of(game, context.lang);
    let link = |id: &str| book.and_then(|book| book.link(id));
    html! {
        section id=[thing.thing.as_ref().map(|id| format!("thing-{id}"))] {
            h3 { (thing.name) }
            @for line in &thing.known { p { (line) } }
            @for rule in &thing.clauses {
                details {
                    summary { "§" (rule.id) }
                    (Markdown { link: &link, query: &SearchQuery::default(), lang: context.lang }.show(rule.body))
                }
            }
        }
    }
}
