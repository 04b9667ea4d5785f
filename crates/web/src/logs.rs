//! What the server says of itself: a line for each thing that happens, for people or for programs.

use tracing_subscriber::EnvFilter;

/// Begins to write logs to standard error.
///
/// # Errors
/// The level, where it is none.
pub fn begin(json: bool, level: &str) -> Result<(), String> {
    let filter = EnvFilter::try_new(format!("{level},sqlx=warn")).map_err(|_| level.to_string())?;
    let logs = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).with_target(false);
    if json {
        logs.json().flatten_event(true).init();
    } else {
        logs.init();
    }
    Ok(())
}
