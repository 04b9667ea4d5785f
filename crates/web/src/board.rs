//! Stub.
use maud::{Markup, html};
/// Sight.
pub struct Sight<'a> {
    /// a
    pub game: &'a str,
    /// a
    pub words: &'a table::Words,
    /// a
    pub ui: &'a table::Words,
    /// a
    pub page: &'a kernel::Page,
    /// a
    pub ask: Option<Ask<'a>>,
}
/// Ask.
pub struct Ask<'a> {
    /// a
    pub action: &'a str,
    /// a
    pub request: &'a str,
}
/// Board.
pub fn board(sight: &Sight<'_>) -> Markup {
    html! { h1 { (sight.words.say(&sight.page.heading)) } @if let Some(ask) = &sight.ask { form method="post" action=(ask.action) data-live { input type="hidden" name="request" value=(ask.request); @for choice in &sight.page.choices { @if choice.refused.is_none() { button name="action" value=(choice.action) { (sight.words.say(&choice.label)) } } } } } }
}
