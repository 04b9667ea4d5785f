//! The write timeout of a connection: whatever is written must be taken, not fast, but steadily.

use std::future::Future;
use std::io::{self, IoSlice};
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Sleep, sleep};

/// A connection that breaks where nothing of what is written to it is taken for too long.
pub struct WriteTimeout<S> {
    stream: S,
    patience: Duration,
    /// Since when nothing more is taken, until it has been too long.
    stuck: Option<Pin<Box<Sleep>>>,
}

impl<S> WriteTimeout<S> {
    /// A connection to somebody who must take something at least as often as that.
    pub fn new(stream: S, patience: Duration) -> Self {
        Self { stream, patience, stuck: None }
    }

    /// Whatever was taken, be it a byte, begins the time anew.
    fn judged(&mut self, cx: &mut Context<'_>, written: Poll<io::Result<usize>>) -> Poll<io::Result<usize>> {
        if written.is_ready() {
            self.stuck = None;
            return written;
        }
        let patience = self.patience;
        let stuck = self.stuck.get_or_insert_with(|| Box::pin(sleep(patience)));
        stuck.as_mut().poll(cx).map(|()| Err(io::ErrorKind::TimedOut.into()))
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for WriteTimeout<S> {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, into: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, into)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for WriteTimeout<S> {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.judged(cx, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(cx, bytes);
        self.judged(cx, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};

    #[tokio::test]
    async fn who_takes_nothing_is_not_waited_for() {
        let (ours, _theirs) = tokio::io::duplex(8);
        let mut ours = WriteTimeout::new(ours, Duration::ZERO);
        assert_eq!(ours.write(&[0; 12]).await.expect("room for some"), 8);
        assert_eq!(ours.write(&[0; 4]).await.map_err(|error| error.kind()), Err(io::ErrorKind::TimedOut));
    }

    /// However little it is: the time begins anew with each byte.
    #[tokio::test]
    async fn who_takes_little_by_little_is_waited_for() {
        let (ours, mut theirs) = tokio::io::duplex(8);
        let mut ours = WriteTimeout::new(ours, Duration::from_secs(3600));
        ours.write_all(&[0; 8]).await.expect("room");
        for _ in 0..20 {
            assert!(futures_util::poll!(std::pin::pin!(ours.write(&[1]))).is_pending());
            assert!(ours.stuck.is_some(), "the time runs");
            theirs.read_u8().await.expect("a byte");
            ours.write_all(&[1]).await.expect("room for one");
            assert!(ours.stuck.is_none(), "it begins anew");
        }
    }
}
