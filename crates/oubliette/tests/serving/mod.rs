//! Servers as people run them: the real command, on real databases, to be killed in the middle of things.
#![allow(dead_code, reason = "not every test needs everything")]

#[path = "../../../web/tests/line/mod.rs"]
pub mod line;
#[path = "../../../web/tests/postgres/mod.rs"]
pub mod postgres;

use kernel::Seat;
use line::{Answer, Line, question};
use std::fs;
use std::io::{self, BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};
use table::{Session, shelf};
use web::store::{Place, Store};

/// A folder of one's own, gone with the test.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new(what: &str) -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let name = format!("oubliette-{what}-{}-{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        let path = std::env::temp_dir().join(name);
        fs::create_dir_all(&path).expect("a temporary folder");
        Self(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// `oubliette serve`, running.
pub struct Served {
    child: Child,
    pub address: SocketAddr,
    said: Arc<Mutex<Vec<String>>>,
}

impl Served {
    /// A server on a folder.
    pub fn on_folder(folder: &Path) -> Self {
        Self::start(&["--data", folder.to_str().expect("a path")])
    }

    /// A server on a database.
    pub fn on_database(url: &str) -> Self {
        Self::start(&["--database", url])
    }

    fn start(place: &[&str]) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_oubliette"));
        command.args(["--lang", "en", "serve", "--listen", "127.0.0.1:0", "--rate", "0", "--streams", "0"]);
        command.args(["--log-level", "error"]).args(place);
        Self::of(command)
    }

    /// A server that this command starts, which says where it listens.
    pub fn of(command: Command) -> Self {
        let mut served = Self::behind(command, SocketAddr::from(([127, 0, 0, 1], 0)));
        let said = served.said();
        let address = said.iter().find_map(|line| line.split_once("http://")).expect("an address").1;
        let address = address.split('"').next().unwrap_or_default();
        served.address = address.trim().parse().expect("an address");
        served
    }

    /// A server that this command starts, which says another address than the one where it listens.
    pub fn behind(mut command: Command, address: SocketAddr) -> Self {
        let mut child = command.stdin(Stdio::null()).stderr(Stdio::piped()).spawn().expect("a server");
        let mut stderr = BufReader::new(child.stderr.take().expect("a pipe"));
        let said = Arc::new(Mutex::new(Vec::new()));
        loop {
            let mut line = String::new();
            assert!(stderr.read_line(&mut line).expect("text") > 0, "the server did not start: {said:?}");
            let ready = line.contains("://");
            said.lock().expect("lines").push(line);
            if ready {
                break;
            }
        }
        // Whatever it says later is read, so that it never waits for a reader.
        let later = said.clone();
        let keep = move |line: String| later.lock().expect("lines").push(line);
        thread::spawn(move || stderr.lines().map_while(Result::ok).for_each(keep));
        Self { child, address, said }
    }

    /// What it has said so far, line by line.
    pub fn said(&self) -> Vec<String> {
        self.said.lock().expect("lines").clone()
    }

    pub fn line(&self) -> Line {
        Line::to(self.address)
    }

    pub fn pid(&self) -> u32 {
        self.child.id()
    }

    /// Kills it where it stands.
    pub fn kill(mut self) {
        self.child.kill().expect("killed");
        self.child.wait().expect("gone");
    }

    /// Asks it to stop.
    pub fn ask_to_stop(&self) {
        let asked = Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status();
        let needed = "these tests need the program kill: install it (for example `apt install procps`)";
        assert!(asked.expect(needed).success());
    }

    /// Waits for it to stop.
    pub fn stopped(mut self) -> ExitStatus {
        let begun = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().expect("a child") {
                return status;
            }
            assert!(begun.elapsed() < Duration::from_secs(60), "it does not stop");
            // Rust waits for a child for ever or not at all; a deadline has to look again and again.
            thread::sleep(Duration::from_millis(20));
        }
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        if thread::panicking() {
            eprintln!("the server said: {:#?}", self.said());
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Somebody at a table, who remembers what the server has said yes to.
pub struct Player {
    pub line: Line,
    /// `/t/…`
    pub table: String,
    /// The decisions that were acknowledged, in order.
    pub kept: Vec<String>,
    /// The one of which nobody knows.
    pub unsure: Option<String>,
    /// The question as it was last seen.
    pub request: String,
    turn: usize,
}

/// What came of trying to decide.
#[derive(PartialEq, Eq, Debug)]
pub enum Went {
    /// The server said yes.
    On,
    /// There is nothing to decide now.
    Idle,
    /// The server said that it cannot write; nothing may have changed.
    Away,
}

impl Player {
    /// Somebody who makes a table and sits down alone, be it among bots.
    pub fn alone(address: SocketAddr, game: &str, form: &[(&str, &str)]) -> Self {
        let mut line = Line::to(address);
        let answer = line.post(&format!("/new/{game}"), form).expect("an answer");
        assert_eq!(answer.status, 303, "{}", answer.body);
        Self::at(line, answer.location())
    }

    pub fn at(line: Line, table: &str) -> Self {
        let line = line.with("x-oubliette", "live");
        Self { line, table: table.into(), kept: Vec::new(), unsure: None, request: String::new(), turn: 0 }
    }

    /// The id of the table.
    pub fn id(&self) -> &str {
        &self.table["/t/".len()..]
    }

    /// The page of the table.
    pub fn page(&mut self) -> io::Result<Answer> {
        self.line.get(&self.table)
    }

    /// The question on the page now, and what may answer it.
    pub fn asked(&mut self) -> io::Result<Option<(String, Vec<String>)>> {
        let page = self.page()?;
        Ok((page.status == 200).then(|| question(&page.body)).flatten())
    }

    /// Decides one thing, not always the first.
    pub fn decide(&mut self) -> io::Result<Went> {
        let page = self.page()?;
        if page.status == 503 {
            return Ok(Went::Away);
        }
        assert_eq!(page.status, 200, "{}", page.body);
        let Some((request, actions)) = question(&page.body) else { return Ok(Went::Idle) };
        self.request.clone_from(&request);
        self.turn += 1;
        let action = actions[self.turn * 7 % actions.len()].clone();
        self.unsure = Some(action.clone());
        let answer = self.answer(&request, &action)?;
        match answer.status {
            200 => {
                self.kept.push(action);
                self.unsure = None;
                self.request = question(&answer.body).map(|(request, _)| request).unwrap_or_default();
                Ok(Went::On)
            }
            503 => Ok(Went::Away),
            // Somebody else was faster, or it stood already.
            409 => Ok(Went::Idle),
            status => panic!("{status}: {}", answer.body),
        }
    }

    /// Answers a question with an action.
    pub fn answer(&mut self, request: &str, action: &str) -> io::Result<Answer> {
        self.line.post(&format!("{}/play", self.table), &[("request", request), ("action", action)])
    }

    /// Compares what was acknowledged with what the store has: all of it, in order, and at most the unsure one more, but for what usual
    /// orders answered.
    pub fn check(&self, session: &Session, seat: Seat) {
        let stands = decisions(session, seat);
        let known = self.kept.len().min(stands.len());
        let (asked, more) = stands.split_at(known);
        let lost = &self.kept[known..];
        assert!(asked == &self.kept[..known] && lost.is_empty(), "{}: {stands:?}, not {:?}", self.table, self.kept);
        let unsure = self.unsure.as_slice();
        assert!(more.is_empty() || more == unsure, "{}: {more:?} after {:?}, not {unsure:?}", self.table, self.kept);
    }
}

/// What somebody decided for a seat himself, in order: what usual orders answered is left out.
pub fn decisions(session: &Session, seat: Seat) -> Vec<String> {
    let asked = |decision: &usize| {
        session.decided_by(*decision) == Some(seat) && !session.is_usually_answered(*decision - 1, seat)
    };
    (1..=session.decisions()).filter(asked).filter_map(|decision| session.action_of(decision)).collect()
}

/// Tables as the store itself has them, with the orders that stand at a server's tables.
pub fn sessions_of(place: Place, ids: &[String]) -> Vec<Session> {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let store = Store::open(place).await.expect("a store");
        let rows = store.tables(&ids.iter().map(String::as_str).collect::<Vec<_>>()).await.expect("tables");
        let mut sessions = Vec::new();
        for id in ids {
            let lines = store.lines(id).await.expect("lines");
            let head = rows[id].0.head.as_deref().expect("a game that has begun");
            let text: String =
                head.lines().chain(lines.iter().map(String::as_str)).flat_map(|line| [line, "\n"]).collect();
            let mut session = shelf::load(&text).expect("a record").session;
            session.give_usual_orders();
            sessions.push(session);
        }
        store.close().await;
        sessions
    })
}

/// Waits until something is so, for as long as a slow machine may need.
pub fn until(what: &str, mut so: impl FnMut() -> bool) {
    let begun = Instant::now();
    while !so() {
        assert!(begun.elapsed() < Duration::from_secs(120), "it never came to be: {what}");
        // It comes to be in another process, which tells nobody.
        thread::sleep(Duration::from_millis(50));
    }
}
