//! Leaving for good: all that is known of somebody is deleted.

use crate::http::http_error::HttpError;
use crate::http::request_context::{RequestContext, token_cookie};
use crate::pages::account::{Sure, denied, password_field, private, wrong};
use crate::people::accounts::{self, AccountError};
use crate::site::Site;
use crate::store::Person;
use axum::Router;
use axum::extract::Form;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use kernel::Text;
use maud::{Markup, html};
use std::sync::Arc;

/// The routes.
pub fn routes() -> Router<Arc<Site>> {
    Router::new().route("/me/delete", get(ask).post(delete)).route("/me/deleted", get(deleted))
}

fn page(context: &RequestContext, person: &Person, text: Option<Text>) -> Markup {
    let ui = &context.localizer().ui;
    let account = person.name.is_some();
    let title = ui.word(if account { "account-delete" } else { "leave-guest" });
    let body = html! {
        h1 { (title) }
        p { (ui.word(if account { "leave-account-what" } else { "leave-guest-what" })) }
        p { (ui.word("leave-alone")) }
        p { (ui.word("leave-together")) }
        p { (ui.word("leave-at-once")) }
        p { a href="/me/games.ndjson" download { (ui.word("account-export")) } }
        (wrong(context, text))
        form.stack method="post" action="/me/delete" {
            @if account { (password_field(context, "account-password-now", "password", false)) }
            label.inline { input type="checkbox" name="sure" value="true" required; " " (ui.word("leave-sure")) }
            button { (title) }
        }
        p { a href="/me" { (ui.word("leave-stay")) } }
    };
    context.page(&title, None, body)
}

async fn ask(context: RequestContext) -> Response {
    match &context.person {
        Some(person) => private(page(&context, person, None)),
        None => Redirect::to("/me").into_response(),
    }
}

async fn delete(context: RequestContext, Form(form): Form<Sure>) -> Result<Response, HttpError> {
    let Some(person) = &context.person else { return Ok(Redirect::to("/me").into_response()) };
    let site = &context.site;
    let gone = async {
        if !form.sure {
            return Err(AccountError::Refused(Text::new("account-not-sure")));
        }
        if person.name.is_some() {
            accounts::confirmed(site, person, &form.password).await?;
        }
        Ok(accounts::forget(site, person, &context.localizer().ui.word("leave-deleted-player")).await?)
    };
    match gone.await {
        Ok(()) => {
            let mut response = Redirect::to("/me/deleted").into_response();
            response.headers_mut().extend(token_cookie(site, "", false).map(|cookie| (SET_COOKIE, cookie)));
            Ok(response)
        }
        Err(why) => denied(&context, why, |context, text| page(context, person, text)),
    }
}

async fn deleted(context: RequestContext) -> Response {
    let ui = &context.localizer().ui;
    let title = ui.word("leave-done");
    let body = html! {
        h1 { (title) }
        p { (ui.word("leave-done-said")) }
        p { a.button href="/" { (ui.word("me-start")) } }
    };
    private(context.page(&title, None, body))
}
