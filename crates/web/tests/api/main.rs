//! The API from outside: programs with tokens play whole games, alone and together, ask for what they may not have, and say what
//! cannot be read. Every answer is held against the document.

#[path = "../browser/mod.rs"]
mod browser;
mod document;
mod games;
mod listening;
mod locks;
#[path = "../many_games/mod.rs"]
mod many_games;
mod people;
#[path = "../postgres/mod.rs"]
mod postgres;
mod program;
mod schema;
mod wrong;
