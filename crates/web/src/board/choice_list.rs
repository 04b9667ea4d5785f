//! The choices that no thing carries, listed beside the question: each with what it is about, several about one thing beneath its name.

use super::choices::{press, told, without};
use super::things::picture;
use super::{BoardView, Numbered, gauges};
use kernel::{Choice, Thing};
use maud::{Markup, html};

/// The most signs of a short label, and of what comes of it.
const SHORT: (usize, usize) = (18, 34);

/// All of them. What they are about is drawn with them, so that whoever reads a long list need not look for it elsewhere.
pub fn list(view: &BoardView<'_>, legal: &[Numbered<'_>]) -> Markup {
    let short = legal.iter().all(|(_, choice)| is_short(view, choice));
    html! {
        ol.choices.short[short] {
            @for alike in legal.chunk_by(|(_, one), (_, other)| one.things.first() == other.things.first()) {
                @match (alike, first_thing(view, alike)) {
                    ([_, _, ..], Some(thing)) => { li.group { (group(view, alike, thing)) } },
                    _ => { @for (at, choice) in alike { li { (line(view, *at, choice)) } } },
                }
            }
        }
    }
}

/// Whether a choice is said in a few words, so that two stand side by side on a narrow screen.
fn is_short(view: &BoardView<'_>, choice: &Choice) -> bool {
    let long = |text: &kernel::Text| view.said(text).chars().count();
    long(&choice.label) <= SHORT.0 && long(&choice.consequence) <= SHORT.1
}

fn first_thing<'p>(view: &BoardView<'p>, alike: &[Numbered<'_>]) -> Option<&'p Thing> {
    alike.first().and_then(|(_, choice)| choice.things.first()).and_then(|id| view.thing(id))
}

/// Several choices about one thing. What comes of more than one of them is written out once, and told of the others on looking.
fn group(view: &BoardView<'_>, alike: &[Numbered<'_>], thing: &Thing) -> Markup {
    let said = |place: usize| alike[..place].iter().any(|(_, other)| other.consequence == alike[place].1.consequence);
    html! {
        p.about-thing data-shows=(thing.id) { (picture(thing)) b { (view.named(&thing.name)) } (gauges::brief(view, thing)) }
        ol.choices {
            @for (place, (at, choice)) in alike.iter().enumerate() {
                @let label = without(&view.said(&choice.label), view.named(&thing.name));
                li { (press(view, *at, choice, "choice", told(view, *at, choice, &label, Some(thing), said(place)))) }
            }
        }
    }
}

/// A choice by itself.
fn line(view: &BoardView<'_>, at: usize, choice: &Choice) -> Markup {
    press(view, at, choice, "choice", told(view, at, choice, &view.said(&choice.label), None, false))
}
