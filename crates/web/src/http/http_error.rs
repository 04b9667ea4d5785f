//! The error that answers a request: what went wrong, for people and for programs.

use crate::store::StoreError;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use kernel::Text;
use serde_json::Value;
use std::error::Error;
use std::fmt;
use table::{Damage, OpenError, RecordError, wire};

/// Why a request came to nothing. Nothing has changed then.
#[derive(Clone, Debug)]
pub struct HttpError {
    /// The status.
    pub status: StatusCode,
    /// A word for programs: `no-table`.
    pub code: &'static str,
    /// What happened and what to do, for people: a message of the web face.
    pub text: Text,
    /// The clause behind it, with its game, where it is a refusal by the rules.
    pub clause: Option<(String, &'static str)>,
    /// After how many seconds to try again.
    pub retry: Option<u32>,
    /// What programs are told besides: an object.
    pub more: Option<Box<Value>>,
}

impl HttpError {
    /// An error with that status and that message; the code for programs is the message's id.
    pub fn new(status: StatusCode, id: &'static str) -> Self {
        Self { status, code: id, text: Text::new(id), clause: None, retry: None, more: None }
    }

    /// Nothing is there.
    pub fn not_found() -> Self {
        Self::new(StatusCode::NOT_FOUND, "no-page")
    }

    /// There is no such table.
    pub fn no_table() -> Self {
        Self::new(StatusCode::NOT_FOUND, "no-table")
    }

    /// It is not for whoever asked.
    pub fn forbidden(id: &'static str) -> Self {
        Self::new(StatusCode::FORBIDDEN, id)
    }

    /// It cannot be done as things stand; the code for programs is the message's id.
    pub fn refused(text: Text) -> Self {
        Self { text: text.clone(), ..Self::new(StatusCode::UNPROCESSABLE_ENTITY, text.id) }
    }

    /// A clause of a rulebook forbids it.
    pub fn by_clause(game: &str, clause: &'static str, text: Text) -> Self {
        Self { code: "refused", clause: Some((game.into(), clause)), ..Self::refused(text) }
    }

    /// What was sent cannot be read.
    pub fn bad(id: &'static str) -> Self {
        Self::new(StatusCode::BAD_REQUEST, id)
    }

    /// Too much of what takes time is being done already.
    pub fn busy() -> Self {
        Self { retry: Some(5), ..Self::new(StatusCode::SERVICE_UNAVAILABLE, "busy") }
    }

    /// There is no room for whoever asks.
    pub fn crowded() -> Self {
        Self { retry: Some(5), ..Self::new(StatusCode::SERVICE_UNAVAILABLE, "crowded") }
    }

    /// A game of older rules that parts from today's: what changed, and what still plays it.
    fn parted(error: &RecordError) -> Self {
        let mut failure = Self::new(StatusCode::GONE, "table-parted");
        if let Damage::Changed { rules, changes, .. } = &*error.damage {
            let clauses: Vec<_> = changes.iter().map(|change| format!("§{}", change.clause)).collect();
            let text = failure.text.number("line", error.line as i64).number("rules", *rules);
            let text = text.plain("clauses", clauses.join(", "));
            failure.text = text.plain("release", changes.first().map_or("", |change| change.release));
        }
        failure
    }

    /// Whatever was refused before anything of ours saw it: a path, a query or a form that cannot be read, a method that is not for
    /// it, a body that is too large.
    pub fn of_status(status: StatusCode) -> Self {
        let (code, id) = match status {
            StatusCode::NOT_FOUND => ("no-page", "no-page"),
            StatusCode::METHOD_NOT_ALLOWED => ("method", "api-method"),
            StatusCode::PAYLOAD_TOO_LARGE => ("too-large", "api-too-large"),
            StatusCode::UNSUPPORTED_MEDIA_TYPE => ("media-type", "api-media-type"),
            _ => ("request", "api-unread"),
        };
        Self { code, ..Self::new(status, id) }
    }
}

impl fmt::Display for HttpError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "status {}: {}", self.status.as_u16(), self.code)
    }
}

impl Error for HttpError {}

impl From<OpenError> for HttpError {
    fn from(error: OpenError) -> Self {
        Self { code: wire::code(&error), ..Self::refused(error.text()) }
    }
}

impl From<StoreError> for HttpError {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::NoText => return Self::bad("unreadable"),
            StoreError::Gone => return Self::no_table(),
            StoreError::Busy => return Self::busy(),
            StoreError::Damaged(_) => {
                tracing::error!(%error, "store");
                return Self::new(StatusCode::INTERNAL_SERVER_ERROR, "store-damaged");
            }
            StoreError::Parted(error) => return Self::parted(&error),
            StoreError::Away(_) | StoreError::Taken | StoreError::Newer(_) => {}
        }
        tracing::error!(%error, "store");
        Self { retry: Some(3), ..Self::new(StatusCode::SERVICE_UNAVAILABLE, "store-away") }
    }
}

impl IntoResponse for HttpError {
    /// The status alone: whoever knows the language of the request fills in the rest.
    fn into_response(self) -> Response {
        let mut response = self.status.into_response();
        response.extensions_mut().insert(self);
        response
    }
}
