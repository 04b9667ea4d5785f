//! The registry of open streams: they are closed when the token that opened them is worth nothing any more, though nothing happens at
//! the table that they watch.

use crate::ids;
use crate::store::Store;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::watch;

/// How often the store is asked, which other nodes and those who run the server change, too.
const EVERY: Duration = Duration::from_secs(2);
/// How long it is left alone at least, however many log out.
const PAUSE: Duration = Duration::from_millis(100);

/// The open streams, by the hash of the token that opened them.
#[derive(Default)]
pub struct StreamRegistry {
    open: Mutex<HashMap<String, TokenStreams>>,
}

/// The streams of a token: how many it holds open, and whether they are to end.
struct TokenStreams {
    streams: usize,
    revoked: watch::Sender<bool>,
}

/// A stream that somebody holds open, for as long as it is held.
pub struct RegisteredStream {
    registry: Arc<StreamRegistry>,
    hash: String,
    revoked: watch::Receiver<bool>,
}

impl StreamRegistry {
    fn open(&self) -> MutexGuard<'_, HashMap<String, TokenStreams>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Registers a stream that this secret opens. Whoever registers it asks once more whether the secret is worth something: it may
    /// have been ended just before.
    pub fn register(self: &Arc<Self>, secret: &str) -> RegisteredStream {
        let hash = ids::hashed(secret);
        let mut open = self.open();
        let token =
            open.entry(hash.clone()).or_insert_with(|| TokenStreams { streams: 0, revoked: watch::Sender::new(false) });
        token.streams += 1;
        RegisteredStream { registry: self.clone(), revoked: token.revoked.subscribe(), hash }
    }

    /// Closes streams whose tokens are worth nothing any more, for as long as there is a store: at once when this node has ended
    /// some, and soon when somebody else has.
    pub async fn close_revoked_streams(self: Arc<Self>, store: Arc<Store>) {
        loop {
            tokio::select! {
                () = store.ended.notified() => {}
                () = tokio::time::sleep(EVERY) => {}
            }
            self.close_revoked(&store).await;
            tokio::time::sleep(PAUSE).await;
        }
    }

    async fn close_revoked(&self, store: &Store) {
        let inside: Vec<String> = self.open().keys().cloned().collect();
        // While the store is away, nothing of it is shown anyway.
        let Ok(worthless) = store.worthless(&inside).await else { return };
        let open = self.open();
        worthless
            .iter()
            .filter_map(|hash| open.get(hash))
            .for_each(|token| token.revoked.send_modify(|revoked| *revoked = true));
    }
}

impl RegisteredStream {
    /// Waits until its token is worth nothing any more.
    pub async fn wait_until_revoked(&mut self) {
        // There is always somebody to tell: this very stream keeps its sender.
        let _ = self.revoked.wait_for(|revoked| *revoked).await;
    }
}

impl Drop for RegisteredStream {
    fn drop(&mut self) {
        let mut open = self.registry.open();
        if let Some(token) = open.get_mut(&self.hash) {
            token.streams -= 1;
            if token.streams == 0 {
                open.remove(&self.hash);
            }
        }
    }
}
