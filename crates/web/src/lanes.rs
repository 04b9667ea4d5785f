//! Each for whom bots think waits in a lane of their own: nobody's many tables keep others waiting.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};
use tokio::sync::Semaphore;

/// For how many people bots think or wait to think at most.
const MOST: usize = 1000;

/// For how many of their tables.
const LONGEST: usize = 32;

/// The lanes in which thoughts wait for each other.
#[derive(Default)]
pub struct Lanes(Mutex<HashMap<String, Weak<Semaphore>>>);

impl Lanes {
    /// Somebody's lane; nothing where it is too long, or there are too many.
    pub fn of(&self, who: &str) -> Option<Arc<Semaphore>> {
        let mut lanes = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(lane) = lanes.get(who).and_then(Weak::upgrade) {
            return (Arc::strong_count(&lane) <= LONGEST).then_some(lane);
        }
        if lanes.len() >= MOST {
            lanes.retain(|_, lane| lane.strong_count() > 0);
        }
        if lanes.len() >= MOST {
            return None;
        }
        let lane = Arc::new(Semaphore::new(1));
        lanes.insert(who.into(), Arc::downgrade(&lane));
        Some(lane)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lanes_and_many_lanes_are_closed() {
        let lanes = Lanes::default();
        let held: Vec<_> = (0..LONGEST + 8).filter_map(|_| lanes.of("Ada")).collect();
        assert_eq!(held.len(), LONGEST);
        assert!(held.iter().all(|lane| Arc::ptr_eq(lane, &held[0])), "one lane");
        let others: Vec<_> = (0..MOST + 8).filter_map(|other| lanes.of(&other.to_string())).collect();
        assert_eq!(others.len(), MOST - 1);
        drop((held, others));
        assert!(lanes.of("Ada").is_some() && lanes.of("Bea").is_some());
    }
}
