//! Those who hold streams open: they are shown out when what they came with is worth nothing any more, though nothing happens at the
//! table that they watch.

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

/// Those who hold streams open, by the hash of what they came with.
#[derive(Default)]
pub struct Admitted {
    open: Mutex<HashMap<String, Door>>,
}

/// What somebody came with: how many streams it holds open, and whether they are to end.
struct Door {
    streams: usize,
    shut: watch::Sender<bool>,
}

/// A stream that somebody holds open.
pub struct Admission {
    admitted: Arc<Admitted>,
    hash: String,
    shut: watch::Receiver<bool>,
}

impl Admitted {
    fn open(&self) -> MutexGuard<'_, HashMap<String, Door>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets somebody in with this secret. Whoever lets in asks once more whether it is worth something: it may have been ended
    /// just before.
    pub fn enter(self: &Arc<Self>, secret: &str) -> Admission {
        let hash = ids::hashed(secret);
        let mut open = self.open();
        let door = open.entry(hash.clone()).or_insert_with(|| Door { streams: 0, shut: watch::Sender::new(false) });
        door.streams += 1;
        Admission { admitted: self.clone(), shut: door.shut.subscribe(), hash }
    }

    /// Shows out those whose tokens are worth nothing any more, for as long as there is a store: at once when this node has ended
    /// some, and soon when somebody else has.
    pub async fn look_after(self: Arc<Self>, store: Arc<Store>) {
        loop {
            tokio::select! {
                () = store.ended.notified() => {}
                () = tokio::time::sleep(EVERY) => {}
            }
            self.show_out(&store).await;
            tokio::time::sleep(PAUSE).await;
        }
    }

    async fn show_out(&self, store: &Store) {
        let inside: Vec<String> = self.open().keys().cloned().collect();
        // While the store is away, nothing of it is shown anyway.
        let Ok(worthless) = store.worthless(&inside).await else { return };
        let open = self.open();
        worthless.iter().filter_map(|hash| open.get(hash)).for_each(|door| door.shut.send_modify(|shut| *shut = true));
    }
}

impl Admission {
    /// Waits until whoever holds it open is shown out.
    pub async fn shown_out(&mut self) {
        // There is always somebody to tell: this very admission keeps its door.
        let _ = self.shut.wait_for(|shut| *shut).await;
    }
}

impl Drop for Admission {
    fn drop(&mut self) {
        let mut open = self.admitted.open();
        if let Some(door) = open.get_mut(&self.hash) {
            door.streams -= 1;
            if door.streams == 0 {
                open.remove(&self.hash);
            }
        }
    }
}
