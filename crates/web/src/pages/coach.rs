//! The coach: what it would play at one's own seat and what it thinks of every other choice, once whoever asks knows that this marks the game.

use super::act::after;
use crate::html::art;
use crate::http::http_error::HttpError;
use crate::http::middleware::too_many;
use crate::http::request_context::{RequestContext, not_a_declared_bot};
use crate::live::table_commands::{self, may_have_advice, own_seat, stale};
use crate::live::table_state::TableState;
use crate::localizer::{Localizer, sentence};
use crate::site::Site;
use crate::store::Person;
use axum::extract::Path;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Form, Router};
use bots::rating::{confidence, rate};
use bots::{BotSpec, Budget, Judged, Rating, WinChance};
use kernel::{Page, Seat, Text};
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;
use table::Words;

/// The coach, who thinks as long as that bot does at a table: so many games, and the same answer every time.
const COACH: BotSpec = BotSpec::Search(Budget::Usual);

/// The routes.
pub fn routes() -> Router<Arc<Site>> {
    Router::new().route("/t/{id}/coach", get(confirm).post(ask))
}

#[derive(Deserialize)]
struct CoachForm {
    request: String,
}

/// The button beside a question that asks the coach, where he may be asked: at first by way of a page that says what comes of it. Its form is `#coach`.
pub fn button(localizer: &Localizer, state: &TableState, seat: Seat, request: &str) -> Option<Markup> {
    may_have_advice(state, seat).ok()?;
    let inside = html! { (art::picture("torch", None, "plain")) span { (localizer.ui.word("coach")) } };
    Some(match state.row.assisted {
        true => html! { button.quiet.coach form="coach" name="request" value=(request) { (inside) } },
        false => html! { a.button.quiet.coach href={ "/t/" (state.row.id) "/coach" } { (inside) } },
    })
}

/// Whoever asks, who has been here before.
fn somebody(context: &RequestContext) -> Result<Person, HttpError> {
    not_a_declared_bot(context.person.clone().ok_or_else(|| HttpError::forbidden("not-your-table"))?)
}

/// Says what comes of asking before anything is marked.
async fn confirm(mut context: RequestContext, Path(id): Path<String>) -> Result<Response, HttpError> {
    let live = context.site.table(&id).await?;
    let person = somebody(&context)?;
    let mut table = live.lock(&context.site.store).await?;
    let seat = own_seat(&table, &person)?;
    let asked = may_have_advice(&table, seat).and_then(|()| table.request(seat).ok_or_else(stale));
    let request = match asked {
        Ok(request) => request,
        Err(failure) => {
            context.here = format!("/t/{id}");
            return after(&context, &mut table, Err(failure)).await;
        }
    };
    let ui = &context.localizer().ui;
    let body = html! {
        h1 { (ui.word("coach")) }
        p { (ui.word(if table.row.assisted { "coach-marked" } else { "coach-marks" })) " " (ui.word("coach-sees")) }
        form.buttons method="post" action={ "/t/" (id) "/coach" } {
            button.main name="request" value=(request) { (ui.word("coach-ask")) }
            a.button href={ "/t/" (id) } { (ui.word("to-the-table")) }
        }
    };
    Ok(context.page(&ui.word("coach"), Some(&table.row.game), body).into_response())
}

/// Asks the coach: marks the game, and shows what he thinks.
async fn ask(
    mut context: RequestContext,
    Path(id): Path<String>,
    Form(form): Form<CoachForm>,
) -> Result<Response, HttpError> {
    let live = context.site.table(&id).await?;
    let person = somebody(&context)?;
    context.here = format!("/t/{id}");
    context.site.requests.take(&person.id).map_err(too_many)?;
    // Who thinks for one cannot think for others meanwhile.
    context.site.attempts.take(&format!("go {}", person.id)).map_err(too_many)?;
    // The table is not kept while the coach thinks: it is taken before, and again after.
    let advice = table_commands::advise(&context.site, &live, &person, Some(&form.request), COACH).await;
    let mut table = live.lock(&context.site.store).await?;
    let stands = |table: &TableState| {
        let seat = own_seat(table, &person)?;
        if table.request(seat).as_ref() == Some(&form.request) { Ok(seat) } else { Err(stale()) }
    };
    match advice.and_then(|advice| Ok((stands(&table)?, advice.lines))) {
        Ok((seat, lines)) => Ok(answer(&context, &table, seat, &form.request, &lines).into_response()),
        Err(failure) => after(&context, &mut table, Err(failure)).await,
    }
}

/// What the coach thinks of everything that can be done: each choice is a button that makes it.
fn answer(context: &RequestContext, state: &TableState, seat: Seat, request: &str, lines: &[Judged<String>]) -> Markup {
    let (ui, game) = (&context.localizer().ui, &state.row.game);
    let body = match (&state.session, context.localizer().game(game)) {
        (Some(session), Some(words)) => {
            let why = |action: &str| session.why(seat, action).map(|why| words.say(&why));
            judged(ui, words, &session.page(seat), lines, why)
        }
        _ => None,
    };
    let body = html! {
        h1 { (ui.word("coach")) }
        @match body {
            Some(judged) => {
                form.advice method="post" action={ "/t/" (state.row.id) "/play" } {
                    input type="hidden" name="request" value=(request);
                    (judged)
                }
            }
            None => { p { (ui.word("coach-none")) } }
        }
        p { a.button href={ "/t/" (state.row.id) } { (ui.word("to-the-table")) } }
    };
    context.page(&ui.word("coach"), Some(game), body)
}

/// What the coach would do, then every choice with what he thinks of it; nothing where he has nothing to say.
fn judged(
    ui: &Words,
    words: &Words,
    page: &Page,
    lines: &[Judged<String>],
    why: impl Fn(&str) -> Option<String>,
) -> Option<Markup> {
    let choice = |action: &str| page.choices.iter().find(|choice| choice.action == action);
    let label = |action: &str| choice(action).map_or_else(|| action.to_string(), |choice| words.say(&choice.label));
    let comes = |action: &str| choice(action).map(|choice| words.say(&choice.consequence)).unwrap_or_default();
    let best = Text::new("coach-best").plain("best", label(&lines.first()?.action));
    Some(html! {
        p { strong { (ui.say(&best.plain("confidence", confidence(lines).word()))) } }
        h2 { (words.say(&page.prompt)) }
        ol.choices aria-label=(ui.word("coach-choices")) {
            @for (line, (rating, bar)) in lines.iter().zip(rate(lines)) {
                li .best[rating == Rating::Best] {
                    button.choice name="action" value=(line.action) {
                        span.what { (label(&line.action)) }
                        span.comes { (comes(&line.action)) }
                    }
                    p.opinion {
                        svg.track viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true" {
                            rect.rail width="1000" height="10" {}
                            rect.fill width=(filled(line, bar)) height="10" {}
                        }
                        span { b { (ui.say(&Text::new("coach-rating").plain("rating", rating.word()))) } ", " (ui.say(&found(line))) }
                    }
                    @if let Some(why) = why(&line.action) { p.why { (sentence(&why)) } }
                }
            }
        }
    })
}

/// How much of a bar is filled, in thousandths: the chance to win; where none is known, how an action stands beside the best.
fn filled(line: &Judged<String>, tenths: u8) -> u16 {
    WinChance::of(line).map_or(u16::from(tenths) * 100, |chance| chance.thousandths)
}

/// What was found of an action: the chance to win by it, or else in how many games.
fn found(line: &Judged<String>) -> Text {
    let tenths = |number: u16| Text::new("coach-tenths").number("whole", number / 10).number("tenth", number % 10);
    let Some(WinChance { thousandths, error }) = WinChance::of(line) else {
        return Text::new("coach-playouts").number("playouts", line.playouts as i64);
    };
    match (error, thousandths) {
        (None, 1000) => Text::new("coach-won"),
        (None, 0) => Text::new("coach-lost"),
        (None, number) => Text::new("coach-exact").text("chance", tenths(number)),
        (Some(error), number) => Text::new("coach-chance").text("chance", tenths(number)).text("error", tenths(error)),
    }
}
