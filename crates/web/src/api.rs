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

use crate::site::Site;
use axum::Router;
use axum::routing::{MethodRouter, delete, get, post};
use std::sync::Arc;

/// A way to ask for something.
pub struct Way {
    /// The method, in small letters as the document has it.
    pub method: &'static str,
    /// The path, with `{id}` for a table's id.
    pub path: &'static str,
    answer: MethodRouter<Arc<Site>>,
}

/// All ways to ask for something: the document must know each of them, and no other.
pub fn ways() -> Vec<Way> {
    let way = |method, path, answer| Way { method, path, answer };
    vec![
        way("get", "/api", get(about::document)),
        way("get", "/api/v1/hello", get(about::hello)),
        way("get", "/api/v1/games", get(about::games)),
        way("get", "/api/v1/me", get(me::show)),
        way("delete", "/api/v1/me", delete(me::leave)),
        way("get", "/api/v1/me/games", get(me::games)),
        way("get", "/api/v1/tables", get(tables::open)),
        way("post", "/api/v1/tables", post(tables::make)),
        way("get", "/api/v1/tables/{id}", get(tables::show)),
        way("post", "/api/v1/tables/{id}/join", post(tables::join)),
        way("post", "/api/v1/tables/{id}/fill", post(tables::fill)),
        way("post", "/api/v1/tables/{id}/leave", post(tables::leave)),
        way("post", "/api/v1/tables/{id}/back", post(tables::back)),
        way("post", "/api/v1/tables/{id}/stand-in", post(tables::stand_in)),
        way("post", "/api/v1/tables/{id}/rematch", post(tables::rematch)),
        way("get", "/api/v1/tables/{id}/record", get(tables::record)),
        way("get", "/api/v1/tables/{id}/actions", get(play::actions)),
        way("get", "/api/v1/tables/{id}/view", get(play::view)),
        way("get", "/api/v1/tables/{id}/story", get(play::story)),
        way("get", "/api/v1/tables/{id}/stream", get(stream::open)),
        way("post", "/api/v1/tables/{id}/play", post(play::play)),
        way("post", "/api/v1/tables/{id}/undo", post(play::undo)),
        way("post", "/api/v1/tables/{id}/answer", post(play::answer)),
        way("post", "/api/v1/tables/{id}/odds", post(play::odds)),
        way("post", "/api/v1/tables/{id}/go", post(play::go)),
        way("get", "/api/v1/tables/{id}/phrases", get(play::phrases)),
        way("post", "/api/v1/tables/{id}/say", post(play::say)),
        way("get", "/api/v1/tables/{id}/orders", get(play::orders)),
        way("post", "/api/v1/tables/{id}/order", post(play::order)),
    ]
}

/// The routes.
pub fn routes() -> Router<Arc<Site>> {
    ways().into_iter().fold(Router::new(), |routes, way| routes.route(way.path, way.answer))
}
