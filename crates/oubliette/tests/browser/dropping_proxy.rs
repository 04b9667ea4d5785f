//! A proxy before a server that loses an answer on its way, once: before the server hears it, or before the browser hears what came of it.

use std::io::{self, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;

/// Where what is sent gets lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Loss {
    /// On the way to the server.
    Before,
    /// On the way back: the server has done it. Nothing else tells the browser so: streams do not come through either.
    After,
}

/// What a proxy counts.
#[derive(Default)]
struct Counts {
    /// How many answers are to get lost.
    to_lose: AtomicU32,
    /// How many answers came by.
    sent: AtomicU32,
}

/// A proxy, for as long as the test.
pub struct DroppingProxy {
    pub url: String,
    counts: Arc<Counts>,
}

impl DroppingProxy {
    /// A proxy before the server at that address, which loses nothing yet.
    pub fn before(server: &str, loss: Loss) -> Self {
        let server: SocketAddr = server.trim_start_matches("http://").parse().expect("an address");
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let url = format!("http://{}", listener.local_addr().expect("an address"));
        let counts = Arc::new(Counts::default());
        let counted = counts.clone();
        thread::spawn(move || {
            for line in listener.incoming().map_while(Result::ok) {
                let counts = counted.clone();
                // A browser hangs up whenever it likes.
                thread::spawn(move || pass_on(line, server, loss, &counts).ok());
            }
        });
        Self { url, counts }
    }

    /// Loses as many of the answers that come.
    pub fn lose(&self, answers: u32) {
        self.counts.to_lose.store(answers, Ordering::SeqCst);
    }

    /// How many answers have come by.
    pub fn sent(&self) -> u32 {
        self.counts.sent.load(Ordering::SeqCst)
    }
}

/// Passes one request on, and what comes back for as long as it does.
fn pass_on(mut browser: TcpStream, server: SocketAddr, loss: Loss, counts: &Counts) -> io::Result<()> {
    let request = read_request(&mut browser)?;
    let answers = request.starts_with(b"POST ") && request.windows(14).take(80).any(|part| part == b"/play HTTP/1.1");
    let mut lost = false;
    if answers {
        counts.sent.fetch_add(1, Ordering::SeqCst);
        let fewer = |left: u32| left.checked_sub(1);
        lost = counts.to_lose.fetch_update(Ordering::SeqCst, Ordering::SeqCst, fewer).is_ok();
    }
    let stream = request.windows(8).take(120).any(|part| part == b"/stream?");
    if lost && loss == Loss::Before || stream && loss == Loss::After {
        return Ok(());
    }
    let mut upstream = TcpStream::connect(server)?;
    upstream.write_all(&request)?;
    if lost {
        return io::copy(&mut upstream, &mut io::sink()).map(drop);
    }
    io::copy(&mut upstream, &mut browser).map(drop)
}

/// A whole request, which asks the server to hang up after it.
fn read_request(browser: &mut TcpStream) -> io::Result<Vec<u8>> {
    let (mut read, mut part) = (Vec::new(), [0; 4096]);
    loop {
        let head = read.windows(4).position(|end| end == b"\r\n\r\n").map(|at| at + 4);
        if let Some(head) = head {
            let text = String::from_utf8_lossy(&read[..head]).into_owned();
            let lines = || text.lines().filter_map(|line| line.split_once(": "));
            let length = lines().find(|(name, _)| name.eq_ignore_ascii_case("content-length"));
            let length: usize = length.and_then(|(_, length)| length.parse().ok()).unwrap_or(0);
            if read.len() >= head + length {
                let kept = text.lines().filter(|line| !line.to_ascii_lowercase().starts_with("connection:"));
                let kept: Vec<&str> = kept.filter(|line| !line.is_empty()).collect();
                let mut request = format!("{}\r\nConnection: close\r\n\r\n", kept.join("\r\n")).into_bytes();
                request.extend_from_slice(&read[head..]);
                return Ok(request);
            }
        }
        match browser.read(&mut part)? {
            0 => return Err(io::ErrorKind::UnexpectedEof.into()),
            more => read.extend_from_slice(&part[..more]),
        }
    }
}
