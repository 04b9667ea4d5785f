//! What can be done, and what cannot: buttons of the board's form.

use super::{Numbered, Sight};
use crate::art;
use kernel::{Choice, Refused, Thing};
use maud::{Markup, html};

/// The most choices that a digit stands for.
const DIGITS: usize = 9;

/// What is asked, what comes of what one looks at, and the choices that no thing carries.
pub fn panel(sight: &Sight<'_>) -> Markup {
    let listed = sight.listed();
    let over = sight.ask.is_some() && sight.page.choices.is_empty();
    html! {
        section.panel.over[over] aria-labelledby="prompt" {
            p.prompt #prompt { (sight.said(&sight.page.prompt)) }
            @if !listed.is_empty() {
                ol.choices.many[listed.len() > 5] {
                    @for numbered in listed { li { (listed_choice(sight, numbered)) } }
                }
            }
            @if sight.ask.is_some() { output.preview #preview {} }
        }
    }
}

/// The digit that stands for a choice.
pub fn digit(at: usize) -> Option<usize> {
    (at < DIGITS).then_some(at + 1)
}

/// The attributes of a button that makes a choice, and what it holds.
pub fn press(at: usize, choice: &Choice, class: &str, holds: Markup) -> Markup {
    html! {
        button.(class) id={ "choice-" (at + 1) } name="action" value=(choice.action) data-digit=[digit(at)] data-odds[choice.chance] { (holds) }
    }
}

fn listed_choice(sight: &Sight<'_>, (at, choice): Numbered<'_>) -> Markup {
    let label = sight.said(&choice.label);
    match &choice.refused {
        Some(refused) => refusal(sight, &label, refused),
        None => press(at, choice, "choice", told(sight, at, choice, &label)),
    }
}

/// A choice of a thing that carries several: without the name of the thing, which stands above it.
pub fn carried_choice(sight: &Sight<'_>, thing: &Thing, (at, choice): Numbered<'_>) -> Markup {
    let label = without(&sight.said(&choice.label), sight.named(&thing.name));
    match &choice.refused {
        Some(refused) => refusal(sight, &label, refused),
        None => press(at, choice, "choice", told(sight, at, choice, &label)),
    }
}

/// What a choice is, and what comes of it.
pub fn told(sight: &Sight<'_>, at: usize, choice: &Choice, label: &str) -> Markup {
    html! {
        @if let Some(digit) = digit(at) { kbd aria-hidden="true" { (digit) } }
        span.what { (label) }
        span.comes { (sight.said(&choice.consequence)) }
        @if choice.chance { (chance(sight)) }
    }
}

/// The sign that chance has a say.
pub fn chance(sight: &Sight<'_>) -> Markup {
    html! { span.chance { (art::sign("chance")) span.sr { (sight.ui.word("board-chance")) } } }
}

/// Something that cannot be done now: why, and where the rules say so.
pub fn refusal(sight: &Sight<'_>, label: &str, refused: &Refused) -> Markup {
    html! {
        div.refused {
            button.choice type="button" aria-disabled="true" {
                span.what { (label) }
                span.why { span.sr { (sight.ui.word("board-refused")) } (sight.said(&refused.why)) }
            }
            a.rule href=(sight.rule(refused.clause)) title=(sight.ui.word("board-rule")) {
                span aria-hidden="true" { "§" } span.sr { (sight.ui.word("board-rule")) }
            }
        }
    }
}

/// What is left of a label without a name, written as a beginning: « Dame de pique à mains nues » is « À mains nues » where the
/// card says that it is the queen.
fn without(label: &str, name: &str) -> String {
    let rest = label.replacen(name, "", 1);
    let rest = rest.trim_matches(|sign: char| sign.is_whitespace() || matches!(sign, ',' | ':'));
    let mut signs = rest.chars();
    match signs.next() {
        Some(first) if !name.is_empty() => first.to_uppercase().chain(signs).collect(),
        _ => label.to_string(),
    }
}
