//! The ways to a seat: an invitation, or a recovery code on another device.

use super::new::go_with_cookie;
use super::table::title;
use crate::http::http_error::HttpError;
use crate::http::middleware::too_many;
use crate::http::request_context::RequestContext;
use crate::live::table_commands;
use crate::localizer::sentence;
use crate::site::Site;
use crate::store::Recovered;
use axum::extract::Path;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use axum::{Form, Router};
use kernel::{Seat, Text};
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;
use table::Lesson;

/// The routes.
pub fn routes() -> Router<Arc<Site>> {
    Router::new().route("/j/{invite}", get(invited).post(sit)).route("/rejoin", get(ask_code).post(rejoin))
}

#[derive(Deserialize)]
struct JoinForm {
    #[serde(default)]
    name: String,
    seat: Option<u8>,
}

#[derive(Deserialize)]
struct RecoveryForm {
    code: String,
}

/// The table that an invitation leads to.
///
/// # Errors
/// If there is none, or the store does not answer.
pub async fn id_of(context: &RequestContext, invite: &str) -> Result<String, HttpError> {
    if !crate::ids::plausible(invite) {
        return Err(HttpError::no_table());
    }
    context.site.store.invited_to(invite).await?.ok_or_else(HttpError::no_table)
}

async fn invited(context: RequestContext, Path(invite): Path<String>) -> Result<Response, HttpError> {
    let id = id_of(&context, &invite).await?;
    let live = context.site.table(&id).await?;
    let state = live.lock(&context.site.store).await?;
    let seated = context.person.as_ref().is_some_and(|person| state.seat_of(&person.id).is_some());
    if seated || state.free_seat().is_none() {
        return Ok(Redirect::to(&format!("/t/{id}")).into_response());
    }
    let (localizer, ui) = (context.localizer(), &context.localizer().ui);
    let name = context.person.as_ref().and_then(|person| person.name.clone()).unwrap_or_default();
    let host =
        state.seats.iter().find(|seat| seat.person.as_deref() == Some(&state.row.owner) && !seat.name.is_empty());
    let invited_by = host.map_or_else(
        || ui.word("join-pitch"),
        |host| ui.say(&Text::new("join-invited-by").plain("who", host.name.clone())),
    );
    let lesson = Lesson::of(&state.row.game);
    let goal = lesson.map(|lesson| ui.printed(&lesson.goal));
    let body = html! {
        h1 { (title(localizer, &state)) }
        p { (invited_by) }
        @if let Some(goal) = &goal { p.goal { (goal) } }
        (super::lobby::portraits(localizer, &state, None))
        form.stack method="post" {
            label { (ui.word("new-your-name")) " " input name="name" maxlength="24" value=(name) autocomplete="nickname" required; }
            button.main { (ui.word("join")) }
        }
        p {
            @if lesson.is_some() { a href={ "/learn/" (state.row.game) } { (ui.word("join-learn")) } " · " }
            a href={ "/rules/" (state.row.game) } { (ui.word("to-the-rules")) }
        }
    };
    Ok(context.page(&title(localizer, &state), Some(&state.row.game), body).into_response())
}

async fn sit(
    mut context: RequestContext,
    Path(invite): Path<String>,
    Form(form): Form<JoinForm>,
) -> Result<Response, HttpError> {
    let id = id_of(&context, &invite).await?;
    let live = context.site.table(&id).await?;
    let name = crate::people::accounts::display(&context.site, &form.name, context.person.as_ref()).await?;
    let person = context.person().await?;
    let seat = form.seat.and_then(|seat| seat.checked_sub(1)).map(Seat);
    table_commands::join(&context.site, &mut live.lock(&context.site.store).await?, &person, &name, seat).await?;
    Ok(go_with_cookie(&context, &format!("/t/{id}")))
}

async fn ask_code(context: RequestContext) -> Markup {
    code_page(&context, "", html! {})
}

/// The page that asks for a code, below what is to be told.
fn code_page(context: &RequestContext, code: &str, told: Markup) -> Markup {
    let ui = &context.localizer().ui;
    let body = html! {
        h1 { (ui.word("rejoin-title")) }
        (told)
        p { (ui.word("rejoin-pitch")) }
        form.stack method="post" {
            label { (ui.word("rejoin-code")) " " input name="code" value=(code) autocomplete="off" autocapitalize="none" spellcheck="false" required; }
            button.main { (ui.word("rejoin")) }
        }
        p { a href="/me" { (ui.word("way-games")) } }
    };
    context.page(&ui.word("rejoin-title"), None, body)
}

/// Whoever has the code holds the seat from now on; whoever has another is told what to do, above the question that stands.
async fn rejoin(mut context: RequestContext, Form(form): Form<RecoveryForm>) -> Result<Response, HttpError> {
    context.site.attempts.take(&context.address.to_string()).map_err(too_many)?;
    match take_seat(&mut context, &form.code).await {
        Ok(id) => Ok(go_with_cookie(&context, &format!("/t/{id}"))),
        Err(failure) if failure.status == StatusCode::UNPROCESSABLE_ENTITY => {
            let clause = failure.clause.as_ref().map(|(book, clause)| format!("/rules/{book}#{clause}"));
            let told = html! {
                p.notice role="alert" {
                    (sentence(&context.say(&failure.text)))
                    @if let Some(clause) = clause { " " a href=(clause) { (context.localizer().ui.word("to-the-rule")) } }
                }
            };
            Ok((failure.status, code_page(&context, &form.code, told)).into_response())
        }
        Err(failure) => Err(failure),
    }
}

/// Gives the seat of a code to whoever asks, who may do there what its holder might; the device that had it looks on. Gives the table.
async fn take_seat(context: &mut RequestContext, typed: &str) -> Result<String, HttpError> {
    let code: String = typed.chars().filter(char::is_ascii_alphanumeric).collect::<String>().to_lowercase();
    let unknown = || HttpError::refused(Text::new("rejoin-unknown"));
    let found = context.site.store.seat_by_recovery(&code).await?;
    let (id, seat) = found.ok_or_else(unknown)?;
    let person = context.person().await?;
    let live = context.site.table(&id).await?;
    let mut state = live.lock(&context.site.store).await?;
    // Nobody plays two seats of one table against himself.
    if state.seat_of(&person.id).is_some_and(|own| own.0 != seat) {
        return Err(HttpError::refused(Text::new("rejoin-other-seat")));
    }
    match context.site.store.recover_seat(&id, seat, &code, &person.id).await? {
        Recovered::Held => {}
        Recovered::Worthless => return Err(unknown()),
        // Once is once, for whoever sits down.
        Recovered::PlayedAlready => {
            return Err(HttpError::by_clause("table", "game.day", Text::new("rejoin-daily")));
        }
    }
    let before = state.seats[seat as usize].person.replace(person.id.clone());
    if before.as_ref() == Some(&state.row.owner) {
        context.site.store.set_owner(&id, &person.id).await?;
        state.row.owner = person.id;
    }
    context.site.store.tell_others(&id).await?;
    live.notify();
    Ok(id)
}
