//! A face: the plain line mode. Append-only text that a screen reader can follow, one question at a time.
//!
//! It draws pages and knows no game. Read in this order: [`Console`], [`keys`], [`plain`], [`viewer`], [`menu`].

mod console;
pub mod keys;
pub mod menu;
pub mod plain;
pub mod viewer;

pub use console::Console;

use kernel::Lang;

/// The messages of this crate, in Fluent's format.
pub fn locale(lang: Lang) -> &'static str {
    match lang {
        Lang::Fr => include_str!("../locales/fr.ftl"),
        Lang::En => include_str!("../locales/en.ftl"),
    }
}
