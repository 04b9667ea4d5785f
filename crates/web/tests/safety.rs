//! What every answer must forbid, what no request may do, and that no hostile input breaks anything.

mod served;

use kernel::{Fate, Seed, Seeded, Source};
use served::Server;
use served::line::{Answer, Line, between, question};
use std::io::{ErrorKind, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;
use web::Config;
use web::store::{NewTable, Place, SeatRow};

fn check_headers(what: &str, headers: &[(String, String)]) {
    let header = |name: &str| headers.iter().find(|(known, _)| known == name).map_or("", |(_, value)| value.as_str());
    let policy = header("content-security-policy");
    for part in
        ["default-src 'none'", "script-src 'self'", "form-action 'self'", "base-uri 'none'", "frame-ancestors 'none'"]
    {
        assert!(policy.contains(part), "{what}: {part} in {policy:?}");
    }
    assert!(!policy.contains("unsafe") && !policy.contains("http"), "{what}: {policy:?}");
    // Nobody keeps a copy of what is not everybody's.
    let kept = if what.contains("/assets/") && what.contains('?') {
        "public, max-age=31536000, immutable"
    } else {
        "no-store"
    };
    assert_eq!(header("cache-control"), kept, "{what}");
    assert_eq!(header("x-content-type-options"), "nosniff", "{what}");
    assert_eq!(header("x-frame-options"), "DENY", "{what}");
    assert_eq!(header("referrer-policy"), "same-origin", "{what}");
    assert_eq!(header("cross-origin-opener-policy"), "same-origin", "{what}");
}

/// Nothing runs or looks otherwise than files of ours say, and nothing comes from elsewhere.
fn check_page(what: &str, answer: &Answer) {
    if !answer.header("content-type").is_some_and(|kind| kind.starts_with("text/html")) {
        return;
    }
    for forbidden in [" style=", "<style", "<script>", "javascript:", " onclick", " onload", "src=\"http", "src=\"//"] {
        assert!(!answer.body.contains(forbidden), "{what}: {forbidden}");
    }
}

#[test]
fn every_kind_of_answer_says_what_browsers_should_forbid() {
    let server = Server::new();
    let (mut line, table) = server.alone("scelerat");
    let page = line.get(&table).expect("a page").body;
    let style = format!("/assets/{}", between(&page, "/assets/", "\"").expect("a stylesheet"));
    let long = "x".repeat(300 * 1024);
    let play = format!("{table}/play");
    let asked = [
        ("GET", "/", "", 200),
        ("GET", table.as_str(), "", 200),
        ("GET", style.as_str(), "", 200),
        ("GET", "/rules/scelerat", "", 200),
        ("GET", "/healthz", "", 200),
        ("GET", "/readyz", "", 200),
        ("GET", "/version", "", 200),
        ("GET", "/metrics", "", 200),
        ("GET", "/nothing", "", 404),
        ("GET", "/t/00000000000000000000000000", "", 404),
        ("GET", "/api/nothing", "", 404),
        ("GET", "/assets/nothing.js", "", 404),
        ("DELETE", "/", "", 405),
        ("POST", "/new/scelerat", "players=1", 303),
        ("POST", play.as_str(), "request=x&action=y", 409),
        ("POST", play.as_str(), "request=x", 422),
        ("POST", play.as_str(), long.as_str(), 413),
        ("GET", "/t/00000000000000000000000000?turn=x", "", 400),
    ];
    for (method, path, body, status) in asked {
        let answer = line.ask(method, path, body).expect("an answer");
        assert_eq!(answer.status, status, "{method} {path}: {}", answer.body);
        check_headers(path, &answer.headers);
        check_page(path, &answer);
        // Whoever reads requests has no words of its own.
        assert!(!answer.body.contains("deserialize") && !answer.body.contains("Failed to"), "{path}: {}", answer.body);
    }
    let stream = line.stream(&format!("{table}/stream")).expect("a stream");
    assert_eq!(stream.status, 200);
    check_headers("a stream", &stream.headers);
    let problem = line.get("/api/nothing").expect("an answer");
    assert_eq!(problem.header("content-type"), Some("application/problem+json"));
}

#[test]
fn cookies_are_for_this_server_alone() {
    let server = Server::new();
    let answer = server.line().post("/new/scelerat", &[]).expect("an answer");
    let cookie = answer.header("set-cookie").expect("a cookie").to_string();
    for part in ["HttpOnly", "SameSite=Lax", "Path=/"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    assert!(!cookie.contains("Secure") && !cookie.contains("Domain"), "{cookie}");
    assert!(answer.header("strict-transport-security").is_none());
    let secret = between(&cookie, "oubliette=", ";").expect("a secret");
    assert!(secret.len() >= 26, "130 bits in signs of five: {secret}");
    let public = Server::run(|config| Config { public_url: Some("https://oubliette.example".into()), ..config });
    let mut line = public.line();
    let answer = line.post("/new/scelerat", &[]).expect("an answer");
    let cookie = answer.header("set-cookie").expect("a cookie");
    assert!(cookie.starts_with("__Host-oubliette=") && cookie.contains("; Secure"), "{cookie}");
    assert!(cookie.contains("; Path=/;") && !cookie.contains("Domain"), "{cookie}");
    let asked = |line: &mut Line| question(&line.get(answer.location()).expect("a page").body).is_some();
    assert!(asked(&mut line));
    // Another host of the same domain could have set the plain one.
    line.cookie = line.cookie.replace("__Host-", "");
    assert!(!asked(&mut line));
    assert!(answer.header("strict-transport-security").is_some());
}

#[test]
fn requests_of_other_sites_do_nothing() {
    let server = Server::new();
    let (mut line, table) = server.alone("scelerat");
    let page = line.get(&table).expect("a page").body;
    let (request, actions) = question(&page).expect("a question");
    let form = [("request", request.as_str()), ("action", actions[0].as_str())];
    let own = format!("http://{}", server.address);
    let foreign = [
        ("origin", "http://evil.example"),
        ("origin", "null"),
        ("origin", "http://127.0.0.1:1"),
        ("sec-fetch-site", "cross-site"),
        ("sec-fetch-site", "same-site"),
    ];
    for (name, value) in foreign {
        let mut other = line.also(server.address).with(name, value);
        assert_eq!(other.post(&format!("{table}/play"), &form).expect("an answer").status, 403, "{name}: {value}");
        assert_eq!(other.stream(&format!("{table}/stream")).expect("an answer").status, 403, "{name}: {value}");
    }
    assert_eq!(question(&line.get(&table).expect("a page").body).expect("a question").0, request, "nothing was done");
    let mut ours = line.also(server.address).with("origin", &own);
    assert_eq!(ours.post(&format!("{table}/play"), &form).expect("an answer").status, 303);
    // A browser that says neither is none; whoever has a cookie is taken for one.
    let mut silent = line.also(server.address).with("origin", "");
    assert_eq!(silent.post(&format!("{table}/undo"), &[]).expect("an answer").status, 403);
}

#[test]
fn whoever_asks_too_much_waits() {
    let server = Server::run(|config| Config { rate: 5, streams: 2, ..config });
    let mut line = server.line();
    let statuses: Vec<u16> = (0..8).map(|_| line.get("/").expect("an answer").status).collect();
    assert_eq!(statuses[..5], [200; 5]);
    assert!(statuses[5..].contains(&429), "{statuses:?}");
    let refused = line.get("/").expect("an answer");
    assert_eq!(refused.status, 429);
    let seconds: u32 = refused.header("retry-after").and_then(|seconds| seconds.parse().ok()).expect("seconds");
    assert!((1..=60).contains(&seconds));
    // What somebody says of where they come from is not believed.
    let mut liar = server.line().with("x-forwarded-for", "10.1.2.3");
    assert_eq!(liar.get("/").expect("an answer").status, 429);
    // Whoever runs the server may still ask how it is.
    assert_eq!(line.get("/healthz").expect("an answer").status, 200);
    let problem = line.get("/api/x").expect("an answer");
    assert_eq!((problem.status, problem.header("content-type")), (429, Some("application/problem+json")));
}

#[test]
fn a_proxy_is_believed_where_the_server_is_told_to_and_only_what_it_adds() {
    let server = Server::run(|config| Config { rate: 3, trust_proxy: true, ..config });
    let ask = |forwarded: &str| server.line().with("x-forwarded-for", forwarded).get("/").expect("an answer").status;
    assert!((0..3).all(|_| ask("10.0.0.1") == 200));
    assert_eq!(ask("10.0.0.1"), 429);
    assert_eq!(ask("10.0.0.2"), 200, "somebody else");
    assert_eq!(ask("10.9.9.9, 10.0.0.1"), 429, "what stands before may be made up");
    // One line has many addresses of the newer protocol.
    assert!((1..=3).all(|at| ask(&format!("2001:db8::{at}")) == 200));
    assert_eq!(ask("2001:db8::9"), 429);
    assert_eq!(ask("2001:db8:0:ff::9"), 429, "a line has up to 256 networks");
    assert_eq!(ask("2001:db8:0:100::9"), 200);
}

#[test]
fn streams_are_counted_for_each_address() {
    let server = Server::run(|config| Config { rate: 0, streams: 2, ..config });
    let (line, table) = server.alone("scelerat");
    let path = format!("{table}/stream");
    let open: Vec<_> = (0..2).map(|_| line.stream(&path).expect("a stream")).collect();
    assert!(open.iter().all(|stream| stream.status == 200));
    assert_eq!(line.stream(&path).expect("an answer").status, 429);
}

/// Says something to a server, and no more.
fn half_said(address: SocketAddr, said: &str) -> TcpStream {
    let mut socket = TcpStream::connect(address).expect("a line");
    socket.set_read_timeout(Some(Duration::from_secs(90))).expect("a time");
    socket.write_all(said.as_bytes()).expect("sent");
    socket
}

/// What a server says until it hangs up.
fn until_hung_up(mut socket: TcpStream) -> String {
    let mut said = Vec::new();
    match socket.read_to_end(&mut said) {
        Err(error) if error.kind() != ErrorKind::ConnectionReset => panic!("nobody hangs up: {error}"),
        _ => String::from_utf8_lossy(&said).into_owned(),
    }
}

#[test]
fn whoever_dawdles_is_hung_up_on_and_whoever_looks_on_is_not() {
    let server = Server::new();
    let (line, table) = server.alone("scelerat");
    let mut events = line.stream(&format!("{table}/stream")).expect("a stream");
    events.next().expect("an event").expect("the table as it is");
    let silent = half_said(server.address, "");
    let head = half_said(server.address, "GET / HTTP/1.1\r\nhost: x\r\nx-slow");
    let post = "POST /new/scelerat HTTP/1.1\r\nhost: x\r\nsec-fetch-site: same-origin\r\ncontent-type: \
                application/x-www-form-urlencoded\r\ncontent-length: 9\r\n\r\nplay";
    let body = half_said(server.address, post);
    assert_eq!(until_hung_up(silent), "");
    assert_eq!(until_hung_up(head), "");
    let refused = until_hung_up(body);
    assert!(refused.starts_with("HTTP/1.1 4"), "half a form is none: {refused}");
    // All that took longer than any request may.
    let mut person = server.line();
    assert_eq!(person.get(&table).expect("a page").status, 200);
    let undone = line.also(server.address).get(&table).expect("a page").body;
    let (request, actions) = question(&undone).expect("a question");
    let form = [("request", request.as_str()), ("action", actions[0].as_str())];
    line.also(server.address).post(&format!("{table}/play"), &form).expect("an answer");
    events.next().expect("an event").expect("what was decided");
}

/// A server that is asked to stop waits for what runs, and for nothing that has not begun.
#[test]
fn stopping_waits_for_nobody_who_has_not_asked() {
    let folder = std::env::temp_dir().join(format!("oubliette-safety-stop-{}", std::process::id()));
    let listen = SocketAddr::from(([127, 0, 0, 1], 0));
    let config = Config { rate: 0, listen, drain: 3600, ..Config::new(Place::Folder(folder.clone())) };
    let (ready, told) = std::sync::mpsc::channel();
    let (stop, asked) = tokio::sync::oneshot::channel::<()>();
    let (ended, over) = std::sync::mpsc::channel();
    std::thread::spawn(move || {
        let runtime = tokio::runtime::Runtime::new().expect("a runtime");
        let serving = web::serve(config, |address| ready.send(address).expect("somebody waits"), async {
            let _ = asked.await;
        });
        let served = runtime.block_on(serving).is_ok();
        let _ = ended.send(served);
    });
    let address = told.recv_timeout(Duration::from_secs(60)).expect("a server");
    let mut line = Line::to(address);
    assert_eq!(line.get("/healthz").expect("an answer").status, 200);
    let table = line.post("/new/scelerat", &[]).expect("an answer").location().to_string();
    let mut events = line.stream(&format!("{table}/stream")).expect("a stream");
    events.next().expect("an event").expect("the table as it is");
    let waiting = [half_said(address, ""), half_said(address, "GET / HTTP/1.1\r\nhost")];
    // Connections are taken in the order in which they come: once a later one is answered, the server has these.
    assert_eq!(Line::to(address).get("/healthz").expect("an answer").status, 200);
    stop.send(()).expect("a server");
    while events.next().expect("an end").is_some() {}
    assert_eq!(over.recv_timeout(Duration::from_secs(12)), Ok(true), "it waits for somebody");
    waiting.into_iter().for_each(|socket| assert_eq!(until_hung_up(socket), ""));
    let _ = std::fs::remove_dir_all(folder);
}

#[test]
fn paths_lead_nowhere_else() {
    let server = Server::new();
    let mut line = server.line();
    for path in [
        "/assets/../../../../etc/passwd",
        "/assets/%2e%2e%2f%2e%2e%2fetc%2fpasswd",
        "/assets/..%5c..%5cetc",
        "/t/../../etc/passwd",
        "/t/%2e%2e",
        "/t/%00",
        "/j/%00",
        "/j/..%2f..",
        "/t/%0d%0aset-cookie:x?turn=1",
        "/rules/%00/%00",
        "/seed/scelerat/%00",
        "/learn/%2e%2e",
        "//evil.example/",
        "/%ff%fe",
    ] {
        let answer = line.get(path).expect("an answer");
        assert!((300..500).contains(&answer.status), "{path}: {}", answer.status);
        assert!(!answer.body.contains("root:"), "{path}");
        assert!(
            !answer.location().starts_with("//") && !answer.location().contains("evil"),
            "{path}: {}",
            answer.location()
        );
        assert!(answer.header("set-cookie").is_none(), "{path}");
    }
    let (mut line, table) = server.alone("scelerat");
    let answer = line.get(&format!("{table}?turn=1&as=%0d%0aset-cookie:x")).expect("an answer");
    assert!(answer.status < 500 && !answer.location().contains('\n'), "{}", answer.status);
}

#[test]
fn nobody_is_sent_elsewhere() {
    let server = Server::new();
    let mut line = server.line();
    for back in
        ["//evil.example", "/%09/evil.example", "/%5Cevil", "/%00x", "/%0A/evil.example", "%5C%5Cevil", "/%C3%A9"]
    {
        let answer = line.get(&format!("/lang?to=en&back={back}")).expect("an answer");
        assert_eq!((answer.status, answer.location()), (303, "/"), "{back}");
    }
    for (at, next) in ["/\t/evil.example", "/\\evil", "/\0x", "//evil.example", "/é"].into_iter().enumerate() {
        let form = [("name", format!("Person {at}")), ("password", "correct horse".into()), ("next", next.into())];
        let form: Vec<(&str, &str)> = form.iter().map(|(name, value)| (*name, value.as_str())).collect();
        let answer = server.line().post("/register", &form).expect("an answer");
        assert_eq!((answer.status, answer.location()), (303, "/me"), "{next:?}: {}", answer.body);
    }
    assert_eq!(line.get("/lang?to=en&back=/rules?x=1").expect("an answer").location(), "/rules?x=1");
}

/// What people type who want to see something break.
const HOSTILE: &[&str] = &[
    "",
    " ",
    "0",
    "1",
    "-1",
    "255",
    "256",
    "99999999999999999999",
    "1e9",
    "yes",
    "no",
    "person",
    "careful",
    "montecarlo:9999999999",
    "montecarlo:0",
    "random",
    "'; DROP TABLE people; --",
    "<script>alert(1)</script>",
    "\"><img src=x onerror=alert(1)>",
    "\0",
    "\r\n\r\n",
    "\u{202e}abc\u{202c}",
    "\u{200b}",
    "é",
    "🂡",
    "../../etc/passwd",
    "%s%n",
    "{ $who }",
    "undo 0 0",
    "note x",
    "over won",
    "a b c d",
    "\u{feff}",
    "\\",
    "null",
    "NaN",
];

const FIELDS: &[&str] = &[
    "request",
    "action",
    "insist",
    "agree",
    "phrase",
    "to",
    "word",
    "stands",
    "bot",
    "seat",
    "name",
    "players",
    "seat2",
    "seat3",
    "seed",
    "pace",
    "open",
    "option.hero",
    "option.players",
    "code",
    "password",
    "new",
    "next",
    "label",
    "mark",
    "sure",
    "everywhere",
    "lang",
    "scheme",
    "contrast",
    "suits",
    "motion",
    "keys",
    "back",
    "step",
];

#[test]
fn hostile_forms_break_nothing() {
    let seed = std::env::var("OUBLIETTE_SEED").unwrap_or_else(|_| "hostile forms".into());
    println!("OUBLIETTE_SEED={seed}");
    let mut luck = Seeded::new(Seed::of(&seed));
    let server = Server::new();
    let (mut people, table) = server.three();
    let (mut alone, solo) = server.alone("mini-rogue");
    let kept = server.wait(server.site.store.table(&table[3..])).expect("a store").expect("a table");
    let invite = kept.0.invite;
    let mut paths: Vec<String> =
        ["/rejoin", "/looks", "/register", "/login", "/logout", "/me/name", "/me/password", "/me/bot", "/me/tokens"]
            .into_iter()
            .chain([
                "/me/tokens/revoke",
                "/learn/scelerat",
                "/new/scelerat",
                "/new/dongeon",
                "/new/mini-rogue",
                "/new/sang-rancune",
                "/new/x",
            ])
            .map(String::from)
            .collect();
    paths.push(format!("/j/{invite}"));
    for verb in ["play", "undo", "answer", "say", "order", "fill", "back", "stand-in", "recovery", "rematch"] {
        paths.extend([format!("{table}/{verb}"), format!("{solo}/{verb}")]);
    }
    for round in 0..1200 {
        let mut any = |most: usize| luck.pick(Source::PLAYER, most as u32) as usize;
        let path = &paths[any(paths.len())];
        let mut form: Vec<(&str, String)> = Vec::new();
        for _ in 0..any(6) {
            let value = match any(8) {
                0 => HOSTILE[any(HOSTILE.len())].repeat(1 + any(60)),
                _ => HOSTILE[any(HOSTILE.len())].to_string(),
            };
            form.push((FIELDS[any(FIELDS.len())], value));
        }
        let form: Vec<(&str, &str)> = form.iter().map(|(key, value)| (*key, value.as_str())).collect();
        let who = match any(4) {
            3 => &mut alone,
            at => &mut people[at],
        };
        let cookie = who.cookie.clone();
        let answer = match any(20) {
            0 => who.ask("POST", path, "request=%ff%fe&action=%zz&&&=&name=%00"),
            1 => who.ask("GET", &format!("{path}?as={}&turn={}&action={}", any(300), any(3), any(9)), ""),
            _ => who.post(path, &form),
        };
        let answer = answer.unwrap_or_else(|error| panic!("seed {seed}, round {round}: {path} {form:?}: {error}"));
        assert!(answer.status < 500, "seed {seed}, round {round}: {path} {form:?}: {}\n{}", answer.status, answer.body);
        check_page(path, &answer);
        assert!(
            !answer.body.contains("<img src=x") && !answer.body.contains("<script>alert"),
            "seed {seed}: {path} {form:?}"
        );
        // Whoever they become on the way, they stay who they were at the table.
        who.cookie = cookie;
    }
    assert_eq!(alone.get(&solo).expect("a page").status, 200);
    for person in &mut people {
        assert_eq!(person.get(&table).expect("a page").status, 200);
    }
}

/// Orders and answers in secret are no event to others: the next that they are sent is what is said aloud.
#[test]
fn what_one_orders_or_answers_in_secret_is_no_event_to_others() {
    let server = Server::new();
    let (mut people, table) = server.three();
    let page = people[1].get(&table).expect("a page").body;
    let watched: Vec<String> = [0, 2].map(|at: usize| people[at].get(&table).expect("a page").body).into();
    let mut events = people[2].stream(&format!("{table}/stream?as=3")).expect("a stream");
    events.next().expect("an event").expect("the table as it is");
    let word = between(&page, "name=\"word\" value=\"", "\"").expect("something may be ordered").to_string();
    for stands in ["yes", "no", "yes"] {
        let form = [("word", word.as_str()), ("stands", stands)];
        assert_eq!(people[1].post(&format!("{table}/order"), &form).expect("an answer").status, 303);
    }
    let now: Vec<String> = [0, 2].map(|at: usize| people[at].get(&table).expect("a page").body).into();
    assert_eq!(watched, now, "an order of somebody else");
    // Whatever would have been sent is sent before somebody who comes to watch only now sees the table.
    let mut later = people[2].stream(&format!("{table}/stream?as=3")).expect("a stream");
    later.next().expect("an event").expect("the table as it is");
    let phrase = between(&page, "name=\"phrase\" value=\"", "\"").expect("something may be said").to_string();
    let said = people[1].post(&format!("{table}/say"), &[("phrase", phrase.as_str()), ("to", "")]).expect("an answer");
    assert_eq!(said.status, 303, "{}", said.body);
    let next = events.next().expect("an event").expect("what was said");
    assert!(next.data.contains("said"), "{}", next.data);
}

/// Whoever goes away right after deciding has decided, and everybody else sees it.
#[test]
fn a_decision_of_somebody_who_hangs_up_is_seen_by_others() {
    let server = Server::new();
    let (mut line, table) = server.alone("scelerat");
    let watcher = server.line();
    for _ in 0..10 {
        let mut events = watcher.stream(&format!("{table}/stream?as=public")).expect("a stream");
        events.next().expect("an event").expect("the table as it is");
        let Some((request, actions)) = question(&line.get(&table).expect("a page").body) else { return };
        let body = format!("request={request}&action={}", served::line::coded(&actions[0]));
        let head = format!(
            "POST {table}/play HTTP/1.1\r\nhost: {}\r\ncookie: {}\r\nsec-fetch-site: same-origin\r\ncontent-type: \
             application/x-www-form-urlencoded\r\ncontent-length: {}\r\nexpect: 100-continue\r\n\r\n",
            server.address,
            line.cookie,
            body.len()
        );
        let mut socket = TcpStream::connect(server.address).expect("a line");
        socket.write_all(head.as_bytes()).expect("sent");
        // A request whose sender is gone before anybody looks at it was never made: wait until the server wants to read it.
        let mut wanted = [0; "HTTP/1.1 100 Continue\r\n\r\n".len()];
        socket.read_exact(&mut wanted).expect("the server reads on");
        assert!(wanted.starts_with(b"HTTP/1.1 100 "), "{}", String::from_utf8_lossy(&wanted));
        socket.write_all(body.as_bytes()).expect("sent");
        drop(socket);
        events.next().expect("an event").expect("what was decided");
    }
}

/// A server that stops after the last has sat down, and before the game is laid out, lays it out when somebody comes.
#[test]
fn a_full_table_begins_though_the_server_stopped_in_between() {
    let server = Server::new();
    let id = server.wait(async {
        let store = &server.site.store;
        let (person, _) = store.new_guest().await.expect("a guest");
        let wanted = web::live::table_spec::TableSpec {
            players: 1,
            seed: "between".into(),
            public_seed: true,
            ..Default::default()
        };
        let seat = SeatRow { person: Some(person.id.clone()), name: "Ada".into(), ..SeatRow::default() };
        let new = NewTable {
            game: "scelerat".into(),
            wanted: wanted.write(),
            owner: person.id,
            seats: vec![seat],
            ..NewTable::default()
        };
        store.new_table(&new).await.expect("a table")
    });
    let page = server.line().get(&format!("/t/{id}")).expect("a page").body;
    assert!(page.contains("class=\"board\""), "{page}");
    let lines = server.wait(async { server.site.store.lines(&id).await }).expect("lines");
    assert!(!lines.is_empty(), "the store has it, too");
}

/// Whoever deletes an account leaves a bot behind where others play on.
#[test]
fn the_seat_of_somebody_who_is_gone_plays_on() {
    let server = Server::new();
    let (mut people, table) = server.three();
    let gone = people[1].post("/me/delete", &[("sure", "true")]).expect("an answer");
    assert!(gone.status < 400, "{}", gone.body);
    for _ in 0..40 {
        let mut asked = false;
        for at in [0, 2] {
            let page = people[at].get(&table).expect("a page").body;
            if let Some((request, actions)) = question(&page) {
                let form = [("request", request.as_str()), ("action", actions[0].as_str())];
                assert_eq!(people[at].post(&format!("{table}/play"), &form).expect("an answer").status, 303);
                asked = true;
            }
        }
        if !asked {
            let page = people[0].get(&table).expect("a page").body;
            assert!(page.contains("ending"), "nobody is asked, and it is not over: {page}");
            return;
        }
    }
}
