//! Sites without a socket, and browsers of a few lines: they keep cookies, follow nothing, and say where requests come from as
//! browsers do.
#![allow(dead_code, reason = "not every test asks for everything")]

pub mod games;
#[path = "../line/mod.rs"]
mod line;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::request::Builder;
use axum::http::{Request, Response, StatusCode, header};
use kernel::Lang;
use line::question;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use tower::ServiceExt;
use web::live::table_spec::TableSpec;
use web::store::Place;
use web::{Config, Site};

/// A folder of one's own, gone with the test.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new() -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let name = format!("oubliette-web-{}-{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        let path = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&path).expect("a temporary folder");
        Self(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A site with everything in a folder, and as many requests as anybody likes.
pub async fn site(folder: &Folder) -> Arc<Site> {
    let config = Config { rate: 0, ..Config::new(Place::Folder(folder.0.clone())) };
    Site::open(config).await.expect("a site")
}

/// A site in a folder of its own, which goes with it.
pub struct House {
    pub site: Arc<Site>,
    newcomer: Browser,
    _folder: Folder,
}

impl House {
    pub async fn open() -> Self {
        let folder = Folder::new();
        let site = site(&folder).await;
        Self { newcomer: Browser::new(&site), site, _folder: folder }
    }

    /// A browser of somebody who is new here.
    pub fn browser(&self, lang: Lang) -> Browser {
        Browser { lang: lang.code(), ..self.newcomer.clone() }
    }

    /// A page that is there for anybody.
    pub async fn page(&self, lang: Lang, path: &str) -> String {
        let answer = self.browser(lang).get(path).await;
        assert_eq!((answer.status, answer.location.as_str()), (StatusCode::OK, ""), "{path}");
        for forbidden in ["style=", "<script>", "javascript:", " onclick"] {
            assert!(!answer.text.contains(forbidden), "{path}: {forbidden}");
        }
        answer.text
    }

    /// The seed of a table, which browsers may not know.
    pub async fn seed_of(&self, id: &str) -> String {
        let (row, _) = self.site.store.table(id).await.expect("the store").expect("a table");
        TableSpec::read(&row.wanted).seed
    }
}

/// What came back.
#[derive(Debug)]
pub struct Answer {
    pub status: StatusCode,
    pub location: String,
    pub text: String,
}

impl Answer {
    /// The letters and digits after the first of these words.
    pub fn after(&self, words: &str) -> String {
        let (_, rest) = self.text.split_once(words).unwrap_or_else(|| panic!("no {words} in {}", self.text));
        rest.chars().take_while(char::is_ascii_alphanumeric).collect()
    }
}

/// A browser.
#[derive(Clone)]
pub struct Browser {
    pub app: Router,
    pub cookie: Option<String>,
    pub lang: &'static str,
    /// The address that a proxy says requests come from.
    pub address: Option<String>,
}

impl Browser {
    pub fn new(site: &Arc<Site>) -> Self {
        Self { app: web::app(site.clone()), cookie: None, lang: "en", address: None }
    }

    /// A browser that is a guest's already.
    pub async fn guest(site: &Arc<Site>) -> (Self, web::store::Person) {
        let (person, secret) = site.store.new_guest().await.expect("a guest");
        (Self { cookie: Some(secret), ..Self::new(site) }, person)
    }

    pub async fn get(&mut self, path: &str) -> Answer {
        self.send(Request::get(path), "").await
    }

    /// Asks for what the script of a page asks for.
    pub async fn get_live(&mut self, path: &str) -> Answer {
        self.send(Request::get(path).header("x-oubliette", "live"), "").await
    }

    pub async fn post(&mut self, path: &str, form: &[(&str, &str)]) -> Answer {
        let part = web::http::link::part;
        let form: Vec<String> = form.iter().map(|(name, value)| format!("{}={}", part(name), part(value))).collect();
        let request = Request::post(path).header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
        self.send(request, form.join("&")).await
    }

    /// Sends a text as a file in a form.
    pub async fn upload(&mut self, path: &str, field: &str, text: &str) -> Answer {
        let empty = ["file", "text"].map(|name| if name == field { String::new() } else { file(name, "") }).concat();
        let body = format!("{empty}{}--edge--\r\n", file(field, text));
        let request = Request::post(path).header(header::CONTENT_TYPE, "multipart/form-data; boundary=edge");
        self.send(request, body).await
    }

    async fn send(&mut self, request: Builder, body: impl Into<Body>) -> Answer {
        let request = request.header("sec-fetch-site", "same-origin").header(header::ACCEPT_LANGUAGE, self.lang);
        let cookie = self.cookie.iter().map(|secret| format!("oubliette={secret}"));
        let request = cookie.fold(request, |request, cookie| request.header(header::COOKIE, cookie));
        let address = self.address.iter();
        let request = address.fold(request, |request, address| request.header("x-forwarded-for", address));
        let request = request.body(body.into()).expect("a request");
        let response = self.app.clone().oneshot(request).await.expect("an answer");
        self.keep_cookie(&response);
        let status = response.status();
        let location = response.headers().get(header::LOCATION).map_or("", |to| to.to_str().expect("a way"));
        let location = location.to_string();
        let bytes = to_bytes(response.into_body(), 1 << 24).await.expect("a body");
        Answer { status, location, text: untied(str::from_utf8(&bytes).expect("text")) }
    }

    fn keep_cookie(&mut self, response: &Response<Body>) {
        for cookie in response.headers().get_all(header::SET_COOKIE) {
            let cookie = cookie.to_str().expect("a cookie");
            assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
            let (secret, rest) = cookie.strip_prefix("oubliette=").and_then(|rest| rest.split_once(';')).expect("ours");
            self.cookie = (!rest.contains("Max-Age=0")).then(|| secret.to_string());
        }
    }

    /// Makes a table; gives its id.
    pub async fn begin(&mut self, path: &str, form: &[(&str, &str)]) -> String {
        let Answer { status, location, text } = self.post(path, form).await;
        let id = location.strip_prefix("/t/").unwrap_or_else(|| panic!("{path}: {status} {text}"));
        id.to_string()
    }

    /// Decides something at random, where there is something to decide.
    pub async fn decide(&mut self, id: &str, chance: &mut Chance) -> Option<()> {
        let page = self.get(&format!("/t/{id}")).await.text;
        let (request, actions) = question(&page)?;
        let action = &actions[chance.below(actions.len())];
        let answer = self.post(&format!("/t/{id}/play"), &[("request", &request), ("action", action)]).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{action}: {}", answer.text);
        Some(())
    }
}

/// A text without ties: tests quote words as people type them.
pub fn untied(text: &str) -> String {
    text.replace(['\u{a0}', '\u{202f}'], " ").replace('’', "'")
}

fn file(name: &str, text: &str) -> String {
    format!("--edge\r\nContent-Disposition: form-data; name=\"{name}\"; filename=\"\"\r\n\r\n{text}\r\n")
}

/// Chance that a test can have again.
pub struct Chance(u64);

impl Chance {
    /// Chance of a seed that is printed, so that whoever sees a failure can have it again.
    pub fn new(what: &str) -> Self {
        let seed = match std::env::var("SEED") {
            Ok(seed) => seed.parse().expect("SEED is a number"),
            Err(_) => web::store::now() as u64,
        };
        println!("{what}: SEED={seed}");
        Self(seed)
    }

    /// A number below that one.
    pub fn below(&mut self, most: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % most
    }
}
