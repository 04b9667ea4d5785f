//! A browser of a few lines: it keeps cookies, follows nothing, and says where requests come from as browsers do.
#![allow(dead_code)]

pub mod games;

use axum::body::{Body, to_bytes};
use axum::http::{Request, Response, StatusCode, header};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use tower::ServiceExt;
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

/// What came back.
pub struct Answer {
    pub status: StatusCode,
    pub location: String,
    pub text: String,
}

/// A browser.
pub struct Browser {
    pub site: Arc<Site>,
    pub cookie: Option<String>,
    pub lang: &'static str,
}

impl Browser {
    pub fn new(site: &Arc<Site>) -> Self {
        Self { site: site.clone(), cookie: None, lang: "en" }
    }

    /// A browser that is a guest's already.
    pub async fn guest(site: &Arc<Site>) -> (Self, web::store::Person) {
        let (person, secret) = site.store.new_guest().await.expect("a guest");
        (Self { cookie: Some(secret), ..Self::new(site) }, person)
    }

    pub async fn get(&mut self, path: &str) -> Answer {
        self.send("GET", path, "").await
    }

    pub async fn post(&mut self, path: &str, form: &[(&str, &str)]) -> Answer {
        let form: Vec<String> = form.iter().map(|(name, value)| format!("{name}={}", escaped(value))).collect();
        self.send("POST", path, &form.join("&")).await
    }

    async fn send(&mut self, method: &str, path: &str, body: &str) -> Answer {
        let mut request = Request::builder().method(method).uri(path);
        request = request.header("sec-fetch-site", "same-origin").header(header::ACCEPT_LANGUAGE, self.lang);
        request = request.header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
        if let Some(secret) = &self.cookie {
            request = request.header(header::COOKIE, format!("oubliette={secret}"));
        }
        let request = request.body(Body::from(body.to_string())).expect("a request");
        let response = web::app(self.site.clone()).oneshot(request).await.expect("an answer");
        self.keep_cookie(&response);
        let status = response.status();
        let location =
            response.headers().get(header::LOCATION).map_or("", |to| to.to_str().expect("a way")).to_string();
        let bytes = to_bytes(response.into_body(), 1 << 24).await.expect("a body");
        Answer { status, location, text: String::from_utf8(bytes.to_vec()).expect("text") }
    }

    fn keep_cookie(&mut self, response: &Response<Body>) {
        for cookie in response.headers().get_all(header::SET_COOKIE) {
            let cookie = cookie.to_str().expect("a cookie");
            assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
            let (secret, rest) = cookie.strip_prefix("oubliette=").and_then(|rest| rest.split_once(';')).expect("ours");
            self.cookie = (!rest.contains("Max-Age=0")).then(|| secret.to_string());
        }
    }
}

fn escaped(text: &str) -> String {
    text.bytes()
        .map(|byte| if byte.is_ascii_alphanumeric() { (byte as char).to_string() } else { format!("%{byte:02X}") })
        .collect()
}
