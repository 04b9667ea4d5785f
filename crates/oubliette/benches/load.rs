//! A server under load, on both databases in one run: `cargo bench --bench load`.
//!
//! Tables with bots, each with somebody who decides at a brisk pace, a second window of theirs and somebody who only watches. Then
//! the same for as long again, while somebody else asks for replays of long games, wave after wave.
//! `TABLES` is the number of tables (200), `PACE` the decisions a second at each of them (2), `SECONDS` how long each is measured (30),
//! `FLOOD` how many replays a wave asks for at once (240), `GAME=sang-rancune` has all tables be of one game, and `ONLY=sqlite` or
//! `ONLY=postgres` measures one of the databases.

#![allow(missing_docs)]

#[path = "../tests/serving/mod.rs"]
mod serving;

use serving::line::{Line, question};
use serving::postgres::Postgres;
use serving::{Folder, Served};
use std::fs;
use std::io;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

/// Who plays with whom: a game, and the form that makes a table of it.
const TABLES: [(&str, &[(&str, &str)]); 6] = [
    ("sang-rancune", &[("players", "3"), ("seat2", "careful"), ("seat3", "traitor")]),
    ("mini-rogue", &[]),
    ("sang-rancune", &[("players", "4"), ("seat2", "loyal"), ("seat3", "cautious"), ("seat4", "opportunist")]),
    ("dongeon", &[]),
    ("sang-rancune", &[("players", "3"), ("seat2", "careful"), ("seat3", "random")]),
    ("scelerat", &[]),
];

fn number_of(name: &str, usual: u64) -> u64 {
    std::env::var(name).map_or(usual, |said| said.parse().unwrap_or_else(|_| panic!("{name} is a number")))
}

/// The tables that are made, in turns: those of one game, where `GAME` says so.
fn kinds() -> Vec<(&'static str, &'static [(&'static str, &'static str)])> {
    let only = std::env::var("GAME").unwrap_or_default();
    let kinds: Vec<_> = TABLES.into_iter().filter(|(game, _)| only.is_empty() || *game == only).collect();
    assert!(!kinds.is_empty(), "no table of {only} is played at here");
    kinds
}

/// A table that is played at and watched.
struct Table {
    path: Mutex<String>,
    cookie: Mutex<String>,
    /// When the last decision was sent, in microseconds since the start, and its number.
    sent: AtomicU64,
    number: AtomicU64,
}

/// A long game.
const LONG_GAME: &str = include_str!("../../sang-rancune/playthroughs/six-long.txt");

/// After how many seconds another wave of replays is asked for: forty a second, four times what one address may.
const WAVE: u64 = 6;

/// Within how many microseconds decisions are to be answered while replays are asked for, but one in a hundred.
const TARGET: u64 = 100_000;

/// What is measured of a part of the time.
#[derive(Default)]
struct Part {
    answered: Mutex<Vec<u64>>,
    seen: Mutex<Vec<u64>>,
}

/// What is measured.
struct Measured {
    begun: Instant,
    /// Which part is being measured: none, the quiet one, the one with replays.
    part: AtomicUsize,
    stop: AtomicBool,
    parts: [Part; 2],
    failed: AtomicU64,
    /// Replays that were shown, and requests for them that were told to come back.
    shown: AtomicU64,
    busy: AtomicU64,
}

impl Measured {
    fn new() -> Self {
        Self {
            begun: Instant::now(),
            part: AtomicUsize::new(0),
            stop: AtomicBool::new(false),
            parts: Default::default(),
            failed: AtomicU64::new(0),
            shown: AtomicU64::new(0),
            busy: AtomicU64::new(0),
        }
    }

    fn micros(&self) -> u64 {
        self.begun.elapsed().as_micros() as u64
    }

    fn stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    fn note(&self, into: impl Fn(&Part) -> &Mutex<Vec<u64>>, since: u64) {
        let part = self.part.load(Ordering::Relaxed).checked_sub(1);
        if let Some(part) = part.and_then(|part| self.parts.get(part)) {
            into(part).lock().expect("no panic").push(self.micros() - since);
        }
    }
}

/// Somebody who plays: makes a table, decides at a pace, and makes another when it is over.
struct Player {
    line: Line,
    kind: usize,
    table: Arc<Table>,
    asked: Option<(String, Vec<String>)>,
    turn: usize,
    next: Instant,
}

impl Player {
    fn new(address: SocketAddr, kind: usize) -> Self {
        let table = Table {
            path: Mutex::default(),
            cookie: Mutex::default(),
            sent: AtomicU64::new(0),
            number: AtomicU64::new(0),
        };
        let line = Line::to(address).with("x-oubliette", "live");
        Self { line, kind, table: Arc::new(table), asked: None, turn: kind, next: Instant::now() }
    }

    fn sit_down(&mut self) -> io::Result<()> {
        let kinds = kinds();
        let (game, form) = kinds[self.kind % kinds.len()];
        let answer = self.line.post(&format!("/new/{game}"), form)?;
        assert_eq!(answer.status, 303, "{}", answer.body);
        *self.table.cookie.lock().expect("no panic") = self.line.cookie.clone();
        *self.table.path.lock().expect("no panic") = answer.location().to_string();
        self.asked = question(&self.line.get(answer.location())?.body);
        Ok(())
    }

    fn decide(&mut self, measured: &Measured) -> io::Result<()> {
        let Some((request, actions)) = self.asked.take() else { return self.sit_down() };
        self.turn += 1;
        let action = &actions[self.turn * 7 % actions.len()];
        let path = format!("{}/play", self.table.path.lock().expect("no panic"));
        let sent = measured.micros();
        self.table.sent.store(sent, Ordering::Relaxed);
        self.table.number.fetch_add(1, Ordering::Release);
        let answer = self.line.post(&path, &[("request", &request), ("action", action)])?;
        match answer.status {
            200 => measured.note(|part| &part.answered, sent),
            _ => drop(measured.failed.fetch_add(1, Ordering::Relaxed)),
        }
        self.asked = question(&answer.body);
        Ok(())
    }
}

/// How many tables are played at before any is measured: whatever a server does once only, it has done then.
const FIRST_TABLES: usize = 12;

/// Plays a little at the first tables, and looks on for a moment.
fn play_first_tables(address: SocketAddr, measured: &Measured) -> io::Result<()> {
    for kind in 0..FIRST_TABLES {
        let mut player = Player::new(address, kind);
        player.sit_down()?;
        for _ in 0..FIRST_TABLES {
            player.decide(measured)?;
        }
        let path = player.table.path.lock().expect("no panic").clone();
        player.line.stream(&format!("{path}/stream"))?.next()?;
    }
    Ok(())
}

/// Somebody who looks on: sees each decision once, wherever the player sits.
fn watch(address: SocketAddr, table: &Table, own: bool, measured: &Measured) -> io::Result<()> {
    let mut known = 0;
    while !measured.stopped() {
        let path = table.path.lock().expect("no panic").clone();
        let mut line = Line::to(address);
        if own {
            line.cookie.clone_from(&table.cookie.lock().expect("no panic"));
        }
        let mut events = line.stream(&format!("{path}/stream?as={}", if own { "1" } else { "public" }))?;
        events.patience(Duration::from_secs(1));
        while !measured.stopped() && *table.path.lock().expect("no panic") == path {
            match events.next() {
                Ok(Some(_)) => {
                    let number = table.number.load(Ordering::Acquire);
                    if number != known {
                        measured.note(|part| &part.seen, table.sent.load(Ordering::Relaxed));
                    }
                    known = number;
                }
                Ok(None) => break,
                Err(error) if matches!(error.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut) => {}
                Err(error) => return Err(error),
            }
        }
    }
    Ok(())
}

/// Leaves a record to be looked at; gives its path.
fn leave_record(address: SocketAddr) -> String {
    let form = "--edge\r\nContent-Disposition: form-data; name=\"text\"\r\n\r\n";
    let body = format!("{form}{}\r\n--edge--\r\n", LONG_GAME);
    let mut line = Line::to(address).with("content-type", "multipart/form-data; boundary=edge");
    let answer = line.ask("POST", "/replay", &body).expect("an answer");
    assert_eq!(answer.status, 303, "{}", answer.body);
    answer.location().split('?').next().expect("a path").to_string()
}

/// Asks for one replay in every wave, each time for another step of it.
fn ask_for_replays(address: SocketAddr, path: &str, number: u64, measured: &Measured) {
    let mut line = Line::to(address);
    for wave in 0.. {
        let step = number + wave * number_of("FLOOD", 240);
        match line.get(&format!("{path}?step={step}&as={}", 1 + step % 3)).expect("an answer").status {
            200 => drop(measured.shown.fetch_add(1, Ordering::Relaxed)),
            503 => drop(measured.busy.fetch_add(1, Ordering::Relaxed)),
            status => panic!("{status}"),
        }
        let next = measured.begun.elapsed().as_secs() / WAVE + 1;
        while measured.begun.elapsed().as_secs() < next * WAVE {
            if measured.stopped() {
                return;
            }
            thread::sleep(Duration::from_millis(20));
        }
    }
}

/// Many who ask for replays at once, wave after wave.
fn flood<'scope>(
    scope: &'scope thread::Scope<'scope, '_>,
    address: SocketAddr,
    path: &'scope str,
    measured: &'scope Measured,
) {
    for number in 0..number_of("FLOOD", 240) {
        let asked = move || ask_for_replays(address, path, number, measured);
        thread::Builder::new().stack_size(256 * 1024).spawn_scoped(scope, asked).expect("a thread");
    }
}

/// What a process uses: seconds of processor, and bytes of memory.
fn usage(pid: u32) -> (f64, u64) {
    let stat = fs::read_to_string(format!("/proc/{pid}/stat")).expect("a process");
    let fields: Vec<&str> = stat.rsplit_once(')').expect("a name").1.split_whitespace().collect();
    let ticks: u64 = fields[11..13].iter().map(|ticks| ticks.parse::<u64>().expect("ticks")).sum();
    let status = fs::read_to_string(format!("/proc/{pid}/status")).expect("a process");
    let resident = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).expect("its memory");
    let kilobytes: u64 = resident.trim().trim_end_matches(" kB").parse().expect("kilobytes");
    (ticks as f64 / 100.0, kilobytes * 1024)
}

/// What a server says of itself: a figure of its metrics.
fn metric(address: SocketAddr, name: &str) -> u64 {
    let text = Line::to(address).get("/metrics").expect("an answer").body;
    let said = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    said.expect("such a figure").parse().expect("a number")
}

struct Report {
    name: &'static str,
    /// Times to answered and to seen, without and with replays.
    times: [[Vec<u64>; 2]; 2],
    failed: u64,
    shown: u64,
    busy: u64,
    seconds: f64,
    processor: f64,
    /// Bytes in use before anybody came.
    empty: u64,
    /// What there was once the first tables had been played at, and when the quiet part ended.
    before: Memory,
    after: Memory,
}

/// What a server has in memory.
struct Memory {
    bytes: u64,
    /// Games that have ended stay for a while: they count, too.
    tables: u64,
    streams: u64,
    /// What people have decided so far.
    decisions: u64,
}

impl Memory {
    fn of(server: &Served) -> Self {
        let figure = |name| metric(server.address, name);
        let (tables, streams) = (figure("oubliette_tables_in_memory"), figure("oubliette_streams"));
        let decisions = figure("oubliette_decisions_total");
        Self { bytes: usage(server.pid()).1, tables, streams, decisions }
    }

    /// By how much a figure has grown, and by how many tables.
    fn since(&self, before: &Self, figure: impl Fn(&Self) -> u64) -> (u64, u64) {
        (figure(self) - figure(before), self.tables - before.tables)
    }
}

fn measure(name: &'static str, server: &Served) -> Report {
    let (tables, pace, seconds) = (number_of("TABLES", 200) as usize, number_of("PACE", 2), number_of("SECONDS", 30));
    let (_, empty) = usage(server.pid());
    let measured = Measured::new();
    let path = leave_record(server.address);
    play_first_tables(server.address, &measured).expect("tables");
    let before = Memory::of(server);
    let mut players: Vec<Player> = (0..tables).map(|kind| Player::new(server.address, kind)).collect();
    players.iter_mut().for_each(|player| player.sit_down().expect("a table"));
    let all: Vec<Arc<Table>> = players.iter().map(|player| player.table.clone()).collect();
    let between = Duration::from_secs(1) / pace as u32;
    let hands = 8;
    let measured_by = &measured;
    let (processor, after) = thread::scope(|scope| {
        for (table, own) in all.iter().flat_map(|table| [(table, true), (table, false)]) {
            let watched = move || watch(server.address, table, own, measured_by).expect("a stream");
            thread::Builder::new().stack_size(256 * 1024).spawn_scoped(scope, watched).expect("a thread");
        }
        for (hand, mut held) in split(players, hands).into_iter().enumerate() {
            scope.spawn(move || {
                // Nobody decides at the same moment as everybody else.
                for (at, player) in held.iter_mut().enumerate() {
                    player.next = Instant::now() + between * (at * hands + hand) as u32 / tables as u32;
                }
                while !measured_by.stopped() {
                    let Some(player) = held.iter_mut().min_by_key(|player| player.next) else { return };
                    thread::sleep(player.next.saturating_duration_since(Instant::now()));
                    player.decide(measured_by).expect("an answer");
                    player.next += between;
                }
            });
        }
        thread::sleep(Duration::from_secs(5));
        let (start, _) = usage(server.pid());
        measured.part.store(1, Ordering::Relaxed);
        thread::sleep(Duration::from_secs(seconds));
        measured.part.store(0, Ordering::Relaxed);
        let ((end, _), after) = (usage(server.pid()), Memory::of(server));
        flood(scope, server.address, &path, measured_by);
        measured.part.store(2, Ordering::Relaxed);
        thread::sleep(Duration::from_secs(seconds));
        measured.part.store(0, Ordering::Relaxed);
        measured.stop.store(true, Ordering::Relaxed);
        (end - start, after)
    });
    let sorted = |times: Mutex<Vec<u64>>| {
        let mut times = times.into_inner().expect("no panic");
        times.sort_unstable();
        times
    };
    Report {
        name,
        times: measured.parts.map(|part| [sorted(part.answered), sorted(part.seen)]),
        failed: measured.failed.into_inner(),
        shown: measured.shown.into_inner(),
        busy: measured.busy.into_inner(),
        seconds: seconds as f64,
        processor,
        empty,
        before,
        after,
    }
}

fn split(players: Vec<Player>, hands: usize) -> Vec<Vec<Player>> {
    let mut held: Vec<Vec<Player>> = (0..hands).map(|_| Vec::new()).collect();
    players.into_iter().enumerate().for_each(|(at, player)| held[at % hands].push(player));
    held
}

fn print(reports: &[Report]) {
    let row = |what: &str, said: &dyn Fn(&Report) -> String| {
        let cells: Vec<String> = reports.iter().map(|report| format!("{:>12}", said(report))).collect();
        println!("{what:<44}{}", cells.join(""));
    };
    let at = |times: &[u64], part: f64| {
        let place = ((times.len() as f64 * part) as usize).min(times.len().saturating_sub(1));
        times.get(place).map_or("-".to_string(), |micros| format!("{:.1} ms", *micros as f64 / 1000.0))
    };
    row("", &|report| report.name.to_string());
    for (with, part) in [("", 0), ("with replays: ", 1)] {
        for (what, kind) in [("answered", 0), ("seen", 1)] {
            let times = move |report: &Report| report.times[part][kind].clone();
            row(&format!("{with}decisions {what} a second"), &|report| {
                format!("{:.0}", times(report).len() as f64 / report.seconds)
            });
            for (name, share) in [("p50", 0.5), ("p99", 0.99), ("worst", 1.0)] {
                row(&format!("{with}decision to {what}, {name}"), &|report| at(&times(report), share));
            }
        }
    }
    let within = |times: &[u64]| {
        let late = times.iter().filter(|micros| **micros >= TARGET).count();
        if times.is_empty() || late * 100 >= times.len() { "no" } else { "yes" }
    };
    row("with replays: 99 of 100 answered in 100 ms", &|report| within(&report.times[1][0]).to_string());
    row("replays shown", &|report| report.shown.to_string());
    row("replays told to come back", &|report| report.busy.to_string());
    row("not answered with yes", &|report| report.failed.to_string());
    row("processors in use by the server", &|report| format!("{:.2}", report.processor / report.seconds));
    let megabytes = |bytes: u64| format!("{:.1} MB", bytes as f64 / f64::from(1 << 20));
    row("memory before anybody came", &|report| megabytes(report.empty));
    row("memory after the first tables", &|report| megabytes(report.before.bytes));
    row("memory at the end of the quiet part", &|report| megabytes(report.after.bytes));
    row("tables in memory then, and streams", &|report| format!("{}, {}", report.after.tables, report.after.streams));
    row("decisions of people a table since", &|report| {
        let (decisions, tables) = report.after.since(&report.before, |memory| memory.decisions);
        format!("{:.0}", decisions as f64 / tables as f64)
    });
    row("memory a table since, with its streams", &|report| {
        let (bytes, tables) = report.after.since(&report.before, |memory| memory.bytes);
        format!("{} kB", bytes / tables / 1024)
    });
}

fn main() {
    let only = std::env::var("ONLY").unwrap_or_default();
    let mut reports = Vec::new();
    if only != "postgres" {
        let folder = Folder::new("load");
        let server = Served::on_folder(&folder.0);
        reports.push(measure("sqlite", &server));
    }
    if only != "sqlite" {
        let database = Postgres::start();
        let server = Served::on_database(&database.url());
        reports.push(measure("postgres", &server));
    }
    print(&reports);
}
