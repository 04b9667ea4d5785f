//! Runs a server: one binary, everything inside.

use crate::config::Config;
use crate::http::connection::{self, Connections};
use crate::http::middleware;
use crate::pages;
use crate::site::Site;
use crate::store::StoreError;
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn_with_state;
use std::error::Error;
use std::fmt;
use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::timeout;

/// The most bytes that a request may carry.
const MOST_BYTES: usize = 256 * 1024;

/// Why a server does not run.
#[derive(Debug)]
pub enum ServeError {
    /// The store does not answer.
    Store(StoreError),
    /// It cannot listen there.
    Listen(SocketAddr, io::Error),
}

impl fmt::Display for ServeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Store(error) => error.fmt(f),
            Self::Listen(address, error) => write!(f, "cannot listen at {address}: {error}"),
        }
    }
}

impl Error for ServeError {}

/// All that the server answers.
pub fn app(site: Arc<Site>) -> Router {
    pages::routes()
        .fallback(|| async { crate::http::http_error::HttpError::not_found() })
        .layer(DefaultBodyLimit::max(MOST_BYTES))
        .layer(from_fn_with_state(site.clone(), middleware::guard))
        .with_state(site)
}

/// Runs a server until it is asked to stop, and then lets running requests end.
///
/// # Errors
/// If the store does not answer, or it cannot listen there.
pub async fn serve(
    config: Config,
    ready: impl FnOnce(SocketAddr),
    stop: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServeError> {
    let (listen, drain) = (config.listen, Duration::from_secs(config.drain));
    let site = Site::open(config).await.map_err(ServeError::Store)?;
    let listener = connection::listen(listen).map_err(|error| ServeError::Listen(listen, error))?;
    ready(listener.local_addr().unwrap_or(listen));
    let connections = Connections::new(app(site.clone()), site.clone());
    tokio::select! {
        () = connections.take(listener) => {}
        () = stop => {}
    }
    tracing::info!("stopping: no new requests");
    // Streams end, so that browsers ask another node, or this one when it is back.
    site.stopping.send_replace(true);
    if timeout(drain, connections.all_closed()).await.is_err() {
        tracing::warn!("stopped before all requests had ended");
    }
    site.store.close().await;
    tracing::info!("stopped");
    Ok(())
}
