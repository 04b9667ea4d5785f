//! Text on its way is made smaller, where its size then tells nobody anything.
//!
//! The size of what is compressed depends on what repeats in it: whoever can put a guess into a page and see how long the answer is, encrypted
//! or not, learns what else is in it (BREACH). Every page here repeats its own address, and pages of tables hold cards, invitations and
//! recovery codes. So those are never compressed: only files that are the same for everybody, pages that say the same to all, and
//! what is asked for without a cookie and without a token, so that it holds nothing of anybody's. Streams never are.

use crate::http::request_context;
use crate::pages::public_pages::says_the_same_to_all;
use axum::body::{Body, to_bytes};
use axum::http::header::{
    ACCEPT_ENCODING, AUTHORIZATION, CONTENT_ENCODING, CONTENT_LENGTH, CONTENT_TYPE, SET_COOKIE, VARY,
};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use hyper::body::Body as HttpBody;
use std::io::Write;

/// The fewest bytes that are worth it.
const LEAST: u64 = 1024;

/// The most bytes of a page that is compressed: more is not held in memory twice.
const MOST: u64 = 4 * 1024 * 1024;

/// What is text, and gets smaller.
const KINDS: [&str; 6] =
    ["text/html", "text/css", "text/javascript", "image/svg+xml", "application/json", "application/problem+json"];

/// Compresses the answer to a request, where whoever asks takes it and it is harmless.
pub struct ResponseCompressor {
    takes_it: bool,
    everybodys: bool,
}

impl ResponseCompressor {
    /// Reads a request, of somebody who may be known by a cookie of that name.
    pub fn of(method: &Method, path: &str, headers: &HeaderMap, cookie: &str) -> Self {
        let known = request_context::cookie(headers, cookie).is_some() || headers.contains_key(AUTHORIZATION);
        let everybodys = says_the_same_to_all(path) || !known;
        let safe = matches!(*method, Method::GET | Method::HEAD);
        // Files have been compressed already.
        let page = !path.starts_with("/assets/");
        Self { takes_it: takes_gzip(headers), everybodys: everybodys && safe && page }
    }

    /// The answer, smaller where that is wanted and harmless.
    pub async fn answer(&self, mut response: Response) -> Response {
        if !self.everybodys || !worth_it(&response) {
            return response;
        }
        response.headers_mut().append(VARY, HeaderValue::from_static("Accept-Encoding"));
        if !self.takes_it {
            return response;
        }
        let (mut parts, body) = response.into_parts();
        let Ok(bytes) = to_bytes(body, MOST as usize).await else {
            return StatusCode::INTERNAL_SERVER_ERROR.into_response();
        };
        let body = match gzip(&bytes, Compression::fast()) {
            Some(smaller) => {
                parts.headers.remove(CONTENT_LENGTH);
                parts.headers.insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
                Body::from(smaller)
            }
            None => Body::from(bytes),
        };
        Response::from_parts(parts, body)
    }
}

/// Whether an answer is a text of a length that is known and worth it, sent to nobody in particular.
fn worth_it(response: &Response) -> bool {
    let headers = response.headers();
    let kind = headers.get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or("");
    let text = KINDS.contains(&kind.split(';').next().unwrap_or("").trim());
    let length = response.body().size_hint().exact();
    let fresh = headers.contains_key(SET_COOKIE) || headers.contains_key(CONTENT_ENCODING);
    text && !fresh && length.is_some_and(|length| (LEAST..=MOST).contains(&length))
}

/// Whether whoever asks can read what was compressed.
pub fn takes_gzip(headers: &HeaderMap) -> bool {
    let said = headers.get_all(ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    let mut takes = None;
    for part in said.flat_map(|value| value.split(',')) {
        let mut words = part.split(';').map(str::trim);
        let name = words.next().unwrap_or("").to_ascii_lowercase();
        let none = words.filter_map(|word| word.strip_prefix("q=")).any(|q| q.parse::<f32>().is_ok_and(|q| q == 0.0));
        match name.as_str() {
            "gzip" | "x-gzip" => return !none,
            "*" => takes = Some(!none),
            _ => {}
        }
    }
    takes.unwrap_or(false)
}

/// A text, compressed; nothing where that is no shorter.
pub fn gzip(text: &[u8], how: Compression) -> Option<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::with_capacity(text.len() / 3), how);
    encoder.write_all(text).ok()?;
    encoder.finish().ok().filter(|smaller| smaller.len() < text.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn takes(said: &'static str) -> bool {
        takes_gzip(&HeaderMap::from_iter([(ACCEPT_ENCODING, HeaderValue::from_static(said))]))
    }

    #[test]
    fn only_whoever_takes_it_gets_it() {
        for yes in ["gzip", "GZIP", "br, gzip;q=0.5", "gzip, deflate, br, zstd", "*", "br;q=1, *;q=0.1"] {
            assert!(takes(yes), "{yes}");
        }
        for no in ["", "identity", "br", "gzip;q=0", "gzip; q=0.000, *", "*;q=0", "gzipped"] {
            assert!(!takes(no), "{no}");
        }
        assert!(!takes_gzip(&HeaderMap::new()));
    }

    #[test]
    fn what_gets_no_shorter_stays_as_it_is() {
        assert_eq!(gzip(b"ab", Compression::best()), None);
        assert!(gzip(&[b'a'; 5000], Compression::fast()).is_some_and(|smaller| smaller.len() < 100));
    }
}
