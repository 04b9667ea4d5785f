//! Connections: how many there may be, how long each may take over what it sends, and how long it may leave untaken what is sent to
//! it.

use crate::http::connection_slots::{ConnectionSlot, ConnectionSlots, Reserve};
use crate::http::request_context::network;
use crate::http::write_timeout::WriteTimeout;
use crate::site::Site;
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
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::time::{Sleep, sleep, timeout};

/// How long the head of a request may take to arrive; an idle connection is kept for as long.
const HEAD: Duration = Duration::from_secs(15);

/// The same for a proxy that is believed: longer than proxies keep idle connections, so that none asks on one that closes.
const PROXYS_HEAD: Duration = Duration::from_secs(150);

/// How long the body of a request may take to arrive.
const BODY: Duration = Duration::from_secs(30);

/// How long the end of the last answer may take on its way when the server stops.
const LAST_BYTES: Duration = Duration::from_secs(1);

/// How long somebody may take for whom there is no room, all in all.
const CROWDED: Duration = Duration::from_secs(5);

/// How many bytes the system keeps of what was sent and not taken: beyond that, nothing more is taken.
const SEND_BUFFER: u32 = 128 * 1024;

/// How many connections there may be, and how long nothing may be taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ConnectionLimits {
    /// How many connections there may be in all, where enough files may be open.
    pub slots: u32,
    /// How many connections one network may have, where its streams alone do not need more.
    pub per_network: u32,
    /// How many more there may be for whoever asks how the server is.
    pub reserve: u32,
    /// How long somebody may take nothing of what is sent, before the connection is closed.
    pub write_timeout: Duration,
}

impl Default for ConnectionLimits {
    fn default() -> Self {
        Self { slots: 4096, per_network: 256, reserve: 32, write_timeout: Duration::from_secs(20) }
    }
}

/// That there is no room for whoever makes a request: only how the server is will be told.
#[derive(Clone, Copy, Debug)]
pub struct Crowded;

/// Listens at an address.
///
/// # Errors
/// If that cannot be.
pub fn listen(address: SocketAddr) -> io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }?;
    // A server that starts again listens where it did.
    socket.set_reuseaddr(true)?;
    socket.set_send_buffer_size(SEND_BUFFER)?;
    socket.bind(address)?;
    socket.listen(1024)
}

/// What all connections share.
pub struct Connections {
    app: Router,
    site: Arc<Site>,
    slots: ConnectionSlots,
    reserve: Reserve,
}

impl Connections {
    /// None yet, to a site; they close when it stops.
    pub fn new(app: Router, site: Arc<Site>) -> Self {
        let (config, limits) = (&site.config, &site.config.connection_limits);
        // Everybody comes by way of a proxy that is believed: its address says nothing.
        let each =
            if config.trust_proxy || config.streams == 0 { 0 } else { limits.per_network.max(config.streams * 2) };
        let slots = ConnectionSlots::new(limits.slots.min(most(limits.reserve)), each);
        let reserve = Reserve::new(limits.reserve as usize);
        Self { app, slots, reserve, site }
    }

    /// Takes connections until it is dropped.
    pub async fn take(&self, listener: TcpListener) {
        loop {
            match listener.accept().await {
                Ok((stream, peer)) => self.welcome(stream, peer),
                Err(error) if of_the_other_side(&error) => {}
                Err(error) => {
                    // No file can be opened, perhaps: trying at once would change nothing.
                    tracing::error!(%error, "no connection can be taken");
                    sleep(Duration::from_secs(1)).await;
                }
            }
        }
    }

    /// Serves a connection where there is a slot for it; whoever finds none is told so, and how the server is.
    fn welcome(&self, stream: TcpStream, peer: SocketAddr) {
        let network = network(peer.ip());
        let slot = self.slots.take(network);
        let crowded = slot.is_none();
        let served = tokio::spawn(self.serve(stream, peer, slot));
        if crowded {
            self.site.metrics.crowded.fetch_add(1, Ordering::Relaxed);
            self.reserve.take(network, served.abort_handle());
        }
    }

    /// Waits until there is none any more.
    pub async fn all_closed(&self) {
        self.slots.all_free().await;
    }

    /// Serves a connection until it ends.
    fn serve(
        &self,
        stream: TcpStream,
        peer: SocketAddr,
        slot: Option<ConnectionSlot>,
    ) -> impl Future<Output = ()> + use<> {
        let (app, site) = (TowerToHyperService::new(self.app.clone()), self.site.clone());
        let crowded = slot.is_none();
        async move {
            let _slot = slot;
            // What is said to those who look on does not wait for more.
            let _ = stream.set_nodelay(true);
            let running = Arc::new(AtomicU32::new(0));
            let answer = {
                let running = running.clone();
                service_fn(move |request: Request<Incoming>| {
                    let mut request = request.map(BodyTimeout::new);
                    request.extensions_mut().insert(ConnectInfo(peer));
                    if crowded {
                        request.extensions_mut().insert(Crowded);
                    }
                    let (request, run) = (app.call(request), RunningRequest::new(&running));
                    async move {
                        request.await.map(|answer: Response<Body>| answer.map(|body| CountedBody { body, _run: run }))
                    }
                })
            };
            let head = if site.config.trust_proxy { PROXYS_HEAD } else { HEAD };
            let mut builder = http1::Builder::new();
            builder.timer(TokioTimer::new()).header_read_timeout(head).keep_alive(!crowded);
            let stream = WriteTimeout::new(stream, site.config.connection_limits.write_timeout);
            let mut connection = pin!(builder.serve_connection(TokioIo::new(stream), answer));
            if crowded {
                let _ = timeout(CROWDED, connection).await;
                return;
            }
            let mut stopping = site.stopping.subscribe();
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
                if timed_out_writing(&error) {
                    site.metrics.unread.fetch_add(1, Ordering::Relaxed);
                }
                tracing::debug!(%error, "a connection broke");
            }
        }
    }
}

/// Whether a connection broke because nothing of what was sent was taken.
fn timed_out_writing(error: &hyper::Error) -> bool {
    let of_system = error.source().and_then(|source| source.downcast_ref::<io::Error>());
    of_system.is_some_and(|error| error.kind() == io::ErrorKind::TimedOut)
}

/// How many connections there may be besides the reserve: fewer than files may be open, which the store needs, too.
fn most(reserve: u32) -> u32 {
    let limits = std::fs::read_to_string("/proc/self/limits").unwrap_or_default();
    let rest = |files: u32| (files - (files / 4).min(128)).saturating_sub(reserve).max(1);
    files(&limits).map_or(u32::MAX, rest)
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
struct RunningRequest(Arc<AtomicU32>);

impl RunningRequest {
    fn new(running: &Arc<AtomicU32>) -> Self {
        running.fetch_add(1, Ordering::AcqRel);
        Self(running.clone())
    }
}

impl Drop for RunningRequest {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::AcqRel);
    }
}

/// The body of an answer: the request runs for as long as it lasts.
struct CountedBody {
    body: Body,
    _run: RunningRequest,
}

impl HttpBody for CountedBody {
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
struct BodyTimeout {
    body: Incoming,
    late: Option<Pin<Box<Sleep>>>,
}

impl BodyTimeout {
    fn new(body: Incoming) -> Self {
        let late = (!body.is_end_stream()).then(|| Box::pin(sleep(BODY)));
        Self { body, late }
    }
}

impl HttpBody for BodyTimeout {
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
        assert!(most(0) >= 1 && most(u32::MAX) == 1);
    }
}
