//! A face: the web. Pages drawn on the server from pages of the games, tables by link, accounts, an API, and the store.
//!
//! Read in this order: [`config`], [`clock`], [`store`], [`wanted`], [`live`], [`lanes`], [`hall`], [`lasting`], [`site`], [`visitor`], [`guard`], [`failure`], [`deeds`],
//! [`shell`], [`public_pages`], [`compression`], [`art`], [`assets`], [`board`], [`pages`]; [`names`], [`passwords`], [`accounts`], [`history`], [`export`] and [`chart`] for people;
//! [`needle`], [`prose`], [`rulebook`] and [`lesson`] for rules; [`past`], [`cache`] and [`daily`]; [`admin`]; and
//! [`places`], [`unread`], [`connection`] and [`serve`], which run it all.

pub mod accounts;
pub mod admin;
pub mod admitted;
pub mod api;
pub mod art;
pub mod asked;
pub mod assets;
pub mod board;
pub mod cache;
pub mod chart;
pub mod clock;
pub mod compression;
pub mod config;
pub mod connection;
pub mod daily;
pub mod deeds;
pub mod export;
pub mod failure;
pub mod form_parts;
pub mod guard;
pub mod hall;
pub mod history;
pub mod ids;
pub mod lanes;
pub mod lasting;
pub mod lesson;
pub mod limits;
pub mod link;
pub mod live;
pub mod logs;
pub mod metrics;
pub mod names;
pub mod needle;
pub mod pages;
pub mod passwords;
pub mod past;
pub mod picture;
pub mod places;
pub mod prose;
pub mod public_pages;
pub mod quota;
pub mod rulebook;
pub mod serve;
pub mod shell;
pub mod site;
pub mod store;
pub mod tongue;
pub mod unread;
pub mod visitor;
pub mod wanted;
pub mod watched;
pub mod who;

pub use config::Config;
pub use serve::{app, serve};
pub use site::Site;
