//! What a database takes when nobody plays: `cargo bench --bench append`.
//!
//! The store's own code appends lines to records, as decisions do, and nothing else happens: no pages, no rules, no people. `NODES` is the
//! number of stores on one PostgreSQL (1), `TABLES` how many tables at each of them append again as soon as what they appended
//! stands (64), `LINES` how many lines go at a time (6, as with Sang Rancune among bots), `SECONDS` for how long (10), `DATABASE_SHARE=30` gives the
//! database so many percent of a processor, and `ONLY=sqlite` or `ONLY=postgres` measures one of them.

#![allow(missing_docs)]

mod processes;
#[path = "../tests/serving/mod.rs"]
mod serving;

use processes::{ProcessorShare, Usage, usage, usage_with_children};
use serving::Folder;
use serving::postgres::Postgres;
use std::sync::Arc;
use std::time::{Duration, Instant};
use web::store::{Appended, NewLines, NewTable, Place, SeatRow, Store};

fn number_of(name: &str, usual: u64) -> u64 {
    std::env::var(name).map_or(usual, |said| said.parse().unwrap_or_else(|_| panic!("{name} is a number")))
}

/// A line of a record, as long as most are.
const LINE: &str = "play 2 give 17 to 3";

async fn new_table(store: &Store) -> String {
    let seats = vec![SeatRow { person: Some("somebody".into()), name: "Ada".into(), ..SeatRow::default() }];
    let game = "sang-rancune".to_string();
    store.new_table(&NewTable { game, owner: "somebody".into(), seats, ..NewTable::default() }).await.expect("a table")
}

/// Appends to one table until time is up; gives how long each took, in microseconds, of those that began and ended in time.
async fn append_all(store: Arc<Store>, table: String, begin: Instant, end: Instant) -> Vec<u64> {
    let many = number_of("LINES", 6) as usize;
    let (mut n, mut times) = (0, Vec::new());
    while Instant::now() < end {
        let head = (n == 0).then(|| "oubliette record\n".repeat(10));
        let lines = vec![LINE.to_string(); many];
        let entry = NewLines { table: table.clone(), n, lines, head, result: None, assisted: false, board: None };
        let sent = Instant::now();
        assert_eq!(store.append(entry).await.expect("an answer"), Appended::Stands);
        n += many;
        if sent >= begin && Instant::now() <= end {
            times.push(sent.elapsed().as_micros() as u64);
        }
    }
    times
}

/// How many transactions a PostgreSQL has finished, and how many bytes it has logged ahead of them.
fn logged(database: Option<&Postgres>) -> [f64; 2] {
    let number = |sql: &str| database.map_or(0.0, |database| database.ask(sql).parse().expect("a number"));
    let transactions = "SELECT xact_commit FROM pg_stat_database WHERE datname = 'postgres'";
    [number(transactions), number("SELECT pg_current_wal_insert_lsn() - '0/0'")]
}

async fn measure(name: &str, place: Place, database: Option<&Postgres>) {
    let nodes = if database.is_some() { number_of("NODES", 1) } else { 1 };
    let seconds = Duration::from_secs(number_of("SECONDS", 10));
    let mut tables = Vec::new();
    for _ in 0..nodes {
        let store = Store::open(place.clone()).await.expect("a store");
        for _ in 0..number_of("TABLES", 64) {
            tables.push((store.clone(), new_table(&store).await));
        }
    }
    let begin = Instant::now() + Duration::from_secs(2);
    let end = begin + seconds;
    let all: Vec<_> =
        tables.into_iter().map(|(store, table)| tokio::spawn(append_all(store, table, begin, end))).collect();
    let used = || (usage(std::process::id()), database.map_or(Usage::default(), |it| usage_with_children(it.pid())));
    tokio::time::sleep_until(begin.into()).await;
    let (before, begun) = (used(), logged(database));
    tokio::time::sleep_until(end.into()).await;
    let (after, ended) = (used(), logged(database));
    let mut times = Vec::new();
    for one in all {
        times.extend(one.await.expect("a task"));
    }
    times.sort_unstable();
    let (count, seconds) = (times.len().max(1) as f64, seconds.as_secs_f64());
    let (store, database) = (after.0 - before.0, after.1 - before.1);
    println!("{name}: {nodes} stores, {} tables each", number_of("TABLES", 64));
    println!("  appends a second                {:>10.0}", count / seconds);
    println!("  transactions a second           {:>10.0}", (ended[0] - begun[0]) / seconds);
    let at = |share: f64| times.get((times.len() as f64 * share) as usize).copied().unwrap_or(0) as f64 / 1000.0;
    println!("  append to stands: p50, p99      {:>7.1}, {:.1} ms", at(0.5), at(0.99));
    for (who, used) in [("stores", store), ("database", database)] {
        println!("  processors in use by the {who:<9}{:>8.2}", used.processor / seconds);
        println!("  processor time of the {who:<9} {:>9.0} µs an append", used.processor * 1e6 / count);
    }
    println!("  bytes in the write-ahead log    {:>10.0} an append", (ended[1] - begun[1]) / count);
    println!("  bytes written to files          {:>10.0} an append", (store.written + database.written) / count);
}

fn main() {
    let only = std::env::var("ONLY").unwrap_or_default();
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    if only != "postgres" {
        let folder = Folder::new("append");
        runtime.block_on(measure("sqlite", Place::Folder(folder.0.clone()), None));
    }
    if only != "sqlite" {
        let percent = number_of("DATABASE_SHARE", 0);
        let share = (percent > 0).then(|| ProcessorShare::new("database", percent));
        let database = Postgres::start();
        share.iter().for_each(|share| share.hold_with_children(database.pid()));
        runtime.block_on(measure("postgres", Place::Postgres(database.url()), Some(&database)));
    }
}
