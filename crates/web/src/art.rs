//! Stub.
use maud::{Markup, html};
/// Lid.
pub fn lid(_: &str) -> Markup {
    html! {}
}
