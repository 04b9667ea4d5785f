//! A face: the terminal, in plain lines or as a screen. It draws pages and knows no game.
//!
//! Read in this order: [`keys`], [`who`], [`others`], [`orders`], [`plain`], [`coach`], [`record_line`], [`screen`].

pub mod cabinet;
pub mod coach;
pub mod codex_words;
pub mod epilogue;
mod guide;
pub mod keys;
pub mod orders;
pub mod others;
pub mod plain;
pub mod puzzling;
pub mod record_line;
mod refused;
pub mod review_words;
pub mod screen;
pub mod who;

pub use plain::{Console, menu, viewer};

use kernel::Lang;

/// The messages of this crate, in Fluent's format.
pub fn locale(lang: Lang) -> &'static str {
    match lang {
        Lang::Fr => include_str!("../locales/fr.ftl"),
        Lang::En => include_str!("../locales/en.ftl"),
    }
}
