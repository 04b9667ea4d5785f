//! What is compressed on its way, and what never is; and what search engines are told.

mod browser;

use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, Request, StatusCode, header};
use browser::House;
use flate2::read::GzDecoder;
use kernel::Lang;
use std::io::Read;
use table::IDS;
use tower::ServiceExt;

/// Asks for a path as browsers do; gives the headers, and the bytes as they come.
async fn ask(house: &House, method: &str, path: &str, more: &[(&str, &str)]) -> (StatusCode, HeaderMap, Vec<u8>) {
    let request = Request::builder().method(method).uri(path).header("sec-fetch-site", "same-origin");
    let request = more.iter().fold(request, |request, (name, value)| request.header(*name, *value));
    let answer = web::app(house.site.clone()).oneshot(request.body(Body::empty()).expect("a request")).await;
    let (parts, body) = answer.expect("an answer").into_parts();
    (parts.status, parts.headers, to_bytes(body, usize::MAX).await.expect("a body").to_vec())
}

fn unpacked(bytes: &[u8]) -> Vec<u8> {
    let mut text = Vec::new();
    GzDecoder::new(bytes).read_to_end(&mut text).expect("compressed");
    text
}

fn compressed(headers: &HeaderMap) -> bool {
    headers.get(header::CONTENT_ENCODING).is_some_and(|coding| coding == "gzip")
}

fn varies(headers: &HeaderMap) -> bool {
    headers.get_all(header::VARY).iter().any(|vary| vary == "Accept-Encoding")
}

const GZIP: (&str, &str) = ("accept-encoding", "gzip, deflate, br");

#[tokio::test]
async fn what_is_everybodys_is_compressed_for_those_who_can_read_it() {
    let house = House::open().await;
    let rules = format!("/rules/{}", IDS[0]);
    for path in ["/", "/rules", &rules, "/privacy", "/api", "/api/v1/games", "/assets/style.css", "/assets/art.svg"] {
        let (_, plain_headers, plain) = ask(&house, "GET", path, &[]).await;
        let (status, headers, small) = ask(&house, "GET", path, &[GZIP]).await;
        assert!(!compressed(&plain_headers) && varies(&plain_headers), "{path}: {plain_headers:?}");
        assert!(compressed(&headers) && varies(&headers) && status == 200, "{path}: {headers:?}");
        assert_eq!(unpacked(&small), plain, "{path}");
        assert!(small.len() * 4 < plain.len() * 3, "{path}: {} of {}", small.len(), plain.len());
        let length = headers.get(header::CONTENT_LENGTH).map(|length| length.to_str().expect("text").to_string());
        assert!(length.is_none_or(|length| length == small.len().to_string()), "{path}: {headers:?}");
        let (_, refused, whole) = ask(&house, "GET", path, &[("accept-encoding", "gzip;q=0, identity")]).await;
        assert!(!compressed(&refused) && whole == plain, "{path}");
        // How long the answer would be is not said wrongly.
        let (_, head, none) = ask(&house, "HEAD", path, &[GZIP]).await;
        let length = head.get(header::CONTENT_LENGTH).and_then(|length| length.to_str().ok()?.parse::<usize>().ok());
        assert!(none.is_empty() && length.is_none_or(|length| length == small.len()), "{path}: {head:?}");
    }
    // Whoever has the one copy of a file has not the other.
    let (_, plain, _) = ask(&house, "GET", "/assets/style.css", &[]).await;
    let (_, small, _) = ask(&house, "GET", "/assets/style.css", &[GZIP]).await;
    assert_ne!(plain[header::ETAG], small[header::ETAG]);
    let tag = small[header::ETAG].to_str().expect("text");
    let (status, _, none) = ask(&house, "GET", "/assets/style.css", &[GZIP, ("if-none-match", tag)]).await;
    assert!(status == 304 && none.is_empty());
    // Small things are not worth it.
    assert!(!compressed(&ask(&house, "GET", "/version", &[GZIP]).await.1));
}

#[tokio::test]
async fn what_holds_something_of_somebodys_is_never_compressed() {
    let house = House::open().await;
    let mut browser = house.browser(Lang::En);
    let id = browser.begin(&format!("/new/{}", IDS[0]), &[]).await;
    let cookie = format!("oubliette={}", browser.cookie.clone().expect("a cookie"));
    let known = [GZIP, ("cookie", cookie.as_str())];
    let table = format!("/t/{id}");
    for path in
        ["/", "/daily", "/me", &table, &format!("{table}/story"), &format!("/r/{id}"), &format!("/new/{}", IDS[0])]
    {
        let (status, headers, text) = ask(&house, "GET", path, &known).await;
        assert_eq!(status, 200, "{path}");
        assert!(!compressed(&headers) && text.starts_with(b"<"), "{path}: {headers:?}");
    }
    let (_, headers, _) = ask(&house, "GET", "/api/v1/me", &[GZIP, ("authorization", "Bearer nothing")]).await;
    assert!(!compressed(&headers));
    assert!(compressed(&ask(&house, "GET", "/rules", &known).await.1), "rules hold nothing of anybody's");
    // Answers to forms, and those that make somebody of whoever asks.
    let (_, headers, _) =
        ask(&house, "POST", "/register", &[GZIP, ("content-type", "application/x-www-form-urlencoded")]).await;
    assert!(!compressed(&headers));
}

#[tokio::test]
async fn search_engines_are_told_of_pages_for_everybody_and_of_no_others() {
    let house = House::open().await;
    let mut browser = house.browser(Lang::En);
    let id = browser.begin(&format!("/new/{}", IDS[0]), &[]).await;
    let mut said = std::collections::BTreeSet::new();
    for lang in Lang::ALL {
        let mut stranger = house.browser(lang);
        let of_game = ["rules", "new", "daily"].map(|page| format!("/{page}/{}", IDS[0]));
        for path in
            ["/", "/daily", "/rules", "/learn", "/privacy"].into_iter().chain(of_game.iter().map(String::as_str))
        {
            let page = stranger.get(path).await.text;
            let told = page.split_once("<meta name=\"description\" content=\"").map(|(_, rest)| rest.split('"').next());
            assert!(said.insert(told.flatten().unwrap_or_else(|| panic!("{path} says nothing")).to_string()), "{path}");
            assert!(!page.contains("noindex"), "{path}");
        }
        for path in [
            "/login",
            "/register",
            "/rejoin",
            "/looks",
            "/replay",
            "/nothing",
            &format!("/t/{id}"),
            &format!("/r/{id}"),
        ] {
            let page = stranger.get(path).await.text;
            assert!(page.contains("<meta name=\"robots\" content=\"noindex\">"), "{path}: {page}");
            assert!(!page.contains("name=\"description\""), "{path}");
        }
    }
    assert!(browser.get("/me").await.text.contains("noindex"));
}
