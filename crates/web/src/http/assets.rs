//! The files that pages need beside themselves: they are in the program, and their addresses change with their content.

use crate::html::{art, shorthand};
use crate::http::compression::{gzip, takes_gzip};
use axum::extract::Path;
use axum::http::header::{CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use sha2::{Digest, Sha256};
use std::fmt::Write;
use std::sync::LazyLock;

/// A file that is served as it is.
pub struct Asset {
    /// Its name below `/assets/`.
    pub name: &'static str,
    /// What it is.
    pub kind: &'static str,
    /// What it holds.
    pub text: &'static str,
    /// The first signs of the hash of its content.
    pub version: String,
    /// What it holds, compressed once for everybody.
    pub smaller: Option<Vec<u8>>,
}

/// All of them.
static ALL: LazyLock<Vec<Asset>> = LazyLock::new(|| {
    let file = |name, kind, text: &'static str| Asset {
        name,
        kind,
        text,
        version: version(text),
        smaller: gzip(text.as_bytes(), Compression::best()),
    };
    vec![
        file("style.css", "text/css; charset=utf-8", include_str!("../../assets/style.css")),
        file("client.js", "text/javascript; charset=utf-8", &CLIENT),
        file("icon.svg", "image/svg+xml", include_str!("../../assets/icon.svg")),
        file("icon-turn.svg", "image/svg+xml", include_str!("../../assets/icon-turn.svg")),
        file("art.svg", "image/svg+xml", art::SHEET.as_str()),
    ]
});

/// The script, with the phrases that it is told by signs.
static CLIENT: LazyLock<String> =
    LazyLock::new(|| format!("{}{}", shorthand::script(), include_str!("../../assets/client.js")));

/// The address of the drawings, which the script knows before all files are there.
pub fn art_url() -> String {
    format!("/assets/art.svg?v={}", version(&art::SHEET))
}

/// The first signs of the hash of a text.
pub fn version(text: &str) -> String {
    Sha256::digest(text).iter().take(4).fold(String::new(), |mut hex, byte| {
        let _ = write!(hex, "{byte:02x}");
        hex
    })
}

/// All files.
pub fn all() -> &'static [Asset] {
    &ALL
}

/// The file of that name.
pub fn find(name: &str) -> Option<&'static Asset> {
    ALL.iter().find(|asset| asset.name == name)
}

/// The address of a file: with its version, so that browsers may keep it for ever.
///
/// # Panics
/// If there is no such file: they are all our own.
pub fn url(name: &str) -> String {
    let asset = find(name).unwrap_or_else(|| panic!("there is no asset {name}"));
    format!("/assets/{name}?v={}", asset.version)
}

/// Answers `GET /assets/{name}`.
pub async fn serve(Path(name): Path<String>, asked: HeaderMap) -> Response {
    let Some(asset) = find(&name) else { return StatusCode::NOT_FOUND.into_response() };
    let smaller = asset.smaller.as_deref().filter(|_| takes_gzip(&asked));
    let tag = format!("\"{}{}\"", asset.version, if smaller.is_some() { "-gzip" } else { "" });
    let known = asked.get(IF_NONE_MATCH).is_some_and(|seen| seen.as_bytes() == tag.as_bytes());
    let mut answer = match (known, smaller) {
        (true, _) => StatusCode::NOT_MODIFIED.into_response(),
        (false, Some(smaller)) => ([(CONTENT_ENCODING, "gzip")], smaller).into_response(),
        (false, None) => asset.text.as_bytes().into_response(),
    };
    let headers = answer.headers_mut();
    headers.insert(VARY, HeaderValue::from_static("Accept-Encoding"));
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(asset.kind));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("public, max-age=31536000, immutable"));
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        headers.insert(ETAG, tag);
    }
    answer
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_change_with_the_content() {
        assert_ne!(version("a"), version("b"));
        for asset in all() {
            assert_eq!(url(asset.name), format!("/assets/{}?v={}", asset.name, asset.version));
            assert!(!asset.text.is_empty(), "{} is empty", asset.name);
        }
    }

    /// What is served brings nothing from elsewhere.
    #[test]
    fn nothing_comes_from_elsewhere() {
        for asset in all() {
            let text = asset.text.replace("http://www.w3.org/2000/svg", "");
            for forbidden in ["http://", "https://", "@import", "url(", "eval(", "innerHTML +="] {
                assert!(!text.contains(forbidden), "{} has {forbidden}", asset.name);
            }
        }
    }
}
