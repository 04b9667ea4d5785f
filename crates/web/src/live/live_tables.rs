//! The tables in memory. Any of them can be forgotten: the store has them.

use crate::clock::{lasted, uptime};
use crate::live::fair_queue::{self, Front, Lanes, Turn};
use crate::live::{Live, NotKept, State};
use crate::store::{Place, Store, StoreError, StoreResult, now};
use kernel::Seat;
use rayon::{ThreadPool, ThreadPoolBuilder};
use sqlx::postgres::{PgListener, PgPoolOptions};
use std::collections::HashMap;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use table::nobody_asks;
use tokio::time::timeout;

/// For how many seconds a table is kept in memory after the last look at it.
const MEMORY: i64 = 300;

/// After how many seconds a table goes at which nothing was ever decided.
const NEVER_PLAYED: i64 = 30 * 86_400;

/// For how long whoever waits for a page waits for their turn, where something takes time.
const PATIENCE: Duration = Duration::from_secs(5);

/// How often the hall is tidied in an hour.
const ROUNDS_AN_HOUR: u64 = 120;

/// After how many seconds somebody sees to a table that does not go on.
const ROUND: i64 = 4;

/// The tables in memory.
pub struct Hall {
    /// What is kept.
    pub store: Arc<Store>,
    tables: Mutex<HashMap<String, Arc<Live>>>,
    /// Where bots think and games are played again: on all cores but one, so that everybody else is served meanwhile.
    minds: Arc<ThreadPool>,
    /// Where those for whom they do wait.
    lanes: Lanes,
    /// Where those wait for whom tables are read from the store: they do not wait for bots.
    readers: Lanes,
}

impl Hall {
    /// An empty hall.
    pub fn new(store: Arc<Store>) -> Arc<Self> {
        let spare = std::thread::available_parallelism().map_or(1, usize::from).max(2) - 1;
        let minds = ThreadPoolBuilder::new().num_threads(spare).build().expect("threads can be had");
        let (minds, lanes, readers) = (Arc::new(minds), Lanes::new(spare), Lanes::new(spare));
        Arc::new(Self { store, tables: Mutex::default(), minds, lanes, readers })
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<String, Arc<Live>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn in_memory(&self, id: &str) -> Option<Arc<Live>> {
        self.tables().get(id).filter(|live| !live.gone()).cloned()
    }

    /// The table of that id, if there is one.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn table(self: &Arc<Self>, id: &str) -> StoreResult<Option<Arc<Live>>> {
        if let Some(live) = self.in_memory(id) {
            return Ok(Some(live));
        }
        if !crate::ids::plausible(id) {
            return Ok(None);
        }
        // Reading a table means playing its game again.
        let turn = self.readers.turn_within(&fair_queue::asked_by(id), PATIENCE).await.ok_or(StoreError::Busy)?;
        if let Some(live) = self.in_memory(id) {
            return Ok(Some(live));
        }
        let Some(live) = Live::load(&self.store, id).await? else { return Ok(None) };
        drop(turn);
        // Whoever was faster has the table that counts.
        let live = self.tables().entry(id.into()).or_insert_with(|| Arc::new(live)).clone();
        // A server that stopped in the middle of something goes on with it, though whoever asked may have gone.
        let (hall, resumed) = (self.clone(), live.clone());
        match tokio::spawn(async move { hall.go_on(&resumed).await }).await {
            Ok(kept) => kept.map(|()| Some(live)),
            Err(error) => Err(StoreError::Away(error.to_string())),
        }
    }

    /// Begins what should have begun, lets orders and bots answer, and keeps what comes of it: nothing, where nobody was
    /// interrupted.
    async fn go_on(self: &Arc<Self>, live: &Arc<Live>) -> StoreResult<()> {
        let mut state = live.unused_state(&self.store).await?;
        if state.should_begin()
            && let Err(error) = state.begin()
        {
            if live.stick() {
                tracing::error!(table = live.id, ?error, "a table cannot be laid out");
            }
            return Ok(());
        }
        state.advance();
        if state.unwritten() {
            match live.keep(&self.store, &mut state).await {
                Ok(()) => {}
                // What another node wrote is read by whoever looks next.
                Err(NotKept::Overtaken) => return Ok(()),
                Err(NotKept::Store(error)) => return Err(error),
            }
        }
        self.think(live, &state);
        Ok(())
    }

    /// How many tables are in memory.
    pub fn count(&self) -> usize {
        self.tables().len()
    }

    /// Lets a bot think that takes its time, where it is its turn; what it decides is kept like everybody's decisions.
    pub fn think(self: &Arc<Self>, live: &Arc<Live>, state: &State) {
        let Some((turn, lines)) = state.slow_turn() else { return };
        if live.thinking.swap(true, Ordering::AcqRel) {
            return;
        }
        let (hall, live, owner) = (self.clone(), live.clone(), state.row.owner.clone());
        tokio::spawn(async move {
            let seat = turn.seat;
            let decided = hall.ponder(&owner, move || turn.decide()).await;
            live.thinking.store(false, Ordering::Release);
            if let Some(action) = decided
                && let Err(error) = hall.decided(&live, seat, &action, lines).await
            {
                // Whoever goes round lets it think again, once the store is back.
                tracing::warn!(table = live.id, %error, "a bot's decision was not kept");
            }
        });
    }

    /// Thinks something through for somebody that takes time, once it is their turn; nothing where that came to no end, or too
    /// many wait already.
    pub async fn ponder<T: Send + 'static>(
        &self,
        who: &str,
        thought: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let turn = self.lanes.turn(who).await?;
        self.think_through(turn, thought).await
    }

    /// The same for whoever waits for a page: nothing, too, where it would not be their turn soon.
    pub async fn ponder_soon<T: Send + 'static>(
        &self,
        who: &str,
        thought: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let turn = self.turn_soon(who).await?;
        self.think_through(turn, thought).await
    }

    /// Waits for the front of somebody's lane: whatever is read for them before something is worked out is read one at a time, too.
    /// Nothing where that would not be soon.
    pub async fn front_soon(&self, who: &str) -> Option<Front> {
        timeout(PATIENCE, self.lanes.front(who)).await.ok()?
    }

    /// Works something out for whoever is at the front of a lane; nothing where it would not be their turn soon.
    pub async fn ponder_next<T: Send + 'static>(
        &self,
        front: Front,
        thought: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let turn = timeout(PATIENCE, self.lanes.turn_of(front)).await.ok()??;
        self.think_through(turn, thought).await
    }

    async fn think_through<T: Send + 'static>(
        &self,
        turn: Turn,
        thought: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let minds = self.minds.clone();
        // It is their turn until it is thought, though whoever asked may have gone.
        let thinking = tokio::task::spawn_blocking(move || {
            let _turn = turn;
            minds.install(thought)
        });
        thinking.await.ok()
    }

    /// Waits until something may be worked out for somebody that takes time; nothing where too many wait already.
    pub async fn turn(&self, who: &str) -> Option<Turn> {
        self.lanes.turn(who).await
    }

    /// The same for whoever waits for a page: nothing, too, where it would not be their turn soon.
    pub async fn turn_soon(&self, who: &str) -> Option<Turn> {
        self.lanes.turn_within(who, PATIENCE).await
    }

    /// Goes on, for as long as there is a hall, with tables at which a bot was interrupted: the store was away, or the node
    /// stopped that had it think.
    pub async fn go_round(self: Arc<Self>) {
        loop {
            tokio::time::sleep(Duration::from_secs(ROUND as u64)).await;
            let waiting = |live: &&Arc<Live>| live.minded() && !live.thinking.load(Ordering::Acquire);
            let waiting: Vec<Arc<Live>> = self.tables().values().filter(waiting).cloned().collect();
            for live in waiting {
                let (hall, table) = (self.clone(), live.id.clone());
                // A table that breaks breaks alone.
                if let Err(error) = tokio::spawn(async move { hall.go_on_if_late(&live).await }).await {
                    tracing::error!(table, %error, "a table broke");
                }
            }
        }
    }

    async fn go_on_if_late(self: &Arc<Self>, live: &Arc<Live>) {
        // Another node may be at it.
        let late = |state: &State| lasted(state.row.touched, now()) >= ROUND;
        if !live.unused_state(&self.store).await.is_ok_and(|state| late(&state)) {
            return;
        }
        if let Err(error) = self.go_on(live).await {
            tracing::warn!(table = live.id, %error, "a table does not go on");
        }
    }

    async fn decided(
        self: &Arc<Self>,
        live: &Arc<Live>,
        seat: Seat,
        action: &str,
        lines: usize,
    ) -> Result<(), StoreError> {
        let mut state = live.state(&self.store).await?;
        // Something may have been taken back in the meantime; then the bot thinks again.
        if state.lines() == lines
            && let Some(session) = &mut state.session
            && session.play(seat, action, &mut nobody_asks).is_ok()
        {
            bots::bot_turn::let_bots_talk(&mut **session, bots::bot_turn::from_the_shelf);
            state.advance();
            match live.keep(&self.store, &mut state).await {
                Ok(()) => {}
                Err(NotKept::Overtaken) => return Ok(()),
                Err(NotKept::Store(error)) => return Err(error),
            }
            live.settle(&self.store, &mut state).await;
        }
        self.think(live, &state);
        Ok(())
    }

    /// Has tables read again that were changed in the store besides their lines, here and at other nodes; bots go on at them.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn reread(self: &Arc<Self>, ids: &[String]) -> StoreResult<()> {
        for id in ids {
            let live = self.tables().get(id).cloned();
            if let Some(live) = live {
                live.forget();
                match self.go_on(&live).await {
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

    /// Forgets tables that nobody has looked at for a while, for as long as there is a hall.
    pub async fn tidy(self: Arc<Self>) {
        let mut heard = self.store.news().await.ok();
        for round in 0_u64.. {
            tokio::time::sleep(Duration::from_secs(3600 / ROUNDS_AN_HOUR)).await;
            let idle = uptime() - MEMORY;
            self.tables().retain(|_, live| !live.gone() && (Arc::strong_count(live) > 1 || !live.idle_since(idle)));
            if round % ROUNDS_AN_HOUR == 0 {
                self.forget_never_played().await;
            }
            // Those who run the server may have changed tables from the command line.
            if let Ok(news) = self.store.news().await {
                if heard.is_some_and(|heard| heard != news) {
                    self.tables().values().for_each(|live| live.forget());
                }
                heard = Some(news);
            }
        }
    }

    /// Removes tables that were laid out and never played at.
    async fn forget_never_played(&self) {
        if !self.store.follows_a_round("never played", now()).await.unwrap_or(false) {
            return;
        }
        let Ok(never) = self.store.tables_never_played_since(now() - NEVER_PLAYED).await else { return };
        for id in never {
            let _ = self.store.delete_table(&id).await;
            if let Some(live) = self.tables().get(&id) {
                live.forget();
            }
        }
    }

    /// Hears of what other nodes have written, for as long as there is a hall.
    pub async fn listen(self: Arc<Self>) {
        let Place::Postgres(url) = self.store.place().clone() else { return };
        loop {
            if let Err(error) = self.hear(&url).await {
                tracing::warn!(%error, "no news from other nodes");
            }
            tokio::time::sleep(Duration::from_secs(1)).await;
        }
    }

    async fn hear(&self, url: &str) -> Result<(), sqlx::Error> {
        let line = PgPoolOptions::new().max_connections(1).acquire_timeout(Duration::from_secs(3));
        let mut listener = PgListener::connect_with(&line.connect(url).await?).await?;
        // A line that breaks is opened again here, where whatever was missed meanwhile is read from the store.
        listener.eager_reconnect(false);
        listener.listen("oubliette").await?;
        self.tables().values().for_each(|live| live.forget());
        while let Some(news) = listener.try_recv().await? {
            let mut words = news.payload().split(' ');
            if words.next() != Some(self.store.node.as_str()) {
                let tables = self.tables();
                words.filter_map(|table| tables.get(table)).for_each(|live| live.forget());
            }
        }
        Ok(())
    }
}
