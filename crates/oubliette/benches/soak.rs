//! A server that is played at for long: `cargo bench --bench soak`. Its memory must be flat.
//!
//! Tables of all games with bots, at each of which somebody decides at a steady pace, looks the game over when it has ended and begins another; some
//! look on. `SECONDS` says for how long memory is measured (3600), `WARM` how long before (420: tables that nobody looks at are
//! forgotten after five minutes), `TABLES` how many tables (60), `PACE` the decisions a second at all of them together (60), `MOST` by how many percent
//! memory may grow from the second quarter to the last (10).

#![allow(missing_docs)]

#[path = "../tests/serving/mod.rs"]
mod serving;

use serving::{Folder, Player, Served, Went};
use std::fs;
use std::net::SocketAddr;
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// Who plays with whom: a game, and the form that makes a table of it.
const TABLES: [(&str, &[(&str, &str)]); 5] = [
    ("scelerat", &[]),
    ("dongeon", &[]),
    ("mini-rogue", &[]),
    ("sang-rancune", &[("players", "3"), ("seat2", "careful"), ("seat3", "traitor")]),
    (
        "sang-rancune",
        &[("players", "5"), ("seat2", "loyal"), ("seat3", "random"), ("seat4", "cautious"), ("seat5", "careful")],
    ),
];

/// How many threads play.
const HANDS: usize = 4;

fn number(name: &str, usual: u64) -> u64 {
    std::env::var(name).map_or(usual, |said| said.parse().unwrap_or_else(|_| panic!("{name} is a number")))
}

/// What has happened so far.
#[derive(Default)]
struct Happened {
    decided: AtomicU64,
    begun: AtomicU64,
    stop: AtomicBool,
}

fn sit_down(address: SocketAddr, kind: usize, happened: &Happened) -> Player {
    let (game, form) = TABLES[kind % TABLES.len()];
    happened.begun.fetch_add(1, Ordering::Relaxed);
    Player::alone(address, game, form)
}

/// Plays at some tables, one decision after the other at a pace, until somebody says stop.
fn play(address: SocketAddr, kinds: &[usize], pause: Duration, happened: &Happened) {
    let mut tables: Vec<Player> = kinds.iter().map(|kind| sit_down(address, *kind, happened)).collect();
    let mut next = Instant::now();
    loop {
        for (table, kind) in tables.iter_mut().zip(kinds) {
            if happened.stop.load(Ordering::Relaxed) {
                return;
            }
            thread::sleep(next.saturating_duration_since(Instant::now()));
            // A machine that was busy is not made to catch up.
            next = (next + pause).max(Instant::now() - pause);
            match table.decide().expect("an answer") {
                Went::On => drop(happened.decided.fetch_add(1, Ordering::Relaxed)),
                Went::Idle if table.page().expect("a page").body.contains("ending") => {
                    let again = format!("/r/{}?step=5", table.id());
                    assert_eq!(table.line.get(&again).expect("a page").status, 200);
                    *table = sit_down(address, *kind, happened);
                }
                Went::Idle => {}
                Went::Away => panic!("the server cannot write"),
            }
        }
    }
}

/// Looks on at a table of one's own at which nothing happens, for as long as it lasts, as windows do that somebody forgot.
fn look_on(address: SocketAddr, happened: &Happened) {
    let player = Player::alone(address, TABLES[0].0, &[]);
    let mut events = player.line.stream(&format!("{}/stream", player.table)).expect("a stream");
    events.patience(Duration::from_secs(1));
    while !happened.stop.load(Ordering::Relaxed) {
        if let Ok(None) = events.next() {
            return;
        }
    }
}

/// Kilobytes of memory that a process holds.
fn memory(pid: u32) -> u64 {
    let status = fs::read_to_string(format!("/proc/{pid}/status")).expect("a process");
    let resident = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).expect("its memory");
    resident.trim().trim_end_matches(" kB").parse().expect("kilobytes")
}

fn median(samples: &[u64]) -> u64 {
    let mut sorted = samples.to_vec();
    sorted.sort_unstable();
    sorted[sorted.len() / 2]
}

fn main() -> ExitCode {
    let (seconds, warm, tables) = (number("SECONDS", 3600).max(8), number("WARM", 420), number("TABLES", 60) as usize);
    let (pace, most) = (number("PACE", 60).max(1), number("MOST", 10));
    let folder = Folder::new("soak");
    let server = Served::on_folder(&folder.0);
    let (happened, address) = (Happened::default(), server.address);
    let pause = Duration::from_secs(1) * HANDS as u32 / pace as u32;
    let samples: Vec<u64> = thread::scope(|scope| {
        let happened = &happened;
        for hand in 0..HANDS {
            let kinds: Vec<usize> = (0..tables).filter(|table| table % HANDS == hand).collect();
            scope.spawn(move || play(address, &kinds, pause, happened));
        }
        for _ in 0..tables.div_ceil(4) {
            scope.spawn(move || look_on(address, happened));
        }
        thread::sleep(Duration::from_secs(warm));
        let samples = (0..seconds).map(|_| {
            thread::sleep(Duration::from_secs(1));
            memory(server.pid())
        });
        let samples = samples.collect();
        happened.stop.store(true, Ordering::Relaxed);
        samples
    });
    let quarters: Vec<u64> = samples.chunks(samples.len().div_ceil(4)).map(median).collect();
    let (decided, begun) = (happened.decided.into_inner(), happened.begun.into_inner());
    println!("{seconds} s after {warm} s: {decided} decisions, {begun} tables begun, {tables} at a time");
    println!("memory by quarters, medians in kB: {quarters:?}");
    let grown = (quarters[3] as f64 / quarters[1] as f64 - 1.0) * 100.0;
    println!("from the second quarter to the last: {grown:+.1} %, at most {most} %");
    if grown > most as f64 { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}
