//! How much one address may ask for: a network, as [`crate::http::request_context::network`] has it.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Mutex;
use std::time::Instant;

/// Buckets that fill again as time passes, one for each address or account.
pub struct Limits {
    /// What a bucket holds, and what flows into it in a minute; 0 for no limit.
    most: f64,
    buckets: Mutex<HashMap<String, (f64, Instant)>>,
}

impl Limits {
    /// So many a minute, all at once if need be; 0 for no limit.
    pub fn a_minute(most: u32) -> Self {
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

/// How many streams each address holds open.
pub struct Open {
    most: u32,
    held: Mutex<HashMap<IpAddr, u32>>,
}

/// A stream that is held open.
pub struct Held {
    open: std::sync::Arc<Open>,
    address: IpAddr,
}

impl Open {
    /// So many for each address at most; 0 for no limit.
    pub fn at_most(most: u32) -> std::sync::Arc<Self> {
        std::sync::Arc::new(Self { most, held: Mutex::default() })
    }

    /// Holds one more, where that is allowed.
    pub fn hold(self: &std::sync::Arc<Self>, address: IpAddr) -> Option<Held> {
        self.hold_of(address, self.most)
    }

    /// Holds one more, where an address may hold so many now; 0 for no limit.
    pub fn hold_of(self: &std::sync::Arc<Self>, address: IpAddr, most: u32) -> Option<Held> {
        let mut held = self.held.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        let count = held.entry(address).or_insert(0);
        if most != 0 && *count >= most {
            return None;
        }
        *count += 1;
        Some(Held { open: self.clone(), address })
    }

    /// How many there are in all.
    pub fn count(&self) -> u32 {
        self.held.lock().unwrap_or_else(std::sync::PoisonError::into_inner).values().sum()
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        let mut held = self.open.held.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if let Some(count) = held.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                held.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_runs_dry_for_one_and_not_for_another() {
        let limits = Limits::a_minute(3);
        assert!((0..3).all(|_| limits.take("a").is_ok()));
        assert!(limits.take("a").is_err_and(|seconds| (1..=20).contains(&seconds)));
        assert!(limits.take("b").is_ok());
        let none = Limits::a_minute(0);
        assert!((0..1000).all(|_| none.take("a").is_ok()));
    }

    #[test]
    fn streams_are_counted_while_they_are_held() {
        let open = Open::at_most(2);
        let here = IpAddr::from([127, 0, 0, 1]);
        let (first, second) = (open.hold(here), open.hold(here));
        assert!(first.is_some() && second.is_some() && open.hold(here).is_none());
        drop(first);
        assert_eq!(open.count(), 1);
        assert!(open.hold(here).is_some());
    }
}
