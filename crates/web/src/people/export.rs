//! All of somebody's games to take away, read a few at a time: it does not matter how many there are.

use crate::http::http_error::HttpError;
use crate::live::fair_queue::WorkPermit;
use crate::people::history;
use crate::site::Site;
use crate::store::{Cursor, Store, StoreResult};
use axum::body::Body;
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

/// How many games are read at once.
const SOME: usize = 20;

/// How many of those to come are known by name at once.
const AHEAD: u32 = 2000;

/// Somebody's games, oldest first.
pub struct Export {
    person: String,
    /// The last that is known.
    last: Option<Cursor>,
    ahead: VecDeque<(Cursor, u8)>,
}

impl Export {
    /// All games of somebody.
    pub fn of(person: &str) -> Self {
        Self { person: person.into(), last: None, ahead: VecDeque::new() }
    }

    /// The next few, a line each; nothing where there are no more.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn next(&mut self, store: &Store) -> StoreResult<Option<String>> {
        if self.ahead.is_empty() {
            self.ahead = store.held_by(&self.person, self.last.as_ref(), AHEAD).await?.into();
            let Some((last, _)) = self.ahead.back() else { return Ok(None) };
            self.last = Some(last.clone());
        }
        let some: Vec<(Cursor, u8)> = self.ahead.drain(..self.ahead.len().min(SOME)).collect();
        let ids: Vec<&str> = some.iter().map(|(cursor, _)| cursor.id.as_str()).collect();
        let tables = store.tables(&ids).await?;
        let open: Vec<&str> =
            tables.values().filter(|(row, _)| history::is_open_book(row)).map(|(row, _)| row.id.as_str()).collect();
        let lines = store.lines_of(&open).await?;
        // What was deleted meanwhile is left out.
        let found = some.iter().filter_map(|(cursor, seat)| Some((tables.get(&cursor.id)?, *seat)));
        let line = |((row, seats), seat): (&(_, Vec<_>), u8)| {
            history::game_json(row, seats, seat, lines.get(&row.id)).to_string() + "\n"
        };
        Ok(Some(found.map(line).collect()))
    }
}

/// What a stream of games holds on to.
struct Sending {
    export: Export,
    site: Arc<Site>,
    /// On whose account they are read, and their first permit.
    who: String,
    permit: Option<WorkPermit>,
}

impl Sending {
    /// The next few, once it is the turn of whoever asked.
    async fn next(&mut self) -> StoreResult<Option<String>> {
        let permit = loop {
            match self.permit.take() {
                Some(permit) => break permit,
                None => self.permit = self.site.bot_pool.permit(&self.who).await,
            }
            if self.permit.is_none() {
                // Too many wait already; what has begun is not broken off for that.
                tokio::time::sleep(Duration::from_secs(1)).await;
            }
        };
        let lines = self.export.next(&self.site.store).await;
        drop(permit);
        lines
    }
}

/// Answers with all of somebody's games, a line each, oldest first, as fast as they are taken.
///
/// # Errors
/// If too many ask for that much already.
pub async fn answer(site: &Arc<Site>, who: String, person: &str) -> Result<Response, HttpError> {
    let permit = Some(site.bot_pool.permit_soon(&who).await.ok_or_else(HttpError::busy)?);
    let sending = Sending { export: Export::of(person), site: site.clone(), who, permit };
    let lines = stream::unfold(sending, |mut sending| async {
        let lines = sending.next().await.map_err(std::io::Error::other).transpose()?;
        Some((lines, sending))
    });
    let headers = [
        (CONTENT_TYPE, "application/x-ndjson; charset=utf-8"),
        (CONTENT_DISPOSITION, "attachment; filename=\"oubliette-games.ndjson\""),
        (CACHE_CONTROL, "no-store"),
    ];
    Ok((headers, Body::from_stream(lines)).into_response())
}
