//! How long logging in takes for names that exist and for those that do not: `cargo run --release -p oubliette-web --example login_time [PAIRS]`.
//!
//! Attempts at both kinds of names come in turns, so that whatever else the machine does falls on both alike. It fails where the two can
//! be told apart: by their medians, and by the ranks of all (Mann and Whitney), of which one alone may be chance.

use std::net::{IpAddr, Ipv4Addr};
use std::time::Instant;
use web::people::accounts::{AccountError, authenticated, register};
use web::store::Place;
use web::{Config, Site};

/// How far medians may lie apart, in parts of a thousand.
const APART: f64 = 30.0;

/// How many standard deviations the sum of ranks may lie off.
const OFF: f64 = 5.0;

/// An address for each attempt, so that nobody has to wait for the next.
fn address(number: u32) -> IpAddr {
    IpAddr::V4(Ipv4Addr::from_bits(0x0a00_0000 + number))
}

/// How long one attempt takes, in seconds, which must come to nothing.
async fn attempt(site: &Site, number: u32, name: &str) -> f64 {
    let begun = Instant::now();
    let answer = authenticated(site, address(number), name, "a wrong password").await;
    let took = begun.elapsed().as_secs_f64();
    assert!(matches!(answer, Err(AccountError::Refused(_))), "{name}: {answer:?}");
    took
}

fn median(times: &[f64]) -> f64 {
    let mut sorted = times.to_vec();
    sorted.sort_by(f64::total_cmp);
    sorted[sorted.len() / 2]
}

/// By how many standard deviations the ranks of the first lie off those of the second.
fn off(first: &[f64], second: &[f64]) -> f64 {
    let mut all: Vec<(f64, bool)> =
        first.iter().map(|time| (*time, true)).chain(second.iter().map(|time| (*time, false))).collect();
    all.sort_by(|one, other| one.0.total_cmp(&other.0));
    let ranks: f64 = all.iter().zip(1..).filter(|((_, first), _)| *first).map(|(_, rank)| f64::from(rank)).sum();
    let (n, m) = (first.len() as f64, second.len() as f64);
    (ranks - n * (n + m + 1.0) / 2.0) / (n * m * (n + m + 1.0) / 12.0).sqrt()
}

#[tokio::main]
async fn main() {
    let pairs: u32 = std::env::args().nth(1).map_or(400, |said| said.parse().expect("a number of pairs"));
    let folder = std::env::temp_dir().join(format!("oubliette-login-{}", std::process::id()));
    let site = Site::open(Config::new(Place::Folder(folder.clone()))).await.expect("a site");
    let names: Vec<String> = (0..10).map(|at| format!("Known {}", (b'A' + at) as char)).collect();
    for (number, name) in (1..).zip(&names) {
        register(&site, address(number), None, name, "correct horse battery").await.expect("an account");
    }
    let (mut known, mut unknown) = (Vec::new(), Vec::new());
    for pair in 0..pairs {
        let number = 1000 + pair * 2;
        let (there, nobody) = (&names[pair as usize % names.len()], format!("Nobody {pair}"));
        // Neither is always the first.
        if pair % 2 == 0 {
            known.push(attempt(&site, number, there).await);
            unknown.push(attempt(&site, number + 1, &nobody).await);
        } else {
            unknown.push(attempt(&site, number + 1, &nobody).await);
            known.push(attempt(&site, number, there).await);
        }
    }
    let (one, other) = (median(&known), median(&unknown));
    let (apart, off) = ((one - other).abs() / other * 1000.0, off(&known, &unknown));
    println!(
        "{pairs} attempts each: {:.2} ms at names that exist, {:.2} ms at others (medians)",
        one * 1e3,
        other * 1e3
    );
    println!("apart by {apart:.1} ‰, ranks off by {off:.2} standard deviations");
    site.store.close().await;
    let _ = std::fs::remove_dir_all(folder);
    if apart > APART && off.abs() > OFF {
        eprintln!("names that exist can be told from others by the time that a wrong password takes");
        std::process::exit(1);
    }
}
