//! Whoever asks by way of the API: known by a bearer token, and by nothing else.

use crate::http::http_error::HttpError;
use crate::http::middleware::too_many;
use crate::http::request_context::{address, language};
use crate::localizer::Localizer;
use crate::site::Site;
use crate::store::{Person, TokenKind};
use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{StatusCode, header};
use kernel::Lang;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

/// Whoever asks.
pub struct Caller {
    /// What every request can reach.
    pub site: Arc<Site>,
    /// Who it is.
    pub person: Person,
    /// The token that says so.
    pub secret: String,
    /// The language that texts are wanted in.
    pub lang: Lang,
    /// Where the request comes from.
    pub address: IpAddr,
}

impl Caller {
    /// The language's words.
    pub fn localizer(&self) -> &Localizer {
        self.site.localizer(self.lang)
    }
}

/// The secret that a request shows.
fn bearer(parts: &Parts) -> Option<&str> {
    let shown = parts.headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    let (scheme, secret) = shown.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| secret.trim())
}

impl FromRequestParts<Arc<Site>> for Caller {
    type Rejection = HttpError;

    async fn from_request_parts(parts: &mut Parts, site: &Arc<Site>) -> Result<Self, HttpError> {
        let unknown = |id| HttpError { code: "token", ..HttpError::new(StatusCode::UNAUTHORIZED, id) };
        let secret = bearer(parts).ok_or_else(|| unknown("api-no-token"))?.to_string();
        let found = site.store.person_by_token(&secret, TokenKind::Bearer).await?;
        let person = found.ok_or_else(|| unknown("api-unknown-token"))?;
        if person.banned {
            return Err(HttpError::forbidden("banned"));
        }
        site.requests.take(&person.id).map_err(too_many)?;
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|peer| peer.0);
        let (lang, address) = (language(&parts.headers), address(site, &parts.headers, peer));
        Ok(Self { site: site.clone(), person, secret, lang, address })
    }
}
