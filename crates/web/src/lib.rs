//! A face: the web. Pages drawn on the server from pages of the games, tables by link, accounts, an API, and the store.
//!
//! Read in this order: [`config`], [`store`], [`wanted`], [`live`], [`hall`], [`site`], [`visitor`], [`guard`], [`failure`], [`shell`],
//! [`names`], [`passwords`], [`accounts`], [`history`], [`chart`], [`pages`], [`admin`], and [`serve`], which runs it all.

pub mod accounts;
pub mod admin;
pub mod chart;
pub mod config;
pub mod failure;
pub mod guard;
pub mod hall;
pub mod history;
pub mod ids;
pub mod limits;
pub mod live;
pub mod metrics;
pub mod names;
pub mod pages;
pub mod passwords;
pub mod serve;
pub mod shell;
pub mod site;
pub mod store;
pub mod tongue;
pub mod visitor;
pub mod wanted;

pub use config::Config;
pub use serve::{app, serve};
pub use site::Site;
