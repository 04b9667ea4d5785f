//! A table that somebody keeps an eye on.

use crate::live::{Held, Live};
use crate::site::Site;
use crate::store::{StoreError, TokenKind};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::watch;

/// For how long whoever watches is believed to be who they were.
const TRUST: Duration = Duration::from_secs(5);

/// A table that somebody keeps an eye on.
pub struct Watched {
    site: Arc<Site>,
    live: Arc<Live>,
    changed: watch::Receiver<u64>,
    stopping: watch::Receiver<bool>,
    /// What whoever watches came with, and when it was last known to be worth something.
    token: Option<(String, TokenKind)>,
    known: Instant,
    /// Whether it is to be looked at without waiting for anything to happen.
    at_once: bool,
}

impl Watched {
    /// Begins to watch a table.
    pub fn new(site: Arc<Site>, live: Arc<Live>, token: Option<(String, TokenKind)>) -> Self {
        let (changed, stopping) = (live.watch(), site.stopping.subscribe());
        Self { site, live, changed, stopping, token, known: Instant::now(), at_once: true }
    }

    /// Whether whoever watches may still: they may have logged out, or been shown the door.
    async fn still_known(&mut self) -> bool {
        let Some((secret, kind)) = self.token.as_ref().filter(|_| self.known.elapsed() > TRUST) else { return true };
        self.known = Instant::now();
        // While the store is away, nothing of it is shown anyway.
        let found = self.site.store.person_by_token(secret, *kind).await;
        found.is_err() || found.is_ok_and(|person| person.is_some_and(|person| !person.banned))
    }

    /// The table as it stands, the first time at once and then whenever it may have changed; nothing once the server stops,
    /// the table is gone, or whoever watches may not any more.
    pub async fn next(&mut self) -> Option<Held<'_>> {
        if !std::mem::take(&mut self.at_once) {
            tokio::select! {
                changed = self.changed.changed() => changed.ok()?,
                _ = self.stopping.wait_for(|stopping| *stopping) => return None,
            }
        }
        if !self.still_known().await {
            return None;
        }
        loop {
            match self.live.state(&self.site.store).await {
                Ok(state) => return Some(state),
                Err(StoreError::Gone) => return None,
                Err(_) => {}
            }
            // The store may be away for a while: what is there then is shown then.
            tokio::select! {
                () = tokio::time::sleep(Duration::from_secs(1)) => {}
                _ = self.stopping.wait_for(|stopping| *stopping) => return None,
            }
        }
    }
}
