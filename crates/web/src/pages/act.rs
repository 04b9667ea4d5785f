//! What the forms of a table do.

use super::table::{Eyes, Notice, Onlooker, noticed, whole};
use crate::http::http_error::HttpError;
use crate::http::request_context::{RequestContext, not_a_declared_bot};
use crate::live::table_commands::{self, UndoOutcome};
use crate::live::table_guard::TableGuard;
use crate::localizer::sentence;
use crate::site::Site;
use crate::store::Person;
use axum::extract::Path;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::post;
use axum::{Form, Router};
use kernel::{Seat, Text};
use serde::Deserialize;
use std::sync::Arc;

/// The routes.
pub fn routes() -> Router<Arc<Site>> {
    Router::new()
        .route("/t/{id}/play", post(play))
        .route("/t/{id}/undo", post(undo))
        .route("/t/{id}/answer", post(answer))
        .route("/t/{id}/say", post(say))
        .route("/t/{id}/order", post(order))
        .route("/t/{id}/fill", post(fill))
        .route("/t/{id}/leave", post(leave))
        .route("/t/{id}/back", post(back))
        .route("/t/{id}/stand-in", post(stand_in))
        .route("/t/{id}/recovery", post(recovery))
        .route("/t/{id}/rematch", post(rematch))
}

#[derive(Deserialize)]
struct PlayForm {
    request: String,
    action: String,
}

#[derive(Deserialize)]
struct UndoForm {
    insist: Option<String>,
}

#[derive(Deserialize)]
struct ConsentForm {
    agree: String,
}

#[derive(Deserialize)]
struct SayForm {
    phrase: String,
    #[serde(default)]
    to: String,
}

#[derive(Deserialize)]
struct OrderForm {
    word: String,
    stands: String,
}

#[derive(Deserialize)]
struct FillForm {
    bot: String,
}

#[derive(Deserialize)]
struct StandInForm {
    seat: u8,
}

/// The table as it stands after something was done, or why it was not; what the page's script asks for is the inside alone.
pub(super) async fn after(
    context: &RequestContext,
    table: &mut TableGuard<'_>,
    done: Result<Notice, HttpError>,
) -> Result<Response, HttpError> {
    let (notice, status) = match done {
        Ok(notice) if notice.text.is_empty() && !context.wants_fragment => {
            return Ok(Redirect::to(&format!("/t/{}", table.live().id)).into_response());
        }
        // The stream brings what has changed, once.
        Ok(notice) if notice.text.is_empty() && context.has_stream => {
            return Ok(StatusCode::NO_CONTENT.into_response());
        }
        Ok(notice) => (notice, StatusCode::OK),
        // What nobody could read or was not meant for them gets a page of its own.
        Err(failure) if !matches!(failure.status.as_u16(), 409 | 422) => return Err(failure),
        Err(failure) => (refusal(context, &table.row.game, &failure), failure.status),
    };
    table.refresh(&context.site.store).await?;
    let person = context.person.as_ref().map(|person| person.id.as_str());
    let onlooker = Onlooker::of(table, person, &Eyes::default())?;
    if context.wants_fragment {
        return Ok((status, noticed(context.localizer(), table, onlooker, &notice)).into_response());
    }
    Ok((status, whole(context, table, onlooker, &notice)).into_response())
}

/// Why something was not done, above the table of a game.
fn refusal(context: &RequestContext, game: &str, failure: &HttpError) -> Notice {
    let words = context.localizer().game(game);
    let said = context.localizer().ui.try_say(&failure.text);
    let said = said.or_else(|said| words.map_or(Err(said), |words| words.try_say(&failure.text)));
    let clause = failure.clause.as_ref().map(|(game, clause)| format!("/rules/{game}#{clause}"));
    Notice { text: sentence(&said.unwrap_or_else(|said| said)), clause, ..Notice::default() }
}

/// Carries out a command at a table as whoever asks, and shows what came of it.
async fn act(
    mut context: RequestContext,
    id: &str,
    command: impl AsyncFnOnce(&Site, &mut TableGuard<'_>, &Person) -> Result<Notice, HttpError>,
) -> Result<Response, HttpError> {
    let live = context.site.table(id).await?;
    let person = not_a_declared_bot(context.person.clone().ok_or_else(|| HttpError::forbidden("not-your-table"))?)?;
    context.site.requests.take(&person.id).map_err(crate::http::middleware::too_many)?;
    let mut table = live.lock(&context.site.store).await?;
    let done = command(&context.site, &mut table, &person).await;
    context.here = format!("/t/{id}");
    after(&context, &mut table, done).await
}

async fn play(
    context: RequestContext,
    Path(id): Path<String>,
    Form(form): Form<PlayForm>,
) -> Result<Response, HttpError> {
    act(context, &id, async |site, table, person| {
        match table_commands::decide(site, table, person, Some(&form.request), &form.action).await {
            // Sent again by a browser that did not hear that it came: it counts once.
            Err(stale) if stale.status == StatusCode::CONFLICT => {
                table.refresh(&site.store).await?;
                let seat = table_commands::own_seat(table, person)?;
                if table.has_answered(seat, &form.request, &form.action) { Ok(()) } else { Err(stale) }
            }
            done => done,
        }?;
        Ok(Notice::default())
    })
    .await
}

async fn undo(
    context: RequestContext,
    Path(id): Path<String>,
    Form(form): Form<UndoForm>,
) -> Result<Response, HttpError> {
    let lang = context.lang;
    act(context, &id, async |site, table, person| {
        let done = table_commands::undo(site, table, person, form.insist.is_some()).await?;
        let ui = &site.localizer(lang).ui;
        Ok(match done {
            // That the others are asked stands above the question.
            UndoOutcome::Done | UndoOutcome::Asked => Notice::default(),
            UndoOutcome::Insist(refused) => Notice {
                text: ui.say(&Text::new("undo-would-mark").text("why", refused.text())),
                clause: Some(format!("/rules/table#{}", refused.clause())),
                insist: true,
                ..Notice::default()
            },
        })
    })
    .await
}

async fn answer(
    context: RequestContext,
    Path(id): Path<String>,
    Form(form): Form<ConsentForm>,
) -> Result<Response, HttpError> {
    act(context, &id, async |site, table, person| {
        table_commands::answer(site, table, person, form.agree == "yes").await?;
        Ok(Notice::default())
    })
    .await
}

/// A seat as forms name it, counted from 1; nothing for all.
fn read_seat(text: &str) -> Result<Option<Seat>, HttpError> {
    match text {
        "" => Ok(None),
        number => {
            let seat = number.parse::<u8>().ok().and_then(|seat| seat.checked_sub(1));
            Ok(Some(Seat(seat.ok_or_else(|| HttpError::bad("no-such-seat"))?)))
        }
    }
}

async fn say(
    context: RequestContext,
    Path(id): Path<String>,
    Form(form): Form<SayForm>,
) -> Result<Response, HttpError> {
    let to = read_seat(&form.to)?;
    act(context, &id, async |site, table, person| {
        table_commands::say(site, table, person, &form.phrase, to).await?;
        Ok(Notice::default())
    })
    .await
}

async fn order(
    context: RequestContext,
    Path(id): Path<String>,
    Form(form): Form<OrderForm>,
) -> Result<Response, HttpError> {
    act(context, &id, async |site, table, person| {
        table_commands::order(site, table, person, &form.word, form.stands == "yes").await?;
        Ok(Notice::default())
    })
    .await
}

async fn fill(
    context: RequestContext,
    Path(id): Path<String>,
    Form(form): Form<FillForm>,
) -> Result<Response, HttpError> {
    act(context, &id, async |site, table, person| {
        table_commands::fill(site, table, person, &form.bot).await?;
        Ok(Notice::default())
    })
    .await
}

async fn leave(context: RequestContext, Path(id): Path<String>) -> Result<Response, HttpError> {
    act(context, &id, async |site, table, person| {
        table_commands::leave(site, table, person).await?;
        Ok(Notice::default())
    })
    .await
}

async fn back(context: RequestContext, Path(id): Path<String>) -> Result<Response, HttpError> {
    act(context, &id, async |site, table, person| {
        table_commands::come_back(site, table, person).await?;
        Ok(Notice::default())
    })
    .await
}

async fn stand_in(
    context: RequestContext,
    Path(id): Path<String>,
    Form(form): Form<StandInForm>,
) -> Result<Response, HttpError> {
    let seat = form.seat.checked_sub(1).map(Seat).ok_or_else(|| HttpError::bad("no-such-seat"))?;
    act(context, &id, async |site, table, person| {
        table_commands::stand_in(site, table, person, seat).await?;
        Ok(Notice::default())
    })
    .await
}

async fn recovery(context: RequestContext, Path(id): Path<String>) -> Result<Response, HttpError> {
    let lang = context.lang;
    act(context, &id, async |site, table, person| {
        let seat = table.seat_of(&person.id).ok_or_else(|| HttpError::forbidden("not-your-table"))?;
        let code = site.store.new_recovery(&table.live().id, seat.0).await?;
        Ok(Notice { text: site.localizer(lang).ui.word("recovery-code"), code: Some(code), ..Notice::default() })
    })
    .await
}

async fn rematch(context: RequestContext, Path(id): Path<String>) -> Result<Response, HttpError> {
    let live = context.site.table(&id).await?;
    let person = not_a_declared_bot(context.person.clone().ok_or_else(|| HttpError::forbidden("not-your-table"))?)?;
    let again = table_commands::rematch(&context.site, &live, &person, context.address).await?;
    Ok(Redirect::to(&format!("/t/{again}")).into_response())
}
