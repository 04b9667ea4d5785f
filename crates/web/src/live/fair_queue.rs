//! Each for whom something is worked out that takes time waits in a lane of their own: nobody's many requests keep others waiting.

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
    pub static ASKED_BY: String;
}

/// The lane of whoever the request that is being answered comes from; of somebody else, where nobody has asked.
pub fn asked_by(otherwise: &str) -> String {
    ASKED_BY.try_with(String::clone).unwrap_or_else(|_| otherwise.to_string())
}

/// The lanes in which work waits. From each lane one goes on at a time, and from all of them as many as there is room for.
pub struct Lanes {
    lanes: Mutex<HashMap<String, Weak<Semaphore>>>,
    room: Arc<Semaphore>,
}

/// The front of somebody's lane, for as long as it is held.
pub struct Front(OwnedSemaphorePermit);

/// Somebody's turn, for as long as it is held.
pub struct Turn {
    _lane: OwnedSemaphorePermit,
    _room: OwnedSemaphorePermit,
}

impl Lanes {
    /// Lanes from which so many go on at once.
    pub fn new(room: usize) -> Self {
        Self { lanes: Mutex::default(), room: Arc::new(Semaphore::new(room)) }
    }

    /// Somebody's lane; nothing where it is too long, or there are too many.
    fn of(&self, who: &str) -> Option<Arc<Semaphore>> {
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
    pub async fn front(&self, who: &str) -> Option<Front> {
        Some(Front(self.of(who)?.acquire_owned().await.ok()?))
    }

    /// Waits for the turn of whoever is at the front of a lane.
    pub async fn turn_of(&self, Front(lane): Front) -> Option<Turn> {
        Some(Turn { _lane: lane, _room: self.room.clone().acquire_owned().await.ok()? })
    }

    /// Waits for somebody's turn; nothing where too many wait already.
    pub async fn turn(&self, who: &str) -> Option<Turn> {
        let front = self.front(who).await?;
        self.turn_of(front).await
    }

    /// The same for whoever would rather come again than wait for longer.
    pub async fn turn_within(&self, who: &str, patience: Duration) -> Option<Turn> {
        timeout(patience, self.turn(who)).await.ok()?
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lanes_and_many_lanes_are_closed() {
        let lanes = Lanes::new(1);
        let held: Vec<_> = (0..LONGEST + 8).filter_map(|_| lanes.of("Ada")).collect();
        assert_eq!(held.len(), LONGEST);
        assert!(held.iter().all(|lane| Arc::ptr_eq(lane, &held[0])), "one lane");
        let others: Vec<_> = (0..MOST + 8).filter_map(|other| lanes.of(&other.to_string())).collect();
        assert_eq!(others.len(), MOST - 1);
        drop((held, others));
        assert!(lanes.of("Ada").is_some() && lanes.of("Bea").is_some());
    }

    /// Whoever comes once does not wait for all that somebody else has asked for before.
    #[tokio::test]
    async fn everybody_has_their_turn() {
        let lanes = Arc::new(Lanes::new(1));
        let first = lanes.turn("Ada").await.expect("a turn");
        let (told, mut heard) = tokio::sync::mpsc::unbounded_channel();
        let wait = |who: &'static str| {
            let (lanes, told) = (lanes.clone(), told.clone());
            tokio::spawn(async move {
                let turn = lanes.turn(who).await;
                told.send((who, turn.is_some())).expect("somebody hears");
            })
        };
        let mut waiting: Vec<_> = (0..LONGEST - 1).map(|_| wait("Ada")).collect();
        tokio::task::yield_now().await;
        waiting.push(wait("Bea"));
        tokio::task::yield_now().await;
        assert!(lanes.turn("Ada").await.is_none(), "the lane is full");
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
        let lanes = Lanes::new(1);
        let first = lanes.turn("Ada").await.expect("a turn");
        assert!(lanes.turn_within("Bea", Duration::ZERO).await.is_none());
        drop(first);
        assert!(lanes.turn_within("Bea", Duration::ZERO).await.is_some());
    }
}
