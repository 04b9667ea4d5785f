//! Tokens, by which programs act for an account.

use crate::http::http_error::HttpError;
use crate::http::request_context::RequestContext;
use crate::pages::account::{Member, denied, private, wrong};
use crate::people::accounts::{AccountError, MOST_TOKENS};
use crate::people::history;
use crate::site::Site;
use crate::store::{TokenKind, TokenRow};
use axum::Router;
use axum::extract::Form;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use kernel::Text;
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;

/// The most signs of what a token is called.
const LABEL: usize = 40;

/// The routes.
pub fn routes() -> Router<Arc<Site>> {
    Router::new().route("/me/tokens", get(list).post(create)).route("/me/tokens/revoke", post(revoke))
}

fn page(context: &RequestContext, tokens: &[TokenRow], fresh: Option<&str>, text: Option<Text>) -> Markup {
    let ui = &context.localizer().ui;
    let title = ui.word("tokens-title");
    let body = html! {
        h1 { (title) }
        p { (ui.word("tokens-why")) " " a href="/api" { (ui.word("tokens-api")) } }
        (wrong(context, text))
        @if let Some(fresh) = fresh {
            p.notice role="status" { (ui.word("tokens-once")) " " code.token { (fresh) } }
        }
        @if tokens.is_empty() { p.muted { (ui.word("tokens-none")) } } @else { (table(context, tokens)) }
        h2 { (ui.word("tokens-new")) }
        form.stack method="post" action="/me/tokens" {
            label.field { (ui.word("tokens-label")) input name="label" required maxlength=(LABEL) autocomplete="off"; }
            button.main { (ui.word("tokens-new")) }
        }
        p { a href="/me/account" { (ui.word("account-title")) } }
    };
    context.page(&title, None, body)
}

fn table(context: &RequestContext, tokens: &[TokenRow]) -> Markup {
    let ui = &context.localizer().ui;
    html! {
        div.scroll {
            table.figures {
                thead { tr { th scope="col" { (ui.word("tokens-label")) } th scope="col" { (ui.word("tokens-made")) } th scope="col" { (ui.word("tokens-revoke")) } } }
                tbody {
                    @for token in tokens {
                        tr {
                            td { (token.label) }
                            td { (history::moment(token.created).date()) }
                            td {
                                form method="post" action="/me/tokens/revoke" {
                                    input type="hidden" name="mark" value=(token.mark);
                                    button aria-label=(context.say(&Text::new("tokens-revoke-this").plain("label", token.label.clone()))) { (ui.word("tokens-revoke")) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

async fn list(member: Member) -> Result<Response, HttpError> {
    let tokens = member.context.site.store.bearers_of(&member.account.id).await?;
    Ok(private(page(&member.context, &tokens, None, None)))
}

#[derive(Deserialize, Default)]
#[serde(default)]
struct NewToken {
    label: String,
}

/// Makes a token, and shows its secret this once: the store has only its hash.
async fn create(member: Member, Form(form): Form<NewToken>) -> Result<Response, HttpError> {
    let Member { context, account } = member;
    let store = &context.site.store;
    let label = form.label.trim();
    let tokens = store.bearers_of(&account.id).await?;
    let refused = if label.is_empty() || label.chars().count() > LABEL || label.chars().any(char::is_control) {
        Some(Text::new("tokens-bad-label").number("most", LABEL as i64))
    } else {
        (tokens.len() >= MOST_TOKENS).then(|| Text::new("tokens-too-many").number("most", MOST_TOKENS as i64))
    };
    if let Some(text) = refused {
        return denied(&context, AccountError::Refused(text), |context, text| page(context, &tokens, None, text));
    }
    let secret = store.new_token(&account.id, TokenKind::Bearer, label).await?;
    let tokens = store.bearers_of(&account.id).await?;
    Ok(private(page(&context, &tokens, Some(&secret), None)))
}

#[derive(Deserialize, Default)]
#[serde(default)]
struct Revoked {
    mark: String,
}

async fn revoke(member: Member, Form(form): Form<Revoked>) -> Result<Response, HttpError> {
    member.context.site.store.end_marked(&member.account.id, &form.mark).await?;
    Ok(Redirect::to("/me/tokens").into_response())
}
