//! What is counted, for those who run a server.

use crate::people::passwords::hashings;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// The upper ends of the buckets that answering times fall into, in milliseconds.
const BUCKETS: [u64; 9] = [1, 2, 5, 10, 25, 50, 100, 500, 5000];

/// What is counted.
#[derive(Default)]
pub struct Metrics {
    requests: [AtomicU64; 5],
    times: [AtomicU64; BUCKETS.len()],
    time_micros: AtomicU64,
    /// Decisions of people that were kept.
    pub decisions: AtomicU64,
    /// Tables that were made.
    pub tables: AtomicU64,
    /// Events that were sent to those who look on.
    pub events: AtomicU64,
    /// Games that were played again, up to some point, for somebody to look at.
    pub replays: AtomicU64,
    /// Connections that were closed because nothing of what was sent to them was taken.
    pub unread: AtomicU64,
    /// Connections for which there was no room.
    pub crowded: AtomicU64,
}

impl Metrics {
    /// A request was answered with that status, after that long.
    pub fn answered(&self, status: u16, after: Duration) {
        let class = (status / 100).clamp(1, 5) as usize - 1;
        self.requests[class].fetch_add(1, Ordering::Relaxed);
        self.time_micros.fetch_add(after.as_micros() as u64, Ordering::Relaxed);
        if let Some(at) = BUCKETS.iter().position(|most| after.as_millis() as u64 <= *most) {
            self.times[at].fetch_add(1, Ordering::Relaxed);
        }
    }

    /// In the text format of Prometheus, with what is counted elsewhere.
    pub fn text(&self, in_memory: usize, streams: u32, store: &str) -> String {
        let mut text = String::new();
        let mut line = |name: &str, kind: &str, help: &str, values: Vec<(String, f64)>| {
            text += &format!("# HELP oubliette_{name} {help}\n# TYPE oubliette_{name} {kind}\n");
            values.iter().for_each(|(labels, value)| text += &format!("oubliette_{name}{labels} {value}\n"));
        };
        let count = |counter: &AtomicU64| counter.load(Ordering::Relaxed) as f64;
        let classes =
            self.requests.iter().zip(1..).map(|(class, digit)| (format!("{{class=\"{digit}xx\"}}"), count(class)));
        line("requests_total", "counter", "Requests answered.", classes.collect());
        let mut sum = 0.0;
        let mut times: Vec<(String, f64)> = Vec::new();
        for (bucket, most) in self.times.iter().zip(BUCKETS) {
            sum += count(bucket);
            times.push((format!("_bucket{{le=\"{}\"}}", most as f64 / 1000.0), sum));
        }
        let all: f64 = self.requests.iter().map(count).sum();
        times.push(("_bucket{le=\"+Inf\"}".into(), all));
        times.push(("_sum".into(), count(&self.time_micros) / 1e6));
        times.push(("_count".into(), all));
        line("request_seconds", "histogram", "Time to answer a request.", times);
        let single = |value: f64| vec![(String::new(), value)];
        line("decisions_total", "counter", "Decisions of people that were kept.", single(count(&self.decisions)));
        line("tables_total", "counter", "Tables that were made.", single(count(&self.tables)));
        line("events_total", "counter", "Events sent to those who look on.", single(count(&self.events)));
        line("replays_total", "counter", "Games played again to be looked at.", single(count(&self.replays)));
        line("unread_total", "counter", "Connections closed since nothing was read.", single(count(&self.unread)));
        line("crowded_total", "counter", "Connections for which there was no room.", single(count(&self.crowded)));
        line(
            "password_hashings_total",
            "counter",
            "Passwords hashed, to be kept or compared.",
            single(hashings() as f64),
        );
        line("tables_in_memory", "gauge", "Tables in memory.", single(in_memory as f64));
        line("streams", "gauge", "Streams held open.", single(streams as f64));
        line(
            "info",
            "gauge",
            "What runs here.",
            vec![(format!("{{version=\"{}\",store=\"{store}\"}}", env!("CARGO_PKG_VERSION")), 1.0)],
        );
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_histogram_adds_up() {
        let metrics = Metrics::default();
        metrics.answered(200, Duration::from_millis(3));
        metrics.answered(404, Duration::from_millis(30));
        metrics.answered(200, Duration::from_secs(60));
        let text = metrics.text(2, 1, "sqlite");
        for line in [
            "oubliette_requests_total{class=\"2xx\"} 2",
            "oubliette_request_seconds_bucket{le=\"0.005\"} 1",
            "oubliette_request_seconds_bucket{le=\"0.05\"} 2",
            "oubliette_request_seconds_bucket{le=\"+Inf\"} 3",
            "oubliette_tables_in_memory 2",
        ] {
            assert!(text.lines().any(|known| known == line), "{line}\n{text}");
        }
    }
}
