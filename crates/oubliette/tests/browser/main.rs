//! The web face in a real Chromium: the server runs, pages are opened, clicked, typed at and looked at.
#![cfg(unix)]

mod alone;
#[path = "../common/mod.rs"]
mod common;
mod consent;
mod driver;
mod dropping_proxy;
#[path = "../../../web/tests/browser/games.rs"]
mod games;
mod inspection;
mod keyboard;
mod liking;
mod looking;
mod lost;
mod manners;
mod moving;
mod pages;
mod past;
mod people;
mod plainly;
mod playing;
mod report;
mod server;
mod stage;
mod tabs;
mod together;
mod watching;
