//! Why a change of a table did not come to stand.

use crate::store::StoreError;
use std::fmt;

/// Why a change of a table did not come to stand. The table is as the store has it.
#[derive(Debug)]
pub enum AppendError {
    /// The store does not answer.
    Store(StoreError),
    /// Somebody else was faster, at another node.
    Overtaken,
}

impl fmt::Display for AppendError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Store(error) => error.fmt(f),
            Self::Overtaken => write!(f, "another node was faster"),
        }
    }
}

impl std::error::Error for AppendError {}

impl From<StoreError> for AppendError {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}
