//! The threads on which bots think and games are played again, and the queue of those for whom they do.

use crate::live::fair_queue::{FairQueue, LaneFront, WorkPermit};
use rayon::{ThreadPool, ThreadPoolBuilder};
use std::sync::Arc;
use std::time::Duration;
use tokio::time::timeout;

/// For how long whoever waits for a page waits for their turn, where something takes time.
pub(super) const PATIENCE: Duration = Duration::from_secs(5);

/// How many threads may think: all cores but one, so that everybody else is served meanwhile.
pub(super) fn spare_cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from).max(2) - 1
}

/// The threads on which bots think and games are played again.
pub struct BotPool {
    threads: Arc<ThreadPool>,
    /// Where those wait for whom they do.
    queue: FairQueue,
}

impl Default for BotPool {
    fn default() -> Self {
        let threads = ThreadPoolBuilder::new().num_threads(spare_cores()).build().expect("threads can be had");
        Self { threads: Arc::new(threads), queue: FairQueue::new(spare_cores()) }
    }
}

impl BotPool {
    /// Does some work for somebody that takes time, once it is their turn; nothing where that came to no end, or too many wait
    /// already.
    pub async fn run<T: Send + 'static>(&self, who: &str, work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        let permit = self.permit(who).await?;
        self.run_with(permit, work).await
    }

    /// The same for whoever waits for a page: nothing, too, where it would not be their turn soon.
    pub async fn run_soon<T: Send + 'static>(&self, who: &str, work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        let permit = self.permit_soon(who).await?;
        self.run_with(permit, work).await
    }

    /// Does some work for whoever is at the front of a lane; nothing where it would not be their turn soon.
    pub async fn run_at_front<T: Send + 'static>(
        &self,
        front: LaneFront,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let permit = timeout(PATIENCE, self.queue.acquire_at_front(front)).await.ok()??;
        self.run_with(permit, work).await
    }

    async fn run_with<T: Send + 'static>(
        &self,
        permit: WorkPermit,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let threads = self.threads.clone();
        // It is their turn until it is done, though whoever asked may have gone.
        let working = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            threads.install(work)
        });
        working.await.ok()
    }

    /// Waits for the front of somebody's lane: whatever is read for them before something is worked out is read one at a time, too.
    /// Nothing where that would not be soon.
    pub async fn front_soon(&self, who: &str) -> Option<LaneFront> {
        timeout(PATIENCE, self.queue.reach_front(who)).await.ok()?
    }

    /// Waits until something may be worked out for somebody that takes time; nothing where too many wait already.
    pub async fn permit(&self, who: &str) -> Option<WorkPermit> {
        self.queue.acquire(who).await
    }

    /// The same for whoever waits for a page: nothing, too, where it would not be their turn soon.
    pub async fn permit_soon(&self, who: &str) -> Option<WorkPermit> {
        self.queue.acquire_within(who, PATIENCE).await
    }
}
