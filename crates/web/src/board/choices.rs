//! What can be done, and what cannot: buttons of the board's form.

use super::things::picture;
use super::{BoardView, Numbered, choice_list, gauges};
use crate::html::art;
use kernel::{Choice, Refused, Thing};
use maud::{Markup, html};

/// The most choices that a digit stands for.
const DIGITS: usize = 9;

/// What somebody else wants to know first, what is asked, what comes of what one looks at, and the choices that no thing carries; after the end, how it ended.
pub fn panel(view: &BoardView<'_>) -> Markup {
    if let Some(ending) = &view.ending {
        return html! { @if let Some(asked) = &view.asked { (asked) } (ending) };
    }
    let legal = view.listed().into_iter().filter(|(_, choice)| choice.refused.is_none());
    let legal: Vec<Numbered<'_>> = legal.collect();
    html! {
        @if let Some(ask) = view.ask { input type="hidden" name="request" value=(ask.request); }
        @if let Some(asked) = &view.asked { (asked) }
        div.question {
            p.prompt #prompt { (view.said(&view.page.prompt)) }
            @if let Some(coach) = &view.coach { (coach) }
            @if let Some(undo) = &view.undo { button.quiet.undo form="undo" { (undo) } }
        }
        @if !legal.is_empty() { (choice_list::list(view, &legal)) }
        (refusals(view))
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
        button.(class).wanted[view.wanted == Some(&choice.action)] id={ "choice-" (at + 1) } name="action" value=(choice.action)
            data-digit=[digit(view, at)] data-odds[choice.chance] data-about=[about(choice)] { (holds) }
    }
}

/// The things that a choice is about, by their ids, in a line each.
fn about(choice: &Choice) -> Option<String> {
    (!choice.things.is_empty()).then(|| choice.things.join("\n"))
}

/// What cannot be done now, folded: each reason once, with all that it forbids.
fn refusals(view: &BoardView<'_>) -> Markup {
    let mut reasons: Vec<(&Refused, Vec<String>)> = Vec::new();
    let mut count = 0;
    for (_, choice) in view.choices() {
        let Some(refused) = &choice.refused else { continue };
        count += 1;
        let label = view.said(&choice.label);
        match reasons.iter_mut().find(|(known, _)| *known == refused) {
            Some((_, labels)) => labels.push(label),
            None => reasons.push((refused, vec![label])),
        }
    }
    html! {
        @if count > 0 {
            details.not-now #refusals {
                summary { (view.counted("board-not-now", count)) }
                ul.refusals { @for (refused, labels) in &reasons { li { (refusal(view, &labels.join(", "), refused)) } } }
            }
        }
    }
}

/// Something that a card does not allow now, in a word: why stands beside the question.
pub fn barred(view: &BoardView<'_>, thing: &Thing, choice: &Choice) -> Markup {
    let label = without(&view.said(&choice.label), view.named(&thing.name));
    let why = choice.refused.as_ref().map(|refused| view.said(&refused.why)).unwrap_or_default();
    html! { p.barred title=(why) { span aria-hidden="true" { "✕ " } (label) span.sr { ": " (why) } } }
}

/// A choice of a thing that carries several: without the name of the thing, which stands above it.
pub fn carried_choice(view: &BoardView<'_>, thing: &Thing, (at, choice): Numbered<'_>) -> Markup {
    let label = without(&view.said(&choice.label), view.named(&thing.name));
    match &choice.refused {
        Some(_) => barred(view, thing, choice),
        None => press(view, at, choice, "choice", told(view, at, choice, &label, Some(thing), false)),
    }
}

/// What a choice of a thing is, whatever else it is about, and what comes of it; that only on looking, where it has been said already.
pub fn told(view: &BoardView<'_>, at: usize, choice: &Choice, label: &str, of: Option<&Thing>, said: bool) -> Markup {
    html! {
        @if let Some(digit) = digit(view, at) { kbd aria-hidden="true" { (digit) } }
        span.what { (label) }
        span.comes.sr[said] { (view.said(&choice.consequence)) }
        (shown(view, choice, of))
        @if choice.chance { (chance(view)) }
    }
}

/// What a choice is about besides the thing that it stands on, drawn small: nobody has to look for it elsewhere.
pub fn shown(view: &BoardView<'_>, choice: &Choice, of: Option<&Thing>) -> Markup {
    let other = |id: &&String| of.is_none_or(|of| of.id != **id);
    let things: Vec<&Thing> = choice.things.iter().filter(other).filter_map(|id| view.thing(id)).collect();
    html! {
        @if !things.is_empty() {
            span.shown aria-hidden="true" {
                @for thing in things { span data-shows=(thing.id) { (picture(thing)) (gauges::brief(view, thing)) } }
            }
        }
    }
}

/// The sign that chance has a say.
pub fn chance(view: &BoardView<'_>) -> Markup {
    html! { span.chance { (art::sign("chance")) span.sr { (view.ui.word("board-chance")) } } }
}

/// Something that cannot be done now: why, and where the rules say so.
fn refusal(view: &BoardView<'_>, label: &str, refused: &Refused) -> Markup {
    html! {
        div.refused {
            p { span.what { (label) } span.why { span.sr { (view.ui.word("board-refused")) } (view.said(&refused.why)) } }
            a.rule href=(view.rule(refused.clause)) title=(view.ui.word("board-rule")) {
                span aria-hidden="true" { "§" } span.sr { (view.ui.word("board-rule")) }
            }
        }
    }
}

/// What is left of a label without the name at its beginning or end, written as a beginning: « Dame de pique à mains nues » is « À mains nues »
/// where the card says that it is the queen. In the middle of a label a name stays: without it, the rest would make no sentence.
pub fn without(label: &str, name: &str) -> String {
    let rest = label.strip_prefix(name).or_else(|| label.strip_suffix(name)).unwrap_or(label);
    let rest = rest.trim_matches(|sign: char| sign.is_whitespace() || matches!(sign, ',' | ':'));
    let rest = rest.strip_prefix('(').and_then(|inside| inside.strip_suffix(')')).unwrap_or(rest);
    let mut signs = rest.chars();
    match signs.next() {
        Some(first) if !name.is_empty() => first.to_uppercase().chain(signs).collect(),
        _ => label.to_string(),
    }
}
