//! A seed: the very same game to play, and what one has made of it.

use super::daily_is_running;
use super::new::{LONGEST_SEED, label, option_choices};
use super::solo_table::SoloTable;
use crate::http::http_error::HttpError;
use crate::http::middleware::too_many;
use crate::http::request_context::RequestContext;
use crate::live::table_spec::TableSpec;
use crate::site::Site;
use axum::extract::{Path, Query};
use axum::response::Redirect;
use axum::routing::{get, post};
use axum::{Form, Router};
use bots::difficulty::wishes;
use kernel::Text;
use maud::{Markup, html};
use std::collections::BTreeMap;
use std::sync::Arc;
use table::{DealWish, Moment, Verdict};

/// The routes.
pub fn routes() -> Router<Arc<Site>> {
    Router::new().route("/seed/{game}/{seed}", get(show)).route("/deal/{game}", post(find))
}

/// Whether a text may be a seed: not too long, and something that can be written.
pub fn may_be(seed: &str) -> bool {
    !seed.trim().is_empty() && seed.chars().count() <= LONGEST_SEED && !seed.chars().any(char::is_control)
}

/// A finished game of one's own on a seed.
struct Own {
    table: String,
    day: String,
    score: i32,
    won: bool,
    assisted: bool,
}

async fn own(context: &RequestContext, game: &str, kind: &str, seed: &str) -> Result<Vec<Own>, HttpError> {
    let Some(person) = &context.person else { return Ok(Vec::new()) };
    let rows = context.site.store.finished_of_kind(&person.id, game, kind).await?;
    let same = rows
        .into_iter()
        .filter(|(row, _)| TableSpec::read(&row.wanted).seed == seed && !daily_is_running(row.daily.as_deref()));
    let read = |(row, seat): (crate::store::TableRow, u8)| {
        let verdict = row.result.as_deref()?.parse::<Verdict>().ok()?;
        let (score, won) = *verdict.seats().get(seat as usize)?;
        let day = Moment::of_seconds(row.touched.max(0) as u64).date();
        Some(Own { table: row.id, day, score, won, assisted: row.assisted })
    };
    Ok(same.filter_map(read).collect())
}

async fn show(
    context: RequestContext,
    Path((game, seed)): Path<(String, String)>,
    Query(asked): Query<BTreeMap<String, String>>,
) -> Result<Markup, HttpError> {
    let label = label(&game).map_err(|_| HttpError::new(axum::http::StatusCode::NOT_FOUND, "seed-no-game"))?;
    if !may_be(&seed) {
        return Err(HttpError::refused(Text::new("new-seed-long")));
    }
    let layout = SoloTable::read(label, &asked)?;
    let own = own(&context, label.id, &layout.kind, &seed).await?;
    let difficulty = context.site.difficulty(label.id, &layout.kind, layout.settings(&seed)).await;
    let (ui, lang) = (&context.localizer().ui, context.lang);
    let title = ui.say(&Text::new("seed-title").plain("game", label.title.in_lang(lang)));
    let like = layout.query();
    let body = html! {
        div.narrow {
            h1 { (title) }
            p { (ui.word("seed")) " " code #seed { (seed) } " " button type="button" data-copy="#seed" { (ui.word("copy")) } }
            p { (ui.word("seed-pitch")) }
            @if let Some(difficulty) = difficulty { p { (ui.say(&difficulty.text())) } }
            @if label.rivals { p.muted { (ui.word("new-seed-known")) } }
            form.stack method="post" action={ "/new/" (label.id) } {
                input type="hidden" name="seed" value=(seed);
                @if !label.options.is_empty() { fieldset { legend { (ui.word("options")) } (option_choices(label, lang, &asked)) } }
                div.buttons {
                    button.main { (ui.word("play")) }
                    a.button.quiet href={ "/new/" (label.id) "?seed=" (crate::http::link::part(&seed)) @if !like.is_empty() { "&" (like) } } { (ui.word("home-as-you-like")) }
                }
            }
            @if !own.is_empty() {
                h2 { (ui.word("seed-own")) }
                div.scroll { table.figures {
                    thead { tr { th { (ui.word("daily-day")) } th.number { (ui.word("daily-score")) } th { (ui.word("daily-result")) } th { (ui.word("daily-again")) } } }
                    tbody { @for run in &own { tr {
                        td { (run.day) }
                        td.number { (ui.decimal(run.score.into(), 0)) }
                        td { (ui.word(if run.won { "daily-won" } else { "daily-lost" })) @if run.assisted { " · " (ui.word("assisted")) } }
                        td { a href={ "/r/" (run.table) } { (ui.word("to-replay")) } }
                    } } }
                } }
            }
        }
    };
    Ok(context.page(&title, Some(label.id), body))
}

/// Finds a deal that is as hard as somebody would like, and shows it.
async fn find(
    context: RequestContext,
    Path(game): Path<String>,
    Form(form): Form<BTreeMap<String, String>>,
) -> Result<Redirect, HttpError> {
    let label = label(&game)?;
    let layout = SoloTable::read(label, &form)?;
    let wish = form.get("wish").and_then(|wish| DealWish::read(wish));
    let wish = wish.filter(|wish| wishes(label.id).contains(wish));
    let wish = wish.ok_or_else(|| HttpError::refused(Text::new("deal-no-wish")))?;
    context.site.attempts.take(&format!("deal {}", context.address)).map_err(too_many)?;
    let found = context.site.find_deal(label.id, layout.settings(""), wish).await?;
    let (seed, like) = (crate::http::link::part(&found.seed), layout.query());
    let like = if like.is_empty() { like } else { format!("?{like}") };
    Ok(Redirect::to(&format!("/seed/{}/{seed}{like}", label.id)))
}

/// The buttons that find a deal as hard as somebody would like; nothing where the game has none.
pub fn deal_buttons(context: &RequestContext, game: &str) -> Markup {
    let (ui, wishes) = (&context.localizer().ui, wishes(game));
    html! {
        @if !wishes.is_empty() {
            form.deals method="post" action={ "/deal/" (game) } {
                fieldset { legend { (ui.word("deal-for-me")) }
                    div.buttons { @for wish in wishes { button.quiet name="wish" value=(wish.word()) { (ui.say(&Text::new("deal-kind").plain("wish", wish.word()))) } } }
                }
            }
        }
    }
}
