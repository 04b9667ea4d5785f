//! How far a long command has come, on one line of the terminal.

use std::io::{self, IsTerminal, Write};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// Shows progress on a terminal while the work is done.
pub fn watched<T: Send>(games: u64, work: impl FnOnce(&AtomicU64) -> T + Send) -> T {
    let done = AtomicU64::new(0);
    if !io::stderr().is_terminal() {
        return work(&done);
    }
    std::thread::scope(|scope| {
        let worker = scope.spawn(|| work(&done));
        let began = Instant::now();
        let mut columns = 1;
        while !worker.is_finished() {
            columns = terminal_size::terminal_size_of(io::stderr()).map_or(80, |(width, _)| usize::from(width.0));
            let _ =
                write!(io::stderr(), "\r{}", progress(done.load(Ordering::Relaxed), games, began.elapsed(), columns));
            std::thread::sleep(Duration::from_millis(50));
        }
        let _ = write!(io::stderr(), "\r{}\r", " ".repeat(columns.saturating_sub(1)));
        worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
    })
}

/// A bar on one line, the games that have ended, and the time that the others may take: before the first one ends, nobody knows.
fn progress(ended: u64, games: u64, since: Duration, columns: usize) -> String {
    let left =
        (ended > 0).then(|| (since.as_secs_f64() * games.saturating_sub(ended) as f64 / ended as f64).ceil() as u64);
    let left = left.map_or(String::new(), |seconds| format!(" {}:{:02}", seconds / 60, seconds % 60));
    let said = format!(" {ended}/{games}{left}");
    // Always as long, so that each covers the one before; less one column, for terminals break a line that is full.
    let room = columns.saturating_sub(1);
    let width = room.saturating_sub(said.len());
    let full = (width as f64 * ended as f64 / games.max(1) as f64) as usize;
    let bar = "█".repeat(full.min(width)) + &"░".repeat(width.saturating_sub(full));
    (bar + &said).chars().take(room).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn progress_fills_one_line() {
        let at = |ended, columns| progress(ended, 200, Duration::from_secs(10), columns);
        assert_eq!(at(0, 17), "░░░░░░░░░░ 0/200");
        assert_eq!(at(20, 23), "█░░░░░░░░░ 20/200 1:30");
        assert_eq!(at(200, 24), "██████████ 200/200 0:00");
        assert_eq!((at(200, 4).as_str(), at(7, 0).as_str()), (" 20", ""));
    }
}
