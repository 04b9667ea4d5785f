//! What a game takes up when it is stored: `cargo bench --bench stored`.
//!
//! Whole games of each box by HTTP, alone or among quick bots, decided without much thought; then the server is stopped, and the store weighed
//! against an empty one: people, seats and indexes are in it. `GAMES` is how many of each (100), `GAME=dongeon` weighs one box alone.

#![allow(missing_docs)]

#[path = "../tests/serving/mod.rs"]
mod serving;

use serving::postgres::Postgres;
use serving::{Folder, Player, Served, Went};
use std::fs;
use std::net::SocketAddr;
use std::path::Path;

/// The games, and the form that makes a table of each.
const TABLES: [(&str, &[(&str, &str)]); 5] = [
    ("scelerat", &[("players", "1")]),
    ("dongeon", &[("players", "1")]),
    ("mini-rogue", &[("players", "1")]),
    ("sang-rancune", &[("players", "3"), ("seat2", "careful"), ("seat3", "random")]),
    ("dead-cells", &[("players", "1")]),
];

/// What all tables of a PostgreSQL database take up with their indexes, in bytes.
const SIZE: &str = "SELECT SUM(pg_total_relation_size(oid))::BIGINT FROM pg_class \
                    WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace";

/// Plays whole games; gives how many decisions somebody made in them.
fn play(address: SocketAddr, game: &str, form: &[(&str, &str)], games: u64) -> usize {
    let mut decided = 0;
    for number in 0..games {
        // The same chance on both databases.
        let seed = format!("weighed {number}");
        let mut player = Player::alone(address, game, &[form, &[("seed", &seed)]].concat());
        while player.decide().expect("an answer") == Went::On {}
        decided += player.kept.len();
    }
    decided
}

/// Stops a server, so that all it has is in its place.
fn stop(server: Served) {
    server.ask_to_stop();
    assert!(server.stopped().success());
}

fn folder_size(folder: &Path) -> u64 {
    fs::read_dir(folder).expect("a folder").flatten().map(|entry| entry.metadata().map_or(0, |data| data.len())).sum()
}

fn weigh(database: &Postgres, game: &str, form: &[(&str, &str)], games: u64) {
    let folder = Folder::new("stored");
    stop(Served::on_folder(&folder.0));
    let empty = folder_size(&folder.0);
    let server = Served::on_folder(&folder.0);
    let decided = play(server.address, game, form, games);
    stop(server);
    let sqlite = folder_size(&folder.0) - empty;
    let name = game.replace('-', "_");
    let url = database.another(&name);
    let number = |sql: &str| database.ask_of(&name, sql).parse::<u64>().expect("a number");
    stop(Served::on_database(&url));
    let empty = number(SIZE);
    database.ask_of(&name, "VACUUM FULL");
    let packed = number(SIZE);
    let server = Served::on_database(&url);
    let decided_there = play(server.address, game, form, games);
    stop(server);
    let as_it_is = number(SIZE) - empty;
    database.ask_of(&name, "VACUUM FULL");
    let packed = number(SIZE) - packed;
    let text = number("SELECT SUM(OCTET_LENGTH(lines)) FROM lines");
    let rows = number("SELECT COUNT(*) FROM lines");
    let sizes = [text, sqlite, as_it_is, packed].map(|bytes| bytes as f64);
    let cells = [decided as f64, decided_there as f64, rows as f64].map(|count| count / games as f64);
    let cells = cells.into_iter().chain(sizes.map(|bytes| bytes / decided as f64));
    let cells = cells.chain(sizes.map(|bytes| bytes / games as f64));
    println!("{game:<14}{}", cells.map(|cell| format!("{cell:>8.0}")).collect::<String>());
}

fn main() {
    let (games, only) = (100, std::env::var("GAME").unwrap_or_default());
    let games = std::env::var("GAMES").map_or(games, |said| said.parse().expect("GAMES is a number"));
    let database = Postgres::start();
    println!(
        "{games} games of each. Decisions of a game (on SQLite, on PostgreSQL) and rows; then bytes of a decision: its text,"
    );
    println!("SQLite, PostgreSQL as it is, PostgreSQL packed (VACUUM FULL); then the same of a game.");
    for (game, form) in TABLES.into_iter().filter(|(game, _)| only.is_empty() || *game == only) {
        weigh(&database, game, form, games);
    }
}
