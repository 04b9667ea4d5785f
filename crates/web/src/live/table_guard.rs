//! A table that somebody looks at or changes, and nobody else meanwhile.

use crate::live::LiveTable;
use crate::live::append_error::AppendError;
use crate::live::table_state::TableState;
use crate::store::{Store, StoreResult};
use std::ops::{Deref, DerefMut};
use std::sync::Arc;
use tokio::sync::MutexGuard;

/// A table that somebody looks at or changes, and nobody else meanwhile. Whatever may change it clears what was rendered of it.
pub struct TableGuard<'a> {
    live: &'a Arc<LiveTable>,
    state: MutexGuard<'a, TableState>,
}

impl Deref for TableGuard<'_> {
    type Target = TableState;

    fn deref(&self) -> &TableState {
        &self.state
    }
}

impl DerefMut for TableGuard<'_> {
    fn deref_mut(&mut self) -> &mut TableState {
        self.state.renders.clear();
        &mut self.state
    }
}

impl Drop for TableGuard<'_> {
    fn drop(&mut self) {
        // Whatever broke, broke in the middle of something: the store knows better.
        if std::thread::panicking() {
            self.live.mark_stale();
        }
    }
}

impl<'a> TableGuard<'a> {
    pub(super) fn new(live: &'a Arc<LiveTable>, state: MutexGuard<'a, TableState>) -> Self {
        Self { live, state }
    }

    /// The table, for those who come later.
    pub fn live(&self) -> &'a Arc<LiveTable> {
        self.live
    }

    /// Reads the table again where the store knows better by now: what was done may have come to nothing, since another node was
    /// faster.
    ///
    /// # Errors
    /// If the store does not answer, or has it no more.
    pub async fn refresh(&mut self, store: &Store) -> StoreResult<()> {
        self.live.read_if_stale(store, &mut self.state).await
    }

    /// Lets standing orders and quick bots answer. Where nobody has anything to answer, what was rendered stays.
    pub fn advance(&mut self) {
        if self.state.renders.is_empty() {
            self.state.advance();
            return;
        }
        let before = self.state.progress();
        self.state.advance();
        if self.state.progress() != before {
            self.state.renders.clear();
        }
    }

    /// Forgets what was rendered where nobody has asked for it since this was last called.
    pub fn clear_unwanted_renders(&mut self) {
        self.state.renders.clear_unless_wanted();
    }

    /// Somebody who looks on has been told of the table as it stands: what was rendered of it goes once all have.
    pub fn told_onlooker(&self) {
        self.state.renders.told_one_of(self.live.onlookers());
    }

    /// Asks something of the people at the table, or nothing any more.
    ///
    /// # Errors
    /// If the store does not answer, or somebody was faster.
    pub async fn set_consent(&mut self, store: &Store, asked: Option<String>) -> Result<(), AppendError> {
        if self.row.asked == asked {
            return Ok(());
        }
        if !store.set_asked(&self.live.id, self.row.asked.as_deref(), asked.as_deref()).await? {
            self.live.mark_stale();
            return Err(AppendError::Overtaken);
        }
        self.row.asked = asked;
        self.live.notify();
        Ok(())
    }

    /// Whatever was asked of the people is asked no more: something else has happened. Where that cannot be written, the question
    /// is one of another turn all the same.
    pub async fn clear_consent(&mut self, store: &Store) {
        if let Err(error) = self.set_consent(store, None).await {
            tracing::warn!(table = self.live.id, ?error, "a question stays in the store");
        }
    }

    /// Writes down what the session has come to, and tells those who look on. Where that fails, the table is read again
    /// before anybody looks at it.
    ///
    /// # Errors
    /// Why it does not stand.
    pub async fn save(&mut self, store: &Store) -> Result<(), AppendError> {
        let saved = self.deref_mut().save(store).await;
        match saved {
            Ok(()) => self.live.notify(),
            Err(_) => self.live.mark_stale(),
        }
        saved
    }
}
