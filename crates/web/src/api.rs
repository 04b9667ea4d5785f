//! The words of the engine protocol over HTTP: what programs, other people's bots among them, play by.
//!
//! Seats count from 0 here, as everywhere in the protocol. Whoever asks shows a bearer token; cookies count for nothing. Each event
//! that a seat has witnessed has a number, its place in that seat's story: it counts nothing that the seat does not know.

mod about;
mod at_table;
mod caller;
mod fields;
mod me;
mod play;
mod stream;
mod tables;

pub use about::DOCUMENT;
pub use at_table::{document, since};

use crate::http::http_error::HttpError;
use crate::site::Site;
use axum::Json;
use axum::Router;
use axum::routing::{MethodRouter, delete, get, post};
use serde_json::Value;
use std::sync::Arc;

/// What programs are answered, or why not.
type ApiResult = Result<Json<Value>, HttpError>;

/// An endpoint: a way to ask for something.
pub struct Endpoint {
    /// The method, in small letters as the document has it.
    pub method: &'static str,
    /// The path, with `{id}` for a table's id.
    pub path: &'static str,
    answer: MethodRouter<Arc<Site>>,
}

/// All endpoints: the document must know each of them, and no other.
pub fn endpoints() -> Vec<Endpoint> {
    let endpoint = |method, path, answer| Endpoint { method, path, answer };
    vec![
        endpoint("get", "/api", get(about::document)),
        endpoint("get", "/api/v1/hello", get(about::hello)),
        endpoint("get", "/api/v1/games", get(about::games)),
        endpoint("get", "/api/v1/me", get(me::show)),
        endpoint("delete", "/api/v1/me", delete(me::leave)),
        endpoint("get", "/api/v1/me/games", get(me::games)),
        endpoint("get", "/api/v1/tables", get(tables::open)),
        endpoint("post", "/api/v1/tables", post(tables::make)),
        endpoint("get", "/api/v1/tables/{id}", get(tables::show)),
        endpoint("post", "/api/v1/tables/{id}/join", post(tables::join)),
        endpoint("post", "/api/v1/tables/{id}/fill", post(tables::fill)),
        endpoint("post", "/api/v1/tables/{id}/leave", post(tables::leave)),
        endpoint("post", "/api/v1/tables/{id}/back", post(tables::back)),
        endpoint("post", "/api/v1/tables/{id}/stand-in", post(tables::stand_in)),
        endpoint("post", "/api/v1/tables/{id}/rematch", post(tables::rematch)),
        endpoint("get", "/api/v1/tables/{id}/record", get(tables::record)),
        endpoint("get", "/api/v1/tables/{id}/review", get(tables::review)),
        endpoint("get", "/api/v1/tables/{id}/actions", get(play::actions)),
        endpoint("get", "/api/v1/tables/{id}/view", get(play::view)),
        endpoint("get", "/api/v1/tables/{id}/story", get(play::story)),
        endpoint("get", "/api/v1/tables/{id}/stream", get(stream::open)),
        endpoint("post", "/api/v1/tables/{id}/play", post(play::play)),
        endpoint("post", "/api/v1/tables/{id}/undo", post(play::undo)),
        endpoint("post", "/api/v1/tables/{id}/answer", post(play::answer)),
        endpoint("post", "/api/v1/tables/{id}/odds", post(play::odds)),
        endpoint("post", "/api/v1/tables/{id}/go", post(play::go)),
        endpoint("get", "/api/v1/tables/{id}/phrases", get(play::phrases)),
        endpoint("post", "/api/v1/tables/{id}/say", post(play::say)),
        endpoint("get", "/api/v1/tables/{id}/orders", get(play::orders)),
        endpoint("post", "/api/v1/tables/{id}/order", post(play::order)),
    ]
}

/// The routes.
pub fn routes() -> Router<Arc<Site>> {
    endpoints().into_iter().fold(Router::new(), |routes, endpoint| routes.route(endpoint.path, endpoint.answer))
}
