//! The page around everything.

use maud::{DOCTYPE, Markup, html};
use table::Words;

/// How things are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Looks;

impl Looks {
    /// Reads a cookie.
    pub fn read(_: &str) -> Self {
        Self
    }
}

/// The page around everything.
pub struct Shell<'a> {
    /// The words of the web face.
    pub ui: &'a Words,
    /// The title.
    pub title: &'a str,
    /// The game, for its colours.
    pub game: Option<&'a str>,
    /// The name of the account.
    pub who: Option<&'a str>,
    /// The path and query of this page.
    pub here: &'a str,
    /// How things are shown.
    pub looks: Looks,
}

impl Shell<'_> {
    /// A whole page.
    pub fn page(&self, body: Markup) -> Markup {
        html! { (DOCTYPE) html lang=(self.ui.lang.code()) { head { title { (self.title) } } body { main { (body) } } } }
    }
}
