//! What a program says with a request: the fields of a JSON object.

use crate::http::http_error::HttpError;
use crate::site::Site;
use axum::body::Bytes;
use axum::extract::{FromRequest, Request};
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use kernel::{Seat, Text};
use serde_json::{Map, Value};
use std::sync::Arc;

/// The fields of a JSON object. Nothing at all is an object without fields; fields that nobody asks for are left aside.
pub struct Fields(Map<String, Value>);

impl FromRequest<Arc<Site>> for Fields {
    type Rejection = HttpError;

    async fn from_request(request: Request, site: &Arc<Site>) -> Result<Self, HttpError> {
        let kind = request.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
        let essence = kind.map_or("", |kind| kind.split(';').next().unwrap_or("").trim());
        let json = essence.eq_ignore_ascii_case("application/json");
        let body = Bytes::from_request(request, site).await;
        let body = body.map_err(|refused| HttpError::of_status(refused.into_response().status()))?;
        if body.is_empty() {
            return Ok(Self(Map::new()));
        }
        if !json {
            return Err(HttpError::of_status(StatusCode::UNSUPPORTED_MEDIA_TYPE));
        }
        let unread = |error: serde_json::Error| {
            let text = Text::new("api-json").plain("error", error.to_string());
            HttpError { code: "json", text, ..HttpError::bad("api-json") }
        };
        match serde_json::from_slice(&body).map_err(unread)? {
            Value::Object(fields) => Ok(Self(fields)),
            _ => Err(HttpError { code: "request", ..HttpError::bad("api-object") }),
        }
    }
}

/// A field that is missing or of the wrong kind.
pub fn wrong(name: &'static str) -> HttpError {
    let text = Text::new("api-field").plain("field", name);
    HttpError { code: "request", text, ..HttpError::bad("api-field") }
}

impl Fields {
    /// What a field says, where it says something.
    pub fn get(&self, name: &str) -> Option<&Value> {
        self.0.get(name).filter(|value| !value.is_null())
    }

    fn read<'a, T>(
        &'a self,
        name: &'static str,
        read: impl Fn(&'a Value) -> Option<T>,
    ) -> Result<Option<T>, HttpError> {
        self.get(name).map(|value| read(value).ok_or_else(|| wrong(name))).transpose()
    }

    /// A text, if there is one.
    pub fn text(&self, name: &'static str) -> Result<Option<&str>, HttpError> {
        self.read(name, Value::as_str)
    }

    /// A text that must be there.
    pub fn needed(&self, name: &'static str) -> Result<&str, HttpError> {
        self.text(name)?.ok_or_else(|| wrong(name))
    }

    /// Yes or no, if either is said.
    pub fn flag(&self, name: &'static str) -> Result<Option<bool>, HttpError> {
        self.read(name, Value::as_bool)
    }

    /// A whole number that is not negative, if there is one; `3.0` is one, too.
    pub fn number(&self, name: &'static str) -> Result<Option<u64>, HttpError> {
        let whole = |value: &f64| value.fract() == 0.0 && (0.0..9e15).contains(value);
        self.read(name, |value| value.as_u64().or_else(|| value.as_f64().filter(whole).map(|number| number as u64)))
    }

    /// A seat of a table of so many, if there is one.
    pub fn seat(&self, name: &'static str, seats: usize) -> Result<Option<Seat>, HttpError> {
        let seat = |number: u64| u8::try_from(number).ok().filter(|seat| (*seat as usize) < seats).map(Seat);
        self.number(name)?.map(|number| seat(number).ok_or_else(no_seat)).transpose()
    }
}

/// There is no such seat at this table.
pub fn no_seat() -> HttpError {
    HttpError { code: "seat", ..HttpError::refused(Text::new("no-such-seat")) }
}
