//! A page as HTML: where the game stands, what lies where, what can be done and what comes of it.
//!
//! Everything here is made of a seat's [`Page`] and of words. Nothing needs a script: choices are buttons of one form,
//! and what a script may do better is marked with `data-` attributes.

mod card;
mod choice_list;
mod choices;
pub mod film;
mod gauges;
mod path;
mod table_of_things;
#[cfg(test)]
mod tests;
mod things;
mod zones;

use crate::html::slot::{Slot, slot};
use crate::rules::rulebook::Rulebook;
use kernel::{Choice, Lang, Layout, Page, Printed, Seat, Text, Thing, Zone, ZoneRole};
use maud::{Markup, html};
use table::Words;

/// The most choices that a card carries; where there are more, they are listed.
const MOST_CARRIED: usize = 4;
/// The most choices that a card in a hand carries.
const MOST_IN_HAND: usize = 1;
/// The most signs of a word that a small card has room for.
const LONG_WORD: usize = 9;

/// What a board is drawn from.
pub struct BoardView<'a> {
    /// The id of the game: the stylesheet and the links to the rules are keyed by it.
    pub game: &'a str,
    /// Who sits where.
    pub plates: &'a [SeatPlate],
    /// The words of the game.
    pub words: &'a Words,
    /// The words of the web face.
    pub ui: &'a Words,
    /// What the seat has before its eyes.
    pub page: &'a Page,
    /// Where answers go; nothing where nothing can be answered: watching, replaying.
    pub ask: Option<AnswerForm<'a>>,
    /// Where answers will go though nothing is asked now: the page around the parts stays the same, so that what happens is shown in it.
    pub later: Option<&'a str>,
    /// Where everything is looked at closely: `/t/ID/look`.
    pub look: Option<String>,
    /// What the button says that takes something back, where that can be asked for; its form is `#undo`.
    pub undo: Option<String>,
    /// The button that asks the coach, where he may be asked.
    pub coach: Option<Markup>,
    /// The choice that a lesson waits for, in notation.
    pub wanted: Option<&'a str>,
    /// What somebody asks of whoever looks, above the question; its form is `#consent`.
    pub asked: Option<Markup>,
    /// What happened last, in a sentence.
    pub happened: Option<String>,
    /// What stands in place of a question once it is over.
    pub ending: Option<Markup>,
}

/// Where the answer to a question goes.
#[derive(Clone, Copy)]
pub struct AnswerForm<'a> {
    /// The form's target: `/t/ID/play`.
    pub action: &'a str,
    /// The id of the question, which the answer repeats.
    pub request: &'a str,
    /// How it is sent: `post`, or `get` where nothing comes of it but another page.
    pub method: &'static str,
}

/// Whose a thing is that stands for a seat, by what the game calls it.
#[derive(Clone, Debug)]
pub struct SeatPlate {
    /// The seat.
    pub seat: Seat,
    /// What the game calls it.
    pub name: Printed,
    /// Who sits there, where that is worth saying.
    pub holder: Option<String>,
}

/// A choice with its place among the page's choices.
type Numbered<'a> = (usize, &'a Choice);

impl<'a> BoardView<'a> {
    /// A board with nothing to answer, to look at closely or to be told beside what lies there.
    pub fn still(game: &'a str, words: &'a Words, ui: &'a Words, page: &'a Page) -> Self {
        Self {
            plates: &[],
            game,
            words,
            ui,
            page,
            ask: None,
            later: None,
            look: None,
            undo: None,
            coach: None,
            asked: None,
            wanted: None,
            happened: None,
            ending: None,
        }
    }

    fn said(&self, text: &Text) -> String {
        self.words.say(text)
    }

    fn named<'p>(&self, printed: &'p Printed) -> &'p str {
        printed.in_lang(self.words.lang)
    }

    /// A name where it stands by itself: no sign of punctuation is alone on a line, and a long word says so.
    fn name(&self, printed: &Printed) -> Markup {
        let name = self.named(printed);
        let long =
            name.split(|sign: char| sign.is_whitespace() || sign == '-').any(|word| word.chars().count() > LONG_WORD);
        let name = [" !", " ?", " :", " ;"]
            .iter()
            .fold(name.to_string(), |name, sign| name.replace(sign, &sign.replace(' ', "\u{202f}")));
        html! { span.name.long-name[long] { (name) } }
    }

    /// A number in a message of the web face.
    fn counted(&self, id: &'static str, count: u32) -> String {
        self.ui.say(&Text::new(id).number("count", count))
    }

    /// Where a clause is read: what only a campaign opens, at its table.
    fn rule(&self, clause: &str) -> String {
        let book = Rulebook::of(self.game, self.words.lang);
        match (book.and_then(|book| book.link(clause)), self.ask.and_then(|ask| ask.action.strip_suffix("/play"))) {
            (None, Some(table)) if book.is_some() => format!("{table}/rules#{clause}"),
            _ => format!("/rules/{}#{clause}", self.game),
        }
    }

    fn choices(&self) -> impl Iterator<Item = Numbered<'a>> {
        let asked = self.ask.is_some();
        self.page.choices.iter().enumerate().filter(move |_| asked)
    }

    /// The thing of an id.
    fn thing(&self, id: &str) -> Option<&'a Thing> {
        self.page.zones.iter().flat_map(|zone| &zone.things).find(|thing| thing.id == id)
    }

    /// The choices about a thing: those that are made by clicking on it.
    fn about(&self, thing: &Thing) -> Vec<Numbered<'a>> {
        self.choices().filter(|(_, choice)| choice.things.first() == Some(&thing.id)).collect()
    }

    /// Whether the things of a zone carry their choices: there has to be room on them. What is done to an opponent is listed, too far from
    /// the question otherwise.
    fn carries(&self, zone: &Zone) -> bool {
        matches!(zone.layout, Layout::Hand | Layout::Card) || zone.layout == Layout::Row && zone.role == ZoneRole::Scene
    }

    /// Whose a thing is, where it stands for a seat.
    fn plate(&self, zone: &Zone, thing: &Thing) -> Option<&'a SeatPlate> {
        let people = matches!(zone.role, ZoneRole::Others | ZoneRole::Own);
        self.plates.iter().find(|plate| people && plate.name == thing.name)
    }

    /// Whether a thing is what the choice is about that a lesson waits for.
    fn is_wanted(&self, thing: &Thing) -> bool {
        self.about(thing).iter().any(|(_, choice)| self.wanted == Some(choice.action.as_str()))
    }

    /// The choices that a thing carries; a card in a hand has room for fewer.
    fn carried(&self, zone: &Zone, thing: &Thing) -> Vec<Numbered<'a>> {
        let about = if self.carries(zone) { self.about(thing) } else { Vec::new() };
        let most = if zone.role == ZoneRole::Hand { MOST_IN_HAND } else { MOST_CARRIED };
        let legal = about.iter().filter(|(_, choice)| choice.refused.is_none()).count();
        if legal <= most { about } else { Vec::new() }
    }

    /// The choices that no thing carries.
    fn listed(&self) -> Vec<Numbered<'a>> {
        let things = || self.page.zones.iter().flat_map(|zone| zone.things.iter().map(move |thing| (zone, thing)));
        let carried: Vec<usize> =
            things().flat_map(|(zone, thing)| self.carried(zone, thing)).map(|(at, _)| at).collect();
        self.choices().filter(|(at, _)| !carried.contains(at)).collect()
    }
}

/// The name of the slot of a role.
fn role_name(role: ZoneRole) -> &'static str {
    match role {
        ZoneRole::Scene => "scene",
        ZoneRole::Opponent => "opponent",
        ZoneRole::Own => "own",
        ZoneRole::Hand => "hand",
        ZoneRole::Others => "others",
        ZoneRole::Piles => "piles",
        ZoneRole::Memory => "memory",
    }
}

/// The name of the slot of a zone.
fn zone_slot(zone: &Zone) -> String {
    format!("zone-{}", zone.id)
}

/// What lies on the table, zone by zone, whoever is asked what: what could be looked up is no part of a scene.
pub fn scene_slots(view: &BoardView<'_>) -> Vec<Slot> {
    let zones = view.page.zones.iter().filter(|zone| zone.role != ZoneRole::Memory);
    let zones = zones.map(|zone| Slot::new(zone_slot(zone), zones::inside(view, zone)));
    core::iter::once(Slot::new("place", place(view))).chain(zones).collect()
}

/// The parts of the board, each drawn by itself.
pub fn slots(view: &BoardView<'_>) -> Vec<Slot> {
    let mut slots = scene_slots(view);
    let memory = view.page.zones.iter().filter(|zone| zone.role == ZoneRole::Memory);
    slots.extend(memory.map(|zone| Slot::new(zone_slot(zone), zones::inside(view, zone))));
    slots.push(Slot::new("notes", notes(view)));
    slots.push(Slot::new("happening", html! { @if let Some(happened) = &view.happened { (happened) } }));
    slots.push(Slot::new("ask", choices::panel(view)));
    slots
}

/// The board: a form, where there is something to answer.
pub fn board(view: &BoardView<'_>) -> Markup {
    frame(view, &slots(view))
}

/// The parts of the board in their places, which are the same from the first decision to the last.
pub fn frame(view: &BoardView<'_>, slots: &[Slot]) -> Markup {
    let part = |role: ZoneRole| zones::of_role(view, slots, role);
    let inner = html! {
        div.tableau {
            (slot("header", slots, "place"))
            (slot("div", slots, "turn"))
            div.stage role="region" aria-label=(view.ui.word("board-stage")) tabindex="0" {
                div.front { (part(ZoneRole::Opponent)) (part(ZoneRole::Scene)) }
                div.back {
                    (part(ZoneRole::Others)) (part(ZoneRole::Own)) (slot("div", slots, "notes")) (part(ZoneRole::Piles)) (part(ZoneRole::Memory))
                }
            }
            (slot("p", slots, "happening"))
            (part(ZoneRole::Hand))
        }
        (slot("section", slots, "ask"))
        @if view.ask.is_some() || view.later.is_some() { output.preview #preview {} }
    };
    match view.ask.map(|ask| (ask.method, ask.action)).or(view.later.map(|action| ("post", action))) {
        Some((method, action)) => html! {
            form.board method=(method) action=(action) data-live data-game=(view.game)
                data-odds-from=[odds_from(action)] { (inner) }
        },
        None => html! { div.board data-game=(view.game) { (inner) } },
    }
}

/// Where the game stands, and what its quantities are.
fn place(view: &BoardView<'_>) -> Markup {
    html! {
        h2.heading { (view.said(&view.page.heading)) }
        (gauges::gauges(view))
    }
}

/// Where the odds of a choice are told: beside where it is played.
fn odds_from(action: &str) -> Option<String> {
    action.strip_suffix("/play").map(|table| format!("{table}/odds"))
}

fn notes(view: &BoardView<'_>) -> Markup {
    html! {
        @if !view.page.notes.is_empty() {
            ul.notes aria-label=(view.ui.word("board-notes")) {
                @for note in &view.page.notes { li { (view.said(note)) } }
            }
        }
    }
}

/// The messages of the board and of the page around it, in Fluent's format.
pub fn locale(lang: Lang) -> &'static str {
    match lang {
        Lang::Fr => include_str!("../locales/fr/board.ftl"),
        Lang::En => include_str!("../locales/en/board.ftl"),
    }
}
