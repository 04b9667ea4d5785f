//! What every request can reach.

use crate::background;
use crate::config::Config;
use crate::deals::KnownDeals;
use crate::http::concurrency_limit::ConcurrencyLimit;
use crate::http::http_error::HttpError;
use crate::http::quota::{self, Allowance};
use crate::http::rate_limit::RateLimiter;
use crate::ids;
use crate::live::LiveTable;
use crate::live::bot_pool::BotPool;
use crate::live::live_tables::LiveTables;
use crate::live::stream_registry::StreamRegistry;
use crate::localizer::Localizer;
use crate::metrics::Metrics;
use crate::people::passwords;
use crate::replays::open_replays::OpenReplays;
use crate::replays::replay_cache::ReplayCache;
use crate::replays::reviews::Reviews;
use crate::store::{Store, StoreResult};
use kernel::Lang;
use std::sync::Arc;

/// How many bytes of drawings are kept: some thousand of them.
const MOST_BYTES: usize = 32 << 20;

/// How many bytes of what games earned are kept: some ten thousand games.
const MOST_TROPHY_BYTES: usize = 1 << 20;

/// What every request can reach.
pub struct Site {
    /// How the server is run.
    pub config: Config,
    /// What is kept.
    pub store: Arc<Store>,
    /// The tables in memory.
    pub live_tables: Arc<LiveTables>,
    /// Where bots think and games are played again.
    pub bot_pool: Arc<BotPool>,
    /// Requests.
    pub requests: RateLimiter,
    /// Attempts to log in, to recover a seat and the like, of one address; and at the password of one account.
    pub attempts: RateLimiter,
    /// Attempts of everybody to log in by one name: so many more that strangers lock nobody out easily.
    pub attempts_at_name: RateLimiter,
    /// New tables in a minute.
    pub table_creations: RateLimiter,
    /// New tables in a day.
    pub table_creations_a_day: Allowance,
    /// Bytes of records from elsewhere in a day.
    pub imports_a_day: Allowance,
    /// Streams.
    pub streams: Arc<ConcurrencyLimit>,
    /// Drawings of games that are over, looked at again.
    pub replays: ReplayCache,
    /// The trophies that games earned which are over: nothing but the games says so, and to replay them takes long.
    pub earned: ReplayCache,
    /// How hard deals are.
    pub known_deals: KnownDeals,
    /// Games that are being looked at again.
    pub open_replays: OpenReplays,
    /// Reviews that are being found.
    pub reviews: Reviews,
    /// Those who hold streams open.
    pub stream_registry: Arc<StreamRegistry>,
    /// What is counted.
    pub metrics: Metrics,
    /// What daily seeds are made of: the same for all nodes, and known to nobody.
    pub secret: String,
    /// Whether the server has been asked to stop.
    pub stopping: tokio::sync::watch::Sender<bool>,
    localizers: [Localizer; 2],
}

impl Site {
    /// Opens the store and all that goes with it.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn open(config: Config) -> StoreResult<Arc<Self>> {
        let store = Store::open(config.place.clone()).await?;
        let bot_pool = Arc::new(BotPool::default());
        let live_tables = LiveTables::new(store.clone(), bot_pool.clone());
        passwords::get_ready().await;
        let secret = store.once("secret", || ids::fresh() + &ids::fresh()).await?;
        let (tidied, rounds, heard, kept) =
            (live_tables.clone(), live_tables.clone(), live_tables.clone(), store.clone());
        background::supervise("evict idle tables", move || tidied.clone().evict_idle_tables());
        background::supervise("resume stalled tables", move || rounds.clone().resume_stalled_tables());
        background::supervise("listen for changes", move || heard.clone().listen_for_changes());
        let (stream_registry, known) = (Arc::new(StreamRegistry::default()), store.clone());
        let registry = stream_registry.clone();
        background::supervise("close revoked streams", move || registry.clone().close_revoked_streams(known.clone()));
        background::supervise("forget what is old", move || crate::people::accounts::forget_day_by_day(kept.clone()));
        Ok(Arc::new(Self {
            requests: RateLimiter::per_minute(config.rate),
            // However many requests anybody may make, nobody guesses without end.
            attempts: RateLimiter::per_minute(20),
            attempts_at_name: RateLimiter::per_minute(200),
            table_creations: RateLimiter::per_minute(config.rate.div_ceil(10)),
            table_creations_a_day: Allowance::per_day(
                u64::from(config.rate.div_ceil(10)) * u64::from(quota::MINUTES_OF_TABLES),
            ),
            imports_a_day: Allowance::per_day(if config.rate == 0 { 0 } else { quota::IMPORT_BYTES_A_DAY }),
            stream_registry: stream_registry.clone(),
            streams: ConcurrencyLimit::at_most(config.streams),
            replays: ReplayCache::new(MOST_BYTES),
            earned: ReplayCache::new(MOST_TROPHY_BYTES),
            known_deals: KnownDeals::default(),
            open_replays: OpenReplays::default(),
            reviews: Reviews::default(),
            metrics: Metrics::default(),
            stopping: tokio::sync::watch::Sender::new(false),
            localizers: Lang::ALL.map(Localizer::new),
            secret,
            live_tables,
            bot_pool,
            store,
            config,
        }))
    }

    /// A language.
    pub fn localizer(&self, lang: Lang) -> &Localizer {
        match lang {
            Lang::Fr => &self.localizers[0],
            Lang::En => &self.localizers[1],
        }
    }

    /// The table of that id.
    ///
    /// # Errors
    /// If there is none, or the store does not answer.
    pub async fn table(&self, id: &str) -> Result<Arc<LiveTable>, HttpError> {
        self.live_tables.table(id).await?.ok_or_else(HttpError::no_table)
    }
}
