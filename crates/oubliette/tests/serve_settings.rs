//! How a server is run: what its flags and its variables say, which of them counts, and what is said of those that make no sense.
#![cfg(unix)]

mod common;
mod serving;

use common::{Home, Ran};
use serde_json::Value;
use serving::line::Line;
use serving::postgres::Postgres;
use serving::{Served, until};
use std::net::TcpListener;
use std::path::Path;
use std::process::Command;

/// All variables that a server heeds, each with a value that makes no sense.
const NONSENSE: [(&str, &str, &str); 10] = [
    ("OUBLIETTE_LISTEN", "7777", "--listen"),
    ("OUBLIETTE_DATABASE", "mysql://here", "PostgreSQL"),
    ("OUBLIETTE_TRUST_PROXY", "perhaps", "--trust-proxy"),
    ("OUBLIETTE_NO_ACCOUNTS", "perhaps", "--no-accounts"),
    ("OUBLIETTE_RATE", "many", "--rate"),
    ("OUBLIETTE_STREAMS", "-1", "--streams"),
    ("OUBLIETTE_DRAIN", "a while", "--drain"),
    ("OUBLIETTE_LOG", "xml", "--log"),
    ("OUBLIETTE_LOG_LEVEL", "foo", "--log-level"),
    // A file is no folder.
    ("OUBLIETTE_DATA", "/dev/null", "base"),
];

/// The command in this home, with these variables and no others of a server's.
fn command(home: &Home, args: &[&str], variables: &[(&str, &str)]) -> Command {
    let mut command = home.command(&[&["serve"], args].concat());
    for (name, _, _) in NONSENSE {
        command.env_remove(name);
    }
    command.env_remove("OUBLIETTE_PUBLIC_URL").envs(variables.iter().copied());
    command
}

/// A server that runs as these variables say, on a port of its own.
fn serve(home: &Home, args: &[&str], variables: &[(&str, &str)]) -> Served {
    let listen = [("OUBLIETTE_LISTEN", "127.0.0.1:0")];
    Served::of(command(home, args, &[&listen, variables].concat()))
}

fn status(line: &mut Line, path: &str) -> u16 {
    line.get(path).expect("an answer").status
}

fn has_store(folder: &Path) -> bool {
    folder.join("oubliette.db").exists()
}

#[test]
fn what_those_who_run_it_ask_is_answered() {
    let home = Home::new();
    let server = serve(&home, &[], &[("OUBLIETTE_DATA", home.0.join("data").to_str().expect("a path"))]);
    assert!(has_store(&home.0.join("data")) && !home.0.join("oubliette").exists());
    let mut line = server.line();
    for (path, said) in [
        ("/healthz", "ok"),
        ("/readyz", ""),
        ("/version", env!("CARGO_PKG_VERSION")),
        ("/metrics", "oubliette_requests_total{class=\"2xx\"}"),
        ("/metrics", "store=\"sqlite\""),
    ] {
        let answer = line.get(path).expect("an answer");
        assert_eq!(answer.status, 200, "{path}: {}", answer.body);
        assert!(answer.body.contains(said), "{path}: {}", answer.body);
    }
}

#[test]
fn empty_variables_say_nothing() {
    let home = Home::new();
    let empty: Vec<(&str, &str)> =
        NONSENSE.iter().map(|(name, _, _)| (*name, "")).chain([("OUBLIETTE_PUBLIC_URL", "")]).collect();
    let server = Served::of(command(&home, &["--listen", "127.0.0.1:0"], &empty));
    assert_eq!(status(&mut server.line(), "/register"), 200);
    assert!(has_store(&home.0.join("oubliette").join("server")), "where it always is");
}

#[test]
fn flags_that_a_variable_sets() {
    let home = Home::new();
    for (said, made) in [("yes", false), ("1", false), ("true", false), ("no", true), ("0", true)] {
        let server = serve(&home, &[], &[("OUBLIETTE_NO_ACCOUNTS", said)]);
        assert_eq!(status(&mut server.line(), "/register") == 200, made, "{said}");
    }
    // Where proxies are believed, each address that they name has its own share.
    for (said, believed) in [("1", true), ("off", false)] {
        let server = serve(&home, &[], &[("OUBLIETTE_RATE", "3"), ("OUBLIETTE_TRUST_PROXY", said)]);
        let statuses: Vec<u16> = (0..8)
            .map(|at| status(&mut server.line().with("x-forwarded-for", &format!("203.0.113.{at}")), "/rules"))
            .collect();
        assert_eq!(statuses[0], 200);
        assert_eq!(statuses.contains(&429), !believed, "{said}: {statuses:?}");
        assert_eq!(status(&mut server.line(), "/healthz"), 200, "whoever looks after it is never refused");
    }
}

#[test]
fn streams_are_counted_as_a_variable_says() {
    let home = Home::new();
    let server = serve(&home, &[], &[("OUBLIETTE_STREAMS", "1")]);
    let mut line = server.line();
    let table = line.post("/new/scelerat", &[]).expect("an answer").location().to_string();
    let mut first = line.stream(&format!("{table}/stream")).expect("a stream");
    assert!(first.status == 200 && first.next().expect("an event").is_some());
    assert_eq!(line.stream(&format!("{table}/stream")).expect("an answer").status, 429);
}

#[test]
fn the_address_that_people_type() {
    let home = Home::new();
    let address = TcpListener::bind("127.0.0.1:0").and_then(|socket| socket.local_addr()).expect("a port");
    let listen = address.to_string();
    let variables = [("OUBLIETTE_LISTEN", listen.as_str()), ("OUBLIETTE_PUBLIC_URL", "https://oubliette.example")];
    let server = Served::behind(command(&home, &[], &variables), address);
    assert!(server.said().concat().contains("https://oubliette.example"), "{:?}", server.said());
    let answer = server.line().post("/new/scelerat", &[]).expect("an answer");
    let cookie = answer.header("set-cookie").expect("a cookie");
    assert!(cookie.contains("; Secure") && answer.header("strict-transport-security").is_some(), "{cookie}");
}

#[test]
fn logs_are_written_as_a_variable_says() {
    let home = Home::new();
    let requests = |said: &[String]| said.iter().filter(|line| line.contains("/rules")).count();
    let server = serve(&home, &[], &[("OUBLIETTE_LOG", "json")]);
    server.line().get("/rules").expect("an answer");
    until("a line of the log", || requests(&server.said()) > 0);
    server.ask_to_stop();
    until("the last line", || server.said().iter().any(|line| line.contains("\"stopped\"")));
    let said = server.said();
    for line in &said {
        let noted: Value = serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}"));
        assert!(noted["timestamp"].is_string() && noted["level"].is_string() && noted["message"].is_string(), "{line}");
    }
    let request = said.iter().find(|line| line.contains("/rules")).expect("a request");
    let request: Value = serde_json::from_str(request).expect("JSON");
    assert_eq!((&request["status"], &request["method"]), (&Value::from(200), &Value::from("GET")));
    // Requests are no warnings; at the usual level they are noted, and queries and invitations never.
    let quiet = serve(&home, &[], &[("OUBLIETTE_LOG_LEVEL", "warn")]);
    let usual = serve(&home, &[], &[]);
    for server in [&quiet, &usual] {
        for path in ["/rules?q=secretword", "/j/secretword", "/rules"] {
            server.line().get(path).expect("an answer");
        }
    }
    until("lines of the log", || requests(&usual.said()) > 1);
    assert!(!usual.said().concat().contains("secretword"), "{:?}", usual.said());
    quiet.ask_to_stop();
    until("the end", || quiet.line().get("/").is_err());
    assert_eq!(quiet.said().len(), 1, "{:?}", quiet.said());
}

#[test]
fn what_is_typed_counts_for_more_than_a_variable() {
    let home = Home::new();
    let database = Postgres::start();
    let url = database.url();
    let (one, other) = (home.0.join("one"), home.0.join("other"));
    let (one_text, other_text) = (one.to_str().expect("a path"), other.to_str().expect("a path"));
    let store = |server: &Served| {
        let metrics = server.line().get("/metrics").expect("an answer").body;
        if metrics.contains("store=\"postgresql\"") || metrics.contains("store=\"postgres\"") {
            "database"
        } else {
            "folder"
        }
    };
    assert_eq!(store(&serve(&home, &[], &[("OUBLIETTE_DATABASE", &url)])), "database");
    assert_eq!(store(&serve(&home, &["--data", one_text], &[("OUBLIETTE_DATABASE", &url)])), "folder");
    assert!(has_store(&one));
    assert_eq!(store(&serve(&home, &["--database", &url], &[("OUBLIETTE_DATA", other_text)])), "database");
    assert!(!other.exists() && !home.0.join("oubliette").exists(), "nothing is made elsewhere");
    assert_eq!(store(&serve(&home, &["--data", one_text], &[("OUBLIETTE_DATA", other_text)])), "folder");
    assert!(!other.exists());
    let listening = serve(&home, &["--no-accounts"], &[("OUBLIETTE_NO_ACCOUNTS", "no"), ("OUBLIETTE_DATA", one_text)]);
    assert_eq!(status(&mut listening.line(), "/register"), 403);
    // Two places are one too many, be they typed or in variables; and the database's password is nobody's business.
    let secret = url.replace("oubliette@", "oubliette:hidden@");
    for (args, variables) in [
        (&["--data", one_text, "--database", &secret][..], &[][..]),
        (&[], &[("OUBLIETTE_DATA", one_text), ("OUBLIETTE_DATABASE", &secret)]),
    ] {
        for (lang, said) in [("fr", "pas les deux"), ("en", "not both")] {
            let both = Ran::of(command(&home, &[args, &["--lang", lang]].concat(), variables), "").failed(2);
            assert!(both.contains(said) && both.contains("--database") && !both.contains("hidden"), "{both}");
        }
    }
}

#[test]
fn what_makes_no_sense_is_refused_with_what_would() {
    let home = Home::new();
    for (args, fr, en) in [
        (&["--listen", "7777"], "n'est pas une adresse et un port, par exemple 127.0.0.1:7777", "127.0.0.1:7777"),
        (&["--listen", "here:http"], "par exemple 127.0.0.1:7777", "not an address and a port, for example"),
        (&["--log-level", "foo"], "Valeurs : error, warn, info, debug", "Values: error, warn, info, debug"),
        (&["--log", "foo"], "Valeurs : text, json", "Values: text, json"),
        (&["--rate", "many"], "« many »", "“many”"),
        (&["--database", "mysql://here"], "postgres://utilisateur@hôte/base", "postgres://user@host/base"),
    ] {
        for (lang, said) in [("fr", fr), ("en", en)] {
            let refused = Ran::of(command(&home, &[&args[..], &["--lang", lang]].concat(), &[]), "").failed(2);
            assert!(
                refused.replace(['\u{a0}', '\u{202f}'], " ").replace('’', "'").contains(said),
                "{args:?}: {refused}"
            );
        }
    }
    for (name, value, said) in NONSENSE {
        let ran = Ran::of(
            command(
                &home,
                &["--listen", "127.0.0.1:0"][..2 * usize::from(name != "OUBLIETTE_LISTEN")],
                &[(name, value)],
            ),
            "",
        );
        assert!(matches!(ran.code, Some(2 | 3)) && ran.err.contains(said), "{name}={value}: {ran:?}");
    }
    assert!(!home.0.join("oubliette").exists(), "nothing is made on the way");
    // A port that is taken is somebody else's.
    let taken = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = taken.local_addr().expect("an address").to_string();
    let refused = Ran::of(command(&home, &["--listen", &address, "--lang", "en"], &[]), "").failed(2);
    assert!(refused.contains(&address) && refused.contains("--listen"), "{refused}");
}
