//! What the files name: variables, flags, ports, paths and commands.

use super::{deployed, file, repository};
use crate::common::Home;
use crate::serving::{Folder, Served};
use std::collections::BTreeSet;
use std::fs;
use std::net::TcpListener;
use std::process::{Command, Stdio};

/// Every file of `deploy/`, with its name.
fn all() -> Vec<(String, String)> {
    let entries = fs::read_dir(repository().join("deploy")).expect("deploy/").flatten();
    let mut all: Vec<_> = entries.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    all.sort();
    all.into_iter().map(|name| (name.clone(), file(&name))).collect()
}

/// Words of a text that begin like this and go on with letters that `more` takes.
fn words<'a>(text: &'a str, begin: &'a str, more: fn(char) -> bool) -> impl Iterator<Item = &'a str> {
    text.match_indices(begin).map(move |(at, _)| {
        let rest = &text[at + begin.len()..];
        &text[at..at + begin.len() + rest.find(|letter| !more(letter)).unwrap_or(rest.len())]
    })
}

fn variables(text: &str) -> BTreeSet<&str> {
    words(text, "OUBLIETTE_", |letter| letter.is_ascii_uppercase() || letter == '_').collect()
}

fn flags(text: &str) -> impl Iterator<Item = &str> {
    words(text, "--", |letter| letter.is_ascii_lowercase() || letter == '-')
}

/// What the command says of a verb.
fn help(args: &[&str]) -> String {
    let ran = Home::new().run(&[&["--lang", "en"], args, &["--help"]].concat(), "");
    assert_eq!(ran.code, Some(0), "{ran:?}");
    ran.out
}

/// Flags of other programs that the files name: of the shell, Cargo, container engines, systemd, PostgreSQL.
const OTHERS: [&str; 24] = [
    "--create-home",
    "--dbname",
    "--exit-on-error",
    "--file",
    "--format",
    "--from",
    "--home-dir",
    "--interval",
    "--locked",
    "--no-owner",
    "--now",
    "--offline",
    "--reference",
    "--release",
    "--single-transaction",
    "--start-period",
    "--system",
    "--test",
    "--timeout",
    "--uid",
    "--volume",
    "--publish",
    "--env",
    "--name",
];

#[test]
fn variables_and_flags_are_the_commands_own() {
    let serve = help(&["serve"]);
    let admin = ["backup", "export", "import", "stats", "space"].map(|verb| help(&["admin", verb])).concat();
    for (name, text) in all() {
        for variable in variables(&text) {
            assert!(serve.contains(variable), "{name}: {variable}");
        }
        for flag in flags(&text).filter(|flag| !flag.trim_matches('-').is_empty()) {
            let known = flags(&serve).chain(flags(&admin)).chain(OTHERS).any(|known| known == flag);
            assert!(known, "{name}: {flag}");
        }
        for verb in words(&text, "oubliette admin ", |letter| letter.is_ascii_lowercase()) {
            help(&verb.split_whitespace().skip(1).collect::<Vec<_>>());
        }
    }
    let (settings, known) = (file("oubliette.env"), variables(&serve));
    assert_eq!(variables(&settings), known, "oubliette.env names all of them");
}

/// The lines of `oubliette.env`, as if they were wanted.
fn settings() -> Vec<(String, String)> {
    let text = file("oubliette.env");
    let lines = text.lines().filter_map(|line| line.strip_prefix("#OUBLIETTE_")?.split_once('='));
    lines.map(|(name, value)| (format!("OUBLIETTE_{name}"), value.to_string())).collect()
}

#[test]
fn settings_can_be_read_and_are_the_usual_ones() {
    let serve = help(&["serve"]).split_whitespace().collect::<Vec<_>>().join(" ");
    let folder = Folder::new("settings");
    let mut command = Command::new(env!("CARGO_BIN_EXE_oubliette"));
    command.arg("serve");
    for (name, value) in settings() {
        let elsewhere = match name.as_str() {
            "OUBLIETTE_LISTEN" => "127.0.0.1:0",
            "OUBLIETTE_DATA" => folder.0.to_str().expect("a path"),
            // One place is enough, and the server is to say where it really listens.
            "OUBLIETTE_DATABASE" | "OUBLIETTE_PUBLIC_URL" => "",
            _ => &value,
        };
        command.env(&name, elsewhere);
        // "(600; also OUBLIETTE_RATE)"
        let also = format!("; also {name})");
        if let Some((before, _)) = serve.split_once(&also) {
            assert_eq!(before.rsplit('(').next(), Some(value.as_str()), "{name}");
        }
    }
    let server = Served::of(command);
    assert_eq!(server.line().get("/readyz").expect("an answer").status, 200);
}

/// What stands behind a word at the beginning of a line, wherever that is so.
fn said<'a>(text: &'a str, word: &'a str) -> impl Iterator<Item = &'a str> {
    text.lines().filter_map(move |line| line.trim().strip_prefix(word)).map(str::trim)
}

/// What stands in JSON's brackets behind a word.
fn listed(text: &str, word: &str) -> Vec<String> {
    let list = said(text, word).next().unwrap_or_else(|| panic!("{word} in {text}"));
    serde_json::from_str(list).unwrap_or_else(|error| panic!("{error}: {list}"))
}

#[test]
fn the_image_has_what_it_copies_and_builds_what_it_starts() {
    let text = file("Containerfile");
    let mut built = None;
    for copied in said(&text, "COPY ") {
        let mut words: Vec<&str> = copied.split(' ').collect();
        words.pop();
        match words[0].strip_prefix("--from=build") {
            Some(_) => built = words.get(1).copied(),
            None => words.iter().for_each(|from| assert!(repository().join(from).exists(), "{from}")),
        }
    }
    let build = said(&text, "RUN cargo ").next().expect("a build");
    assert!(build.contains("--release") && build.contains(concat!("-p ", env!("CARGO_PKG_NAME"))), "{build}");
    let from = said(&text, "WORKDIR").next().expect("a folder");
    assert_eq!(built, Some(format!("{from}/target/release/oubliette").as_str()));
    let rust = said(&text, "FROM rust:").next().and_then(|image| image.split(['-', ' ']).next()).expect("a version");
    assert_eq!(rust, env!("CARGO_PKG_RUST_VERSION"));
}

/// The command in an environment of its own, where everything that is kept by default comes into this folder.
fn as_installed(state: &Folder, args: &[String]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_oubliette"));
    command.env_clear().env("XDG_DATA_HOME", &state.0).env("OUBLIETTE_LISTEN", "127.0.0.1:0").args(args);
    command
}

#[test]
fn the_image_starts_keeps_its_volume_and_tells_its_health() {
    let text = file("Containerfile");
    let environment: Vec<&str> = said(&text, "ENV").flat_map(|line| line.split(' ')).collect();
    let value = |name: &str| environment.iter().find_map(|pair| pair.strip_prefix(name)?.strip_prefix('='));
    let port = said(&text, "EXPOSE").next().expect("a port");
    assert_eq!(value("OUBLIETTE_LISTEN"), Some(format!("0.0.0.0:{port}").as_str()));
    assert_eq!(
        said(&text, "VOLUME").next().map(String::from),
        value("XDG_DATA_HOME").map(|home| format!("{home}/oubliette")),
        "the volume is where everything is kept"
    );
    assert_eq!(listed(&text, "ENTRYPOINT"), ["oubliette"]);
    let state = Folder::new("image");
    let (_, behind) = text.split_once("ENTRYPOINT").expect("an entry point");
    let server = Served::of(as_installed(&state, &listed(behind, "CMD")));
    assert!(state.0.join("oubliette/server/oubliette.db").exists());
    assert!(health_check(&text, port, server.address.port()), "it is well");
    let nobody = TcpListener::bind("127.0.0.1:0").and_then(|socket| socket.local_addr()).expect("a port").port();
    assert!(!health_check(&text, port, nobody), "nobody is there");
    server.ask_to_stop();
    assert!(server.stopped().success());
}

/// Whether the image's check finds a server well that listens at another port.
fn health_check(text: &str, port: &str, other: u16) -> bool {
    let (_, check) = text.split_once("HEALTHCHECK").expect("a check");
    let command = listed(check, "CMD");
    assert!(command[2].contains(&format!("/{port} ")), "{command:?}");
    let asked = command[2].replace(&format!("/{port} "), &format!("/{other} "));
    let mut check = Command::new(&command[0]);
    check.args([&command[1], &asked]).stdin(Stdio::null()).stderr(Stdio::null());
    check.status().expect("bash").success()
}

#[test]
fn units_start_what_is_there_and_systemd_finds_no_fault() {
    let text = file("oubliette.service");
    let (program, args) = said(&text, "ExecStart=").next().and_then(|line| line.split_once(' ')).expect("a command");
    assert_eq!(program, "/usr/local/bin/oubliette");
    assert_eq!(said(&text, "Environment=").next(), Some("XDG_DATA_HOME=/var/lib"));
    assert_eq!(said(&text, "StateDirectory=").next(), Some("oubliette"));
    let state = Folder::new("unit");
    let server = Served::of(as_installed(&state, &[args.to_string()]));
    assert!(state.0.join("oubliette/server/oubliette.db").exists());
    server.ask_to_stop();
    assert!(server.stopped().success());
    // What makes no sense ends with the status at which systemd does not try again.
    let mut nonsense = as_installed(&state, &[args.to_string()]);
    let ran = nonsense.env("OUBLIETTE_RATE", "many").output().expect("the command");
    assert_eq!(
        said(&text, "RestartPreventExitStatus=").next(),
        ran.status.code().map(|code| code.to_string()).as_deref()
    );

    let backup = file("oubliette-backup.service");
    let (script, _) = said(&backup, "ExecStart=").next().and_then(|line| line.split_once(' ')).expect("a command");
    // Units that name programs which are here.
    let folder = Folder::new("units");
    let mut check = Command::new("systemd-analyze");
    check.arg("verify");
    for name in ["oubliette.service", "oubliette-backup.service", "oubliette-backup.timer"] {
        let unit = file(name).replace(program, env!("CARGO_BIN_EXE_oubliette"));
        let unit = unit.replace(script, deployed("backup.sh").to_str().expect("a path"));
        fs::write(folder.0.join(name), unit).expect("written");
        check.arg(folder.0.join(name));
    }
    match check.output() {
        Ok(ran) => {
            let found = String::from_utf8_lossy(&ran.stderr);
            let ours: Vec<&str> = found.lines().filter(|line| line.contains("oubliette")).collect();
            assert!(ours.is_empty(), "{ours:?}");
        }
        Err(_) => println!("skipped: no systemd-analyze here (apt-get install systemd)"),
    }
}
