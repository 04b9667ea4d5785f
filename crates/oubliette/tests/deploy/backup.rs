//! Copies that are made while a server runs, and servers that are made of copies.

use super::{deployed, file};
use crate::serving::line::Line;
use crate::serving::postgres::Postgres;
use crate::serving::{Folder, Player, Served, Went, sessions_of};
use std::ffi::OsString;
use std::fs;
use std::os::unix::fs::{MetadataExt, symlink};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use web::store::Place;

/// A script of `deploy/`, with the command and PostgreSQL's tools where it looks for programs, and these variables alone of a server's.
fn script(name: &str, argument: &Path, variable: (&str, &str)) -> Output {
    let programs = Folder::new("programs");
    symlink(env!("CARGO_BIN_EXE_oubliette"), programs.0.join("oubliette")).expect("a link");
    let mut path = OsString::from(&programs.0);
    for folder in [crate::serving::postgres::tools().expect("PostgreSQL's tools").into_os_string(), usual_path()] {
        path.push(":");
        path.push(folder);
    }
    let mut command = Command::new(deployed(name));
    command.arg(argument).env_clear().env("PATH", path).env("KEEP", "2").env(variable.0, variable.1);
    command.output().expect("the script")
}

fn usual_path() -> OsString {
    std::env::var_os("PATH").unwrap_or_default()
}

fn good(ran: &Output) -> String {
    let (out, err) = (String::from_utf8_lossy(&ran.stdout), String::from_utf8_lossy(&ran.stderr));
    assert!(ran.status.success(), "{out}{err}");
    out.into_owned()
}

/// Makes a copy; gives where it is.
fn back_up(folder: &Path, variable: (&str, &str)) -> PathBuf {
    let said = good(&script("backup.sh", folder, variable));
    let copy = PathBuf::from(said.lines().last().expect("its name"));
    let rights = fs::metadata(&copy).expect("the copy").mode() & 0o777;
    assert_eq!(rights, 0o600, "nobody else reads it");
    copy
}

/// All rows that a store has, but for what belongs to a database and not to what is in it.
fn rows(place: [&str; 2]) -> Vec<String> {
    let mut command = Command::new(env!("CARGO_BIN_EXE_oubliette"));
    let out = good(&command.args(["admin", "export", "-"]).args(place).output().expect("the command"));
    let rows = out.lines().filter(|row| row.starts_with("{\"row\"") && !row.ends_with("\"table\":\"meta\"}"));
    rows.map(String::from).collect()
}

/// Some tables with a few decisions at each, one of them played to its end.
fn played(server: &Served) -> Vec<Player> {
    // With the same chance each time, so that the first is never over by then.
    let form = [("players", "1"), ("seed", "a copy")];
    let games = ["mini-rogue", "dongeon", "scelerat"];
    let mut players: Vec<Player> = games.map(|game| Player::alone(server.address, game, &form)).into();
    for _ in 0..4 {
        for player in &mut players {
            player.decide().expect("an answer");
        }
    }
    let last = players.last_mut().expect("a player");
    while last.decide().expect("an answer") == Went::On {}
    players
}

/// The restored server has every decision that was said yes to, and everybody goes on there.
fn goes_on(mut players: Vec<Player>, place: Place, server: &Served) {
    let ids: Vec<String> = players.iter().map(|player| player.id().to_string()).collect();
    for (player, session) in players.iter().zip(sessions_of(place, &ids)) {
        player.check(&session, kernel::Seat(0));
    }
    for player in &mut players {
        player.line = Line::also(&player.line, server.address);
        let page = player.page().expect("a page");
        assert_eq!(page.status, 200, "{}", page.body);
    }
    assert_eq!(players[0].decide().expect("an answer"), Went::On);
}

/// Only so many copies stay, the newest; and nothing else is taken away.
fn only_two_stay(folder: &Path, kind: &str, variable: (&str, &str)) {
    let old = |day: u32| folder.join(format!("oubliette-200001{day:02}T000000Z.{kind}"));
    (1..5).for_each(|day| fs::write(old(day), "an old copy").expect("written"));
    fs::write(folder.join("mine.txt"), "not a copy").expect("written");
    let newest = back_up(folder, variable);
    let mut names: Vec<_> = fs::read_dir(folder).expect("copies").flatten().map(|entry| entry.path()).collect();
    names.sort();
    let copies = names.iter().filter(|name| name.extension().is_some_and(|known| known == kind)).count();
    assert!(copies == 2 && names.contains(&newest) && names.contains(&folder.join("mine.txt")), "{names:?}");
}

#[test]
fn a_copy_of_a_folder_is_a_server_again() {
    let (folder, copies, other) = (Folder::new("first"), Folder::new("copies"), Folder::new("second"));
    let [from, to] = [&folder, &other].map(|folder| folder.0.to_str().expect("a path"));
    let server = Served::on_folder(&folder.0);
    let players = played(&server);
    let copy = back_up(&copies.0, ("OUBLIETTE_DATA", from));
    server.kill();
    good(&script("restore.sh", &copy, ("OUBLIETTE_DATA", to)));
    assert_eq!(rows(["--data", from]), rows(["--data", to]));
    let again = Served::on_folder(&other.0);
    goes_on(players, Place::Folder(other.0.clone()), &again);
    let twice = script("restore.sh", &copy, ("OUBLIETTE_DATA", to));
    assert!(!twice.status.success(), "nothing is written over: {twice:?}");
    only_two_stay(&copies.0, "db", ("OUBLIETTE_DATA", from));
    let nothing = script("backup.sh", &copies.0, ("OUBLIETTE_DATA", "/nowhere"));
    let parts = fs::read_dir(&copies.0).expect("copies").flatten();
    let parts = parts.filter(|entry| entry.file_name().to_string_lossy().ends_with(".part")).count();
    assert!(!nothing.status.success() && parts == 0, "{nothing:?}");
}

#[test]
fn a_copy_of_a_database_is_a_server_again() {
    let (database, copies) = (Postgres::start(), Folder::new("copies"));
    let (from, to) = (database.another("first"), database.another("second"));
    let server = Served::on_database(&from);
    let players = played(&server);
    let copy = back_up(&copies.0, ("OUBLIETTE_DATABASE", &from));
    server.kill();
    good(&script("restore.sh", &copy, ("OUBLIETTE_DATABASE", &to)));
    assert_eq!(rows(["--database", &from]), rows(["--database", &to]));
    let again = Served::on_database(&to);
    goes_on(players, Place::Postgres(to.clone()), &again);
    let twice = script("restore.sh", &copy, ("OUBLIETTE_DATABASE", &to));
    assert!(!twice.status.success(), "nothing is written over: {twice:?}");
    only_two_stay(&copies.0, "dump", ("OUBLIETTE_DATABASE", &from));
}

/// From one file to one database, as whoever outgrows SQLite goes.
#[test]
fn a_folder_becomes_a_database() {
    let (folder, database) = (Folder::new("small"), Postgres::start());
    let from = folder.0.to_str().expect("a path");
    let server = Served::on_folder(&folder.0);
    let players = played(&server);
    server.ask_to_stop();
    assert!(server.stopped().success());
    let export = folder.0.join("all.ndjson");
    for args in [["--data", from, "export"], ["--database", &database.url(), "import"]] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_oubliette"));
        good(&command.arg("admin").args(args).arg(&export).output().expect("the command"));
    }
    assert_eq!(rows(["--data", from]), rows(["--database", &database.url()]));
    let again = Served::on_database(&database.url());
    goes_on(players, Place::Postgres(database.url()), &again);
}

/// Lines in parts, by the id of their table: the server, copies and exports go on as before.
#[test]
fn lines_in_parts_are_the_same_lines() {
    let (database, copies) = (Postgres::start(), Folder::new("copies"));
    let (from, to) = (database.another("first"), database.another("second"));
    let server = Served::on_database(&from);
    let players = played(&server);
    server.ask_to_stop();
    assert!(server.stopped().success());
    let before = rows(["--database", &from]);
    database.ask_of("first", &file("partition-lines.sql"));
    let parts = "SELECT COUNT(*) FROM pg_inherits WHERE inhparent = 'lines'::regclass";
    assert_eq!(database.ask_of("first", parts), "8");
    assert_eq!(rows(["--database", &from]), before, "each row once");
    let copy = back_up(&copies.0, ("OUBLIETTE_DATABASE", &from));
    good(&script("restore.sh", &copy, ("OUBLIETTE_DATABASE", &to)));
    assert_eq!(rows(["--database", &to]), before);
    let again = Served::on_database(&from);
    goes_on(players, Place::Postgres(from.clone()), &again);
}
