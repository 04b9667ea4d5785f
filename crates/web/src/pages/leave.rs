//! Leaving for good: all that is known of somebody is deleted.

use crate::http::http_error::Failure;
use crate::http::request_context::{Visitor, token_cookie};
use crate::pages::account::{Sure, denied, password_field, private, wrong};
use crate::people::accounts::{self, Denied};
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

fn page(visitor: &Visitor, person: &Person, text: Option<Text>) -> Markup {
    let ui = &visitor.tongue().ui;
    let account = person.name.is_some();
    let title = ui.word(if account { "account-delete" } else { "leave-guest" });
    let body = html! {
        h1 { (title) }
        p { (ui.word(if account { "leave-account-what" } else { "leave-guest-what" })) }
        p { (ui.word("leave-alone")) }
        p { (ui.word("leave-together")) }
        p { (ui.word("leave-at-once")) }
        p { a href="/me/games.ndjson" download { (ui.word("account-export")) } }
        (wrong(visitor, text))
        form.stack method="post" action="/me/delete" {
            @if account { (password_field(visitor, "account-password-now", "password", false)) }
            label.inline { input type="checkbox" name="sure" value="true" required; " " (ui.word("leave-sure")) }
            button { (title) }
        }
        p { a href="/me" { (ui.word("leave-stay")) } }
    };
    visitor.page(&title, None, body)
}

async fn ask(visitor: Visitor) -> Response {
    match &visitor.person {
        Some(person) => private(page(&visitor, person, None)),
        None => Redirect::to("/me").into_response(),
    }
}

async fn delete(visitor: Visitor, Form(form): Form<Sure>) -> Result<Response, Failure> {
    let Some(person) = &visitor.person else { return Ok(Redirect::to("/me").into_response()) };
    let site = &visitor.site;
    let gone = async {
        if !form.sure {
            return Err(Denied::Refused(Text::new("account-not-sure")));
        }
        if person.name.is_some() {
            accounts::confirmed(site, person, &form.password).await?;
        }
        Ok(accounts::forget(site, person, &visitor.tongue().ui.word("leave-deleted-player")).await?)
    };
    match gone.await {
        Ok(()) => {
            let mut response = Redirect::to("/me/deleted").into_response();
            response.headers_mut().extend(token_cookie(site, "", false).map(|cookie| (SET_COOKIE, cookie)));
            Ok(response)
        }
        Err(why) => denied(&visitor, why, |visitor, text| page(visitor, person, text)),
    }
}

async fn deleted(visitor: Visitor) -> Response {
    let ui = &visitor.tongue().ui;
    let title = ui.word("leave-done");
    let body = html! {
        h1 { (title) }
        p { (ui.word("leave-done-said")) }
        p { a.button href="/" { (ui.word("me-start")) } }
    };
    private(visitor.page(&title, None, body))
}
