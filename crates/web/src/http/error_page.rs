//! An error as whoever asked can read it: a page with ways on, or a problem for programs.

use crate::html::shell::{Looks, Shell};
use crate::http::http_error::HttpError;
use crate::http::link;
use crate::http::request_context::{cookie, language};
use crate::localizer::{Localizer, sentence};
use crate::site::Site;
use axum::Json;
use axum::http::header::{self, HeaderMap, HeaderValue};
use axum::http::{Method, StatusCode};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use serde_json::{Value, json};
use std::sync::Arc;

/// The request that came to nothing.
pub struct FailedRequest<'a> {
    /// Its method.
    pub method: &'a Method,
    /// Its path and query.
    pub here: &'a str,
}

/// A way on: where it leads, and the message that says so.
type Way = (String, &'static str);

/// The answer to a request that came to nothing.
pub fn response(site: &Arc<Site>, headers: &HeaderMap, asked: &FailedRequest<'_>, failure: &HttpError) -> Response {
    let localizer = site.localizer(language(headers));
    let said = localizer.ui.try_say(&failure.text).or_else(|_| {
        let game = failure.clause.as_ref().and_then(|(game, _)| localizer.game(game));
        game.map_or(Err(String::new()), |words| words.try_say(&failure.text))
    });
    let said = said.unwrap_or_else(|_| localizer.ui.word("no-page"));
    let clause = failure.clause.as_ref().map(|(game, clause)| format!("/rules/{game}#{clause}"));
    let path = asked.here.split('?').next().unwrap_or("/");
    let mut response = if path == "/api" || path.starts_with("/api/") {
        let body = problem(failure, &said, clause);
        let kind = [(header::CONTENT_TYPE, "application/problem+json")];
        (failure.status, kind, Json(body).into_response().into_body()).into_response()
    } else {
        let from =
            headers.get(header::REFERER).and_then(|from| from.to_str().ok()).and_then(|from| way_of(headers, from));
        let ways = ways(failure, asked, from);
        let title = localizer.ui.word(match failure.status {
            StatusCode::NOT_FOUND => "no-page-title",
            _ => "failed-title",
        });
        (failure.status, page(localizer, headers, [&title, &said], clause.as_deref(), &ways)).into_response()
    };
    if failure.status == StatusCode::UNAUTHORIZED {
        response.headers_mut().insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
    }
    if let Some(seconds) = failure.retry {
        response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
    }
    response
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

/// An error as people read it.
fn page(
    localizer: &Localizer,
    headers: &HeaderMap,
    [title, said]: [&str; 2],
    clause: Option<&str>,
    ways: &[Way],
) -> Markup {
    let ui = &localizer.ui;
    let looks = Looks::read(cookie(headers, "looks").unwrap_or(""));
    let shell = Shell { ui, title, game: None, who: None, here: "/", looks, description: None };
    shell.page(html! {
        h1 { (title) }
        p.notice role="alert" { (sentence(said)) }
        @if let Some(clause) = clause { p { a href=(clause) { (ui.word("to-the-rule")) } } }
        nav.buttons aria-label=(ui.word("ways")) {
            @for (to, word) in ways { a.button href=(to) { (ui.plain(word).unwrap_or_default()) } }
        }
    })
}

/// The way within this site that an address leads to.
fn way_of<'a>(headers: &HeaderMap, address: &'a str) -> Option<&'a str> {
    let host = headers.get(header::HOST)?.to_str().ok()?;
    let (named, _) = address.split_once("://")?.1.split_once('/')?;
    (named == host).then(|| link::own(&address[address.find(named)? + named.len()..])).flatten()
}

/// Where to go from here: what fits the error first, and home always.
fn ways(failure: &HttpError, asked: &FailedRequest<'_>, from: Option<&str>) -> Vec<Way> {
    let path = asked.here.split('?').next().unwrap_or("/");
    let from = from.filter(|from| *from != asked.here);
    let mut ways: Vec<Way> = Vec::new();
    let mut add = |to: &str, word| {
        if !ways.iter().any(|(known, _)| known == to) {
            ways.push((to.to_string(), word));
        }
    };
    let passes = matches!(failure.status.as_u16(), 408 | 429 | 500..=504);
    match link::own(asked.here).filter(|_| *asked.method == Method::GET) {
        Some(here) if passes => add(here, "way-again"),
        _ => {}
    }
    if let Some(from) = from {
        add(from, "way-back");
    }
    let table = path.strip_prefix("/t/").and_then(|rest| rest.split('/').next());
    let there = !matches!(failure.status, StatusCode::NOT_FOUND | StatusCode::GONE);
    if let Some(table) = table.map(|id| format!("/t/{id}")).filter(|table| there && *table != asked.here) {
        add(&table, "way-table");
    }
    match failure.code {
        "banned" => add("/privacy", "way-privacy"),
        "not-your-table" => add("/rejoin", "way-code"),
        code if code.starts_with("past-") => add("/replay", "way-replays"),
        code if code.starts_with("daily") => add("/daily", "shell-daily"),
        code if code.starts_with("account") || path == "/login" => add("/login", "way-log-in"),
        _ if path.starts_with("/rules") || path.starts_with("/learn") => add("/rules", "way-rules"),
        _ => add("/me", "way-games"),
    }
    add("/", "to-the-start");
    ways
}

#[cfg(test)]
mod tests {
    use super::*;

    fn led(status: u16, code: &'static str, method: &Method, here: &str, from: Option<&str>) -> Vec<String> {
        let status = StatusCode::from_u16(status).expect("a status");
        let ways = ways(&HttpError::new(status, code), &FailedRequest { method, here }, from);
        ways.into_iter().map(|(to, _)| to).collect()
    }

    /// Whatever went wrong, there is a way home and one that fits.
    #[test]
    fn no_error_is_a_dead_end() {
        for status in [400, 401, 403, 404, 405, 408, 409, 410, 413, 415, 422, 429, 500, 502, 503, 504] {
            for method in [Method::GET, Method::POST] {
                for here in ["/", "/nowhere", "/t/abc", "/t/abc/play", "/rules/x", "/r/abc?turn=9", "/rejoin", "*"] {
                    for code in
                        ["no-page", "banned", "not-your-table", "past-no-step", "daily-no-day", "account-defect"]
                    {
                        let ways = led(status, code, &method, here, None);
                        assert!(ways.len() >= 2 && ways.iter().any(|way| way == "/"), "{status} {here}: {ways:?}");
                        assert!(ways.iter().all(|way| link::own(way).is_some()), "{status} {here}: {ways:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn ways_fit_what_went_wrong() {
        let (get, post) = (Method::GET, Method::POST);
        assert_eq!(led(429, "too-many-requests", &get, "/daily?x=1", None), ["/daily?x=1", "/me", "/"]);
        assert_eq!(led(500, "broken", &post, "/t/abc/play", Some("/t/abc")), ["/t/abc", "/me", "/"]);
        assert_eq!(led(403, "not-your-table", &post, "/t/abc/play", None), ["/t/abc", "/rejoin", "/"]);
        assert_eq!(led(403, "not-your-eyes", &get, "/t/abc?as=2", None), ["/t/abc", "/me", "/"]);
        assert_eq!(led(404, "no-table", &get, "/t/abc", None), ["/me", "/"]);
        assert_eq!(led(410, "table-parted", &get, "/t/abc", Some("/me")), ["/me", "/"]);
        assert_eq!(led(403, "banned", &get, "/me", None), ["/privacy", "/"]);
    }

    #[test]
    fn only_pages_of_ours_are_gone_back_to() {
        let headers: HeaderMap = [(header::HOST, HeaderValue::from_static("here.example:80"))].into_iter().collect();
        assert_eq!(way_of(&headers, "http://here.example:80/new/x?y=1"), Some("/new/x?y=1"));
        for other in
            ["http://evil.example/", "http://here.example:80//evil.example", "nonsense", "http://here.example:80"]
        {
            assert_eq!(way_of(&headers, other), None, "{other}");
        }
    }
}
