//! A table as it changes, for programs: server-sent events that resume after the last that was heard.
//!
//! An event's id says how many events of the story were heard, a mark of them, and a mark of how things stood: nothing that whoever
//! listens does not know.

use super::at_table::{self, ViewQuery};
use super::caller::Caller;
use crate::http::concurrency_limit::ConcurrencyPermit;
use crate::http::http_error::HttpError;
use crate::http::middleware::too_many;
use crate::ids;
use crate::live::subscription::Subscription;
use crate::live::table_state::TableState;
use crate::store::TokenKind;
use axum::extract::{Path, Query};
use axum::http::{HeaderMap, HeaderValue};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use serde_json::{Value, json};
use std::convert::Infallible;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::atomic::Ordering;
use std::time::Duration;
use table::wire;

/// What whoever listens has heard.
enum Heard {
    /// Nothing but what the id of a last event says, if there is one.
    UpTo(String),
    /// The story so far, event by event, and how things stood.
    Story(Vec<u64>, String),
}

/// What a stream holds on to.
struct EventStream {
    caller: Caller,
    subscription: Subscription,
    look: ViewQuery,
    heard: Heard,
    _held: ConcurrencyPermit,
}

/// Answers with a stream of the table as whoever asks may see it.
pub(super) async fn open(
    caller: Caller,
    Path(id): Path<String>,
    Query(look): Query<ViewQuery>,
    headers: HeaderMap,
) -> Result<Response, HttpError> {
    let live = caller.site.table(&id).await?;
    look.of(&*live.lock(&caller.site.store).await?, &caller.person.id)?;
    let held = caller.site.streams.hold(caller.address).ok_or_else(|| too_many(10))?;
    let last = headers.get("last-event-id").and_then(|id| id.to_str().ok()).unwrap_or("").to_string();
    let subscription = Subscription::new(caller.site.clone(), live, Some((caller.secret.clone(), TokenKind::Bearer)));
    let event_stream = EventStream { caller, subscription, look, heard: Heard::UpTo(last), _held: held };
    let events = stream::unfold(event_stream, |mut event_stream| async move {
        let event = event_stream.next().await?;
        Some((Ok::<_, Infallible>(event), event_stream))
    });
    let mut response = Sse::new(events).keep_alive(KeepAlive::new().interval(Duration::from_secs(20))).into_response();
    // Proxies are not to wait for more.
    response.headers_mut().insert("x-accel-buffering", HeaderValue::from_static("no"));
    Ok(response)
}

fn hash(event: &Value) -> u64 {
    let mut hasher = DefaultHasher::new();
    event.to_string().hash(&mut hasher);
    hasher.finish()
}

/// The mark of a story.
fn mark(story: &[u64]) -> String {
    ids::mark(&story.iter().map(|event| format!("{event:x} ")).collect::<String>())
}

impl EventStream {
    /// What has changed since the last; nothing once the server stops, or whoever listens may not any more.
    async fn next(&mut self) -> Option<Event> {
        loop {
            let state = self.subscription.next().await?;
            let news = self.heard.news(&self.caller, &self.look, &state)?;
            state.told_onlooker();
            if let Some((id, told)) = news {
                self.caller.site.metrics.events.fetch_add(1, Ordering::Relaxed);
                return Some(Event::default().event("table").id(id).data(told));
            }
        }
    }
}

impl Heard {
    /// What whoever listens has not heard yet, with its id; nothing inside where that is nothing, nothing at all where it is none
    /// of their business. From `from` on, the story is as it is told now: something may have been taken back.
    #[expect(clippy::option_option, reason = "the stream ends, or it waits")]
    fn news(&mut self, caller: &Caller, look: &ViewQuery, state: &TableState) -> Option<Option<(String, String)>> {
        let onlooker = look.of(state, &caller.person.id).ok()?;
        let mut story = wire::events(at_table::story(state, onlooker.eyes));
        let mut told = at_table::standing(caller.localizer(), state, onlooker);
        let (events, standing) = (story.iter().map(hash).collect::<Vec<_>>(), ids::mark(&json!(told).to_string()));
        let id = format!("{}.{}.{standing}", events.len(), mark(&events));
        let from = match self {
            Self::UpTo(last) if *last == id => events.len(),
            Self::UpTo(last) => heard_before(last, &events),
            Self::Story(before, _) => before.iter().zip(&events).take_while(|(before, now)| before == now).count(),
        };
        let same = match self {
            Self::UpTo(last) => *last == id,
            Self::Story(before, stood) => *before == events && *stood == standing,
        };
        *self = Self::Story(events, standing);
        if same {
            return Some(None);
        }
        told.insert("from".into(), from.into());
        told.insert("next".into(), story.len().into());
        told.insert("events".into(), story.split_off(from).into());
        Some(Some((id, Value::Object(told).to_string())))
    }
}

/// How much of a story somebody has heard who heard an event of that id last: all that it says, or nothing where the story is
/// another one since.
fn heard_before(last: &str, events: &[u64]) -> usize {
    let mut parts = last.split('.');
    let count = parts.next().and_then(|count| count.parse::<usize>().ok()).filter(|count| *count <= events.len());
    count.filter(|count| parts.next() == Some(&mark(&events[..*count]))).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_comes_back_hears_what_is_new() {
        let events = [1, 2, 3];
        let last = format!("2.{}.x", mark(&events[..2]));
        assert_eq!(heard_before(&last, &events), 2);
        // What was heard has been taken back.
        assert_eq!(heard_before(&last, &[1, 4, 3]), 0);
        assert_eq!(heard_before(&last, &[1]), 0);
        for odd in ["", "2", "x.y.z", "99999999999999999999.a.b", "-1.a.b"] {
            assert_eq!(heard_before(odd, &events), 0, "{odd}");
        }
    }
}
