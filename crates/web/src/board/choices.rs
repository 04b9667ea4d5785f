//! What can be done, and what cannot: buttons of the board's form.

use super::{BoardView, Numbered};
use crate::html::art;
use kernel::{Choice, Refused, Thing};
use maud::{Markup, html};

/// The most choices that a digit stands for.
const DIGITS: usize = 9;
/// So many refusals stay in sight.
const FEW: usize = 2;

/// What is asked, what comes of what one looks at, and the choices that no thing carries.
pub fn panel(view: &BoardView<'_>) -> Markup {
    let (refused, legal): (Vec<Numbered<'_>>, Vec<Numbered<'_>>) =
        view.listed().into_iter().partition(|(_, choice)| choice.refused.is_some());
    let nothing_else = legal.is_empty();
    let idle = view.ask.is_some() && view.page.choices.is_empty();
    html! {
        section.panel.idle[idle].told[view.ask.is_none()] aria-labelledby="prompt" {
            div.asked {
                div.question {
                    p.prompt #prompt { (view.said(&view.page.prompt)) }
                    @if let Some(undo) = &view.undo { button.quiet.undo form="undo" { (undo) } }
                }
                @if !legal.is_empty() {
                    ol.choices { @for (at, choice) in legal { li { (listed_choice(view, at, choice)) } } }
                }
                (refusals(view, &refused, nothing_else))
            }
            @if view.ask.is_some() { output.preview #preview {} }
        }
    }
}

/// The digit that stands for a choice: its place among those that can be made.
pub fn digit(view: &BoardView<'_>, at: usize) -> Option<usize> {
    let before = view.page.choices.iter().take(at).filter(|choice| choice.refused.is_none()).count();
    (before < DIGITS).then_some(before + 1)
}

/// The attributes of a button that makes a choice, and what it holds.
pub fn press(view: &BoardView<'_>, at: usize, choice: &Choice, class: &str, holds: Markup) -> Markup {
    html! {
        button.(class) id={ "choice-" (at + 1) } name="action" value=(choice.action)
            data-digit=[digit(view, at)] data-odds[choice.chance] { (holds) }
    }
}

fn listed_choice(view: &BoardView<'_>, at: usize, choice: &Choice) -> Markup {
    press(view, at, choice, "choice", told(view, at, choice, &view.said(&choice.label)))
}

/// What cannot be done now: in sight where it is little and stands beside what can be done, else folded.
fn refusals(view: &BoardView<'_>, refused: &[Numbered<'_>], nothing_else: bool) -> Markup {
    let each = refused.iter().filter_map(|(_, choice)| Some((view.said(&choice.label), choice.refused.as_ref()?)));
    let list = html! { ul.refusals { @for (label, refused) in each { li { (refusal(view, &label, refused)) } } } };
    html! {
        @if refused.len() > FEW || nothing_else && !refused.is_empty() {
            details #refusals { summary { (view.counted("board-not-now", refused.len() as u32)) } (list) }
        } @else if !refused.is_empty() {
            (list)
        }
    }
}

/// A choice of a thing that carries several: without the name of the thing, which stands above it.
pub fn carried_choice(view: &BoardView<'_>, thing: &Thing, (at, choice): Numbered<'_>) -> Markup {
    let label = without(&view.said(&choice.label), view.named(&thing.name));
    match &choice.refused {
        Some(refused) => refusal(view, &label, refused),
        None => press(view, at, choice, "choice", told(view, at, choice, &label)),
    }
}

/// What a choice is, and what comes of it.
pub fn told(view: &BoardView<'_>, at: usize, choice: &Choice, label: &str) -> Markup {
    html! {
        @if let Some(digit) = digit(view, at) { kbd aria-hidden="true" { (digit) } }
        span.what { (label) }
        span.comes { (view.said(&choice.consequence)) }
        @if choice.chance { (chance(view)) }
    }
}

/// The sign that chance has a say.
pub fn chance(view: &BoardView<'_>) -> Markup {
    html! { span.chance { (art::sign("chance")) span.sr { (view.ui.word("board-chance")) } } }
}

/// Something that cannot be done now: why, and where the rules say so.
pub fn refusal(view: &BoardView<'_>, label: &str, refused: &Refused) -> Markup {
    html! {
        div.refused {
            button.choice type="button" aria-disabled="true" {
                span.what { (label) }
                span.why { span.sr { (view.ui.word("board-refused")) } (view.said(&refused.why)) }
            }
            a.rule href=(view.rule(refused.clause)) title=(view.ui.word("board-rule")) {
                span aria-hidden="true" { "§" } span.sr { (view.ui.word("board-rule")) }
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
