//! What can be done, and what cannot: buttons of the board's form.

use super::{Numbered, Sight};
use crate::html::art;
use kernel::{Choice, Refused, Thing};
use maud::{Markup, html};

/// The most choices that a digit stands for.
const DIGITS: usize = 9;
/// So many refusals stay in sight.
const FEW: usize = 2;

/// What is asked, what comes of what one looks at, and the choices that no thing carries.
pub fn panel(sight: &Sight<'_>) -> Markup {
    let (refused, legal): (Vec<Numbered<'_>>, Vec<Numbered<'_>>) =
        sight.listed().into_iter().partition(|(_, choice)| choice.refused.is_some());
    let nothing_else = legal.is_empty();
    let idle = sight.ask.is_some() && sight.page.choices.is_empty();
    html! {
        section.panel.idle[idle].told[sight.ask.is_none()] aria-labelledby="prompt" {
            div.asked {
                div.question {
                    p.prompt #prompt { (sight.said(&sight.page.prompt)) }
                    @if let Some(undo) = &sight.undo { button.quiet.undo form="undo" { (undo) } }
                }
                @if !legal.is_empty() {
                    ol.choices { @for (at, choice) in legal { li { (listed_choice(sight, at, choice)) } } }
                }
                (refusals(sight, &refused, nothing_else))
            }
            @if sight.ask.is_some() { output.preview #preview {} }
        }
    }
}

/// The digit that stands for a choice: its place among those that can be made.
pub fn digit(sight: &Sight<'_>, at: usize) -> Option<usize> {
    let before = sight.page.choices.iter().take(at).filter(|choice| choice.refused.is_none()).count();
    (before < DIGITS).then_some(before + 1)
}

/// The attributes of a button that makes a choice, and what it holds.
pub fn press(sight: &Sight<'_>, at: usize, choice: &Choice, class: &str, holds: Markup) -> Markup {
    html! {
        button.(class) id={ "choice-" (at + 1) } name="action" value=(choice.action)
            data-digit=[digit(sight, at)] data-odds[choice.chance] { (holds) }
    }
}

fn listed_choice(sight: &Sight<'_>, at: usize, choice: &Choice) -> Markup {
    press(sight, at, choice, "choice", told(sight, at, choice, &sight.said(&choice.label)))
}

/// What cannot be done now: in sight where it is little and stands beside what can be done, else folded.
fn refusals(sight: &Sight<'_>, refused: &[Numbered<'_>], nothing_else: bool) -> Markup {
    let each = refused.iter().filter_map(|(_, choice)| Some((sight.said(&choice.label), choice.refused.as_ref()?)));
    let list = html! { ul.refusals { @for (label, refused) in each { li { (refusal(sight, &label, refused)) } } } };
    html! {
        @if refused.len() > FEW || nothing_else && !refused.is_empty() {
            details #refusals { summary { (sight.counted("board-not-now", refused.len() as u32)) } (list) }
        } @else if !refused.is_empty() {
            (list)
        }
    }
}

/// A choice of a thing that carries several: without the name of the thing, which stands above it.
pub fn carried_choice(sight: &Sight<'_>, thing: &Thing, (at, choice): Numbered<'_>) -> Markup {
    let label = without(&sight.said(&choice.label), sight.named(&thing.name));
    match &choice.refused {
        Some(refused) => refusal(sight, &label, refused),
        None => press(sight, at, choice, "choice", told(sight, at, choice, &label)),
    }
}

/// What a choice is, and what comes of it.
pub fn told(sight: &Sight<'_>, at: usize, choice: &Choice, label: &str) -> Markup {
    html! {
        @if let Some(digit) = digit(sight, at) { kbd aria-hidden="true" { (digit) } }
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

/// What is left of a label without a name, written as a beginning: « Dame de pique à mains nues » is « À mains nues » where
/// the card says that it is the queen.
fn without(label: &str, name: &str) -> String {
    let rest = label.replacen(name, "", 1);
    let rest = rest.trim_matches(|sign: char| sign.is_whitespace() || matches!(sign, ',' | ':'));
    let mut signs = rest.chars();
    match signs.next() {
        Some(first) if !name.is_empty() => first.to_uppercase().chain(signs).collect(),
        _ => label.to_string(),
    }
}
