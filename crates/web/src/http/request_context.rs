//! The context of a request: who makes it, known by a cookie or not at all, from where, and in which language.

use crate::html::shell::{Looks, Shell};
use crate::http::http_error::HttpError;
use crate::localizer::Localizer;
use crate::pages::public_pages;
use crate::site::Site;
use crate::store::{Person, TokenKind, now};
use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::header::{ACCEPT_LANGUAGE, COOKIE, HeaderMap, HeaderValue, SET_COOKIE};
use axum::http::request::Parts;
use kernel::Lang;
use maud::Markup;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::sync::{Arc, OnceLock};

/// What somebody may still ask for whom those who run the server want no more: to take the games away, and to leave.
const FOR_BANNED: [&str; 4] = ["/privacy", "/logout", "/me/games.ndjson", "/me/delete"];

/// The name of the cookie that a person is known by. Where people come by HTTPS, browsers take it from this very host alone.
pub fn cookie_name(site: &Site) -> &'static str {
    if site.config.secure() { "__Host-oubliette" } else { "oubliette" }
}

/// The cookie of whoever makes a request, which goes along with the answer once a day: the browser keeps it for another year.
#[derive(Clone, Default)]
pub struct RenewedCookie(Arc<OnceLock<HeaderValue>>);

impl RenewedCookie {
    /// The cookie, where it is time, and the answer sets none.
    pub fn cookie(&self, site: &Site, answer: &HeaderMap) -> Option<HeaderValue> {
        let ours = |set: &HeaderValue| set.as_bytes().starts_with(format!("{}=", cookie_name(site)).as_bytes());
        self.0.get().filter(|_| !answer.get_all(SET_COOKIE).iter().any(ours)).cloned()
    }
}

/// The context of a request: whoever makes it, and how they like to be answered.
pub struct RequestContext {
    /// What every request can reach.
    pub site: Arc<Site>,
    /// Who it is, where that is known.
    pub person: Option<Person>,
    /// The language.
    pub lang: Lang,
    /// How things are shown.
    pub looks: Looks,
    /// Where the request comes from.
    pub address: IpAddr,
    /// Whether the page's script asks, which wants the inside of a page.
    pub wants_fragment: bool,
    /// Whether that script hears of changes by a stream.
    pub has_stream: bool,
    /// The path and query of the request.
    pub here: String,
    /// The cookie of a guest that this request made.
    fresh: Option<String>,
    /// The cookie that came with it.
    secret: Option<String>,
}

/// The value of a cookie.
pub fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let all = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = all.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(known, _)| *known == name).map(|(_, value)| value)
}

/// The language of a request: what the cookie says, else what the browser likes best; English where it likes neither, and
/// French where it says nothing.
pub fn language(headers: &HeaderMap) -> Lang {
    let read = |code: &str| match code.trim().get(..2)? {
        "fr" => Some(Lang::Fr),
        "en" => Some(Lang::En),
        _ => None,
    };
    let liked = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or("");
    let chosen = cookie(headers, "lang").and_then(read);
    let otherwise = if liked.is_empty() { Lang::Fr } else { Lang::En };
    chosen.or_else(|| liked.split(',').find_map(read)).unwrap_or(otherwise)
}

/// Where a request comes from: the last address that a proxy adds counts, where proxies are believed.
pub fn address(site: &Site, headers: &HeaderMap, peer: Option<SocketAddr>) -> IpAddr {
    let direct = peer.map_or(IpAddr::from([0, 0, 0, 0]), |peer| peer.ip());
    if !site.config.trust_proxy {
        return network(direct);
    }
    let forwarded = headers.get_all("x-forwarded-for").iter().next_back().and_then(|value| value.to_str().ok());
    network(forwarded.and_then(|all| all.rsplit(',').next()?.trim().parse().ok()).unwrap_or(direct))
}

/// What counts as one address: of the many that a single line gets in the newer protocol, the part that is common to them. Homes are
/// given up to 256 networks of 64 bits each.
pub fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => address.into(),
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() >> 72 << 72).into(),
    }
}

impl FromRequestParts<Arc<Site>> for RequestContext {
    type Rejection = HttpError;

    async fn from_request_parts(parts: &mut Parts, site: &Arc<Site>) -> Result<Self, HttpError> {
        let headers = &parts.headers;
        let secret = cookie(headers, cookie_name(site)).unwrap_or("");
        let known = match secret {
            "" => None,
            secret => site.store.holder(secret, TokenKind::Cookie).await?,
        };
        if known.as_ref().is_some_and(|(person, _)| person.banned) && !FOR_BANNED.contains(&parts.uri.path()) {
            return Err(HttpError::forbidden("banned"));
        }
        if let Some((person, _)) = known.as_ref().filter(|(person, seen)| person.seen.min(*seen) < now() - 86_400) {
            site.store.note_seen(&person.id, secret).await?;
            if let (Some(renewed), Some(again)) =
                (parts.extensions.get::<RenewedCookie>(), token_cookie(site, secret, true))
            {
                let _ = renewed.0.set(again);
            }
        }
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|peer| peer.0);
        Ok(Self {
            person: known.map(|(person, _)| person),
            lang: language(headers),
            looks: Looks::read(cookie(headers, "looks").unwrap_or("")),
            address: address(site, headers, peer),
            wants_fragment: headers.contains_key("x-oubliette"),
            has_stream: headers.get("x-oubliette").is_some_and(|value| value == "stream"),
            here: parts.uri.path_and_query().map_or("/", |here| here.as_str()).to_string(),
            fresh: None,
            secret: Some(secret.to_string()).filter(|secret| !secret.is_empty()),
            site: site.clone(),
        })
    }
}

impl RequestContext {
    /// The language's words.
    pub fn localizer(&self) -> &Localizer {
        self.site.localizer(self.lang)
    }

    /// A message of the web face.
    pub fn say(&self, text: &kernel::Text) -> String {
        self.localizer().ui.say(text)
    }

    /// Who it is; whoever was nobody becomes a guest, whose cookie goes along with the answer.
    ///
    /// # Errors
    /// If the store does not answer, or it is a declared bot.
    pub async fn person(&mut self) -> Result<Person, HttpError> {
        if let Some(person) = &self.person {
            return not_a_declared_bot(person.clone());
        }
        let (person, secret) = self.site.store.new_guest().await?;
        self.fresh = Some(secret);
        self.person = Some(person.clone());
        Ok(person)
    }

    /// The cookie to set, where this request made a guest.
    pub fn fresh_cookie(&self) -> Option<HeaderValue> {
        self.fresh.as_deref().and_then(|secret| token_cookie(&self.site, secret, true))
    }

    /// What says who it is, where that is known.
    pub fn token(&self) -> Option<(String, TokenKind)> {
        self.person.as_ref()?;
        Some((self.secret.clone()?, TokenKind::Cookie))
    }

    /// A whole page.
    pub fn page(&self, title: &str, game: Option<&str>, body: Markup) -> Markup {
        let who = self.person.as_ref().and_then(Person::shown);
        let who = who.as_deref();
        let path = self.here.split('?').next().unwrap_or("/");
        let description = public_pages::description(self.localizer(), path);
        let (ui, description) = (&self.localizer().ui, description.as_deref());
        Shell { ui, title, game, who, here: &self.here, looks: self.looks, description }.page(body)
    }
}

/// Somebody who acts by way of pages: declared bots do so by way of the API alone.
///
/// # Errors
/// If it is a declared bot.
pub fn not_a_declared_bot(person: Person) -> Result<Person, HttpError> {
    if person.bot { Err(HttpError::forbidden("api-bots-only")) } else { Ok(person) }
}

/// The cookie that a person is known by; for as long as a year from now, or gone at once.
pub fn token_cookie(site: &Site, secret: &str, stays: bool) -> Option<HeaderValue> {
    let secure = if site.config.secure() { "; Secure" } else { "" };
    let age = if stays { 31_536_000 } else { 0 };
    let name = cookie_name(site);
    let cookie = format!("{name}={secret}; Path=/; HttpOnly; SameSite=Lax; Max-Age={age}{secure}");
    HeaderValue::from_str(&cookie).ok()
}
