//! A table that somebody keeps an eye on.

use crate::live::{Held, Live};
use crate::site::Site;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;

/// A table that somebody keeps an eye on.
pub struct Watched {
    site: Arc<Site>,
    live: Arc<Live>,
    changed: watch::Receiver<u64>,
    stopping: watch::Receiver<bool>,
    /// Whether it is to be looked at without waiting for anything to happen.
    at_once: bool,
}

impl Watched {
    /// Begins to watch a table.
    pub fn new(site: Arc<Site>, live: Arc<Live>) -> Self {
        Self { changed: live.watch(), stopping: site.stopping.subscribe(), at_once: true, site, live }
    }

    /// The table as it stands, the first time at once and then whenever it may have changed; nothing once the server stops.
    pub async fn next(&mut self) -> Option<Held<'_>> {
        if !std::mem::take(&mut self.at_once) {
            tokio::select! {
                changed = self.changed.changed() => changed.ok()?,
                _ = self.stopping.wait_for(|stopping| *stopping) => return None,
            }
        }
        loop {
            if let Ok(state) = self.live.state(&self.site.store).await {
                return Some(state);
            }
            // The store may be away for a while: what is there then is shown then.
            tokio::select! {
                () = tokio::time::sleep(Duration::from_secs(1)) => {}
                _ = self.stopping.wait_for(|stopping| *stopping) => return None,
            }
        }
    }
}
