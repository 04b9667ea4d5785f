//! A table that somebody looks at or changes, and nobody else meanwhile.

use crate::live::LiveTable;
use crate::live::table_state::TableState;
use std::ops::{Deref, DerefMut};
use tokio::sync::MutexGuard;

/// A table that somebody looks at or changes, and nobody else meanwhile.
pub struct TableGuard<'a> {
    pub(super) live: &'a LiveTable,
    pub(super) state: MutexGuard<'a, TableState>,
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
