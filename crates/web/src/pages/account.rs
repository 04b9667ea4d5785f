//! Accounts: registering, logging in and out, another password, another name.

use crate::http::http_error::HttpError;
use crate::http::link;
use crate::http::request_context::{RequestContext, cookie, cookie_name, token_cookie};
use crate::people::accounts::{self, AccountError};
use crate::people::names;
use crate::people::passwords;
use crate::site::Site;
use crate::store::{Person, TokenKind};
use axum::Router;
use axum::extract::{Form, FromRequestParts, Query};
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, HeaderMap, HeaderValue, RETRY_AFTER, SET_COOKIE};
use axum::http::request::Parts;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use kernel::Text;
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;

/// The routes.
pub fn routes() -> Router<Arc<Site>> {
    Router::new()
        .route("/register", get(register_page).post(register))
        .route("/login", get(login_page).post(login))
        .route("/logout", post(logout))
        .route("/me/account", get(settings_page))
        .route("/me/name", post(rename))
        .route("/me/password", post(change_password))
        .route("/me/bot", post(declare_bot))
}

/// Where to go afterwards, and what has just been done.
#[derive(Deserialize, Default)]
pub struct ReturnTo {
    #[serde(default)]
    next: String,
    #[serde(default)]
    done: String,
}

#[derive(Deserialize, Default)]
#[serde(default)]
struct LoginForm {
    name: String,
    password: String,
    next: String,
}

/// A page for one person alone: nobody keeps a copy of it.
pub fn private(page: Markup) -> Response {
    ([(CACHE_CONTROL, "no-store")], page).into_response()
}

/// A way within this site; the start of the person's own pages where it leads elsewhere.
fn local(next: &str) -> &str {
    link::own(next).unwrap_or("/me")
}

/// Sends a browser on, with a cookie if it gets one.
fn on_to(site: &Site, next: &str, secret: Option<&str>) -> Response {
    let mut response = Redirect::to(local(next)).into_response();
    if let Some(cookie) = secret.and_then(|secret| token_cookie(site, secret, true)) {
        response.headers_mut().insert(SET_COOKIE, cookie);
    }
    response
}

/// Whoever makes a request with an account; all others are sent to log in.
pub struct Member {
    /// The request's maker.
    pub context: RequestContext,
    /// The account.
    pub account: Person,
}

impl FromRequestParts<Arc<Site>> for Member {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, site: &Arc<Site>) -> Result<Self, Response> {
        let context = RequestContext::from_request_parts(parts, site).await.map_err(IntoResponse::into_response)?;
        match account_of(&context).cloned() {
            Some(account) => Ok(Self { context, account }),
            None => Err(Redirect::to("/login").into_response()),
        }
    }
}

fn account_of(context: &RequestContext) -> Option<&Person> {
    context.person.as_ref().filter(|person| person.name.is_some())
}

/// A page that says why nothing came of a form, with the form.
///
/// # Errors
/// If it was the server that failed.
pub fn denied(
    context: &RequestContext,
    denied: AccountError,
    page: impl FnOnce(&RequestContext, Option<Text>) -> Markup,
) -> Result<Response, HttpError> {
    let (status, text, wait) = match denied {
        AccountError::Refused(text) => (StatusCode::UNPROCESSABLE_ENTITY, text, None),
        AccountError::Wait(seconds) => {
            let text = Text::new("account-wait").number("seconds", seconds);
            (StatusCode::TOO_MANY_REQUESTS, text, Some(HeaderValue::from(seconds)))
        }
        AccountError::Failed(failure) => return Err(failure),
    };
    let mut response = (status, private(page(context, Some(text)))).into_response();
    response.headers_mut().extend(wait.map(|seconds| (RETRY_AFTER, seconds)));
    Ok(response)
}

/// What went wrong, above a form.
pub fn wrong(context: &RequestContext, text: Option<Text>) -> Markup {
    html! { @if let Some(text) = text { p.notice role="alert" { (crate::localizer::sentence(&context.say(&text))) } } }
}

/// The field for a name.
fn name_field(context: &RequestContext, value: &str) -> Markup {
    let ui = &context.localizer().ui;
    html! {
        label.field { (ui.word("account-name")) input name="name" value=(value) autocomplete="username" required minlength=(names::LENGTH.0) maxlength=(names::LENGTH.1) autocapitalize="none" spellcheck="false"; }
    }
}

/// The field for a password: one that is there, or a new one.
pub fn password_field(context: &RequestContext, id: &'static str, name: &str, new: bool) -> Markup {
    let ui = &context.localizer().ui;
    let least = new.then_some(passwords::LENGTH.0);
    html! {
        label.field { (ui.word(id)) input type="password" name=(name) autocomplete=(if new { "new-password" } else { "current-password" }) required minlength=[least] maxlength=(passwords::LENGTH.1); }
    }
}

fn enter(context: &RequestContext, entry: &LoginForm, new: bool, text: Option<Text>) -> Markup {
    let ui = &context.localizer().ui;
    let (title, action) = if new { ("account-register", "/register") } else { ("account-login", "/login") };
    let title = ui.word(title);
    let guest = context.person.as_ref().is_some_and(|person| person.name.is_none());
    let (other, way) = if new { ("account-have-one", "/login") } else { ("account-have-none", "/register") };
    let body = html! {
        h1 { (title) }
        @if new { p { (ui.word("account-why")) } }
        @if guest { p.muted { (ui.word("account-adopts")) } }
        (wrong(context, text))
        form.stack method="post" action=(action) {
            @if !entry.next.is_empty() { input type="hidden" name="next" value=(local(&entry.next)); }
            (name_field(context, &entry.name))
            (password_field(context, if new { "account-new-password" } else { "account-password" }, "password", new))
            @if new { p.muted { (ui.word("account-no-recovery")) } }
            button.main { (title) }
        }
        p { a href=(way) { (ui.word(other)) } }
        @if new { p { a href="/privacy" { (ui.word("account-privacy")) } } }
    };
    context.page(&title, None, body)
}

fn closed(context: &RequestContext) -> Response {
    let ui = &context.localizer().ui;
    let title = ui.word("account-register");
    let body = html! {
        h1 { (title) }
        p.notice { (ui.word("account-closed-page")) }
        p { a.button href="/login" { (ui.word("account-login")) } }
    };
    (StatusCode::FORBIDDEN, context.page(&title, None, body)).into_response()
}

async fn register_page(context: RequestContext, Query(way): Query<ReturnTo>) -> Response {
    if account_of(&context).is_some() {
        return Redirect::to("/me/account").into_response();
    }
    if !context.site.config.accounts {
        return closed(&context);
    }
    private(enter(&context, &LoginForm { next: way.next, ..LoginForm::default() }, true, None))
}

async fn register(context: RequestContext, Form(entry): Form<LoginForm>) -> Result<Response, HttpError> {
    if account_of(&context).is_some() {
        return Ok(Redirect::to("/me/account").into_response());
    }
    if !context.site.config.accounts {
        return Ok(closed(&context));
    }
    let before = context.person.as_ref();
    match accounts::register(&context.site, context.address, before, &entry.name, &entry.password).await {
        Ok(secret) => Ok(on_to(&context.site, &entry.next, Some(&secret))),
        Err(why) => denied(&context, why, |context, text| enter(context, &entry, true, text)),
    }
}

async fn login_page(context: RequestContext, Query(way): Query<ReturnTo>) -> Response {
    if account_of(&context).is_some() {
        return Redirect::to("/me/account").into_response();
    }
    private(enter(&context, &LoginForm { next: way.next, ..LoginForm::default() }, false, None))
}

async fn login(
    context: RequestContext,
    headers: HeaderMap,
    Form(entry): Form<LoginForm>,
) -> Result<Response, HttpError> {
    let site = &context.site;
    let entered = async {
        let account = accounts::authenticated(site, context.address, &entry.name, &entry.password).await?;
        accounts::let_in(site, &account, context.person.as_ref(), cookie(&headers, cookie_name(site))).await
    };
    match entered.await {
        Ok(secret) => Ok(on_to(site, &entry.next, Some(&secret))),
        Err(why) => denied(&context, why, |context, text| enter(context, &entry, false, text)),
    }
}

#[derive(Deserialize, Default)]
#[serde(default)]
struct Leave {
    everywhere: bool,
}

/// Logs an account out, in this browser or everywhere. A guest has nothing but the cookie, and keeps it.
async fn logout(member: Member, headers: HeaderMap, Form(leave): Form<Leave>) -> Result<Response, HttpError> {
    let Member { context, account } = member;
    let store = &context.site.store;
    if leave.everywhere {
        store.end_tokens(&account.id, TokenKind::Cookie).await?;
    } else if let Some(secret) = cookie(&headers, cookie_name(&context.site)) {
        store.end_token(secret).await?;
    }
    let mut response = Redirect::to("/").into_response();
    response.headers_mut().extend(token_cookie(&context.site, "", false).map(|gone| (SET_COOKIE, gone)));
    Ok(response)
}

/// What has just been done, as the address of a page says it.
fn done(word: &str) -> Option<&'static str> {
    ["account-done-name", "account-done-password", "account-done-bot"]
        .into_iter()
        .find(|id| id.ends_with(word) && !word.is_empty())
}

fn settings(context: &RequestContext, account: &Person, done: Option<&'static str>, text: Option<Text>) -> Markup {
    let ui = &context.localizer().ui;
    let title = ui.word("account-title");
    let body = html! {
        h1 { (title) }
        p { (context.say(&Text::new("account-known-as").plain("name", account.shown().unwrap_or_default()))) }
        @if let Some(done) = done { p.notice role="status" { (ui.word(done)) } }
        (wrong(context, text))
        h2 { (ui.word("account-rename")) }
        form.stack method="post" action="/me/name" {
            (name_field(context, account.name.as_deref().unwrap_or_default()))
            button { (ui.word("account-rename")) }
        }
        h2 { (ui.word("account-change-password")) }
        form.stack method="post" action="/me/password" {
            (password_field(context, "account-password-now", "password", false))
            (password_field(context, "account-new-password", "new", true))
            p.muted { (ui.word("account-password-ends")) }
            button { (ui.word("account-change-password")) }
        }
        h2 { (ui.word("account-logout")) }
        form method="post" action="/logout" { button { (ui.word("account-logout-here")) } }
        form method="post" action="/logout" {
            input type="hidden" name="everywhere" value="true";
            button { (ui.word("account-logout-everywhere")) }
        }
        h2 { (ui.word("account-programs")) }
        p { a.button href="/me/tokens" { (ui.word("account-tokens")) } }
        @if account.bot {
            p { (ui.word("account-is-bot")) }
        } @else {
            form.stack method="post" action="/me/bot" {
                p { (ui.word("account-bot-why")) }
                label.inline { input type="checkbox" name="sure" value="true" required; " " (ui.word("account-bot-sure")) }
                button { (ui.word("account-bot")) }
            }
        }
        h2 { (ui.word("account-leave")) }
        p { a href="/me/games.ndjson" download { (ui.word("account-export")) } }
        p.muted { (ui.word("account-export-form")) }
        p { a href="/me/delete" { (ui.word("account-delete")) } }
    };
    context.page(&title, None, body)
}

async fn settings_page(member: Member, Query(way): Query<ReturnTo>) -> Response {
    private(settings(&member.context, &member.account, done(&way.done), None))
}

#[derive(Deserialize, Default)]
#[serde(default)]
struct NewName {
    name: String,
}

async fn rename(member: Member, Form(form): Form<NewName>) -> Result<Response, HttpError> {
    let Member { context, account } = member;
    match accounts::rename(&context.site, context.address, &account, &form.name).await {
        Ok(()) => Ok(on_to(&context.site, "/me/account?done=name", None)),
        Err(why) => denied(&context, why, |context, text| settings(context, &account, None, text)),
    }
}

#[derive(Deserialize, Default)]
#[serde(default)]
struct NewPassword {
    password: String,
    new: String,
}

async fn change_password(member: Member, Form(form): Form<NewPassword>) -> Result<Response, HttpError> {
    let Member { context, account } = member;
    let changed = async {
        accounts::confirmed(&context.site, &account, &form.password).await?;
        accounts::change_password(&context.site, &account, &form.new).await
    };
    match changed.await {
        Ok(secret) => Ok(on_to(&context.site, "/me/account?done=password", Some(&secret))),
        Err(why) => denied(&context, why, |context, text| settings(context, &account, None, text)),
    }
}

/// What cannot be taken back is asked for twice.
#[derive(Deserialize, Default)]
#[serde(default)]
pub struct Sure {
    /// The box that was ticked.
    pub sure: bool,
    /// The password of an account.
    pub password: String,
}

async fn declare_bot(member: Member, Form(form): Form<Sure>) -> Result<Response, HttpError> {
    let Member { context, account } = member;
    if !form.sure {
        let why = AccountError::Refused(Text::new("account-not-sure"));
        return denied(&context, why, |context, text| settings(context, &account, None, text));
    }
    match accounts::declare_bot(&context.site, &account).await {
        Ok(()) => Ok(on_to(&context.site, "/me/account?done=bot", None)),
        Err(why) => denied(&context, why, |context, text| settings(context, &account, None, text)),
    }
}
