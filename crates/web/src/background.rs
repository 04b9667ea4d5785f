//! Background tasks that last for as long as the server. They are supervised: whichever breaks is begun again.

use std::future::Future;
use std::time::Duration;

/// How long to wait before it is begun again.
const PAUSE: Duration = Duration::from_secs(1);

/// Runs a background task until it ends by itself; begins it again where it breaks, and says so.
pub fn supervise<F: Future<Output = ()> + Send + 'static>(name: &'static str, work: impl Fn() -> F + Send + 'static) {
    tokio::spawn(async move {
        while let Err(error) = tokio::spawn(work()).await {
            if error.is_cancelled() {
                return;
            }
            tracing::error!(%error, name, "a background task broke, and is begun again");
            tokio::time::sleep(PAUSE).await;
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicU32, Ordering};
    use tokio::sync::mpsc;

    #[tokio::test]
    async fn what_breaks_is_begun_again_until_it_ends() {
        let (begun, (told, mut heard)) = (Arc::new(AtomicU32::new(0)), mpsc::channel(9));
        let count = begun.clone();
        supervise("test", move || {
            let (time, told) = (count.fetch_add(1, Ordering::Relaxed), told.clone());
            async move {
                assert!(time > 1, "broken on purpose");
                told.send(time).await.expect("somebody listens");
            }
        });
        assert_eq!(heard.recv().await, Some(2));
        assert_eq!(heard.recv().await, None, "it has ended");
        assert_eq!(begun.load(Ordering::Relaxed), 3);
    }
}
