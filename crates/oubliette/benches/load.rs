//! A server under load, on both databases in one run: `cargo bench --bench load`.
//!
//! Tables with bots, each with somebody who decides at a brisk pace, a second window of theirs and somebody who only watches. Then
//! the same for as long again, while somebody else asks for replays of long games, wave after wave.
//! `TABLES` is the number of tables (200), `PACE` the decisions a second at each of them (2), `SECONDS` how long each is measured (30),
//! `STREAMS` how many look on at each table (2, the first of them its player), `FLOOD` how many replays a wave asks for at once (240; with 0
//! there is no second part), `GAME=sang-rancune` has all tables be of one game, and `ONLY=sqlite` or `ONLY=postgres` measures one of the databases.
//!
//! `NODES` is the number of servers on one PostgreSQL (1). Everybody at a table comes to the same node, as a proxy sends them that goes by the
//! table; with `APART=1` whoever only watches comes to the next one. `SHARE=20` gives each node a fifth of a processor and no more,
//! `DATABASE_SHARE=30` the database so much (both by control groups, for root alone): on one machine, that is how nodes are many machines.
//! `LINGER` is for how many seconds nobody looks afterwards, before memory is measured once more (0: not at all).

#![allow(missing_docs)]

mod processes;
#[path = "../tests/serving/mod.rs"]
mod serving;

use processes::{ProcessorShare, Usage, usage, usage_with_children};
use serving::line::{Line, question};
use serving::postgres::Postgres;
use serving::{Folder, Served};
use std::io;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

/// Who plays with whom: a game, and the form that makes a table of it.
const TABLES: [(&str, &[(&str, &str)]); 7] = [
    ("sang-rancune", &[("players", "3"), ("seat2", "careful"), ("seat3", "traitor")]),
    ("mini-rogue", &[]),
    ("sang-rancune", &[("players", "4"), ("seat2", "loyal"), ("seat3", "cautious"), ("seat4", "opportunist")]),
    ("dongeon", &[]),
    ("sang-rancune", &[("players", "3"), ("seat2", "careful"), ("seat3", "random")]),
    ("scelerat", &[]),
    ("dead-cells", &[]),
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

/// How many decide at once at each node.
const HANDS: usize = 8;

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

/// What a server says of itself: a figure of its metrics.
fn metric(address: SocketAddr, name: &str) -> u64 {
    let text = Line::to(address).get("/metrics").expect("an answer").body;
    let said = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    said.expect("such a figure").parse().expect("a number")
}

/// The servers that are measured, and the database that they share.
struct Servers<'a> {
    nodes: &'a [Served],
    database: Option<&'a Postgres>,
}

impl Servers<'_> {
    /// Where somebody comes to whose table has this number.
    fn address(&self, table: usize) -> SocketAddr {
        self.nodes[table % self.nodes.len()].address
    }

    /// A figure of their metrics, of all of them together.
    fn metric(&self, name: &str) -> u64 {
        self.nodes.iter().map(|node| metric(node.address, name)).sum()
    }

    /// What the servers, the database and those who play have used so far.
    fn usage(&self) -> [Usage; 3] {
        let nodes = self.nodes.iter().map(|node| usage(node.pid())).fold(Usage::default(), |sum, one| sum + one);
        let database = self.database.map_or(Usage::default(), |database| usage_with_children(database.pid()));
        [nodes, database, usage(std::process::id())]
    }

    fn memory(&self) -> Memory {
        Memory {
            bytes: self.usage()[0].memory,
            tables: self.metric("oubliette_tables_in_memory"),
            streams: self.metric("oubliette_streams"),
            decisions: self.metric("oubliette_decisions_total"),
        }
    }
}

struct Report {
    name: &'static str,
    /// Times to answered and to seen, without and with replays.
    times: [[Vec<u64>; 2]; 2],
    failed: u64,
    shown: u64,
    busy: u64,
    seconds: f64,
    quiet: Quiet,
    /// Bytes in use before anybody came.
    empty: u64,
    /// What there was once the first tables had been played at, and after nobody had looked for a while.
    before: Memory,
    later: Option<Memory>,
}

/// What servers have in memory.
struct Memory {
    bytes: u64,
    /// Games that have ended stay for a while: they count, too.
    tables: u64,
    streams: u64,
    /// What people have decided so far.
    decisions: u64,
}

impl Memory {
    /// By how much a figure has grown, and by how many tables.
    fn since(&self, before: &Self, figure: impl Fn(&Self) -> u64) -> (u64, u64) {
        (figure(self).saturating_sub(figure(before)), self.tables.saturating_sub(before.tables).max(1))
    }
}

/// The quiet part.
struct Quiet {
    /// What servers, database and players used in it.
    used: [Usage; 3],
    /// The events that were sent in it.
    events: u64,
    /// What was in memory when it ended.
    after: Memory,
}

/// Measures both parts, one after the other, while everybody plays.
fn measure_parts<'scope>(
    scope: &'scope thread::Scope<'scope, '_>,
    servers: &Servers,
    path: &'scope str,
    measured: &'scope Measured,
) -> Quiet {
    let seconds = Duration::from_secs(number_of("SECONDS", 30));
    let events = || servers.metric("oubliette_events_total");
    thread::sleep(Duration::from_secs(5));
    let (before, sent) = (servers.usage(), events());
    measured.part.store(1, Ordering::Relaxed);
    thread::sleep(seconds);
    measured.part.store(0, Ordering::Relaxed);
    let used = servers.usage();
    let quiet =
        Quiet { used: [0, 1, 2].map(|who| used[who] - before[who]), events: events() - sent, after: servers.memory() };
    if number_of("FLOOD", 240) > 0 {
        flood(scope, servers.address(0), path, measured);
        measured.part.store(2, Ordering::Relaxed);
        thread::sleep(seconds);
        measured.part.store(0, Ordering::Relaxed);
    }
    measured.stop.store(true, Ordering::Relaxed);
    quiet
}

/// Decides at the tables of one hand, each at its pace.
fn play(mut held: Vec<Player>, hand: usize, hands: usize, measured: &Measured) {
    let between = Duration::from_secs(1) / number_of("PACE", 2) as u32;
    let tables = held.len().max(1) * hands;
    // Nobody decides at the same moment as everybody else.
    for (at, player) in held.iter_mut().enumerate() {
        player.next = Instant::now() + between * (at * hands + hand) as u32 / tables as u32;
    }
    while !measured.stopped() {
        let Some(player) = held.iter_mut().min_by_key(|player| player.next) else { return };
        thread::sleep(player.next.saturating_duration_since(Instant::now()));
        player.decide(measured).expect("an answer");
        player.next += between;
    }
}

fn measure(name: &'static str, servers: &Servers) -> Report {
    let (tables, streams) = (number_of("TABLES", 200) as usize, number_of("STREAMS", 2) as usize);
    let apart = number_of("APART", 0) as usize;
    let empty = servers.usage()[0].memory;
    let measured = Measured::new();
    let path = leave_record(servers.address(0));
    for node in servers.nodes {
        play_first_tables(node.address, &measured).expect("tables");
    }
    let before = servers.memory();
    let mut players: Vec<Player> = (0..tables).map(|kind| Player::new(servers.address(kind), kind)).collect();
    players.iter_mut().for_each(|player| player.sit_down().expect("a table"));
    let all: Vec<Arc<Table>> = players.iter().map(|player| player.table.clone()).collect();
    // Nobody waits for a node that others play at.
    let hands = HANDS * servers.nodes.len();
    let measured_by = &measured;
    let quiet = thread::scope(|scope| {
        for (at, table) in all.iter().enumerate() {
            for number in 0..streams {
                let address = servers.address(at + number.min(1) * apart);
                let watched = move || watch(address, table, number == 0, measured_by).expect("a stream");
                thread::Builder::new().stack_size(256 * 1024).spawn_scoped(scope, watched).expect("a thread");
            }
        }
        for (hand, held) in split(players, hands).into_iter().enumerate() {
            scope.spawn(move || play(held, hand, hands, measured_by));
        }
        measure_parts(scope, servers, &path, measured_by)
    });
    let linger = number_of("LINGER", 0);
    thread::sleep(Duration::from_secs(linger));
    let later = (linger > 0).then(|| servers.memory());
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
        seconds: number_of("SECONDS", 30) as f64,
        quiet,
        empty,
        before,
        later,
    }
}

fn split(players: Vec<Player>, hands: usize) -> Vec<Vec<Player>> {
    let mut held: Vec<Vec<Player>> = (0..hands).map(|_| Vec::new()).collect();
    players.into_iter().enumerate().for_each(|(at, player)| held[at % hands].push(player));
    held
}

type Row<'a> = &'a dyn Fn(&str, &dyn Fn(&Report) -> String);

fn print(reports: &[Report]) {
    let row = |what: &str, said: &dyn Fn(&Report) -> String| {
        let cells: Vec<String> = reports.iter().map(|report| format!("{:>12}", said(report))).collect();
        println!("{what:<44}{}", cells.join(""));
    };
    row("", &|report| report.name.to_string());
    print_times(&row, "", 0);
    row("not answered with yes", &|report| report.failed.to_string());
    if number_of("FLOOD", 240) > 0 {
        print_times(&row, "with replays: ", 1);
        let within = |times: &[u64]| {
            let late = times.iter().filter(|micros| **micros >= TARGET).count();
            if times.is_empty() || late * 100 >= times.len() { "no" } else { "yes" }
        };
        row("with replays: 99 of 100 answered in 100 ms", &|report| within(&report.times[1][0]).to_string());
        row("replays shown", &|report| report.shown.to_string());
        row("replays told to come back", &|report| report.busy.to_string());
    }
    print_usage(&row);
    print_memory(&row);
}

fn print_times(row: Row, with: &str, part: usize) {
    let at = |times: &[u64], part: f64| {
        let place = ((times.len() as f64 * part) as usize).min(times.len().saturating_sub(1));
        times.get(place).map_or("-".to_string(), |micros| format!("{:.1} ms", *micros as f64 / 1000.0))
    };
    for (what, kind) in [("answered", 0), ("seen", 1)] {
        row(&format!("{with}decisions {what} a second"), &|report| {
            format!("{:.0}", report.times[part][kind].len() as f64 / report.seconds)
        });
        for (name, share) in [("p50", 0.5), ("p99", 0.99), ("worst", 1.0)] {
            row(&format!("{with}decision to {what}, {name}"), &|report| at(&report.times[part][kind], share));
        }
    }
}

/// What everybody used in the quiet part, in all and by the decisions that were answered in it.
fn print_usage(row: Row) {
    let decisions = |report: &Report| report.times[0][0].len().max(1) as f64;
    for (who, name) in ["the servers", "the database", "those who play"].into_iter().enumerate() {
        row(&format!("processors in use by {name}"), &|report| {
            format!("{:.2}", report.quiet.used[who].processor / report.seconds)
        });
        row(&format!("processor time of {name}, a decision"), &|report| {
            format!("{:.0} µs", report.quiet.used[who].processor * 1e6 / decisions(report))
        });
    }
    row("events sent, a decision", &|report| format!("{:.2}", report.quiet.events as f64 / decisions(report)));
}

fn print_memory(row: Row) {
    let megabytes = |bytes: u64| format!("{:.1} MB", bytes as f64 / f64::from(1 << 20));
    row("memory before anybody came", &|report| megabytes(report.empty));
    row("memory after the first tables", &|report| megabytes(report.before.bytes));
    row("memory at the end of the quiet part", &|report| megabytes(report.quiet.after.bytes));
    row("tables in memory then, and streams", &|report| {
        format!("{}, {}", report.quiet.after.tables, report.quiet.after.streams)
    });
    row("decisions of people a table since", &|report| {
        let (decisions, tables) = report.quiet.after.since(&report.before, |memory| memory.decisions);
        format!("{:.0}", decisions as f64 / tables as f64)
    });
    row("memory a table since, with its streams", &|report| {
        let (bytes, tables) = report.quiet.after.since(&report.before, |memory| memory.bytes);
        format!("{} kB", bytes / tables / 1024)
    });
    row("memory after nobody looked, and tables", &|report| {
        report.later.as_ref().map_or("-".into(), |later| format!("{}, {}", megabytes(later.bytes), later.tables))
    });
}

/// A share of a processor, where a variable says how many percent.
fn share(variable: &str, name: &str) -> Option<ProcessorShare> {
    let percent = number_of(variable, 0);
    (percent > 0).then(|| ProcessorShare::new(name, percent))
}

/// Measures servers that share a store; each has its own share of a processor, where there are shares.
fn measure_nodes(name: &'static str, database: Option<&Postgres>, serve: impl Fn() -> Served) -> Report {
    let count = if database.is_some() { number_of("NODES", 1) } else { 1 };
    let shares: Vec<_> = (0..count).map(|node| share("SHARE", &format!("{name}-{node}"))).collect();
    let nodes: Vec<Served> = shares
        .iter()
        .map(|share| {
            let node = serve();
            share.iter().for_each(|share| share.hold(node.pid()));
            node
        })
        .collect();
    measure(name, &Servers { nodes: &nodes, database })
}

fn main() {
    let only = std::env::var("ONLY").unwrap_or_default();
    let mut reports = Vec::new();
    if only != "postgres" {
        let folder = Folder::new("load");
        reports.push(measure_nodes("sqlite", None, || Served::on_folder(&folder.0)));
    }
    if only != "sqlite" {
        let share = share("DATABASE_SHARE", "database");
        let database = Postgres::start();
        share.iter().for_each(|share| share.hold_with_children(database.pid()));
        reports.push(measure_nodes("postgres", Some(&database), || Served::on_database(&database.url())));
    }
    print(&reports);
}
