//! Zones: every way in which things may lie, drawn from the page's data alone.
//!
//! Each kind has a file with two functions: how much room it wants, and how it is drawn there.

mod card;
mod cards;
mod dice;
mod grid;
mod lanes;
mod ledger;
mod path;
mod running;

use super::canvas::{Canvas, Spot, width};
use super::gauges;
use super::look::{Look, Weight};
use kernel::{Beat, BeatKind, Choice, Layout, Page, Text, Thing, Zone, ZoneRole};
use ratatui::layout::Rect;
use ratatui::style::Style;
use table::Words;

/// The words that a screen is written in: the game's, and the face's own.
pub struct ScreenWords {
    /// The game's.
    pub game: Words,
    /// The face's own.
    pub own: Words,
}

/// How large things are drawn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Scale {
    /// As a few words.
    Small,
    /// As cards.
    Medium,
    /// As cards with drawings.
    Large,
}

/// A page being looked at.
pub struct Sight<'a> {
    /// The page.
    pub page: &'a Page,
    /// In these words.
    pub speech: &'a ScreenWords,
    /// With these drawings.
    pub drawing: &'a dyn Fn(&str) -> Option<&'static str>,
    /// What one looks at.
    pub focus: Option<Spot>,
    /// What is happening.
    pub beat: Option<&'a Beat>,
    /// Whether that is being shown now: else it is what happened last.
    pub staged: bool,
}

impl Sight<'_> {
    /// Says something of the game.
    pub fn say(&self, text: &Text) -> String {
        self.speech.game.say(text)
    }

    /// Says something of the game in signs that the screen has.
    pub fn said(&self, text: &Text, look: Look) -> String {
        look.spelt(&self.say(text))
    }

    /// The name of a thing, in signs that the screen has.
    pub fn called(&self, thing: &Thing, look: Look) -> String {
        look.spelt(thing.name.in_lang(self.speech.game.lang))
    }

    /// One of the face's own words, in signs that the screen has.
    pub fn own(&self, id: &'static str, look: Look) -> String {
        look.spelt(&self.speech.own.word(id))
    }

    /// The quantities of a thing with what has just befallen it, what lies on it or holds of it.
    pub fn marks(&self, thing: &Thing, look: Look) -> Vec<String> {
        let counted = self.counted(thing, look);
        counted.into_iter().chain(thing.marks.iter().map(|mark| self.said(mark, look))).collect()
    }

    /// The quantities of a thing; what has just befallen it stands beside the first, or alone where there is none.
    pub fn counted(&self, thing: &Thing, look: Look) -> Vec<String> {
        let mut counted: Vec<String> = thing.gauges.iter().map(|gauge| gauges::said(self, gauge, look)).collect();
        match (self.befallen(&thing.id, look), counted.first_mut()) {
            (Some(amount), Some(first)) => *first = format!("{first} {amount}"),
            (Some(amount), None) => counted.push(amount),
            (None, _) => {}
        }
        counted
    }

    /// What lies on a thing or holds of it, for what says its quantities elsewhere.
    pub fn bare_marks(&self, thing: &Thing, look: Look) -> Vec<String> {
        thing.marks.iter().map(|mark| self.said(mark, look)).collect()
    }

    /// By how much a thing, a zone or a quantity is being hurt or healed, while that is shown: `−3`.
    pub fn befallen(&self, id: &str, look: Look) -> Option<String> {
        let beat = self.beat.filter(|beat| self.staged && beat.amount != 0 && beat.to.as_deref() == Some(id))?;
        let sign = match beat.kind {
            BeatKind::Hurt | BeatKind::Lost => "−",
            BeatKind::Healed | BeatKind::Gained => "+",
            _ => return None,
        };
        Some(look.spelt(&format!("{sign}{}", beat.amount.abs())))
    }

    /// Whether a thing is part of what is being shown.
    fn takes_part(&self, id: &str) -> bool {
        let ends = self.beat.filter(|_| self.staged).map(|beat| [&beat.from, &beat.to]);
        ends.into_iter().flatten().any(|end| end.as_deref() == Some(id))
    }

    /// What stands in the corner of a thing: `D♠`. Nothing for a thing without.
    pub fn corner(&self, thing: &Thing, look: Look) -> String {
        let lang = self.speech.game.lang;
        let rank = thing.corner.as_ref().map_or("", |corner| corner.in_lang(lang));
        let suit = thing.suit.map_or("", |suit| look.suit(suit, lang));
        // Letters are not run together: `DPi` is no card.
        let gap = if suit.len() > 1 && suit.is_ascii() { " " } else { "" };
        look.spelt(&format!("{rank}{gap}{suit}"))
    }

    /// A thing in a word: its corner, or its name.
    pub fn word(&self, thing: &Thing, look: Look) -> String {
        let corner = self.corner(thing, look);
        let word = if corner.is_empty() { self.called(thing, look) } else { corner };
        if thing.count > 1 { format!("{word} {}{}", look.times(), thing.count) } else { word }
    }

    /// A thing in a word among running words: its corner where that is what it is called, the face of a die or how much lies on a
    /// stack; else its name, for what stands in a corner may be a price.
    pub fn spoken(&self, zone: &Zone, thing: &Thing, look: Look) -> String {
        let name = self.called(thing, look);
        let by_corner = matches!(zone.layout, Layout::Dice | Layout::Stack | Layout::List);
        match (by_corner || self.corner_names(thing, look), thing.count > 1) {
            (true, _) => self.word(thing, look),
            (false, true) => format!("{name} {}{}", look.times(), thing.count),
            (false, false) => name,
        }
    }

    /// Whether what stands in a thing's corner is what it is called, in short.
    pub fn corner_names(&self, thing: &Thing, look: Look) -> bool {
        let corner = self.corner(thing, look);
        let bare = corner.trim_end_matches('*');
        !bare.is_empty() && (thing.suit.is_some() || self.called(thing, look).contains(bare))
    }

    /// The style of what stands in a thing's corner.
    pub fn corner_style(&self, thing: &Thing, look: Look) -> Style {
        thing.suit.map_or_else(|| look.tone(thing.tone), |suit| look.suit_style(suit))
    }

    /// The choices about a thing, with their numbers from 1.
    pub fn choices<'s>(&'s self, thing: &'s Thing) -> impl Iterator<Item = (usize, &'s Choice)> {
        let about = |(_, choice): &(usize, &Choice)| choice.things.first() == Some(&thing.id);
        self.page.choices.iter().enumerate().map(|(at, choice)| (at + 1, choice)).filter(about)
    }

    /// The numbers of the choices about a thing: `1·5`.
    pub fn numbers(&self, thing: &Thing, look: Look) -> String {
        let allowed = self.choices(thing).filter(|(_, choice)| choice.refused.is_none());
        allowed.map(|(number, _)| number.to_string()).collect::<Vec<_>>().join(look.dot())
    }

    /// As many of these numbers as a width holds: none is cut in two.
    pub fn numbers_in(&self, thing: &Thing, look: Look, most: u16) -> String {
        let all = self.numbers(thing, look);
        if width(&all) <= most {
            return all;
        }
        let mut kept: Vec<&str> = all.split(look.dot()).collect();
        let room = most.saturating_sub(width(look.cut()));
        while kept.pop().is_some() && width(&kept.join(look.dot())) > room {}
        kept.join(look.dot()) + look.cut()
    }

    /// The name of a thing, with the numbers of the choices about it, or the sign of where one is: `2: Zombie`.
    pub fn numbered(&self, thing: &Thing, look: Look) -> String {
        let (numbers, name) = (self.numbers(thing, look), self.called(thing, look));
        match (numbers.is_empty(), thing.here) {
            (true, false) => name,
            (true, true) => format!("@ {name}"),
            (false, _) => format!("{numbers}: {name}"),
        }
    }

    /// Whether one looks at a thing, or at a choice that concerns it, or it takes part in what is being shown.
    pub fn looked_at(&self, spot: Spot, thing: &Thing) -> bool {
        if self.takes_part(&thing.id) {
            return true;
        }
        match self.focus {
            Some(Spot::Choice(at)) => self.page.choices.get(at).is_some_and(|choice| choice.things.contains(&thing.id)),
            focus => focus == Some(spot),
        }
    }

    /// How strongly a thing's frame is drawn.
    pub fn weight(&self, spot: Spot, thing: &Thing) -> Weight {
        if self.looked_at(spot, thing) { Weight::Heavy } else { Weight::Thin }
    }

    /// The head of a zone: its name, and how many things lie there where that is not plain to see.
    pub fn head(&self, zone: &Zone, look: Look) -> String {
        let label = self.said(&zone.label, look);
        let counted = match zone.layout {
            Layout::Hand | Layout::List | Layout::Stack => zone.count > 0,
            _ => false,
        };
        let label = if counted { format!("{label} ({})", zone.count) } else { label };
        match self.befallen(zone.id, look) {
            Some(amount) => format!("{label} {amount}"),
            None => label,
        }
    }
}

/// Whether things are set as running words, their zone's name before them.
pub fn runs(zone: &Zone, scale: Scale) -> bool {
    match zone.layout {
        Layout::Tokens | Layout::Timeline | Layout::List => true,
        Layout::Row | Layout::Hand | Layout::Stack | Layout::Pile | Layout::Dice => scale == Scale::Small,
        // A map that is but remembered is drawn where there is room for it.
        Layout::Path { .. } => zone.role == ZoneRole::Memory && scale == Scale::Small,
        _ => false,
    }
}

/// Whether the zone's name has a line of its own; what has heads or a form of its own does without where room is short.
fn headed(zone: &Zone, scale: Scale) -> bool {
    let formed =
        matches!(zone.layout, Layout::Table { .. } | Layout::Lanes { .. } | Layout::Grid { .. } | Layout::Path { .. });
    let bare = formed && scale == Scale::Small;
    !runs(zone, scale) && !bare
}

/// The least cards that a row of the scene keeps room for: what lies beside it stays in place as cards go and come.
const KEPT: u16 = 4;

/// The most lines of a table of players, which are the least of one of the scene; and the most of that.
const TABLE_LINES: u16 = 6;
const MOST_TABLE_LINES: u16 = 8;

/// The room that a zone has in this width, its head included, where so many things at most have ever lain: by its form and not by
/// what anything says. Nothing where it cannot be drawn in this scale.
pub fn form(zone: &Zone, scale: Scale, width: u16, most: u16) -> Option<(u16, u16)> {
    let half = width.saturating_sub(2) / 2;
    let (across, down) = match &zone.layout {
        Layout::Timeline => return Some((width, 1)),
        Layout::List | Layout::Tokens => return Some([(half, 1), (width, 1), (width, 2)][scale as usize]),
        Layout::Path { .. } if runs(zone, scale) => return Some((width, 1)),
        Layout::Pile if scale == Scale::Small => return Some((width.saturating_sub(4) / 3, 1)),
        Layout::Stack if scale == Scale::Small => return Some((half, 1)),
        Layout::Dice if scale == Scale::Small => return Some((width, 1)),
        Layout::Row if scale == Scale::Small => return Some((width, if most > 2 { 2 } else { 1 })),
        Layout::Hand if scale == Scale::Small => return Some((width, 2)),
        Layout::Row | Layout::Hand => {
            // One thing has its place; several keep room for more.
            let least = if zone.role == ZoneRole::Scene || most > 1 { KEPT } else { 1 };
            let cards =
                if zone.layout == Layout::Hand { width } else { most.max(least) * (cards::card(scale).0 + 1) - 1 };
            let (narrowest, down) = cards::narrowest(scale);
            if most * (narrowest + 1) > width + 1 {
                return None;
            }
            (cards, down)
        }
        Layout::Stack => cards::stack_form(scale),
        Layout::Pile => (cards::PILE, cards::card(scale).1),
        Layout::Card => card::size(scale, width),
        Layout::Grid { columns, rows } => grid::size(*columns, *rows, scale, width),
        Layout::Path { columns, rows } => path::size(zone, (*columns, *rows), scale, width),
        Layout::Lanes { labels } => lanes::size(labels.len() as u16, scale, width),
        // Who fights comes and goes; who plays does not.
        Layout::Table { .. } if matches!(zone.role, ZoneRole::Scene | ZoneRole::Opponent) => {
            (width, [TABLE_LINES, MOST_TABLE_LINES, MOST_TABLE_LINES][scale as usize] + 1)
        }
        Layout::Table { .. } => (width, most.clamp(1, TABLE_LINES) + 1),
        Layout::Dice => dice::form(width),
    };
    Some((across.min(width), down + headed(zone, scale) as u16))
}

/// The lines of a zone, its head included, that lies beside the story in this width: of a map that is but remembered. Nothing of all
/// others.
pub fn lines_beside(zone: &Zone, width: u16) -> Option<u16> {
    match zone.layout {
        Layout::Path { columns, rows } if zone.role == ZoneRole::Memory => {
            path::lines_beside((columns, rows), width).map(|lines| lines + 1)
        }
        _ => None,
    }
}

/// Draws a zone that lies beside the story, head and all.
pub fn draw_beside(canvas: &mut Canvas<'_>, sight: &Sight<'_>, at: usize, area: Rect) {
    let (zone, look) = (&sight.page.zones[at], canvas.look);
    canvas.zones.push((at, area));
    let style = if sight.focus == Some(Spot::Zone(at)) { look.focused() } else { look.dim() };
    canvas.text(area.x, area.y, &sight.head(zone, look), area.width, style);
    if let Layout::Path { columns, .. } = zone.layout {
        let body = Rect { y: area.y + 1, height: area.height.saturating_sub(1), ..area };
        canvas.within(body, |canvas| path::draw_beside(canvas, sight, at, columns, body));
    }
}

/// The least room of a zone where there is little: a table keeps none for who may come.
pub fn tight(zone: &Zone, (across, down): (u16, u16), most: u16) -> (u16, u16) {
    match zone.layout {
        Layout::Table { .. } => (across, down.min(most.clamp(1, TABLE_LINES) + 1)),
        _ => (across, down),
    }
}

/// The scale in which a zone's things fit into their place: where cards do not, their names do.
fn fitting(sight: &Sight<'_>, zone: &Zone, look: Look, scale: Scale, area: Rect) -> Scale {
    let rows = matches!(zone.layout, Layout::Row | Layout::Hand) && !zone.things.is_empty();
    if !rows || scale == Scale::Small {
        return scale;
    }
    let (across, down) = cards::row_size(sight, zone, look, scale, area.width);
    if across <= area.width && down < area.height { scale } else { Scale::Small }
}

/// Draws a zone, head and all; nothing of it lies elsewhere, but for the pointer before its name.
pub fn draw(canvas: &mut Canvas<'_>, sight: &Sight<'_>, at: usize, scale: Scale, area: Rect) {
    let zone = &sight.page.zones[at];
    let scale = fitting(sight, zone, canvas.look, scale, area);
    if (sight.focus == Some(Spot::Zone(at)) || sight.takes_part(zone.id)) && area.x > 0 {
        canvas.sign(area.x - 1, area.y, canvas.look.pointer(), canvas.look.strong());
    }
    canvas.within(area, |canvas| {
        if runs(zone, scale) {
            return running::draw(canvas, sight, at, area);
        }
        let mut body = area;
        if headed(zone, scale) {
            let style = if sight.focus == Some(Spot::Zone(at)) { canvas.look.focused() } else { canvas.look.dim() };
            canvas.text(area.x, area.y, &sight.head(zone, canvas.look), area.width, style);
            body = Rect { y: area.y + 1, height: area.height.saturating_sub(1), ..area };
        }
        draw_body(canvas, sight, at, scale, body);
    });
}

fn draw_body(canvas: &mut Canvas<'_>, sight: &Sight<'_>, at: usize, scale: Scale, body: Rect) {
    let zone = &sight.page.zones[at];
    match &zone.layout {
        Layout::Row | Layout::Hand | Layout::Stack if zone.things.is_empty() => {
            cards::empty(canvas, sight, at, scale, body)
        }
        Layout::Row | Layout::Hand => cards::draw_row(canvas, sight, at, scale, body),
        Layout::Stack => cards::draw_stack(canvas, sight, at, scale, body),
        Layout::Pile => cards::draw_pile(canvas, sight, at, scale, body),
        Layout::Card => card::draw(canvas, sight, at, scale, body),
        Layout::Grid { columns, rows } => grid::draw(canvas, sight, at, (*columns, *rows), scale, body),
        Layout::Path { columns, .. } => path::draw(canvas, sight, at, *columns, scale, body),
        Layout::Lanes { labels } => lanes::draw(canvas, sight, at, labels, scale, body),
        Layout::Table { columns } => ledger::draw(canvas, sight, at, columns, body),
        Layout::Dice => dice::draw(canvas, sight, at, body),
        Layout::Tokens | Layout::Timeline | Layout::List => {}
    }
}
