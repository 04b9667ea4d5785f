//! Who gets in, who is told that there is no room, and who is hung up on: with real sockets.

mod served;

use served::Server;
use served::line::{Line, question};
use std::io::{Read, Write};
use std::net::TcpStream;
use std::sync::atomic::Ordering;
use std::thread;
use std::time::{Duration, Instant};
use web::Config;
use web::http::connection::ConnectionLimits;
use web::store::TokenKind;

/// A server with few places, at which anybody may ask as much as they like.
fn server(limits: ConnectionLimits) -> Server {
    Server::run(|config| Config { rate: 0, connection_limits: limits, ..config })
}

/// Says something to a server, and no more.
fn half_said(server: &Server, said: &str) -> TcpStream {
    let mut socket = TcpStream::connect(server.address).expect("a line");
    socket.set_read_timeout(Some(Duration::from_secs(90))).expect("a time");
    socket.write_all(said.as_bytes()).expect("sent");
    socket
}

/// Waits until something is so, for as long as a slow machine may need.
fn until(what: &str, mut so: impl FnMut() -> bool) {
    let begun = Instant::now();
    while !so() {
        assert!(begun.elapsed() < Duration::from_secs(120), "it never came to be: {what}");
        // The server's own tasks bring it about, and tell nobody.
        thread::sleep(Duration::from_millis(20));
    }
}

fn status(server: &Server, path: &str) -> Option<u16> {
    server.line().get(path).ok().map(|answer| answer.status)
}

/// How the server is can be asked however many connections there are, and everybody else is told to come back.
#[test]
fn how_the_server_is_can_always_be_asked() {
    let server = server(ConnectionLimits { slots: 6, reserve: 4, ..ConnectionLimits::default() });
    let open: Vec<TcpStream> = (0..6).map(|_| half_said(&server, "GET / HTTP/1.1\r\n")).collect();
    for (lang, said) in [("en", "There is no room"), ("fr", "plus de place")] {
        let refused = server.line().with("accept-language", lang).get("/").expect("an answer");
        assert_eq!(refused.status, 503);
        assert!(refused.body.contains(said), "{}", refused.body);
        assert!(refused.header("retry-after").is_some_and(|seconds| seconds.parse::<u32>().is_ok()));
        assert!(refused.header("content-security-policy").is_some());
    }
    let problem = server.line().get("/api/v1/hello").expect("an answer");
    assert_eq!((problem.status, problem.header("content-type")), (503, Some("application/problem+json")));
    assert!(problem.body.contains("\"crowded\""));
    // Whoever says nothing in the reserve makes room for whoever asks.
    let silent: Vec<TcpStream> = (0..40).map(|_| half_said(&server, "")).collect();
    for path in ["/healthz", "/readyz"] {
        assert_eq!(status(&server, path), Some(200), "{path}");
    }
    assert!(server.site.metrics.crowded.load(Ordering::Relaxed) >= 43);
    drop((open, silent));
    until("room for others", || status(&server, "/") == Some(200));
}

#[test]
fn a_network_has_its_share() {
    // Sixty streams need twice as many connections.
    let server = server(ConnectionLimits { slots: 2000, per_network: 10, ..ConnectionLimits::default() });
    let open: Vec<TcpStream> = (0..120).map(|_| half_said(&server, "GET / HTTP/1.1\r\n")).collect();
    assert_eq!(status(&server, "/"), Some(503), "all that are its own");
    assert_eq!(status(&server, "/healthz"), Some(200));
    drop(open);
    until("room again", || status(&server, "/") == Some(200));
    let proxy = Server::run(|config| Config { rate: 0, trust_proxy: true, ..config });
    let _open: Vec<TcpStream> = (0..260).map(|_| half_said(&proxy, "GET / HTTP/1.1\r\n")).collect();
    assert_eq!(status(&proxy, "/"), Some(200), "a proxy is everybody");
}

/// Asks for page after page and takes none of them, until nothing more can be sent.
fn ask_and_take_nothing(server: &Server) -> TcpStream {
    let mut socket = TcpStream::connect(server.address).expect("a line");
    socket.set_nonblocking(true).expect("no waiting");
    let asked = "GET /rules/scelerat HTTP/1.1\r\nhost: x\r\n\r\n".repeat(2000);
    let mut rest = asked.as_bytes();
    while !rest.is_empty() {
        match socket.write(rest) {
            Ok(sent) => rest = &rest[sent..],
            // The server reads no more: it waits for what it has sent to be taken, or has hung up already.
            Err(_) => break,
        }
    }
    socket
}

#[test]
fn whoever_takes_nothing_is_hung_up_on_and_the_place_is_free() {
    let limits =
        ConnectionLimits { slots: 1, write_timeout: Duration::from_millis(300), ..ConnectionLimits::default() };
    let server = server(limits);
    let _held = ask_and_take_nothing(&server);
    until("hung up", || server.site.metrics.unread.load(Ordering::Relaxed) == 1);
    until("the place is free", || status(&server, "/") == Some(200));
}

/// Decides at a table as long as there is something to decide; at another, where it is over.
struct Busy {
    line: Line,
    table: String,
}

impl Busy {
    fn decide(&mut self) {
        let page = self.line.get(&self.table).expect("a page").body;
        match question(&page) {
            Some((request, actions)) => {
                let form = [("request", request.as_str()), ("action", actions[0].as_str())];
                self.line.post(&format!("{}/play", self.table), &form).expect("an answer");
            }
            None => drop(self.line.post(&format!("{}/undo", self.table), &[("insist", "yes")]).expect("an answer")),
        }
    }
}

/// A stream that nobody reads is cut, with all that it held; one that is read goes on meanwhile.
#[test]
fn a_stream_that_nobody_reads_is_cut() {
    let server = server(ConnectionLimits { write_timeout: Duration::from_millis(300), ..ConnectionLimits::default() });
    let (line, table) = server.alone("scelerat");
    let mut read = line.stream(&format!("{table}/stream")).expect("a stream");
    read.next().expect("an event").expect("the table as it is");
    let asked = format!(
        "GET {table}/stream HTTP/1.1\r\nhost: x\r\nsec-fetch-site: same-origin\r\ncookie: {}\r\n\r\n",
        line.cookie
    );
    let unread = half_said(&server, &asked);
    until("two streams", || server.site.streams.count() == 2);
    let mut busy = Busy { line: line.also(server.address), table };
    until("one of them is cut", || {
        busy.decide();
        // Whoever reads is told of each of them.
        read.next().expect("an event").expect("what was decided");
        server.site.streams.count() == 1
    });
    assert_eq!(server.site.metrics.unread.load(Ordering::Relaxed), 1);
    busy.decide();
    read.next().expect("an event").expect("what was decided");
    drop(unread);
}

/// What takes long is done for one network a little at a time, and shown again without being done again.
#[test]
fn a_game_that_is_over_is_drawn_once_for_all_who_see_the_same() {
    let server = Server::new();
    let (mut line, table) = server.alone("scelerat");
    while let Some((request, actions)) = question(&line.get(&table).expect("a page").body) {
        let path = table.replace("/t/", "/r/");
        // While it goes on, nobody keeps a copy.
        let before = server.site.metrics.replays.load(Ordering::Relaxed);
        assert_eq!(line.get(&path).expect("a page").status, 200);
        assert_eq!(line.get(&path).expect("a page").status, 200);
        assert_eq!(server.site.metrics.replays.load(Ordering::Relaxed), before + 2);
        assert_eq!(server.site.replays.bytes(), 0);
        let form = [("request", request.as_str()), ("action", actions[0].as_str())];
        line.post(&format!("{table}/play"), &form).expect("an answer");
    }
    let path = table.replace("/t/", "/r/");
    let drawn = |path: &str| {
        let before = server.site.metrics.replays.load(Ordering::Relaxed);
        let page = server.line().get(path).expect("a page");
        assert_eq!(page.status, 200, "{path}");
        (page.body, server.site.metrics.replays.load(Ordering::Relaxed) - before)
    };
    let (first, count) = drawn(&path);
    assert_eq!(count, 1);
    assert_eq!(drawn(&path), (first.clone(), 0));
    for same in ["?step=99999", "?turn=99999", "?as=public"] {
        assert_eq!(drawn(&format!("{path}{same}")).1, 0, "{same}");
    }
    for other in ["?step=1", "?as=1", "?step=1&as=1"] {
        let (page, count) = drawn(&format!("{path}{other}"));
        assert!(count == 1 && page != first, "{other}");
        assert_eq!(drawn(&format!("{path}{other}")), (page, 0), "{other}");
    }
    let other = server.line().with("accept-language", "en").get(&path).expect("a page").body;
    assert_ne!(other, first, "another language");
    // Whoever takes the last decision back has a game that goes on: what was kept is shown to nobody.
    let undone = line.post(&format!("{table}/undo"), &[("insist", "yes")]).expect("an answer");
    assert!(undone.status < 400, "{}", undone.body);
    assert_eq!(server.line().get(&format!("{path}?as=1")).expect("an answer").status, 403);
    let kept = server.site.replays.bytes();
    assert_eq!(drawn(&path).1, 1);
    assert_eq!(server.site.replays.bytes(), kept);
}

/// So many at once that most are told to come back, from one address: somebody else's replay and decision do not wait for them.
#[test]
fn a_flood_of_replays_is_told_to_come_back() {
    let server = Server::run(|config| Config { rate: 0, trust_proxy: true, ..config });
    let (mut line, table) = server.alone("scelerat");
    let path = table.replace("/t/", "/r/");
    let flooder = line.also(server.address).with("x-forwarded-for", "10.0.0.1");
    let turn = server.wait(server.site.bot_pool.permit_soon("10.0.0.1")).expect("a turn");
    // The flood waits for its own turn, which somebody has.
    let statuses: Vec<u16> = thread::scope(|scope| {
        let ask = || {
            let answer = flooder.also(server.address).get(&path).expect("an answer");
            assert_eq!(answer.header("retry-after").is_some(), answer.status == 503);
            answer.status
        };
        let asked: Vec<_> = (0..60).map(|_| scope.spawn(ask)).collect();
        let page = line.get(&table).expect("a page").body;
        let (request, actions) = question(&page).expect("a question");
        let form = [("request", request.as_str()), ("action", actions[0].as_str())];
        assert_eq!(line.post(&format!("{table}/play"), &form).expect("an answer").status, 303);
        until("told to come back", || asked.iter().filter(|asked| asked.is_finished()).count() >= 60 - 32);
        drop(turn);
        assert_eq!(line.get(&path).expect("a page").status, 200, "somebody else");
        asked.into_iter().map(|asked| asked.join().expect("an answer")).collect()
    });
    assert!(statuses.iter().all(|status| [200, 503].contains(status)), "{statuses:?}");
    assert!(statuses.iter().filter(|status| **status == 503).count() >= 60 - 32, "{statuses:?}");
    let mut said = String::new();
    half_said(&server, "GET /metrics HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")
        .read_to_string(&mut said)
        .expect("metrics");
    assert!(said.contains("oubliette_replays_total"), "{said}");
}

/// Records to take away are read one at a time for each network, too, whoever asks for them in whatever way.
#[test]
fn a_flood_of_records_is_told_to_come_back() {
    let server = Server::run(|config| Config { rate: 0, trust_proxy: true, ..config });
    let (mut line, table) = server.alone("scelerat");
    while let Some((request, actions)) = question(&line.get(&table).expect("a page").body) {
        let form = [("request", request.as_str()), ("action", actions[0].as_str())];
        line.post(&format!("{table}/play"), &form).expect("an answer");
    }
    let store = &server.site.store;
    let secret = line.cookie.split('=').nth(1).expect("a cookie");
    let person = server.wait(store.person_by_token(secret, TokenKind::Cookie)).expect("the store").expect("a person");
    let token = server.wait(store.new_token(&person.id, TokenKind::Bearer, "")).expect("a token");
    let id = table.trim_start_matches("/t/");
    for path in [format!("/r/{id}/record.txt"), format!("/api/v1/tables/{id}/record")] {
        let from = |address: &str| {
            let line = server.line().with("authorization", &format!("Bearer {token}"));
            line.with("x-forwarded-for", address)
        };
        let turn = server.wait(server.site.bot_pool.permit_soon("10.0.0.1")).expect("a turn");
        let ask = || {
            let answer = from("10.0.0.1").get(&path).expect("an answer");
            assert_eq!(answer.header("retry-after").is_some(), answer.status == 503);
            answer.status
        };
        let statuses: Vec<u16> = thread::scope(|scope| {
            let asked: Vec<_> = (0..40).map(|_| scope.spawn(ask)).collect();
            until("told to come back", || asked.iter().any(|asked| asked.is_finished()));
            assert_eq!(from("10.0.0.2").get(&path).expect("an answer").status, 200, "somebody else");
            drop(turn);
            asked.into_iter().map(|asked| asked.join().expect("an answer")).collect()
        });
        assert!(statuses.iter().all(|status| [200, 503].contains(status)), "{path}: {statuses:?}");
        assert!(statuses.contains(&503), "{path}: {statuses:?}");
    }
}
