//! How somebody likes it: the language.

use crate::site::Site;
use crate::visitor::Visitor;
use axum::Router;
use axum::extract::Query;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use serde::Deserialize;
use std::sync::Arc;

/// The routes.
pub fn routes() -> Router<Arc<Site>> {
    Router::new().route("/lang", get(speak))
}

#[derive(Deserialize)]
struct Speak {
    to: String,
    #[serde(default)]
    back: String,
}

/// A way back: a page of ours, and nowhere else.
pub fn way_back(back: &str) -> &str {
    let ours = back.starts_with('/') && !back.starts_with("//") && !back.contains(['\\', '\r', '\n']);
    if ours { back } else { "/" }
}

async fn speak(visitor: Visitor, Query(asked): Query<Speak>) -> Response {
    let lang = if asked.to == "en" { "en" } else { "fr" };
    let secure = if visitor.site.config.secure() { "; Secure" } else { "" };
    let cookie = format!("lang={lang}; Path=/; SameSite=Lax; Max-Age=31536000{secure}");
    (StatusCode::SEE_OTHER, [(header::LOCATION, way_back(&asked.back)), (header::SET_COOKIE, &cookie)]).into_response()
}
