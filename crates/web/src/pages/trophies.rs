//! What one's own games have earned: trophies, records of every game, and days in a row.

use super::history::{day_in_words, title_of};
use crate::html::art;
use crate::http::http_error::HttpError;
use crate::http::request_context::RequestContext;
use crate::pages::account::private;
use crate::people::trophies::{MOST_GAMES, PersonalBests, TrophyCabinet};
use crate::site::Site;
use axum::Router;
use axum::response::Response;
use axum::routing::get;
use kernel::Text;
use maud::{Markup, html};
use std::collections::BTreeMap;
use std::sync::Arc;
use table::figures::GameKind;
use table::option_words;
use table::trophies::EarnedTrophy;

/// The routes.
pub fn routes() -> Router<Arc<Site>> {
    Router::new().route("/me/trophies", get(show))
}

async fn show(context: RequestContext) -> Result<Response, HttpError> {
    let ui = &context.localizer().ui;
    let title = ui.word("trophies-title");
    // Whoever is nobody yet has played nothing: what there is to earn is for everybody to read.
    let person = context.person.as_ref().map_or("", |person| &person.id);
    let cabinet = TrophyCabinet::of(&context.site, &context.address.to_string(), person).await?;
    let days = cabinet.days();
    let streak = Text::new("trophies-days").number("days", days.days as i64).number("best", days.best as i64);
    let body = html! {
        h1 { (title) }
        p {
            (ui.word("trophies-how"))
            @if cabinet.is_full() { " " (context.say(&Text::new("me-latest").number("games", i64::from(MOST_GAMES)))) }
        }
        @if cabinet.unseen > 0 {
            p.notice {
                (context.say(&Text::new("trophies-unseen").number("games", cabinet.unseen as i64))) " "
                a href="/me/trophies" { (ui.word("trophies-look-on")) }
            }
        }
        p { a href="/me" { (ui.word("me-title")) } }
        section.days {
            h2 { (ui.word("daily")) }
            p { @if days.best > 0 { (context.say(&streak)) } @else { (ui.word("trophies-no-days")) } " " a href="/daily" { (ui.word("trophies-to-daily")) } }
        }
        @for (game, trophies) in &cabinet.shelves { (shelf(&context, &cabinet, game, trophies)) }
    };
    Ok(private(context.page(&title, None, body)))
}

/// How many trophies of how many, in words; nothing where none are earned.
pub fn summary(context: &RequestContext, cabinet: &TrophyCabinet) -> String {
    let all = || cabinet.shelves.iter().flat_map(|(_, trophies)| trophies);
    let earned = all().filter(|trophy| !trophy.games.is_empty()).count();
    context.say(&Text::new("trophies-of").number("earned", earned as i64).number("all", all().count() as i64))
}

/// The trophies and the records of a game.
fn shelf(context: &RequestContext, cabinet: &TrophyCabinet, game: &str, trophies: &[EarnedTrophy]) -> Markup {
    let bests = cabinet.bests(game);
    let earned = trophies.iter().filter(|trophy| !trophy.games.is_empty()).count();
    let counted = Text::new("trophies-of").number("earned", earned as i64).number("all", trophies.len() as i64);
    html! {
        section.cabinet #(game) data-game=(game) {
            div.head { (art::lid(game)) div { h2 { (title_of(context, game)) } p.muted { (context.say(&counted)) } } }
            ul.trophies { @for trophy in trophies { (place(context, cabinet, game, trophy)) } }
            @if !bests.is_empty() { (records(context, game, &bests)) }
        }
    }
}

fn place(context: &RequestContext, cabinet: &TrophyCabinet, game: &str, earned: &EarnedTrophy) -> Markup {
    let localizer = context.localizer();
    let (ui, Some(words)) = (&localizer.ui, localizer.game(game)) else { return html! {} };
    let times = Text::new("trophies-times").number("times", earned.games.len() as i64);
    html! {
        li .earned[!earned.games.is_empty()] {
            span.star aria-hidden="true" { (if earned.games.is_empty() { "☆" } else { "★" }) }
            div {
                strong { (words.say(&earned.trophy.name)) }
                p { (words.say(&earned.trophy.deed)) }
                @match earned.games.first() {
                    Some(first) => p.muted {
                        a href={ "/r/" (first) } {
                            (ui.word("trophies-earned")) @if let Some(ended) = cabinet.ended(first) { " " (day_in_words(context, ended)) }
                        }
                        @if earned.games.len() > 1 { " · " (ui.say(&times)) }
                    },
                    None => p.muted { (ui.word("trophies-open")) },
                }
            }
        }
    }
}

/// The records of a game, kind by kind.
fn records(context: &RequestContext, game: &str, bests: &BTreeMap<&GameKind, PersonalBests>) -> Markup {
    let ui = &context.localizer().ui;
    let heads = ["me-games", "me-wins", "me-best", "me-shortest", "me-best-streak"];
    html! {
        div.scroll tabindex="0" role="region" aria-label=(title_of(context, game)) { table.figures {
            caption { (ui.word("trophies-records")) }
            thead { tr { th scope="col" { (ui.word("options")) } @for id in heads { th.number scope="col" { (ui.word(id)) } } } }
            tbody { @for (kind, best) in bests {
                @let figures = &best.figures;
                tr {
                    th scope="row" {
                        (option_words::options_or_standard(ui, &kind.game, &kind.options)) ", "
                        (context.say(&Text::new("me-rules").plain("rules", kind.rules.clone())))
                        @if kind.assisted { ", " (ui.word("me-assisted")) }
                    }
                    td.number { (figures.games) }
                    td.number { (figures.wins) }
                    td.number { @if let Some(score) = figures.best { (ui.decimal(score.into(), 0)) } }
                    td.number { @if let Some(moves) = best.shortest { (ui.say(&Text::new("me-moves").number("moves", i64::from(moves)))) } @else { "–" } }
                    td.number { (figures.best_streak) }
                }
            } }
        } }
    }
}
