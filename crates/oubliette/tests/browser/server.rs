//! `oubliette serve`, with a store of its own.

use crate::common::Home;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Stdio};
use std::sync::{Condvar, Mutex, PoisonError};

/// So many tests have browsers open at once: each of them wants a core.
const AT_ONCE: u32 = 2;

static OPEN: Mutex<u32> = Mutex::new(0);
static CLOSED: Condvar = Condvar::new();

/// A server, ended with the test.
pub struct Server {
    child: Child,
    pub url: String,
    home: Home,
}

impl Server {
    /// A server on a free port, once there is room for another test.
    pub fn start() -> Self {
        let open = OPEN.lock().unwrap_or_else(PoisonError::into_inner);
        let mut open = CLOSED.wait_while(open, |open| *open >= AT_ONCE).unwrap_or_else(PoisonError::into_inner);
        *open += 1;
        drop(open);
        let home = Home::new();
        let (child, url) = spawn(&home, "127.0.0.1:0");
        Self { child, url, home }
    }

    /// The folder of its store.
    pub fn data(&self) -> PathBuf {
        data(&self.home)
    }

    /// SIGKILL: nothing is said good-bye to.
    pub fn kill(&mut self) {
        self.child.kill().expect("it can be killed");
        self.child.wait().expect("it ends");
    }

    /// Starts again where it was, with what it had written down.
    pub fn start_again(&mut self) {
        let address = self.url.trim_start_matches("http://").to_string();
        (self.child, self.url) = spawn(&self.home, &address);
    }
}

fn data(home: &Home) -> PathBuf {
    home.0.join("server")
}

fn spawn(home: &Home, address: &str) -> (Child, String) {
    let data = data(home).display().to_string();
    let mut command = home.command(&["serve", "--listen", address, "--data", &data, "--log-level", "warn"]);
    // Tests ask more often than people do.
    command.args(["--rate", "0", "--streams", "0"]);
    let mut child = command.stdin(Stdio::null()).stderr(Stdio::piped()).spawn().expect("the command starts");
    let mut lines = BufReader::new(child.stderr.take().expect("piped")).lines().map_while(Result::ok);
    let url = lines.find_map(|line| line.find("http://").map(|at| line[at..].trim().to_string()));
    let url = url.expect("the server says where it listens");
    // What it warns of later helps whoever reads why a test failed.
    std::thread::spawn(move || lines.for_each(|line| eprintln!("server: {line}")));
    (child, url)
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        *OPEN.lock().unwrap_or_else(PoisonError::into_inner) -= 1;
        CLOSED.notify_one();
    }
}
