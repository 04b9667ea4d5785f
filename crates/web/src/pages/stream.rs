//! Live updates: whoever looks at a table is sent its inside whenever what they may see of it changes.

use super::table::{Eyes, Onlooker, rendered_since};
use crate::http::http_error::HttpError;
use crate::http::middleware::too_many;
use crate::http::request_context::RequestContext;
use crate::live::subscription::Subscription;
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
struct StreamQuery {
    /// The mark of what it shows already.
    #[serde(default)]
    shown: String,
}

/// What a stream holds on to.
struct PageStream {
    context: RequestContext,
    subscription: Subscription,
    eyes: Eyes,
    /// The mark of what was sent last.
    last: String,
    _held: crate::http::concurrency_limit::ConcurrencyPermit,
}

async fn open(
    context: RequestContext,
    Path(id): Path<String>,
    Query(eyes): Query<Eyes>,
    Query(StreamQuery { shown }): Query<StreamQuery>,
    headers: HeaderMap,
) -> Result<Response, HttpError> {
    let live = context.site.table(&id).await?;
    {
        let state = live.lock(&context.site.store).await?;
        Onlooker::of(&state, context.person.as_ref().map(|person| person.id.as_str()), &eyes)?;
    }
    let held = context.site.streams.hold(context.address).ok_or_else(|| too_many(10))?;
    let last = headers.get("last-event-id").and_then(|id| id.to_str().ok());
    let last = last.map_or(shown, String::from);
    let stream_state = PageStream {
        subscription: Subscription::new(context.site.clone(), live, context.token()),
        context,
        eyes,
        last,
        _held: held,
    };
    let events = stream::unfold(stream_state, |mut stream_state| async move {
        let event = stream_state.next().await?;
        Some((Ok::<_, Infallible>(event), stream_state))
    });
    let mut response = Sse::new(events).keep_alive(KeepAlive::new().interval(Duration::from_secs(20))).into_response();
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    // Proxies are not to wait for more.
    response.headers_mut().insert("x-accel-buffering", HeaderValue::from_static("no"));
    Ok(response)
}

impl PageStream {
    /// The next rendered that differs from the last; nothing once the server stops.
    async fn next(&mut self) -> Option<Event> {
        loop {
            let state = self.subscription.next().await?;
            let person = self.context.person.as_ref().map(|person| person.id.as_str());
            let onlooker = Onlooker::of(&state, person, &self.eyes).ok()?;
            let rendered = rendered_since(self.context.localizer(), &state, onlooker, &self.last);
            state.told_onlooker();
            drop(state);
            if let Some(rendered) = rendered {
                self.last.clone_from(&rendered.mark);
                self.context.site.metrics.events.fetch_add(1, Ordering::Relaxed);
                return Some(Event::default().event("page").id(&rendered.mark).data(&rendered.html));
            }
        }
    }
}
