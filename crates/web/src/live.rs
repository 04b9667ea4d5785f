//! Live tables: tables in memory, what is done at them, bots that think, and those who look on.
//!
//! Read in this order: [`table_spec`], [`table_state`], [`table_guard`], [`render_cache`], [`fair_queue`], [`bot_pool`], [`live_tables`],
//! [`undo_request`], [`table_commands`], [`seat_names`], [`stream_registry`], [`subscription`], [`presence`].

pub mod append_error;
pub mod bot_pool;
pub mod fair_queue;
pub mod live_tables;
pub mod presence;
pub mod render_cache;
pub mod seat_names;
pub mod stream_registry;
pub mod subscription;
pub mod table_commands;
pub mod table_guard;
pub mod table_news;
pub mod table_spec;
pub mod table_state;
pub mod undo_request;

use crate::clock::uptime;
use crate::store::{Store, StoreError, StoreResult};
use presence::Presence;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU64, Ordering};
use table_guard::TableGuard;
use table_state::TableState;
use tokio::sync::{Mutex, watch};

/// A table in memory: its game as the store has it, and those who look on.
pub struct LiveTable {
    /// Its id.
    pub id: String,
    state: Mutex<TableState>,
    /// Whether the store knows better.
    stale: AtomicBool,
    changed: watch::Sender<u64>,
    /// When somebody last looked, in seconds since the server was begun.
    used: AtomicI64,
    times_locked: AtomicU64,
    /// Whether a bot that takes its time is at it.
    pub bot_thinking: AtomicBool,
    /// Whether the store has it no more.
    gone: AtomicBool,
    /// Whether it cannot be laid out as the store has it, and that was told.
    unplayable: AtomicBool,
    presence: Presence,
}

/// A table that is being read again: where that comes to no end, the store still knows better.
struct Reload<'a>(Option<&'a AtomicBool>);

impl Reload<'_> {
    fn done(mut self) {
        self.0 = None;
    }
}

impl Drop for Reload<'_> {
    fn drop(&mut self) {
        if let Some(stale) = self.0 {
            stale.store(true, Ordering::Release);
        }
    }
}

impl LiveTable {
    /// Takes up a table from the store; nothing where there is none of that id.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn load(store: &Store, id: &str) -> StoreResult<Option<Self>> {
        let Some(state) = TableState::load(store, id).await? else { return Ok(None) };
        Ok(Some(Self {
            id: id.into(),
            state: Mutex::new(state),
            stale: AtomicBool::new(false),
            changed: watch::Sender::new(0),
            used: AtomicI64::new(uptime()),
            times_locked: AtomicU64::new(0),
            bot_thinking: AtomicBool::new(false),
            gone: AtomicBool::new(false),
            unplayable: AtomicBool::new(false),
            presence: Presence::default(),
        }))
    }

    /// Takes the table as it stands, to look at it or to change it. A request takes it once.
    ///
    /// # Errors
    /// If the store knows better and does not answer, or has it no more.
    pub async fn lock(self: &Arc<Self>, store: &Store) -> StoreResult<TableGuard<'_>> {
        self.used.store(uptime(), Ordering::Relaxed);
        self.times_locked.fetch_add(1, Ordering::Relaxed);
        self.lock_unused(store).await
    }

    /// The same for the periodic round that looks after tables: nobody has come for it.
    ///
    /// # Errors
    /// If the store knows better and does not answer, or has it no more.
    pub async fn lock_unused(self: &Arc<Self>, store: &Store) -> StoreResult<TableGuard<'_>> {
        let mut state = self.state.lock().await;
        self.read_if_stale(store, &mut state).await?;
        Ok(TableGuard::new(self, state))
    }

    /// Reads it again where the store knows better.
    async fn read_if_stale(&self, store: &Store, state: &mut TableState) -> StoreResult<()> {
        if self.stale.swap(false, Ordering::AcqRel) {
            let reload = Reload(Some(&self.stale));
            match TableState::load(store, &self.id).await? {
                Some(fresh) => state.read_again(fresh),
                None => self.gone.store(true, Ordering::Release),
            }
            reload.done();
        }
        if self.gone() { Err(StoreError::Gone) } else { Ok(()) }
    }

    /// How often it was taken for somebody, be it to look at it or to change it.
    pub fn times_locked(&self) -> u64 {
        self.times_locked.load(Ordering::Relaxed)
    }

    /// Says that the store knows better: another node, or a failure, has seen to that.
    pub fn mark_stale(&self) {
        self.stale.store(true, Ordering::Release);
        self.unplayable.store(false, Ordering::Release);
        self.notify();
    }

    /// Says that it cannot be laid out as the store has it; true the first time, until the store knows better.
    pub fn mark_unplayable(&self) -> bool {
        !self.unplayable.swap(true, Ordering::AcqRel)
    }

    /// Whether the store has it no more, as of the last look.
    pub fn gone(&self) -> bool {
        self.gone.load(Ordering::Acquire)
    }

    /// Tells those who look on that something may have changed.
    pub fn notify(&self) {
        self.changed.send_modify(|version| *version += 1);
    }

    /// For those who look on: it says whenever something may have changed.
    pub fn watch(&self) -> watch::Receiver<u64> {
        self.changed.subscribe()
    }

    /// How many look on.
    pub fn onlookers(&self) -> usize {
        self.changed.receiver_count()
    }

    /// Whether somebody would notice if nothing went on here: somebody looks on, or it is as the store has it; but not where
    /// nothing can.
    pub fn is_watched(&self) -> bool {
        let looked_at = self.onlookers() > 0 || !self.stale.load(Ordering::Acquire);
        looked_at && !self.unplayable.load(Ordering::Acquire)
    }

    /// Whether nobody has looked since the server had run for so many seconds, nor looks on.
    pub fn idle_since(&self, moment: i64) -> bool {
        self.used.load(Ordering::Relaxed) < moment && self.onlookers() == 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whoever hangs up while a table is read again leaves it unread.
    #[test]
    fn what_was_not_read_to_its_end_is_read_again() {
        let stale = AtomicBool::new(false);
        Reload(Some(&stale)).done();
        assert!(!stale.load(Ordering::Acquire));
        drop(Reload(Some(&stale)));
        assert!(stale.load(Ordering::Acquire));
    }
}
