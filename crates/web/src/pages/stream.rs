//! Live updates: whoever looks at a table is sent its inside whenever what they may see of it changes.

use super::table::{Eyes, Onlooker, SinceMark, rendered_since};
use crate::html::shorthand;
use crate::html::slot::SlotMarks;
use crate::http::http_error::HttpError;
use crate::http::middleware::too_many;
use crate::http::request_context::RequestContext;
use crate::live::presence::OpenPage;
use crate::live::render_cache::Rendered;
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
use std::borrow::Cow;
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
    /// Whether it puts parts into their places by itself: then only those are sent that have changed, and the film of how they did. It says
    /// which shorthand it reads; what it does not read is sent in longhand.
    #[serde(default)]
    parts: String,
}

/// What a stream holds on to.
struct PageStream {
    context: RequestContext,
    subscription: Subscription,
    eyes: Eyes,
    /// The mark of what was sent last.
    last: String,
    /// The marks of its parts, for a page that takes parts and has some.
    sent: Option<SlotMarks>,
    takes_parts: bool,
    reads_shorthand: bool,
    _held: crate::http::concurrency_limit::ConcurrencyPermit,
    /// For as long as it is open, whoever holds a seat and looks is there.
    _page: Option<OpenPage>,
}

async fn open(
    context: RequestContext,
    Path(id): Path<String>,
    Query(eyes): Query<Eyes>,
    Query(StreamQuery { shown, parts }): Query<StreamQuery>,
    headers: HeaderMap,
) -> Result<Response, HttpError> {
    let live = context.site.table(&id).await?;
    let own = {
        let state = live.lock(&context.site.store).await?;
        Onlooker::of(&state, context.person.as_ref().map(|person| person.id.as_str()), &eyes)?.own
    };
    let held = context.site.streams.hold(context.address).ok_or_else(|| too_many(10))?;
    let last = headers.get("last-event-id").and_then(|id| id.to_str().ok());
    let last = last.map_or(shown, String::from);
    let page = match own {
        Some(seat) => Some(OpenPage::new(context.site.clone(), live.clone(), seat).await),
        None => None,
    };
    let stream_state = PageStream {
        subscription: Subscription::new(context.site.clone(), live, context.token()),
        context,
        eyes,
        last,
        sent: None,
        takes_parts: !parts.is_empty(),
        reads_shorthand: parts == shorthand::version(),
        _held: held,
        _page: page,
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

/// What a decision may weigh with a whole film, in bytes: it is played over a phone on a train.
const LIGHT: usize = 14_000;

impl PageStream {
    /// The next rendered that differs from the last; nothing once the server stops.
    async fn next(&mut self) -> Option<Event> {
        loop {
            let state = self.subscription.next().await?;
            let person = self.context.person.as_ref().map(|person| person.id.as_str());
            let onlooker = Onlooker::of(&state, person, &self.eyes).ok()?;
            let since = rendered_since(self.context.localizer(), &state, onlooker, &self.last);
            state.told_onlooker();
            drop(state);
            match since {
                SinceMark::Same(slots) => self.sent = Some(slots),
                SinceMark::Other(rendered) => {
                    self.context.site.metrics.events.fetch_add(1, Ordering::Relaxed);
                    return Some(self.send(&rendered));
                }
            }
        }
    }

    /// What is sent of it: the parts that changed, and how they did; or all of it, for a page that has none of it.
    fn send(&mut self, rendered: &Rendered) -> Event {
        let sent = self.sent.replace(rendered.slots.clone()).filter(|_| self.takes_parts);
        self.last.clone_from(&rendered.mark);
        let event = Event::default().id(&rendered.mark);
        match sent.as_ref().and_then(|sent| rendered.parts_since(sent)) {
            Some(parts) => {
                let part = |(name, inside): &(&str, &str)| format!("<div data-slot=\"{name}\">{inside}</div>");
                let parts: String = parts.iter().map(part).collect();
                let [all, fewer] = [&rendered.film.drawn, &rendered.film.lighter]
                    .map(|film| self.written(&format!("<template>{film}</template>{parts}")).into_owned());
                event.event("parts").data(if all.len() <= LIGHT { all } else { fewer })
            }
            None if self.takes_parts => {
                let film = format!("<template class=\"film\">{}</template>", rendered.film.told);
                event.event("page").data(self.written(&(film + &rendered.html)))
            }
            None => event.event("page").data(self.written(&rendered.html)),
        }
    }

    fn written<'h>(&self, html: &'h str) -> Cow<'h, str> {
        if self.reads_shorthand { Cow::Owned(shorthand::shorten(html)) } else { Cow::Borrowed(html) }
    }
}
