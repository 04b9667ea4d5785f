//! A fair queue: each for whom something is worked out that takes time waits in a lane of their own, so nobody's many requests keep
//! others waiting.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::Duration;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;

/// For how many people something is worked out or waits at most.
const MOST: usize = 1000;

/// How much of it for one of them.
const LONGEST: usize = 32;

tokio::task_local! {
    /// On whose account a request is answered: the network that it comes from.
    pub static REQUESTED_BY: String;
}

/// The lane of whoever the request that is being answered comes from; of somebody else, where nobody has asked.
pub fn requested_by(otherwise: &str) -> String {
    REQUESTED_BY.try_with(String::clone).unwrap_or_else(|_| otherwise.to_string())
}

/// A queue with a lane for each for whom work is done. From each lane one goes on at a time, and from all of them as many as there is
/// room for.
pub struct FairQueue {
    lanes: Mutex<HashMap<String, Weak<Semaphore>>>,
    room: Arc<Semaphore>,
}

/// The front of somebody's lane, for as long as it is held.
pub struct LaneFront(OwnedSemaphorePermit);

/// The permit to work, for as long as it is held: it is somebody's turn.
pub struct WorkPermit {
    _lane: OwnedSemaphorePermit,
    _room: OwnedSemaphorePermit,
}

impl FairQueue {
    /// A queue from which so many go on at once.
    pub fn new(room: usize) -> Self {
        Self { lanes: Mutex::default(), room: Arc::new(Semaphore::new(room)) }
    }

    /// Somebody's lane; nothing where it is too long, or there are too many.
    fn lane(&self, who: &str) -> Option<Arc<Semaphore>> {
        let mut lanes = self.lanes.lock().unwrap_or_else(PoisonError::into_inner);
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

    /// Waits for the front of somebody's lane; nothing where too many wait already.
    pub async fn reach_front(&self, who: &str) -> Option<LaneFront> {
        Some(LaneFront(self.lane(who)?.acquire_owned().await.ok()?))
    }

    /// Waits for the turn of whoever is at the front of a lane.
    pub async fn acquire_at_front(&self, LaneFront(lane): LaneFront) -> Option<WorkPermit> {
        Some(WorkPermit { _lane: lane, _room: self.room.clone().acquire_owned().await.ok()? })
    }

    /// Waits for somebody's turn; nothing where too many wait already.
    pub async fn acquire(&self, who: &str) -> Option<WorkPermit> {
        let front = self.reach_front(who).await?;
        self.acquire_at_front(front).await
    }

    /// The same for whoever would rather come again than wait for longer.
    pub async fn acquire_within(&self, who: &str, patience: Duration) -> Option<WorkPermit> {
        timeout(patience, self.acquire(who)).await.ok()?
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lanes_and_many_lanes_are_closed() {
        let queue = FairQueue::new(1);
        let held: Vec<_> = (0..LONGEST + 8).filter_map(|_| queue.lane("Ada")).collect();
        assert_eq!(held.len(), LONGEST);
        assert!(held.iter().all(|lane| Arc::ptr_eq(lane, &held[0])), "one lane");
        let others: Vec<_> = (0..MOST + 8).filter_map(|other| queue.lane(&other.to_string())).collect();
        assert_eq!(others.len(), MOST - 1);
        drop((held, others));
        assert!(queue.lane("Ada").is_some() && queue.lane("Bea").is_some());
    }

    /// Whoever comes once does not wait for all that somebody else has asked for before.
    #[tokio::test]
    async fn everybody_has_their_turn() {
        let queue = Arc::new(FairQueue::new(1));
        let first = queue.acquire("Ada").await.expect("a turn");
        let (told, mut heard) = tokio::sync::mpsc::unbounded_channel();
        let wait = |who: &'static str| {
            let (queue, told) = (queue.clone(), told.clone());
            tokio::spawn(async move {
                let turn = queue.acquire(who).await;
                told.send((who, turn.is_some())).expect("somebody hears");
            })
        };
        let mut waiting: Vec<_> = (0..LONGEST - 1).map(|_| wait("Ada")).collect();
        tokio::task::yield_now().await;
        waiting.push(wait("Bea"));
        tokio::task::yield_now().await;
        assert!(queue.acquire("Ada").await.is_none(), "the lane is full");
        drop(first);
        for waiting in waiting {
            waiting.await.expect("an end");
        }
        let mut order = Vec::new();
        while let Ok(turn) = heard.try_recv() {
            order.push(turn);
        }
        assert_eq!(order.len(), LONGEST);
        assert!(order.iter().all(|(_, had)| *had));
        assert!(order[..2].contains(&("Bea", true)), "{order:?}");
    }

    #[tokio::test]
    async fn whoever_does_not_want_to_wait_is_told_so() {
        let queue = FairQueue::new(1);
        let first = queue.acquire("Ada").await.expect("a turn");
        assert!(queue.acquire_within("Bea", Duration::ZERO).await.is_none());
        drop(first);
        assert!(queue.acquire_within("Bea", Duration::ZERO).await.is_some());
    }
}
