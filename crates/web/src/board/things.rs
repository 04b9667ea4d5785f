//! A thing as it lies: a card face, a small chip, a die.

use super::choices::{barred, carried_choice, chance, digit, press, shown, without};
use super::{BoardView, Numbered, gauges};
use crate::html::art;
use kernel::{Choice, Suit, Thing, Tone, Zone, ZoneRole};
use maud::{Markup, html};

/// How a thing is drawn.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Size {
    /// A card with its picture.
    Card,
    /// A place on a map: a picture and a name.
    Place,
    /// Its name in a line, with a small picture.
    Chip,
}

impl Size {
    fn class(self) -> &'static str {
        match self {
            Self::Card => "card",
            Self::Place => "place",
            Self::Chip => "chip",
        }
    }
}

/// The key of a thing: the same as long as it lies there.
pub fn key(zone: &Zone, thing: &Thing) -> String {
    format!("{}:{}", zone.id, thing.id)
}

pub fn tone(thing: &Thing) -> &'static str {
    match thing.tone {
        Tone::Plain => "plain",
        Tone::Danger => "danger",
        Tone::Help => "help",
        Tone::Wealth => "wealth",
        Tone::Wonder => "wonder",
        Tone::Faint => "faint",
    }
}

pub fn suit(suit: Suit) -> &'static str {
    match suit {
        Suit::Spades => "spades",
        Suit::Hearts => "hearts",
        Suit::Diamonds => "diamonds",
        Suit::Clubs => "clubs",
    }
}

/// A thing that carries its choices: with one it is a button as a whole, with several they stand below its face, each with its verb. A card in
/// a hand is a button whatever else cannot be done with it.
pub fn carrying(view: &BoardView<'_>, zone: &Zone, thing: &Thing) -> Markup {
    let all = view.carried(zone, thing);
    let (refused, legal): (Vec<Numbered<'_>>, Vec<Numbered<'_>>) =
        all.into_iter().partition(|(_, choice)| choice.refused.is_some());
    let only = match legal[..] {
        [only] if refused.is_empty() || zone.role == ZoneRole::Hand => Some(only),
        _ => None,
    };
    html! {
        li.item.playable[!legal.is_empty()].wanted[view.is_wanted(thing)] data-key=(key(zone, thing)) data-thing=(thing.id) {
            @if let Some((at, choice)) = only {
                (press(view, at, choice, "thing card", html! {
                    (face_beside(view, thing, Size::Card, &view.said(&choice.consequence)))
                    (ribbon(view, thing, at, choice))
                }))
            } @else {
                div.thing.card { (face(view, thing, Size::Card)) }
            }
            @if !refused.is_empty() || legal.len() > 1 {
                div.deeds {
                    @if only.is_none() { @for numbered in &legal { (carried_choice(view, thing, *numbered)) } }
                    @for (_, choice) in refused { (barred(view, thing, choice)) }
                }
            }
        }
    }
}

/// What the only choice of a card is, below its face.
fn ribbon(view: &BoardView<'_>, thing: &Thing, at: usize, choice: &Choice) -> Markup {
    let label = view.said(&choice.label);
    let verb = without(&label, view.named(&thing.name));
    html! {
        span.ribbon {
            @if let Some(digit) = digit(view, at) { kbd aria-hidden="true" { (digit) } }
            span.says {
                @if verb != view.named(&thing.name) { b.what aria-hidden="true" { (verb) } }
                span.sr { (label) }
                " " span.comes { (view.said(&choice.consequence)) }
            }
            (shown(view, choice, Some(thing)))
            @if choice.chance { (chance(view)) }
        }
    }
}

/// A thing that is a short way to its choices, which are listed.
pub fn pointing(view: &BoardView<'_>, zone: &Zone, thing: &Thing, size: Size) -> Markup {
    let (column, row) = thing.at;
    html! {
        li.item.playable[playable(view, thing)].wanted[view.is_wanted(thing)].here[thing.here].{ "c" (column) }.{ "r" (row) }
            data-key=(key(zone, thing)) data-thing=(thing.id) {
            (shortcut(view, thing, size.class(), face(view, thing, size)))
        }
    }
}

/// Whether something can be done with a thing now.
pub fn playable(view: &BoardView<'_>, thing: &Thing) -> bool {
    view.about(thing).iter().any(|(_, choice)| choice.refused.is_none())
}

/// A button where there is one thing to do, a link to the first of several, or neither.
pub fn shortcut(view: &BoardView<'_>, thing: &Thing, class: &str, holds: Markup) -> Markup {
    let mut legal = view.about(thing);
    legal.retain(|(_, choice)| choice.refused.is_none());
    html! {
        @match legal[..] {
            [] => { div.thing.(class) { (holds) } },
            [(_, choice)] => {
                button.thing.(class) name="action" value=(choice.action) data-odds[choice.chance]
                    title=(view.said(&choice.label)) {
                    (holds)
                    span.sr { (view.said(&choice.label)) }
                    span.comes.sr { (view.said(&choice.consequence)) }
                }
            },
            [(at, _), ..] => { a.thing.(class) href={ "#choice-" (at + 1) } { (holds) } },
        }
    }
}

/// What can be seen of a thing. Of one that lies face down, that is its back.
pub fn face(view: &BoardView<'_>, thing: &Thing, size: Size) -> Markup {
    face_beside(view, thing, size, "")
}

/// The same beside something that is said already, as what comes of the only choice: that is not said twice, nor is a name.
fn face_beside(view: &BoardView<'_>, thing: &Thing, size: Size, said: &str) -> Markup {
    let label = view.said(&thing.label);
    let said = if label == view.named(&thing.name) { &label } else { said };
    let tone = if thing.hidden { "back" } else { tone(thing) };
    html! {
        span.face data-tone=(tone) data-suit=[thing.suit.filter(|_| !thing.hidden).map(suit)] {
            @if !thing.hidden { (corner(view, thing)) }
            span.picture { (picture(thing)) }
            @if let (Size::Place, Some((letter, rest))) = (size, lettered(view, thing)) {
                span.name.lettered { (letter) span { " " (rest) } }
            } @else {
                (view.name(&thing.name))
            }
            @if label != said { span.label.sr[size == Size::Place && thing.hidden] { (label) } }
            (gauges::of_thing(view, thing))
            @for mark in &thing.marks { span.mark { (view.said(mark)) } }
            @if thing.count > 1 { span.count { (view.counted("board-times", thing.count)) } }
            @if thing.here { span.pin { (art::sign("here")) span.sr { (view.ui.word("board-here")) } } }
        }
    }
}

/// The letter of a place whose name begins with one, and the rest of the name: where a map is narrow, the letter is what is left of it.
fn lettered<'p>(view: &BoardView<'_>, thing: &'p Thing) -> Option<(&'p str, &'p str)> {
    view.named(&thing.name).split_once(' ').filter(|(letter, _)| letter.chars().count() == 1)
}

/// The drawing of a thing; of one that lies face down, that of its back.
pub fn picture(thing: &Thing) -> Markup {
    if thing.hidden {
        return art::back(thing.picture);
    }
    let variant = thing.corner.as_ref().map(|corner| corner.en.as_str());
    art::picture(thing.picture, variant, tone(thing))
}

/// The most signs of a rank: what is longer is a word for where there is no room for a name.
const LONG_CORNER: usize = 3;

/// A rank and its suit, or a word.
pub fn corner(view: &BoardView<'_>, thing: &Thing) -> Markup {
    html! {
        @if let Some(rank) = &thing.corner {
            span.corner.word[view.named(rank).chars().count() > LONG_CORNER] aria-hidden="true" {
                b { (view.named(rank)) }
                @if let Some(of) = thing.suit { (art::suit(suit(of))) }
            }
        }
    }
}
