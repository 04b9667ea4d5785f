//! For those who run a server: is it alive, is it ready, which version is it, what has it counted?

use crate::site::Site;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use serde_json::json;
use std::sync::Arc;

/// The routes.
pub fn routes() -> Router<Arc<Site>> {
    Router::new()
        .route("/healthz", get(|| async { "ok\n" }))
        .route("/readyz", get(ready))
        .route("/version", get(version))
        .route("/metrics", get(metrics))
}

/// Whether the store answers, and nobody has asked the server to stop.
async fn ready(State(site): State<Arc<Site>>) -> Response {
    if *site.stopping.borrow() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n").into_response();
    }
    match site.store.ready().await {
        Ok(()) => "ready\n".into_response(),
        Err(error) => {
            tracing::error!(%error, "not ready");
            (StatusCode::SERVICE_UNAVAILABLE, "the store does not answer\n").into_response()
        }
    }
}

async fn version(State(site): State<Arc<Site>>) -> impl IntoResponse {
    let rules: serde_json::Map<_, _> =
        table::IDS.iter().filter_map(|id| Some((id.to_string(), json!(table::shelf::label(id)?.rules)))).collect();
    Json(json!({
        "name": "oubliette", "version": env!("CARGO_PKG_VERSION"), "protocol": table::wire::PROTOCOL, "rules": rules,
        "store": site.store.kind(),
    }))
}

async fn metrics(State(site): State<Arc<Site>>) -> impl IntoResponse {
    let text = site.metrics.text(site.live_tables.count(), site.streams.count(), site.store.kind());
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], text)
}
