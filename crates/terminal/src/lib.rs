//! A face: the plain line mode. It draws pages and knows no game.
//!
//! Read in this order: [`keys`], [`plain`], [`coach`].

pub mod coach;
pub mod keys;
pub mod plain;

pub use plain::{Console, menu, viewer};

use kernel::Lang;

/// The messages of this crate, in Fluent's format.
pub fn locale(lang: Lang) -> &'static str {
    match lang {
        Lang::Fr => include_str!("../locales/fr.ftl"),
        Lang::En => include_str!("../locales/en.ftl"),
    }
}
