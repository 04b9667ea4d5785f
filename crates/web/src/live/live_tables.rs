//! The tables in memory. Any of them can be forgotten: the store has them.

use crate::clock::{lasted, uptime};
use crate::live::LiveTable;
use crate::live::append_error::AppendError;
use crate::live::bot_pool::{BotPool, PATIENCE, spare_cores};
use crate::live::fair_queue::{self, FairQueue};
use crate::live::table_guard::TableGuard;
use crate::store::{Place, Store, StoreError, StoreResult, now};
use bots::TableLoop;
use kernel::Seat;
use sqlx::postgres::{PgListener, PgPoolOptions};
use std::collections::HashMap;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// For how many seconds a table is kept in memory after the last look at it.
const MEMORY: i64 = 300;

/// After how many seconds a table goes at which nothing was ever decided.
const NEVER_PLAYED: i64 = 30 * 86_400;

/// How often idle tables are looked for in an hour.
const ROUNDS_AN_HOUR: u64 = 120;

/// After how many seconds somebody sees to a table that does not go on.
const ROUND: i64 = 4;

/// The tables in memory.
pub struct LiveTables {
    /// What is kept.
    pub store: Arc<Store>,
    tables: Mutex<HashMap<String, Arc<LiveTable>>>,
    /// Where bots think.
    bot_pool: Arc<BotPool>,
    /// Where those wait for whom tables are read from the store: they do not wait for bots.
    readers: FairQueue,
}

impl LiveTables {
    /// None yet.
    pub fn new(store: Arc<Store>, bot_pool: Arc<BotPool>) -> Arc<Self> {
        Arc::new(Self { store, tables: Mutex::default(), bot_pool, readers: FairQueue::new(spare_cores()) })
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<String, Arc<LiveTable>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The table of that id where it is at hand: nothing is read for it.
    pub fn in_memory(&self, id: &str) -> Option<Arc<LiveTable>> {
        self.tables().get(id).filter(|live| !live.gone()).cloned()
    }

    /// The table of that id, if there is one.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn table(self: &Arc<Self>, id: &str) -> StoreResult<Option<Arc<LiveTable>>> {
        if let Some(live) = self.in_memory(id) {
            return Ok(Some(live));
        }
        if !crate::ids::plausible(id) {
            return Ok(None);
        }
        // Reading a table means playing its game again.
        let reader = fair_queue::requested_by(id);
        let permit = self.readers.acquire_within(&reader, PATIENCE).await.ok_or(StoreError::Busy)?;
        if let Some(live) = self.in_memory(id) {
            return Ok(Some(live));
        }
        let Some(live) = LiveTable::load(&self.store, id).await? else { return Ok(None) };
        drop(permit);
        // Whoever was faster has the table that counts.
        let live = self.tables().entry(id.into()).or_insert_with(|| Arc::new(live)).clone();
        // A server that stopped in the middle of something goes on with it, though whoever asked may have gone.
        let (tables, resumed) = (self.clone(), live.clone());
        match tokio::spawn(async move { tables.resume_table(&resumed).await }).await {
            Ok(done) => done.map(|()| Some(live)),
            Err(error) => Err(StoreError::Away(error.to_string())),
        }
    }

    /// Takes a table, begins what should have begun there, and goes on.
    async fn resume_table(self: &Arc<Self>, live: &Arc<LiveTable>) -> StoreResult<()> {
        let mut table = live.lock_unused(&self.store).await?;
        self.resume(&mut table).await
    }

    /// Begins what should have begun, lets orders and bots answer, and keeps what comes of it: nothing, where nobody was
    /// interrupted; then what was rendered of the table stays.
    async fn resume(self: &Arc<Self>, table: &mut TableGuard<'_>) -> StoreResult<()> {
        if table.should_begin()
            && let Err(error) = table.begin()
        {
            if table.live().mark_unplayable() {
                tracing::error!(table = table.live().id, ?error, "a table cannot be laid out");
            }
            return Ok(());
        }
        table.advance();
        if table.has_unsaved_lines() {
            match table.save(&self.store).await {
                Ok(()) => {}
                // What another node wrote is read by whoever looks next.
                Err(AppendError::Overtaken) => return Ok(()),
                Err(AppendError::Store(error)) => return Err(error),
            }
        }
        self.start_bot_turn(table);
        Ok(())
    }

    /// How many tables are in memory.
    pub fn count(&self) -> usize {
        self.tables().len()
    }

    /// Lets a bot think that takes its time, where it is its turn; what it decides is kept like everybody's decisions.
    pub fn start_bot_turn(self: &Arc<Self>, table: &TableGuard<'_>) {
        let Some((turn, lines)) = table.slow_turn() else { return };
        let live = table.live().clone();
        if live.bot_thinking.swap(true, Ordering::AcqRel) {
            return;
        }
        let (tables, owner) = (self.clone(), table.row.owner.clone());
        tokio::spawn(async move {
            let seat = turn.seat;
            let decided = tables.bot_pool.run(&owner, move || turn.decide()).await;
            live.bot_thinking.store(false, Ordering::Release);
            if let Some(action) = decided
                && let Err(error) = tables.apply_bot_decision(&live, seat, &action, lines).await
            {
                // The next round lets it think again, once the store is back.
                tracing::warn!(table = live.id, %error, "a bot's decision was not kept");
            }
        });
    }

    async fn apply_bot_decision(
        self: &Arc<Self>,
        live: &Arc<LiveTable>,
        seat: Seat,
        action: &str,
        lines: usize,
    ) -> StoreResult<()> {
        let mut table = live.lock(&self.store).await?;
        // Something may have been taken back in the meantime; then the bot thinks again.
        if table.lines() == lines
            && let Some(session) = &mut table.session
            && TableLoop::default().decide(session, seat, action).is_ok()
        {
            table.advance();
            match table.save(&self.store).await {
                Ok(()) => {}
                Err(AppendError::Overtaken) => return Ok(()),
                Err(AppendError::Store(error)) => return Err(error),
            }
            table.clear_consent(&self.store).await;
        }
        self.start_bot_turn(&table);
        Ok(())
    }

    /// Goes on, for as long as there is a server, with tables at which a bot was interrupted: the store was away, or the node
    /// stopped that had it think.
    pub async fn resume_stalled_tables(self: Arc<Self>) {
        loop {
            tokio::time::sleep(Duration::from_secs(ROUND as u64)).await;
            self.resume_stalled_tables_once().await;
        }
    }

    /// One round of that.
    pub async fn resume_stalled_tables_once(self: &Arc<Self>) {
        let waiting = |live: &&Arc<LiveTable>| live.is_watched() && !live.bot_thinking.load(Ordering::Acquire);
        let waiting: Vec<Arc<LiveTable>> = self.tables().values().filter(waiting).cloned().collect();
        for live in waiting {
            let (tables, table) = (self.clone(), live.id.clone());
            // A table that breaks breaks alone.
            if let Err(error) = tokio::spawn(async move { tables.resume_if_stalled(&live).await }).await {
                tracing::error!(table, %error, "a table broke");
            }
        }
    }

    async fn resume_if_stalled(self: &Arc<Self>, live: &Arc<LiveTable>) {
        let Ok(mut table) = live.lock_unused(&self.store).await else { return };
        // Another node may be at it.
        if lasted(table.row.touched, now()) < ROUND {
            return;
        }
        // Games that have ended, and people who think, would keep most of what was rendered.
        table.clear_unwanted_renders();
        if let Err(error) = self.resume(&mut table).await {
            tracing::warn!(table = live.id, %error, "a table does not go on");
        }
    }

    /// Has tables read again that were changed in the store besides their lines, here and at other nodes; bots go on at them.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn reload(self: &Arc<Self>, ids: &[String]) -> StoreResult<()> {
        for id in ids {
            let live = self.tables().get(id).cloned();
            if let Some(live) = live {
                live.mark_stale();
                match self.resume_table(&live).await {
                    Err(StoreError::Gone) => {
                        self.tables().remove(id);
                    }
                    done => done?,
                }
            }
            self.store.tell_others(id).await?;
        }
        Ok(())
    }

    /// Forgets tables that nobody has looked at for a while, for as long as there is a server.
    pub async fn evict_idle_tables(self: Arc<Self>) {
        let mut heard = self.store.news().await.ok();
        for round in 0_u64.. {
            tokio::time::sleep(Duration::from_secs(3600 / ROUNDS_AN_HOUR)).await;
            let idle = uptime() - MEMORY;
            self.tables().retain(|_, live| !live.gone() && (Arc::strong_count(live) > 1 || !live.idle_since(idle)));
            if round % ROUNDS_AN_HOUR == 0 {
                self.delete_never_played().await;
            }
            // Those who run the server may have changed tables from the command line.
            if let Ok(news) = self.store.news().await {
                if heard.is_some_and(|heard| heard != news) {
                    self.tables().values().for_each(|live| live.mark_stale());
                }
                heard = Some(news);
            }
        }
    }

    /// Removes tables that were laid out and never played at.
    async fn delete_never_played(&self) {
        if !self.store.follows_a_round("never played", now()).await.unwrap_or(false) {
            return;
        }
        let Ok(never) = self.store.tables_never_played_since(now() - NEVER_PLAYED).await else { return };
        for id in never {
            let _ = self.store.delete_table(&id).await;
            if let Some(live) = self.tables().get(&id) {
                live.mark_stale();
            }
        }
    }

    /// Hears of what other nodes have written, for as long as there is a server.
    pub async fn listen_for_changes(self: Arc<Self>) {
        let Place::Postgres(url) = self.store.place().clone() else { return };
        loop {
            if let Err(error) = self.receive_changes(&url).await {
                tracing::warn!(%error, "no news from other nodes");
            }
            tokio::time::sleep(Duration::from_secs(1)).await;
        }
    }

    async fn receive_changes(&self, url: &str) -> Result<(), sqlx::Error> {
        let line = PgPoolOptions::new().max_connections(1).acquire_timeout(Duration::from_secs(3));
        let mut listener = PgListener::connect_with(&line.connect(url).await?).await?;
        // A line that breaks is opened again here, where whatever was missed meanwhile is read from the store.
        listener.eager_reconnect(false);
        listener.listen("oubliette").await?;
        self.tables().values().for_each(|live| live.mark_stale());
        while let Some(news) = listener.try_recv().await? {
            let mut words = news.payload().split(' ');
            if words.next() != Some(self.store.node.as_str()) {
                let tables = self.tables();
                words.filter_map(|table| tables.get(table)).for_each(|live| live.mark_stale());
            }
        }
        Ok(())
    }
}
