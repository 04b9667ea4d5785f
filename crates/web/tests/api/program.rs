//! Programs that ask a server without a socket. Whatever it answers must be as the document says.

use crate::browser::Folder;
use crate::schema::{misfit, resolve};
use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, Request, StatusCode, header};
use axum::response::Response;
use serde_json::Value;
use std::sync::Arc;
use tower::ServiceExt;
use web::Config;
use web::Site;
use web::people::names;
use web::store::{Person, Place, TokenKind};

/// A server without a socket, in a folder of its own.
pub struct Server {
    pub site: Arc<Site>,
    pub document: Value,
    app: Router,
    _folder: Folder,
}

impl Server {
    pub async fn open() -> Self {
        Self::with(|config| Config { rate: 0, ..config }).await
    }

    /// A server that is run otherwise.
    pub async fn with(run: impl FnOnce(Config) -> Config) -> Self {
        let folder = Folder::new();
        let site = Site::open(run(Config::new(Place::Folder(folder.0.clone())))).await.expect("a store");
        let document = serde_json::from_str(&web::api::DOCUMENT).expect("the document is JSON");
        Self { app: web::app(site.clone()), site, document, _folder: folder }
    }

    /// A new account, and a program that plays for it.
    pub async fn program(&self, name: &str) -> Program<'_> {
        let store = &self.site.store;
        let (guest, _) = store.new_guest().await.expect("a guest");
        store.make_account(&guest.id, name, &names::folded(name), "").await.expect("an account");
        let token = store.new_token(&guest.id, TokenKind::Bearer, "test").await.expect("a token");
        let person = store.person(&guest.id).await.expect("the store").expect("somebody");
        Program { server: self, token: Some(token), person: Some(person), lang: "en" }
    }

    /// A program without a token.
    pub fn nobody(&self) -> Program<'_> {
        Program { server: self, token: None, person: None, lang: "en" }
    }

    /// What the server answers to anything.
    pub async fn send(&self, request: Request<Body>) -> Response {
        self.app.clone().oneshot(request).await.expect("an answer")
    }

    /// The operation of the document that a request is for.
    fn operation(&self, method: &str, path: &str) -> Option<&Value> {
        let path = path.split('?').next().unwrap_or(path);
        let fits = |pattern: &str| {
            let (pattern, path): (Vec<_>, Vec<_>) = (pattern.split('/').collect(), path.split('/').collect());
            pattern.len() == path.len()
                && pattern.iter().zip(&path).all(|(part, given)| *part == "{id}" || part == given)
        };
        let (_, methods) = self.document["paths"].as_object()?.iter().find(|(pattern, _)| fits(pattern))?;
        methods.get(method)
    }

    /// Holds an answer against the document.
    fn hold(&self, method: &str, path: &str, answer: &Answer) {
        let asked = format!("{method} {path} → {}", answer.status);
        let operation = self.operation(method, path);
        let problem = &self.document["components"]["responses"]["Problem"];
        let response = operation.and_then(|operation| operation["responses"].get(answer.status.as_str()));
        let response = resolve(&self.document, response.unwrap_or(problem));
        let kind = answer.headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
        let kind = kind.map(|kind| kind.split(';').next().unwrap_or(kind));
        let Some(kinds) = response["content"].as_object() else {
            return assert_eq!((kind, answer.text.as_str()), (None, ""), "{asked}");
        };
        let kind = kind.unwrap_or_else(|| panic!("{asked}: an answer without a type"));
        let schema = kinds.get(kind).unwrap_or_else(|| panic!("{asked}: {kind} is not in the document"));
        let values: Vec<&str> = match kind {
            "application/x-ndjson" => answer.text.lines().collect(),
            "text/html" => return,
            _ => vec![&answer.text],
        };
        for value in values {
            let value: Value = serde_json::from_str(value).unwrap_or_else(|error| panic!("{asked}: {error}: {value}"));
            assert_eq!(misfit(&self.document, &schema["schema"], &value), None, "{asked}");
            if answer.status.as_u16() >= 400 {
                assert_eq!(value["status"], answer.status.as_u16(), "{asked}");
            }
        }
        assert!(answer.headers.contains_key(header::CACHE_CONTROL) || answer.status.as_u16() >= 400, "{asked}");
    }
}

/// What a server answers.
pub struct Answer {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub text: String,
    pub json: Value,
}

impl Answer {
    /// The answer, which must be a good one.
    #[track_caller]
    pub fn good(self) -> Value {
        assert!(self.status.is_success(), "{}: {}", self.status, self.text);
        self.json
    }

    /// The problem, which must be of this status and this code.
    #[track_caller]
    pub fn problem(self, status: u16, code: &str) -> Value {
        let found = (self.status.as_u16(), self.json["code"].as_str().unwrap_or(""));
        assert_eq!(found, (status, code), "{}", self.text);
        self.json
    }
}

/// A program that plays for somebody.
pub struct Program<'a> {
    pub server: &'a Server,
    pub token: Option<String>,
    pub person: Option<Person>,
    pub lang: &'static str,
}

impl Program<'_> {
    fn request(&self, method: &str, path: &str) -> axum::http::request::Builder {
        let method = method.to_uppercase();
        let request = Request::builder().method(method.as_str()).uri(path).header(header::ACCEPT_LANGUAGE, self.lang);
        match &self.token {
            Some(token) => request.header(header::AUTHORIZATION, format!("Bearer {token}")),
            None => request,
        }
    }

    /// Asks for anything with any body of any type.
    pub async fn ask_with(&self, method: &str, path: &str, kind: Option<&str>, body: impl Into<Body>) -> Answer {
        let request = self.request(method, path);
        let request = kind.into_iter().fold(request, |request, kind| request.header(header::CONTENT_TYPE, kind));
        let response = self.server.send(request.body(body.into()).expect("a request")).await;
        let (status, headers) = (response.status(), response.headers().clone());
        let bytes = to_bytes(response.into_body(), usize::MAX).await.expect("a body");
        let text = String::from_utf8(bytes.to_vec()).expect("text");
        let json = serde_json::from_str(&text).unwrap_or_default();
        let answer = Answer { status, headers, text, json };
        self.server.hold(&method.to_lowercase(), path, &answer);
        answer
    }

    pub async fn get(&self, path: &str) -> Answer {
        self.ask_with("get", path, None, Body::empty()).await
    }

    pub async fn post(&self, path: &str, fields: Value) -> Answer {
        self.ask_with("post", path, Some("application/json"), fields.to_string()).await
    }

    /// Opens a table; gives its path.
    pub async fn open(&self, fields: Value) -> (String, Value) {
        let made = self.post("/api/v1/tables", fields).await;
        assert_eq!(made.status, StatusCode::CREATED, "{}", made.text);
        let path = made.headers[header::LOCATION].to_str().expect("a path").to_string();
        assert_eq!(path, format!("/api/v1/tables/{}", made.json["id"].as_str().expect("an id")));
        (path, made.json)
    }

    /// The stream of a table, from after an event of that id on.
    pub async fn stream(&self, path: &str, last: Option<&str>) -> Response {
        let request = self.request("get", path);
        let request = last.into_iter().fold(request, |request, last| request.header("last-event-id", last));
        let response = self.server.send(request.body(Body::empty()).expect("a request")).await;
        assert_eq!(response.status(), StatusCode::OK);
        response
    }
}
