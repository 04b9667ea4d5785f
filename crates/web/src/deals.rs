//! How hard deals are, and deals that are as hard as somebody would like: worked out once, and remembered.

use crate::http::http_error::HttpError;
use crate::live::table_spec::fresh_seed;
use crate::site::Site;
use bots::difficulty::{FoundDeal, difficulty, find_deal, has_difficulty};
use kernel::Text;
use std::collections::BTreeMap;
use std::sync::Mutex;
use std::time::{Duration, Instant};
use table::{DealDifficulty, DealWish, Luck, Settings};

/// How many deals are remembered.
const MOST_KNOWN: usize = 2_000;

/// For how long somebody waits for a deal; then it is the nearest that was found.
const PATIENCE: Duration = Duration::from_secs(4);

/// How hard the deals are that somebody has asked for, by game, kind and seed.
#[derive(Default)]
pub struct KnownDeals(Mutex<BTreeMap<[String; 3], DealDifficulty>>);

impl KnownDeals {
    fn get(&self, deal: &[String; 3]) -> Option<DealDifficulty> {
        self.0.lock().ok()?.get(deal).copied()
    }

    fn keep(&self, deal: [String; 3], found: DealDifficulty) {
        let Ok(mut known) = self.0.lock() else { return };
        if known.len() >= MOST_KNOWN {
            known.clear();
        }
        known.insert(deal, found);
    }
}

impl Site {
    /// How hard a deal is; nothing where that cannot be said, or others are waiting for such things.
    pub async fn difficulty(&self, game: &str, kind: &str, settings: Settings) -> Option<DealDifficulty> {
        let Luck::Seed { seed, .. } = &settings.luck else { return None };
        let deal = [game, kind, seed].map(String::from);
        if let Some(known) = self.known_deals.get(&deal) {
            return Some(known);
        }
        let id = game.to_string();
        if !has_difficulty(&id, &settings) {
            return None;
        }
        // One after the other, whoever asks: nobody waits for a game because many look at deals.
        let found = self.bot_pool.run_soon("deals", move || difficulty(&id, &settings)).await?.ok()?;
        self.known_deals.keep(deal, found);
        Some(found)
    }

    /// Finds a deal that is what somebody would like.
    ///
    /// # Errors
    /// If there is none, or too many are looking for one.
    pub async fn find_deal(&self, game: &str, settings: Settings, wish: DealWish) -> Result<FoundDeal, HttpError> {
        let id = game.to_string();
        let find = move || {
            let until = Instant::now() + PATIENCE;
            let mut seeds = || fresh_seed(&id, false).0;
            find_deal(&id, &settings, wish, &mut seeds, &mut |_| Instant::now() < until)
        };
        let found = self.bot_pool.run_soon("deals", find).await.ok_or_else(HttpError::busy)?;
        found.map_err(|_| HttpError::refused(Text::new("deal-none")))
    }
}
