//! A server that listens, in this process, with a folder of its own.
#![allow(dead_code, reason = "not every test asks for everything")]

#[path = "../line/mod.rs"]
pub mod line;

use line::{Line, between};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use web::http::connection::{self, Connections};
use web::store::Place;
use web::{Config, Site};

/// A server that listens, in this process, with a folder of its own.
pub struct Server {
    pub address: SocketAddr,
    pub site: Arc<Site>,
    runtime: Option<tokio::runtime::Runtime>,
    folder: PathBuf,
}

impl Server {
    /// A server at which anybody may ask as much as they like.
    pub fn new() -> Self {
        Self::run(|config| Config { rate: 0, ..config })
    }

    pub fn run(how: impl FnOnce(Config) -> Config) -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!("oubliette-served-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let folder = std::env::temp_dir().join(name);
        let runtime = tokio::runtime::Runtime::new().expect("a runtime");
        let config = how(Config::new(Place::Folder(folder.clone())));
        let (address, site) = runtime.block_on(async {
            let site = Site::open(config).await.expect("a store");
            let listener = connection::listen(SocketAddr::from(([127, 0, 0, 1], 0))).expect("a socket");
            let address = listener.local_addr().expect("an address");
            let connections = Connections::new(web::app(site.clone()), site.clone());
            tokio::spawn(async move { connections.take(listener).await });
            (address, site)
        });
        Self { address, site, runtime: Some(runtime), folder }
    }

    pub fn line(&self) -> Line {
        Line::to(self.address)
    }

    pub fn wait<T>(&self, future: impl Future<Output = T>) -> T {
        self.runtime.as_ref().expect("a runtime").block_on(future)
    }

    /// Somebody who plays alone, and the table.
    pub fn alone(&self, game: &str) -> (Line, String) {
        let mut line = self.line();
        let answer = line.post(&format!("/new/{game}"), &[("players", "1")]).expect("an answer");
        assert_eq!(answer.status, 303, "{}", answer.body);
        (line, answer.location().to_string())
    }

    /// A table of three rivals made by somebody, with these at the other seats, and its invitation.
    pub fn rivals(&self, others: [&str; 2]) -> (Line, String, String) {
        let mut host = self.line();
        let form = [("players", "3"), ("name", "Ada"), ("seat2", others[0]), ("seat3", others[1])];
        let table = host.post("/new/sang-rancune", &form).expect("an answer").location().to_string();
        let page = host.get(&table).expect("a page").body;
        let invite = between(&page, "\"/j/", "\"").map_or(String::new(), |invite| format!("/j/{invite}"));
        (host, table, invite)
    }

    /// Three people at a table of rivals, in the order of their seats, and the table.
    pub fn three(&self) -> (Vec<Line>, String) {
        let (host, table, invite) = self.rivals(["person", "person"]);
        let mut people = vec![host];
        for name in ["Bea", "Cem"] {
            let mut line = self.line();
            assert_eq!(line.post(&invite, &[("name", name)]).expect("an answer").location(), table);
            people.push(line);
        }
        (people, table)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}
