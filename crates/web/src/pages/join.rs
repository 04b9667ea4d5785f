//! The ways to a seat: an invitation, or a recovery code on another device.

use super::new::go_with_cookie;
use super::table::title;
use crate::http::http_error::HttpError;
use crate::http::middleware::too_many;
use crate::http::request_context::RequestContext;
use crate::live::seat_names;
use crate::live::table_commands;
use crate::site::Site;
use crate::store::Recovered;
use axum::extract::Path;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use axum::{Form, Router};
use kernel::{Seat, Text};
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;

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

async fn id_of(context: &RequestContext, invite: &str) -> Result<String, HttpError> {
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
    let body = html! {
        h1 { (title(localizer, &state)) }
        p { (ui.word("join-pitch")) }
        ul.seats { @for seat in (0..state.seats.len() as u8).map(Seat) {
            li { @if let Some(place) = seat_names::place(localizer, &state, seat, None) { strong { (place) } " " } (seat_names::holder(localizer, &state, seat, None)) }
        } }
        form.stack method="post" {
            label { (ui.word("new-your-name")) " " input name="name" maxlength="24" value=(name) autocomplete="nickname" required; }
            button.main { (ui.word("join")) }
        }
        p { a href={ "/rules/" (state.row.game) } { (ui.word("to-the-rules")) } }
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
    let ui = &context.localizer().ui;
    let body = html! {
        h1 { (ui.word("rejoin-title")) }
        p { (ui.word("rejoin-pitch")) }
        form.stack method="post" {
            label { (ui.word("rejoin-code")) " " input name="code" autocomplete="off" autocapitalize="none" spellcheck="false" required; }
            button.main { (ui.word("rejoin")) }
        }
    };
    context.page(&ui.word("rejoin-title"), None, body)
}

/// Whoever has the code holds the seat from now on, and may do what its holder might at the table; the device that had it looks on.
async fn rejoin(mut context: RequestContext, Form(form): Form<RecoveryForm>) -> Result<Response, HttpError> {
    context.site.attempts.take(&context.address.to_string()).map_err(too_many)?;
    let code: String = form.code.chars().filter(char::is_ascii_alphanumeric).collect::<String>().to_lowercase();
    let unknown = || HttpError::refused(Text::new("rejoin-unknown"));
    let found = context.site.store.seat_by_recovery(&code).await?;
    let (id, seat) = found.ok_or_else(unknown)?;
    let person = context.person().await?;
    let live = context.site.table(&id).await?;
    {
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
    }
    Ok(go_with_cookie(&context, &format!("/t/{id}")))
}
