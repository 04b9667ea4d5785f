//! A server without a socket, and whoever looks at its pages.

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{Request, StatusCode, header};
use kernel::Lang;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use tower::ServiceExt;
use web::store::Place;
use web::{Config, Site};

/// A server without a socket, in a folder of its own.
pub struct Server {
    app: Router,
    folder: PathBuf,
}

/// What a server answers.
pub struct Answer {
    pub status: StatusCode,
    pub location: String,
    pub body: String,
}

impl Server {
    pub async fn open() -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!("oubliette-visit-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&folder).expect("a folder for the test");
        let config = Config { rate: 0, ..Config::new(Place::Folder(folder.clone())) };
        let site = Site::open(config).await.expect("a store");
        Self { app: web::app(site), folder }
    }

    async fn ask(&self, request: Request<Body>) -> Answer {
        let response = self.app.clone().oneshot(request).await.expect("an answer");
        let status = response.status();
        let location = response.headers().get(header::LOCATION).and_then(|value| value.to_str().ok()).unwrap_or("");
        let location = location.to_string();
        let bytes = to_bytes(response.into_body(), usize::MAX).await.expect("a body");
        // Tests quote words as people type them, without ties.
        let body = String::from_utf8(bytes.to_vec()).expect("text").replace('\u{a0}', " ");
        Answer { status, location, body }
    }

    pub async fn get(&self, lang: Lang, path: &str) -> Answer {
        let request = Request::get(path).header(header::ACCEPT_LANGUAGE, lang.code());
        self.ask(request.body(Body::empty()).expect("a request")).await
    }

    /// A page that is there.
    pub async fn page(&self, lang: Lang, path: &str) -> String {
        let answer = self.get(lang, path).await;
        assert_eq!((answer.status, answer.location.as_str()), (StatusCode::OK, ""), "{path}");
        for forbidden in ["style=", "<script>", "javascript:", " onclick"] {
            assert!(!answer.body.contains(forbidden), "{path}: {forbidden}");
        }
        answer.body
    }

    #[allow(dead_code, reason = "not every test posts")]
    pub async fn post(&self, lang: Lang, path: &str, form: &str) -> Answer {
        let request = Request::post(path)
            .header(header::ACCEPT_LANGUAGE, lang.code())
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
        self.ask(request.body(Body::from(form.to_string())).expect("a request")).await
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}
