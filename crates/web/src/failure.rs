//! What goes wrong, for people and for programs.

use crate::store::StoreError;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use kernel::Text;

/// Why a request came to nothing. Nothing has changed then.
#[derive(Clone, Debug)]
pub struct Failure {
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
}

impl Failure {
    /// A failure with that status and that message; the code for programs is the message's id.
    pub fn new(status: StatusCode, id: &'static str) -> Self {
        Self { status, code: id, text: Text::new(id), clause: None, retry: None }
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

    /// It cannot be done as things stand.
    pub fn refused(text: Text) -> Self {
        Self { status: StatusCode::UNPROCESSABLE_ENTITY, code: "refused", text, clause: None, retry: None }
    }

    /// What was sent cannot be read.
    pub fn bad(id: &'static str) -> Self {
        Self::new(StatusCode::BAD_REQUEST, id)
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        if let StoreError::NoText = error {
            return Self::bad("unreadable");
        }
        tracing::error!(%error, "store");
        Self { retry: Some(3), ..Self::new(StatusCode::SERVICE_UNAVAILABLE, "store-away") }
    }
}

impl IntoResponse for Failure {
    /// The status alone: whoever knows the language of the request fills in the rest.
    fn into_response(self) -> Response {
        let mut response = self.status.into_response();
        response.extensions_mut().insert(self);
        response
    }
}
