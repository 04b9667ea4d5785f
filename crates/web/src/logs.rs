//! What the server says of itself: a line for each thing that happens, for people or for programs.

use std::io::{IsTerminal, stderr};
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::fmt;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

/// Begins to write logs to standard error: `error`, `warn`, `info` or `debug`, and what is graver.
pub fn begin(json: bool, level: &str) {
    let level = level.parse().unwrap_or(LevelFilter::INFO);
    let wanted = Targets::new().with_default(level).with_target("sqlx", LevelFilter::WARN);
    let colours = stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none_or(|said| said.is_empty());
    let lines = fmt::layer().with_writer(stderr).with_ansi(colours).with_target(false);
    let logs = tracing_subscriber::registry().with(wanted);
    if json {
        logs.with(lines.json().flatten_event(true)).init();
    } else {
        logs.with(lines).init();
    }
}

/// Notes where the server can be reached from now on.
pub fn ready(url: &str) {
    tracing::info!(url, "ready");
}
