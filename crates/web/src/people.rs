//! People: their accounts, names and passwords, and the games that they have played.

pub mod accounts;
pub mod export;
pub mod history;
pub mod names;
pub mod passwords;
pub mod trophies;
