//! What the server says of itself: a line for each thing that happens, for people or for programs.

use std::io::{IsTerminal, stderr};
use tracing_subscriber::EnvFilter;

/// Begins to write logs to standard error: `error`, `warn`, `info` or `debug`, and what is graver.
pub fn begin(json: bool, level: &str) {
    let logs = tracing_subscriber::fmt()
        .with_env_filter(EnvFilter::new(format!("{level},sqlx=warn")))
        .with_writer(stderr)
        .with_ansi(stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none_or(|said| said.is_empty()))
        .with_target(false);
    if json {
        logs.json().flatten_event(true).init();
    } else {
        logs.init();
    }
}

/// Notes where the server can be reached from now on.
pub fn ready(url: &str) {
    tracing::info!(url, "ready");
}
