//! Concurrency limits: how many streams or connections one address may hold open at a time.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

/// How many streams or connections each address holds open.
pub struct ConcurrencyLimit {
    most: u32,
    held: Mutex<HashMap<IpAddr, u32>>,
}

/// One that is held open, for as long as this is held.
pub struct ConcurrencyPermit {
    open: Arc<ConcurrencyLimit>,
    address: IpAddr,
}

impl ConcurrencyLimit {
    /// So many for each address at most; 0 for no limit.
    pub fn at_most(most: u32) -> Arc<Self> {
        Arc::new(Self { most, held: Mutex::default() })
    }

    /// Holds one more, where that is allowed.
    pub fn hold(self: &Arc<Self>, address: IpAddr) -> Option<ConcurrencyPermit> {
        self.hold_of(address, self.most)
    }

    /// Holds one more, where an address may hold so many now; 0 for no limit.
    pub fn hold_of(self: &Arc<Self>, address: IpAddr, most: u32) -> Option<ConcurrencyPermit> {
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        let count = held.entry(address).or_insert(0);
        if most != 0 && *count >= most {
            return None;
        }
        *count += 1;
        Some(ConcurrencyPermit { open: self.clone(), address })
    }

    /// How many there are in all.
    pub fn count(&self) -> u32 {
        self.held.lock().unwrap_or_else(PoisonError::into_inner).values().sum()
    }
}

impl Drop for ConcurrencyPermit {
    fn drop(&mut self) {
        let mut held = self.open.held.lock().unwrap_or_else(PoisonError::into_inner);
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
    fn streams_are_counted_while_they_are_held() {
        let open = ConcurrencyLimit::at_most(2);
        let here = IpAddr::from([127, 0, 0, 1]);
        let (first, second) = (open.hold(here), open.hold(here));
        assert!(first.is_some() && second.is_some() && open.hold(here).is_none());
        drop(first);
        assert_eq!(open.count(), 1);
        assert!(open.hold(here).is_some());
    }
}
