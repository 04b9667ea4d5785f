//! Live updates: whoever looks at a table is sent its inside whenever what they may see of it changes.

use super::table::{Eyes, Onlooker, picture};
use crate::http::http_error::Failure;
use crate::http::middleware::too_many;
use crate::http::request_context::Visitor;
use crate::live::subscription::Watched;
use crate::site::Site;
use axum::Router;
use axum::extract::{Path, Query};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use futures_util::stream;
use serde::Deserialize;
use std::convert::Infallible;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

/// The routes.
pub fn routes() -> Router<Arc<Site>> {
    Router::new().route("/t/{id}/stream", get(open))
}

/// The page that asks for a stream.
#[derive(Deserialize)]
struct Page {
    /// The mark of what it shows already.
    #[serde(default)]
    shown: String,
}

/// What a stream holds on to.
struct Watching {
    visitor: Visitor,
    watched: Watched,
    eyes: Eyes,
    /// The mark of what was sent last.
    last: String,
    _held: crate::http::rate_limit::Held,
}

async fn open(
    visitor: Visitor,
    Path(id): Path<String>,
    Query(eyes): Query<Eyes>,
    Query(Page { shown }): Query<Page>,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    let live = visitor.site.table(&id).await?;
    {
        let state = live.state(&visitor.site.store).await?;
        Onlooker::of(&state, visitor.person.as_ref().map(|person| person.id.as_str()), &eyes)?;
    }
    let held = visitor.site.streams.hold(visitor.address).ok_or_else(|| too_many(10))?;
    let last = headers.get("last-event-id").and_then(|id| id.to_str().ok());
    let last = last.map_or(shown, String::from);
    let watching = Watching {
        watched: Watched::new(visitor.site.clone(), live, visitor.token()),
        visitor,
        eyes,
        last,
        _held: held,
    };
    let events = stream::unfold(watching, |mut watching| async move {
        let event = watching.next().await?;
        Some((Ok::<_, Infallible>(event), watching))
    });
    let mut response = Sse::new(events).keep_alive(KeepAlive::new().interval(Duration::from_secs(20))).into_response();
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    // Proxies are not to wait for more.
    response.headers_mut().insert("x-accel-buffering", HeaderValue::from_static("no"));
    Ok(response)
}

impl Watching {
    /// The next picture that differs from the last; nothing once the server stops.
    async fn next(&mut self) -> Option<Event> {
        loop {
            let state = self.watched.next().await?;
            let person = self.visitor.person.as_ref().map(|person| person.id.as_str());
            let onlooker = Onlooker::of(&state, person, &self.eyes).ok()?;
            let picture = picture(self.visitor.tongue(), &state, onlooker);
            drop(state);
            if picture.mark != self.last {
                self.last.clone_from(&picture.mark);
                self.visitor.site.metrics.events.fetch_add(1, Ordering::Relaxed);
                return Some(Event::default().event("page").id(&picture.mark).data(&picture.html));
            }
        }
    }
}
