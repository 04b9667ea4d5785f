//! A season of a game: what everybody's dungeons of the day came to in a month.

use super::new::label;
use super::solo_table::SoloTable;
use crate::daily;
use crate::http::http_error::HttpError;
use crate::http::request_context::RequestContext;
use crate::site::Site;
use crate::store::SeasonPlace;
use axum::Router;
use axum::extract::{Path, Query};
use axum::http::StatusCode;
use axum::routing::get;
use kernel::Text;
use maud::{Markup, html};
use std::collections::BTreeMap;
use std::sync::Arc;
use table::Words;

/// How many places a season shows; one's own beside.
const SHOWN: u32 = 100;

/// The routes.
pub fn routes() -> Router<Arc<Site>> {
    Router::new().route("/season/{game}", get(this)).route("/season/{game}/{month}", get(of_month))
}

/// The address of a season.
pub fn address(game: &str, season: &str, layout: &SoloTable) -> String {
    let (path, query) = (format!("/season/{game}/{season}"), layout.query());
    if query.is_empty() { path } else { format!("{path}?{query}") }
}

/// A season as people call it: its month and year.
fn month(ui: &Words, season: &str) -> String {
    let (year, month) = season.split_once('-').unwrap_or_default();
    ui.say(&Text::new("season-month").number("month", month.parse::<i64>().unwrap_or(0)).plain("year", year))
}

async fn this(
    context: RequestContext,
    Path(game): Path<String>,
    Query(asked): Query<BTreeMap<String, String>>,
) -> Result<Markup, HttpError> {
    show(&context, &game, daily::season(&daily::today()), &asked).await
}

async fn of_month(
    context: RequestContext,
    Path((game, month)): Path<(String, String)>,
    Query(asked): Query<BTreeMap<String, String>>,
) -> Result<Markup, HttpError> {
    show(&context, &game, &month, &asked).await
}

async fn show(
    context: &RequestContext,
    game: &str,
    season: &str,
    asked: &BTreeMap<String, String>,
) -> Result<Markup, HttpError> {
    let label = label(game)?;
    let layout = SoloTable::read(label, asked)?;
    let days = daily::days_of_season(season);
    if days.is_empty() {
        return Err(HttpError::new(StatusCode::NOT_FOUND, "daily-no-season"));
    }
    let store = &context.site.store;
    let own = context.person.as_ref().map(|person| person.id.as_str());
    let places = {
        // A month of many players takes a while to add up: one network waits for itself.
        let permit = context.site.bot_pool.permit_soon(&context.address.to_string()).await;
        let _permit = permit.ok_or_else(HttpError::busy)?;
        store.season_places(&days, label.id, &layout.kind, own, SHOWN).await?
    };
    let (before, after) = daily::seasons_beside(season);
    let before = store.first_day().await?.filter(|first| daily::season(first) < season).map(|_| before);
    let after = Some(after).filter(|after| after.as_str() <= daily::season(&daily::today()));
    let ui = &context.localizer().ui;
    let title = ui.say(&Text::new("season-title").plain("game", label.title.in_lang(context.lang)));
    let way = |season: Option<String>, rel: &str| {
        let season = season.map(|season| (address(label.id, &season, &layout), month(ui, &season)));
        html! { @if let Some((to, month)) = season { a.button.quiet rel=(rel) href=(to) { @if rel == "prev" { "◀ " } (month) @if rel == "next" { " ▶" } } } }
    };
    let body = html! { div.daily {
        h1 { (title) }
        p { strong { (month(ui, season)) } }
        p { (ui.word("season-rule")) }
        @if places.is_empty() { p.muted { (ui.word("daily-nobody")) } } @else { (standings(ui, &places, own)) }
        nav.buttons aria-label=(ui.word("season-others")) { (way(before, "prev")) (way(after, "next")) }
        p { a href=(super::daily::address(label.id, &daily::today(), &layout.wanted.options)) { (ui.word("daily-to-board")) } }
    } };
    Ok(context.page(&title, Some(label.id), body))
}

fn standings(ui: &Words, places: &[SeasonPlace], own: Option<&str>) -> Markup {
    let heads = ["season-points", "season-days", "season-wins", "daily-score"];
    html! {
        div.scroll tabindex="0" role="region" aria-label=(ui.word("daily-board")) { table.figures {
            thead { tr {
                th.number scope="col" { (ui.word("daily-place")) } th scope="col" { (ui.word("daily-name")) }
                @for id in heads { th.number scope="col" { (ui.word(id)) } }
            } }
            tbody { @for place in places {
                @let own = own == Some(place.person.as_str());
                @let nameless = place.name.is_empty() || place.name == "?";
                tr .mine[own] {
                    td.number { (place.place) }
                    td {
                        @if nameless { (ui.word(if own { "seat-own" } else { "daily-anonymous" })) } @else { (place.name) }
                        @if own && !nameless { " (" (ui.word("you")) ")" }
                    }
                    td.number { strong { (place.points) } }
                    td.number { (place.days) }
                    td.number { (place.wins) }
                    td.number { (ui.decimal(place.score as f64, 0)) }
                }
            } }
        } }
    }
}
