//! How a server is run.

use crate::http::connection::ConnectionLimits;
use crate::store::Place;
use std::net::SocketAddr;
use std::time::Duration;

/// How a server is run.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub listen: SocketAddr,
    /// Where things are kept.
    pub place: Place,
    /// The address that people type, where it is not the one it listens on: `https://oubliette.example`.
    pub public_url: Option<String>,
    /// Whether to believe what a proxy says of where requests come from.
    pub trust_proxy: bool,
    /// Whether strangers may make accounts.
    pub accounts: bool,
    /// Requests a minute that one address may make; 0 for as many as it likes.
    pub rate: u32,
    /// Streams that one address may hold open; 0 for as many as it likes.
    pub streams: u32,
    /// For how many seconds running requests may go on when the server is asked to stop.
    pub drain: u64,
    /// For how long nobody counts as away who has closed the last page of a table: a page that is loaded again is closed, too.
    pub grace: Duration,
    /// How many connections there may be, and how long nothing may be taken.
    pub connection_limits: ConnectionLimits,
}

impl Config {
    /// The usual, with everything in this place.
    pub fn new(place: Place) -> Self {
        Self {
            listen: SocketAddr::from(([127, 0, 0, 1], 7777)),
            place,
            public_url: None,
            trust_proxy: false,
            accounts: true,
            rate: 600,
            streams: 60,
            drain: 10,
            grace: Duration::from_secs(15),
            connection_limits: ConnectionLimits::default(),
        }
    }

    /// Whether people come by HTTPS, so that cookies may insist on it.
    pub fn secure(&self) -> bool {
        self.public_url.as_deref().is_some_and(|url| url.starts_with("https://"))
    }
}
