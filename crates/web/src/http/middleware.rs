//! The middleware that every request passes: where it comes from, how often, and what browsers are told to forbid.

use crate::http::compression::ResponseCompressor;
use crate::http::connection::Crowded;
use crate::http::http_error::HttpError;
use crate::http::request_context::{RenewedCookie, address, cookie_name, language};
use crate::live::fair_queue::REQUESTED_BY;
use crate::localizer::sentence;
use crate::site::Site;
use axum::Json;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{self, HeaderMap, HeaderName, HeaderValue};
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use kernel::Text;
use maud::html;
use serde_json::{Value, json};
use std::borrow::Cow;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Instant;

/// What browsers are told to forbid.
const HEADERS: [(HeaderName, &str); 7] = [
    // What one may see is not what another may, nor what one may see soon: nobody keeps a copy, unless it is everybody's.
    (header::CACHE_CONTROL, "no-store"),
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; \
         form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    ),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "same-origin"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), "camera=(), microphone=(), geolocation=(), payment=()"),
];

/// Lets a request pass, or says why not; puts errors into words and adds headers to what comes back.
pub async fn guard(State(site): State<Arc<Site>>, mut request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let (method, path) = (request.method().clone(), request.uri().path().to_string());
    let headers = request.headers().clone();
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|peer| peer.0);
    let compressor = ResponseCompressor::of(&method, &path, &headers, cookie_name(&site));
    let renewed = RenewedCookie::default();
    request.extensions_mut().insert(renewed.clone());
    let requested_by = address(&site, &headers, peer).to_string();
    let mut response = match check(&site, &request, peer) {
        // Whoever asked may go away: what has begun is finished all the same, and everybody at the table is told.
        Ok(()) => tokio::spawn(REQUESTED_BY.scope(requested_by, next.run(request))).await.unwrap_or_else(|error| {
            tracing::error!(%error, path = without_secrets(&path).as_ref(), "a request broke");
            HttpError::new(StatusCode::INTERNAL_SERVER_ERROR, "broken").into_response()
        }),
        Err(failure) => failure.into_response(),
    };
    if let Some(failure) = response.extensions_mut().remove::<HttpError>().or_else(|| error_without_words(&response)) {
        let before = response;
        response = error_response(&site, &headers, &path, &failure);
        for name in [header::SET_COOKIE, header::ALLOW] {
            let kept = before.headers().get_all(&name).iter().cloned();
            response.headers_mut().extend(kept.map(|value| (name.clone(), value)));
        }
    }
    if let Some(cookie) = renewed.cookie(&site, response.headers()) {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    for (name, value) in HEADERS {
        response.headers_mut().entry(name).or_insert(HeaderValue::from_static(value));
    }
    if site.config.secure() {
        let value = HeaderValue::from_static("max-age=31536000");
        response.headers_mut().insert(header::STRICT_TRANSPORT_SECURITY, value);
    }
    let response = compressor.answer(response).await;
    let (status, after) = (response.status().as_u16(), begun.elapsed());
    site.metrics.answered(status, after);
    // Addresses of people and secrets in queries are nobody's business.
    tracing::info!(%method, path = without_secrets(&path).as_ref(), status, micros = after.as_micros() as u64, "request");
    response
}

/// What stands before ids, invitations and seeds.
const SECRETS: [&str; 5] = ["/j/", "/t/", "/r/", "/seed/", "/api/v1/tables/"];

/// A path as logs show it: without what whoever has it may sit down with, look on with or foresee.
fn without_secrets(path: &str) -> Cow<'_, str> {
    let Some((before, secret)) = SECRETS.iter().find_map(|before| Some((before, path.strip_prefix(before)?))) else {
        return path.into();
    };
    // What is to be done there is shown; it is shorter than any secret.
    let verb =
        |verb: &&str| verb.len() < 12 && verb.bytes().all(|byte| byte.is_ascii_lowercase() || b"-.".contains(&byte));
    match secret.split_once('/').map(|(_, verb)| verb).filter(verb).filter(|_| *before != "/seed/") {
        Some(verb) => format!("{before}…/{verb}").into(),
        None => format!("{before}…").into(),
    }
}

fn check(site: &Site, request: &Request, peer: Option<SocketAddr>) -> Result<(), HttpError> {
    let path = request.uri().path();
    // Where there is no room for anybody else, whoever runs the server may still ask how it is.
    if request.extensions().get::<Crowded>().is_some() && !matches!(path, "/healthz" | "/readyz") {
        return Err(HttpError::crowded());
    }
    let quiet = path.starts_with("/assets/") || matches!(path, "/healthz" | "/readyz" | "/version" | "/metrics");
    if !quiet {
        let who = address(site, request.headers(), peer).to_string();
        site.requests.take(&who).map_err(too_many)?;
    }
    let safe = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    // A program that shows its token is nobody's browser.
    let program = path.starts_with("/api/") && request.headers().contains_key(header::AUTHORIZATION);
    if (!safe || path.ends_with("/stream")) && !program && !same_origin(site, request.headers()) {
        return Err(HttpError::forbidden("other-origin"));
    }
    Ok(())
}

/// The error that was answered before anything of ours saw the request: it comes without words, or with words that are not ours.
fn error_without_words(response: &Response) -> Option<HttpError> {
    let kind = response.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or("text/plain");
    let status = response.status();
    (status.is_client_error() && kind.starts_with("text/plain")).then(|| HttpError::of_status(status))
}

/// Too many requests: when to try again.
pub fn too_many(seconds: u32) -> HttpError {
    let text = Text::new("too-many-requests").number("seconds", seconds);
    HttpError { retry: Some(seconds), text, ..HttpError::new(StatusCode::TOO_MANY_REQUESTS, "too-many-requests") }
}

/// Whether a request comes from a page of ours. Browsers say so on everything that changes something, and on streams.
fn same_origin(site: &Site, headers: &HeaderMap) -> bool {
    let text = |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    if let Some(fetch) = text(HeaderName::from_static("sec-fetch-site")) {
        return fetch == "same-origin" || fetch == "none";
    }
    match text(header::ORIGIN) {
        Some(origin) => {
            let ours = site.config.public_url.as_deref().is_some_and(|url| url.trim_end_matches('/') == origin);
            let host = text(header::HOST).unwrap_or("");
            ours || origin.split_once("://").is_some_and(|(_, named)| !host.is_empty() && named == host)
        }
        // No browser in use leaves both out where it matters; a program without cookies harms nobody.
        None => headers.get(header::COOKIE).is_none(),
    }
}

/// An error as programs read it, with the address of the rule behind it.
fn problem(failure: &HttpError, said: &str, rule: Option<String>) -> Value {
    let mut problem = json!({
        "type": "about:blank", "title": failure.status.canonical_reason(), "status": failure.status.as_u16(),
        "detail": said, "code": failure.code,
    });
    if let Some((_, clause)) = &failure.clause {
        problem["clause"] = json!(clause);
        problem["rule"] = json!(rule);
    }
    if let Some(Value::Object(more)) = failure.more.as_deref() {
        more.iter().for_each(|(name, value)| problem[name] = value.clone());
    }
    problem
}

/// An error as whoever asked can read it: a page, or a problem for programs.
fn error_response(site: &Arc<Site>, headers: &HeaderMap, path: &str, failure: &HttpError) -> Response {
    let localizer = site.localizer(language(headers));
    let said = localizer.ui.try_say(&failure.text).or_else(|_| {
        let game = failure.clause.as_ref().and_then(|(game, _)| localizer.game(game));
        game.map_or(Err(String::new()), |words| words.try_say(&failure.text))
    });
    let said = said.unwrap_or_else(|_| localizer.ui.word("no-page"));
    let clause = failure.clause.as_ref().map(|(game, clause)| format!("/rules/{game}#{clause}"));
    let mut response = if path == "/api" || path.starts_with("/api/") {
        let body = problem(failure, &said, clause);
        let kind = [(header::CONTENT_TYPE, "application/problem+json")];
        (failure.status, kind, Json(body).into_response().into_body()).into_response()
    } else {
        let looks =
            crate::html::shell::Looks::read(crate::http::request_context::cookie(headers, "looks").unwrap_or(""));
        let missing = failure.status == StatusCode::NOT_FOUND;
        let title = localizer.ui.word(if missing { "no-page-title" } else { "failed-title" });
        let shell = crate::html::shell::Shell {
            ui: &localizer.ui,
            title: &title,
            game: None,
            who: None,
            here: "/",
            looks,
            description: None,
        };
        let body = html! {
            h1 { (title) }
            p.notice role="alert" { (sentence(&said)) }
            @if let Some(clause) = &clause { p { a href=(clause) { (localizer.ui.word("to-the-rule")) } } }
            p { a.button href="/" { (localizer.ui.word("to-the-start")) } }
        };
        (failure.status, shell.page(body)).into_response()
    };
    if failure.status == StatusCode::UNAUTHORIZED {
        response.headers_mut().insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
    }
    if let Some(seconds) = failure.retry {
        response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn logs_hold_nothing_to_sit_down_with() {
        let id = "0123456789abcdefghjkmnpqrs";
        for (path, logged) in [
            ("/", "/"),
            ("/rules/game", "/rules/game"),
            (&format!("/j/{id}"), "/j/…"),
            (&format!("/t/{id}"), "/t/…"),
            (&format!("/t/{id}/stand-in"), "/t/…/stand-in"),
            (&format!("/r/{id}/record.txt"), "/r/…/record.txt"),
            (&format!("/t/x/{id}"), "/t/…"),
            ("/t/x/tricks/secret", "/t/…"),
            ("/seed/game/chosen", "/seed/…"),
            (&format!("/api/v1/tables/{id}/play"), "/api/v1/tables/…/play"),
            ("/api/v1/tables", "/api/v1/tables"),
        ] {
            assert_eq!(without_secrets(path), logged, "{path}");
        }
    }
}
