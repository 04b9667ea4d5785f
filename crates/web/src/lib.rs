//! The web face.

pub mod art;
pub mod assets;
pub mod board;
pub mod shell;
