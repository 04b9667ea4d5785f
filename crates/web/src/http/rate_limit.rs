//! Rate limits: how often one address may ask for something in a minute. What counts as one address is said by
//! [`crate::http::request_context::network`].

use std::collections::HashMap;
use std::sync::Mutex;
use std::time::Instant;

/// Buckets that fill again as time passes, one for each address or account.
pub struct RateLimiter {
    /// What a bucket holds, and what flows into it in a minute; 0 for no limit.
    most: f64,
    buckets: Mutex<HashMap<String, (f64, Instant)>>,
}

impl RateLimiter {
    /// So many a minute, all at once if need be; 0 for no limit.
    pub fn per_minute(most: u32) -> Self {
        Self { most: most as f64, buckets: Mutex::default() }
    }

    /// Takes one for somebody; after how many seconds there will be one again, where there is none.
    ///
    /// # Errors
    /// The seconds to wait.
    pub fn take(&self, who: &str) -> Result<(), u32> {
        if self.most == 0.0 {
            return Ok(());
        }
        let now = Instant::now();
        let mut buckets = self.buckets.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if buckets.len() > 100_000 {
            // Whoever has not asked for a minute has a full bucket anyway.
            buckets.retain(|_, (_, seen)| now.duration_since(*seen).as_secs() < 60);
        }
        let (left, seen) = buckets.entry(who.into()).or_insert((self.most, now));
        *left = (*left + now.duration_since(*seen).as_secs_f64() * self.most / 60.0).min(self.most);
        *seen = now;
        if *left < 1.0 {
            return Err((((1.0 - *left) * 60.0 / self.most).ceil() as u32).max(1));
        }
        *left -= 1.0;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_runs_dry_for_one_and_not_for_another() {
        let limits = RateLimiter::per_minute(3);
        assert!((0..3).all(|_| limits.take("a").is_ok()));
        assert!(limits.take("a").is_err_and(|seconds| (1..=20).contains(&seconds)));
        assert!(limits.take("b").is_ok());
        let none = RateLimiter::per_minute(0);
        assert!((0..1000).all(|_| none.take("a").is_ok()));
    }
}
