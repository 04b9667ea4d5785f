//! Connections: how many there may be, and how long each may take over what it sends. What is sent to it may take for ever.

use crate::config::Config;
use crate::limits::{Held, Open};
use crate::visitor::network;
use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::ConnectInfo;
use axum::http::{Request, Response};
use hyper::body::{Body as HttpBody, Frame, Incoming, SizeHint};
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::error::Error;
use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tokio::time::{Sleep, sleep, timeout};

/// How long the head of a request may take to arrive; an idle connection is kept for as long.
const HEAD: Duration = Duration::from_secs(15);

/// The same for a proxy that is believed: longer than proxies keep idle connections, so that none asks on one that closes.
const PROXYS_HEAD: Duration = Duration::from_secs(150);

/// How long the body of a request may take to arrive.
const BODY: Duration = Duration::from_secs(30);

/// How long the end of the last answer may take on its way when the server stops.
const LAST_BYTES: Duration = Duration::from_secs(1);

/// How many connections one address may have, where its streams alone do not need more.
const EACH: u32 = 256;

/// How many connections there may be in all.
const ALL: u32 = 4096;

/// What all connections share.
pub struct Connections {
    app: Router,
    head: Duration,
    room: Arc<Semaphore>,
    all: u32,
    each: Arc<Open>,
    stopping: watch::Sender<bool>,
}

impl Connections {
    /// None yet, to a server that is run like this; they close when `stopping` says so.
    pub fn new(app: Router, config: &Config, stopping: watch::Sender<bool>) -> Self {
        // Everybody comes by way of a proxy that is believed: its address says nothing.
        let each = if config.trust_proxy || config.streams == 0 { 0 } else { EACH.max(config.streams * 2) };
        let head = if config.trust_proxy { PROXYS_HEAD } else { HEAD };
        let all = most();
        let room = Arc::new(Semaphore::new(all as usize));
        Self { app, head, room, all, each: Open::at_most(each), stopping }
    }

    /// Takes connections until it is dropped.
    pub async fn take(&self, listener: TcpListener) {
        loop {
            // Whoever finds no room waits at the door.
            let Ok(room) = self.room.clone().acquire_owned().await else { return };
            match listener.accept().await {
                Ok((stream, peer)) => {
                    if let Some(held) = self.each.hold(network(peer.ip())) {
                        tokio::spawn(self.serve(stream, peer, (room, held)));
                    }
                }
                Err(error) if of_the_other_side(&error) => {}
                Err(error) => {
                    // No file can be opened, perhaps: trying at once would change nothing.
                    tracing::error!(%error, "no connection can be taken");
                    sleep(Duration::from_secs(1)).await;
                }
            }
        }
    }

    /// Waits until there is none any more.
    pub async fn all_closed(&self) {
        let _ = self.room.acquire_many(self.all).await;
    }

    /// Serves a connection until it ends.
    fn serve(
        &self,
        stream: TcpStream,
        peer: SocketAddr,
        place: (OwnedSemaphorePermit, Held),
    ) -> impl Future<Output = ()> + use<> {
        let (app, head) = (TowerToHyperService::new(self.app.clone()), self.head);
        let mut stopping = self.stopping.subscribe();
        async move {
            let _place = place;
            // What is said to those who look on does not wait for more.
            let _ = stream.set_nodelay(true);
            let running = Arc::new(AtomicU32::new(0));
            let answer = {
                let running = running.clone();
                service_fn(move |request: Request<Incoming>| {
                    let mut request = request.map(Timely::new);
                    request.extensions_mut().insert(ConnectInfo(peer));
                    let (request, run) = (app.call(request), Run::new(&running));
                    async move { request.await.map(|answer: Response<Body>| answer.map(|body| Counted { body, _run: run })) }
                })
            };
            let mut builder = http1::Builder::new();
            builder.timer(TokioTimer::new()).header_read_timeout(head);
            let mut connection = pin!(builder.serve_connection(TokioIo::new(stream), answer));
            let stop = async { stopping.wait_for(|stopping| *stopping).await.is_ok() };
            let ended = tokio::select! {
                ended = connection.as_mut() => ended,
                _ = stop => {
                    connection.as_mut().graceful_shutdown();
                    if running.load(Ordering::Acquire) > 0 {
                        connection.await
                    } else {
                        // Whoever has asked nothing yet, or half of something, is not waited for.
                        timeout(LAST_BYTES, connection).await.unwrap_or(Ok(()))
                    }
                }
            };
            if let Err(error) = ended {
                tracing::debug!(%error, "a connection broke");
            }
        }
    }
}

/// How many connections there may be in all: fewer than files may be open, which the store needs, too.
fn most() -> u32 {
    let limits = std::fs::read_to_string("/proc/self/limits").unwrap_or_default();
    files(&limits).map_or(ALL, |files| (files - (files / 4).min(128)).clamp(1, ALL))
}

/// How many files may be open, by what the system says.
fn files(limits: &str) -> Option<u32> {
    limits.lines().find_map(|line| line.strip_prefix("Max open files"))?.split_whitespace().next()?.parse().ok()
}

/// Whether it is a single connection that came to nothing.
fn of_the_other_side(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

/// A request that is being answered.
struct Run(Arc<AtomicU32>);

impl Run {
    fn new(running: &Arc<AtomicU32>) -> Self {
        running.fetch_add(1, Ordering::AcqRel);
        Self(running.clone())
    }
}

impl Drop for Run {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::AcqRel);
    }
}

/// The body of an answer: the request runs for as long as it lasts.
struct Counted {
    body: Body,
    _run: Run,
}

impl HttpBody for Counted {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(cx)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// The body of a request, which comes in time or not at all.
struct Timely {
    body: Incoming,
    late: Option<Pin<Box<Sleep>>>,
}

impl Timely {
    fn new(body: Incoming) -> Self {
        let late = (!body.is_end_stream()).then(|| Box::pin(sleep(BODY)));
        Self { body, late }
    }
}

impl HttpBody for Timely {
    type Data = Bytes;
    type Error = Box<dyn Error + Send + Sync>;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Box<dyn Error + Send + Sync>>>> {
        if let Poll::Ready(frame) = Pin::new(&mut self.body).poll_frame(cx) {
            return Poll::Ready(frame.map(|frame| frame.map_err(Into::into)));
        }
        match self.late.as_mut().map(|late| late.as_mut().poll(cx)) {
            Some(Poll::Ready(())) => Poll::Ready(Some(Err(io::Error::from(io::ErrorKind::TimedOut).into()))),
            Some(Poll::Pending) | None => Poll::Pending,
        }
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_fewer_connections_than_files() {
        let limits = "Limit  Soft Limit  Hard Limit  Units\nMax open files            1024                 524288               files     \n";
        assert_eq!(files(limits), Some(1024));
        assert_eq!(files("Max open files   unlimited   unlimited   files"), None);
        assert!(most() >= 1 && most() <= ALL);
    }
}
