//! What `deploy/` gives to those who run a server: everything it names is there, and all of it is tried, as far as that needs neither a container
//! engine nor systemd as the first process.
#![cfg(unix)]

#[path = "../common/mod.rs"]
mod common;
#[path = "../serving/mod.rs"]
mod serving;

mod backup;
mod files;
mod proxy;

use std::fs;
use std::path::{Path, PathBuf};

/// The repository.
fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Where a file of `deploy/` is.
fn deployed(name: &str) -> PathBuf {
    repository().join("deploy").join(name)
}

/// The text of a file of `deploy/`.
fn file(name: &str) -> String {
    fs::read_to_string(deployed(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}
