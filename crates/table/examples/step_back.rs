//! How long one step back takes late in a long game, in its replay and at its table: `cargo run --release -p oubliette-table --example step_back [LINES]`.
//!
//! A record is replayed for so many lines (700). From there it is stepped back through a line at a time; and at the table as it stands there,
//! decisions are taken back one by one.

use std::time::{Duration, Instant};
use table::{Replay, Session, shelf};

/// The game.
const LONG_GAME: &str = include_str!("../../sang-rancune/playthroughs/six-long.txt");

/// How many steps back are measured: further than tables are kept apart.
const STEPS: usize = 256;

/// How often each step is measured. The least of its times counts: in the others it waited for the processor.
const ROUNDS: usize = 5;

/// How long each of so many steps takes.
fn timed<T>(mut begin: impl FnMut() -> T, step: impl Fn(&mut T, usize)) -> Vec<Duration> {
    let mut least = vec![Duration::MAX; STEPS];
    for _ in 0..ROUNDS {
        let mut place = begin();
        for (number, least) in (1..).zip(&mut least) {
            let begun = Instant::now();
            step(&mut place, number);
            *least = begun.elapsed().min(*least);
        }
    }
    least
}

fn print(what: &str, mut times: Vec<Duration>) {
    times.sort_unstable();
    let micros = |time: Duration| time.as_nanos() as f64 / 1000.0;
    let (median, worst) = (micros(times[STEPS / 2]), micros(times[STEPS - 1]));
    println!("{what:<32} median {median:>6.1} µs, worst {worst:>6.1} µs");
}

fn at_line(line: usize) -> Replay {
    let mut replay = shelf::replay(LONG_GAME).expect("a record of ours");
    replay.go_to(line).expect("lines of ours");
    assert_eq!(replay.at(), line, "the record has fewer lines");
    replay
}

fn main() {
    let line = std::env::args().nth(1).map_or(700, |said| said.parse().expect("a number of lines"));
    assert!(line >= STEPS, "at least {STEPS} lines");
    let replay = at_line(line);
    let back = |replay: &mut Replay, number| replay.go_to(line - number).expect("a line of ours");
    print("a line back in the replay", timed(|| replay.clone(), back));
    let take_back = |session: &mut Session, number| {
        let decisions = session.decisions();
        session.undo_by_consent(session.decided_by(decisions).expect("a decision")).expect("it can be taken back");
        assert_eq!(session.decisions(), decisions - 1, "one decision at a time, step {number}");
    };
    print("a decision back at the table", timed(|| replay.session().clone(), take_back));
}
