//! A face: the web. Pages drawn on the server from pages of the games, tables by link, accounts, an API, and the store.
//!
//! | folder | holds |
//! |---|---|
//! | [`store`] | what is kept, in SQLite or PostgreSQL |
//! | [`live`] | tables in memory: what is done at them, bots that think, those who look on |
//! | [`people`] | accounts, names, passwords; what somebody has played |
//! | [`rules`] | rulebooks, how they are searched, and lessons |
//! | [`replays`] | games looked at again |
//! | [`http`] | the door: connections, requests and their errors, limits, files |
//! | [`board`], [`html`] | a game's page as HTML; the frame around it, drawings and charts |
//! | [`pages`] | what people ask for: pages, and what their forms do |
//! | [`api`] | what programs ask for |
//!
//! Read in this order: [`config`], [`clock`], [`store`], [`live`], [`background`], [`site`], [`http`], [`localizer`], [`board`], [`pages`],
//! [`api`]; [`daily`]; [`admin`], [`logs`] and [`metrics`] for those who run a server.

pub mod admin;
pub mod api;
pub mod background;
pub mod board;
pub mod clock;
pub mod config;
pub mod daily;
pub mod deals;
pub mod html;
pub mod http;
pub mod ids;
pub mod live;
pub mod localizer;
pub mod logs;
pub mod metrics;
pub mod pages;
pub mod people;
pub mod replays;
pub mod rules;
pub mod site;
pub mod store;

pub use config::Config;
pub use http::serve::{app, serve};
pub use site::Site;
