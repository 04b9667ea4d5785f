//! A subscription to a table: whoever holds it is told whenever the table may have changed.

use crate::live::LiveTable;
use crate::live::stream_registry::RegisteredStream;
use crate::live::table_guard::TableGuard;
use crate::site::Site;
use crate::store::{StoreError, TokenKind};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;

/// A subscription to a table.
pub struct Subscription {
    site: Arc<Site>,
    live: Arc<LiveTable>,
    changed: watch::Receiver<u64>,
    stopping: watch::Receiver<bool>,
    /// For as long as what whoever watches came with is worth something; nothing where anybody may watch.
    registration: Option<RegisteredStream>,
    /// What they came with, until it was looked at once more. It is then looked at without waiting for anything to happen.
    fresh: Option<Option<(String, TokenKind)>>,
}

/// Waits until whoever watches may not any more: they have logged out, or a token was revoked.
async fn wait_until_revoked(registration: &mut Option<RegisteredStream>) {
    match registration {
        Some(registration) => registration.wait_until_revoked().await,
        None => std::future::pending().await,
    }
}

impl Subscription {
    /// Begins to watch a table.
    pub fn new(site: Arc<Site>, live: Arc<LiveTable>, token: Option<(String, TokenKind)>) -> Self {
        let (changed, stopping) = (live.watch(), site.stopping.subscribe());
        let registration = token.as_ref().map(|(secret, _)| site.stream_registry.register(secret));
        Self { site, live, changed, stopping, registration, fresh: Some(token) }
    }

    /// Whether what whoever watches came with is still worth something.
    async fn known(&self, token: Option<(String, TokenKind)>) -> bool {
        let Some((secret, kind)) = token else { return true };
        // While the store is away, nothing of it is shown anyway.
        let found = self.site.store.person_by_token(&secret, kind).await;
        found.is_err() || found.is_ok_and(|person| person.is_some_and(|person| !person.banned))
    }

    /// The table as it stands, the first time at once and then whenever it may have changed; nothing once the server stops,
    /// the table is gone, or whoever watches may not any more.
    pub async fn next(&mut self) -> Option<TableGuard<'_>> {
        match self.fresh.take() {
            // It may have been ended while whoever asked was being let in.
            Some(token) => {
                if !self.known(token).await {
                    return None;
                }
            }
            None => tokio::select! {
                // Whoever may not any more hears nothing more, be it that something has happened at the same time.
                biased;
                () = wait_until_revoked(&mut self.registration) => return None,
                _ = self.stopping.wait_for(|stopping| *stopping) => return None,
                changed = self.changed.changed() => changed.ok()?,
            },
        }
        loop {
            match self.live.lock(&self.site.store).await {
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
