//! A table that waits for people: who is there, and how others are invited.

use super::table::{Onlooker, title};
use crate::html::art;
use crate::html::qr_code;
use crate::http::http_error::HttpError;
use crate::http::request_context::RequestContext;
use crate::live::seat_names;
use crate::live::table_state::TableState;
use crate::localizer::Localizer;
use crate::site::Site;
use axum::Router;
use axum::extract::Path;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use kernel::{Seat, Text};
use maud::{Markup, html};
use std::sync::Arc;

/// The drawings of those who sit down, one for each seat.
const PORTRAITS: [&str; 8] = ["rogue", "mage", "knight", "archer", "dwarf", "priestess", "barbarian", "thief"];

/// The routes.
pub fn routes() -> Router<Arc<Site>> {
    Router::new().route("/j/{invite}/qr.svg", get(invitation_code))
}

/// A table that waits for people.
pub fn gathering(localizer: &Localizer, state: &TableState, onlooker: Onlooker) -> Markup {
    let (ui, row) = (&localizer.ui, &state.row);
    let host = onlooker.own.is_some_and(|seat| state.seats[seat.0 as usize].person.as_deref() == Some(&row.owner));
    let pitch = table::shelf::label(&row.game).map(|label| ui.printed(&label.pitch));
    html! {
        h1 { (title(localizer, state)) }
        @if let Some(pitch) = pitch { p.pitch { (pitch) } }
        p role="status" { (ui.word("gathering")) }
        (arrivals(localizer, state, onlooker))
        @if onlooker.own.is_some() {
            (invitation(localizer, state))
        } @else if row.open {
            p { a.button href={ "/j/" (row.invite) } { (ui.word("join")) } }
        }
        @if host {
            form.stack method="post" action={ "/t/" (row.id) "/fill" } data-live {
                label { (ui.word("fill-with")) " " (super::new::bot_choice(localizer, &row.game, "bot")) }
                button.main { (ui.word("fill")) }
            }
        }
        @if onlooker.own.is_some() {
            form method="post" action={ "/t/" (row.id) "/leave" } { button.quiet { (ui.word("leave")) } }
        }
    }
}

/// The link to invite with: to copy, to share by whatever the device has, to be read by another's camera.
fn invitation(localizer: &Localizer, state: &TableState) -> Markup {
    let (ui, invite) = (&localizer.ui, &state.row.invite);
    html! {
        p { (ui.word("invite-with")) }
        p.link {
            a #invite href={ "/j/" (invite) } data-absolute { "/j/" (invite) } " "
            button type="button" data-copy="invite" { (ui.word("copy")) } " "
            button type="button" data-share="invite" hidden { (ui.word("lobby-share")) }
        }
        figure.qr {
            figcaption { (ui.word("lobby-qr-how")) }
            img src={ "/j/" (invite) "/qr.svg" } width="176" height="176" alt=(ui.word("lobby-qr"));
        }
    }
}

/// The seats, each with a portrait, and a line for everybody else who has come: the page's script says those that are new.
fn arrivals(localizer: &Localizer, state: &TableState, onlooker: Onlooker) -> Markup {
    let seats = (0..state.seats.len() as u8).map(Seat);
    let come = |seat: &Seat| onlooker.own != Some(*seat) && state.seats[seat.0 as usize].person.is_some();
    html! {
        (portraits(localizer, state, onlooker.own))
        ol.log {
            @for seat in seats.filter(come) {
                li { (localizer.ui.say(&Text::new("lobby-arrived").plain("who", seat_names::holder(localizer, state, seat, onlooker.own)))) }
            }
            @if let Some(news) = state.news.filter(|news| come(&news.seat)) {
                li { (localizer.ui.say(&Text::new(news.deed.message()).plain("who", seat_names::holder(localizer, state, news.seat, onlooker.own)))) }
            }
        }
    }
}

/// The seats, each with a portrait of whoever sits there.
pub fn portraits(localizer: &Localizer, state: &TableState, own: Option<Seat>) -> Markup {
    html! {
        ul.portraits {
            @for seat in (0..state.seats.len() as u8).map(Seat) {
                li .free[state.seats[seat.0 as usize].free()] {
                    (portrait(state, seat))
                    span { (seat_names::holder(localizer, state, seat, own)) }
                    @if state.is_away(seat) && own != Some(seat) { span.muted { "(" (localizer.ui.word("seat-away")) ")" } }
                    @if own == Some(seat) && !state.seats[seat.0 as usize].name.is_empty() { span.muted { "(" (localizer.ui.word("you")) ")" } }
                }
            }
        }
    }
}

/// Whoever sits at a seat; an empty one shows the game's own sign of what nobody knows yet.
fn portrait(state: &TableState, seat: Seat) -> Markup {
    let free = state.seats[seat.0 as usize].free();
    let drawn = if free { "back" } else { PORTRAITS[seat.0 as usize % PORTRAITS.len()] };
    html! { span.portrait { (art::picture(drawn, None, "plain")) } }
}

/// What is told while nothing has happened yet: that everybody has come.
pub fn everybody_here(localizer: &Localizer, state: &TableState) -> String {
    let people = (0..).map(Seat).zip(&state.seats).filter(|(_, row)| row.person.is_some());
    let names: Vec<String> = people.map(|(seat, _)| seat_names::holder(localizer, state, seat, None)).collect();
    localizer.ui.say(&Text::new("lobby-begins").plain("who", names.join(", ")))
}

/// The invitation as a drawing for cameras. It says the whole address: the one that whoever asks for it has come by.
async fn invitation_code(
    context: RequestContext,
    Path(invite): Path<String>,
    headers: HeaderMap,
) -> Result<Response, HttpError> {
    super::join::id_of(&context, &invite).await?;
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).ok_or_else(HttpError::not_found)?;
    let origin = match &context.site.config.public_url {
        Some(url) => url.trim_end_matches('/').to_string(),
        None => format!("http://{host}"),
    };
    let drawn = qr_code::svg(&format!("{origin}/j/{invite}")).ok_or_else(HttpError::not_found)?;
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], drawn).into_response())
}
