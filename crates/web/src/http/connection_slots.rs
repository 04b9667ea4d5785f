//! Slots for connections: so many in all, of which one network has its share; and a few more for whoever asks how the server is
//! when all are taken.

use crate::http::concurrency_limit::{ConcurrencyLimit, ConcurrencyPermit};
use std::collections::VecDeque;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::task::AbortHandle;

/// How many slots a network has for which there is any.
const LEAST: u32 = 8;

/// Of what is free, a network may hold one part in so many: the fuller it is, the less one takes from others.
const PART: u32 = 8;

/// Slots for connections.
pub struct ConnectionSlots {
    room: Arc<Semaphore>,
    all: u32,
    each: u32,
    held: Arc<ConcurrencyLimit>,
}

/// A slot that is held.
pub struct ConnectionSlot {
    _room: OwnedSemaphorePermit,
    _held: ConcurrencyPermit,
}

impl ConnectionSlots {
    /// So many in all, and for each network; 0 for no limit by network.
    pub fn new(all: u32, each: u32) -> Self {
        Self { room: Arc::new(Semaphore::new(all as usize)), all, each, held: ConcurrencyLimit::at_most(0) }
    }

    /// Takes a slot for a network; nothing where there is none, or the network has its share.
    pub fn take(&self, network: IpAddr) -> Option<ConnectionSlot> {
        let share = share(self.each, self.room.available_permits() as u32);
        let room = self.room.clone().try_acquire_owned().ok()?;
        Some(ConnectionSlot { _room: room, _held: self.held.hold_of(network, share)? })
    }

    /// Waits until all are free.
    pub async fn all_free(&self) {
        let _ = self.room.acquire_many(self.all).await;
    }
}

/// How many slots a network may hold while so many are free; 0 for as many as it likes.
fn share(each: u32, free: u32) -> u32 {
    (free / PART).max(LEAST).min(each)
}

/// A few more slots. Whoever comes is always taken in; whose network has the most of them makes room.
pub struct Reserve {
    most: usize,
    held: Mutex<VecDeque<(IpAddr, AbortHandle)>>,
}

impl Reserve {
    /// So many.
    pub fn new(most: usize) -> Self {
        Self { most, held: Mutex::default() }
    }

    /// Takes in what serves a connection of a network, and hangs up on another where there are too many.
    pub fn take(&self, network: IpAddr, served: AbortHandle) {
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        held.retain(|(_, served)| !served.is_finished());
        held.push_back((network, served));
        if held.len() <= self.most {
            return;
        }
        let count = |network: IpAddr| held.iter().filter(|(other, _)| *other == network).count();
        let most = held.iter().map(|(network, _)| count(*network)).max();
        let oldest = held.iter().position(|(network, _)| Some(count(*network)) == most);
        if let Some((_, served)) = oldest.and_then(|oldest| held.remove(oldest)) {
            served.abort();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn network(number: u8) -> IpAddr {
        IpAddr::from([10, 0, 0, number])
    }

    /// A few networks cannot fill the house: what each may take becomes less as they do.
    #[test]
    fn a_network_has_its_share_and_others_have_places() {
        let slots = ConnectionSlots::new(4096, 256);
        let mut held = Vec::new();
        let mut fill = |number: u8| {
            let before = held.len();
            held.extend(std::iter::from_fn(|| slots.take(network(number))));
            held.len() - before
        };
        let filled: Vec<usize> = (0..17).map(&mut fill).collect();
        assert_eq!(filled[0], 256);
        assert!(filled[16] < 128 && filled.iter().sum::<usize>() < 3600, "{filled:?}");
        assert!(fill(17) >= LEAST as usize, "there is room for others");
        let first = (18..=255).find(|number| fill(*number) == 0).expect("an end");
        assert!(first > 40, "{first} networks filled it");
        held.clear();
        assert!(slots.take(network(9)).is_some());
    }

    #[test]
    fn where_there_is_no_limit_by_network_there_is_one_in_all() {
        let slots = ConnectionSlots::new(3, 0);
        let held: Vec<_> = std::iter::from_fn(|| slots.take(network(1))).collect();
        assert_eq!(held.len(), 3);
    }

    #[tokio::test]
    async fn whoever_holds_most_of_the_reserve_makes_room() {
        let reserve = Reserve::new(3);
        let mut served = Vec::new();
        for number in [1, 2, 2, 3, 2] {
            let task = tokio::spawn(std::future::pending::<()>());
            reserve.take(network(number), task.abort_handle());
            served.push(task);
        }
        // The fourth found one network with two, and so did the fifth.
        for gone in [served.remove(2), served.remove(1)] {
            assert!(gone.await.is_err_and(|end| end.is_cancelled()));
        }
        assert!(served.iter().all(|task| !task.is_finished()));
    }
}
