//! A server without a socket, and browsers without a screen.

use axum::Router;
use axum::body::Body;
use axum::http::{Request, header};
use http_body_util::BodyExt;
use std::path::PathBuf;
use std::sync::Arc;
use tower::ServiceExt;
use web::store::Place;
use web::wanted::Wanted;
use web::{Config, Site};

/// A server in a folder of its own, which goes with it.
pub struct House {
    pub site: Arc<Site>,
    app: Router,
    folder: PathBuf,
}

impl House {
    pub async fn open() -> Self {
        let folder = std::env::temp_dir().join(format!("oubliette-past-{}", web::ids::fresh()));
        let config = Config { rate: 0, ..Config::new(Place::Folder(folder.clone())) };
        let site = Site::open(config).await.expect("a store in a new folder");
        Self { app: web::app(site.clone()), site, folder }
    }

    pub fn browser(&self) -> Browser {
        Browser { app: self.app.clone(), cookie: None, lang: "fr" }
    }
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// The seed of a table, which browsers may not know.
pub async fn seed_of(house: &House, id: &str) -> String {
    let (row, _) = house.site.store.table(id).await.expect("the store").expect("a table");
    Wanted::read(&row.wanted).seed
}

/// Chance, from a seed that is printed.
pub struct Luck(u64);

impl Luck {
    pub fn fresh() -> Self {
        let seed = std::env::var("SEED").ok().and_then(|seed| seed.parse().ok());
        let seed = seed.unwrap_or_else(|| web::store::now() as u64);
        println!("SEED={seed}");
        Self(seed | 1)
    }

    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % bound as u64) as usize
    }
}

/// What came back.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub to: Option<String>,
    pub text: String,
}

impl Answer {
    /// The letters and digits after the first of these words.
    pub fn after(&self, words: &str) -> String {
        let (_, rest) = self.text.split_once(words).unwrap_or_else(|| panic!("no {words} in {}", self.text));
        rest.chars().take_while(char::is_ascii_alphanumeric).collect()
    }

    pub fn number(&self, words: &str) -> usize {
        self.after(words).parse().expect("a number")
    }
}

/// A browser without scripts.
#[derive(Clone)]
pub struct Browser {
    app: Router,
    cookie: Option<String>,
    pub lang: &'static str,
}

impl Browser {
    async fn send(&mut self, request: axum::http::request::Builder, body: impl Into<Body>) -> Answer {
        let request = request.header("sec-fetch-site", "same-origin").header(header::ACCEPT_LANGUAGE, self.lang);
        let request = match &self.cookie {
            Some(cookie) => request.header(header::COOKIE, cookie),
            None => request,
        };
        let answer = self.app.clone().oneshot(request.body(body.into()).expect("a request")).await.expect("an answer");
        let header = |name| answer.headers().get(name).and_then(|value| value.to_str().ok()).map(String::from);
        if let Some(cookie) = header(header::SET_COOKIE) {
            self.cookie = cookie.split(';').next().map(String::from);
        }
        let (status, to) = (answer.status().as_u16(), header(header::LOCATION));
        let bytes = answer.into_body().collect().await.expect("a body").to_bytes();
        Answer { status, to, text: String::from_utf8_lossy(&bytes).into_owned() }
    }

    pub async fn get(&mut self, path: &str) -> Answer {
        self.send(Request::get(path), Body::empty()).await
    }

    pub async fn get_live(&mut self, path: &str) -> Answer {
        self.send(Request::get(path).header("x-oubliette", "live"), Body::empty()).await
    }

    pub async fn post(&mut self, path: &str, form: &str) -> Answer {
        let request = Request::post(path).header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
        self.send(request, form.to_string()).await
    }

    /// Sends a text as a file in a form.
    pub async fn upload(&mut self, path: &str, field: &str, text: &str) -> Answer {
        let empty = ["file", "text"].map(|name| if name == field { String::new() } else { part(name, "") }).concat();
        let body = format!("{empty}{}--edge--\r\n", part(field, text));
        let request = Request::post(path).header(header::CONTENT_TYPE, "multipart/form-data; boundary=edge");
        self.send(request, body).await
    }

    /// Makes a table; gives its id.
    pub async fn begin(&mut self, path: &str, form: &str) -> String {
        let answer = self.post(path, form).await;
        let to = answer.to.unwrap_or_else(|| panic!("{path}: {} {}", answer.status, answer.text));
        to.strip_prefix("/t/").expect("a table").to_string()
    }

    /// Decides something at random, where there is something to decide.
    pub async fn decide(&mut self, id: &str, luck: &mut Luck) -> Option<()> {
        let page = self.get(&format!("/t/{id}")).await.text;
        let request = page.split("name=\"request\" value=\"").nth(1)?.split('"').next()?.to_string();
        let actions: Vec<&str> =
            page.split("name=\"action\" value=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        if actions.is_empty() {
            return None;
        }
        let action = plain(actions[luck.below(actions.len())]);
        let form = format!("request={request}&action={}", web::link::part(&action));
        let answer = self.post(&format!("/t/{id}/play"), &form).await;
        assert_eq!(answer.status, 303, "{action}: {}", answer.text);
        Some(())
    }
}

fn part(name: &str, text: &str) -> String {
    format!("--edge\r\nContent-Disposition: form-data; name=\"{name}\"; filename=\"\"\r\n\r\n{text}\r\n")
}

/// A text of an attribute, as it was before it was written there.
fn plain(text: &str) -> String {
    text.replace("&quot;", "\"").replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")
}
